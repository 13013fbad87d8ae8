/**
 * Makes of an answered slice what is to be kept: each record with what became of it and why, and the daily logs that
 * hold the ones worth keeping, one a day.
 */
import type { Day } from "../calendar/week.ts";
import { redactText } from "../daily/redact.ts";
import type { ActivityRecord } from "../profile/activity/activity.ts";
import { wordingOf } from "../profile/activity/activity.ts";
import { asDecision, type Routed, routeAll } from "../profile/activity/routing.ts";
import { withoutAging } from "../profile/activity/transients.ts";
import { isAnswer, isProposal, isPutOff } from "../text/assent.ts";
import { HEARD_MARKS } from "../text/lexicon/lexicon.ts";
import { leadingMark } from "../text/marks.ts";
import { saying } from "../text/phrases.ts";
import { widthOf } from "../text/scripts.ts";
import { sentencesIn } from "../text/sentences.ts";
import type { Slice } from "../transcript/slice.ts";
import type { Numbered, SliceAnswer } from "./ask-slice.ts";
import type { Conversation } from "./conversation.ts";
import { excerptOf } from "./excerpt.ts";
import type { LocalTime } from "./local-time.ts";
import { type CitedTurn, sessionLogText } from "./session-log.ts";
import { type Disposition, ownPointer, type Staged, type StagedLog } from "./staged.ts";

export interface Answered {
  readonly conversation: Conversation;
  readonly slice: Slice;
  /** Every message of the slice, streamed ones joined, redacted. */
  readonly messages: readonly Numbered[];
  /** What they answer, of the slice before; cited where a record rests on it too. */
  readonly asked?: Numbered | undefined;
  /** Absent when nothing was said in the slice, and nobody asked. */
  readonly answer: SliceAnswer | undefined;
  /** Digest of the prompt. */
  readonly prompt: string;
}

export interface Around {
  readonly time: LocalTime;
  /** For a conversation whose records have no time: the file's own. */
  readonly undated: string;
  /** Slices of the conversation that stand already. */
  readonly earlier: readonly Staged[];
  /** Attempts of other conversations: three failures of a kind are a trend, wherever they were made. */
  readonly attempts: readonly ActivityRecord[];
  /**
   * Whether a profile asks what a person said of themselves and their things, so that a day is told for that alone. What a
   * person said to last is always told.
   */
  readonly asksThePerson: boolean;
  /** `redact.allow` */
  readonly allow: readonly string[];
  /** The path that a log of this day gets, relative to the workspace. @param earlier how many this conversation has already */
  readonly logPath: (day: Day, earlier: number, text: string) => string;
}

export function planSlice(answered: Answered, around: Around): Staged {
  const { conversation, slice, messages, asked, answer, prompt } = answered;
  const citable = asked === undefined ? messages : [asked, ...messages];
  const days = daysOf(messages, around);
  const told = attemptsIn(around.earlier.flatMap(({ records }) => records.map(({ record }) => record)));
  const routed = routeAll(answer?.records ?? [], [...around.attempts, ...told]);
  const kept = routed.filter(({ to }) => to === "keep").map((one) => ({ ...one, shown: shownAs(one) }));
  const dayOf = (record: ActivityRecord): Day =>
    days.get(record.messages.at(-1) ?? 0) ?? days.values().next().value ?? "";
  const logs: StagedLog[] = [];
  const logOf = new Map<ActivityRecord, string>();
  // Whoever speaks to a sub-agent is an agent.
  const said = conversation.agent === undefined ? saidByPerson(messages) : [];
  const daysTold = [
    ...kept.map(({ record }) => dayOf(record)),
    ...said.filter(({ text }) => around.asksThePerson || isToLast(text)).map(({ number }) => days.get(number) ?? ""),
  ];
  for (const day of [...new Set(daysTold)].sort()) {
    const own = kept.filter(({ record }) => dayOf(record) === day);
    const records = own.map(({ shown }) => shown);
    const cited = citedBy(records, citable, conversation.agent === undefined);
    const answers = conversation.agent === undefined ? answersTo(cited, messages) : [];
    const beside = said.filter(({ number }) => days.get(number) === day);
    const turns = new Map([...answers, ...beside, ...cited].map((turn) => [turn.number, turn]));
    const numbers = messages.map(({ number }) => number).filter((number) => days.get(number) === day);
    const times = messages.flatMap(({ number, turn }) => (days.get(number) === day ? (turn.time ?? []) : []));
    const before = around.earlier.filter((staged) => staged.logs.some(({ path }) => isOfDay(path, day))).length;
    const text = sessionLogText(
      {
        ...{ conversation, day, records, turns: [...turns.values()].sort((a, b) => a.number - b.number) },
        entries: { from: numbers[0] ?? slice.first, to: numbers.at(-1) ?? slice.first },
        until: times.sort().at(-1),
        continued: around.earlier.some((staged) => staged.logs.length > 0),
      },
      around.time,
      around.allow,
    );
    const path = around.logPath(day, before, text);
    logs.push({ path, text });
    for (const { record } of own) logOf.set(record, path);
  }
  return {
    ...{ version: 1, state: "staged", conversation, key: slice.key, pointer: ownPointer(slice), logs },
    entries: { from: messages[0]?.number ?? slice.first, to: messages.at(-1)?.number ?? slice.first },
    ...{ model: answer?.model ?? "", prompt },
    records: routed.map((one) => ({ record: one.record, disposition: dispositionOf(one, logOf.get(one.record)) })),
    // What the rejected said stays out of here: a reason may quote a little of it.
    rejected: (answer?.rejected ?? []).map(({ code, line, reason }) => ({
      ...{ code, line },
      reason: redactText(reason, around.allow).text,
    })),
    turns: citedBy(answer?.records ?? [], citable),
  };
}

