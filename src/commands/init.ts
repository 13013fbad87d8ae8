/**
 * `lithify init`: makes a workspace that fits the notes it finds, overwrites nothing, and says which model is in use.
 */
import fs from "node:fs";
import { join, resolve } from "node:path";
import { nextTick } from "../daemon/schedule.ts";
import { sessionFoldersOf } from "../daemon/transcript-sources.ts";
import { shellWord, UsageError, unless } from "../errors.ts";
import { modelsOnLoopback } from "../model/reach/loopback.ts";
import { oneLine } from "../report/printable.ts";
import { makeFolder, writeAtomically } from "../store/disk/atomic-file.ts";
import { repositoriesAround } from "../store/git/around.ts";
import { type Config, configJsonSchema } from "../workspace/config.ts";
import { configText, SCHEMA_FILE, settingLines } from "../workspace/fit/config-text.ts";
import { type Found, foundIn, isWithin, type Proposal, proposalOf, TYPED } from "../workspace/fit/found.ts";
import { look } from "../workspace/fit/look.ts";
import { checkPlaces } from "../workspace/places.ts";
import { stateOf } from "../workspace/state.ts";
import type { GlobalOptions, Person, Surroundings } from "../workspace/surroundings.ts";
import { modelToMention } from "../workspace/within-reach.ts";
import { noteOwnFolders } from "../workspace/word/logs.ts";
import { CONFIG_FILE, findRoot, openWorkspace, placeOf, realPlace } from "../workspace/workspace.ts";
import { type WrittenJob, writeCiJob } from "../workspace/write-ci-job.ts";

interface InitOptions extends GlobalOptions {
  readonly dir?: string;
  /** Takes the proposals, and asks nothing. */
  readonly yes?: boolean;
  /** Beside the workspace, a scheduled job that compacts and pushes. */
  readonly ci?: string;
}

export async function init(options: InitOptions, surroundings: Surroundings): Promise<number> {
  const { cwd, env, print, signal, person } = surroundings;
  const root = resolve(cwd, options.dir ?? options.workspace ?? ".");
  const place = root === cwd ? undefined : (options.dir ?? options.workspace);
  const there = place === undefined ? "" : `cd ${shellWord(place)} && `;
  const told = (one: Found): string => foundText(one, proposal).replaceAll(TYPED, there + TYPED);
  const made: string[] = [];
  makeFolder(root);
  // Nothing is written into what another user made, or beside state that is refused.
  const real = await findRoot(root, surroundings);
  const state = await stateOf(real, surroundings);
  const config = join(root, CONFIG_FILE);
  const isNew = !fs.existsSync(config);
  const found = findHere(real, env);
  const proposal = proposalOf(found);
  let taken: Proposal = options.yes ? proposal : {};
  if (isNew) {
    const isAsked = person !== undefined && !options.yes && !options.json && options.ci === undefined;
    const answer = isAsked ? await agreed(proposal, found.map(told), person, surroundings) : taken;
    if (answer === undefined) return 0;
    taken = answer;
    writeAtomically(config, configText(taken));
    made.push(CONFIG_FILE);
  }
  const workspace = await openWorkspace({ ...options, workspace: root }, surroundings);
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
  if (isNew)
    noteOwnFolders(
      state,
      real,
      [logs].flat().map((path) => placeOf(workspace, path, "logs")),
    );
  // Beside the configuration's own first line, an editor completes and checks every key.
  writeAtomically(join(state.folder, SCHEMA_FILE), `${JSON.stringify(configJsonSchema(), null, 2)}\n`);
  if (options.ci !== undefined) {
    nextTick(workspace.config.schedule, workspace.timezone);
    return tellJob(await writeCiJob(options.ci, workspace, surroundings), options, surroundings);
  }
  if (options.json) {
    const [local] = await modelsOnLoopback(surroundings.loopback, signal);
    const listening = local && { baseURL: local.baseURL, model: local.name };
    print(JSON.stringify({ workspace: root, made, model: nameOf(model), local: listening ?? null, found }));
    return 0;
  }
  // A person was told before they were asked.
  if (!isNew || options.yes || person === undefined) for (const one of found) print(told(one));
  print(made.length > 0 ? `made ${made.join(", ")} in ${root}` : `${root} is a workspace already`);
  if (made.includes(CONFIG_FILE) && settingLines(taken).length > 0)
    print(`${CONFIG_FILE} says ${oneLine(settingLines(taken).join("; "))}`);
  const isDecided = isNew && (person !== undefined || options.yes);
  const fitting = isDecided ? [] : wouldFit(proposal, workspace.config, isNew, place);
  for (const line of fitting) print(line);
  print(
    `the model in use is ${nameOf(model)}${model.provider === "extractive" ? ": built in, offline, free" : ` at ${model.baseURL}`}`,
  );
  const mention = model.provider === "extractive" ? await modelToMention(surroundings) : undefined;
  if (mention !== undefined) print(mention);
  if (workspace.config.git === "commit" && repositoriesAround(real).length === 0)
    print("no git repository is around: memories are written, not committed; git init gives them a history");
  print(`next: ${nextStep(workspace.config, found, fitting.length > 0 ? proposal : {}, there)}`);
  return 0;
}

function findHere(root: string, env: NodeJS.ProcessEnv): Found[] {
  const tools = ["claude-code", "codex", "openclaw"] as const;
  const seen = look(
    root,
    tools.map((tool) => [tool, sessionFoldersOf(tool, env)]),
  );
  return foundIn(seen).map((one) => {
    const because = whyRefused(one, root);
    return because === undefined ? one : { ...one, logs: null, memory: null, because };
  });
}

