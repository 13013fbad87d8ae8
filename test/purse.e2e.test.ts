/** A compaction whose purse is held by the process that started it, as the worker of a fleet does. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { LeftAnswer, Said } from "../src/workspace/purse.ts";
import { BIN, environment } from "./support/run-lithify.ts";
import { answer } from "./support/scripted-answer.ts";
import { startScriptedServer } from "./support/scripted-server.ts";
import { testFolder } from "./support/test-folder.ts";
import { ANSWER, LOGS } from "./support/week-answer.ts";

/** Runs `compact` in a folder with some logs. @param reply to what it says; undefined: none, and the channel ends */
async function compact(baseURL: string, reply: (said: Said) => object | undefined, yaml = "") {
  const { path, exists } = testFolder({ ...LOGS, "lithify.yaml": `git: off\nmodel: { secondLook: false }\n${yaml}` });
  const model = { LITHIFY_PROVIDER: "openai", LITHIFY_MODEL: "m", OPENAI_BASE_URL: baseURL, LITHIFY_BY_FLEET: "1" };
  const child = spawn(process.execPath, [BIN, "compact", "--json", "--most", "1"], {
    cwd: path,
    env: environment(path, model),
    stdio: ["pipe", "pipe", "pipe", "ipc"],
  });
  const said: Said[] = [];
  let stdout = "";
  child.stdout!.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.on("message", ({ number, ...one }: Said & { number: number }) => {
    said.push(one as Said);
    const replied = reply(one as Said);
    if (replied === undefined) child.disconnect();
    else child.send({ number, ...replied });
  });
  // There is no `close` once the channel was ended from here.
  const [[code]] = (await Promise.all([once(child, "exit"), once(child.stdout!, "end")])) as [[number | null], unknown];
  const { weeks } = JSON.parse(stdout) as {
    weeks: { outcome: string; usage: { calls: number }; error?: { code: string } }[];
  };
  return { code, said, week: weeks[0]!, isWritten: exists("memory/weekly/2026-W15.md") };
}

const USAGE = { calls: 1, inputTokens: 900, outputTokens: 90, cachedTokens: 0 };

it("asks before each attempt, tells what it cost, and hands over the answer before it is used", async () => {
  await using server = await startScriptedServer([answer(ANSWER)]);
  const { code, said, isWritten } = await compact(server.baseURL, ({ kind }) =>
    kind === "ask" ? { attempt: "a" } : {},
  );
  expect([code, isWritten, server.requests.length]).toEqual([0, true, 1]);
  expect(said.map(({ kind }) => kind).sort()).toEqual(["answered", "answered", "ask", "keep", "note", "spent"]);
  // What the request shows, before it is asked: a turn over another folder shows the same.
  expect(said.slice(0, 2).map(({ kind, digest }: Said & { digest?: string }) => [kind, digest])).toEqual([
    ["answered", expect.stringMatching(/^shown 2026-W15 [0-9a-f]{12}$/)],
    ["note", expect.stringMatching(/^shown 2026-W15 [0-9a-f]{12}$/)],
  ]);
  const [asked, spent, kept] = ["ask", "spent", "keep"].map((kind) => said.find((one) => one.kind === kind)!);
  expect(asked).toMatchObject({ digest: (kept as { digest: string }).digest, tokens: expect.any(Number) });
  expect(spent).toMatchObject({ attempt: "a", tokens: expect.any(Number) });
  expect(kept).toMatchObject({ answer: { text: ANSWER } });
});

it("takes an answer that is there already, and pays for none", async () => {
  await using server = await startScriptedServer([answer(ANSWER)]);
  const kept = { answer: { text: ANSWER, model: "m", usage: USAGE } };
  const { code, week, isWritten } = await compact(server.baseURL, () => kept);
  expect([code, week.outcome, week.usage.calls, isWritten]).toEqual([0, "compacted", 0, true]);
  expect(server.requests).toEqual([]);
});

it.each<[string, (said: Said) => object | undefined]>([
  ["is refused", ({ kind }) => (kind === "ask" ? { refused: "the budget is used up" } : {})],
  ["has nobody to ask any more", ({ kind }) => (kind === "ask" ? undefined : {})],
])("holds its week back where it %s", async (_, reply) => {
  await using server = await startScriptedServer([answer(ANSWER)]);
  const { code, week, isWritten } = await compact(server.baseURL, reply);
  expect([code, week.outcome, week.error?.code, isWritten]).toEqual([4, "postponed", "BUDGET", false]);
  expect(server.requests).toEqual([]);
});

it("asks the fleet for nothing that its own budget holds back", async () => {
  await using server = await startScriptedServer([answer(ANSWER)]);
  const ask = ({ kind }: Said) => (kind === "ask" ? { attempt: "a" } : {});
  const { week, said } = await compact(server.baseURL, ask, "budget: { runTokens: 10 }\n");
  expect([week.outcome, said.map(({ kind }) => kind)]).toEqual(["postponed", ["answered", "note", "answered"]]);
  expect(server.requests).toEqual([]);
});

it("leaves an answer that comes when its worker is gone where the next one finds it, and writes nothing else", async () => {
  const { path, at, exists } = testFolder({ ...LOGS, "lithify.yaml": "git: off\n" });
  const worker = { gone: () => {} };
  await using server = await startScriptedServer(() => {
    worker.gone();
    return answer(ANSWER, { dripMs: 100 });
  });
  const model = { LITHIFY_PROVIDER: "openai", LITHIFY_MODEL: "m", OPENAI_BASE_URL: server.baseURL };
  const child = spawn(process.execPath, [BIN, "compact"], {
    cwd: path,
    env: environment(path, { ...model, LITHIFY_BY_FLEET: at("left") }),
    stdio: ["pipe", "ignore", "ignore", "ipc"],
  });
  worker.gone = () => {
    child.disconnect();
    child.stdin!.end();
  };
  child.on("message", ({ number, kind }: Said & { number: number }) =>
    child.send({ number, ...(kind === "ask" && { attempt: "a" }) }),
  );
  expect(await once(child, "exit")).toEqual([130, null]);
  const [left] = fs.readdirSync(at("left"));
  expect(left).toMatch(/^[0-9a-f]{64}\.json$/);
  const { answer: kept, spent } = JSON.parse(fs.readFileSync(join(at("left"), left!), "utf8")) as LeftAnswer;
  expect([kept.text, spent]).toEqual([ANSWER, [expect.objectContaining({ attempt: "a" })]]);
  expect([server.requests.length, exists("memory/weekly")]).toEqual([1, false]);
});
