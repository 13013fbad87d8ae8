/**
 * Notes: a few words that take back what they stand by and name no thing of their own. `Dropped on Friday` is one, `Dropped the Redis
 * cluster` a claim of its own. Where a note stands, `places.ts` knows.
 */
import { onceOf } from "../../../once.ts";
import { withoutArticle } from "../../../text/articles.ts";
import { isLeft } from "../../../text/assent.ts";
import { cellsIn, taskIn } from "../../../text/blocks/lines.ts";
import { isOnlyDays } from "../../../text/days.ts";
import { withoutEnd } from "../../../text/ends.ts";
import { isHeard, labelled } from "../../../text/labels.ts";
import type { Mark, PhraseKey } from "../../../text/lexicon/lexicon.ts";
import { HEARD_MARKS } from "../../../text/lexicon/lexicon.ts";
import { THAT_OR_WHICH } from "../../../text/lexicon/places.ts";
import { headingMark, leadingMark, markOf, namesNothing } from "../../../text/marks.ts";
import { saying } from "../../../text/phrases.ts";
import { plainText } from "../../../text/plain.ts";
import { tellsPast } from "../../../text/task-end.ts";
import { contentWords, isSmallWord } from "../../../text/words.ts";
import { isBeside } from "../../identity/exchanged.ts";
import { correctsElse, REST_OF_WORD } from "../denials.ts";
import { isQuestion, unlabelled } from "../speaker.ts";

/** What denies wherever it stands; with everyday words, `former`, `wrong`, that do so only where a place is for that. */
const OPEN = ["unconfirmed", "unanswered", "waiting"] as const;
const BACK = ["denied", "withdrawal", "takenBack"] as const;
export const [DENIES, TAKES_BACK] = [saying("denied", "withdrawal"), saying(...BACK)];
export const NO = saying("negation", "restricted");
const [EVERYDAY, UNTRUE, MISTAKEN, BECAUSE] = [
  saying("takenBack"),
  saying("denied"),
  saying("mistaken"),
  saying("reason"),
];
const ASIDE = saying("aside", "link", "transient", "newly", "reason");

/** What may be taken back as a whole; `Invalid tokens` are a thing. */
const KINDS: readonly (Mark | undefined)[] = [...HEARD_MARKS, "fact", "proposal", "note"];

/** A note is shorter than a claim, and one that points back a little longer; `by the new rules` may stand beside it. */
const [LONGEST_NOTE, LONGEST_BEHIND, MOST_BESIDE] = [80, 160, 3];

/** Words that are no day; none that is known before, else no figure. */
const ownIn = (text: string, known?: readonly string[]): number =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) =>
      (known !== undefined || !/^\d/.test(word)) &&
      !isOnlyDays(word) &&
      contentWords(word).some((key) => !known?.includes(key)),
  ).length;

/** `Withdrawn on Friday`, `later dropped`, `overruled by Ben`: what stands beside it is led by a small word or a figure, else it is a thing. */
export function isNote(text: string, says = TAKES_BACK, most = MOST_BESIDE): boolean {
  const isBeside = (side: string): boolean => {
    const rest = ASIDE.without(side).trim().toLowerCase();
    const [first = ""] = rest.match(/[\p{L}\p{N}]+/gu) ?? [];
    const isLed = (isSmallWord(first) || /^\d/.test(first)) && withoutArticle(rest) === rest;
    return most === 0 ? bare(rest).length === 0 : ownIn(rest) <= (isLed ? most : 0);
  };
  const isNoteIn = (clause: string): boolean =>
    says.all(clause).some(({ from, to }) => {
      const isDenied = NO.all(clause).some((no) => no.to <= from);
      return !isDenied && [clause.slice(0, from), clause.slice(to).replace(REST_OF_WORD, "")].every(isBeside);
    });
  return text.length <= LONGEST_NOTE && !text.includes("?") && text.split(/[,，、;；]/u).some(isNoteIn);
}