/** A folder that no workspace may have as its logs is never proposed. */
function whyRefused({ logs, memory }: Found, root: string): string | undefined {
  if (logs === null || memory === null) return undefined;
  if (realPlace(join(root, logs)) !== join(root, logs)) return `${logs} is reached through a link`;
  const placed = <Key extends "logs" | "memory">(key: Key, named: string) => {
    const folder = join(root, named);
    return { key, named, folder, real: realPlace(folder) };
  };
  const check = () => void checkPlaces(root, placed("memory", memory), [placed("logs", logs)], false);
  return unless(UsageError, check, ({ message }) => message);
}

/** @param told what was found   @returns what a person takes of the proposals; undefined where they leave */
async function agreed(
  proposal: Proposal,
  told: readonly string[],
  person: Person,
  { print }: Surroundings,
): Promise<Proposal | undefined> {
  const { transcripts, ...notes } = proposal;
  const taken: Proposal[] = [];
  const questions: [Proposal, string][] = [
    [notes, "read these notes as daily logs?"],
    [
      transcripts === undefined ? {} : { transcripts },
      "let lithify watch take down sessions of these agents in this folder?",
    ],
  ];
  for (const one of told) print(one);
  for (const [part, question] of questions) {
    const lines = settingLines(part);
    if (lines.length === 0) continue;
    const key = await person.pressed(
      `${question} ${oneLine(lines.join("; "))}  yes (y, Enter)  no (n)  quit (q) `,
      KEYS,
    );
    if (key === "q") {
      print("nothing was written");
      return undefined;
    }
    if (key !== "n") taken.push(part);
  }
  return Object.assign({}, ...taken) as Proposal;
}

const KEYS = ["y", "\r", "\n", "n", "q"] as const;

const TOLD_AS: Readonly<Record<Found["kind"], string>> = {
  obsidian: "Obsidian's daily notes",
  logseq: "Logseq's journals",
  openclaw: "OpenClaw's daily notes",
  dated: "dated notes",
  "claude-code": "Claude Code",
  codex: "Codex",
};

const NOT_PROPOSED = "not proposed, add the folder to logs: where it is to be read too";

function foundText({ kind, transcripts, logs, count, because }: Found, proposal: Proposal): string {
  if (transcripts !== undefined) return `found session files of ${transcripts} on this machine: ${count}`;
  const place = logs === null ? "" : ` in ${oneLine(logs)}/`;
  const isProposed = logs === null || isWithin(logs, [proposal.logs ?? "logs"].flat());
  const notes = [...(because === undefined ? [] : [oneLine(because)]), ...(isProposed ? [] : [NOT_PROPOSED])];
  return [`found ${TOLD_AS[kind]}${place}: ${count}`, ...notes].join("; ");
}

/** What to change where the configuration does not read what was found, and nobody decided so just now. */
function wouldFit(proposal: Proposal, config: Config, isNew: boolean, place: string | undefined): string[] {
  const lines = settingLines(proposal).map(oneLine);
  const isRead = [proposal.logs ?? []].flat().every((folder) => isWithin(folder, [config.logs].flat()));
  if (lines.length === 0 || (!isNew && isRead)) return [];
  const again =
    place === undefined
      ? `rm ${CONFIG_FILE} && lithify init --yes`
      : `rm ${shellWord(join(place, CONFIG_FILE))} && lithify init --yes ${shellWord(place)}`;
  return [
    isNew
      ? `these lines in ${CONFIG_FILE} fit it to what was found:`
      : `${CONFIG_FILE} stays as it is; these lines would fit it to what was found:`,
    ...lines.map((line) => `  ${line}`),
    ...(isNew ? [`or have them written: ${again}`] : []),
  ];
}

/**
 * @param shown what the lines say that were shown, which would fit the configuration to what stands here
 * @param there how what is typed in the workspace begins
 */
function nextStep({ logs, transcripts }: Config, found: readonly Found[], shown: Proposal, there: string): string {
  const compact = `run ${there}lithify compact`;
  const folders = [logs].flat();
  if (found.some((one) => one.logs !== null && one.count > 0 && isWithin(one.logs, folders))) return compact;
  if (shown.logs !== undefined) return `let ${CONFIG_FILE} say so, then ${compact}`;
  if (found.some(({ because }) => because !== undefined))
    return `let lithify read what was found, as said beside it, then ${compact}`;
  const watch = `run ${there}lithify watch, which makes daily logs of the sessions here`;
  if (shown.transcripts !== undefined) return `let ${CONFIG_FILE} say so, then ${watch}`;
  const first = oneLine(folders[0] ?? "");
  const own = `put daily logs into ${first}/, such as ${first}/2026-04-08.md, then ${compact}`;
  return transcripts.length === 0 ? own : `${watch}; or ${own}`;
}

function tellJob({ file, made, next }: WrittenJob, { json }: InitOptions, { print, tell }: Surroundings): number {
  if (json) print(JSON.stringify({ made: made ? [file] : [], file, next }));
  else if (made) print([`made ${file}`, ...next.map((step) => `next: ${step}`)].join("\n"));
  else tell(`${file} stands there and is left as it is: move it away to have it written anew`);
  return 0;
}

const nameOf = ({ provider, name }: Config["model"]): string => (provider === "extractive" ? provider : name);
