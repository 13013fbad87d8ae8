/**
 * Takes secrets out of text and leaves a placeholder that says what stood there: `[redacted:aws-key]`. The first of
 * three borders (contract §7.6): before a request, before a write, before a commit.
 */
import { withoutLinkMarks } from "../document/plain-links.ts";
import { ToldValues } from "./again.ts";
import { finderOf } from "./keywords.ts";
import { numbersIn } from "./numbered.ts";
import { privateKeysIn } from "./private-key.ts";
import { SECRET_RULES, type SecretRule } from "./secret-rules.ts";
import { toldIn } from "./told/told.ts";

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
 * @param known what other texts told; what this one tells is added
 */
export function findSecrets(
  text: string,
  allow: readonly string[] = [],
  known: ToldValues = new ToldValues(),
): FoundSecret[] {
  const allowed = new Set(allow);
  const stands = standing(text);
  const spans: Span[] = [];
  for (const [rank, rule] of SECRET_RULES.entries())
    if (KEYWORDS_OF[rank]!.some((keyword) => stands[keyword] === 1))
      spans.push(...matchesOf(rule, rank, text, allowed));
  if (text.includes("-----BEGIN ")) {
    // No list of exceptions holds a whole key block, so none is asked.
    spans.push(...privateKeysIn(text).map((span) => ({ rule: "private-key", rank: -1, ...span })));
  }
  for (const { kind, start, end } of toldIn(text))
    if (!isAllowed(text, start, end, allow)) spans.push({ rule: kind, rank: TOLD, start, end });
  for (const { kind, start, end } of numbersIn(text))
    if (!isAllowed(text, start, end, allow)) spans.push({ rule: kind, rank: -1, start, end });
  const found = merged(spans);
  for (const { rule, start, end } of found) known.add(text.slice(start, end), rule);
  const again = known.in(text).map((one) => ({ ...one, rank: AGAIN }));
  return withLines(text, again.length === 0 ? found : merged([...found, ...again]));
}

/** A line of an index: a memory's name, which may end in `password`, and what it says, each of which is read by itself. */
const LISTED = /^- \[(.*)\]\([^()\s]+\.md\)(?: — (.*))?$/gm;

/**
 * The same in a Markdown file of ours. Its front matter is no prose: each key is read by itself, so that `type: project` is nothing
 * that `the password lies in the safe` above it tells, and a name by what it says.
 * @returns the rule and the line of each, the body's first
 */
export function secretsInFile(text: string, allow: readonly string[] = []): Pick<FoundSecret, "rule" | "line">[] {
  const plain = withoutLinkMarks(text);
  const matter = /^---\n(?:.*\n)*?---\n/.exec(plain)?.[0] ?? "";
  const known = new ToldValues();
  const read = (part: string, above: number): Pick<FoundSecret, "rule" | "line">[] =>
    findSecrets(part, allow, known).map(({ rule, line }) => ({ rule, line: above + line }));
  const lineOf = (at: number): number => plain.slice(0, at).split("\n").length - 1;
  const keys = [...matter.matchAll(/^(?!---$)\S.*\n(?:(?:[ \t].*)?\n)*/gm)];
  const body = plain.slice(matter.length);
  return [
    ...read(body.replace(LISTED, "$1"), lineOf(matter.length)),
    ...[...body.matchAll(LISTED)].flatMap(({ 2: hook = "", index }) => read(hook, lineOf(matter.length + index))),
    ...keys.flatMap(({ 0: key, index }) => read(key.replace(/^(?:name|description): /, ""), lineOf(index))),
  ];
}

/** Whether what stands there is, or is a part of, what the user allows: the mark behind it may be part of a password. */
const isAllowed = (text: string, start: number, end: number, allow: readonly string[]): boolean =>
  allow.some((one) => {
    const at =
      one.length < end - start
        ? -1
        : text.slice(end - one.length < 0 ? 0 : end - one.length, start + one.length).indexOf(one);
    return at >= 0;
  });

/** A rule that knows the shape names a find before the sentence that tells it. */
const TOLD = SECRET_RULES.length;
const AGAIN = TOLD + 1;

/** The text with every secret replaced; lines stay as many, a key over ten lines leaves ten placeholders. */
export const redactText = (
  text: string,
  allow: readonly string[] = [],
  known?: ToldValues,
): { text: string; found: FoundSecret[] } => replaced(text, findSecrets(text, allow, known));

/** A document whole, as its commit looks at it: what lithify's own marks make of a text is no secret. */
export const asCommitted = (text: string, allow: readonly string[]): string =>
  findSecrets(withoutLinkMarks(text), allow).length === 0 ? text : redactText(text, allow).text;

/** Texts that belong together, as the turns of a talk: what one of them tells is gone from all. */
export function redactTogether(texts: readonly string[], allow: readonly string[], known: ToldValues): string[] {
  const once = texts.map((text) => redactText(text, allow, known).text);
  return once.map((text) => withoutKnown(text, known).text);
}

/** Without what other texts told, where what this one tells is gone already. */
export const withoutKnown = (text: string, known: ToldValues): { text: string; found: FoundSecret[] } =>
  replaced(text, withLines(text, known.in(text)));

function replaced(text: string, found: FoundSecret[]): { text: string; found: FoundSecret[] } {
  const pieces: string[] = [];
  let at = 0;
  for (const { rule, start, end } of found) {
    const placeholder = `[redacted:${rule}]`;
    const lineEnds = text.slice(start, end).split("\n").length - 1;
    pieces.push(text.slice(at, start), placeholder, `\n${placeholder}`.repeat(lineEnds));
    at = end;
    // Whether it ends the sentence or the password nobody can tell: it goes.
    while (rule === "password" && text[at] === "!") at++;
  }
  pieces.push(text.slice(at));
  return { text: pieces.join(""), found };
}

/** The same over lines: as many come back. */
export function redact(
  lines: readonly string[],
  allow: readonly string[] = [],
  known?: ToldValues,
): { lines: string[]; found: { rule: string; line: number }[] } {
  const { text, found } = redactText(lines.join("\n"), allow, known);
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

const KEYWORDS = SECRET_RULES.flatMap(({ keywords, pattern }) =>
  keywords.map((text) => ({ text, anyCase: pattern.ignoreCase })),
);
const standing = finderOf(KEYWORDS);
/** The numbers of each rule's keywords. */
const KEYWORDS_OF = SECRET_RULES.map(({ keywords }, rank) => {
  const first = SECRET_RULES.slice(0, rank).reduce((sum, { keywords: own }) => sum + own.length, 0);
  return keywords.map((_, i) => first + i);
});

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

function withLines(text: string, spans: readonly Pick<Span, "rule" | "start" | "end">[]): FoundSecret[] {
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
