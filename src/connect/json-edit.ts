/**
 * Puts an entry or an item into JSON that people keep, comments, indentation, line ends and all, and takes it out again to the
 * byte. What is put in comes first in its object or list, on a line of its own, and with nothing but blanks before it; what
 * is made on the way to it stands on that one line. So the text itself tells what to take out: no copy of the file, which
 * may hold keys, lies anywhere.
 */
import { isDeepStrictEqual } from "node:util";
import { createScanner, getNodeValue, type Node, type ParseError, treeIn } from "../document/jsonc.ts";
import { installIn } from "./call.ts";
import { asJson, placedIn } from "./json5.ts";
import type { Entry, Fault, Item, PieceState } from "./piece.ts";

type JsonPiece = Entry | Item;

export function jsonState(text: string, piece: JsonPiece): PieceState | Fault {
  const root = treeFor(text, piece);
  if (root === undefined) return "absent";
  if ("fault" in root) return root;
  const found = oursIn(root, piece);
  if ("fault" in found) return found;
  if (found.length === 0) return "absent";
  return found.length === 1 ? found[0]!.is : "stale";
}

/** @param text undefined: there is no file yet */
export function withJson(text: string | undefined, piece: JsonPiece): string | Fault {
  const whole = { ...piece.begun, ...chain(piece.path, valueIn(piece)) };
  if (text === undefined) return pretty(whole);
  const root = treeFor(text, piece);
  if (root === undefined) return besides(text, oneLine(whole));
  if ("fault" in root) return root;
  const found = oursIn(root, piece);
  if ("fault" in found) return found;
  const [first, ...others] = found;
  if (first === undefined) return inserted(text, root, piece);
  if (others.length > 0) return withJson(removedAll(text, piece, 1), piece);
  return first.is === "stale" ? renewed(text, first.node, piece) : text;
}

/**
 * An empty file, or one of comments alone, stays one when this is taken out: written on one line it is not taken for a file that
 * lithify began. Behind a comment that ends with its line it would be part of it.
 */
function besides(text: string, said: string): string {
  const behind = text + said;
  return treeOf(behind) === undefined ? text.replace(/^\uFEFF?/, (mark) => mark + said) : behind;
}

/** What calls lithify, and no more, where it stands. */
function renewed(text: string, node: Node, piece: JsonPiece): string {
  const value = piece.made(piece.command)[0] as Values;
  return callKeys(piece)
    .map((key) => ({ key, at: propertyOf(node, key)!.children![1]! }))
    .sort((one, other) => other.at.offset - one.at.offset)
    .reduce(
      (now, { key, at }) => now.slice(0, at.offset) + oneLine(value[key]) + now.slice(at.offset + at.length),
      text,
    );
}

/** The text without what lithify put there. */
export function withoutJson(text: string, piece: JsonPiece): string | Fault {
  const root = treeFor(text, piece);
  if (root === undefined) return text;
  if ("fault" in root) return root;
  const found = oursIn(root, piece);
  // Somebody else's stays without a word; of what calls lithify the user would believe that it is gone.
  if ("fault" in found) return text;
  if (!found.some(({ is }) => is === "edited")) return removedAll(text, piece, 0);
  return { fault: `${piece.path.join(".")} was edited by hand: take it out by hand` };
}

/** Whether a file holds nothing but what lithify began it with: the form in which it was written, and nothing in it. */
export function isBegun(before: string, after: string, begun: Readonly<Record<string, unknown>>): boolean {
  const [was, left] = [treeOf(before), treeOf(after)];
  if (was === undefined || left === undefined || "fault" in was || "fault" in left) return false;
  return before === pretty(getNodeValue(was)) && isEmpty(getNodeValue(left), begun);
}

function isEmpty(value: unknown, begun: Readonly<Record<string, unknown>> = {}): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (value === null || typeof value !== "object") return false;
  return Object.entries(value).every(([key, one]) => begun[key] === one || isEmpty(one));
}

/** A file that lithify begins, in the form by which it is known as such. */
export function asBegun(text: string): string {
  const root = treeOf(text);
  return root === undefined || "fault" in root ? text : pretty(getNodeValue(root));
}

const pretty = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const oneLine = (value: unknown): string => JSON.stringify(value, null, 1).replace(/\n\s*/g, " ");
const wholeIn = (piece: JsonPiece): unknown => {
  const [value] = piece.made(piece.command);
  return piece.kind === "item" && piece.group !== undefined ? { ...piece.group, hooks: [value] } : value;
};
const valueIn = (piece: JsonPiece): unknown => (piece.kind === "item" ? [wholeIn(piece)] : wholeIn(piece));
const chain = (path: readonly string[], value: unknown): Record<string, unknown> =>
  path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Record<string, unknown>;

