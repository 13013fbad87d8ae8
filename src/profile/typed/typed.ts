/**
 * The typed profile: fenced `typed_memory` blocks of four types. The base case, and the one that shares the weekly
 * request.
 */
import { z } from "zod";
import { isDay } from "../../calendar/week.ts";
import { LONGEST_BODY } from "../../memory/identity/merge.ts";
import { few, line } from "../fields.ts";
import type { Profile, Unplaced } from "../profile.ts";
import { fitting } from "../refusal.ts";
import { routineIn } from "./routine.ts";

/** A title that needs more is a description; a description that needs more is a body. */
const name = line.pipe(z.string().min(1).max(160));
const description = line.pipe(z.string().min(1).max(600));

const schema = z.strictObject({
  name,
  description,
  type: z.enum(["user", "feedback", "project", "reference"]),
  body: z.string().min(1).max(LONGEST_BODY),
  evidence: few(line, 20).default([]),
  updates: z.string().optional(),
  supersedes: z.string().optional(),
  importance: z.number().int().min(1).max(10).optional(),
  expires: z.string().refine(isDay, "a day such as 2026-04-08").optional(),
  tags: few(line.pipe(z.string().min(1).max(60)), 12).optional(),
});

/** What is mostly an address points to it (contract §4), and is nobody's way or taste. */
const ADDRESS = /https?:\/\/\S+/u;
const isMostly = (part: RegExp, text: string): boolean => (part.exec(text)?.[0].length ?? 0) > text.length * 0.3;

export const typed: Profile = {
  prompt: "typed-memory",
  reads: (record) => {
    const parsed = fitting(schema, record);
    if ("code" in parsed) return parsed;
    const { evidence, ...said } = parsed.record;
    const claim = { ...said, quotes: evidence.filter((quote) => quote !== "") } as Unplaced;
    const isMistyped = claim.type === "user" && isMostly(ADDRESS, claim.description);
    return routineIn(claim) ?? (isMistyped ? { ...claim, type: "reference", trimmed: ["the type user"] } : claim);
  },
};
