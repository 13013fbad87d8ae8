/**
 * The rules for one memory that reads: its name, its keys, its size, what its text must not hold.
 */

import { CARDINALITIES, SCOPES, unreadFacts } from "../memory/entity/facts.ts";
import { fileName, readFileName } from "../memory/file/file-name.ts";
import { slugOf } from "../memory/file/slug.ts";
import { LONGEST_BODY } from "../memory/identity/merge.ts";
import { MEMORY_TYPES, type MemoryType, type StoredMemory } from "../memory/memory.ts";
import { nearest } from "../nearest.ts";
import { all, error, type Finding, type Found, type LintCode, shownValue, warning } from "./finding.ts";
import { bodyLineOf, type FileLines, lineOf } from "./lines.ts";
import { lintRelativeDates } from "./relative-dates.ts";

/** Whether the file carries lithify's digest; one without it is a person's or another tool's (contract §3). */
export const isOurs = ({ keys }: Pick<FileLines, "keys">): boolean => keys.has("digest");

export function lintMemory(memory: StoredMemory, text: FileLines): Finding[] {
  const active = memory.status === "active";
  return all(
    lintName(memory, text),
    lintKeys(memory, text),
    lintBody(memory, text),
    lintFacts(memory, text),
    active ? lintSourceCount(memory, text) : [],
    active ? lintRelativeDates(text, memory) : [],
  );
}

/** Naming rules are warnings where a person or another tool began. */
function lintName({ file, type }: StoredMemory, text: FileLines): Found {
  const named = isOurs(text) ? error : warning;
  const parts = readFileName(file);
  const form = "the name is not <type>_<slug>.md with a slug of a-z, 0-9 and -, at most 60 characters";
  if (!parts) return named(file, 1, "BAD_FILE_NAME", form, `rename it, for example to ${proposedName(file, type)}`);
  if (parts.type === type) return [];
  const known = MEMORY_TYPES.some((one) => one === parts.type);
  const message = known
    ? `the name says ${parts.type}, the front matter ${type}`
    : `the name begins with ${parts.type}_, which is no type`;
  const remedy = `rename it to ${type}_${parts.slug}.md${known ? `, or set type: ${parts.type}` : ""}`;
  return named(file, lineOf(text, "type"), "TYPE_MISMATCH", message, remedy);
}

/** What a person called the file, in the form of contract §3. */
const proposedName = (file: string, type: MemoryType): string =>
  fileName(type, slugOf(file.replace(/\.md$/, "").replace(new RegExp(`^${type}[_-]`), "")));

const KNOWN_KEYS =
  "name description type created updated sources digest status supersedes superseded_by questioned_by stands_beside withdrawn_because importance expires tags kind pinned".split(
    " ",
  );

function lintKeys(memory: StoredMemory, text: FileLines): Finding[] {
  const { file, created, updated } = memory;
  const findings: Finding[] = [];
  const tell = (key: string, code: LintCode, message: string, remedy: string, by = warning): void =>
    void findings.push(by(file, lineOf(text, key), code, message, remedy));
  for (const key of ["name", "description"] as const)
    if (memory[key].trim() === "" || (text.keys.size > 0 && !hasKey(text, key))) {
      const says = key === "name" ? "what the memory is called" : "what it holds, as the index will show it";
      tell(key, "MISSING_FIELD", `${key} is absent or empty`, `add ${key}: with one line that says ${says}`, error);
    }
  const early = `updated (${updated}) is before created (${created})`;
  if (created !== "" && updated < created)
    tell("updated", "BAD_VALUE", early, "put the days of the oldest and of the newest evidence");
  if (!isOurs(text)) return findings;
  for (const [key, of] of [
    ["created", "oldest"],
    ["updated", "newest"],
  ] as const)
    if (!text.keys.has(key))
      tell(key, "MISSING_FIELD", `${key} is absent`, `add ${key}: with the day of the ${of} evidence`);
  for (const key of text.keys.keys()) {
    const meant = KNOWN_KEYS.includes(key) ? undefined : nearest(key, KNOWN_KEYS);
    const unknown = `${shownValue(key)} is no key that lithify knows`;
    if (meant !== undefined && !text.keys.has(meant))
      tell(key, "MISSPELT_KEY", unknown, `write ${meant}: if you mean it`);
  }
  return findings;
}

const lintFacts = ({ file, type, extras }: StoredMemory, text: FileLines): Finding[] =>
  type !== "entity"
    ? []
    : unreadFacts(extras?.facts).map(({ row, key, value }) =>
        warning(
          file,
          lineOf(text, "facts"),
          "BAD_VALUE",
          `fact ${row} is not read: ${key === "" ? "it is no row of a list" : value === undefined ? `it has no ${key}` : `its ${key} is ${shownValue(String(value))}`}`,
          `a fact has slot, value and from: 2026-04-08, cardinality ${CARDINALITIES.join(" or ")}, scope ${SCOPES.join(", ")}`,
        ),
      );

/** A key the scanner did not see may still stand in a flow mapping: then what was read of it decides. */
const hasKey = ({ keys, lines }: FileLines, key: string): boolean => keys.has(key) || /^\s*\{/.test(lines[1] ?? "");

function lintBody({ file, body, status }: StoredMemory, text: FileLines): Found {
  const length = [...body].length;
  const long = `the body has ${length} characters, more than ${LONGEST_BODY}`;
  if (length > LONGEST_BODY) return error(file, bodyLineOf(text), "BODY_TOO_LONG", long);
  if (length === 0 && status === "active")
    return warning(file, bodyLineOf(text), "EMPTY_BODY", "nothing stands below the front matter");
  return [];
}

const lintSourceCount = ({ file, sources }: StoredMemory, text: FileLines): Found =>
  sources.length === 0 && isOurs(text)
    ? warning(file, lineOf(text, "sources"), "NO_SOURCES", "it names no source")
    : [];
