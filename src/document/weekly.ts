/**
 * The weekly document, both ways: front matter that says what the week was made from, and a body of four sections.
 */
import { z } from "zod";
import { type Day, isDay, parseWeek, type Week, weekTitle } from "../calendar/week.ts";
import { readFrontMatter, WEEKLY_LIMITS, writeFrontMatter } from "./frontmatter.ts";
import { underOwnFrontMatter } from "./frontmatter-edit.ts";

const evidence = z.array(z.string());
export const hex12 = z.string().regex(/^[0-9a-f]{12}$/);

/** Entries of the lists keep what lithify does not know of. */
const weeklySchema = z.object({
  type: z.literal("weekly"),
  week: z.string().refine((text) => parseWeek(text) !== undefined, "no ISO week"),
  from: z.string().refine(isDay, "no date"),
  to: z.string().refine(isDay, "no date"),
  sources: z.array(z.looseObject({ path: z.string(), sha256: z.string(), unread: z.string().optional() })),
  model: z.string(),
  prompt: z.string(),
  memories: z
    .array(z.looseObject({ file: z.string(), evidence, accepted: z.literal(true).optional().catch(undefined) }))
    .default([]),
  declined: z.array(z.looseObject({ type: z.string(), evidence })).default([]),
  digest: hex12.optional().catch(undefined),
  lines: z.array(hex12).optional().catch(undefined),
});

/** What a document says of how it was made. */
export interface MadeDocument {
  readonly from: Day;
  readonly to: Day;
  /** What it was made from: path in the workspace, 64 hex of the file's bytes. */
  readonly sources: readonly { readonly path: string; readonly sha256: string }[];
  readonly model: string;
  /** 12 hex: digest of the prompt files used. */
  readonly prompt: string;
  /** Of the body as lithify made it, before a person's lines: `hand-edits.ts`. Absent in documents of earlier versions. */
  readonly digest?: string | undefined;
  readonly lines?: readonly string[] | undefined;
  /** Keys that lithify does not know, as they came; written last. */
  readonly other?: Readonly<Record<string, unknown>>;
}

/** The front matter of contract §3. */
export interface WeeklyDocument extends MadeDocument {
  readonly type: "weekly";
  readonly week: Week;
  readonly sources: readonly (MadeDocument["sources"][number] & {
    /** Why nobody could read it: then nothing of it is in the document. */
    readonly unread?: string | undefined;
  })[];
  /** Every memory found in the week, by base name, with 12 hex over the folded text of each cited line, and whether a person accepted it. */
  readonly memories: readonly {
    readonly file: string;
    readonly evidence: readonly string[];
    readonly accepted?: true | undefined;
  }[];
  /** Evidence that a person declined as a memory of this type. */
  readonly declined: readonly { readonly type: string; readonly evidence: readonly string[] }[];
}

/** The order of the contract. */
const ORDER = [
  ...["type", "week", "from", "to", "sources", "model", "prompt", "memories", "declined", "digest", "lines"],
] as const satisfies (keyof WeeklyDocument)[];

const FLOW = ["evidence", "lines"];

/** The heading that lithify writes above the sections: `## 2026-W15 (6–12 April 2026)`. */
export const weeklyHeading = (week: string): string => `## ${weekTitle(week)}`;

/**
 * Reads a weekly document. Line ends are LF in the body, and no blank line stands around it.
 * Paths and names come from a file that anyone may have written: check where they lead before following one.
 */
export function readWeekly(
  text: string,
): (WeeklyDocument & { readonly body: string }) | { readonly fault: string; readonly line: number } {
  const read = readFrontMatter(text, WEEKLY_LIMITS);
  if ("fault" in read) return read;
  const parsed = weeklySchema.safeParse(read.data);
  if (!parsed.success) return faultOf(text, parsed.error);
  const known: readonly string[] = ORDER;
  const other = Object.fromEntries(Object.entries(read.data).filter(([key]) => !known.includes(key)));
  const body = trimmedBody(read.body);
  return Object.keys(other).length === 0 ? { ...parsed.data, body } : { ...parsed.data, other, body };
}

/**
 * The file's bytes: the same document gives the same, and `readWeekly` gives it back.
 * @param standing the document in whose place it comes: a person's keys and comments in its front matter stay
 */
export function writeWeekly(document: WeeklyDocument & { readonly body: string }, standing?: string): string {
  const known = Object.fromEntries(ORDER.flatMap((key) => (document[key] === undefined ? [] : [[key, document[key]]])));
  const made = writeFrontMatter({ ...known, ...document.other }, `\n${trimmedBody(document.body)}\n`, FLOW);
  return standing === undefined ? made : underOwnFrontMatter(standing, made, ORDER, FLOW, WEEKLY_LIMITS);
}

function faultOf(text: string, error: z.ZodError): { fault: string; line: number } {
  const [issue] = error.issues;
  const key = String(issue?.path[0] ?? "");
  const line = text.split("\n").findIndex((candidate) => key !== "" && candidate.startsWith(`${key}:`)) + 1;
  return {
    fault: `${issue?.path.join(".") || "front matter"}: ${issue?.message ?? "invalid"}`,
    line: Math.max(line, 1),
  };
}

/** With LF, and no blank line around it. */
export const trimmedBody = (body: string): string => body.replaceAll("\r\n", "\n").replace(/^\n+/, "").trimEnd();
