/**
 * A word of a claim that stands nowhere near its lines, in the place of one that they have: `light mode`, of a line that says `dark mode`,
 * word for word the same but for it. Whether the two mean the same no list of opposites tells: a person does.
 */
import { once, onceFor } from "../../once.ts";
import { weekdaysIn } from "../../text/days.ts";
import { beginningsOf, isKin } from "../../text/kin.ts";
import { EVERY_LANGUAGE } from "../../text/languages.ts";
import { LEXICONS } from "../../text/lexicon/all.ts";
import { namesIn } from "../../text/names.ts";
import { saying } from "../../text/phrases.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { contentWords } from "../../text/words.ts";
import { inPlace, tokensOf } from "../identity/exchanged.ts";
import { WISHES } from "../identity/pair.ts";
import { withoutReason } from "../identity/told.ts";
import { clausesOf } from "./contradiction.ts";
import { unlabelled } from "./denials.ts";
import type { Logbook } from "./logbook.ts";
import { placesIn, wordsAround } from "./misplaced.ts";
import { unsharedBy } from "./same-words.ts";
import type { Span } from "./source.ts";

/** Keys that either says alone: of Chinese two characters are three. */
const MOST_OTHER = 3;
/** `Likes`, `prefers`, or `picked`, `chose`: of such words another says the same. */
const KINDS = [WISHES, saying("rule"), saying("decided", "heard.chose")];
/** `Rejected` is a choice too. */
const AGAINST = saying("withdrawal", "refusal", "denied", "takenBack", "heldOff");

export function replacedWord(claim: string, spans: readonly Span[], book: Logbook): string | undefined {
  const cited = placesIn(spans, book);
  const other = otherName(claim, cited.map(({ page, line }) => page.log.lines[line]!).join("\n"), book);
  if (other !== undefined) return other;
  const units = cited
    .flatMap(({ page, line }) => sentencesIn(page.log.lines[line]!))
    .flatMap((whole) => [withoutReason(unlabelled(whole)), ...clausesOf(whole)]);
  const near = new Set(cited.flatMap((place) => wordsAround(place, () => true)));
  const kin = beginningsOf(near);
  const sentences = claim.split("\n").flatMap(sentencesIn).map(unlabelled);
  for (const sentence of sentences.flatMap((one) => [one, withoutReason(one)]))
    for (const unit of units) {
      const [only, others] = [unsharedBy(sentence, unit), unsharedBy(unit, sentence)];
      const apart = 2 * only.length > contentWords(sentence).length ? undefined : apartIn(sentence, unit);
      if (apart !== undefined && !contentWords(apart).some((word) => near.has(word))) return apart;
      if ([only, others].some(({ length }) => length === 0 || length > MOST_OTHER)) continue;
      const places = withoutOne(unit, others).flatMap((one) => inPlace(sentence, one) ?? []);
      const { here = "", there = "" } = places[0] ?? {};
      const isSame = KINDS.some((kind) => [here, there].every((words) => kind.test(words, EVERY_LANGUAGE)));
      const isTurned = [here, there].some((words) => AGAINST.test(words, EVERY_LANGUAGE));
      const isStrange = only.some((word) => !/\d/.test(word) && !near.has(word) && !isKin(word, kin));
      if (isStrange && (!isSame || isTurned) && [here, there].every(isWord) && !areAlike(here, there)) return here;
    }
  return undefined;
}

/** `NATS`, which no log of the week has, of a line about Kafka; Tuesdays, of Thursdays: however the rest of the line is told. */
function otherName(claim: string, lines: string, book: Logbook): string | undefined {
  const [days, theirs] = [weekdaysIn(claim), weekdaysIn(lines)].map((all) => new Map(all.map((one) => [one.day, one])));
  const day = [...days!.values()].find((one) => !theirs!.has(one.day));
  if (day && [...theirs!.keys()].some((one) => !days!.has(one))) return claim.slice(day.from, day.to);
  const words = new Set(contentWords(claim));
  const isOther = ({ text }: { text: string }): boolean => contentWords(text).every((word) => !words.has(word));
  if (!namesIn(lines).some(isOther)) return undefined;
  return claim
    .match(/[\p{Script=Latin}\p{N}]{3,40}/gu)
    ?.find((name) => WITH_CAPITALS.test(name) && !lettersOf(book).includes(name.toLowerCase()));
}
/** Of all logs, without what stands between: `joint-saver` is JointSaver. */
const lettersOf = onceFor(({ pages }: Logbook) =>
  pages
    .map(({ log }) => `${log.path}\n${log.lines.join("\n")}`.toLowerCase().replace(/[^\p{L}\p{N}\n]/gu, ""))
    .join("\n"),
);
const WITH_CAPITALS = /^[^\p{Lu}]*\p{Lu}.*\p{Lu}/u;

/** `Stored`, of `kept`. */
const areAlike = (here: string, there: string): boolean =>
  kinds().some((kind) => kind.some((cell) => [here, there].every((words) => isSaid(cell, joined(words).split(" ")))));

/** `Staging`, of a line about production, however it is told: of words that exclude each other each has one. */
function apartIn(sentence: string, unit: string): string | undefined {
  const [ours, theirs] = [sentence, unit].map(tokensOf);
  const kind = kinds().find((cells) => {
    const said = cells.map((cell) => [isSaid(cell, ours!), isSaid(cell, theirs!)]);
    const isOne = [0, 1].every((at) => said.filter((both) => both[at]).length === 1);
    return isOne && !said.some(([here, there]) => here && there);
  });
  return kind && ours!.find((word) => kind.some((cell) => isSaid(cell, [word])));
}
const isSaid = (cell: readonly string[], words: readonly string[]): boolean =>
  words.some((word) => cell.some((one) => one === word || (one.endsWith("*") && word.startsWith(one.slice(0, -1)))));
/** Words that say the same, in those that exclude each other. */
const kinds = once(() => LEXICONS.flatMap(({ alike }) => alike.toLowerCase().split(", ").map(cellsOf)));
const cellsOf = (kind: string): string[][] => kind.split("≠").map((cell) => cell.split("/"));

/** As it is, and without each of two words that only it has: a claim leaves out one that is no matter. */
function withoutOne(unit: string, others: readonly string[]): string[] {
  const tokens = tokensOf(unit);
  const left = others.length === 2 ? tokens.filter((one) => others.includes(contentWords(one)[0] ?? "")) : [];
  return [unit, ...left.map((one) => tokens.filter((other) => other !== one).join(" "))];
}

/** Small words may stand beside it. In Chinese `浅色` is two tokens and `深色` one. */
const isWord = (words: string): boolean =>
  joined(words)
    .split(" ")
    .filter((word) => contentWords(word).length > 0).length === 1;
const joined = (words: string): string => words.replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, "");
