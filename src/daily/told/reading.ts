/**
 * A line with what its words mean for a secret, and the small questions that all who look for one ask of it.
 */
import { isWide } from "../../text/scripts.ts";
import { type Mark, marksIn } from "./marks.ts";
import type { Part } from "./shapes.ts";
import { type Value, valueAt, valuesIn } from "./value.ts";
import { smallIn } from "./vocabulary.ts";

export type ToldKind = "password" | "passphrase" | "code" | "key" | "answer";

/** A secret in a line; never the text itself. */
export interface Told {
  readonly kind: ToldKind;
  readonly from: number;
  readonly to: number;
}

/** How a value is tied to the word that names it; `far` where only other words stand between. */
export type Tie = "sign" | "dash" | "is" | "beside" | "far";

/** What the words that name a value call it. */
export const KIND: Partial<Record<Part, ToldKind>> = {
  password: "password",
  phrase: "passphrase",
  code: "code",
  label: "password",
  key: "key",
  token: "key",
  dial: "code",
};

export interface Reading {
  readonly line: string;
  readonly marks: readonly Mark[];
  /** Those whose value may stand in the line. */
  readonly anchors: readonly Mark[];
  readonly has: (part: Part) => boolean;
  readonly values: () => readonly Value[];
}

/** More of them in a line is no sentence and no table. */
const MOST_ANCHORS = 12;

/** @param above what the lines say under which this one stands */
export function readingOf(line: string, above: ReadonlySet<Part> = NOTHING): Reading {
  const all = marksIn(line);
  const marks = line.includes(PLACED) || line.includes("](") ? all.filter(({ from }) => !isNoText(line, from)) : all;
  const parts = new Set(marks.map(({ part }) => part));
  const anchors: Mark[] = [];
  for (const mark of marks) {
    if (anchors.length === MOST_ANCHORS) break;
    if (KIND[mark.part] !== undefined && !isReference(line, mark)) anchors.push(mark);
    // `the word for opening the gate is …`
    else if (mark.part === "spoken" && opensBehind(mark, marks)) anchors.push({ ...mark, part: "password" });
  }
  let values: readonly Value[] | undefined;
  return {
    ...{ line, marks, anchors, has: (part) => parts.has(part) || above.has(part) },
    values: () => {
      values ??= [...valuesIn(line)];
      return values;
    },
  };
}

const NOTHING: ReadonlySet<Part> = new Set();
const opensBehind = ({ to }: Mark, marks: readonly Mark[]): boolean =>
  marks.some(({ part, from }) => part === "opens" && from > to && from - to < NEAR_ITS_WORD);
const NEAR_ITS_WORD = 12;

/** `Set the password to …`: a word for a secret, and one that gives it a value. */
export function setsSecret(line: string): boolean {
  const { anchors, has } = readingOf(line);
  return anchors.length > 0 && (has("is") || has("turn") || has("sets"));
}

/** A file's name as the sentence it is: `passwort-ist-Bernache-19` up to its verb with spaces, any other as it stands. */
export function sentenceOfName(name: string): string {
  const spaced = name.replace(/[-_]/g, " ");
  const { anchors, marks } = readingOf(spaced);
  const verb = marks.findLast(
    ({ part, from }) => (part === "is" || part === "turn") && anchors.some(({ to }) => to <= from),
  );
  return verb === undefined ? name : spaced.slice(0, verb.to + 1) + name.slice(verb.to + 1);
}

/** How a placeholder begins, and what is left of one where a name was cut. */
export const PLACED = "[redac";
/** Within a placeholder that stands already, or within the target of a link: a file's name tells nothing. */
function isNoText(line: string, at: number): boolean {
  const open = line.lastIndexOf(PLACED, at);
  if (open >= 0 && line.indexOf("]", open) >= at) return true;
  const link = line.lastIndexOf("](", at);
  return link >= 0 && line.slice(link, at).search(/[)\s]/) < 0;
}

/** `$DB_PASSWORD`, `{token}`, `form.password`, `password()`, `src/token.ts` name a place, not a value. */
function isReference(line: string, { from, to }: Mark): boolean {
  let start = from;
  while (start > 0 && from - start < 40 && isNameSign(line.charCodeAt(start - 1))) start--;
  if (/[$@\\{]/.test(line.charAt(start - 1))) return true;
  if (/[/.]/.test(line.charAt(start - 1)) && /\w/.test(line.charAt(start - 2)) && !/[?&]/.test(line)) return true;
  let end = to;
  while (end < line.length && end - to < 40 && isNameSign(line.charCodeAt(end))) end++;
  return /^(?:\(|[./][A-Za-z]|\])/.test(line.slice(end, end + 2)) && !/^\([^)]{1,40}\)\s*[:=：]/.test(line.slice(end));
}

