/**
 * What is asked about some logs, ready to be laid out as requests: for a week's document and typed memories, or for the
 * records of one further profile over the same logs.
 */
import type { Week } from "../calendar/week.ts";
import type { DailyLog } from "../daily/daily-log.ts";
import type { Request } from "../model/model.ts";
import type { FurtherProfile } from "../profile/further.ts";
import { type Asked, type Prompt, recordRequest, weekRequest } from "../prompt/request.ts";
import type { Part } from "../prompt/split.ts";
import type { ChunkSize } from "../transcript/chunk.ts";
import { toldSize } from "./weekly-size.ts";

/** What every request about the logs shares. */
export interface Matter extends Omit<Asked, "prompt"> {
  readonly week?: Week;
  /** Tokens of the model's window; Infinity for a model that reads logs as they are. */
  readonly contextTokens: number;
}

export interface Question extends Matter {
  /** How much of the logs one request reads; absent for all that the window holds. */
  readonly chunks?: ChunkSize;
  /** The request about all logs, or about a part of them. */
  readonly request: (part: Part) => Request;
}

/** The weekly document and the typed memories, in one answer. */
export function weekQuestion(matter: Matter & { readonly week: Week }, prompt: Prompt): Question {
  const request = ({ name, logs }: Part): Request =>
    weekRequest(matter.week, sizeFor(logs, matter), { ...matter, prompt, logs }, name);
  return { ...matter, request };
}

/** The records of one profile. */
export const profileQuestion = (
  matter: Matter,
  profile: Pick<FurtherProfile, "name" | "tool" | "chunks">,
  prompt: Prompt,
): Question => ({
  ...matter,
  ...(profile.chunks && { chunks: profile.chunks }),
  request: ({ logs }) => recordRequest(profile.name, profile.tool, { ...matter, prompt, logs }, matter.week),
});

/** A part may write its share of the one weekly document: what all of them write must fit together. */
function sizeFor(logs: readonly DailyLog[], { logs: all, maxOutputTokens }: Matter): ReturnType<typeof toldSize> {
  const whole = bytesOf(all);
  return toldSize(whole, whole === 0 ? 1 : Math.min(1, bytesOf(logs) / whole), maxOutputTokens);
}

const bytesOf = (logs: readonly DailyLog[]): number => logs.reduce((total, { bytes }) => total + bytes, 0);
