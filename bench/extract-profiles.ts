/**
 * How each profile is run on a labelled text, offline or on a recorded answer. A profile joins the bench by a line here and
 * a file `cases/<profile>.json`. Before: extract-cases. After: extract-score. Pure.
 */
import type { DailyLog } from "../src/daily/daily-log.ts";
import { claimedFacts } from "../src/memory/entity/entity.ts";
import { holds, mergedFacts } from "../src/memory/entity/facts.ts";
import { type Logbook, logbookOf } from "../src/memory/evidence/logbook.ts";
import type { Request } from "../src/model/model.ts";
import { knowledgeAnswer } from "../src/offline/knowledge.ts";
import { precisionAnswer } from "../src/offline/precision.ts";
import { together } from "../src/profile/chunked-answers.ts";
import { chunksOfText } from "../src/profile/chunked-text.ts";
import type { FurtherReading } from "../src/profile/further.ts";
import { knowledge } from "../src/profile/knowledge/knowledge.ts";
import { precision } from "../src/profile/precision/precision.ts";
import { finished } from "../src/steps.ts";
import { PRECISION_CHUNKS } from "../src/transcript/chunk.ts";
import { activityOf } from "./extract-activity.ts";
import type { Made } from "./extract-score.ts";

/** @param recorded an answer of a language model to the whole text; without it the offline model is asked */
export type Run = (log: DailyLog, recorded?: string) => Made[];

export const PROFILES: Readonly<Record<string, Run>> = {
  activity: activityOf,
  knowledge: knowledgeOf,
  precision: (log, recorded) =>
    precisionOf([log], 5, recorded).reading.found.map(({ description, body, importance, extras }) => ({
      kind: String(extras?.kind),
      text: `${String(extras?.subject)}\n${description}\n${body}`,
      ...(importance !== undefined && { importance }),
    })),
};

/** Each fact that holds, each that a later line ended, each process. */
function knowledgeOf(log: DailyLog, recorded?: string): Made[] {
  const gate = { book: logbookOf([log]), allow: [], known: new Map() };
  const text = recorded ?? finished(knowledgeAnswer({ ...requestFor([log]), task: "knowledge" }));
  const { found } = knowledge.read({ text }, gate, { keepFrom: 5, actors: [] });
  return found.flatMap((claim): Made[] =>
    claim.type === "process"
      ? [{ kind: "process", text: `${claim.name}\n${claim.body}` }]
      : mergedFacts([], claimedFacts(claim)).map((fact) => ({
          kind: holds(fact) ? "fact" : "past",
          text: `${claim.name}\n${fact.slot}\n${fact.value}\n${fact.scope}`,
        })),
  );
}

export interface Precision {
  readonly reading: FurtherReading;
  readonly book: Logbook;
  readonly chunks: number;
  /** Chunks from which nothing was kept. */
  readonly empty: number;
}

/** One text as `extract` reads it, chunk by chunk and then as one answer; several logs as `compact` does, in one request. */
export function precisionOf(logs: readonly DailyLog[], keepFrom: number, recorded?: string): Precision {
  const gate = { book: logbookOf(logs), allow: [], known: new Map() };
  const settings = { keepFrom, actors: [] };
  if (recorded !== undefined) {
    const reading = precision.read({ text: recorded }, gate, settings);
    return { reading, book: gate.book, chunks: 1, empty: reading.found.length === 0 ? 1 : 0 };
  }
  const parts = logs.length === 1 ? chunksOfText(logs[0]!, PRECISION_CHUNKS).map((chunk) => [chunk]) : [logs];
  const answers = parts.map((part) => ({ text: finished(precisionAnswer(requestFor(part))) }));
  const empty = answers.filter((answer) => precision.read(answer, gate, settings).found.length === 0).length;
  const reading = precision.read(together(answers, precision.tool.name), gate, settings);
  return { reading, book: gate.book, chunks: answers.length, empty };
}

const requestFor = (logs: readonly DailyLog[]): Request => ({
  ...{ task: "precision", system: "", user: "", temperature: 0, maxOutputTokens: 0 },
  logs,
  known: [],
});
