/**
 * What a memory gains when its claim is found again: words, sources, days and what profiles know, never less than it
 * had.
 */
import { isDeepStrictEqual } from "node:util";
import { weekOf } from "../../calendar/week.ts";
import { entityGrowth } from "../entity/entity.ts";
import { sourceText } from "../evidence/source.ts";
import { daysFollowing, mergedSources } from "../evidence/sources.ts";
import type { MemoryChange } from "../file/memory-file.ts";
import { sameList } from "../fold.ts";
import { daysOfEvidence, type Extras, type Found, type StoredMemory, type Wording } from "../memory.ts";
import { LONGEST_BODY, mergedWording, updatedWording } from "./merge.ts";
import { saying } from "./similarity.ts";

export interface Growing {
  /** Whether the week that made the memory is made anew, from the same words. */
  readonly again: boolean;
  /** Whether the week alone made it, and its words or their days have changed: the memory's words are the claim's now. */
  readonly isRetold: boolean;
  /** Logs of that week: there a memory that says what the claim says rests on the claim's lines alone. */
  readonly renewed: ReadonlySet<string>;
  /** The claim's lines, where the model says that the claim is how the memory now reads; undefined where it does not. */
  readonly updating: string | undefined;
}

/** What of a memory grows with a claim; {} when nothing does. Older evidence never changes the words of newer. */
export function growth(claim: Found, memory: StoredMemory, growing: Growing): MemoryChange | "full" {
  const { again, renewed, isRetold, updating } = growing;
  const { last } = daysOfEvidence(claim.spans);
  if (claim.type === "entity") return entityGrowth(claim, memory, renewed);
  const wording = isRetold
    ? retold(claim, memory)
    : updating !== undefined && last >= memory.updated && !memory.byPerson
      ? reread(claim, memory, updating)
      : last >= memory.updated || (again && weekOf(last) >= weekOf(memory.updated))
        ? mergedWording(memory, claim, last, again)
        : {};
  if (wording === "full") return wording;
  const sources = mergedSources(
    memory.sources,
    claim.spans.map(sourceText),
    // What the claim does not say rests on the lines that said it before.
    (wording.body ?? memory.body) === claim.body ? renewed : new Set(),
  );
  return {
    ...wording,
    ...(sameList(sources, memory.sources) ? {} : { sources }),
    ...daysFollowing(isRetold ? { ...memory, created: "", updated: "" } : memory, sources),
    ...addedKeys(claim, memory, again, wording.body === claim.body),
  };
}

/** As it now reads, as far as that differs. */
function reread(claim: Wording, memory: Wording, evidence: string): Partial<Wording> | "full" {
  if (saying(claim) === saying(memory)) return {};
  const { leftOut: _, ...wording } = updatedWording(memory, claim, evidence);
  if (wording.body.length > LONGEST_BODY) return "full";
  return saying(wording) === saying(memory) ? {} : wording;
}

/** The claim's words, as far as they differ. */
function retold(claim: Wording, memory: Wording): Partial<Pick<Wording, "name" | "description" | "body">> {
  const { name, description, body } = claim;
  return saying(claim) === saying(memory) ? {} : { name, description, body };
}

/**
 * What a profile knows and the memory does not say yet. What stands there stays; what the same week said before and is not there a
 * person took out, as they did an importance or tags, which a memory has from its beginning or not at all. But the fields of a
 * process are its story, and when that is told anew they are too.
 */
function addedKeys(claim: Found, memory: StoredMemory, again: boolean, retold: boolean): MemoryChange {
  const standing: Extras = memory.extras ?? {};
  const extras = Object.fromEntries(
    Object.entries(claim.extras ?? {}).filter(([key, value]) =>
      retold && claim.type === "process"
        ? !isDeepStrictEqual(standing[key as keyof Extras], value)
        : !again && !Object.hasOwn(standing, key),
    ),
  );
  return {
    ...(claim.expires !== undefined && memory.expires === undefined && !again && { expires: claim.expires }),
    ...(Object.keys(extras).length > 0 && { extras }),
  };
}
