/**
 * Changes some keys of front matter that a person or another tool may have written, and nothing else: other keys, their
 * order, comments, quotes, indentation and line ends stay byte for byte.
 */
import { isDeepStrictEqual } from "node:util";
import { isFields } from "./fields.ts";
import { readFrontMatter, writeFrontMatter } from "./frontmatter.ts";
import { MEMORY_LIMITS, placeOf } from "./frontmatter-place.ts";
import type { YamlLimits } from "./own-yaml.ts";
import { entriesIn, writeYaml, writeYamlScalar, type YamlEntry } from "./yaml.ts";

type Data = Readonly<Record<string, unknown>>;

/**
 * The text with the changes made. A mapping among them is merged into the one that stands there (`{ metadata: { type } }`
 * changes one line), `undefined` takes a key out, a new key comes last. The same values leave the same bytes.
 * @param flow new keys whose lists stand on one line; one that stands so already stays so
 * @throws {SyntaxError} when the front matter there is faulty: ask `readFrontMatter` before
 */
export function updateFrontMatter(
  text: string,
  changes: Data,
  flow: readonly string[] = [],
  limits: YamlLimits = MEMORY_LIMITS,
): string {
  const before = readFrontMatter(text, limits);
  if ("fault" in before) throw new SyntaxError(`line ${before.line}: ${before.fault}`);
  const wanted = merged(before.data, changes);
  if (isDeepStrictEqual(wanted, before.data)) return text;
  const place = placeOf(text, limits);
  const lineEnd = /\r?\n/.exec(text)?.[0] ?? "\n";
  const mark = text.startsWith("\ufeff") ? "\ufeff" : "";
  if (place === undefined || "fault" in place) {
    return mark + withLineEnds(writeFrontMatter(wanted, "", flow), lineEnd) + before.body;
  }
  const yaml = text.slice(place.yamlStart, place.yamlEnd);
  const whole = (edited: string): string => text.slice(0, place.yamlStart) + edited + text.slice(place.yamlEnd);
  const entries = entriesIn(yaml);
  if (entries !== undefined) {
    const result = whole(applied(yaml, editsFor(yaml, entries, changes, before.data, "", { flow, lineEnd })));
    // Reading back is the proof: no layout, however strange, may lose a key.
    const after = readFrontMatter(result, limits);
    if ("data" in after && isDeepStrictEqual(after.data, wanted) && after.body === before.body) return result;
  }
  return whole(Object.keys(wanted).length === 0 ? "" : withLineEnds(writeYaml(wanted, flow), lineEnd));
}

/**
 * A document made anew, under the front matter of the one that stands where a person wrote there: keys that the new one has
 * not, and comments. Where it cannot be read, its other lines all the same: as they are, or as comments, so that the rest
 * reads; so what they wrote into an entry of the maker's. Without a person's hand, what was made.
 * @param known keys of the document's maker: those that the new one lacks go
 */
export function underOwnFrontMatter(
  standing: string,
  made: string,
  known: readonly string[],
  flow: readonly string[],
  limits: YamlLimits = MEMORY_LIMITS,
): string {
  const text = standing.replaceAll("\r\n", "\n");
  const [was, next, place] = [readFrontMatter(text, limits), readFrontMatter(made, limits), placeOf(text, limits)];
  if ("fault" in next || place === undefined || "fault" in place) return made;
  const yaml = text.slice(place.yamlStart, place.yamlEnd);
  const theirs = handLines(yaml, known, "fault" in was);
  if ("fault" in was) return withLines(made, theirs, limits);
  const isOwn = Object.keys(was.data).some((key) => !known.includes(key));
  if (!isOwn && theirs.length === 0 && !COMMENT.test(yaml)) return made;
  const gone = known.filter((key) => key in was.data && !(key in next.data)).map((key) => [key, undefined]);
  const edited = updateFrontMatter(text, { ...Object.fromEntries(gone), ...next.data }, flow, limits);
  const lost = theirs.filter((line) => !edited.includes(line.slice(2)));
  return withLines(edited.slice(0, edited.length - was.body.length) + next.body, lost, limits);
}

const COMMENT = /(?:^|\s)#/;

/**
 * What a person wrote, line by line: under no known key, where the whole does not read, and as comments within a known one: another
 * key there, or what does not read. A merge's marks are git's.
 */
