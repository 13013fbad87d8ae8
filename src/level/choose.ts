/**
 * A level without a language model: whole bullets chosen from those below, nothing reworded. Themes are what was learned
 * and the rules that were set; a decision still holds when a memory says it that stands, or when it says of itself that
 * it is one, and nothing later says otherwise; what is open is what the end of the period left open.
 */
import { addWeeks, daysOf, type Week } from "../calendar/week.ts";
import type { LevelBullet, LevelSections } from "../document/level.ts";
import { contentWords } from "../text/words.ts";
import { digestOfItem, type Item, markedText, weeksIn } from "./items.ts";
import {
  fieldsIn,
  isDecision,
  isDueLater,
  isPast,
  isProse,
  isSure,
  leans,
  OPEN,
  sectionOf,
  standsAlone,
} from "./tellable.ts";

const MOST: Readonly<Record<keyof LevelSections, number>> = {
  Themes: 8,
  "Decisions That Still Hold": 14,
  Milestones: 12,
  "Open at the End": 8,
};
/** Weeks before the last document of a period, itself among them, whose open items are still open, as far as anyone knows. */
const LAST_WEEKS = 2;

/**
 * @param items those that stand, oldest first
 * @param weeks those of the period that have a document, oldest first
 * @param remembered those that a memory says
 */
export function chooseItems(
  items: readonly Item[],
  weeks: readonly Week[],
  remembered: ReadonlySet<Item>,
): LevelSections {
  const isField = fieldsIn(items);
  const all = items.filter(
    (item) => (remembered.has(item) || !isField(item)) && ((remembered.has(item) && !leans(item)) || standsAlone(item)),
  );
  const of = (section: Item["section"]): Item[] => all.filter((item) => sectionOf(item) === section);
  const isKept = (item: Item): boolean => remembered.has(item) || isSure(item);
  const lasting = of("Themes").filter(isKept);
  const newest = weeks.at(-1);
  const isLast = (week: Week): boolean => newest !== undefined && week > addWeeks(newest, -LAST_WEEKS);
  const end = newest ? daysOf(newest)[6] : "";
  const isStillOpen = (item: Item): boolean => isLast(item.stands ?? item.weeks.at(-1)!) && !isPast(item, end);
  const open = of(OPEN).filter((item) => isDueLater(item, end) || (isKept(item) && isStillOpen(item)));
  const decided = of("Decisions That Still Hold").filter((item) => isDecision(item, remembered));
  const reached = of("Milestones").filter(isKept);
  // What nobody marked: where nothing else is told, the first piece of prose of each week that is no day's own story.
  const isOther = ({ text, written }: Item): boolean => isProse(text) && written === undefined;
  const isBare = [lasting, decided, reached, open].every(({ length }) => length === 0);
  const themes = isBare ? firstOfEach(of("Themes").filter(isOther)) : lasting;
  return {
    Themes: best(themes, MOST.Themes),
    "Decisions That Still Hold": best(decided, MOST["Decisions That Still Hold"]),
    Milestones: best(reached, MOST.Milestones),
    [OPEN]: best(open, MOST[OPEN]),
  };
}

/**
 * With what is told, and not as holding: whoever chose or wrote the rest was not asked about it. A step of a week is none the more
 * a decision for being in doubt.
 */
export function withMarked(
  sections: LevelSections,
  items: readonly Item[],
  remembered: ReadonlySet<Item>,
): LevelSections {
  const told = (section: keyof LevelSections, most: number): LevelBullet[] => {
    const own = items.filter((item) => item.section === section && item.mark && isDecision(item, remembered));
    return [...sections[section], ...best(own, Math.max(0, most - sections[section].length))];
  };
  return {
    ...sections,
    Themes: told("Themes", MOST.Themes),
    [OPEN]: told(OPEN, MOST[OPEN] + MOST["Decisions That Still Hold"]),
  };
}

/** A person's own before lithify's, and of these the first of each document, the newest of such. */
const byRank = (a: Item, b: Item): number => Number(a.own) - Number(b.own) || a.rank - b.rank || b.n - a.n;

/** The first of each document first; told in the order of time. What two weeks say in the same words is said once. */
function best(items: readonly Item[], most: number): LevelBullet[] {
  const once = new Map<string, Item>();
  for (const item of items) {
    const key = [...new Set(contentWords(item.text))].sort().join(" ");
    const before = once.get(key);
    once.set(key, before ? { ...item, rank: Math.min(before.rank, item.rank), weeks: weeksIn([before, item]) } : item);
  }
  return [...once.values()]
    .sort(byRank)
    .slice(0, most)
    .sort((a, b) => a.n - b.n)
    .map((item) => ({ text: markedText(item), weeks: item.weeks, rests: [digestOfItem(item)] }));
}

/** The most important of each week. */
const firstOfEach = (items: readonly Item[]): Item[] =>
  [...Map.groupBy(items, ({ weeks }) => weeks.at(-1)).values()]
    .flatMap((own) => own.toSorted(byRank).slice(0, 1))
    .sort((a, b) => a.n - b.n);
