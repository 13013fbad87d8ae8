/** What was told as a secret once is gone wherever it stands again; what is also a plain word or a number is not hunted. */
import { describe, expect, it } from "vitest";
import { compact } from "../../src/commands/compact.ts";
import { ToldValues } from "../../src/daily/again.ts";
import { findSecrets, redactText, redactTogether } from "../../src/daily/redact.ts";
import { call } from "../commands/called.ts";
import { cpuMs } from "../support/cpu-time.ts";
import { answer } from "../support/scripted-answer.ts";
import { startScriptedServer } from "../support/scripted-server.ts";
import { testFolder } from "../support/test-folder.ts";

describe("a secret that was told once", () => {
  it("is gone below another heading, before it was told, beside a stop and in a script without spaces", () => {
    const text = [
      "- Typed Heron.Lake7 on the console.",
      "- wifi password: Heron.Lake7",
      "## Later",
      "- Rule: guests always get Heron.Lake7, never the admin network (Heron.Lake7).",
      "- 每次使用Heron.Lake7登录。",
    ].join("\n");
    const { text: shown, found } = redactText(text);
    expect(shown).not.toContain("Heron.Lake7");
    expect(found.map(({ rule, line }) => `${rule} ${line}`)).toEqual([
      ...["password 1", "password 2", "password 4", "password 4", "password 5"],
    ]);
  });

  it.each([
    ["hunter", "The hunter came back with the dog."],
    ["blue", "The blue button is left."],
    ["harbour-fog", "The harbour-fog lens is new."],
  ])("stays elsewhere where it is a plain word: %s", (word, line) => {
    const text = `- wifi password: ${word}\n- ${line}`;
    expect(redactText(text).text).toBe(`- wifi password: [redacted:password]\n- ${line}`);
  });

  it("stays elsewhere where it is a short number, or within another word", () => {
    const text =
      "- The PIN of the card is 4471.\n- Port 4471 is open.\n- admin password: Heron.Lake7\n- Heron.Lake77 xHeron.Lake7";
    expect(findSecrets(text).map(({ line }) => line)).toEqual([1, 3]);
  });

  it("stays where the user allows it", () => {
    const text = "- wifi password: Heron.Lake7\n- guests get Heron.Lake7";
    expect(redactText(text, ["Heron.Lake7"]).text).toBe(text);
  });

  it("is gone from every text that belongs to it, whichever told it", () => {
    const shown = redactTogether(
      ["I used Heron.Lake7 to get in.", "the admin password is Heron.Lake7", "Heron.Lake7 still works"],
      [],
      new ToldValues(),
    );
    expect(shown.join("\n")).not.toContain("Heron.Lake7");
  });

  it("takes time in proportion to the text, however many were told that begin alike", () => {
    const told = (n: number): string =>
      Array.from({ length: n }, (_, i) => `- admin password: Heron.Lake${i}x\n- Heron.Lake Heron.Lake${i}y`).join("\n");
    const spent = (text: string): number => {
      const known = new ToldValues();
      findSecrets(text, [], known);
      const before = cpuMs();
      known.in(text);
      return cpuMs() - before;
    };
    const [small, large] = [told(1_000), told(8_000)];
    spent(small);
    expect(spent(large)).toBeLessThan(40 * Math.max(spent(small), 2));
  });

  it("is in no request and no file, though another log of its week tells it", async () => {
    await using server = await startScriptedServer([answer("- The lamps were moved (2026-04-07).")]);
    const folder = testFolder({
      "lithify.yaml": 'git: "off"\ntimezone: UTC\n',
      "logs/2026-04-07.md": "- Decision: vendors never see Heron.Lake7 on a slide, because they film.\n",
      "logs/2026-04-08.md": "- The admin password is Heron.Lake7.\n",
      "logs/2026-04-09.md": "- Decision: guests get the other network and not Heron.Lake7, because it is ours.\n",
    });
    const asked = { provider: "openai", model: "m", baseUrl: server.baseURL };
    await call(compact, folder.path, { all: true, ...asked });
    await call(compact, folder.path, { all: true, force: true });
    expect(server.requests.length).toBeGreaterThan(0);
    expect(JSON.stringify(server.requests.map(({ body }) => body))).not.toContain("Heron.Lake7");
    const made = { ...folder.tree("memory"), ...folder.tree(".lithify") };
    expect(JSON.stringify(made)).toContain("[redacted:password]");
    expect(JSON.stringify(made)).not.toContain("Heron.Lake7");
  });
});
