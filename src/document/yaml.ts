/**
 * The door to the `yaml` package: YAML 1.2 core and nothing else of YAML. No tags, anchors, aliases or directives, no
 * key twice, and bounds that are checked on the lexer's tokens, before anything is built of them.
 */
import { Document, isMap, isScalar, isSeq, Lexer, parseDocument, Scalar, visit, type YAMLMap } from "yaml";
import { isFields } from "./fields.ts";
import { readOwnYamlWithin, type YamlLimits } from "./own-yaml.ts";
import { shownKey } from "./shown-key.ts";

type YamlRead =
  | { readonly data: Record<string, unknown> }
  /** `line` counts from 1. */
  | { readonly fault: string; readonly line: number };

/**
 * As one front matter is written: block lists, no folding, no anchor for a value that stands twice. A quoted text of many
 * lines stays on one: over several the package doubles the backslash of a line that holds only a blank.
 */
const WRITING = {
  lineWidth: 0,
  flowCollectionPadding: false,
  indentSeq: true,
  doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
} as const;
const READING = { version: "1.2", schema: "core", stringKeys: true, prettyErrors: false, logLevel: "error" } as const;
/** Keys that would reach an object's prototype in careless hands. */
const UNSAFE_KEYS = ["__proto__", "constructor", "prototype"];

/** Reads a mapping; nothing, or comments alone, is an empty one. */
export const readYaml = (text: string, limits: YamlLimits): YamlRead =>
  readOwnYamlWithin(text, limits) ?? readAnyYaml(text, limits);

/**
 * A text of YAML in which a section's key has another value, or, for undefined, does not stand. All else stays as it is, byte for byte: comments, order, blanks.
 * @returns undefined where the text is of a form that cannot be edited so
 */
export function withYamlValue(
  text: string,
  section: string,
  key: string,
  value: string | number | undefined,
): string | undefined {
  const written =
    value === undefined ? "" : typeof value === "number" || isWord(value) ? String(value) : JSON.stringify(value);
  const ended = text === "" || text.endsWith("\n") ? text : `${text}\n`;
  const { contents } = parseDocument(ended, { ...READING, uniqueKeys: false });
  const spliced = (from: number, to: number, put: string): string => ended.slice(0, from) + put + ended.slice(to);
  if (contents !== null && (!isMap(contents) || contents.flow)) return undefined;
  const found = contents?.items.find((pair) => isScalar(pair.key) && pair.key.value === section);
  const at = isMap(found?.value)
    ? found.value.items.findIndex((one) => isScalar(one.key) && one.key.value === key)
    : -1;
  if (value === undefined && at < 0) return ended;
  if (found === undefined) return `${ended}${section}:\n  ${key}: ${written}\n`;
  const [, keyEnd] = rangeOf(found.key);
  const lineEnd = (from: number): number => {
    const end = ended.indexOf("\n", from);
    return end < 0 ? ended.length : end;
  };
  if (isScalar(found.value) && found.value.value === null) {
    const end = lineEnd(keyEnd);
    return spliced(end, end, `\n  ${key}: ${written}`);
  }
  if (!isMap(found.value)) return undefined;
  const [start] = rangeOf(found.value);
  const pair = found.value.items[at];
  if (pair !== undefined && value === undefined) {
    const { items, flow } = found.value;
    const from = rangeOf(pair.key)[0];
    const to = pair.value === null ? rangeOf(pair.key)[1] : rangeOf(pair.value)[1];
    if (!flow) return spliced(ended.lastIndexOf("\n", from - 1) + 1, lineEnd(Math.max(from, to - 1)) + 1, "");
    const [before, after] = [items[at - 1], items[at + 1]];
    if (after !== undefined) return spliced(from, rangeOf(after.key)[0], "");
    return before === undefined ? undefined : spliced(rangeOf(before.value ?? before.key)[1], to, "");
  }
  if (pair !== undefined) {
    const [from, to] = rangeOf(pair.value);
    if (pair.value !== null && from < to) return spliced(from, to, written);
    const colon = ended.indexOf(":", rangeOf(pair.key)[1]) + 1;
    return spliced(colon, colon, ` ${written}`);
  }
  if (found.value.flow)
    return spliced(start + 1, start + 1, ` ${key}: ${written}${found.value.items.length > 0 ? "," : " "}`);
  const last = found.value.items.at(-1)!;
  const end = lineEnd(Math.max(rangeOf(last.key)[1], last.value === null ? 0 : rangeOf(last.value)[1] - 1));
  const indent = " ".repeat(start - (ended.lastIndexOf("\n", start - 1) + 1));
  return spliced(end, end, `\n${indent}${key}: ${written}`);
}

