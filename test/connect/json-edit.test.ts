import fc from "fast-check";
import JSON5 from "json5";
import { type ParseError, parse } from "jsonc-parser";
import { describe, expect, it } from "vitest";
import { jsonState, withJson, withoutJson } from "../../src/connect/json-edit.ts";
import type { Entry, Item } from "../../src/connect/piece.ts";
import { runs } from "../support/runs.ts";

const command = ["/usr/bin/node", "/opt/lithify/dist/bin.js"] as const;
/** As another version of Node at another place wrote it. */
const earlier = ["/home/m/.nvm/v24.1.0/bin/node", "/home/m/.nvm/v24.1.0/lib/node_modules/lithify/dist/bin.js"] as const;
const entry: Entry = {
  ...{ kind: "entry", file: "x", path: ["mcpServers", "lithify"], command },
  made: ([program, ...first]) => [{ command: program, args: [...first, "mcp"] }],
};
const lineOf = (words: readonly string[]): string => `${words.join(" ")} context --for codex`;
const item: Item = {
  ...{ kind: "item", file: "x", path: ["hooks", "SessionStart"], command, group: {}, call: "context --for codex" },
  made: (from) => [{ type: "command", command: lineOf(from), timeout: 10 }],
};
const [server] = entry.made(command);
const [hook] = item.made(command);
const group = { hooks: [hook] };
const PIECES = [entry, item];

interface Values {
  readonly mcpServers?: object;
  readonly hooks?: { readonly SessionStart?: readonly unknown[] };
}
const read = (text: string): unknown => {
  const errors: ParseError[] = [];
  const value = parse(text.replace(/^\uFEFF/, ""), errors, { allowTrailingComma: true });
  expect(errors, text).toEqual([]);
  return value;
};
const put = (text: string, piece: Entry | Item): string => withJson(text, piece) as string;
const take = (text: string, piece: Entry | Item): string => withoutJson(text, piece) as string;

/** Files of the shapes that people have. */
const SHAPES: Readonly<Record<string, string>> = {
  empty: "",
  blank: "\n",
  bare: "{}",
  "bare and open": "{\n}\n",
  "with a space": "{ }\n",
  minified: '{"theme":"dark","mcpServers":{"github":{"command":"gh"}},"hooks":{"SessionStart":[]}}',
  commented:
    '// mine\n{\n  // why\n  "theme": "dark", // trailing\n  /* block */\n  "hooks": {\n    "Stop": []\n  }\n}\n',
  "commented, with nothing in it": "{\n  // nothing yet\n}\n",
  "a comment behind the brace": '{ // settings\n  "a": 1\n}\n',
  "trailing commas":
    '{\n  "permissions": { "allow": ["Bash(ls:*)",], },\n  "mcpServers": {\n    "a": { "command": "x", },\n  },\n}\n',
  tabs: '{\n\t"a": 1,\n\t"mcpServers": {\n\t\t"b": {\n\t\t\t"command": "c"\n\t\t}\n\t}\n}\n',
  CRLF: '{\r\n  "a": 1,\r\n  "hooks": {\r\n    "SessionStart": [\r\n      { "hooks": [{ "type": "command", "command": "echo hi" }] }\r\n    ]\r\n  }\r\n}\r\n',
  BOM: '\uFEFF{\n  "a": "ü"\n}\n',
  "no line end": '{\n    "a": 1\n}',
  "with hooks of their own":
    '{\n  "hooks": {\n    "SessionStart": [\n      {\n        "matcher": "startup",\n        "hooks": [\n          { "type": "command", "command": "./start.sh" }\n        ]\n      }\n    ],\n    "Stop": []\n  }\n}\n',
  "empty places": '{\n  "mcpServers": {},\n  "hooks": {\n    "SessionStart": [\n    ]\n  }\n}\n',
  "empty and open places": '{\n  "hooks": {\n  },\n  "mcpServers": {\n  }\n}\n',
  "odd layout": '{"a"\n:1\n,"mcpServers":\n{\n"z":{}}\n\n}\n\n\n',
};

/** As OpenClaw reads it. */
const FIVE = `// mine
{
  agents: { defaults: { workspace: '~/.openclaw/workspace', "maxTokens": 0x10, }, }, // 'quoted'
  /* { */ $own: .5, name: 'it\\'s \\
one', list: [+1, 'a',],
  mcp: {
    servers: { github: { command: 'gh' }, },
  },
}
`;

