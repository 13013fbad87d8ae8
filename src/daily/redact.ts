/**
 * Takes secrets out of text and leaves a placeholder that says what stood there: `[redacted:aws-key]`. The first of
 * three borders (contract §7.6): before a request, before a write, before a commit.
 */
import { privateKeysIn } from "./private-key.ts";
import { SECRET_RULES, type SecretRule } from "./secret-rules.ts";

export interface FoundSecret {
  /** Name of the rule: `github-token`. */
  readonly rule: string;
  /** Line on which it begins, from 1. */
  readonly line: number;
  /** Its place in the text, in UTF-16 units; the secret itself is kept out of here. */
  readonly start: number;
  readonly end: number;
}

/**
 * The secrets in a text, in order, none overlapping.
 * @param allow texts that are no secrets, exactly as they stand (`redact.allow`)
 */
export function findSecrets(text: string, allow: readonly string[] = []): FoundSecret[] {
  const allowed = new Set(allow);
  const asWritten = { text, pairs: pairsIn(text, PAIRS) };
  const lower = text.toLowerCase();
  const lowerCase = lower === text ? asWritten : { text: lower, pairs: pairsIn(lower, LOWER_PAIRS) };
  const spans = SECRET_RULES.flatMap((rule, rank) => {
    const searched = rule.pattern.ignoreCase ? lowerCase : asWritten;
    return rule.keywords.some((keyword) => holds(searched, keyword)) ? matchesOf(rule, rank, text, allowed) : [];
  });
  if (text.includes("-----BEGIN ")) {
    // No list of exceptions holds a whole key block, so none is asked.
    spans.push(...privateKeysIn(text).map((span) => ({ rule: "private-key", rank: -1, ...span })));
  }
  return withLines(text, merged(spans));
}

/** The text with every secret replaced; lines stay as many, a key over ten lines leaves ten placeholders. */
export function redactText(text: string, allow: readonly string[] = []): { text: string; found: FoundSecret[] } {
  const found = findSecrets(text, allow);
  const pieces: string[] = [];
  let at = 0;
  for (const { rule, start, end } of found) {
    const placeholder = `[redacted:${rule}]`;
    const lineEnds = text.slice(start, end).split("\n").length - 1;
    pieces.push(text.slice(at, start), placeholder, `\n${placeholder}`.repeat(lineEnds));
    at = end;
  }
  pieces.push(text.slice(at));
  return { text: pieces.join(""), found };
}

/** The same over lines: as many come back. */
export function redact(
  lines: readonly string[],
  allow: readonly string[] = [],
): { lines: string[]; found: { rule: string; line: number }[] } {
  const { text, found } = redactText(lines.join("\n"), allow);
  if (found.length === 0) return { lines: [...lines], found: [] };
  return { lines: text.split("\n"), found: found.map(({ rule, line }) => ({ rule, line })) };
}

interface Span {
  readonly rule: string;
  /** Place of the rule in the table: the lower one names a find that two rules share. */
  readonly rank: number;
  readonly start: number;
  readonly end: number;
}

/** A text, with which pairs of ASCII characters stand in it. */
interface Searched {
  readonly text: string;
  readonly pairs: Uint8Array;
}

/** By first and second character. One pass that spares the text over a hundred searches, one for each keyword. */
function pairsIn(text: string, pairs: Uint8Array): Uint8Array {
  pairs.fill(0);
  let before = 128;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (before < 128 && code < 128) pairs[before * 128 + code] = 1;
    before = code;
  }
  return pairs;
}

/** Used again for each text: a bullet is looked through in less time than they take to make. */
const PAIRS = new Uint8Array(128 * 128);
const LOWER_PAIRS = new Uint8Array(128 * 128);

/** Whether a keyword, which is ASCII, stands in the text. */
function holds({ text, pairs }: Searched, keyword: string): boolean {
  for (let i = 1; i < keyword.length; i++)
    if (pairs[keyword.charCodeAt(i - 1) * 128 + keyword.charCodeAt(i)] !== 1) return false;
  return text.includes(keyword);
}

function matchesOf(rule: SecretRule, rank: number, text: string, allowed: ReadonlySet<string>): Span[] {
  const spans: Span[] = [];
  for (const match of text.matchAll(rule.pattern)) {
    const secret = match.groups?.secret ?? match[0];
    const [start, end] = match.indices?.groups?.secret ?? [match.index, match.index + match[0].length];
    if (allowed.has(secret) || allowed.has(match[0]) || rule.accepts?.(secret) === false) continue;
    spans.push({ rule: rule.name, rank, start, end });
  }
  return spans;
}

/** Overlapping finds become one, so that no rest of the longer stays. */
function merged(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || a.rank - b.rank)) {
    const last = result.at(-1);
    if (last === undefined || span.start >= last.end) {
      result.push(span);
    } else {
      const named = span.rank < last.rank ? span : last;
      result[result.length - 1] = { ...named, start: last.start, end: Math.max(last.end, span.end) };
    }
  }
  return result;
}

function withLines(text: string, spans: readonly Span[]): FoundSecret[] {
  let line = 1;
  let lineEnd = text.indexOf("\n");
  return spans.map(({ rule, start, end }) => {
    while (lineEnd !== -1 && lineEnd < start) {
      line += 1;
      lineEnd = text.indexOf("\n", lineEnd + 1);
    }
    return { rule, line, start, end };
  });
}
