/** The prompts of a workspace: its own where it has them, in few words where its model is small. */
import { basename } from "node:path";
import { isSmallModel } from "../model/small.ts";
import { readPrompt } from "../prompt/prompt-files.ts";
import type { Prompt } from "../prompt/request.ts";
import { placeOf, type Workspace } from "./workspace.ts";

/** @param name `daily-to-weekly`   @throws {UsageError} for a prompt that does not read */
export function promptOf(workspace: Workspace, name: string): Prompt {
  const { prompts, model } = workspace.config;
  const { contextTokens } = model;
  const isSmall = isSmallModel({ name: model.name || basename(model.path), contextTokens });
  return readPrompt(name, prompts === "" ? "" : placeOf(workspace, prompts, "prompts"), isSmall);
}
