/**
 * A memory under another name: whatever names its file names the new one, so that its evidence, what it replaced and what asks about it
 * stay its own.
 */
import { readFrontMatter, WEEKLY_LIMITS } from "../document/frontmatter.ts";
import { changeMemoryFile, readMemoryFile } from "../memory/file/memory-file.ts";
import { isMemoryName, type MemoryPlace } from "../memory/file/memory-path.ts";
import { escaped } from "../text/days/forms.ts";
import { fencedIn } from "../text/fences.ts";
import { type Folder, type FolderChange, folderWith } from "./folder.ts";

/** Of every file but the renamed one, which is the caller's to write. */
export function renamedIn({ texts, stored }: Folder, from: string, to: string, place: MemoryPlace): FolderChange[] {
  const memories = new Map(stored.map((memory) => [memory.file, memory]));
  const stem = from.replace(/\.md$/, "");
  return [...texts].flatMap(([file, text]) => {
    const memory = memories.get(file);
    if (file === from || !text.includes(stem) || memory?.unreadable) return [];
    const matter = readFrontMatter(text, WEEKLY_LIMITS);
    const length = "fault" in matter ? 0 : text.length - matter.body.length;
    const { named, linked } = namesOf(stem, placesFrom(file, place));
    const renamed = (old: string): string => old.slice(0, -stem.length) + to.replace(/\.md$/, "");
    const after =
      text.slice(0, length).replace(named, renamed) +
      unfenced(text.slice(length), (prose) => prose.replace(linked, renamed));
    if (after === text) return [];
    return [{ file, after: memory && !memory.byPerson ? stillOurs(file, after) : after }];
  });
}

/** Its words are lithify's as before, whatever they name now. */
function stillOurs(file: string, text: string): string {
  const read = readMemoryFile(file, text);
  return "memory" in read && read.memory.byPerson
    ? changeMemoryFile({ ...read.memory, byPerson: false }, { name: read.memory.name })
    : text;
}

/** Of a run that named a memory anew, taken back or done again: what names it outside of the run's own files follows. */
export function namedBack(folder: Folder, changes: readonly FolderChange[], place: MemoryPlace): FolderChange[] {
  const memories = changes.filter(({ file }) => isMemoryName(file));
  const [left, ...alsoLeft] = memories.filter(({ after }) => after === null);
  const [made, ...alsoMade] = memories.filter(({ file, after }) => after !== null && !folder.texts.has(file));
  if (left === undefined || made === undefined || alsoLeft.length + alsoMade.length > 0) return [];
  return renamedIn(folderWith(folder, changes), left.file, made.file, place);
}

/** A pattern of the ways that lead to the memory folder from a file in it: beside it, up from a folder below, from the workspace down. */
function placesFrom(file: string, { memoryPath }: MemoryPlace): string {
  const folders = memoryPath.split("/").filter((one) => !/^\.*$/.test(one));
  const down = folders.reduce((before, one) => `(?:${before}${escaped(one)}/)?`, "").replace(/\?$/, "");
  const beside = file.includes("/") ? "(?:\\.\\.?/)*" : "(?:\\./)*";
  return down === "" ? beside : `(?:(?:/|(?:\\.\\.?/)*)${down}|${beside})`;
}

/** What opens a link's address: inline, in a definition, in angle brackets, in HTML. */
const OPENERS = String.raw`\]\(\s*<?|^[ \t>]*\[(?!\^)[^\]\n]+\]:\s*<?|<(?=[^<>\s]*>)|\b(?:href|src)\s*=\s*["']?`;

/** Patterns of what names a file: in front matter, where its name stands as a path of its own, and where a link leads to it. */
function namesOf(stem: string, places: string): { named: RegExp; linked: RegExp } {
  const name = escaped(stem);
  const wiki = String.raw`\[\[\s*${places}${name}(?=(?:\.md)?\s*[\]#|^\\])`;
  return {
    named: new RegExp(String.raw`(?<![\p{L}\p{N}_./-])${places}${name}(?=\.md(?![\p{L}\p{N}_/-]|\.\w))|${wiki}`, "gu"),
    linked: new RegExp(String.raw`(?:${OPENERS})${places}${name}(?=\.md(?:[)#?>"'\s]|$))|${wiki}`, "gm"),
  };
}

/** The text with the lines of its prose changed, and what stands in fences as it was. */
function unfenced(text: string, change: (prose: string) => string): string {
  const lines = text.split(/(?<=\n)/);
  const fenced = fencedIn(lines.map((line) => line.trimEnd().replace(/^[\s>]+/, "")));
  return lines.map((line, at) => (fenced.has(at) ? line : change(line))).join("");
}
