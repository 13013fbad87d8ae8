import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findSecrets, redact, redactText, secretsInFile } from "../../src/daily/redact.ts";
import { SECRET_RULES } from "../../src/daily/secret-rules.ts";
import { cpuMs } from "../support/cpu-time.ts";
import { HARMLESS, KEY, mixed, SHAPES, upper, words } from "../support/secret-shapes.ts";

describe("secrets", () => {
  it.each(SHAPES)("%s goes, and what surrounds it stays", (_, secret) => {
    const { text, found } = redactText(`Before ${secret} after`);
    const tail = secret.replace(/(?: https:\/\/example\.com|@\S*|;Encrypt=true|["'}]+)$/, "").slice(-8);
    expect(text).toMatch(/^Before .*\[redacted:[a-z-]+\].* after$/);
    expect(text).not.toContain(tail);
    expect(found.length).toBeGreaterThan(0);
  });

  it("go from the middle of a line of code, a table and a quotation", () => {
    const token = words("gh", "p_", mixed(36));
    for (const line of [
      `export TOKEN="${token}"`,
      `| ci | ${token} |`,
      `> use \`${token}\`,`,
      `x(${token});`,
      `=${token}`,
    ]) {
      expect(redactText(line).text).not.toContain(mixed(8));
    }
  });

  it("name the special rule before the general one, and leave nothing of the longer find", () => {
    const line = words("pass", "word=", "gh", "p_", mixed(36), "!tail-7");
    expect(redactText(line).text).toBe("password=[redacted:github-token]");
  });

  it.each([
    ["The wifi password is Nelke77!", "The wifi password is [redacted:password]"],
    ["WLAN-Passwort ist Nelke77!! und gilt bis Mai.", "WLAN-Passwort ist [redacted:password] und gilt bis Mai."],
    ["Is the password Nelke77?", "Is the password [redacted:password]?"],
  ])("go with the mark behind them that may be their last sign: %s", (line, left) => {
    expect(redactText(line).text).toBe(left);
  });

  it("are replaced once and for all", () => {
    const all = [...SHAPES.map(([, secret]) => secret), ...KEY].join("\n");
    const once = redactText(all);
    expect(redactText(once.text)).toEqual({ text: once.text, found: [] });
  });

  it.each(HARMLESS)("are not seen in: %s", (line) => {
    expect(redactText(line)).toEqual({ text: line, found: [] });
  });

  it("that the user allows stay, exactly these and no others", () => {
    const token = words("gh", "p_", mixed(36));
    const password = words("pass", "word=", "fixture-1!");
    expect(redactText(`${token} ${password}`, [token, "fixture-1!"]).found).toEqual([]);
    expect(redactText(`${token}x`, [token]).found).toHaveLength(1);
  });

  it("are reported with rule and line, and the lines stay as many", () => {
    const lines = ["a", words("AK", "IA", upper(16)), "b", ...KEY, "c"];
    expect(redact(lines)).toEqual({
      lines: ["a", "[redacted:aws-key]", "b", ...KEY.map(() => "[redacted:private-key]"), "c"],
      found: [
        { rule: "aws-key", line: 2 },
        { rule: "private-key", line: 4 },
      ],
    });
    expect(redact([])).toEqual({ lines: [], found: [] });
    expect(redact([""])).toEqual({ lines: [""], found: [] });
  });
});

describe("private keys", () => {
  it("go whole, also indented, quoted and on one line with written line ends", () => {
    for (const text of [
      `${KEY.map((l) => `    ${l}`).join("\n")}\nafter`,
      `${KEY.map((l) => `> ${l}`).join("\n")}\nafter`,
    ]) {
      expect(redactText(text).text).not.toMatch(/q8Zr|Qw==|PRIVATE/);
      expect(redactText(text).text).toContain("after");
    }
    expect(redactText(`{"key":"${KEY.join("\\n")}"}`).text).toBe('{"key":"[redacted:private-key]"}');
  });

  it("without an end take what follows along: no line of them stays", () => {
    const lines = [...KEY.slice(0, 1), ...Array.from({ length: 60 }, () => mixed(64)), "Qw=="];
    expect(redact(lines).lines).toEqual(lines.map(() => "[redacted:private-key]"));
  });

  it("that are only spoken of lose the marker and nothing else", () => {
    const text = `The file begins with ${KEY[0]}.\nWe keep it in the vault.\n`;
    expect(redactText(text).text).toBe("The file begins with [redacted:private-key].\nWe keep it in the vault.\n");
  });

  it("two of them, one unclosed, are both gone", () => {
    expect(redactText([...KEY.slice(0, 3), "", ...KEY, "after"].join("\n")).text).not.toMatch(/q8Zr/);
  });
});

describe("redaction of any text", () => {
  it("keeps the number of lines, and does not care where a secret stands", () => {
    const unit = fc.constantFrom(
      ...SHAPES.map(([, secret]) => secret),
      KEY.join("\n"),
      " ",
      "\n",
      "word",
      "=",
      '"',
      "://",
      "@",
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 30 }), (parts) => {
        const lines = parts.join("").split("\n");
        expect(redact(lines).lines).toHaveLength(lines.length);
      }),
    );
  });

  it("has every rule's keywords in what the rule finds", () => {
    const all = SHAPES.map(([, secret]) => secret).join("\n");
    for (const rule of SECRET_RULES) {
      for (const match of all.matchAll(rule.pattern)) {
        const found = rule.pattern.ignoreCase ? match[0].toLowerCase() : match[0];
        const around = all.slice(match.index - 8, match.index) + found;
        expect(
          rule.keywords.some((keyword) => around.includes(keyword)),
          `${rule.name}: ${match[0]}`,
        ).toBe(true);
      }
    }
  });

  it("is linear: 40 KB made for each rule and each way of telling in under a sixth of a second", () => {
    const units = [
      ...SECRET_RULES.flatMap((rule) => rule.keywords),
      "ey" + "J-",
      "eyJaaaaaaaa.",
      "://a:",
      "://a:b@",
      "curl -u ",
      "password=",
      'password="',
      "secret:",
      "token = ",
      "key-0",
      "bearer a",
      "pat0a",
      "1:AA",
      "sig=",
      "-----BEGIN PRI" + "VATE KEY-----",
      "-----BEGIN PRI" + "VATE KEY-----\n",
      "-----END PRI" + "VATE KEY-----",
      "a",
      "a.",
      "M0",
      "SG.a",
      "\n",
      " ",
      "0",
      "_",
      "-",
      "password=____1(",
      "Q~",
      "-ghs_1_",
      "ghs_1_a.",
      "://a:x-oauth-basic@",
      "tskey-ab-aaaaaaaa-",
      ...[
        "Passwort: ",
        "the key is ",
        "PIN 12 ",
        "code 4711, ",
        "密码",
        "パスワードは",
        "пароль на ",
        "door opens with ",
      ],
      ...[
        "user / ",
        "user / a!",
        "login: a / B!c9 ",
        "pass: ",
        "key|",
        "answer? ",
        "((((",
        "\u201e'\"",
        "| key | ",
        "# Passwords\n",
      ],
      ...[
        "A_",
        "PASS",
        "X_PASSWORD: ",
        "A_TOKEN=",
        "host=a ",
        "password=a host=",
        "host=a;b=",
        "glpat-aaaa\n",
        "4539 1488 ",
      ],
      ...[
        "DE00 AAAA ",
        "AA00",
        "4539148803436467 CVC ",
        "safe 1 then ",
        "password, ",
        "PIN changed, now ",
        'encrypted with "a b ',
      ],
      ...["log in as a1 / b2 ", "what pin? ", "stringData:\n  a: b\n", "first pet: ", "echo a|", "role a password "],
      ...["4111 1111 1111 1112 ", "1-1-", "- code\n  x\n", "\nkey: a", "> a: pin?\n> b: 1111\n", "7z a"],
      ...["[ToolCall] Bash psql -c ", "1 then ", "the passphrase is a ", "password is a b ", "key-1-", "/a.b"],
    ];
    // A sixth of it where nothing else runs; what is quadratic takes half as long again, and what is worse far more.
    const BOUND = 0.16;
    const slow = units.filter((unit) => {
      const input = unit.repeat(Math.ceil(40_000 / unit.length));
      const seconds = (): number => {
        const started = cpuMs();
        findSecrets(input);
        return (cpuMs() - started) / 1_000;
      };
      return seconds() > BOUND && seconds() > BOUND;
    });
    expect(slow).toEqual([]);
  });
});

