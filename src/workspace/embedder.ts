/**
 * The embeddings model that the user's configuration names, at the model's own server and under its rules: its key, the same
 * budget, each attempt in the ledger. A workspace's file can neither name it nor lead it to another server.
 */
import { today } from "../calendar/week.ts";
import { costOf } from "../compaction/budget.ts";
import { ModelError } from "../errors.ts";
import { embed } from "../model/openai/embeddings.ts";
import { publicAddress } from "../model/openai/wire.ts";
import { asksServer } from "../model/presets.ts";
import { tokensOf } from "../prompt/split.ts";
import { standingAt } from "../store/disk/real-folder.ts";
import { recordRequest, recordUsage } from "../store/state/ledger.ts";
import { NO_USAGE, type Usage } from "../usage.ts";
import { checkLimits, keyFor, spentSoFar } from "./models.ts";
import type { Located } from "./parts.ts";
import type { Surroundings } from "./surroundings.ts";

export interface Embedder {
  /** Whose vectors they are: a model of the same name elsewhere may be another. */
  readonly model: string;
  /**
   * @returns a vector of length 1 for each text, in their order
   * @throws {ModelError}, {BudgetReached} before anything is sent, {UsageError} for a key, {DiskError}
   */
  readonly embed: (
    texts: readonly string[],
    withinMs: number,
    signal: AbortSignal,
  ) => Promise<readonly Float32Array<ArrayBuffer>[]>;
}

/** @returns undefined where none is configured; where one is and may not be asked, why */
export function embedderOf(
  { workspace, state }: Pick<Located, "workspace" | "state">,
  { env, now }: Surroundings,
): Embedder | { readonly silent: string } | undefined {
  const { model, search } = workspace.config;
  if (search.embeddings === "") return undefined;
  if (!asksServer(model.provider)) return { silent: `the provider ${model.provider} has no server for embeddings` };
  if (!workspace.takesKey) return { silent: "the workspace's own file named the server: no search is sent there" };
  // A search alone makes a state folder: in a clone that is only looked at nothing is sent.
  if (!state.trusted() || standingAt(state.writerLock) === undefined)
    return { silent: "no command that writes has run here yet: what is only searched is sent nowhere" };
  const day = today(now(), workspace.timezone);
  const spent = spentSoFar(state, day);
  return {
    model: `${search.embeddings} at ${publicAddress(model.baseURL)}`,
    embed: async (texts, withinMs, signal) => {
      const apiKey = keyFor(workspace, env);
      const inputTokens = texts.reduce((sum, text) => sum + tokensOf(text), 0);
      checkLimits(workspace, spent.withReserved(), { inputTokens, outputTokens: 0 });
      const asked = { day, week: null, provider: "openai", model: search.embeddings };
      // At the price of the other model: hardly ever too low.
      const priced = (usage: Usage) => ({ ...usage, ...asked, costUsd: costOf(usage, model.price) });
      const begun = recordRequest(state, priced({ ...NO_USAGE, inputTokens }));
      const settle = (usage: Usage): void => {
        spent.add(usage, costOf(usage, model.price));
        recordUsage(state, priced(usage), begun);
      };
      const endpoint = { baseURL: model.baseURL, apiKey, timeoutMs: withinMs, model: search.embeddings };
      const { vectors, usage } = await embed({ ...endpoint, now: () => now().getTime() }, texts, signal).catch(
        (error: unknown) => {
          settle(error instanceof ModelError ? error.usage : NO_USAGE);
          throw error;
        },
      );
      settle(usage);
      return vectors;
    },
  };
}
