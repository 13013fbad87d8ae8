/**
 * `lithify init`: makes a workspace, overwrites nothing, and says which model is in use.
 */
import fs from "node:fs";
import { join, resolve } from "node:path";
import { makeFolder, writeAtomically } from "../store/disk/atomic-file.ts";
import { type Config, configJsonSchema, type OptionRow, optionRows } from "../workspace/config.ts";
import { stateOf } from "../workspace/state.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import { CONFIG_FILE, findRoot, openWorkspace, placeOf } from "../workspace/workspace.ts";

export interface InitOptions extends GlobalOptions {
  readonly dir?: string;
}

/** Where local servers usually listen: Ollama, LM Studio, llama.cpp, vLLM. */
const LOCAL_SERVERS = [
  "http://127.0.0.1:11434/v1",
  "http://127.0.0.1:1234/v1",
  "http://127.0.0.1:8080/v1",
  "http://127.0.0.1:8000/v1",
];
/** A server on this machine answers at once, or is not there. */
const PROBE_MS = 400;

export async function init(options: InitOptions, surroundings: Surroundings): Promise<number> {
  const { cwd, env, print, signal } = surroundings;
  const root = resolve(cwd, options.dir ?? options.workspace ?? ".");
  const made: string[] = [];
  makeFolder(root);
  // Nothing is written into what another user made, or beside state that is refused.
  const real = await findRoot(cwd, root, { environment: env, signal });
  const state = await stateOf(real, surroundings);
  const config = join(root, CONFIG_FILE);
  if (!fs.existsSync(config)) {
    writeAtomically(config, configText());
    made.push(CONFIG_FILE);
  }
  const workspace = await openWorkspace(root, { ...options, workspace: root }, env, signal);
  const { logs, memory, model } = workspace.config;
  const folders = [...[logs].flat().map((path) => ["logs", path] as const), ["memory", memory] as const];
  for (const [key, path] of folders) {
    const folder = placeOf(workspace, path, key);
    if (fs.existsSync(folder)) continue;
    makeFolder(folder);
    made.push(`${path.replace(/\/$/, "")}/`);
  }
  if (!fs.existsSync(join(root, ".lithify"))) made.push(".lithify/");
  state.open();
  // Beside the configuration's own first line, an editor completes and checks every key.
  writeAtomically(join(state.folder, SCHEMA_FILE), `${JSON.stringify(configJsonSchema(), null, 2)}\n`);
  const local = await localServer(env.LITHIFY_LOCAL_SERVERS?.split(",") ?? LOCAL_SERVERS);
  if (options.json) {
    print(JSON.stringify({ workspace: root, made, model: nameOf(model), local: local ?? null }));
    return 0;
  }
  print(made.length > 0 ? `made ${made.join(", ")} in ${root}` : `${root} is a workspace already`);
  print(
    `the model in use is ${nameOf(model)}${model.provider === "extractive" ? ": built in, offline, free" : ` at ${model.baseURL}`}`,
  );
  if (local && model.provider === "extractive")
    print(
      `a server on this machine answers; these lines in ${CONFIG_FILE} would use it:\n\nmodel:\n  provider: openai\n  name: ${JSON.stringify(local.model)}\n  baseURL: ${local.baseURL}\n`,
    );
  const [folder] = [logs].flat();
  print(`next: put daily logs into ${folder}/, such as ${folder}/2026-04-08.md, then run lithify compact`);
  return 0;
}

const nameOf = ({ provider, name }: Config["model"]): string => (provider === "extractive" ? provider : name);

const SCHEMA_FILE = "lithify.schema.json";

/** Every option, commented out, with its default and reason. */
function configText(): string {
  const lines = [
    `# yaml-language-server: $schema=.lithify/${SCHEMA_FILE}`,
    "# lithify: every option with its default. Uncomment a line to change it.",
  ];
  const open: string[] = [];
  for (const row of optionRows()) {
    const path = row.key.split(".");
    for (const [depth, name] of path.slice(0, -1).entries()) {
      if (open[depth] === name) continue;
      open.length = depth;
      open.push(name);
      lines.push(`# ${"  ".repeat(depth)}${name}:`);
    }
    open.length = Math.min(open.length, path.length - 1);
    lines.push(optionLine(row, path.length - 1));
  }
  return `${lines.join("\n")}\n`;
}

function optionLine({ key, default: value, about }: OptionRow, depth: number): string {
  // A value in JSON is the same value in YAML.
  const line = `# ${"  ".repeat(depth)}${key.slice(key.lastIndexOf(".") + 1)}: ${value}`;
  return about === "" ? line : `${line.padEnd(34)} # ${about}`;
}

/** The first of some addresses that answers `/models`, with the first model it has. */
async function localServer(addresses: readonly string[]): Promise<{ baseURL: string; model: string } | undefined> {
  const asked = addresses.map(async (baseURL) => {
    const response = await fetch(`${baseURL}/models`, { signal: AbortSignal.timeout(PROBE_MS), redirect: "error" });
    const { data } = (await response.json()) as { data?: { id?: unknown }[] };
    const model = data?.find(({ id }) => typeof id === "string")?.id;
    if (!response.ok || typeof model !== "string") throw new Error("no models there");
    return { baseURL, model };
  });
  const answers = await Promise.allSettled(asked);
  return answers.find((answer) => answer.status === "fulfilled")?.value;
}
