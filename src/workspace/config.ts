/**
 * Every option lithify has: its default, its unit, its reason. The README's table and the editors' JSON schema are
 * printed from here, and every fault of a file is told at once.
 */
import { isAbsolute } from "node:path";
import { z } from "zod";
import { isZone } from "../calendar/week.ts";
import { shownKey } from "../document/shown-key.ts";
import { tried } from "../errors.ts";
import { PRESET_NAMES, presetOf } from "../model/presets.ts";
import { LEAST_WINDOW_TOKENS } from "../model/small.ts";
import { nearest } from "../nearest.ts";

const folder = z.string().min(1);
const count = z.number().int().min(0);

/** It is written into job files, where any other sign could be a shell's: the rest is node-cron's to tell. */
const CRON_FIELD = "(?:[\\d*,/?#-]|[A-Za-z]{1,9}(?![A-Za-z]))+";
const CRON = new RegExp(`^[ \\t]*(?:${CRON_FIELD}[ \\t]+){4,5}${CRON_FIELD}[ \\t]*$`);

/** Largest number of each field, from the seconds on; node-cron fills a list from one to the other, however far that is. */
const CRON_MOST = [59, 59, 23, 31, 12, 7];

function fitsCron(text: string): boolean {
  const fields = text.trim().split(/[ \t]+/);
  return fields.every((field, i) => {
    const most = CRON_MOST[CRON_MOST.length - fields.length + i]!;
    return [...field.matchAll(/(\/?)(\d+)/g)].every(([, step, number]) =>
      step ? Number(number) >= 1 && Number(number) <= 59 : Number(number) <= most,
    );
  });
}

const isLanguage = (tag: string): boolean =>
  tag === "source" || tried(() => Intl.getCanonicalLocales(tag).length === 1, false);

const transcript = z.union(
  [
    z.enum(["claude-code", "codex", "openclaw"]),
    z.strictObject({
      path: folder.describe("folder of session files"),
      format: z.enum(["claude-code", "codex", "openclaw"]).optional().describe("found from the file when absent"),
      quietMinutes: count.default(30).describe("minutes without a new line before a session is read"),
      newCharacters: count.default(20_000).describe("characters of new conversation after which it is read at once"),
    }),
  ],
  "claude-code, codex, openclaw, or { path, format, quietMinutes, newCharacters }",
);

const section = <T extends z.ZodRawShape>(shape: T) => z.strictObject(shape).prefault({} as never);

/** Options of a kind, each with its default and what it is for. */
const flag = (usual: boolean, about: string) => z.boolean().default(usual).describe(about);
const text = (about: string) => z.string().default("").describe(about);
const texts = (about: string) => z.array(z.string().min(1)).default([]).describe(about);
const oneOf = <const T extends readonly string[]>(among: T, usual: T[number], about: string) =>
  z
    .enum(among)
    .default(usual as never)
    .describe(about);
const number = (least: number, usual: number, about: string, most?: number) =>
  (most === undefined ? z.number().min(least) : z.number().min(least).max(most)).default(usual).describe(about);
const whole = (least: number, usual: number, about: string, most?: number) =>
  (most === undefined ? z.number().int().min(least) : z.number().int().min(least).max(most))
    .default(usual)
    .describe(about);

