/**
 * Writes the prose of a weekly document: at most 40 bullets, 20 % of the week's bytes and 6 KB, under four sections. A bullet is
 * what was chosen of one stretch of a log, behind its heading where nobody could understand it alone.
 */
import { type Week, weekTitle } from "../../calendar/week.ts";
import { isTold } from "../../daily/remembered-log.ts";
import { withoutRoom } from "../../document/sections.ts";
import { labelled } from "../../text/labels.ts";
import type { HeardMark } from "../../text/lexicon/lexicon.ts";
import { widthOf } from "../../text/scripts.ts";
import { titleOf } from "../../text/titles.ts";
import { type Odds, oddsIn } from "../salience/odds.ts";
import { sayingsIn } from "../salience/sayings.ts";
import { isBelow, keyOf } from "../statements.ts";
import { ALL_RULES, type Rules, type Statement, type Unit, type WeekText } from "../week.ts";
import { BULLET_BYTES, chooseUnits, GATHERED_BYTES, groupOf } from "./choose.ts";
import { isOfStory, type Section, sectionOf, storyOf, timeLeft } from "./sections.ts";
import { isTellable } from "./tellable.ts";

const MOST_BULLETS = 40;
const SHARE = 0.2;
const MOST_BYTES = 6000;
/** A week of a few lines may say this much all the same: a kilobyte, but no more than half of what it read and what is due. */
const LEAST_BYTES = 480;
const LEAST_SHARE = 0.5;
const SMALL_BYTES = 1000;
const SECTIONS: readonly Section[] = ["Key Decisions", "Outcomes", "Blockers & Open Items", "Context"];

/** Narrower, a sentence needs to be told what it is about; a wide character counts as two. */
const STANDS_ALONE = 60;

interface Bullet {
  section: Section;
  readonly units: [Unit, ...Unit[]];
  /** Place of its best sentence among the chosen. */
  rank: number;
}

/** By statement, the claim that it is of: its lead is told before what only goes with it. */
type Sure = ReadonlyMap<Statement, { readonly lead: Statement; readonly mark: HeardMark }>;
/** How things shall be is decided, as which tool is taken. */
const SHALL_BE: readonly (HeardMark | undefined)[] = ["decision", "rule", "preference"];

interface Telling {
  /** The week, where lithify sets a heading above the text. */
  readonly title?: Week | undefined;
  readonly odds?: Odds;
  /** What is kept as a memory, with the claim it is of: the document tells it first. */
  readonly sure?: Sure;
  /** What a person is asked about. */
  readonly asked?: ReadonlySet<Statement>;
  readonly rules?: Rules;
}

/** @param bytes of the week's logs   @returns "" when there is nothing to say */
export function weeklyText(
  week: WeekText,
  bytes: number,
  { title, odds = oddsIn(week), sure = new Map(), asked, rules = ALL_RULES }: Telling = {},
): string {
  const heading = title === undefined ? 0 : Buffer.byteLength(`## ${weekTitle(title)}\n\n`);
  const due = rules.has("document.due") ? dueIn(week) : new Map<Unit, number>();
  const least = [...due.keys()].reduce((sum, unit) => sum + unit.bytes + BULLET_BYTES, bytes * LEAST_SHARE);
  const most =
    Math.min(MOST_BYTES, Math.max(LEAST_BYTES, Math.min(SMALL_BYTES, least), Math.floor(bytes * SHARE))) - heading;
  const marked: Sure = rules.has("document.sure") ? sure : new Map();
  const isSure = ({ statement }: Unit): boolean => marked.get(statement)?.lead === statement;
  const best = chooseUnits(week, odds.fact, { bytes: SPARE * most, bullets: MOST_BULLETS }, isSure, asked);
  const chosen = [
    ...new Set(best.flatMap((unit) => [unit, ...belowHeading(unit, week), ...restOf(unit, week, marked)])),
  ];
  const byDay = [...due]
    .sort(([, a], [, b]) => a - b)
    .slice(0, MOST_BULLETS)
    .map(([unit]) => unit);
  const passedOver = byDay.filter((unit) => !chosen.includes(unit));
  const days = daysOf([...chosen, ...passedOver], week);
  const placeOf = (unit: Unit): Section => {
    const own = sectionOf(unit, week);
    const kept = marked.get(unit.statement);
    return own === "Context" && kept?.lead === unit.statement && SHALL_BE.includes(kept.mark) ? "Key Decisions" : own;
  };
  const sections = new Map([...chosen, ...passedOver].map((unit) => [unit, placeOf(unit)]));
  /** What a bullet costs is only guessed while choosing: each sentence is taken if the document with it still fits. */
  const bulletsWith = (units: readonly Unit[]): Bullet[] =>
    bulletsOf(units, week, { sections, sure: marked, due }, rules);
  const fitting = (units: readonly Unit[], room = most): { kept: readonly Unit[]; text: string } => {
    const kept: Unit[] = [];
    let text = "";
    for (const unit of units) {
      const before = week.unitsOf[unit.statement.index]![unit.order - 1];
      if (before && !due.has(unit) && units.includes(before) && !kept.includes(before)) continue;
      const bullets = bulletsWith([...kept, unit]);
      const tried = written(bullets, week, days, rules);
      if (bullets.length > MOST_BULLETS || Buffer.byteLength(tried) > room) continue;
      kept.push(unit);
      text = tried;
    }
    return { kept, text };
  };
  const missing = (units: readonly Unit[]): number => [...due.keys()].filter((unit) => !units.includes(unit)).length;
  const { kept, text } = fitting(chosen);
  if (missing(kept) === 0) return text;
  // What was passed over has its day all the same: before what is only likely, the next day first.
  const others = chosen.filter((unit) => !due.has(unit));
  const [first, last] = [others.filter(isSure), others.filter((unit) => !isSure(unit))];
  // What is sure is a memory besides, and leaves what is due a part of a short document.
  const next = fitting(byDay, most * DUE_SHARE).kept;
  const units = [...new Set([...next, ...first, ...byDay, ...last])];
  const full = fitting(units);
  if (missing(full.kept) === 0) return full.text;
  const { kept: told, text: short } = fitting(units, most - Buffer.byteLength(`${withoutRoom(due.size)}\n\n`));
  return `${withoutRoom(missing(told))}\n\n${short}`;
}

