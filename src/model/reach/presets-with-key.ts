/**
 * Presets elsewhere whose key is set: within reach, and never chosen for that. They are not asked what they have; that would
 * send the key before anybody said that it shall be used.
 */
import { PRESET_NAMES, presetOf } from "../presets.ts";
import type { Within } from "./within.ts";

export const presetsWithKey = (env: Readonly<Record<string, string | undefined>>): Within[] =>
  PRESET_NAMES.flatMap((server) => {
    const { keyVariable, baseURL } = presetOf(server)!;
    return keyVariable === undefined || !env[keyVariable]
      ? []
      : [{ name: "", server, baseURL, bytes: null, contextTokens: null, contextIsSet: false }];
  });
