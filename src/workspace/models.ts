/**
 * The model that the configuration names, with what stands around it: saved answers, budget and ledger. The SDK and the
 * extractive model are loaded only when they are used.
 */

import fs from "node:fs";
import { join } from "node:path";
import { setImmediate as othersTurn } from "node:timers/promises";
import { today, type Week } from "../calendar/week.ts";
import { checkBudget, costOf, partOf, type Spent } from "../compaction/budget.ts";
import type { CompactPorts } from "../compaction/compact-week.ts";
import { fieldsOf } from "../document/fields.ts";
import { BudgetReached, ModelError, Pending, shellWord, tried, UsageError } from "../errors.ts";
import type { Model, Request } from "../model/model.ts";
import type { RetryInfo } from "../model/openai/openai.ts";
import { requestDigest } from "../model/openai/wire.ts";
import { presetOf } from "../model/presets.ts";
import { tokensOf } from "../prompt/split.ts";
import { inTurns } from "../steps.ts";
import { writeAtomically } from "../store/disk/atomic-file.ts";
import { readJsonFile, readNamedFile } from "../store/disk/regular-file.ts";
import { readLedger, recordRequest, recordUsage } from "../store/state/ledger.ts";
import type { State, StatePaths } from "../store/state/state-folder.ts";
import { NO_USAGE, type Usage } from "../usage.ts";
import { BATCH_SHARE, type Collecting } from "./batch-record.ts";
import { purseOf } from "./purse.ts";
import type { Surroundings } from "./surroundings.ts";
import type { Workspace } from "./workspace.ts";

/** `anew` has the same budget. */
export interface Chosen extends Pick<CompactPorts, "model" | "anew" | "fallback" | "ahead"> {
  /** Gives back what the model took of this machine; absent where it took nothing. */
  readonly end?: () => Promise<void>;
  /** Reads logs as they are: no window, no cost. */
  readonly offline: boolean;
  readonly name: string;
}

