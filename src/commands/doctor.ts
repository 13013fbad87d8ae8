/**
 * `lithify doctor`: checks that work can proceed, one line each, with the remedy where it cannot.
 */
import fs from "node:fs";
import { join, relative, resolve } from "node:path";
import { HISTORY_CUT_OFF } from "../compaction/nothing-due.ts";
import { AGENTS } from "../connect/agents.ts";
import { allFailures, daemonChecks } from "../daemon/status.ts";
import { DiskError, LithifyError, UsageError, unless } from "../errors.ts";
import { NOTICE_REMEDIES } from "../lint/unread.ts";
import { shown } from "../memory/file/memory-path.ts";
import { presetOf } from "../model/presets.ts";
import { type Check, failed, faulty, passed } from "../report/check.ts";
import { counted } from "../report/counted.ts";
import { oneLine } from "../report/printable.ts";
import { tryWriting } from "../store/disk/atomic-file.ts";
import { repositoryProblem } from "../store/git/git.ts";
import { holderOf } from "../store/state/lock.ts";
import type { State } from "../store/state/state-folder.ts";
import { heldBack } from "../workspace/layers.ts";
import { keyFor, keyHint } from "../workspace/models.ts";
import { type Opened, open } from "../workspace/opened.ts";
import { defaultFault } from "../workspace/session-workspace.ts";
import { stateOf } from "../workspace/state.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import { modelToMention } from "../workspace/within-reach.ts";
import { ignoredNotice } from "../workspace/word/files.ts";
import { unconfirmedSessions, unconfirmedText, WORD_HINT } from "../workspace/word/sessions.ts";
import { openWorkspace, type Workspace } from "../workspace/workspace.ts";
import { leftAlone, placeFor, statesOf } from "./connect.ts";

/** A server that takes longer to list its models than this is not there for practical purposes. */
const PROBE_MS = 5_000;

/**
 * What stands in the way of one check keeps no other from being made.
 * @returns 0 when work can proceed, 1 when something stands in its way   @throws {UsageError} for a configuration that
 * cannot be read, and a folder that is no workspace
 */
export async function doctor(options: GlobalOptions, surroundings: Surroundings): Promise<number> {
  const workspace = await openWorkspace(options, surroundings);
  const opened = await open(options, surroundings).catch(inTheWay);
  const state = await stateOf(workspace.root, surroundings).catch(inTheWay);
  const { provider } = workspace.config.model;
  const checks: Check[] = [
    passed("configuration", `provider ${provider}, time zone ${workspace.timezone}`),
    ...workspace.notLifted.map((one) => passed("configuration", heldBack(one))),
    ...(await sessionsCheck(workspace, surroundings)),
    // A state that is refused is told of once, by its own check.
    ...("fault" in opened ? (opened.of === "state" ? [] : [faulty(opened.of, opened.fault)]) : folderChecks(opened)),
    ...("fault" in opened ? [] : [...historyCheck(opened), ...(await ignoredCheck(opened, surroundings))]),
    writable("workspace", workspace.root),
    "fault" in state ? faulty("state", state.fault) : stateCheck(state),
    await modelCheck(workspace, surroundings),
    ...("fault" in state ? [] : await searchCheck(workspace, state, surroundings)),
    await gitCheck(workspace, surroundings),
    "fault" in state ? passed("lock", "not asked") : await lockCheck(state),
    ...("fault" in opened ? [] : await daemonChecks(opened, surroundings)),
    ...watchCheck(),
    await agentsCheck(options, surroundings),
    ...(await defaultCheck(surroundings)),
  ];
  if (options.json) surroundings.print(JSON.stringify({ checks }));
  else
    for (const { check, ok, found, remedy } of checks)
      surroundings.print(`${ok ? "ok  " : "FAIL"}  ${check}: ${oneLine(found)}${remedy ? `; ${remedy}` : ""}`);
  return checks.every(({ ok }) => ok) ? 0 : 1;
}

/** The configuration was read by then: what is bad about it now is where it puts memories. */
const OF: Readonly<Record<string, string>> = {
  ...{ BAD_CONFIG: "memory", FOREIGN_MEMORY: "memory", FOREIGN_STATE: "state", NO_STATE_HOME: "state" },
};

/** `of`: the check that fails by it. */
function inTheWay(error: unknown): { readonly of: string; readonly fault: LithifyError } {
  const of = error instanceof UsageError ? OF[error.code] : undefined;
  if (error instanceof UsageError && of !== undefined) return { of, fault: error };
  if (error instanceof DiskError) return { of: "files", fault: error };
  throw error;
}

