/**
 * The daemon's children: one that looks, one that compacts; and what each one's end means.
 */

import { type Fields, fieldsOf, parsed } from "../document/fields.ts";
import { CodedError, type ErrorTold, only, UsageError } from "../errors.ts";
import { isFields, listAt, textAt } from "../transcript/fields.ts";
import { BY_DAEMON, modelFlags, onHead } from "../workspace/daemon-run.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import type { WeekEnd } from "./attempts.ts";
import type { Seen } from "./branch.ts";
import { type Ended, runChild } from "./child.ts";
import type { RunEnd } from "./conclude.ts";
import { type DueWeek, type Look, parseLook } from "./look.ts";
import type { SessionEnd } from "./sessions.ts";

/** The workspace cannot be looked at now; it may be later. */
class LookFailed extends CodedError {}

/** No process can be started for the moment; anything else that keeps one from starting stays so. */
const PASSING = new Set(["EAGAIN", "ENOMEM", "EMFILE", "ENFILE"]);

export function children(root: string, options: GlobalOptions, { env, signal, detail }: Surroundings) {
  const flags = ["-C", root, ...modelFlags(options)];
  const start = (args: readonly string[], weeks: string, more: NodeJS.ProcessEnv = {}) =>
    runChild({
      args: [...args, ...flags],
      env: { ...env, [BY_DAEMON]: weeks, ...more },
      signal,
      onLine: detail,
    });
  return {
    look: async (): Promise<Look> => {
      const { code, signal: ended, stdout, stderr } = await start(["watch", "--look", "--json"], "").catch(notStarted);
      if (code === 0) return parseLook(stdout) ?? otherVersion();
      const told = errorIn(stdout);
      if (told && code === 2) throw new UsageError(told.code, told.message, told.hint);
      const why = told?.message ?? (lastLine(stderr) || `the look ended with ${ended ?? code}`);
      throw new LookFailed(told?.code ?? "LOOK_FAILED", why, told?.hint ?? "run lithify doctor");
    },
    run: async (weeks: readonly DueWeek[], seen: Seen | undefined): Promise<RunEnd> => {
      const chosen = weeks.map(({ week }) => week).join(",");
      const told = await start(["compact", "--json"], chosen, onHead(seen))
        .catch(notStarted)
        .catch(only(LookFailed, ({ message }) => message));
      return typeof told === "string" ? { kind: "refused", reason: told } : endOf(told);
    },
    capture: async (paths: readonly string[], newCharacters: number): Promise<SessionEnd[]> => {
      const least = newCharacters > 0 ? ["--new-characters", String(newCharacters)] : [];
      const { stdout, stderr } = await start(["capture", ...paths, ...least, "--json"], "").catch(notStarted);
      const told = errorIn(stdout);
      return sessionEnds(paths, objectIn(stdout), told?.message ?? lastLine(stderr));
    },
  };
}

function notStarted(error: unknown): never {
  const { code = "", message } = error as NodeJS.ErrnoException;
  if (PASSING.has(code))
    throw new LookFailed(code, `no process can be started: ${message}`, "free memory or processes");
  throw new Error(`lithify or node is not where it was (${message}); was it updated or removed?`, { cause: error });
}

/** The files of this program were replaced while it ran. */
function otherVersion(): never {
  throw new Error("lithify was updated while it ran: start it again");
}

function endOf({ code, signal, stdout, stderr }: Ended): RunEnd {
  const report = reportIn(stdout);
  if (report) return report;
  const told = errorIn(stdout);
  if (told) return { kind: "refused", reason: told.message };
  const how = signal ? `was ended by ${signal}` : `ended with ${code}`;
  return { kind: "died", reason: [`the compaction ${how}`, lastLine(stderr)].filter(Boolean).join(": ") };
}

function reportIn(stdout: string): RunEnd | undefined {
  const report = objectIn(stdout);
  if (!Array.isArray(report?.weeks)) return undefined;
  const { weeks: ofWeeks, commit, commitPostponed, run } = report as RunEnd & { kind: "ran" };
  const { levels } = report as {
    levels?: readonly { period: string; outcome: string; error?: NonNullable<WeekEnd["error"]> }[];
  };
  // A month is due, done and tried again as a week is.
  const ofLevels = (levels ?? []).map(({ period, ...end }) => ({ week: period, ...end }));
  const weeks: readonly WeekEnd[] = [...ofWeeks, ...ofLevels];
  return { kind: "ran", weeks, commit: commit ?? null, commitPostponed: commitPostponed ?? null, run };
}

function errorIn(stdout: string): ErrorTold | undefined {
  const error = objectIn(stdout)?.error as ErrorTold | undefined;
  return typeof error?.message === "string" ? error : undefined;
}

const objectIn = (text: string): Fields | undefined => fieldsOf(parsed(text));

const lastLine = (text: string): string => text.trimEnd().split("\n").at(-1)?.slice(0, 300) ?? "";

/** @param trouble what the child said where it gave no report: another lithify holds the workspace, say */
function sessionEnds(paths: readonly string[], report: unknown, trouble: string): SessionEnd[] {
  const files = listAt(report, "files");
  return paths.map((path) => {
    const file = files.find((one) => textAt(one, "path") === path);
    return {
      path,
      ...(file === undefined ? failed(trouble || "the capture ended without a report") : endOfFile(file)),
    };
  });
}

function endOfFile(file: unknown): Omit<SessionEnd, "path"> {
  const conversations = listAt(file, "conversations");
  const logs = conversations.flatMap((one) => listAt(one, "logs").filter((log) => typeof log === "string"));
  const waiting = (file as { waiting?: unknown }).waiting;
  const [characters, messages] = [countAt(waiting, "characters"), countAt(waiting, "messages")];
  if (characters !== undefined && messages !== undefined)
    return { outcome: "waits", logs, characters, messages, reason: "" };
  const errors = [file, ...conversations].map((one) => textAt((one as { error?: unknown }).error, "message"));
  const error = errors.find((message) => message !== undefined);
  return error === undefined
    ? { outcome: "taken", logs, characters: 0, messages: 0, reason: "" }
    : { ...failed(error), logs };
}

const failed = (reason: string) => ({ outcome: "failed", logs: [], characters: 0, messages: 0, reason }) as const;

function countAt(waiting: unknown, key: "characters" | "messages"): number | undefined {
  const count = isFields(waiting) ? waiting[key] : undefined;
  return typeof count === "number" ? count : undefined;
}
