/**
 * The evidence gate: where in the week's logs a claim stands, and whether everything specific it says stands there too.
 */

import { digest12 } from "../../digest.ts";
import { fold } from "../fold.ts";
import { headingsOver, type Logbook, type Place } from "./logbook.ts";
import { findInFences, findQuote, verbatimLines } from "./quotes.ts";
import { belowItsName } from "./scope.ts";
import type { Span } from "./source.ts";
import { claimedIn, holds, offerOf, type Specific, specificsOf } from "./specifics.ts";
import { sectionPlaces, stands } from "./standing.ts";
import { linesWith, supportingLines } from "./support.ts";

/** What is to be proved. */
export interface Claim {
  /** Everything the claim says to a reader. */
  readonly text: string;
  /** Verbatim quotes; empty: the best-supporting lines are searched for. */
  readonly quotes: readonly string[];
  /** Days the claim names as its own: tried first where there are no quotes. */
  readonly days?: readonly string[];
  /** The memory it names as the one it sharpens: what that says was proved when it was written. */
  readonly sharpens?: string;
}

export type Proof =
  | { readonly spans: readonly Span[] }
  | {
      readonly code: "NO_EVIDENCE" | "UNSUPPORTED";
      readonly reason: string;
      /** The specifics, or the quote, that the logs do not have; absent where they lack words. */
      readonly missing?: readonly string[];
    };

/** Proves a claim from the logs, or says what is missing. `spans` are merged, in order of day, path and line. */
export function prove(claim: Claim, book: Logbook): Proof {
  const proved = claim.sharpens === undefined ? undefined : offerOf([claim.sharpens], fold(claim.sharpens));
  const specifics = claimedIn(claim.text).filter((specific) => !proved || !holds(proved, specific));
  if (claim.quotes.length > 0) {
    const quoted = claim.quotes.flatMap((quote) => findQuote(quote, book) ?? []);
    const cited = quoted.map((place) => belowItsName(place, claim.text, book));
    if (cited.length === 0) {
      const [quote] = claim.quotes as [string];
      const where =
        findInFences(quote, book).length > 0 ? "only in a fence, which says nothing by itself" : "not in the logs";
      return { code: "NO_EVIDENCE", reason: `${where}: "${short(quote)}"`, missing: [quote] };
    }
    const lines = [...cited, ...linesWith(specifics, cited, claim.text, book, undefined, true)];
    return withSpecifics(lines, specifics, book, () => claim.quotes.flatMap((quote) => findInFences(quote, book)));
  }
  const tries = claim.days?.length ? [claim.days, undefined] : [undefined];
  let failed: Proof = { code: "NO_EVIDENCE", reason: "no lines of the logs say this" };
  for (const days of tries) {
    const cited = verbatimLines(claim.text, book, days) ?? supportingLines(claim.text, specifics, book, days);
    if (cited.length === 0) continue;
    const lines = [...cited, ...linesWith(specifics, cited, claim.text, book, days)];
    const proof = withSpecifics(lines, specifics, book);
    if ("spans" in proof) return proof;
    failed = proof;
  }
  return failed;
}

/** Sees that every specific stands in the cited lines, in the section around one of them, or in what was quoted of a fence; such lines join. */
function withSpecifics(
  cited: readonly Place[],
  specifics: readonly Specific[],
  book: Logbook,
  fenced: () => readonly Place[] = () => [],
): Proof {
  const lines = [...cited];
  const absent = specifics.filter((specific) => !stands(specific, cited));
  if (absent.length > 0) {
    const around = [...sectionPlaces(cited), ...fenced()];
    for (const specific of absent) {
      if (stands(specific, lines)) continue;
      // What a section is about its heading says, and not the address beside the line.
      const heads = specific.kind === "identifier" ? around.filter(({ page, line }) => page.depths[line]! > 0) : [];
      const joined = [...heads, ...around].find((place) => stands(specific, [place])) ?? topicNamed(specific, cited);
      if (!joined) {
        const missing = absent.filter((one) => one === specific || !stands(one, [...lines, ...around]));
        return {
          code: "UNSUPPORTED",
          reason: `${named(missing)} not in the evidence nor its section`,
          missing: [...new Set(missing.map(({ text }) => text))],
        };
      }
      lines.push(joined);
    }
  }
  return { spans: spansOf(lines, book) };
}

/** The first of several headings that name a thing, where those above the lines name nothing of its kind: the day's log is about it. */
function topicNamed(thing: Specific, cited: readonly Place[]): Place | undefined {
  const isName = ({ kind, key }: Specific): boolean => kind === "identifier" && !/[\d/._]/.test(key);
  const isOthers = ({ page, line }: Place): boolean =>
    headingsOver(page, line).some((at) => specificsOf(page.log.lines[at]!).some(isName));
  if (!isName(thing) || cited.some(isOthers)) return undefined;
  const [first, second] = [...new Set(cited.map(({ page }) => page))].flatMap((page) =>
    page.log.lines.flatMap((_, line) =>
      page.depths[line]! > 0 && stands(thing, [{ page, line }]) ? [{ page, line }] : [],
    ),
  );
  return second && first;
}

const named = (specifics: readonly Specific[]): string => {
  const texts = [...new Set(specifics.map((specific) => short(specific.text)))];
  return `${texts.join(", ")} ${texts.length === 1 ? "is" : "are"}`;
};

const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text).replace(/\s+/g, " ");

/** Where quotes stand, nothing proved of what is said of them. */
export const placesOfQuotes = (quotes: readonly string[], book: Logbook): Span[] =>
  spansOf(
    quotes.flatMap((quote) => findQuote(quote, book) ?? []),
    book,
  );

/** Places as spans: neighbouring lines of a log joined, in order. */
function spansOf(places: readonly Place[], book: Logbook): Span[] {
  const spans: Span[] = [];
  for (const page of book.pages) {
    const lines = [...new Set(places.filter((place) => place.page === page).map((place) => place.line + 1))].sort(
      (a, b) => a - b,
    );
    for (const line of lines) {
      const last = spans.at(-1);
      if (last?.path === page.log.path && last.to === line - 1) spans[spans.length - 1] = { ...last, to: line };
      else spans.push({ path: page.log.path, day: page.log.day, from: line, to: line });
    }
  }
  return spans.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

/** 12 hex over the folded text of each cited line: what a weekly document remembers of its evidence (contract §3). */
export function evidenceDigests(spans: readonly Span[], book: Logbook): string[] {
  const digests: string[] = [];
  for (const { path, from, to } of spans) {
    const page = book.byPath.get(path);
    if (!page) continue;
    for (let line = from - 1; line < to; line++) if (page.folded[line]) digests.push(digest12(page.folded[line]!));
  }
  return [...new Set(digests)];
}
