/**
 * Which model a name means: one within reach, a server with one model, `SERVER/MODEL` of any preset, or `extractive`; and what the user's file has to say
 * for it to be used.
 */
import { UsageError } from "../../errors.ts";
import { meant } from "../../nearest.ts";
import { presetOf } from "../presets.ts";
import { LEAST_WINDOW_TOKENS } from "../small.ts";
import { callNameOf, type Within } from "./within.ts";

/** Keys of `model:` in a configuration. */
export interface Choice {
  readonly provider: string;
  readonly name: string;
  /** "" for that of the preset. */
  readonly baseURL: string;
  /** Of a model in a file. */
  readonly path?: string;
  /** Known of the model as it runs. */
  readonly contextTokens?: number;
}

/** @throws {UsageError} UNKNOWN_MODEL, with the nearest name; AMBIGUOUS_MODEL; NO_MODEL_NAME for a server without a model */
export function chooseWithin(asked: string, models: readonly Within[]): Choice {
  if (asked === "extractive") return { provider: "extractive", name: "", baseURL: "" };
  const exact = models.filter((one) => one.name !== "" && [one.name, `${one.server}/${one.name}`].includes(asked));
  if (exact.length > 1)
    throw new UsageError(
      "AMBIGUOUS_MODEL",
      `more than one server has ${asked}`,
      `say which: ${exact.map((one) => `${one.server}/${one.name}`).join(" or ")}`,
    );
  if (exact[0]) return choiceOf(exact[0]);
  const slash = asked.indexOf("/");
  const server = slash < 0 ? asked : asked.slice(0, slash);
  const name = slash < 0 ? "" : asked.slice(slash + 1);
  if (presetOf(server) && name !== "") return { provider: server, name, baseURL: "" };
  const served = models.filter((one) => one.name !== "" && one.server === asked);
  if (served.length === 1) return choiceOf(served[0]!);
  if (presetOf(server))
    throw new UsageError(
      "NO_MODEL_NAME",
      `${server} alone names no model`,
      `name one: lithify model use ${server}/${served.map(({ name }) => name).join(", or ") || "MODEL"}`,
    );
  const names = models.map((one) => callNameOf(one, models));
  throw new UsageError(
    "UNKNOWN_MODEL",
    `no model ${JSON.stringify(asked)} is within reach`,
    meant(
      asked,
      names,
      names.length > 0 ? `one of ${names.join(", ")}` : "start its server, or name a preset's: anthropic/MODEL",
    ),
  );
}

function choiceOf({ name, server, baseURL, contextTokens, contextIsSet, path }: Within): Choice {
  if (path !== undefined) return { provider: "local", name, baseURL: "", path };
  const preset = presetOf(server);
  if (contextIsSet && contextTokens !== null && contextTokens < LEAST_WINDOW_TOKENS)
    throw new UsageError(
      "WINDOW_TOO_SMALL",
      `${name} runs with a window of ${contextTokens} tokens, and lithify needs ${LEAST_WINDOW_TOKENS}`,
      preset?.largerWindow ?? "give it a larger one where it runs",
    );
  return {
    ...{ provider: preset ? server : "openai", name },
    baseURL: preset?.baseURL === baseURL ? "" : baseURL,
    ...(contextIsSet && contextTokens !== null && { contextTokens }),
  };
}
