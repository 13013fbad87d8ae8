/**
 * Where a workspace's parts are, whose they are, and whether they may be read. Nothing that reads logs or memories is loaded with
 * it: a search, and what a session begins with, mostly need no more.
 */
import fs from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { setFlagsFromString } from "node:v8";
import { type Listing, listLogs } from "../daily/list-logs.ts";
import { DiskError, type PassOver, shellWord, UsageError, unlessPassedOver } from "../errors.ts";
import { realOfHeld } from "../held-folders.ts";
import { isOrderByName } from "../memory/evidence/orders/named.ts";
import { namesIn } from "../store/disk/real-folder.ts";
import { textOrNone } from "../store/disk/regular-file.ts";
import { absentFiles, emptyModules, isSparse, type LeftOut } from "../store/git/absent.ts";
import type { Asking } from "../store/git/child.ts";
import { onceTracked } from "../store/git/once-tracked.ts";
import { noState } from "../store/state/state-folder.ts";
import { heldBack } from "./layers.ts";
import { ID_FILE, idIn, type Ownership, ownershipOf } from "./memory-owner.ts";
import { refuseOwner } from "./ownership.ts";
import type { Located } from "./parts.ts";
import { checkPlaces, MEMORY_PARTS, type Place } from "./places.ts";
import { stateOf } from "./state.ts";
import type { Surroundings } from "./surroundings.ts";
import { isWaiting, waitingFolders } from "./word/logs.ts";
import type { Flags } from "./workspace.ts";
import { CONFIG_FILE, openWorkspace, placeOf, realPlace, type Workspace, within } from "./workspace.ts";

/**
 * @param passOver for who only reads memories: told what is wrong with configuration, logs and state, which it can do without
 * @throws {UsageError} NO_LOGS, BAD_CONFIG, OUTSIDE_WORKSPACE, UNSAFE_WORKSPACE, FOREIGN_STATE, FOREIGN_MEMORY
 */
export async function locate(flags: Flags, surroundings: Surroundings, passOver?: PassOver): Promise<Located> {
  // Who only reads is done before it matters.
  if (passOver === undefined) keepHeapSmall();
  const workspace = await openWorkspace(flags, surroundings, passOver);
  const { root, config, notLifted } = workspace;
  for (const lifted of notLifted) surroundings.detail(heldBack(lifted));
  const memory = placed(workspace, "memory", config.memory);
  const places = logPlaces(workspace, memory, passOver);
  if (await isOrderByName(memory.named))
    throw new UsageError("BAD_CONFIG", "memory: its name speaks to whoever reads it", "give it another one");
  const parts = ["", ...MEMORY_PARTS].map((part) => realPlace(join(memory.folder, part)));
  await refuseOwner(root, parts, surroundings);
  const [module] = await emptyModules(root, [memory.folder], surroundings);
  if (module !== undefined && passOver === undefined)
    throw new UsageError(
      "BAD_CONFIG",
      `memory: ${JSON.stringify(memory.named)} and ${relative(root, module)}, a submodule that is not checked out, lie in one another`,
      "give memory a folder of its own, such as memory: notes: what a submodule holds is committed in it",
    );
  const memoryReal = memory.real;
  const ownership = await ownershipIn(workspace, memoryReal, surroundings, passOver);
  const state = await stateOf(root, surroundings).catch((error: unknown) => {
    const isRefused = error instanceof UsageError || error instanceof DiskError;
    if (passOver === undefined || !isRefused) throw error;
    passOver(new UsageError("FOREIGN_STATE", error.message, error.hint, error));
    return noState(root);
  });
  const memoryPath = relative(root, memory.folder).split(sep).join("/");
  const logFolders = places.map(({ folder }) => folder);
  const logWord = await waitingFolders(workspace, logFolders, state, surroundings);
  const absent = await absentFiles(root, memoryPath, surroundings);
  const folders = { memoryFolder: memory.folder, memoryReal, memoryPath, absent, logFolders, logWord };
  return { workspace, state, ...folders, ownership, guest: ownership.guest };
}

/**
 * As `locate`, for who only reads: a state that is refused is told of, and nothing of it is read. A clone may have memories and
 * none of their logs, which are kept private: only who looks in the logs needs them.
 */
export async function locateToRead(flags: Flags, surroundings: Surroundings, needsLogs = false): Promise<Located> {
  let noLogs: UsageError | undefined;
  const located = await locate(flags, surroundings, (fault) => {
    if (!(fault instanceof UsageError)) throw fault;
    if (fault.code === "FOREIGN_STATE") surroundings.tell(`${fault.message}; it is not read\nhint: ${fault.hint}`);
    else if (fault.code === "NO_LOGS" && !needsLogs) noLogs = fault;
    else throw fault;
  });
  if (noLogs !== undefined && !fs.existsSync(located.memoryFolder) && located.absent.length === 0) throw noLogs;
  return located;
}

function logPlaces(workspace: Workspace, memory: Place, passOver: PassOver | undefined): Place[] {
  const { root, config } = workspace;
  try {
    const places = [config.logs].flat().map((named) => placed(workspace, "logs", named));
    for (const { folder, named } of places) {
      const hint = isSparse(root)
        ? `if it is only not checked out: git sparse-checkout add ${shellWord(named)}`
        : "lithify init makes a workspace";
      if (!fs.existsSync(folder)) throw new UsageError("NO_LOGS", `there is no folder ${folder}`, hint);
    }
    checkPlaces(root, memory, places, config.memoryShared, passOver !== undefined);
    return places;
  } catch (error) {
    const isOurs = isWorkspace(root) || idIn(memory.real) !== undefined;
    if (passOver === undefined || !(error instanceof UsageError) || !isOurs) throw error;
    checkPlaces(root, memory, [], config.memoryShared, true);
    passOver(error);
    return [];
  }
}

