/**
 * Decides whether an answer that came whole is of no use (contract §5): then the offline model writes the document, so that a
 * weak model is never worse than none. `NONE`, and the sentence of a week in which nothing was worth keeping, are of use.
 */
import type { DailyLog } from "../daily/daily-log.ts";
import { blocksIn, holdsNone, isNone } from "../document/fences.ts";
import { SECTIONS, sectionsOf } from "../document/sections.ts";
import { askedIn, type Spoken, spokenIn, spokenInLog } from "../text/languages.ts";
import { type Reading, saysNothing } from "./reading.ts";

/** Of fewer records a bad half tells nothing of the rest. */
const LEAST_RECORDS = 4;

/** The one reason that is about the document alone: what the answer says for memories counts. */
export const TRANSLATED = "its bullets are not in the language of the logs: the offline model wrote the document";

export interface ReadAnswer {
  readonly text: string;
  readonly reading: Reading;
}

/**
 * @param answers of one week, one for each part it was asked in   @param language `source`, or a BCP 47 tag
 * @returns why it is of no use, half a sentence for people
 */
export function whyUnusable(
  answers: readonly ReadAnswer[],
  logs: readonly DailyLog[],
  language: string,
): string | undefined {
  const told = answers.map(toldIn);
  const [records, rejected] = [sum(told.map((one) => one.records)), sum(told.map((one) => one.rejected))];
  // Bullets keep the language of the logs; memories have it too, or the one that was asked for.
  const lines = logs.flatMap((log) => log.lines.slice(log.bodyStart));
  const ofLogs = spokenInLog(lines).sure;
  const ofMemories = language === "source" ? ofLogs : (askedIn(language)?.sure ?? 0);
  const bullets = told.flatMap((one) => one.bullets);
  const ofBullets = spokenInLog(bullets);
  // Two Japanese lines among thirty of routine in English may be all that a week is about.
  const areOwn = (): boolean =>
    2 * lines.filter((line) => isWithin(spokenIn(line), ofBullets)).length >= bullets.length;
  if (ofLogs !== 0 && isOther(ofBullets, ofLogs | ofMemories) && !areOwn())
    return "it is in another language than the logs";
  const [listed, repeated] = [sum(told.map((one) => one.listed.length)), sum(told.map((one) => one.repeated))];
  if (listed >= LEAST_RECORDS && repeated * 2 > listed)
    return `${repeated} of its ${listed} bullets say again what another says`;
  if (records >= LEAST_RECORDS && rejected * 2 > records) return `${rejected} of its ${records} memories were rejected`;
  if (told.some(({ stands }) => stands) || told.every(({ isEmpty }) => isEmpty)) return undefined;
  if (records > rejected && isOther(ofBullets, ofLogs) && !areOwn()) return TRANSLATED;
  return listed > 0 ? "none of its bullets stands in the logs" : "it wrote no weekly document";
}

/** Below a heading, or as an item. */
const isNothing = (line: string): boolean => line.replace(/^[-*+\s]+/, "").trim() === "NONE";
/** Of an item however it is marked, or of a row. */
const LISTED = /^[\s>]*(?:[-*+]\s|\d{1,9}[.)．、]|[•◦▪●‣·・–—|])/u;
const NO_LIES: ReadonlySet<string> = new Set(["AGENTS_WORD", "ROUTINE"]);

function toldIn({ text, reading }: ReadAnswer) {
  const { prose, blocks } = blocksIn(text);
  const records = blocks.filter((block) => !(block.closed && holdsNone(block)));
  const sections = sectionsOf(prose);
  const bullets = SECTIONS.flatMap((section) => sections[section]).filter(
    ({ text }) => !saysNothing(text) && !isNothing(text),
  );
  const marked = new Set(prose.flatMap(({ text, line }) => (LISTED.test(text) ? [line] : [])));
  const listed = bullets.filter(({ line }) => marked.has(line));
  const fallen = new Set(reading.rejected.flatMap(({ code, line }) => (NO_LIES.has(code) ? [] : [line])));
  const lines = new Set(records.map(({ line }) => line));
  return {
    records: records.length,
    // What is said twice was said once in form.
    rejected: reading.rejected.filter(({ code, line }) => lines.has(line) && code !== "DUPLICATE").length,
    /** Paragraphs too. */
    bullets: bullets.map(({ text }) => text),
    /** Those that are marked as such: talk is no document, whatever of it the logs would bear out. */
    listed: listed.map(({ text }) => text),
    /** How many of them are a bullet before, word for word: a model that runs in a circle. */
    repeated: listed.length - new Set(listed.map(({ text }) => text)).size,
    /** One of them stands in the logs, only agents told it, or it is routine. */
    stands: listed.some(({ line }) => !fallen.has(line)),
    /** Says that there was nothing, and nothing else. */
    isEmpty:
      isNone(text) ||
      (records.length === 0 &&
        bullets.length === 0 &&
        prose.some((line) => !line.fenced && (saysNothing(line.text) || isNothing(line.text)))),
  };
}

/** Only where both are sure: names and numbers have no language. */
const isOther = (said: Spoken, wanted: number): boolean =>
  said.sure !== 0 && wanted !== 0 && (said.sure & wanted) === 0;

const isWithin = ({ sure }: Spoken, one: Spoken): boolean => sure !== 0 && (sure & ~one.sure) === 0;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
