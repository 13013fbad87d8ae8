/**
 * A memory's file that cannot be parsed: a slip in its YAML, a cut, a merge's marks. It is a person's file all the same: it
 * is read as far as its lines tell, so that its claim is known and its line of the index stays, and it is never changed.
 */
import { isDay } from "../../calendar/week.ts";
import { isMemoryType, type Status, type StoredMemory, type Unreadable } from "../memory.ts";

/** Of a value that stands on one line of broken YAML: more is none of a name or a description. */
const LONGEST_VALUE = 300;
/** What is far longer than any memory says too many words to be compared by them. */
const LONGEST_TEXT = 64 * 1024;

/** @returns undefined for a file that was never meant to be a memory: neither its name nor its text has a memory's type */
export function unreadableMemory(file: string, raw: string, unreadable: Unreadable): StoredMemory | undefined {
  const { matter, body } = partsOf(raw.slice(0, LONGEST_TEXT).replace(/\r\n?/g, "\n"));
  const value = (key: string): string =>
    unquoted(new RegExp(`^[ \\t]*${key}:[ \\t]*(.*)$`, "m").exec(matter)?.[1] ?? "");
  const day = (key: string): string => (isDay(value(key)) ? value(key) : "");
  const [, prefix, slug = ""] = /^([a-z]+)_(.*)\.md$/.exec(file) ?? [];
  const type = [prefix, value("type")].find(isMemoryType);
  if (type === undefined) return undefined;
  const status: Status =
    value("status") === "superseded" ? "superseded" : value("status") === "withdrawn" ? "withdrawn" : "active";
  const created = day("created") || day("updated");
  const sources = [...matter.matchAll(/^[ \t]*-[ \t]+["']?([^\n"']+#L\d+(?:-L?\d+)?)["']?[ \t]*$/gm)];
  const firstLine = body.split("\n").find((line) => line.trim() !== "") ?? "";
  return {
    ...{ file, type, status, created, updated: day("updated") || created, body, text: raw, unreadable },
    name: value("name") || unquoted(firstLine.replace(/^[#\s]+/, "")) || slug.replaceAll("-", " "),
    description: value("description"),
    sources: sources.map(([, source]) => source!.trim()),
    ...(day("expires") !== "" && { expires: day("expires") }),
    // Nothing is written to it, whatever is found.
    ...{ byPerson: true, pinned: true },
  };
}

/** Whether a merge's marks around the whole of it are what keeps a memory from being read as one. */
export const isTorn = (raw: string): boolean =>
  MARKS.test(raw.slice(0, 7)) && isMemoryType(/^[ \t]*type:[ \t]*["']?([a-z]+)/m.exec(partsOf(raw).matter)?.[1]);

const MARKS = /^(?:[<=>|]{7}|[%+]{7} )/;

/** Front matter that has no end is all there is. A merge's marks are no words; of its two sides the first comes first. */
function partsOf(text: string): { matter: string; body: string } {
  const plain = text.replace(new RegExp(`${MARKS.source}.*\\n?`, "gm"), "");
  const { matter, body } = splitAt(plain);
  // Around a whole file both sides have front matter.
  return { matter, body: plain === text ? body : withoutMatter(body) };
}

const withoutMatter = (body: string): string =>
  body.replace(/^---[ \t]*\n(?:(?:[a-z_]+:|[ \t]).*\n)+---[ \t]*$/gm, "").trim();

function splitAt(plain: string): { matter: string; body: string } {
  const start = /^\uFEFF?---[ \t]*\n/.exec(plain)?.[0].length ?? 0;
  // Its first line may be lost: what is left begins with a key.
  if (start === 0 && !/^\uFEFF?[a-z_]+:(?:[ \t]|$)/m.test(plain.slice(0, plain.indexOf("\n") + 1)))
    return { matter: "", body: plain.trim() };
  const end = /^---[ \t]*$/m.exec(plain.slice(start));
  if (end === null) return { matter: plain.slice(start), body: "" };
  return { matter: plain.slice(start, start + end.index), body: plain.slice(start + end.index + end[0].length).trim() };
}

function unquoted(text: string): string {
  const plain = text.replace(/[\u0000-\u001f\u007f-\u009f\ufffd]+/g, " ").trim();
  return (/^(["'])(.*)\1$/.exec(plain)?.[2] ?? plain).slice(0, LONGEST_VALUE).trim();
}
