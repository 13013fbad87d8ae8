/**
 * A memory: one durable claim, one file, one type; and what a week brought that may become one. Types and the rules of
 * the digest.
 */
import type { Day } from "../calendar/week.ts";
import { digest12 } from "../digest.ts";
import type { RejectionCode } from "./evidence/rejection.ts";
import type { Span } from "./evidence/source.ts";

/** In the order of the index. `entity` and `process` come with the knowledge profile. */
export const MEMORY_TYPES = ["user", "feedback", "project", "reference", "entity", "process"] as const;
export type MemoryType = (typeof MEMORY_TYPES)[number];
/** Of facts or of steps: such a file holds many things that are said of one, and is no one statement. */
export const isOfThing = ({ type }: { readonly type: MemoryType }): boolean => type === "entity" || type === "process";
/** What is found beside memories. */
export const DOCUMENT_TYPES = ["weekly", "monthly", "yearly", "wisdom"] as const;
export const isMemoryType = (text: unknown): text is MemoryType => MEMORY_TYPES.includes(text as MemoryType);

/**
 * Front matter that a profile adds to a memory, in the order it is written. precision: kind, subject, source_context.
 * knowledge: kind and aliases of an entity, its facts; the seven fields of a process.
 */
export const PROFILE_KEYS = [
  ...(["kind", "subject", "source_context", "aliases", "facts", "trigger", "action", "outcome"] as const),
  ...(["context", "problem_statement", "key_insight", "is_generalizable"] as const),
] as const;
/** Plain values only: what YAML can say. */
export type Extras = { readonly [Key in (typeof PROFILE_KEYS)[number]]?: unknown };

export const STATUSES = ["active", "superseded", "withdrawn"] as const;
export type Status = (typeof STATUSES)[number];

/** What a memory says; `digest` is over these four. */
export interface Wording {
  readonly type: MemoryType;
  readonly name: string;
  readonly description: string;
  readonly body: string;
}

/** What may be said of a claim beside its wording. */
export interface Traits {
  /** An existing file that it replaces. */
  readonly supersedes?: string;
  /** 1 to 10. */
  readonly importance?: number;
  readonly expires?: Day;
  readonly tags?: readonly string[];
  readonly extras?: Extras;
}

export interface Memory extends Wording, Traits {
  /** Days of evidence, never of runs. */
  readonly created: Day;
  readonly updated: Day;
  /** `logs/2026-04-08.md#L12-L15`, oldest first. */
  readonly sources: readonly string[];
  readonly status: Status;
  readonly superseded_by?: string;
  /** Files of older memories that hold beside it, whatever its lines seem to say of them: a person said so. */
  readonly stands_beside?: readonly string[];
  /** Names of proposals in the inbox that speak against it, and wait for a person. */
  readonly questioned_by?: readonly string[];
  /** Why lithify withdrew it by itself: found again it stands again. Without a reason a person did, and it does not. */
  readonly withdrawn_because?: string;
}

/** A memory as it stands in the folder. */
export interface StoredMemory extends Memory {
  /** Base name. */
  readonly file: string;
  /** The whole file, as it is on disk. */
  readonly text: string;
  /** Whether a person wrote the text: the digest differs from it, or is absent. */
  readonly byPerson: boolean;
  readonly pinned: boolean;
  /** Git tracks the file and this checkout leaves it out: it cannot be written here. */
  readonly absent?: true;
  /** The file cannot be parsed: what is told here is what its lines let one see. */
  readonly unreadable?: Unreadable;
}

/** What of a memory may end by itself: a fact of a thing, in its words and of its lines. */
export interface Statement extends StoredMemory {
  /** The whole file where it holds no more since a day; absent where the file as a whole is the statement. */
  readonly ended?: (since: Day) => string;
  /** What is told of whoever writes: their lines name no more than it (`I no longer live in Bergen`). */
  readonly own?: string;
}

/** Whether a memory stands, can be read, and nothing that waits speaks against it. */
export const holds = ({ status, unreadable, questioned_by = [] }: StoredMemory): boolean =>
  status === "active" && unreadable === undefined && questioned_by.length === 0;

/** Where, from 1, and what a person is to mend. */
export interface Unreadable {
  readonly line: number;
  readonly fault: string;
}

/** A claim that an answer made and the logs proved. */
export interface Found extends Wording, Traits {
  /** Line of the answer on which it begins, from 1. */
  readonly line: number;
  readonly spans: readonly Span[];
  /** 12 hex over the folded text of each cited line. */
  readonly evidence: readonly string[];
  /** An existing file the model says this claim sharpens. */
  readonly updates?: string;
  /** Specifics that no line has; the sentences that held them were left out of the body. */
  readonly trimmed?: readonly string[];
  /** Why it waits for a person, whatever is configured. */
  readonly doubt?: string;
  /** Of what kind that is. */
  readonly doubtCode?: RejectionCode;
  /** The model is not sure of it: it is proposed, and no more. */
  readonly likely?: true;
  /** It passed, of an answer that was else of no use: likely, and proposed however many there are. */
  readonly ofUnusable?: true;
}

/** The digest of contract §3: 12 hex over `name\ndescription\ntype\nbody`, LF, NFC, no white space at the body's end. */
export function wordingDigest({ name, description, type, body }: Omit<Wording, "type"> & { type: string }): string {
  const plain = (text: string): string => text.normalize("NFC").replace(/\r\n?/g, "\n");
  return digest12([plain(name), plain(description), type, plain(body).trimEnd()].join("\n"));
}

/** Oldest and newest day of some evidence. */
export function daysOfEvidence(spans: readonly Span[]): { first: Day; last: Day } {
  const days = spans.map((span) => span.day).sort();
  return { first: days[0]!, last: days.at(-1)! };
}
