/**
 * Searches out the log lines that best support a text which quotes nothing: a weekly document's bullet, or a claim of a
 * model that gave no evidence.
 */

import { onceFor } from "../../once.ts";
import { beginningsOf, kinOf } from "../../text/kin.ts";
import { saying } from "../../text/phrases.ts";
import { isHan } from "../../text/scripts.ts";
import { contentWords } from "../../text/words.ts";
import { fold } from "../fold.ts";
import { headingsOver, isOwn, type Logbook, type Page, type Place } from "./logbook.ts";
import { holds, type Specific, specificsOf } from "./specifics.ts";
import { offerAt, sectionPlaces, stands } from "./standing.ts";
import { topicLine } from "./topic.ts";

/** At most so many lines are searched out for a claim without quotes: a bullet that sums up a longer list is rare. */
const MOST_LINES = 8;
/** The share of a claim's weighted words that its lines must say; below it the claim is somebody's invention. */
const LEAST_SUPPORT = 0.5;
/** A further line must add at least this share. */
const LEAST_GAIN = 0.05;

/**
 * The lines that best support a text: greedily the line that adds most of the words still missing, words weighted by their
 * rarity (inverse document frequency, Spärck Jones 1972). [] when they do not say half of it.
 */
export function supportingLines(
  text: string,
  specifics: readonly Specific[],
  book: Logbook,
  days?: readonly string[],
): Place[] {
  const standing = standingOf(text, book);
  const weights = weightsOf(standing, book);
  const whole = sum(weights.values());
  if (whole === 0) return [];
  const shares = sharesOf(standing, days);
  const chosen: Place[] = [];
  const missing = new Map(weights);
  while (chosen.length < MOST_LINES) {
    const best = bestLine(shares, missing, chosen.at(0), specifics);
    if (!best || best.gain / whole < LEAST_GAIN) break;
    chosen.push(best.place);
    const lines = shares.get(best.place.page)!;
    for (const word of lines.get(best.place.line)!) missing.delete(word);
    lines.delete(best.place.line);
  }
  return 1 - sum(missing.values()) / whole >= LEAST_SUPPORT ? chosen : [];
}

type Standing = ReadonlyMap<string, readonly Place[]>;

/**
 * Where each word of a text stands. That somebody asked for it a text says, and not the line that asks: `verifique`, where the text has
 * `asked to verificar`, which stands nowhere.
 */
function standingOf(text: string, book: Logbook): Standing {
  const answers = ANSWERED.all(text);
  const asks = ASKED.all(text).filter(({ from }) => !answers.some((one) => one.from === from));
  const asked = asks.reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text);
  const words = [asked, text].map((told) => contentWords(fold(told))).find((all) => all.length > 0) ?? [];
  const kin = (word: string): Place[] =>
    asks.length === 0 ? [] : kinOf(word, beginningsIn(book)).flatMap((other) => book.places.get(other)!);
  return new Map(words.map((word) => [word, book.places.get(word) ?? [...new Set(kin(word))]]));
}
const [ASKED, ANSWERED] = [saying("narration.speaker", "narration.asked", "request"), saying("narration.answered")];
const beginningsIn = onceFor(({ places }: Logbook) => beginningsOf(places.keys()));

/** By their rarity. */
const weightsOf = (standing: Standing, { size }: Logbook): Map<string, number> =>
  new Map([...standing].map(([word, { length }]) => [word, Math.log(1 + size / (1 + length))]));

/** Which of the words each line says. */
function sharesOf(standing: Standing, days?: readonly string[]): Map<Page, Map<number, Set<string>>> {
  const shares = new Map<Page, Map<number, Set<string>>>();
  for (const [word, places] of standing) {
    for (const { page, line } of places) {
      if (days && !days.includes(page.log.day)) continue;
      const lines = shares.get(page) ?? shares.set(page, new Map()).get(page)!;
      (lines.get(line) ?? lines.set(line, new Set()).get(line)!).add(word);
    }
  }
  return shares;
}

/** What stands before a colon is what all of it is about. */
const TOPIC = /^[^:：]*[:：](?!\S*\d)/u;
const PAUSE = /[,;()，；、（）](?!\d)|[.。](?:\s|$)/u;
/** With what it counts, or of three digits. */
const FIGURE = /(?<![\d:.,])\d[\d.,]*\s?(?:\p{Script=Han}|%|\p{L}+)|\d[\d.,]*\d{2}/gu;
const figuresIn = (folded: string): Set<string> =>
  new Set(Array.from(folded.matchAll(FIGURE), ([figure]) => figure.replace(/\s/g, "")));
/** Of the words of a clause that the week has at all; of the 1,069 other days of real bullets 0.5 keeps 6 more. */
const LEAST_OF_CLAUSE = 0.55;
/** A word alone stands in many lines. */
const LEAST_SHARED = 2;
/** Each is held against each line. */
const MOST_CLAUSES = 24;

