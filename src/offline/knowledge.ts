/**
 * The extractive model's answer to a knowledge request: what a named person prefers, said outright. What a thing is, what a
 * project uses, how something is done: that takes reading, and nothing is made up.
 */
import type { Request } from "../model/model.ts";
import { LONG, type Steps } from "../steps.ts";
import { saying } from "../text/phrases.ts";
import { quotesOf, repeatedLines } from "./memory/quotes.ts";
import { readWeek } from "./statements.ts";
import { NAME } from "./sure/outright.ts";
import { findingSure } from "./sure/sure.ts";

const [WANTS, NOBODY] = [saying("heard.wants"), saying("actor.who", "actor.role", "heard.preference")];
const LONGEST_VALUE = 240;

/** The answer's text: one JSON object with three lists. */
export function* knowledgeAnswer({ logs }: Request): Steps<string> {
  yield LONG;
  const repeated = repeatedLines(new Set(logs));
  const week = readWeek(logs);
  yield LONG;
  const facts = (yield* findingSure(week)).flatMap(({ rule, claim, lead }) => {
    const entity = NAME.exec(claim)?.[0] ?? "";
    const at = WANTS.first(claim)?.from ?? -1;
    const value = claim.slice(at).replace(/[.。]$/u, "");
    const isNamed = entity !== "" && at >= entity.length && !NOBODY.test(claim.slice(0, at));
    if (rule !== "said.wants" || !isNamed || value.length > LONGEST_VALUE) return [];
    const shape = { cardinality: "multi", scope: "universal" } as const;
    return [{ entity, slot: "preference", value, ...shape, evidence: quotesOf([lead], repeated) }];
  });
  const entities = [...new Set(facts.map(({ entity }) => entity))].map((name) => ({ name, type: "person" }));
  return `${JSON.stringify({ entities, facts, processes: [] }, null, 1)}\n`;
}
