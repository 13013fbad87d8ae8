/**
 * Search as every caller has it: the index brought up to date with the files, then asked. An index that is odd is made anew;
 * one that cannot be kept (no state folder, a full disk, another process at it) is made in memory for this one answer, so
 * that an empty answer always means that nothing is there.
 */
import fs from "node:fs";
import { basename, join } from "node:path";
import { listLogs } from "../daily/list-logs.ts";
import { redactText } from "../daily/redact.ts";
import { orderIn } from "../memory/evidence/instruction.ts";
import { withoutOrderNames } from "../memory/evidence/orders/named.ts";
import { shownLine, WITHHELD } from "../memory/evidence/withheld.ts";
import { replacedIn } from "../memory/questions.ts";
import { namesIn } from "../store/disk/real-folder.ts";
import { ownVersion } from "../store/own-version.ts";
import type { Located } from "../workspace/opened.ts";
import { type Arm, nearestTo } from "./meaning.ts";
import { bytesOf, logsFor, memoriesIn, refresh, type Searched } from "./refresh.ts";
import { type Answer, search, type Wanted } from "./search.ts";
import { isBusy, type Kind, SearchIndex } from "./search-index.ts";

export interface Recalled {
  readonly results: readonly Answer[];
  /** Files that could have been found. */
  readonly searched: number;
}

const DOCUMENTS: readonly Kind[] = ["memory", "wisdom", "weekly", "monthly", "yearly"];

/**
 * @param wanted without kinds: memories and documents; `logs` looks in the logs too
 * @param arm by which memories and documents are found by meaning as well; without it nothing leaves this machine
 */
export async function recall(
  located: Located,
  query: string,
  wanted: Omit<Wanted, "kinds"> & { readonly logs?: boolean },
  nowMs: number,
  arm?: Arm,
): Promise<Recalled> {
  const { workspace, ownership, logFolders, state } = located;
  const kinds: Kind[] = wanted.logs ? [...DOCUMENTS, "log"] : [...DOCUMENTS];
  const files = memoriesIn(located);
  if (wanted.logs) files.push(...logsFor((await withoutOrderNames(await listLogs(ownership.owner, logFolders))).logs));
  const { allow } = workspace.config.redact;
  const answered = async (index: SearchIndex, isKept: boolean): Promise<Recalled> => {
    try {
      refresh(index, files, kinds, { allow, nowMs });
      // What is not kept would be asked and paid for each time.
      const near = arm && isKept ? await nearestTo(index, redactText(query, allow).text, arm) : [];
      const results = search(index, query, { ...wanted, kinds }, near);
      const doubted = results.length === 0 ? new Map() : replacedIn(proposalsIn(located));
      const isDoubted = ({ kind, status, path }: Answer) =>
        kind === "memory" && status === "active" && doubted.has(basename(path));
      return {
        results: results.map((one) => ({ ...withoutOrder(one), ...(isDoubted(one) && { questioned: true }) })),
        searched: files.length,
      };
    } finally {
      index.close();
    }
  };
  const by = `${ownVersion()} ${JSON.stringify(allow)}`;
  return kept(state.trusted() ? join(state.folder, "search.db") : undefined, by, answered);
}

function proposalsIn({ memoryFolder }: Located): Map<string, string> {
  const texts = new Map<string, string>();
  for (const name of namesIn(join(memoryFolder, "inbox"))) {
    const bytes = name.endsWith(".md") ? bytesOf(join(memoryFolder, "inbox", name)) : undefined;
    if (bytes !== undefined) texts.set(`inbox/${name}`, bytes.toString("utf8"));
  }
  return texts;
}

/**
 * Who searches may be an agent: a line that surely is an order to it is named, and not shown; of a log, which is whoever's text,
 * one that may be.
 */
const withoutOrder = (answer: Answer): Answer => ({
  ...answer,
  name: shownLine(answer.name),
  snippet: answer.kind === "log" && orderIn(answer.snippet) ? WITHHELD : shownLine(answer.snippet),
});

/** With the index on disk; where that fails, with one made anew; where that fails too, with one in memory. */
async function kept(
  path: string | undefined,
  by: string,
  answer: (index: SearchIndex, isKept: boolean) => Promise<Recalled>,
): Promise<Recalled> {
  if (path !== undefined) {
    try {
      return await answer(SearchIndex.open(path, by), true);
    } catch (error) {
      if (!isBusy(error)) removeIndex(path);
    }
    try {
      return await answer(SearchIndex.open(path, by), true);
    } catch {
      // Whoever holds it, or a disk that refuses: the answer does not wait for them.
    }
  }
  return answer(SearchIndex.open(undefined), false);
}

function removeIndex(path: string): void {
  for (const one of [path, `${path}-journal`, `${path}-wal`, `${path}-shm`])
    try {
      fs.rmSync(one, { force: true });
    } catch {
      // Made in memory then.
    }
}

export type { Answer, Searched };
