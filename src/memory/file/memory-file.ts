/**
 * Memory files, both ways: text to memory, memory to text, and a change to a file that keeps every byte it does not
 * mean.
 */
import { z } from "zod";
import { isDay } from "../../calendar/week.ts";
import { defined, type Fields, isFields } from "../../document/fields.ts";
import { readFrontMatter, writeFrontMatter } from "../../document/frontmatter.ts";
import { updateFrontMatter } from "../../document/frontmatter-edit.ts";
import { boundedSources } from "../evidence/sources.ts";
import {
  type Extras,
  isMemoryType,
  MEMORY_TYPES,
  type Memory,
  PROFILE_KEYS,
  type StoredMemory,
  wordingDigest,
} from "../memory.ts";
import { asMemory, readOwnMemory } from "./own-memory.ts";

/** People leave numbers and truth values without quotes; a list or a mapping is no text. */
const text = z.union([z.string(), z.number().transform(String), z.boolean().transform(String)], "a text");
const day = z.string().refine(isDay, "a day such as 2026-04-08");
const list = z.union([z.array(text), text.transform((one) => [one])]);

/** What lithify needs of a memory's front matter; other keys are kept and not looked at. */
const frontMatter = z.looseObject({
  name: text,
  description: text.default(""),
  type: z.enum(MEMORY_TYPES),
  created: day.optional(),
  updated: day.optional(),
  sources: list.default([]),
  digest: text.optional(),
  status: z.enum(["active", "superseded", "withdrawn"]).default("active"),
  supersedes: list.optional(),
  superseded_by: list.optional(),
  stands_beside: list.optional(),
  questioned_by: list.optional(),
  withdrawn_because: text.optional(),
  importance: z.number().int().min(1).max(10).optional(),
  expires: day.optional(),
  tags: list.optional(),
  pinned: z.boolean().default(false),
});

type MemoryFile =
  | { readonly memory: StoredMemory }
  | { readonly fault: string; readonly line: number }
  | { readonly foreign: true };

/**
 * Reads a file of the memory folder. `foreign`: no front matter, or none with a memory's type, such as a README.
 * The nested form (`metadata.type`) is read as the flat one is.
 */
export function readMemoryFile(file: string, raw: string): MemoryFile {
  const own = readOwnMemory(file, raw);
  if (own !== undefined) return { memory: own };
  const matter = readFrontMatter(raw);
  if ("fault" in matter) return matter;
  const data = flattened(matter.data);
  if (!isMemoryType(data.type)) {
    return Object.keys(data).length > 0 && isMemoryType(file.split("_", 1)[0])
      ? {
          fault: `type is ${data.type === undefined ? "absent" : JSON.stringify(data.type)}, not one of ${MEMORY_TYPES.join(", ")}`,
          line: lineOfKey(raw, "type"),
        }
      : { foreign: true };
  }
  const parsed = frontMatter.safeParse(data, { reportInput: true });
  if (!parsed.success) return faultOf(raw, parsed.error.issues);
  return { memory: asMemory(parsed.data, { file, raw, body: matter.body, data }) };
}

function faultOf(raw: string, issues: readonly z.core.$ZodIssue[]): { fault: string; line: number } {
  const told = issues.map((issue) => {
    const key = issue.path.join(".");
    return issue.input === undefined ? `${key} is missing` : `${key}: ${issue.message}`;
  });
  return { fault: told.join("; "), line: lineOfKey(raw, String(issues[0]?.path[0] ?? "")) };
}

const lineOfKey = (raw: string, key: string): number =>
  Math.max(1, raw.split("\n").findIndex((line) => line.trimStart().startsWith(`${key}:`)) + 1);

/** The nested form that some tools write lifts `metadata.*`; a flat key of the same name wins, an empty one is none. */
function flattened(data: Fields): Fields {
  const nested = data.metadata;
  const flat = isFields(nested) ? { ...nested, ...data } : data;
  return Object.fromEntries(Object.entries(flat).filter(([, value]) => value !== null));
}

