import { describe, expect, it } from "vitest";
import {
  configJsonSchema,
  defaults,
  faultsTogether,
  isLoopback,
  optionRows,
  readConfig,
  refusedInWorkspace,
} from "../../src/workspace/config.ts";
import { DEFAULTS } from "../../src/workspace/config-defaults.ts";

const faults = (values: unknown): string[] => {
  const read = readConfig(values);
  return "faults" in read ? read.faults.map(({ key, message }) => `${key}: ${message}`) : [];
};
const refused = (values: Readonly<Record<string, unknown>>): string[] =>
  refusedInWorkspace(values).map(({ key }) => key);

describe("the configuration", () => {
  it("of an empty file has the defaults of the contract", () => {
    expect(DEFAULTS).toEqual(defaults());
    expect(defaults()).toEqual({
      ...{ logs: "logs", memory: "memory", timezone: "system", language: "source", closes: "auto", graceHours: 3 },
      ...{ schedule: "30 3 * * *", watch: { quietSeconds: 30, poll: "auto" }, profiles: ["typed"] },
      ...{ precision: { keepFrom: 5, actors: [] }, transcripts: [], prompts: "" },
      extractive: { keep: "sure" },
      levels: { monthly: true, yearly: true, wisdom: true },
      ...{ context: { budgetCharacters: 8_000 }, search: { embeddings: "" } },
      model: {
        ...{ provider: "extractive", name: "", path: "", baseURL: "", apiKeyFile: "" },
        ...{ contextTokens: 128_000, maxOutputTokens: 4_096, timeoutSeconds: 300, concurrency: 1, secondLook: true },
        price: { inputPerMTok: 0, cachedInputPerMTok: null, outputPerMTok: 0 },
      },
      budget: { runTokens: 0, dayTokens: 2_000_000, monthUsd: 0 },
      ...{ review: "auto", mcp: { remember: "inbox" }, git: "commit", defaultWorkspace: "", memoryShared: false },
      ...{ commitOn: "default", redact: { allow: [] } },
    });
    expect(readConfig(null)).toEqual({ config: defaults() });
  });

  it("tells every fault at once: the key, what was found, what is allowed, the nearest key", () => {
    expect(
      faults({
        graceHour: 2,
        closes: "dai",
        timezone: "Europe/Belrin",
        language: "not a tag",
        profiles: [],
        model: { provder: "openai", contextTokens: "many", price: { inputPerMtok: 1 }, concurrency: 0 },
        budget: { runTokens: -1 },
        watch: 3,
        zzz: 1,
      }),
    ).toEqual([
      'timezone: an IANA time zone such as Europe/Berlin, or system, found "Europe/Belrin"',
      'language: source, or a BCP 47 tag such as en or pt-BR, found "not a tag"',
      'closes: one of auto, day, week, found "dai"; did you mean day?',
      "watch: expected keys of its own, e.g. watch: { quietSeconds: … }, found 3",
      "profiles: expected at least one entry, found []",
      'model.contextTokens: expected a number, found "many"',
      "model.concurrency: expected 1 or more, found 0",
      "model.price.inputPerMtok: no such key; did you mean model.price.inputPerMTok?",
      "model.provder: no such key; did you mean model.provider?",
      "budget.runTokens: expected 0 or more, found -1",
      "graceHour: no such key; did you mean graceHours?",
      expect.stringMatching(/^zzz: no such key; known here: logs, memory, timezone/),
    ]);
  });

  it.each([
    ["a file that is no mapping", ["logs"], /^\(the file\): .*keys of its own, e\.g\. logs: …/],
    ["an offset for a zone, which has no summer", { timezone: "+02:00" }, /^timezone: an IANA/],
    ["an empty folder", { memory: "" }, /^memory: /],
    ["an empty list of folders", { logs: [] }, /^logs: /],
    ["a fraction of a token", { budget: { runTokens: 1.5 } }, /^budget\.runTokens: /],
    [
      "a name for a list",
      { profiles: "knowledge" },
      /^profiles: expected a list, e\.g\. profiles: \[knowledge\], found/,
    ],
    [
      "a name for a list of names",
      { precision: { actors: "Ops" } },
      /^precision\.actors: expected a list, e\.g\. actors: \[Ops\]/,
    ],
    ["half a number", { precision: { keepFrom: 5.5 } }, /^precision\.keepFrom: expected a whole number, found 5\.5/],
    ["too much", { precision: { keepFrom: 11 } }, /^precision\.keepFrom: expected 10 or less, found 11/],
    ["nothing", { memory: "" }, /^memory: expected a text that is not empty, found ""/],
    ["a number for a folder", { logs: 3 }, /^logs: a folder, or a list of folders, found 3/],
    [
      "a transcript of an unknown format",
      { transcripts: ["cursor"] },
      /^transcripts\.0: claude-code, codex.*found "cursor"/,
    ],
    ["a transcript without its folder", { transcripts: [{ format: "codex" }] }, /^transcripts\.0: .*or \{ path,/],
  ])("refuses %s", (_, values, fault) => {
    expect(faults(values)).toEqual([expect.stringMatching(fault)]);
  });

  it.each([
    [{ transcripts: ["claude-code", { path: "sessions" }] }],
    [{ logs: ["logs", "notes"] }],
    [{ timezone: "Pacific/Auckland", language: "pt-BR" }],
    [{ model: { price: { inputPerMTok: 0.15 } } }],
  ])("takes %j", (values) => expect(faults(values)).toEqual([]));

  it("wants a price where there is a limit in USD, in whichever file it stands", () => {
    const keys = (values: unknown) => {
      const read = readConfig(values);
      return "config" in read ? faultsTogether(read.config).map(({ key }) => key) : ["unreadable"];
    };
    expect(keys({ budget: { monthUsd: 5 } })).toEqual(["budget.monthUsd"]);
    expect(keys({ budget: { monthUsd: 5 }, model: { price: { outputPerMTok: 1 } } })).toEqual([]);
    expect(keys({})).toEqual([]);
  });
});

describe("what the workspace's own file may say", () => {
  it.each<[Readonly<Record<string, unknown>>, string[]]>([
    [{ model: { provider: "openai", baseURL: "http://localhost:11434/v1", name: "x" } }, []],
    [{ model: { provider: "openai", baseURL: "http://[::1]:8080/v1" } }, []],
    [{ model: { provider: "openai" } }, ["model.provider"]],
    [{ model: { baseURL: "https://evil.example/v1" } }, ["model.baseURL"]],
    [{ model: { provider: "openai", baseURL: "http://127.0.0.1.evil.example/v1" } }, ["model.baseURL"]],
    [{ model: { apiKeyFile: "key" } }, ["model.apiKeyFile"]],
    [{ logs: "/var/log" }, ["logs"]],
    [{ logs: ["logs", "../other", "a/../../b"] }, ["logs", "logs"]],
    [{ memory: "~/memory" }, ["memory"]],
    [{ memory: "C:\\memory" }, ["memory"]],
    [{ prompts: "..\\prompts" }, ["prompts"]],
    [{ logs: "a/../logs", memory: "./memory", prompts: "x..y/..z" }, []],
    [
      { model: { baseURL: "https://evil.example" }, memory: "..", logs: [3], prompts: null },
      ["model.baseURL", "memory"],
    ],
    [{ model: "openai" }, []],
    [{ model: null }, []],
  ])("%j: refused are %j", (values, keys) => expect(refused(values)).toEqual(keys));

  it.each([
    ["http://localhost:1", true],
    ["http://127.1/v1", true],
    ["https://127.255.0.9", true],
    ["http://[::1]", true],
    ["http://localhost.evil.example", false],
    ["http://evil.example#localhost", false],
    ["http://localhost@evil.example", false],
    ["http://127.0.0.1@evil.example", false],
    ["http://0.0.0.0", false],
    ["ftp://localhost", false],
    ["localhost:11434", false],
    ["", false],
  ])("takes %j for this machine: %s", (url, loopback) => expect(isLoopback(url)).toBe(loopback));
});

describe("what is printed from the configuration", () => {
  const keysOf = (value: unknown, prefix = ""): string[] =>
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? Object.entries(value).flatMap(([key, child]) => keysOf(child, prefix === "" ? key : `${prefix}.${key}`))
      : [prefix];

  it("has every key, with its default and its reason", () => {
    const rows = optionRows();
    expect(rows.map(({ key }) => key)).toEqual(keysOf(defaults()));
    for (const { key, about } of rows) expect(about.length, key).toBeGreaterThan(10);
    expect(rows.find(({ key }) => key === "schedule")?.default).toBe('"30 3 * * *"');
  });

  it("has every key in the editors' schema, none required, none beside them", () => {
    type Node = { properties?: Record<string, Node>; additionalProperties?: boolean; required?: string[] };
    const keys: string[] = [];
    const walk = (node: Node, prefix: string): void => {
      expect([node.additionalProperties, node.required ?? []], prefix).toEqual([false, []]);
      for (const [name, child] of Object.entries(node.properties ?? {}))
        if (child.properties) walk(child, `${prefix}${name}.`);
        else keys.push(`${prefix}${name}`);
    };
    walk(configJsonSchema() as Node, "");
    expect(keys).toEqual(keysOf(defaults()));
  });
});
