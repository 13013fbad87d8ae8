/**
 * What a person told with `remember` keeps the name and the type that they gave it: a week that finds the same lines again
 * finds that memory, whatever its model would call them; and one that does not find them takes nothing back.
 */
import { isToldByPerson } from "../daily/remembered-log.ts";
import { readSource, sourceText } from "../memory/evidence/source.ts";
import type { ListedOf } from "../memory/following.ts";
import { sameLines } from "../memory/identity/lines.ts";
import { lacking, wordOverlap } from "../memory/identity/similarity.ts";
import type { Found, StoredMemory, Wording } from "../memory/memory.ts";

/** @param listedOf the words that were told; of what no one noted, its own words decide: a line may say something else by now */
export function asTold(found: readonly Found[], stored: readonly StoredMemory[], listedOf: ListedOf): readonly Found[] {
  const told = new Map(
    stored.flatMap((memory) =>
      memory.sources.length > 0 && memory.sources.every(isPersons) ? [[memory.sources.join(" "), memory] as const] : [],
    ),
  );
  return found.map((claim) => {
    const memory = told.get(claim.spans.map(sourceText).sort().join(" "));
    if (memory === undefined) return claim;
    const listed = listedOf(memory.file);
    if (listed ? !sameLines(listed, claim.evidence) : !isSaidWhole(claim, memory)) return claim;
    const { type, name, description, body } = memory;
    return { ...claim, type, name, description, body };
  });
}

const isSaidWhole = ({ body }: Wording, memory: Wording): boolean =>
  wordOverlap(body, memory.body) === 1 && lacking(body, memory.body).size === 0;

const isPersons = (source: string): boolean => isToldByPerson(readSource(source)?.path ?? "");

/** Whether a memory rests on a line that a person told by hand. */
export const isToldByHand = ({ sources }: StoredMemory): boolean => sources.some(isPersons);