/** What is due first, of the room; and more is chosen than fits. */
const [DUE_SHARE, SPARE] = [0.35, 2];

/** `### Decision: merge order for concurrent PRs` may only name what was decided: the line below says what. */
function belowHeading({ statement }: Unit, week: WeekText): Unit[] {
  const [below] = week.unitsOf[statement.index + 1] ?? [];
  return below && isBelow(below.statement, statement) && isTellable(below, week) ? [below] : [];
}

/** What was wrong is told with its cause and what came of it, and what was decided with what stands below it, its reason. */
const restOf = ({ statement, order }: Unit, week: WeekText, sure: Sure): Unit[] =>
  (order > 0 ? [] : [...storyOf(statement, week, sayingsIn(week)), ...belowClaim(statement, week, sure)])
    .flatMap(({ index }) => week.unitsOf[index]!.slice(0, 1))
    .filter((unit) => unit.statement !== statement && isTellable(unit, week));
const belowClaim = ({ index, children }: Statement, { statements }: WeekText, sure: Sure): Statement[] =>
  children.map((child) => statements[child]!).filter((child) => sure.get(child)?.lead.index === index);

/** What is due, and in how many ms; what is said again once. */
function dueIn(week: WeekText): Map<Unit, number> {
  const due = new Map<Unit, number>();
  const said = new Set<string>();
  for (const unit of week.units) {
    const left = isTellable(unit, week) ? timeLeft(unit, week) : undefined;
    if (left === undefined || said.has(keyOf(unit.text))) continue;
    said.add(keyOf(unit.text));
    due.set(unit, left);
  }
  return due;
}

/** What decides which sentences share a bullet. */
interface Apart {
  readonly sections: ReadonlyMap<Unit, Section>;
  readonly sure: Sure;
  /** Each is told alone: whoever looks for the next day reads one line. */
  readonly due: ReadonlyMap<Unit, number>;
}

/** @param chosen best first */
function bulletsOf(chosen: readonly Unit[], week: WeekText, { sections, sure, due }: Apart, rules: Rules): Bullet[] {
  const rankOf = new Map(chosen.map((unit, rank) => [unit, rank]));
  const bullets: Bullet[] = [];
  for (const unit of chosen.toSorted((a, b) => a.index - b.index)) {
    const [section, { statement }] = [sections.get(unit)!, unit];
    const last = bullets.at(-1);
    const before = last?.units.at(-1)?.statement;
    const bytes = last?.units.reduce((sum, one) => sum + one.bytes, 0) ?? 0;
    const isNear = (): boolean => {
      if (before?.section !== statement.section || before.speaker !== statement.speaker) return false;
      if (before.turn !== statement.turn || isTold(statement.log) || !rules.has("document.gather")) return false;
      if ([unit, ...last!.units].some((one) => due.has(one))) return false;
      const isUnder = isBelow(statement, before);
      // What is kept as a memory is one thing: a month takes or leaves its bullet whole.
      if (!isUnder && sure.get(before) !== sure.get(statement)) return false;
      // Its reason and how to apply it go with it, and a fix with what was wrong, whatever they say of themselves.
      if (sure.has(before) || storyOf(before, week, sayingsIn(week)).includes(statement)) return true;
      // Behind a list within a list the next item is of another thing than what that hangs on.
      if (!isUnder && (groupOf(before) !== groupOf(statement) || statement.depth < before.depth)) return false;
      // What stands under one heading and says nothing of itself is a detail of what stands there.
      return last?.section === section || section === "Context";
    };
    if (last !== undefined && (before === statement || isNear()) && bytes + unit.bytes <= GATHERED_BYTES) {
      last.units.push(unit);
      if (before === statement && section === "Key Decisions") last.section = section;
      last.rank = Math.min(last.rank, rankOf.get(unit)!);
    } else bullets.push({ section, units: [unit], rank: rankOf.get(unit)! });
  }
  // `Meeting (Ines, Paco)`, which stands in front of what hangs on it.
  const inFront = new Set(chosen.map(({ statement }) => statement.parent));
  return bullets.filter(
    ({ units: [{ statement, text }, other] }) => other || !inFront.has(statement.index) || titleOf(text) === "",
  );
}

