/**
 * Joins the tool calls of a reply out of the pieces that servers send them in. Pieces belong together by `index`, where
 * a server counts. Ollama gives every call the index 0, older servers give none, some name the function and a new id
 * with each piece: so a named piece begins a call of its own once the one in its place is whole.
 */
import { type Fields, fieldsOf } from "../../document/fields.ts";

/** A call so far, and where in its JSON it stands. */
interface Growing {
  name: string;
  arguments: string;
  /** More than white space has come. Not asked of the text itself, which would cost its length at every piece. */
  begun: boolean;
  depth: number;
  inString: boolean;
  escaped: boolean;
}

export function joinCalls() {
  const calls: Growing[] = [];
  const byIndex = new Map<number, Growing>();
  const byId = new Map<string, Growing>();
  /** The form before `tool_calls`: one call, without an id. Some servers send both. */
  let single: Growing | undefined;

  function addEntry(entry: Fields, from: "delta" | "message"): void {
    const called = fieldsOf(entry.function) ?? {};
    const index = [entry.index, called.index].find((value) => typeof value === "number");
    const id = textOf(entry.id);
    const begins = textOf(called.name) !== "" || fieldsOf(called.arguments) !== undefined;
    const known = from === "message" ? undefined : knownCall(index, id, begins);
    const call = known !== undefined && !(begins && isWhole(known)) ? known : begin();
    if (call !== known) calls.push(call);
    if (index !== undefined) byIndex.set(index, call);
    if (id !== "") byId.set(id, call);
    grow(call, called);
  }

  function knownCall(index: number | undefined, id: string, begins: boolean): Growing | undefined {
    if (index !== undefined) return byIndex.get(index);
    return id === "" ? calls.at(-1) : (byId.get(id) ?? (begins ? undefined : calls.at(-1)));
  }

  return {
    /** What one message says: the delta of a chunk, whose calls may go on, or a whole message, whose calls stand alone. */
    add(said: Fields, from: "delta" | "message"): void {
      const entries = Array.isArray(said.tool_calls) ? said.tool_calls : [];
      for (const entry of entries) addEntry(fieldsOf(entry) ?? {}, from);
      const called = fieldsOf(said.function_call);
      if (called === undefined) return;
      single ??= begin();
      grow(single, called);
    },
    build() {
      const made = calls.length > 0 || single === undefined ? calls : [single];
      return {
        /** Those that bring arguments, in the order in which they began. */
        calls: made.filter((call) => call.begun).map((call) => ({ name: call.name, arguments: call.arguments })),
        /** The arguments of one stop inside a string, an object or an array. */
        halfCall: made.some((call) => call.inString || call.depth > 0),
      };
    },
  };
}

const begin = (): Growing => ({ name: "", arguments: "", begun: false, depth: 0, inString: false, escaped: false });

function grow(call: Growing, called: Fields): void {
  if (call.arguments === "" && textOf(called.name) !== "") call.name = textOf(called.name);
  const value = called.arguments;
  const piece = typeof value === "object" && value !== null ? JSON.stringify(value) : textOf(value);
  // Gateways begin with an empty object, as a place for the real one.
  if (call.arguments === "{}" && piece.trimStart().startsWith("{")) call.arguments = "";
  call.arguments += piece;
  call.begun ||= piece.trim() !== "";
  for (let at = 0; at < piece.length; at += 1) step(call, piece[at]);
}

function step(call: Growing, sign: string | undefined): void {
  if (call.escaped) call.escaped = false;
  else if (call.inString) {
    if (sign === "\\") call.escaped = true;
    else if (sign === '"') call.inString = false;
  } else if (sign === '"') call.inString = true;
  else if (sign === "{" || sign === "[") call.depth += 1;
  else if (sign === "}" || sign === "]") call.depth -= 1;
}

/** Nothing is open any more that was opened. */
const isWhole = (call: Growing): boolean => call.begun && !call.inString && call.depth <= 0;

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
