/**
 * `lithify model list`: the models within reach, with size and window, the one in use, and what a usual week here takes.
 */
import { costOf } from "../../compaction/budget.ts";
import { UsageError } from "../../errors.ts";
import { presetOf } from "../../model/presets.ts";
import { callNameOf, type Within } from "../../model/reach/within.ts";
import { isSmallModel } from "../../model/small.ts";
import { readPrompt } from "../../prompt/prompt-files.ts";
import { tokensOf } from "../../prompt/split.ts";
import { oneLine } from "../../report/printable.ts";
import { table } from "../../report/week-report.ts";
import type { Config } from "../../workspace/config.ts";
import { nameInUse } from "../../workspace/local-model.ts";
import { open } from "../../workspace/opened.ts";
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
  const bytes = await usualWeek(options, surroundings);
  if (bytes !== undefined) print(weekLine(bytes, config));
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

/** How many of the newest weeks tell what is usual. */
const RECENT = 12;

/** Bytes of the logs of a week in the middle of the newest ones; undefined where there are none. */
async function usualWeek(options: GlobalOptions, surroundings: Surroundings): Promise<number | undefined> {
  try {
    const { weeks } = await open(options, surroundings);
    const sizes = weeks
      .slice(-RECENT)
      .map(({ logs }) => logs.reduce((sum, { bytes }) => sum + bytes, 0))
      .sort((a, b) => a - b);
    return sizes[Math.floor(sizes.length / 2)];
  } catch (error) {
    // A model is chosen for all workspaces: this folder need not be one.
    if (error instanceof UsageError && error.code === "NO_LOGS") return undefined;
    throw error;
  }
}

function weekLine(bytes: number, { model }: Config): string {
  const { system, user } = readPrompt("daily-to-weekly", "", isSmallModel(model));
  const inputTokens = tokensOf(system) + tokensOf(user) + Math.ceil(bytes / 4);
  const outputTokens = model.maxOutputTokens;
  const usd = costOf({ inputTokens, outputTokens, cachedTokens: 0 }, model.price);
  const money = usd > 0 ? `, $${usd.toFixed(4)} at the price of model.price` : "";
  return `a usual week here takes about ${inputTokens} tokens to read and at most ${outputTokens} to write${money}`;
}
