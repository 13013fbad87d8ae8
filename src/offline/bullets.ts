/**
 * Words the chosen units as bullets that stand alone: what was said about one thing goes together while it is short,
 * behind the words that say what it is about.
 */
import { parentTitle, withoutLabel, withTitle } from "./context.ts";
import { bareItemOf } from "./flat-lists.ts";
import { isMarked } from "./marked.ts";
import type { Section } from "./sections.ts";
import type { Settled } from "./settled.ts";
import { statedOf } from "./stated.ts";
import type { Statement } from "./statements.ts";
import { bytesOf, type Unit, type WeekText } from "./units.ts";

export interface Bullet {
  readonly section: Section;
  readonly text: string;
  readonly days: readonly string[];
  /** Place among the chosen units, 0 for the best. */
  readonly rank: number;
}

/** What stands together is gathered up to this size; a longer bullet is read in two breaths. */
const GATHERED_BYTES = 400;
/** Turns of a talk are told in smaller portions: they hang together less than what stands under one heading. */
const GATHERED_TALK_BYTES = 200;
/** A bullet of more pieces cannot be proved line by line. */
const MOST_PIECES = 5;
/** A single sentence above this size needs no heading to be understood. */
const STANDS_ALONE_BYTES = 48;

interface Piece {
  readonly statement: Statement;
  readonly text: string;
  readonly rank: number;
}

interface Part {
  readonly section: Section;
  readonly pieces: Piece[];
  bytes: number;
}

/** @param chosen units, best first */
export function bulletsOf(week: WeekText, chosen: readonly Unit[], { sectionOf, daysOf, settled }: Telling): Bullet[] {
  const pieces = piecesOf(chosen);
  const told = new Set(pieces.map(({ statement }) => statement));
  const settling = new Set([...settled].flatMap(([open, by]) => (told.has(open) && told.has(by) ? [by] : [])));
  // What was settled is told with what settled it, or not at all: alone it would still seem open.
  const standing = pieces.filter(({ statement }) => settledBy(statement, settled, told) !== null);
  const groups = Map.groupBy(standing, ({ statement }) => {
    const by = settledBy(statement, settled, told);
    if (by || settling.has(statement)) return `settled ${(by ?? statement).index}`;
    if (statedOf(statement, week) > 0 || isMarked(statement)) return `alone ${statement.index}`;
    const item = bareItemOf(statement, week);
    return item === undefined ? groupOf(statement, week) : `item ${item.index}`;
  });
  const settlers = new Set(settled.values());
  const sectionAt = (statement: Statement): Section =>
    settled.has(statement) || settlers.has(statement) ? "Outcomes" : sectionOf(statement);
  return [...groups.values()]
    .flatMap((group) => gathered(group, week, sectionAt).map((part) => bulletOf(part, week, daysOf)))
    .sort((a, b) => a.rank - b.rank);
}

/** What bullets need to know of statements besides their words. */
export interface Telling {
  readonly sectionOf: (statement: Statement) => Section;
  /** All days a statement stands on. */
  readonly daysOf: (statement: Statement) => readonly string[];
  readonly settled: Settled;
}

/** The statement that settled an open one; undefined when it is not settled, null when what settled it is not told. */
function settledBy(statement: Statement, settled: Settled, told: ReadonlySet<Statement>): Statement | undefined | null {
  const by = settled.get(statement);
  return by === undefined || told.has(by) ? by : null;
}

/** Names what the statement is about: statements of one name may share a bullet. */
export function groupOf(statement: Statement, week: WeekText): string {
  return week.speakers.has(statement.label)
    ? `${statement.log.path}\n${statement.label} says`
    : (week.subjects[statement.index]?.key ?? "");
}

/** The chosen sentences of each statement, in the order of the logs. */
function piecesOf(chosen: readonly Unit[]): Piece[] {
  return [...Map.groupBy(chosen.entries(), ([, unit]) => unit.statement)]
    .sort(([a], [b]) => a.index - b.index)
    .map(([statement, ranked]) => {
      const units = ranked.map(([, unit]) => unit).sort((a, b) => a.order - b.order);
      return { statement, text: told(units), rank: Math.min(...ranked.map(([rank]) => rank)) };
    });
}

/** Sentences in their order. A figure does not begin a sentence behind one that it did not follow: `; 11 remain`. */
function told(units: readonly Unit[]): string {
  return units.reduce((text, unit, i) => {
    if (i === 0) return unit.text;
    const skips = unit.order - (units[i - 1]?.order ?? 0) > 1;
    return skips && /^\d/.test(unit.text) ? `${text.replace(/[.;]$/, "")}; ${unit.text}` : `${text} ${unit.text}`;
  }, "");
}

/** Cuts a group into bullets: of one section each, and not too long. */
function gathered(group: readonly Piece[], week: WeekText, sectionOf: (statement: Statement) => Section): Part[] {
  const parts: Part[] = [];
  for (const piece of group) {
    const section = sectionOf(piece.statement);
    const bytes = bytesOf(piece.text);
    const most = week.speakers.has(piece.statement.label) ? GATHERED_TALK_BYTES : GATHERED_BYTES;
    const room = parts.findLast((part) => part.section === section);
    if (room === undefined || room.bytes + bytes > most || room.pieces.length === MOST_PIECES)
      parts.push({ section, pieces: [piece], bytes });
    else {
      room.pieces.push(piece);
      room.bytes += bytes;
    }
  }
  return parts;
}

function bulletOf({ section, pieces }: Part, week: WeekText, daysOf: Telling["daysOf"]): Bullet {
  const first = pieces[0];
  if (first === undefined) throw new RangeError("a bullet has at least one piece");
  let body = "";
  let parent = -1;
  const said = new Set<string>();
  for (const { statement, text } of pieces) {
    const own = withoutLabel(text, statement.label, section);
    const isDetail = pieces.some((piece) => piece.statement.index === statement.parent);
    const above = parentTitle(statement, week.statements);
    if (body !== "" && isDetail && statement.parent !== parent) body = joined(body, own, ": ");
    else body = joined(body, isDetail || said.has(above) ? own : withTitle(above, own), "; ");
    said.add(above);
    parent = statement.parent;
  }
  const spoken = week.speakers.has(first.statement.label);
  const title = spoken ? first.statement.label : (week.subjects[first.statement.index]?.title ?? "");
  const isPlain = statedOf(first.statement, week) > 0;
  const needsTitle = spoken || (!isPlain && (pieces.length > 1 || bytesOf(body) < STANDS_ALONE_BYTES));
  const text = (needsTitle ? withTitle(title, body) : body).replace(/[;；,:：]$/, "");
  const days = [...new Set(pieces.flatMap((piece) => daysOf(piece.statement)))].sort();
  const rank = Math.min(...pieces.map((piece) => piece.rank));
  return { section, text, days, rank };
}

/** One text behind another, with the mark between them only where the first does not close itself. */
function joined(before: string, after: string, mark: string): string {
  if (before === "") return after;
  // `Why: …` below a decision is no second title of it.
  if (mark === ": " && !/^\p{L}{2,12}[:：]\s/u.test(after)) return `${before.replace(/[.;；:：。]$/, "")}: ${after}`;
  return /[.!?。！？]$/.test(before) ? `${before} ${after}` : `${before.replace(/[;；,:：]$/, "")}; ${after}`;
}
