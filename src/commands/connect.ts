/**
 * `lithify connect [AGENT...]`: lets coding agents read this memory. It shows every byte it would write, writes nothing else, and
 * takes out again what is its own.
 */
import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import type { Agent } from "../connect/agent.ts";
import { AGENTS } from "../connect/agents.ts";
import { FROM_PROJECT } from "../connect/call.ts";
import { reader, write } from "../connect/files.ts";
import type { Placed } from "../connect/piece.ts";
import { homeFolders, type Level, type Place } from "../connect/place.ts";
import {
  agentState,
  type FileChange,
  type Plan,
  pathIn,
  piecesOf,
  piecesToRemove,
  planConnect,
  planRemoval,
  stateOf,
} from "../connect/plan.ts";
import { forgetMade, forgetPaths, notePaths, pathsPut } from "../connect/record.ts";
import { redactText } from "../daily/redact.ts";
import { type Fault, LithifyError, only } from "../errors.ts";
import { oneOf } from "../nearest.ts";
import { packageRoot } from "../package-root.ts";
import { planDiff } from "../report/diff.ts";
import { oneLine } from "../report/printable.ts";
import { defaultFault, sessionWorkspace } from "../workspace/session-workspace.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import { userConfigPath } from "../workspace/user-folders.ts";
import { findRoot, openWorkspace, placeOf, realPlace } from "../workspace/workspace.ts";

interface ConnectOptions extends GlobalOptions {
  readonly agents?: readonly string[];
  readonly list?: boolean;
  readonly print?: boolean;
  readonly remove?: boolean;
  readonly project?: boolean;
  readonly yes?: boolean;
}

export async function connect(options: ConnectOptions, surroundings: Surroundings): Promise<number> {
  const level: Level = options.project ? "project" : "user";
  const named = (options.agents ?? []).map(agentNamed);
  const here = await placeFor(level, options, surroundings);
  const place = options.remove ? asWritten(here) : here;
  const read = reader(rootsOf(place));
  const fault = level === "user" && !options.remove ? await defaultFault(surroundings.env) : undefined;
  if (fault !== undefined) surroundings.tell(`${fault.message}\nhint: ${fault.hint}`);
  if (options.list) return list(named, place, options, surroundings);
  const asked = named.length > 0 ? named : options.remove ? AGENTS : AGENTS.filter((agent) => isFound(agent, place));
  const agents = asked.filter((agent) => agent.pieces(place).length > 0);
  for (const { name } of named.filter((agent) => !agents.includes(agent)))
    surroundings.tell(`${name} has no files in a project: lithify connect ${name} writes into your own`);
  const pieces = options.remove
    ? piecesToRemove(agents, place, read)
    : agents.flatMap((agent) => piecesOf(agent, place));
  const plan = options.remove ? planRemoval(pieces, read) : planConnect(pieces, read);
  return carriedOut({ ...plan, pieces }, agents, place, fault, options, surroundings);
}

/** With the folders that were put into agents' files, from whatever workspace, in place of this one's. */
const asWritten = (place: Place): Place => ({
  ...place,
  pathsPut: (file) => pathsPut(place.env, place.real(file)),
});

/** In a project those count too that are on this machine. */
const isFound = (agent: Agent, place: Place): boolean =>
  agent.isFound(place) || (place.level === "project" && agent.isFound({ ...place, level: "user" }));

