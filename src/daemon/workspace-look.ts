/**
 * The daemon's look at a workspace, in a child of its own: what is due, and when that may change.
 */
import fs from "node:fs";
import { join } from "node:path";
import type { LogMark } from "../compaction/due.ts";
import { digest12 } from "../digest.ts";
import { unless } from "../errors.ts";
import { namesIn } from "../store/disk/real-folder.ts";
import { groundOf } from "../store/git/ground.ts";
import { loadPlans } from "../store/state/runs.ts";
import { pendingBatch } from "../workspace/batch-record.ts";
import { resetPlans } from "../workspace/commit-run.ts";
import { statesOfLevels } from "../workspace/levels.ts";
import { keyFor } from "../workspace/models.ts";
import { closingOf, type Opened, open } from "../workspace/opened.ts";
import { promptOf } from "../workspace/prompt-of.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import { userConfigPath } from "../workspace/user-folders.ts";
import { unconfirmedSessions, unconfirmedText, WORD_HINT } from "../workspace/word/sessions.ts";
import { CONFIG_FILE, placeOf, type Workspace } from "../workspace/workspace.ts";
import { budgetStarts, nextClosing, openFrom } from "./instants.ts";
import type { Look } from "./look.ts";
import { nextTick } from "./schedule.ts";
import { transcriptSources } from "./transcript-sources.ts";

/** @throws {UsageError} as the commands that a person runs   @throws {DiskError} */
export async function lookAround(options: GlobalOptions, surroundings: Surroundings): Promise<Look> {
  const opened = await open(options, surroundings);
  const { workspace, state, weeks } = opened;
  const { config, root, timezone } = workspace;
  const now = surroundings.now();
  const closing = closingOf(workspace, now);
  const budget = budgetStarts(now, timezone);
  const { plans } = loadPlans(state, "open");
  const sent = pendingBatch(state);
  const unconfirmed = await unconfirmedSessions(workspace, surroundings);
  const ground = await groundOf({
    ...{ ...surroundings, workspace: root, memoryPath: opened.memoryPath },
    commitOn: config.git === "off" ? undefined : config.commitOn,
  });
  return {
    settings: {
      logFolders: [config.logs].flat().map((folder) => placeOf(workspace, folder, "logs")),
      memoryFolder: opened.memoryFolder,
      // What is checked out decides where memories are written.
      configFiles: [...configFiles(workspace, surroundings.env), ...(ground ? [ground.headFile] : [])],
      quietMs: config.watch.quietSeconds * 1_000,
      poll: config.watch.poll,
      transcripts: transcriptSources(workspace, surroundings.env, unconfirmed),
      ...(unconfirmed.length > 0 && { unconfirmed: `${unconfirmedText(unconfirmed)}; ${WORD_HINT}` }),
    },
    configuration: digest12(
      JSON.stringify([config, root, promptDigest(opened), keyDigest(workspace, surroundings.env)]),
    ),
    due: [
      ...weeks
        // What is on its way in a batch is read by who sent it.
        .filter(({ week, due }) => due && !sent?.weeks.has(week))
        .map(({ week, logs }) => ({ week, fingerprint: fingerprintOf(logs) })),
      ...(await statesOfLevels(opened, opened.folder, now))
        .filter(({ due }) => due)
        .map(({ period, sources }) => ({ week: period, fingerprint: fingerprintOf(sources) })),
    ],
    unfinished: plans.some((plan) => plan.state === "planned"),
    waiting: plans.some((plan) => plan.state === "applied") || (await resetPlans(opened, surroundings)).length > 0,
    openFrom: openFrom(closing),
    nextTickMs: nextTick(config.schedule, timezone).getTime(),
    nextClosingMs: nextClosing(closing).getTime(),
    nextDayMs: budget.day.getTime(),
    nextMonthMs: budget.month.getTime(),
    ...(ground && { seen: { ...ground, onDisk: fs.existsSync(opened.memoryFolder) } }),
  };
}

/** `lithify watch --look`. */
export async function look(options: GlobalOptions, surroundings: Surroundings): Promise<number> {
  surroundings.print(JSON.stringify(await lookAround(options, surroundings)));
  return 0;
}

const fingerprintOf = (logs: readonly Pick<LogMark, "path" | "sha256">[]): string =>
  digest12(logs.map(({ path, sha256 }) => `${sha256} ${path}\n`).join(""));

function configFiles({ root, config, apiKeyFile }: Workspace, env: NodeJS.ProcessEnv): string[] {
  // Where prompts lie, and nothing else of a folder that may be a whole project.
  const folders =
    config.prompts === "" ? [] : ["", "partials", "small"].map((part) => join(root, config.prompts, part));
  const prompts = folders.flatMap((path) => [
    path,
    ...namesIn(path)
      .filter((name) => name.endsWith(".md"))
      .map((name) => join(path, name)),
  ]);
  return [join(root, CONFIG_FILE), userConfigPath(env), ...(apiKeyFile ? [apiKeyFile] : []), ...prompts];
}

/** A prompt or key that cannot be read fails its week, which says so; the look goes on. */
const promptDigest = ({ workspace }: Opened): string =>
  unless(Error, () => promptOf(workspace, "daily-to-weekly").digest, String);

const keyDigest = (workspace: Workspace, env: NodeJS.ProcessEnv): string =>
  workspace.config.model.provider === "extractive"
    ? ""
    : unless(Error, () => digest12(`${keyFor(workspace, env)}`), String);
