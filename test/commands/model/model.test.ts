import { describe, expect, it } from "vitest";
import { compact } from "../../../src/commands/compact.ts";
import { doctor } from "../../../src/commands/doctor.ts";
import { init } from "../../../src/commands/init.ts";
import { model } from "../../../src/commands/model.ts";
import type { LoopbackServer } from "../../../src/model/reach/loopback.ts";
import { startListingServer } from "../../support/listing-server.ts";
import { answer } from "../../support/scripted-answer.ts";
import { startScriptedServer } from "../../support/scripted-server.ts";
import { testFolder } from "../../support/test-folder.ts";
import { call } from "../called.ts";

const LOG = {
  "logs/2026-04-07.md": "## Decisions\n\n- Decision: releases go out on Tuesdays, because support is there.\n",
};

/** An Ollama with two models, and what a command is given of it. */
async function ollama() {
  const server = await startListingServer({
    "/api/tags": {
      models: [
        { name: "qwen3:8b", size: 5_225_388_164 },
        { name: "gemma3:4b", size: 3_338_801_804 },
      ],
    },
    "/api/ps": {
      models: [
        { name: "gemma3:4b", context_length: 8_192 },
        { name: "qwen3:8b", context_length: 40_960 },
      ],
    },
  });
  const loopback: LoopbackServer[] = [{ server: "ollama", origin: server.origin }];
  return Object.assign(server, { loopback, baseURL: `${server.origin}/v1` });
}

const homed = (files: Record<string, string> = LOG) => {
  const folder = testFolder(files);
  return { folder, env: { XDG_CONFIG_HOME: folder.at("config") } };
};
const FILE = "config/lithify/config.yaml";

describe("lithify model list", () => {
  it("is exact as JSON", async () => {
    await using server = await ollama();
    const { folder, env } = homed();
    const { code, json } = await call(
      model,
      folder.path,
      { json: true },
      { loopback: server.loopback, env: { ...env, GROQ_API_KEY: "k" } },
    );
    expect([code, json()]).toEqual([
      0,
      {
        current: "extractive",
        models: [
          { name: "qwen3:8b", server: "ollama", baseURL: server.baseURL, bytes: 5_225_388_164, contextTokens: 40_960 },
          { name: "gemma3:4b", server: "ollama", baseURL: server.baseURL, bytes: 3_338_801_804, contextTokens: 8_192 },
          {
            name: "groq/MODEL",
            server: "groq",
            baseURL: "https://api.groq.com/openai/v1",
            bytes: null,
            contextTokens: null,
          },
        ],
      },
    ]);
  });

  it("shows size and window", async () => {
    await using server = await ollama();
    const { folder, env } = homed(LOG);
    const { out } = await call(model, folder.path, { action: "list" }, { loopback: server.loopback, env });
    expect(out).toMatch(/^in use: extractive/);
    expect(out).toMatch(/^qwen3:8b +ollama +5\.2 GB +40960 tokens$/m);
    expect(out).toMatch(/^gemma3:4b +ollama +3\.3 GB +8192 tokens$/m);
  });

  it("says so where there is none, also outside of a workspace", async () => {
    const { folder, env } = homed({ "a.txt": "" });
    const { code, out } = await call(model, folder.path, {}, { env });
    expect([code, out]).toEqual([0, expect.stringContaining("within reach: no other")]);
  });
});

