/**
 * A week, month, year or the wisdom to read: its body as headings, bullets and paragraphs, and the memories it lists.
 */
import { isMonth, isYear } from "../../calendar/period.ts";
import { parseWeek, spanTitle, weekTitle } from "../../calendar/week.ts";
import type { Folder } from "../../compaction/folder.ts";
import { entriesIn } from "../../compaction/inbox.ts";
import { levelFile, readLevel } from "../../document/level.ts";
import { readWeekly } from "../../document/weekly.ts";
import { idOf, type Say } from "./said.ts";
import type { Named } from "./timeline.ts";

export interface Block {
  readonly kind: "heading" | "bullet" | "text";
  readonly text: string;
}

export interface DocumentSeen {
  /** `2026-W15`, `2026-04`, `2026`, `WISDOM`. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly memories: readonly Named[];
  /** Logs, or the documents below, each with what names it in an address. */
  readonly sources: readonly {
    readonly path: string;
    readonly document: string | undefined;
    /** Of a log. */
    readonly day: string | undefined;
  }[];
  /** Of its proposals, those that wait; the first one as an address names it. */
  readonly waiting: number;
  readonly firstWaiting: string | undefined;
  /** Which model wrote it; undefined where nobody says. */
  readonly model: string | undefined;
}

/** Undefined where there is no such document, or it does not read. */
export function documentOf(id: string, folder: Folder, say: Say): DocumentSeen | undefined {
  if (id === "WISDOM") {
    const text = folder.texts.get("WISDOM.md");
    const bare = { id, title: "Wisdom", memories: [], sources: [], model: undefined, ...NONE_WAIT };
    return text === undefined
      ? undefined
      : { ...bare, blocks: blocksIn(text.replace(/^---\n[\s\S]*?\n---\n/, ""), say) };
  }
  if (isMonth(id) || isYear(id)) {
    const read = readLevel(folder.texts.get(levelFile(id)) ?? "");
    if (!("period" in read)) return undefined;
    return { id, title: spanTitle(read.from, read.to), memories: [], ...NONE_WAIT, ...told(read, say) };
  }
  if (parseWeek(id) === undefined) return undefined;
  const read = readWeekly(folder.texts.get(`weekly/${id}.md`) ?? "");
  if (!("week" in read)) return undefined;
  const names = new Map(folder.stored.map(({ file, name }) => [file, name]));
  const memories = read.memories
    .filter(({ file }) => names.has(file))
    .map(({ file }) => ({ id: idOf(file, say), name: say(names.get(file)!, 200) }));
  const { entries } = entriesIn(folder, id);
  const [first] = entries;
  const waits = { waiting: entries.length, firstWaiting: first && idOf(first.id, say) };
  return { id, title: weekTitle(id), memories, ...waits, ...told(read, say) };
}

const NONE_WAIT = { waiting: 0, firstWaiting: undefined };

const told = (
  { body, model, sources }: { body: string; model: string; sources: readonly { path: string }[] },
  say: Say,
) => ({
  // The page has the title already.
  blocks: blocksIn(body, say).filter(({ kind, text }, i) => i > 0 || kind !== "heading" || !/^\d{4}/.test(text)),
  model: say(model, 200),
  sources: sources.map(({ path }) => ({ path: say(path, 300), document: documentAt(path), day: DAY.exec(path)?.[0] })),
});

const DAY = /\d{4}-\d{2}-\d{2}/;

function documentAt(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf("/") + 1).replace(/\.md$/, "");
  return isMonth(name) || parseWeek(name) !== undefined ? name : undefined;
}

/** Enough of Markdown to read by; whatever else stands there is shown as it is written. */
function blocksIn(body: string, say: Say): Block[] {
  const lines = say(body, 100_000).replace(/\r\n/g, "\n").split("\n");
  return lines.flatMap((line): Block[] => {
    if (line.trim() === "") return [];
    const heading = /^#{1,6}\s+(.*)$/.exec(line)?.[1];
    if (heading !== undefined) return [{ kind: "heading", text: heading }];
    const bullet = /^\s*[-*+]\s+(.*)$/.exec(line)?.[1];
    return [bullet === undefined ? { kind: "text", text: line } : { kind: "bullet", text: bullet }];
  });
}