/** undefined: nothing is in it, or comments alone. */
function treeOf(text: string, json5 = false): Node | Fault | undefined {
  const bare = text.replace(/^\uFEFF/, " ");
  if (bare.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, "").trim() === "") return undefined;
  const errors: ParseError[] = [];
  const root = treeIn(bare, errors, READING);
  const [error] = errors;
  if (error === undefined && root !== undefined)
    return root.type === "object" ? root : { fault: "it is JSON, and no object" };
  const line = text.slice(0, error?.offset ?? 0).split("\n").length;
  return json5 ? treeOfJson5(bare) : { fault: `line ${line} cannot be read as JSON with comments` };
}
const READING = { allowTrailingComma: true, disallowComments: false };

function treeOfJson5(text: string): Node | Fault {
  const as = asJson(text);
  const errors: ParseError[] = [];
  const root = as && treeIn(as.json, errors, READING);
  if (root?.type === "object" && errors.length === 0) return placedIn(root, as!.at);
  return { fault: "it cannot be read as JSON5" };
}

/** As `treeOf`; a fault where a key on the way stands twice: agents read the last, or none. */
function treeFor(text: string, { path, json5 }: JsonPiece): Node | Fault | undefined {
  const root = treeOf(text, json5);
  let at = root === undefined || "fault" in root ? undefined : root;
  for (const [depth, key] of path.entries()) {
    if (at?.type !== "object") break;
    const own = (at.children ?? []).filter(({ children }) => children?.[0]?.value === key);
    if (own.length > 1) return { fault: `${path.slice(0, depth + 1).join(".")} stands twice in it` };
    at = own[0]?.children?.[1];
  }
  return root;
}

interface Found {
  readonly node: Node;
  /** What goes with it: a group that holds nothing else. */
  readonly whole: Node;
  readonly is: Whose;
}
type Whose = "connected" | "stale" | "edited";
type Values = Readonly<Record<string, unknown>>;

/** What lithify put there, or a fault where somebody else's stands in its way. */
function oursIn(root: Node, piece: JsonPiece): Found[] | Fault {
  let at = root;
  const keys = piece.kind === "item" ? piece.path : piece.path.slice(0, -1);
  for (const [depth, key] of keys.entries()) {
    const next = propertyOf(at, key)?.children?.[1];
    if (next === undefined) return [];
    const wanted = piece.kind === "item" && depth === keys.length - 1 ? "array" : "object";
    if (next.type !== wanted) return { fault: `${keys.slice(0, depth + 1).join(".")} is no ${wanted} in it` };
    at = next;
  }
  const path = piece.path.join(".");
  if (piece.kind === "item") {
    const { call } = piece;
    const found = (at.children ?? []).flatMap((item) => oursAmong(item, piece));
    const isTold = call !== undefined && wordsOf(getNodeValue(at)).includes(call);
    if (found.length > 0 || !isTold) return found;
    return {
      fault: `${path} has a command that calls ${call}, not as lithify writes it: take it out for lithify's own`,
    };
  }
  const own = propertyOf(at, piece.path.at(-1)!)?.children?.[1];
  if (own === undefined) return [];
  const is = whoseIs(plain(own), piece);
  return is === undefined
    ? { fault: `${path} is there already, not as lithify writes it: rename it or take it out for lithify's own` }
    : [{ node: own, whole: own, is }];
}

/** Whatever parts them: a call may stand in a line, or in a list of arguments. */
const wordsOf = (value: unknown): string => JSON.stringify(value).replace(/[^\w-]+/g, " ");

/** An item of ours, or those within a group, which may be a person's. */
function oursAmong(item: Node, piece: Item): Found[] {
  const inner = piece.group && propertyOf(item, "hooks")?.children?.[1];
  const nodes = piece.group === undefined ? [item] : inner?.type === "array" ? (inner.children ?? []) : [];
  const whole = piece.group !== undefined && nodes.length === 1 ? item : undefined;
  return nodes.flatMap((node) => {
    const is = whoseIs(plain(node), piece);
    return is === undefined ? [] : [{ node, whole: whole ?? node, is }];
  });
}

/** With the prototype that values have which are made here. */
const plain = (node: Node): unknown => structuredClone(getNodeValue(node));

/** undefined: a person's. Lithify's is what it would write itself for the install that is called. */
function whoseIs(value: unknown, piece: JsonPiece): Whose | undefined {
  const now = piece.made(piece.command);
  if (now.some((one) => isDeepStrictEqual(value, one))) return "connected";
  const isItem = piece.kind === "item";
  if (isCalledAs(value, now[0], piece)) return isItem ? "connected" : "edited";
  const from = installIn(value);
  if (from === undefined) return undefined;
  const made = piece.made(from);
  const isOurs = isItem ? isCalledAs(value, made[0], piece) : made.some((one) => isDeepStrictEqual(value, one));
  return isOurs ? "stale" : undefined;
}

const isCalledAs = (value: unknown, made: unknown, piece: JsonPiece): boolean =>
  isValues(value) && isValues(made) && callKeys(piece).every((key) => isDeepStrictEqual(value[key], made[key]));

const isValues = (value: unknown): value is Values => typeof value === "object" && value !== null;

