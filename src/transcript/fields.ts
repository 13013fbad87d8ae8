/**
 * Reads what one needs out of parsed JSON of unknown shape: every answer is the type asked for, or undefined, or empty.
 */
import { type Fields, isFields, parsed } from "../document/fields.ts";

export { type Fields, isFields, parsed };

const NONE: Fields = {};

export function fieldsAt(value: unknown, key: string): Fields {
  const found = isFields(value) ? value[key] : undefined;
  return isFields(found) ? found : NONE;
}

/** A string that says something; empty ones count as absent. */
export function textAt(value: unknown, key: string): string | undefined {
  const found = isFields(value) ? value[key] : undefined;
  return typeof found === "string" && found !== "" ? found : undefined;
}

export function listAt(value: unknown, key: string): readonly unknown[] {
  const found = isFields(value) ? value[key] : undefined;
  return Array.isArray(found) ? found : [];
}

/**
 * The text of a message's content: itself when it is a string, else its text blocks, one under the other.
 * Images, and blocks of types nobody knows, say nothing.
 */
export function contentText(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content
    .map((block) => (typeof block === "string" ? block : (textAt(block, "text") ?? "")))
    .filter((text) => text !== "")
    .join("\n");
}

const ISO = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * From March 1973 on, and before year 5000: a number outside is one of seconds, a counter or a mistake, a text outside a clock
 * that was never set. No day of theirs would be a log's.
 */
const PLAUSIBLE_MS = { from: 1e11, to: Date.UTC(5000, 0, 1) };

/**
 * A record's time in one spelling, so that times sort as strings; undefined where there is none that can be meant. A time
 * without a zone is read as UTC, never as this machine's.
 */
export function timeFrom(value: unknown): string | undefined {
  const ms = typeof value === "number" ? value : msIn(value);
  return ms >= PLAUSIBLE_MS.from && ms < PLAUSIBLE_MS.to ? new Date(ms).toISOString() : undefined;
}

function msIn(value: unknown): number {
  const found = typeof value === "string" ? ISO.exec(value) : null;
  return found === null ? Number.NaN : Date.parse(`${found[1]}T${found[2]}${found[3] ?? "Z"}`);
}
