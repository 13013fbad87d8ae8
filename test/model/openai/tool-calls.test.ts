import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildReply } from "../../../src/model/openai/reply.ts";
import { cpuMs } from "../../support/cpu-time.ts";

const replyOf = (...messages: unknown[]) => {
  const reply = buildReply();
  for (const message of messages) reply.add(message);
  const { calls, halfCall } = reply.build({});
  return { calls, halfCall };
};
const delta = (delta: object) => ({ choices: [{ index: 0, delta }] });
const entries = (...tool_calls: unknown[]) => delta({ tool_calls });
const completion = (message: object) => ({ choices: [{ index: 0, message }] });
const A = '{"facts":["a } \\" { "]}';
const B = '{"facts":[]}';
const a = { name: "submit", arguments: A };
const b = { name: "submit", arguments: B };

describe("the calls of a reply", () => {
  const table: [string, unknown[], object[]][] = [
    [
      "in pieces by index, interleaved, as OpenAI may",
      [
        entries({ index: 0, id: "1", type: "function", function: { name: "submit", arguments: "" } }),
        entries({ index: 1, id: "2", function: { name: "submit", arguments: B.slice(0, 5) } }),
        entries(
          { index: 0, function: { arguments: A.slice(0, 9) } },
          { index: 1, function: { arguments: B.slice(5) } },
        ),
        entries({ index: 0, function: { arguments: A.slice(9) } }),
      ],
      [a, b],
    ],
    [
      "whole, each under the index 0, as Ollama does",
      [
        entries({ index: 0, id: "1", function: { name: "submit", arguments: A } }),
        entries({ index: 0, id: "2", function: { name: "submit", arguments: B } }),
      ],
      [a, b],
    ],
    [
      "named and with a new id in each piece, as vLLM did",
      [A.slice(0, 4), A.slice(4, 12), A.slice(12)].map((piece, id) =>
        entries({ index: 0, id: `${id}`, function: { name: "submit", arguments: piece } }),
      ),
      [a],
    ],
    ["several in one chunk without an index", [entries({ function: a }, { function: b })], [a, b]],
    [
      "in pieces without an index, by id",
      [
        entries({ id: "1", function: { name: "submit", arguments: "{" } }),
        entries({ id: "2", function: { name: "submit", arguments: B } }),
        entries({ id: "1", function: { arguments: A.slice(1) } }),
      ],
      [a, b],
    ],
    [
      "in pieces with neither index nor id",
      [entries({ function: { name: "submit", arguments: "" } }), entries({ function: { arguments: A } })],
      [a],
    ],
    [
      "with the index inside the function",
      [
        entries({ function: { index: 0, name: "submit", arguments: "{" } }),
        entries({ function: { index: 1, ...b } }),
        entries({ function: { index: 0, arguments: A.slice(1) } }),
      ],
      [a, b],
    ],
    [
      "whose arguments are an object, not text",
      [
        entries({ index: 0, function: { name: "submit", arguments: JSON.parse(A) } }),
        entries({ function: { name: "submit", arguments: JSON.parse(B) } }),
      ],
      [a, b],
    ],
    [
      "that begin with an empty object as a place for the real one",
      [
        entries({ index: 0, function: { name: "submit", arguments: "{}" } }),
        entries({ index: 0, function: { arguments: A } }),
      ],
      [a],
    ],
    [
      "that are followed by white space and an empty end",
      [entries({ index: 0, function: a }), entries({ index: 0, function: { name: "submit", arguments: "" } })],
      [a],
    ],
    [
      "in the form before tool calls, streamed",
      [delta({ function_call: { name: "submit", arguments: "" } }), delta({ function_call: { arguments: A } })],
      [a],
    ],
    ["in the form before tool calls, whole", [completion({ content: null, function_call: a })], [a]],
    ["once, where a server sends both forms", [completion({ tool_calls: [{ function: a }], function_call: a })], [a]],
    [
      "of a whole completion",
      [
        completion({
          content: null,
          tool_calls: [
            { id: "1", function: a },
            { id: "1", function: b },
          ],
        }),
      ],
      [a, b],
    ],
  ];
  it.each(table)("are read %s", (_, messages, calls) => {
    expect(replyOf(...messages)).toEqual({ calls, halfCall: false });
  });

  it.each(["", " \n", null, undefined])("do not count with %j for arguments", (given) => {
    const said = entries({ index: 0, id: "1", function: { name: "submit", arguments: given } });
    expect(replyOf(said)).toEqual({ calls: [], halfCall: false });
    expect(replyOf(said, entries({ index: 1, id: "2", function: a })).calls).toEqual([a]);
  });

  it("are half at every cut inside the arguments, and at no other", () => {
    for (let at = 0; at <= A.length; at += 1)
      expect(replyOf(entries({ index: 0, function: { name: "submit", arguments: A.slice(0, at) } })).halfCall).toBe(
        at > 0 && at < A.length,
      );
  });

  it("come out as they were made, wherever a stream cuts them into pieces", () => {
    const made = fc.record({
      name: fc.constantFrom("submit", "write"),
      arguments: fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }).map((value) => JSON.stringify(value)),
    });
    fc.assert(
      fc.property(fc.array(made), fc.integer({ min: 1, max: 7 }), fc.boolean(), (calls, size, counts) => {
        const messages = calls.flatMap(({ name, arguments: text }, index) => {
          const place = counts ? { index } : { id: `call_${index}` };
          const pieces = text.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];
          return [
            entries({ ...place, function: { name, arguments: "" } }),
            ...pieces.map((piece) => entries({ ...place, function: { arguments: piece } })),
          ];
        });
        expect(replyOf(...messages)).toEqual({ calls, halfCall: false });
      }),
    );
  });

  it("never bring an error about, whatever JSON stands in their place", () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (values) => {
        const { calls } = replyOf(
          ...values.map((value) => delta({ tool_calls: value, function_call: value })),
          entries(...values),
        );
        expect(calls.every((call) => typeof call.name === "string" && typeof call.arguments === "string")).toBe(true);
      }),
    );
  });

  it("are read in linear time from a stream of single characters, each with a name and an id", () => {
    const text = `{"facts":["${"x".repeat(200_000)}"]}`;
    const began = cpuMs();
    const reply = buildReply();
    for (const piece of text) reply.add(entries({ index: 0, id: "1", function: { name: "submit", arguments: piece } }));
    expect(reply.build({}).calls).toEqual([{ name: "submit", arguments: text }]);
    expect(cpuMs() - began).toBeLessThan(3_000);
  });
});
