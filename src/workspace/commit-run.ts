/**
 * One commit for a run, with the paths of every finished week that is not committed yet.
 */

import { join, relative, sep } from "node:path";
import { setImmediate as othersTurn } from "node:timers/promises";
import { stripInvisible } from "../daily/invisible.ts";
import { isSameText } from "../document/line-ends.ts";
import { withoutLinkMarks } from "../document/plain-links.ts";
import { DiskError, unless } from "../errors.ts";
import { shown } from "../memory/file/memory-path.ts";
import { ownPart } from "../memory/index/marks.ts";
import { standingAt } from "../store/disk/real-folder.ts";
import { readRegularFile, textOrNone } from "../store/disk/regular-file.ts";
import { type Asking, answersOf } from "../store/git/child.ts";
import { commitPaths, repositoryProblem, resetAway } from "../store/git/git.ts";
import { untrackedIn } from "../store/git/tracked.ts";
import { whyNotLog } from "../store/own-log.ts";
import { loadPlans, markSaved } from "../store/state/runs.ts";
import { type PlannedFile, rankOf, type SavedPlan } from "../store/state/saved-plan.ts";
import { commitBranch } from "./daemon-run.ts";
import type { Opened } from "./opened.ts";
import { whyNotOwn } from "./own-paths.ts";
import type { Located } from "./parts.ts";
import { toldFiles } from "./run-history.ts";
import { detailIn, type PlanDetail } from "./run-plans.ts";
import type { Surroundings } from "./surroundings.ts";
import { ignoredText } from "./word/files.ts";
import { within } from "./workspace.ts";

export interface CommitReport {
  readonly commit: string | null;
  readonly commitPostponed: string | null;
}

export async function commitRun(opened: Opened, run: string, surroundings: Surroundings): Promise<CommitReport> {
  const { env, signal, tell } = surroundings;
  const { waiting, paths, others, beside } = await waitingFor(opened, surroundings);
  if (waiting.length === 0) return { commit: null, commitPostponed: null };
  const done = (commit: string | null): CommitReport => {
    mark(waiting, commit, opened, surroundings);
    return { commit, commitPostponed: null };
  };
  if (opened.workspace.config.git === "off") return done(null);
  if (paths.length > 0) paths.push(...(await indexesIn(beside, opened, surroundings)));
  for (const { path, because } of others)
    if (!paths.includes(path)) tell(`${inOneLine(path)} is not committed: ${because}`);
  if (paths.length === 0) return done(null);
  const outcome = await commitPaths({
    workspace: opened.workspace.root,
    paths,
    message: messageOf(waiting, run),
    commitOn: commitBranch(env, opened.workspace.config.commitOn),
    env,
    signal,
    // Last of all: where there is no repository, or another branch, what waits grows with each week, and is read for nothing.
    refusal: (taken) => secretAmong(taken, opened),
    tellIgnored: (ignored) => tell(ignoredText(ignored.map(inOneLine)) ?? ""),
  });
  if ("postponed" in outcome) {
    const { postponed, because } = outcome;
    return { commit: null, commitPostponed: postponed === "refused" ? because : `${postponed}: ${because}` };
  }
  return done("commit" in outcome ? outcome.commit : null);
}

/**
 * What is written is written, and what git has it has: a disk that refuses the mark costs the next run a look at files
 * that are committed already, and this one nothing.
 */
function mark(plans: readonly Waiting[], commit: string | null, { state }: Opened, { tell }: Surroundings): void {
  const markAll = (): void => {
    for (const plan of plans) {
      const detail = detailIn(plan);
      if (plan.isAway) markSaved(state, plan, "away", plan.detail);
      else markSaved(state, plan, "committed", commit !== null && detail ? { ...detail, commit } : plan.detail);
    }
  };
  unless(DiskError, markAll, ({ message }) =>
    tell(`all is written, but the run could not be marked as done, which the next one does: ${message}`),
  );
}

/** Why files of earlier runs are not committed yet, as far as it can be told without trying; null when none wait. */
export async function whyWaiting(opened: Opened, { env }: Pick<Surroundings, "env">): Promise<string | null> {
  if (opened.workspace.config.git === "off") return null;
  const { paths } = await waitingFor(opened, { env });
  if (paths.length === 0) return null;
  const problem = (await repositoryProblem(opened.workspace.root, env, paths)) ?? (await secretAmong(paths, opened));
  return problem ?? "files of an earlier run wait to be committed; the next run commits them";
}

/** A plan without its texts, which of a year's weeks are 17 MB. */
type Waiting = SavedPlan & { readonly files: readonly []; readonly isAway: boolean };

