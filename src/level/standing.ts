/**
 * What became of the bullets below a period by its end. One that something later denies is not told as holding, one that may hold no
 * more is told with the doubt, what a later one closes is not open. Where a memory says a bullet, what became of the memory decides.
 */
import type { Period } from "../calendar/period.ts";
import { digest12 } from "../digest.ts";
import { takenBackIn } from "../memory/evidence/retraction/notes.ts";
import type { StoredMemory } from "../memory/memory.ts";
import { onceFor } from "../once.ts";
import { type Below, type Item, itemsOf, markedText } from "./items.ts";
import { laterAmong } from "./later.ts";
import { rememberedBy, replacedIn, type Verdict } from "./remembered.ts";

/** Where a bullet is told that is marked: a decision in doubt is open, a lesson in doubt is one all the same. */
const toldUnder = (mark: NonNullable<Item["mark"]>, section: Item["section"]): Item["section"] =>
  mark === "superseded" || section === "Themes" ? "Themes" : "Open at the End";

/** @param stored all memories, superseded and withdrawn ones too */
export const standingItems = (items: readonly Item[], stored: readonly StoredMemory[]): readonly Item[] =>
  standingAmong(stored)(items);

/** Whether a period is due is asked before it is made, and what it was made from is noted in it. */
const standingAmong = onceFor((stored: readonly StoredMemory[]) => {
  const known = new Map<string, readonly Item[]>();
  return (items: readonly Item[]): readonly Item[] => {
    const key = JSON.stringify(items);
    const standing = known.get(key) ?? readStanding(items, stored);
    known.set(key, standing);
    return standing;
  };
});

function readStanding(items: readonly Item[], stored: readonly StoredMemory[]): Item[] {
  const end = items.flatMap(({ weeks }) => weeks).reduce((last, week) => (week > last ? week : last), "");
  const remembered = rememberedBy(stored, end);
  const { isClosed, becomes } = laterAmong(items, stored);
  const spokenAs = ({ deniedIn, isDoubted }: ReturnType<typeof becomes>, { section }: Item): Verdict =>
    replacedIn(deniedIn, end) ?? (section === "Decisions That Still Hold" && isDoubted ? "questioned" : "holds");
  const verdictOf = (item: Item): Verdict => {
    const verdict = remembered(item) ?? (takenBackIn(item.text) ? "over" : spokenAs(becomes(item), item));
    // What a month has marked, the year may know to be over.
    return verdict === "over" ? verdict : (item.mark ?? verdict);
  };
  return items.flatMap((item) => {
    if (item.section === "Open at the End" && item.mark === undefined) return isClosed(item) ? [] : [item];
    const verdict = verdictOf(item);
    if (verdict === "holds" || verdict === "over") return verdict === "holds" ? [item] : [];
    return [{ ...item, section: toldUnder(verdict, item.section), mark: verdict }];
  });
}

/** Those that a memory says, whatever became of it. */
export function rememberedItems(items: readonly Item[], stored: readonly StoredMemory[]): ReadonlySet<Item> {
  const remembered = rememberedBy(stored, "");
  return new Set(items.filter((item) => remembered(item) !== undefined));
}

/** 12 hex over the bullets below a period that stand: where it is the same, making the period again would tell the same. */
export const bulletsBelow = (period: Period, below: readonly Below[], stored: readonly StoredMemory[]): string =>
  digest12(
    JSON.stringify(standingItems(itemsOf(period, below), stored).map(({ n: _, isWritten: __, ...item }) => item)),
  );

/**
 * Whether the memories have an answer to what a document tells with a doubt, or passes over for one: reads none of its bullets
 * against another.
 */
export function isDecided(
  period: Period,
  body: string,
  below: readonly Below[],
  stored: readonly StoredMemory[],
): boolean {
  const remembered = rememberedBy(stored, "");
  return itemsOf(period, below).some((item) => {
    const asked = body.includes(markedText({ ...item, mark: "questioned" }));
    const verdict = asked || !body.includes(item.text) ? remembered(item) : undefined;
    return asked ? verdict !== undefined && verdict !== "questioned" : verdict === "holds";
  });
}