async function carriedOut(
  plan: Plan & { readonly pieces: readonly Placed[] },
  agents: readonly Agent[],
  place: Place,
  fault: Fault | undefined,
  options: ConnectOptions,
  surroundings: Surroundings,
): Promise<number> {
  const { print, tell } = surroundings;
  const left = [...plan.left];
  // As they are now: which files an agent reads depends on which there are.
  const theirs = agents.map((agent) => ({ name: agent.name, files: agent.pieces(place).map(({ file }) => file) }));
  // The lines around a change may hold keys.
  const clean = (text: string): string => redactText(text).text;
  const diff = planDiff({ files: plan.changes.map((change) => ({ ...change, because: "" })) }, shownPath, clean);
  if (!options.json && diff !== "") print(diff.trimEnd());
  const asked = plan.changes.length > 0 && !options.print;
  const wants = asked && (options.yes || options.json || (await agreed(plan.changes, surroundings)));
  const written: FileChange[] = [];
  if (wants)
    for (const change of plan.changes) {
      const because = write(change, rootsOf(place), place);
      if (because === undefined) written.push(change);
      else left.push({ file: change.file, because });
    }
  if (!options.remove) notePut(plan.pieces, written, place);
  else if (wants || (plan.changes.length === 0 && !options.print)) forgetGone(plan.pieces, left, place);
  if (options.json) {
    const files = (options.print ? plan.changes : written).map((change) => ({
      file: change.file,
      change: changeOf(change),
    }));
    print(JSON.stringify({ agents: agents.map(({ name }) => name), files, left, ...(options.print && { diff }) }));
  } else if (!options.print) {
    const names = AGENTS.map(({ name }) => name).join(", ");
    print(
      agents.length === 0 && !options.agents?.length
        ? `no agent was found here; name one: ${names}`
        : summary(told(theirs, left, place).join(", "), plan, written, wants, options),
    );
  }
  for (const file of plan.edited)
    tell(`${oneLine(file)}: what is lithify's there was edited by hand, and stays as it is`);
  for (const one of left) tell(leftAlone(one));
  if (written.length > 0 && !options.remove) for (const line of hints(agents, place, fault)) tell(line);
  return left.length > 0 ? 1 : 0;
}

export const leftAlone = ({ file, because }: Plan["left"][number]): string =>
  `${oneLine(file)} is left alone: ${oneLine(because)}`;

const changeOf = ({ before, after }: FileChange): string =>
  before === null ? "created" : after === null ? "removed" : "changed";

