/**
 * One week, from its logs to its plan: the story of lithify on a page. It knows ports only: what reads, asks and writes is
 * given. Before: due says which weeks. After: compact applies the plans in order.
 */
import type { Week } from "../calendar/week.ts";
import type { DailyLog } from "../daily/daily-log.ts";
import { type Logbook, logbookOf } from "../memory/logbook.ts";
import { type Model, NO_USAGE, type Usage } from "../model/model.ts";
import type { Profile } from "../profile/profile.ts";
import type { Prompt } from "../prompt/request.ts";
import { type Answered, askWeek, type Question } from "./ask-week.ts";
import type { LogMark } from "./due.ts";
import { type Folder, wordingsOf } from "./folder.ts";
import { planWeek, type WeekPlan } from "./plan.ts";
import { joinReadings, type Reading, readAnswer } from "./reading.ts";
import { relevantMemories } from "./relevant.ts";

export interface CompactPorts {
  /**
   * Reads the logs of a week, redacted; one that cannot be read as text is left out with a notice. `marks` carry the
   * digests of the bytes that were read, which may be newer than those that were listed.
   */
  readonly readLogs: (marks: readonly LogMark[]) => Promise<{ logs: DailyLog[]; marks: LogMark[]; notices: string[] }>;
  /** The memory folder as the run sees it now: as on disk, with what the run has written. */
  readonly folder: () => Folder;
  readonly model: Model;
  /** Whether the model reads logs as they are: no window, no tokens. */
  readonly offline: boolean;
  readonly contextTokens: number;
  readonly maxOutputTokens: number;
  readonly language: string;
  readonly prompt: Prompt;
  readonly profile: Profile;
  readonly review: "auto" | "inbox";
  /** `redact.allow`. */
  readonly allow: readonly string[];
}

/** What was read and answered of a week, before anything is decided. */
export interface AskedWeek {
  readonly week: Week;
  readonly marks: readonly LogMark[];
  readonly book: Logbook;
  readonly reading: Reading;
  readonly model: string;
  /** 12 hex. */
  readonly prompt: string;
  /** Files of the known memories that the request showed. */
  readonly shown: readonly string[];
  readonly usage: Usage;
  readonly notices: readonly string[];
}

/** Reads a week's logs, asks, and reads the answer under the gates. */
export async function readAndAsk(
  week: Week,
  listed: readonly LogMark[],
  ports: CompactPorts,
  signal: AbortSignal,
): Promise<AskedWeek> {
  // As it is when the week's turn to ask comes: weeks asked together must not see each other's memories, whoever answers first.
  const folder = ports.folder();
  const { question, book, marks, notices } = await questionFor(week, listed, ports, folder);
  // Empty and binary logs give nothing that could be proved: a paid model is not asked about them.
  const answered = book.size === 0 && !ports.offline ? NOT_ASKED : await askWeek(question, ports.model, signal);
  const gate = { book, allow: ports.allow, known: wordingsOf(folder) };
  const reading = joinReadings(answered.answers.map(({ text }) => readAnswer(text, ports.profile, gate, "week")));
  return {
    ...{ week, marks, book, reading, model: answered.answers[0]?.model ?? "none", usage: answered.usage },
    prompt: ports.prompt.digest,
    shown: question.known.map(({ file }) => file),
    notices: [...notices, ...splitNotice(answered)],
  };
}

const NOT_ASKED: Answered = { answers: [], usage: NO_USAGE, parts: [] };

/** The question about a week, with what its logs were laid out to. */
export async function questionFor(
  week: Week,
  listed: readonly LogMark[],
  ports: CompactPorts,
  folder: Folder = ports.folder(),
): Promise<{ question: Question; book: Logbook; marks: LogMark[]; notices: string[] }> {
  const { logs, marks, notices } = await ports.readLogs(listed);
  const book = logbookOf(logs);
  const question: Question = {
    week,
    logs,
    known: relevantMemories(folder.stored, book, week),
    prompt: ports.prompt,
    language: ports.language,
    contextTokens: ports.offline ? Number.POSITIVE_INFINITY : ports.contextTokens,
    maxOutputTokens: ports.maxOutputTokens,
  };
  return { question, book, marks, notices };
}

const splitNotice = ({ parts }: Answered): string[] =>
  parts.length > 1
    ? [`asked in ${parts.length} parts, as the week does not fit the model's window: ${parts.join("; ")}`]
    : [];

/** What will be written for an answered week, seen from the folder as it stands now. */
export function planAsked(asked: AskedWeek, ports: CompactPorts): WeekPlan {
  const { week, marks, book, reading, model, prompt } = asked;
  return planWeek({ week, logs: marks, book, reading, folder: ports.folder(), model, prompt, review: ports.review });
}
