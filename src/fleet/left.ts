/**
 * Answers that came when their worker was gone. The compaction that had asked for them left them in this machine's cache; a worker that
 * starts there, or works there beside it, hands them to the database, where whoever has the job by then waits for them.
 */
import { join } from "node:path";
import { removeFile } from "../store/disk/atomic-file.ts";
import { namesIn } from "../store/disk/real-folder.ts";
import { readJsonFile } from "../store/disk/regular-file.ts";
import type { LeftAnswer } from "../workspace/purse.ts";
import { userCacheFolder } from "../workspace/user-folders.ts";
import type { Fleet } from "./database.ts";

const LARGEST_ANSWER_BYTES = 64 * 1024 * 1024;

/** A folder a workspace, by its id. */
const leftFolder = (env: NodeJS.ProcessEnv): string => join(userCacheFolder(env), "fleet-left");

export const leftFolderOf = (workspace: string, env: NodeJS.ProcessEnv): string => join(leftFolder(env), workspace);

/** @throws what the database says: then they wait for the next time */
export async function takeInLeft({ rows }: Fleet, env: NodeJS.ProcessEnv): Promise<void> {
  for (const workspace of namesIn(leftFolder(env)))
    for (const name of namesIn(leftFolderOf(workspace, env))) {
      const digest = /^([0-9a-f]{64})\.\w+$/.exec(name)?.[1];
      if (digest === undefined) continue;
      const path = join(leftFolderOf(workspace, env), name);
      const { answer, spent = [] } = (readJsonFile(path, LARGEST_ANSWER_BYTES) ?? {}) as Partial<LeftAnswer>;
      // Where the job has ended meanwhile, nobody asks for it any more.
      if (answer !== undefined)
        await rows(
          "update lithify_fleet.request set answer = $3 where workspace = $1 and digest = $2 and answer is null",
          [workspace, digest, JSON.stringify(answer)],
        );
      for (const { attempt, tokens, costUsd } of spent)
        await rows("select lithify_fleet.settle($1, $2, $3)", [attempt, tokens, costUsd]);
      removeFile(path);
    }
}
