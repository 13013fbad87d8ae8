/**
 * What a line opens for the lines below it: the heading `Credentials`, the label `Recovery codes:`, a question that waits for
 * its answer. Below it a value needs no word of its own, but must look like one.
 */

import { withoutEnd } from "../../text/ends.ts";
import { isWide } from "../../text/scripts.ts";
import { answerIn } from "./answer.ts";
import type { Mark } from "./marks.ts";
import { isAbout, isLinked, KIND, type Reading, type Told, type ToldKind } from "./reading.ts";
import { type Value, valueAt } from "./value.ts";

export interface Scope {
  readonly kind: ToldKind | "access";
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
}

const FREE = { strict: false, asked: false };

const HEADING = /^[\s>]{0,6}(#{1,6})\s+(.*?)\s*#*\s*$/;
const LONGEST_HEADING = 100;
/** A section of credentials is short; what stands further down is likely a transcript. */
const LINES_BELOW_HEADING = 80;
const LINES_BELOW_LABEL = 26;
const LINES_TO_ANSWER = 4;
const LINES_TO_REPLY = 2;

export const headingLevel = (line: string): number => HEADING.exec(line)?.[1]?.length ?? 0;

/** @param told whether the line told a secret itself: then it is no label */
export function openedBy({ line, marks, has }: Reading, told: boolean): Scope | undefined {
  if (has("question") && !has("answer") && !told)
    return { ...FREE, kind: "answer", level: 7, indent: -1, open: true, linesLeft: LINES_TO_ANSWER };
  const heading = HEADING.exec(line);
  const text = line.trim();
  if (text.length > LONGEST_HEADING) return undefined;
  if (told) return undefined;
  const anchor = marks.findLast(
    ({ part }) => (KIND[part] !== undefined && part !== "dial" && part !== "label") || part === "access",
  );
  if (anchor === undefined || !names(anchor, marks, line)) return undefined;
  const kind = KIND[anchor.part] ?? "access";
  if (heading !== null)
    return { ...FREE, kind, level: heading[1]!.length, indent: -1, open: true, linesLeft: LINES_BELOW_HEADING };
  if (/[?？]["'`*_)]*$/.test(text))
    return kind === "access" || kind === "key"
      ? undefined
      : { kind, level: 7, indent: -1, open: false, strict: false, asked: true, linesLeft: LINES_TO_REPLY };
  const open = /[:：]["'`*_]*$/.test(text) || /^[*_]{2}[^*_]+[*_]{2}$/.test(text);
  if (!open && (kind === "access" || kind === "key")) return undefined;
  return { kind, level: 7, indent: indentOf(line), open, strict: !open, asked: false, linesLeft: LINES_BELOW_LABEL };
}

/** Whether the word is what a title is about: `Staging credentials`, `Password of the shop`, not `Password reset`, `Key decisions`. */
function names(anchor: Mark, marks: readonly Mark[], line: string): boolean {
  if (marks.some((one) => isAbout(one) && one.from >= anchor.to)) return false;
  const after = withoutEnd(line.slice(anchor.to), " :：?？*_`\"'#)]");
  if (/[.,;!?。，；！？=]/.test(after) || after.split(/\s+/).length > 7) return false;
  if (!isLinked(after, anchor)) return false;
  const before = line.slice(0, anchor.from).replace(/^[\s>#*_-]+/, "");
  // `Key` alone announces whatever is important.
  return (
    (anchor.part !== "key" && anchor.part !== "token") || anchor.to - anchor.from > 4 || (before === "" && after === "")
  );
}

const indentOf = (line: string): number => /^[\s>]*/.exec(line)?.[0].length ?? 0;

/** Whether a line ends what stands open. */
export function isOver({ level, indent, open, linesLeft }: Scope, line: string, first: boolean): boolean {
  if (linesLeft <= 0) return true;
  const heading = headingLevel(line);
  if (heading > 0) return heading <= level;
  if (level < 7 || indent < 0) return false;
  const text = line.trim();
  if (text === "" || text.startsWith("```")) return false;
  if (indentOf(line) > indent) return false;
  return !((open && first) || /^[-*+•]\s|^\d{1,2}[.)]\s/.test(text));
}

const LABELLED =
  /^[\s>]*(?:[-*+•]\s+|\d{1,2}[.)]\s+)?(?:\[[ x]\]\s*)?["'`*_]{0,3}([^:=：|/→]{1,60}?)["'`*_]{0,3}\s*(?:[:=：]|->|→|\s[–—-])\s+/u;
/** What stands before the first word of what somebody says. */
const REPLY = /^[\s>*-]*(?:\[[^\]]*\]\s*|\d{1,2}:\d{2}\s+)?(?:\p{L}[\p{L}\p{N} _.-]{0,20}[:：]\s*)?["'`*_«“„「]*/u;
const LEAST_REPLY = 6;
const ITEM = /^[\s>]*(?:[-*+•]\s+|\d{1,2}[.)]\s+)?["'`*_]{0,3}/;

export function toldInScope({ kind, level, open, asked }: Scope, reading: Reading): Told[] {
  const { line, marks, has } = reading;
  if (kind === "answer") {
    const answer = marks.find(({ part }) => part === "answer");
    return answer !== undefined && answer.from < 12 ? answerIn(reading, 0) : [];
  }
  if (kind === "passphrase") return wordsIn(line);
  const begins = ITEM.exec(line)?.[0].length ?? 0;
  const label = LABELLED.exec(line);
  const labelled = label === null || has("account") ? undefined : valueAt(line, label[0].length);
  const told: Told[] = [];
  const replyAt = asked ? (REPLY.exec(line)?.[0].length ?? 0) : -1;
  const about = (value: Value): boolean =>
    marks.some((one) => isAbout(one) && one.from <= value.from && one.to > value.from);
  for (const value of reading.values()) {
    const { from, to, likeness, text } = value;
    const alone = from <= begins + 1 && withoutEnd(line.slice(to), " \"'`*_,;") === "";
    const named = labelled?.from === from && value.last;
    const fits = ((): boolean => {
      if (likeness === "machine") return true;
      if (about(value)) return false;
      if (asked)
        return from === replyAt && (likeness === "mild" || likeness === "strong") && text.length >= LEAST_REPLY;
      if (kind === "code") return isGroup(value) && (alone || named || value.last);
      if (likeness === "hash") return text.length >= 20;
      if (likeness === "uuid") return named || alone;
      if (kind === "key") return false;
      if (likeness === "strong")
        return alone || named || /[!*%$#^~§&]/.test(text) || /[/|]\s*["'`]?$/.test(line.slice(0, from));
      if (likeness === "mild") return (alone || named) && (kind === "password" || level === 7);
      if (kind !== "password" || !(alone || named)) return false;
      if (likeness === "number") return text.length >= 4;
      if (likeness === "joined") return named || !open || level === 7 ? !/^[./]/.test(text) : false;
      return likeness === "word" && named && !isWide(text.charCodeAt(0));
    })();
    if (fits)
      told.push({
        kind:
          kind === "access"
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

const isGroup = ({ likeness, text }: Value): boolean =>
  (likeness === "number" && text.replace(/\D/g, "").length >= 4 && !/[.:/]/.test(text)) ||
  likeness === "hash" ||
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
