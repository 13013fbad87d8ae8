/**
 * Runs one git command so that nothing of the repository's or the terminal's gets a word in: no hook, no fsmonitor, no
 * prompt, no network, no editor, and an end in bounded time. Filters and identity stay as the user configured them.
 */
import { spawn } from "node:child_process";
import { tried } from "../../errors.ts";
import { errorCode } from "../disk/disk-error.ts";
import { Postponed } from "./postponed.ts";
import { specialFileFor } from "./special-files.ts";

interface GitResult {
  /** 0 when git was content. */
  readonly code: number;
  readonly stdout: string;
  /** What git complained of, its first line. */
  readonly complaint: string;
}

interface GitOptions {
  readonly input?: string;
  /** A private index instead of the user's. */
  readonly index?: string;
  /** `-c` settings, `["gpg.program=…"]`. */
  readonly settings?: readonly string[];
  /** Whether it asks a remote. Nothing else does. */
  readonly network?: boolean;
  readonly timeoutMs?: number;
  /** Whether it goes on to its end where the caller is stopped: what is half done, and its lock, would stay. */
  readonly isWhole?: boolean;
}

export type Git = (args: readonly string[], options?: GitOptions) => Promise<GitResult>;

export interface Asking {
  /** The environment lithify was started in: home, PATH, agents, identity. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal | undefined;
  /** The longest that a remote is waited for: a network may be slow, a hung one ends. */
  readonly networkMs?: number | undefined;
}

/** For what changes nothing, and what git itself does in milliseconds. */
const QUICK_MS = 10_000;
/** Filters may do real work on large files, and a history may be long. */
export const WORK_MS = 30_000;
/** Much of a large repository comes in it, where little is new. */
export const NETWORK_MS = 120_000;

/**
 * Hooks and fsmonitor run programs that the repository names, the network may ask for passwords, a guessed identity is
 * nobody's, and a line-end check would only refuse what the filter then stores the same. What is committed is synced.
 */
const SETTINGS = [
  "core.hooksPath=/dev/null",
  "core.fsmonitor=false",
  // A folder of a clone that is laid out as a repository would bring its own filters and programs: only `.git` names one.
  "safe.bareRepository=explicit",
  "user.useConfigOnly=true",
  "core.safecrlf=false",
  "core.fsync=objects,reference",
  "i18n.commitEncoding=UTF-8",
];

/** What git prints is read here: no word of the user's configuration about how people like to see it counts. */
const AS_READ = [
  "log.showSignature=false",
  "log.diffMerges=separate",
  "log.showRoot=true",
  "log.follow=false",
  "log.decorate=false",
  "log.mailmap=false",
  "i18n.logOutputEncoding=UTF-8",
  "core.quotePath=false",
  "diff.renames=false",
  "diff.relative=false",
  "diff.orderFile=/dev/null",
  "diff.ignoreSubmodules=untracked",
  ...["ui", "diff", "push", "remote", "transport", "advice"].map((what) => `color.${what}=false`),
];

/** Of git's own variables, those that say who and how. Those that say where (GIT_DIR, GIT_INDEX_FILE) are left behind. */
const KEPT_VARIABLE =
  /^GIT_((AUTHOR|COMMITTER)_(NAME|EMAIL)|CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)|EXEC_PATH|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM)$/;

/**
 * What may be spoken with a remote, where the user's environment says nothing else: `ext::` above all runs any program. Not `protocol.allow`,
 * which yields to a `protocol.ext.allow` of the repository's own configuration.
 */
const PROTOCOLS = "file:git:http:https:ssh";

/** Whatever could put a question on a screen. */
const SCREENS = new Set(["DISPLAY", "WAYLAND_DISPLAY", "GPG_TTY", "PINENTRY_USER_DATA"]);

const NO_QUESTIONS: Readonly<Record<string, string>> = {
  GIT_TERMINAL_PROMPT: "0",
  GIT_ASKPASS: "false",
  SSH_ASKPASS: "false",
  SSH_ASKPASS_REQUIRE: "force",
  GIT_EDITOR: "true",
  GIT_PAGER: "cat",
  GIT_NO_LAZY_FETCH: "1",
  // What stands in for a commit (`refs/replace`) would bring its files into the next one, and leave others out.
  GIT_NO_REPLACE_OBJECTS: "1",
  GIT_OPTIONAL_LOCKS: "0",
  // Complaints in English, without changing the locale that filters run in.
  LANGUAGE: "en",
};

/**
 * Git commands for one folder. They reject with Postponed for a timeout or a missing git, or with the signal's reason.
 * @param folder where git runs; paths that it takes and gives are relative to it   @param timeoutMs the longest a command without a remote may take
 */
