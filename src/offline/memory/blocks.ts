/**
 * Writes claims as memory blocks, in the form of contract §4: the log's words, with quotes of the lines they come from. What
 * is likely and not sure says so in its info string.
 */
import { LIKELY_WORD, MEMORY_WORD } from "../../document/fences.ts";
import { areOfOtherScopes } from "../../memory/evidence/scope.ts";
import { isQuestion } from "../../memory/evidence/speaker.ts";
import { routineOf } from "../../profile/typed/routine.ts";
import type { Steps } from "../../steps.ts";
import type { HeardMark } from "../../text/lexicon/lexicon.ts";
import { markOf } from "../../text/marks.ts";
import { saying } from "../../text/phrases.ts";
import { claimOf } from "../sure/marks.ts";
import type { SureClaim } from "../sure/sure.ts";
import type { Claim, WeekText } from "../week.ts";
import { importanceOf, typeOf } from "./kinds.ts";
import { quotesOf, repeatedLines } from "./quotes.ts";
import { type Told, type Wording, wordingOf } from "./wording.ts";

/** More in one week nobody marked by hand: what is beyond waits with what is likely, and the run says how much that was. */
export const MOST_SURE = 300;

interface Tiered extends Told {
  /** Absent for what is only likely. */
  readonly mark?: HeardMark;
}

/** @returns fenced blocks, the sure ones first, then the likely ones, best first; no two of one name in one scope */
export function* memoryBlocks(week: WeekText, sure: readonly SureClaim[], likely: readonly Claim[]): Steps<string[]> {
  const taken = new Set(sure.flatMap(({ statements }) => statements));
  // What is left of a line whose point was a secret is nothing to ask a person about.
  const others = likely
    .filter(({ lead, statements }) => !lead.text.includes("[redacted:") && !statements.some((one) => taken.has(one)))
    .filter(({ lead }) => !isOfTheDay(lead.text) && markOf(lead.label) !== "todo")
    .map(toldOf);
  const repeated = repeatedLines(new Set(week.statements.map(({ log }) => log)));
  const names = new Map<string, Wording[]>();
  const beyond = sure.slice(MOST_SURE).map(({ mark: _, ...claim }) => claim);
  const blocks: string[] = [];
  const all: readonly Tiered[] = [...sure.slice(0, MOST_SURE), ...beyond, ...others];
  for (const claim of all) {
    yield;
    const quotes = quotesOf(claim.statements, repeated);
    const wording = wordingOf(claim);
    const { name } = wording;
    const told = names.get(name.toLowerCase()) ?? [];
    if (quotes.length === 0 || told.some((one) => !areOfOtherScopes(wording, one))) continue;
    names.set(name.toLowerCase(), [...told, wording]);
    blocks.push(
      blockOf(claim.mark === undefined, wording.body, [
        `name: ${JSON.stringify(name)}`,
        `description: ${JSON.stringify(wording.description)}`,
        `type: ${typeOf(claim, claim.mark)}`,
        "evidence:",
        ...quotes.map((quote) => `  - ${JSON.stringify(quote)}`),
        `importance: ${importanceOf(claim, claim.mark)}`,
      ]),
    );
  }
  return blocks;
}

const NOTHING = saying("nothing");
/** What is over with its day, and claims nothing: that nothing was done, a step, how a run ended, a question. */
const isOfTheDay = (text: string): boolean =>
  NOTHING.leading(text) !== undefined || routineOf(text) !== undefined || (isQuestion(text) && /[?？]$/u.test(text));

/** What the ranking chose is told in the words of its lead, a label among them where it is no mark but what the claim is about. */
const toldOf = ({ lead, statements, details }: Claim): Told => ({
  claim: markOf(lead.label) === undefined ? lead.text : claimOf(lead),
  ...{ said: lead.text, lead, statements, beside: statements.filter((one) => !details.includes(one)) },
});

function blockOf(likely: boolean, body: string, matter: readonly string[]): string {
  // A fence that nothing in the body can close.
  const longest = (body.match(/`{3,}/g) ?? []).reduce((most, run) => Math.max(most, run.length), 2);
  const fence = "`".repeat(longest + 1);
  const info = likely ? `${MEMORY_WORD} ${LIKELY_WORD}` : MEMORY_WORD;
  return [`${fence}${info}`, "---", ...matter, "---", "", body, fence].join("\n");
}
