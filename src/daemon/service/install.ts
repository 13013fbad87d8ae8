/**
 * `lithify service install`: writes the definition of the workspace's instance, has it started, and tells what came of
 * that.
 */

import { join } from "node:path";
import { UsageError, WorkspaceHeld } from "../../errors.ts";
import { writeAtomically } from "../../store/disk/atomic-file.ts";
import { realPathOf } from "../../store/disk/real-folder.ts";
import { holderOf } from "../../store/state/lock.ts";
import type { StatePaths } from "../../store/state/state-folder.ts";
import { modelFlags } from "../../workspace/daemon-run.ts";
import { open } from "../../workspace/opened.ts";
import type { GlobalOptions, Surroundings } from "../../workspace/surroundings.ts";
import { openWorkspace, type Workspace } from "../../workspace/workspace.ts";
import { BIN } from "../child.ts";
import { lastRefusal } from "../run-log.ts";
import { readReport } from "../state-file.ts";
import { definitionFor, hintsFor, instanceName, isCached, type Platform, type ServiceFacts } from "./files.ts";
import { definitionPath, homeOf, type Instance, serviceState, startService } from "./manager.ts";
import { type Life, lifeFrom } from "./state.ts";

interface InstallOptions extends GlobalOptions {
  readonly platform: Platform;
  /** Only shows the definition. */
  readonly print?: boolean;
}

/** @returns 1 when the manager refuses it, or the daemon died or gave no sign of life   @throws as `service` */
export async function install(options: InstallOptions, surroundings: Surroundings): Promise<number> {
  const { env } = surroundings;
  const workspace = await openWorkspace(options, surroundings);
  const facts = factsOf(workspace, options, env);
  if (isCached(facts.bin))
    throw new UsageError(
      "NPX_CACHE",
      `lithify runs from a package cache (${facts.bin}), which is cleared some day`,
      "install it first: npm install -g lithify",
    );
  const instance: Instance = { platform: options.platform, name: facts.name, env };
  const definition = definitionFor(options.platform, facts);
  const hints = hintsFor(options.platform, workspace.config.model.provider);
  const path = definitionPath(instance);
  if (options.print) return show({ name: facts.name, path, definition, hints }, options, surroundings);
  // Without a folder of logs the service would only fail.
  const { state } = await open(options, surroundings);
  // A daemon that cannot begin leaves its reason there.
  state.open();
  writeAtomically(path, definition);
  const sinceMs = surroundings.now().getTime();
  const refused = await startService(instance, path);
  const came: Came =
    refused === undefined
      ? await waitForLife(instance, state, sinceMs, surroundings)
      : { kind: "refused", how: refused };
  return tell(came, { name: facts.name, path, hints }, options, surroundings);
}

type Came = Awaited<ReturnType<typeof waitForLife>> | { readonly kind: "refused"; readonly how: string };

interface Shown {
  readonly name: string;
  readonly path: string;
  readonly definition: string;
  readonly hints: readonly string[];
}

function show(
  { name, path, definition, hints }: Shown,
  options: InstallOptions,
  { print, tell }: Surroundings,
): number {
  print(options.json ? JSON.stringify({ name, path, definition, hints }) : definition.trimEnd());
  if (!options.json) for (const hint of hints) tell(`hint: ${hint}`);
  return 0;
}

const MORE = "`lithify service logs` shows what it did";

/** Exits 2 and 3 mean what they mean for `watch`: nobody begins it again by itself then. */
function tell(
  came: Came,
  { name, path, hints }: { readonly name: string; readonly path: string; readonly hints: readonly string[] },
  options: InstallOptions,
  { print, tell }: Surroundings,
): number {
  const isIn = `${name} is installed (${path})`;
  if (came.kind === "ended" && came.exitCode === 2)
    throw new UsageError(
      "SERVICE_ENDED",
      `${isIn}, but cannot run: ${came.how}`,
      "mend that where a service sees it, which variables of your shell do not reach, and install it again",
    );
  if (came.kind === "ended" && came.exitCode === 3)
    throw new WorkspaceHeld(`${isIn}, but does not run: ${came.how}`, "stop that one, then install it again");
  const runs = came.kind === "runs";
  const how = came.kind === "ended" || came.kind === "refused" ? came.how : null;
  if (options.json) {
    const facts = { name, path, started: came.kind !== "refused", refused: came.kind === "refused" ? how : null };
    const life = { running: runs, pid: runs ? came.pid : null, ended: came.kind === "ended" ? how : null };
    print(JSON.stringify({ ...facts, ...life, hints }));
    return runs ? 0 : 1;
  }
  if (runs) print(`${name} is installed and runs, pid ${came.pid} (${path})`);
  else if (came.kind === "refused") print(`${path} is written, but the service does not run: ${how}`);
  else if (came.kind === "ended") print(`${isIn}, but its daemon ended: ${how}`);
  else print(`${isIn} and was started, but gave no sign of life in ${LIFE_MS / 1_000} seconds`);
  if (!runs && came.kind !== "refused") tell(`hint: ${MORE}`);
  for (const hint of hints) tell(`hint: ${hint}`);
  return runs ? 0 : 1;
}

function factsOf({ root }: Workspace, options: InstallOptions, env: NodeJS.ProcessEnv): ServiceFacts {
  const name = instanceName(root);
  const { XDG_CONFIG_HOME: config, XDG_STATE_HOME: state, TZ: zone } = env;
  return {
    ...{ name, workspace: root, node: process.execPath, bin: realPathOf(BIN), flags: modelFlags(options) },
    logFile: join(homeOf(env), "Library", "Logs", `${name}.log`),
    environment: {
      PATH: env.PATH || "/usr/local/bin:/usr/bin:/bin",
      ...(config && { XDG_CONFIG_HOME: config }),
      // Another secret than the installer's would not know the state that either of them makes.
      ...(state && { XDG_STATE_HOME: state }),
      ...(zone && { TZ: zone }),
    },
  };
}

/** A daemon looks at its workspace in a second; on a busy machine, or with years of logs, in some more. */
const LIFE_MS = 10_000;
const BETWEEN_MS = 150;

/** @param sinceMs when the service was told to start, by the same clock */
async function waitForLife(
  instance: Instance,
  state: StatePaths,
  sinceMs: number,
  { now, wait, signal }: Pick<Surroundings, "now" | "wait" | "signal">,
): Promise<Life> {
  for (;;) {
    const isLate = now().getTime() >= sinceMs + LIFE_MS;
    // The manager last: a daemon that it calls ended can write no more.
    const [report, holder] = [readReport(state.daemonReport), await holderOf(state.daemonLock)];
    const service = await serviceState(instance);
    const life = lifeFrom({ service, holderPid: holder?.pid ?? null, report }, sinceMs, isLate);
    if (life?.kind === "ended") return { ...life, how: reasonIn(state, life.exitCode, sinceMs) ?? life.how };
    if (life !== undefined) return life;
    await wait(BETWEEN_MS, signal);
  }
}

/**
 * How the daemon itself told its end: in its report, or, where it never came to live, in the journal, which keeps the same
 * refusal once an hour. One that a signal ended has said nothing.
 */
function reasonIn(state: StatePaths, exitCode: number | null, sinceMs: number): string | undefined {
  const report = readReport(state.daemonReport);
  if (report?.ended !== undefined && Date.parse(report.started) >= sinceMs) return report.ended;
  return exitCode === null ? undefined : lastRefusal(state.journal, sinceMs);
}
