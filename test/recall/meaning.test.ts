/** Search with embeddings as a user has it: real files, a real socket, and vectors whose every nearness is known. */
import fs from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { context } from "../../src/commands/context.ts";
import { doctor } from "../../src/commands/doctor.ts";
import { memoryPorts } from "../../src/commands/mcp.ts";
import { search } from "../../src/commands/search.ts";
import { type Arm, nearestTo, newStanding } from "../../src/recall/meaning.ts";
import { type Content, SearchIndex } from "../../src/recall/search-index.ts";
import { readLedger } from "../../src/store/state/ledger.ts";
import { type Called, type Calling, call, NOW } from "../commands/called.ts";
import { folderWithState } from "../support/own-state.ts";
import { environment } from "../support/run-lithify.ts";
import { type Behaviour, hang, reset, status } from "../support/scripted-answer.ts";
import { DIMENSIONS, embeddings, embeddingsOf, textsOf, vectorOf } from "../support/scripted-embeddings.ts";
import { type Script, type ScriptedServer, startScriptedServer } from "../support/scripted-server.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";

const memory = (name: string, body: string, more = ""): string =>
  `---\nname: ${name}\ndescription: ${name}\ntype: project\ncreated: 2026-04-08\nupdated: 2026-04-08\n${more}---\n\n${body}\n`;

const FILES = {
  "lithify.yaml": "git: off\n",
  "logs/2026-04-08.md": "# Wednesday\n\n- The car was washed.\n",
  "memory/project_garage.md": memory("The automobile stands in the east garage", "Its key hangs in the hall."),
  "memory/project_food.md": memory("Provisions come on Thursdays", "The co-operative delivers them."),
  "memory/project_pay.md": memory("Refunds are booked at night", "See PAY-412 for why."),
  "memory/project_gone.md": memory("The automobile is leased", "It no longer is.", "status: withdrawn\n"),
  "memory/weekly/2026-W15.md":
    "---\ntype: weekly\nweek: 2026-W15\nfrom: 2026-04-06\nto: 2026-04-12\nsources: []\nmodel: extractive\nprompt: 0123456789ab\n---\n\n## 2026-W15 (6–12 April 2026)\n\n### Key Decisions\n\n- Provisions come on Thursdays (2026-04-08)\n",
};
/** Three memories that hold and a document. */
const SENT = 4;

const never: NonNullable<Calling["wait"]> = (_, signal) =>
  new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));

const userConfig = (server: Pick<ScriptedServer, "baseURL">, more = ""): string =>
  `model: { provider: openai, name: m, baseURL: "${server.baseURL}" }\nsearch: { embeddings: bag-of-words }\n${more}`;

interface Home {
  readonly folder: TestFolder;
  readonly server: ScriptedServer;
  readonly calling: Calling;
  /** The files found, and what stderr has. */
  readonly found: (query: string, more?: object) => Promise<{ files: string[]; err: string }>;
  /** Every text that was sent since the last time. */
  readonly sent: () => string[];
}

async function home(script: Script, files: Readonly<Record<string, string>> = FILES, more = ""): Promise<Home> {
  const server = await startScriptedServer(script);
  const folder = await folderWithState({
    ...files,
    ".lithify/writer.lock": "",
    "user/lithify/config.yaml": userConfig(server, more),
  });
  const env = { XDG_CONFIG_HOME: folder.at("user"), OPENAI_API_KEY: "own-key" };
  const calling: Calling = { env, wait: never, now: new Date(Date.now() + 60_000) };
  let seen = 0;
  return {
    ...{ folder, server, calling },
    found: async (query, options = {}) => {
      const called = await call(search, folder.path, { query: [query], json: true, ...options }, calling);
      expect(called.code).toBe(0);
      return { files: filesIn(called), err: called.err };
    },
    sent: () => {
      const texts = server.requests.slice(seen).flatMap(textsOf);
      seen = server.requests.length;
      return texts;
    },
  };
}
const filesIn = (called: Called): string[] =>
  called.json<{ results: { file: string }[] }>().results.map(({ file }) => file.replace("memory/", ""));