export function gitIn(folder: string, asking: Asking, timeoutMs = QUICK_MS): Git {
  let looked = false;
  return async (args, options = {}) => {
    const odd = looked ? undefined : specialFileFor(folder);
    if (odd !== undefined) throw new Postponed("special-file", odd);
    looked = true;
    const longestMs = options.network ? (asking.networkMs ?? NETWORK_MS) : timeoutMs;
    return runGit(folder, asking, args, { timeoutMs: longestMs, ...options });
  };
}

/** What git says in a folder; undefined where it fails, for whatever reason. @throws only the signal's reason */
export function answersOf(folder: string, asking: Asking): (...args: string[]) => Promise<string | undefined> {
  const git = gitIn(folder, asking);
  return async (...args) => {
    try {
      const { code, stdout } = await git(args);
      return code === 0 ? stdout : undefined;
    } catch {
      asking.signal?.throwIfAborted();
      return undefined;
    }
  };
}

/** @param otherwise what comes of it where git cannot do it now   @throws the signal's reason, and what is no fault of git's */
export async function unlessPostponed<Done, Else>(
  { signal }: Asking,
  work: () => Promise<Done>,
  otherwise: (postponed: Postponed) => Else,
): Promise<Done | Else> {
  try {
    return await work();
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof Postponed) return otherwise(error);
    throw error;
  }
}

/** For commands that must succeed: what they printed. */
export async function mustRun(git: Git, args: readonly string[], options?: GitOptions): Promise<string> {
  const { code, stdout, complaint } = await git(args, options);
  if (code !== 0) throw new Postponed("git-failed", `${commandOf(args)}: ${complaint}`);
  return stdout;
}

function runGit(
  folder: string,
  { env, ...asking }: Asking,
  args: readonly string[],
  options: GitOptions,
): Promise<GitResult> {
  const signal = options.isWhole ? undefined : asking.signal;
  const settings = [...SETTINGS, ...AS_READ, ...(options.settings ?? [])].flatMap((setting) => ["-c", setting]);
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    // A session of its own has no terminal to ask on, and can be ended with all that git started.
    const child = spawn("git", [...settings, ...args], {
      cwd: folder,
      env: gitEnvironment(env, options),
      detached: true,
      stdio: ["pipe", "pipe", "pipe"],
    });
    const stop = (why: unknown) => {
      if (child.pid !== undefined) endSession(child.pid);
      finish();
      reject(why);
    };
    const onAbort = () => stop(signal?.reason);
    const timer = setTimeout(
      () => stop(new Postponed(options.network ? "no-answer" : "timeout", commandOf(args))),
      options.timeoutMs,
    );
    const finish = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", onAbort);
    };
    signal?.addEventListener("abort", onAbort, { once: true });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => stderr.push(chunk));
    child.on("error", (error) => {
      finish();
      reject(
        errorCode(error) === "ENOENT"
          ? new Postponed("no-git", "", error)
          : new Postponed("git-failed", error.message, error),
      );
    });
    child.on("close", (code) => {
      finish();
      resolve({
        code: code ?? 1,
        stdout: String(Buffer.concat(stdout)),
        complaint: firstLine(String(Buffer.concat(stderr))),
      });
    });
    // Git may end before it has read all: its exit code tells, not the broken pipe.
    child.stdin.on("error", () => {});
    child.stdin.end(options.input ?? "");
  });
}

function gitEnvironment(from: Asking["env"], { index, network }: GitOptions): Record<string, string> {
  const environment: Record<string, string> = {};
  for (const [name, value] of Object.entries(from)) {
    if (value === undefined || SCREENS.has(name)) continue;
    if (name.startsWith("GIT_") && !KEPT_VARIABLE.test(name)) continue;
    environment[name] = value;
  }
  environment.GIT_ALLOW_PROTOCOL = network ? (from.GIT_ALLOW_PROTOCOL ?? PROTOCOLS) : "";
  return { ...environment, ...NO_QUESTIONS, ...(index === undefined ? {} : { GIT_INDEX_FILE: index }) };
}

/** The negative number means the whole session's process group. */
function endSession(pid: number): void {
  // It may have ended by itself in this moment.
  tried(() => process.kill(-pid, "SIGKILL"), false);
}

/** `git ls-files`, whatever options come before. */
const commandOf = (args: readonly string[]): string => `git ${args.find((arg) => !arg.startsWith("-")) ?? ""}`;

/** Git fills up what a remote says with spaces. */
const firstLine = (text: string): string => text.trim().split("\n", 1)[0]?.trimEnd() ?? "";
