/**
 * What parsed JSON or YAML of unknown shape is.
 */
import { tried } from "../errors.ts";

/** A parsed object. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const fieldsOf = (value: unknown): Fields | undefined => (isFields(value) ? value : undefined);

export const areTexts = (list: unknown): list is readonly string[] =>
  Array.isArray(list) && list.every((one) => typeof one === "string");

/** Those of some keys that have a value. */
export const defined = <T extends object>(keys: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(keys).filter(([, value]) => value !== undefined)) as Partial<T> as never;

/** The value a string holds as JSON, or undefined. */
export const parsed = (json: string): unknown => tried(() => JSON.parse(json) as unknown, undefined);
