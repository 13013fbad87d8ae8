/**
 * `lithify service install|uninstall|status|logs`: the daemon as a service of the user's, with systemd or launchd.
 * `--print` shows the definition and touches nothing; it also prints the one of another platform. Shell: writes one file
 * in the user's own folders and calls systemctl or launchctl.
 */
import { execFile } from "node:child_process";
import fs from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { BIN } from "../daemon/child.ts";
import {
  definitionFor,
  hintsFor,
  instanceName,
  isCached,
  type Platform,
  type ServiceFacts,
} from "../daemon/service.ts";
import { UsageError } from "../errors.ts";
import { nearest } from "../nearest.ts";
import { removeFile, writeAtomically } from "../store/atomic-file.ts";
import { readJournal } from "../store/journal.ts";
import { statePaths } from "../store/state-folder.ts";
import { openWorkspace, type Workspace } from "../workspace.ts";
import { modelFlags } from "./daemon-run.ts";
import { daemonBlock, daemonLines } from "./daemon-status.ts";
import { open } from "./opened.ts";
import { printable } from "./printable.ts";
import type { GlobalOptions, Surroundings } from "./surroundings.ts";

const ACTIONS = ["install", "uninstall", "status", "logs"] as const;
export type ServiceAction = (typeof ACTIONS)[number];

/** @throws {UsageError} that names the nearest action */
export function actionOf(text: string): ServiceAction {
  const action = ACTIONS.find((one) => one === text);
  if (action !== undefined) return action;
  const guess = nearest(text, [...ACTIONS]);
  throw new UsageError(
    "USAGE",
    `service has no action ${JSON.stringify(text)}`,
    guess ? `did you mean ${guess}?` : `one of ${ACTIONS.join(", ")}`,
  );
}

export interface ServiceOptions extends GlobalOptions {
  readonly action: ServiceAction;
  /** Only shows the definition. */
  readonly print?: boolean;
  /** With `--print`: another platform's. */
  readonly for?: Platform;
  /** Of the journal; for `logs`. */
  readonly lines?: string;
}

const CALL_MS = 20_000;
const run = promisify(execFile);

/** @returns 0, or 1 when the service manager refuses, or `status` finds no daemon that is well */
export async function service(options: ServiceOptions, surroundings: Surroundings): Promise<number> {
  if (options.action === "status") return status(options, surroundings);
  const workspace = await openWorkspace(surroundings.cwd, options, surroundings.env);
  if (options.action === "logs") return logs(workspace, options, surroundings);
  if (options.action === "uninstall") return uninstall(workspace, options, surroundings);
  return install(workspace, options, surroundings);
}

function platformOf(options: ServiceOptions): Platform {
  const platform = options.for ?? process.platform;
  return platform === "darwin" || platform === "win32" ? platform : "linux";
}

async function install(workspace: Workspace, options: ServiceOptions, surroundings: Surroundings): Promise<number> {
  const { print, tell, env } = surroundings;
  const platform = platformOf(options);
  const facts = factsOf(workspace, options, env);
  if (isCached(facts.bin))
    throw new UsageError(
      "NPX_CACHE",
      `lithify runs from a package cache (${facts.bin}), which is cleared some day`,
      "install it first: npm install -g lithify",
    );
  const definition = definitionFor(platform, facts);
  const { provider } = workspace.config.model;
  const hints = hintsFor(platform, provider);
  const path = definitionPath(platform, facts.name, env);
  if (options.print || path === undefined) {
    print(
      options.json ? JSON.stringify({ name: facts.name, path: path ?? null, definition, hints }) : definition.trimEnd(),
    );
    if (path === undefined && !options.print)
      tell("hint: save this as lithify.xml and run schtasks /Create /TN lithify /XML lithify.xml");
    if (!options.json) for (const hint of hints) tell(`hint: ${hint}`);
    return 0;
  }
  // Without a folder of logs the service would only fail.
  await open(options, surroundings);
  writeAtomically(path, definition);
  const refused = await startWith(platform, facts.name, path, env);
  if (options.json)
    print(JSON.stringify({ name: facts.name, path, started: refused === undefined, refused: refused ?? null, hints }));
  else {
    print(
      refused === undefined
        ? `${facts.name} is installed and runs (${path})`
        : `${path} is written, but the service does not run: ${refused}`,
    );
    for (const hint of hints) tell(`hint: ${hint}`);
  }
  return refused === undefined ? 0 : 1;
}

