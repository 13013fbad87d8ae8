/**
 * What a compaction works with: the model that was chosen, the prompts, the folder, and the workspace's wishes.
 */

import { setImmediate as othersTurn } from "node:timers/promises";
import type { CompactPorts } from "../../compaction/compact-week.ts";
import { committable } from "../../compaction/folder.ts";
import type { Batch } from "../batch.ts";
import { type Chosen, chooseModel } from "../models.ts";
import { type Opened, readMarked } from "../opened.ts";
import { reviewOf } from "../review.ts";
import type { Surroundings } from "../surroundings.ts";
import { toldBefore } from "../told-before.ts";

export type RunPorts = CompactPorts & Pick<Chosen, "offline" | "name" | "end">;

/** @param run for a run that writes: what it asks is counted as its own   @param batch what is not answered goes along with it */
export async function portsOf(
  opened: Opened,
  surroundings: Surroundings,
  force: boolean,
  run?: string,
  batch?: Batch,
): Promise<RunPorts> {
  const { workspace, state } = opened;
  const { model, language, redact, extractive } = workspace.config;
  const [{ promptOf }, { typed }, { profilesOf }] = await Promise.all([
    import("../prompt-of.ts"),
    import("../../profile/typed/typed.ts"),
    import("../profiles.ts"),
  ]);
  const chosen = await chooseModel(workspace, state, surroundings, force, run, batch);
  const told = await toldBefore(opened, surroundings);
  return {
    ...chosen,
    turn: () => othersTurn(undefined, { signal: surroundings.signal }),
    readLogs: (marks) => readMarked(opened, marks),
    folder: () => committable(opened.folder),
    standing: opened.listed,
    told: (week) => told.get(week) ?? [],
    force,
    contextTokens: model.contextTokens,
    maxOutputTokens: model.maxOutputTokens,
    language,
    prompt: promptOf(workspace, "daily-to-weekly"),
    ...(!chosen.offline && model.secondLook && { secondLook: promptOf(workspace, "second-look") }),
    profile: typed,
    profiles: profilesOf(workspace),
    review: reviewOf(workspace.config),
    keep: extractive.keep,
    allow: redact.allow,
  };
}

/** A model in this process takes gigabytes: they are given back, however the run ended. */
export async function endedAfter<T>(end: (() => Promise<void>) | undefined, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } finally {
    await end?.();
  }
}
