import { describe, expect, it } from "vitest";
import { compact } from "../../../src/commands/compact.ts";
import { doctor } from "../../../src/commands/doctor.ts";
import { model as modelCommand } from "../../../src/commands/model.ts";
import { installLine, loadEngine } from "../../../src/model/local/engine.ts";
import { readGgufHead } from "../../../src/model/local/gguf.ts";
import { localModel, repeatsItself } from "../../../src/model/local/local.ts";
import type { Request } from "../../../src/model/model.ts";
import { call } from "../../commands/called.ts";
import { daily } from "../../support/daily.ts";
import { engineFolder, ggufBytes } from "../../support/scripted-engine.ts";

const request = (script: string, over: Partial<Request> = {}): Request => ({
  ...{ task: "week", system: `SCRIPT:${script} be brief`, user: "| a line", temperature: 0.2, maxOutputTokens: 600 },
  ...{ logs: [], known: [], ...over },
});
const signal = new AbortController().signal;
const LONG_LOG = daily(
  "2026-04-07",
  Array.from({ length: 400 }, (_, i) => `- the printer number ${i} was mended`),
);

const open = (over = {}) => {
  const place = engineFolder();
  const engine = () => loadEngine(place.entry);
  const local = localModel({
    path: place.model,
    name: "tiny",
    contextTokens: 128_000,
    maxOutputTokens: 600,
    threads: 1,
    engine,
    ...over,
  });
  return { ...place, local };
};

describe("a model in a file", () => {
  it("is loaded once, at the first request, asked in turn, and given back whole", async () => {
    const { local, notes } = open();
    expect(notes()).toEqual([]);
    const [one, two] = await Promise.all([local.model(request("fine"), signal), local.model(request("fine"), signal)]);
    expect(one).toEqual({
      ...{ text: "- the printer was mended\n", model: "tiny" },
      usage: { calls: 1, inputTokens: 70, outputTokens: 5, cachedTokens: 0 },
    });
    expect(two).toEqual(one);
    await local.end();
    const round = ["context 670", "asked fine", "session disposed", "context disposed"];
    expect(notes()).toEqual(["llama never 1", "model loaded", ...round, ...round, "model disposed", "llama disposed"]);
  });

  it("hands records over by a grammar where a tool is offered, and in words where the grammar cannot be made", async () => {
    const { local } = open();
    const tool = { name: "submit", description: "", parameters: { type: "object" } };
    expect(await local.model(request("fine", { tool }), signal)).toMatchObject({
      text: "",
      calls: [{ name: "submit", arguments: '{"facts":[]}' }],
    });
    const odd = await local.model(request("fine", { tool: { ...tool, parameters: { odd: true } } }), signal);
    expect([odd.text, odd.calls]).toEqual(["- the printer was mended\n", undefined]);
  });

  it.each<[string, Request, object, string]>([
    [
      "a request over the window of its training",
      request("fine", { user: "w ".repeat(19_900) }),
      {},
      "CONTEXT_TOO_LONG",
    ],
    [
      "a request over model.contextTokens",
      request("fine", { user: "w ".repeat(500) }),
      { contextTokens: 1_000 },
      "CONTEXT_TOO_LONG",
    ],
    [
      "a request that the machine has no memory for",
      request("fine", { user: "w ".repeat(15_000) }),
      {},
      "CONTEXT_TOO_LONG",
    ],
    ["an answer about a large part that its limit cut", request("long", { logs: [LONG_LOG] }), {}, "ANSWER_CUT_OFF"],
    ["an answer without a word", request("empty"), {}, "EMPTY"],
  ])("says of %s what a server would", async (_, asked, over, code) => {
    const { local, notes } = open(over);
    await expect(local.model(asked, signal)).rejects.toMatchObject({ code });
    await local.end();
    expect(notes().filter((note) => note.startsWith("context ")).length % 2).toBe(0);
  });

  it("is read as far as it came where the part is small, and ended where it goes round in circles", async () => {
    const { local } = open();
    const cut = await local.model(request("long"), signal);
    expect([cut.usage.outputTokens, cut.text.slice(0, 12)]).toEqual([600, "word0 word1 "]);
    const loop = await local.model(request("loop", { logs: [LONG_LOG] }), signal);
    expect(loop.usage.outputTokens).toBeLessThan(40);
  });

  it("is left at once by who stops the run, and serves the next", async () => {
    const { local, notes } = open();
    const stop = new AbortController();
    const asked = local.model(request("hang"), stop.signal);
    const waiting = local.model(request("fine"), stop.signal);
    waiting.catch(() => {});
    while (!notes().includes("asked hang")) await new Promise((resolve) => setImmediate(resolve));
    stop.abort(new Error("stopped"));
    await expect(asked).rejects.toThrow("stopped");
    await expect(waiting).rejects.toThrow("stopped");
    expect(notes().at(-1)).toBe("context disposed");
    expect((await local.model(request("fine"), signal)).text).toContain("mended");
  });
});

