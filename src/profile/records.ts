/**
 * The JSON wire, for every profile that does not answer in fenced blocks: an object of lists, as the argument of a tool
 * call where the server has tools, else as text. Several calls or objects add up; each record is accepted or rejected
 * alone.
 */
import type { z } from "zod";
import { type JsonPiece, jsonIn } from "../document/json.ts";
import type { Rejection } from "../memory/evidence/rejection.ts";
import { fitting, type Refused, withoutBlanks } from "./refusal.ts";

/** What a model said. */
export interface Spoken {
  readonly text: string;
  readonly calls?: readonly { readonly name: string; readonly arguments: string }[];
}

/** The schema of one record of each list, by the list's name. */
type Lists = Readonly<Record<string, z.ZodType>>;

export interface Told<T> {
  readonly record: T;
  /** Line of the answer on which it begins, from 1; tool calls follow the text, each on lines of its own. */
  readonly line: number;
  /** As the model wrote it. */
  readonly text: string;
}

interface RecordsOf<L extends Lists> {
  readonly lists: { readonly [Name in keyof L]: readonly Told<z.output<L[Name]>>[] };
  readonly rejected: readonly Rejection[];
  /** Whether an answer of the right form stood there at all, an empty one too: silence is no answer. */
  readonly heard: boolean;
}

/**
 * @param tool the one tool's name: what another is called with counts for nothing
 * @param names other names that lists go by, `{ attributes: "facts" }`
 */
export function readRecords<L extends Lists>(
  answer: Spoken,
  tool: string,
  lists: L,
  names: Readonly<Record<string, keyof L & string>> = {},
): RecordsOf<L> {
  const found = Object.fromEntries(Object.keys(lists).map((name) => [name, [] as Told<unknown>[]]));
  const rejected: Rejection[] = [];
  let heard = /^\s*NONE\.?\s*$/.test(answer.text);
  for (const { text, line, call } of utterances(answer)) {
    if (call !== undefined && call !== tool) {
      rejected.push({ code: "BAD_VALUE", line, reason: `there is no tool ${call}`, text });
      continue;
    }
    for (const piece of jsonIn(text)) heard = readObject(piece, line - 1, lists, names, found, rejected) || heard;
  }
  return { lists: found as unknown as RecordsOf<L>["lists"], rejected, heard };
}

/** The text, then the arguments of each call, with the line on which each begins. */
function* utterances({ text, calls = [] }: Spoken): Generator<{ text: string; line: number; call?: string }> {
  let line = 1;
  if (text.trim() !== "") {
    // Beside a call, text is talk about it.
    if (calls.length === 0) yield { text, line };
    line += text.split("\n").length;
  }
  for (const call of calls) {
    yield { text: call.arguments, line, call: call.name };
    line += call.arguments.split("\n").length;
  }
}

/** @returns whether this is an answer: an object with one of the lists, an empty object, or a bare list where there is but one */
function readObject(
  piece: JsonPiece,
  before: number,
  lists: Lists,
  names: Readonly<Record<string, string>>,
  found: Record<string, Told<unknown>[]>,
  rejected: Rejection[],
): boolean {
  const refuse = ({ line, text }: JsonPiece, refused: Refused) =>
    rejected.push({ ...refused, line: before + line, text });
  const only = Object.keys(lists);
  if (Array.isArray(piece.value)) {
    if (only.length !== 1) return false;
    readList(only[0]!, piece);
    return true;
  }
  const parts = piece.parts();
  // A server that cannot read its model's tool calls leaves them in the text: `{"name": …, "arguments": {…}}`.
  const call = parts.find(({ key }) => key === "arguments" || key === "parameters")?.piece;
  if (call && parts.some(({ key }) => key === "name")) return readObject(call, before, lists, names, found, rejected);
  const listOf = (key: string): string | undefined => (Object.hasOwn(lists, key) ? key : names[key]);
  if (parts.length > 0 && !parts.some(({ key }) => listOf(key) !== undefined)) return false;
  for (const { key, piece: value } of parts) {
    const name = listOf(key);
    if (name !== undefined) readList(name, value);
    else refuse(value, { code: "UNKNOWN_FIELD", reason: `no such list: ${key.slice(0, 60)}` });
  }
  const last = parts.at(-1)?.piece;
  // Between two records, or before another list: the last record of a list that is cut says so itself.
  if (last && piece.cutOff && (last.cutOff ? !hasCut(last) : parts.length < only.length))
    rejected.push({ ...CUT_OFF, line: before + last.line, text: "" });
  return parts.length > 0 || !piece.cutOff;

  function readList(name: string, list: JsonPiece): void {
    if (list.value === null) return;
    // One record where a list was asked for is a list of one.
    const records = Array.isArray(list.value) ? list.parts().map((part) => part.piece) : [list];
    for (const one of records) {
      const read = readRecord(one, lists[name]!);
      if ("code" in read) refuse(one, read);
      else found[name]!.push({ record: read.record, line: before + one.line, text: one.text });
    }
  }
}

const CUT_OFF = { code: "CUT_OFF", reason: "the answer ends before the record does" } as const;

const hasCut = (list: JsonPiece): boolean => list.parts().at(-1)?.piece.cutOff ?? false;

function readRecord(piece: JsonPiece, schema: z.ZodType): { record: unknown } | Refused {
  if (piece.cutOff) return CUT_OFF;
  const { value } = piece;
  if (value === null || typeof value !== "object" || Array.isArray(value))
    return { code: "BAD_VALUE", reason: "a record is an object" };
  return fitting(schema, withoutBlanks(value as Record<string, unknown>));
}
