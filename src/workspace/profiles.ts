/**
 * The profiles that the configuration names, with their prompts.
 */
import type { Profiles } from "../compaction/questions.ts";
import { FURTHER } from "../profile/all.ts";
import { readPrompt } from "../prompt/prompt-files.ts";
import type { Config } from "./config.ts";

/**
 * `activity` is not among them: it makes daily logs of captured sessions, and a week's logs are its result already.
 * @param promptFolder the user's folder of replacements, "" for none   @throws {UsageError} for a prompt that does not read
 */
export const profilesOf = ({ profiles, precision }: Config, promptFolder: string): Profiles => ({
  typed: profiles.includes("typed"),
  further: FURTHER.filter(({ name }) => profiles.includes(name)).map((profile) => ({
    profile,
    prompt: readPrompt(profile.prompt, promptFolder),
  })),
  settings: precision,
});
