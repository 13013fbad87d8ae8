/**
 * A level without a language model: whole bullets chosen from those below, nothing reworded. Themes are what several weeks
 * speak of; a decision still holds when a memory says it that stands, or when it says of itself that it is one, and nothing later says
 * otherwise; what is open is what the end of the period left open.
 */
import { addWeeks, type Week } from "../calendar/week.ts";
import type { LevelBullet, LevelSections } from "../document/level.ts";
import { routineOf } from "../profile/typed/routine.ts";
import { withoutEnd } from "../text/ends.ts";
import { headingMark, leadingMark } from "../text/marks.ts";
import { saying } from "../text/phrases.ts";
import { contentWords } from "../text/words.ts";
import { digestOfItem, type Item, markedText, weeksIn } from "./items.ts";

const MOST: Readonly<Record<keyof LevelSections, number>> = {
  Themes: 8,
  "Decisions That Still Hold": 14,
  Milestones: 12,
  "Open at the End": 8,
};
/** Weeks before the last document of a period, itself among them, whose open items are still open, as far as anyone knows. */
const LAST_WEEKS = 2;
/** Of the themes, so many that several weeks share. */
const MOST_SHARED = 5;
/** A word that more bullets than this share of them have is no theme: it is what the logs are about. */
const COMMON = 0.25;
/** Bullets that one theme tells. */
const MOST_OF_A_THEME = 3;

/**
 * @param items those that stand, oldest first
 * @param weeks those of the period that have a document, oldest first
 * @param remembered those that a memory says which stands
 */
export function chooseItems(
  items: readonly Item[],
  weeks: readonly Week[],
  remembered: ReadonlySet<Item>,
): LevelSections {
  const of = (section: Item["section"]): Item[] =>
    items.filter((item) => item.section === section && (section === DECISIONS || !isReceipt(item)));
  const themes = themesIn([...of("Themes"), ...of("Milestones")]);
  const told = new Set(themes.flatMap(({ told }) => told));
  const newest = weeks.at(-1);
  const isLast = (week: Week): boolean => newest !== undefined && week > addWeeks(newest, -LAST_WEEKS);
  const context = of("Themes").filter((item) => !told.has(item));
  const open = of("Open at the End").filter(({ stands, weeks: of }) => isLast(stands ?? of.at(-1)!));
  const decided = of(DECISIONS).filter((item) => !item.own || remembered.has(item) || saysSo(item));
  const done = of("Milestones").filter((item) => !told.has(item));
  return {
    // What no two weeks share: the first of each.
    Themes: [...themes.map(({ bullet }) => bullet), ...best(oneAWeek(context), MOST.Themes - themes.length)],
    [DECISIONS]: best(decided, MOST[DECISIONS]),
    Milestones: best(done, MOST.Milestones),
    "Open at the End": best(open, MOST["Open at the End"]),
  };
}

/** With what is told, and not as holding: whoever chose or wrote the rest was not asked about it. */
export function withMarked(sections: LevelSections, items: readonly Item[]): LevelSections {
  const told = (section: keyof LevelSections, most: number): LevelBullet[] => {
    const own = items.filter((item) => item.section === section && item.mark !== undefined);
    const room = Math.max(0, most - sections[section].length);
    return [...sections[section], ...best(own, room)];
  };
  return { ...sections, Themes: told("Themes", MOST.Themes), [OPEN]: told(OPEN, MOST[OPEN] + MOST[DECISIONS]) };
}

const DECISIONS = "Decisions That Still Hold";
const OPEN = "Open at the End";

/** A week's decision may be a step of that week, and nobody knows a month later whether it holds: one that says of itself what it is. */
const saysSo = ({ text }: Item): boolean => {
  const announced = /^[^:：—–]{1,40}(?=[:：—–])/u.exec(text)?.[0] ?? "";
  const mark = leadingMark(announced) ?? headingMark(announced);
  return mark === "decision" || mark === "rule" || SETTLES.test(text);
};
const SETTLES = saying("heard.chose");
const NOTHING = saying("nothing");
/** Of fewer words that tell anything nobody knows a month later what they were about: `iteration 6 finished`. What is to be done is short. */
const LEAST_WORDS = 3;

