/**
 * Why a record does not fit its schema, as one of the contract's codes.
 */
import type { z } from "zod";
import type { RejectionCode } from "../memory/evidence/rejection.ts";

export type Refused = { readonly code: RejectionCode; readonly reason: string };

/** The one code that tells what is wrong with a record. */
function refusal(issue: z.core.$ZodIssue): Refused {
  const key = issue.path.join(".");
  if (issue.code === "unrecognized_keys")
    return { code: "UNKNOWN_FIELD", reason: `no such field: ${issue.keys.join(", ")}` };
  if (issue.input === undefined || (issue.code === "too_small" && issue.origin === "string"))
    return { code: "MISSING_FIELD", reason: `${key} is missing` };
  if (key === "type")
    return { code: "UNKNOWN_TYPE", reason: `no such type: ${JSON.stringify(issue.input)?.slice(0, 60)}` };
  if (key === "body" && issue.code === "too_big")
    return { code: "TOO_LONG", reason: `the body has over ${issue.maximum} characters` };
  return { code: "BAD_VALUE", reason: `${key}: ${issue.message}` };
}

/** A record as its schema reads it. Without `reportInput` an issue does not tell a value that is wrong from one that is not there. */
export function fitting<T extends z.ZodType>(schema: T, data: unknown): { record: z.output<T> } | Refused {
  const parsed = schema.safeParse(data, { reportInput: true });
  return parsed.success ? { record: parsed.data } : refusal(parsed.error.issues[0]!);
}

/** `updates: null` and `tags: ""` are how models leave a key out. */
export const withoutBlanks = (data: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null && value !== ""));
