/**
 * The language models that could be asked from here: servers and files on this machine, and presets elsewhere whose key is set.
 */
import { shellWord } from "../errors.ts";
import { PRESET_NAMES, presetOf } from "../model/presets.ts";
import { modelsOnLoopback } from "../model/reach/loopback.ts";
import { callNameOf, type Within } from "../model/reach/within.ts";
import { localModels } from "./local-model.ts";
import type { Surroundings } from "./surroundings.ts";

export const modelsWithin = async (
  { loopback, env, signal }: Surroundings,
  configuredPath: string,
): Promise<Within[]> => [
  ...(await modelsOnLoopback(loopback, signal)),
  ...localModels(configuredPath, env),
  ...presetsWithKey(env),
];

/** Presets elsewhere whose key is set: never chosen for that, nor asked what they have, which would send the key before anybody said so. */
const presetsWithKey = (env: NodeJS.ProcessEnv): Within[] =>
  PRESET_NAMES.flatMap((server) => {
    const { keyVariable, baseURL } = presetOf(server)!;
    const none = { bytes: null, contextTokens: null, contextIsSet: false };
    return keyVariable === undefined || !env[keyVariable] ? [] : [{ name: "", server, baseURL, ...none }];
  });

/** One line about a model on this machine that is not in use, and how to use it; undefined where there is none. */
export async function modelToMention({ loopback, signal }: Surroundings): Promise<string | undefined> {
  const models = await modelsOnLoopback(loopback, signal);
  const [first] = models;
  if (first === undefined) return undefined;
  const name = callNameOf(first, models);
  const more = models.length > 1 ? ` and ${models.length - 1} more (lithify model list)` : "";
  return `a language model is within reach: ${name} at ${first.server}${more}; lithify model use ${shellWord(name)}`;
}