/** Whether a line of a day says a clause of a text, or a figure with what it counts, and is about what the rest of it is about. */
export function saysPart(text: string, day: string, book: Logbook): boolean {
  const standing = standingOf(text, book);
  const weights = weightsOf(standing, book);
  const weigh = (words: ReadonlySet<string>): number => sum([...words].map((word) => weights.get(word)!));
  const clauses = text
    .replace(TOPIC, "")
    .split(PAUSE, MOST_CLAUSES)
    .map((clause) => ({
      own: new Set(contentWords(fold(clause)).filter((word) => standing.get(word)?.length && !isPair(word))),
      rest: contentWords(fold(text.replace(clause, " "))).filter((word) => word.length > 1),
      figures: figuresIn(fold(clause)),
    }));
  return sharesOf(standing, [day])
    .entries()
    .some(([page, lines]) =>
      lines.entries().some(([line, said]) => {
        const under = new Set(headingsOver(page, line).flatMap((at) => contentWords(page.folded[at]!)));
        return clauses.some(({ own, rest, figures }) => {
          const about = new Set(rest.filter((word) => said.has(word) || under.has(word))).size;
          const shared = own.intersection(said);
          const isSaid = shared.size >= LEAST_SHARED && weigh(shared) >= LEAST_OF_CLAUSE * weigh(own);
          if (isSaid) return about > 0 || rest.length === 0;
          return about >= LEAST_SHARED && !figures.isDisjointFrom(figuresIn(page.folded[line]!));
        });
      }),
    );
}

/** Two ideographs may be the end of a word and the beginning of the next. */
const isPair = (word: string): boolean => word.length === 2 && isHan(word.charCodeAt(0));

/** The share of a statement's words that what is left of its evidence must say. */
const LEAST_LEFT = 0.75;

/**
 * Whether what is left of a memory's lines says it: nearly all words of its statement and most of all it tells, with every
 * specific. A reason that stands without its decision does not, nor do lines about the same thing.
 */
export function stillSay(places: readonly Place[], statement: string, details: string): boolean {
  const said = new Set(places.flatMap(({ page, line }) => contentWords(page.folded[line]!)));
  const share = (text: string): number => {
    const words = [...new Set(contentWords(fold(text)))];
    return words.filter((word) => said.has(word)).length / Math.max(1, words.length);
  };
  return (
    share(statement) >= LEAST_LEFT &&
    share(`${statement}\n${details}`) >= LEAST_SUPPORT &&
    specificsOf(statement).every((specific) => stands(specific, places)) &&
    specificsOf(details).every((specific) => stands(specific, [...places, ...sectionPlaces(places)]))
  );
}

/** A line of the section already chosen is preferred to an equal one elsewhere: what belongs together stands together. */
const NEIGHBOUR_BONUS = 1.25;

function bestLine(
  shares: ReadonlyMap<Page, ReadonlyMap<number, ReadonlySet<string>>>,
  missing: ReadonlyMap<string, number>,
  first: Place | undefined,
  specifics: readonly Specific[],
): { place: Place; gain: number } | undefined {
  let best: { place: Place; gain: number; rank: number } | undefined;
  for (const [page, lines] of shares) {
    for (const [line, words] of lines) {
      let gain = 0;
      for (const word of words) gain += missing.get(word) ?? 0;
      if (gain === 0) continue;
      const near = first?.page === page && first.page.headings[first.line] === page.headings[line];
      const rank = gain * (near ? NEIGHBOUR_BONUS : 1);
      if (rank > (best?.rank ?? 0) || (rank === best?.rank && holdsMore(page, line, best.place, specifics)))
        best = { place: { page, line }, gain, rank };
    }
  }
  return best;
}

function holdsMore(page: Page, line: number, than: Place, specifics: readonly Specific[]): boolean {
  const held = (place: Place): number => {
    const offer = offerAt(place);
    return specifics.filter((specific) => holds(offer, specific)).length;
  };
  return held({ page, line }) > held(than);
}

/** A line elsewhere counts for a specific only when it shares so many further words with the claim. */
const LEAST_SHARED_WORDS = 2;

/**
 * Lines elsewhere in the logs for the specifics that the searched-out lines lack: a bullet may sum up two sections. Each
 * must be about the same thing, in its own words or those of its headings.
 * @param isQuoted the claim says itself where it stands: another line must share words beside the specific with it
 */
export function linesWith(
  specifics: readonly Specific[],
  cited: readonly Place[],
  text: string,
  book: Logbook,
  days?: readonly string[],
  isQuoted = false,
): Place[] {
  const uncited = specifics.filter((specific) => !stands(specific, cited));
  if (uncited.length === 0) return [];
  const around = sectionPlaces(cited);
  const absent = uncited.filter((specific) => !stands(specific, around));
  const words = new Set(contentWords(fold(text)));
  const found: Place[] = [];
  for (const specific of absent) {
    let best: { place: Place; shared: number } | undefined;
    const own = new Set(isQuoted ? contentWords(fold(specific.text)) : []);
    for (const page of book.pages) {
      if (days && !days.includes(page.log.day)) continue;
      for (const [line, folded] of page.folded.entries()) {
        if (!isOwn(page, line) || page.repeats[line] || !stands(specific, [{ page, line }])) continue;
        const said = new Set(
          contentWords([folded, ...headingsOver(page, line).map((at) => page.folded[at]!)].join(" ")),
        );
        const shared = [...words].filter((word) => said.has(word) && !own.has(word)).length;
        if (shared > (best?.shared ?? LEAST_SHARED_WORDS)) best = { place: { page, line }, shared };
      }
    }
    found.push(...[best?.place ?? topicLine(specific, cited, text)].filter((one) => one !== undefined));
  }
  return found;
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);
