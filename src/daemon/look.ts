/**
 * What the daemon knows of a workspace after a look at it: which weeks are due, and when the next instants come at
 * which that may change.
 *
 * Everything that a time zone or a cron expression has to say is said in instants, so that the process that waits for
 * weeks holds neither Intl nor node-cron nor YAML in its memory.
 */
import type { Day, Week } from "../calendar/week.ts";
import { fieldsOf, parsed } from "../document/fields.ts";
import type { Seen } from "./branch.ts";
import type { TranscriptSource } from "./transcripts.ts";

export interface DueWeek {
  readonly week: Week;
  /** 12 hex over the paths and digests of the logs that a compaction would take now. */
  readonly fingerprint: string;
}

export interface Settings {
  /** Absolute. */
  readonly logFolders: readonly string[];
  readonly memoryFolder: string;
  /** Files whose change may change what is asked: configuration, key, prompts. They need not exist. */
  readonly configFiles: readonly string[];
  readonly quietMs: number;
  readonly poll: "auto" | "always" | "never";
  /** Where agents' sessions are looked for; absent in a look of an older version. */
  readonly transcripts?: readonly TranscriptSource[];
  /** That sessions are asked for which the user has not agreed to, for people. */
  readonly unconfirmed?: string;
}

export interface Look {
  readonly settings: Settings;
  /** 12 hex over configuration, environment, key and prompts. */
  readonly configuration: string;
  /** Oldest first. */
  readonly due: readonly DueWeek[];
  /** A dead run left a plan that is not written out. */
  readonly unfinished: boolean;
  /** Written files wait to be committed. */
  readonly waiting: boolean;
  /** Logs of this day and later ones are still open: their changes make nothing due. */
  readonly openFrom: Day;
  /** Milliseconds since 1970, as are the following. The next tick of the schedule. */
  readonly nextTickMs: number;
  /** When the next day closes. */
  readonly nextClosingMs: number;
  /** When the day budget, and when the month budget begins anew. */
  readonly nextDayMs: number;
  readonly nextMonthMs: number;
  /** What git says of the place; absent without a repository, and in a look of an older version. */
  readonly seen?: Seen | undefined;
}

/**
 * The look that a child printed; undefined when it has another form. The child may be of another version than this
 * process: an update replaces the files of a running daemon.
 */
export function parseLook(text: string): Look | undefined {
  const look = (fieldsOf(parsed(text)) ?? {}) as Partial<Look>;
  const { settings, configuration, due, openFrom, nextTickMs, nextClosingMs, nextDayMs, nextMonthMs } = look;
  const instants = [nextTickMs, nextClosingMs, nextDayMs, nextMonthMs, settings?.quietMs];
  const whole =
    Array.isArray(settings?.logFolders) &&
    Array.isArray(settings.configFiles) &&
    typeof settings.memoryFolder === "string" &&
    typeof configuration === "string" &&
    typeof openFrom === "string" &&
    typeof look.unfinished === "boolean" &&
    typeof look.waiting === "boolean" &&
    instants.every(Number.isFinite) &&
    Array.isArray(due) &&
    due.every((week) => typeof week?.week === "string" && typeof week.fingerprint === "string");
  return whole ? (look as Look) : undefined;
}
