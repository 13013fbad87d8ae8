/**
 * Keeps lithify from mining itself: its own requests and the answers to them, memories, weekly documents, the index and
 * captured logs that were shown or pasted in a session.
 */
import { isCaptured } from "../daily/captured-log.ts";
import { ownOutput } from "../memory/evidence/own-output.ts";
import { bodyStartOf } from "../text/front-matter.ts";
import type { Turn } from "../transcript/transcript.ts";

/** A log as a request quotes it: `=== logs/2026-04-06.md (Monday 2026-04-06)`, and every line of it behind a bar. */
const QUOTED_LOG = /^=== .{1,300} \((?:[A-Z][a-z]{2,5}day \d{4}-\d{2}-\d{2}|no date known)\)\n\|/m;

/** So much of a prompt's beginning tells it; a person who quotes a sentence of it is still a person. */
const OPENING_CHARACTERS = 160;

/** What tells a request by the prompt it begins with, white space aside. */
export const openingOf = (systemPrompt: string): string => folded(systemPrompt).slice(0, OPENING_CHARACTERS);

/**
 * The turns without lithify's own: a request of its own goes with all that follows until a person speaks again; in other
 * turns only the parts go that lithify wrote. A turn of which nothing is left is left out.
 * @param openings of the prompts in use, from `openingOf`
 */
export function withoutOwn(turns: readonly Turn[], openings: readonly string[]): Turn[] {
  const kept: Turn[] = [];
  let inOwnRun = false;
  for (const turn of turns) {
    const asks = turn.role === "user" || turn.role === "system";
    if (asks) inOwnRun = isOwnRequest(turn.text, openings) || (inOwnRun && turn.role === "system");
    if (inOwnRun) continue;
    const text = withoutOwnParts(turn.text);
    if (text !== "") kept.push(text === turn.text ? turn : { ...turn, text });
  }
  return kept;
}

function isOwnRequest(text: string, openings: readonly string[]): boolean {
  if (QUOTED_LOG.test(text)) return true;
  const beginning = folded(text.slice(0, 64_000));
  return openings.some((opening) => opening !== "" && beginning.includes(opening));
}

function withoutOwnParts(text: string): string {
  if (!SUSPECT.test(text)) return text;
  const lines = withoutMemoryBlocks(text).split("\n");
  const gone = new Set<number>();
  for (const [from, to] of [...ownOutput({ lines, bodyStart: 0 }), ...capturedLogs(lines)])
    for (let line = from; line < to; line += 1) gone.add(line);
  return lines
    .filter((_, line) => !gone.has(line))
    .join("\n")
    .trim();
}

const SUSPECT = /^[ \t>]*---[ \t]*$|lithify:begin|typed_memory|^[ \t>]*##[ \t]+\d{4}-W\d{2}/im;

const MEMORY_FENCE = /(?:(?<!`)(`{3,})|(?<!~)(~{3,}))[ \t]*typed_memory/gi;

/**
 * Memory blocks, also where one begins in the middle of a line: in a log, what was said stands on one line, and there nothing
 * tells a block from words. A block that nothing closes takes the rest along.
 */
function withoutMemoryBlocks(text: string): string {
  let kept = "";
  let from = 0;
  for (const { index, 1: backticks, 2: tildes } of text.matchAll(MEMORY_FENCE)) {
    if (index < from) continue;
    kept += text.slice(from, index);
    from = closingEnd(text, index, backticks ?? tildes ?? "");
  }
  return kept + text.slice(from);
}

function closingEnd(text: string, open: number, mark: string): number {
  for (let at = text.indexOf("\n", open); at >= 0; at = text.indexOf("\n", at + 1)) {
    const end = text.indexOf("\n", at + 1);
    if (closes(text.slice(at + 1, end < 0 ? text.length : end), mark)) return end < 0 ? text.length : end;
  }
  return text.length;
}

function closes(line: string, mark: string): boolean {
  const closing = line.replace(/^[\s>]*/, "").trimEnd();
  return closing.length >= mark.length && closing === mark.charAt(0).repeat(closing.length);
}

/**
 * A captured log: its front matter, and all down to the last turn under `## Evidence`.
 * @returns pairs of line indexes, the last one excluded, as `ownOutput` gives them
 */
function capturedLogs(lines: readonly string[]): [number, number][] {
  const parts: [number, number][] = [];
  let evidence = -1;
  for (let from = 0; from < lines.length; from += 1) {
    const end = lines[from]?.trim() === "---" ? capturedMatterEnd(lines, from) : undefined;
    if (end === undefined) continue;
    if (evidence <= end) evidence = firstEvidence(lines, end + 1);
    let to = evidence === lines.length ? end + 1 : evidence + 1;
    while (evidence < lines.length && to < lines.length && /^\s*(?:- \*\*|$)/.test(lines[to] ?? "")) to += 1;
    parts.push([from, to]);
    from = to - 1;
  }
  return parts;
}

/** Front matter of a captured log has five keys at most, between its two rules. */
const MATTER_LINES = 9;

function capturedMatterEnd(lines: readonly string[], from: number): number | undefined {
  const matter = lines.slice(from, from + MATTER_LINES).map((line) => line.trim());
  const bodyStart = bodyStartOf(matter);
  return isCaptured({ lines: matter, bodyStart }) ? from + bodyStart - 1 : undefined;
}

function firstEvidence(lines: readonly string[], from: number): number {
  for (let at = from; at < lines.length; at += 1) if (lines[at]?.trim() === "## Evidence") return at;
  return lines.length;
}

const folded = (text: string): string => text.replace(/\s+/g, " ").trim();