/** `None of this was agreed in the end`, `Sam suggested, no answer yet`, `Nobody has signed off on this`: of what stands below it. */
export function leavesBelow(title: string): boolean {
  const said = withoutEnd(title, " :：*_")
    .split(/[,，、]/u)
    .at(-1)!;
  if (said.length > LONGEST_BEHIND) return false;
  const no = NO.first(said);
  const left = LEFT.all(said).filter(({ from }) => !no || no.to > from);
  // `Noch offen und jetzt entschieden`, `You were right, and I was wrong`
  const ends = [...(/[:：]/.test(title) ? [] : [0]), ...left.map(({ to }) => to)];
  if (ends.some((at) => isBeside(/\p{L}+/u.exec(said.slice(at))?.[0] ?? "."))) return false;
  // `Nobody was against it` agrees.
  const isUnagreed = no && AGREED.all(said).some(({ from }) => from >= no.to) && !REFUSES.test(said.slice(no.to));
  const rest = isUnagreed ? AGREED.without(NO.without(said)) : left.length > 0 ? WHOLE.without(said) : said;
  const isAll = (rest.match(/[\p{L}\p{N}]+/gu) ?? []).every(
    (word) => isSmallWord(word.toLowerCase()) || isOnlyDays(word) || namesNothing(word),
  );
  return isNote(said, LEFT) || (isAll && (isUnagreed === true || left.length > 0));
}
const [LEFT, WHOLE] = [saying(...OPEN, ...BACK), saying(...OPEN, ...BACK, "unfinished", "negation")];
const AGREED = saying("decided", "consent");

/** `No: too expensive`, `Rejected by the board`, `Not agreed, Ben wants more`, indented below what it answers; not `No later than May`, `No: 3, yes: 9`. */
export function answersNo(said: string): boolean {
  const [, first = "", tail = ""] =
    /^([^,.;:!?—–，。；：！？、]{1,60})(.*)$/su.exec(said.replace(/\s-\s/u, " – ")) ?? [];
  const isNo = REFUSES.test(first) && !/[\p{L}\p{N}]/u.test(REFUSES.without(first));
  return isNo ? !/^\W*\d/.test(tail) : !/^[:：]/.test(tail) && isNote(first, LEFT);
}
const REFUSES = saying("refusal");
const bare = (text: string): string[] => contentWords(text).filter((word) => !/^\d/.test(word));

/** In brackets or behind a dash an everyday word has nothing beside it but names: `superseded by ADR 9`, not `false by design`. */
const isApart = (note: string): boolean =>
  isNote(note, TAKES_BACK, /\P{L}\p{Lu}|\d/u.test(note) ? MOST_BESIDE : 0) || isNote(note, DENIES);

/** A sentence whose first clause denies and says no more; behind `EDIT:` in everyday words too. */
export function isDenial(sentence: string): boolean {
  const { label, rest } = labelled(sentence);
  if (MISTAKEN.test(label) || isAdded(label)) return isNote(rest, AFTERWARDS, 0);
  // What ends with a colon is about what follows it.
  const [, first = ""] = /^([^,.;:!?，。；：、！？—–]*)(?:$|[^:：\p{L}\p{N}\s])/u.exec(sentence) ?? [];
  // `Decision rejected`, below a decision.
  const [kind = ""] = /^\p{L}+/u.exec(first) ?? [];
  const isKind = isHeard(kind) || markOf(kind) === "proposal";
  return isNote(first, DENIES, 0) || (isKind && isNote(first.slice(kind.length), DENIES, 0));
}

/** `Update`, `UPD 9 April`: what stands before the words says that they were added, and when, and no more. */
const isAdded = (label: string): boolean =>
  markOf((label.match(/\p{L}+/gu) ?? []).filter((word) => !isOnlyDays(word)).join(" ")) === "note";
const AFTERWARDS = saying("denied", "withdrawal", "takenBack", "return", "refusal");

/**
 * `It is wrong that: …`, `Nobody decided this: "…"`. But `Thesis invalidated: …` denies its subject, and goes on with the reason, and `Forget
 * that: …`, `No, that's wrong: …` or `Das stimmt nicht: …` takes back what stood before, and goes on with what holds. Without a quote or a
 * `that`, `Doch nicht: …` or `Неверно: …` may do either.
 */