async function uninstall(workspace: Workspace, options: ServiceOptions, { print, env }: Surroundings): Promise<number> {
  const platform = platformOf(options);
  const name = instanceName(workspace.root);
  const path = definitionPath(platform, name, env);
  if (path === undefined) {
    print(options.json ? JSON.stringify({ name, removed: false }) : `run: schtasks /Delete /TN lithify`);
    return 0;
  }
  const isThere = fs.existsSync(path);
  if (isThere) {
    await stopWith(platform, name, path, env);
    removeFile(path);
    if (platform === "linux") await called("systemctl", ["--user", "daemon-reload"], env);
  }
  print(
    options.json
      ? JSON.stringify({ name, removed: isThere })
      : isThere
        ? `${name} is uninstalled`
        : `${name} was not installed`,
  );
  return 0;
}

async function status(options: ServiceOptions, surroundings: Surroundings): Promise<number> {
  const opened = await open(options, surroundings);
  const name = instanceName(opened.workspace.root);
  const path = definitionPath(platformOf(options), name, surroundings.env);
  const installed = path !== undefined && fs.existsSync(path);
  const daemon = await daemonBlock(opened, surroundings);
  if (options.json) surroundings.print(JSON.stringify({ name, installed, path: path ?? null, daemon }));
  else {
    surroundings.print(`service: ${name}, ${installed ? `installed (${path})` : "not installed"}`);
    for (const line of await daemonLines(daemon, surroundings.now())) surroundings.print(line);
  }
  return daemon.running && daemon.ill === null ? 0 : 1;
}

/** What the daemon did, the newest last, from its own journal: the same with every service manager. */
function logs({ root }: Workspace, options: ServiceOptions, { print, tell }: Surroundings): number {
  const { entries, ignored } = readJournal(statePaths(root).journal);
  const count = Number(options.lines ?? 100);
  if (!Number.isSafeInteger(count) || count < 1)
    throw new UsageError("USAGE", `--lines ${options.lines} is no number of lines`, "write a whole number, 1 or more");
  const last = entries.slice(-count);
  if (options.json) print(JSON.stringify({ entries: last }));
  else for (const { at, text } of last) print(`${at.slice(0, 19)}Z ${printable(text)}`);
  if (ignored > 0) tell(`${ignored} lines of the journal cannot be read`);
  if (last.length === 0 && !options.json) tell("the daemon has not run here yet");
  return 0;
}

function factsOf({ root }: Workspace, options: ServiceOptions, env: NodeJS.ProcessEnv): ServiceFacts {
  const name = instanceName(root);
  const { XDG_CONFIG_HOME: config } = env;
  return {
    ...{ name, workspace: root, node: process.execPath, bin: realPathOf(BIN), flags: modelFlags(options) },
    logFile: join(homeOf(env), "Library", "Logs", `${name}.log`),
    environment: { PATH: env.PATH || "/usr/local/bin:/usr/bin:/bin", ...(config && { XDG_CONFIG_HOME: config }) },
  };
}

function realPathOf(path: string): string {
  try {
    return fs.realpathSync(path);
  } catch {
    return path;
  }
}

const homeOf = (env: NodeJS.ProcessEnv): string => env.HOME || homedir();

/** Where the definition belongs; undefined on Windows, where the user registers it. */
function definitionPath(platform: Platform, name: string, env: NodeJS.ProcessEnv): string | undefined {
  if (platform === "win32") return undefined;
  if (platform === "darwin") return join(homeOf(env), "Library", "LaunchAgents", `${name}.plist`);
  return join(env.XDG_CONFIG_HOME || join(homeOf(env), ".config"), "systemd", "user", `${name}.service`);
}

/** @returns why it was refused */
async function startWith(
  platform: Platform,
  name: string,
  path: string,
  env: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  if (platform === "darwin") {
    await called("launchctl", ["bootout", domain(), path], env);
    return called("launchctl", ["bootstrap", domain(), path], env);
  }
  return (
    (await called("systemctl", ["--user", "daemon-reload"], env)) ??
    (await called("systemctl", ["--user", "enable", `${name}.service`], env)) ??
    // Also one that ran already takes up what has changed.
    (await called("systemctl", ["--user", "restart", `${name}.service`], env))
  );
}

async function stopWith(platform: Platform, name: string, path: string, env: NodeJS.ProcessEnv): Promise<void> {
  if (platform === "darwin") await called("launchctl", ["bootout", domain(), path], env);
  else await called("systemctl", ["--user", "disable", "--now", `${name}.service`], env);
}

const domain = (): string => `gui/${process.getuid?.() ?? 0}`;

async function called(program: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string | undefined> {
  try {
    await run(program, [...args], { env, timeout: CALL_MS });
    return undefined;
  } catch (error) {
    const { code, stderr, message } = error as NodeJS.ErrnoException & { stderr?: string };
    if (code === "ENOENT") return `${program} is not installed here`;
    return stderr?.trim().split("\n")[0] || message.split("\n")[0] || `${program} failed`;
  }
}
