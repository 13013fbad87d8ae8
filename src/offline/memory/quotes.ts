/**
 * Quotes the lines that a claim rests on, short and verbatim, so that each can be found again in its own place: a line
 * that the week says twice is quoted together with its neighbour.
 */
import type { DailyLog } from "../../daily/daily-log.ts";
import type { Statement } from "../week.ts";

/** A quote needs to find its line, not to repeat it. */
const LONGEST_QUOTE = 160;
/** Shorter lines stand in many places. */
const LEAST_QUOTE = 12;

interface Line {
  readonly log: DailyLog;
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

/** The texts of lines that the logs hold more than once, without list marks. */
export function repeatedLines(logs: Iterable<DailyLog>): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { lines, bodyStart } of logs) {
    for (let i = bodyStart; i < lines.length; i++) {
      const text = unmarked(lines[i] ?? "");
      if (text.length > LONGEST_QUOTE) continue;
      if (seen.has(text)) repeated.add(text);
      else seen.add(text);
    }
  }
  return repeated;
}

export function quotesOf(statements: readonly Statement[], repeated: ReadonlySet<string>): string[] {
  const lines = statements.flatMap(linesOf);
  const quotes: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    const [line, before, after] = [lines[i], lines[i - 1], lines[i + 1]];
    if (line === undefined) continue;
    const isVague = repeated.has(line.text) || line.text.length < LEAST_QUOTE;
    if (isVague && before !== undefined && isNext(before, line) && before.text.length <= LONGEST_QUOTE) {
      quotes[quotes.length - 1] = `${quotes.at(-1)}\n${line.text}`;
    } else if (isVague && after !== undefined && isNext(line, after)) {
      quotes.push(`${line.text}\n${shortened(after.text)}`);
      i++;
    } else quotes.push(shortened(line.text));
  }
  return quotes;
}

const linesOf = ({ log, from, to }: Statement): Line[] =>
  log.lines
    .slice(from - 1, to)
    .map((line, i) => ({ log, number: from + i, text: unmarked(line) }))
    .filter(({ text }) => text !== "");

/** Whether nothing but blank lines stands between. */
function isNext(a: Line, b: Line): boolean {
  if (a.log !== b.log || b.number <= a.number || b.number - a.number > 5) return false;
  return a.log.lines.slice(a.number, b.number - 1).every((line) => line.trim() === "");
}

function shortened(text: string): string {
  if (text.length <= LONGEST_QUOTE) return text;
  const end = text.lastIndexOf(" ", LONGEST_QUOTE);
  return text.slice(0, end > LONGEST_QUOTE / 3 ? end : LONGEST_QUOTE);
}

const unmarked = (line: string): string =>
  line.replace(/^[\s>]*(?:[-*+•]\s+(?:\[[ xX]\]\s+)?|\d{1,3}[.)]\s+)?/, "").trim();
