/**
 * What becomes of a memory's words when its claim is found again. Nothing specific that it held is lost: a new text
 * replaces the old only when it says all of it and more, else what is new is added with its day.
 */

import { weekdaysIn } from "../../text/days.ts";
import { withoutEnd } from "../../text/ends.ts";
import { leadingMark } from "../../text/marks.ts";
import { saying as sayingOf } from "../../text/phrases.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { contentWords } from "../../text/words.ts";
import { foldLine } from "../fold.ts";
import type { Wording } from "../memory.ts";
import { isOfOneDay } from "./clauses.ts";
import { areOthers, keysOf, lacking, saying } from "./similarity.ts";
import { strongest } from "./speaking.ts";
import { withoutReason } from "./told.ts";

/** Characters a body may have (contract §4). */
export const LONGEST_BODY = 8_000;

/**
 * @param day newest day of the new evidence   @param again whether the week that made the memory is made anew: its own
 *   words are then sharpened, never added to   @returns the fields that change, {} when nothing says more, `full` when
 *   what is new no longer fits
 */
export function mergedWording(
  memory: Wording & { readonly byPerson?: boolean },
  claim: Wording,
  day: string,
  again: boolean,
): Partial<Pick<Wording, "description" | "body">> | "full" {
  const before = saying(memory);
  const after = saying(claim);
  const lost = lacking(after, before);
  const gained = lacking(before, after);
  // A person's words are added to and never replaced, whatever says the same.
  const replaces = lost.size === 0 && saysMostOf(claim, memory);
  if (!memory.byPerson && replaces && (gained.size > 0 || saysAllAndMore(claim.body, memory.body)))
    return { description: claim.description, body: claim.body };
  if (gained.size === 0 || again) return {};
  const news = sentencesWith(claim.body, gained) || claim.description;
  const body = `${memory.body}\n\n**Update (${day}):** ${news}`;
  return body.length > LONGEST_BODY ? "full" : { body };
}

/**
 * A memory as a claim says that it now reads: the claim, and of the old body the sentences that nothing in the new evidence
 * touches. A claim that only gives a reason adds to the old statement, and the face of that stays; how the old value was applied
 * is not said of another one that has a reason of its own, nor a day or a figure of that.
 * @param evidence the claim's cited lines   @returns `leftOut`: sentences of the old body that it no longer has
 */
export function updatedWording(memory: Wording, claim: Wording, evidence: string) {
  // Not its name, which says what all of the memory is about.
  const touching = `${claim.body}\n${evidence}`;
  const words = new Set(contentWords(touching));
  const keys = keysOf(touching);
  const said = new Set(sentencesIn(claim.body).map(foldLine));
  const isTouched = (sentence: string): boolean => {
    const own = [...new Set(contentWords(sentence))];
    const shared = own.filter((word) => words.has(word)).length;
    return [...keysOf(sentence)].some((key) => keys.has(key)) || shared >= Math.min(FEW, own.length * SOME);
  };
  const leftOut: string[] = [];
  const onlyAdds = isPartAlone(claim.body);
  // A reason of its own takes the place of the old one: two beside each other would say why the new holds by what held the old.
  const ownParts = onlyAdds
    ? new Set()
    : new Set(sentencesIn(claim.body).flatMap((sentence) => partOf(sentence) ?? []));
  const isAnother = !onlyAdds && isOtherwise(claim.body, memory);
  const kept = paragraphsIn(memory.body).map((paragraph, at) => {
    let part: string | undefined;
    return sentencesIn(paragraph)
      .filter((sentence, i) => {
        part = partOf(sentence) ?? part;
        const isStatement = at === 0 && i === 0;
        const isOfOld = isAnother && part === "apply" && (ownParts.has("reason") || hasValue(paragraph));
        const isReplaced = isOfOld || ownParts.has(part) || isTouched(sentence);
        const stays = !said.has(foldLine(sentence)) && (isStatement ? onlyAdds : !isReplaced);
        if (!stays && !said.has(foldLine(sentence))) leftOut.push(sentence);
        return stays;
      })
      .join(" ");
  });
  const rest = kept.filter((paragraph) => paragraph !== "" && !isBareLabel(paragraph));
  const { name, description } = onlyAdds ? memory : facing(claim, memory, touching);
  const body = (onlyAdds ? withReasons(rest, paragraphsIn(claim.body)) : [claim.body, ...rest]).join("\n\n");
  // The old face, where it said what nothing else did.
  for (const face of onlyAdds ? [] : [memory.name, memory.description])
    if (lacking([name, description, body, ...leftOut].join("\n"), face).size > 0) leftOut.push(face);
  return { name, description, body, leftOut };
}

/** Whether a claim states something else than a memory does: it lacks a figure or name of that, or speaks against it. */
function isOtherwise(body: string, memory: Wording): boolean {
  const [statement = "", before = ""] = [body, memory.body].map((text) => sentencesIn(text)[0]);
  const old = { ...memory, name: before, description: before, body: before };
  return lacking(statement, before).size > 0 || strongest([statement], old) !== undefined;
}

const hasValue = (text: string): boolean => keysOf(text).size > 0 || weekdaysIn(text).length > 0;

/** What a name holds at most. */
const LONGEST_NAME = 100;
/** Of a face that says something. */
const LEAST_SAID = 3;