describe("JSON5", () => {
  const five: Entry = { ...entry, path: ["mcp", "servers", "lithify"], json5: true };
  const folder: Item = {
    ...{ kind: "item", file: "x", path: ["memory", "search", "extraPaths"], command, json5: true },
    made: () => ["/w/memory"],
  };

  it.each([five, folder])("has what is put in, all else as it was, and is the same to the byte without it", (piece) => {
    const now = put(FIVE, piece);
    const was = JSON5.parse(FIVE);
    const wanted =
      piece === five
        ? { ...was, mcp: { servers: { ...was.mcp.servers, lithify: server } } }
        : { ...was, memory: { search: { extraPaths: ["/w/memory"] } } };
    expect(JSON5.parse(now)).toEqual(wanted);
    expect([jsonState(FIVE, piece), jsonState(now, piece)]).toEqual(["absent", "connected"]);
    expect(take(now, piece)).toBe(FIVE);
  });

  it("is nothing that an agent reads which does not read it", () => {
    expect(jsonState(FIVE, { ...five, json5: false })).toEqual({
      fault: "line 3 cannot be read as JSON with comments",
    });
    expect(jsonState("{ a: 'b\n' }", five)).toEqual({ fault: "it cannot be read as JSON5" });
  });

  it("is read as the package reads it, whatever is written in it", () => {
    const name = fc.stringMatching(/^[a-z$_][\w$]{0,6}$/);
    const value = fc.oneof(
      fc.constantFrom(
        "'a\\x41\\u00e9'",
        '"\\v\\0"',
        "'\\\r\nb'",
        "0XfF",
        "-.5e2",
        "5.",
        "+Infinity",
        "/*}*/null",
        "[]",
        "[1,]",
      ),
      fc.string({ unit: "binary", maxLength: 8 }).map((text) => JSON.stringify(text)),
      fc.string({ unit: "binary", maxLength: 4 }),
    );
    const file = fc
      .array(fc.tuple(name, value, fc.constantFrom("", " ", "\v//x'\n", "\u2028", "\ufeff", "/* 😀 */")), {
        maxLength: 5,
      })
      .map((all) => `{${all.map(([key, one, blank], i) => `${blank}k${i}${key}${blank}:${blank}${one}`).join(",")}}`);
    fc.assert(
      fc.property(file, (text) => {
        let known: unknown;
        try {
          known = JSON5.parse(text);
        } catch {
          expect(jsonState(text, five)).toHaveProperty("fault");
          return;
        }
        const now = put(text, five);
        expect(JSON5.parse(now)).toEqual({ ...(known as object), mcp: { servers: { lithify: server } } });
        expect(take(now, five)).toBe(text);
      }),
      { numRuns: runs(700) },
    );
  });
});

describe.each(Object.entries(SHAPES))("JSON that is %s", (_, text) => {
  it("is as before too where a file that is begun needs more than the item", () => {
    const begun: Item = { ...item, begun: { version: 1 } };
    const now = put(text, begun);
    expect([jsonState(now, begun), put(now, begun)]).toEqual(["connected", now]);
    expect(take(now, begun)).toBe(text);
  });

  it("has an entry and an item put in and taken out, and every byte is as before", () => {
    const before = text.trim() === "" ? {} : (read(text) as Values);
    let now = text;
    for (const piece of PIECES) {
      now = put(now, piece);
      expect(jsonState(now, piece)).toBe("connected");
      expect(put(now, piece)).toBe(now);
    }
    const after = read(now) as Values;
    expect(after.mcpServers).toEqual({ ...before.mcpServers, lithify: server });
    expect(after.hooks).toEqual({ ...before.hooks, SessionStart: [group, ...(before.hooks?.SessionStart ?? [])] });
    if (text.includes("\r\n")) expect(now.replaceAll("\r\n", "")).not.toContain("\n");
    for (const piece of [...PIECES].reverse()) now = take(now, piece);
    expect(now).toBe(text);
    expect(take(now, entry)).toBe(text);
  });
});