/** A word that is a text in any reading of YAML. */
const isWord = (text: string): boolean =>
  /^[A-Za-z][\w-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off)$/i.test(text);

/** Where a node begins and where its own text ends. */
function rangeOf(node: unknown): readonly [number, number] {
  const range = (node as { range?: readonly number[] | null } | null)?.range;
  return [range?.[0] ?? 0, range?.[1] ?? 0];
}

/** The careful way. */
export function readAnyYaml(text: string, limits: YamlLimits): YamlRead {
  const beyond = beyondLimits(text, limits);
  if (beyond !== undefined) return beyond;
  // Keys are compared in the walk below: the package does that pair by pair, in quadratic time.
  const document = parseDocument(text, { ...READING, uniqueKeys: false });
  const lineAt = (offset: number): number => text.slice(0, offset).split("\n").length;
  // Of a second document that says nothing nothing goes unread.
  const error = document.errors.find(({ code, pos }) => code !== "MULTIPLE_DOCS" || /[^-\s]/.test(text.slice(pos[0])));
  if (error !== undefined) {
    const offset = error.code === "MISSING_CHAR" ? openQuoteBefore(text, error.pos[0]) : error.pos[0];
    const fault = error.code === "MULTIPLE_DOCS" ? "a second document begins here" : error.message.split("\n", 1)[0]!;
    return { fault, line: lineAt(offset) };
  }
  const wrong = wrongNode(document.contents, limits.depth);
  if (wrong !== undefined) return { fault: wrong.fault, line: lineAt(wrong.offset) };
  const data: unknown = document.toJS({ maxAliasCount: 0 }) ?? {};
  return isFields(data) ? { data } : { fault: "not a mapping of keys to values", line: 1 };
}

/**
 * Writes a mapping in the order given, ending in a line end; an empty one is `{}`. A string stands plain only where
 * every reader of YAML 1.1 and 1.2 reads the same string again, dates excepted. Keys with `undefined` are left out.
 * @param flow keys whose lists stand on one line, `[a, b]`
 */
export function writeYaml(data: Readonly<Record<string, unknown>>, flow: readonly string[] = []): string {
  const document = new Document(data, { version: "1.2", schema: "core", aliasDuplicateObjects: false });
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value === "string") node.type = isPlain(node.value) ? Scalar.PLAIN : Scalar.QUOTE_DOUBLE;
    },
    Pair(_, pair) {
      if (isScalar(pair.key) && flow.includes(String(pair.key.value)) && isSeq(pair.value)) pair.value.flow = true;
    },
  });
  return document.toString(WRITING);
}

/** One value on one line, quoted as the one that stood there before where that reads back. */
export function writeYamlScalar(value: string | number | boolean | null, like: string | undefined): string {
  if (typeof value === "string" && like === "'" && /^[\x20-\x26\x28-\x7e\u00a1-\u1fff\u3001-\ud7ff]*$/.test(value))
    return `'${value}'`;
  if (typeof value === "string" && like === '"') return JSON.stringify(value);
  return writeYaml({ k: value }).slice("k: ".length).trimEnd();
}

/** A key and its value as they stand in a text, in UTF-16 units; null where there is no value to speak of. */
export interface YamlEntry {
  readonly key: string;
  readonly keyStart: number;
  /** After the last character of the value, or of the key when there is none. */
  readonly end: number;
  readonly value: { readonly start: number; readonly end: number; readonly kind: "scalar" | "flow" | "block" } | null;
  /** Of a block mapping within. */
  readonly entries: readonly YamlEntry[] | undefined;
}

/**
 * Where the entries of a mapping stand. Undefined when it is written in braces, which no one edits line by line.
 * @param text has been read by `readYaml` without a fault
 */
export function entriesIn(text: string): readonly YamlEntry[] | undefined {
  const { contents } = parseDocument(text, { ...READING, uniqueKeys: false });
  if (contents === null || (isScalar(contents) && contents.value === null)) return [];
  return isMap(contents) && contents.flow !== true ? entriesOf(contents) : undefined;
}

const entriesOf = (map: YAMLMap): YamlEntry[] =>
  map.items.map(({ key, value }) => {
    const [keyStart, keyEnd] = isScalar(key) && key.range ? key.range : [0, 0];
    const name = isScalar(key) ? String(key.value) : "";
    if ((!isScalar(value) && !isMap(value) && !isSeq(value)) || !value.range || value.range[0] === value.range[1]) {
      return { key: name, keyStart, end: keyEnd, value: null, entries: undefined };
    }
    const [start, end] = value.range;
    const block = isScalar(value)
      ? value.type === "BLOCK_LITERAL" || value.type === "BLOCK_FOLDED"
      : value.flow !== true;
    const kind = block ? "block" : isScalar(value) ? "scalar" : "flow";
    return {
      key: name,
      keyStart,
      end,
      value: { start, end, kind },
      entries: isMap(value) && block ? entriesOf(value) : undefined,
    };
  });

