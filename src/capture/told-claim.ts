/**
 * What was told, as a claim that rests on its own line: the same gates as for any other claim, asked before a line of it is
 * written.
 */
import type { Day } from "../calendar/week.ts";
import type { DailyLog } from "../daily/daily-log.ts";
import { findSecrets } from "../daily/redact.ts";
import { UsageError } from "../errors.ts";
import { passGate } from "../memory/evidence/gate.ts";
import { logbookOf } from "../memory/evidence/logbook.ts";
import type { Found, MemoryType } from "../memory/memory.ts";
import { importanceOf, typeOf } from "../offline/memory/kinds.ts";
import { capitalized, nameOf, plainly } from "../offline/memory/naming.ts";
import { heardMark } from "../offline/sure/marks.ts";

/** What the teller says of it beside the text. */
export interface Naming {
  readonly type?: MemoryType | undefined;
  readonly name?: string | undefined;
}

export interface ToldLine {
  /** As logs are named: `logs/2026-04-08-remembered.md`. */
  readonly path: string;
  readonly day: Day;
  /** From 1. */
  readonly line: number;
  /** What was told, without the list mark, as it stands there. */
  readonly text: string;
}

/** A log would have it redacted: whoever says a secret, a person or an agent, is to know that it is not kept. */
export function refuseSecret(texts: readonly string[], allow: readonly string[]): void {
  const found = texts.flatMap((text) => findSecrets(text, allow))[0];
  if (found === undefined) return;
  throw new UsageError(
    "SECRET",
    `it holds what looks like a secret (${found.rule}), and is not kept`,
    "say it without the secret, such as where it is found; if it is none, name it in redact.allow",
  );
}

/**
 * @returns the claim, as `planFound` takes it
 * @throws {UsageError} with the code of the gate that it did not pass: SECRET, INSTRUCTION, UNSUPPORTED where the name says
 * what the text does not
 */
export function claimTold({ path, day, line, text }: ToldLine, naming: Naming, allow: readonly string[]): Found {
  const name = naming.name?.replace(/\s+/g, " ").trim() || nameOf(text);
  const [, label = ""] = /^([^:：]{1,40})[:：]/.exec(text) ?? [];
  // `Decision: …` says of what kind it is, and is no part of it.
  const body = capitalized(plainly(text)) || text;
  // The line alone, where it stands: nothing around it may bear the claim out.
  const log: DailyLog = { path, day, sha256: "", bytes: 0, bodyStart: 0, lines: [`- ${text}`] };
  const gate = { book: logbookOf([log]), allow, known: new Map<string, string>() };
  const passed = passGate({ text: `${name}\n${body}`, quotes: [text] }, gate);
  if ("code" in passed)
    throw new UsageError(
      passed.code,
      `it cannot be remembered: ${passed.reason}`,
      "say it as a fact, in its own words",
    );
  const mark = heardMark(label);
  return {
    ...{ type: naming.type ?? typeOf({ said: text }, mark), name, description: body, body, line },
    // As a compaction weighs the same line, which else would write the file once more.
    importance: importanceOf({ said: text, statements: [{ log }] }, mark),
    spans: [{ path, day, from: line, to: line }],
    evidence: passed.evidence,
  };
}
