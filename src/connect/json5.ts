/**
 * Reads JSON5 (json5.org, as OpenClaw keeps its configuration) as JSON with comments, character for character where it can, so that
 * what is found in one is found in the other: names without quotes, single quotes, other numbers, escapes and white space.
 */
import type { Node } from "../document/jsonc.ts";

const BLANK = /[\s\ufeff]/u;
const COMMENT = /\/\/[^\n\r\u2028\u2029]*|\/\*[\s\S]*?\*\//y;
const STRING = /(["'])(?:(?!\1)[^\\\n\r]|\\(?:\r\n|x[\da-fA-F]{2}|u[\da-fA-F]{4}|0(?!\d)|[^xu\d]))*\1/y;
const NAME = /[\p{L}\p{Nl}$_][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}$\u200c\u200d]*/uy;
const NUMBER =
  /([+-]?)(0[xX][\da-fA-F]+|Infinity|NaN|(?:0|[1-9]\d*)(?:\.\d*)?(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?)(?![\w$.])/y;
const BEFORE_VALUE = /(?:[\s\ufeff]|\/\/[^\n\r\u2028\u2029]*|\/\*[\s\S]*?\*\/)*:/uy;
const CONSTANTS = ["true", "false", "null"];

/** @returns with where each character stands in the text, and the end; undefined where a part of it is no JSON5; whether the parts stand in order is asked of the JSON */
export function asJson(text: string): { json: string; at: readonly number[] } | undefined {
  const at: number[] = [];
  let json = "";
  for (let i = 0; i < text.length; ) {
    const read = blankAt(text, i) ?? valueAt(text, i);
    if (read === undefined) return undefined;
    const isSame = read.said.length === read.end - i;
    for (let k = 0; k < read.said.length; k++) at.push(isSame ? i + k : i);
    json += read.said;
    i = read.end;
  }
  return { json, at: [...at, text.length] };
}

/** What stands for a part of the text, and where that ends. */
interface Read {
  readonly said: string;
  readonly end: number;
}

/** Comments, marks, and whatever parts them. */
function blankAt(text: string, from: number): Read | undefined {
  const comment = matchAt(COMMENT, text, from)?.[0];
  if (comment !== undefined) return { said: comment, end: from + comment.length };
  const character = text[from]!;
  if ("{}[]:,".includes(character)) return { said: character, end: from + 1 };
  if (!BLANK.test(character)) return undefined;
  return { said: /[\n\r\u2028\u2029]/.test(character) ? "\n" : " ", end: from + 1 };
}

function valueAt(text: string, from: number): Read | undefined {
  const string = matchAt(STRING, text, from)?.[0];
  if (string !== undefined) return { said: JSON.stringify(unescaped(string.slice(1, -1))), end: from + string.length };
  const name = matchAt(NAME, text, from)?.[0];
  const end = from + (name?.length ?? 0);
  if (name !== undefined && matchAt(BEFORE_VALUE, text, end) !== undefined) return { said: JSON.stringify(name), end };
  if (name !== undefined && CONSTANTS.includes(name)) return { said: name, end };
  const number = matchAt(NUMBER, text, from);
  if (number === undefined) return undefined;
  const value = Number(number[2]) * (number[1] === "-" ? -1 : 1);
  // JSON has neither; where they stand is all that is asked.
  const said = Number.isNaN(value)
    ? "null"
    : Number.isFinite(value)
      ? JSON.stringify(value)
      : `${number[1]}1e999`.replace("+", "");
  return { said, end: from + number[0].length };
}

function matchAt(pattern: RegExp, text: string, from: number): RegExpExecArray | undefined {
  pattern.lastIndex = from;
  return pattern.exec(text) ?? undefined;
}

const ESCAPES: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v", 0: "\0" };
const unescaped = (text: string): string =>
  text.replace(/\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|(\r\n|[\s\S]))/g, (_, x?: string, u?: string, one = "") => {
    const hex = x ?? u;
    if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
    return /^[\r\n\u2028\u2029]/.test(one) ? "" : (ESCAPES[one] ?? one);
  });

/** The tree of such JSON, with the places of the text that it was read from. */
export function placedIn(node: Node, at: readonly number[]): Node {
  const [from, to] = [at[node.offset]!, at[node.offset + node.length]!];
  for (const child of node.children ?? []) placedIn(child, at);
  return Object.assign(node, { offset: from, length: to - from });
}
