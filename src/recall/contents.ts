/**
 * What the search index keeps of a file: redacted, and with the lines that an agent is not shown known beforehand. A query then
 * reads no lexicon, which costs more than all else about it.
 */
import { basename } from "node:path";
import { decode } from "../daily/decode.ts";
import { redact } from "../daily/redact.ts";
import { saidIn } from "../daily/said.ts";
import { isHeldByName, isWithheld } from "../memory/evidence/withheld.ts";
import { readOwnMemory } from "../memory/file/own-memory.ts";
import type { StoredMemory } from "../memory/memory.ts";
import { smallWords } from "../text/languages/small-words.ts";
import { snippetOf } from "./best-lines.ts";
import type { Searched } from "./refresh.ts";
import { asContent, type Content, ITS_NAME } from "./search-index.ts";

export const wordsWithoutContent = (): Iterable<string> => smallWords().empty;

/** The lines of a file, redacted and without what tools were given; none where it is no text. */
export function linesOf(bytes: Uint8Array, allow: readonly string[]): readonly string[] {
  const decoded = decode(bytes);
  return "skipped" in decoded ? [] : redact(saidIn(decoded.lines), allow).lines;
}

export async function contentOf(file: Searched, bytes: Uint8Array, allow: readonly string[]): Promise<Content> {
  const read = await readOf(file, bytes, allow);
  // A log is whoever's text: more of it is looked for, and there is more of it.
  return { ...read, withheld: read.kind === "log" ? [] : withheldIn(read) };
}

/** A day and a digest give no orders, and each file has others: asking about them took a seventh of the time. */
const NO_ORDER = /^(?:digest: [0-9a-f]{12}|(?:created|updated): \d{4}-\d\d-\d\d)?$/;

function withheldIn({ path, kind, name, lines }: Read): number[] {
  // A document's name is its file's: what that says, all of the path's readers are told.
  if (isHeldByName(basename(path), kind === "memory" ? name : "")) return [ITS_NAME];
  const shown = [name, ...lines.map(snippetOf)];
  return shown.flatMap((text, at) => (!NO_ORDER.test(text) && isWithheld(text) ? [at] : []));
}

/** The front matter, with the blank lines behind it; "" where there is none. */
export const matterIn = (text: string): string => /^---\n[\s\S]*?\n---\n+/.exec(text)?.[0] ?? "";

type Read = Omit<Content, "withheld">;

async function readOf({ path, kind, day = "" }: Searched, bytes: Uint8Array, allow: readonly string[]): Promise<Read> {
  const lines = linesOf(bytes, allow);
  const text = lines.join("\n");
  const base = path.slice(path.lastIndexOf("/") + 1);
  const plain = {
    path,
    kind,
    description: "",
    type: kind,
    status: "active",
    name: base.replace(/\.md$/, ""),
    body: text,
    lines,
  };
  if (kind === "log") return { ...plain, created: day, updated: day };
  if (kind !== "memory") {
    const [from, to] = ["from", "to"].map(
      (key) => new RegExp(`^${key}: ["']?(\\d{4}-\\d\\d-\\d\\d)`, "m").exec(text)?.[1] ?? "",
    ) as [string, string];
    // Front matter is for lithify: only what is told is found.
    return { ...plain, created: from, updated: to, body: text.slice(matterIn(text).length) };
  }
  const memory = readOwnMemory(base, text) ?? (await readCarefully(base, text));
  if (memory === undefined) return { ...plain, created: "", updated: "" };
  return asContent(path, memory, lines);
}

/** What reads any form takes as long to load as the lexicons. */
async function readCarefully(file: string, text: string): Promise<StoredMemory | undefined> {
  const read = (await import("../memory/file/memory-file.ts")).readMemoryFile(file, text);
  return "memory" in read ? read.memory : undefined;
}