const wordsAlone = async (folder: TestFolder, query: string): Promise<string[]> =>
  filesIn(await call(search, folder.path, { query: [query], json: true }));

describe("search with embeddings", () => {
  it("finds what is meant and not said, and shows how it begins; by words alone it is not found", async () => {
    const { folder, server, calling } = await home(embeddings);
    expect(await wordsAlone(folder, "my car")).toEqual([]);
    const called = await call(search, folder.path, { query: ["my car"], json: true }, calling);
    expect(called.err).toBe("");
    expect(called.json<{ results: object[] }>().results).toMatchObject([
      { file: "memory/project_garage.md", line: 9, snippet: "Its key hangs in the hall." },
    ]);
    expect(server.requests[0]).toMatchObject({
      path: "/v1/embeddings",
      body: { model: "bag-of-words", input: ["my car"] },
      headers: { authorization: "Bearer own-key" },
    });
    await server.close();
  });

  it.each([
    ["Wo steht das KFZ?", "project_garage.md"],
    ["自動車", "project_garage.md"],
    ["Lebensmittel 🥕", "project_food.md"],
  ])("finds it in another language: %s", async (query, file) => {
    const { found, server } = await home(embeddings);
    expect((await found(query)).files[0]).toBe(file);
    await server.close();
  });

  it("joins both orders by rank: what both find is first, a memory before a summary that is as near", async () => {
    const { folder, found, server } = await home(embeddings, {
      ...FILES,
      "memory/project_list.md": memory("The list of lists hangs in the kitchen", "Whoever is last adds."),
      "memory/project_shop.md": memory("Food is bought from a list", "The corner shop has the rest."),
    });
    const query = "list groceries";
    expect(await wordsAlone(folder, query)).toEqual(["project_list.md", "project_shop.md"]);
    expect((await found(query)).files).toEqual([
      "project_shop.md",
      "project_list.md",
      "project_food.md",
      "weekly/2026-W15.md",
    ]);
    await server.close();
  });

  it("puts what was superseded behind what is less near and holds", async () => {
    const { found, server } = await home(embeddings, {
      ...FILES,
      "memory/project_old.md": memory("An automobile", "Automobile.", "status: superseded\n"),
    });
    expect((await found("my car")).files).toEqual(["project_garage.md", "project_old.md"]);
    await server.close();
  });

  it.each([
    "PAY-412",
    "which car was booked by PAY-412 at the garage",
    "automobile automobile key PAY-412",
  ])("keeps what says an identifier whole before all that is only near: %s", async (query) => {
    const near = Object.fromEntries(
      [...Array(60).keys()].map((i) => [
        `memory/project_car-${i}.md`,
        memory(`The automobile ${i} is in the garage`, "It was booked with its key."),
      ]),
    );
    const { found, server } = await home(embeddings, { ...FILES, ...near });
    expect((await found(query)).files[0]).toBe("project_pay.md");
    await server.close();
  });

  it("sends memories and documents once, no log and nothing withdrawn; one changed file is one input", async () => {
    const { folder, found, sent, server } = await home(embeddings);
    await found("car", { logs: true });
    const texts = sent();
    expect(texts).toHaveLength(1 + SENT);
    expect(texts.join("\n")).not.toMatch(/leased|washed/);
    await found("car");
    expect(sent()).toEqual(["car"]);
    folder.write("memory/project_food.md", memory("Provisions come on Fridays", "The co-operative delivers them."));
    await found("car");
    expect(sent()).toEqual(["car", "Provisions come on Fridays\nThe co-operative delivers them."]);
    fs.renameSync(folder.at("memory/project_food.md"), folder.at("memory/project_larder.md"));
    expect((await found("groceries")).files[0]).toBe("project_larder.md");
    expect(sent()).toEqual(["groceries"]);
    await server.close();
  });

  it("sends the first 1,500 bytes of a text in any script, whole characters only", async () => {
    const { found, sent, server } = await home(embeddings, {
      "lithify.yaml": "git: off\n",
      "logs/2026-04-08.md": "",
      "memory/project_a.md": memory("長い", "車".repeat(3_000)),
      "memory/project_b.md": memory("Long", "👩‍👩‍👧".repeat(1_000)),
      "memory/project_c.md": memory("Broken", "half of a letter \ud83d"),
    });
    await found(`car ${"é".repeat(5_000)}`);
    const texts = sent();
    expect(texts).toHaveLength(4);
    for (const text of texts) {
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1_500);
      expect(Buffer.byteLength(text)).toBeGreaterThan(texts.indexOf(text) === 3 ? 10 : 1_490);
    }
    expect(texts[1]).toMatch(/^長い\n車+$/);
    expect(texts[2]).toMatch(/^Long\n[👩👧\u200d]+$/u);
    await server.close();
  });

  it("sends no secret, whether it stands in a memory or in the query", async () => {
    const secret = ["gh", "p_", "aB3dE5fG7hI9jK1lM3nO5pQ7rS9tU1vW3xY5"].join("");
    const { found, sent, server } = await home(embeddings, {
      ...FILES,
      "memory/project_ci.md": memory(`The robot's token is ${secret}`, `It pushes with ${secret} at night.`),
    });
    await found(`car ${secret}`);
    const texts = sent();
    expect(texts).toHaveLength(2 + SENT);
    expect(JSON.stringify(server.requests)).not.toContain(secret);
    expect(JSON.stringify(server.requests)).not.toContain(secret.slice(4, 20));
    await server.close();
  });

  it("asks anew where the model answers in another space, and forgets the old one", async () => {
    let dimensions = DIMENSIONS;
    const { folder, found, sent, server } = await home((request) =>
      embeddingsOf(
        request,
        textsOf(request).map((text) => vectorOf(text, dimensions)),
      ),
    );
    await found("car");
    dimensions = 128;
    sent();
    expect((await found("car")).files).toEqual(["project_garage.md"]);
    expect(sent()).toHaveLength(1 + SENT);
    const index = new DatabaseSync(folder.at(".lithify/search.db"), { readOnly: true });
    expect(index.prepare("SELECT dimensions, count(*) AS n FROM vectors GROUP BY dimensions").all()).toEqual([
      { dimensions: 128, n: SENT },
    ]);
    index.close();
    await server.close();
  });
});

