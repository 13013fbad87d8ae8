/**
 * Reads JSON as models write it: after a thought, inside a fence, with prose around it, several objects in a row, a
 * comma too many, or cut off.
 */

import { getNodeValue, type Node, treeIn } from "./jsonc.ts";

/** One value with the line of the text on which it begins, from 1. */
export interface JsonPiece {
  readonly value: unknown;
  readonly line: number;
  /** As it stands in the text. */
  readonly text: string;
  /** The text ended before the value did: nothing in it counts. */
  readonly cutOff: boolean;
  /** Of an object: its keys with their values; of an array: its elements under "". */
  readonly parts: () => readonly { readonly key: string; readonly piece: JsonPiece }[];
}

/** So many brackets that nobody closed are looked into: each is read to the end of the text. */
const MOST_UNCLOSED = 20;

/** The objects and arrays that stand in a text, in order, those inside of others not counted. Never throws. */
export function jsonIn(text: string): JsonPiece[] {
  const pieces: JsonPiece[] = [];
  const lineAt = lineCounter(text);
  const padded = `${text} `;
  let unclosed = 0;
  let at = opening(text, afterThought(text));
  while (at >= 0 && unclosed < MOST_UNCLOSED) {
    const tree = treeOf(padded.slice(at));
    if (tree && isTold(tree)) pieces.push(pieceOf(tree, text, at, lineAt));
    if (tree && isClosed(tree, text, at)) at = opening(text, at + tree.length);
    else {
      if (tree && isTold(tree)) break;
      unclosed++;
      at = opening(text, at + 1);
    }
  }
  return pieces;
}

/** What has no end of its own is given the end of what was parsed, which is one space further than the text. */
const isClosed = ({ offset, length }: Node, text: string, base: number): boolean =>
  base + offset + length <= text.length;

/** A bracket in prose, such as `[1]` or `{name}`, holds no object: an answer is an object, or a list of them. */
const isTold = (tree: Node): boolean =>
  tree.type === "object"
    ? partsOf(tree).length > 0 || tree.length === 2
    : (tree.children ?? []).every(({ type }) => type === "object");

const afterThought = (text: string): number => {
  const thought = /^\s*<think>/.test(text) ? text.indexOf("</think>") : -1;
  return thought < 0 ? 0 : thought + "</think>".length;
};

/** The next place where an object or a list may begin. */
function opening(text: string, from: number): number {
  const found = [text.indexOf("{", from), text.indexOf("[", from)].filter((at) => at >= 0);
  return found.length === 0 ? -1 : Math.min(...found);
}

const treeOf = (text: string): Node | undefined => treeIn(text, [], { allowTrailingComma: true });

/** @param base where in the text the tree's own text begins */
function pieceOf(node: Node, text: string, base: number, lineAt: (offset: number) => number): JsonPiece {
  const from = base + node.offset;
  return {
    line: lineAt(from),
    text: text.slice(from, from + node.length),
    cutOff: !isClosed(node, text, base),
    get value() {
      return getNodeValue(node) as unknown;
    },
    parts: () => partsOf(node).map(([key, part]) => ({ key, piece: pieceOf(part, text, base, lineAt) })),
  };
}

function partsOf(node: Node): [string, Node][] {
  if (node.type === "array") return (node.children ?? []).map((child) => ["", child]);
  return (node.children ?? []).flatMap(({ children }) => {
    const [key, value] = children ?? [];
    return key && value ? [[String(key.value), value] as [string, Node]] : [];
  });
}

/** Lines are asked for in growing order of place, so one pass over the text serves all. */
function lineCounter(text: string): (offset: number) => number {
  let line = 1;
  let at = 0;
  return (offset) => {
    if (offset < at) [line, at] = [1, 0];
    for (; at < offset; at++) if (text.charCodeAt(at) === 10) line++;
    return line;
  };
}