/**
 * The claim's name and description; where they still say of the memory what the claim no longer does, its first sentence.
 * @param touching the claim's body and its cited lines
 */
export function facing(claim: Wording, memory: Wording, touching: string): Pick<Wording, "name" | "description"> {
  const words = new Set(contentWords(touching));
  const old = keysOf(`${memory.name}\n${memory.description}\n${memory.body}`);
  const before = [memory.name, memory.description].map(foldLine);
  const [statement = claim.body] = sentencesIn(claim.body);
  const isStale = (face: string): boolean => {
    if (weekdaysIn(face).length > 0 && isOfOneDay(face, touching)) return true;
    if ([...lacking(touching, face)].some((key) => old.has(key))) return true;
    // The cited lines may name the old value too (`5 lines now, since 10 was too long`), and the memory, asked about anew, no longer.
    const isOld = before.includes(foldLine(face));
    const isOfElse = areOthers(statement, face);
    const isDenied = (): boolean =>
      strongest([statement], { ...memory, name: face, description: face, body: face }) !== undefined;
    if ((isOld || isOfElse) && isDenied()) return true;
    if (!isOld) return false;
    const own = contentWords(face);
    // A few words name what it is about, and stand.
    return own.length >= LEAST_SAID && own.filter((word) => !words.has(word)).length >= FEW;
  };
  const short = [statement, withoutReason(statement)]
    .map((said) => withoutEnd(said, " ,;，.。"))
    .find((said) => said.length <= LONGEST_NAME);
  return {
    name: isStale(claim.name) ? (short ?? claim.name) : claim.name,
    description: isStale(claim.description) ? statement : claim.description,
  };
}

const REASON = sayingOf("reason");
const REASON_MARK: ReadonlySet<string | undefined> = new Set(["reason", "apply"]);

/** Whether a text begins with a reason, or how to apply it, and does not say of what. */
export const isPartAlone = (text: string): boolean =>
  REASON.leading(text) !== undefined || REASON_MARK.has(leadingMark(text.split(/[:：]/u)[0]!));

/** The part of a body that a sentence begins by its label, `**Why:**`, `How to apply:`. */
export function partOf(sentence: string): string | undefined {
  const [label = "", said] = sentence.split(/[:：]/u);
  const mark = said === undefined ? undefined : leadingMark(label);
  return REASON_MARK.has(mark) ? mark : undefined;
}

/** Each behind the one of its label that there is. */
function withReasons(body: readonly string[], reasons: readonly string[]): string[] {
  const grown = [...body];
  for (const reason of reasons) {
    const part = partOf(reason);
    const isOfPart = (paragraph: string): boolean =>
      partOf(paragraph) === part && sentencesIn(paragraph).every((sentence) => (partOf(sentence) ?? part) === part);
    const at = part === undefined ? -1 : grown.findIndex(isOfPart);
    if (at === -1) grown.push(reason);
    else grown[at] += `${/[.!?。！？]$/u.test(grown[at]!) ? "" : ";"} ${reason.replace(/^[^:：]*[:：][\s*_]*/u, "")}`;
  }
  return grown;
}

/** So many words in common, or such a share of few, make a sentence one about the same. */
const FEW = 2;
const SOME = 0.4;

/** `**Why:**` with nothing behind it. */
const isBareLabel = (text: string): boolean => /^\W*\p{L}[\p{L} ]{0,30}[:：]\W*$/u.test(text);

/** A claim told anew keeps most of its words; text with few of them says something else, and must not take its place. */
const MOST_WORDS = 0.5;

/** Without the names: a claim that sharpens a memory bears the same one, whatever it says. */
function saysMostOf(claim: Wording, memory: Wording): boolean {
  const [words, had] = [claim, memory].map(({ description, body }) => new Set(contentWords(`${description}\n${body}`)));
  const kept = [...had!].filter((word) => words!.has(word)).length;
  const specifics = lacking(`${claim.description}\n\n${claim.body}`, `${memory.description}\n\n${memory.body}`);
  return specifics.size === 0 && kept >= had!.size * MOST_WORDS;
}

/** So many further words are more than another turn of phrase. */
const LEAST_NEWS = 3;

/** Whether a text goes on where another ends or between its paragraphs, or uses every content word of it and some more. */
function saysAllAndMore(text: string, other: string): boolean {
  if (text.length > other.length && (text.startsWith(other) || saysParagraphs(text, other))) return true;
  const words = new Set(contentWords(text));
  const had = new Set(contentWords(other));
  return [...had].every((word) => words.has(word)) && words.size >= had.size + LEAST_NEWS;
}

export const paragraphsIn = (body: string): string[] => body.split(/\n\s*\n/u);

/** Whether each paragraph of a text stands in another. */
export function saysParagraphs(text: string, other: string): boolean {
  const said = new Set(paragraphsIn(text).map(foldLine));
  return paragraphsIn(other).every((paragraph) => said.has(foldLine(paragraph)));
}

/** The sentences of a text that hold one of some keys. */
function sentencesWith(text: string, keys: ReadonlySet<string>): string {
  const sentences = text.split(/(?<=[.!?。！？])\s+|\n+/u).map((sentence) => sentence.trim());
  return sentences
    .filter(
      (sentence) =>
        sentence !== "" && !isBareLabel(sentence) && [...keys].some((key) => lacking("", sentence).has(key)),
    )
    .join(" ");
}
