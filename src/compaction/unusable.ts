/**
 * Decides whether an answer that came whole is of no use (contract §5): then the offline model writes the document, so that a
 * weak model is never worse than none. `NONE`, and the sentence of a week in which nothing was worth keeping, are of use.
 */
import type { DailyLog } from "../daily/daily-log.ts";
import { blocksIn, holdsNone, isNone } from "../document/fences.ts";
import { SECTIONS, sectionsOf } from "../document/sections.ts";
import { bitOf, type Spoken, spokenInLog } from "../text/languages.ts";
import { LANGUAGES } from "../text/lexicon/lexicon.ts";
import { type Reading, saysNothing } from "./reading.ts";

/** Of fewer records a bad half tells nothing of the rest. */
const LEAST_RECORDS = 4;

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
  const stranger = otherLanguage(told, logs, language);
  if (stranger !== undefined) return stranger;
  if (records >= LEAST_RECORDS && rejected * 2 > records) return `${rejected} of its ${records} memories were rejected`;
  const stands = answers.some(
    ({ reading: { sections, rejected } }) =>
      SECTIONS.some((section) => sections[section].length > 0) || rejected.some(({ code }) => code === "AGENTS_WORD"),
  );
  if (stands || told.every(({ isEmpty }) => isEmpty)) return undefined;
  return told.some(({ bullets }) => bullets.length > 0)
    ? "none of its bullets stands in the logs"
    : "it wrote no weekly document";
}

interface Told {
  readonly records: number;
  readonly rejected: number;
  readonly bullets: readonly string[];
  /** What memories say, without the quotes, which have the language of the logs. */
  readonly wordings: readonly string[];
  /** Says that there was nothing, and nothing else. */
  readonly isEmpty: boolean;
}

/** Below a heading, or as an item. */
const isNothing = (line: string): boolean => line.replace(/^[-*+\s]+/, "").trim() === "NONE";
const DESCRIBED = /^description:\s*(.+)/;

function toldIn({ text, reading }: ReadAnswer): Told {
  if (isNone(text)) return { records: 0, rejected: 0, bullets: [], wordings: [], isEmpty: true };
  const { prose, blocks } = blocksIn(text);
  const records = blocks.filter((block) => !(block.closed && holdsNone(block)));
  const sections = sectionsOf(prose);
  const bullets = SECTIONS.flatMap((section) => sections[section].map((bullet) => bullet.text)).filter(
    (bullet) => !saysNothing(bullet),
  );
  const lines = new Set(records.map(({ line }) => line));
  return {
    records: records.length,
    // What is said twice was said once in form.
    rejected: reading.rejected.filter(({ code, line }) => lines.has(line) && code !== "DUPLICATE").length,
    bullets,
    wordings: records.flatMap(({ content }) => {
      const end = content.lastIndexOf("---");
      const described = content.slice(0, Math.max(end, 0)).flatMap((line) => DESCRIBED.exec(line)?.[1] ?? []);
      return [...described, ...content.slice(end + 1)];
    }),
    isEmpty:
      records.length === 0 &&
      bullets.length === 0 &&
      prose.some((line) => !line.fenced && (saysNothing(line.text) || isNothing(line.text))),
  };
}

/** Bullets keep the language of the logs; memories have it too, or the one that was asked for. */
function otherLanguage(told: readonly Told[], logs: readonly DailyLog[], language: string): string | undefined {
  const ofLogs = spokenInLog(logs.flatMap(({ lines, bodyStart }) => lines.slice(bodyStart)));
  const asked = LANGUAGES.find((one) => one === language.split("-")[0]?.toLowerCase());
  const ofMemories = language === "source" ? ofLogs.sure : asked === undefined ? 0 : bitOf(asked);
  if (isOther(spokenInLog(told.flatMap(({ bullets }) => bullets)), ofLogs.sure))
    return "it is in another language than the logs";
  return isOther(spokenInLog(told.flatMap(({ wordings }) => wordings)), ofMemories)
    ? "its memories are in another language than was asked for"
    : undefined;
}

/** Only where both are sure: names and numbers have no language. */
const isOther = (said: Spoken, wanted: number): boolean =>
  said.sure !== 0 && wanted !== 0 && (said.sure & wanted) === 0;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