/** A new memory's file: front matter in the order of contract §3, one blank line, the body, one final newline. */
export function writeMemoryFile(memory: Memory): string {
  const { name, description, type, created, updated, sources } = memory;
  const { status, supersedes, superseded_by, importance, expires, tags = [], extras } = memory;
  // The body that is read back has no white space around it, and the digest is over what is read back.
  const body = memory.body.trim();
  return writeFrontMatter(
    {
      name,
      description,
      type,
      created,
      updated,
      sources: [...boundedSources(sources)],
      ...(status !== "active" && { status }),
      ...defined({ supersedes, superseded_by, importance, expires }),
      ...(tags.length > 0 && { tags: [...tags] }),
      ...inOrder(extras),
      digest: wordingDigest({ name, description, type, body }),
    },
    `\n${body}\n`,
  );
}

const inOrder = (extras: Extras = {}): Record<string, unknown> =>
  Object.fromEntries(PROFILE_KEYS.flatMap((key) => (extras[key] === undefined ? [] : [[key, extras[key]]])));

/**
 * What may change of a memory that stands. Keys left out stay as they are; `questioned_by: []` takes that out, and why it was
 * withdrawn, and by what superseded, goes with the status: another one takes it out.
 */
export type MemoryChange = Partial<Memory>;

/** The file after a change; one that cannot be read has none. Unknown keys, comments, form (flat or nested) and line ends stay byte for byte. */
export function changeMemoryFile(stored: StoredMemory, change: MemoryChange): string {
  // What cannot be read cannot be changed without losing what is not understood of it.
  if (stored.unreadable) return stored.text;
  const { body, sources, status, stands_beside, questioned_by, withdrawn_because, tags, extras, ...keys } = change;
  const wording = { ...stored, ...change, body: (body ?? stored.body).trim() };
  const reworded =
    change.type !== undefined || change.name !== undefined || change.description !== undefined || body !== undefined;
  const matter: Record<string, unknown> = {
    ...(status !== undefined && { status, withdrawn_because }),
    ...(status === "active" && { status: undefined, superseded_by: undefined }),
    ...keys,
    ...(sources && { sources: sources.length > 0 ? [...boundedSources(sources)] : undefined }),
    ...(stands_beside && { stands_beside: [...stands_beside] }),
    ...(questioned_by && { questioned_by: questioned_by.length > 0 ? [...questioned_by] : undefined }),
    ...(tags && { tags: [...tags] }),
    ...inOrder(extras),
    ...(reworded && !stored.byPerson && { digest: wordingDigest(wording) }),
  };
  const changed = updateFrontMatter(stored.text, inFormOf(stored.text, matter));
  return body === undefined || body === stored.body ? changed : withBody(changed, body);
}

/** Changes as the file's form wants them: in the nested one a key that does not stand flat belongs under `metadata`. */
function inFormOf(text: string, changes: Record<string, unknown>): Record<string, unknown> {
  const matter = readFrontMatter(text);
  if ("fault" in matter || !isFields(matter.data.metadata) || isMemoryType(matter.data.type)) return changes;
  const isFlat = ([key]: [string, unknown]): boolean => Object.hasOwn(matter.data, key);
  const entries = Object.entries(changes);
  const flat = Object.fromEntries(entries.filter(isFlat));
  const nested = Object.fromEntries(entries.filter((entry) => !isFlat(entry)));
  return Object.keys(nested).length > 0 ? { ...flat, metadata: nested } : flat;
}

function withBody(whole: string, body: string): string {
  const matter = readFrontMatter(whole);
  if ("fault" in matter) throw new Error(`front matter written by lithify does not read back: ${matter.fault}`);
  const head = whole.slice(0, whole.length - matter.body.length);
  const eol = whole.includes("\r\n") ? "\r\n" : "\n";
  return `${head.trimEnd()}${eol}${eol}${body.trim().replace(/\n/g, eol)}${eol}`;
}
