/**
 * The document of a month or a year, both ways: front matter that names the documents it was made from, and a body of four
 * sections whose bullets end with the weeks they rest on.
 */

import { z } from "zod";
import { isMonth, isYear, type Period } from "../calendar/period.ts";
import { isDay, parseWeek, type Week } from "../calendar/week.ts";
import { defined } from "./fields.ts";
import { readFrontMatter, WEEKLY_LIMITS, writeFrontMatter } from "./frontmatter.ts";
import { underOwnFrontMatter } from "./frontmatter-edit.ts";
import { hex12, type MadeDocument, trimmedBody } from "./weekly.ts";

/** In the order in which they are written. The names stay English (contract §8). */
export const LEVEL_SECTIONS = ["Themes", "Decisions That Still Hold", "Milestones", "Open at the End"] as const;
export type LevelSection = (typeof LEVEL_SECTIONS)[number];

/** The body of a period of which no bullet below was chosen: its weeks may be full of what only happened. */
export const EMPTY_LEVEL = "Nothing in the documents below stands for this whole time; they tell what happened.";

/** Made from the documents below. */
export interface LevelDocument extends MadeDocument {
  readonly period: Period;
  /** 12 hex over the bullets below that stood when it was made. Absent in documents of earlier versions. */
  readonly bullets?: string | undefined;
  /** 12 hex of bullets below: a person took out what was told of them. What is no digest is kept as it stands. */
  readonly declined: readonly unknown[];
  /** For each line of lithify's its 12 hex, and behind it those of the bullets below that it rests on. Absent in earlier versions. */
  readonly rests?: readonly string[] | undefined;
  readonly body: string;
}

const schema = z.object({
  type: z.enum(["monthly", "yearly"]),
  month: z.string().refine(isMonth, "no month").optional(),
  year: z.coerce.string().refine(isYear, "no year").optional(),
  from: z.string().refine(isDay, "no date"),
  to: z.string().refine(isDay, "no date"),
  sources: z.array(z.looseObject({ path: z.string(), sha256: z.string() })),
  bullets: hex12.optional().catch(undefined),
  model: z.string(),
  prompt: z.string(),
  declined: z.array(z.unknown()).default([]),
  rests: z.array(z.string()).optional().catch(undefined),
  digest: hex12.optional().catch(undefined),
  lines: z.array(hex12).optional().catch(undefined),
});
const KEYS: readonly string[] = [...Object.keys(schema.shape)];

export const levelFile = (period: Period): string => (isMonth(period) ? `monthly/${period}.md` : `yearly/${period}.md`);

/** `monthly/2026-04.md` to its period. */
export function periodOfFile(file: string): Period | undefined {
  const [, part, name = ""] = /^(monthly|yearly)\/([^/]+)\.md$/.exec(file) ?? [];
  return (part === "monthly" && isMonth(name)) || (part === "yearly" && isYear(name)) ? name : undefined;
}

export function readLevel(text: string): LevelDocument | { readonly fault: string; readonly line: number } {
  const read = readFrontMatter(text, WEEKLY_LIMITS);
  if ("fault" in read) return read;
  const parsed = schema.safeParse(read.data);
  const period = parsed.success ? (parsed.data.type === "monthly" ? parsed.data.month : parsed.data.year) : undefined;
  if (!parsed.success || period === undefined) {
    const issue = parsed.error?.issues[0];
    return { fault: issue ? `${issue.path.join(".")}: ${issue.message}` : "it names no month and no year", line: 1 };
  }
  const { type: _, month: __, year: ___, ...known } = parsed.data;
  const other = Object.fromEntries(Object.entries(read.data).filter(([key]) => !KEYS.includes(key)));
  return { ...known, period, ...(Object.keys(other).length > 0 && { other }), body: trimmedBody(read.body) };
}

/** The file's bytes: the same document gives the same, and `readLevel` gives it back. */
export function writeLevel({ period, body, other, ...rest }: LevelDocument, standing?: string): string {
  const { from, to, sources, bullets, model, prompt, declined, rests, digest, lines } = rest;
  const named = isMonth(period) ? { type: "monthly", month: period } : { type: "yearly", year: period };
  const marks = digest === undefined || lines === undefined ? {} : { digest, lines };
  const origin = { from, to, sources, ...defined({ bullets }), model, prompt, declined, ...defined({ rests }) };
  const data = { ...named, ...origin, ...marks, ...other };
  const made = writeFrontMatter(data, `\n${trimmedBody(body)}\n`, ["lines", "rests"]);
  return standing === undefined ? made : underOwnFrontMatter(standing, made, KEYS, ["lines", "rests"], WEEKLY_LIMITS);
}

/** A bullet of a level, without its weeks. */
export interface LevelBullet {
  readonly text: string;
  /** Oldest first. */
  readonly weeks: readonly Week[];
  /** 12 hex of each bullet below that it rests on. */
  readonly rests?: readonly string[];
}

export type LevelSections = Readonly<Record<LevelSection, readonly LevelBullet[]>>;

export const writtenBullet = ({ text, weeks }: LevelBullet): string => `${text} (${weeks.join(", ")})`;

const WEEKS = /\s*\((\d{4}-W\d{2}(?:, \d{4}-W\d{2})*)\)$/;

/** The way back; undefined for a bullet that names no week. */
export function readBullet(written: string): LevelBullet | undefined {
  const found = WEEKS.exec(written);
  const weeks = found?.[1]?.split(", ").filter((week) => parseWeek(week) !== undefined) ?? [];
  return found && weeks.length > 0 ? { text: written.slice(0, found.index), weeks } : undefined;
}
