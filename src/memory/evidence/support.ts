/**
 * Searches out the log lines that best support a text which quotes nothing: a weekly document's bullet, or a claim of a
 * model that gave no evidence.
 */

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
  const weights = new Map<string, number>();
  for (const word of contentWords(fold(text))) {
    if (weights.has(word)) continue;
    const count = book.places.get(word)?.length ?? 0;
    weights.set(word, Math.log(1 + book.size / (1 + count)));
  }
  const whole = sum(weights.values());
  if (whole === 0) return [];
  const shares = new Map<Page, Map<number, Set<string>>>();
  for (const word of weights.keys()) {
    for (const { page, line } of book.places.get(word) ?? []) {
      if (days && !days.includes(page.log.day)) continue;
      const lines = shares.get(page) ?? shares.set(page, new Map()).get(page)!;
      (lines.get(line) ?? lines.set(line, new Set()).get(line)!).add(word);
    }
  }
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
  if (absent.length === 0) return [];
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

const sum = (numbers: Iterable<number>): number => {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
};