/** @param force asks again even where an answer is saved   @param run for the ledger   @param batch what is not saved goes along with it */
export async function chooseModel(
  workspace: Workspace,
  state: State,
  surroundings: Surroundings,
  force: boolean,
  run?: string,
  batch?: Collecting,
): Promise<Chosen> {
  const { config, timezone } = workspace;
  // Nothing may be due: it is loaded when it is asked.
  const extractive: Model = async (request, signal) => {
    const { answering } = await import("../offline/extractive.ts");
    return inTurns(answering(request), () => othersTurn(undefined, { signal }));
  };
  if (config.model.provider === "extractive") {
    return { model: extractive, anew: extractive, offline: true, name: "extractive" };
  }
  const isLocal = config.model.provider === "local";
  const [{ openaiModel }, { recorded }, own] = await Promise.all([
    import("../model/openai/openai.ts"),
    import("../model/recorded.ts"),
    isLocal ? import("./local-model.ts") : undefined,
  ]);
  const { baseURL, contextTokens, maxOutputTokens, timeoutSeconds, price } = config.model;
  const local = own?.openLocal(config, surroundings.env);
  const provider = isLocal ? "local" : "openai";
  const name = own?.localName(config.model.path) ?? config.model.name;
  const day = () => today(surroundings.now(), timezone);
  const spent = spentSoFar(state, day());
  const asked = (week: Week | undefined) => ({ day: day(), week: week ?? null, provider, model: name });
  const count = (usage: Usage, week: Week | undefined, request: string | undefined): void => {
    const costUsd = costOf(usage, price);
    spent.add(usage, costUsd);
    recordUsage(state, { ...usage, ...asked(week), costUsd }, request);
  };
  const options = {
    ...{ baseURL, model: name, contextTokens, maxOutputTokens, timeoutMs: timeoutSeconds * 1_000 },
    apiKey: isLocal ? undefined : keyFor(workspace, surroundings.env),
    without: presetOf(config.model.provider)?.without ?? [],
    now: () => surroundings.now().getTime(),
    wait: surroundings.wait,
    remember: rememberedRefusals(state),
    onRetry: ({ code, message, attempt, waitMs }: RetryInfo) =>
      surroundings.tell(`${code}: ${message}; try ${attempt} in ${Math.ceil(waitMs / 1_000)} s`),
  };
  const nextOf = ({ tool, system, user, maxOutputTokens }: Request) => ({
    inputTokens: tokensOf(system) + tokensOf(user) + (tool ? tokensOf(JSON.stringify(tool)) : 0),
    outputTokens: maxOutputTokens,
  });
  /** Weighs one attempt, and holds back what it may cost. */
  const reserve = (request: Request, at = price): (() => void) => {
    const next = nextOf(request);
    checkLimits(workspace, spent.withReserved(), next, at);
    return spent.reserve(next, costOf({ ...next, cachedTokens: 0 }, at));
  };
  const setOut = (request: Request, at = price): string => {
    // What is answered holds whole logs: it is saved where git does not look.
    state.open();
    // A process that is killed while it waits for the answer has paid all the same.
    const { inputTokens } = nextOf(request);
    const costUsd = costOf({ inputTokens, outputTokens: 0, cachedTokens: 0 }, at);
    const line = { ...asked(request.week), inputTokens, costUsd, ...(run !== undefined && { run }) };
    return recordRequest(state, line);
  };
  const addressee = { provider, model: name, baseURL: isLocal ? "" : baseURL };
  const purse = isLocal ? undefined : purseOf(surroundings.env);
  const budgeted: Model = async (request, signal) => {
    const nothing = (): void => {};
    let release = nothing;
    let begun: string | undefined;
    let attempt: string | undefined;
    // Each attempt is weighed: what failed before it has been paid for.
    const beforeAttempt = async (): Promise<void> => {
      release();
      release = nothing;
      // One's own limits first: what the fleet has reserved is others' until it is given back.
      release = reserve(request);
      const { inputTokens, outputTokens } = nextOf(request);
      const costUsd = costOf({ inputTokens, outputTokens, cachedTokens: 0 }, price);
      attempt = await purse?.ask(requestDigest(request, addressee), inputTokens + outputTokens, costUsd);
      begun = setOut(request);
    };
    const onAttempt = (usage: Usage): void => {
      count(usage, request.week, begun);
      settle(usage);
    };
    const settle = (usage: Usage): void => {
      if (attempt !== undefined) purse?.spent(attempt, usage, costOf(usage, price));
      attempt = undefined;
    };
    try {
      const asking = { ...options, beforeAttempt, onAttempt };
      if (local === undefined) return await openaiModel(asking)(request, signal);
      await beforeAttempt();
      const answer = await local.model(request, signal).catch((error: unknown) => {
        count(error instanceof ModelError ? error.usage : NO_USAGE, request.week, begun);
        throw error;
      });
      count(answer.usage, request.week, begun);
      return answer;
    } catch (error) {
      throw error instanceof ModelError && error.code === "AUTH" ? aboutKey(error, workspace) : error;
    } finally {
      release();
      // It had a place and never set out.
      settle(NO_USAGE);
    }
  };
  // Where answers lie is asked anew each time: the first request may have made the folder.
  const leave = purse?.shared(budgeted, (request) => requestDigest(request, addressee)) ?? budgeted;
  const saving = (mode: "record" | "auto", inner = leave): Model =>
    recorded(inner, () => state.answers, mode, { addressee, allow: config.redact.allow, onNotice: surroundings.tell });
  const anew = saving("record");
  const inBatches = partOf(price, BATCH_SHARE);
  const inBatch =
    batch &&
    collecting(
      batch,
      (request) => requestDigest(request, addressee),
      (request) => {
        reserve(request, inBatches);
        return batch.dry ? undefined : setOut(request, inBatches);
      },
    );
  const asking = inBatch ? saving("auto", inBatch) : force ? anew : saving("auto");
  return {
    ...{ model: asking, anew, fallback: extractive, ...(local && { end: local.end }) },
    ...(batch && { ahead: (requests) => aheadOf(requests, asking, surroundings.signal) }),
    offline: false,
    name,
  };
}

/** Takes a request along instead of asking it: what it may cost stays held back for as long as the run goes. */
const collecting =
  (
    batch: Collecting,
    digestOf: (request: Request) => string,
    setOut: (request: Request) => string | undefined,
  ): Model =>
  async (request) => {
    const digest = digestOf(request);
    batch.refuse(digest);
    batch.add(digest, request, setOut(request));
    throw new Pending("it goes with the next batch", "run lithify compact --batch again later");
  };

/** All requests of a week go together; what failed there is met again in its turn. */
async function aheadOf(requests: readonly Request[], model: Model, signal: AbortSignal): Promise<void> {
  let pending: Pending | undefined;
  for (const request of requests)
    await model(request, signal).catch((error: unknown) => {
      if (error instanceof Pending) pending = error;
      else if (!(error instanceof ModelError)) throw error;
    });
  if (pending) throw pending;
}

