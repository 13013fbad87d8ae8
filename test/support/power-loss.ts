/**
 * What a disk holds after the power failed amid a program: what was synced for certain, and of the rest what chance left.
 * Before: recorded-disk wrote the program's calls down. After: crash-power.test puts each such tree on a disk and goes on.
 * Pure.
 *
 * A name (a new file, a rename, a removal) is safe when its folder was synced, bytes when their file was (`man 2 fsync`).
 * Until then each may be there or not, and a file whose bytes were not synced may be empty or torn though its name is
 * there. Syncing a file says nothing of its name: that is less than ext4 and XFS promise.
 */
export type DiskCall =
  | { readonly call: "create" | "sync" | "remove" | "folder" | "unknown"; readonly path: string }
  | { readonly call: "write"; readonly path: string; readonly content: string }
  | { readonly call: "rename"; readonly path: string; readonly to: string };

/**
 * `lost`: nothing but what was synced. `empty`, `torn`: every name is there, but bytes that were not synced are lost, or
 * half of them. `mixed`: each name that was not synced, and the bytes of each file, by chance.
 */
export const LOSSES = ["lost", "empty", "torn", "mixed"] as const;
export type Loss = (typeof LOSSES)[number];

interface Entry {
  readonly isFolder: boolean;
  content: string;
  synced: string;
}

/** A change of names in a folder that is not safe yet; a rename is one change, of one or two folders. */
interface Pending {
  readonly sets: ReadonlyMap<string, Entry | undefined>;
}

const folderOf = (path: string): string => (path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "");

/** @param before what lay safely on the disk, `{ path: content }` @param calls up to the failure @param chance 0 to 1 */
export function afterPowerLoss(
  before: Readonly<Record<string, string>>,
  calls: readonly DiskCall[],
  loss: Loss,
  chance: () => number,
): Record<string, string> {
  const { now, safe, pending } = play(before, calls);
  const names = loss === "lost" ? safe : loss === "mixed" ? byChance(safe, pending, chance) : now;
  const tree: Record<string, string> = {};
  for (const [path, entry] of names) {
    if (entry.isFolder || !isReachable(path, names)) continue;
    tree[path] = contentAfter(entry, loss, chance);
  }
  return tree;
}

interface Played {
  readonly now: Map<string, Entry>;
  readonly safe: Map<string, Entry>;
  readonly pending: readonly Pending[];
}

function play(before: Readonly<Record<string, string>>, calls: readonly DiskCall[]): Played {
  const now = new Map<string, Entry>();
  for (const [path, content] of Object.entries(before)) {
    now.set(path, { isFolder: false, content, synced: content });
    for (let up = folderOf(path); up !== ""; up = folderOf(up)) now.set(up, folder());
  }
  const safe = new Map(now);
  let pending: Pending[] = [];
  const change = (sets: [string, Entry | undefined][]): void => {
    for (const [path, entry] of sets) put(now, path, entry);
    pending.push({ sets: new Map(sets) });
  };
  for (const step of calls) {
    const entry = now.get(step.path);
    if (step.call === "create") change([[step.path, { isFolder: false, content: "", synced: "" }]]);
    else if (step.call === "folder") change([[step.path, folder()]]);
    else if (step.call === "remove") change([[step.path, undefined]]);
    else if (step.call === "rename")
      change([
        [step.to, entry],
        [step.path, undefined],
      ]);
    else if (step.call === "write" && entry) entry.content = step.content;
    else if (step.call === "sync" && entry && !entry.isFolder) entry.synced = entry.content;
    else if (step.call === "sync") {
      const isSafe = (one: Pending): boolean => [...one.sets.keys()].some((path) => folderOf(path) === step.path);
      for (const one of pending.filter(isSafe)) for (const [path, kept] of one.sets) put(safe, path, kept);
      pending = pending.filter((one) => !isSafe(one));
    } else throw new Error(`the disk model does not know ${step.call} ${step.path}`);
  }
  return { now, safe, pending };
}

/** What was not safe is there or not, in the order in which it happened. */
function byChance(safe: ReadonlyMap<string, Entry>, pending: readonly Pending[], chance: () => number) {
  const names = new Map(safe);
  for (const { sets } of pending) if (chance() < 0.5) for (const [path, entry] of sets) put(names, path, entry);
  return names;
}

function contentAfter({ content, synced }: Entry, loss: Loss, chance: () => number): string {
  if (content === synced || loss === "lost" || loss === "empty") return synced;
  // What was appended is torn where it was appended; anything else anywhere.
  const from = content.startsWith(synced) ? synced.length : 0;
  const share = loss === "torn" ? 0.5 : chance() * 1.2;
  return content.slice(0, from + Math.floor((content.length - from) * Math.min(share, 1)));
}

/** A name in a folder whose own name was lost is lost with it. */
function isReachable(path: string, names: ReadonlyMap<string, Entry>): boolean {
  const up = folderOf(path);
  return up === "" || (names.get(up)?.isFolder === true && isReachable(up, names));
}

const folder = (): Entry => ({ isFolder: true, content: "", synced: "" });

function put(names: Map<string, Entry>, path: string, entry: Entry | undefined): void {
  if (entry === undefined) names.delete(path);
  else names.set(path, entry);
}
