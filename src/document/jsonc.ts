/**
 * The one door to jsonc-parser: JSON with comments and commas too many, as a tree that knows where everything stands.
 */
import { type Node, type ParseError, type ParseOptions, parseTree } from "jsonc-parser";
import { unless } from "../errors.ts";

export { createScanner, getNodeValue, type Node, type ParseError } from "jsonc-parser";

/** Nodes within each other; whoever reads the tree goes as deep, and deeper means nobody anything. */
const DEEPEST = 500;

/** undefined where nothing stands, and where it is nested too deep. */
export function treeIn(text: string, errors: ParseError[], options: ParseOptions): Node | undefined {
  const root = unless(
    RangeError,
    () => parseTree(text, errors, options),
    () => undefined,
  );
  return root && isWithin(root, DEEPEST) ? root : undefined;
}

const isWithin = ({ children = [] }: Node, levels: number): boolean =>
  levels > 0 && children.every((child) => isWithin(child, levels - 1));
