/** Entity claims for tests, as the knowledge profile hands them over. */

import { digest12 } from "../../src/digest.ts";
import { type Fact, factRow } from "../../src/memory/entity/facts.ts";
import type { Found } from "../../src/memory/memory.ts";
import { found } from "./claims.ts";

export interface Said {
  readonly slot?: string;
  readonly value: string;
  readonly day: string;
  readonly line?: number;
  readonly cardinality?: Fact["cardinality"];
  readonly scope?: Fact["scope"];
}

/** @param said each on a line of its own of its day's log */
export function entity(
  name: string,
  said: readonly Said[],
  over: Partial<Found> & { kind?: string; aliases?: string[] } = {},
): Found {
  const { kind = "project", aliases, ...rest } = over;
  const spans = said.map(({ day, line = 1 }) => ({ path: `logs/${day}.md`, day, from: line, to: line }));
  const facts = said.map(
    ({ slot = "tech.database", value, day, line = 1, cardinality = "single", scope = "project" }) =>
      factRow({ slot, value, cardinality, scope, from: day, evidence: [`logs/${day}.md#L${line}`] }),
  );
  return found({
    ...{ type: "entity", name, spans, description: name, body: name },
    evidence: said.map(({ day, line = 1, value }) => digest12(`${day} ${line} ${value}`)),
    extras: { kind, ...(aliases && { aliases }), facts },
    ...rest,
  });
}
