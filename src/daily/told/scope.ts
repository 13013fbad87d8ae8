/**
 * What a line opens for the lines below it: the heading `Credentials`, the label `Recovery codes:`, a question that waits for
 * its answer. Below it a value needs no word of its own, but must look like one.
 */

import { withoutEnd } from "../../text/ends.ts";
import { isWide } from "../../text/scripts.ts";
import { answerIn } from "./answer.ts";
import { isMixed } from "./keyed.ts";
import type { Mark } from "./marks.ts";
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
  type ToldKind,
} from "./reading.ts";
import type { Part } from "./shapes.ts";
import { askedBy, isTurn, replyTo } from "./talk.ts";
import { type Value, valueAt } from "./value.ts";

export interface Scope {
  /** `lock` where a title names only what is opened, `Side door`; `guest` where its key is what people write below. */
  readonly kind: ToldKind | "access" | "lock" | "guest";
  /** What the line itself says: it holds for the lines below. */
  readonly says: ReadonlySet<Part>;
  /** 1 to 6 below a heading, 7 below a label. */
  readonly level: number;
  /** A label's own indent: what stands deeper is under it. */
  readonly indent: number;
  /** A label that ends with a colon; below another, only what goes on at once. */
  readonly open: boolean;
  /** A label without one: the first line that tells nothing ends it. */
  readonly strict: boolean;
  /** Somebody asked: the first word of the reply may be it. */
  readonly asked: boolean;
  readonly linesLeft: number;
  /** Of the word by which somebody asked. */
  readonly languages: number;
}

const FREE = { strict: false, asked: false, languages: ~0 };

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
  if (!names(anchor, marks, line, isLock)) return undefined;
  const named = KIND[anchor.part] ?? "access";
  // `Guest wifi key` is a password, `Key decisions` is none.
  const isGuest = marks.some(({ part, from, to }) => part === "lock" && from >= anchor.from && to <= anchor.to);
  const kind = named === "key" && anchor.part === "key" && isLock ? (isGuest ? "guest" : "password") : named;
  if (level !== undefined)
    return { ...FREE, says, kind, level, indent: -1, open: true, linesLeft: LINES_BELOW_HEADING };
  if (!open && (kind === "access" || kind === "key")) return undefined;
  return {
    ...{ says, kind, level: 7, indent: indentOf(line), open },
    strict: !open,
    asked: false,
    languages: ~0,
    linesLeft: LINES_BELOW_LABEL,
  };
}

const NAMED_BY: ReadonlySet<Part> = new Set<Part>(["password", "phrase", "code"]);
const HANDED_DOWN: readonly Part[] = ["lock", "dial", "card"];

