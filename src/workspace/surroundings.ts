/** What a command is given of the world: cli.ts alone reads the clock, the arguments and the environment. Types only. */
import type { Flags } from "./workspace.ts";

export interface Surroundings {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly now: () => Date;
  /** Resolves after `ms`; rejects when the signal aborts. */
  readonly wait: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Results, to stdout. */
  readonly print: (text: string) => void;
  /** Progress and notices, to stderr; nothing with `--quiet`. */
  readonly tell: (text: string) => void;
  /** As `tell`, only with `--verbose`. */
  readonly detail: (text: string) => void;
  /** Whether stderr is a terminal: progress lines may be rewritten. */
  readonly terminal: boolean;
  /** Aborted by SIGINT and SIGTERM. */
  readonly signal: AbortSignal;
  /** @throws {UsageError} TOO_LARGE over the limit; the signal's reason once it is aborted */
  readonly readStdin: (limitBytes: number) => Promise<Buffer>;
}

/** Options every command has. */
export interface GlobalOptions extends Flags {
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
}
