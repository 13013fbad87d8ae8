/**
 * How like an order a text reads, where no row of `rows.ts` knows it: log odds from weights that `bench/fit-orders.ts` fitted on
 * orders and honest lines in fifteen languages. What a line says by the lexicon counts beside its words and their parts, so that a
 * turn learnt in one language is met in another. It only ever raises a doubt: a person decides.
 */
import { once } from "../../../once.ts";
import { phrasesIn, saying } from "../../../text/phrases.ts";
import { isWide, widthOf } from "../../../text/scripts.ts";
import { bytesOfSlots, type PackedSlots, slotOf } from "../../../text/slots.ts";
import { heardIn } from "./heard.ts";
import { FITTED } from "./likeness-weights.ts";
import { type Sign, signsIn } from "./signs.ts";
import { LINE_END, unitsOf } from "./units.ts";
import { viewsOf } from "./views.ts";

/** What the odds of a piece of text are made of. */
export interface Traits {
  /** What is said in it, by the lexicon and by signs, alone and two by two. */
  readonly said: readonly string[];
  /** Slots of words and their parts, each once. */
  readonly slots: readonly number[];
}

/** As they stand in likeness-weights.ts. */
export interface Packed extends PackedSlots {
  readonly bias: number;
  readonly said: Readonly<Record<string, number>>;
}

export const SLOTS = 1 << 16;
const slotAt = (text: string): number => slotOf(text, SLOTS);

const WEIGHTS: Packed = FITTED;
const slotWeights = once(() => bytesOfSlots(WEIGHTS.slots));

/** Log odds that this piece is an order to whoever reads it. */
export function oddsOf({ said, slots }: Traits): number {
  const weights = slotWeights();
  let odds = WEIGHTS.bias;
  for (const one of said) odds += WEIGHTS.said[one] ?? 0;
  let sum = 0;
  for (const slot of slots) sum += weights[slot]!;
  // A long piece has many words: their say grows as their root.
  return odds + (slots.length === 0 ? 0 : (sum * WEIGHTS.scale) / Math.sqrt(slots.length));
}

/** Whether some piece of a text reads like an order. */
export const readsLikeOrder = (text: string): boolean =>
  piecesOf(text).some((piece) => {
    const traits = traitsOf(piece);
    const isMild =
      !traits.said.some((one) => ADDRESSED.has(one)) &&
      (widthOf(piece) < SHORT || isOfThings(traits) || complains(piece) || isReasoned(traits) || tellsWhen(piece));
    const least = traits.said.includes("+joined") ? LEAST_OF_JOINED : isMild ? LEAST_OF_STEP : LEAST_ODDS;
    return !keepsIn(traits) && oddsOf(traits) > Math.max(least, leastOf(traits));
  });

/** `Returns are store credit only, because …`: what has its cause and names nothing that an agent does; `from now on` a shop may do all. */
function leastOf({ said }: Pick<Traits, "said">): number {
  if (said.includes("ended") && isOfThings({ said })) return LEAST_OF_SUCCESSOR;
  const isPlain = said.every((one) => !one.startsWith("+") || EVERYDAY.has(one));
  if (!isPlain || !(said.includes("reason") || said.includes("ended"))) return LEAST_OF_JOINED;
  return said.includes("heard.lasting") ? Number.POSITIVE_INFINITY : LEAST_OF_CAUSE;
}
const EVERYDAY = new Set(["+frame", "+turn", "+this", "+about", "+every", "+agree", "+obey"]);
const ADDRESSED = new Set(["+agent", "+reader", "+you", "+occasion", "+hide", "+unasked"]);

/** `The .env stays out of git`: a private file that stays or is not taken somewhere, and nothing that is done with one. */
const keepsIn = ({ said }: Traits): boolean =>
  said.includes("+privateFile") &&
  (said.includes("negation") || said.includes("stays")) &&
  !said.some((one) => DONE.has(one));
const DEEDS = ["+send", "+copy", "+reveal", "+open", "+run", "+fetch", "+decode", "+place", "+turn"];
const DONE = new Set([...ADDRESSED, ...DEEDS]);

/** `It grows, since nothing prunes it`, `weil es niemand tut`: what nobody does is told as the cause of something. */
const complains = (piece: string): boolean =>
  phrasesIn(piece).some(
    ({ key, to }, i, all) =>
      key === "reason" &&
      all.slice(i).some((one) => one.key === "negation" && one.from >= to && one.from - to <= BESIDE),
  );
