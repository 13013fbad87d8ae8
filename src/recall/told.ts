/**
 * What `context` tells of a workspace: what its memory folder holds, what bears on the query or on the folder that the session
 * works in, redacted and within the budget. What takes the lexicons is found out of each text once, and kept.
 */
import { basename, join } from "node:path";
import { WITHHELD } from "../memory/evidence/not-shown.ts";
import { shown } from "../memory/file/memory-path.ts";
import { printable } from "../report/printable.ts";
import { standingAt } from "../store/disk/real-folder.ts";
import { findingsIn, keyOf } from "../store/state/kept-findings.ts";
import type { Located } from "../workspace/parts.ts";
import type { Surroundings } from "../workspace/surroundings.ts";
import type { Line as FoundLine } from "./best-lines.ts";
import {
  type Bearing,
  byRank,
  contextOf,
  type Line,
  type Look,
  MemoryLine,
  type ToldMemory,
  type Verdict,
  wisdomLines,
} from "./context.ts";
import { keptFolder, lexicons, type Reading } from "./kept-folder.ts";
import { isIndexed, type Recalling, recall } from "./recall.ts";
import { bytesOf, lyingIn } from "./refresh.ts";
import type { Answer } from "./search.ts";
import type { Kind } from "./search-index.ts";
import { namingOf } from "./working-folder.ts";

const MOST_BEARING = 8;
/** A document is long, and says something like nearly every query: less than this share of the best answer's score is chance. */
const DOCUMENT_SHARE = 0.3;
/** Once the lexicons are loaded, so many memories more are looked at: the next query asks for others. */
const JUDGED_AT_ONCE = 500;

export interface About {
  readonly query: string | undefined;
  /** Names of the folder that the session works in and of those around it: as `foldersNamed`. */
  readonly named: readonly string[];
}

export interface Telling extends Reading {
  /** Whether all is to be looked at that another query may ask for. */
  readonly ahead?: boolean;
}

/** @param budget characters   @returns the text, redacted; "" where there is nothing to tell */
export async function toldOf(
  located: Located,
  { query, named }: About,
  budget: number,
  telling: Telling,
): Promise<string> {
  const { found, now, passOver, strict, ahead = false } = telling;
  const { redact, levels } = located.workspace.config;
  const { memories: stored, looks, left, newest, searched, save, ...folder } = await keptFolder(located, telling);
  const questioned = new Set(folder.questioned);
  const open = left && { ...left.open, file: shown(located, `weekly/${left.open.week}.md`) };

  const bearing =
    query === undefined
      ? namingFolder(stored, named)
      : await bearingOn(located, query, { nowMs: now.getTime(), found: searched, passOver });
  const wisdom = { text: levels.wisdom ? wisdomOf(located) : "", file: shown(located, "WISDOM.md") };
  const hasMore =
    located.absent.some(({ file }) => file === "INDEX.md") ||
    standingAt(join(located.memoryFolder, "INDEX.md")) !== undefined;
  const index = shown(located, hasMore ? "INDEX.md" : "MEMORY.md");
  const look = (memory: ToldMemory): Look => looks.get(memory)!;
  const remembered = { memories: stored, look, questioned, wisdom, open, newest, bearing, index };

  const { allow } = redact;
  // Of what stands together in a file one line may tell what the next is.
  const together = [
    wisdomLines(wisdom).map(({ text }) => text),
    [...(open?.lines ?? []), ...(open?.earlier ?? [])].map(({ line }) => line),
  ];
  const blocks = together.map((lines): Line => ({ says: "", text: lines.join("\n") }));
  const unjudged = (): ToldMemory[] =>
    [...looks].flatMap(([memory, { verdict }]) => (verdict === undefined ? memory : []));
  const judgeNow = async (memories: Iterable<ToldMemory>): Promise<void> => {
    const { verdictOn } = await lexicons();
    for (const memory of memories) {
      const judged = { ...looks.get(memory)!, verdict: verdictOn(new MemoryLine(memory), allow) };
      looks.set(memory, judged);
    }
  };
  if (ahead && unjudged().length > 0) await judgeNow(unjudged());
  const tell = async (room: number): Promise<string> => {
    for (;;) {
      const memories = new Set<ToldMemory>();
      const lines = new Map<string, Line>();
      let isSecret = false;
      const judge = (line: Line): Verdict => {
        const own = line.memory && looks.get(line.memory)!.verdict;
        if (line.memory !== undefined && own === undefined) memories.add(line.memory);
        // What a name alone is made is asked of it where its memory's line is not told as it stands.
        if (line.memory !== undefined && (own?.plain === undefined || line.isName !== true)) {
          isSecret ||= own?.isSecret === true;
          return own ?? {};
        }
        const key = keyOf(line.text, line.says);
        const verdict = found.get("line", key) as Verdict | undefined;
        if (verdict === undefined) lines.set(key, line);
        isSecret ||= verdict?.isSecret === true;
        return verdict ?? {};
      };
      const text = contextOf(remembered, room, judge);
      blocks.forEach(judge);
      if (memories.size + lines.size === 0)
        return printable(isSecret ? (await lexicons()).redactText(text, allow).text : text);
      const others = located.state.trusted() ? unjudged().sort(byRank).slice(0, JUDGED_AT_ONCE) : [];
      await judgeNow([...memories, ...others.filter((memory) => !memories.has(memory))]);
      const { verdictOn } = await lexicons();
      for (const [key, line] of lines) found.put("line", key, verdictOn(line, allow));
    }
  };
  // What stands for a secret may be longer than the secret.
  for (let room = budget; ; ) {
    const text = await tell(room);
    save();
    if (text === "" && strict && (await tell(Number.POSITIVE_INFINITY)) !== "")
      passOver({
        message: `a budget of ${budget} characters has room for nothing`,
        hint: "give more, or leave it out",
      });
    if (text.length <= budget) return text;
    room -= text.length - budget;
  }
}