/** What the ledger says was spent today and this month, growing with this run. */
export function spentSoFar(state: Pick<State, "ledger" | "spent">, day: string) {
  const spent = { runTokens: 0, dayTokens: 0, monthUsd: 0 };
  const reserved = { tokens: 0, usd: 0 };
  for (const entry of readLedger(state).entries) {
    if (entry.day === day) spent.dayTokens += entry.inputTokens + entry.outputTokens;
    if (entry.day.slice(0, 7) === day.slice(0, 7)) spent.monthUsd += entry.costUsd;
  }
  return {
    add: ({ inputTokens, outputTokens }: Usage, usd: number): void => {
      spent.runTokens += inputTokens + outputTokens;
      spent.dayTokens += inputTokens + outputTokens;
      spent.monthUsd += usd;
    },
    /** Holds back what a request on its way may cost, so that requests sent together keep to one limit. */
    reserve: ({ inputTokens, outputTokens }: Parameters<typeof checkBudget>[2], usd: number): (() => void) => {
      reserved.tokens += inputTokens + outputTokens;
      reserved.usd += usd;
      return () => {
        reserved.tokens -= inputTokens + outputTokens;
        reserved.usd -= usd;
      };
    },
    withReserved: (): Spent => ({
      runTokens: spent.runTokens + reserved.tokens,
      dayTokens: spent.dayTokens + reserved.tokens,
      monthUsd: spent.monthUsd + reserved.usd,
    }),
  };
}

/** @throws {BudgetReached} that says where a limit can be raised */
export function checkLimits(
  { config, notLifted }: Workspace,
  spent: Spent,
  next: Parameters<typeof checkBudget>[2],
  price = config.model.price,
): void {
  try {
    checkBudget(config.budget, spent, next, price);
  } catch (error) {
    const kept = notLifted.find(({ key }) => error instanceof BudgetReached && error.message.startsWith(`${key} `));
    if (kept === undefined) throw error;
    throw new BudgetReached(
      `${(error as BudgetReached).message}; the workspace's file asks for ${kept.asked}, and may only lower it`,
      `raise ${kept.key} in your own config, or wait`,
    );
  }
}

/** A refused key, with what would send the right one. */
function aboutKey(error: ModelError, { takesKey, keyVariable }: Workspace): ModelError {
  const { code, message, usage } = error;
  if (takesKey && keyVariable === "OPENAI_API_KEY") return error;
  if (takesKey) return new ModelError(code, message, keyHint(keyVariable), usage);
  return new ModelError(
    code,
    `${message}; no key was sent, as the workspace's file named this endpoint`,
    "name the endpoint yourself if your key is meant for it: model.baseURL in your own config, OPENAI_BASE_URL or --base-url",
    usage,
  );
}

/** What to set for an endpoint that wants a key. */
export const keyHint = (keyVariable: string | undefined): string =>
  keyVariable === undefined
    ? "name the address, or the preset, beside model.apiKeyFile in your own config"
    : `set ${keyVariable}, or model.apiKeyFile in your own config`;

/** The user's key, where it is meant for the endpoint: a workspace's file may name one, and gets no key. */
export const keyFor = ({ takesKey, keyVariable, apiKeyFile }: Workspace, env: NodeJS.ProcessEnv): string | undefined =>
  takesKey ? readKey(keyVariable === undefined ? undefined : env[keyVariable], apiKeyFile) : undefined;

/**
 * The key from the environment, else from the file that the user's own configuration names.
 * @throws {UsageError} when that file is missing, empty or readable by others: a key is a secret
 */
function readKey(given: string | undefined, file: string | undefined): string | undefined {
  if (given) return given;
  if (file === undefined) return undefined;
  const refuse = (code: string, what: string, hint: string): never => {
    throw new UsageError(code, `model.apiKeyFile: ${what}`, hint);
  };
  const bytes = tried(() => readNamedFile(file, LARGEST_KEY_BYTES), undefined);
  if (bytes === undefined)
    return refuse("NO_KEY_FILE", `cannot read ${file}`, "make the file, with the key alone in it and mode 0600");
  if (process.platform !== "win32" && (fs.statSync(file).mode & 0o077) !== 0)
    return refuse("KEY_FILE_OPEN", `others may read ${file}`, `chmod 600 ${shellWord(file)}`);
  return String(bytes).trim() || refuse("NO_KEY_FILE", `${file} is empty`, "put the key alone into it");
}

const LARGEST_KEY_BYTES = 64 * 1024;

/** Which parameters an endpoint refuses, kept in the state folder; losing it costs one request. */
export function rememberedRefusals(state: StatePaths) {
  const path = (): string => join(state.folder, "endpoints.json");
  const load = () => (fieldsOf(readJsonFile(path())) ?? {}) as Record<string, string[]>;
  return {
    get: (endpoint: string) => (Array.isArray(load()[endpoint]) ? load()[endpoint] : undefined),
    set: (endpoint: string, parameters: readonly string[]) =>
      void writeAtomically(path(), JSON.stringify({ ...load(), [endpoint]: [...parameters] })),
  };
}