const odd = (body: object): Behaviour => status(200, {}, body);
const one = (embedding: unknown): Behaviour => odd({ data: [{ index: 0, embedding }] });

describe("whatever goes wrong, the words answer", () => {
  it.each<[string, Behaviour]>([
    ["an error of the server", status(500)],
    ["no such path", status(404, {}, { error: { message: "no such model" } })],
    ["a refused key", status(401)],
    ["too many requests", status(429, { "retry-after": "60" })],
    ["a redirect", status(307, { location: "http://127.0.0.1:1/v1/embeddings" })],
    ["a connection that breaks", reset()],
    ["a page", { kind: "reply", status: 200, headers: { "content-type": "text/html" }, body: "<html>hello</html>" }],
    ["half of a JSON", { kind: "reply", status: 200, headers: {}, body: '{"data":[{"index":0,"embedding":[0.1,' }],
    ["nothing", { kind: "reply", status: 200, headers: {}, body: "" }],
    ["null", { kind: "reply", status: 200, headers: {}, body: "null" }],
    ["an error inside a 200", odd({ error: { message: "loading" } })],
    ["no vector", odd({ data: [] })],
    ["two for one", odd({ data: [0, 1].map((index) => ({ index, embedding: [1, 2] })) })],
    ["a vector at another place", odd({ data: [{ index: 7, embedding: [1, 2] }] })],
    ["a place that is none", odd({ data: [{ index: "__proto__", embedding: [1, 2] }] })],
    ["an empty vector", one([])],
    ["a vector without direction", one([0, 0, 0])],
    ["numbers that are none", one([1, null, 2])],
    ["a number beyond all", { kind: "reply", status: 200, headers: {}, body: '{"data":[{"embedding":[1e999,1]}]}' }],
    ["base64", one("AACAPwAAgD8=")],
    ["a dimension too many", one(new Array(20_000).fill(1))],
  ])("%s", async (_, behaviour) => {
    const { folder, found, server } = await home(() => behaviour);
    const { files, err } = await found("provisions");
    expect(files).toEqual(await wordsAlone(folder, "provisions"));
    expect(files).toHaveLength(2);
    expect(err).toMatch(/^search is by words alone: .*bag-of-words at .*$/);
    expect(err).not.toContain("own-key");
    expect(server.requests).toHaveLength(1);
    await server.close();
  });

  it("a server that is away", async () => {
    const { folder, found, server } = await home(embeddings);
    await server.close();
    expect(await found("provisions")).toMatchObject({
      files: ["project_food.md", "weekly/2026-W15.md"],
      err: expect.stringMatching(/^search is by words alone: .*ECONNREFUSED.*$/),
    });
    expect(readLedger({ ledger: folder.at(".lithify/ledger.jsonl"), spent: () => "" }).entries).toMatchObject([
      { calls: 0, inputTokens: 0 },
    ]);
  });

  it("a server that is silent, once the time is over", async () => {
    const at: Home = await home(() => hang());
    const wait: Calling["wait"] = (ms) => {
      expect(ms).toBe(2_000);
      return at.server.reached(1);
    };
    const called = await call(search, at.folder.path, { query: ["provisions"], json: true }, { ...at.calling, wait });
    expect(filesIn(called)).toEqual(["project_food.md", "weekly/2026-W15.md"]);
    expect(called.err).toMatch(/^search is by words alone: bag-of-words at .* took longer than 2 seconds$/);
    await at.server.close();
  });

  it("one that is silent only for the files: the query's vector serves with what is known, and the rest waits", async () => {
    let silent = false;
    const at: Home = await home((request) => (silent && textsOf(request)[0] !== "car" ? hang() : embeddings(request)));
    await at.found("car");
    at.folder.write("memory/project_new.md", memory("A vehicle was ordered", "It comes in May."));
    silent = true;
    const wait: Calling["wait"] = () => at.server.reached(4);
    const called = await call(search, at.folder.path, { query: ["car"], json: true }, { ...at.calling, wait });
    expect([filesIn(called), called.err]).toEqual([["project_garage.md"], ""]);
    silent = false;
    expect((await at.found("car")).files.sort()).toEqual(["project_garage.md", "project_new.md"]);
    await at.server.close();
  });

  it("vectors of files that are longer than the query's", async () => {
    const { found, server } = await home((request) =>
      embeddingsOf(
        request,
        textsOf(request).map((text) => vectorOf(text, text === "provisions" ? 128 : DIMENSIONS)),
      ),
    );
    expect(await found("provisions")).toMatchObject({
      files: ["project_food.md", "weekly/2026-W15.md"],
      err: expect.stringMatching(/^search knows the meaning of a part .* vectors of 128 and of 256 dimensions$/),
    });
    await server.close();
  });

  it("one text that is refused keeps no other from its vector, and is not sent again", async () => {
    const { found, sent, server } = await home((request) =>
      textsOf(request).some((text) => text.includes("PAY-412"))
        ? status(400, {}, { error: { message: "input is too long" } })
        : embeddings(request),
    );
    expect(await found("car")).toEqual({ files: ["project_garage.md"], err: "" });
    expect(sent().filter((text) => text.includes("PAY-412"))).toHaveLength(2);
    expect(await found("groceries")).toMatchObject({ err: "" });
    expect(sent()).toEqual(["groceries"]);
    await server.close();
  });
});

