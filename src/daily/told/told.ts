/**
 * Finds the secrets that a text tells in sentences, and in what stands below a heading, a label, a table's head or a question.
 * What one line begins, others end: a scope lives from the line that opens it to the next heading, or for a few lines.
 */
import { answerIn, repliedIn } from "./answer.ts";
import { beforeIn } from "./before.ts";
import { chosenIn, hardIn, plainIn } from "./beside.ts";
import { identityIn } from "./identity.ts";
import { keyedIn, sequenceIn } from "./keyed.ts";
import { type Mark, marksIn } from "./marks.ts";
import { namedBy } from "./named.ts";
import { nearIn } from "./near.ts";
import { openersIn } from "./opener.ts";
import { fieldsIn, type Pair, pairsIn, passesIn } from "./pairs.ts";
import { isLinked, type Reading, readingOf, type Told } from "./reading.ts";
import { isOver, openedBy, toldInScope } from "./scope.ts";
import type { Part } from "./shapes.ts";
import { isRow, isRule, type TableHead, tableHead, toldInRow } from "./table.ts";
import type { Scope } from "./talk.ts";
import { linesThatMayTell } from "./telling.ts";

export function toldIn(text: string): Pair[] {
  const found: Pair[] = [];
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
      const above = new Set(scopes.flatMap(({ says }) => [...says]));
      const reading = readingOf(line, above);
      if (isHot || (above.size > 0 && reading.anchors.length > 0)) told.push(...toldInLine(reading));
      if (isHot && told.length === 0 && isField(line)) told.push(...toldBelow(text, start, reading));
      if (isHot && told.length === 0 && goesOn(line, after)) told.push(...toldOver(line, after, reading));
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
    const isOpen = (scopes.length > 0 || table !== undefined) && lineEnd < text.length;
    start = isOpen ? lineEnd + 1 : (hot[next] ?? -1);
  }
  found.push(...pairsIn(text), ...passesIn(text), ...fieldsIn(text));
  return found;
}

/** What one line tells: `the staging password is …`, `NAS: backup / …`, `side entrance opens with …`. */
function toldInLine(reading: Reading): Told[] {
  const { line, anchors, has } = reading;
  const told: Told[] = [];
  for (const anchor of anchors) {
    if ((told.at(-1)?.to ?? -1) > anchor.from) continue;
    const isNext = (one: Mark): boolean =>
      one.from >= anchor.to && one.part !== "dial" && !isOwner(one, anchor, line.slice(anchor.to, one.from));
    const next = anchors.find(isNext)?.from ?? line.length;
    told.push(...namedBy(anchor, next, reading));
  }
  told.push(
    ...nearIn(reading),
    ...sequenceIn(reading),
    ...keyedIn(reading),
    ...beforeIn(reading),
    ...identityIn(reading),
  );
  if (has("question")) told.push(...answerIn(reading));
  if (has("fact") || has("replied")) told.push(...repliedIn(reading));
  const way = has("with") || has("types") || has("spoken") || has("lock") || has("dial");
  if (((has("opens") || has("login") || has("lock")) && way) || /\d[#*]/.test(line)) told.push(...openersIn(reading));
  if (has("password") || has("phrase")) told.push(...chosenIn(reading));
  told.push(...plainIn(reading), ...hardIn(reading));
  return told;
}

/** `the passphrase of my key is …`, `Passphrase meines Schlüssels`: what it is for has no value of its own. */
const isOwner = (one: Mark, anchor: Mark, between: string): boolean =>
  (one.part === "key" || one.part === "token") &&
  PEOPLES.has(anchor.part) &&
  // A mark that stands in a secret's place names its kind: `[secret:password]`.
  !between.includes("[") &&
  (isLinked(between, anchor) || /^\s\p{L}+\s$/u.test(between));
const PEOPLES: ReadonlySet<Part> = new Set<Part>(["password", "phrase", "code"]);

/** A bullet's line that the next one ends: deeper, and no bullet of its own. */
const goesOn = (line: string, next: string): boolean =>
  /^\s*[-*+•] /.test(line) &&
  /^\s+(?![\w"'-]{1,40}:\s)[^\s\-*+•|>#\d]/.test(next) &&
  line.length + next.length < LONGEST_PART;

/** `key: harbour-fog`, and nothing else. */
const isField = (line: string): boolean => /^[\s>*+•-]*[\p{L} ]{2,24}\s?[:=：]\s*\S{4,60}\s*$/u.test(line);
const LINES_ABOVE = 3;

/** What a field tells when a line right above it names what it opens: `SSID: …` and below it `key: …`. */
function toldBelow(text: string, start: number, { line, anchors, has }: Reading): Told[] {
  if (has("lock") || !anchors.some(({ part }) => part === "key" || part === "label")) return [];
  const above = new Set<Part>();
  for (let n = 0, end = start - 1; n < LINES_ABOVE && end > 0; n++) {
    const from = text.lastIndexOf("\n", end - 1) + 1;
    const upper = text.slice(Math.max(from, end - LONGEST_PART), end);
    if (upper.trim() === "") break;
    for (const { part } of marksIn(upper)) if (part === "lock" || part === "dial") above.add(part);
    end = from - 1;
  }
  return above.size === 0 ? [] : toldInLine(readingOf(line, above));
}

/** What a sentence tells that is broken over two lines: `door code changed` and below it `now C4187`. */
function toldOver(line: string, next: string, { anchors }: Reading): Told[] {
  if (anchors.length === 0) return [];
  const rest = next.trimStart();
  const shift = next.length - rest.length;
  return toldInLine(readingOf(`${line} ${rest}`)).flatMap(({ kind, from, to }) =>
    from > line.length ? [{ kind, from: from + shift, to: to + shift }] : [],
  );
}

/** A longer line is a dump: it is looked at piece by piece, and nothing in it opens a scope. */
const LONGEST_LINE = 2_000;

const LONGEST_PART = 500;

function toldInParts(text: string, start: number, end: number): Pair[] {
  const found: Pair[] = [];
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
