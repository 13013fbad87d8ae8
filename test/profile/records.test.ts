import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readRecords } from "../../src/profile/records.ts";
import { cpuMs } from "../support/cpu-time.ts";

const lists = {
  facts: z.strictObject({ name: z.string(), value: z.string().optional() }),
  notes: z.strictObject({ text: z.string() }),
};
const read = (text: string, calls?: { name: string; arguments: string }[]) =>
  readRecords({ text, ...(calls && { calls }) }, "submit", lists, { attributes: "facts" });

describe("records of a JSON answer", () => {
  it("are read from text with a thought, prose and a fence around them, each with its line", () => {
    const {
      lists: found,
      rejected,
      heard,
    } = read(
      '<think>{"facts": [{"name": "no"}]}</think>\nHere [1] you are:\n```json\n{\n "facts": [\n  {"name": "a"},\n  {"name": "b", "value": null,},\n ]\n}\n```\nDone {really}.',
    );
    expect(found.facts.map(({ record, line }) => [record, line])).toEqual([
      [{ name: "a" }, 6],
      [{ name: "b" }, 7],
    ]);
    expect([rejected, heard]).toEqual([[], true]);
  });

  it("add up over several calls and objects, and a call of another tool counts for nothing", () => {
    const calls = [
      { name: "submit", arguments: '{"facts":[{"name":"a"}]}' },
      { name: "other", arguments: '{"facts":[{"name":"x"}]}' },
      { name: "submit", arguments: '{"notes":[{"text":"t"}],\n"facts":{"name":"b"}}' },
    ];
    const { lists: found, rejected } = read('I shall call it now {"facts":[{"name":"y"}]}', calls);
    expect(found.facts.map(({ record, line }) => [record.name, line])).toEqual([
      ["a", 2],
      ["b", 5],
    ]);
    expect(found.notes).toHaveLength(1);
    expect(rejected.map(({ code, line }) => [code, line])).toEqual([["BAD_VALUE", 3]]);
    expect(read('{"facts":[{"name":"a"}]}\n{"attributes":[{"name":"b"}]}').lists.facts).toHaveLength(2);
  });

  it("are read from a tool call that the server left in the text", () => {
    const { lists: found, rejected } = read(
      '<tool_call>\n{"name": "submit", "arguments": {"facts": [{"name": "a"}]}}\n</tool_call>',
    );
    expect([found.facts.map(({ record, line }) => [record.name, line]), rejected]).toEqual([[["a", 2]], []]);
  });

  it("are rejected one by one, with the reason, and leave their siblings alone", () => {
    const { lists: found, rejected } = read(
      '{"facts":[{"name":1},{"nam":"a"},{"name":"ok"},"text",{"value":"v"}],"extra":[]}',
    );
    expect(found.facts.map(({ record }) => record.name)).toEqual(["ok"]);
    expect(rejected.map(({ code }) => code)).toEqual([
      "BAD_VALUE",
      "MISSING_FIELD",
      "BAD_VALUE",
      "MISSING_FIELD",
      "UNKNOWN_FIELD",
    ]);
  });

  it("tell silence from an empty answer", () => {
    expect(["", "I found nothing.", "[1]", "{x}", "42", '"{}"'].map((text) => read(text).heard)).toEqual(
      [false, false, false, false, false, true].map((_, i) => i === 5),
    );
    expect(["{}", '{"facts":[]}', "NONE", '{"facts":null}'].map((text) => read(text).heard)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(read("{").heard).toBe(false);
  });

  it("are whole or not there, wherever the answer is cut", () => {
    const whole = 'So:\n{"facts":[{"name":"a","value":"1}]"},{"name":"b \\" {"}],"notes":[{"text":"t"}]}';
    for (let at = 0; at <= whole.length; at++) {
      const { lists: found } = read(whole.slice(0, at));
      for (const { record } of found.facts)
        expect([{ name: "a", value: "1}]" }, { name: 'b " {' }]).toContainEqual(record);
      for (const { record } of found.notes) expect(record).toEqual({ text: "t" });
    }
    expect(read(whole.slice(0, -40)).rejected.map(({ code }) => code)).not.toEqual([]);
  });

  it("never throw, whatever is said", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'{}[]",:\\ax1\n/*-'.split("")), maxLength: 60 }),
        (text) => void read(text),
      ),
    );
    expect(read("[".repeat(200_000)).heard).toBe(false);
    expect(read('{"facts":['.repeat(50_000)).heard).toBe(false);
    const began = cpuMs();
    read("{ ".repeat(100_000));
    read("[1] {x} ".repeat(50_000));
    expect(cpuMs() - began).toBeLessThan(5_000);
  });
});