const configSchema = z.strictObject({
  logs: z
    .union([folder, z.array(folder).min(1)], "a folder, or a list of folders")
    .default("logs")
    .describe("folder of daily logs, or a list of folders"),
  memory: folder.default("memory").describe("folder of memories, tracked by git"),
  timezone: z
    .string()
    .refine((zone) => zone === "system" || isZone(zone), "an IANA time zone such as Europe/Berlin, or system")
    .default("system")
    .describe("decides when a day is over"),
  language: z
    .string()
    .refine(isLanguage, "source, or a BCP 47 tag such as en or pt-BR")
    .default("source")
    .describe(
      "language of memories and captured records, not of a document's bullets; source keeps the log's own, so that evidence and claim can be compared",
    ),
  closes: oneOf(
    ["auto", "day", "week"],
    "auto",
    "when a day's log may be compacted; auto: day with the extractive model (free), week with a paid one",
  ),
  graceHours: number(0, 3, "hours after midnight in which yesterday's log may still grow", 168),
  schedule: z
    .string()
    .regex(CRON, "five or six fields of numbers, names, * , - / and #, such as 30 3 * * *")
    .refine(fitsCron, "a number in it is larger than its field's: minutes to 59, hours to 23, days to 31, months to 12")
    .default("30 3 * * *")
    .describe("node-cron expression: the preferred time; what is due decides"),
  watch: section({
    quietSeconds: number(0, 30, "seconds a log must lie still before it is looked at"),
    poll: oneOf(["auto", "always", "never"], "auto", "polling instead of events; auto: where events fail"),
  }),
  profiles: z
    .array(z.enum(["typed", "activity", "knowledge", "precision"]))
    .min(1)
    .default(["typed"])
    .describe("which memories to keep of a week; activity is for captured sessions and adds none"),
  precision: section({
    keepFrom: whole(1, 5, "least importance that is kept", 10),
    actors: texts("names that are never the subject of a claim"),
  }),
  transcripts: z.array(transcript).default([]).describe("agent sessions that become daily logs"),
  prompts: text("folder whose files replace lithify's prompts by name; those in small/ for small models"),
  extractive: section({
    keep: oneOf(
      ["sure", "likely"],
      "sure",
      "what the offline model keeps: what is marked or said outright; likely: what it would propose too",
    ),
  }),
  levels: section({
    monthly: flag(true, "make a document of each month from those of its weeks"),
    yearly: flag(true, "make a document of each year from those of its months"),
    wisdom: flag(true, "keep the few rules that proved themselves again and again in WISDOM.md"),
  }),
  model: section({
    provider: oneOf(
      ["extractive", "local", "openai", ...PRESET_NAMES],
      "extractive",
      "extractive is offline; local runs a GGUF file; openai speaks to the server at baseURL, the others to one that they name",
    ),
    name: text("the server's name of the model"),
    path: text("GGUF file of the local provider; the user's own config only"),
    baseURL: text("where the server is, up to /v1"),
    apiKeyFile: text("file with the key, mode 0600; the user's own config only"),
    contextTokens: whole(LEAST_WINDOW_TOKENS, 128_000, "window of the model; a larger week is split"),
    maxOutputTokens: whole(
      256,
      4_096,
      "room for an answer: a weekly document and ten memories; where it is not set, at most half of contextTokens",
    ),
    timeoutSeconds: number(1, 300, "silence after which a request has failed", 3_600),
    concurrency: whole(1, 1, "weeks asked at once", 16),
    secondLook: flag(true, "ask once more, in one short request, about memories that lacked one figure or quote"),
    price: section({
      inputPerMTok: number(0, 0, "USD for a million tokens read"),
      cachedInputPerMTok: z
        .number()
        .min(0)
        .nullable()
        .default(null)
        .describe("USD for a million tokens read from the server's cache; null: as inputPerMTok"),
      outputPerMTok: number(0, 0, "USD for a million tokens written"),
    }),
  }),
  budget: section({
    runTokens: whole(0, 0, "tokens one run may use; 0: no limit"),
    dayTokens: whole(0, 2_000_000, "tokens a day may use, failed attempts included; 0: no limit"),
    monthUsd: number(0, 0, "USD a month may cost; needs model.price; 0: no limit"),
  }),
  review: oneOf(["auto", "inbox"], "auto", "inbox: every change waits for a person"),
  mcp: section({
    remember: oneOf(
      ["inbox", "keep"],
      "inbox",
      "what agents tell through MCP waits for a person; keep: it is kept like any line of a log",
    ),
  }),
  context: section({ budgetCharacters: whole(1, 8_000, "characters that `lithify context` may print") }),
  search: section({
    embeddings: text(
      "name of an embeddings model at the model's server, asked beside the words; not measured with a real one, and not advised; the user's own config only",
    ),
  }),
  git: oneOf(["commit", "off"], "commit", "commit what a run wrote, or leave that to you"),
  defaultWorkspace: z
    .string()
    .refine((path) => path === "" || isAbsolute(path) || path.startsWith("~/"), "an absolute path, or one from ~/")
    .default("")
    .describe(
      "which workspace an agent's session reads that is in none, and `context`, `search`, `list` and `show` outside of any; the user's own config only",
    ),
  memoryShared: flag(false, "let this workspace write into another one's memory folder, with weeks of its own"),
  commitOn: z
    .string()
    .min(1)
    .default("default")
    .describe("branch on which the daemon commits: the repository's default, any, or a name"),
  redact: section({ allow: texts("texts that look like secrets and are none") }),
});

export type Config = z.output<typeof configSchema>;

/** One fault of a configuration file: `model.provder`, what was found, what is allowed. */
export interface ConfigFault {
  readonly key: string;
  readonly message: string;
}

/**
 * Reads a configuration that YAML has already turned into values.
 * @returns the configuration with every default filled in, or every fault at once
 */
export function readConfig(values: unknown): { config: Config } | { faults: ConfigFault[] } {
  const read = readShape(configSchema, values);
  return "faults" in read ? read : { config: read.values };
}