function placed(workspace: Workspace, key: Place["key"], named: string): Place {
  const folder = placeOf(workspace, named, key);
  return { key, named, folder, real: realOfHeld(folder) };
}

/** @throws {UsageError} FOREIGN_MEMORY */
async function ownershipIn(
  { root, config }: Workspace,
  memory: string,
  asking: Asking,
  passOver: PassOver | undefined,
): Promise<Ownership> {
  const knows: Knows = (around, owner, guest, was) => knowsLogs({ around, memory, owner, guest, was }, passOver);
  // A folder that holds something and says nothing was told to forget: git knows.
  const text =
    idIn(memory) ??
    (namesIn(memory).length > 0 ? (await onceTracked(memory, [ID_FILE], asking)).texts.get(ID_FILE) : undefined);
  const found = await ownershipOf({
    ...{ root, memory, text, shared: config.memoryShared },
    isRenamed: async (was, owner = root, guest = undefined) =>
      !isWorkspace(was) && (await knows(root, owner, guest, guest && was)),
    mayBeOurs: (owner, guest) => knows(root, owner, guest),
    ownerAround: () => ownerAround(root, knows),
  });
  if (!("takenBy" in found)) return found;
  const { takenBy } = found;
  const file = join(memory, ID_FILE);
  const itself = `write the line ${JSON.stringify(relative(memory, root).split(sep).join("/"))} into ${file}`;
  throw new UsageError(
    "FOREIGN_MEMORY",
    takenBy === undefined
      ? `memory: ${JSON.stringify(config.memory)} has weeks made from logs that are not here, and no ${ID_FILE} that says whose they are`
      : `memory: ${JSON.stringify(config.memory)} belongs to another workspace, ${takenBy}`,
    takenBy === undefined
      ? `run lithify compact in the workspace whose they are, or have git put ${ID_FILE} back; if it is this one with other logs, ${itself}`
      : `give memory another folder, or set memoryShared: true, which keeps its weeks apart${isWorkspace(takenBy) ? "" : `; if this is that workspace under another name, ${itself}`}`,
  );
}

const isWorkspace = (folder: string): boolean =>
  [CONFIG_FILE, ".lithify"].some((name) => fs.existsSync(join(folder, name)));

type Knows = (around: string, owner: string, guest?: string, was?: string) => Promise<boolean>;

/**
 * Whether weeks in the folder were made from logs that lie here, line ends aside; so it is also where no week was made yet. A
 * guest's logs are named from afar, so that their place alone tells.
 * @param was where the guest's logs lay before it was renamed: they are asked for where they lie now
 */
async function knowsLogs(
  asked: { around: string; memory: string; owner: string; guest: string | undefined; was: string | undefined },
  passOver: PassOver | undefined,
): Promise<boolean> {
  const { around, memory, owner, guest, was } = asked;
  const [{ readWeekly }, { digestOf, digestsOf }] = await Promise.all([
    import("../document/weekly.ts"),
    import("../daily/read-logs.ts"),
  ]);
  // Of ten thousand memories none says it.
  const documents = weeksIn(join(memory, "weekly", guest ?? ""), passOver).flatMap((text) => {
    const read = readWeekly(text);
    return "week" in read ? [read] : [];
  });
  for (const { path, sha256 } of documents.flatMap(({ sources }) => sources)) {
    const log = resolve(around, relative(was ?? around, resolve(owner, path)));
    if (!within(around, log)) continue;
    if ((guest && !was) || [await digestOf(log), ...(await digestsOf(log))].includes(sha256)) return true;
  }
  return documents.length === 0 && was === undefined;
}

/** The texts of a folder's weekly documents; what is not read is none. */
function weeksIn(folder: string, passOver: PassOver | undefined): string[] {
  const names = unlessPassedOver(() => namesIn(folder), [], passOver);
  return names.flatMap((name) => (/^\d{4}-W\d\d\.md$/.test(name) ? textOrNone(join(folder, name)) : []));
}

async function ownerAround(root: string, knows: Knows): Promise<string | undefined> {
  for (let folder = dirname(root); ; folder = dirname(folder)) {
    if (await knows(folder, folder)) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

/**
 * What a week needs dies with it, yet where the young heap grows much of it moves on to the old one first, and stays until
 * that is swept, at two fifths above what lives: of 57 MB that live in a year of weeks, 80 and not 115. Both are read anew at
 * each collection.
 */
function keepHeapSmall(): void {
  setFlagsFromString("--semi-space-growth-factor=1");
  setFlagsFromString("--heap-growing-percent=40");
}

/** The logs of a workspace, without those that wait for the user's word: their paths, absolute. @param leftOut as `listLogs` */
export async function logsOf(
  { workspace, ownership, logFolders, logWord }: Pick<Located, "workspace" | "ownership" | "logFolders" | "logWord">,
  leftOut: readonly LeftOut[] = [],
): Promise<Listing & { waiting: string[] }> {
  const listing = await listLogs(ownership.owner, logFolders, workspace.config.redact.allow, leftOut);
  const waiting = listing.logs.filter(({ absolute }) => isWaiting(logWord, absolute)).map(({ absolute }) => absolute);
  if (waiting.length === 0) return { ...listing, waiting };
  return { ...listing, logs: listing.logs.filter(({ absolute }) => !waiting.includes(absolute)), waiting };
}