describe("an edit of JSON", () => {
  it.each([
    ["another program", { command: "mine", args: ["--port", "1"] }],
    ["a server elsewhere that has the name", { url: "https://notes.lithify.example/mcp", headers: { "X-Key": "k" } }],
    ["lithify by its name", { command: "lithify", args: ["mcp"] }],
    ["lithify through a program of theirs", { command: "/home/m/bin/wrap", args: ["/l/dist/bin.js", "mcp"] }],
    [
      "an earlier lithify with a variable of theirs",
      { command: earlier[0], args: [earlier[1], "mcp"], env: { A: "1" } },
    ],
    ["an earlier lithify in another folder", { command: earlier[0], args: [earlier[1], "-C", "/w", "mcp"] }],
    ["npx with a version", { command: "npx", args: ["-y", "lithify@1", "mcp"] }],
    ["a script that is called alike", { command: "/usr/bin/node", args: ["./dist/bin.js", "mcp"] }],
    ["nothing that reads", ["lithify", "mcp"]],
  ])("leaves an entry of the same name alone that calls %s, and says what to do", (_, theirs) => {
    const text = JSON.stringify({ mcpServers: { lithify: theirs } }, null, 2);
    const fault = { fault: expect.stringMatching(/^mcpServers\.lithify is there already.*take it out/) };
    expect([jsonState(text, entry), withJson(text, entry), withoutJson(text, entry)]).toEqual([fault, fault, text]);
  });

  it("keeps what a person added to an entry that calls lithify as it is, and does not take theirs out with it", () => {
    const text = JSON.stringify({ mcpServers: { lithify: { ...(server as object), env: { LANG: "C" } } } });
    expect([jsonState(text, entry), withJson(text, entry)]).toEqual(["edited", text]);
    expect(withoutJson(text, entry)).toEqual({ fault: expect.stringContaining("by hand") });
  });

  it.each([
    `date; ${lineOf(command)}`,
    `${lineOf(earlier)} | head -c 2000`,
    "lithify context --for codex",
    "npx lithify context --for codex",
    `FOO=1 ${lineOf(command)}`,
    "lithify context --for=codex",
  ])("leaves a person's own hook %j alone, and puts none beside it that would say the same again", (line) => {
    const [program, ...args] = line.split(" ");
    for (const hooks of [
      [{ command: line }],
      [{ type: "command", command: "a" }, { command: line }],
      [{ command: program, args }],
    ]) {
      const text = JSON.stringify({ hooks: { SessionStart: [{ matcher: "startup", hooks }] } });
      const fault = { fault: expect.stringContaining("calls context --for codex") };
      expect([jsonState(text, item), withJson(text, item), withoutJson(text, item)]).toEqual([fault, fault, text]);
    }
  });

  it("renews its own hook within a person's group where it stands, that line alone, and takes out it alone", () => {
    const theirs = '{ "type": "command", "command": "./mine.sh" }';
    const text = (words: readonly string[]): string => `{
  "hooks": {
    "SessionStart": [
      {
        "matcher": "resume", // mine
        "hooks": [
          ${theirs},
          { "type": "command", "timeout": 45, /* long */ "command": ${JSON.stringify(lineOf(words))} }
        ]
      }
    ]
  }
}
`;
    expect([jsonState(text(earlier), item), jsonState(text(command), item)]).toEqual(["stale", "connected"]);
    expect([put(text(earlier), item), put(text(command), item)]).toEqual([text(command), text(command)]);
    for (const words of [earlier, command])
      expect(read(take(text(words), item))).toEqual({
        hooks: { SessionStart: [{ matcher: "resume", hooks: [JSON.parse(theirs)] }] },
      });
  });

  it.each([
    ["// mine", true],
    ["// mine\n", false],
    ["/* mine */\n// and mine\r\n", false],
    ["\uFEFF// mine", true],
  ])("writes beside comments that stand alone, and gives them back: %j", (text, isBefore) => {
    for (const piece of PIECES) {
      const now = put(text, piece);
      expect([jsonState(text, piece), jsonState(now, piece), put(now, piece)]).toEqual(["absent", "connected", now]);
      expect(now.replace("\uFEFF", "").startsWith("{")).toBe(isBefore);
      expect(take(now, piece)).toBe(text);
    }
  });

  it("renews what another version or place wrote, where it stands, and takes that out again", () => {
    const older: Entry = { ...entry, command: earlier };
    const text = SHAPES.commented!;
    const old = put(text, older);
    expect(jsonState(old, entry)).toBe("stale");
    const now = put(old, entry);
    expect(jsonState(now, entry)).toBe("connected");
    expect(take(now, entry)).toBe(text);
    expect(take(old, entry)).toBe(text);
  });

  it("finds its own again when the agent has written the file anew, and leaves the rest", () => {
    const text = '{"theme":"dark","hooks":{"Stop":[]}}';
    const rewritten = `${JSON.stringify(read(put(put(text, entry), item)), null, 2)}\n`;
    expect(PIECES.map((piece) => jsonState(rewritten, piece))).toEqual(["connected", "connected"]);
    expect(read(take(take(rewritten, item), entry))).toEqual(JSON.parse(text));
    const reordered = JSON.stringify({
      z: 1,
      hooks: { SessionStart: [{ hooks: [] }, group] },
      mcpServers: { b: {}, lithify: server },
    });
    expect(read(take(take(reordered, item), entry))).toEqual({
      z: 1,
      hooks: { SessionStart: [{ hooks: [] }] },
      mcpServers: { b: {} },
    });
  });

  it("takes a hook of ours out of a group in which somebody put their own", () => {
    const own = { type: "command", command: "./mine.sh" };
    const text = JSON.stringify({
      hooks: { SessionStart: [{ matcher: "x", hooks: [own, hook] }] },
    });
    expect(read(take(text, item))).toEqual({ hooks: { SessionStart: [{ matcher: "x", hooks: [own] }] } });
  });

  it.each([
    ['{\n  "a": 1, // mine\n  "mcpServers": { "b": {}, "lithify": OURS }\n}', { a: 1, mcpServers: { b: {} } }],
    ['{ "mcpServers": { "b": {}, // mine\n "lithify": OURS, "c": {} } }', { mcpServers: { b: {}, c: {} } }],
    ['{ "mcpServers": { "b": {}, // mine\n "lithify": OURS, } }', { mcpServers: { b: {} } }],
    ['{ "mcpServers": { /* c */ "lithify": OURS /* d */ } }', {}],
  ])("that somebody moved is taken out without harm: %j", (moved, left) => {
    const text = moved.replace("OURS", '{"command":"/n/node","args":["/l/dist/bin.js","mcp"]}');
    const now = take(text, entry);
    expect(read(now)).toEqual(left);
    for (const comment of text.match(/\/\/ mine/g) ?? []) expect(now).toContain(comment);
  });

  it("leaves one of several of its own", () => {
    const text = JSON.stringify({ hooks: { SessionStart: [group, { hooks: [] }, group] } });
    expect(read(put(text, item))).toEqual({ hooks: { SessionStart: [group, { hooks: [] }] } });
  });

  it.each([
    ["{ a: 1 }", /line 1/],
    ['{\n "a": \n}', /line 3/],
    ["[]", /no object/],
    ['{"mcpServers": []}', /mcpServers is no object/],
    ['{"mcpServers": null}', /mcpServers is no object/],
  ])("leaves %j alone, and says why", (text, because) => {
    expect(withJson(text, entry)).toEqual({ fault: expect.stringMatching(because) });
    expect(jsonState(text, entry)).toEqual({ fault: expect.stringMatching(because) });
  });

  it("is undone to the byte, whatever people keep in the file", () => {
    const blank = fc.constantFrom("", " ", "\n", "\n  ", "\t", "\r\n", " // note\n", " /* note */ ");
    const scalar = fc.oneof(
      fc.integer().map(String),
      fc.string().map((text) => JSON.stringify(text)),
      fc.constant("null"),
    );
    const { value } = fc.letrec<{ value: string; object: string; list: string }>((tie) => ({
      value: fc.oneof({ depthSize: "small" }, scalar, tie("object"), tie("list")),
      object: fc
        .tuple(
          fc.uniqueArray(fc.tuple(fc.string(), tie("value"), blank), { selector: ([key]) => key, maxLength: 4 }),
          blank,
          fc.boolean(),
        )
        .map(
          ([rows, end, comma]) =>
            `{${rows.map(([key, one, gap]) => `${gap}${JSON.stringify(key)}:${gap}${one}`).join(",")}${comma && rows.length > 0 ? "," : ""}${end}}`,
        ),
      list: fc
        .tuple(fc.array(fc.tuple(tie("value"), blank), { maxLength: 4 }), blank)
        .map(([rows, end]) => `[${rows.map(([one, gap]) => gap + one).join(",")}${end}]`),
    }));
    const holder = (inner: fc.Arbitrary<string>, key: string) =>
      fc.option(
        fc.tuple(blank, inner).map(([gap, one]) => `${gap}"${key}":${gap}${one}`),
        { nil: undefined },
      );
    const objectOf = (rows: fc.Arbitrary<(string | undefined)[]>) =>
      fc.tuple(rows, blank).map(([some, end]) => `{${some.filter((row) => row !== undefined).join(",")}${end}}`);
    const list = fc
      .tuple(fc.array(value, { maxLength: 3 }), blank)
      .map(([rows, end]) => `[${end}${rows.join(`,${end}`)}]`);
    const hooks = objectOf(fc.tuple(holder(value, "Stop"), holder(list, "SessionStart"), holder(value, "End")));
    const servers = objectOf(fc.tuple(holder(value, "github"), holder(value, "x")));
    const file = fc
      .tuple(
        objectOf(
          fc.tuple(
            holder(value, "theme"),
            holder(hooks, "hooks"),
            holder(servers, "mcpServers"),
            holder(value, "last"),
          ),
        ),
        fc.constantFrom("", "\n", "\r\n"),
        fc.constantFrom("", "\uFEFF", "// top\n"),
      )
      .map(([object, end, begin]) => begin + object + end);
    fc.assert(
      fc.property(file, (text) => {
        const now = PIECES.reduce(put, text);
        expect(PIECES.map((piece) => jsonState(now, piece))).toEqual(["connected", "connected"]);
        expect([...PIECES].reverse().reduce(take, now)).toBe(text);
        const old = PIECES.map((piece) => ({ ...piece, command: earlier })).reduce(put, text);
        expect(PIECES.map((piece) => jsonState(old, piece))).toEqual(["stale", "stale"]);
        expect(PIECES.reduce(put, old)).toBe(now);
        expect([...PIECES].reverse().reduce(take, old)).toBe(text);
      }),
      { numRuns: runs(200) },
    );
  });
});
