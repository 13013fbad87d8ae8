/**
 * `init --ci`: writes a scheduled job beside the repository's others; never over a file that is there, and through no link,
 * which a clone may have made.
 */
import { hash } from "node:crypto";
import { existsSync, realpathSync } from "node:fs";
import { basename, join } from "node:path";
import { UsageError } from "../errors.ts";
import { packageRoot } from "../package-root.ts";
import { makeFolder, writeAtomically } from "../store/disk/atomic-file.ts";
import { readJsonFile } from "../store/disk/regular-file.ts";
import { gitIn, unlessPostponed } from "../store/git/child.ts";
import { CI_KINDS, type CiKind, jobFor } from "./ci-jobs.ts";
import type { Surroundings } from "./surroundings.ts";
import { userDataFolder } from "./user-folders.ts";
import { realPlace, type Workspace } from "./workspace.ts";

export type WrittenJob = Awaited<ReturnType<typeof writeCiJob>>;

const isKind = (text: string): text is CiKind => (CI_KINDS as readonly string[]).includes(text);

/** @throws {UsageError} for a kind that there is not, and a place that no job may be written for or to */
export async function writeCiJob(kind: string, workspace: Workspace, surroundings: Surroundings) {
  if (!isKind(kind)) throw new UsageError("USAGE", `init --ci knows no ${kind}`, CI_KINDS.join(", "));
  const { root, config } = workspace;
  if (config.git === "off")
    throw new UsageError(
      "USAGE",
      "git: off: a job of lithify's has nothing to push",
      "remove git: off from lithify.yaml, or schedule lithify compact yourself",
    );
  // The repository's own folder, and the workspace as seen from it; outside of one the workspace stands alone.
  const asked = () => gitIn(root, surroundings)(["rev-parse", "--show-toplevel", "--show-prefix"]);
  const { stdout } = await unlessPostponed(surroundings, asked, ({ message }) => {
    throw new UsageError("NO_GIT", message, "mend that, or write the job by hand");
  });
  const [top, prefix] = stdout.split("\n");
  refuseName(root);
  const { version } = readJsonFile(join(packageRoot(), "package.json")) as { version: string };
  const home = realpathSync(packageRoot());
  const job = jobFor(kind, {
    ...{ version, schedule: config.schedule, workspace: root, prefix: prefix ?? "" },
    memory: config.memory,
    ...{ node: process.execPath, bin: join(home, "dist", "bin.js"), script: join(home, "scripts", "in-clone.sh") },
    clone: join(userDataFolder(surroundings.env), "proposals", `${basename(root)}-${hash("sha256", root).slice(0, 8)}`),
    proposes: config.review === "inbox",
  });
  const base = realPlace(kind === "cron" ? root : top || root);
  const file = join(base, job.file);
  if (realPlace(file) !== file)
    throw new UsageError("OUTSIDE_WORKSPACE", `${job.file} is reached through a link (${realPlace(file)})`, MOVE_AWAY);
  const made = !existsSync(file);
  if (made) {
    makeFolder(join(file, ".."));
    writeAtomically(file, job.text);
  }
  return { file, made, text: job.text, next: job.next };
}

const MOVE_AWAY = "lithify writes a job through no link: make it a folder or a file of the repository's own";

/** A line end would begin another line of the job, and `${{` is read by a CI wherever it stands. */
function refuseName(folder: string): void {
  if (!/\p{Cc}|\$\{\{|\$\(/u.test(folder)) return;
  const hint = "rename the folder, or write the job by hand";
  throw new UsageError("BAD_PLACE", `no job can name the folder ${JSON.stringify(folder)}`, hint);
}
