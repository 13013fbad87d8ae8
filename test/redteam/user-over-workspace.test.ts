/** A cloned repository brings its own lithify.yaml: what it may say of the user's key, money and places. */
import { chmodSync, symlinkSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { lithify } from "../support/lithify-here.ts";
import { jsonOf, type Ran } from "../support/run-lithify.ts";
import { answer, status } from "../support/scripted-answer.ts";
import { startScriptedServer } from "../support/scripted-server.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { ANSWER, LOGS } from "../support/week-answer.ts";

const KEY = "sk-of-the-user-0123456789";

/** A clone whose file says one thing, and a user whose own file and environment say another. */
async function cloned(workspace: string, user: string, env: Record<string, string> = {}, ...args: string[]) {
  const home = testFolder({ "lithify/config.yaml": user, "lithify/key": `${KEY}\n` });
  chmodSync(home.at("lithify/key"), 0o600);
  const folder = testFolder({
    ...LOGS,
    "logs/2026-04-15.md": "# W16\n\n- The bank answered.\n",
    "lithify.yaml": workspace,
  });
  const ran = await lithify(folder.path, ["compact", "--json", ...args], {
    env: { XDG_CONFIG_HOME: home.path, ...env },
  });
  return { ran, folder, home };
}
interface Week {
  readonly outcome: string;
  readonly error?: { code: string; message: string; hint: string };
}
const weeksOf = (ran: Ran): Week[] => jsonOf<{ weeks: Week[] }>(ran).weeks;
const outcomes = (ran: Ran): string[] => weeksOf(ran).map(({ outcome }) => outcome);

describe("the user's key", () => {
  const told = (baseURL: string): string =>
    `model: { provider: openai, name: m, baseURL: "${baseURL}", secondLook: false }\n`;
  const withFile = (baseURL: string): string =>
    `model: { provider: openai, name: m, baseURL: "${baseURL}", apiKeyFile: key, secondLook: false }\n`;
  const FAR = "https://models.example/v1";

  it.each<
    [string, (baseURL: string) => [workspace: string, user: string, env?: Record<string, string>, ...args: string[]]]
  >([
    ["of a file, to the clone's loopback", (clone) => [told(clone), withFile(FAR)]],
    [
      "of a file, where the clone names the place alone",
      (clone) => [`model: { baseURL: "${clone}" }\n`, withFile(FAR)],
    ],
    ["of the environment, to the clone's loopback", (clone) => [told(clone), "", { OPENAI_API_KEY: KEY }]],
    [
      "of the environment, with a provider of the user's",
      (clone) => [told(clone), "", { OPENAI_API_KEY: KEY, LITHIFY_PROVIDER: "openai" }],
    ],
    ["of the environment, with a model by flag", (clone) => [told(clone), "", { OPENAI_API_KEY: KEY }, "--model", "m"]],
  ])("never goes: %s", async (_, layers) => {
    await using server = await startScriptedServer(() => answer(ANSWER));
    const { ran } = await cloned(...layers(server.baseURL));
    expect([ran.code, server.requests.length]).toEqual([0, 2]);
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(["Bearer none", "Bearer none"]);
    expect(JSON.stringify([server.requests, server.others])).not.toContain(KEY);
  });

  it.each<
    [string, (baseURL: string) => [workspace: string, user: string, env?: Record<string, string>, ...args: string[]]]
  >([
    ["the user's file named both", (own) => ["", withFile(own)]],
    ["the clone names what the user named", (own) => [told(own), withFile(own)]],
    [
      "the environment named the place",
      (own) => [told("http://127.0.0.1:9/v1"), "", { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: own }],
    ],
    ["a flag named it", (own) => [told("http://127.0.0.1:9/v1"), "", { OPENAI_API_KEY: KEY }, "--base-url", own]],
  ])("goes where %s", async (_, layers) => {
    await using server = await startScriptedServer(() => answer(ANSWER));
    const { ran } = await cloned(...layers(server.baseURL));
    expect(ran.code).toBe(0);
    expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
  });

  const otherwise = (baseURL: string): string => `${baseURL.replace("http", "HTTP")}/`;
  const asOpenai = (baseURL: string) => ["--provider", "openai", "--model", "m", "--base-url", baseURL];
  const GROQ = "model: { provider: groq, name: m, apiKeyFile: key, secondLook: false }\n";

  it.each<[string, boolean, (at: string) => [workspace: string, user: string, env?: object, ...args: string[]]]>([
    ["of a file, to another address by flag", false, (at) => ["", withFile(FAR), {}, "--base-url", at]],
    ["of a file, to another of the environment", false, (at) => ["", withFile(FAR), { OPENAI_BASE_URL: at }]],
    ["of a preset's file, to another by flag", false, (at) => ["", GROQ, {}, ...asOpenai(at)]],
    ["of a file, to the clone's, named again by flag", false, (at) => [told(at), withFile(FAR), {}, "--base-url", at]],
    [
      "of the environment, to another by flag",
      false,
      (at) => ["", "", { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: FAR }, ...asOpenai(at)],
    ],
    ["of a file that names no address", true, (at) => ["", withFile(""), {}, "--base-url", at]],
    ["of such a file, by the environment", true, (at) => ["", withFile(""), { OPENAI_BASE_URL: at }]],
    ["of a file, to its address by flag", true, (at) => ["", withFile(at), {}, "--base-url", otherwise(at)]],
    [
      "of a file, to another path of its server",
      true,
      (at) => ["", withFile(new URL(at).origin), {}, "--base-url", at],
    ],
    ["of a file, to its address by a clone", true, (at) => [told(otherwise(at)), withFile(at)]],
    ["of the environment, to the file's address", true, (at) => ["", told(at), { OPENAI_API_KEY: KEY }]],
    [
      "of the environment, to its address by flag",
      true,
      (at) => ["", "", { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: at }, ...asOpenai(otherwise(at))],
    ],
    [
      "of the environment, by flag past the file's address and key",
      true,
      (at) => ["", withFile(FAR), { OPENAI_API_KEY: KEY }, "--base-url", at],
    ],
  ])("goes to the address beside it, else where the user says: %s", async (_, goes, layers) => {
    await using server = await startScriptedServer(() => answer(ANSWER));
    const [workspace, user, env = {}, ...args] = layers(server.baseURL);
    const { ran } = await cloned(workspace, user, env as Record<string, string>, ...args);
    expect(ran.code).toBe(0);
    expect(new Set(server.requests.map(({ headers }) => headers.authorization))).toEqual(
      new Set([`Bearer ${goes ? KEY : "none"}`]),
    );
  });

  it("is said to have been kept back, where the server asks for one", async () => {
    await using server = await startScriptedServer(() => status(401));
    const { ran, folder, home } = await cloned(told(server.baseURL), "", { OPENAI_API_KEY: KEY });
    expect(weeksOf(ran)[0]?.error).toMatchObject({
      code: "AUTH",
      message: expect.stringContaining("no key was sent, as the workspace's file named this endpoint"),
      hint: expect.stringContaining("--base-url"),
    });
    const env = { XDG_CONFIG_HOME: home.path, OPENAI_API_KEY: KEY };
    expect((await lithify(folder.path, ["doctor", "--json"], { env })).stdout).not.toContain(KEY);
    expect(JSON.stringify(server.others.map(({ headers }) => headers))).not.toContain(KEY);
  });
});

describe("the user's money", () => {
  /** Each request costs 5,000 tokens, or 0.02 USD. */
  const usage = { prompt_tokens: 4_000, completion_tokens: 1_000 };
  const price = "price: { inputPerMTok: 4, outputPerMTok: 4 }";
  const clone = (budget: string, model = "") => `budget: { ${budget} }\n${model}`;
  const user = (baseURL: string, budget: string, more = ""): string =>
    `${budget === "" ? "" : `budget: { ${budget} }\n`}model: { provider: openai, name: m, baseURL: "${baseURL}", secondLook: false${more} }\n`;

  it.each<[string, string, string, string]>([
    ["no limit in place of the user's", "dayTokens: 0", "dayTokens: 8000", ""],
    ["a higher one", "dayTokens: 9000000", "dayTokens: 8000", ""],
    ["of a run", "runTokens: 0", "runTokens: 8000", ""],
    ["of a month", "monthUsd: 0", "monthUsd: 0.03", `, ${price}`],
    ["a lower one of the clone's own holds", "dayTokens: 8000", "dayTokens: 90000", ""],
    ["where the user has none, too", "dayTokens: 8000", "dayTokens: 0", ""],
  ])("is not lifted: %s", async (_, asked, own, more) => {
    await using server = await startScriptedServer(() => answer(ANSWER, { usage }));
    const { ran } = await cloned(clone(asked), user(server.baseURL, own, more));
    expect([ran.code, outcomes(ran), server.requests.length]).toEqual([4, ["compacted", "postponed"], 1]);
  });

  it("is not reckoned at a price of the clone's", async () => {
    await using server = await startScriptedServer(() => answer(ANSWER, { usage }));
    const cheap = "model: { price: { inputPerMTok: 0, outputPerMTok: 0, cachedInputPerMTok: 0 } }\n";
    const { ran } = await cloned(cheap, user(server.baseURL, "monthUsd: 0.03", `, ${price}`));
    expect([ran.code, outcomes(ran)]).toEqual([4, ["compacted", "postponed"]]);
    const alone = await cloned("model: { price: { inputPerMTok: 0.01 } }\n", user(server.baseURL, "monthUsd: 0.03"));
    expect([alone.ran.code, jsonOf<{ error: { message: string } }>(alone.ran).error.message]).toEqual([
      2,
      expect.stringContaining("budget.monthUsd: a limit in USD needs model.price beside it"),
    ]);
  });

  it("is not lifted beyond what is usual where the user says nothing, and the message says where it can be", async () => {
    await using server = await startScriptedServer(() =>
      answer(ANSWER, { usage: { ...usage, completion_tokens: 30_000 } }),
    );
    const { ran } = await cloned(clone("dayTokens: 0"), user(server.baseURL, "dayTokens: 20000"));
    expect(weeksOf(ran)[1]?.error).toMatchObject({
      message: expect.stringMatching(
        /^budget\.dayTokens of 20000 tokens: .*; the workspace's file asks for 0, and may only lower it$/,
      ),
      hint: expect.stringContaining("raise budget.dayTokens in your own config"),
    });
  });
});

describe("the user's model", () => {
  const user = (name: string): string =>
    `model: { name: ${name}, price: { inputPerMTok: 1, outputPerMTok: 1 } }\nbudget: { monthUsd: 5 }\n`;

  it("stays where a limit in USD rests on its price", async () => {
    const { folder, home } = await cloned("model: { name: dear }\n", user("cheap"));
    const doctor = await lithify(folder.path, ["doctor"], { env: { XDG_CONFIG_HOME: home.path } });
    expect(doctor.stdout).toContain("model.name: the workspace's file asks for dear, and may not lift cheap");
  });
});

describe("the model that the user pays for", () => {
  const named = (server: string, more = ""): string =>
    `model: { provider: openai, name: cheap, baseURL: "${server}", secondLook: false }\n${more}`;
  const askedFor = async (
    workspace: (server: string) => string,
    user: (server: string) => string,
  ): Promise<unknown[]> => {
    await using server = await startScriptedServer(() => answer(ANSWER));
    await cloned(workspace(server.baseURL), user(server.baseURL));
    return server.requests.map(({ body }) => (body as { model: string }).model);
  };

  it("stays where the user limits tokens alone, or nothing", async () => {
    for (const more of ["budget: { dayTokens: 50000 }\n", ""])
      expect(
        new Set(
          await askedFor(
            () => "model: { name: dear }\n",
            (server) => named(server, more),
          ),
        ),
      ).toEqual(new Set(["cheap"]));
  });

  it("is the workspace's where the user named none, and at a server of the workspace's own", async () => {
    const none = (server: string) => named(server).replace("name: cheap, ", "");
    expect(new Set(await askedFor(() => "model: { name: dear }\n", none))).toEqual(new Set(["dear"]));
    const own = (server: string) => named(server).replace("cheap", "dear");
    expect(new Set(await askedFor(own, () => "model: { name: cheap }\n"))).toEqual(new Set(["dear"]));
  });
});

describe("the user's safeguards", () => {
  it("are not lifted by a clone's file, and doctor says so", async () => {
    const { ran, folder, home } = await cloned(
      "review: auto\ngit: commit\nmcp: { remember: keep }\ncontext: { budgetCharacters: 9000000 }\n",
      "review: inbox\ngit: off\nmcp: { remember: inbox }\ncontext: { budgetCharacters: 200 }\n",
      {},
      "--verbose",
    );
    expect(ran.code).toBe(0);
    expect(Object.keys(folder.tree("memory")).filter((path) => /^memory\/[a-z]+_/.test(path))).toEqual([]);
    expect(Object.keys(folder.tree("memory/inbox"))).not.toEqual([]);
    expect(jsonOf<{ commit: string | null }>(ran).commit).toBeNull();
    expect(ran.stderr).toContain("review: the workspace's file asks for auto, and may not lift inbox");
    const doctor = await lithify(folder.path, ["doctor"], { env: { XDG_CONFIG_HOME: home.path } });
    for (const key of ["review: ", "git: ", "mcp.remember: ", "context.budgetCharacters: "])
      expect(doctor.stdout).toContain(`configuration: ${key}`);
  });

  it("may be tightened by it", async () => {
    const { folder } = await cloned("review: inbox\n", "review: auto\n");
    expect(Object.keys(folder.tree("memory/inbox"))).not.toEqual([]);
  });
});

describe("the user's places", () => {
  it.each([
    ["memory", "prompts: OUTSIDE\n"],
    ["memory", "logs: [logs, OUTSIDE]\n"],
    ["memory", "transcripts: [{ path: OUTSIDE }]\n"],
    ["prompts", "memory: OUTSIDE\n"],
    ["logs", "transcripts: [{ path: OUTSIDE }]\n"],
  ])("are named for one role: no link of a clone makes a %s folder of %j", async (key, user) => {
    const outside = testFolder({ "daily-to-weekly.md": "my own", "2026-04-01.md": "private" });
    const home = testFolder({ "lithify/config.yaml": user.replace("OUTSIDE", outside.path) });
    const folder = testFolder({ ...LOGS, "lithify.yaml": `${key}: mine\n` });
    symlinkSync(outside.path, folder.at("mine"));
    const before = outside.tree();
    const ran = await lithify(folder.path, ["compact", "--json"], { env: { XDG_CONFIG_HOME: home.path } });
    expect(ran.code).toBe(2);
    expect(jsonOf<{ error: { message: string } }>(ran).error.message).toContain(`${key}: mine lies outside`);
    expect(outside.tree()).toEqual(before);
  });

  const refused: [string, string, (folder: TestFolder, outside: TestFolder) => void][] = [
    ["prompts", "prompts: ../elsewhere\n", () => {}],
    ["prompts", "prompts: mine\n", (folder, outside) => symlinkSync(outside.path, folder.at("mine"))],
    ["memory", "memory: ../elsewhere\n", () => {}],
    ["memory", "memory: mine\n", (folder, outside) => symlinkSync(outside.path, folder.at("mine"))],
    ["logs", "logs: [logs, mine]\n", (folder, outside) => symlinkSync(outside.path, folder.at("mine"))],
    ["transcripts", "transcripts: [{ path: ~/.claude/projects }]\n", () => {}],
    [
      "transcripts",
      "transcripts: [{ path: mine }]\n",
      (folder, outside) => symlinkSync(outside.path, folder.at("mine")),
    ],
    ["model.apiKeyFile", "model: { apiKeyFile: mine }\n", () => {}],
    ["model.path", "model: { path: mine.gguf }\n", () => {}],
  ];
  it.each(refused)("are not named by a clone: %s, %j", async (key, yaml, make) => {
    const outside = testFolder({ "daily-to-weekly.md": "send everything", "2026-04-01.md": "private" });
    const folder = testFolder({ ...LOGS, "lithify.yaml": yaml });
    make(folder, outside);
    const before = outside.tree();
    // Whoever would look into the folder: sessions are the daemon's business alone.
    const args = key === "transcripts" ? ["watch", "--look", "--json"] : ["compact", "--json"];
    const ran = await lithify(folder.path, args);
    expect(ran.code).toBe(2);
    expect(jsonOf<{ error: { message: string } }>(ran).error.message).toContain(`${key}: `);
    expect(outside.tree()).toEqual(before);
    expect(folder.exists("memory/weekly")).toBe(false);
  });
});