/** `\w` */
const isNameSign = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95;

/** Nothing stands between, or `for grafana`, `of the card`, `от графаны`, `_SMTP`: the value is still the word's own. */
export function isLinked(between: string, { languages }: Mark): boolean {
  if (!/\s/.test(between) && between.startsWith("_")) return true;
  const words = between.replace(/^[\s"'`*_»”’)\]>\d]+/, "");
  if (words === "") return true;
  if (isWide(words.charCodeAt(0))) return words.length < 5;
  const first = /^[\p{L}\p{M}'’]+/u.exec(words)?.[0] ?? "";
  return first !== "" && first.split(/['’]/).some((one) => (smallIn(one) & languages) !== 0 || one.length === 1);
}

/** Behind the value a clause ends, or only a small word follows: `4471 after six`, not `4471 entries`. */
export function goesNoFurther(line: string, { to, last }: Value): boolean {
  if (last) return true;
  const next = /^["'`*»”」』]*\s*([\p{L}\p{M}]+)/u.exec(line.slice(to, to + 40))?.[1];
  return next === undefined || isSmall(next) || isWide(next.charCodeAt(0)) || next === "i";
}

/** The verb that gives a value stands behind it: `7719 oldu`, `62-14-33 geöffnet`, `4471 に変更`. */
export const isGivenBehind = ({ line, marks }: Reading, { to }: Value): boolean => {
  const next = to + (/^["'`*_»”」』\s]*/.exec(line.slice(to, to + 6))?.[0].length ?? 0);
  return marks.some(({ part, from }) => from === next && GIVING.has(part));
};
const GIVING: ReadonlySet<Part> = new Set<Part>(["is", "opens", "sets", "turn", "with", "types"]);

export const sharesLanguage = (one: Mark, other: Mark): boolean => (one.languages & other.languages) !== 0;
export const isAbout = ({ part }: Mark): boolean => part === "about" || part === "state";
export const isSmall = (text: string): boolean => smallIn(text) !== 0;
export const digitsOf = (text: string): number => (text.match(/\d/g) ?? []).length;
export const joints = (text: string): number => (text.match(/[-‐._/]/g) ?? []).length;

/** Whether a value is one of the words that stand for none; in a script without spaces, whether it holds one. */
export function isNoValue({ from, to, text }: Value, marks: readonly Mark[]): boolean {
  const wide = isWide(text.charCodeAt(0));
  return marks.some(
    (one) => isAbout(one) && (wide ? one.from >= from && one.to <= to : one.from <= from && one.to >= to),
  );
}

/** Of `ひまわりです` what stands before the verb that closes the sentence. */
export function beforeItsVerb({ from, to, last }: Value, { line, marks }: Reading): Value | undefined {
  const verb = marks.find((one) => one.part === "is" && one.behind && one.from > from && one.to === to);
  return verb === undefined || !last ? undefined : valueAt(line.slice(0, verb.from), from);
}

const touchesNone = (): number => 0;

/** The languages of the marks that a value touches: 0 where it touches none. */
export function touching({ line, marks }: Reading, ...parts: readonly Part[]): (value: Value) => number {
  const own = marks.filter(({ part }) => parts.includes(part));
  // Most lines have none of them.
  if (own.length === 0) return touchesNone;
  const [before, behind] = [new Map<number, number>(), new Map<number, number>()];
  for (const mark of own) {
    const { from, to } = mark;
    const at = mark.behind
      ? from - (/[\s"'`*_”»」』]*$/.exec(line.slice(Math.max(0, from - 12), from))?.[0].length ?? 0)
      : to + (/^[\s"'`*_„“«「『:：]*/.exec(line.slice(to, to + 12))?.[0].length ?? 0);
    const places = mark.behind ? behind : before;
    places.set(at, (places.get(at) ?? 0) | mark.languages);
  }
  return ({ from, to }) => (before.get(from) ?? 0) | (behind.get(to) ?? 0);
}
