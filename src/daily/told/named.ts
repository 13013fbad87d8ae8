/**
 * Finds the value of a word that names a secret. Four ties hold them together: a sign (`Password: …`), a dash, a verb (`is`,
 * `lautet`), or nothing between. The plainer the value, the closer it must stand: `accepts.ts` decides.
 */
import { isWide } from "../../text/scripts.ts";
import { isTold } from "./accepts.ts";
import type { Mark } from "./marks.ts";
import { groupsAt, phraseAt } from "./phrase.ts";
import {
  beforeItsVerb,
  isLinked,
  isNoValue,
  isSmall,
  KIND,
  PLACED,
  type Reading,
  sharesLanguage,
  type Tie,
  type Told,
  type ToldKind,
} from "./reading.ts";
import { type Value, valueAt } from "./value.ts";

interface Tied {
  readonly tie: Tie;
  readonly from: number;
  readonly to: number;
}

const SIGN = /["'`*_~»”’)\]]{0,3}[ \t\u00a0]{0,3}(?::=|=>|->|→|⇒|➜|[:=：＝])/g;
const DASH = /[ \t\u00a0]{1,3}(?:—|–|-)[ \t\u00a0]/g;
/** So far behind its name a value is looked for. */
const FURTHEST = 90;
const MOST_WORDS = 9;
const MOST_TIES = 8;
const CLAUSE_END = /[;!?。；！？]|[.,](?=\s|$)|，|、/;

/** @param next where the next such word stands: what is behind it is not this one's */
export function namedBy(anchor: Mark, next: number, reading: Reading): Told[] {
  const { line, marks } = reading;
  const kind = KIND[anchor.part]!;
  const placed = line.indexOf(PLACED, anchor.to);
  const end = Math.min(line.length, anchor.to + FURTHEST, placed < 0 ? line.length : placed);
  const isNumbered = anchor.part === "code" || anchor.part === "dial";
  for (const { tie, from, to } of tiesOf(anchor, end, next, reading)) {
    const between = line
      .slice(anchor.to + (isShortened(anchor, line) ? 1 : 0), from)
      .replace(/\([^)]*\)|\[[^\]]*\]/g, "")
      // `her password, it is …`
      .replace(tie === "is" ? /^,(?:\s\p{L}{1,4})?\s?$/u : /^$/, "");
    if (CLAUSE_END.test(between.replace(/^["'`*_»”’]+/, "")) || between.split(/\s+/).length > MOST_WORDS + 1) break;
    const phrase = phraseAt(anchor, tie, to, reading);
    if (phrase !== undefined) return [{ kind, ...phrase }];
    for (const at of tie === "is" ? startsAt(line, to) : [to]) {
      const whole = (isNumbered || kind === "key" ? groupsAt(line, at) : undefined) ?? valueAt(line, at);
      const closed = tie === "is" && whole !== undefined ? beforeItsVerb(whole, reading) : undefined;
      const value = closed ?? whole;
      if (value === undefined || (tie === "beside" && isOfUnion(line, to, value))) continue;
      // `pw for the label maker: …`: what stands behind a small word says whose it is.
      const mayOwn = (tie === "sign" || (tie === "is" && anchor.part === "password")) && value.likeness !== "number";
      const owner = mayOwn && value.last ? ownerAt(between) : between.length;
      const doubt = marks.some(
        (one) =>
          one.part === "about" &&
          sharesLanguage(one, anchor) &&
          one.from >= anchor.to &&
          one.to <= from &&
          one.from - anchor.to < owner,
      );
      const skipped = at > to;
      const linked = isLinked(between, anchor) || isPlace(anchor, from, marks);
      const bare = between.replace(/["'`*_»”’)\]\s]/g, "") === "";
      const about = isNoValue(whole!, marks);
      const tied = { tie, value, doubt, skipped, about, linked, bare, closed: closed !== undefined };
      if (isTold(anchor, tied, reading))
        return [{ kind, from: value.from, to: value.to }, ...others(kind, value, line)];
    }
  }
  return [];
}

/** Where the words begin that a small word ties to the name, or the end. */
const ownerAt = (between: string): number => {
  const first = /^\s+([\p{L}\p{M}]+)\s/u.exec(between);
  return first !== null && isSmall(first[1]!) ? first[0].length : between.length;
};

/** `"password" | "phrase"`: one of several names. */
const isOfUnion = (line: string, at: number, { from }: Value): boolean =>
  line.slice(at, from).includes("|") && !/^\s*\|/.test(line);

/** `Password wifi office: …`: what it opens stands right behind the word. */
const isPlace = ({ to }: Mark, end: number, marks: readonly Mark[]): boolean =>
  marks.some((one) => (one.part === "lock" || one.part === "dial") && one.from > to && one.to <= end);

/** `Kennw.` */
const isShortened = ({ part, to }: Mark, line: string): boolean => part === "label" && line.charAt(to) === ".";

function tiesOf(anchor: Mark, end: number, next: number, { line, marks }: Reading): Tied[] {
  const ties: Tied[] = [];
  const named = anchor.to + (isShortened(anchor, line) ? 1 : 0);
  const besideAt = named + (/^["'`*_»”’)\]]{0,3}/.exec(line.slice(named, named + 3))?.[0].length ?? 0);
  if (/^\s/.test(line.slice(besideAt, besideAt + 1)) || isWide(line.charCodeAt(anchor.to - 1)))
    ties.push({ tie: "beside", from: anchor.to, to: besideAt });
  const zone = line.slice(0, end);
  for (const [tie, pattern] of [
    ["sign", SIGN],
    ["dash", DASH],
  ] as const) {
    pattern.lastIndex = anchor.to;
    for (let found = pattern.exec(zone); found !== null && ties.length < MOST_TIES; found = pattern.exec(zone))
      ties.push({ tie, from: found.index, to: pattern.lastIndex });
  }
  for (const mark of marks) {
    if (mark.from > end || ties.length > 2 * MOST_TIES) break;
    if (mark.part === "is" && mark.from >= anchor.to && mark.to <= end && sharesLanguage(mark, anchor))
      ties.push({ tie: "is", from: mark.from, to: mark.to });
  }
  // `auth token ends up being …`, `API key valid (…)`: what a machine made needs no verb that we know.
  if (anchor.part !== "dial" && anchor.part !== "key") {
    const made = madeAt(line, anchor.to, end);
    if (made >= 0) ties.push({ tie: "far", from: made, to: made });
  }
  return ties.filter(({ from }) => from <= next || from === anchor.to).sort((a, b) => a.from - b.from || b.to - a.to);
}

const LONG = /(?<![\w./#-])(?=[\w+/=-]{0,40}\d)[A-Za-z0-9][\w+/=-]{19,}/g;
/** Where a long token begins that is no digest as git and package managers write them, or -1. */
function madeAt(line: string, from: number, end: number): number {
  for (const { 0: text, index } of line.slice(from, end + 1).matchAll(LONG)) {
    const at = from + index;
    const { likeness } = valueAt(line, at) ?? {};
    if (likeness === "machine" || (likeness === "hash" && text.length === 32)) return at;
  }
  return -1;
}

/** Behind a verb the value may have an article, or a small word more: `es el 7702`, `设成了 …`. */
function startsAt(line: string, at: number): number[] {
  const small = /^\s+([\p{L}\p{M}']{1,6})\s+/u.exec(line.slice(at, at + 12));
  if (small !== null && isSmall(small[1]!)) return [at, at + small[0].length - 1];
  const wide = line.charAt(at);
  if (isWide(wide.charCodeAt(0)) && isSmall(wide)) return [at, at + 1];
  return [at];
}

const GAP = /^["'`*_»”」]{0,2}(?:\s*[,;/|、，+&]\s*|\s+(?:\p{L}{1,3}\s+)?)["'`*_«“„「]{0,2}/u;
const MOST_OTHERS = 24;

/** After one value others of its kind may stand: `recovery codes: 7f3k-29xq, 8w2m-11pd`. */
function others(kind: ToldKind, first: Value, line: string): Told[] {
  const found: Told[] = [];
  let at = first.to;
  for (let n = 0; n < MOST_OTHERS; n++) {
    const gap = GAP.exec(line.slice(at, at + 14))?.[0];
    if (gap === undefined) return found;
    const next = (kind === "code" ? groupsAt(line, at + gap.length) : undefined) ?? valueAt(line, at + gap.length);
    if (next === undefined || !isAlike(next, first)) return found;
    found.push({ kind, from: next.from, to: next.to });
    at = next.to;
  }
  return found;
}

function isAlike({ likeness, text }: Value, first: Value): boolean {
  if (likeness === "number") return first.likeness === "number" && text.length === first.text.length;
  const [hard, firstHard] = [likeness, first.likeness].map((one) => one === "strong" || one === "mild");
  return (hard && firstHard) || (likeness === "machine" && first.likeness === "machine");
}
