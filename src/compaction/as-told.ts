/**
 * What a person told with `remember` keeps the name and the type that they gave it: a week that finds the same lines again
 * finds that memory, whatever its model would call them; and one that does not find them takes nothing back.
 */
import { isToldByPerson } from "../daily/remembered-log.ts";
import { readSource, sourceText } from "../memory/evidence/source.ts";
import type { Found, StoredMemory } from "../memory/memory.ts";

export function asTold(found: readonly Found[], stored: readonly StoredMemory[]): readonly Found[] {
  const told = new Map(
    stored.flatMap((memory) =>
      memory.sources.length > 0 && memory.sources.every(isPersons) ? [[memory.sources.join(" "), memory] as const] : [],
    ),
  );
  return found.map((claim) => {
    const memory = told.get(claim.spans.map(sourceText).sort().join(" "));
    if (memory === undefined) return claim;
    const { type, name, description, body } = memory;
    return { ...claim, type, name, description, body };
  });
}

const isPersons = (source: string): boolean => isToldByPerson(readSource(source)?.path ?? "");

/** Whether a memory rests on a line that a person told by hand. */
export const isToldByHand = ({ sources }: StoredMemory): boolean => sources.some(isPersons);
