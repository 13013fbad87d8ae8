/**
 * A level without a language model: whole bullets chosen from those below, nothing reworded. Themes are what several weeks speak of,
 * what was learned, and the rules that were set; a decision still holds when a memory says it that stands, or when it says of itself that
 * it is one, and nothing later says otherwise; what is open is what the end of the period left open.
 */
import { addWeeks, daysOf, type Week } from "../calendar/week.ts";
import type { LevelBullet, LevelSections } from "../document/level.ts";
import { lacking } from "../memory/identity/similarity.ts";
import { withoutEnd } from "../text/ends.ts";
import { widthOf } from "../text/scripts.ts";
import { contentWords } from "../text/words.ts";
import { digestOfItem, type Item, markedText, weeksIn } from "./items.ts";
import { isDecision, isPast, isReceipt, lasts, OPEN, piecesOf, sectionOf, standsAlone, tiesOf } from "./tellable.ts";

const MOST: Readonly<Record<keyof LevelSections, number>> = {
  Themes: 8,
  "Decisions That Still Hold": 14,
  Milestones: 12,
  "Open at the End": 8,
};
/** One busy week is not the month. */
const MOST_OF_A_WEEK = 4;
/** Weeks before the last document of a period, itself among them, whose open items are still open, as far as anyone knows. */
const LAST_WEEKS = 2;
/** Of the themes, so many that several weeks share. */
const MOST_SHARED = 5;
/** Bullets that one theme tells. */
const MOST_OF_A_THEME = 3;

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
  const told = items.filter((item) => !isReceipt(item));
  const whole = told.filter((item) => remembered.has(item) || standsAlone(item));
  // Of a notebook in shorthand nothing does, and a little of it is more than nothing.
  const all = whole.length > 0 ? whole : told;
  const of = (section: Item["section"]): Item[] => all.filter((item) => sectionOf(item) === section);
  const themes = themesIn([...of("Themes"), ...of("Milestones")]);
  const shared = new Set(themes.flat());
  const [context, done] = [of("Themes"), of("Milestones")].map((some) => some.filter((item) => !shared.has(item)));
  const lasting = context!.filter((item) => remembered.has(item) || lasts(item));
  const newest = weeks.at(-1);
  const isLast = (week: Week): boolean => newest !== undefined && week > addWeeks(newest, -LAST_WEEKS);
  const open = of(OPEN).filter(
    (item) => isLast(item.stands ?? item.weeks.at(-1)!) && !isPast(item, daysOf(newest!).at(-1)!),
  );
  const decided = of("Decisions That Still Hold").filter((item) => isDecision(item, remembered));
  const reached = firstOfEach(done!, MOST_OF_A_WEEK);
  // What no two weeks share, and nobody marked: the first of each week of which nothing else is told.
  const weeksTold = new Set(weeksIn([...shared, ...lasting, ...decided, ...reached, ...open]));
  const others = firstOfEach(context!.filter((item) => !weeksTold.has(item.weeks.at(-1)!)));
  const rules = best(lasting, MOST.Themes - themes.length);
  return {
    Themes: [...themes.map(sideBySide), ...rules, ...best(others, MOST.Themes - themes.length - rules.length)],
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
    const room = Math.max(0, most - sections[section].length);
    return [...sections[section], ...best(own, room)];
  };
  return {
    ...sections,
    Themes: told("Themes", MOST.Themes),
    [OPEN]: told(OPEN, MOST[OPEN] + MOST["Decisions That Still Hold"]),
  };
}

/** What a later one tells as well, all of it, is told there. */
const isToldOnce = ({ n, text }: Item, _: number, all: readonly Item[]): boolean =>
  !all.some((one) => one.n > n && wordsOf(one).isSupersetOf(wordsOf({ text })) && lacking(one.text, text).size === 0);
const wordsOf = ({ text }: Pick<Item, "text">): Set<string> => new Set(contentWords(text));

/** A person's own before lithify's, and of these the first of each document, the newest of such. */
const byRank = (a: Item, b: Item): number => Number(a.own) - Number(b.own) || a.rank - b.rank || b.n - a.n;

/** The first of each document first; told in the order of time. What two weeks say in the same words is said once. */
function best(items: readonly Item[], most: number): LevelBullet[] {
  const once = new Map<string, Item>();
  for (const item of items) {
    const key = [...wordsOf(item)].sort().join(" ");
    const before = once.get(key);
    once.set(key, before ? { ...item, rank: Math.min(before.rank, item.rank), weeks: weeksIn([before, item]) } : item);
  }
  return [...once.values()]
    .filter(isToldOnce)
    .sort(byRank)
    .slice(0, most)
    .sort((a, b) => a.n - b.n)
    .map((item) => ({ text: markedText(item), weeks: item.weeks, rests: [digestOfItem(item)] }));
}

/** What several weeks speak of: bullets about one thing, one a week, where they are one line side by side; the newest first. */
function themesIn(items: readonly Item[]): Item[][] {
  const single = items.filter(({ text }) => piecesOf(text).length === 1).toSorted((a, b) => b.n - a.n);
  const words = new Map(single.map((item) => [item, tiesOf(item.text)]));
  const themes: Item[][] = [];
  const taken = new Set<Item>();
  for (const newest of single) {
    if (themes.length === MOST_SHARED) break;
    const isNear = (item: Item): boolean => isOfOneTheme(words.get(item)!, words.get(newest)!);
    const told = firstOfEach(single.filter((item) => !taken.has(item) && isNear(item))).slice(-MOST_OF_A_THEME);
    if (taken.has(newest) || told.length < 2 || widthOf(sideBySide(told).text) > LONGEST_THEME) continue;
    for (const item of told) taken.add(item);
    themes.push(told);
  }
  return themes;
}
const sideBySide = (told: readonly Item[]): LevelBullet => ({
  text: told.map((item) => withoutEnd(item.text, ".;,")).join("; "),
  weeks: weeksIn(told),
  rests: told.map(digestOfItem),
});
/** In letters; a wide character counts as two. */
const LONGEST_THEME = 200;

/** One word in common is chance. */
function isOfOneTheme(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const shared = words.intersection(others).size;
  return shared >= Math.max(LEAST_SHARED, LEAST_SHARE * Math.min(words.size, others.size));
}
const LEAST_SHARED = 3;
const LEAST_SHARE = 0.5;

/** The most important of each week. */
const firstOfEach = (items: readonly Item[], most = 1): Item[] =>
  [...Map.groupBy(items, ({ weeks }) => weeks.at(-1)).values()]
    .flatMap((own) => own.toSorted(byRank).slice(0, most))
    .sort((a, b) => a.n - b.n);