/** Where a quote was opened that is missed only at the end: there it is to be mended. */
function openQuoteBefore(text: string, missed: number): number {
  const opened = [...text.slice(0, missed).matchAll(/(?<=:[ \t]+|-[ \t]+)(["'])(?:(?!\1)[^\n])*$/gm)];
  return opened.at(-1)?.index ?? missed;
}

/** Stops at the first token too many, so a bomb costs what its harmless beginning costs. */
function beyondLimits(text: string, limits: YamlLimits): { fault: string; line: number } | undefined {
  if (Buffer.byteLength(text) > limits.bytes) return { fault: `longer than ${limits.bytes / 1024} KB`, line: 1 };
  let [line, keys, tokens, itemsOnLine] = [1, 0, 0, 0];
  /** The brackets that are open. */
  const open: string[] = [];
  for (const token of new Lexer().lex(text)) {
    const first = token.charAt(0);
    tokens += 1;
    if (tokens > limits.tokens) return { fault: "too many lines and values", line };
    if ((first === "&" || first === "*") && token.length > 1)
      return { fault: "anchors and aliases are not allowed", line };
    if (first === "!") return { fault: "tags are not allowed", line };
    if (first === "%") return { fault: "directives are not allowed", line };
    if (token === "{" || token === "[") open.push(token);
    if (token === "}" || token === "]") open.pop();
    if (token === "-" || token === "?") itemsOnLine += 1;
    if (open.length + itemsOnLine > limits.depth) return { fault: `nested deeper than ${limits.depth}`, line };
    const inBraces = open.at(-1) === "{";
    if (token === "{" || token === "?" || (token === "," && inBraces) || (token === ":" && !inBraces)) keys += 1;
    if (keys > limits.keys) return { fault: `more than ${limits.keys} keys`, line };
    if (token.includes("\n")) {
      line += token.split("\n").length - 1;
      itemsOnLine = 0;
    }
  }
  return undefined;
}

/** The first node that is nested too deep, stands under a key twice, or under one that is no name. */
function wrongNode(node: unknown, depth: number): { fault: string; offset: number } | undefined {
  if (!isMap(node) && !isSeq(node)) return undefined;
  if (depth === 0) return { fault: "nested too deep", offset: node.range?.[0] ?? 0 };
  if (isSeq(node)) return firstOf(node.items, (item) => wrongNode(item, depth - 1));
  const names = new Set<unknown>();
  return firstOf(node.items, ({ key, value }) => {
    const name = isScalar(key) ? key.value : undefined;
    const offset = isScalar(key) ? (key.range?.[0] ?? 0) : (node.range?.[0] ?? 0);
    if (typeof name !== "string") return { fault: "a key is not a name", offset };
    if (UNSAFE_KEYS.includes(name)) return { fault: `the key ${shownKey(name)} is not allowed`, offset };
    if (names.has(name)) return { fault: `the key ${shownKey(name)} stands twice`, offset };
    names.add(name);
    return wrongNode(value, depth - 1);
  });
}

function firstOf<T, R>(items: readonly T[], look: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = look(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether a string without quotes is that string to YAML 1.1 and 1.2. Says no more often than it must. */
function isPlain(text: string): boolean {
  if (!text.isWellFormed() || /[\0-\x1f\x7f-\xa0\u2028\u2029\ufeff\ufffe\uffff]/.test(text)) return false;
  if (/^[\s\-?:,[\]{}#&*!|>'"%@`=<~.]/.test(text) || /\s$|:(?:\s|$)|\s#/.test(text)) return false;
  if (/^(?:y|n|yes|no|on|off|true|false|null)$/i.test(text)) return false;
  // Numbers of YAML 1.1 (base 2, 8, 16 and 60, with underscores), and times, which it makes dates of.
  if (/^[-+]?0(?:x[\da-f_]+|b[01_]+|o?[0-7_]+)$/i.test(text)) return false;
  if (/^[-+]?\d[\d_]*(?::[0-5]?\d)*(?:\.[\d_]*)?(?:e[-+]?\d+)?$/i.test(text)) return false;
  return text !== "" && !/^\d{4}-\d{1,2}-\d{1,2}[Tt\s]/.test(text);
}
