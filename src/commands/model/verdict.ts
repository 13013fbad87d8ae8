/**
 * What a model's sample week is worth: counted from what a real compaction reported, and said in one sentence.
 */
import { OF_FORM } from "../../memory/evidence/rejection.ts";

export interface Tried {
  readonly model: string;
  /** Of the compaction; `fallback` where the offline model wrote the document: nothing of that counts. */
  readonly outcome: string;
  /** Why the answer was of no use, where it was. */
  readonly because?: string;
  /** Every block could be read, and there was a document with bullets. */
  readonly formKept: boolean;
  readonly memories: {
    readonly found: number;
    readonly expected: readonly { readonly name: string; readonly found: boolean }[];
    readonly kept: number;
  };
  readonly facts: { readonly told: number; readonly expected: number; readonly trivia: number };
  readonly rejected: readonly { readonly code: string; readonly line: number; readonly reason: string }[];
  readonly seconds: number;
  readonly usage: { readonly inputTokens: number; readonly outputTokens: number };
  readonly error?: { readonly code: string; readonly message: string };
}

/** A week of `compact --json`. */
type Week = Pick<Tried, "outcome" | "rejected" | "error" | "usage"> & {
  readonly fallback?: { readonly because: string };
};

interface Seen {
  readonly model: string;
  readonly seconds: number;
  readonly kept: number;
  readonly facts: readonly string[];
  readonly trivia: readonly string[];
  readonly expected: Tried["memories"]["expected"];
}

/** Said of a block that could not be read, as against one that says what the logs do not. */
const FORM: readonly string[] = ["CUT_OFF", ...OF_FORM];

export function triedOf(week: Week, document: string, of: Seen): Tried {
  const { rejected, error, usage, fallback } = week;
  const body = fallback ? "" : document.replace(/^---\n[\s\S]*?\n---\n/, "").toLowerCase();
  const told = (words: readonly string[]): number => words.filter((word) => body.includes(word.toLowerCase())).length;
  const nothing = { kept: 0, expected: of.expected.map(({ name }) => ({ name, found: false })) };
  const seen = fallback ? { ...of, ...nothing } : of;
  const outcome = fallback ? "fallback" : week.outcome;
  return {
    ...{ model: seen.model, outcome, rejected, seconds: seen.seconds, ...(error && { error }) },
    ...(fallback && { because: fallback.because }),
    formKept: /^- /m.test(body) && !rejected.some(({ code }) => FORM.includes(code)),
    memories: { found: seen.expected.filter(({ found }) => found).length, expected: seen.expected, kept: seen.kept },
    facts: { told: told(seen.facts), expected: seen.facts.length, trivia: told(seen.trivia) },
    usage: { inputTokens: usage.inputTokens, outputTokens: usage.outputTokens },
  };
}

/** Two thirds of what matters, at the least, not half as much beside it, as an echo of the logs has, and not more thrown away than kept. */
export function verdictOn(tried: Tried): string {
  const { model, error, because, facts, memories, rejected } = tried;
  if (error) return `verdict: ${model} gave no usable answer`;
  if (because !== undefined) return `verdict: the answer of ${model} was of no use: ${because}`;
  const tells = facts.told * 3 >= facts.expected * 2 && facts.trivia * 2 < facts.told;
  const finds = memories.found * 3 >= memories.expected.length * 2 && rejected.length <= memories.kept;
  if (tells && finds) return `verdict: ${model} is good for weekly documents and for memories`;
  if (tells) return `verdict: ${model} is good for weekly documents, weak on memories`;
  if (finds) return `verdict: ${model} is good for memories, weak on weekly documents`;
  return `verdict: ${model} is weak on weekly documents and on memories; what it cannot prove is not kept`;
}
