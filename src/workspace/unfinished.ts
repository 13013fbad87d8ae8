/**
 * What a dead run left planned: finished with the same bytes, or, where what it was made from is not here as it was, taken back to be
 * made anew: the ordinary comparison finds its week due where the logs are, and an answer that is saved is not paid for again.
 */
import { join, relative, resolve } from "node:path";
import type { WeekResult } from "../compaction/week-result.ts";
import { digestOf } from "../daily/read-logs.ts";
import { isFields } from "../document/fields.ts";
import { readFrontMatter, WEEKLY_LIMITS } from "../document/frontmatter.ts";
import { levelFile } from "../document/level.ts";
import { DiskError, only } from "../errors.ts";
import { shown } from "../memory/file/memory-path.ts";
import { isUntouched, standingAs } from "../store/apply.ts";
import { standingAt } from "../store/disk/real-folder.ts";
import { sweepLeftovers } from "../store/disk/sweep.ts";
import { answersOf } from "../store/git/child.ts";
import { shortOf } from "../store/git/repository.ts";
import type { Lock } from "../store/state/lock.ts";
import { loadPlans, markPlan, removePlan, restOf } from "../store/state/runs.ts";
import { type PlannedFile, type Rest, rankOf, type SavedPlan } from "../store/state/saved-plan.ts";
import { NO_USAGE } from "../usage.ts";
import { whyNotOwn } from "./own-paths.ts";
import type { Located } from "./parts.ts";
import { applySaved, detailIn, type Left, type PlanDetail } from "./run-plans.ts";
import type { Surroundings } from "./surroundings.ts";

interface Finishing {
  readonly opened: Located;
  readonly lock: Lock;
  /** What is checked out: `refs/heads/main`, or a commit. */
  readonly branch: string | undefined;
  readonly surroundings: Surroundings;
}

/**
 * Finishes the plans that a dead run had saved and not yet written out, and sweeps its temp files. What that run had written
 * and a person has deleted, edited or put back since is left: the week lists it, and its next compaction declines it.
 */
export async function finishUnfinished(finishing: Finishing): Promise<WeekResult[]> {
  const { opened, lock, surroundings } = finishing;
  const { plans, notices } = loadPlans(opened.state, "open", true);
  notices.forEach(surroundings.tell);
  const finished: WeekResult[] = [];
  for (const saved of await withoutStranded(plans, finishing)) {
    if (saved.state !== "planned") continue;
    const rest = restOf(opened.state, saved);
    const anew = await whyAnew(saved, rest, finishing);
    if (anew) await takeBack([saved], anew, finishing);
    if (anew) continue;
    const { left } = await applySaved(opened, saved, lock, surroundings.signal, rest);
    for (const { file, because } of left) surroundings.tell(`${file} is left as it is: ${because}`);
    const detail = detailIn(saved);
    if (typeof detail?.week === "string") finished.push(finishedResult(detail, detail.week, left));
  }
  // Not before: a temp file of an unfinished plan says that its file is not written yet.
  sweepLeftovers(opened.memoryFolder, opened.state);
  return finished;
}

/**
 * The memory folder may be another one by now, or have a link in it; a log may have been edited; where one week could not be written,
 * the next may have been planned for the same file, and one claim would be lost.
 */
async function whyAnew(saved: SavedPlan, rest: Rest | undefined, finishing: Finishing): Promise<string | undefined> {
  const { opened, branch } = finishing;
  const { root } = opened.workspace;
  for (const file of saved.files) {
    const because = whyNotOwn(opened, file);
    if (because !== undefined) return `${file.path} ${because}`;
  }
  const { kind = "", head } = detailIn(saved) ?? {};
  if (!["compact", "level"].includes(kind) || !isUntouched(saved.files, root, rest)) return undefined;
  const [other] = standingAs("other", saved.files, root);
  return (head === branch && (await lostGround(saved, finishing))) || (other && `${other.path} has changed since`);
}

/**
 * Takes back what was planned on another branch from logs that are not here as they were, also what is written and not committed, and
 * all that was planned later, which may rest on it. Where one of these could not be made again they go on as they were planned.
 * @param plans oldest first   @returns the others
 */
