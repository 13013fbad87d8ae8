/**
 * Where the logs say what was rejected: without a model there is no answer whose lines a person could look up.
 */
import type { Logbook } from "./logbook.ts";
import { findQuote } from "./quotes.ts";
import type { Rejection } from "./rejection.ts";

/** Each is a look through the logs; nobody reads more. */
const MOST_LOOKED_FOR = 50;
/** As a bullet ends. */
const DAYS = /\s\([-\d, ]+\)$/;

export const withLogLines = (rejected: readonly Rejection[], book: Logbook): Rejection[] =>
  rejected.map((one, i) => {
    const place = i < MOST_LOOKED_FOR ? placeOf(one.text ?? "", book) : undefined;
    return place === undefined ? one : { ...one, at: place };
  });

function placeOf(text: string, book: Logbook): string | undefined {
  for (const line of text.split("\n").reverse()) {
    const [place] = findQuote(line.replace(DAYS, ""), book) ?? [];
    if (place !== undefined) return `${place.page.log.path}:${place.line + 1}`;
  }
  return undefined;
}
