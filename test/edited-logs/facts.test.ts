/** Random edits of logs that things' facts were read from: what is true of a thing is what the logs say now. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { holds, readFacts } from "../../src/memory/entity/facts.ts";
import { extractive } from "../../src/offline/extractive.ts";
import { knowledge } from "../../src/profile/knowledge/knowledge.ts";
import {
  current,
  type Edited,
  editedWeeks,
  editings,
  expectTrueThroughout,
  hasMissing,
  type Logs,
  wordsOf,
} from "./edited-weeks.ts";

const line = fc.constantFrom(
  "- This project uses PostgreSQL 16.",
  "- Database: SQLite",
  "- We moved from SQLite to MySQL 8.",
  "- I prefer it quiet, and I always use Neovim",
  "- Tomás prefers small pull requests",
  "- We use Valkey instead of Redis 7.",
  "- Lan is the tech lead of Beacon.",
  "- 这个项目使用 PostgreSQL 16",
  "- Decision: switch to pnpm",
  "- Lunch.",
  "",
  "## Notes",
);
const lines = fc.array(line, { minLength: 1, maxLength: 6 });
const logs: fc.Arbitrary<Logs> = fc
  .dictionary(
    fc.constantFrom("2026-04-06", "2026-04-07", "2026-04-09", "2026-04-15").map((day) => `logs/${day}.md`),
    lines,
    { minKeys: 1, maxKeys: 4 },
  )
  .map((record) => new Map(Object.entries(record)));

/** Every fact that stands with the words it rests on. */
const factsIn = ({ folder }: Edited, now: Logs): string[] =>
  folder()
    .stored.filter(({ status, type }) => status === "active" && type === "entity")
    .flatMap(({ name, extras }) =>
      readFacts(extras?.facts)
        .filter(holds)
        .map(({ slot, value, from, evidence }) =>
          JSON.stringify([
            name,
            slot,
            value,
            from,
            [...new Set(evidence.map((source) => wordsIn(source, now)))].sort(),
          ]),
        ),
    )
    .sort();

function wordsIn(source: string, now: Logs): string {
  const [path, at] = source.split("#L") as [string, string];
  const text = now.get(path)?.[Number(at) - 1] ?? "";
  return wordsOf(text);
}

it("leave each thing with the facts that the same logs give from nothing", { timeout: 600_000 }, () =>
  fc.assert(
    // Decomposed letters are no names to the offline model: what it found before in other forms of them stays.
    fc.asyncProperty(editings(logs, lines, ["forms"]), async (editing) => {
      const { edited, now } = await expectTrueThroughout(editedWeeks(extractive, { further: [knowledge] }), editing);
      const fresh = editedWeeks(extractive, { further: [knowledge] });
      await fresh.compact(now);
      // What rests on a log that is gone stays as it was.
      const isMissing = hasMissing(edited, now) || current(edited, now).active.some(({ hasGone }) => hasGone);
      if (!isMissing) expect(factsIn(edited, now)).toEqual(factsIn(fresh, now));
    }),
    { numRuns: Number(process.env.LITHIFY_EDITS ?? 16) },
  ),
);
