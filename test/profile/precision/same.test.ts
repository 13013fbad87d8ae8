import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jaccard, mergeRepeats, type Saying, trigramsOf } from "../../../src/profile/precision/same.ts";
import { cpuMs } from "../../support/cpu-time.ts";

const WORDS = [
  "gauge",
  "sends",
  "over",
  "lora",
  "every",
  "ten",
  "minutes",
  "from",
  "the",
  "river",
  "weir",
  "seven",
  "60",
  "90",
  "not",
];
const content = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 12 }).map((words) => words.join(" "));
const entry: fc.Arbitrary<Saying> = fc.record({
  kind: fc.constantFrom("fact", "event"),
  subject: fc.constantFrom("gauges", "The Gauges", "weir"),
  content: fc.oneof(content, fc.constant("the gauge at the weir sends its depth over lora every ten minutes")),
  importance: fc.integer({ min: 1, max: 10 }),
  tags: fc.uniqueArray(fc.constantFrom("a", "b", "c", "d")),
  evidence: fc.uniqueArray(fc.constantFrom("l1", "l2"), { minLength: 1 }),
});
const merge = (entries: readonly Saying[]) => mergeRepeats(entries, (kept) => kept);
const plain = ({ kind, subject, content: said, importance, tags }: Saying) =>
  JSON.stringify([kind, subject.toLowerCase().replace("the ", ""), said, importance, [...tags].sort()]);

describe("entries that say one thing", () => {
  it("are joined alike in whatever order they come", () => {
    fc.assert(
      fc.property(
        fc
          .array(entry, { maxLength: 8 })
          .chain((entries) =>
            fc.tuple(fc.constant(entries), fc.shuffledSubarray(entries, { minLength: entries.length })),
          ),
        ([entries, shuffled]) => {
          expect(merge(shuffled).kept.map(plain).sort()).toEqual(merge(entries).kept.map(plain).sort());
        },
      ),
    );
  });

  it("lose no importance and no tag, and each is kept or repeated", () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 8 }), (entries) => {
        const { kept, repeated } = merge(entries);
        expect(kept.length + repeated.length).toBe(entries.length);
        const tags = (list: readonly Saying[]) => [...new Set(list.flatMap((one) => one.tags))].sort();
        const most = (list: readonly Saying[]) => Math.max(0, ...list.map(({ importance }) => importance));
        expect(tags(kept)).toEqual(tags(entries));
        expect(most(kept)).toBe(most(entries));
        for (const { entry: gone, of } of repeated)
          expect([gone.kind, gone.content.includes("not")]).toEqual([of.kind, of.content.includes("not")]);
      }),
    );
  });

  it("are joined from a Jaccard of 0.85 of their word trigrams on, not below", () => {
    const words = Array.from(
      { length: 42 },
      (_, i) => `${"abcdefghijklmnopqrstuvwxyz"[i % 26]}${"xyz"[Math.floor(i / 26)]}`,
    );
    const said = (list: readonly string[]): Saying => ({
      kind: "fact",
      subject: "s",
      content: list.join(" "),
      importance: 5,
      tags: [],
      evidence: [],
    });
    const both = (cut: number) => {
      const pair = [said(words), said(words.slice(0, -cut))];
      return [jaccard(trigramsOf(pair[0]!.content), trigramsOf(pair[1]!.content)), merge(pair).kept.length];
    };
    expect(both(6)).toEqual([0.85, 1]);
    expect(both(7)).toEqual([0.825, 2]);
  });

  it("are one under two subjects where they are the same words of one line", () => {
    const hall: Saying = {
      kind: "fact",
      subject: "choir hall",
      content: "The hall is let until June.",
      importance: 5,
      tags: ["a"],
      evidence: ["l1", "l2"],
    };
    const lease = { ...hall, subject: "lease", content: "The hall is let until June", importance: 7, evidence: ["l2"] };
    expect(merge([lease, hall]).kept).toHaveLength(1);
    expect(merge([lease, hall]).kept[0]).toMatchObject({ importance: 7, tags: ["a"] });
    expect(merge([{ ...lease, evidence: ["l3"] }, hall]).kept).toHaveLength(2);
    expect(merge([{ ...lease, kind: "event" }, hall]).kept).toHaveLength(2);
  });

  it("are compared by characters in a script without spaces", () => {
    expect(trigramsOf("网关超时").size).toBe(2);
    const one: Saying = {
      kind: "fact",
      subject: "网关",
      content: "北方站点的网关在每次重试之前先等待很久，所以超时时间一直都很长",
      importance: 5,
      tags: [],
      evidence: [],
    };
    const near = { ...one, content: `${one.content}的` };
    expect(merge([one, near]).kept).toEqual([{ ...near, tags: [] }]);
    expect(
      merge([
        { ...one, content: "网关超时为30秒" },
        { ...one, content: "网关超时为60秒" },
      ]).kept,
    ).toHaveLength(2);
  });

  it("compares thousands of near copies of one subject in little time", () => {
    const many = Array.from({ length: 4000 }, (_, i) => ({
      ...{ kind: "fact", subject: "pump", importance: 5, tags: [], evidence: [`${i}`] },
      content: `Pump ${i} at station ${(i * 7) % 4000} moves ${i + 3} litres a minute on the north quay of the harbour`,
    }));
    const began = cpuMs();
    expect(mergeRepeats(many, (kept) => kept).kept).toHaveLength(many.length);
    expect(cpuMs() - began).toBeLessThan(2500);
  });
});
