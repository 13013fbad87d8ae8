/**
 * Where the worker of a fleet started this process, it holds the purse: it is asked before each attempt of a request and told
 * afterwards what that cost, and it keeps answers, so that no other machine asks the same again. One question at a time has one
 * answer, over the channel to the process that started this one.
 */
import { BudgetReached } from "../errors.ts";
import { type Answer, type Model, NO_USAGE, type Request, type Usage } from "../model/model.ts";

/** Set by the worker; a command that it started ends with it. */
export const BY_FLEET = "LITHIFY_BY_FLEET";

/** What is said to whoever holds the purse; each is answered by `Reply` with the same number. */
export type Said =
  /** Is there an answer to this request already? */
  | { readonly kind: "answered"; readonly digest: string }
  /** May an attempt set out that may cost so much? */
  | { readonly kind: "ask"; readonly digest: string; readonly tokens: number; readonly costUsd: number }
  /** That attempt has ended. */
  | { readonly kind: "spent"; readonly attempt: string; readonly tokens: number; readonly costUsd: number }
  /** An answer came: it is kept before anyone acts on it. */
  | { readonly kind: "keep"; readonly digest: string; readonly answer: Answer };

export interface Reply {
  readonly answer?: Answer;
  /** The attempt that may set out. */
  readonly attempt?: string;
  /** Why none may: the week is held back. */
  readonly refused?: string;
  /** The worker itself could not be asked. */
  readonly failed?: string;
}

export interface Purse {
  /** @returns the attempt's name   @throws {BudgetReached} when it may not set out */
  readonly ask: (digest: string, tokens: number, costUsd: number) => Promise<string>;
  readonly spent: (attempt: string, usage: Usage, costUsd: number) => void;
  /** The same model, asked only what nobody of the fleet has an answer to. */
  readonly shared: (model: Model, digestOf: (request: Request) => string) => Model;
}

/** Undefined where no worker started this process. */
export function purseOf(env: NodeJS.ProcessEnv): Purse | undefined {
  if (env[BY_FLEET] === undefined || process.send === undefined) return undefined;
  const waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>();
  let last = 0;
  const hold = (): void => void (waiting.size > 0 ? process.channel?.ref() : process.channel?.unref());
  process.on("message", ({ number, ...reply }: Reply & { number: number }) => {
    waiting.get(number)?.resolve(reply);
    waiting.delete(number);
    hold();
  });
  process.once("disconnect", () => {
    for (const { reject } of waiting.values())
      reject(new BudgetReached("the worker of the fleet is gone", "start it again"));
  });
  hold();
  const say = (said: Said): Promise<Reply> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      hold();
      process.send?.({ number: last, ...said }, (error: Error | null) => error && reject(error));
    });
  const toSettle: Promise<unknown>[] = [];
  return {
    ask: async (digest, tokens, costUsd) => {
      const { attempt, refused, failed } = await say({ kind: "ask", digest, tokens, costUsd });
      if (attempt !== undefined) return attempt;
      throw new BudgetReached(refused ?? failed ?? "refused", "lithify fleet status tells what holds it back");
    },
    spent: (attempt, { inputTokens, outputTokens }, costUsd) =>
      void toSettle.push(say({ kind: "spent", attempt, tokens: inputTokens + outputTokens, costUsd }).catch(() => {})),
    shared: (model, digestOf) => async (request, signal) => {
      const digest = digestOf(request);
      const { answer: kept } = await say({ kind: "answered", digest });
      if (kept !== undefined) return { ...kept, usage: NO_USAGE };
      try {
        const answer = await model(request, signal);
        await say({ kind: "keep", digest, answer });
        return answer;
      } finally {
        await Promise.all(toSettle.splice(0));
      }
    },
  };
}