export const attemptsIn = (records: readonly ActivityRecord[]): ActivityRecord[] =>
  records.filter(({ kind }) => kind === "attempt");

/** A discussion that was settled is told as the decision it led to. */
function shownAs({ record, as }: Routed): ActivityRecord {
  const { line, messages } = record;
  const shown =
    as === "decision" && record.kind === "discussion"
      ? { ...asDecision(record), kind: "decision" as const, line, messages }
      : record;
  return JSON.parse(JSON.stringify(shown, (_, part) => (typeof part === "string" ? withoutAging(part) : part)));
}

function dispositionOf({ to, as, because }: Routed, log: string | undefined): Disposition {
  if (to === "drop" || log === undefined) return { fate: "dropped", reason: because };
  return { fate: "logged", reason: as === undefined ? because : `${because}: told as a ${as}`, log };
}

const isOfDay = (path: string, day: Day): boolean => path.split("/").at(-2) === day;

/**
 * The turns that carry these records, each once, with the part of it that says most of them.
 * @param isPersons whether a person speaks: what else they state in such a turn is told too
 */
function citedBy(records: readonly ActivityRecord[], messages: readonly Numbered[], isPersons = false): CitedTurn[] {
  const wording = new Map<number, string[]>();
  for (const record of records)
    for (const number of record.messages) wording.set(number, [...(wording.get(number) ?? []), wordingOf(record)]);
  return messages.flatMap(({ number, turn: { role, time, text } }) => {
    const said = wording.get(number);
    if (said === undefined) return [];
    const weigh = isPersons && role === "user" ? weightOf : undefined;
    return [{ number, role, time, text: excerptOf(text, said.join("\n"), weigh) }];
  });
}

/** What the person answers to a cited turn that offers something, or answers at all: without it an offer stands as if nobody had turned it down. */
function answersTo(cited: readonly CitedTurn[], messages: readonly Numbered[]): CitedTurn[] {
  const talk = messages.filter(({ turn: { role } }) => role === "user" || role === "assistant");
  return talk.flatMap(({ number, turn: { role, time, text } }, at) => {
    const before = talk[at - 1];
    const isTo =
      role === "user" && before?.turn.role === "assistant" && cited.some((one) => one.number === before.number);
    if (!isTo || !(isProposal(before.turn.text) || isAnswer(text) || isPutOff(text))) return [];
    return [{ number, role, time, text: excerptOf(text, "") }];
  });
}

/** Shorter, it is a yes or a go on; a wish needs less: `I prefer vim`, `我喜欢深色主题`. */
const [LEAST_WIDTH, LEAST_WISH] = [16, 10];
const PREFERS = saying("preference");
/** Of a slice, so that a log stays one that somebody would read. */
const MOST_SAID = 6_000;
const LASTS = saying(
  "lasting",
  "rule",
  "preference",
  "standing",
  ...HEARD_MARKS.map((mark) => `heard.${mark}` as const),
);
const ASKS = saying("request", "momentary", "consent", "refusal", "link");
const OWN = saying("person");

/** What lasts comes first, then what the person states of themselves and what is theirs, then what they ask. */
function weightOf(sentence: string): number {
  if (LASTS.test(sentence)) return 3;
  const isAsked = /[?？]\s*$/u.test(sentence) || ASKS.leading(sentence) !== undefined;
  return !isAsked && OWN.test(sentence) ? 2 : 1;
}

const ORDER = saying("heard.order");
const FROM_NOW_ON = saying("heard.lasting", "heard.remember");
const MARKED: ReadonlySet<string | undefined> = new Set(HEARD_MARKS);

/** Narrower than what only comes first: `should` alone makes no log of a session. */
const isToLast = (text: string): boolean =>
  FROM_NOW_ON.test(text) ||
  sentencesIn(text).some((sentence) => {
    const [label = "", said] = sentence.split(/[:：]/u);
    return ORDER.leading(sentence) !== undefined || (said !== undefined && MARKED.has(leadingMark(label)));
  });

/** What a person said, whatever the model made of it: the profiles find here what they would find in the conversation. */
function saidByPerson(messages: readonly Numbered[]): CitedTurn[] {
  const isTold = (text: string): boolean =>
    widthOf(text) >= LEAST_WIDTH || (widthOf(text) >= LEAST_WISH && PREFERS.test(text));
  const most = (text: string): number => Math.max(...text.split("\n").flatMap(sentencesIn).map(weightOf));
  let room = MOST_SAID;
  return messages
    .filter(({ turn: { role, text } }) => role === "user" && isTold(text))
    .map(({ number, turn }) => ({ number, turn, weight: most(turn.text) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ number, turn: { role, time, text } }) => ({ number, role, time, text: excerptOf(text, "", weightOf) }))
    .filter(({ text: { length } }) => {
      room -= length;
      return room >= 0;
    });
}

/** A message without a time belongs to the day of the one before it, the first ones to that of the first that has one. */
function daysOf(messages: readonly Numbered[], { time, undated }: Around): Map<number, Day> {
  let last = messages.find(({ turn }) => turn.time !== undefined)?.turn.time ?? undated;
  return new Map(
    messages.map(({ number, turn }) => {
      last = turn.time ?? last;
      return [number, time.day(last)];
    }),
  );
}