function folderChecks({ marks, ignored, passedOver, folder, notices, memoryFolder, memoryPath }: Opened): Check[] {
  const unread = notices.filter(({ code }) => ["NOT_A_FOLDER", "NOT_UTF8"].includes(code));
  return [
    passed("logs", `${counted(marks.length, "log")}, ${counted(ignored.length, "other file")}`),
    ...passedOver.map((found) => passed("logs", found)),
    fs.existsSync(memoryFolder)
      ? takesFiles("memory", memoryFolder)
      : passed("memory", "is made by the first compaction"),
    ...folder.faults.map(({ file, line, message }) =>
      failed("memory", `${file}:${line}: ${message}`, "mend its front matter"),
    ),
    ...unread.map(({ file, code, message }) =>
      failed(
        "memory",
        `${shown({ memoryPath }, file)} ${message.split(":")[0]}`,
        NOTICE_REMEDIES[code] ?? "move it away",
      ),
    ),
  ];
}

/** The oldest of the weeks that wait for history: what helps it helps the others. */
function historyCheck({ state, weeks }: Opened): Check[] {
  const failures = allFailures(state);
  const waiting = weeks.filter(({ week, due }) => due && failures.get(week)?.code === HISTORY_CUT_OFF);
  const failure = failures.get(waiting[0]?.week ?? "");
  if (failure === undefined) return [];
  const found = `${waiting.map(({ week }) => week).join(", ")}: ${failure.message}`;
  return [faulty("history", { message: found, ...(failure.hint && { hint: failure.hint }) })];
}

async function ignoredCheck(opened: Opened, surroundings: Surroundings): Promise<Check[]> {
  const found = await ignoredNotice(opened, surroundings);
  return found === undefined ? [] : [passed("memory", found)];
}

async function sessionsCheck(workspace: Workspace, surroundings: Surroundings): Promise<Check[]> {
  const sessions = await unconfirmedSessions(workspace, surroundings);
  return sessions.length === 0 ? [] : [{ ...passed("transcripts", unconfirmedText(sessions)), remedy: WORD_HINT }];
}

function stateCheck(state: State): Check {
  if (state.trusted()) return takesFiles("state", state.folder);
  const found = state.isForeign()
    ? "was not made by lithify here: it is not read, and set aside by the first run"
    : "is made by the first run";
  return passed("state", found);
}

/** More than a week's plan or document: a disk that is all but full takes a few bytes. */
const PROBE_BYTES = 128 * 1024;

/** A full disk, a quota or a failing one shows by no right and no number, but when something is written. */
function takesFiles(check: string, path: string): Check {
  const may = writable(check, path);
  if (!may.ok) return may;
  const probe = () => tryWriting(path, PROBE_BYTES);
  return unless(LithifyError, probe, (fault) => faulty(check, fault)) ?? may;
}

function writable(check: string, path: string): Check {
  try {
    fs.accessSync(path, fs.constants.R_OK | fs.constants.W_OK);
    return passed(check, path);
  } catch (error) {
    const found = `${path} cannot be written (${(error as NodeJS.ErrnoException).code})`;
    return failed(check, found, "give your user the right to write there");
  }
}

async function modelCheck(workspace: Workspace, surroundings: Surroundings): Promise<Check> {
  const { env } = surroundings;
  const { provider, baseURL, name } = workspace.config.model;
  if (provider === "extractive") {
    const mention = await modelToMention(surroundings);
    const found = "extractive: built in, offline";
    return passed("model", mention === undefined ? found : `${found}; ${mention}`);
  }
  if (provider === "local") return localCheck(workspace, env);
  try {
    const key = keyFor(workspace, env);
    const response = await fetch(`${baseURL.replace(/\/$/, "")}/models`, {
      signal: AbortSignal.timeout(PROBE_MS),
      redirect: "error",
      headers: listingHeaders(provider, key),
    });
    if (response.status === 401 || response.status === 403)
      return failed(
        "model",
        `${baseURL} refuses the key (${response.status})`,
        workspace.takesKey
          ? keyHint(workspace.keyVariable)
          : "no key goes to an endpoint that the workspace's file named: name it in your own config if you mean it",
      );
    if (!response.ok)
      return failed("model", `${baseURL}/models answers ${response.status}`, "check model.baseURL: it ends with /v1");
    const { data } = (await response.json()) as { data?: { id?: string }[] };
    const prefix = presetOf(provider)?.listing?.prefix ?? "";
    const known = data?.map(({ id = "" }) => (id.startsWith(prefix) ? id.slice(prefix.length) : id)) ?? [];
    if (known.length > 0 && !known.includes(name.startsWith(prefix) ? name.slice(prefix.length) : name))
      return failed(
        "model",
        `${baseURL} has no model ${name}`,
        `model.name is one of: ${known.slice(0, 8).join(", ")}`,
      );
    return passed("model", `${name} at ${baseURL}`);
  } catch (error) {
    if (error instanceof LithifyError) return faulty("model", error);
    return failed("model", `${baseURL} does not answer`, "start the server, or mend model.baseURL");
  }
}

