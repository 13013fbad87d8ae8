/** `compact --batch` through the built command, against a server that behaves as the real one does. */
import { describe, expect, it } from "vitest";
import { type Fate, type SentLine, startBatchServer } from "../support/batch-server.ts";
import { lithify } from "../support/lithify-here.ts";
import { jsonOf } from "../support/run-lithify.ts";
import { startScriptedServer } from "../support/scripted-server.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";

interface Report {
  readonly weeks: readonly {
    readonly week: string;
    readonly outcome: string;
    readonly error?: { readonly code: string };
  }[];
  readonly batch: { readonly id: string; readonly since: string } | null;
  readonly error?: { readonly code: string };
}

/** Mondays from 6 April 2026 on. */
const dayOf = (n: number): string => new Date(Date.UTC(2026, 3, 6 + 7 * n)).toISOString().slice(0, 10);
const said = (n: number): string => `Service ${n} runs on port ${8000 + n}, because the proxy expects it there.`;
const workspace = (weeks: number): TestFolder =>
  testFolder({
    "lithify.yaml": 'git: "off"\ntimezone: UTC\nlevels: { monthly: false, yearly: false, wisdom: false }\n',
    ...Object.fromEntries(
      Array.from({ length: weeks }, (_, n) => [`logs/${dayOf(n)}.md`, `# Day\n\n- Decision: ${said(n)}\n`]),
    ),
  });

/** The log's own line, as a bullet and a memory. */
const faithful = ({ body }: SentLine): Fate => {
  const text = body.messages.map(({ content }) => content).join("\n");
  const day = /2026-\d\d-\d\d/.exec(text.slice(text.lastIndexOf("Decision: Service") - 400))?.[0] ?? "";
  const line = [...text.matchAll(/Decision: (Service \d+ runs on port \d+, because the proxy expects it there\.)/g)].at(
    -1,
  )![1]!;
  const name = /Service \d+ runs on port \d+/.exec(line)![0];
  return {
    text: `### Key Decisions\n- ${line} (${day})\n\n\`\`\`typed_memory\n---\nname: ${name}\ndescription: ${line}\ntype: project\nevidence:\n  - "${line}"\n---\n\n${line}\n\`\`\`\n`,
  };
};

const runner =
  (folder: TestFolder, server: { readonly baseURL: string }) =>
  async (...args: string[]) => {
    const env = {
      LITHIFY_PROVIDER: "openai",
      LITHIFY_MODEL: "m",
      OPENAI_BASE_URL: server.baseURL,
      OPENAI_API_KEY: "sk-test",
    };
    const ran = await lithify(folder.path, ["compact", "--json", ...args], { env });
    return { ...ran, report: (ran.stdout === "" ? {} : jsonOf<Report>(ran)) as Report };
  };
const outcomes = ({ report }: { readonly report: Report }): string[] =>
  report.weeks.map(({ outcome, error }) => (error ? `${outcome} ${error.code}` : outcome));
const memories = (folder: TestFolder): number =>
  Object.keys(folder.tree("memory")).filter((file) => /^memory\/project_/.test(file)).length;
const states = async (folder: TestFolder): Promise<string[]> =>
  jsonOf<{ weeks: { state: string }[] }>(await lithify(folder.path, ["status", "--json"])).weeks.map(
    ({ state }) => state,
  );

