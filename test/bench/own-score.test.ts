import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { firstBytes, told } from "../../bench/own/coverage.ts";
import { faultsOf, type Gold } from "../../bench/own/gold.ts";
import { heaviestMatching, overlapOf, pairUp } from "../../bench/own/pairing.ts";
import { addUp, rates, scoreWeek } from "../../bench/own/score.ts";
import { isoWeek, readWorkspace } from "../../bench/own/workspace.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function workspace(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "own-score-"));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

describe("pairing", () => {
  it("takes the greatest total, not the best first pair", () => {
    // Both claims overlap the first file; given to the claim that asks first, the other would go without.
    const pairs = pairUp(
      [
        ["a:1", "a:2"],
        ["a:1", "a:7"],
      ],
      [["a:1"], ["a:2"]],
    );
    expect(pairs).toEqual([
      { wanted: 0, made: 1, overlap: 1 / 2 },
      { wanted: 1, made: 0, overlap: 1 / 2 },
    ]);
  });

  it("forms no pair below a tenth: a memory that cites half the week matches nothing", () => {
    const halfAWeek = Array.from({ length: 11 }, (_, i) => `a:${i + 1}`);
    expect(pairUp([["a:1"]], [halfAWeek])).toEqual([]);
    expect(pairUp([["a:1"]], [halfAWeek.slice(0, 10)])).toHaveLength(1);
  });

  it("counts a line once however often it is cited", () => {
    expect(overlapOf(["a:1", "a:1"], ["a:1", "a:1", "a:2"])).toBe(1 / 2);
    expect(overlapOf([], [])).toBe(0);
  });

  it("is never beaten by trying every pairing", () => {
    const gain = fc.integer({ min: 0, max: 5 });
    const tables = fc
      .integer({ min: 1, max: 5 })
      .chain((width) =>
        fc.array(fc.array(gain, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
      );
    fc.assert(
      fc.property(tables, (gains) => {
        const pairs = heaviestMatching(gains);
        expect(new Set(pairs.map(([row]) => row)).size).toBe(pairs.length);
        expect(new Set(pairs.map(([, column]) => column)).size).toBe(pairs.length);
        expect(pairs.reduce((sum, [row, column]) => sum + (gains[row]?.[column] ?? 0), 0)).toBe(
          best(gains, 0, new Set()),
        );
      }),
      { numRuns: 500 },
    );
  });
});

/** The greatest total from a row on, by trying all. */
function best(gains: readonly (readonly number[])[], row: number, taken: ReadonlySet<number>): number {
  const line = gains[row];
  if (!line) return 0;
  const without = best(gains, row + 1, taken);
  const withOne = line.map((gain, i) => (taken.has(i) ? 0 : gain + best(gains, row + 1, new Set([...taken, i]))));
  return Math.max(without, ...withOne);
}

describe("coverage", () => {
  it("wants all keys, and folds case, width, white space and emphasis", () => {
    const body = "We keep the **Idempotency\n Keys** for ３５ days.";
    expect(
      told(
        [
          ["idempotency keys", "35 days"],
          ["idempotency keys", "finance"],
        ],
        body,
      ),
    ).toEqual([true, false]);
  });

  it("does not find a number inside a longer one", () => {
    expect(told([["94"], ["v2"], ["3,5"]], "1942 and 94a, v21, 13,5")).toEqual([true, false, false]);
    expect(told([["94"]], "1942")).toEqual([false]);
  });

  it("looks no further than the cap, and cuts no character in half", () => {
    expect(told([["ende"]], "am ende", 6)).toEqual([false]);
    expect(told([["ende"]], "am ende", 7)).toEqual([true]);
    expect(firstBytes("日本語", 5)).toBe("日");
    expect(firstBytes("a😀b", 4)).toBe("a");
  });
});

describe("a scored week", () => {
  const memory = (sources: string, rest = ""): string =>
    `---\nname: x\ntype: project\nsources:\n${sources}\n${rest}---\n\nx\n`;
  const gold: Gold = {
    source: "here",
    week: "2026-W07",
    memories: [
      { type: "project", name: "one", description: "d", body: "b", importance: 5, lines: ["2026-02-09.md:1"] },
      {
        type: "user",
        name: "two",
        description: "d",
        body: "b",
        importance: 5,
        lines: ["2026-02-10.md:1", "2026-02-10.md:2"],
      },
    ],
    facts: [
      { kind: "decision", text: "t", lines: ["2026-02-09.md:1"], keys: ["redis"] },
      { kind: "context", text: "u", lines: ["2026-02-10.md:1"], keys: ["Priya"] },
    ],
  };
  const logs = {
    "logs/2026-02-09.md": "no redis\n\nthree\n",
    "logs/2026-02-10.md": "Priya likes tea\nand cake\n",
    "logs/2026-02-16.md": "another week\n",
  };

  it("counts kept and proposed apart, and proposals only where they are asked for", () => {
    const folder = workspace({
      ...logs,
      "memory/MEMORY.md": "# Memory\n",
      "memory/project_one.md": memory("  - logs/2026-02-09.md#L1-L2"),
      "memory/project_other-week.md": memory("  - logs/2026-02-16.md#L1"),
      "memory/inbox/user_two.md": memory("  - logs/2026-02-10.md#L1", "proposal:\n  week: 2026-W07\n"),
      "memory/weekly/2026-W07.md": "---\nweek: 2026-W07\n---\n\n## Week\n\n- no Redis\n",
    });
    const { counts, missed, unwanted, untold } = scoreWeek(gold, readWorkspace(folder));
    expect(counts).toMatchObject({
      wanted: 2,
      kept: 1,
      proposed: 1,
      hits: 1,
      strictHits: 1,
      sameTypeHits: 1,
      hitsWithInbox: 2,
    });
    expect(counts).toMatchObject({ facts: 2, told: 1, logBytes: 41, weeklyBytes: 20, toldIn30: 0, toldIn20: 0 });
    expect([missed, unwanted, untold]).toEqual([["two"], [], ["u"]]);
  });

  it("leaves out what was withdrawn or superseded within the week, and charges a memory without evidence", () => {
    const folder = workspace({
      ...logs,
      "memory/project_gone.md": memory("  - logs/2026-02-09.md#L1", "status: withdrawn\n"),
      "memory/project_old.md": memory(
        "  - logs/2026-02-09.md#L1",
        "status: superseded\nsuperseded_by: project_new.md\n",
      ),
      "memory/project_new.md": memory("  - logs/2026-02-10.md#L1-L2"),
      "memory/project_lost.md": memory("  - logs/2026-02-11.md#L1", "updated: 2026-02-09\n"),
      "memory/project_past-the-end.md": memory("  - logs/2026-02-09.md#L9", "updated: 2026-02-16\n"),
    });
    const { counts, unwanted } = scoreWeek(gold, readWorkspace(folder));
    expect(counts).toMatchObject({ kept: 2, hits: 1, sameTypeHits: 0 });
    expect(unwanted).toEqual(["project_lost.md"]);
  });

  it("adds counts before it divides", () => {
    const folder = workspace(logs);
    const { counts } = scoreWeek({ ...gold, memories: [] }, readWorkspace(folder));
    const sum = addUp([counts, { ...counts, kept: 3, hits: 1, wanted: 2 }]);
    expect(sum).toMatchObject({ weeks: 2, kept: 3, hits: 1, wanted: 2, facts: 4 });
    expect(rates(sum.hits, sum.kept, sum.wanted)).toEqual({ precision: 1 / 3, recall: 1 / 2, f1: 0.4 });
    expect(rates(0, 0, 0)).toEqual({ precision: 1, recall: 1, f1: 1 });
  });

  it("names a line that is not there and a key that no cited line holds", () => {
    const lineOf = (id: string): string | undefined => (id === "2026-02-09.md:1" ? "no redis" : undefined);
    const faults = faultsOf({ ...gold, memories: gold.memories.slice(0, 1) }, lineOf);
    expect(faults).toEqual(["no line 2026-02-10.md:1: u", "key Priya in no line: u"]);
  });

  it("knows the years that have 53 weeks", () => {
    expect(["2026-12-31", "2027-01-03", "2027-01-04", "2024-12-30"].map(isoWeek)).toEqual([
      "2026-W53",
      "2026-W53",
      "2027-W01",
      "2025-W01",
    ]);
  });
});
