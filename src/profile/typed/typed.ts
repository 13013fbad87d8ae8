/**
 * The typed profile: fenced `typed_memory` blocks of four types. The base case, and the one that shares the weekly
 * request.
 */
import { z } from "zod";
import { isDay } from "../../calendar/week.ts";
import { isFields } from "../../document/fields.ts";
import { LONGEST_BODY } from "../../memory/identity/merge.ts";
import { few, line, oneOf, outOfTen } from "../fields.ts";
import type { Profile, Unplaced } from "../profile.ts";
import { fitting } from "../refusal.ts";
import { routineIn } from "./routine.ts";

/** A title that needs more is a description; a description that needs more is a body. */
const name = line.pipe(z.string().min(1).max(160));
const description = line.pipe(z.string().min(1).max(600));

/** What models write beside a claim, and lithify finds out itself. */
const BESIDE: readonly string[] = [
  "confidence",
  "created",
  "date",
  "id",
  "metadata",
  "source",
  "sources",
  "status",
  "title",
  "updated",
];

/** A quote with what is told of it: its day, its log. */
const quote = z.preprocess((told) => (isFields(told) ? (told.quote ?? told.text ?? told) : told), line);

const schema = z.object({
  name,
  description,
  type: oneOf(["user", "feedback", "project", "reference"]),
  body: z.string().min(1).max(LONGEST_BODY),
  evidence: few(quote, 20).default([]),
  updates: z.string().optional(),
  supersedes: z.string().optional(),
  /** A word for it is left out, and told. */
  importance: z.preprocess(outOfTen, z.union([z.string(), z.number().int().min(1).max(10)])).optional(),
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
    const { evidence, importance, ...said } = parsed.record;
    const isNumber = typeof importance === "number";
    const unread = Object.keys(record).filter(
      (key) => !Object.hasOwn(schema.shape, key) || (key === "importance" && !isNumber),
    );
    const unknown = unread.filter((key) => key !== "importance" && !BESIDE.includes(key));
    if (unknown.length > 0) return { code: "UNKNOWN_FIELD", reason: `no such field: ${unknown.join(", ")}` };
    const isMistyped = said.type === "user" && isMostly(ADDRESS, said.description);
    const trimmed = [...unread.map((key) => `a field ${key.slice(0, 60)}`), ...(isMistyped ? ["the type user"] : [])];
    const quotes = evidence.filter((quote) => quote !== "");
    const claim = {
      ...said,
      ...(isMistyped && { type: "reference" }),
      ...(isNumber && { importance }),
      quotes,
      ...(trimmed.length > 0 && { trimmed }),
    } as Unplaced;
    return routineIn(claim) ?? claim;
  },
};
