/**
 * Finds pairs of user and password that no word announces: `backup / …` where the second holds what no word does, and
 * `user: …` with `pass: …` below it.
 */

import { withoutEnd } from "../../text/ends.ts";
import { type Likeness, likenessOf } from "./likeness.ts";
import { type Mark, marksIn } from "./marks.ts";
import type { ToldKind } from "./reading.ts";
import { valueAt } from "./value.ts";

/** A secret and its place. */
export interface Pair {
  readonly kind: ToldKind;
  /** In the text, not in a line; in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

const USER = /(?<![\w/])[\w.@+-]{2,40}$/;
const EMAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;
/** A sign between letters or digits; no path, and nothing else behind it. */
const SECOND = /^(?=[^\s/]{6,60}(?:\s|$))[^\s/]*?[\p{L}\p{N}][!*%$#^~§]+[\p{L}\p{N}][^\s/]*/u;
const LONGEST = 62;
const HARD: ReadonlySet<Likeness> = new Set<Likeness>(["mild", "strong", "machine"]);

/** An item that is a pair and nothing else: `- admin / …`, `NAS: root / …`. */
const ITEM =
  /^(?<user>[\s>]*(?:[-*+•]\s+|\d{1,2}[.)]\s+)?(?:[^:：/\n]{1,40}[:：]\s*)?["'`*_]{0,3}[\p{L}\p{M}\p{N}_.@+-]{2,40})["'`*_]{0,3} \/ ["'`*_]{0,3}(?<second>[^\s/"'`*_]{4,60})["'`*_]{0,3}$/u;
const ENDS_IN_SIGN = /^(?=.*\p{L}).*[\p{L}\p{N}][!%$#^~§]{1,3}$/u;
/** `guest / room12` is told by nothing. */
const MADE: ReadonlySet<Likeness> = new Set<Likeness>(["strong", "machine"]);
const OF_BOTH = /\p{L}.*\d|\d.*\p{L}/u;

/** @param isBelow whether it stands below a heading or a label of logins, where any sign at its end tells it */
export function pairIn(line: string, isBelow: boolean): { from: number; to: number } | undefined {
  const { user, second } = ITEM.exec(line)?.groups ?? {};
  if (user === undefined || second === undefined) return undefined;
  const signed = ENDS_IN_SIGN.test(second);
  const isAccount = (): boolean =>
    marksIn(user).some(({ part, to }) => (part === "account" || part === "name") && to === user.length);
  const tells =
    (signed && (isBelow || OF_BOTH.test(second))) || ((signed || MADE.has(likenessOf(second))) && isAccount());
  const from = line.lastIndexOf(second);
  return tells ? { from, to: from + second.length } : undefined;
}

/** So far from a pair's middle its item begins and ends: further off it is none. */
const [BEFORE, BEHIND] = [100, 70];

export function pairsIn(text: string): Pair[] {
  const found: Pair[] = [];
  for (let slash = text.indexOf(" / "); slash >= 0; slash = text.indexOf(" / ", slash + 3)) {
    const head = text
      .slice(Math.max(0, slash - BEFORE), slash)
      .split("\n")
      .at(-1)!;
    const lineStart = slash - head.length;
    const item = pairIn(head + text.slice(slash, slash + BEHIND).split("\n", 1)[0]!, false);
    if (item !== undefined && (lineStart === 0 || text[lineStart - 1] === "\n")) {
      found.push({ kind: "password", start: lineStart + item.from, end: lineStart + item.to });
      continue;
    }
    const user = USER.exec(text.slice(Math.max(0, slash - 41), slash))?.[0];
    if (user === undefined) continue;
    const start = slash + 3;
    const rest = text.slice(start, start + LONGEST);
    const value = EMAIL.test(user) ? valueAt(rest, 0) : undefined;
    const told = value !== undefined && HARD.has(value.likeness) ? value : undefined;
    const second = SECOND.exec(rest)?.[0];
    const length = told?.to ?? (second === undefined ? undefined : withoutEnd(second, ".,;:)").length);
    if (length !== undefined) found.push({ kind: "password", start, end: start + length });
  }
  return found;
}

const FIELD = /^([ \t]+)["']?[\w.-]{1,80}["']?:[ \t]+(?=\S)/;
const SECTION = "stringData:";
const MOST_FIELDS = 40;

/** Below `stringData:` of a Kubernetes secret each field is one. */
export function fieldsIn(text: string): Pair[] {
  const found: Pair[] = [];
  for (let at = text.indexOf(SECTION); at >= 0; at = text.indexOf(SECTION, at + SECTION.length)) {
    const indent = at - text.lastIndexOf("\n", at) - 1;
    let start = text.indexOf("\n", at) + 1;
    for (let n = 0; n < MOST_FIELDS && start > 0; n++) {
      const lineEnd = text.indexOf("\n", start);
      const line = text.slice(start, Math.min(lineEnd < 0 ? text.length : lineEnd, start + LONGEST_REST));
      const field = FIELD.exec(line);
      if (field === null || field[1]!.length <= indent) break;
      const value = valueAt(line, field[0].length);
      if (value !== undefined && value.likeness !== "none")
        found.push({ kind: "password", start: start + value.from, end: start + value.to });
      start = lineEnd + 1;
    }
  }
  return found;
}

const PASS = /^[Pp]ass["'`*_]{0,3}[ \t]{0,3}[:=][ \t]*/;
/** So far above, or before, the user is named. */
const NEAR = 160;
const LINES_NEAR = 4;
/** Of the line behind it no more is looked at. */
const LONGEST_REST = 400;

/** `pass: …` alone is the result of a test. */
export function passesIn(text: string): Pair[] {
  const found: Pair[] = [];
  for (let at = text.indexOf("ass") - 1; at >= -1; at = text.indexOf("ass", at + 4) - 1) {
    const pass = at >= 0 && !/[\w-]/.test(text.charAt(at - 1)) ? PASS.exec(text.slice(at, at + 16)) : null;
    if (pass === null) continue;
    const start = at + pass[0].length;
    const value = valueAt(text.slice(start, start + LONGEST_REST).split("\n", 1)[0]!, 0);
    if (value === undefined || value.likeness === "none" || !(value.last || value.likeness === "strong")) continue;
    // `pass: pass: …` says nothing, however often.
    if (/^pass$/i.test(value.text)) continue;
    const before = text
      .slice(Math.max(0, at - NEAR), at)
      .split("\n")
      .slice(-LINES_NEAR)
      .join("\n");
    const named = ({ part, to }: Mark): boolean =>
      part === "account" && /^["'`*_]{0,3}\s*[:=：]/.test(before.slice(to));
    if (marksIn(before).some(named)) found.push({ kind: "password", start: start + value.from, end: start + value.to });
  }
  return found;
}
