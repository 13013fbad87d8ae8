/**
 * Profile `activity`: what happened in a piece of a conversation, as decisions, discussions, attempts and requests. Its
 * records become a daily log, not memories; where they came from is attached by lithify and never asked of a model.
 */
import { z } from "zod";
import type { Rejection } from "../../memory/evidence/rejection.ts";
import type { Tool } from "../../model/model.ts";
import type { Language } from "../../text/lexicon/lexicon.ts";
import { PARTLY, THE_REST } from "../../text/lexicon/places.ts";
import { isNumberWord, numbersIn } from "../../text/numbers.ts";
import { type Found, saying } from "../../text/phrases.ts";
import { contentWords } from "../../text/words.ts";
import type { Role } from "../../transcript/transcript.ts";
import { flag } from "../fields.ts";
import { readRecords, type Spoken, type Told } from "../records.ts";
import type { Refused } from "../refusal.ts";

export interface Message {
  /** As the slice counts them, ascending. */
  readonly number: number;
  readonly role: Role;
  readonly text: string;
}

/** The messages that carry a record, or the reason why none does. */
export type Proof = { readonly messages: readonly number[] } | Refused;

/** A record is a note, not a document: what is longer was copied. */
const LONGEST = 2_000;
const MOST_PARTS = 20;

const text = z.string().trim().min(1).max(LONGEST);

const decisionSchema = z.strictObject({
  /** The alternatives that were weighed, the chosen one among them or not. */
  options: z.array(text).max(MOST_PARTS).default([]),
  chosen: text,
  rationale: text,
});
const discussionSchema = z.strictObject({ topic: text, points: z.array(text).min(1).max(MOST_PARTS) });
const [HALF, LINK] = [saying("contrast", "unfinished", "restricted"), saying("link")];
const [FAILS, NEGATION, WITH] = [saying("open", "outage"), saying("negation"), saying("heard.among", "reason")];

/**
 * Whether a result tells a failure behind `but`, `still` or `only`; behind `although` stands what was so before. Or counts some: `41
 * passed, 3 failed`; or says so: `40 are moved, the rest fails`, `Partly worked: …`.
 */
function isHalf(result: string): boolean {
  const [first = "", ...clauses] = clausesOf(result);
  return (
    countsFailures(result) ||
    clauses.some((one) => THE_REST.test(one) && FAILS.test(one) && isFailure(one, NEGATION.first(one))) ||
    (PARTLY.test(first) && contentWords(first.replace(PARTLY, " ")).length <= 1) ||
    HALF.all(result).some((turn) => turnsDown(turn, result))
  );
}
const clausesOf = (text: string): string[] => text.split(/[,;:，、；：\n]/u);
/** A contrast that joins two clauses, or `only` where it begins one and is not `never`: `but not in CI`, `only the blue is missing`. */
function turnsDown({ key, language, from, to }: Found, result: string): boolean {
  const isTurn =
    key === "restricted"
      ? /[,;，；]\s*$/u.test(result.slice(0, from)) && !NEGATION.test(result.slice(from, to))
      : key !== "contrast" || VERB_LAST.includes(language) || LINK.all(result).some((one) => one.from === from);
  // `Partly works: Linux passes, Windows fails`: of what is in part the rest tells which.
  const [rest] = (key === "unfinished" ? /.*/su : /^[^,;.!?，。；！？]*/u).exec(result.slice(to))!;
  const isLast = VERB_LAST.includes(language) || language === "zh";
  return isTurn && isFailure(rest, isLast ? NEGATION.first(rest) : NEGATION.leading(rest));
}
const VERB_LAST: readonly Language[] = ["ja", "ko"];
/** One of several counts is of what failed, and of nothing else but a letter that counts, `3 件`, or with what: `three failed with …`. */
function countsFailures(result: string): boolean {
  const counts = clausesOf(result).filter((part) => /\d/u.test(part) || numbersIn(part).length > 0);
  const isOfFailures = (part: string): boolean => {
    const { from = 0, to = 0 } = FAILS.first(part) ?? {};
    const isCounted = /(?<![\d.,])[1-9]/u.test(part) || (!/\d/u.test(part) && numbersIn(part).some((one) => one > 0));
    const besides = COUNTED.test(part.slice(0, from)) && WITH.leading(part.slice(to)) ? "" : FAILS.without(part);
    const others = contentWords(besides).filter((word) => !isNumberWord(word));
    return isCounted && FAILS.test(part) && others.join("").replace(/\P{L}/gu, "").length <= 1;
  };
  return counts.length > 1 && counts.some(isOfFailures);
}
const COUNTED = /^\s*[\p{L}\p{N}]+\s?\p{Lo}?\s*$/u;
/** `Windows failed`, `not in CI`; `nothing failed` is none. */
function isFailure(rest: string, denial: Found | undefined): boolean {
  const fails = FAILS.all(rest);
  if (denial === undefined) return fails.length > 0;
  return fails.every(({ from, to }) => from <= denial.from && denial.from < to);
}
/** What came out in part did not succeed, whatever the answer calls it: `result` says which part did. */
const attemptSchema = z
  .strictObject({ action: text, result: text, succeeded: flag })
  .transform((attempt) => ({ ...attempt, succeeded: attempt.succeeded && !isHalf(attempt.result) }));
