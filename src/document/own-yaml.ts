/**
 * Reads front matter in the exact form in which lithify writes it, many times as fast as the `yaml` package does: a
 * folder of a year is read whole at each start. Whatever stands in another form is left to that package, so this says
 * nothing of faults.
 */

export interface YamlLimits {
  readonly bytes: number;
  /** Of all mappings together. */
  readonly keys: number;
  /** Mappings and lists within each other. */
  readonly depth: number;
  /** Of the lexer: marks, line ends, scalars, comments. */
  readonly tokens: number;
}

/** Keys together, and bounds on what the package's lexer would count, for the limits of `yaml.ts`. */
/** The depth this form can reach: a mapping, its list, a mapping in it, its list on one line. A mapping below a key goes less deep. */
const OWN_DEPTH = 4;

/** Of a line and of an item on one: marks, blanks, ends and the scalars between them. */
const TOKENS_A_LINE = 12;
const TOKENS_AN_ITEM = 6;

const ENTRY = /^([A-Za-z_][A-Za-z0-9_-]*):(?: (.+))?$/;
/** Keys that reach a prototype, or are no names to YAML. */
const NO_NAME = /^(?:__proto__|constructor|prototype|null|true|false)$/i;
const LETTER_FIRST = /^[(A-Za-z\u00c0-\u024f\u0370-\u1fff\u3040-\u318f\u3400-\u9fff\uac00-\ud7a3]/;
const CONSTANT = /^(?:null|true|false)$/i;
/** What may stand nowhere in a line that is read here: controls, other line ends, halves of a pair. */
const ODD = /[\0-\x1f\x7f-\xa0\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff]/;
/** A day, a week or a month. */
const DATE = /^\d{4}-(?:\d{2}(?:-\d{2})?|W\d{2})$/;
/** Hex with a letter that no number has, or with `e` twice or at its end. */
const HEX = /^(?=[0-9a-f]*(?:[a-df]|e[0-9a-f]*e|e$))[0-9a-f]{8,64}$/;
const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,8})$/;
const QUOTED = /^"(?:[^"\\]|\\["\\nt])*"$/;
const FLOW_ITEM = /^(?:[A-Za-z0-9._-]+|"[A-Za-z0-9._-]*")$/;

/** The quick way, for what lithify wrote itself; it leaves all that comes near a limit to the careful one. */
export function readOwnYamlWithin(text: string, limits: YamlLimits) {
  if (limits.depth < OWN_DEPTH || Buffer.byteLength(text) > limits.bytes) return undefined;
  const own = readOwnYaml(text);
  return own && own.keys <= limits.keys && own.mostTokens <= limits.tokens ? { data: own.data } : undefined;
}

/** @returns undefined when the text is not in lithify's own form */
export function readOwnYaml(text: string) {
  const lines = text.split("\n");
  if (lines.at(-1) === "") lines.pop();
  const data: Record<string, unknown> = {};
  let [keys, items] = [0, 0];
  let at = 0;
  while (at < lines.length) {
    // A configuration as `init` writes it is comments alone.
    if (/^(?:#.*)?$/.test(lines[at]!) && !ODD.test(lines[at]!)) {
      at += 1;
      continue;
    }
    const entry = entryIn(lines[at]!, data);
    if (entry === undefined) return undefined;
    at += 1;
    keys += 1;
    if (entry.value === undefined) {
      const below = lines[at]?.startsWith("  - ") === true ? listFrom(lines, at) : mappingFrom(lines, at);
      if (below === undefined) return undefined;
      at = below.next;
      keys += below.keys;
      items += below.items;
      data[entry.key] = below.values;
    } else {
      if (Array.isArray(entry.value)) items += entry.value.length;
      data[entry.key] = entry.value;
    }
  }
  return { data, keys, mostTokens: lines.length * TOKENS_A_LINE + items * TOKENS_AN_ITEM };
}

/** A key and its value; a value that stands on the lines below is undefined. Undefined as a whole: another form. */
function entryIn(line: string, into: Readonly<Record<string, unknown>>): { key: string; value: unknown } | undefined {
  const entry = ENTRY.exec(line);
  const key = entry?.[1];
  if (key === undefined || NO_NAME.test(key) || Object.hasOwn(into, key) || ODD.test(line)) return undefined;
  const written = entry?.[2];
  if (written === undefined) return { key, value: undefined };
  const value = written.startsWith("[") ? flowIn(written) : scalarIn(written);
  return value === undefined ? undefined : { key, value };
}

/** What stands on the lines below a key. */
interface Below {
  readonly values: unknown;
  readonly next: number;
  readonly keys: number;
  readonly items: number;
}

/** A list of scalars, or of mappings whose values stand on one line each. An empty one is written `[]`. */
function listFrom(lines: readonly string[], from: number): Below | undefined {
  const values: unknown[] = [];
  let [at, keys, items] = [from, 0, 0];
  for (; lines[at]?.startsWith("  - ") === true; at += 1) {
    const line = lines[at]!;
    const item = line.slice(4);
    if (!ENTRY.test(item)) {
      const value = ODD.test(line) ? undefined : scalarIn(item);
      if (value === undefined) return undefined;
      values.push(value);
      continue;
    }
    const map: Record<string, unknown> = {};
    for (let inner = item; ; inner = lines[at]!.slice(4)) {
      const entry = entryIn(inner, map);
      if (entry?.value === undefined) return undefined;
      map[entry.key] = entry.value;
      keys += 1;
      if (Array.isArray(entry.value)) items += entry.value.length;
      if (lines[at + 1]?.startsWith("    ") !== true) break;
      at += 1;
    }
    values.push(map);
  }
  return values.length === 0 ? undefined : { values, next: at, keys, items };
}

/** A mapping, as `proposal:` is: of scalars, and of lists of scalars. */
function mappingFrom(lines: readonly string[], from: number): Below | undefined {
  const values: Record<string, unknown> = {};
  let [at, keys, items] = [from, 0, 0];
  while (lines[at]?.startsWith("  ") === true) {
    const entry = entryIn(lines[at]!.slice(2), values);
    if (entry === undefined) return undefined;
    at += 1;
    keys += 1;
    if (Array.isArray(entry.value)) items += entry.value.length;
    values[entry.key] = entry.value;
    if (entry.value !== undefined) continue;
    const list: unknown[] = [];
    for (; lines[at]?.startsWith("    - ") === true; at += 1) {
      const item = lines[at]!.slice(6);
      const value = ODD.test(item) || ENTRY.test(item) ? undefined : scalarIn(item);
      if (value === undefined) return undefined;
      list.push(value);
    }
    if (list.length === 0) return undefined;
    values[entry.key] = list;
  }
  return keys === 0 ? undefined : { values, next: at, keys, items };
}

function flowIn(written: string): string[] | undefined {
  if (written === "[]") return [];
  if (!written.endsWith("]")) return undefined;
  const values: string[] = [];
  for (const item of written.slice(1, -1).split(", ")) {
    const value = FLOW_ITEM.test(item) ? scalarIn(item) : undefined;
    if (typeof value !== "string") return undefined;
    values.push(value);
  }
  return values;
}

function scalarIn(written: string): string | number | true | undefined {
  if (written === "true") return true;
  if (LETTER_FIRST.test(written)) {
    const ends = written.endsWith(" ") || written.endsWith(":");
    return ends || written.includes(": ") || written.includes(" #") || CONSTANT.test(written) ? undefined : written;
  }
  if (written.startsWith('"')) {
    if (!QUOTED.test(written)) return undefined;
    return written.includes("\\") ? (JSON.parse(written) as string) : written.slice(1, -1);
  }
  if (DATE.test(written) || HEX.test(written)) return written;
  return WHOLE_NUMBER.test(written) ? Number(written) : undefined;
}
