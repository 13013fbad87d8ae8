/**
 * The size of a weekly document: at most 30 % of the week's bytes, 1 KB always, never over 16 KB (contract §3). What
 * does not fit is dropped from the end of the longest section, since each begins with its most important.
 */
import { SECTIONS } from "../document/sections.ts";
import type { LogMark } from "./due.ts";
import type { Sections } from "./reading.ts";

const SHARE = 0.3;
const LEAST_BYTES = 1_024;
const MOST_BYTES = 16 * 1_024;

/** @param logBytes the bytes of all logs of the week */
export const weeklyBudget = (logBytes: number): number =>
  Math.min(MOST_BYTES, Math.max(LEAST_BYTES, Math.floor(logBytes * SHARE)));

/** @param render the whole body for some sections   @returns sections whose body fits, and how many bullets were dropped */
export function fitted(
  sections: Sections,
  budgetBytes: number,
  render: (sections: Sections) => string,
): { sections: Sections; dropped: number } {
  const kept = Object.fromEntries(SECTIONS.map((section) => [section, [...sections[section]]])) as Record<
    (typeof SECTIONS)[number],
    string[]
  >;
  let size = Buffer.byteLength(render(kept));
  let dropped = 0;
  while (size > budgetBytes) {
    const longest = SECTIONS.reduce((most, section) => (bytesOf(kept[section]) > bytesOf(kept[most]) ? section : most));
    if (kept[longest].length === 0) break;
    kept[longest].pop();
    dropped++;
    size = Buffer.byteLength(render(kept));
  }
  return { sections: kept, dropped };
}

const bytesOf = (bullets: readonly string[]): number =>
  bullets.reduce((total, bullet) => total + Buffer.byteLength(bullet), 0);

/** Of what nobody could read nothing is told. */
export const bytesRead = (logs: readonly LogMark[]): number =>
  logs.reduce((total, { bytes, unread }) => total + (unread === undefined ? bytes : 0), 0);
