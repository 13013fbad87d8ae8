/**
 * `init --ci`: writes a scheduled job beside the repository's others; never over a file that is there.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "../errors.ts";
import { packageRoot } from "../package-root.ts";
import { makeFolder, writeAtomically } from "../store/disk/atomic-file.ts";
import { readJsonFile } from "../store/disk/regular-file.ts";
import { gitIn } from "../store/git/child.ts";
import { CI_KINDS, type CiKind, type Job, jobFor } from "./ci-jobs.ts";
import type { Surroundings } from "./surroundings.ts";
import type { Workspace } from "./workspace.ts";

export interface WrittenJob extends Pick<Job, "next"> {
  /** Absolute. */
  readonly file: string;
  /** False where a file stood there; it is left as it is. */
  readonly made: boolean;
  readonly text: string;
}

const isKind = (text: string): text is CiKind => (CI_KINDS as readonly string[]).includes(text);

/** @throws {UsageError} for a kind that there is not */
export async function writeCiJob(kind: string, workspace: Workspace, surroundings: Surroundings): Promise<WrittenJob> {
  if (!isKind(kind)) throw new UsageError("USAGE", `init --ci knows no ${kind}`, CI_KINDS.join(", "));
  const { root, config } = workspace;
  const { env: environment, signal } = surroundings;
  const git = gitIn({ folder: root, environment, timeoutMs: 10_000, signal });
  // The repository's own folder, and the workspace as seen from it; outside of one the workspace stands alone.
  const [top, prefix] = (await git(["rev-parse", "--show-toplevel", "--show-prefix"])).stdout.split("\n");
  const { version } = readJsonFile(join(packageRoot(), "package.json")) as { version: string };
  const job = jobFor(kind, {
    ...{ version, schedule: config.schedule, workspace: root, prefix: prefix ?? "" },
    proposes: config.review === "inbox",
  });
  const file = join(kind === "cron" ? root : top || root, job.file);
  const made = !existsSync(file);
  if (made) {
    makeFolder(join(file, ".."));
    writeAtomically(file, job.text);
  }
  return { file, made, text: job.text, next: job.next };
}
