/**
 * The columns of a Markdown table whose head names a secret, and what stands in them. The head opens, its rows tell.
 */
import { withoutEnd } from "../../text/ends.ts";
import { isAbout, KIND, readingOf, type Told, type ToldKind } from "./reading.ts";
import { type Value, valueAt } from "./value.ts";

/** What a column holds, by its number; `label` where its short name may mean something else: then only what looks like a password. */
export type TableHead = ReadonlyMap<number, ToldKind | "label">;

export const isRow = (line: string): boolean => line.includes("|");
/** The line below a table's head: `|---|:--|`. */
export const isRule = (line: string): boolean => /^[\s>]*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?\s*$/.test(line);

interface Cell {
  readonly from: number;
  readonly text: string;
}

function cellsOf(line: string): Cell[] {
  const cells: Cell[] = [];
  let from = /^[\s>]*\|?/.exec(line)?.[0].length ?? 0;
  for (let at = from; at <= line.length; at++) {
    if (at < line.length && (line.charAt(at) !== "|" || line.charAt(at - 1) === "\\")) continue;
    cells.push({ from, text: line.slice(from, at) });
    from = at + 1;
  }
  return cells;
}

/** @returns undefined where no column names one */
export function tableHead(line: string): TableHead | undefined {
  const head = new Map<number, ToldKind | "label">();
  const readings = cellsOf(line).map(({ text }) => readingOf(text));
  const named = readings.some(({ has: hasPart }) => hasPart("account"));
  const opens = readings.some(({ anchors }) => anchors.some(({ part }) => part !== "token" && part !== "dial"));
  const asks = readings.some(({ has }) => has("question"));
  for (const [i, { anchors, has, marks }] of readings.entries()) {
    const anchor = anchors.find(({ part }) => part !== "dial");
    // Beside a user's column a secret is what people choose; documents and calls have tokens too, that open nothing.
    const isShort = anchor?.part === (named ? "token" : "label");
    const isOfNobody = anchor?.part === "token" && !named && !opens;
    const kind = anchor === undefined || isOfNobody ? undefined : isShort ? "label" : KIND[anchor.part];
    const about = marks.some((one) => isAbout(one) && !anchors.some(({ to }) => to === one.to));
    if (kind !== undefined && !about) head.set(i, kind);
    else if (asks && has("answer")) head.set(i, "answer");
  }
  return head.size === 0 ? undefined : head;
}

export const toldInRow = (line: string, head: TableHead): Told[] =>
  cellsOf(line).flatMap(({ from, text }, i) => {
    const column = head.get(i);
    const kind = column === "label" ? "password" : column;
    const value = kind === undefined ? undefined : valueAt(line, from);
    if (kind === undefined || value === undefined || value.from >= from + text.length) return [];
    const { likeness } = value;
    const told = withoutEnd(text, " *_`\"'");
    const whole = { kind, from: value.from, to: Math.max(value.to, from + told.length) };
    const { marks } = readingOf(text);
    const about = marks.some((one) => isAbout(one) && from + one.from <= value.from && from + one.to > value.from);
    if (likeness === "none" || about || (column === "label" && !HARD.has(likeness))) return [];
    if (kind === "passphrase") return told.trim().split(/\s+/).length >= 3 ? [whole] : [];
    const alone = value.to - value.from >= told.trim().replace(/^[*_`"'\s]+/, "").length || value.quoted;
    return isTold(kind, value, alone)
      ? [alone && !EACH.has(kind) ? whole : { kind, from: value.from, to: value.to }]
      : [];
  });

const HARD: ReadonlySet<Value["likeness"]> = new Set(["mild", "strong", "machine"] as const);
const EACH: ReadonlySet<ToldKind> = new Set<ToldKind>(["code", "key"]);

/** @param alone whether the cell holds nothing else */
function isTold(kind: ToldKind, { likeness, text }: Value, alone: boolean): boolean {
  if (kind === "passphrase") return true;
  if (kind === "code") return /\d{3}|\d.*-.*\d/.test(text) && likeness !== "named";
  if (kind === "key") return ["machine", "hash", "strong"].includes(likeness) && text.length >= 8;
  if (kind === "answer") return true;
  return (alone && !/^[/~.]|\(/.test(text)) || likeness === "strong" || likeness === "mild";
}
