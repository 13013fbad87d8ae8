/**
 * Writes the claims of a week as memory blocks, in the form of contract §4: the log's words, with quotes of the lines
 * they come from.
 */
import type { KnownMemory } from "../model/model.ts";
import { chooseClaims } from "./claims.ts";
import { quotesOf, repeatedLines } from "./quotes.ts";
import type { Scores } from "./ranking.ts";
import type { WeekText } from "./units.ts";
import { type Wording, worded } from "./wording.ts";
import { wordsOf } from "./words.ts";

/** A memory that sharpens another says at least this share of its words. */
const LEAST_SHARED = 0.35;

/** @returns fenced blocks, likeliest first; no two of one name */
export function memoryBlocks(week: WeekText, scores: Scores, known: readonly KnownMemory[]): string[] {
  const names = new Set<string>();
  const repeated = repeatedLines(new Set(week.statements.map(({ log }) => log)));
  const blocks: string[] = [];
  for (const claim of chooseClaims(week, scores)) {
    const memory = worded(claim, week, scores);
    const quotes = quotesOf([...claim.statements, ...claim.echoes], repeated);
    const free = memory.names.filter((one) => !names.has(one.toLowerCase()));
    const name = free.find((one) => !isOthers(one, memory, known)) ?? free[0];
    if (name === undefined || quotes.length === 0) continue;
    names.add(name.toLowerCase());
    blocks.push(blockOf(name, memory, quotes, known));
  }
  return blocks;
}

/** Whether a known memory has the name and says something else: a heading that comes back every week names nothing. */
function isOthers(name: string, { describe, body }: Wording, known: readonly KnownMemory[]): boolean {
  const other = known.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (other === undefined || other.description === "") return false;
  const own = new Set(wordsOf(`${describe(name)}\n${body}`));
  const told = new Set(wordsOf(other.description));
  const shared = [...own].filter((word) => told.has(word)).length;
  return shared < LEAST_SHARED * Math.min(own.size, told.size);
}

/** One that has the name and type of a known memory says that it sharpens it. */
function blockOf(name: string, memory: Wording, quotes: readonly string[], known: readonly KnownMemory[]): string {
  const same = known.find((one) => one.type === memory.type && one.name.toLowerCase() === name.toLowerCase());
  const fence = fenceFor(memory.body);
  return [
    `${fence}typed_memory`,
    "---",
    `name: ${JSON.stringify(name)}`,
    `description: ${JSON.stringify(memory.describe(name))}`,
    `type: ${memory.type}`,
    "evidence:",
    ...quotes.map((quote) => `  - ${JSON.stringify(quote)}`),
    ...(same === undefined ? [] : [`updates: ${JSON.stringify(same.file)}`]),
    `importance: ${memory.importance}`,
    "---",
    "",
    memory.body,
    fence,
  ].join("\n");
}

/** A fence that nothing in the body can close. */
function fenceFor(body: string): string {
  const longest = (body.match(/`{3,}/g) ?? []).reduce((most, run) => Math.max(most, run.length), 2);
  return "`".repeat(longest + 1);
}
