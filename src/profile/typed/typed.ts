/**
 * The typed profile: fenced `typed_memory` blocks of four types. The base case, and the one that shares the weekly
 * request.
 */
import { z } from "zod";
import { isDay } from "../../calendar/week.ts";
import { LONGEST_BODY } from "../../memory/identity/merge.ts";
import { few, line } from "../fields.ts";
import { defineProfile } from "../profile.ts";
import { routineIn } from "./routine.ts";

/** A title that needs more is a description; a description that needs more is a body. */
const name = line.pipe(z.string().min(1).max(160));
const description = line.pipe(z.string().min(1).max(600));

export const typed = defineProfile({
  name: "typed",
  prompt: "typed-memory",
  schema: z.strictObject({
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
  }),
  claim: ({ evidence, ...record }) => ({
    type: record.type,
    name: record.name,
    description: record.description,
    body: record.body,
    quotes: evidence.filter((quote) => quote !== ""),
    ...(record.updates !== undefined && { updates: record.updates }),
    ...(record.supersedes !== undefined && { supersedes: record.supersedes }),
    ...(record.importance !== undefined && { importance: record.importance }),
    ...(record.expires !== undefined && { expires: record.expires }),
    ...(record.tags !== undefined && { tags: record.tags }),
  }),
  refuses: routineIn,
});
