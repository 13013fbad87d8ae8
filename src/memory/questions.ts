/**
 * Which memories are in doubt: those that an open proposal would replace. A memory's file says so while a proposal waits,
 * and no longer; into a person's file it is not written, there the index and `status` say it alone. And which of them stand again, or
 * fall, with the memory that took their place.
 */

import { onceFor, onceOf } from "../once.ts";
import { changeMemoryFile, type MemoryChange, readMemoryFile } from "./file/memory-file.ts";
import { proposalPath, readProposal } from "./file/proposal.ts";
import { sameList } from "./fold.ts";
import type { StoredMemory } from "./memory.ts";

export interface Asked {
  /** The folder's texts, by path in it. */
  readonly texts: ReadonlyMap<string, string>;
  readonly stored: readonly StoredMemory[];
}

/** By the file of the memory in doubt: the names of the proposals that speak against it, in order. */
export function questionsIn({ texts, stored }: Asked): ReadonlyMap<string, readonly string[]> {
  const replaced = replacedIn(texts);
  // What somebody mended by half asks what it asked, until it is mended or gone.
  const isBroken = (path: string): boolean => texts.has(path) && "fault" in readProposal(texts.get(path)!);
  const questions = new Map<string, readonly string[]>();
  for (const { file, status, questioned_by = [] } of stored) {
    const broken = questioned_by.filter((name) => isBroken(proposalPath(name)));
    const by = new Set([...(replaced.get(file) ?? []), ...broken]);
    if (status === "active" && by.size > 0) questions.set(file, [...by].sort());
  }
  return questions;
}

/** The same for any file that a proposal would replace. @param texts at least those of `inbox/`, by path in the folder */
export const replacedIn = onceFor((texts: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> => {
  const questions = new Map<string, readonly string[]>();
  const waiting = [...texts].filter(([path]) => path.startsWith("inbox/"));
  for (const [path, text] of waiting.sort(([a], [b]) => (a < b ? -1 : 1))) {
    const replaces = replacedByProposal(text);
    if (replaces === undefined) continue;
    questions.set(replaces, [...(questions.get(replaces) ?? []), path.slice("inbox/".length)]);
  }
  return questions;
});

/** The memory that a proposal's text would replace. */
export const replacedByProposal = (text: string): string | undefined => questionIn(text)?.replaces;

/**
 * Proposals that ask whether one memory falls for another, where either stands no more: a person took it back, or its lines are gone
 * from the logs. What somebody edited in the inbox is theirs.
 */
export function answeredIn({ texts, stored }: Asked): string[] {
  const asking = [...texts].flatMap(([path, text]) => {
    const asked = path.startsWith("inbox/") ? questionIn(text) : undefined;
    return asked?.newer === undefined ? [] : [{ path, between: [asked.replaces, asked.newer] }];
  });
  if (asking.length === 0) return [];
  const standing = new Set(stored.flatMap(({ status, file }) => (status === "withdrawn" ? [] : [file])));
  return asking.flatMap(({ path, between }) => (between.every((file) => standing.has(file!)) ? [] : [path]));
}

/** Most ask for no memory's place, and reading one is dear. */
const questionIn = (text: string) => (text.includes("replaces:") ? question(text) : undefined);

/** Each week of a run asks every one that waits. */
const question = onceOf((text) => {
  const read = readProposal(text);
  if ("fault" in read) return undefined;
  const { file, replaces } = read.proposal;
  const would = replaces !== file || read.edited ? undefined : readMemoryFile(file, read.memoryText);
  return { replaces, newer: would && "memory" in would ? would.memory.superseded_by : undefined };
}, 5_000);

/** The files that must say otherwise whether they are in doubt. */
export function questionMarks(asked: Asked): { readonly file: string; readonly after: string }[] {
  const questions = questionsIn(asked);
  return asked.stored.flatMap((memory) => {
    const waiting = questions.get(memory.file) ?? [];
    const said = memory.questioned_by ?? [];
    // A person's file is not asked anew; what lithify wrote before it was theirs ends with its question.
    const by = memory.byPerson || memory.pinned ? said.filter((name) => waiting.includes(name)) : waiting;
    if (memory.unreadable || sameList(by, said)) return [];
    return [{ file: memory.file, after: changeMemoryFile(memory, { questioned_by: by }) }];
  });
}

/**
 * What another memory took the place of stands again once that is withdrawn, and falls again when that is back: the logs say it, and
 * nobody says otherwise any more. What a person wrote or pinned is left to them.
 * @param before as the memories stood   @param after by file, as they stand now
 */
export function placesTaken(before: readonly StoredMemory[], after: ReadonlyMap<string, StoredMemory>): StoredMemory[] {
  // Nearly no week of thousands of memories withdraws one.
  const isGone = (memory: StoredMemory | undefined): boolean => memory?.status === "withdrawn";
  if (!before.some((memory) => isGone(memory) !== isGone(after.get(memory.file)))) return [];
  const was = new Map(before.map(({ file, status }) => [file, status]));
  const turned = (file = "", from: string, to: string): boolean =>
    was.get(file) === from && after.get(file)?.status === to;
  const all = [...after.values()];
  const back = new Map(all.map(({ file, supersedes }) => [turned(file, "withdrawn", "active") && supersedes, file]));
  return all.flatMap((memory) => {
    const { file, status, byPerson, pinned, sources } = memory;
    if (byPerson || pinned) return [];
    const by = back.get(file);
    if (status === "active" && by) return withStatus(memory, { status: "superseded", superseded_by: by });
    if (status !== "superseded" || sources.length === 0 || !turned(memory.superseded_by, "active", "withdrawn"))
      return [];
    return withStatus(memory, { status: "active" });
  });
}

const withStatus = (memory: StoredMemory, change: Pick<MemoryChange, "status" | "superseded_by">): StoredMemory => ({
  ...{ ...memory, ...change },
  text: changeMemoryFile(memory, change),
});
