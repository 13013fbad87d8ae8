/**
 * `lithify forget FILE | --source PATH`: withdraws a memory, or all that rest only on one log. The files stay, out of
 * the index, so that the same evidence does not bring them back. With `--back` they stand again.
 */
import { relative, resolve, sep } from "node:path";
import { type Folder, type FolderChange, folderWith } from "../compaction/folder.ts";
import { type Entry, entriesIn, questionsAfter, rejected } from "../compaction/inbox.ts";
import { withMarks } from "../compaction/index-texts.ts";
import { plannedFrom } from "../compaction/plan.ts";
import { updateFrontMatter } from "../document/frontmatter-edit.ts";
import { UsageError } from "../errors.ts";
import { readSource } from "../memory/evidence/source.ts";
import { changeMemoryFile, readMemoryFile } from "../memory/file/memory-file.ts";
import { shown } from "../memory/file/memory-path.ts";
import type { StoredMemory } from "../memory/memory.ts";
import { oneLine } from "../report/printable.ts";
import { detailOfKind, locked } from "../workspace/locked.ts";
import { isOthersLog } from "../workspace/memory-owner.ts";
import { type Opened, read } from "../workspace/opened.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import { namedMemory } from "../workspace/told-memory.ts";
import { UNSAID, unsaid } from "../workspace/week-lines.ts";

interface ForgetOptions extends GlobalOptions {
  readonly file?: string;
  readonly source?: string;
  /** What was withdrawn stands again. */
  readonly back?: boolean;
}

export async function forget(options: ForgetOptions, surroundings: Surroundings): Promise<number> {
  if ((options.file === undefined) === (options.source === undefined))
    throw new UsageError(
      "USAGE",
      "forget takes a memory, or --source and a log",
      "lithify forget memory/feedback_x.md, or lithify forget --source logs/2026-04-08.md",
    );
  const { result, commit, commitPostponed } = await locked(
    "lithify forget",
    options,
    surroundings,
    async ({ opened, write }) => {
      const memories = meant(options, opened, surroundings);
      const waiting = options.source === undefined ? [] : waitingOnlyFor(options.source, opened, surroundings);
      const changes = options.back
        ? await broughtBack(memories, opened, surroundings)
        : [...withdrawn(memories), ...refused(waiting, opened.folder)];
      const asked = options.back
        ? questionsAfter(new Set(changes.map(({ file }) => file)), folderWith(opened.folder, changes))
        : [];
      const files = changes.flatMap(({ file }) => (file.startsWith("weekly/") ? [] : shown(opened, file)));
      const subject = `${options.back ? "bring back" : "forget"} ${options.file !== undefined ? memories[0]!.file : `what rests on ${options.source}`}`;
      if (files.length === 0) return files;
      const planned = plannedFrom(withMarks([...changes, ...asked], opened.folder), opened.folder, subject);
      await write(planned, detailOfKind("forget", subject));
      const now = new Map(folderWith(opened.folder, planned).stored.map(({ file, status }) => [file, status]));
      for (const { file, status } of opened.folder.stored)
        if (status === "superseded" && now.get(file) === "active")
          surroundings.tell(`stands again: ${oneLine(shown(opened, file))}`);
      return files;
    },
    async (located) => void meant(options, await read(located, surroundings), surroundings),
  );
  const [done, none] = options.back ? ["broughtBack", "nothing to bring back"] : ["withdrawn", "nothing to withdraw"];
  if (options.json) surroundings.print(JSON.stringify({ [done!]: result, commit, commitPostponed }));
  else if (result.length === 0) surroundings.print(none!);
  else surroundings.print(`${options.back ? "brought back" : "withdrawn"}: ${oneLine(result.join(", "))}`);
  return 0;
}

