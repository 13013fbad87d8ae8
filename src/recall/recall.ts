/**
 * Search as every caller has it: the index brought up to date with the files, then asked. An index that is odd is made anew;
 * one that cannot be kept (no state folder may be made, a full disk, another process at it) is made in memory for this one answer, so
 * that an empty answer always means that nothing is there.
 */
import fs from "node:fs";
import { basename, join } from "node:path";
import { DiskError, type PassOver, tried, unless } from "../errors.ts";
import { WITHHELD } from "../memory/evidence/not-shown.ts";
import { withoutOrderNames } from "../memory/evidence/orders/named.ts";
import { namesIn } from "../store/disk/real-folder.ts";
import { type Findings, findingsIn, keyOf } from "../store/state/kept-findings.ts";
import { VERSION } from "../version.ts";
import { logsOf } from "../workspace/located.ts";
import type { Located } from "../workspace/parts.ts";
import { madeForReading } from "../workspace/state.ts";
import { type Arm, nearestTo } from "./meaning.ts";
import { bytesOf, type Found, foundIn, foundOf, glimpse, logsFor, refresh } from "./refresh.ts";
import { type Answer, search, type Wanted } from "./search.ts";
import { filesOf, type Hit, ITS_NAME, isBusy, SearchIndex } from "./search-index.ts";

/** An index holds what one kind of question looks through, and no more: how rare a word is follows from all that it holds. */
const INDEX = "search.db";
const INDEX_WITH_LOGS = "search-logs.db";

/** So many are read in half a second: somebody waits, and wonders why. */
const MANY_FILES = 200;

export interface Recalling {
  readonly nowMs: number;
  readonly signal?: AbortSignal;
  /** As they stand now, where whoever asks has looked. */
  readonly found?: Found | undefined;
  /** By which memories and documents are found by meaning as well; without it nothing leaves this machine. */
  readonly arm?: Arm | undefined;
  /** Whether this process asks no more: what redacts is loaded only for what is among the answers. */
  readonly once?: boolean;
  /** Told why no index is kept. */
  readonly passOver?: PassOver | undefined;
}

/** Whether anybody searched here, and what was made for it is kept. */
export const isIndexed = (located: Located): boolean =>
  located.state.trusted() && fs.existsSync(join(located.state.folder, INDEX));

/** One index is brought up to date at a time: of fifty questions at once the first reads the files. */
let refreshed: Promise<unknown> = Promise.resolve();

/** @param wanted `logs`: in the logs too */
export async function recall(
  located: Located,
  query: string,
  wanted: Wanted & { readonly logs?: boolean },
  { nowMs, signal, found: seen, arm, once = false, passOver }: Recalling,
) {
  const { workspace, state } = located;
  const { logs = false } = wanted;
  const { allow } = workspace.config.redact;
  let glimpsed: readonly Answer[] | undefined;
  const upToDate = async (index: SearchIndex, name: string, isKept: boolean): Promise<Found> => {
    const mine = refreshed.then(async () => {
      const lying = seen ?? foundIn(located);
      const isEnough = once && isKept && name === INDEX && arm === undefined;
      glimpsed = isEnough ? glimpse(index, lying, () => search(index, query, wanted)) : undefined;
      if (glimpsed) return lying;
      const listed = async () => logsFor((await withoutOrderNames(await logsOf(located))).logs);
      const found = name === INDEX_WITH_LOGS ? foundOf([...lying.files(), ...(await listed())]) : lying;
      await refresh(index, found, { allow, nowMs, signal });
      return found;
    });
    refreshed = mine.catch(() => {});
    return mine;
  };
  const unkept = madeForReading(located);
  const by = `${VERSION} ${JSON.stringify(allow)} ${state.mark()}`;
  const asked = <Value>(name: string, answer: Answering<Value>): Promise<Value> =>
    kept(
      unkept === undefined ? join(state.folder, name) : undefined,
      by,
      async (index, isKept) => {
        try {
          const found = await upToDate(index, name, isKept);
          if (unkept !== undefined && found.count() >= MANY_FILES)
            passOver?.({ message: `each search reads all ${found.count()} files, since no index is kept: ${unkept}` });
          return await answer(index, isKept, found);
        } finally {
          index.close();
        }
      },
      signal,
      passOver,
    );
  // What is not kept would be asked and paid for each time.
  const nearIn = async (index: SearchIndex, isKept: boolean): Promise<readonly Hit[]> =>
    arm && isKept ? nearestTo(index, (await import("../daily/redact.ts")).redactText(query, allow).text, arm) : [];
  // Logs have no vectors: those of all else are kept, and paid for, once.
  const nearby = logs && arm ? await asked(INDEX, nearIn) : undefined;
  return asked(logs ? INDEX_WITH_LOGS : INDEX, async (index, isKept, found) => {
    const results = glimpsed ?? search(index, query, wanted, nearby ?? (await nearIn(index, isKept)));
    const waiting = results.length === 0 ? new Map<string, string>() : proposalsIn(located);
    const doubted = await doubtedBy(waiting, () => findingsIn(state, allow));
    const isDoubted = ({ kind, status, path }: Answer) =>
      kind === "memory" && status === "active" && doubted.has(basename(path));
    const shown: Answer[] = [];
    for (const one of results) {
      const withheld = index.withheld(one.path);
      if (!withheld.has(ITS_NAME))
        shown.push({ ...(await withoutOrder(one, withheld)), ...(isDoubted(one) && { questioned: true }) });
    }
    // Files that could have been found: of a thousand it takes a while to count them.
    return { results: shown, searched: found.count };
  });
}

