/**
 * Where in a file the keys of its front matter stand, so that a finding points at its line. A scanner of lines, not a
 * YAML reader: what it does not recognise is reported on line 1.
 */

interface KeyLine {
  /** From 1. */
  readonly line: number;
  /** Lines of the list items below the key. */
  readonly items: readonly number[];
}

/** A file of the memory folder, by lines. */
export interface FileLines {
  readonly lines: readonly string[];
  /** Top-level keys, and those one level below `metadata:` that are not also top-level. */
  readonly keys: ReadonlyMap<string, KeyLine>;
  /** Index in `lines` of the first one after the front matter; 0 when there is none. */
  readonly bodyAt: number;
}

const FENCE = /^---[ \t]*$/;
const KEY = /^([ \t]*)(?:"([^"]{1,80})"|'([^']{1,80})'|([\p{L}\p{N}_.-]{1,80}))[ \t]*:(?=[ \t]|$)/u;
const ITEM = /^[ \t]*-(?=[ \t]|$)/;

export function fileLines(text: string): FileLines {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n?|\n/);
  const closing = FENCE.test(lines[0]!) ? lines.findIndex((line, i) => i > 0 && FENCE.test(line)) : -1;
  if (closing < 0) return { lines, keys: new Map(), bodyAt: 0 };
  return { lines, keys: keysWithin(lines, closing), bodyAt: closing + 1 };
}

function keysWithin(lines: readonly string[], closing: number): Map<string, KeyLine> {
  const flat = new Map<string, KeyLine>();
  const nested = new Map<string, KeyLine>();
  let items: number[] | undefined;
  /** Indent of the keys below `metadata:`; undefined outside of it. */
  let inside: number | "unknown" | undefined;
  for (let i = 1; i < closing; i++) {
    const line = lines[i]!;
    const key = KEY.exec(line);
    if (ITEM.test(line)) items?.push(i + 1);
    if (ITEM.test(line) || key === null) continue;
    const indent = key[1]!.length;
    const name = key[2] ?? key[3] ?? key[4]!;
    if (indent === 0) inside = name === "metadata" ? "unknown" : undefined;
    else if (inside === "unknown") inside = indent;
    if (indent !== 0 && indent !== inside) continue;
    items = [];
    const keys = indent === 0 ? flat : nested;
    if (!keys.has(name)) keys.set(name, { line: i + 1, items });
  }
  return new Map([...nested, ...flat]);
}

/** The line of a key, or of its nth list item; the first line where it is not found. */
export function lineOf({ keys }: Pick<FileLines, "keys">, key: string, item?: number): number {
  const found = keys.get(key);
  return (item === undefined ? undefined : found?.items[item]) ?? found?.line ?? 1;
}

/** The first line of the body that holds something, or else where it would begin. From 1. */
export function bodyLineOf({ lines, bodyAt }: FileLines): number {
  const at = lines.findIndex((line, i) => i >= bodyAt && line.trim() !== "");
  return (at < 0 ? bodyAt : at) + 1;
}

/** The lines of the body that are text: no fences, nor what stands in them. Each with its number in the file. */
export function* bodyLines({ lines, bodyAt }: FileLines): Generator<{ text: string; line: number }> {
  let fence: string | undefined;
  for (let i = bodyAt; i < lines.length; i++) {
    const text = lines[i]!;
    const mark = /^[ \t]{0,12}(`{3,}|~{3,})([^`]*)$/.exec(text);
    if (fence === undefined && mark) fence = mark[1]!;
    else if (fence !== undefined) {
      if (mark && mark[1]![0] === fence[0] && mark[1]!.length >= fence.length && mark[2]!.trim() === "")
        fence = undefined;
    } else yield { text, line: i + 1 };
  }
}
