/**
 * A word of a claim that stands nowhere near its lines, in the place of one that they have: `light mode`, of a line that says `dark mode`,
 * word for word the same but for it. Whether the two mean the same no list of opposites tells: a person does.
 */
import { onceFor, onceOf } from "../../once.ts";
import { isSaid, kinds } from "../../text/alike.ts";
import { weekdaysIn } from "../../text/days.ts";
import { EVERY_LANGUAGE } from "../../text/languages.ts";
import { namesIn } from "../../text/names.ts";
import { saying } from "../../text/phrases.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { contentWords } from "../../text/words.ts";
import { claimedOf, claims } from "../identity/clauses.ts";
import { inPlace, partsOf, tokensOf } from "../identity/exchanged.ts";
import { WISHES } from "../identity/pair.ts";
import { withoutReason } from "../identity/told.ts";
import { clausesOf } from "./contradiction.ts";
import { unlabelled } from "./denials.ts";
import type { Logbook } from "./logbook.ts";
import { placesIn, wordsAround } from "./misplaced.ts";
import { unsharedBy } from "./same-words.ts";
import type { Span } from "./source.ts";
import { otherUnspaced } from "./unspaced.ts";

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
  const lines = cited.flatMap(({ page, line }) => sentencesIn(page.log.lines[line]!));
  const wholes = lines.map((line) => withoutReason(unlabelled(line)));
  const units = [...wholes, ...lines.flatMap(clausesOf)];
  const near = claimedOf(new Set(cited.flatMap((place) => wordsAround(place, () => true))));
  const sentences = claim.split("\n").flatMap(sentencesIn).map(unlabelled);
  for (const sentence of sentences.flatMap((one) => [one, withoutReason(one)])) {
    const apart = wholes.flatMap((whole) => apartIn(sentence, whole) ?? []);
    if (apart.length > 0 && !contentWords(apart.join(" ")).some((word) => near.words.has(word)))
      return tokensOf(sentence).find((word) => isSaid(apart, [word]));
    for (const unit of units) {
      const [only, others] = [unsharedBy(sentence, unit), unsharedBy(unit, sentence)];
      if ([only, others].some(({ length }) => length === 0 || length > MOST_OTHER)) continue;
      const places = withoutOne(unit, others).flatMap((one) => inPlace(sentence, one) ?? []);
      const { here = "", there = "" } = places[0] ?? {};
      const isSame = KINDS.some((kind) => [here, there].every((words) => kind.test(words, EVERY_LANGUAGE)));
      const isTurned = [here, there].some((words) => AGAINST.test(words, EVERY_LANGUAGE));
      const isStrange = only.some((word) => !/\d/.test(word) && !claims(near, word));
      if (isStrange && (!isSame || isTurned) && [here, there].every(isWord) && !areAlike(here, there)) return here;
    }
  }
  return undefined;
}

/** `NATS`, which no log of the week has, of a line about Kafka; Tuesdays, of Thursdays: however the rest of the line is told. */
function otherName(claim: string, lines: string, book: Logbook): string | undefined {
  const [days, theirs] = [weekdaysIn(claim), weekdaysIn(lines)].map((all) => new Map(all.map((one) => [one.day, one])));
  const day = [...days!.values()].find((one) => !theirs!.has(one.day));
  if (day && [...theirs!.keys()].some((one) => !days!.has(one))) return claim.slice(day.from, day.to);
  const unspaced = otherUnspaced(claim, lines).find((name) => !lettersOf(book).includes(name));
  if (unspaced !== undefined) return unspaced;
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

/** Words for `staging`, of a line about production: of what excludes each other each has one, and the claim nothing else that its line lacks, nor a line of two clauses. */
function apartIn(sentence: string, whole: string): string[] | undefined {
  for (const [at, kind] of kinds().entries()) {
    const [cells, others] = [sentence, whole].map((text) => cellsIn(text)[at]!);
    if (cells!.length !== 1 || others!.length !== 1 || cells![0] === others![0]) continue;
    const isBeside = (word: string): boolean => !isSaid(kind.flat(), [word]);
    const [left, rest] = [sentence, whole].map((text) => tokensOf(text).filter(isBeside).join(" "));
    const most = partsOf(whole).length > 1 ? 0 : MOST_OTHER;
    if (unsharedBy(left!, rest!).length === 0 && unsharedBy(rest!, left!).length <= most) return cells![0]!;
  }
  return undefined;
}
const cellsIn = onceOf((text) => kinds().map((kind) => kind.filter((cell) => isSaid(cell, tokensOf(text)))), 2000);

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
