/**
 * What a line opens for the lines below it: the heading `Credentials`, the label `Recovery codes:`, a question that waits for
 * its answer. Below it a value needs no word of its own, but must look like one.
 */

import { withoutEnd } from "../../text/ends.ts";
import { isWide } from "../../text/scripts.ts";
import { answerIn } from "./answer.ts";
import { isMixed } from "./keyed.ts";
import type { Mark } from "./marks.ts";
import { pairIn } from "./pairs.ts";
import { groupsAt } from "./phrase.ts";
import {
  digitsOf,
  isAbout,
  isLinked,
  isSmall,
  KIND,
  PLACED,
  type Reading,
  sharesLanguage,
  type Told,
} from "./reading.ts";
import type { Part } from "./shapes.ts";
import { askedBy, isTurn, replyTo, type Scope, toldAs } from "./talk.ts";
import { type Value, valueAt } from "./value.ts";

const FREE = { strict: false, asked: false };

const HEADING = /^[\s>]{0,6}(#{1,6})\s+(.*?)\s*#*\s*$/;
const LONGEST_HEADING = 100;
/** In a longer line `pass` is a verb. */
const LONGEST_LABEL = 40;
/** A section of credentials is short; what stands further down is likely a transcript. */
const LINES_BELOW_HEADING = 80;
const LINES_BELOW_LABEL = 26;
const LINES_TO_ANSWER = 4;

const headingLevel = (line: string): number => HEADING.exec(line)?.[1]?.length ?? 0;

/** @param told whether the line told a secret itself: then it is no label */
export function openedBy({ line, marks, has }: Reading, told: boolean): Scope | undefined {
  const says: ReadonlySet<Part> = new Set([...HANDED_DOWN].filter(has));
  if (has("question") && !has("answer") && !told)
    return { ...FREE, says, kind: "answer", level: 7, indent: -1, open: true, linesLeft: LINES_TO_ANSWER };
  const heading = HEADING.exec(line);
  // It has told its secret before: what is below was shown then.
  if (heading === null && line.includes(PLACED)) return undefined;
  const text = line.trim();
  if (text.length > LONGEST_HEADING) return undefined;
  if (told) return undefined;
  const isLock = says.has("lock") || says.has("dial");
  const isLabel = isLock && text.length <= LONGEST_LABEL;
  const anchor =
    marks.findLast(({ part }) => NAMED_BY.has(part)) ??
    marks.findLast(
      ({ part }) => (KIND[part] !== undefined && part !== "dial" && (part !== "label" || isLabel)) || part === "access",
    );
  const asks = askedBy(anchor, says, marks);
  if (/[?？]["'`*_)]*$/.test(text)) return asks;
  // `they want our code word`
  if (anchor !== undefined && NAMED_BY.has(anchor.part) && isTurn(line, anchor))
    return asks === undefined ? undefined : { ...asks, strict: true };
  const open = /[:：]["'`*_]*$/.test(text) || /^[*_]{2}[^*_]+[*_]{2}$/.test(text);
  const level = heading?.[1]?.length;
  if (anchor === undefined) return undefined;
  const isPlain =
    heading !== null && anchor.part === "key" && !isLock && heading[2]!.split(/\s+/).length <= MOST_TITLED;
  if (!names(anchor, marks, line, { isLock, isPlain })) return undefined;
  const named = KIND[anchor.part] ?? "access";
  // `Guest wifi key` is a password, `Key decisions` is none.
  const isGuest = marks.some(({ part, from, to }) => part === "lock" && from >= anchor.from && to <= anchor.to);
  const kind = isPlain ? "keys" : anchor.part === "key" && isLock ? (isGuest ? "guest" : "password") : named;
  if (level !== undefined)
    return { ...FREE, says, kind, level, indent: -1, open: true, linesLeft: LINES_BELOW_HEADING };
  return {
    ...{ says, kind, level: 7, indent: indentOf(line), open, strict: !open },
    ...{ asked: false, linesLeft: LINES_BELOW_LABEL },
  };
}

const NAMED_BY: ReadonlySet<Part> = new Set<Part>(["password", "phrase", "code"]);
/** `Keys`, `SSH keys`: more words around an everyday one announce something else. */
const MOST_TITLED = 2;
const HANDED_DOWN: readonly Part[] = ["lock", "dial", "card"];

/** Whether the word is what a title is about: `Staging credentials`, `Password of the shop`, not `Password reset`, `Key decisions`. */
function names(
  anchor: Mark,
  marks: readonly Mark[],
  line: string,
  { isLock, isPlain }: { readonly isLock: boolean; readonly isPlain: boolean },
): boolean {
  if (marks.some((one) => isAbout(one) && sharesLanguage(one, anchor) && one.from >= anchor.to)) return false;
  const after = withoutEnd(line.slice(anchor.to).replace(/\([^()]{1,40}\)/, ""), " :：?？*_`\"'#)]");
  if (/[.;!?。；！？=]/.test(after)) return false;
  const isPlace = marks.some(
    ({ part, from, to }) =>
      (part === "lock" || part === "dial" || part === "key") && from > anchor.from && to > anchor.to,
  );
  if (!isLinked(after, anchor) && !isPlace && anchor.part !== "code") return false;
  if (isLock || (anchor.part !== "key" && anchor.part !== "token")) return true;
  // `Key:` alone announces whatever is important, and so do `claves del día`; `令牌` is a whole word, and `## Keys` a title.
  const isToken = anchor.part === "token";
  const isWord = isPlain || anchor.to - anchor.from > 4 || (isToken && isWide(line.charCodeAt(anchor.from)));
  return isWord && (isToken || after === "");
}

const indentOf = (line: string): number => /^[\s>]*/.exec(line)?.[0].length ?? 0;

/** Whether a line ends what stands open. */
export function isOver({ kind, level, indent, linesLeft }: Scope, line: string, first: boolean): boolean {
  if (linesLeft <= 0) return true;
  const heading = headingLevel(line);
  if (heading > 0) return heading <= level;
  const text = line.trim();
  if (text === "" || text.startsWith("```")) return false;
  if (indentOf(line) > indent) return false;
  if (kind === "lock" || kind === "guest") return !(text.length < SHORT || LABELLED.test(line));
  return !(first || /^[-*+•]\s|^\d{1,2}[.)]\s/.test(text));
}

const SHORT = 40;

const LABELLED =
  /^[\s>]*(?:[-*+•]\s+|\d{1,2}[.)]\s+)?(?:\[[ x]\]\s*)?["'`*_]{0,3}([^:=：|/→]{1,60}?)["'`*_]{0,3}\s*(?:[:=：]|->|→|\s[–—-])\s+/u;
const ITEM = /^[\s>]*(?:[-*+•]\s+|\d{1,2}[.)]\s+)?["'`*_]{0,3}/;

export function toldInScope(scope: Scope, reading: Reading): Told[] {
  const { kind, asked, says, linesLeft } = scope;
  const { line, marks, has } = reading;
  if (asked) return replyTo(scope, reading);
  if (kind === "answer") return answerIn(reading, 0);
  if (kind === "passphrase") return wordsIn(line);
  const begins = ITEM.exec(line)?.[0].length ?? 0;
  const label = LABELLED.exec(line);
  const labelled = label === null || has("account") ? undefined : valueAt(line, label[0].length);
  const told: Told[] = [];
  const pair = kind === "password" || kind === "access" ? pairIn(line, true) : undefined;
  if (pair !== undefined) return [{ kind: "password", ...pair }];
  const isLock = says.has("lock") || says.has("dial");
  if (kind === "password" && isLock && linesLeft === LINES_BELOW_LABEL) told.push(...plainWordsIn(reading, begins));
  const about = (value: Value): boolean =>
    marks.some((one) => isAbout(one) && one.from <= value.from && one.to > value.from);
  // `44 71 90` on a line of its own: each group alone would be a count.
  const groups = kind === "code" || (kind === "password" && isLock) ? groupsAt(line, begins) : undefined;
  for (const value of groups === undefined ? reading.values() : [groups]) {
    const { from, to, likeness, text } = value;
    const alone = from <= begins + 1 && withoutEnd(line.slice(to), " \"'`*_,;") === "";
    const named = labelled?.from === from && value.last;
    const fits = ((): boolean => {
      if (likeness === "machine") return true;
      if (about(value)) return false;
      if (value === groups) return alone && digitsOf(text) >= 4;
      if (kind === "guest") return alone && text.length >= LEAST_KEY && likeness !== "none";
      if (kind === "code") return isGroup(value) && (alone || named);
      if (kind === "keys" && (likeness !== "hash" || DIGESTS.has(text.length))) return false;
      if (likeness === "hash") return text.length >= 20 && ((kind !== "key" && kind !== "keys") || alone || named);
      if (kind === "key") return false;
      if (likeness === "strong") return alone || named || value.last;
      if (likeness === "mild") return alone || named;
      if (kind !== "password" || !(alone || named)) return false;
      if (likeness === "joined") return !/^[./]|\/|\p{Ll}\p{Lu}/u.test(text);
      return likeness === "word" && named && !isWide(text.charCodeAt(0));
    })();
    if (fits) told.push({ kind: toldAs(kind), from, to });
  }
  return told;
}

/** Hexadecimal digits of a commit, and of a file: below `Code` stands what was deployed. */
const DIGESTS: ReadonlySet<number> = new Set([40, 64]);

/** Nothing on the line but what somebody put together: `harbour-fog`. */
const LEAST_KEY = 8;

/** Right below `Guest wifi password`: a word or a few, in small letters. */
function plainWordsIn({ line, marks }: Reading, from: number): Told[] {
  const text = withoutEnd(line.slice(from), " \"'`*_.");
  const words = text.split(/\s+/);
  const plain = /^[\p{Ll}\p{M}][\p{Ll}\p{M}'’ -]{4,40}$/u.test(text) && words.length <= MOST_PLAIN;
  if (!plain || isSmall(words[0]!) || marks.some(isAbout)) return [];
  return [{ kind: "password", from, to: from + text.length }];
}
const MOST_PLAIN = 4;

const isGroup = ({ likeness, text }: Value): boolean =>
  (likeness === "number" && digitsOf(text) >= 4 && !/[.:/]/.test(text)) ||
  /^[A-Z]{3,8}-\d{3,6}$/.test(text) ||
  isMixed(text) ||
  ((likeness === "mild" || likeness === "strong") && text.length >= 6);

/** A phrase on a line of its own, or a word an item. */
function wordsIn(line: string): Told[] {
  const from = ITEM.exec(line)?.[0].length ?? 0;
  const text = withoutEnd(line.slice(from), " \"'`*_.");
  const words = text.split(/[\s,，、]+/);
  const plain = words.every((one) => /^[\p{Ll}\p{Lo}\p{M}'’-]+$/u.test(one));
  if (
    text === "" ||
    !plain ||
    (words.length < 3 && !(words.length === 1 && /\d[.)]\s|[-*]\s/.test(line.slice(0, from))))
  )
    return [];
  return [{ kind: "passphrase", from, to: from + text.length }];
}