function handLines(yaml: string, known: readonly string[], isBroken: boolean): string[] {
  let [isOwn, under] = [false, Number.POSITIVE_INFINITY];
  const found = yaml.split("\n").flatMap((line) => {
    if (/^\s*$|^([<=>|])\1{6}/.test(line)) return [];
    const [, space = "", dash = "", key = "", colon] = /^(\s*)(- +)?["']?([^"':]*)["']?(:(?:\s|$))?/.exec(line)!;
    if (/^[^\s-]/.test(line)) isOwn = !known.includes(key);
    if (isOwn || /^\s*#/.test(line)) return isBroken ? [line] : [];
    const reads = () => "data" in readFrontMatter(`---\n${line.trim().replace(/^- +/, "")}\n---\n`);
    const isMade = colon
      ? (known.includes(key) || IN_ENTRIES.has(key)) && (!isBroken || reads())
      : space === "" || (dash === "" ? !isBroken : /- ["']?[0-9a-f ]+["']?$/.test(line));
    // What goes on below a key of theirs is theirs.
    const isBelow = space.length > under;
    if (!isBelow) under = isMade || !colon ? Number.POSITIVE_INFINITY : space.length + dash.length;
    return isMade && !isBelow ? [] : [`# ${line.trim()}`];
  });
  return [...new Set(found)];
}
const IN_ENTRIES: ReadonlySet<string> = new Set(["path", "sha256", "unread", "file", "evidence", "accepted"]);

/** Lines put last in front matter; where it would not read with them, as comments. */
function withLines(made: string, lines: readonly string[], limits: YamlLimits): string {
  const place = placeOf(made, limits);
  if (lines.length === 0 || place === undefined || "fault" in place) return made;
  const withThem = (some: readonly string[]): string =>
    `${made.slice(0, place.yamlEnd)}${some.map((line) => `${line}\n`).join("")}${made.slice(place.yamlEnd)}`;
  const whole = withThem(lines);
  return "data" in readFrontMatter(whole, limits) ? whole : withThem(lines.map((line) => line.replace(/^(?!#)/, "# ")));
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

interface Style {
  readonly flow: readonly string[];
  readonly lineEnd: string;
}

function editsFor(
  yaml: string,
  entries: readonly YamlEntry[],
  changes: Data,
  old: Data,
  indent: string,
  style: Style,
): Edit[] {
  const edits: Edit[] = [];
  const last = entries.at(-1);
  // New keys follow the last one, before comments that close the front matter.
  const end = last === undefined ? yaml.length : lineAfter(yaml, last.end);
  for (const [key, value] of Object.entries(changes)) {
    const entry = entries.find((candidate) => candidate.key === key);
    const was = old[key];
    if (isDeepStrictEqual(was, isFields(was) && isFields(value) ? merged(was, value) : value)) continue;
    if (entry === undefined)
      edits.push({ from: end, to: end, text: lines({ [key]: value }, style.flow, indent, style) });
    else edits.push(...editsOf(yaml, entry, value, was, indent, style));
  }
  return edits;
}

function editsOf(yaml: string, entry: YamlEntry, value: unknown, was: unknown, indent: string, style: Style): Edit[] {
  const { key, keyStart, entries } = entry;
  const from = yaml.lastIndexOf("\n", keyStart - 1) + 1;
  const to = lineAfter(yaml, entry.end);
  if (value === undefined) return [{ from, to, text: "" }];
  const child = entries?.[0];
  if (isFields(value) && isFields(was) && entries !== undefined && child !== undefined) {
    const childIndent = yaml.slice(yaml.lastIndexOf("\n", child.keyStart - 1) + 1, child.keyStart);
    return editsFor(yaml, entries, value, was, childIndent, style);
  }
  const standing = entry.value === null ? "" : yaml.slice(entry.value.start, entry.value.end);
  if (entry.value?.kind === "scalar" && isScalarValue(value) && !standing.includes("\n")) {
    return [{ from: entry.value.start, to: entry.value.end, text: writeYamlScalar(value, standing[0]) }];
  }
  const flow = entry.value?.kind === "flow" ? [...style.flow, key] : style.flow;
  const written = isFields(value) ? merged(isFields(was) ? was : {}, value) : value;
  // Comments within a list, and behind it, stand above it from now on.
  const own = Array.isArray(was) ? (yaml.slice(from, to).match(/^[ \t]*#.*$|(?<=[\]\s])#[^"'\n]*$/gm) ?? []) : [];
  const comments = own.map((comment) => `${indent}${comment.trim()}${style.lineEnd}`).join("");
  return [{ from, to, text: comments + lines({ [key]: written }, flow, indent, style) }];
}

const lines = (data: Data, flow: readonly string[], indent: string, style: Style): string =>
  withLineEnds(writeYaml(data, flow).replace(/^(?=.)/gm, indent), style.lineEnd);

/** The start of the line after the one on which a value ends; a block scalar's own last line end is not counted. */
function lineAfter(yaml: string, end: number): number {
  let at = end;
  while (at > 0 && (yaml[at - 1] === "\n" || yaml[at - 1] === "\r")) at -= 1;
  const lineEnd = yaml.indexOf("\n", at);
  return lineEnd === -1 ? yaml.length : lineEnd + 1;
}

/** Edits do not overlap; of two at one place, which are new keys, the first comes first. */
function applied(yaml: string, edits: readonly Edit[]): string {
  let [result, at] = ["", 0];
  for (const edit of edits.toSorted((a, b) => a.from - b.from)) {
    result += yaml.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return result + yaml.slice(at);
}

function merged(old: Data, changes: Data): Data {
  const result: Record<string, unknown> = { ...old };
  for (const [key, value] of Object.entries(changes)) {
    const was = result[key];
    if (value === undefined) delete result[key];
    else result[key] = isFields(value) ? merged(isFields(was) ? was : {}, value) : value;
  }
  return result;
}

const isScalarValue = (value: unknown): value is string | number | boolean | null =>
  value === null || ["string", "number", "boolean"].includes(typeof value);

const withLineEnds = (text: string, lineEnd: string): string =>
  lineEnd === "\n" ? text : text.replaceAll("\n", lineEnd);
