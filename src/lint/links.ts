/**
 * The rules for `supersedes` and `superseded_by`: each names a memory of the folder, both sides say so, and nobody
 * replaces himself by a detour.
 */

import { baseName } from "../memory/identity/identity.ts";
import type { StoredMemory } from "../memory/memory.ts";
import { nearest } from "../nearest.ts";
import { error, type Finding, type Found, warning } from "./finding.ts";
import { type FileLines, lineOf } from "./lines.ts";

/** Only for so many dangling links is the nearest name looked for: each costs a look at every name. */
const MOST_GUESSES = 20;

/**
 * @param names every file of the folder, also those that do not read
 * @param listed files that weekly documents list: one that is gone was deleted by a person, which is no fault of the link
 */
export function lintLinks(
  memories: readonly StoredMemory[],
  texts: ReadonlyMap<string, FileLines>,
  names: ReadonlySet<string>,
  listed: ReadonlySet<string>,
): Finding[] {
  const folder = new Map(memories.map((memory) => [memory.file, memory]));
  let guesses = 0;
  const guess = (name: string): string | undefined =>
    guesses++ < MOST_GUESSES ? nearest(name, [...folder.keys()]) : undefined;
  const findings = memories.flatMap((memory) => {
    const text = texts.get(memory.file)!;
    return (["supersedes", "superseded_by"] as const).flatMap((key) => {
      const target = memory[key];
      if (target === undefined) return key === "superseded_by" ? lonelyStatus(memory, text) : [];
      const at = [memory.file, lineOf(text, key)] as const;
      // A person may write `memory/feedback_x.md`.
      const base = baseName(target);
      const other = folder.get(base);
      if (base === memory.file)
        return error(...at, "LINK_CYCLE", `${key} names the memory itself`, `name the other one, or remove ${key}`);
      if (other) return oneSided(memory, key, other, text);
      if (names.has(base))
        return warning(...at, "DANGLING_LINK", `${key} names ${base}, which reads as no memory`, "mend that file");
      if (listed.has(base))
        return warning(...at, "DANGLING_LINK", `${key} names ${base}, which was deleted`, removal(key));
      const near = guess(base);
      const remedy = near ? `write ${near} if you mean it, or ${removal(key)}` : removal(key);
      return error(...at, "DANGLING_LINK", `${key} names ${base}, and there is no such memory`, remedy);
    });
  });
  const circles = (["supersedes", "superseded_by"] as const).map((key) => lintCycles(memories, folder, texts, key));
  // A circle that both sides tell of is one.
  const told = new Set(circles[0]!.map(({ file }) => file));
  return [...findings, ...circles[0]!, ...circles[1]!.filter(({ file }) => !told.has(file))];
}

const removal = (key: string): string =>
  key === "superseded_by" ? "remove superseded_by, and status if the memory holds again" : "remove supersedes";

const lonelyStatus = ({ file, status }: StoredMemory, text: FileLines): Found =>
  status === "superseded"
    ? warning(file, lineOf(text, "status"), "ONE_SIDED_LINK", "it is superseded, and does not say by what")
    : [];

function oneSided(
  memory: StoredMemory,
  key: "supersedes" | "superseded_by",
  other: StoredMemory,
  text: FileLines,
): Found {
  const isOlder = key === "superseded_by";
  const { status } = isOlder ? memory : other;
  // What was withdrawn left its place, and takes it again when it is back.
  if (status !== "active" || (!isOlder && memory.status === "withdrawn")) return [];
  const told = isOlder
    ? `it is superseded by ${other.file}, and its status is active`
    : `it supersedes ${other.file}, which is still active`;
  const remedy = isOlder
    ? "set status: superseded, or remove superseded_by"
    : `set status: superseded and superseded_by: ${memory.file} there, or remove supersedes here`;
  return warning(memory.file, lineOf(text, key), "ONE_SIDED_LINK", told, remedy);
}

/** Each circle once, at its first file. Every memory names at most one, so a walk along the links finds them all. */
function lintCycles(
  memories: readonly StoredMemory[],
  folder: ReadonlyMap<string, StoredMemory>,
  texts: ReadonlyMap<string, FileLines>,
  key: "supersedes" | "superseded_by",
): Finding[] {
  const findings: Finding[] = [];
  const done = new Set<string>();
  for (const { file: start } of memories) {
    const path: string[] = [];
    const onPath = new Set<string>();
    let at: string | undefined = start;
    while (at !== undefined && !done.has(at) && !onPath.has(at)) {
      path.push(at);
      onPath.add(at);
      const next: string | undefined = folder.get(at)?.[key];
      at = next === undefined ? undefined : baseName(next);
      if (at !== undefined && !folder.has(at)) at = undefined;
    }
    if (at !== undefined && onPath.has(at)) {
      const cycle = path.slice(path.indexOf(at));
      const first = cycle.toSorted()[0]!;
      const round = [...cycle.slice(cycle.indexOf(first)), ...cycle.slice(0, cycle.indexOf(first)), first];
      if (cycle.length > 1)
        findings.push(
          error(
            first,
            lineOf(texts.get(first)!, key),
            "LINK_CYCLE",
            `memories supersede each other in a circle: ${round.join(" -> ")}`,
            key === "supersedes"
              ? "remove supersedes from the oldest claim"
              : "remove superseded_by and status from the newest",
          ),
        );
    }
    for (const file of path) done.add(file);
  }
  return findings;
}