describe("lithify model use", () => {
  it("writes the user's file where there is none, shows it, and the next compaction asks that server", async () => {
    await using chat = await startScriptedServer([
      answer("### Outcomes\n\n- releases go out on Tuesdays (2026-04-07)\n"),
    ]);
    await using server = await startListingServer({
      "/v1/models": { data: [{ id: "phi", owned_by: "llamacpp", meta: { n_ctx: 16_384 } }] },
    });
    const { folder, env } = homed();
    const loopback = [{ server: "localai" as const, origin: server.origin }];
    const used = await call(model, folder.path, { action: "use", name: "phi" }, { loopback, env });
    expect([used.code, used.out]).toEqual([
      0,
      expect.stringContaining(`wrote to ${folder.at(FILE)}:\nmodel:\n  provider: "llamacpp"`),
    ]);
    const written = folder.read(FILE);
    expect(written).toContain("  contextTokens: 16384\n");
    folder.write(FILE, written.replace(server.origin, chat.baseURL.replace("/v1", "")));
    expect((await call(compact, folder.path, { week: "2026-W15" }, { env })).code).toBe(0);
    expect(chat.requests[0]?.body.model).toBe("phi");
  });

  it.each<[string, string, string]>([
    [
      "a block with comments and other keys",
      "# mine\ngraceHours: 5 # slow\nmodel:\n    # the big one\n    provider: openai # was groq\n    timeoutSeconds: 90\n\n# end\nreview: inbox\n",
      '# mine\ngraceHours: 5 # slow\nmodel:\n    # the big one\n    provider: ollama # was groq\n    timeoutSeconds: 90\n    name: "qwen3:8b"\n\n# end\nreview: inbox\n',
    ],
    [
      "one line",
      "model: { provider: openai, name: x } # here\n",
      'model: { provider: ollama, name: "qwen3:8b" } # here\n',
    ],
    ["an empty section", "model:\nreview: inbox\n", 'model:\n  provider: ollama\n  name: "qwen3:8b"\nreview: inbox\n'],
    [
      "other keys alone, and no line end",
      "review: inbox # mine",
      'review: inbox # mine\nmodel:\n  provider: ollama\n  name: "qwen3:8b"\n',
    ],
    ["comments alone", "# nothing yet\n", '# nothing yet\nmodel:\n  provider: ollama\n  name: "qwen3:8b"\n'],
    [
      "keys without a value",
      "model:\n  provider:\n  name: # which?\n",
      'model:\n  provider: ollama\n  name: "qwen3:8b" # which?\n',
    ],
  ])("keeps %s as it is", async (_, before, after) => {
    const { folder, env } = homed({ ...LOG, [FILE]: before });
    const { code } = await call(model, folder.path, { action: "use", name: "ollama/qwen3:8b" }, { env });
    expect([code, folder.read(FILE)]).toEqual([0, after]);
    // Once more changes nothing.
    await call(model, folder.path, { action: "use", name: "ollama/qwen3:8b" }, { env });
    expect(folder.read(FILE)).toBe(after);
  });

  it("leaves a file of a form that it cannot edit, and says what to write", async () => {
    const before = "{ review: inbox }\n";
    const { folder, env } = homed({ ...LOG, [FILE]: before });
    const used = await call(model, folder.path, { action: "use", name: "ollama/a" }, { env });
    expect([used.code, used.error, folder.read(FILE)]).toEqual([2, "BAD_CONFIG", before]);
    expect(used.err).toContain('provider: "ollama"');
  });

  it("empties a key file and an address that were another server's", async () => {
    const { folder, env } = homed({
      ...LOG,
      [FILE]: 'model:\n  provider: openai\n  name: x\n  baseURL: "https://far.example/v1"\n  apiKeyFile: far.key\n',
    });
    const used = await call(model, folder.path, { action: "use", name: "groq/llama" }, { env });
    expect(folder.read(FILE)).toBe('model:\n  provider: groq\n  name: llama\n  baseURL: ""\n  apiKeyFile: ""\n');
    expect(used.err).toContain("model.apiKeyFile was far.key, for another server");
    expect(used.err).toContain("set GROQ_API_KEY");
  });

  it("makes a window of 4,096 one that every command takes, and says how to have a larger one", async () => {
    await using chat = await startScriptedServer([
      answer("### Outcomes\n\n- releases go out on Tuesdays (2026-04-07)\n"),
    ]);
    await using server = await startListingServer({
      "/api/tags": { models: [{ name: "small:8b" }, { name: "tiny:8b" }] },
      "/api/ps": {
        models: [
          { name: "small:8b", context_length: 4_096 },
          { name: "tiny:8b", context_length: 1_024 },
        ],
      },
    });
    const loopback = [{ server: "ollama" as const, origin: server.origin }];
    const { folder, env } = homed();
    const used = await call(model, folder.path, { action: "use", name: "small:8b" }, { loopback, env });
    expect([used.code, used.err]).toEqual([0, expect.stringContaining("window of 4096 tokens")]);
    expect(used.err).toContain("OLLAMA_CONTEXT_LENGTH=16384");
    expect(used.err).not.toContain("does not go with it");
    expect(folder.read(FILE)).toContain("  contextTokens: 4096\n");
    folder.write(FILE, folder.read(FILE).replace(server.origin, chat.baseURL.replace("/v1", "")));
    expect((await call(compact, folder.path, { week: "2026-W15" }, { env })).code).toBe(0);
    expect(chat.requests[0]?.body.max_tokens).toBe(2_048);
    // What no configuration may say is not written.
    const tiny = await call(model, folder.path, { action: "use", name: "tiny:8b" }, { loopback, env });
    expect([tiny.code, tiny.error]).toEqual([2, "WINDOW_TOO_SMALL"]);
  });

  it.each<[string, string, string, string]>([
    [
      "a cloud's",
      "groq/llama",
      "model:\n  provider: ollama\n  name: a\n  contextTokens: 8192 # as it ran\n\n# end\n",
      "model:\n  provider: groq\n  name: llama\n\n# end\n",
    ],
    [
      "the offline one",
      "extractive",
      "model:\n  contextTokens: 8192\n  provider: ollama\n  name: a\n",
      "model:\n  provider: extractive\n  name: a\n",
    ],
    [
      "another of the same server, on one line",
      "ollama/b",
      "model: { contextTokens: 8192, provider: ollama, name: a } # mine\n",
      "model: { provider: ollama, name: b } # mine\n",
    ],
    [
      "another, the key last on its line",
      "ollama/b",
      "model: { provider: ollama, name: a, contextTokens: 8192 }\n",
      "model: { provider: ollama, name: b }\n",
    ],
    [
      "the same once more: it stays",
      "ollama/a",
      "model:\n  provider: ollama\n  name: a\n  contextTokens: 8192\n",
      "model:\n  provider: ollama\n  name: a\n  contextTokens: 8192\n",
    ],
  ])("leaves no other model's window to %s", async (_, name, before, after) => {
    const { folder, env } = homed({ ...LOG, [FILE]: before });
    const used = await call(model, folder.path, { action: "use", name }, { env });
    expect([used.code, folder.read(FILE)]).toEqual([0, after]);
    expect(used.err.includes("model.contextTokens was 8192, for another model: it is taken out")).toBe(
      before !== after,
    );
  });

  it("lowers an answer that would fill the window it writes, and says so", async () => {
    await using server = await ollama();
    const { folder, env } = homed({ ...LOG, [FILE]: "model: { maxOutputTokens: 9000 }\n" });
    const used = await call(
      model,
      folder.path,
      { action: "use", name: "gemma3:4b" },
      { loopback: server.loopback, env },
    );
    expect([used.code, used.out]).toEqual([0, expect.stringContaining("  maxOutputTokens: 4096")]);
    expect((await call(compact, folder.path, { dryRun: true, provider: "extractive" }, { env })).code).toBe(0);
  });

  it("takes a server's one model by the server's name, and names those of one that has more", async () => {
    await using several = await ollama();
    const models = [{ name: "qwen3:8b" }, { name: "nomic-embed-text:latest" }];
    await using one = await startListingServer({ "/api/tags": { models }, "/api/ps": { models: [] } });
    const { folder, env } = homed();
    const use = (origin: string) =>
      call(model, folder.path, { action: "use", name: "ollama" }, { loopback: [{ server: "ollama", origin }], env });
    expect((await use(several.origin)).err).toContain("lithify model use ollama/qwen3:8b, or gemma3:4b");
    expect((await use(one.origin)).code).toBe(0);
    expect(folder.read(FILE)).toContain('name: "qwen3:8b"');
  });

  it.each<[string, string, Readonly<Record<string, string>>, string]>([
    ["the workspace", "model: { provider: extractive }\n", {}, "here extractive stays in use: lithify.yaml says so"],
    [
      "the provider's variable",
      "",
      { LITHIFY_PROVIDER: "extractive" },
      "here extractive stays in use: LITHIFY_PROVIDER says so",
    ],
    ["the model's variable", "", { LITHIFY_MODEL: "phi" }, "here phi stays in use: LITHIFY_MODEL says so"],
  ])("says where %s goes first", async (_, own, variables, said) => {
    const { folder, env } = homed({ ...LOG, "lithify.yaml": own });
    const called = { env: { ...env, ...variables } };
    const used = await call(model, folder.path, { action: "use", name: "ollama/qwen3" }, called);
    expect(used.err).toContain(said);
  });

  it("says how weeks that have a document are asked about, and nothing of it where there are none", async () => {
    await using chat = await startScriptedServer([
      answer("### Outcomes\n\n- releases go out on Tuesdays (2026-04-07)\n"),
    ]);
    const { folder, env } = homed();
    const use = () => call(model, folder.path, { action: "use", name: "ollama/qwen3" }, { env });
    expect((await use()).err).not.toContain("--force");
    await call(compact, folder.path, { all: true, provider: "extractive" }, { env });
    expect((await use()).err).toContain("lithify compact --all --force asks it about them");
    const flags = { all: true, force: true, baseUrl: chat.baseURL };
    expect((await call(compact, folder.path, flags, { env })).code).toBe(0);
    expect(folder.read("memory/weekly/2026-W15.md")).toContain("model: qwen3");
  });

  it.each<[string, object, string, string]>([
    [
      "an unknown name, the nearest one named",
      { action: "use", name: "qwen3:8" },
      "UNKNOWN_MODEL",
      "did you mean qwen3:8b?",
    ],
    ["a preset without a model", { action: "use", name: "groq" }, "NO_MODEL_NAME", "groq/MODEL"],
    ["no name", { action: "use" }, "USAGE", "lithify model list"],
    ["an unknown action", { action: "lis" }, "USAGE", "did you mean list?"],
    ["a name to list", { action: "list", name: "x" }, "USAGE", "lithify model use x"],
  ])("refuses %s", async (_, options, code, hint) => {
    await using server = await ollama();
    const { folder, env } = homed();
    const used = await call(model, folder.path, options, { loopback: server.loopback, env });
    expect([used.code, used.error, used.err]).toEqual([2, code, expect.stringContaining(hint)]);
    expect(folder.exists(FILE)).toBe(false);
  });

  it("asks which, where two servers have a model of that name", async () => {
    await using one = await ollama();
    await using other = await startListingServer({ "/v1/models": { data: [{ id: "qwen3:8b" }] } });
    const { folder, env } = homed();
    const loopback = [...one.loopback, { server: "jan" as const, origin: other.origin }];
    const used = await call(model, folder.path, { action: "use", name: "qwen3:8b" }, { loopback, env });
    expect([used.error, used.err]).toEqual([
      "AMBIGUOUS_MODEL",
      expect.stringContaining("ollama/qwen3:8b or jan/qwen3:8b"),
    ]);
    await call(model, folder.path, { action: "use", name: "jan/qwen3:8b" }, { loopback, env });
    expect(folder.read(FILE)).toContain(`provider: openai\n  name: "qwen3:8b"\n  baseURL: "${other.origin}/v1"`);
  });
});