describe("the secrets in a memory's file", () => {
  const file = (matter: string): string => `---\n${matter}---\n\nThe archive moves.\n`;
  it.each([
    ["a place above the next key", "description: hasło w sejfie w sekretariacie\ntype: project\n", []],
    ["a key with its value", "type: project\npassword: Tulip-42x\n", [{ rule: "password", line: 3 }]],
    ["a value a line below its key", "type: project\npassword:\n  Tulip-42x\n", [{ rule: "password", line: 4 }]],
  ])("are read key by key: %s", (_, matter, found) => {
    expect(secretsInFile(file(matter))).toEqual(found);
  });

  it("are read in a line of an index by its name and by what it says", () => {
    const line = (name: string, hook: string): string => `# Memory\n\n- [${name}](project_a.md) — ${hook}\n`;
    expect(
      secretsInFile(line("bcrypt12 hashes the admin password table.", "bcrypt12 hashes the admin password table.")),
    ).toEqual([]);
    expect(secretsInFile(line("Kennwort der Schranke", "4 Ziffern"))).toEqual([]);
    expect(secretsInFile(line("The door", "the admin password is Tulip-42x"))).toEqual([{ rule: "password", line: 3 }]);
    expect(secretsInFile(line("The admin password is Tulip-42x", "moved"))).toEqual([{ rule: "password", line: 3 }]);
  });
});