describe("what is sent counts", () => {
  const ledger = ({ folder }: Home) =>
    readLedger({ ledger: folder.at(".lithify/ledger.jsonl"), spent: () => "" }).entries;

  it("as the server counted it, under the embeddings' name", async () => {
    const at = await home(embeddings);
    await at.found("car");
    const counted = { model: "bag-of-words", week: null, calls: 1, outputTokens: 0 };
    expect(ledger(at)).toMatchObject([
      { ...counted, inputTokens: 7 },
      { ...counted, inputTokens: 7 * SENT },
    ]);
    await at.server.close();
  });

  it.each([
    ["what broke off, as what was sent", reset(), [3]],
    ["an answer of no use, too", odd({ data: [] }), [3]],
    ["one that cannot be true, as what was sent", odd({ data: [], usage: { prompt_tokens: 9e15 } }), [3]],
    ["what was refused, as nothing", status(400), [0]],
  ])("%s", async (_, behaviour, tokens) => {
    const at = await home(() => behaviour);
    await at.found("provisions");
    expect(ledger(at).map(({ inputTokens }) => inputTokens)).toEqual(tokens);
    await at.server.close();
  });

  it("before it is spent: over the budget nothing is sent, and the words answer", async () => {
    const at = await home(embeddings, FILES, "budget: { dayTokens: 2 }\n");
    expect(await at.found("provisions")).toMatchObject({
      files: ["project_food.md", "weekly/2026-W15.md"],
      err: expect.stringContaining("budget.dayTokens of 2 tokens"),
    });
    expect(at.server.requests).toEqual([]);
    await at.server.close();
  });

  it("the query is sent and the files are not, where only it fits", async () => {
    const at = await home(embeddings, FILES, "budget: { runTokens: 10 }\n");
    expect((await at.found("provisions")).err).toContain("budget.runTokens of 10 tokens");
    expect(at.sent()).toEqual(["provisions"]);
    await at.server.close();
  });
});

