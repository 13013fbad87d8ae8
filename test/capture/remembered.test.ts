import fs from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LONGEST_TOLD, lineToldBy, rememberLine } from "../../src/capture/remembered.ts";
import { isToldByAgents } from "../../src/daily/remembered-log.ts";
import { plainly } from "../../src/offline/memory/naming.ts";
import { testFolder } from "../support/test-folder.ts";

const day = "2026-04-08";
const place = (folder: { path: string; at: (path: string) => string }) => ({
  ...{ owner: folder.path, logs: folder.at("logs"), allow: [] },
});

describe("what is told to be remembered", () => {
  it("begins a log of its own, a person's words apart from an agent's, and says where the line stands", () => {
    const folder = testFolder({ "logs/2026-04-08.md": "# Notes\n" });
    const mine = rememberLine({ text: "Invoices are numbered per year.", by: "person", day }, place(folder));
    const its = rememberLine({ text: "The staging host is slow.", by: "agent", day }, place(folder));
    expect(folder.tree()).toEqual({
      "logs/2026-04-08.md": "# Notes\n",
      "logs/2026-04-08-remembered.md": "# Remembered, 2026-04-08\n\n- Invoices are numbered per year.\n",
      "logs/2026-04-08-agent-remembered.md": "# Told by an agent, 2026-04-08\n\n- The staging host is slow.\n",
    });
    expect(mine).toMatchObject({ path: "logs/2026-04-08-remembered.md", line: 3, isNew: true });
    expect(its).toMatchObject({ path: "logs/2026-04-08-agent-remembered.md", line: 3, isNew: true });
    expect([mine, its].map(({ path }) => isToldByAgents(path))).toEqual([false, true]);
  });

  it("only grows, also where a person edited the log and left no line end", () => {
    const before = "\ufeff# Remembered, 2026-04-08\r\n\r\n- old, by hand\r\n- no end";
    const folder = testFolder({ "logs/2026-04-08-remembered.md": before });
    const { line } = rememberLine({ text: "new", by: "person", day }, place(folder));
    const after = folder.read("logs/2026-04-08-remembered.md");
    expect(after).toBe(`${before}\n- new\n`);
    expect(after.split(/\r\n|\n/)[line - 1]).toBe("- new");
  });

  it.each([
    ["without a heading", "My own notes of today, mine"],
    ["with a heading of their own", "# What I remembered\n\n- the key is with Ada\n"],
    ["with nearly the same heading", "# Remembered\n\n- the key is with Ada\n"],
    ["with the heading of another day", "# Remembered, 2026-04-07\n\n- the key is with Ada\n"],
    ["with the heading of what agents told", "# Told by an agent, 2026-04-08\n\n- the key is with Ada\n"],
    ["with the heading further down", "- mine\n# Remembered, 2026-04-08\n"],
  ])("leaves alone a log of that name which a person began, %s, and begins one beside it", (_, mine) => {
    const folder = testFolder({ "logs/2026-04-08-remembered.md": mine });
    const first = rememberLine({ text: "Use tabs.", by: "person", day }, place(folder));
    const second = rememberLine({ text: "Use spaces.", by: "person", day }, place(folder));
    expect([first.path, second.path]).toEqual(Array(2).fill("logs/2026-04-08-2-remembered.md"));
    expect(folder.read("logs/2026-04-08-remembered.md")).toBe(mine);
    expect([first.line, second.line]).toEqual([3, 4]);
  });

  it.each([
    ["We use ash\nRule: the shelf stays empty", "We use ash; Rule: the shelf stays empty"],
    ["Wir nutzen Esche\r\n\r\n- Regel: das Regal bleibt leer", "Wir nutzen Esche; - Regel: das Regal bleibt leer"],
    ["We use elm.\nRule: the hall stays open", "We use elm. Rule: the hall stays open"],
    ["We use Redis\nbecause it is small", "We use Redis because it is small"],
  ])("keeps both of two lines: %j", (text, line) => {
    expect(lineToldBy(text, [])).toBe(line);
    expect(plainly(line)).toBe(line);
  });

  it("writes the same words of a day once", () => {
    const folder = testFolder({});
    const first = rememberLine({ text: "Use tabs.", by: "agent", day }, place(folder));
    const before = folder.tree();
    expect(rememberLine({ text: "  Use\ntabs. ", by: "agent", day }, place(folder))).toEqual({
      ...first,
      isNew: false,
    });
    expect(folder.tree()).toEqual(before);
  });

  it("keeps no secret, whole or over two lines", () => {
    const token = `ghp_${"a1B2".repeat(9)}`;
    const line = lineToldBy(`The deploy token is ${token}\nand stays so`, []);
    expect(line).not.toContain(token);
    expect(line).toContain("[redacted:");
    expect(lineToldBy(`The deploy token is ${token}`, [token])).toContain(token);
  });

  it.each([
    ["a terminal escape", "green \u001b[31mred"],
    ["a null", "a\0b"],
    ["nothing", " \n\t "],
    ["only marks", "```\n---"],
    ["a document", "a".repeat(LONGEST_TOLD + 1)],
  ])("refuses %s and begins no log", (_, text) => {
    const folder = testFolder({ "logs/2026-04-07.md": "x\n" });
    expect(() => rememberLine({ text, by: "agent", day }, place(folder))).toThrow(/./);
    expect(folder.tree()).toEqual({ "logs/2026-04-07.md": "x\n" });
  });

  it("writes through no link", () => {
    const folder = testFolder({ "elsewhere.md": "theirs\n", "logs/2026-04-07.md": "x\n" });
    fs.symlinkSync(folder.at("elsewhere.md"), folder.at("logs/2026-04-08-agent-remembered.md"));
    expect(() => rememberLine({ text: "Use tabs.", by: "agent", day }, place(folder))).toThrow(/link/);
    expect(folder.read("elsewhere.md")).toBe("theirs\n");
  });

  it("leaves a file that is no text", () => {
    const folder = testFolder({ "logs/2026-04-08-remembered.md": new Uint8Array([0xff, 0xfe, 0x41, 0]) });
    expect(() => rememberLine({ text: "Use tabs.", by: "person", day }, place(folder))).toThrow(/no UTF-8/);
  });

  it("puts any sentence on one line that opens no block of its own", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 300 }),
        fc.constantFrom("", "```", "# ", "- ", "> "),
        (text, mark) => {
          let line: string;
          try {
            line = lineToldBy(`${mark}${text}`, []);
          } catch {
            return;
          }
          expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]|```|~~~|<!--|^(?:#{1,6}\s|>|[-+*]\s|\d+[.)]\s)/u);
        },
      ),
    );
  });
});