async function withoutStranded(plans: readonly SavedPlan[], finishing: Finishing): Promise<readonly SavedPlan[]> {
  const { opened, branch } = finishing;
  const { root } = opened.workspace;
  const open = plans.filter(({ state }) => state !== "dropped");
  for (const [i, saved] of open.entries()) {
    const head = detailIn(saved)?.head;
    const because = head !== undefined && head !== branch && (await lostGround(saved, finishing));
    if (!because) continue;
    if (saved.state === "applied" && (await here("after", saved, finishing)).length === 0) continue;
    // A weekly document that a person has changed says that its week is done.
    const theirs = (await here("other", saved, finishing)).filter(({ path }) => standingAt(join(root, path)));
    const grounds = await Promise.all(open.slice(i).map((one) => lostGround(one, finishing)));
    if (theirs.some(({ path }) => rankOf(path) === 2) || grounds.includes(undefined)) break;
    await takeBack(open.slice(i), because, finishing);
    return open.slice(0, i);
  }
  return open;
}

/**
 * Why a week or a period is to be made anew, in a sentence; empty where all that it was made from is as it was; undefined where it
 * could not be made again: something is nowhere any more, or nobody knows from what it was made.
 */
async function lostGround(saved: SavedPlan, { opened, branch, surroundings }: Finishing): Promise<string | undefined> {
  const { root } = opened.workspace;
  const { kind, week, period = "", head } = detailIn(saved) ?? {};
  const document = shown(opened, week ? `weekly/${week}.md` : levelFile(period));
  const read = readFrontMatter(saved.files.find(({ path }) => path === document)?.after ?? "", WEEKLY_LIMITS);
  const sources = "data" in read ? read.data.sources : undefined;
  if (!Array.isArray(sources)) return kind === "index" ? "" : undefined;
  const git = answersOf(root, surroundings);
  let because = "";
  for (const { path, sha256 } of sources.filter(isFields)) {
    const absolute = resolve(opened.ownership.owner, String(path));
    const now = await digestOf(absolute).catch(only(DiskError, () => sha256));
    if (now === undefined) {
      const isOn = (tree: string) => git("ls-tree", tree, "--", relative(root, absolute));
      // Put aside with what git does not track it comes back as well.
      if (!head || head === branch || !((await isOn(head)) || (await isOn("refs/stash^3")))) return undefined;
      because ||= `${path} is on ${shortOf(head)}, and not here`;
    } else if (now !== sha256) because ||= `${path} has changed since`;
  }
  return because;
}

/** Puts back what stood before, the last first. */
async function takeBack(plans: readonly SavedPlan[], because: string, finishing: Finishing): Promise<void> {
  const { opened, lock, surroundings } = finishing;
  const parts = plans.map(({ part }) => part).join(", ");
  surroundings.tell(`${parts}: what a run had planned is taken back: ${because}`);
  for (const saved of plans.toReversed()) {
    const placed = await here("after", saved, finishing);
    // Whatever ends this halfway: what is gone then counts as not written.
    const planned = markPlan(opened.state, saved, "planned");
    const files = placed.map((file) => ({ ...file, before: file.after, after: file.before }));
    if (files.length > 0) await applySaved(opened, { ...planned, files }, lock, surroundings.signal);
    removePlan(opened.state, saved);
  }
}

/**
 * Files of a plan that stand so, but for those that git has as they stand: somebody committed them, or the branch has them. What is
 * written and ignored by git belongs to no branch.
 */
async function here(as: "after" | "other", { files, state }: SavedPlan, { opened, surroundings }: Finishing) {
  const { memoryPath, workspace } = opened;
  const which = ["-m", "-o", ...(state === "applied" ? ["--exclude-standard"] : [])];
  const git = answersOf(workspace.root, surroundings);
  const listed = (await git("ls-files", "-z", ...which, "--", `:(literal)${memoryPath}`))?.split("\0");
  const isOurs = (file: PlannedFile) => (listed?.includes(file.path) ?? true) && !whyNotOwn(opened, file);
  return standingAs(as, files, workspace.root).filter(isOurs);
}

const finishedResult = ({ model, bytes, memories }: PlanDetail, week: string, left: Left["left"]): WeekResult => ({
  week,
  outcome: memories.length > 0 ? "compacted" : "no-memories",
  memories: memories.map((memory) => {
    const because = left.find(({ file }) => file === memory.file)?.because;
    return because === undefined ? memory : { file: memory.file, change: "kept", because };
  }),
  rejected: [],
  bytes,
  model,
  usage: NO_USAGE,
  notices: ["finished what an interrupted run had planned"],
});