describe("the local provider", () => {
  const LOGS = {
    "logs/2026-04-07.md":
      "# Tuesday\n\n- the printer was mended\n- Decision: releases leave on Tuesdays, because support is there.\n",
  };

  it("compacts a week from the user's file, gives the memory back, and asks nothing twice", async () => {
    const place = engineFolder({ ...LOGS });
    place.folder.write("config/lithify/config.yaml", `model: { provider: local, path: "${place.model}" }\n`);
    const ran = await call(compact, place.folder.path, { week: "2026-W15", json: true }, { env: place.env });
    expect(ran.json()).toMatchObject({
      weeks: [{ outcome: "no-memories", usage: { model: "tiny", calls: 1, costUsd: 0 } }],
    });
    expect(place.folder.read("memory/weekly/2026-W15.md")).toMatch(
      /model: tiny[\s\S]*- the printer was mended \(2026-04-07\)/,
    );
    expect(place.notes().slice(-2)).toEqual(["model disposed", "llama disposed"]);
    const before = place.notes().length;
    place.folder.remove("memory/weekly/2026-W15.md");
    await call(compact, place.folder.path, {}, { env: place.env });
    expect([place.folder.exists("memory/weekly/2026-W15.md"), place.notes().length]).toEqual([true, before]);
  });

  it("splits a week that does not fit its window, as for a server", async () => {
    const lines = Array.from({ length: 320 }, (_, i) => `- entry ${i} says that the printer was mended again`);
    const place = engineFolder({
      "logs/2026-04-07.md": `# T\n\n${lines.join("\n")}\n`,
      "logs/2026-04-08.md": `# W\n\n${lines.join("\n")}\n`,
      "lithify.yaml": "model: { contextTokens: 9000 }\n",
    });
    const ran = await call(
      compact,
      place.folder.path,
      { week: "2026-W15", json: true, provider: "local", model: "tiny" },
      { env: place.env },
    );
    const [week] = ran.json<{ weeks: { outcome: string; usage: { calls: number }; notices: string[] }[] }>().weeks;
    expect([ran.code, week?.notices.join().includes("asked in")]).toEqual([0, true]);
    expect(week?.usage.calls).toBeGreaterThan(2);
  });

  it("takes a path from a flag, the environment or the user's file, and from no workspace", async () => {
    const place = engineFolder({ ...LOGS });
    const week = { week: "2026-W15", json: true };
    const flagged = await call(
      compact,
      place.folder.path,
      { ...week, provider: "local", model: place.model },
      { env: place.env },
    );
    expect(flagged.code).toBe(0);
    const env = { ...place.env, LITHIFY_PROVIDER: "local", LITHIFY_MODEL: "tiny" };
    expect((await call(compact, place.folder.path, { ...week, force: true }, { env })).code).toBe(0);
    place.folder.write("lithify.yaml", `model: { provider: local, name: "${place.model}" }\n`);
    expect((await call(compact, place.folder.path, { ...week, force: true }, { env: place.env })).error).toBe(
      "NO_MODEL_PATH",
    );
    place.folder.write("lithify.yaml", `model: { path: "${place.model}" }\n`);
    const refused = await call(compact, place.folder.path, week, { env: place.env });
    expect([refused.code, refused.error, refused.err]).toEqual([
      2,
      "BAD_CONFIG",
      expect.stringContaining("model.path"),
    ]);
  });

  it("ends with 2 and the line that installs it, where node-llama-cpp is not there", async () => {
    const place = engineFolder({ ...LOGS });
    place.folder.remove("data/lithify/node_modules/node-llama-cpp/dist/index.js");
    const ran = await call(compact, place.folder.path, { provider: "local", model: "tiny" }, { env: place.env });
    expect([ran.code, ran.error, ran.err]).toEqual([
      2,
      "NO_ENGINE",
      expect.stringContaining(installLine(place.folder.at("data/lithify"))),
    ]);
    const checked = await call(doctor, place.folder.path, { provider: "local", model: "tiny" }, { env: place.env });
    expect([checked.code, checked.out]).toEqual([
      1,
      expect.stringContaining("FAIL  model: the local provider needs node-llama-cpp"),
    ]);
  });

  it("is listed with size and window, and put in use by name", async () => {
    const place = engineFolder({
      ...LOGS,
      "config/lithify/config.yaml": "# mine\nmodel:\n  provider: openai # once\n",
    });
    const listed = await call(
      modelCommand,
      place.folder.path,
      { json: true, provider: "extractive" },
      { env: place.env },
    );
    expect(listed.json()).toMatchObject({
      models: [{ name: "tiny", server: "local", baseURL: "", bytes: 157, contextTokens: 20_000 }],
    });
    await call(modelCommand, place.folder.path, { action: "use", name: "tiny" }, { env: place.env });
    expect(place.folder.read("config/lithify/config.yaml")).toBe(
      `# mine\nmodel:\n  provider: local # once\n  path: "${place.model}"\n`,
    );
    expect((await call(compact, place.folder.path, { week: "2026-W15" }, { env: place.env })).code).toBe(0);
  });
});

