/**
 * `lithify capture`: the sessions of coding agents to daily logs. Reads what is new of each, asks the model what
 * happened, stages the answer, and creates `logs/<date>/<tool>-<session>.md`. With `--print` it shows the conversations
 * and writes nothing. Captured logs are not committed: `logs/` is the user's, and git belongs to them there.
 */
import { join, relative, resolve, sep } from "node:path";
import { capturer } from "../capture/capture.ts";
import type { CapturedFile } from "../capture/captured.ts";
import { type Conversation, nameOf } from "../capture/conversation.ts";
import { countNew, isEnough } from "../capture/count-new.ts";
import { localTime } from "../capture/local-time.ts";
import { openingOf } from "../capture/own-words.ts";
import { pruneStaged } from "../capture/prune-staged.ts";
import { refuseUnknown, type SessionFile, sessionFiles } from "../capture/session-files.ts";
import { openStaging, type Staging } from "../capture/staging.ts";
import { UsageError, unless } from "../errors.ts";
import { printSessions } from "../report/capture-print.ts";
import { captureJson, fileLines } from "../report/capture-report.ts";
import { readRegularFile } from "../store/disk/regular-file.ts";
import { sweepLeftovers } from "../store/disk/sweep.ts";
import { writersLock } from "../store/state/lock.ts";
import { chooseModel } from "../workspace/models.ts";
import { locate } from "../workspace/opened.ts";
import type { Located } from "../workspace/parts.ts";
import { promptOf } from "../workspace/prompt-of.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import { findRoot, refuseLinkOut, type Workspace } from "../workspace/workspace.ts";

export interface CaptureOptions extends GlobalOptions {
  readonly files: readonly string[];
  readonly print?: boolean;
  /** Hidden, for the daemon: a file in which less is new is left for later; see capture/count-new. */
  readonly newCharacters?: string;
}

/** @returns the exit code: 0, 1 when a session failed, 4 when the budget held one back   @throws {UsageError} NO_FILE */
export async function capture(options: CaptureOptions, surroundings: Surroundings): Promise<number> {
  if (options.files.length === 0)
    throw new UsageError("USAGE", "capture needs a session file or a folder of them", "lithify capture FILE|DIR...");
  const { cwd, env } = surroundings;
  const root = await findRoot(options.workspace, surroundings);
  for (const named of options.files) refuseLinkOut(root, resolve(cwd, named), named);
  const files = sessionFiles(options.files, cwd);
  // The daemon names files of the folders that were configured, where others may lie too.
  if (env.LITHIFY_BY_DAEMON === undefined) await refuseUnknown(files);
  if (options.print) return printSessions(files, options, surroundings);
  const located = await locate(options, surroundings);
  const lock = await writersLock(located.state, "lithify capture", surroundings);
  try {
    sweepLeftovers(located.memoryFolder, located.state);
    return await captureHeld(files, located, options, surroundings);
  } finally {
    lock.release();
  }
}

async function captureHeld(
  files: readonly SessionFile[],
  located: Located,
  options: CaptureOptions,
  surroundings: Surroundings,
): Promise<number> {
  const { root } = located.workspace;
  const [logs] = located.logFolders;
  const staging = openStaging({ root, state: located.state, logs: logs! }, surroundings.tell);
  const finished = staging.finish();
  const captureFile = capturer({ ...(await portsOf(located, surroundings)), staging });
  const captured: CapturedFile[] = [];
  for (const [index, file] of files.entries()) {
    surroundings.signal.throwIfAborted();
    surroundings.detail(`reading ${file.shown} (${index + 1} of ${files.length})`);
    const waiting = await waitingIn(file, Number(options.newCharacters ?? 0), staging);
    const one = waiting ?? (await captureFile(file));
    captured.push(one);
    if (!options.json) for (const { text, to } of fileLines(one, options.verbose === true)) surroundings[to](text);
  }
  staging.close();
  pruneStaged(located.state, surroundings.now());
  if (options.json) surroundings.print(JSON.stringify(captureJson(captured, finished.written)));
  else {
    for (const path of finished.written) surroundings.print(`${path}  finished from an interrupted run`);
    if (files.length === 0) surroundings.print("no session files there");
  }
  return exitCodeOf(captured);
}

/** A session that still goes on, and in which not much is new. */
async function waitingIn(file: SessionFile, atLeast: number, staging: Staging): Promise<CapturedFile | undefined> {
  if (!(atLeast > 0)) return undefined;
  // What cannot be read is told of by who captures it.
  const waiting = await countNew(file.path, staging).catch(() => undefined);
  return waiting === undefined || isEnough(waiting, atLeast)
    ? undefined
    : { path: file.shown, report: undefined, conversations: [], waiting };
}

/** What capture needs of the world, from configuration and clockless stores. */
async function portsOf(located: Located, surroundings: Surroundings) {
  const { workspace, state, logFolders } = located;
  const { config } = workspace;
  const chosen = await chooseModel(workspace, state, surroundings, false);
  const { contextTokens, maxOutputTokens } = config.model;
  return {
    models: { model: chosen.model, anew: chosen.anew },
    prompt: promptOf(workspace, "activity"),
    openings: openings(workspace),
    language: config.language,
    contextTokens: chosen.offline ? Number.POSITIVE_INFINITY : contextTokens,
    // In a small window the answer may not take the room of the question.
    maxOutputTokens: Math.min(maxOutputTokens, Math.max(256, Math.floor(contextTokens / 4))),
    allow: config.redact.allow,
    asksThePerson: config.profiles.some((profile) => profile === "knowledge" || profile === "precision"),
    time: localTime(workspace.timezone),
    logPath: (conversation: Conversation) => logPath(workspace.root, logFolders[0]!, conversation),
    onAsk: (conversation: Conversation, characters: number) =>
      (surroundings.terminal ? surroundings.tell : surroundings.detail)(
        `${nameOf(conversation)}: asking ${chosen.name} about ${characters} characters`,
      ),
    signal: surroundings.signal,
  };
}

/** A prompt that is not there, or is broken, is none that a session could begin with. */
const openings = (workspace: Workspace): string[] =>
  ["daily-to-weekly", "typed-memory", "activity", "knowledge", "precision"].flatMap((name) =>
    unless(
      UsageError,
      () => [openingOf(promptOf(workspace, name).system)],
      () => [],
    ),
  );

/** `logs/2026-02-10/codex-019e….md`, and for a later slice the next number that is free or holds the same already. */
const logPath =
  (root: string, logs: string, conversation: Conversation) =>
  (day: string, earlier: number, text: string): string => {
    for (let number = earlier + 1; ; number += 1) {
      const absolute = join(logs, day, `${nameOf(conversation)}${number === 1 ? "" : `-${number}`}.md`);
      const there = readRegularFile(absolute);
      if (there === undefined || there.toString("utf8") === text) return relative(root, absolute).split(sep).join("/");
    }
  };

function exitCodeOf(files: readonly CapturedFile[]): number {
  const outcomes = files.flatMap(({ conversations }) => conversations.map(({ outcome }) => outcome));
  if (files.some(({ error }) => error !== undefined) || outcomes.includes("failed")) return 1;
  return outcomes.includes("postponed") ? 4 : 0;
}
