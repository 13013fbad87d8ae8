/** Whether a claim's sentence says the contrary of a line without denying it: `anybody` for `nobody`, or `A reports to B` turned round. */
import { bitsOf } from "../../text/languages/sets.ts";
import { EVERY_LANGUAGE, inAny, spokenIn } from "../../text/languages.ts";
import { saying } from "../../text/phrases.ts";
import { isSmallWord } from "../../text/words.ts";
import { crossed, exchanged, inPlace, partsOf } from "../identity/exchanged.ts";
import { denialsIn, unlabelled } from "./denials.ts";
import { turnsSides } from "./given-up.ts";
import { areSame, unsharedBy } from "./same-words.ts";

/** Of more words that only one of the two says nothing is told in another's place. Two ideographs are three. */
const MOST_OTHER = 4;
const [EVERYONE, ONLY, CHANGES] = [saying("widened"), saying("restricted"), saying("decided", "newly")];

/** @returns whether there is no other reading; undefined where the two are not contrary */
export function contrary(sentence: string, line: string): { sure: boolean } | undefined {
  const [a, b] = [unlabelled(sentence), unlabelled(line)];
  if (turnsSides(a, b)) return { sure: unsharedBy(a, b).length === 0 };
  if ([unsharedBy(a, b), unsharedBy(b, a)].some(({ length }) => length > MOST_OTHER)) return undefined;
  return quantified(a, b) ?? turnedRound(a, b) ?? (isAcross(a, b) ? { sure: false } : undefined);
}

/** `Ana reviews, Ben deploys`, of `Ben reviews, Ana deploys`: each with a word that stands in the other. */
const isAcross = (a: string, b: string): boolean =>
  partsOf(a).length > 1 &&
  partsOf(a).every((part) => {
    const clause = crossed(part, b);
    return clause !== undefined && !unsharedBy(inPlace(part, clause, 1)?.here ?? "", b).length;
  });

/** `Anybody may`, of `Nobody may`. */
function quantified(a: string, b: string): { sure: boolean } | undefined {
  const place = inPlace(a, b);
  if (place === undefined) return undefined;
  const [here, there] = [place.here, place.there].map((text) => ({
    isAll: EVERYONE.test(text, EVERY_LANGUAGE),
    isNone: denialsIn(text, inAny(text)).length > 0 || ONLY.test(text, EVERY_LANGUAGE),
  }));
  const isTurned = (here!.isAll && !here!.isNone && there!.isNone) || (there!.isAll && !there!.isNone && here!.isNone);
  return isTurned ? { sure: true } : undefined;
}

/** Here the order of words tells who does what to whom; elsewhere endings do, or nothing does. */
const ORDERED = bitsOf("en", "fr", "es", "it", "pt", "id", "zh");
const LISTED = /[,;、，/&]/u;
/** `By post, not by mail`: the one is denied, whatever the language makes of the order of words. */
const isContrast = (text: string): boolean => {
  const [denial, another] = denialsIn(text, inAny(text));
  return denial !== undefined && another === undefined && /[,，、]\s*$/u.test(text.slice(0, denial.from));
};

function turnedRound(a: string, b: string): { sure: boolean } | undefined {
  // `Decided to use tabs instead of spaces.`
  const places = areSame(CHANGES.without(a), CHANGES.without(b)) ? exchanged(a, b) : undefined;
  if (places === undefined) return undefined;
  const [from, to] = [a.toLowerCase().indexOf(places.first), a.toLowerCase().lastIndexOf(places.second)];
  const between = a.slice(from, to);
  if (LISTED.test(between)) return [a, b].every(isContrast) && isContrast(between) ? { sure: false } : undefined;
  const spoken = spokenIn(`${a}\n${b}`).sure;
  const [before = ""] = /\p{L}+(?=\s+$)/u.exec(a.slice(0, to)) ?? [];
  // `Reports to`: in any language, behind such a word stands whom it is done to.
  const isTied = before !== "" && isSmallWord(before);
  const areValues = [from, to].every((at) => at > 0 && /[\p{Lu}\d]/u.test(a[at]!));
  return isTied || (spoken !== 0 && (spoken & ~ORDERED) === 0) ? { sure: isTied && areValues } : undefined;
}
