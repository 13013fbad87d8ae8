/**
 * `lithify stats`: whether importance is used in full, and what else the memories say about themselves.
 */
import { join } from "node:path";
import { type Counted, type Stats, statsOf } from "../memory/stats.ts";
import { oneLine } from "../report/printable.ts";
import { table } from "../report/week-report.ts";
import { namesIn, standingAt } from "../store/disk/real-folder.ts";
import { readJsonFile } from "../store/disk/regular-file.ts";
import { locate, readFolder } from "../workspace/opened.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";

export async function stats(options: GlobalOptions, surroundings: Surroundings): Promise<number> {
  const located = await locate(options, surroundings);
  const { folder } = readFolder(located);
  const found = statsOf({ memories: folder.stored, turnedAway: turnedAwayIn(located.state.rejected) });
  surroundings.print(options.json ? JSON.stringify(found) : told(found));
  return 0;
}

/**
 * Entries that were refused for their importance: of each week those of its newest run, since a week that is asked again
 * tells the same once more, and of each text that was extracted since. What does not read counts for nothing: the folder is a courtesy.
 */
function turnedAwayIn(rejected: string): number {
  const newest = new Map<string, { file: string; at: number }>();
  for (const file of namesIn(rejected)) {
    const key = /^(\d{4}-W\d\d(?:-extract-[\da-f]{12})?)-.*\.json$/.exec(file)?.[1];
    const entry = standingAt(join(rejected, file));
    if (key !== undefined && entry?.isFile() && entry.mtimeMs >= (newest.get(key)?.at ?? 0))
      newest.set(key, { file, at: entry.mtimeMs });
  }
  const isOlder = ([key, { at }]: [string, { at: number }]): boolean => (newest.get(key.slice(0, WEEK))?.at ?? 0) > at;
  return [...newest].reduce((sum, one) => sum + (isOlder(one) ? 0 : lowIn(join(rejected, one[1].file))), 0);
}

const WEEK = "2026-W15".length;

function lowIn(path: string): number {
  const entries = readJsonFile(path);
  return Array.isArray(entries) ? entries.filter((entry) => entry?.code === "LOW_IMPORTANCE").length : 0;
}

const LONGEST_BAR = 40;

function told(stats: Stats): string {
  const { memories, histogram, unrated, turnedAway, shareHigh, shareLow, types, kinds, temporary, expired, tags } =
    stats;
  if (memories === 0) return "there are no memories yet";
  const most = Math.max(1, ...histogram);
  const bar = (count: number): string => "#".repeat(Math.ceil((count / most) * LONGEST_BAR));
  const lines = [
    table(["importance", "memories", ""], histogram.map((count, i) => [i + 1, count, bar(count)] as const).reverse()),
    "",
    `${memories} memories, ${unrated} without importance, ${turnedAway} more entries turned away as unimportant`,
    `${percent(shareHigh)} rated 8 or higher, ${percent(shareLow)} below 5 (turned away included)`,
    `${temporary} temporary, ${expired} of them over: they stay on disk and are left out of the index`,
    `types: ${listed(types)}`,
  ];
  if (kinds.length > 0) lines.push(`kinds: ${listed(kinds)}`);
  if (tags.length > 0) lines.push(`tags: ${listed(tags)}`);
  if (stats.verdict !== undefined) lines.push("", stats.verdict);
  return lines.join("\n");
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const listed = (counts: readonly Counted[]): string =>
  counts.map(({ name, count }) => `${oneLine(name)} ${count}`).join(", ");
