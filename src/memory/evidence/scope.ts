/**
 * What a memory has from the heading over its lines, `(Project Alpha)`: below another name the same words say another thing. A heading
 * that is only told otherwise, in its date, its spelling or with more words, is the same.
 */
import { nearest } from "../../nearest.ts";
import { isOnlyDays } from "../../text/days.ts";
import { amongForms } from "../../text/kin.ts";
import { subjectUnder } from "../../text/titles.ts";
import { contentWords } from "../../text/words.ts";
import { fold } from "../fold.ts";
import type { Wording } from "../memory.ts";
import { headingsOver, type Logbook, type Page, type Place } from "./logbook.ts";

/** `(Project Alpha)` at the end of a description, `Project Alpha: …` at its beginning, where name and body do not say it. */
const FORMS = [/\(([^()]{2,122})\)\.?$/u, /^([^:：]{2,122}): ./su];

export type Told = Omit<Wording, "type">;

/** "" for none. */
export function scopeOf({ name, description, body }: Told): string {
  const told = fold(`${name}\n${body}`);
  const named = FORMS.flatMap((form) => form.exec(description)?.[1] ?? []);
  return named.find((scope) => !told.includes(fold(scope))) ?? "";
}

/** What the headings over a line name; "" for nothing. */
export const scopeAt = ({ page, line }: Place): string => subjectUnder(headingsOver(page, line).map(titleOn(page)));

const titleOn =
  (page: Page) =>
  (at: number): string =>
    page.log.lines[at]!.replace(/^\s*#+\s+/, "").replace(/[`*]/g, "");

/** The words of one title that another lacks, in any form or spelling; days name nothing. */
function lacking(one: string, other: string): string[] {
  const [own, others] = [one, other].map((title) => contentWords(fold(withoutDays(title))));
  const isSaid = amongForms(others!);
  const isLike = (word: string): boolean => isSaid(word) || (word.length >= LEAST_SPELLED && isMisspelt(word, others!));
  return own!.filter((word) => !isLike(word));
}
const LEAST_SPELLED = 5;
const isMisspelt = (word: string, others: readonly string[]): boolean =>
  !/\d/.test(word) && nearest(word, others)?.[0] === word[0];
const withoutDays = (title: string): string =>
  title
    .split(/[\s,，、]+/u)
    .filter((word) => !isOnlyDays(word))
    .join(" ");

/** Whether each of two titles names what the other does not. */
export const areOther = (one: string, other: string): boolean =>
  lacking(one, other).length > 0 && lacking(other, one).length > 0;

/** Names that exclude each other wherever they head something; `Server` and `Backend`, `Web` and `Frontend` may be one. */
const ONE_OF = [
  "alpha beta gamma delta epsilon альфа бета гамма дельта",
  "dev development staging prod production",
  "backend frontend",
  "ios android",
].map((row) => row.split(" "));

/**
 * `Project Alpha`, `Project Beta`, `staging`, `production`: two names of a kind; and nothing that only a day was about, as `Weekly with Tom`, `Sprint 12`, or that has
 * only a word in common, as `Code review`.
 */
export function areSiblings(one: string, other: string): boolean {
  const [[kind, name], [otherKind, otherName]] = [one, other].map((title) => title.split(" ")) as [string[], string[]];
  const isNamed = [name, otherName].every((word = "") => /\p{Lu}|\p{Lo}/u.test(word));
  if (ONE_OF.some((row) => [one, other].every((title) => row.includes(fold(title)))))
    return fold(one).slice(0, 3) !== fold(other).slice(0, 3);
  return isNamed && fold(kind!) === fold(otherKind!) && areOther(one, other);
}

/** Whether a log has a heading of its own for a scope. */
const isHeaded = (scope: string, page: Page): boolean => {
  const title = fold(scope);
  return page.depths.some((depth, at) => depth > 0 && fold(scopeAt({ page, line: at })) === title);
};

/**
 * Whether a line stands below another name than the one that a memory has from its heading. What stands in brackets may be anything: it was a
 * heading where the log has it as one elsewhere, where it is one of a kind with that over the line, or where the log names it nowhere.
 */
export function isBelowAnother(memory: Told, { page, line }: Place): boolean {
  const [had, has] = [scopeOf(memory), scopeAt({ page, line })];
  if (had === "" || has === "" || !areOther(had, has)) return false;
  const own = lacking(had, headingsOver(page, line).map(titleOn(page)).join(" "));
  const isGone = (): boolean =>
    /^\p{Lu}/u.test(had) && memory.description.endsWith(")") && !page.folded.some((said) => own.some(isIn(said)));
  return own.length > 0 && (areSiblings(had, has) || isHeaded(had, page) || isGone());
}

/** Whether a text below a name is of another thing than a memory below another name of its kind; not where it names that. */
export function isOfAnotherScope(scope: string, text: string, memory: Told): boolean {
  const had = scope === "" ? "" : scopeOf(memory);
  return had !== "" && areSiblings(had, scope) && !lacking(had, scope).some(isIn(fold(text)));
}
export const areOfOtherScopes = (one: Told, memory: Told): boolean =>
  isOfAnotherScope(scopeOf(one), `${one.name}\n${one.body}`, memory);

const MOST_PLACES = 200;

/** A line that stands below several names: where it stands below the one that a claim names, which else is told of the first. */
export function belowItsName(place: Place, claim: string, { places }: Logbook): Place {
  const isSaid = isIn(fold(claim));
  const isNamed = (at: Place): boolean => {
    const words = contentWords(fold(scopeAt(at)));
    return words.length > 0 && words.every(isSaid);
  };
  const line = place.page.folded[place.line]!;
  if (scopeAt(place) === "" || isNamed(place)) return place;
  const [word = ""] = contentWords(line);
  return (
    places
      .get(word)
      ?.slice(0, MOST_PLACES)
      .find((at) => at.page.folded[at.line] === line && isNamed(at)) ?? place
  );
}

const isIn = (said: string): ((word: string) => boolean) => {
  const words = contentWords(said);
  return (word) => words.includes(word);
};