/** Whether the word is what a title is about: `Staging credentials`, `Password of the shop`, not `Password reset`, `Key decisions`. */
function names(anchor: Mark, marks: readonly Mark[], line: string, isLock: boolean): boolean {
  if (marks.some((one) => isAbout(one) && sharesLanguage(one, anchor) && one.from >= anchor.to)) return false;
  const after = withoutEnd(line.slice(anchor.to).replace(/\([^()]{1,40}\)/, ""), " :：?？*_`\"'#)]");
  if (
    /[.;!?。；！？=]/.test(after) ||
    (/[,，]/.test(after) && anchor.part !== "code" && !isLock) ||
    after.split(/\s+/).length > 7
  )
    return false;
  const isPlace = marks.some(
    ({ part, from, to }) =>
      (part === "lock" || part === "dial" || part === "key") && from > anchor.from && to > anchor.to,
  );
  if (isLock && anchor.part === "key" && after !== "" && /^\s*(?:#|\*\*)/.test(line)) return !/\d/.test(after);
  // `Notfallcodes fürs Postfach`
  const isPlain = anchor.part === "code" && anchor.to - anchor.from >= LEAST_PLAIN;
  if (!isLinked(after, anchor) && !isPlace && !isPlain) return false;
  const before = line.slice(0, anchor.from).replace(/^[\s>#*_-]+/, "");
  // `Key` alone announces whatever is important.
  return (
    (anchor.part !== "key" && anchor.part !== "token") ||
    anchor.to - anchor.from > 4 ||
    (before === "" && after === "") ||
    (anchor.part === "key" && isLock)
  );
}

/** Recovery codes and the like are what such a long word says, whatever stands behind it. */
const LEAST_PLAIN = 8;

const indentOf = (line: string): number => /^[\s>]*/.exec(line)?.[0].length ?? 0;

/** Whether a line ends what stands open. */
export function isOver({ kind, level, indent, open, linesLeft }: Scope, line: string, first: boolean): boolean {
  if (linesLeft <= 0) return true;
  const heading = headingLevel(line);
  if (heading > 0) return heading <= level;
  if (level < 7 || indent < 0) return false;
  const text = line.trim();
  if (text === "" || text.startsWith("```")) return false;
  if (indentOf(line) > indent) return false;
  if (kind === "lock" || kind === "guest") return !(isShort(text) || LABELLED.test(line));
  return !((first && (open || isShort(text))) || /^[-*+•]\s|^\d{1,2}[.)]\s/.test(text));
}

const isShort = (text: string): boolean => text.length < 40 && text.split(/\s+/).length <= 2;

const LABELLED =
  /^[\s>]*(?:[-*+•]\s+|\d{1,2}[.)]\s+)?(?:\[[ x]\]\s*)?["'`*_]{0,3}([^:=：|/→]{1,60}?)["'`*_]{0,3}\s*(?:[:=：]|->|→|\s[–—-])\s+/u;
const ITEM = /^[\s>]*(?:[-*+•]\s+|\d{1,2}[.)]\s+)?["'`*_]{0,3}/;

export function toldInScope(scope: Scope, reading: Reading): Told[] {
  const { kind, level, open, asked, says, linesLeft } = scope;
  const { line, marks, has } = reading;
  if (asked) return replyTo(scope, reading);
  if (kind === "answer") {
    const answer = marks.find(({ part }) => part === "answer");
    return answer !== undefined && answer.from < 12 ? answerIn(reading, 0) : [];
  }
  if (kind === "lock") return [];
  if (kind === "passphrase") return wordsIn(line);
  const begins = ITEM.exec(line)?.[0].length ?? 0;
  const label = LABELLED.exec(line);
  const labelled = label === null || has("account") ? undefined : valueAt(line, label[0].length);
  const told: Told[] = [];
  const isLock = says.has("lock") || says.has("dial");
  if (kind === "code") {
    const group = groupsAt(line, begins);
    if (group !== undefined && digitsOf(group.text) >= 4 && withoutEnd(line.slice(group.to), " \"'`*_,;") === "")
      return [{ kind, from: group.from, to: group.to }];
  }
  const isFirst = linesLeft === LINES_BELOW_HEADING || linesLeft === LINES_BELOW_LABEL;
  if (kind === "password" && isLock && isFirst) told.push(...plainWordsIn(reading, begins));
  const about = (value: Value): boolean =>
    marks.some((one) => isAbout(one) && one.from <= value.from && one.to > value.from);
  for (const value of reading.values()) {
    const { from, to, likeness, text } = value;
    const alone = from <= begins + 1 && withoutEnd(line.slice(to), " \"'`*_,;") === "";
    const named = labelled?.from === from && value.last;
    const fits = ((): boolean => {
      if (likeness === "machine") return true;
      if (about(value)) return false;
      if (kind === "guest") return alone && isChosenKey(value);
      if (kind === "code") return isGroup(value) && (alone || named || (value.last && likeness !== "named"));
      if (likeness === "hash") return text.length >= 20;
      if (likeness === "uuid") return named || alone;
      if (kind === "key") return false;
      if (likeness === "strong") return alone || named || /[!*%$#^~§&]/.test(text) || isSecond(value, line);
      if (likeness === "mild")
        return (
          ((alone || named) && (kind === "password" || level === 7)) || (isSecond(value, line) && isWordAndDigits(text))
        );
      if (kind !== "password" || !(alone || named)) return false;
      if (likeness === "number") return text.length >= 4;
      if (likeness === "joined") return named || !open || level === 7 ? !/^[./]|\/|\p{Ll}\p{Lu}/u.test(text) : false;
      return likeness === "word" && named && !isWide(text.charCodeAt(0));
    })();
    if (fits)
      told.push({
        kind:
          kind === "access" || kind === "guest"
            ? likeness === "machine" || likeness === "hash" || likeness === "uuid"
              ? "key"
              : "password"
            : kind,
        from,
        to,
      });
  }
  return told;
}

/** Behind a user, and the last of the line: `staging: deploy, …`, `robot — eva@acme.test — …`, `deploy / …`. */
const isSecond = ({ from, last }: Value, line: string): boolean => {
  const before = line.slice(0, from);
  return /[/|]\s*["'`]?$/.test(before) || (last && AFTER_USER.test(before));
};
const AFTER_USER =
  /(?:(?:[:：,，、—–|/]|\s-|->|→)\s*|^[\s>]*[-*+•]\s+)["'`*_]{0,2}(?:[\w.+-]{1,40}["'`*_]{0,2}\s*(?:[,，、—–]|\s-)\s*|[\w.+-]{1,40}@[\w.-]{2,40}["'`*_]{0,2}\s*(?:[,，、—–:：]|\s-)?\s*)["'`*_]{0,2}$/;
const isWordAndDigits = (text: string): boolean => /^\p{L}{5,}[-_.]?\d{2,}$/u.test(text);

/** Nothing on the line but a word that somebody put together: `harbour-fog`. */
const isChosenKey = ({ likeness, text }: Value): boolean =>
  text.length >= LEAST_KEY &&
  (likeness === "strong" || likeness === "mild" || (likeness === "joined" && /^[\p{Ll}\p{Lo}_-]+$/u.test(text)));
const LEAST_KEY = 8;

/** Right below `Guest wifi password`: a word or a few, in small letters. */
function plainWordsIn({ line, marks }: Reading, from: number): Told[] {
  const text = withoutEnd(line.slice(from), " \"'`*_.");
  const words = text.split(/\s+/);
  const plain = /^[\p{Ll}\p{M}][\p{Ll}\p{M}'’ -]{4,40}$/u.test(text) && words.length <= MOST_PLAIN;
  if (!plain || isSmall(words[0]!) || isSmall(words.at(-1)!) || marks.some(isAbout)) return [];
  return [{ kind: "password", from, to: from + text.length }];
}
const MOST_PLAIN = 4;

const isGroup = ({ likeness, text }: Value): boolean =>
  (likeness === "number" && text.replace(/\D/g, "").length >= 4 && !/[.:/]/.test(text)) ||
  (likeness === "named" && /^[A-Z]{3,8}-\d{3,6}$/.test(text)) ||
  likeness === "hash" ||
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