/** @returns values of a shape with every default filled in, or every fault at once */
export function readShape<T extends z.ZodType>(
  schema: T,
  values: unknown,
): { values: z.output<T> } | { faults: ConfigFault[] } {
  const parsed = schema.safeParse(values ?? {}, { reportInput: true });
  if (parsed.success) return { values: parsed.data };
  const example = schema.parse({}) as Record<string, unknown>;
  return { faults: parsed.error.issues.flatMap((issue) => told(issue, example)) };
}

/**
 * What no key says wrong alone. Asked of all that is configured: a limit and its price may stand in two files.
 * @param values of any kind elsewhere: other faults hide none of these, but a fault of these keys themselves does
 */
export function faultsTogether(values: Readonly<Record<string, unknown>>): ConfigFault[] {
  const [asked, of] = [values.budget, values.model].map((section) => (section ?? {}) as Record<string, unknown>);
  const keys = (section: Record<string, unknown>, ...names: string[]): Record<string, unknown> =>
    Object.fromEntries(names.flatMap((name) => (section[name] === undefined ? [] : [[name, section[name]]])));
  const read = readConfig({
    budget: keys(asked!, "monthUsd"),
    model: keys(of!, "price", "maxOutputTokens", "contextTokens"),
  });
  if ("faults" in read) return [];
  const { budget, model } = read.config;
  const faults: ConfigFault[] = [];
  if (budget.monthUsd > 0 && model.price.inputPerMTok + model.price.outputPerMTok === 0)
    faults.push({
      key: "budget.monthUsd",
      message: "a limit in USD needs model.price: set model.price.inputPerMTok and outputPerMTok",
    });
  if (model.maxOutputTokens >= model.contextTokens)
    faults.push({
      key: "model.maxOutputTokens",
      message: `${model.maxOutputTokens} leaves nothing of model.contextTokens (${model.contextTokens}) for the logs`,
    });
  return faults;
}

/**
 * Where the workspace's own file says more than a cloned repository may: contract §5. `faults` name the key. Values may be
 * of any kind: a file with other faults is told of these too.
 */
export function refusedInWorkspace(values: Readonly<Record<string, unknown>>): ConfigFault[] {
  const faults: ConfigFault[] = [];
  const model = (values.model ?? {}) as Readonly<Record<string, unknown>>;
  const baseURL = textOf(model.baseURL);
  const where =
    "belongs in your own config, the environment or a flag, so that a cloned repository cannot send logs elsewhere";
  if (textOf(model.path)) faults.push({ key: "model.path", message: `a model's file ${where}` });
  if (textOf(values.defaultWorkspace))
    faults.push({ key: "defaultWorkspace", message: "which workspace agents read belongs in your own config" });
  if (textOf(((values.search ?? {}) as Readonly<Record<string, unknown>>).embeddings))
    faults.push({
      key: "search.embeddings",
      message: "what a search sends to a server, and what it may cost, belongs in your own config",
    });
  if (textOf(model.apiKeyFile)) faults.push({ key: "model.apiKeyFile", message: `a path to a key ${where}` });
  if (baseURL && !isLoopback(baseURL))
    faults.push({ key: "model.baseURL", message: `an endpoint that is not on this machine ${where}` });
  for (const key of ["logs", "memory", "prompts"])
    for (const path of [values[key]].flat())
      if (leaves(textOf(path)))
        faults.push({ key, message: `a path outside the workspace (${JSON.stringify(path)}) ${where}` });
  for (const { path } of [values.transcripts].flat().filter(isFolderOfSessions))
    if (leaves(path))
      faults.push({ key: "transcripts", message: `a path outside the workspace (${JSON.stringify(path)}) ${where}` });
  if (!baseURL && leadsAway(model.provider))
    faults.push({ key: "model.provider", message: `${model.provider} without a loopback model.baseURL ${where}` });
  return faults;
}

/** Whether a provider, chosen without an address beside it, may send logs to another machine. */
const leadsAway = (provider: unknown): boolean => {
  const preset = presetOf(provider);
  return provider === "openai" || (preset !== undefined && !isLoopback(preset.baseURL));
};

/** The tools' own folders are no path of the repository's choosing. */
const isFolderOfSessions = (named: unknown): named is { path: string } =>
  named !== null && typeof named === "object" && "path" in named && typeof named.path === "string";

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** Whether a path, taken from the workspace, would leave it. Links are looked at when it is opened. */
const leaves = (path: string): boolean =>
  /^([/\\~]|[A-Za-z]:)/.test(path) ||
  path
    .split(/[/\\]/)
    .reduce(
      (depth, part) =>
        depth < 0 ? depth : part === ".." ? depth - 1 : part === "." || part === "" ? depth : depth + 1,
      0,
    ) < 0;