/**
 * The plans that are written and not committed, of this run and of earlier ones whose commit had to wait or was reset; `paths`: what they
 * wrote and still stands as they wrote it. Whatever is otherwise by now is somebody's, and not lithify's to commit: `others`.
 */
async function waitingFor(opened: Opened, asking: Asking) {
  const { state, memoryPath, workspace } = opened;
  const open = loadPlans(state, "open").plans.filter((plan) => ["applied", "away"].includes(plan.state));
  const isOff = workspace.config.git === "off";
  const changed = isOff ? new Set<string>() : await untrackedIn(workspace.root, memoryPath, "changed", asking);
  const away = isOff ? new Set() : awayOf(open, opened, changed);
  const reset = await resetPlans(opened, asking, changed);
  const plans = [...open.filter((plan) => plan.state === "applied" || !away.has(plan)), ...reset];
  const last = new Map(plans.flatMap(({ files }) => files.map((file) => [file.path, file] as const)));
  const paths: string[] = [];
  const others: { path: string; because: string }[] = [];
  for (const [path, file] of last) {
    const why = standingAt(join(workspace.root, path)) === undefined ? "it is not here" : "it was changed since";
    const because = whyNotOwn(opened, file) ?? (standsAs(file, opened) ? undefined : why);
    if (because === undefined) paths.push(path);
    else others.push({ path, because });
  }
  const logs = plans.flatMap((plan) => detailIn(plan)?.log ?? []).filter((path) => isBegunLog(path, opened));
  const waiting = plans.map((plan): Waiting => ({ ...plan, files: [], isAway: away.has(plan) }));
  return { waiting, paths: distinct([...paths, ...logs]), others, beside: changed.difference(new Set(paths)) };
}

/**
 * The plans whose commit a reset took from the branch, each with the files that it wrote last, that stand so and that git has otherwise:
 * what a person has amended, rebased, edited or put aside since is none of them.
 */
export async function resetPlans(place: Located, asking: Asking, changed?: ReadonlySet<string>): Promise<SavedPlan[]> {
  const { workspace, state, memoryPath } = place;
  if (workspace.config.git === "off") return [];
  const otherwise = changed ?? (await untrackedIn(workspace.root, memoryPath, "changed", asking));
  const gone = otherwise.size === 0 ? otherwise : await resetAway(workspace.root, asking);
  const plans = gone.size === 0 ? [] : loadPlans(state).plans;
  const last = new Map(plans.flatMap((plan) => plan.files.map(({ path }) => [path, plan])));
  const isLost = (plan: SavedPlan, file: PlannedFile): boolean =>
    last.get(file.path) === plan && otherwise.has(file.path) && standsAs(file, place);
  return plans
    .filter((plan) => plan.state === "committed" && gone.has(detailIn(plan)?.commit ?? ""))
    .map((plan) => ({ ...plan, files: plan.files.filter((file) => isLost(plan, file)) }))
    .filter((plan) => toldFiles(plan, place).length > 0);
}

/**
 * The plans of which nothing told stands as it was written, nor is what they removed still in git: another branch was checked out, or
 * they lie in a stash. Where their index stands, or a later plan that is here went on from it, a person has deleted the rest.
 */
function awayOf(plans: readonly SavedPlan[], opened: Opened, changed: ReadonlySet<string>): ReadonlySet<SavedPlan> {
  const away = new Set<SavedPlan>();
  const later = new Map<string, (string | null)[]>();
  for (const plan of plans.toReversed()) {
    const told = toldFiles(plan, opened).filter(({ path, after }) => !later.get(path)?.includes(after));
    const isNew = told.some(({ before, after }) => before === null && after !== null);
    const signs = isNew ? plan.files.filter(({ path }) => rankOf(path) === 1) : [];
    const isHere = (file: PlannedFile): boolean =>
      later.get(file.path)?.includes(file.after) ||
      (whyNotOwn(opened, file) === undefined &&
        standsAs(file, opened) &&
        (file.after !== null || changed.has(file.path)));
    if (told.length > 0 && ![...told, ...signs].some(isHere)) away.add(plan);
    else for (const { path, before } of plan.files) later.set(path, [...(later.get(path) ?? []), before]);
  }
  return away;
}

/**
 * The indexes that no plan wrote and git has otherwise, as where another branch's run did: one commit has what is told and what
 * names it. What a person alone has changed around them waits for an index that changes.
 */