/** Each runs the command up to ten times. */
describe("compact --batch", { timeout: 180_000 }, () => {
  it("sends a wave, shows it pending, reads it out of order, and sends the next with its memories", async () => {
    const folder = workspace(6);
    await using server = await startBatchServer();
    const run = runner(folder, server);
    const first = await run("--batch");
    expect([first.code, outcomes(first), first.report.batch?.id]).toEqual([0, Array(4).fill("pending"), "batch_1"]);
    expect(first.stderr).toContain("wait for the memories of these: 2");
    expect(await states(folder)).toEqual([...Array(4).fill("pending"), "due", "due"]);
    expect(server.batches[0]!.lines[0]!.body.stream).toBeUndefined();
    // Under way: nothing more is sent, and without --batch nobody is asked about these weeks.
    expect(outcomes(await run("--batch"))).toEqual(Array(4).fill("pending"));
    expect(outcomes(await run("--week", "2026-W15"))).toEqual(["pending"]);
    expect([server.batches.length, server.asked.length]).toEqual([1, 0]);
    server.finish(faithful);
    const second = await run("--batch");
    expect(outcomes(second)).toEqual([...Array(4).fill("compacted"), "pending", "pending"]);
    expect(server.batches[1]!.lines.map(({ body }) => body.messages[1]!.content.includes("project_service-0"))).toEqual(
      [true, true],
    );
    server.finish(faithful);
    const third = await run("--batch");
    expect([outcomes(third), third.report.batch, memories(folder)]).toEqual([["compacted", "compacted"], null, 6]);
    expect([server.batches.length, server.asked.length]).toEqual([2, 0]);
    expect((await run("--batch")).report.weeks).toEqual([]);
    expect([server.batches.length, server.uploads.length]).toEqual([2, 2]);
  });

  it("counts what came at half the price, and a budget holds back what it does not cover", async () => {
    const folder = workspace(3);
    folder.write(
      "config/lithify/config.yaml",
      "model: { price: { inputPerMTok: 100, outputPerMTok: 100 }, maxOutputTokens: 2000 }\nbudget: { runTokens: 11000 }\n",
    );
    await using server = await startBatchServer();
    const env = {
      LITHIFY_PROVIDER: "openai",
      LITHIFY_MODEL: "m",
      OPENAI_BASE_URL: server.baseURL,
      XDG_CONFIG_HOME: folder.at("config"),
    };
    const first = await lithify(folder.path, ["compact", "--batch", "--json"], { env });
    const told = jsonOf<Report>(first).weeks.map(({ outcome }) => outcome);
    expect(first.code).toBe(4);
    expect([told.includes("pending"), told.includes("postponed")]).toEqual([true, true]);
    const sent = server.batches[0]!.lines.length;
    const ledger = () =>
      folder
        .read(".lithify/ledger.jsonl")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as { request?: string; inputTokens: number; costUsd: number });
    // On its way it counts as what it sends, at the price of a batch.
    for (const { inputTokens, costUsd } of ledger()) expect(costUsd).toBeCloseTo((inputTokens * 50) / 1e6);
    server.finish((line) => ({
      ...(faithful(line) as { text: string }),
      usage: { prompt_tokens: 3_000, completion_tokens: 1_000 },
    }));
    // The run's own limit now covers the rest.
    await lithify(folder.path, ["compact", "--batch", "--json"], { env });
    const settled = ledger().filter(({ request }) => request !== undefined);
    expect(settled.map(({ costUsd }) => costUsd)).toEqual(Array(sent).fill(0.2));
  });

  it("finds a batch whose number got lost, also where nobody remembers sending it", async () => {
    const folder = workspace(2);
    await using server = await startBatchServer();
    const run = runner(folder, server);
    server.lose("create");
    const cut = await run("--batch");
    expect([cut.code, server.batches.length]).toEqual([1, 1]);
    expect(await states(folder)).toEqual(["pending", "pending"]);
    expect(outcomes(await run("--batch"))).toEqual(["pending", "pending"]);
    expect(server.batches.length).toBe(1);
    folder.remove(".lithify/batch.json");
    expect((await run("--batch")).report.batch?.id).toBe("batch_1");
    server.finish(faithful);
    expect(outcomes(await run("--batch"))).toEqual(["compacted", "compacted"]);
    expect([server.batches.length, server.asked.length]).toEqual([1, 0]);
  });

  it("sends nothing where a page stands in the place of the batches that it looks through", async () => {
    const folder = workspace(1);
    await using server = await startBatchServer();
    const run = runner(folder, server);
    server.lose("create");
    await run("--batch");
    server.interpose();
    expect((await run("--batch")).code).toBe(1);
    expect(outcomes(await run("--batch"))).toEqual(["pending"]);
    expect(server.batches.length).toBe(1);
  });

  it("sends the file again where it is not known to have come, and one batch of it", async () => {
    const folder = workspace(1);
    await using server = await startBatchServer();
    const run = runner(folder, server);
    server.lose("upload");
    expect((await run("--batch")).code).toBe(1);
    expect(outcomes(await run("--batch"))).toEqual(["pending"]);
    expect([server.uploads.length, server.batches.length]).toEqual([2, 1]);
  });

  it("fails the weeks whose lines failed, sends the expired again, and keeps what came", async () => {
    const folder = workspace(4);
    await using server = await startBatchServer();
    const run = runner(folder, server);
    await run("--batch");
    const fates: Fate[] = [{ status: 500, error: { message: "overloaded" } }, "expired", "lost"];
    server.finish((line, i) => fates[i] ?? faithful(line), "expired");
    const second = await run("--batch");
    expect(outcomes(second)).toEqual(["failed SERVER", "pending", "pending", "compacted"]);
    expect([second.code, server.batches[1]!.lines.length]).toEqual([1, 2]);
    server.finish(faithful);
    expect(outcomes(await run("--batch"))).toEqual(["pending", "compacted", "compacted"]);
    server.finish(faithful);
    expect(outcomes(await run("--batch"))).toEqual(["compacted"]);
    expect(server.batches.map(({ lines }) => lines.length)).toEqual([4, 2, 1]);
  });

  it("says why a whole batch was refused, and does not take that batch for the next one", async () => {
    const folder = workspace(1);
    await using server = await startBatchServer();
    const run = runner(folder, server);
    await run("--batch");
    server.refuse("the model does not exist");
    const told = await run("--batch");
    expect([outcomes(told), told.stdout.includes("the model does not exist")]).toEqual([
      ["failed NOT_AN_ANSWER"],
      true,
    ]);
    // It took the batch: its address is not what is wrong.
    expect(told.stdout).not.toContain("baseURL");
    await run("--batch");
    server.finish(() => ({ status: 500, error: { message: "again" } }));
    expect(outcomes(await run("--batch"))).toEqual(["failed SERVER"]);
    await run("--batch");
    server.finish(faithful);
    expect(outcomes(await run("--batch"))).toEqual(["compacted"]);
    expect(server.batches.length).toBe(3);
  });

  it("leaves out a parameter that the server refuses, in the same week's next request", async () => {
    const folder = workspace(1);
    await using server = await startBatchServer();
    const run = runner(folder, server);
    await run("--batch");
    const message =
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
    server.finish(() => ({ status: 400, error: { message, param: "max_tokens", code: "unsupported_parameter" } }));
    expect(outcomes(await run("--batch"))).toEqual(["pending"]);
    expect(Object.keys(server.batches[1]!.lines[0]!.body)).toContain("max_completion_tokens");
    server.finish(faithful);
    expect(outcomes(await run("--batch"))).toEqual(["compacted"]);
  });

  it("cancels, keeps what came until then, and leaves the rest due", async () => {
    const folder = workspace(3);
    await using server = await startBatchServer();
    const run = runner(folder, server);
    await run("--batch");
    expect(outcomes(await run("--batch", "--cancel"))).toEqual(["pending", "pending", "pending"]);
    expect(server.batches[0]!.object.status).toBe("cancelling");
    // Without --cancel the rest would go again.
    const { stdout } = await lithify(folder.path, ["status"]);
    expect(stdout).toContain("in batch_1, and told to end; lithify compact --batch --cancel reads what came");
    server.finish((line, i) => (i === 0 ? faithful(line) : "cancelled"), "cancelled");
    const ended = await run("--batch", "--cancel");
    expect([outcomes(ended), ended.report.batch]).toEqual([["compacted"], null]);
    expect(await states(folder)).toEqual(["compacted", "due", "due"]);
    expect([server.batches.length, server.asked.length]).toEqual([1, 0]);
  });

  it.each([
    "expired",
    "cancelled",
  ] as const)("finds a batch whose number got lost when it has %s meanwhile, and takes what came of it", async (ended) => {
    const folder = workspace(3);
    await using server = await startBatchServer();
    const run = runner(folder, server);
    server.lose("create");
    await run("--batch");
    server.finish((line, i) => (i === 0 ? faithful(line) : ended), ended);
    expect(outcomes(await run("--batch"))).toEqual(["compacted", "pending", "pending"]);
    expect(server.batches.map(({ lines }) => lines.length)).toEqual([3, 2]);
  });

  type Spoil = (files: Map<string, string>, object: Record<string, unknown>) => void;
  it.each<[string, Spoil]>([
    ["a proxy's page", (files) => files.set("batch_1-out", "<html>busy</html>")],
    ["a file cut off within a line", (files) => files.set("batch_1-out", files.get("batch_1-out")!.slice(0, -9))],
    ["a file cut off after a line", (files) => files.set("batch_1-out", files.get("batch_1-out")!.split("\n")[0]!)],
    ["no file yet", (_, object) => (object.output_file_id = null)],
  ])("reads results again, and sends nothing again, where it finds %s", async (_, spoil) => {
    const folder = workspace(3);
    await using server = await startBatchServer();
    const run = runner(folder, server);
    await run("--batch");
    server.finish(faithful);
    const { object } = server.batches[0]!;
    object.request_counts = { total: 3, completed: 3, failed: 0 };
    const [whole, named] = [server.files.get("batch_1-out")!, object.output_file_id];
    spoil(server.files, object);
    const cut = await run("--batch");
    expect([cut.code, outcomes(cut)]).toEqual([0, ["pending", "pending", "pending"]]);
    expect(cut.stderr).toContain("cannot be read");
    expect(await states(folder)).toEqual(["pending", "pending", "pending"]);
    server.files.set("batch_1-out", whole);
    object.output_file_id = named;
    expect(outcomes(await run("--batch"))).toEqual(["compacted", "compacted", "compacted"]);
    expect(server.batches.length).toBe(1);
  });

  it("gives up results that stay unreadable only where it is told to, and keeps those it can read", async () => {
    const folder = workspace(3);
    await using server = await startBatchServer();
    const run = runner(folder, server);
    await run("--batch");
    server.finish(faithful);
    server.batches[0]!.object.request_counts = { total: 3, completed: 3, failed: 0 };
    server.files.set("batch_1-out", server.files.get("batch_1-out")!.slice(0, -9));
    expect(outcomes(await run("--batch", "--cancel"))).toEqual(["pending", "pending", "pending"]);
    const record = JSON.parse(folder.read(".lithify/batch.json")) as object;
    folder.write(".lithify/batch.json", JSON.stringify({ ...record, unread: "2026-01-01T00:00:00.000Z" }));
    const late = await run("--batch");
    expect([late.code, late.report.error?.code, server.batches.length]).toEqual([1, "NOT_AN_ANSWER", 1]);
    const ended = await run("--batch", "--cancel");
    expect([outcomes(ended), ended.report.batch]).toEqual([["compacted", "compacted"], null]);
    // The one that may have been answered counts on as what it sent.
    const usage = jsonOf<{ unsettled: number }[]>(await lithify(folder.path, ["usage", "--json"]));
    expect(JSON.stringify(usage)).toContain('"unsettled":1');
  });

  it.each<[string, (server: Awaited<ReturnType<typeof startBatchServer>>) => unknown]>([
    ["the batch", ({ batches }) => batches.splice(0)],
    ["its results", ({ files }) => files.delete("batch_1-out")],
  ])("says that %s is gone, leaves its weeks due, and then sends them again", async (_, lose) => {
    const folder = workspace(2);
    await using server = await startBatchServer();
    const run = runner(folder, server);
    await run("--batch");
    server.finish(faithful);
    lose(server);
    const told = await run("--batch");
    expect([told.code, told.report.error?.code, told.stdout]).toEqual([
      1,
      "NOT_AN_ANSWER",
      expect.stringContaining("may be billed a second time"),
    ]);
    expect([await states(folder), server.uploads.length]).toEqual([["due", "due"], 1]);
    expect(outcomes(await run("--batch"))).toEqual(["pending", "pending"]);
    expect(server.uploads.length).toBe(2);
  });

  it("says that there is nothing to cancel", async () => {
    const folder = workspace(2);
    await using server = await startBatchServer();
    const env = { LITHIFY_PROVIDER: "openai", LITHIFY_MODEL: "m", OPENAI_BASE_URL: server.baseURL };
    const { stdout, stderr } = await lithify(folder.path, ["compact", "--batch", "--cancel"], { env });
    expect([stdout, stderr]).toEqual(["no batch is on its way\n", ""]);
  });

  it("cancels a batch that is gone", async () => {
    const folder = workspace(1);
    await using server = await startBatchServer();
    const run = runner(folder, server);
    await run("--batch");
    server.batches.splice(0);
    const ended = await run("--batch", "--cancel");
    expect([ended.code, ended.report.batch, await states(folder)]).toEqual([0, null, ["due"]]);
    expect(ended.stderr).toContain("is gone");
  });

  it("sends a file again that its server has forgotten before a batch was made of it", async () => {
    const folder = workspace(1);
    await using server = await startBatchServer();
    const run = runner(folder, server);
    await run("--batch");
    const { id: _, ...record } = JSON.parse(folder.read(".lithify/batch.json")) as { id: string };
    folder.write(".lithify/batch.json", JSON.stringify(record));
    server.batches.splice(0);
    server.files.clear();
    expect((await run("--batch")).code).toBe(1);
    expect(outcomes(await run("--batch"))).toEqual(["pending"]);
  });

  it("asks nobody where answers are saved, and a dry run sends nothing", async () => {
    const folder = workspace(2);
    await using server = await startBatchServer((body) => (faithful({ body } as SentLine) as { text: string }).text);
    const run = runner(folder, server);
    expect(outcomes(await run("--dry-run", "--week", dayOf(0)))).toEqual(["compacted"]);
    const dry = await run("--batch", "--dry-run");
    expect([outcomes(dry), server.uploads.length]).toEqual([["compacted", "pending"], 0]);
    expect(outcomes(await run("--batch"))).toEqual(["compacted", "pending"]);
    expect([server.batches[0]!.lines.length, server.asked.length]).toEqual([1, 1]);
  });

  it("shows by a dry run the weeks that go, and sends those", async () => {
    const folder = workspace(6);
    await using server = await startBatchServer();
    const run = runner(folder, server);
    const dry = await run("--batch", "--dry-run");
    expect([outcomes(dry), server.uploads.length]).toEqual([Array(4).fill("pending"), 0]);
    expect(dry.stderr).toContain("wait for the memories of these: 2");
    expect((await run("--batch")).report.weeks.map(({ week }) => week)).toEqual(
      dry.report.weeks.map(({ week }) => week),
    );
    expect(outcomes(await run("--batch", "--dry-run"))).toEqual(Array(4).fill("pending"));
  });

  it("holds back what a budget in USD does not cover at the price of a batch, and no more", async () => {
    const folder = workspace(2);
    // A request may cost 0.15 to 0.2 USD in a batch, and twice that at once.
    folder.write(
      "config/lithify/config.yaml",
      "model: { price: { inputPerMTok: 100, outputPerMTok: 100 }, maxOutputTokens: 2000 }\nbudget: { monthUsd: 0.45 }\n",
    );
    await using server = await startBatchServer();
    const env = {
      LITHIFY_PROVIDER: "openai",
      LITHIFY_MODEL: "m",
      OPENAI_BASE_URL: server.baseURL,
      XDG_CONFIG_HOME: folder.at("config"),
    };
    const ran = await lithify(folder.path, ["compact", "--batch", "--json"], { env });
    expect(jsonOf<Report>(ran).weeks.map(({ outcome }) => outcome)).toEqual(["pending", "pending"]);
  });

  it("sends no secret", async () => {
    const folder = workspace(1);
    folder.write(`logs/${dayOf(0)}-b.md`, "- The token is ghp_A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8 for now.\n");
    await using server = await startBatchServer();
    await runner(folder, server)("--batch");
    expect(server.uploads.join()).not.toContain("ghp_A1b2");
    expect(folder.read(".lithify/batch.json")).not.toContain("ghp_A1b2");
  });

  it.each([
    ["extractive"],
    ["openai"],
  ])("is refused with 2 where %s has no batches, and nothing is noted", async (provider) => {
    const folder = workspace(1);
    await using server = await startScriptedServer([]);
    const env = { LITHIFY_PROVIDER: provider, LITHIFY_MODEL: "m", OPENAI_BASE_URL: server.baseURL };
    const ran = await lithify(folder.path, ["compact", "--batch", "--json"], { env });
    expect([ran.code, jsonOf<Report>(ran).error?.code]).toEqual([2, "NO_BATCH"]);
    expect(folder.exists(".lithify/batch.json")).toBe(false);
    expect(folder.exists(".lithify/ledger.jsonl")).toBe(false);
  });
});
