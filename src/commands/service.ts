/**
 * `lithify service install|uninstall|status|logs`: the daemon as a service of the user's, with systemd or launchd.
 * `--print` shows the definition and touches nothing; it also prints the one of another platform.
 */
import fs from "node:fs";
import { basename, extname } from "node:path";
import { instanceName, type Platform } from "../daemon/service/files.ts";
import { install } from "../daemon/service/install.ts";
import { definitionPath, forgetService, type Instance, serviceState, stopService } from "../daemon/service/manager.ts";
import type { ServiceState } from "../daemon/service/state.ts";
import { daemonBlock, daemonLines } from "../daemon/status.ts";
import { LithifyError, only, UsageError } from "../errors.ts";
import { oneOf } from "../nearest.ts";
import { oneLine } from "../report/printable.ts";
import { removeFile } from "../store/disk/atomic-file.ts";
import { readJournal } from "../store/state/journal.ts";
import { holderOf } from "../store/state/lock.ts";
import type { State } from "../store/state/state-folder.ts";
import { open } from "../workspace/opened.ts";
import { stateOf } from "../workspace/state.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import { findRoot } from "../workspace/workspace.ts";

const ACTIONS = ["install", "uninstall", "status", "logs"] as const;
type ServiceAction = (typeof ACTIONS)[number];

/** @param print shows what would be installed, and needs no more words   @throws {UsageError} that names the nearest action */
export function actionOf(text: string | undefined, print = false): ServiceAction {
  if (text === undefined && print) return "install";
  if (text === undefined) throw new UsageError("USAGE", "service needs an action", `one of ${ACTIONS.join(", ")}`);
  return oneOf(text, ACTIONS, `service has no action ${JSON.stringify(text)}`);
}

interface ServiceOptions extends GlobalOptions {
  readonly action: ServiceAction;
  /** Only shows the definition. */
  readonly print?: boolean;
  /** With `--print`: another platform's. */
  readonly for?: Platform;
  /** Of the journal; for `logs`. */
  readonly lines?: string;
}

/**
 * @returns 0, or 1 when the service manager refuses, a daemon that was started gives no sign of life, or `status` finds
 * none that is well   @throws {UsageError} also for a configuration that only the service sees   @throws {WorkspaceHeld}
 */
export async function service(options: ServiceOptions, surroundings: Surroundings): Promise<number> {
  if (options.for !== undefined && !options.print)
    throw new UsageError("USAGE", "--for only shows another platform's definition", "add --print");
  if (process.platform === "win32" && !options.print && options.action.endsWith("install"))
    throw new UsageError(
      "USAGE",
      "Windows has no service manager that lithify knows",
      "start `lithify watch` at logon",
    );
  if (options.action === "status") return status(options, surroundings);
  if (options.action === "install")
    return install({ ...options, platform: platformOf(options.for ?? process.platform) }, surroundings);
  // A configuration that is broken keeps nobody from reading on, or from ending the service.
  const root = await findRoot(options.workspace, surroundings);
  if (options.action === "uninstall") return uninstall(root, options, surroundings);
  return logs(await stateOf(root, surroundings), options, surroundings);
}

const platformOf = (platform: string): Platform => (platform === "darwin" ? platform : "linux");

const instanceOf = (root: string, env: NodeJS.ProcessEnv): Instance => ({
  ...{ platform: platformOf(process.platform), name: instanceName(root), env },
});

/** Where the definition lies, links followed: the manager links one that was installed with another XDG_CONFIG_HOME. */
function installedPath(instance: Instance, { path }: ServiceState): string | undefined {
  const [real] = [definitionPath(instance), path]
    .filter((one): one is string => typeof one === "string" && fs.existsSync(one))
    .map((one) => fs.realpathSync(one));
  return real !== undefined && basename(real, extname(real)) === instance.name ? real : undefined;
}

async function uninstall(root: string, options: ServiceOptions, { print, env }: Surroundings): Promise<number> {
  const instance = instanceOf(root, env);
  const { name } = instance;
  const path = installedPath(instance, await serviceState(instance));
  if (path !== undefined) {
    await stopService(instance, path);
    removeFile(path);
    await forgetService(instance);
  }
  const removed = path !== undefined;
  print(
    options.json ? JSON.stringify({ name, removed }) : `${name} ${removed ? "is uninstalled" : "was not installed"}`,
  );
  return 0;
}

/** The service itself is told of first: that it fails by a broken configuration is when somebody asks. */
async function status(options: ServiceOptions, surroundings: Surroundings): Promise<number> {
  const root = await findRoot(options.workspace, surroundings);
  const instance = instanceOf(root, surroundings.env);
  const state = await serviceState(instance);
  const path = installedPath(instance, state) ?? null;
  const facts = { name: instance.name, installed: path !== null, path, ended: state.ended };
  if (!options.json)
    surroundings.print(
      `service: ${instance.name}, ${path === null ? "not installed" : `installed (${path})${endOf(state)}`}`,
    );
  const opened = await open(options, surroundings).catch(only(LithifyError, (fault) => fault));
  if (opened instanceof LithifyError) {
    const state = await stateOf(root, surroundings).catch(() => undefined);
    return unread(facts, opened, state, options, surroundings);
  }
  const daemon = await daemonBlock(opened, surroundings);
  if (options.json) surroundings.print(JSON.stringify({ ...facts, daemon }));
  else for (const line of await daemonLines(daemon, surroundings.now())) surroundings.print(line);
  return daemon.running && daemon.ill === null ? 0 : 1;
}

/** What can be said where the workspace cannot be read: whether a daemon runs, and what is wrong. */
async function unread(
  facts: object,
  fault: LithifyError,
  state: State | undefined,
  { json }: ServiceOptions,
  { print }: Surroundings,
): Promise<number> {
  const { code, message, hint } = fault;
  const pid = (state && (await holderOf(state.daemonLock).catch(() => null)))?.pid ?? null;
  if (json) {
    print(JSON.stringify({ ...facts, daemon: { running: pid !== null, pid }, error: { code, message, hint } }));
    return fault.exitCode;
  }
  print(pid === null ? "daemon: not running" : `daemon: running (pid ${pid})`);
  throw fault;
}

/** One that was stopped by its user's wish has ended with 0, and needs no looking after. */
function endOf({ phase, ended, exitCode }: ServiceState): string {
  if (phase !== "down" || ended === null) return "";
  if (exitCode === 0) return ", stopped";
  // A signal comes from elsewhere, and no journal knows whence.
  return `, ended with ${ended}${exitCode === null ? "" : ": `lithify service logs` tells why"}`;
}

/** What the daemon did, the newest last, from its own journal: the same with every service manager. */
function logs(state: State, options: ServiceOptions, { print, tell }: Surroundings): number {
  const { entries, ignored } = readJournal(state.journal);
  const count = Number(options.lines ?? 100);
  if (!Number.isSafeInteger(count) || count < 1)
    throw new UsageError("USAGE", `--lines ${options.lines} is no number of lines`, "write a whole number, 1 or more");
  const last = entries.slice(-count);
  if (options.json) print(JSON.stringify({ entries: last }));
  else for (const { at, text } of last) print(`${at.slice(0, 19)}Z ${oneLine(text)}`);
  if (ignored > 0) tell(`${ignored} lines of the journal cannot be read`);
  if (last.length === 0 && !options.json) tell("the daemon has not run here yet");
  return 0;
}
