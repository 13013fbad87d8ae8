/**
 * Reads a memory file in the form in which lithify writes one, and a person edits it: without the packages that read any other form,
 * whose loading takes longer than a session's beginning. Whatever is not plainly so is left to `memory-file.ts`, with the same result.
 */
import { isDay } from "../../calendar/week.ts";
import { defined, type Fields } from "../../document/fields.ts";
import { MEMORY_LIMITS, placeOf } from "../../document/frontmatter-place.ts";
import { readOwnYamlWithin } from "../../document/own-yaml.ts";
import { isMemoryType, PROFILE_KEYS, STATUSES, type StoredMemory, wordingDigest } from "../memory.ts";

type Listed = "supersedes" | "superseded_by";
/** Front matter that was looked at, as a file has it. */
type Checked = Pick<StoredMemory, "name" | "description" | "type" | "sources" | "status" | "pinned"> &
  Partial<Record<Listed | "stands_beside" | "questioned_by" | "tags", readonly string[] | undefined>> &
  Partial<Record<"created" | "updated" | "withdrawn_because" | "expires" | "digest", string | undefined>> & {
    readonly importance?: number | undefined;
  };

const isText = (value: unknown): boolean => typeof value === "string";
const isList = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isDayText = (value: unknown): boolean => isText(value) && isDay(value as string);
const isTaken = (value: unknown): boolean => value === undefined;

/** As the schema of `memory-file.ts` has them, without what that turns into something else. */
const PLAIN: Readonly<Record<string, (value: unknown) => boolean>> = {
  ...{ name: isText, description: isText, type: isMemoryType, digest: isText, withdrawn_because: isText },
  ...{ created: isDayText, updated: isDayText, expires: isDayText },
  ...{ sources: isList, supersedes: isText, superseded_by: isText },
  ...{ stands_beside: isList, questioned_by: isList, tags: isList },
  status: (value) => (STATUSES as readonly unknown[]).includes(value),
  importance: (value) => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 10,
  pinned: (value) => value === true,
  metadata: isTaken,
};

/** @returns undefined where another form has to be thought of */
export function readOwnMemory(file: string, raw: string): StoredMemory | undefined {
  const place = placeOf(raw);
  if (place === undefined || "fault" in place) return undefined;
  const yaml = raw.slice(place.yamlStart, place.yamlEnd);
  const data = / {201}/.test(yaml) ? undefined : readOwnYamlWithin(yaml, MEMORY_LIMITS)?.data;
  if (data?.name === undefined || data.type === undefined) return undefined;
  for (const [key, isPlain] of Object.entries(PLAIN))
    if (data[key] !== undefined && !isPlain(data[key])) return undefined;
  const listed = (key: Listed) => (data[key] === undefined ? {} : { [key]: [data[key]] });
  const more = { ...listed("supersedes"), ...listed("superseded_by") };
  const read = {
    description: "",
    sources: [],
    status: "active",
    pinned: false,
    ...data,
    ...more,
  } as unknown as Checked;
  return asMemory(read, { file, raw, body: raw.slice(place.bodyStart), data });
}

/** A file's memory. @param body behind the closing line   @param data all that its front matter says */
export function asMemory(
  { digest, supersedes, superseded_by, ...read }: Checked,
  { file, raw, body: behind, data }: { file: string; raw: string; body: string; data: Fields },
): StoredMemory {
  const { type, sources, status, pinned } = read;
  // A line end in one would forge a line of whatever lists memories.
  const inOneLine = (text: string): string => text.replace(/[\s\u0085]+/g, " ").trim();
  const [name, description] = [inOneLine(read.name), inOneLine(read.description)];
  const { stands_beside, questioned_by, withdrawn_because, importance, expires, tags } = read;
  const body = behind.replace(/\r\n?/g, "\n").trim();
  const created = read.created ?? read.updated ?? "";
  // Kept as it was read: a profile looks at its own keys, and takes what it cannot read for absent.
  const extras = defined(Object.fromEntries(PROFILE_KEYS.map((key) => [key, data[key]])));
  return {
    ...{ name, description, type, sources, status, pinned, created, updated: read.updated ?? created, body, file },
    text: raw,
    ...(supersedes?.[0] !== undefined && { supersedes: supersedes[0] }),
    ...(superseded_by?.[0] !== undefined && { superseded_by: superseded_by[0] }),
    ...defined({ stands_beside, questioned_by, withdrawn_because, importance, expires, tags }),
    ...(Object.keys(extras).length > 0 && { extras }),
    byPerson: digest !== wordingDigest({ ...read, body }),
  };
}
