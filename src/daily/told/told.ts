/**
 * Finds the secrets that a text tells in sentences, and in what stands below a heading, a label, a table's head or a question.
 * What one line begins, others end: a scope lives from the line that opens it to the next heading, or for a few lines.
 */
import { toldInLine } from "./line.ts";
import { pairsIn, passesIn } from "./pairs.ts";
import { readingOf, type Told, type ToldKind } from "./reading.ts";
import { isOver, openedBy, type Scope, toldInScope } from "./scope.ts";
import { isRow, isRule, type TableHead, tableHead, toldInRow } from "./table.ts";
import { linesThatMayTell } from "./telling.ts";

export interface ToldSecret {
  readonly kind: ToldKind;
  /** Its place in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

export function toldIn(text: string): ToldSecret[] {
  const found: ToldSecret[] = [];
  const hot = linesThatMayTell(text);
  let scopes: readonly (Scope & { readonly openedAt: number })[] = [];
  let table: TableHead | undefined;
  let next = 0;
  for (let start = hot[0] ?? -1; start >= 0; ) {
    const lineEnd = endOfLine(text, start);
    if (lineEnd - start > LONGEST_LINE) {
      found.push(...toldInParts(text, start, lineEnd));
      if (hot[next] === start) next++;
      start = hot[next] ?? -1;
      continue;
    }
    const line = text.slice(start, lineEnd);
    const isHot = hot[next] === start;
    if (isHot) next++;
    const after = text.slice(lineEnd + 1, endOfLine(text, lineEnd + 1));
    scopes = scopes.filter((scope) => !isOver(scope, line, scope.linesLeft === scope.openedAt));
    const told: Told[] = [];
    if (isHot || scopes.length > 0) {
      const reading = readingOf(line);
      if (isHot) told.push(...toldInLine(reading));
      const blank = line.trim() === "";
      scopes = scopes.flatMap((scope) => {
        const below = toldInScope(scope, reading);
        told.push(...below);
        if (blank) return [scope];
        return scope.strict && below.length === 0 ? [] : [{ ...scope, linesLeft: scope.linesLeft - 1 }];
      });
      const opened = isRow(line) ? undefined : openedBy(reading, told.length > 0);
      if (opened !== undefined) scopes = [...scopes, { ...opened, openedAt: opened.linesLeft }];
    }
    if (table !== undefined && isRow(line)) told.push(...toldInRow(line, table));
    else table = undefined;
    if (isHot && isRow(line) && isRule(after)) table = tableHead(line);
    for (const { kind, from, to } of told) if (to > from) found.push({ kind, start: start + from, end: start + to });
    const goesOn = (scopes.length > 0 || table !== undefined) && lineEnd < text.length;
    start = goesOn ? lineEnd + 1 : (hot[next] ?? -1);
  }
  found.push(...pairsIn(text), ...passesIn(text));
  return found;
}

/** A longer line is a dump: it is looked at piece by piece, and nothing in it opens a scope. */
const LONGEST_LINE = 2_000;

const LONGEST_PART = 500;

function toldInParts(text: string, start: number, end: number): ToldSecret[] {
  const found: ToldSecret[] = [];
  for (let from = start; from < end; ) {
    const to = from + LONGEST_PART >= end ? end : from + cutOf(text.slice(from, from + LONGEST_PART));
    for (const one of toldInLine(readingOf(text.slice(from, to))))
      found.push({ kind: one.kind, start: from + one.from, end: from + one.to });
    from = to;
  }
  return found;
}

/** Where a piece of a dump ends: at its last space, or else at the last sign that is part of no word, far enough on. */
function cutOf(piece: string): number {
  for (const sign of [/\s\S*$/, /[^\w.@/+=:!#$%&*?-][\w.@/+=:!#$%&*?-]*$/]) {
    const at = piece.slice(LONGEST_PART / 2).search(sign);
    if (at >= 0) return LONGEST_PART / 2 + at;
  }
  return piece.length;
}

function endOfLine(text: string, start: number): number {
  const end = text.indexOf("\n", start);
  return end < 0 ? text.length : end;
}
