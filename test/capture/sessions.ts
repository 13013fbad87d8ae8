/** Session files for the tests of capture, and what a scripted model answers about them. */
import { answer, type Behaviour } from "../support/scripted-answer.ts";

export interface Said {
  readonly role: "user" | "assistant";
  readonly text: string;
  /** `2026-04-08T09:00:00Z` */
  readonly at: string;
  readonly subAgent?: string;
}

export const user = (at: string, text: string): Said => ({ role: "user", text, at });
export const assistant = (at: string, text: string): Said => ({ role: "assistant", text, at });

/** A Claude Code session file. Each message's identity is its place, so that a file that grows repeats what it had. */
export function claudeSession(sessionId: string, said: readonly Said[], cwd = "/w", firstPlace = 0): string {
  const rows = said.map(({ role, text, at, subAgent }, place) => ({
    type: role,
    uuid: `${sessionId}-${firstPlace + place}`,
    sessionId,
    cwd,
    timestamp: new Date(at).toISOString(),
    isSidechain: subAgent !== undefined,
    ...(subAgent !== undefined && { agentId: subAgent }),
    message:
      role === "user"
        ? { role, content: text }
        : { role, id: `m-${sessionId}-${firstPlace + place}`, content: [{ type: "text", text }] },
  }));
  return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
}

/** A morning's talk about a cache: one ask, one choice with its reason, one failure that teaches. */
export const CACHE_TALK: readonly Said[] = [
  user("2026-04-08T09:00:00Z", "The session cache grows without bound on the worker. Please limit it to 512 MB."),
  assistant("2026-04-08T09:01:00Z", "Two ways: an LRU list in the process, or Redis with maxmemory. Which one?"),
  user(
    "2026-04-08T09:02:00Z",
    "Take Redis with maxmemory, because the four workers must share one cache and an LRU list would hold it four times.",
  ),
  assistant(
    "2026-04-08T09:10:00Z",
    "I tried allkeys-lru first: logins were evicted under load, because sessions and thumbnails share one keyspace.",
  ),
];

export const CACHE_RECORDS = {
  decisions: [
    {
      options: ["an LRU list in the process", "Redis with maxmemory"],
      chosen: "Take Redis with maxmemory for the session cache",
      rationale: "The four workers must share one cache, and an LRU list would hold it four times",
    },
  ],
  discussions: [],
  attempts: [
    {
      action: "Tried allkeys-lru",
      result: "Logins were evicted under load, because sessions and thumbnails share one keyspace",
      succeeded: false,
    },
  ],
  requests: [
    {
      intent: "Limit the session cache",
      target: "session cache",
      summary: "The session cache grows without bound on the worker and should be limited to 512 MB",
    },
  ],
};

export const EMPTY_RECORDS = { decisions: [], discussions: [], attempts: [], requests: [] };

/** By the tool, as a server that has tools answers. */
export const called = (records: object): Behaviour =>
  answer("", { calls: [{ name: "write_extracted", arguments: JSON.stringify(records) }] });

/** As one JSON object, as a server without tools answers. */
export const spelt = (records: object): Behaviour => answer(JSON.stringify(records));
