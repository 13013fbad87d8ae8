/**
 * What is known of a language stands in `text/lexicon/`: no regular expression elsewhere in src/ spells it out. A pattern is a
 * literal, or strings of a file that builds patterns from them.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { expect, it } from "vitest";
import { spelled } from "../../src/text/folding.ts";
import { LEXICONS } from "../../src/text/lexicon/all.ts";
import { FORMAT_WORDS } from "./format-words.ts";

const SRC = join(import.meta.dirname, "..", "..", "src");
const LEXICON = "text/lexicon/";

/** Every word of three letters or more that some language lists, under any key. */
const listed = new Set(
  LEXICONS.flatMap(valuesOf).flatMap((text) => spelled(text.replace(/\{\w*\}/g, " ")).match(/\p{L}{3,}/gu) ?? []),
);

function valuesOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(valuesOf) : [];
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** The sources of a file's patterns: its literals, and all strings with a pattern's signs where it builds some. */
function patternsOf(path: string): string[] {
  const { program } = parseSync(path, readFileSync(join(SRC, path), "utf8"));
  const literals: string[] = [];
  const strings: string[] = [];
  let builds = false;
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one);
    if (node === null || typeof node !== "object" || Array.isArray(node)) return;
    const { type, callee, regex, value } = node as Node;
    if ((type === "NewExpression" || type === "CallExpression") && (callee as Node).name === "RegExp") builds = true;
    if (type === "Literal" && regex) literals.push((regex as { pattern: string }).pattern);
    else if (type === "Literal" && typeof value === "string") strings.push(value);
    else if (type === "TemplateElement") strings.push((value as { cooked: string | null }).cooked ?? "");
    for (const child of Object.values(node)) visit(child);
  };
  visit(program);
  return [...literals, ...(builds ? strings.filter((text) => /[|\\]|\(\?/.test(text)) : [])];
}

/** A pattern's own words: without escapes, classes, and the names of its groups. */
const wordsOf = (pattern: string): string[] =>
  spelled(
    pattern
      .replace(/\\[pPkux]\{[^}]*\}|\\k<[^>]*>|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|\\[a-zA-Z]/g, " ")
      .replace(/\(\?<[a-zA-Z]\w*>/g, "(")
      .replace(/\[(?:\\.|[^\]\\])*\]/g, " "),
  ).match(/\p{L}{3,}/gu) ?? [];

const foreignLetters = (pattern: string): string[] =>
  [...pattern.replace(/\\u[0-9a-fA-F]{4}/g, "")].filter((one) => /[^\0-\x7f]/.test(one) && /\p{L}/u.test(one));

/** @returns what of a language the patterns of a file hold */
function knownIn(path: string): string[] {
  const prescribed = new Set((FORMAT_WORDS[path] ?? "").split(/\s+/));
  return [
    ...new Set(
      patternsOf(path).flatMap((pattern) => [
        ...foreignLetters(pattern),
        ...wordsOf(pattern).filter((word) => listed.has(word) && !prescribed.has(word)),
      ]),
    ),
  ];
}

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => name.replaceAll("\\", "/"))
  .filter((path) => !path.startsWith(LEXICON))
  .sort();

it("keeps languages out of every other file's patterns", () => {
  const faults = files.map((path) => ({ path, known: knownIn(path) })).filter(({ known }) => known.length > 0);
  expect(faults.map(({ path, known }) => `${path}: ${known.join(" ")}`)).toEqual([]);
});

it("allows no word that no pattern of its file needs", () => {
  const spare = Object.entries(FORMAT_WORDS).flatMap(([path, words]) => {
    const used = new Set(files.includes(path) ? patternsOf(path).flatMap(wordsOf) : []);
    return words.split(/\s+/).flatMap((word) => (used.has(word) && listed.has(word) ? [] : [`${path}: ${word}`]));
  });
  expect(spare).toEqual([]);
});

it("would notice a language in a pattern, literal or built", () => {
  const found = (pattern: string) => [
    ...foreignLetters(pattern),
    ...wordsOf(pattern).filter((word) => listed.has(word)),
  ];
  expect(found(String.raw`\b(?:because|since)\b`)).toEqual(["because", "since"]);
  expect(found("因为|из-за").length).toBeGreaterThan(2);
  expect(found(String.raw`(?<secret>[a-z]{3,})\p{Script=Han}\u3040`)).toEqual([]);
});