describe("lithify model test", () => {
  const memory = (name: string, type: string, quote: string) =>
    `\`\`\`typed_memory\n---\nname: ${name}\ndescription: ${name}\ntype: ${type}\nevidence:\n  - ${JSON.stringify(quote)}\n---\n\n${name}.\n\`\`\`\n`;
  const HALF = [
    "### Key Decisions\n\n- keep invoices in SQLite and not move them to Postgres (2026-03-02)\n",
    "### Outcomes\n\n- The freight company is now Baltic Lane (2026-03-02)\n- product search: added an index on the name column, 1.8 s down to 0.2 s (2026-03-05)\n",
    "- Ruta wants order summaries as plain text (2026-03-03)\n- nightly stock import failed: prices with a comma (2026-03-04)\n",
    memory("Invoices stay in SQLite", "project", "keep invoices in SQLite and not move them to Postgres"),
    memory(
      "Order summaries are plain text, never HTML mails",
      "user",
      "Ruta wants order summaries as plain text, never as HTML mails",
    ),
    memory("Nobody deploys on Fridays after noon", "feedback", "From now on nobody deploys on Fridays after noon"),
  ].join("\n");
  const GOOD = [
    "### Key Decisions\n\n- nobody deploys on Fridays after noon (2026-03-06)\n",
    HALF.replace("### Key Decisions\n\n", ""),
    memory("The freight company is Baltic Lane", "reference", "The freight company is now Baltic Lane"),
  ].join("");

  it("compacts our sample week in a folder that goes, and tells what came back", async () => {
    await using chat = await startScriptedServer([answer(GOOD)]);
    const { folder, env } = homed({
      ...LOG,
      [FILE]: `model: { provider: openai, name: m, baseURL: "${chat.baseURL}" }\n`,
    });
    const before = folder.tree();
    const tried = await call(model, folder.path, { action: "test", json: true }, { env });
    expect(tried.json()).toMatchObject({
      ...{ model: "m", outcome: "compacted", formKept: true, rejected: [], seconds: 0 },
      ...{ memories: { found: 4, kept: 4 }, facts: { told: 6, expected: 8 } },
      verdict: "verdict: m is good for weekly documents and for memories",
    });
    const { inputTokens } = tried.json<{ usage: { inputTokens: number } }>().usage;
    expect(inputTokens).toBeGreaterThan(500);
    expect(folder.tree()).toEqual(before);
    expect(String(chat.requests[0]?.body.messages?.[1]?.content)).toContain("Baltic Lane");
  });

  it("calls half of what matters not good", async () => {
    await using chat = await startScriptedServer([answer(HALF)]);
    const { folder, env } = homed({
      ...LOG,
      [FILE]: `model: { provider: openai, name: m, baseURL: "${chat.baseURL}" }\n`,
    });
    const { out } = await call(model, folder.path, { action: "test" }, { env });
    expect(out).toMatch(/memories: 3 of 6 expected[\s\S]*verdict: m is weak on weekly documents and on memories/);
  });

  it("tells what was rejected and why, and what was missed", async () => {
    const wrong = memory("Invoices moved to Oracle 12", "project", "we moved everything to Oracle 12");
    await using chat = await startScriptedServer([
      answer(`### Outcomes\n\n- The freight company is now Baltic Lane (2026-03-02)\n\n${wrong}`),
    ]);
    const { folder, env } = homed({
      ...LOG,
      [FILE]: `model: { provider: openai, name: m, baseURL: "${chat.baseURL}" }\n`,
    });
    const { code, out } = await call(model, folder.path, { action: "test" }, { env });
    expect(code).toBe(0);
    expect(out).toMatch(/NO_EVIDENCE|UNSUPPORTED/);
    expect(out).toContain("missed: invoices stay in SQLite");
    expect(out).toContain("verdict: m is weak on weekly documents and on memories");
  });

  it("gives a model nothing of what the offline one wrote in its place", async () => {
    await using chat = await startScriptedServer([answer("lorem ipsum dolor")]);
    const { folder, env } = homed({
      ...LOG,
      [FILE]: `model: { provider: openai, name: m, baseURL: "${chat.baseURL}" }\n`,
    });
    const { code, out } = await call(model, folder.path, { action: "test" }, { env });
    expect([code, out]).toEqual([1, expect.stringContaining("verdict: the answer of m was of no use: ")]);
    expect(out).toMatch(/^m: fallback\nform: not kept\nweekly document: 0 of 8 things told/);
    expect(out).toContain("memories: 0 of 6 expected, 0 kept in all");
    expect(out).not.toContain("good for");
  });

  it.each([
    ["an echo of the request", (user: string) => user, /verdict: the answer of m was of no use/],
    [
      "all its lines as bullets",
      (user: string) => user.replace(/^[^\p{L}]*(?=\p{L})/gmu, "- "),
      /weekly document: \d of 8 things told, [2-9] told that needed no telling[\s\S]*verdict: m is weak on weekly documents and on memories/,
    ],
  ])("finds no good weekly document in %s", async (_, said, expected) => {
    await using chat = await startScriptedServer(({ body }) => answer(said(String(body.messages?.at(-1)?.content))));
    const { folder, env } = homed({
      ...LOG,
      [FILE]: `model: { provider: openai, name: m, baseURL: "${chat.baseURL}" }\n`,
    });
    expect((await call(model, folder.path, { action: "test" }, { env })).out).toMatch(expected);
  });

  it("ends with 1 where there was no usable answer", async () => {
    const { folder, env } = homed({
      ...LOG,
      [FILE]: 'model: { provider: openai, name: m, baseURL: "http://127.0.0.1:1/v1" }\n',
    });
    const { code, out } = await call(model, folder.path, { action: "test" }, { env });
    expect([code, out]).toEqual([1, expect.stringContaining("verdict: m gave no usable answer")]);
  });
});

describe("a model within reach", () => {
  it("is mentioned in one line by init and doctor, and by no compaction", async () => {
    await using server = await ollama();
    const { folder, env } = homed();
    const near = { loopback: server.loopback, env };
    const line =
      /a language model is within reach: qwen3:8b at ollama and 1 more \(lithify model list\); lithify model use qwen3:8b/;
    expect((await call(init, folder.path, {}, near)).out).toMatch(line);
    expect((await call(doctor, folder.path, {}, near)).out).toMatch(line);
    expect((await call(compact, folder.path, { week: "2026-W15" }, near)).err).not.toMatch(line);
  });
});
