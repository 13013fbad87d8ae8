/**
 * What a worker of a fleet is told, in `$XDG_CONFIG_HOME/lithify/fleet.yaml`: keys with their rates, groups of workspaces with their
 * budgets. Every key has a default; all workers of a fleet should be told the same.
 */
import { dirname, isAbsolute, join } from "node:path";
import { z } from "zod";
import { isZone } from "../calendar/week.ts";
import { UsageError } from "../errors.ts";
import { readNamedFile } from "../store/disk/regular-file.ts";
import { readShape } from "../workspace/config.ts";
import { userConfigPath } from "../workspace/user-folders.ts";
import { readConfigFile } from "../workspace/workspace.ts";

const amount = z.number().min(0).default(0);
/** 0: no limit. Days and months are UTC's, as the database counts them. */
const budget = z
  .strictObject({ dayTokens: amount, monthTokens: amount, dayUsd: amount, monthUsd: amount })
  .prefault({} as never);
const key = z
  .strictObject({
    /** Stands for $XDG_CONFIG_HOME: its `lithify/config.yaml` names provider, model, key and price. "": the worker's own. */
    config: z
      .string()
      .refine((path) => path === "" || isAbsolute(path), "an absolute path")
      .default(""),
    requestsPerMinute: amount,
    tokensPerMinute: amount,
  })
  .prefault({} as never);

/** Git drops `<`, `>` and line ends, and refuses what is left where that is nothing. */
const who = z.string().regex(/[^\s<>.,:;"'\\]/, "a name or an address, as git needs one");

const settingsSchema = z.strictObject({
  /** `daily`: at a minute of the day that each workspace draws from its own name; else five fields of cron. */
  schedule: z
    .string()
    .regex(/^(?:daily|\S+(?: \S+){4})$/, "daily, or five fields of cron such as 30 3 * * *")
    .default("daily"),
  timezone: z.string().refine(isZone, "the name of a zone, such as Europe/Berlin").default("UTC"),
  /** A backfill of years lets the others through after so many. */
  weeksPerJob: z.number().int().min(1).default(4),
  /** A worker that is silent for so long has lost its jobs. */
  leaseSeconds: z.number().int().min(10).default(30),
  /** How often a job is tried again, with growing pauses, before it waits for a person. */
  retries: z.number().int().min(0).default(8),
  /** The first of those pauses. */
  retrySeconds: z.number().int().min(1).default(30),
  /** So many clones are kept for the next job; 0 keeps none. */
  clones: z.number().int().min(0).default(50),
  /** A port of the loopback interface for /metrics; 0: none. */
  metricsPort: z.number().int().min(0).max(65_535).default(0),
  author: z
    .strictObject({ name: who.default("lithify"), email: who.default("lithify@localhost") })
    .prefault({} as never),
  /** Of the whole fleet. */
  budget,
  groups: z.record(z.string(), budget).default({}),
  keys: z.record(z.string(), key).default({}),
});

export type Settings = z.output<typeof settingsSchema>;

/** The key of a workspace that names none. */
export const DEFAULT_KEY = "default";

/** @throws {UsageError} BAD_CONFIG with every fault at once */
export async function readSettings(env: NodeJS.ProcessEnv): Promise<Settings> {
  const path = join(dirname(userConfigPath(env)), "fleet.yaml");
  const read = readShape(settingsSchema, await readConfigFile(path, (bytes) => readNamedFile(path, bytes)));
  if ("values" in read) return read.values;
  const told = read.faults.map(({ key: at, message }) => `${at}: ${message}`).join("\n  ");
  throw new UsageError(
    "BAD_CONFIG",
    `${path}: ${told}`,
    "change what is named there, or take it out to have the default",
  );
}

/** Of a key that these settings know: the default one need not stand there. */
export const keyOf = ({ keys }: Settings, name: string): Settings["keys"][string] => keys[name] ?? key.parse({});

/** What of it these settings do not know: nobody could say who pays, nor how much at most. */
export function unknownOf(
  { keys, groups }: Settings,
  named: { readonly key: string; readonly group: string },
): { readonly message: string; readonly hint: string } | undefined {
  const known = { key: [DEFAULT_KEY, ...Object.keys(keys)], group: ["", ...Object.keys(groups)] };
  const kind = (["key", "group"] as const).find((one) => !known[one].includes(named[one]));
  return (
    kind && {
      message: `fleet.yaml names no ${kind} ${named[kind]}`,
      hint: `known: ${known[kind].filter(Boolean).join(", ") || "none"}`,
    }
  );
}

/** @throws {UsageError} for a name that no worker would know */
export function refuseUnknown(settings: Settings, named: Parameters<typeof unknownOf>[1]): void {
  const unknown = unknownOf(settings, named);
  if (unknown) throw new UsageError("USAGE", unknown.message, unknown.hint);
}