/**
 * What a week told and a month does not: that something ran as it should, that nothing was done, a few words of a moment. A person's
 * own line is told.
 */
const isReceipt = ({ own, text, section }: Item): boolean =>
  own &&
  ((section !== OPEN && new Set(contentWords(NOTHING.without(text)).filter(isTelling)).size < LEAST_WORDS) ||
    NOTHING.leading(text) !== undefined ||
    routineOf(text) !== undefined);

/** The first of each document first; told in the order of time. What two weeks say in the same words is said once. */
function best(items: readonly Item[], most: number): LevelBullet[] {
  const once = new Map<string, Item>();
  for (const item of items) {
    const key = [...new Set(contentWords(item.text))].sort().join(" ");
    const before = once.get(key);
    once.set(key, before ? { ...item, rank: Math.min(before.rank, item.rank), weeks: weeksIn([before, item]) } : item);
  }
  return [...once.values()]
    .sort((a, b) => a.rank - b.rank || b.n - a.n)
    .slice(0, most)
    .sort((a, b) => a.n - b.n)
    .map((item) => ({ text: markedText(item), weeks: item.weeks, rests: [digestOfItem(item)] }));
}

interface Theme {
  readonly bullet: LevelBullet;
  readonly told: readonly Item[];
}

/** What several weeks speak of: a word, and the bullets that have it, one a week, side by side. */
function themesIn(items: readonly Item[]): Theme[] {
  const said = items.flatMap((item) => [...new Set(contentWords(item.text))].map((word) => ({ word, item })));
  const most = Math.max(3, COMMON * items.length);
  const shared = [...Map.groupBy(said, ({ word }) => word)]
    .map(([word, all]) => ({ word, all: all.map(({ item }) => item) }))
    .map(({ word, all }) => ({ word, all, weeks: weeksIn(all) }))
    .filter(({ word, all, weeks }) => weeks.length > 1 && all.length <= most && isTelling(word))
    .sort((a, b) => b.weeks.length - a.weeks.length || a.all.length - b.all.length || (a.word < b.word ? -1 : 1));
  const themes: Theme[] = [];
  const taken = new Set<Item>();
  for (const { all } of shared) {
    if (themes.length === MOST_SHARED) break;
    const near = ofOneTheme(oneAWeek(all.filter((item) => !taken.has(item))));
    if (near.length < 2) continue;
    for (const item of near) taken.add(item);
    const told = atAGlance(near);
    const text = told.map((item) => withoutEnd(item.text, ".;,")).join("; ");
    themes.push({ bullet: { text, weeks: weeksIn(told), rests: told.map(digestOfItem) }, told });
  }
  return themes;
}

/** Those that speak of one thing with the newest: one word in common is chance. */
function ofOneTheme(items: readonly Item[]): Item[] {
  const newest = items.at(-1);
  if (newest === undefined) return [];
  const words = new Set(contentWords(newest.text));
  const near = items.filter((item) => {
    const own = new Set(contentWords(item.text));
    const shared = [...own].filter((word) => words.has(word) && isTelling(word)).length;
    return shared >= Math.max(LEAST_SHARED, LEAST_SHARE * Math.min(own.size, words.size));
  });
  return near.slice(-MOST_OF_A_THEME);
}
const LEAST_SHARED = 3;
const LEAST_SHARE = 0.25;

/** Side by side, where that is one line still; else the one that its week put first, and of such the newest. */
function atAGlance(items: readonly Item[]): readonly Item[] {
  if (items.reduce((sum, { text }) => sum + text.length, 0) <= LONGEST_THEME) return items;
  return items.toSorted((a, b) => a.rank - b.rank || b.n - a.n).slice(0, 1);
}
/** In characters. */
const LONGEST_THEME = 200;

/** The most important of each week. */
function oneAWeek(items: readonly Item[]): Item[] {
  const first = new Map<Week, Item>();
  for (const item of [...items].sort((a, b) => a.rank - b.rank)) {
    const week = item.weeks.at(-1)!;
    if (!first.has(week)) first.set(week, item);
  }
  return [...first.values()].sort((a, b) => a.n - b.n);
}

/** A number alone, or a single ideograph, ties nothing together. */
const isTelling = (word: string): boolean => word.length > 1 && !/^\d/.test(word);