/** A word of few letters may stand between. */
const BESIDE = 4;

/** `When the stock is counted and does not match`: a situation, in which nothing is to be done. */
const tellsWhen = (piece: string): boolean => CONDITION.leading(piece) !== undefined && !/[,;，；、—]/.test(piece);
const CONDITION = saying("condition");

/** `From now on we do it like this, because the valve sticks`: a rule with its reason that names no part of an order. */
const isReasoned = ({ said }: Traits): boolean =>
  said.includes("reason") && !said.some((one) => one.startsWith("+") && !COMMON.has(one));
const COMMON = new Set(["+every", "+this", "+frame", "+about", "+prior", "+joined", "+user"]);

/** `The old rules are void, the new ones are at https://…`, `the audit needs the logs since January`: things, and nothing that is done in some case. */
const isOfThings = ({ said }: Pick<Traits, "said">): boolean =>
  !said.includes("condition") &&
  said.some((one) => one === "+place" || one === "+safeguard") &&
  said.every((one) => !one.startsWith("+") || THINGS.has(one));
const THINGS = new Set(
  ["about", "every", "place", "prior", "rules", "safeguard", "text", "this", "void", "voided"].map((key) => `+${key}`),
);

/** Where four in a hundred honest lines near orders are held back, by writers who are in no fit, and two in a thousand of logs. */
const LEAST_ODDS = 0.74;
const LEAST_OF_CAUSE = 1.6;
/** What holds no more, and where its successor stands. */
const LEAST_OF_SUCCESSOR = 4;
const LEAST_OF_JOINED = -0.5;
/** A step of a few words, `3. Let CI run it on every pull request.`, is soon like anything, unless it addresses somebody; so are a complaint and a rule with its reason. */
const LEAST_OF_STEP = 2;
const SHORT = 60;

/** A longer line is looked at in pieces of whole sentences; a claim of a few letters says nothing. */
const LONGEST_PIECE = 420;
const FEWEST_LETTERS = 12;

/** The pieces of a text, as its first view reads it. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const line of viewsOf(text)[0]!.split(LINE_END)) {
    let from = 0;
    for (const { from: begins, to } of unitsOf(line)) {
      if (to - from <= LONGEST_PIECE) continue;
      pieces.push(line.slice(from, begins));
      from = begins;
    }
    pieces.push(line.slice(from));
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece.length >= FEWEST_LETTERS);
}

export function traitsOf(piece: string): Traits {
  const { signs, rest } = signsIn(piece);
  const said = new Set<string>();
  for (const { key } of phrasesIn(rest)) said.add(key);
  for (const { keys, likely, across } of heardIn(piece)) {
    if (!likely) continue;
    const own = [...keys].sort();
    own.forEach((key, i) => {
      said.add(`+${key}`);
      if (!across) for (const other of own.slice(i + 1)) said.add(`${key}&${other}`);
    });
  }
  return { said: [...said], slots: slotsOf(worded(piece, rest, signs)) };
}

/** The words of a piece, a sign as the one word that it is. */
function worded(piece: string, rest: string, signs: readonly { key: Sign; from: number; to: number }[]): string[] {
  const words: string[] = [];
  let plain = rest.slice(0, piece.length).toLowerCase();
  for (const { key, from, to } of signs) {
    if (from < to) words.push(`<${key}>`);
    plain = plain.slice(0, from) + " ".repeat(to - from) + plain.slice(to);
  }
  for (const [word] of plain.matchAll(/[\p{L}\p{M}]+/gu)) words.push(word);
  return words;
}

function slotsOf(words: readonly string[]): number[] {
  const slots = new Set<number>();
  let before = "";
  for (const word of words) {
    if (isWide(word.charCodeAt(0))) {
      for (let size = 1; size <= 3; size++)
        for (let at = 0; at + size <= word.length; at++) slots.add(slotAt(word.slice(at, at + size)));
      before = "";
      continue;
    }
    slots.add(slotAt(`=${word}`));
    const edged = `^${word}$`;
    for (let size = 4; size <= 5; size++)
      for (let at = 0; at + size <= edged.length; at++) slots.add(slotAt(edged.slice(at, at + size)));
    if (before !== "") slots.add(slotAt(`${before.slice(0, STEM)} ${word.slice(0, STEM)}`));
    before = word;
  }
  return [...slots];
}
const STEM = 6;
