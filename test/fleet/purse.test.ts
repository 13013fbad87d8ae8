/** Who may spend on a job: with a queue and a database that say what they are told to. */
import { expect, it } from "vitest";
import type { Fleet, Job } from "../../src/fleet/database.ts";
import { purseFor } from "../../src/fleet/purse.ts";
import type { Settings } from "../../src/fleet/settings.ts";

const JOB = { id: "j", retryCount: 1, data: { workspace: "w" } } as Job;
const SETTINGS = { budget: {}, groups: {}, keys: { k: {} }, leaseSeconds: 10 } as unknown as Settings;
const ASK = { kind: "ask", digest: "d", tokens: 10, costUsd: 0 } as const;

function purse(affected: number, verdict: object, settings: object = {}, team = "") {
  const over = new AbortController();
  const asked: string[] = [];
  const fleet = {
    boss: { touch: async () => ({ affected }) },
    rows: async (sql: string) => {
      asked.push(sql);
      if (verdict instanceof Error) throw verdict;
      return [verdict];
    },
  } as unknown as Fleet;
  return {
    ...{ asked, over: () => over.abort() },
    ...purseFor(
      fleet,
      { ...SETTINGS, ...settings },
      JOB,
      { id: "w", remote: "/a", team, key: "k", hold: null },
      over.signal,
      () => {},
    ),
  };
}

it("whoever lost the job spends nothing on it, and reserves nothing", async () => {
  const { asked, answer, held } = purse(0, {});
  expect(await answer(ASK)).toEqual({ refused: "another worker has this job" });
  expect([asked, held()?.verdict]).toEqual([[], "lost"]);
});

it("what has a place goes, what has none is told until when", async () => {
  expect(await purse(1, { verdict: "go", wait: 0, attempt: "a" }).answer(ASK)).toEqual({ attempt: "a" });
  const late = purse(1, { verdict: "rate", because: "key:k", wait: 40.2 });
  expect(await late.answer(ASK)).toEqual({ refused: "the rate of key:k is taken for 41 s" });
  expect(late.held()).toMatchObject({ verdict: "rate", waitSeconds: 40.2 });
});

it.each([
  [{ budget: { monthUsd: 5 } }, "fleet"],
  [{ groups: { g: { dayUsd: 5 } } }, "group:g"],
])("a limit in USD lets nothing out whose price nobody told: %j", async (settings, scope) => {
  const { asked, answer, held } = purse(1, { verdict: "go", wait: 0, attempt: "a" }, settings, "g");
  expect((await answer(ASK)).refused).toContain(`USD of ${scope}`);
  expect([asked, held()?.verdict]).toEqual([[], "config"]);
  expect(await answer({ ...ASK, costUsd: 0.1 })).toEqual({ attempt: "a" });
});

it("gives back the place of an attempt whose turn ended before it was its turn", async () => {
  const { asked, answer, over } = purse(1, { verdict: "go", wait: 3_600, attempt: "a" });
  const waiting = answer(ASK);
  await new Promise(setImmediate);
  over();
  await waiting;
  expect(asked.map((sql) => /(?<=lithify_fleet\.)\w+/.exec(sql)?.[0])).toEqual(["ask", "settle"]);
});

it("waits for no database when the turn is over: a worker that is told to stop ends", async () => {
  const { asked, answer, over, held } = purse(1, new Error("connect ECONNREFUSED"));
  over();
  expect(await answer({ kind: "spent", attempt: "a", tokens: 1, costUsd: 0 })).toEqual({});
  expect([asked.length, held()]).toEqual([1, undefined]);
});