/** The keys that say how lithify is called. */
function callKeys({ command, made }: JsonPiece): string[] {
  const [[now], [other]] = [made(command), made([""])];
  if (!isValues(now) || !isValues(other)) return [];
  return Object.keys(now).filter((key) => !isDeepStrictEqual(now[key], other[key]));
}

const propertyOf = (object: Node, key: string): Node | undefined =>
  object.children?.find(({ children }) => children?.[0]?.value === key);

function inserted(text: string, root: Node, piece: JsonPiece): string {
  let at = root;
  let rest = piece.path;
  for (const key of piece.path) {
    const next = propertyOf(at, key)?.children?.[1];
    if (next === undefined) break;
    at = next;
    rest = rest.slice(1);
  }
  const [key] = rest;
  const made = key === undefined ? wholeIn(piece) : chain(rest.slice(1), valueIn(piece));
  const said = key === undefined ? oneLine(made) : `${JSON.stringify(key)}: ${oneLine(made)}`;
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const line = `${eol}${indentIn(text, root, at)}${said}${(at.children ?? []).length > 0 ? "," : ""}`;
  return text.slice(0, at.offset + 1) + line + text.slice(at.offset + 1);
}

/** That of what stands first in it on a line of its own, else one step more than its own line. */
function indentIn(text: string, root: Node, at: Node): string {
  const ownLine = (node: Node | undefined): string | undefined =>
    node && /(?:^|\n)([ \t]*)$/.exec(text.slice(0, node.offset))?.[1];
  const unit = ownLine(root.children?.[0]) || "  ";
  const first = ownLine(at.children?.[0]);
  if (first !== undefined) return first;
  const line = text.slice(text.lastIndexOf("\n", at.offset - 1) + 1, at.offset);
  return (/^[ \t]*/.exec(line.replace(/^\uFEFF/, ""))?.[0] ?? "") + unit;
}

/** @param but leaves so many */
function removedAll(text: string, piece: JsonPiece, but: number): string {
  const root = treeOf(text, piece.json5);
  if (root === undefined || "fault" in root) return text;
  const found = oursIn(root, piece);
  if ("fault" in found || found.length <= but) return text;
  return removedAll(removed(text, found.at(-1)!.whole, piece.begun), piece, but);
}

function removed(text: string, value: Node, begun: Readonly<Record<string, unknown>> = {}): string {
  const saidOf = (node: Node): string => text.slice(node.offset, node.offset + node.length);
  const isOneLine = (node: Node): boolean => saidOf(node) === oneLine(getNodeValue(node));
  // Somebody wrote the file anew: what was made on the way can no longer be told from what was there, and goes when empty.
  const isRewritten = !isOneLine(value);
  let target = value.parent?.type === "property" ? value.parent : value;
  // What a file was begun with besides is ours as well.
  const isAlone = ({ parent, children = [] }: Node): boolean =>
    children.length === 1 ||
    (parent === undefined &&
      children.every((one) => one === target || begun[one.children?.[0]?.value] === one.children?.[1]?.value));
  for (let holder = target.parent!; isAlone(holder); holder = target.parent!) {
    if (holder.parent === undefined) {
      if (!isOneLine(holder)) break;
      return text.slice(0, holder.offset) + text.slice(holder.offset + holder.length);
    }
    if (!isRewritten && !isOneLine(holder)) break;
    target = holder.parent.type === "property" ? holder.parent : holder;
  }
  const holder = target.parent!;
  const end = target.offset + target.length;
  const isFirst = holder.children?.[0] === target;
  if (isFirst && /^\r?\n[ \t]*$/.test(text.slice(holder.offset + 1, target.offset)))
    return text.slice(0, holder.offset + 1) + text.slice(text[end] === "," ? end + 1 : end);
  return without(text, target, holder.children?.[holder.children.indexOf(target) - 1]);
}

/** Not as it was put in: it goes with one comma, that behind it or else that before, and with the line it leaves empty. */
function without(text: string, { offset, length }: Node, before: Node | undefined): string {
  const behind = commaFrom(text, offset + length);
  const rest = text.slice(behind === undefined ? offset + length : behind + 1);
  const blanks = /\s*$/.exec(text.slice(0, offset))?.[0].length ?? 0;
  // What stands on the same line stays on its own: before it may be a comment that ends with the line.
  const from = /^[ \t]*(?:\r?\n|$)/.test(rest) ? offset - blanks : offset;
  const comma = behind === undefined && before ? commaFrom(text, before.offset + before.length) : undefined;
  return (comma === undefined ? text.slice(0, from) : text.slice(0, comma) + text.slice(comma + 1, from)) + rest;
}

/** Where the comma stands that is next, blanks and comments aside. */
function commaFrom(text: string, at: number): number | undefined {
  const scanner = createScanner(text, true);
  scanner.setPosition(at);
  scanner.scan();
  return text[scanner.getTokenOffset()] === "," ? scanner.getTokenOffset() : undefined;
}
