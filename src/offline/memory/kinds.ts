/**
 * Which type of memory a claim is, and how important: 5 is a plain claim. A choice is the project's, a rule or a lesson is
 * about how to work, a preference and who somebody is are a person's; what is mostly an address points to it.
 */
import type { DailyLog } from "../../daily/daily-log.ts";
import type { HeardMark } from "../../text/lexicon/lexicon.ts";
import { saying } from "../../text/phrases.ts";
import type { Told } from "./wording.ts";

export type MemoryType = "user" | "feedback" | "project" | "reference";

const TYPES: Readonly<Record<HeardMark, MemoryType>> = {
  decision: "project",
  rule: "feedback",
  lesson: "feedback",
  remember: "project",
  preference: "user",
};
const IMPORTANCE: Readonly<Record<HeardMark, number>> = { decision: 6, rule: 7, lesson: 6, remember: 6, preference: 6 };

const REASON = saying("reason");
const PREFERS = saying("heard.wants");
const ORDERS = saying("heard.order", "heard.lasting", "heard.manner", "lesson");
const IS = saying("heard.self");
/** Who tells of themselves begins so; further on somebody is quoted. */
const NEAR = 25;
const ADDRESS = /https?:\/\/\S+/u;
/** Such a share of a line is its address. */
const MOSTLY = 0.4;

/** @param mark undefined where only the ranking speaks for it */
export function typeOf({ said }: Pick<Told, "said">, mark: HeardMark | undefined): MemoryType {
  if ((ADDRESS.exec(said)?.[0].length ?? 0) > MOSTLY * said.length) return "reference";
  if ((mark === undefined || mark === "remember") && (IS.first(said)?.from ?? NEAR) < NEAR && !ORDERS.test(said))
    return "user";
  if (mark !== undefined) return TYPES[mark];
  if (ORDERS.test(said)) return "feedback";
  return PREFERS.test(said) ? "user" : "project";
}

/** What is said, and where it was found. */
type Weighed = { readonly said: string; readonly statements: readonly { readonly log: Pick<DailyLog, "day"> }[] };

export function importanceOf({ statements, said }: Weighed, mark: HeardMark | undefined): number {
  const hasReason = REASON.test(said) || statements.length > 1;
  const days = new Set(statements.map(({ log }) => log.day)).size;
  return Math.min(9, (mark === undefined ? 5 : IMPORTANCE[mark]) + Number(hasReason) + Number(days > 1));
}
