/**
 * What was odd in a session file, counted: one notice a kind, with the first lines it was seen on. Bounded, however
 * broken the file.
 */
import type { NoticeCode } from "./transcript.ts";

export interface Notice {
  readonly code: NoticeCode;
  /** What it means, for people; one line, no full stop. */
  readonly message: string;
  readonly count: number;
  /** The first few lines, from 1. Empty when it is about the whole file. */
  readonly lines: readonly number[];
  /** The first few different details: the unknown types, say. */
  readonly details: readonly string[];
}

const MESSAGES: Readonly<Record<NoticeCode, string>> = {
  NOT_A_FILE: "not a regular file: not read",
  UNKNOWN_FORMAT: "not a session file of Claude Code, Codex or OpenClaw: nothing taken",
  NO_PERSON: "no words of a person in this session",
  NOT_JSON: "a line that is no JSON: passed over",
  NOT_AN_OBJECT: "a line that holds no object: passed over",
  HALF_LINE: "the last line is not finished: left for the next time",
  LINE_TOO_LONG: "a line longer than is read: passed over",
  INVALID_UTF8: "bytes that are no UTF-8, read as U+FFFD",
  UNKNOWN_TYPE: "a record of a type that lithify does not know: passed over",
  BAD_RECORD: "a record without what its type promises: passed over",
  UNPAIRED_USER: "a user message that the person did not see as typed: taken for context",
};

const SHOWN = 5;

export type Notices = ReturnType<typeof countNotices>;

export function countNotices() {
  const found = new Map<NoticeCode, { count: number; lines: number[]; details: Set<string> }>();
  return {
    add: (code: NoticeCode, line?: number, detail?: string) => {
      const notice = found.get(code) ?? { count: 0, lines: [], details: new Set() };
      notice.count += 1;
      if (line !== undefined && notice.lines.length < SHOWN) notice.lines.push(line);
      if (detail !== undefined && notice.details.size < SHOWN) notice.details.add(detail);
      found.set(code, notice);
    },
    list: (): Notice[] =>
      [...found].map(([code, { count, lines, details }]) => ({
        code,
        message: MESSAGES[code],
        count,
        lines,
        details: [...details],
      })),
  };
}
