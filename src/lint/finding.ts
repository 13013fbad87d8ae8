/**
 * What lint finds: a place, a code, what is wrong there and what to do about it; and the list of all codes.
 */
import { byCodeUnit } from "../text/order.ts";

/** One code a rule, with what it stands for. Naming rules are warnings in files that lithify did not write (contract §3). */
export const LINT_RULES = {
  CONFLICT: "git conflict markers stand in the file",
  BAD_FRONT_MATTER: "the front matter is no YAML that lithify reads",
  NO_FRONT_MATTER: "a file named as a memory has no front matter",
  MISSING_FIELD: "a key that every such file needs is absent or empty",
  UNKNOWN_TYPE: "the type is none that memories have",
  BAD_VALUE: "a key holds something it cannot hold",
  MISSPELT_KEY: "a key is nearly, and not quite, one that lithify knows",
  BAD_FILE_NAME: "the file is not named <type>_<slug>.md",
  TYPE_MISMATCH: "the file's name and its front matter tell two types",
  TWIN: "two names differ only in case or Unicode form",
  NOT_READ: "the file is a link, too large, no UTF-8 text, or named in another ending than .md",
  EMPTY_BODY: "nothing stands below the front matter",
  BODY_TOO_LONG: "the body has more than 8,000 characters",
  NO_SOURCES: "a memory that lithify wrote names no source",
  DUPLICATE: "two memories say the same",
  DOCUMENTED: "a document of the project that agents load says the same",
  RELATIVE_DATE: "a day is told relative to one that is not named",
  HIDDEN_CHARACTERS: "characters that a person does not see and a model reads",
  SECRET: "something that looks like a secret",
  DANGLING_LINK: "supersedes or superseded_by names no memory of the folder",
  LINK_CYCLE: "memories supersede each other in a circle",
  ONE_SIDED_LINK: "one memory says it replaces another, which does not say so",
  BAD_SOURCE: "a source is not of the form logs/2026-04-08.md#L12-L15",
  SOURCE_MISSING: "a log that something rests on is gone",
  SOURCE_NOT_READ: "a weekly document had to be made without a log that nobody could read",
  SOURCE_CHANGED: "the words of the cited lines stand in their logs no longer",
  UNPROVED:
    "the cited lines, and what stands around them, lack a number, date, link or identifier that it claims, or say none of its words",
  EVIDENCE_MOVED: "the words of the cited lines stand elsewhere in the logs of their week",
  BAD_WEEK_NAME: "a file in weekly/ is not named after a week",
  WEEK_MISMATCH: "a weekly document tells another week or other days than its name",
  WEEK_HEADING: "a weekly document does not begin with its heading",
  UNKNOWN_SECTION: "a section that weekly documents do not have, or out of its order",
  EMPTY_SECTION: "a section, or the whole document, holds nothing",
  BULLET_DATE: "a bullet does not end with a day of the logs it comes from",
  WEEKLY_TOO_LONG: "a weekly document is larger than its week allows",
  INDEX_MISSING: "there are memories and no MEMORY.md",
  INDEX_MARKS: "the marks around lithify's part of the index do not pair",
  INDEX_DEAD_LINK: "the index links to a file that is gone",
  INDEX_NOT_ACTIVE: "the index lists a memory that was superseded or withdrawn",
  INDEX_TWICE: "the index lists a memory twice",
  INDEX_TOO_LONG: "the index is longer than agents read",
  STALE_QUESTION: "a memory is told to be in doubt, and no proposal asks",
  STALE_RULE: "nothing has borne out a rule of WISDOM.md for half a year: it is proposed for dropping",
  INDEX_STALE: "lithify's part of the index is not what the memories give",
  NOT_INDEXED: "an active memory stands in no index",
} as const satisfies Record<string, string>;

export type LintCode = keyof typeof LINT_RULES;

export interface Finding {
  readonly severity: "error" | "warning";
  /** Relative to the memory folder. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly code: LintCode;
  readonly message: string;
  /** What to do about it, as an order to the reader. */
  readonly remedy: string;
}

/** What to do about it, where its rule says nothing else. */
const REMEDIES = {
  UNPROVED: "look with lithify why; compact --week W --force withdraws what its week does not find",
  BAD_WEEK_NAME: "rename it, such as monthly/2026-04.md or yearly/2026.md, or move it away",
  INDEX_MARKS: "keep one <!-- lithify:begin --> and one <!-- lithify:end --> below it, around lithify's part",
  NOT_INDEXED: "add a line to MEMORY.md, or leave it: the next run that writes renews lithify's part",
  ONE_SIDED_LINK: "add superseded_by: with the newer memory's file, or remove status",
  INDEX_MISSING: "run lithify compact, which writes it; without it agents do not see them",
  INDEX_TOO_LONG: "shorten what stands outside lithify's marks",
  BODY_TOO_LONG: "split it into memories of one claim each",
  EMPTY_BODY: "say what is known, and for feedback and project why and how to apply it",
  NO_SOURCES:
    "add sources: with the log lines it rests on, such as logs/2026-04-08.md#L12-L15, or remove digest: if it is your own",
  STALE_QUESTION: "leave it: the next run that writes takes it out",
  SECRET: "take it out and replace the secret where it was valid, or name the text in redact.allow if it is none",
  HIDDEN_CHARACTERS: "retype the line; what cannot be seen may be meant for the model",
  TWIN: "rename one; on a Mac or on Windows one would overwrite the other",
  SOURCE_NOT_READ: "mend or rename the log, or move it out of the logs folder, and compact the week again",
  WEEKLY_TOO_LONG: "take the least important bullets out, the last of the longest section first",
} as const satisfies Partial<Record<LintCode, string>>;

/** What a rule found: nothing, one fault or several. */
export type Found = Finding | readonly Finding[];
export const all = (...found: readonly Found[]): Finding[] => found.flat();

type Rest = readonly [
  ...[file: string, line: number],
  ...([code: keyof typeof REMEDIES, message: string] | [code: LintCode, message: string, remedy: string]),
];

export function finding(severity: Finding["severity"], ...[file, line, code, message, own]: Rest): Finding {
  const remedy = own ?? REMEDIES[code as keyof typeof REMEDIES];
  return { severity, file, line, code, message, remedy };
}
export const error = (...rest: Rest): Finding => finding("error", ...rest);
export const warning = (...rest: Rest): Finding => finding("warning", ...rest);

/** By file, line and code, so that equal folders give equal reports. */
export const inOrder = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted(
    (a, b) =>
      byCodeUnit(a.file, b.file) || a.line - b.line || byCodeUnit(a.code, b.code) || byCodeUnit(a.message, b.message),
  );

/** A value of a file as a message may show it: one line, not too long. */
export function shownValue(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