export function deniedFirst(said: string): "surely" | "perhaps" | undefined {
  const [, head = ""] = /^([^:："“„«「『]{1,80})[:："“„«「『]\s*\S.{9}/u.exec(said) ?? [];
  const order = ORDERS.leading(head);
  const isOfBefore =
    order?.key === "undone" || THAT_OR_WHICH.has(head.slice(0, order?.to).split(" ").at(-1)!.toLowerCase());
  const answer = ANSWERS.leading(head);
  // Not `Nieprawda, że …: "…"`, which goes on with what it denies.
  const [, behind = ""] = /^[,，、.!]\s*(.+)$/su.exec(answer ? head.slice(answer.to) : "") ?? [];
  const isQuoted = /^[:：]?\s*["“„«「『]/u.test(said.slice(head.length));
  const words = head.toLowerCase().split(/[\s’']+/u);
  const last = words.pop() ?? "";
  // `It is not true that: …` leads to what follows.
  const leads = isQuoted || THAT_OR_WHICH.has(last);
  const pointsBack = !leads && words.some((word) => THAT_OR_WHICH.has(word));
  if (!isNote(head, DENIES, 0) || (order && isOfBefore) || pointsBack || isNote(behind, DENIES, 0)) return undefined;
  return leads || !(answer || NO.test(head)) ? "surely" : "perhaps";
}

const [ORDERS, ANSWERS] = [saying("undone", "withdrawal"), saying("refusal")];

export const BRACKETED = /[([（［]([^()[\]（）［］]{2,80})[)\]）］]\s*[.。!]?$/u;
/** Behind a comma `dropped` is said of the last thing named; that it is untrue, of the sentence. */
const ENDS: readonly (readonly [form: RegExp, takesBack: (note: string) => boolean])[] = [
  [BRACKETED, isApart],
  [/\s(?:--?|[–—]|->|=>|[→⇒])\s+([^–—→⇒]{2,80})$|(?:——?|––)([^–—]{2,80})$/u, isApart],
  [/[.!?;]\s+((?:\d\.|[^.!?;]){2,80})[.!]?$|[。！？；]([^。！？；]{2,60})[。！]?$/u, isDenial],
  [/[,，、]\s*([^,，、]{2,60})$/u, (note) => isNote(note, UNTRUE, 0)],
];

interface TakenBack {
  /** What is taken back, and the words that do. */
  readonly claim: string;
  readonly note: string;
}

/** What a text says, and the note at its end. */
function parted(text: string): TakenBack | undefined {
  const end = text.trim();
  for (const [form, takesBack] of ENDS) {
    const found = form.exec(end.slice(-2 * LONGEST_NOTE));
    const note = found?.[1] ?? found?.[2] ?? "";
    if (takesBack(note)) return { claim: end.slice(0, end.length - found![0].length), note };
  }
  return undefined;
}

/** Whether a line takes back what it says: in a cell beside it, by its label (`Decision (withdrawn): …`), or at its end (`… — cancelled`). */
export const takenBackIn = onceOf((line): TakenBack | undefined => {
  const cells = line.startsWith("|") ? cellsIn(line).filter((cell) => cell !== "") : [];
  const note = cells[statusAmong(cells)];
  if (note !== undefined) return { claim: cells.filter((cell) => cell !== note && !isHeard(cell)).join(" "), note };
  const [, head = "", rest = ""] = /^([^:：]{3,80}?)\s?[:：]\**\s*(\S.*)$/su.exec(line) ?? [];
  const found = takesBackKind(head, true) ? { claim: rest, note: head } : parted(line);
  return found?.claim === "" ? undefined : found;
}, 200);

/** Which cell takes back the others of its row: behind the first, or below a head such as `Status` beside a decision, where a cross does too. */
export function statusAmong(cells: readonly string[], heads: readonly string[] = []): number {
  const marks = heads.map((head) => headingMark(plain(head)) ?? "");
  const isDecided = marks.includes("decision") || marks.includes("proposal");
  const isOfHead = (at: number): boolean => isDecided && ["note", "outcome"].includes(marks[at] ?? "");
  return cells.findLastIndex(
    (cell, at) =>
      (isNote(cell) && at > 0 && cells.length <= MOST_CELLS) || (isOfHead(at) && (isNote(cell) || CROSS.test(cell))),
  );
}
/** A wider table holds data. */
const MOST_CELLS = 4;

/** The same by a sign: struck out whole, crossed, or a task that was dropped. What has a no of its own is crossed twice, and stands. */
export const crossedIn = onceOf((line): TakenBack | undefined => {
  const { task, text } = taskIn(line);
  const [note = "[-]"] = SIGN.exec(text) ?? [];
  const { rest } = labelled(text.replace(new RegExp(SIGN, "gu"), "").trim());
  const isStruck = /^[~<]/.test(text) && !/[\p{L}\p{N}]/u.test(plainText(text));
  return task === "dropped" || isStruck || (CROSS.test(text) && !NO.test(text)) ? { claim: rest, note } : undefined;
}, 200);
const SIGN = /~~|<[^<>]{1,20}>|[❌🚫⛔✗✘👎]\uFE0F?/u;
export const CROSS = /(?:^|^[^:：]{1,40}[:：]\s*)[❌🚫⛔✗✘👎]|[❌✗✘👎]\uFE0F?$/u;

/**
 * `Rejected ideas`, `Decisions — outdated`, `Not a decision`, `Decision 12 (superseded by ADR 7)`: what names kinds of lines and no thing.
 * @param isLabel then it names one: `Wrong: …` may be of anything
 */
export function takesBackKind(title: string, isLabel = false, says = TAKES_BACK): boolean {
  if (title.length > LONGEST_NOTE || BECAUSE.leading(title)) return false;
  const [whole = "", aside = ""] = /[([（]([^()（）[\]]{2,60})[)\]）]/u.exec(title) ?? [];
  const name = title.replace(whole, " ");
  const isKind = !/\p{L}/u.test(name) || KINDS.includes(headingMark(name) ?? leadingMark(name));
  if (says === TAKES_BACK && whole !== "" && isKind) return isNote(aside);
  const found = says === TAKES_BACK && !isLabel ? parted(title) : undefined;
  // Behind a number stands what it is about: `Session 3 — outdated`.
  if (found) return !/\d/.test(found.claim) || !namesNothing(found.claim.replace(/\d/g, "")) || DENIES.test(title);
  return (NO.leading(title) ? [says, NO] : [says]).some((words) => {
    const rest = ownWords(words.without(title));
    const isKind = KINDS.includes(headingMark(rest)) || (!isLabel && words === says && namesNothing(rest));
    return words.test(title) && isKind;
  });
}

/** `example` of `This is only an example`. */
export const ownWords = (text: string): string =>
  text
    .split(/[^\p{L}\p{N}\p{M}'’.-]+|\.(?=\s|$)/u)
    .filter((word) => word !== "" && !isSmallWord(word))
    .join(" ");

/** `Status: superseded by ADR-9`, `Superseded by: ADR 9`, `Result: 2 for, 5 against — not adopted`, `Not a decision.` */
export function isStatusLine(line: string): boolean {
  const { label, rest } = labelled(line);
  const value = withoutEnd(plain(label === "" ? line : rest), " .!。！");
  // Without its stop it leads to what stands below it: `<summary>Rejected decisions</summary>`.
  if (label === "") return /[.!。！]$/u.test(line) && takesBackKind(value, true);
  const name = label.replace(/[\s_-]+/g, " ");
  const isBy = /\s/.test(name) && isSmallWord(name.slice(name.lastIndexOf(" ") + 1).toLowerCase());
  if (isBy && EVERYDAY.leading(name) && isNote(name)) return true;
  return ["note", "outcome"].includes(markOf(label) ?? "") && (isNote(value) || isNote(parted(value)?.note ?? ""));
}

/** What points back at what stands before it, and how many words of its own it may have: `Ben from the board vetoed it`. */
const MOST_OWN: Partial<Record<PhraseKey, number>> = { mistaken: 2, denied: 1, withdrawal: 1, return: 1 };
const POINTS = saying("denied", "withdrawal", "takenBack", "return", "refusal", "mistaken", "undone");
const [MOST_BEHIND, ONE_WORD] = [2, /^[\p{Script=Latin}\p{Script=Cyrillic}]+$/u];
const TERM = saying("condition");

/**
 * Whether a sentence is a note on what stands before it, of which a claim tells most: `That was a mistake.`, `Wrong, see the minutes.`,
 * `Correction: eight`, `Cancelled in the afternoon`, and not `Dropped the newspaper`.
 */
export function pointsBack(said: string, before: string, claim: string): boolean {
  const known = contentWords(before);
  const [told, shown, own] = [claim.split("\n", 2).join("\n"), before, said].map(withFigures);
  const isTold = own!.some((key) => told!.includes(key) && !shown!.includes(key));
  if (said.length > LONGEST_BEHIND || isQuestion(said) || isTold || isLeft(said) || correctsElse(said, before))
    return false;
  const note = withoutEnd(said.replace(/^[\s([（［*_]+/u, ""), " .!。！)]）］*_");
  const [, head = note, pause = "", tail = ""] =
    /^([^,.;:!—–，。；：！、]{1,60})([,;:!—–，。；：！、]|\.(?=\s\D))\s*(.*)$/su.exec(note) ?? [];
  const isOf = (part: string, hasValue = false): boolean =>
    POINTS.all(part).some(({ key, from, to }) => {
      const [rest, most] = [POINTS.without(part), MOST_OWN[key]];
      if (most === undefined) return !/[\p{L}\d]/u.test(rest);
      const own = ownIn(rest, known);
      // Of one word, `Typo correction` and `Edit the flyer` say nothing without what it should have been; `Марта отклонила` tells a deed.
      const word = part.slice(from, to);
      const isAlone = own === 0 || (ownIn(part.slice(to), known) === 0 && (!ONE_WORD.test(word) || tellsPast(word)));
      // `Quise decir Harimsa`
      const isValue = !ONE_WORD.test(word) && corrects(part.slice(to), before, claim);
      if (key === "mistaken") return own <= most && (hasValue || isAlone || isValue);
      // `Reverted the formatting`, `revert it if CI fails`
      const behind = POINTS.without(part.slice(from)).trim();
      if (own > 0 && (withoutArticle(behind) !== behind || (TERM.leading(behind) && !tellsPast(word)))) return false;
      return own <= (hasValue ? 0 : most) && (ownIn(part.slice(0, from), known) === 0 || isNote(part, DENIES));
    });
  const isShort = !/[:：]/u.test(pause) && ownIn(POINTS.without(note), known) <= MOST_BEHIND;
  return isOf(note) || (isShort && isOf(head)) || (isOf(head, true) && corrects(tail, before, claim));
}

const withFigures = (text: string): string[] => [...contentWords(text), ...(text.match(/\d+/gu) ?? [])];

/** The same within a line, with what it should have said: `Kept ten years, corrected to eight.` */
export const correctsItself = (line: string, claim: string): boolean =>
  MISTAKEN.all(line).some(({ from, to }) => {
    const [before, label, rest] = [line.slice(0, from), line.slice(from, to), line.slice(to)];
    const isValue = /^[*_]{0,3}\s?[:：]/u.test(rest) || /\s/.test(label);
    return /[.;,!?。！？；，、—–([（_*-]\s?[*_]{0,2}$/u.test(before) && isValue && corrects(rest, before, claim);
  });

/** Of one new word, or among words that the line has: a claim that tells most of what stood before and none of these is the old one. */
function corrects(value: string, before: string, claim: string): boolean {
  const [old, own] = [contentWords(labelled(before).rest), contentWords(value)];
  const added = own.filter((word) => !old.includes(word));
  if (added.length === 0 || (added.length > 1 && (added.length === own.length || tellsPast(value)))) return false;
  return claim.split("\n").some((told) => {
    const words = contentWords(told);
    const kept = old.filter((word) => words.includes(word));
    return 2 * kept.length > old.length && !added.some((word) => words.includes(word));
  });
}

/** The name and the description without their own notes: what a memory says of itself, whatever its body copies. */
export const headlineOf = (claim: string): string =>
  claim
    .split("\n", 2)
    .map((line) => (takenBackIn(line) ?? takenBackIn(line.replace(BRACKETED, "")))?.claim ?? line)
    // `Backend: cancelled on Friday` tells nothing but where it stands.
    .filter((line) => {
      const own = withoutEnd(line.replace(BRACKETED, "").replace(/^.*[:：]\s+/su, ""), " .!。！");
      return bare(DENIES.without(own)).length > 0 && !isNote(own);
    })
    .join("\n");

export const plain = (line: string): string => withoutItem(unlabelled(line).replace(/\*\*|__/g, ""));
export const withoutItem = (line: string): string => line.replace(/^\s*(?:[-*+>]|\d{1,9}[.)])\s+/u, "").trim();
