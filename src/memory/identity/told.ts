/** What a memory states, laid out for holding lines of the logs against it. */

import { onceFor } from "../../once.ts";
import { labelOf } from "../../text/labels.ts";
import { leadingMark } from "../../text/marks.ts";
import { isNumberWord } from "../../text/numbers.ts";
import { saying as sayingOf } from "../../text/phrases.ts";
import { isHan } from "../../text/scripts.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { endOf, metOf } from "../../text/task-end.ts";
import { contentWords } from "../../text/words.ts";
import { scopeOf } from "../evidence/scope.ts";
import type { Statement, Wording } from "../memory.ts";
import { type Claimed, claimedOf } from "./clauses.ts";

/** Whether a word tells one thing from another: not one that stands everywhere. */
export type Telling = (word: string) => boolean;

/** A memory's own statement, as it is compared. */
export interface Told {
  /** Name, description and the first sentence of the body. */
  readonly text: string;
  readonly whole: string;
  /** The first sentence of the body. */
  readonly first: string;
  /** The same without its reason. */
  readonly core: string;
  /** Name, description and each sentence of the body, without their reasons. */
  readonly stated: string;
  readonly words: ReadonlySet<string>;
  /** Content words of the core. */
  readonly claimed: ReadonlySet<string>;
  /** The same, as they are met again. What is left of a statement before its reason may be one word: then all that it says counts. */
  readonly held: Claimed;
  /** What it is about: the first word of each of the three. */
  readonly heads: readonly string[];
  /** It tells how to work, or what somebody is like: no work that is done ends it. */
  readonly isLasting: boolean;
  /** Of what is to be done, whether a line tells that it is. */
  readonly isEndedBy: (line: string) => boolean;
}

export const toldBy = onceFor(({ type, name, description, body, extras }: Edited): Told => {
  const [first = description] = sentencesIn(body);
  const text = `${name}\n${description}\n${first}`;
  const core = withoutReason(first) || first;
  const words = new Set(contentWords(withoutLinks(text)));
  const claimed = new Set(telling(core));
  const isLasting = type === "feedback" || type === "user";
  return {
    ...{ text, core, first },
    // Under which heading it stands is nothing that it says.
    stated: [name, description.replace(`(${scopeOf({ name, description, body })})`, ""), ...sentencesIn(body)]
      .map(withoutReason)
      .join("\n"),
    whole: `${name}\n${description}\n${body}`,
    ...{ words, claimed },
    held: claimedOf(claimed.size > 1 ? claimed : words),
    heads: [name, description, first].flatMap(headsOf),
    isLasting,
    isEndedBy:
      extras?.kind === "todo" || leadingMark(labelOf(first)) === "todo" ? endOf(first) : metOf(isLasting ? "" : core),
  };
});

/** A file may have a person's words, and its lines those of a log. */
export type Edited = Wording & Partial<Pick<Statement, "byPerson" | "sources" | "extras" | "own">>;
const describedAlone = onceFor((memory: Wording): Wording => ({ ...memory, body: memory.description }));
/** Less of a description in the first sentence of the body: that is about something else. */
const LEAST_OF_DESCRIPTION = 0.5;

/** What a memory states. Where a person wrote a body that says something else, the index states the description still. */
export function statementsOf(memory: Edited): readonly Told[] {
  const told = toldBy(memory);
  if (!memory.byPerson || !memory.sources?.length) return [told];
  const words = new Set(telling(memory.description));
  if (words.size === 0 || shareOf(words, told.claimed) >= LEAST_OF_DESCRIPTION) return [told];
  return [told, toldBy(describedAlone(memory))];
}

/** `…, because nobody comes`, `Reason: …`: what the reason denies, the claim does not. */
export function withoutReason(sentence: string): string {
  const labelled = sentence.matchAll(LINE_LABEL).find(([, label]) => leadingMark(label!) === "reason")?.index;
  const stated = sentence.slice(0, labelled);
  return stated.slice(0, REASON.first(stated)?.from || undefined);
}

/** At the beginning of a line, as `**Why:**` is. */
const LINE_LABEL = /^[\s*_]{0,12}(\p{L}[\p{L} ]{1,30})[:：]/gmu;

/** Two addresses share words that say nothing of what stands there. */
export const withoutLinks = (text: string): string => text.replace(LINK, " ");
const LINK = /\bhttps?:\/\/\S+/giu;

/** Content words without label and links; a number is the value that may change, and names nothing. */
export const telling = (text: string): string[] =>
  contentWords(withoutLinks(text.replace(LABEL, "").replace(COUNTED, " "))).filter(
    (word) => !/^\d/.test(word) && !isNumberWord(word),
  );

/** `6월에`: in Korean a number is one word with what it counts. */
const COUNTED = /\d+\p{Script=Hangul}+/gu;

/** What a statement begins with: its first telling word, with what a hyphen ties to it. `From now on never` is no subject. */
export function headsOf(text: string): string[] {
  const stated = text.replace(LABEL, "");
  const formula = FORMULA.leading(stated);
  if (formula !== undefined && telling(stated.slice(formula.to)).length > 0) return headsOf(stated.slice(formula.to));
  const [head] = telling(text);
  const whole = text
    .split(/\s+/u)
    .map(telling)
    .find((words) => head !== undefined && words[0] === head);
  return whole !== undefined && whole.length <= LONGEST_COMPOUND ? whole : head === undefined ? [] : [head];
}
const LONGEST_COMPOUND = 3;
const FORMULA = sayingOf("lasting", "newly", "rule");

/** `Decision: …` */
export const LABEL = /^[^:：\s]{1,20}\s?[:：]/u;
const REASON = sayingOf("reason");
/**
 * Of so few words one in common is enough, if it is what the memory is about; and a line is about a claim of so few words
 * where it begins as that does.
 */
export const FEW_WORDS = 9;

/** A word of two ideographs has three keys, and a fourth with the next word. */
export const areFew = (words: Iterable<string>): boolean =>
  [...new Set(words)].reduce((sum, word) => sum + (isHan(word.charCodeAt(0)) ? 1 / 4 : 1), 0) <= FEW_WORDS;

/** Up to the first pause, where that says something: behind it stands the reason, and names what held before. */
export function mainOf(statement: string): string {
  const [main = statement] = statement.split(PAUSE, 1);
  return new Set(contentWords(main)).size >= LEAST_WORDS ? main : statement;
}
const PAUSE = /[,;，；、]\s?|\s[—–-]\s/u;
const LEAST_WORDS = 2;

export const shareOf = (words: ReadonlySet<string>, among: ReadonlySet<string>): number =>
  [...words].filter((word) => among.has(word)).length / Math.max(1, words.size);
