/**
 * Shapes that the records of several profiles share: what models write for a line, or for a few of them.
 */
import { z } from "zod";

/** One line of text; a number or a truth value written without quotes is text too. */
export const line = z.preprocess(
  (value) => (typeof value === "number" || typeof value === "boolean" ? String(value) : value),
  z.string().transform((text) => text.replace(/\s+/g, " ").trim()),
);

/** A list of at most so many; one text where a list was asked for is a list of one. */
export const few = <T extends z.ZodType>(one: T, most: number) =>
  z.preprocess((value) => (typeof value === "string" ? [value] : value), z.array(one).max(most));