/** Absolute paths have no letter before them in a diff. */
const shownPath = (file: string): string => file.replace(/^\//, "");

/** Agents by name, each with those of its files that are left alone; without those of which all are. */
function told(
  agents: readonly { readonly name: string; readonly files: readonly string[] }[],
  left: Plan["left"],
  { real }: Place,
): string[] {
  return agents.flatMap(({ name, files }) => {
    const without = [...new Set(files)].filter((file) => left.some((one) => real(one.file) === real(file)));
    if (without.length === 0) return [name];
    return files.every((file) => without.includes(file))
      ? []
      : [`${name} (but for ${without.map(oneLine).join(", ")})`];
  });
}

function summary(
  names: string,
  { changes }: Plan,
  written: readonly FileChange[],
  wants: boolean,
  { remove }: ConnectOptions,
): string {
  if (changes.length === 0)
    return remove ? "nothing of lithify's is there" : `nothing to write: ${names || "all is left alone"}`;
  if (!wants || written.length === 0) return "nothing was written";
  const files = `${written.length} ${written.length === 1 ? "file" : "files"}`;
  return remove ? `taken out of ${files}` : `connected ${names}: wrote ${files}`;
}

/** Which folders now stand in agents' lists that did not before. */
function notePut(pieces: readonly Placed[], written: readonly FileChange[], { env, real }: Place): void {
  for (const { file, before } of written) {
    const there = pieces.filter((piece) => piece.real === real(file));
    const put = there.filter((piece) => stateOf(piece, before ?? undefined) === "absent");
    notePaths(
      env,
      real(file),
      put.flatMap((piece) => pathIn(piece) ?? []),
    );
  }
}

function forgetGone(pieces: readonly Placed[], left: Plan["left"], place: Place): void {
  const { env, real } = place;
  const kept = left.map(({ file }) => real(file));
  const gone = pieces.map((piece) => piece.real).filter((file) => !kept.includes(file));
  forgetPaths(env, gone);
  if (statesOf(AGENTS, place).some(({ state }) => state !== "absent")) return;
  forgetMade(
    env,
    AGENTS.flatMap((agent) => agent.pieces(place)).map(({ file }) => file),
  );
}

async function agreed(changes: readonly FileChange[], { person }: Surroundings): Promise<boolean> {
  if (person === undefined) return true;
  const files = changes.length === 1 ? "this file" : `these ${changes.length} files`;
  return (await person.pressed(`write ${files}? yes (y)  no (n) `, ["y", "n", "q"])) === "y";
}

function hints(agents: readonly Agent[], place: Place, fault: Fault | undefined): string[] {
  const isCodex = agents.some(({ name }) => name === "codex");
  const isUser = place.level === "user" && place.memoryFolders.length === 0 && fault === undefined;
  return [
    ...(isCodex ? ["Codex runs the hook once you trust it: /hooks in a session"] : []),
    ...(isUser
      ? [`sessions outside of a workspace read defaultWorkspace of ${userConfigPath(place.env)}, which names none yet`]
      : []),
  ];
}

function list(named: readonly Agent[], place: Place, { json }: ConnectOptions, { print }: Surroundings): number {
  const states = statesOf(named.length > 0 ? named : AGENTS, place);
  if (json) print(JSON.stringify({ agents: states }));
  else
    for (const { name, found, state, files, edited, left } of states) {
      const is = `${name.padEnd(12)} ${found ? "found    " : "not found"}  ${state === "absent" ? "not connected" : state}`;
      const byHand = edited.length > 0 ? `, edited by hand: ${edited.map(oneLine).join(" ")};` : "";
      const where = state === "absent" ? "" : `  ${files.map(oneLine).join(" ")}`;
      print(`${is}${byHand}${where}${left.map((one) => `; ${leftAlone(one)}`).join("")}`);
    }
  return 0;
}

export const statesOf = (agents: readonly Agent[], place: Place) => {
  const read = reader(rootsOf(place));
  return agents.map((agent) => ({ ...agentState(agent, place, read), found: isFound(agent, place) }));
};

function agentNamed(name: string): Agent {
  const names = AGENTS.map((one) => one.name);
  return AGENTS[names.indexOf(oneOf(name, names, `lithify knows no agent ${name}`, "UNKNOWN_AGENT"))]!;
}

/** Folders that agents' files may lie in: what the user's environment names is theirs. */
function rootsOf({ level, env, home, configHome, project }: Place): string[] {
  if (level === "project") return [project];
  const moved = ["CLAUDE_CONFIG_DIR", "CODEX_HOME", "COPILOT_HOME", "OPENCLAW_STATE_DIR"].flatMap(
    (name) => env[name] || [],
  );
  const config = env.OPENCLAW_CONFIG_PATH ? [env.OPENCLAW_CONFIG_PATH] : [];
  return [home, configHome, ...moved, ...config];
}

const BIN = join(packageRoot(), "dist", "bin.js");

export async function placeFor(level: Level, options: GlobalOptions, surroundings: Surroundings): Promise<Place> {
  const { cwd, env } = surroundings;
  // A user's own files are connected from anywhere.
  const isProject = level === "project" || options.workspace !== undefined;
  const project = isProject ? await findRoot(options.workspace, surroundings) : cwd;
  const bin = existsSync(BIN) ? realpathSync(BIN) : BIN;
  return {
    ...{ level, env, ...homeFolders(env), project, exists: existsSync, real: realPlace },
    ...(await memoryOf(
      level === "project" ? project : await sessionWorkspace(project, env, () => {}),
      options,
      surroundings,
    )),
    command: level === "project" ? FROM_PROJECT : [process.execPath, bin],
  };
}

async function memoryOf(
  workspace: string | undefined,
  options: GlobalOptions,
  surroundings: Surroundings,
): Promise<Pick<Place, "memoryPath" | "memoryFolders">> {
  const none = { memoryPath: "memory", memoryFolders: [] };
  if (workspace === undefined) return none;
  const opening = openWorkspace({ ...options, workspace }, surroundings);
  // A configuration with faults is no reason not to take something out.
  const opened = await opening.catch(only(LithifyError, () => undefined));
  const memory = opened?.config.memory;
  if (memory === undefined) return none;
  return { memoryPath: memory.replace(/\/$/, ""), memoryFolders: [placeOf(opened!, memory, "memory")] };
}
