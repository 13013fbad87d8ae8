/**
 * Whether a specific stands in some lines: written there, or following from the day of their log.
 */

import { weekOf } from "../../calendar/week.ts";
import { onceFor } from "../../once.ts";
import { meantDays } from "../../text/days.ts";
import { type Page, type Place, sectionLines } from "./logbook.ts";
import { holds, type Offer, offerOf, type Specific } from "./specifics.ts";

export function stands(specific: Specific, places: readonly Place[]): boolean {
  if (places.some((place) => holds(offerAt(place), specific))) return true;
  if (CODES.test(specific.text))
    return specific.text.split("/").every((text) => stands({ ...specific, key: text.toLowerCase(), text }, places));
  return places.some(({ page, line }) => followsFromDay(specific, page.log.lines[line]!, page.log.day));
}

/** `XAU/BTC/XAG` is no path: each of them may have a line of its own. */
const CODES = /^[A-Z\d]{2,6}(?:\/[A-Z\d]{2,6})+$/;
/** What each line that was looked at offers: many claims look at the same few. */
const offersOf = onceFor((_: Page) => new Map<number, Offer>());

export function offerAt({ page, line }: Place): Offer {
  const known = offersOf(page);
  const offer = known.get(line) ?? offerOf([page.log.lines[line]!], page.folded[line]!);
  known.set(line, offer);
  return offer;
}

/** The text's own day, its year and week (a text may have none), and what relative words of the line mean from there. */
function followsFromDay(specific: Specific, line: string, day: string): boolean {
  const { kind, key } = specific;
  if (day === "") return false;
  // `Last year` is a year, and `next quarter` a quarter.
  const isMeant = (fits: (other: string) => boolean): boolean => [...meantDays(line, day)].some(fits);
  if (kind === "number")
    return key === day.slice(0, 4) || (key.length === 4 && isMeant((one) => one.startsWith(`${key}-`)));
  if (kind === "identifier" && /^q[1-4]$/.test(key))
    return isMeant((one) => `q${Math.ceil(Number(one.slice(5, 7)) / 3)}` === key);
  if (kind !== "date") return false;
  const fits = (other: string): boolean => other.startsWith(key) || other.slice(5) === key;
  return fits(day) || key === weekOf(day) || isMeant(fits);
}

/** Everything in the sections of the cited lines, nearest first, that is not void. */
export function sectionPlaces(cited: readonly Place[]): Place[] {
  const seen = new Map<Page, Set<number>>();
  const around: (Place & { distance: number })[] = [];
  for (const { page, line } of cited) {
    const lines = seen.get(page) ?? new Set();
    seen.set(page, lines);
    for (const near of sectionLines(page, line)) {
      if (lines.has(near) || page.voices[near] === "void" || page.folded[near] === "") continue;
      if (page.repeats[near] && near !== line) continue;
      lines.add(near);
      around.push({ page, line: near, distance: Math.abs(near - line) });
    }
  }
  return around.sort((a, b) => a.distance - b.distance);
}
