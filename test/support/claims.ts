/** Claims and memories for tests, each with only what the test is about. */

import { readMemoryFile, writeMemoryFile } from "../../src/memory/file/memory-file.ts";
import type { Found, StoredMemory } from "../../src/memory/memory.ts";
import type { Known } from "../../src/memory/reconcile.ts";

export function found(over: Partial<Found> = {}): Found {
  return {
    line: 1,
    type: "feedback",
    name: "Use a real database in integration tests",
    description: "Integration tests run against PostgreSQL 17, never a mock",
    body: "Integration tests run against PostgreSQL 17, never a mock.",
    spans: [{ path: "logs/2026-04-08.md", day: "2026-04-08", from: 12, to: 13 }],
    evidence: ["aaaaaaaaaaaa", "bbbbbbbbbbbb"],
    ...over,
  };
}

/** A memory that lithify wrote. */
export function stored(over: Partial<StoredMemory> = {}): StoredMemory {
  const { spans, line, evidence, ...wording } = found();
  const file = over.file ?? "feedback_use-a-real-database-in-integration-tests.md";
  const memory = {
    ...wording,
    created: "2026-04-08",
    updated: "2026-04-08",
    sources: ["logs/2026-04-08.md#L12-L13"],
    status: "active" as const,
    ...over,
  };
  return read(file, writeMemoryFile(memory));
}

export function read(file: string, text: string): StoredMemory {
  const memory = readMemoryFile(file, text);
  if (!("memory" in memory)) throw new Error(`${file} does not read`);
  return memory.memory;
}

export function known(memories: readonly StoredMemory[], over: Partial<Known> = {}): Known {
  return {
    stored: memories,
    names: new Set(memories.map(({ file }) => file)),
    listed: [],
    declined: [],
    gone: [],
    deleted: new Set(),
    review: "auto",
    week: null,
    listedElsewhere: [],
    carried: new Map(),
    isAskedAnew: () => false,
    ...over,
  };
}
