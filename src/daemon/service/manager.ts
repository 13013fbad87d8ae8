/**
 * What `lithify service` asks of the service manager: start, stop and say how an instance does, with systemctl or
 * launchctl.
 */
import { execFile } from "node:child_process";
import { homedir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Platform } from "./files.ts";
import { launchdState, type ServiceState, SYSTEMD_SETTINGS, systemdState, UNKNOWN_STATE } from "./state.ts";

export interface Instance {
  readonly platform: Platform;
  readonly name: string;
  /** Of the installer: it says where the definition belongs, and how the manager is reached. */
  readonly env: NodeJS.ProcessEnv;
}

const CALL_MS = 20_000;
const run = promisify(execFile);

export const homeOf = (env: NodeJS.ProcessEnv): string => env.HOME || homedir();

/** Where the definition belongs. */
export function definitionPath({ platform, name, env }: Instance): string {
  if (platform === "darwin") return join(homeOf(env), "Library", "LaunchAgents", `${name}.plist`);
  return join(env.XDG_CONFIG_HOME || join(homeOf(env), ".config"), "systemd", "user", `${name}.service`);
}

/** @returns why it was refused */
export async function startService({ platform, name, env }: Instance, path: string): Promise<string | undefined> {
  if (platform === "darwin") {
    await called("launchctl", ["bootout", domain(), path], env);
    return called("launchctl", ["bootstrap", domain(), path], env);
  }
  const reloaded = await called("systemctl", ["--user", "daemon-reload"], env);
  if (reloaded !== undefined) return reloaded;
  // A person who tries again has mended something: earlier failures do not count towards the limit of starts.
  await called("systemctl", ["--user", "reset-failed", unitOf(name)], env);
  return (
    // By its path: the manager may look elsewhere than XDG_CONFIG_HOME of this shell says, and links it then.
    (await called("systemctl", ["--user", "enable", path], env)) ??
    // Also one that ran already takes up what has changed.
    (await called("systemctl", ["--user", "restart", unitOf(name)], env))
  );
}

/** Stops it for good; its definition may be removed then. */
export async function stopService({ platform, name, env }: Instance, path: string): Promise<void> {
  if (platform === "darwin") await called("launchctl", ["bootout", domain(), path], env);
  else await called("systemctl", ["--user", "disable", "--now", unitOf(name)], env);
}

/** Lets the manager forget an instance whose definition is gone. */
export async function forgetService({ platform, name, env }: Instance): Promise<void> {
  if (platform !== "linux") return;
  await called("systemctl", ["--user", "daemon-reload"], env);
  // One that had failed would be listed as failed for ever.
  await called("systemctl", ["--user", "reset-failed", unitOf(name)], env);
}

/** How the manager says the instance does; `unknown` when it cannot be asked. */
export async function serviceState({ platform, name, env }: Instance): Promise<ServiceState> {
  try {
    if (platform === "darwin") return launchdState(await printed("launchctl", ["print", `${domain()}/${name}`], env));
    const settings = SYSTEMD_SETTINGS.flatMap((setting) => ["-p", setting]);
    return systemdState(await printed("systemctl", ["--user", "show", unitOf(name), ...settings], env));
  } catch {
    return UNKNOWN_STATE;
  }
}

const unitOf = (name: string): string => `${name}.service`;
const domain = (): string => `gui/${process.getuid?.() ?? 0}`;

async function called(program: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string | undefined> {
  try {
    await printed(program, args, env);
    return undefined;
  } catch (error) {
    const { code, stderr, message } = error as NodeJS.ErrnoException & { stderr?: string };
    if (code === "ENOENT") return `${program} is not installed here`;
    return stderr?.trim().split("\n")[0] || message.split("\n")[0] || `${program} failed`;
  }
}

const printed = async (program: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> =>
  (await run(program, [...args], { env, timeout: CALL_MS })).stdout;
