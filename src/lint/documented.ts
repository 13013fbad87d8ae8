/**
 * Finds memories that a document of the project tells already: agents load both (documents 000, 001, 003). Told by lint and
 * not refused by a run, so that a file of a stranger decides nothing that is kept, and the same logs give the same memories.
 */

import { negationsIn } from "../memory/identity/similarity.ts";
import { withoutReason } from "../memory/identity/told.ts";
import type { StoredMemory } from "../memory/memory.ts";
import { blocksOf } from "../text/blocks.ts";
import { plainText } from "../text/plain.ts";
import { sentencesIn } from "../text/sentences.ts";
import { contentWords } from "../text/words.ts";
import { type Finding, warning } from "./finding.ts";

/** Fewer content words than these are in many a sentence. */
const LEAST_WORDS = 3;
/** So many sentences that hold a claim's rarest word are looked at. */
const MOST_CANDIDATES = 64;

interface Statement {
  /** `AGENTS.md:12`. */
  readonly place: string;
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

/** @param documents text by name, those that agents load with the project */
export function lintDocumented(memories: readonly StoredMemory[], documents: ReadonlyMap<string, string>): Finding[] {
  const byWord = new Map<string, Statement[]>();
  for (const statement of [...documents].flatMap(([name, text]) => statementsOf(name, text)))
    for (const word of statement.words) (byWord.get(word) ?? byWord.set(word, []).get(word)!).push(statement);
  const tellerOf = (claim: string): Statement | undefined => {
    const words = [...new Set(contentWords(claim))];
    if (words.length < LEAST_WORDS || words.some((word) => !byWord.has(word))) return;
    const of = words.map((word) => byWord.get(word)!).sort((a, b) => a.length - b.length);
    return of[0]!
      .slice(0, MOST_CANDIDATES)
      .find((one) => words.every((word) => one.words.has(word)) && negationsIn(claim) === negationsIn(one.text));
  };
  return memories.flatMap(({ file, status, body }) => {
    const teller = status === "active" ? tellerOf(withoutReason(body.split(/\n\s*\n/)[0]!)) : undefined;
    if (!teller) return [];
    const remedy = `agents read both: keep it in one, lithify forget ${file}`;
    return warning(file, 1, "DOCUMENTED", `${teller.place} says this already`, remedy);
  });
}

/** By sentence; a document wraps where it likes, so that a line of text goes on with the one above it. */
function statementsOf(name: string, text: string): Statement[] {
  const said: { from: number; to: number; text: string }[] = [];
  for (const { kind, from, to, text: more } of blocksOf(text.split(/\r?\n/))) {
    const last = said.at(-1);
    if (kind === "text" && last?.to === from - 1) Object.assign(last, { to, text: `${last.text} ${more}` });
    else if (kind === "item" || kind === "text" || kind === "row") said.push({ from, to, text: more });
  }
  return said.flatMap(({ from, text }) =>
    sentencesIn(plainText(text)).map((one) => ({
      ...{ place: `${name}:${from}`, text: one },
      words: new Set(contentWords(one)),
    })),
  );
}