/** What lithify withdrew by itself stands again when it is found again; what a person forgets does not. */
const withdrawn = (memories: readonly StoredMemory[]): FolderChange[] =>
  memories
    .filter(({ status, withdrawn_because }) => status !== "withdrawn" || withdrawn_because !== undefined)
    .map((memory) => ({ file: memory.file, after: changeMemoryFile(memory, { status: "withdrawn" }) }));

/**
 * What lithify withdrew, since its lines are gone or say it no more, is a person's word from now on: nothing withdraws it again. What
 * a person forgot rests on its log as before, and stays where that says something else by now.
 */
async function broughtBack(
  memories: readonly StoredMemory[],
  opened: Opened,
  { tell }: Surroundings,
): Promise<FolderChange[]> {
  const back = memories
    .filter(({ status }) => status === "withdrawn")
    .map((memory) => {
      const text = changeMemoryFile(memory, { status: "active" });
      const isTheirs = memory.withdrawn_because !== undefined;
      return { file: memory.file, after: isTheirs ? updateFrontMatter(text, { digest: undefined }) : text };
    });
  const lost = await unsaid(back, opened);
  const waiting = new Set(entriesIn(opened.folder).entries.map(({ proposal: { file } }) => file));
  for (const file of lost)
    tell(
      `left alone: ${oneLine(shown(opened, file))} (${UNSAID}${waiting.has(file) ? "; what it says now is in the inbox" : ""})`,
    );
  return back.filter(({ file }) => !lost.has(file));
}

/** What waits is declined, as by a person's no: two may change the document of one week. */
function refused(waiting: readonly Entry[], before: Folder): FolderChange[] {
  let folder = before;
  return waiting.flatMap((entry) => {
    const made = rejected(entry, folder);
    folder = folderWith(folder, made);
    return made;
  });
}

/** @throws {UsageError} UNREADABLE: what is not understood of a file would be lost */
function meant({ file, source }: ForgetOptions, opened: Opened, surroundings: Surroundings): StoredMemory[] {
  const memories =
    file !== undefined
      ? [namedMemory(file, opened)]
      : opened.folder.stored.filter(inLog(source!, opened, surroundings));
  const broken = memories.find(({ unreadable }) => unreadable);
  if (broken === undefined) return memories;
  const { line, fault } = broken.unreadable!;
  throw new UsageError(
    "UNREADABLE",
    `${shown(opened, broken.file)}:${line}: ${fault}`,
    "mend the line, or delete the file",
  );
}

/** Proposals all of whose sources lie in one log. One that asks whether a memory falls cites that memory's lines, and goes with it. */
const waitingOnlyFor = (source: string, opened: Opened, surroundings: Surroundings): Entry[] =>
  entriesIn(opened.folder).entries.filter(({ proposal: { file, replaces }, memoryText }) => {
    const read = replaces === file ? undefined : readMemoryFile(file, memoryText);
    return read !== undefined && "memory" in read && inLog(source, opened, surroundings)(read.memory);
  });

function inLog(
  source: string,
  { folder, workspace, ownership, listed }: Opened,
  { cwd }: Surroundings,
): (memory: Pick<StoredMemory, "sources">) => boolean {
  const asOwned = (absolute: string): string => relative(ownership.owner, absolute).split(sep).join("/");
  // A guest calls its log by the name of the owner's; neither takes back what only the other told.
  const path = [source, asOwned(resolve(cwd, source)), asOwned(resolve(workspace.root, source))].find(
    (candidate) =>
      !isOthersLog(ownership, workspace.root, candidate) &&
      (listed.has(candidate) ||
        folder.stored.some(({ sources }) => sources.some((one) => readSource(one)?.path === candidate))),
  );
  if (path === undefined)
    throw new UsageError(
      "NO_SOURCE",
      `no log ${source}, and no memory rests on it`,
      "name it as it stands in a memory's sources, such as logs/2026-04-08.md",
    );
  return ({ sources }) => sources.length > 0 && sources.every((one) => readSource(one)?.path === path);
}
