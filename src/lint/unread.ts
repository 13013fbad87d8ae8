/**
 * The rules for files of the memory folder that did not read as memories: which of them were meant to be one, and every
 * fault that keeps them from it. What is somebody's README is left alone.
 */
import { isDay } from "../calendar/week.ts";
import { isFields } from "../document/fields.ts";
import { readFrontMatter } from "../document/frontmatter.ts";
import { readMemoryFile } from "../memory/file/memory-file.ts";
import { isMemoryType, MEMORY_TYPES } from "../memory/memory.ts";
import { nearest } from "../nearest.ts";
import type { MemoryNotice } from "../store/memory-folder.ts";
import { all, error, type Finding, type Found, finding, shownValue, warning } from "./finding.ts";
import { type FileLines, lineOf } from "./lines.ts";
import { isOurs } from "./memory.ts";

const TYPES = MEMORY_TYPES.join(", ");
const NAMED_AS_MEMORY = new RegExp(`^(?:${MEMORY_TYPES.join("|")})_`);
const FIELDS = "name, description and type";

/**
 * @param listed whether a weekly document lists the file: then it was a memory once
 * @returns undefined when the file is not lithify's business: a README and the like
 */
export function lintUnread(file: string, raw: string, text: FileLines, listed: boolean): Found | undefined {
  const meant = listed || isOurs(text) || NAMED_AS_MEMORY.test(file);
  const severity = meant ? "error" : "warning";
  const matter = readFrontMatter(raw);
  // A README may begin with a rule.
  if ("fault" in matter && !meant && !/^[\p{L}\p{N}_.-]+[ \t]*:/u.test(text.lines[1] ?? "")) return undefined;
  if ("fault" in matter)
    return finding(
      severity,
      file,
      matter.line,
      "BAD_FRONT_MATTER",
      matter.fault,
      "mend the line; a value with a colon, a # or quotation marks is safe inside single quotes. Until then lithify leaves the file alone",
    );
  const data = flattened(matter.data);
  const names = data.name !== undefined && data.description !== undefined;
  if (Object.keys(data).length === 0) {
    if (!meant) return undefined;
    return error(
      file,
      1,
      "NO_FRONT_MATTER",
      "it is named as a memory and has no front matter",
      `begin it with --- and ${FIELDS}, or give it a name that begins otherwise`,
    );
  }
  if (!meant && !names && !isMemoryType(data.type)) return undefined;
  const findings = all(
    lintType(file, data, text, severity),
    lintRequired(file, data, text),
    lintValues(file, data, text),
  );
  if (findings.length > 0) return findings;
  const read = readMemoryFile(file, raw);
  return "fault" in read
    ? error(
        file,
        read.line,
        "BAD_FRONT_MATTER",
        read.fault,
        "change what is named there. Until then lithify leaves the file alone",
      )
    : [];
}

/** As memory-file reads it: a flat key wins over one below `metadata`. */
function flattened(data: Record<string, unknown>): Record<string, unknown> {
  const nested = data.metadata;
  return isFields(nested) ? { ...nested, ...data } : data;
}

function lintType(file: string, data: Record<string, unknown>, text: FileLines, severity: Finding["severity"]): Found {
  if (isMemoryType(data.type)) return [];
  const line = lineOf(text, "type");
  if (data.type === undefined || data.type === null || data.type === "")
    return finding(severity, file, line, "MISSING_FIELD", "type is absent or empty", `add type: with one of ${TYPES}`);
  const guess = typeof data.type === "string" ? nearest(data.type, MEMORY_TYPES) : undefined;
  const remedy = guess ? `write type: ${guess}` : "choose the one that fits; without it lithify leaves the file alone";
  const told = `type is ${shownValue(data.type)}, which is none of ${TYPES}`;
  return finding(severity, file, line, "UNKNOWN_TYPE", told, remedy);
}

function lintRequired(file: string, data: Record<string, unknown>, text: FileLines): Finding[] {
  const absent = ["name", "description"].filter(
    (key) => data[key] === undefined || data[key] === null || data[key] === "",
  );
  return absent.map((key) =>
    error(file, lineOf(text, key), "MISSING_FIELD", `${key} is absent or empty`, `add ${key}: with one line of text`),
  );
}

const isOneOf =
  (...values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value);
const isDate = (value: unknown): boolean => typeof value === "string" && isDay(value);

const isImportance = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 10;

/** What the optional keys may hold, and how a message says so. */
const VALUES: readonly (readonly [key: string, fits: (value: unknown) => boolean, says: string])[] = [
  ["status", isOneOf("active", "superseded", "withdrawn"), "active, superseded or withdrawn"],
  ["created", isDate, "a day such as 2026-04-08"],
  ["updated", isDate, "a day such as 2026-04-08"],
  ["expires", isDate, "a day such as 2026-04-08"],
  ["importance", isImportance, "a whole number from 1 to 10"],
  ["pinned", isOneOf(true, false), "true or false"],
];

const lintValues = (file: string, data: Record<string, unknown>, text: FileLines): Finding[] =>
  VALUES.flatMap(([key, fits, says]) =>
    data[key] === undefined || fits(data[key])
      ? []
      : error(
          file,
          lineOf(text, key),
          "BAD_VALUE",
          `${key} is ${shownValue(data[key])}`,
          `write ${says}, or remove the key`,
        ),
  );

/** What the folder's reader passed over. */
export function lintNotice({ file, code, message }: MemoryNotice): Finding {
  const meant = file.endsWith(".md") && (NAMED_AS_MEMORY.test(file) || /^weekly\/\d{4}-W\d{2}\./.test(file));
  if (code === "TWIN") return warning(file, 1, "TWIN", message.replace(": rename one", ""));
  const remedy = NOTICE_REMEDIES[code] ?? "put a regular text file in its place, or move it out of the folder";
  return finding(meant && code !== "LINK" ? "error" : "warning", file, 1, "NOT_READ", `it ${message}`, remedy);
}

export const NOTICE_REMEDIES: Record<string, string> = {
  LINK: "put the file itself in its place",
  TOO_LARGE: "split it, or move it out of the folder",
  NOT_UTF8: "save it as UTF-8",
  BAD_NAME: "rename it",
  OTHER_ENDING: "rename it, and it counts",
  BELOW: "move it up into the memory folder, and it counts",
  UNREADABLE: "make it readable for the user who runs lithify",
};
