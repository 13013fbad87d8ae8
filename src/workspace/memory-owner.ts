/**
 * Which workspace a memory folder belongs to. `.lithify-id` in it says so, seen from the folder itself: `..` is the same in
 * every clone and under every name. A second workspace would take the first one's weeks for its own and write them anew for
 * ever: it is refused, or, with `memoryShared`, a guest with weeks of its own.
 */
import { basename, join, relative, resolve, sep } from "node:path";
import { DiskError, UsageError, unless } from "../errors.ts";
import { standingAt } from "../store/disk/real-folder.ts";
import { readRegularFile } from "../store/disk/regular-file.ts";

/** In the memory folder; in git. */
export const ID_FILE = ".lithify-id";
/** A line for each of a hundred workspaces. */
const ID_BYTES = 16 * 1024;

/** What the memory folder says of itself; undefined where it says nothing. @throws {UsageError} FOREIGN_MEMORY for what is no text of ours */
export const idIn = (memoryFolder: string): string | undefined =>
  unless(
    DiskError,
    () => readRegularFile(join(memoryFolder, ID_FILE), ID_BYTES)?.toString(),
    (fault) => {
      // A folder that is none, as a link to itself, is refused for that.
      if (!standingAt(memoryFolder)?.isDirectory()) return undefined;
      throw new UsageError("FOREIGN_MEMORY", fault.message, "remove it: lithify writes it anew", fault);
    },
  );

export interface Ownership {
  /** The workspace that sources are relative to: this one, unless it is a guest. Absolute. */
  readonly owner: string;
  /** The other workspaces that write there. Absolute. */
  readonly others: readonly string[];
  /** Under which name a guest keeps its weeks: `weekly/<guest>/2026-W15.md`. */
  readonly guest?: string;
  /** What `.lithify-id` is to hold. */
  readonly text: string;
}

interface Claimant {
  /** Absolute, links followed, as is the memory folder. */
  readonly root: string;
  readonly memory: string;
  /** What `.lithify-id` holds; undefined where there is none. */
  readonly text: string | undefined;
  readonly shared: boolean;
  /** Whether the workspace that the folder names (a guest, to whose owner its sources are named) is gone from there, and this one is it under another name. */
  readonly isRenamed: (named: string, owner?: string, guest?: string) => Promise<boolean>;
  /**
   * Whether weeks that stand in the folder may be this workspace's: some were made from its logs, or there are none.
   * @param guest whose weeks are meant; the owner's without one   @param owner to whom their sources are named
   */
  readonly mayBeOurs: (owner: string, guest?: string) => Promise<boolean>;
  /** The workspace around this one whose logs the weeks were made from; asked where nothing else says whose they are. */
  readonly ownerAround: () => Promise<string | undefined>;
}

/** The place of a workspace around the memory folder. */
const WITHIN = /^\.\.(?:\/\.\.)*$/;

interface Entry {
  /** Empty for the owner. */
  readonly guest: string;
  /** Relative to the memory folder. */
  readonly place: string;
}

/** @returns the other workspace where the folder is its alone; undefined for it where the folder does not say which */
export async function ownershipOf(claimant: Claimant): Promise<Ownership | { readonly takenBy: string | undefined }> {
  const { root, memory, text = "", shared } = claimant;
  const me = { guest: "", place: relative(memory, root).split(sep).join("/") };
  const entries = entriesIn(text);
  const first = entries.find(({ guest }) => guest === "");
  // Two clones may have given one name: whose line is second takes another, or each would write the other's weeks anew.
  const guests = entries.filter(({ guest }, i) => guest && entries.findIndex((one) => one.guest === guest) === i);
  const othersThan = (mine: string): string[] =>
    entries.filter(({ place }) => place !== mine).map(({ place }) => resolve(memory, place));
  if (first?.place === me.place) return { owner: root, others: othersThan(me.place), text };
  const known = guests.find(({ place }) => place === me.place);
  const owner = resolve(memory, first?.place ?? ".");
  // Its weeks would be taken for this one's, and their memories withdrawn. What lies within a workspace came with it, unless
  // one around it made them: that the logs are gone is no reason to doubt.
  if (first === undefined && !(await claimant.mayBeOurs(root))) {
    if (!WITHIN.test(me.place)) return { takenBy: undefined };
    const takenBy = await claimant.ownerAround();
    if (takenBy !== undefined) return { takenBy };
  }
  if (first === undefined || (known === undefined && (await claimant.isRenamed(owner))))
    return { owner: root, others: othersThan(first?.place ?? me.place), text: written([me, ...guests]) };
  if (!shared) return { takenBy: owner };
  let mine = known;
  for (const one of guests)
    if (mine === undefined && (await claimant.isRenamed(resolve(memory, one.place), owner, one.guest))) mine = one;
  const guest = mine?.guest ?? (await freeName(claimant, owner, new Set(guests.map((entry) => entry.guest))));
  const others = othersThan(mine?.place ?? me.place);
  if (known !== undefined) return { owner, others, guest, text };
  return { owner, others, guest, text: written([first, ...guests.filter((one) => one !== mine), { ...me, guest }]) };
}

/** Whether a source names a log of another workspace that shares the folder. @param root of this one */
export function isOthersLog({ owner, others }: Ownership, root: string, path: string): boolean {
  const absolute = resolve(owner, path);
  const isBelow = (folder: string): boolean => absolute.startsWith(folder.endsWith(sep) ? folder : folder + sep);
  // One workspace may lie in the other: the deeper one is meant.
  const [nearest] = [root, ...others].filter(isBelow).sort((a, b) => b.length - a.length);
  return nearest !== undefined && nearest !== root;
}

/** The owner's place, then a guest a line: its name and its place. What is not of that form is passed over. */
const entriesIn = (text: string): Entry[] =>
  text.split(/\r?\n/).flatMap((line) => {
    const [, guest = "", place] = /^(?:([a-z0-9][a-z0-9-]{0,39}) )?(\.\.(?:\/[^\0-\x1f/]+)*)$/.exec(line) ?? [];
    return place === undefined ? [] : [{ guest, place }];
  });

const written = (entries: readonly Entry[]): string =>
  entries.map(({ guest, place }) => `${guest === "" ? "" : `${guest} `}${place}\n`).join("");

async function freeName({ root, mayBeOurs }: Claimant, owner: string, taken: ReadonlySet<string>): Promise<string> {
  const slug = basename(root)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 32);
  for (let number = 1; ; number += 1) {
    const name = (slug || "workspace") + (number === 1 ? "" : `-${number}`);
    // The folder may have forgotten a guest whose weeks stand in it.
    if (!taken.has(name) && (await mayBeOurs(owner, name))) return name;
  }
}
