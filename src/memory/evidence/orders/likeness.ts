/**
 * How like an order a text reads, where no row of `rows.ts` knows it: log odds from weights that `bench/fit-orders.ts` fitted on
 * orders and honest lines in fifteen languages. What a line says by the lexicon counts beside its words and their parts, so that a
 * turn learnt in one language is met in another. It only ever raises a doubt: a person decides.
 */
import { once } from "../../../once.ts";
import { withoutArticle } from "../../../text/articles.ts";
import { smallWords } from "../../../text/languages/small-words.ts";
import { spokenIn } from "../../../text/languages.ts";
import { FOREIGN_AGENT, FOREIGN_LETTER } from "../../../text/lexicon/places.ts";
import { phrasesIn } from "../../../text/phrases.ts";
import { isWide, widthOf } from "../../../text/scripts.ts";
import { bytesOfSlots, type PackedSlots, slotOf } from "../../../text/slots.ts";
import { heardIn } from "./heard.ts";
import { FITTED } from "./likeness-weights.ts";
import { signsIn } from "./signs.ts";
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
  return odds + sum * WEIGHTS.scale * shareOf(slots);
}

/** A long piece has many words: what each says is divided by their fourth root. */
export const shareOf = (slots: readonly number[]): number => 1 / Math.max(1, slots.length) ** 0.25;

/** Whether some piece of a text reads like an order. */
export const readsLikeOrder = (text: string): boolean =>
  piecesOf(text).some((piece) => {
    if (isUnread(piece)) return true;
    const traits = traitsOf(piece);
    const isStep = widthOf(piece) < SHORT && !traits.said.some((one) => ADDRESSED.has(one));
    const least = traits.said.includes("+joined") ? LEAST_OF_JOINED : isStep ? LEAST_OF_STEP : LEAST_ODDS;
    return !keepsIn(traits) && !lasts(traits) && !isOfOthers(piece, traits) && oddsOf(traits) > least;
  });

/** `From now on returns are store credit only, because …`: what has its cause and names nothing that an agent does. */
const lasts = ({ said }: Traits): boolean =>
  said.includes("heard.lasting") &&
  (said.includes("reason") || said.includes("ended")) &&
  said.every((one) => !one.startsWith("+") || EVERYDAY.has(one));
const EVERYDAY = new Set(["+frame", "+turn", "+this", "+about", "+every", "+agree", "+obey"]);

/** In a language that no lexicon has nothing is heard: what names an agent, a secret's file or a command there waits. */
function isUnread(piece: string): boolean {
  const { signs, rest } = signsIn(/[^\0-\x7f]/.test(piece) ? piece : "");
  if (!signs.some(({ key }) => GIVEN.has(key)) && !FOREIGN_AGENT.test(rest)) return false;
  // Names have letters of everywhere; rows of q stand for what a sign told.
  const words = (rest.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).filter((word) => !/^\p{Lu}|qq/u.test(word));
  const foreign = words.filter((word) => FOREIGN_LETTER.test(word)).length;
  if (foreign > 1 || words.length < 4) return foreign > 0;
  // No language of ours has so few small words.
  const small = words.filter((word) => smallWords().languages.has(word)).length;
  if (spokenIn(rest).sure !== 0 || small * 6 > words.length) return false;
  return words.some((word) => /(?=\p{sc=Latin})[^\0-\x7f]/u.test(word));
}
const GIVEN: ReadonlySet<string> = new Set(["named", "privateFile", "private", "script", "pipe", "flag", "agentFile"]);

/** `The night nurse follows whatever the doctor writes`: somebody does it who is no reader, and nothing that an agent has is named. */
function isOfOthers(piece: string, { said }: Traits): boolean {
  const subject = piece.replace(/^\p{L}{3,12} ?[:：] /u, "").toLowerCase();
  const noun = withoutArticle(subject);
  // `Il est d'usage que …`: no noun. A sign within, as in an address, is of work.
  const isNoun = noun !== subject && !smallWords().languages.has(/^\p{L}*/u.exec(noun)![0]);
  if (!isNoun || /[^\p{L}\p{M}\s,'’-]/u.test(noun.slice(0, -1))) return false;
  return said.every((one) => (one.startsWith("+") ? OF_OTHERS.has(one) : one !== "workpiece" && one !== "refusal"));
}
const OF_OTHERS = new Set([...EVERYDAY, "+rules", "+guidance", "+prior", "+run", "+send"]);

/** `The .env stays out of git`: a private file that stays or is not taken somewhere, and nothing that is done with one. */
const keepsIn = ({ said }: Traits): boolean =>
  said.includes("+privateFile") &&
  (said.includes("negation") || said.includes("stays")) &&
  !said.some((one) => DONE.has(one));
const ADDRESSED = new Set(["+agent", "+reader", "+you", "+occasion", "+hide", "+unasked"]);
const DEEDS = ["+send", "+copy", "+reveal", "+open", "+run", "+fetch", "+decode", "+place", "+turn"];
const DONE = new Set([...ADDRESSED, ...DEEDS]);

/** Where three in a hundred honest lines near orders are held back, by writers who are in no fit, and two in a thousand of logs. */
const LEAST_ODDS = 1.6;
const LEAST_OF_JOINED = -0.5;
/** A step of a few words, `3. Let CI run it on every pull request.`, is soon like anything, unless it addresses somebody. */
const LEAST_OF_STEP = 2.5;
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
function worded(piece: string, rest: string, signs: readonly { key: string; from: number; to: number }[]): string[] {
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
