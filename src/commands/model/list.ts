/**
 * `lithify model list`: the models within reach, with size and window, and the one in use.
 */
import { presetOf } from "../../model/presets.ts";
import { callNameOf, type Within } from "../../model/reach/within.ts";
import { oneLine } from "../../report/printable.ts";
import { table } from "../../report/week-report.ts";
import { nameInUse } from "../../workspace/local-model.ts";
import type { GlobalOptions, Surroundings } from "../../workspace/surroundings.ts";
import { modelsWithin } from "../../workspace/within-reach.ts";
import { openWorkspace } from "../../workspace/workspace.ts";

export async function listModels(options: GlobalOptions, surroundings: Surroundings): Promise<number> {
  const { print } = surroundings;
  const { config } = await openWorkspace(options, surroundings);
  const models = await modelsWithin(surroundings, config.model.path);
  const { provider, path } = config.model;
  const current = nameInUse(config.model);
  if (options.json) {
    const rows = models.map(({ name, server, baseURL, bytes, contextTokens }) => ({
      ...{ name: name || callNameOf({ name, server } as Within), server, baseURL, bytes, contextTokens },
    }));
    print(JSON.stringify({ current, models: rows }));
    return 0;
  }
  print(
    current === "extractive"
      ? "in use: extractive: built in, offline, free"
      : `in use: ${oneLine(current)} at ${provider === "local" ? oneLine(path) : config.model.baseURL}`,
  );
  if (models.length === 0)
    print("within reach: no other; start Ollama, LM Studio or llama.cpp on this machine, or set a preset's key");
  else {
    print(
      table(
        ["name", "server", "size", "window"],
        models.map((one) => rowOf(one, models)),
      ),
    );
    print("lithify model test NAME tries one on a sample week; lithify model use NAME puts it in use");
  }
  return 0;
}

const rowOf = (one: Within, all: readonly Within[]): string[] => [
  oneLine(callNameOf(one, all)),
  one.name === "" ? `${one.server} (${presetOf(one.server)?.keyVariable} is set)` : one.server,
  one.bytes === null
    ? ""
    : one.bytes < 1e9
      ? `${Math.round(one.bytes / 1e6)} MB`
      : `${(one.bytes / 1e9).toFixed(1)} GB`,
  one.contextTokens === null ? "" : `${one.contextTokens} tokens${one.contextIsSet ? "" : " at most"}`,
];