describe("a GGUF file's head", () => {
  const KEYS = [
    ["general.architecture", "qwen3"],
    ["general.tags", ["a", "bc"]],
    ["qwen3.block_count", 28],
    ["qwen3.context_length", 40_960],
  ] as const;
  it("tells the window, past lists", () =>
    expect(readGgufHead(ggufBytes(KEYS))).toEqual({ architecture: "qwen3", contextTokens: 40_960 }));
  it("is read as far as it goes, cut at any byte, and never further", () => {
    const bytes = ggufBytes(KEYS);
    for (let end = 0; end < bytes.length; end++)
      expect(readGgufHead(bytes.subarray(0, end))?.contextTokens ?? null).toBeNull();
  });
  it("that is none is none", () => {
    expect(readGgufHead(Buffer.from("PK\u0003\u0004 not a model at all, but long enough"))).toBeUndefined();
    // Lengths that lie.
    const lies = ggufBytes(KEYS);
    lies.writeBigUInt64LE(2n ** 62n, 24);
    expect(readGgufHead(lies)).toEqual({ architecture: "", contextTokens: null });
  });
});

describe("a text that goes round in circles", () => {
  it.each<[string, boolean]>([
    ["- we shipped it\n".repeat(5), true],
    [`Some words first. ${"and so on, and so forth, ".repeat(6)}`, true],
    ["- a\n- b\n- c\n- d\n", false],
    ["| 1 | 2 | 3 |\n".repeat(3), false],
    [" ".repeat(400), false],
    [Array.from({ length: 40 }, (_, i) => `- item ${i} was mended by Ruta\n`).join(""), false],
  ])("is known by its end: %j", (text, expected) => expect(repeatsItself(text)).toBe(expected));
});
