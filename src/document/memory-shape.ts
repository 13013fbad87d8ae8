/**
 * What a memory looks like in an answer, whatever stands around it: front matter with a name and what it is, between rules or
 * not, or the same as JSON. Only its form is told here: what it says is proved like any other claim.
 */
import { fenceIn } from "../text/fences.ts";
import { type Fields, fieldsOf, isFields } from "./fields.ts";
import { type JsonPiece, jsonIn } from "./json.ts";

export const isRule = (text: string): boolean => RULE.test(text);
const RULE = /^---(?:ya?ml)?[ \t]*$/i;
const KEY = /^([\w-]+):(?:\s|$)/;
/** A name and one more; of what no `typed_memory` fence holds, all of them. */
const KEYS: readonly string[] = ["name", "description", "type"];
/** Front matter of a memory is shorter. */
const MOST_LINES = 80;

/** Below `metadata`. */
const OWN_TYPE = /^\s+type:\s*["']?(?:user|feedback|project|reference)\b/i;

/** Whether the front matter of a memory begins there, with its rule or without. @param isTold a `typed_memory` fence holds it */
export function beginsMemory(lines: readonly string[], at: number, isTold = false): boolean {
  const keys = new Set<string>();
  let isRuled = false;
  for (const text of lines.slice(at, at + MOST_LINES)) {
    if (isRule(text) && !isRuled && keys.size === 0) isRuled = true;
    else if (isRule(text) || fenceIn(text)) break;
    else if (keys.size === 0 && text.trim() !== "" && !KEY.test(text)) break;
    const key = OWN_TYPE.test(text) ? "type" : KEY.exec(text)?.[1];
    if (key !== undefined) keys.add(key);
  }
  return isTold ? keys.has(KEYS[0]!) && KEYS.slice(1).some((key) => keys.has(key)) : hasAll([...keys]);
}

/** Whether a line ends a memory that stands in no fence: a heading or a rule, behind its front matter. */
export const endsBare = (content: readonly string[], text: string): boolean =>
  /^(?:#{1,6}\s|---)/.test(text) && content.slice(0, MOST_LINES).some(isRule);

const hasAll = (keys: readonly string[]): boolean => KEYS.every((key) => keys.includes(key));

/** A block's content as a file begins: between rules, where it is front matter without them. */
export function betweenRules(content: readonly string[]): readonly string[] {
  const at = content.findIndex((text) => text.trim() !== "");
  if (at < 0 || isRule(content[at]!) || !beginsMemory(content, at, true)) return content;
  return ["---", ...content, ...(content.some(isRule) ? [] : ["---"])];
}

/** Whether a block that nobody closed lacks no more than that: its front matter ends, and its body as a sentence does. */
export function lacksOnlyItsEnd(content: readonly string[]): boolean {
  const lines = betweenRules(content).filter((text) => text.trim() !== "");
  const end = lines.findIndex((text, i) => i > 0 && isRule(text));
  // Half of the fence may stand there.
  const last = lines.findLastIndex((text) => !/^[`~]{1,2}$/.test(text.trim()));
  return end > 0 && isRule(lines[0]!) && last > end && SENTENCE_END.test(lines[last]!.trimEnd().slice(-6));
}
const SENTENCE_END = /[.!?。！？][)\]"'”」』`*_]*$/u;

/** The memories that stand as JSON in a text: objects, alone, in lists, or in lists within an object; each with its lines there, from 1. */
export const jsonMemories = (text: string) =>
  KEYS.every((key) => text.includes(`"${key}"`)) ? jsonIn(text).flatMap((piece) => memoriesIn(piece, 2)) : [];

function memoriesIn(piece: JsonPiece, depth: number): ReturnType<typeof asBlock>[] {
  const { value } = piece;
  if (isFields(value) && hasAll(Object.keys({ ...fieldsOf(value.metadata), ...value }))) return [asBlock(piece, value)];
  return depth === 0 ? [] : piece.parts().flatMap((part) => memoriesIn(part.piece, depth - 1));
}

const asBlock = ({ text, line, cutOff }: JsonPiece, value: Fields) => ({
  ...{ content: asMatter(value), closed: !cutOff },
  ...{ from: line, to: line + text.split("\n").length - 1 },
});

/** Each value on one line: JSON is YAML. */
function asMatter({ body, content, ...said }: Fields): string[] {
  const keys = Object.entries(said).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ["---", ...keys, "---", "", ...textOf(body ?? content ?? "").split("\n")];
}

const textOf = (told: unknown): string => {
  if (Array.isArray(told)) return told.map(textOf).join("\n");
  return typeof told === "string" ? told : JSON.stringify(told);
};
