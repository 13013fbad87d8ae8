/**
 * What a level is made from: the bullets of the documents below it, numbered, each with the weeks it rests on. A level says
 * nothing else.
 */

import { isMonth, type Period } from "../calendar/period.ts";
import { type Day, type Week, weekOf } from "../calendar/week.ts";
import { daysIn, wordsIn } from "../compaction/bullet-days.ts";
import { digest12 } from "../digest.ts";
import { bodyMarksOf, isMarked } from "../document/hand-edits.ts";
import { LEVEL_SECTIONS, type LevelDocument, type LevelSection, readBullet, readLevel } from "../document/level.ts";
import { OPEN_SECTION, SECTIONS, sectionsNamed, sectionsOf } from "../document/sections.ts";
import { readWeekly } from "../document/weekly.ts";
import { datedIn } from "../text/days/dated.ts";

export interface Item {
  /** From 1, in the order of the documents. */
  readonly n: number;
  readonly section: LevelSection;
  /** Without days and weeks; a word that means a day only on its own has its date behind it. */
  readonly text: string;
  /** As its document has it, where that is otherwise. */
  readonly written?: string;
  /** Oldest first: of a bullet that was carried on, those it comes from. */
  readonly weeks: readonly Week[];
  /** The days a weekly bullet names; none in a year, whose months name weeks. */
  readonly days: readonly Day[];
  /** How early it stands in its document's section, 1 for the first; documents put the most important first. */
  readonly rank: number;
  /** Whether lithify wrote it, so that it was proved from the logs then; what a person wrote is still to be proved. */
  readonly own: boolean;
  /** Whether a model put it into words; a week without one has the log's own. */
  readonly isWritten?: boolean;
  /** The week whose document it stands in; absent in a year. */
  readonly stands?: Week;
  /** What is said of it behind its text: it is told, and not as holding. */
  readonly mark?: (typeof MARKS)[number];
}

export const weeksIn = (items: readonly Item[]): Week[] => [...new Set(items.flatMap(({ weeks }) => weeks))].sort();

const MARKS = ["questioned", "superseded"] as const;
const MARKED = new RegExp(`\\s\\((${MARKS.join("|")})\\)$`);

/** 12 hex: what a level remembers of it. */
export const digestOfItem = ({ text, written = text }: Pick<Item, "text" | "written">): string => digest12(written);

/** The text as a document has it. */
export const markedText = ({ text, mark }: Item): string => (mark ? `${text} (${mark})` : text);

/** A document below a level. */
export interface Below {
  /** In the memory folder. */
  readonly file: string;
  readonly text: string;
  /** What a month's text was read as, where that is known. */
  readonly level?: LevelDocument | undefined;
}

/** What a week's section becomes in a longer level. */
const BECOMES: Readonly<Record<(typeof SECTIONS)[number], LevelSection>> = {
  "Key Decisions": "Decisions That Still Hold",
  Outcomes: "Milestones",
  "Blockers & Open Items": "Open at the End",
  Context: "Themes",
};

/** The items of a level, oldest document first. */
export function itemsOf(period: Period, below: readonly Below[]): Item[] {
  const items = isMonth(period)
    ? toldOnce(below.flatMap(({ text }) => weeklyItems(text)))
    : below.flatMap(({ text, level = readLevel(text) }) => monthlyItems(level));
  return items.map((item, i) => ({ ...item, n: i + 1 }));
}

type Unnumbered = Omit<Item, "n">;

/** What was carried on from week to week as it last stood; not what was open before the period began. */
function toldOnce(items: readonly Unnumbered[]): Unnumbered[] {
  const weeks = new Set(items.map(({ stands }) => stands));
  const last = new Map(items.map((item) => [keyOf(item), item]));
  return items.filter(
    (item) => item.section !== BECOMES[OPEN_SECTION] || (last.get(keyOf(item)) === item && weeks.has(item.weeks[0])),
  );
}

const keyOf = ({ section, text }: Unnumbered): string => `${section}\n${text}`;

function weeklyItems(text: string): Unnumbered[] {
  const document = readWeekly(text);
  if (!("week" in document)) return [];
  const sections = sectionsOf(document.body);
  const isWritten = document.model !== "extractive";
  return SECTIONS.flatMap((section) =>
    sections[section].map((bullet, i) => {
      const days = daysIn(bullet.text);
      const isCarried = days.length > 0 && days.every((day) => day < document.from);
      const own = bullet.nested.length === 0 && isMarked(bodyMarksOf(document), section, `- ${bullet.text}`);
      const written = [wordsIn(bullet.text), ...bullet.nested.map((line) => line.trim())].join(" ");
      // A month tells no days: `yesterday` would be anybody's guess.
      const text = own && days.length === 1 ? datedIn(written, days[0]!) : written;
      return {
        section: BECOMES[section],
        ...(text === written ? { text } : { text, written }),
        weeks: isCarried ? [...new Set(days.map(weekOf))] : [document.week],
        stands: document.week,
        days,
        ...{ rank: i + 1, own, ...(isWritten && { isWritten }) },
      };
    }),
  ).filter(({ days, own }) => own || days.length > 0);
}

function monthlyItems(document: ReturnType<typeof readLevel>): Unnumbered[] {
  if (!("period" in document)) return [];
  const sections = sectionsNamed(document.body, LEVEL_SECTIONS, "Themes");
  return LEVEL_SECTIONS.flatMap((section) =>
    sections[section].flatMap((bullet, i) => {
      const read = readBullet(bullet.text);
      const own = isMarked(bodyMarksOf(document), section, `- ${bullet.text}`);
      if (read === undefined) return [];
      const mark = MARKS.find((one) => one === MARKED.exec(read.text)?.[1]);
      const text = mark ? read.text.replace(MARKED, "") : read.text;
      return [{ ...read, text, section, days: [], rank: i + 1, own, ...(mark && { mark }) }];
    }),
  );
}
