/**
 * Shapes that the records of several profiles share: what models write for a line, or for a few of them.
 */
import { z } from "zod";

/** One line of text; a number or a truth value written without quotes is text too. */
export const line = z.preprocess(
  (value) => (typeof value === "number" || typeof value === "boolean" ? String(value) : value),
  z.string().transform((text) => text.replace(/\s+/g, " ").trim()),
);

/** Text whose paragraphs stay. */
export const paragraphs = z
  .string()
  .transform((text) => text.replace(/\r\n?/g, "\n").trim())
  .pipe(z.string().min(1));

/** A list of at most so many; one text where a list was asked for is a list of one. */
export const few = <T extends z.ZodType>(one: T, most: number) =>
  z.preprocess((value) => (typeof value === "string" ? [value] : value), z.array(one).max(most));

/** Enumerations come in any case: `PERSON`, `Single`. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.preprocess((value) => (typeof value === "string" ? value.trim().toLowerCase() : value), z.enum(words));

/** `7.5`, `"7"` and `"7/10"` say how much something matters. */
export function outOfTen(value: unknown): unknown {
  const number = typeof value === "string" ? /^\s*(\d{1,3}(?:\.\d{1,3})?)(?:\s*\/\s*10)?\s*$/.exec(value)?.[1] : value;
  return typeof number === "string" || typeof number === "number" ? Math.round(Number(number)) : value;
}

/** A truth value, in quotes too, as models without a strict schema write it; half of one is none. */
export const flag = z.preprocess(
  (value) => (typeof value === "string" ? (TRUTH[value.trim().toLowerCase()] ?? value) : value),
  z.boolean(),
);
const TRUTH: Readonly<Record<string, boolean>> = {
  ...{ true: true, yes: true },
  ...{ false: false, no: false, partial: false, partially: false },
};

/** What a server is told of a tool's parameters. */
export const described = (description: string): object => ({ type: "string", description });
export const severalOf = (description: string): object => ({ type: "array", items: { type: "string" }, description });