const requestSchema = z.strictObject({ intent: text, target: text.optional(), summary: text });

export type Decision = z.output<typeof decisionSchema>;
export type Discussion = z.output<typeof discussionSchema>;
export type Attempt = z.output<typeof attemptSchema>;
type ActivityRequest = z.output<typeof requestSchema>;

export interface Carried {
  /** Line of the answer on which the record begins, from 1. */
  readonly line: number;
  /** Numbers of the messages that carry it, ascending; [] until they were looked for. */
  readonly messages: readonly number[];
  /** Which answer told it, of several about a slice. */
  readonly chunk?: number;
}

export type ActivityRecord =
  | (Decision & Carried & { readonly kind: "decision" })
  | (Discussion & Carried & { readonly kind: "discussion" })
  | (Attempt & Carried & { readonly kind: "attempt" })
  | (ActivityRequest & Carried & { readonly kind: "request" });

const LISTS = {
  decisions: decisionSchema,
  discussions: discussionSchema,
  attempts: attemptSchema,
  requests: requestSchema,
};

function listOf(schema: z.ZodType, description: string) {
  // Servers refuse a schema's name of itself further down than at the top.
  const { $schema: _, ...items } = z.toJSONSchema(schema, { io: "input", target: "draft-7" });
  return { type: "array", description, default: [], items };
}

export const activityTool: Tool = {
  name: "write_extracted",
  description: "Hand over what happened in the conversation. Called once, with four lists, each of which may be empty.",
  parameters: {
    type: "object",
    additionalProperties: false,
    properties: {
      decisions: listOf(decisionSchema, "Choices that were made, with what else was weighed and why."),
      discussions: listOf(discussionSchema, "Questions that were argued, with the considerations; open ones too."),
      attempts: listOf(attemptSchema, "What was tried and what came of it; succeeded is false for half a success."),
      requests: listOf(requestSchema, "What the person asked for."),
    },
  },
};

/**
 * Reads an answer. Each record is accepted or rejected alone; several calls add up, and what two of them say alike counts once.
 * @returns `heard` false for silence, which is no answer: the pointer of a transcript must not move then. An empty answer is heard.
 */
export function readActivity(answer: Spoken) {
  const { lists, rejected, heard } = readRecords(answer, activityTool.name, LISTS);
  const told = (Object.keys(LISTS) as (keyof typeof LISTS)[]).flatMap((list) =>
    (lists[list] as readonly Told<object>[]).map(({ record, line, text: said }) => ({
      record: { ...record, kind: list.slice(0, -1), line, messages: [] } as unknown as ActivityRecord,
      said,
    })),
  );
  const records: ActivityRecord[] = [];
  const twice: Rejection[] = [];
  const seen = new Map<string, number>();
  for (const { record, said } of told.sort((a, b) => a.record.line - b.record.line)) {
    const key = JSON.stringify({ ...record, line: 0 });
    const first = seen.get(key);
    const reason = `the record of line ${first} is the same`;
    if (first !== undefined) twice.push({ code: "DUPLICATE", line: record.line, reason, text: said });
    else {
      seen.set(key, record.line);
      records.push(record);
    }
  }
  return { records, rejected: [...rejected, ...twice], heard };
}

/** The parts of a record that say something to a reader, in the order of its fields. */
export const partsOf = ({ kind: _, ...record }: ActivityRecord): string[] =>
  Object.values(record)
    .flat()
    .filter((part) => typeof part === "string");

/** Everything a record says, a part a line. */
export const wordingOf = (record: ActivityRecord): string => partsOf(record).join("\n");
