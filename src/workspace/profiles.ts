/**
 * The profiles that the configuration names, with their prompts.
 */
import type { Profiles } from "../compaction/questions.ts";
import { FURTHER } from "../profile/all.ts";
import { promptOf } from "./prompt-of.ts";
import type { Workspace } from "./workspace.ts";

/**
 * `activity` is not among them: it makes daily logs of captured sessions, and a week's logs are its result already.
 * @throws {UsageError} for a prompt that does not read
 */
export function profilesOf(workspace: Workspace): Profiles {
  const { profiles, precision } = workspace.config;
  return {
    typed: profiles.includes("typed"),
    further: FURTHER.filter(({ name }) => profiles.includes(name)).map((profile) => ({
      profile,
      prompt: promptOf(workspace, profile.prompt),
    })),
    settings: precision,
  };
}
