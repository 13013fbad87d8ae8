/**
 * A log whose name surely is an order is not read: the path of a log stands in documents and memories, where agents read it. Its
 * week says so, and shows the day alone. A folder of memories with such a name is refused: each answer names it.
 */
import type { ListedLog, Listing } from "../../../daily/list-logs.ts";

/** @returns the same listing; where there are such logs, with them among the refused */
export async function withoutOrderNames(listing: Listing): Promise<Listing> {
  const logs: ListedLog[] = [];
  const refused = [...listing.refused];
  const reason = "its name speaks to whoever reads it: rename it";
  for (const log of listing.logs)
    if (!(await isOrderByName(log.path))) logs.push(log);
    else refused.push({ day: log.day, path: `${log.path.slice(0, log.path.indexOf("/") + 1)}${log.day}-….md`, reason });
  return logs.length === listing.logs.length ? listing : { ...listing, logs, refused };
}

/** Whether a path surely is an order to whoever reads it. */
export async function isOrderByName(path: string): Promise<boolean> {
  if (!isLong(path)) return false;
  const { orderIn } = await import("../instruction.ts");
  return [path, asRead(path)].some((text) => orderIn(text)?.sure);
}

/** A name as it is read: its signs part the words. */
const asRead = (path: string): string => path.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ").trim();

/** What the file of a memory says by its name and the memory does not: "" for those that lithify named. */
export function saidByFile(file: string, name: string): string {
  const words = asRead(file.replace(/^[a-z]+_|\.md$/g, "").toLowerCase()).split(" ");
  const known = asRead(name.toLowerCase()).split(" ");
  const other = words.filter((word) => !known.some((one) => one.startsWith(word)));
  return other.length < FEWEST_WORDS ? "" : words.join(" ");
}

/** An order has so many words at least; the lexicon is not read for `2026-04-08-standup.md`. */
const FEWEST_WORDS = 3;

function isLong(path: string): boolean {
  const words = path.replace(/\.\w+$/, "").match(/\p{L}{2,}/gu) ?? [];
  return words.length > FEWEST_WORDS || /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]{4}/u.test(path);
}