describe("who may have a search sent", () => {
  it("a workspace's file may not, whatever else it says", async () => {
    await using server = await startScriptedServer(embeddings);
    const folder = await folderWithState({ ...FILES, "lithify.yaml": userConfig(server) });
    expect(await call(search, folder.path, { query: ["car"] })).toMatchObject({
      code: 2,
      error: "BAD_CONFIG",
      err: expect.stringContaining("lithify.yaml: search.embeddings: what a search sends"),
    });
    expect(server.requests).toEqual([]);
  });

  it.each([
    ["a server that the workspace's file named", (url: string) => `model: { baseURL: "${url}" }\n`],
    ["no server, where the workspace asks for none", () => "model: { provider: extractive }\n"],
  ])("%s gets nothing, and doctor says so", async (_, config) => {
    await using theirs = await startScriptedServer(embeddings);
    const { folder, calling, found, server } = await home(embeddings);
    folder.write("lithify.yaml", `git: off\n${config(theirs.baseURL)}`);
    expect(await found("provisions")).toEqual({ files: ["project_food.md", "weekly/2026-W15.md"], err: "" });
    const { checks } = (await call(doctor, folder.path, { json: true }, calling)).json<{
      checks: { check: string; ok: boolean; found: string }[];
    }>();
    expect(checks.find(({ check }) => check === "search")).toMatchObject({
      ok: true,
      found: expect.stringMatching(/^by words alone: /),
    });
    expect([...theirs.requests, ...server.requests]).toEqual([]);
    await server.close();
  });

  it("nothing leaves a clone that is only searched, however often", async () => {
    await using server = await startScriptedServer(embeddings);
    const folder = testFolder({ ...FILES, "user/lithify/config.yaml": userConfig(server) });
    const env = { XDG_CONFIG_HOME: folder.at("user") };
    for (const query of ["car", "automobile"])
      expect((await call(search, folder.path, { query: [query] }, { env, wait: never })).code).toBe(0);
    expect(server.requests).toEqual([]);
  });

  it("`context` asks nobody, with a query or without", async () => {
    const { folder, calling, server } = await home(embeddings);
    for (const query of [{}, { query: "car" }])
      expect((await call(context, folder.path, { ...query, strict: true }, calling)).code).toBe(0);
    expect(server.requests).toEqual([]);
    await server.close();
  });
});

describe("doctor", () => {
  it.each<[string, Behaviour | undefined, object]>([
    ["names the model and its dimensions", undefined, { ok: true, found: /^bag-of-words at .*, 256 dimensions$/ }],
    ["says why there is no answer", status(404), { ok: false, found: /^HTTP 404 from bag-of-words/ }],
  ])("%s", async (_, behaviour, { ok, found }: { ok?: boolean; found?: RegExp }) => {
    const { folder, calling, server } = await home((request) => behaviour ?? embeddings(request));
    const { checks } = (await call(doctor, folder.path, { json: true }, calling)).json<{
      checks: { check: string }[];
    }>();
    expect(checks.find(({ check }) => check === "search")).toMatchObject({ ok, found: expect.stringMatching(found!) });
    await server.close();
  });
});

