/**
 * A log whose name surely is an order is not read: the path of a log stands in documents and memories, where agents read it. Its
 * week says so, and shows the day alone.
 */
import type { ListedLog, Listing } from "../../../daily/list-logs.ts";

/** @returns the same listing, such logs among the refused */
export async function withoutOrderNames(listing: Listing): Promise<Listing> {
  const long = listing.logs.filter(({ path }) => isLong(path));
  if (long.length === 0) return listing;
  const { orderIn } = await import("../instruction.ts");
  // As a name is read: its signs part the words.
  const named = long.filter(
    ({ path }) => (orderIn(path) ?? orderIn(path.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")))?.sure === true,
  );
  if (named.length === 0) return listing;
  const gone = new Set(named);
  const refused = named.map(({ path, day }: ListedLog) => ({
    day,
    path: `${path.slice(0, path.indexOf("/") + 1)}${day}-….md`,
    reason: "its name speaks to whoever reads it: rename it",
  }));
  return { ...listing, logs: listing.logs.filter((log) => !gone.has(log)), refused: [...listing.refused, ...refused] };
}

/** An order has so many words at least; the lexicon is not read for `2026-04-08-standup.md`. */
const FEWEST_WORDS = 3;

function isLong(path: string): boolean {
  const words = path.replace(/\.\w+$/, "").match(/\p{L}{2,}/gu) ?? [];
  return words.length > FEWEST_WORDS || /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]{4}/u.test(path);
}
