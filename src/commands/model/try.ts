/**
 * `lithify model test [NAME]`: compacts a sample week of ours in a throw-away folder, by the whole way that a real week goes, and
 * says what came back.
 */
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSource } from "../../memory/evidence/source.ts";
import { type Choice, chooseWithin } from "../../model/reach/choose.ts";
import { packageRoot } from "../../package-root.ts";
import { oneLine } from "../../report/printable.ts";
import { namesIn } from "../../store/disk/real-folder.ts";
import { readNamedFile } from "../../store/disk/regular-file.ts";
import type { Config } from "../../workspace/config.ts";
import { DEFAULTS } from "../../workspace/config-defaults.ts";
import { answerIn } from "../../workspace/layers.ts";
import { nameInUse } from "../../workspace/local-model.ts";
import { open } from "../../workspace/opened.ts";
import type { GlobalOptions, Surroundings } from "../../workspace/surroundings.ts";
import { modelsWithin } from "../../workspace/within-reach.ts";
import { openWorkspace } from "../../workspace/workspace.ts";
import { compact } from "../compact.ts";
import { type Tried, triedOf, verdictOn } from "./verdict.ts";

const SAMPLE = join(packageRoot(), "sample");

interface Expected {
  readonly week: string;
  /** Lines as `FILE:LINE`. */
  readonly memories: readonly { readonly name: string; readonly lines: readonly string[] }[];
  /** Words of what a summary of the week must tell. */
  readonly facts: readonly string[];
  /** Words of what it had better leave out. */
  readonly trivia: readonly string[];
}

/** @param name absent for the model in use   @returns 0, 1 where it gave no usable answer, 4 where the budget stopped it */
export async function tryModel(
  name: string | undefined,
  options: GlobalOptions,
  surroundings: Surroundings,
): Promise<number> {
  const { config } = await openWorkspace(options, surroundings);
  const choice =
    name === undefined
      ? undefined
      : chooseWithin(name, name === "extractive" ? [] : await modelsWithin(surroundings, config.model.path));
  const folder = fs.mkdtempSync(join(tmpdir(), "lithify-model-"));
  try {
    return await tryIn(folder, choice, config, options, surroundings);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function tryIn(
  folder: string,
  choice: Choice | undefined,
  config: Config,
  options: GlobalOptions,
  surroundings: Surroundings,
): Promise<number> {
  const expected = JSON.parse(String(readNamedFile(join(SAMPLE, "expected.json"), SAMPLE_BYTES))) as Expected;
  fs.mkdirSync(join(folder, "logs"));
  for (const file of namesIn(join(SAMPLE, "logs")))
    fs.writeFileSync(join(folder, "logs", file), readNamedFile(join(SAMPLE, "logs", file), SAMPLE_BYTES)!);
  fs.writeFileSync(join(folder, "lithify.yaml"), workspaceText(choice, config.model));
  const flags = {
    ...{ workspace: folder, json: true, quiet: true },
    provider: choice?.provider ?? options.provider,
    model: choice?.path ?? (choice?.name || options.model),
    baseUrl: choice?.baseURL || options.baseUrl,
  };
  const printed: string[] = [];
  const inside: Surroundings = {
    ...surroundings,
    // Nothing of this is kept, nor counted: what a trial cost is told by it.
    env: { ...surroundings.env, XDG_STATE_HOME: join(folder, "state") },
    print: (text) => void printed.push(text),
  };
  const began = surroundings.now().getTime();
  const code = await compact({ ...flags, week: expected.week }, inside);
  const seconds = (surroundings.now().getTime() - began) / 1_000;
  const week = (JSON.parse(printed.join("")) as { weeks: TriedWeek[] }).weeks[0]!;
  const document =
    week.weekly === undefined ? "" : String(readNamedFile(join(folder, week.weekly), SAMPLE_BYTES) ?? "");
  const { folder: memories, workspace } = await open(flags, inside);
  const cited = memories.stored.flatMap(({ sources }) => sources.flatMap(linesOf));
  const tried = triedOf(week, document, {
    model: nameInUse(workspace.config.model),
    ...{ seconds, kept: memories.stored.length, facts: expected.facts, trivia: expected.trivia },
    expected: expected.memories.map(({ name, lines }) => ({ name, found: lines.some((line) => cited.includes(line)) })),
  });
  surroundings.print(options.json ? JSON.stringify({ ...tried, verdict: verdictOn(tried) }) : linesFor(tried));
  return code || (tried.because === undefined ? 0 : 1);
}

type TriedWeek = Parameters<typeof triedOf>[0] & { readonly weekly?: string };

const SAMPLE_BYTES = 256 * 1024;

/** The sample is asked about as it would be by default, whatever the user's own file says of other workspaces and models. */
function workspaceText(choice: Choice | undefined, used: Config["model"]): string {
  const isUsed = choice === undefined || (choice.provider === used.provider && choice.name === used.name);
  const window = choice?.contextTokens ?? (isUsed ? used.contextTokens : DEFAULTS.model.contextTokens);
  const answer = used.maxOutputTokens < window ? "" : `, maxOutputTokens: ${answerIn(window, used.maxOutputTokens)}`;
  return [
    "logs: logs\nmemory: memory\nprofiles: [typed]\nlanguage: source\ngit: off\nreview: auto\nprompts: ''\n",
    `model: { contextTokens: ${window}${answer} }\n`,
  ].join("");
}

function linesOf(source: string): string[] {
  const read = readSource(source);
  return read ? Array.from({ length: read.to - read.from + 1 }, (_, i) => `${read.path}:${read.from + i}`) : [];
}

function linesFor(tried: Tried): string {
  const { model, outcome, error, formKept, memories, facts, rejected, seconds, usage } = tried;
  const missed = memories.expected.filter(({ found }) => !found).map(({ name }) => name);
  return [
    `${oneLine(model)}: ${outcome}${error ? `, ${error.code}: ${oneLine(error.message)}` : ""}`,
    `form: ${formKept ? "kept" : "not kept"}`,
    `weekly document: ${facts.told} of ${facts.expected} things told${facts.trivia > 0 ? `, ${facts.trivia} told that needed no telling` : ""}`,
    `memories: ${memories.found} of ${memories.expected.length} expected, ${memories.kept} kept in all`,
    ...missed.map((name) => `  missed: ${name}`),
    `rejected: ${rejected.length}`,
    ...rejected.map(({ code, line, reason }) => `  line ${line}, ${code}: ${oneLine(reason)}`),
    `${seconds.toFixed(1)} s, ${usage.inputTokens} tokens read, ${usage.outputTokens} written`,
    verdictOn(tried),
  ].join("\n");
}
