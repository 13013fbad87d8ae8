/**
 * The one door to jsonc-parser: JSON with comments and commas too many, as a tree that knows where everything stands.
 */
export { createScanner, getNodeValue, type Node, type ParseError, parseTree } from "jsonc-parser";
