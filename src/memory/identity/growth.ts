/**
 * What a memory gains when its claim is found again: words, sources, days and what profiles know, never less than it
 * had.
 */
import { isDeepStrictEqual } from "node:util";
import { entityGrowth } from "../entity/entity.ts";
import { sourceText } from "../evidence/evidence.ts";
import { mergedSources } from "../evidence/sources.ts";
import type { MemoryChange } from "../file/memory-file.ts";
import { foldLine } from "../fold.ts";
import { daysOfEvidence, type Extras, type Found, type StoredMemory } from "../memory.ts";
import type { Listed } from "./identity.ts";
import { mergedWording } from "./merge.ts";

interface Around {
  /** What the week listed before. */
  readonly listed: readonly Listed[];
  /** Logs the week was made from. */
  readonly weekPaths: ReadonlySet<string>;
}

/** What of a memory grows with a claim; {} when nothing does. Older evidence never changes the words of newer. */
export function growth(claim: Found, memory: StoredMemory, { listed, weekPaths }: Around): MemoryChange | "full" {
  const { first, last } = daysOfEvidence(claim.spans);
  const again = listed.some(({ file }) => file === memory.file);
  if (claim.type === "entity") {
    const change = entityGrowth(claim, memory, { again, weekPaths });
    return change === "full" ? change : { ...change, ...addedWeight(claim, memory) };
  }
  const wording = last >= memory.updated ? mergedWording(memory, claim, last, again) : {};
  if (wording === "full") return wording;
  const sources = mergedSources(memory.sources, claim.spans.map(sourceText), again ? weekPaths : new Set());
  return {
    ...wording,
    ...(sameList(sources, memory.sources) ? {} : { sources }),
    ...(memory.created === "" || first < memory.created ? { created: first } : {}),
    ...(last > memory.updated ? { updated: last } : {}),
    ...addedKeys(claim, memory, wording.body === claim.body),
  };
}

/**
 * What a profile knows and the memory does not say yet. What stands there stays: a person may have set it; but the fields of a
 * process are its story, and when that is told anew they are too.
 */
function addedKeys(claim: Found, memory: StoredMemory, retold: boolean): MemoryChange {
  const standing: Extras = memory.extras ?? {};
  const extras = Object.fromEntries(
    Object.entries(claim.extras ?? {}).filter(([key, value]) =>
      retold && claim.type === "process"
        ? !isDeepStrictEqual(standing[key as keyof Extras], value)
        : !Object.hasOwn(standing, key),
    ),
  );
  return {
    ...addedWeight(claim, memory),
    ...(claim.expires !== undefined && memory.expires === undefined && { expires: claim.expires }),
    ...(Object.keys(extras).length > 0 && { extras }),
  };
}

/** How much it matters, and what it is found by. */
function addedWeight(claim: Found, memory: StoredMemory): MemoryChange {
  const held = new Set(memory.tags?.map(foldLine));
  const tags = (claim.tags ?? []).filter((tag) => !held.has(foldLine(tag)));
  return {
    ...(claim.importance !== undefined && memory.importance === undefined && { importance: claim.importance }),
    ...(tags.length > 0 && { tags: [...(memory.tags ?? []), ...tags] }),
  };
}

const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);
