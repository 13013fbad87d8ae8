/**
 * What the knowledge profile knows of which thing, and which things name one another.
 */
import { aliasesIn } from "../../memory/entity/entity.ts";
import { holds, readFacts } from "../../memory/entity/facts.ts";
import type { StoredMemory } from "../../memory/memory.ts";
import { idOf, namedOf, type Say } from "./said.ts";

export type Things = ReturnType<typeof thingsOf>;
export type ThingSeen = Things["things"][number];
export type FactSeen = ReturnType<typeof factsOf>[number];

export function thingsOf(stored: readonly StoredMemory[], say: Say) {
  const standing = stored.filter(({ status }) => status === "active");
  const entities = standing.filter(({ type }) => type === "entity");
  const keys = new Map(
    entities.flatMap((one) =>
      [one.name, ...aliasesIn(one.extras)].map((name) => [name.toLowerCase(), one.file] as const),
    ),
  );
  return {
    things: entities.map(({ file, name, extras }) => {
      const named = readFacts(extras?.facts)
        .filter(holds)
        .flatMap(({ value }) => keys.get(value.toLowerCase()) ?? []);
      return {
        ...{ id: idOf(file, say), name: say(name, 200), kind: say(String(extras?.kind ?? ""), 100) },
        aliases: aliasesIn(extras).map((alias) => say(alias, 100)),
        // Of other things that a fact which holds names.
        names: [...new Set(named)].filter((other) => other !== file).map((other) => idOf(other, say)),
        facts: factsOf(extras, say),
      };
    }),
    ways: standing
      .filter(({ type }) => type === "process")
      .map((one) => ({ ...namedOf(one, say), description: say(one.description, 400) })),
  };
}

/** Under the names that the file gives them: what counts as the same slot orders its words. */
export function factsOf(extras: StoredMemory["extras"], say: Say) {
  const rows: readonly unknown[] = Array.isArray(extras?.facts) ? extras.facts : [];
  return rows.flatMap((row) =>
    readFacts([row]).map(({ slot, value, scope, from, to }) => ({
      ...{
        slot: say(String((row as { slot?: unknown }).slot ?? slot).replaceAll("_", " "), 100),
        value: say(value, 500),
      },
      ...{ scope, from, to },
    })),
  );
}