/** Only where embeddings are configured; one word is sent, and counted. */
async function searchCheck(workspace: Workspace, state: State, surroundings: Surroundings): Promise<Check[]> {
  if (workspace.config.search.embeddings === "") return [];
  const { embedderOf } = await import("../workspace/embedder.ts");
  const embedder = embedderOf({ workspace, state }, surroundings);
  if (embedder === undefined || !("embed" in embedder))
    return [passed("search", `by words alone: ${embedder?.silent}`)];
  try {
    const [vector] = await embedder.embed(["memory"], PROBE_MS, surroundings.signal);
    return [passed("search", `${embedder.model}, ${vector?.length} dimensions`)];
  } catch (error) {
    surroundings.signal.throwIfAborted();
    if (error instanceof LithifyError) return [faulty("search", error)];
    throw error;
  }
}

async function localCheck({ config }: Workspace, env: NodeJS.ProcessEnv): Promise<Check> {
  const { openLocal } = await import("../workspace/local-model.ts");
  const open = () => void openLocal(config, env);
  return (
    unless(LithifyError, open, (fault) => faulty("model", fault)) ?? passed("model", `local: ${config.model.path}`)
  );
}

function listingHeaders(provider: string, key: string | undefined): Record<string, string> {
  const { keyHeader, headers = {} } = presetOf(provider)?.listing ?? {};
  if (key === undefined) return { ...headers };
  return { ...headers, authorization: `Bearer ${key}`, ...(keyHeader !== undefined && { [keyHeader]: key }) };
}

async function gitCheck(workspace: Workspace, { env }: Surroundings): Promise<Check> {
  if (workspace.config.git === "off") return passed("git", "off: committing is left to you");
  // In another repository it is committed by nobody.
  const index = join(relative(workspace.root, resolve(workspace.root, workspace.config.memory)), "MEMORY.md");
  const problem = await repositoryProblem(workspace.root, env, index.startsWith("..") ? [] : [index]);
  if (!problem) return passed("git", "commits can be made");
  return failed("git", problem, "files are written all the same; the commit waits");
}

async function lockCheck(state: State): Promise<Check> {
  const holder = await holderOf(state.writerLock);
  return passed("lock", holder ? `held by ${holder.command} (pid ${holder.pid}) since ${holder.since}` : "free");
}

/** Which agents read this memory, from the user's own files or this project's. */
async function agentsCheck(options: GlobalOptions, surroundings: Surroundings): Promise<Check> {
  const [user, project] = [
    statesOf(AGENTS, await placeFor("user", options, surroundings)),
    statesOf(AGENTS, await placeFor("project", options, surroundings)),
  ];
  const all = [...user, ...project];
  const named = (some: typeof all): string => [...new Set(some.map(({ name }) => name))].join(", ");
  const connected = all.filter((one) => one.connected);
  const found = connected.length > 0 ? `${named(connected)} connected` : "none connected";
  // What stands in the way of an agent that was never connected keeps nobody from work.
  const wrong = all.filter(({ state, found: is }) => state === "broken" || (state === "stale" && is));
  const [first] = wrong;
  if (first !== undefined) {
    const [left] = first.left;
    const again = `lithify connect ${first.name}${project.includes(first) ? " --project" : ""}`;
    return failed(
      "agents",
      `${found}; not as they should be: ${named(wrong)}${left === undefined ? "" : `; ${leftAlone(left)}`}`,
      left === undefined ? again : `mend that file, then ${again}`,
    );
  }
  const open = user.filter(({ name, found: is }) => is && !connected.some((one) => one.name === name));
  const inTheWay = open.flatMap(({ left }) => left).map(leftAlone);
  if (open.length === 0) return passed("agents", found);
  return {
    ...passed("agents", [found, `found here too: ${named(open)}`, ...inTheWay].join("; ")),
    remedy: `${inTheWay.length > 0 ? "mend that file, then " : ""}lithify connect lets them read this memory`,
  };
}

/** Which workspace agents read outside of any. */
async function defaultCheck({ env }: Surroundings): Promise<Check[]> {
  const fault = await defaultFault(env);
  return fault === undefined ? [] : [faulty("agents", fault)];
}

/** Fewer watches than this are used up by one editor on one large project. */
const FEW_WATCHES = 8_192;

function watchCheck(): Check[] {
  try {
    const limit = Number(fs.readFileSync("/proc/sys/fs/inotify/max_user_watches", "utf8"));
    return [
      limit >= FEW_WATCHES
        ? passed("watches", `up to ${limit} folders`)
        : failed(
            "watches",
            `only ${limit} folders can be watched`,
            "raise fs.inotify.max_user_watches, or set watch.poll: always",
          ),
    ];
  } catch {
    return [];
  }
}