/**
 * What the next session is told and searches, looked at by the command that wrote it: the lexicons are loaded there, and whoever
 * begins a session waits for none of it. Where nobody was told or searched yet nothing is done. Losing it costs time, never truth.
 */
export async function lookAhead(
  located: Located,
  { now, signal }: Pick<Surroundings, "now" | "signal">,
): Promise<void> {
  const found = findingsIn(located.state, located.workspace.config.redact.allow);
  const passOver = (): void => {};
  const [at, budget] = [now(), located.workspace.config.context.budgetCharacters];
  try {
    if (!found.isEmpty) {
      await toldOf(located, { query: undefined, named: [] }, budget, {
        now: at,
        found,
        passOver,
        lying: lyingIn(located),
        strict: false,
        ahead: true,
      });
      found.save();
    }
    if (isIndexed(located)) await recall(located, "", { limit: 0 }, { nowMs: at.getTime(), signal, passOver });
  } catch {
    // Whoever begins a session looks itself.
  }
}

function wisdomOf({ memoryFolder, absent }: Located): string {
  const only = absent.find(({ file }) => file === "WISDOM.md");
  return only?.text ?? bytesOf(join(memoryFolder, "WISDOM.md"))?.toString("utf8") ?? "";
}

async function bearingOn(located: Located, query: string, recalling: Recalling): Promise<Bearing[]> {
  // A memory is told by its own line.
  const wanted = { limit: MOST_BEARING, unquoted: (kind: Kind) => kind === "memory" };
  const asked = recall(located, query, wanted, { ...recalling, once: true });
  const { results } = await asked.catch((error: Error) => {
    recalling.passOver?.({ message: `nothing could be searched: ${error.message}` });
    return { results: [] };
  });
  const least = DOCUMENT_SHARE * (results[0]?.score ?? 0);
  // WISDOM is told as it is.
  const isTelling = ({ kind, score }: Answer): boolean => kind !== "memory" && kind !== "wisdom" && score >= least;
  const first = results.flatMap((one): Bearing[] => {
    if (one.kind === "memory") return one.status === "active" ? [{ file: basename(one.path) }] : [];
    return isTelling(one) ? saidIn(one.path, [one]) : [];
  });
  const others = results.filter(isTelling).flatMap(({ path, also }) => saidIn(path, also));
  return [...first, ...others];
}

/** A heading says nothing by itself. */
const saidIn = (file: string, lines: readonly FoundLine[]): Bearing[] =>
  lines.flatMap(({ line, snippet }) =>
    line === 0 || snippet === WITHHELD || snippet.startsWith("#")
      ? []
      : [{ file, says: snippet.replace(/^[-*+]\s+/, "") }],
  );

function namingFolder(stored: readonly ToldMemory[], named: readonly string[]): Bearing[] {
  if (named.length === 0) return [];
  const current = stored.filter(({ status }) => status === "active").sort(byRank);
  return namingOf(current, named)
    .slice(0, MOST_BEARING)
    .map((file) => ({ file }));
}
