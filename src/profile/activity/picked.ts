/** Which of the sides that were offered a person picks by its sign or its place: `B, jobs must survive a restart`, `the second one`. */
import { once } from "../../once.ts";
import { spelled } from "../../text/folding.ts";
import { PLACES } from "../../text/lexicon/places.ts";
import { expanded } from "../../text/phrases/notation.ts";
import { isWide } from "../../text/scripts.ts";
import { contentWords } from "../../text/words.ts";

const SIGN = /^\W*(?:\p{L}+ )?([A-H]|[a-h](?=[,:)]|$)|\d)\*{0,2}(?=[.,;:)!。，、：]|\s*$|\s[–—-]\s)/u;
const SIGNED = /(?<![\p{L}\p{N}])([A-Ha-h]|\d)\*{0,2}[.:)：）]\*{0,2}\s*(?=\S)/gu;

/** @returns the words that only the picked side has, and those that only the others have; none where no side is picked so */
export function pickedIn(answer: string, offer: string, options: readonly string[]): [own: string[], others: string[]] {
  const [clause = ""] = /^[^.,;:!?。，；：！？、\n]*[?？]?/u.exec(answer.trim()) ?? [];
  const signed = [...offer.matchAll(SIGNED)].map(({ 0: all, 1: sign, index }, i, found) => ({
    ...{ sign: sign!.toLowerCase(), text: offer.slice(index + all.length, found[i + 1]?.index) },
  }));
  const [, sign] = ((answer.match(SIGNED) ?? []).length < 2 && SIGN.exec(answer.trim())) || [];
  const isSigned = sign !== undefined || signed.length > 1;
  const texts = isSigned ? signed.map(({ text }) => text) : inOrder(options.map(contentWords), contentWords(offer));
  const sides = texts.map((side) => new Set(typeof side === "string" ? contentWords(side) : side));
  const at = sign === undefined ? placeIn(clause) : signed.findIndex((one) => one.sign === sign.toLowerCase());
  const own = /[?？]/u.test(clause) ? undefined : sides[at];
  const others = sides.reduce((all, one) => (one === own ? all : all.union(one)), new Set<string>());
  return own && sides.length > 1 ? [[...own.difference(others)], [...others.difference(own)]] : [[], []];
}

/** The options in the order of an offer, each by the first word that no other has; none where one does not stand there. */
function inOrder(options: readonly (readonly string[])[], offer: readonly string[]): (readonly string[])[] {
  const isOwn = (word: string): boolean => options.filter((one) => one.includes(word)).length === 1;
  const placeOf = (option: readonly string[]): number =>
    offer.findIndex((word) => isOwn(word) && option.includes(word));
  return options.some((one) => placeOf(one) < 0) ? [] : options.toSorted((a, b) => placeOf(a) - placeOf(b));
}

const places = once(() =>
  PLACES.map((all) =>
    all
      .split(",")
      .flatMap((one) => expanded(one.trim()))
      .map(spelled),
  ),
);
/** `Let us take the second option`. */
const MOST_WORDS = 4;
const LONGEST_WIDE = 8;

/** From 0; -1 where a clause names no place, or more than that. */
function placeIn(clause: string): number {
  const plain = ` ${spelled(clause).replace(/\s+/gu, " ").trim()} `;
  return places().findIndex((some) =>
    some.some((place) =>
      isWide(plain.charCodeAt(1))
        ? plain.startsWith(place, 1) && plain.length <= LONGEST_WIDE
        : plain.includes(` ${place} `) && contentWords(clause).length <= MOST_WORDS,
    ),
  );
}
