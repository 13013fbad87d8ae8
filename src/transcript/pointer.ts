/**
 * How far a session has been taken. A pointer counts records, not bytes: the file may be cut short, moved, rewritten or
 * continued in another file, and a turn that was taken is known by its identity wherever it stands.
 */
import { hash } from "node:crypto";
import { isFields, listAt } from "./fields.ts";
import type { Tool, Turn } from "./transcript.ts";

export interface Pointer {
  readonly tool: Tool;
  readonly sessionId: string;
  /** Turns taken in all. */
  readonly count: number;
  /** The turns taken, oldest first: 11 characters of identity, a space, the time in base 36. See `TAKEN_LIMIT`. */
  readonly taken: readonly string[];
  /** Turns whose identities are no longer kept: how many, and the latest time of them, as in `taken`. */
  readonly forgotten: { readonly count: number; readonly until: string };
}

/** About 1 MB of pointer. In a session of more turns the oldest are told by their time: what is older than they were was taken. */
export const TAKEN_LIMIT = 50_000;

export const startOf = (tool: Tool, sessionId: string): Pointer => ({
  tool,
  sessionId,
  count: 0,
  taken: [],
  forgotten: { count: 0, until: "" },
});

/** Whether a turn was taken. Built once for a pointer, asked for each turn of the file. */
export function takenBy(pointer: Pointer): (turn: Turn) => boolean {
  const identities = new Set(pointer.taken.map((entry) => entry.slice(0, IDENTITY_LENGTH)));
  const { count, until } = pointer.forgotten;
  return (turn) => {
    if (identities.has(identityOf(turn))) return true;
    const time = sortableTime(turn);
    return count > 0 && time !== "" && time <= until;
  };
}

export function advance(pointer: Pointer, turns: readonly Turn[], limit: number): Pointer {
  const entries = turns.map((turn) => `${identityOf(turn)} ${sortableTime(turn)}`);
  return bounded({ ...pointer, count: pointer.count + turns.length }, [...pointer.taken, ...entries], limit);
}

/**
 * What two pointers of one session have taken together. A crash between staging a slice and moving the pointer leaves a staged slice
 * whose pointer is ahead: the two merged are where the session stands, however the file has grown since.
 */
export function merged(one: Pointer, other: Pointer): Pointer {
  const [behind, ahead] = one.count <= other.count ? [one, other] : [other, one];
  const known = new Set(ahead.taken);
  const missing = behind.taken.filter((entry) => !known.has(entry));
  const forgotten = {
    count: Math.max(behind.forgotten.count, ahead.forgotten.count),
    until: latest(behind.forgotten.until, ahead.forgotten.until),
  };
  const count = Math.max(ahead.count, forgotten.count + known.size + missing.length);
  return bounded({ ...ahead, count, forgotten }, [...missing, ...ahead.taken], TAKEN_LIMIT);
}

function bounded(pointer: Pointer, entries: readonly string[], limit: number): Pointer {
  const dropped = entries.slice(0, Math.max(0, entries.length - limit));
  return {
    ...pointer,
    taken: entries.slice(dropped.length),
    forgotten: {
      count: pointer.forgotten.count + dropped.length,
      until: dropped.map((entry) => entry.slice(IDENTITY_LENGTH + 1)).reduce(latest, pointer.forgotten.until),
    },
  };
}

/**
 * A pointer as it was saved, or undefined when it is none, or another session's: then the session begins afresh from what is staged.
 */
export function pointerFrom(saved: unknown, tool: Tool, sessionId: string): Pointer | undefined {
  if (!isFields(saved) || saved.tool !== tool || saved.sessionId !== sessionId) return undefined;
  const { count, forgotten } = saved;
  const taken = listAt(saved, "taken").filter((entry) => typeof entry === "string");
  if (!isCount(count) || taken.length !== listAt(saved, "taken").length) return undefined;
  if (!isFields(forgotten) || !isCount(forgotten.count) || typeof forgotten.until !== "string") return undefined;
  return { tool, sessionId, count, taken, forgotten: { count: forgotten.count, until: forgotten.until } };
}

const isCount = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0;

const IDENTITY_LENGTH = 11;

const identityOf = (turn: Turn): string => hash("sha256", turn.id, "base64url").slice(0, IDENTITY_LENGTH);

/** Milliseconds in base 36, nine digits, so that they sort as strings; empty when the turn has no time. */
function sortableTime(turn: Turn): string {
  const ms = turn.time === undefined ? Number.NaN : Date.parse(turn.time);
  return Number.isFinite(ms) && ms >= 0 ? ms.toString(36).padStart(9, "0") : "";
}

const latest = (one: string, other: string): string => (one >= other ? one : other);