const written = (bullets: readonly Bullet[], week: WeekText, days: Days, rules: Rules): string =>
  SECTIONS.flatMap((section) => {
    const own = bullets.filter((bullet) => bullet.section === section).sort((a, b) => a.rank - b.rank);
    if (own.length === 0) return [];
    // Context is read heading by heading, the most important first.
    const headingOf = ({ units }: Bullet): string => units[0]!.statement.headings.join("\n");
    const ordered = section === "Context" ? [...Map.groupBy(own, headingOf).values()].flat() : own;
    const lines = ordered.map((bullet) => `- ${told(bullet, week, rules)} (${daysIn(bullet, days).join(", ")})`);
    return [`### ${section}\n\n${lines.join("\n")}`];
  }).join("\n\n");

type Days = ReadonlyMap<Unit, ReadonlySet<string>>;

/** On which days each sentence is said: what a log repeats is told once, with all its days. */
function daysOf(chosen: readonly Unit[], week: WeekText): Days {
  const days = new Map(chosen.map(({ text, statement }) => [keyOf(text), new Set([statement.log.day])]));
  const lengths = new Set(chosen.flatMap(({ text }) => [-2, -1, 0, 1, 2].map((by) => text.length + by)));
  for (const { text, statement } of week.units)
    if (lengths.has(text.length)) days.get(keyOf(text))?.add(statement.log.day);
  return new Map(chosen.map((unit) => [unit, days.get(keyOf(unit.text))!]));
}

const daysIn = ({ units }: Bullet, days: Days): string[] =>
  [...new Set(units.flatMap((unit) => [...days.get(unit)!]))].sort();

/** A bullet's words: the sentences in their order, what they are about in front. */
function told({ units, section }: Bullet, week: WeekText, rules: Rules): string {
  let body = "";
  const { ofTitle } = sayingsIn(week);
  const shown = new Set<Statement>();
  for (const { text, statement } of units) {
    const parent = week.statements[statement.parent];
    const above = parent && !shown.has(parent) && rules.has("document.parent") ? titleOf(parent.text) : "";
    const mark = ofTitle(statement.label, statement.log);
    const said = withoutNeedlessCode(section === "Outcomes" && mark === "todo" ? labelled(text).rest : text);
    const isFirst = above !== "" && !shown.has(statement) && !body.includes(above);
    const own = isFirst ? (mark === "reason" ? `${above}. ${said}` : behind(above, said)) : said;
    shown.add(statement);
    const stop = /[.!?。！？;；:：]["”’»」)]?$/u.test(body) ? "" : isOfStory(mark) ? "." : ";";
    body = body === "" ? own : `${body}${stop} ${own}`;
  }
  const [{ statement: first }] = units as [Unit];
  if (first.speaker || first.asked) return `${first.speaker || first.asked}: ${body}`;
  const title = titleOf(first.headings.at(-1) ?? "");
  const mark = ofTitle(first.label || (section === "Key Decisions" ? title : ""), first.log);
  // `Fix: …` does not say what was wrong, notes side by side not what they share; `## Decision: …` is told by its heading.
  const isUnclear = mark && first.label ? isOfStory(mark) : mark || shown.size > 1 || widthOf(body) < STANDS_ALONE;
  const needed = rules.has("document.title") && isUnclear && title !== "" && !body.includes(title);
  return (needed ? behind(title, body) : body).replace(/[;；,，]$/, "");
}

/** Two colons one behind the other say nothing of what belongs to what. */
const behind = (title: string, body: string): string =>
  `${title}${/^[^:：—–]{1,40}[:：]|\n.*[:：]/u.test(`${body}\n${title}`) && !/[—–]/.test(title) ? " —" : ":"} ${body}`;

/** An address and a path read the same without a code span, and can be followed. What Markdown would take for emphasis keeps its own. */
const withoutNeedlessCode = (text: string): string => (text.includes("`") ? text.replace(FOLLOWED, "$1") : text);
const FOLLOWED = /(?<!`)`(?![^`]*(?:__|\/_|_\/))("?[\w@~.:?=&%#+,-]*\/[\w@~.:/?=&%#+,-]*"?)`(?!`)/g;
