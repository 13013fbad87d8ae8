/** `lithify doctor`: checks that work can proceed, one line each, with the remedy where it cannot. Shell. */
import fs from "node:fs";
import { LithifyError } from "../errors.ts";
import { repositoryProblem } from "../store/git.ts";
import { holderOf } from "../store/lock.ts";
import { daemonChecks } from "./daemon-status.ts";
import { readKey } from "./models.ts";
import { type Opened, open } from "./opened.ts";
import type { GlobalOptions, Surroundings } from "./surroundings.ts";

interface Check {
  readonly check: string;
  readonly ok: boolean;
  readonly found: string;
  readonly remedy?: string;
}

/** A server that takes longer to list its models than this is not there for practical purposes. */
const PROBE_MS = 5_000;

/** @returns 0 when work can proceed, 1 when something stands in its way */
export async function doctor(options: GlobalOptions, surroundings: Surroundings): Promise<number> {
  const opened = await open(options, surroundings);
  const checks: Check[] = [
    {
      check: "configuration",
      ok: true,
      found: `provider ${opened.workspace.config.model.provider}, time zone ${opened.workspace.timezone}`,
    },
    { check: "logs", ok: true, found: `${opened.marks.length} logs, ${opened.ignored.length} other files` },
    writable("workspace", opened.workspace.root),
    fs.existsSync(opened.memoryFolder)
      ? writable("memory", opened.memoryFolder)
      : { check: "memory", ok: true, found: "is made by the first compaction" },
    ...opened.folder.faults.map(
      ({ file, line, message }): Check => ({
        check: "memory",
        ok: false,
        found: `${file}:${line}: ${message}`,
        remedy: "mend its front matter",
      }),
    ),
    await modelCheck(opened, surroundings),
    await gitCheck(opened, surroundings),
    await lockCheck(opened),
    ...(await daemonChecks(opened, surroundings)),
    ...watchCheck(),
  ];
  if (options.json) surroundings.print(JSON.stringify({ checks }));
  else
    for (const { check, ok, found, remedy } of checks)
      surroundings.print(`${ok ? "ok  " : "FAIL"}  ${check}: ${found}${remedy ? `; ${remedy}` : ""}`);
  return checks.every(({ ok }) => ok) ? 0 : 1;
}

function writable(check: string, path: string): Check {
  try {
    fs.accessSync(path, fs.constants.R_OK | fs.constants.W_OK);
    return { check, ok: true, found: path };
  } catch (error) {
    return {
      check,
      ok: false,
      found: `${path} cannot be written (${(error as NodeJS.ErrnoException).code})`,
      remedy: "give your user the right to write there",
    };
  }
}

async function modelCheck({ workspace }: Opened, { env }: Surroundings): Promise<Check> {
  const { provider, baseURL, name } = workspace.config.model;
  if (provider === "extractive") return { check: "model", ok: true, found: "extractive: built in, offline" };
  try {
    const key = readKey(env, workspace.apiKeyFile);
    const response = await fetch(`${baseURL.replace(/\/$/, "")}/models`, {
      signal: AbortSignal.timeout(PROBE_MS),
      redirect: "error",
      headers: key ? { authorization: `Bearer ${key}` } : {},
    });
    if (response.status === 401 || response.status === 403)
      return {
        check: "model",
        ok: false,
        found: `${baseURL} refuses the key (${response.status})`,
        remedy: "set OPENAI_API_KEY, or model.apiKeyFile in your own config",
      };
    if (!response.ok)
      return {
        check: "model",
        ok: false,
        found: `${baseURL}/models answers ${response.status}`,
        remedy: "check model.baseURL: it ends with /v1",
      };
    const { data } = (await response.json()) as { data?: { id?: string }[] };
    const known = data?.map(({ id }) => id) ?? [];
    if (known.length > 0 && !known.includes(name))
      return {
        check: "model",
        ok: false,
        found: `${baseURL} has no model ${name}`,
        remedy: `model.name is one of: ${known.slice(0, 8).join(", ")}`,
      };
    return { check: "model", ok: true, found: `${name} at ${baseURL}` };
  } catch (error) {
    if (error instanceof LithifyError) return { check: "model", ok: false, found: error.message, remedy: error.hint };
    return {
      check: "model",
      ok: false,
      found: `${baseURL} does not answer`,
      remedy: "start the server, or mend model.baseURL",
    };
  }
}

async function gitCheck({ workspace }: Opened, { env }: Surroundings): Promise<Check> {
  if (workspace.config.git === "off") return { check: "git", ok: true, found: "off: committing is left to you" };
  const problem = await repositoryProblem(workspace.root, env);
  if (!problem) return { check: "git", ok: true, found: "commits can be made" };
  return { check: "git", ok: false, found: problem, remedy: "files are written all the same; the commit waits" };
}

async function lockCheck({ state }: Opened): Promise<Check> {
  const holder = await holderOf(state.writerLock);
  return {
    check: "lock",
    ok: true,
    found: holder ? `held by ${holder.command} (pid ${holder.pid}) since ${holder.since}` : "free",
  };
}

/** Fewer watches than this are used up by one editor on one large project. */
const FEW_WATCHES = 8_192;

function watchCheck(): Check[] {
  try {
    const limit = Number(fs.readFileSync("/proc/sys/fs/inotify/max_user_watches", "utf8"));
    return [
      limit >= FEW_WATCHES
        ? { check: "watches", ok: true, found: `up to ${limit} folders` }
        : {
            check: "watches",
            ok: false,
            found: `only ${limit} folders can be watched`,
            remedy: "raise fs.inotify.max_user_watches, or set watch.poll: always",
          },
    ];
  } catch {
    return [];
  }
}
