/** What a command is given of the world: cli.ts alone reads the clock, the arguments and the environment. Types only. */
import type { LoopbackServer } from "../model/reach/loopback.ts";
import type { Located } from "./parts.ts";
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
  /** Why a command ends as failed, to stderr, with `--quiet` too. */
  readonly warn: (text: string) => void;
  /** As `tell`, only with `--verbose`. */
  readonly detail: (text: string) => void;
  /** Whether stderr is a terminal: progress lines may be rewritten. */
  readonly terminal: boolean;
  /** Where servers of language models may listen on this machine. */
  readonly loopback: readonly LoopbackServer[];
  /** Whoever sits at the terminal; absent where standard input or output is none. */
  readonly person?: Person;
  /** The longest that a remote of git's is waited for; absent where git's own room says it. */
  readonly networkMs?: number;
  /** Aborted by SIGINT and SIGTERM. */
  readonly signal: AbortSignal;
  /** Called with a workspace once something was written in it and others may write again; fails never. */
  readonly afterWrite?: (located: Located) => Promise<void>;
  /** @throws {UsageError} TOO_LARGE over the limit; the signal's reason once it is aborted */
  /** @param until where the writer may never close it: what came before the stop, or is enough by itself */
  readonly readStdin: (
    limitBytes: number,
    until?: { readonly stop: AbortSignal; readonly isEnough: (given: Buffer) => boolean },
  ) => Promise<Buffer>;
}

export interface Person {
  /** Shows a question and waits for one of the keys; `q` must be among them, which the end of the input counts as. */
  readonly pressed: <Key extends string>(question: string, keys: readonly Key[]) => Promise<Key | "q">;
  /** Opens a file, absolute, in the person's own editor and waits until that ends. */
  readonly edited: (file: string) => Promise<void>;
}

/** Options every command has. */
export interface GlobalOptions extends Flags {
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  /** What a person looked at before they gave their word: it counts for these bytes only. */
  readonly seen?: readonly Seen[];
}

/** A file of the memory folder, and the 12 hex of its text then. */
export interface Seen {
  readonly file: string;
  readonly digest: string;
}
