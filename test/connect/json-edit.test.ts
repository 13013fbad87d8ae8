import fc from "fast-check";
import JSON5 from "json5";
import { type ParseError, parse } from "jsonc-parser";
import { describe, expect, it } from "vitest";
import { jsonState, withJson, withoutJson } from "../../src/connect/json-edit.ts";
import type { Entry, Item } from "../../src/connect/piece.ts";

const entry: Entry = {
  ...{ kind: "entry", file: "x", path: ["mcpServers", "lithify"] },
  value: { command: "/usr/bin/node", args: ["/opt/lithify/dist/bin.js", "mcp"] },
};
const item: Item = {
  ...{ kind: "item", file: "x", path: ["hooks", "SessionStart"] },
  isOurs: (value) => JSON.stringify(value).includes("context --for codex"),
  value: { hooks: [{ type: "command", command: "lithify context --for codex", timeout: 10 }] },
};
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
  const server: Entry = { ...entry, path: ["mcp", "servers", "lithify"], json5: true };
  const folder: Item = {
    ...{ kind: "item", file: "x", path: ["memory", "search", "extraPaths"], value: "/w/memory", json5: true },
    isOurs: (value) => value === "/w/memory",
  };

  it.each([
    server,
    folder,
  ])("has what is put in, all else as it was, and is the same to the byte without it", (piece) => {
    const now = put(FIVE, piece);
    const five = JSON5.parse(FIVE);
    const wanted =
      piece === server
        ? { ...five, mcp: { servers: { ...five.mcp.servers, lithify: piece.value } } }
        : { ...five, memory: { search: { extraPaths: ["/w/memory"] } } };
    expect(JSON5.parse(now)).toEqual(wanted);
    expect([jsonState(FIVE, piece), jsonState(now, piece)]).toEqual(["absent", "connected"]);
    expect(take(now, piece)).toBe(FIVE);
  });

  it("is nothing that an agent reads which does not read it", () => {
    expect(jsonState(FIVE, { ...server, json5: false })).toEqual({
      fault: "line 3 cannot be read as JSON with comments",
    });
    expect(jsonState("{ a: 'b\n' }", server)).toEqual({ fault: "it cannot be read as JSON5" });
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
          expect(jsonState(text, server)).toHaveProperty("fault");
          return;
        }
        const now = put(text, server);
        expect(JSON5.parse(now)).toEqual({ ...(known as object), mcp: { servers: { lithify: server.value } } });
        expect(take(now, server)).toBe(text);
      }),
      { numRuns: 2_000 },
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
    expect(after.mcpServers).toEqual({ ...before.mcpServers, lithify: entry.value });
    expect(after.hooks).toEqual({ ...before.hooks, SessionStart: [item.value, ...(before.hooks?.SessionStart ?? [])] });
    if (text.includes("\r\n")) expect(now.replaceAll("\r\n", "")).not.toContain("\n");
    for (const piece of [...PIECES].reverse()) now = take(now, piece);
    expect(now).toBe(text);
    expect(take(now, entry)).toBe(text);
  });
});

describe("an edit of JSON", () => {
  it("leaves an entry of the same name alone that is somebody else's, and names it", () => {
    const text = '{ "mcpServers": { "lithify": { "command": "mine", "args": ["--port", "1"] } } }\n';
    const fault = { fault: expect.stringContaining("mcpServers.lithify is there already") };
    expect([jsonState(text, entry), withJson(text, entry), withoutJson(text, entry)]).toEqual([fault, fault, text]);
  });

  it("renews what another version or place wrote, where it stands, and takes that out again", () => {
    const older: Entry = { ...entry, value: { command: "/old/node", args: ["mcp"] } };
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
      hooks: { SessionStart: [{ hooks: [] }, item.value] },
      mcpServers: { b: {}, lithify: entry.value },
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
      hooks: { SessionStart: [{ matcher: "x", hooks: [own, ...(item.value as { hooks: unknown[] }).hooks] }] },
    });
    expect(read(take(text, item))).toEqual({ hooks: { SessionStart: [{ matcher: "x", hooks: [own] }] } });
  });

  it.each([
    [
      '{\n  "a": 1, // mine\n  "mcpServers": { "b": {}, "lithify": {"args": ["mcp"]} }\n}',
      { a: 1, mcpServers: { b: {} } },
    ],
    [
      '{ "mcpServers": { "b": {}, // mine\n "lithify": {"args": ["mcp"]}, "c": {} } }',
      { mcpServers: { b: {}, c: {} } },
    ],
    ['{ "mcpServers": { "b": {}, // mine\n "lithify": {"args": ["mcp"]}, } }', { mcpServers: { b: {} } }],
    ['{ "mcpServers": { /* c */ "lithify": {"args": ["mcp"]} /* d */ } }', {}],
  ])("that somebody moved is taken out without harm: %j", (text, left) => {
    const now = take(text, entry);
    expect(read(now)).toEqual(left);
    for (const comment of text.match(/\/\/ mine/g) ?? []) expect(now).toContain(comment);
  });

  it("leaves one of several of its own", () => {
    const text = JSON.stringify({ hooks: { SessionStart: [item.value, { hooks: [] }, item.value] } });
    expect(read(put(text, item))).toEqual({ hooks: { SessionStart: [item.value, { hooks: [] }] } });
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
      }),
      { numRuns: 500 },
    );
  });
});
