/**
 * The index that agents load: one line a memory, grouped by type, the most important and newest first, within what
 * agents read of it. What a person wrote around it stays byte for byte.
 */

import type { Week } from "../../calendar/week.ts";
import { stripInvisible } from "../../daily/invisible.ts";
import { withPlainLinks } from "../../document/plain-links.ts";
import type { WeeklyDocument } from "../../document/weekly.ts";
import { byCodeUnit } from "../../text/order.ts";
import { current } from "../lifetime.ts";
import { MEMORY_TYPES, type StoredMemory } from "../memory.ts";
import { type Around, around, BEGIN, END, linkedFiles, TITLES } from "./marks.ts";

/** What agents load of an index (measured of Claude Code; contract §3). */
export const MOST_LINES = 200;
export const MOST_BYTES = 25_000;
/** A memory without `importance` counts as useful background. */
const USUAL_IMPORTANCE = 5;

export interface Indexes {
  /** `MEMORY.md`. */
  readonly index: string;
  /** `INDEX.md`: all of it, when something did not fit; once there is one it is kept in step, as a stale one would mislead. */
  readonly overflow?: string;
}

/**
 * @param memories all of the folder; superseded, withdrawn and expired ones are left out
 * @param questioned files of memories that a waiting proposal speaks against
 * @param documents the weekly ones: the newest day that they tell of decides what is over
 * @param before `MEMORY.md` as it stands, "" when there is none   @param beforeWhole `INDEX.md`, likewise
 */
export function indexesOf(
  memories: readonly StoredMemory[],
  before: string,
  beforeWhole = "",
  questioned: { readonly has: (file: string) => boolean } = new Set(),
  documents: ReadonlyMap<Week, WeeklyDocument> = new Map(),
): Indexes {
  const row = (memory: StoredMemory): string => `${rowOf(memory)}${questioned.has(memory.file) ? QUESTIONED : ""}`;
  const index = around(before, "# Memory");
  const outside = linkedFiles(`${index.head}\n${index.tail}`);
  const listed = current(memories, documents)
    .filter(({ file }) => !outside.has(file))
    .sort(byRank);
  const frame = (shown: readonly StoredMemory[]): string => {
    const more = listed.length - shown.length;
    return framed(index, [...grouped(shown, row), ...(more > 0 ? ["", `${more} more in [INDEX.md](INDEX.md)`] : [])]);
  };
  const shown = longestThatFits(listed, frame);
  const whole = around(beforeWhole, "# Index");
  return {
    index: frame(listed.slice(0, shown)),
    ...((shown < listed.length || whole.marked) && { overflow: framed(whole, grouped(listed, row)) }),
  };
}

const framed = ({ head, tail, eol }: Around, lines: readonly string[]): string =>
  head + [BEGIN, ...lines, END].join(eol) + tail;

/** What ends the line of a memory that is in doubt (contract §3). */
const QUESTIONED = " (questioned)";

const grouped = (memories: readonly StoredMemory[], row: (memory: StoredMemory) => string): string[] =>
  MEMORY_TYPES.flatMap((type) => {
    const ofType = memories.filter((memory) => memory.type === type);
    return ofType.length === 0 ? [] : ["", `## ${TITLES[type]}`, "", ...ofType.map(row)];
  });

function rowOf({ name, file, description, unreadable }: StoredMemory): string {
  const hook = [beyond(oneLine(name), oneLine(description)), ...(unreadable ? [UNREADABLE] : [])]
    .filter(Boolean)
    .join(" ");
  return `- [${withPlainLinks(escaped(oneLine(name)))}](${linkTo(file)})${hook === "" ? "" : ` — ${withPlainLinks(hook)}`}`;
}

/** What a description says behind the name that it begins with, which stands beside it here. */
export function beyond(name: string, said: string): string {
  const behind = said.toLowerCase().startsWith(name.toLowerCase()) ? said.slice(name.length) : undefined;
  if (behind === undefined || !GOES_ON.test(behind)) return said;
  const rest = behind.replace(/^(?:\s*[—–.,;:。，；：、→>]+|\s+-(?= ))*\s*/u, "").trim();
  return /^[(（]([^()（）]+)[)）][.。]?$/u.exec(rest)?.[1] ?? rest;
}

/** Behind a whole word: `3` goes on in `3.50`, `C` in `C++`. */
const GOES_ON = /^(?:$|\s|[(（。，；：、→]|[—–.,;:>](?:\s|$))/u;

/** What stands in the file counts, and not what is seen of it here. */
const UNREADABLE = "(cannot be read: see the file)";

/** Brackets would end the link's text early, and so would a backslash that takes the closing one along. */
const escaped = (name: string): string => name.replace(/[[\]]|\\(?=[!-/:-@[-`{-~]|$)/g, "\\$&");

/** Lithify's own names need nothing; other tools' may. */
const linkTo = (file: string): string =>
  encodeURI(file).replace(/[()#?]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** A file that a clone brought may hold what no write of ours lets through. */
const oneLine = (text: string): string => stripInvisible(text.replace(/\s+/g, " ")).replaceAll("<!--", "< !--").trim();

/** Important before unimportant, then new before old, then by file name, so that equal folders give equal bytes. */
function byRank(a: StoredMemory, b: StoredMemory): number {
  const importance = (b.importance ?? USUAL_IMPORTANCE) - (a.importance ?? USUAL_IMPORTANCE);
  return importance || byCodeUnit(b.updated, a.updated) || byCodeUnit(a.file, b.file);
}

/** How many of the best fit the limits: found by halving, since each further memory only adds. */
function longestThatFits(listed: readonly StoredMemory[], frame: (shown: readonly StoredMemory[]) => string): number {
  const fits = (count: number): boolean => {
    const text = frame(listed.slice(0, count));
    return text.split("\n").length - 1 <= MOST_LINES && Buffer.byteLength(text) <= MOST_BYTES;
  };
  if (listed.length < MOST_LINES && fits(listed.length)) return listed.length;
  let least = 0;
  let most = Math.min(listed.length, MOST_LINES);
  while (most - least > 1) {
    const middle = (least + most) >> 1;
    if (fits(middle)) least = middle;
    else most = middle;
  }
  return least;
}