/** Whether a URL stays on this machine. */
export function isLoopback(url: string): boolean {
  const { hostname, protocol } = URL.parse(url) ?? { hostname: "", protocol: "" };
  return (
    /^https?:$/.test(protocol) &&
    (hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname))
  );
}

function told(issue: z.core.$ZodIssue, example: Record<string, unknown>): ConfigFault[] {
  const at = issue.path.map(String).join(".");
  if (issue.code === "unrecognized_keys") {
    const known = keysAt(issue.path, example);
    return issue.keys.map((key) => {
      const guess = nearest(key, known);
      return {
        key: at ? `${at}.${shownKey(key)}` : shownKey(key),
        message: guess
          ? `no such key; did you mean ${at ? `${at}.` : ""}${guess}?`
          : `no such key${known.length > 0 ? `; known here: ${known.join(", ")}` : ""}`,
      };
    });
  }
  const found = issue.input === undefined ? "" : `, found ${JSON.stringify(issue.input)?.slice(0, 80)}`;
  const allowed = allowedBy(issue, example);
  const guess =
    issue.code === "invalid_value" && typeof issue.input === "string"
      ? nearest(issue.input, issue.values.map(String))
      : undefined;
  return [{ key: at || "(the file)", message: `${allowed}${found}${guess ? `; did you mean ${guess}?` : ""}` }];
}

/** In words for whoever wrote the file, who need not know what a type is. */
function allowedBy(issue: z.core.$ZodIssue, shape: Record<string, unknown>): string {
  if (issue.code === "invalid_value") return `one of ${issue.values.join(", ")}`;
  if (issue.code === "too_small" && issue.origin === "array") return "expected at least one entry";
  if (issue.code === "too_small" && issue.origin !== "string") return `expected ${issue.minimum} or more`;
  if (issue.code === "too_big" && issue.origin !== "string") return `expected ${issue.maximum} or less`;
  if (issue.code === "too_small") return "expected a text that is not empty";
  if (issue.code !== "invalid_type") return lowerFirst(issue.message.replace(/^Invalid input: /, ""));
  const key = String(issue.path.findLast((part) => typeof part === "string") ?? "");
  if (issue.expected === "array") {
    const one = ["string", "number"].includes(typeof issue.input) ? `${key}: [${issue.input}]` : `${key}: []`;
    return `expected a list, e.g. ${one}`;
  }
  if (issue.expected === "object") {
    const [first] = keysAt(issue.path, shape);
    const example = key === "" ? `${first}: …` : `${key}: { ${first}: … }`;
    return `expected keys of its own${first === undefined ? "" : `, e.g. ${example}`}`;
  }
  return `expected ${NAMES_OF_TYPES[issue.expected] ?? issue.expected}`;
}

const NAMES_OF_TYPES: Readonly<Record<string, string>> = {
  number: "a number",
  int: "a whole number",
  string: "a text",
  boolean: "true or false",
};

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The keys allowed at a place of a shape, of which an example with every default is given. */
function keysAt(path: readonly PropertyKey[], example: Record<string, unknown>): string[] {
  let at = example;
  for (const key of path) at = (at[String(key)] ?? {}) as Record<string, unknown>;
  return Object.keys(at);
}

/** The configuration of an empty file. */
export const defaults = (): Config => configSchema.parse({});
const exampleShape = (): Record<string, unknown> => defaults() as unknown as Record<string, unknown>;

/** For editors: `# yaml-language-server: $schema=…`. */
export const configJsonSchema = (): unknown => z.toJSONSchema(configSchema, { io: "input", unrepresentable: "any" });

/** One row of the README's table. */
export interface OptionRow {
  readonly key: string;
  readonly default: string;
  readonly about: string;
}

/** Every option with its default and reason, in the order of the file. */
export function optionRows(): OptionRow[] {
  type Node = { properties?: Record<string, Node>; description?: string };
  const rows: OptionRow[] = [];
  const walk = (node: Node, values: Record<string, unknown>, prefix: string): void => {
    for (const [name, child] of Object.entries(node.properties ?? {})) {
      const value = values[name];
      if (child.properties) walk(child, value as Record<string, unknown>, `${prefix}${name}.`);
      else rows.push({ key: `${prefix}${name}`, default: JSON.stringify(value), about: child.description ?? "" });
    }
  };
  walk(configJsonSchema() as Node, exampleShape(), "");
  return rows;
}
