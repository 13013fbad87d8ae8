/**
 * What the knowledge profile knows of which thing, and which things name one another.
 */
import { aliasesIn } from "../../memory/entity/entity.ts";
import { readFacts } from "../../memory/entity/facts.ts";
import type { StoredMemory } from "../../memory/memory.ts";
import { onceFor } from "../../once.ts";
import { idOf, namedOf, type Say } from "./said.ts";

export type Things = ReturnType<typeof thingsOf>;
export type ThingSeen = Things["things"][number];
export type FactSeen = ReturnType<typeof factsOf>[number];

export function thingsOf(stored: readonly StoredMemory[], say: Say) {
  const standing = stored.filter(({ status }) => status === "active");
  return {
    things: standing
      .filter(({ type }) => type === "entity")
      .map((memory) => {
        const facts = factsOf(memory, stored, say);
        return {
          ...{ ...namedOf(memory, say), kind: say(String(memory.extras?.kind ?? ""), 100), facts },
          aliases: aliasesIn(memory.extras).map((alias) => say(alias, 100)),
          // Of other things that a fact which holds names.
          names: [...new Set(facts.flatMap(({ of, to }) => (of !== undefined && to === undefined ? [of] : [])))],
        };
      }),
    ways: standing
      .filter(({ type }) => type === "process")
      .map((one) => ({ ...namedOf(one, say), description: say(one.description, 400) })),
  };
}

/** Files of things that stand, by their names. */
const filesNamed = onceFor((stored: readonly StoredMemory[]) => {
  const things = stored.filter(({ status, type }) => status === "active" && type === "entity");
  const named = things.flatMap(({ file, name, extras }) =>
    [name, ...aliasesIn(extras)].map((one) => [one, file] as const),
  );
  return new Map(named.map(([name, file]) => [name.toLowerCase(), file]));
});

/** Under the names that the file gives them: what counts as the same slot orders its words. `of`: another thing that a value names. */
export function factsOf({ file, extras }: StoredMemory, stored: readonly StoredMemory[], say: Say) {
  const rows: readonly unknown[] = Array.isArray(extras?.facts) ? extras.facts : [];
  return rows.flatMap((row) =>
    readFacts([row]).map(({ slot, value, scope, from, to }) => {
      const other = filesNamed(stored).get(value.toLowerCase());
      const told = String((row as { slot?: unknown }).slot ?? slot).replaceAll("_", " ");
      const of = other === undefined || other === file ? undefined : idOf(other, say);
      return { slot: say(told, 100), value: say(value, 500), of, scope, from, to };
    }),
  );
}