describe("a server of many searches", () => {
  const ports = ({ folder, calling }: Home, now = () => calling.now ?? NOW) => {
    const told: string[] = [];
    const surroundings = {
      ...{ cwd: folder.path, env: environment(folder.path, calling.env), now, wait: never },
      ...{ loopback: [], terminal: false, signal: new AbortController().signal },
      ...{ print: () => {}, tell: (text: string) => void told.push(text), warn: () => {}, detail: () => {} },
      readStdin: async () => Buffer.from(""),
    };
    return { told, ...memoryPorts({ workspace: folder.path }, surroundings) };
  };

  it("finds what is meant, and sends each file once for thirty at once", async () => {
    const at = await home(embeddings);
    const { search: ask } = ports(at);
    const answers = await Promise.all([...Array(30).keys()].map(() => ask({ query: "car" }, 5)));
    expect(answers.every((answer) => "value" in answer)).toBe(true);
    expect(at.sent().filter((text) => text !== "car")).toHaveLength(SENT);
    expect(await ask({ query: "car" }, 5)).toMatchObject({ value: [{ file: "memory/project_garage.md" }] });
    await at.server.close();
  });

  it("leaves a server that failed alone for a minute", async () => {
    const at = await home(() => status(503));
    let now = Date.now();
    const { search: ask, told } = ports(at, () => new Date(now));
    for (const seconds of [0, 10, 59, 61]) {
      now = at.calling.now!.getTime() + seconds * 1_000;
      expect(await ask({ query: "provisions" }, 5)).toMatchObject({ value: [{}, {}] });
    }
    expect([at.server.requests.length, told.length]).toEqual([2, 2]);
    await at.server.close();
  });
});

describe("the first indexing of many files", () => {
  const content = (i: number): Content => ({
    ...{ path: `memory/${i}.md`, kind: i % 2 === 0 ? "weekly" : "memory", name: `n${i}`, type: "project" },
    ...{ status: "active", updated: `2026-01-${String((i % 28) + 1).padStart(2, "0")}`, created: "2026-01-01" },
    ...{ description: "", body: `text ${i}`, lines: [`text ${i}`], withheld: [] },
  });
  const stamp = { bytes: 1, mtimeMs: 1, sha256: "" };

  async function batches(files: number, tookMs: (texts: number) => number) {
    const index = SearchIndex.open(undefined);
    index.change(() => {
      for (let i = 0; i < files; i += 1) index.put(content(i), stamp);
    });
    let atMs = 0;
    const sizes: number[] = [];
    const sent: string[] = [];
    const arm: Arm = {
      ...{
        standing: newStanding(),
        now: () => new Date(atMs),
        wait: never,
        tell: () => {},
        warn: () => {},
        detail: () => {},
      },
      signal: new AbortController().signal,
      embedder: {
        model: "m",
        embed: async (texts) => {
          atMs += tookMs(texts.length);
          sizes.push(texts.length);
          sent.push(...texts);
          return texts.map(() => new Float32Array([1]));
        },
      },
    };
    await nearestTo(index, "q", arm);
    index.close();
    return { sizes, sent };
  }

  it("sends a bounded part with each query, memories first and the newest of them", async () => {
    const { sizes, sent } = await batches(1_000, () => 0);
    expect(sizes).toEqual([1, 8, 16, ...Array(7).fill(32), 8]);
    expect(sent.slice(1, 9).every((text) => Number(text.split(" ")[1]) % 28 === 27)).toBe(true);
  });

  it("begins nothing that would hardly be done in time", async () => {
    expect((await batches(1_000, (texts) => 100 * texts)).sizes).toEqual([1, 8]);
    expect((await batches(1_000, () => 300)).sizes).toEqual([1, 8, 16, 32, 32]);
  });
});