async function indexesIn(changed: ReadonlySet<string>, opened: Opened, asking: Asking): Promise<string[]> {
  const { root } = opened.workspace;
  const found: string[] = [];
  for (const path of ["MEMORY.md", "INDEX.md"].map((file) => shown(opened, file))) {
    const text = textOrNone(join(root, path));
    if (text === "" || opened.theirs.has(path) || !changed.has(path)) continue;
    const held = await answersOf(root, asking)("show", `HEAD:./${path}`);
    if (ownPart(held ?? "") !== ownPart(text)) found.push(path);
  }
  return found;
}

/** A log as a plan names it. @param path relative to whose the memory folder is, as sources have it */
export const loggedAs = (path: string, { ownership, workspace: { root } }: Opened): string =>
  relative(root, join(ownership.owner, path)).split(sep).join("/");

/** A log that lithify began, where it may begin one, and that stands there in the workspace. */
function isBegunLog(path: string, { logFolders, workspace: { root } }: Opened): boolean {
  const absolute = join(root, path);
  if (!within(root, absolute) || whyNotLog(logFolders[0]!, absolute) !== undefined) return false;
  return standingAt(absolute)?.isFile() === true;
}

function standsAs({ path, after }: PlannedFile, { workspace }: Located): boolean {
  const read = (): string | null => readRegularFile(join(workspace.root, path))?.toString("utf8") ?? null;
  const text = unless(DiskError, read, () => undefined);
  if (text === undefined) return false;
  // What a person writes around an index is theirs at any time: its own part tells whether it is as it was written.
  return (
    isSameText(text, after) ||
    (text !== null && after !== null && rankOf(path) === 1 && ownPart(text) === ownPart(after))
  );
}

const SCANNED_A_TURN = 32;

/**
 * The third border: a person's own words around the index, or in a memory, may hold a secret that git must not get. Here
 * bytes are few, and secretlint's rules look as well.
 */
async function secretAmong(paths: readonly string[], { workspace }: Opened): Promise<string | undefined> {
  const { allow } = workspace.config.redact;
  const [{ secretsInFile }, { findByPreset }] = await Promise.all([
    import("../daily/redact.ts"),
    import("../daily/secretlint.ts"),
  ]);
  for (const [i, path] of paths.entries()) {
    // After a run of thousands a signal is heard; git's own commands end by it.
    if (i % SCANNED_A_TURN === 0) await othersTurn();
    const text = String(readRegularFile(join(workspace.root, path)) ?? "");
    const found = secretsInFile(text, allow)[0] ?? (await findByPreset(withoutLinkMarks(text), allow))[0];
    if (found)
      return `secret: ${path}:${found.line} holds what looks like one (${found.rule}); remove it, or name it in redact.allow`;
  }
  return undefined;
}

/** Subject in the conventional form, and trailers that git can search for. */
function messageOf(plans: readonly Waiting[], run: string): string {
  const here = plans.filter(({ isAway }) => !isAway);
  const details = (here.length > 0 ? here : plans).flatMap((plan) => detailIn(plan) ?? []);
  const weeks = weeksOf(details);
  const trailers = [
    `Lithify-Run: ${run}`,
    ...weeks.map((week) => `Lithify-Week: ${inOneLine(week)}`),
    ...distinct(details.map(({ model }) => model)).map((model) => `Lithify-Model: ${inOneLine(model)}`),
    ...distinct(details.map(({ prompt }) => prompt)).map((prompt) => `Lithify-Prompt: ${inOneLine(prompt)}`),
    `Lithify-Tokens: ${details.reduce((total, { tokens }) => total + tokens, 0)}`,
  ];
  return `chore(memory): ${subjectOf(details)}\n\n${trailers.join("\n")}\n`;
}

/** What some plans did, in one line: `compact 2026-W14, 2026-W15; forget feedback_x.md`. */
export function subjectOf(details: readonly PlanDetail[]): string {
  const weeks = weeksOf(details);
  const others = distinct(details.filter(({ week }) => week === null).map(({ subject }) => subject));
  const compacted = weeks.length > 3 ? `${weeks[0]} to ${weeks.at(-1)} (${weeks.length} weeks)` : weeks.join(", ");
  return [...(weeks.length > 0 ? [`compact ${compacted}`] : []), ...others.map(inOneLine)].join("; ");
}

export const weeksOf = (details: readonly PlanDetail[]): string[] =>
  distinct(details.flatMap(({ week }) => week ?? [])).sort();

/** A name may hold a line end, which would forge a trailer, or characters that steer a terminal. */
const inOneLine = (text: string): string => stripInvisible(text.replace(/\s+/g, " ")).trim().slice(0, LONGEST_SUBJECT);
const LONGEST_SUBJECT = 200;
const distinct = (texts: readonly string[]): string[] => [...new Set(texts)];
