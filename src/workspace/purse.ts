/**
 * Where the worker of a fleet started this process, it holds the purse: it is asked before each attempt of a request and told
 * afterwards what that cost, and it keeps answers, so that no other machine asks the same again. One question at a time has one
 * answer, over the channel to the process that started this one.
 */
import { join } from "node:path";
import { BudgetReached } from "../errors.ts";
import type { Answer, Model, Request } from "../model/model.ts";
import { writeAtomically } from "../store/disk/atomic-file.ts";
import { NO_USAGE, type Usage } from "../usage.ts";

/** Set by the worker, to the folder for answers that outlive it; a command that it started ends with it. */
export const BY_FLEET = "LITHIFY_BY_FLEET";

/** What an attempt cost. */
export interface Spent {
  readonly attempt: string;
  readonly tokens: number;
  readonly costUsd: number;
}

/** A file `<digest>.json` of that folder: an answer that came when its worker was gone, and what nobody could be told of it. */
export interface LeftAnswer {
  readonly answer: Answer;
  readonly spent: readonly Spent[];
}

/** So long a request that is under way is waited for when the worker is gone: it is paid for, and the next one looks for its answer. */
const LEFT_MS = 60_000;

/** What is said to whoever holds the purse; each is answered by `Reply` with the same number. */
export type Said =
  /** Is there an answer to this request already? */
  | { readonly kind: "answered"; readonly digest: string }
  /** May an attempt set out that may cost so much? */
  | { readonly kind: "ask"; readonly digest: string; readonly tokens: number; readonly costUsd: number }
  /** That attempt has ended. */
  | ({ readonly kind: "spent" } & Spent)
  /** An answer came: it is kept before anyone acts on it. */
  | { readonly kind: "keep"; readonly digest: string; readonly answer: Answer }
  /** What no request brought, kept beside the answers: `answered` gives it back. */
  | { readonly kind: "note"; readonly digest: string; readonly answer: object };

export interface Reply {
  readonly answer?: object;
  /** The attempt that may set out. */
  readonly attempt?: string;
  /** Why none may: the week is held back. */
  readonly refused?: string;
  /** The worker itself could not be asked. */
  readonly failed?: string;
}

interface Purse {
  /** @returns the attempt's name   @throws {BudgetReached} when it may not set out */
  readonly ask: (digest: string, tokens: number, costUsd: number) => Promise<string>;
  readonly spent: (attempt: string, usage: Usage, costUsd: number) => void;
  /** The same model, asked only what nobody of the fleet has an answer to. */
  readonly shared: (model: Model, digestOf: (request: Request) => string) => Model;
  /** What any turn noted under that name; undefined: nothing so far. */
  readonly noted: (name: string) => Promise<object | undefined>;
  readonly note: (name: string, what: object) => Promise<void>;
}

const purses = new Map<string, Purse>();

/** One for all that asks in this process; undefined where no worker started it. */
export function purseOf(env: NodeJS.ProcessEnv): Purse | undefined {
  const folder = env[BY_FLEET];
  if (folder === undefined || process.send === undefined) return undefined;
  const purse = purses.get(folder) ?? openPurse(folder);
  purses.set(folder, purse);
  return purse;
}

function openPurse(folder: string): Purse {
  const waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>();
  let last = 0;
  const gone = (): BudgetReached => new BudgetReached("the worker of the fleet is gone", "start it again");
  const hold = (): void => void (waiting.size > 0 ? process.channel?.ref() : process.channel?.unref());
  process.on("message", ({ number, ...reply }: Reply & { number: number }) => {
    waiting.get(number)?.resolve(reply);
    waiting.delete(number);
    hold();
  });
  process.once("disconnect", () => {
    for (const { reject } of waiting.values()) reject(gone());
  });
  hold();
  const say = (said: Said): Promise<Reply> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      hold();
      process.send?.({ number: last, ...said }, (error: Error | null) => error && reject(gone()));
    });
  const toSettle: Promise<unknown>[] = [];
  const owed: Spent[] = [];
  const settled = (): Promise<unknown> => Promise.all(toSettle.splice(0));
  return {
    noted: async (name) => (await say({ kind: "answered", digest: name })).answer,
    note: async (name, what) => void (await say({ kind: "note", digest: name, answer: what })),
    ask: async (digest, tokens, costUsd) => {
      const { attempt, refused, failed } = await say({ kind: "ask", digest, tokens, costUsd });
      if (attempt !== undefined) return attempt;
      throw new BudgetReached(refused ?? failed ?? "refused", "lithify fleet status tells what holds it back");
    },
    spent: (attempt, { inputTokens, outputTokens }, costUsd) => {
      const spent = { attempt, tokens: inputTokens + outputTokens, costUsd };
      toSettle.push(say({ kind: "spent", ...spent }).catch(() => owed.push(spent)));
    },
    shared: (model, digestOf) => async (request, signal) => {
      const digest = digestOf(request);
      const { answer: kept } = await say({ kind: "answered", digest });
      if (kept !== undefined) return { ...(kept as Answer), usage: NO_USAGE };
      const outlasting = outlastingOf(signal);
      try {
        const answer = await model(request, outlasting.signal);
        await say({ kind: "keep", digest, answer }).catch(async (error: unknown) => {
          await settled();
          const left: LeftAnswer = { answer, spent: owed.splice(0) };
          writeAtomically(join(folder, `${digest}.json`), JSON.stringify(left), { mode: 0o600 });
          throw error;
        });
        signal.throwIfAborted();
        return answer;
      } finally {
        outlasting.end();
        await settled();
      }
    },
  };
}

/** Aborted with the run, but a while later where that ends because its worker is gone. */
function outlastingOf(signal: AbortSignal): { readonly signal: AbortSignal; readonly end: () => void } {
  const own = new AbortController();
  const stop = (): void => own.abort(signal.reason);
  const onAbort = (): void => {
    if ((signal.reason as { signal?: string } | undefined)?.signal === "SIGHUP") setTimeout(stop, LEFT_MS).unref();
    else stop();
  };
  if (signal.aborted) stop();
  else signal.addEventListener("abort", onAbort, { once: true });
  return { signal: own.signal, end: () => signal.removeEventListener("abort", onAbort) };
}
