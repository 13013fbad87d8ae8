/**
 * What can stop a run, one class per remedy: each carries a stable code, one line for people and a hint what to do.
 * What a model got wrong is not here: that is data, `Rejection`.
 */
import type { Usage } from "./usage.ts";

export abstract class LithifyError extends Error {
  /** Stable, for scripts: `AUTH`, `NO_LOGS`, `LOCKED`. */
  abstract readonly code: string;
  /** What the reader can do about it; one line, no full stop. */
  readonly hint: string;
  /** The exit code of a command that ends with it. */
  readonly exitCode: number = 1;

  constructor(message: string, hint: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = new.target.name;
    this.hint = hint;
  }
}

/** One that is of several codes. */
export abstract class CodedError extends LithifyError {
  readonly code: string;
  constructor(code: string, message: string, hint: string, cause?: unknown) {
    super(message, hint, cause);
    this.code = code;
  }
}

/** An error as scripts are told of it. */
export type ErrorTold = Pick<LithifyError, "code" | "message" | "hint">;

/** What is wrong, and where there is one the remedy. */
export type Fault = Pick<LithifyError, "message"> & Partial<Pick<LithifyError, "hint">>;

/** Told each fault that is worked around; where nobody wants to be told, it is thrown. */
export type PassOver = (fault: Fault) => void;

export const throwing: PassOver = (fault) => {
  throw fault;
};

/** What is read, or `otherwise` where the disk fails and somebody is told so. @throws {DiskError} where nobody is */
export const unlessPassedOver = <Read>(read: () => Read, otherwise: Read, passOver: PassOver = throwing): Read =>
  unless(DiskError, read, (fault) => {
    passOver(fault);
    return otherwise;
  });

type Kind<Failure> = abstract new (...args: never) => Failure;

/** For `catch`: what becomes of a failure of one kind; any other goes on. */
export const only =
  <Failure, Result>(kind: Kind<Failure>, made: (failure: Failure) => Result) =>
  (error: unknown): Result => {
    if (error instanceof kind) return made(error);
    throw error;
  };

/** What `work` gives, or what is made of its failure of one kind; any other goes on. */
export function unless<Failure, Value, Other>(
  kind: Kind<Failure>,
  work: () => Value,
  made: (failure: Failure) => Other,
): Value | Other {
  try {
    return work();
  } catch (error) {
    return only(kind, made)(error);
  }
}

/** What `work` gives, or `otherwise` where it fails, for whatever reason. */
export function tried<Value, Other>(work: () => Value, otherwise: Other): Value | Other {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** Wrong usage or configuration: nothing was done. Exit 2. */
export class UsageError extends CodedError {
  override readonly exitCode = 2;
}

/** Another lithify holds this workspace. Exit 3. */
export class WorkspaceHeld extends LithifyError {
  readonly code = "LOCKED";
  override readonly exitCode = 3;
}

/** The daemon's own lock is not its own any more: it ends, whatever it was at. */
export class LockLost extends LithifyError {
  readonly code = "LOCK_LOST";
}

/** Stopped by the budget. Exit 4. */
export class BudgetReached extends LithifyError {
  readonly code = "BUDGET";
  override readonly exitCode = 4;
  /** What the parts that were asked before cost. */
  readonly usage: Usage | undefined;
  constructor(message: string, hint: string, usage?: Usage) {
    super(message, hint);
    this.usage = usage;
  }
}

/** The answer is not there yet: the request is on its way in a batch, or is sent with the next. The week stays due. */
export class Pending extends LithifyError {
  readonly code = "PENDING";
  override readonly exitCode = 0;
}

/** The week error codes of the contract (§4): the week stays due. */
export type ModelErrorCode =
  | "AUTH"
  | "RATE_LIMITED"
  | "SERVER"
  | "TIMEOUT"
  | "NETWORK"
  | "NOT_AN_ANSWER"
  | "SERVER_ERROR_200"
  | "NO_CHOICES"
  | "EMPTY"
  | "REFUSED"
  | "FILTERED"
  | "ANSWER_CUT_OFF"
  | "CONTEXT_TOO_LONG"
  | "PROMPT_TRUNCATED";

/** A request that brought no usable answer. `usage` is what its attempts cost all the same. */
export class ModelError extends LithifyError {
  readonly code: ModelErrorCode;
  readonly usage: Usage;
  constructor(code: ModelErrorCode, message: string, hint: string, usage: Usage, cause?: unknown) {
    super(message, hint, cause);
    this.code = code;
    this.usage = usage;
  }
}

/** What was asked does not fit, or its answer does not: a smaller part of it may. */
export const isTooMuch = (error: unknown): boolean =>
  error instanceof ModelError &&
  (error.code === "CONTEXT_TOO_LONG" || error.code === "PROMPT_TRUNCATED" || error.code === "ANSWER_CUT_OFF");

/** The disk said no. `code` is the system's own: `ENOSPC`, `EACCES`. */
export class DiskError extends CodedError {}

/** A name in a hint is something to type, and comes from whoever made the repository, the branch or the server. */
export const shellWord = (name: string): string =>
  /^[\w./:@+-]+$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`;
