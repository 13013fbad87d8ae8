/**
 * The purse of one job, on the worker's side: what its child may spend is asked of the database, which all workers share, and its
 * answers are kept there until they are pushed, so that whoever takes the job after a crash pays for none again.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Reply, Said, Spent } from "../workspace/purse.ts";
import { type Fleet, type Job, QUEUE } from "./database.ts";
import type { HeldBack } from "./ended.ts";
import { keyOf, type Settings } from "./settings.ts";

/** The database may be starting again. */
const DATABASE_TRIES_MS = [250, 500, 1_000, 2_000, 4_000, 8_000];
/** A rate that is further away holds no place of a worker's: others come first. */
const PATIENCE_SECONDS = 20;
/**
 * So old an answer's question is when nobody waits for it any more. A worker that stood still has lost its job after one lease, and
 * comes back with the answer that was paid for when it goes on.
 */
const LEASES_WAITED = 4;

export interface Registered {
  readonly id: string;
  readonly remote: string;
  readonly team: string;
  readonly key: string;
  /** What pauses it. */
  readonly hold: string | null;
}

/** @param over aborted when nobody waits for a reply any more: what waits ends, and gives back its place */
export function purseFor(
  { boss, rows }: Fleet,
  settings: Settings,
  job: Job,
  { id, team, key }: Registered,
  over: AbortSignal,
  detail: (text: string) => void,
) {
  const wait = (ms: number): Promise<boolean> => sleep(ms, true, { signal: over }).catch(() => false);
  const settle = ({ attempt: of, tokens, costUsd }: Spent): Promise<unknown> =>
    rows("select lithify_fleet.settle($1, $2, $3)", [of, tokens, costUsd]);
  let held: HeldBack | undefined;
  const attempt = `${job.id}#${job.retryCount}`;
  const hold = (verdict: HeldBack["verdict"], because: string, waitSeconds = 0): Reply => {
    held = { verdict, because, waitSeconds };
    return { refused: because };
  };
  const budgets = [
    { scope: "fleet", ...settings.budget },
    ...(team === "" ? [] : [{ scope: `group:${team}`, ...settings.groups[team]! }]),
  ];
  const limits = JSON.stringify([...budgets, { scope: `workspace:${id}` }]);
  const inUsd = budgets.find(({ dayUsd, monthUsd }) => dayUsd > 0 || monthUsd > 0);
  const { requestsPerMinute, tokensPerMinute } = keyOf(settings, key);
  const ask = async ({ digest, tokens, costUsd }: Said & { kind: "ask" }): Promise<Reply> => {
    if (inUsd && tokens > 0 && costUsd === 0)
      return hold(
        "config",
        `fleet.yaml limits the USD of ${inUsd.scope}, and nothing tells what key ${key} costs: set model.price in its lithify/config.yaml`,
      );
    // Whoever was out of reach for too long has lost the job, and must not spend on it.
    const { affected } = (await boss.touch(QUEUE, job)) as { affected: number };
    if (affected === 0) return hold("lost", "another worker has this job");
    const [said] = await rows<{ verdict: "go" | "budget" | "rate"; because: string; wait: number; attempt: string }>(
      "select * from lithify_fleet.ask($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
      [id, digest, attempt, tokens, costUsd, limits, key, requestsPerMinute, tokensPerMinute, PATIENCE_SECONDS],
    );
    const { verdict, because, wait: seconds, attempt: name } = said!;
    if (verdict === "budget") return hold(verdict, `the budget of ${because} is used up`, seconds);
    if (verdict === "rate")
      return hold(verdict, `the rate of ${because} is taken for ${Math.ceil(seconds)} s`, seconds);
    if (!(await wait(seconds * 1_000))) await settle({ attempt: name, tokens: 0, costUsd: 0 });
    return { attempt: name };
  };
  const answered = async (digest: string): Promise<Reply> => {
    for (;;) {
      const [known] = await rows<{ answer: string | null }>(
        `select answer from lithify_fleet.request where workspace = $1 and digest = $2 and (answer is not null
           or (job <> $3 and not settled and asked > now() - $4 * interval '1 s')) order by answer nulls last limit 1`,
        [id, digest, attempt, settings.leaseSeconds * LEASES_WAITED],
      );
      if (known?.answer) return { answer: JSON.parse(known.answer) };
      if (known === undefined || !(await wait(1_000))) return {};
    }
  };
  const told = async (said: Said): Promise<Reply> => {
    if (said.kind === "answered") return answered(said.digest);
    if (said.kind === "ask") return ask(said);
    if (said.kind === "spent") await settle(said);
    else if (said.kind === "note")
      await rows(
        `insert into lithify_fleet.request (workspace, digest, job, tokens, usd, scopes, periods, settled, answer)
           select $1, $2, $3, 0, 0, '{}', '{}', true, $4
           where not exists (select from lithify_fleet.request where workspace = $1 and digest = $2)`,
        [id, said.digest, attempt, JSON.stringify(said.answer)],
      );
    else
      await rows("update lithify_fleet.request set answer = $4 where workspace = $1 and digest = $2 and job = $3", [
        id,
        said.digest,
        attempt,
        JSON.stringify(said.answer),
      ]);
    return {};
  };
  return {
    /** Why something was refused, the last time. */
    held: () => held,
    answer: async (said: Said): Promise<Reply> => {
      for (const ms of DATABASE_TRIES_MS)
        try {
          return await told(said);
        } catch (error) {
          detail(`the database: ${(error as Error).message}; again in ${ms} ms`);
          if (!(await wait(ms))) return {};
        }
      return hold("database", "the fleet's database does not answer");
    },
  };
}