/** @param found all that could be found */
type Answering<Value> = (index: SearchIndex, isKept: boolean, found: Found) => Promise<Value>;

/** Files that waiting proposals would replace. @param waiting by path in the folder; those alone that say `replaces:` */
export async function doubtedBy(
  waiting: ReadonlyMap<string, string>,
  findings: () => Findings,
): Promise<ReadonlySet<string>> {
  if (waiting.size === 0) return new Set();
  const found = findings();
  const key = keyOf([...waiting]);
  const known = found.get("doubted", key) as readonly string[] | undefined;
  if (known !== undefined) return new Set(known);
  const { replacedIn } = await import("../memory/questions.ts");
  const files = [...replacedIn(waiting).keys()];
  found.put("doubted", key, files);
  found.save();
  return new Set(files);
}

function proposalsIn({ memoryFolder, absent }: Located): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { file, text } of absent) if (/^inbox\/[^/.][^/]*\.md$/.test(file) && text) texts.set(file, text);
  // What waits there only marks an answer: an inbox that is closed to this user takes none away.
  const inbox = unless(
    DiskError,
    () => namesIn(join(memoryFolder, "inbox")),
    () => [],
  );
  for (const name of inbox) {
    const bytes = name.endsWith(".md") ? bytesOf(join(memoryFolder, "inbox", name)) : undefined;
    if (bytes !== undefined) texts.set(`inbox/${name}`, bytes.toString("utf8"));
  }
  // Most replace nothing, and what reads one takes as long as the search.
  for (const [file, text] of texts) if (!text.includes("replaces:")) texts.delete(file);
  return texts;
}

/**
 * Who searches may be an agent: a line that surely is an order to it is named, and not shown; of a log, which is whoever's text,
 * one that may be. Of all else the index knows it.
 */
async function withoutOrder(answer: Answer, withheld: ReadonlySet<number>): Promise<Answer> {
  const { kind, name, line, snippet, also } = answer;
  if (kind !== "log") {
    const shown = (at: number, text: string): string => (withheld.has(at) ? WITHHELD : text);
    return {
      ...{ ...answer, name: shown(0, name), snippet: line === 0 ? snippet : shown(line, snippet) },
      also: also.map((one) => ({ ...one, snippet: shown(one.line, one.snippet) })),
    };
  }
  const [{ orderIn }, { shownLine }] = await Promise.all([
    import("../memory/evidence/instruction.ts"),
    import("../memory/evidence/withheld.ts"),
  ]);
  return { ...answer, also: [], name: shownLine(name), snippet: orderIn(snippet) ? WITHHELD : shownLine(snippet) };
}

/** With the index on disk; where that fails, with one made anew; where that fails too, with one in memory. */
async function kept<Value>(
  path: string | undefined,
  by: string,
  answer: (index: SearchIndex, isKept: boolean) => Promise<Value>,
  signal: AbortSignal | undefined,
  passOver: PassOver = () => {},
): Promise<Value> {
  for (const isLast of path === undefined ? [] : [false, true])
    try {
      return await answer(SearchIndex.open(path, by), true);
    } catch (error) {
      signal?.throwIfAborted();
      // Whoever holds it, or a disk that refuses: the answer does not wait for them.
      if (isBusy(error)) continue;
      if (isLast) passOver({ message: `no index for search can be kept: ${(error as Error).message}` });
      // What cannot be removed is made in memory then.
      else for (const one of filesOf(path!)) tried(() => fs.rmSync(one, { force: true }), undefined);
    }
  return answer(SearchIndex.open(undefined), false);
}

export type { Answer };
