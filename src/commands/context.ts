/**
 * `lithify context`: what an agent should read when a session begins. It never fails a session: whatever is wrong, it prints
 * what it can and exits 0; `--strict` shows the fault.
 */
import { basename, join } from "node:path";
import { redactText } from "../daily/redact.ts";
import { sectionsOf } from "../document/sections.ts";
import { readWeekly } from "../document/weekly.ts";
import { UsageError } from "../errors.ts";
import { shown } from "../memory/file/memory-path.ts";
import type { StoredMemory } from "../memory/memory.ts";
import { questionsIn } from "../memory/questions.ts";
import { meant } from "../nearest.ts";
import { byRank, contextOf } from "../recall/context.ts";
import { recall } from "../recall/recall.ts";
import { bytesOf } from "../recall/refresh.ts";
import { AGENT_NAMES, type AgentName, budgetFor, hooked, sessionOf } from "../recall/session-hook.ts";
import { foldersNamed, namingOf } from "../recall/working-folder.ts";
import { printable } from "../report/printable.ts";
import { repositoriesAround } from "../store/git/tracked.ts";
import { type Located, locate, readFolder } from "../workspace/opened.ts";
import { sessionWorkspace } from "../workspace/session-workspace.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import { realPlace } from "../workspace/workspace.ts";

export interface ContextOptions extends GlobalOptions {
  readonly budget?: string;
  readonly query?: string;
  readonly for?: string;
  readonly strict?: boolean;
}

const MOST_BEARING = 8;
/** A hook is given its session at once, or never. */
const SESSION_WAIT_MS = 500;
/** What a hook is told of its session are some paths. */
const LARGEST_SESSION_BYTES = 1024 * 1024;

export async function context(options: ContextOptions, surroundings: Surroundings): Promise<number> {
  const agent = agentNamed(options.for);
  const budget = budgetNamed(options.budget);
  try {
    const session = agent === undefined ? {} : await sessionGiven(surroundings);
    const cwd = session.cwd ?? surroundings.cwd;
    const isSession = agent !== undefined && options.workspace === undefined;
    const workspace = isSession ? await sessionWorkspace(cwd, surroundings.env) : options.workspace;
    if (isSession && workspace === undefined) {
      if (options.json) surroundings.print(JSON.stringify({ context: "" }));
      return 0;
    }
    const located = await locate({ ...options, workspace }, { ...surroundings, cwd });
    const text = await told(
      located,
      // Whoever names the workspace works nowhere in particular.
      { query: options.query, cwd: options.workspace === undefined ? cwd : located.workspace.root },
      agent === undefined ? budgetOf(located, budget) : budgetFor(agent, budgetOf(located, budget)),
      surroundings,
    );
    if (options.json) surroundings.print(JSON.stringify({ context: text }));
    else if (text !== "")
      surroundings.print(agent === undefined ? text.trimEnd() : hooked(agent, text, surroundings.env));
    return 0;
  } catch (error) {
    if (options.strict) throw error;
    if (options.json) surroundings.print(JSON.stringify({ context: "" }));
    return 0;
  }
}

interface About {
  readonly query: string | undefined;
  /** Absolute: where the session works. */
  readonly cwd: string;
}

async function told(located: Located, { query, cwd }: About, budget: number, surroundings: Surroundings) {
  const { folder } = readFolder(located, surroundings.now());
  const { allow } = located.workspace.config.redact;
  const week = [...folder.documents.keys()].sort().at(-1);
  const document = readWeekly(folder.texts.get(`weekly/${week}.md`) ?? "");
  const open =
    week === undefined || "fault" in document
      ? undefined
      : { week, lines: sectionsOf(document.body)["Blockers & Open Items"].map(({ text }) => text) };
  const bearing =
    query === undefined ? namingFolder(folder.stored, cwd, located) : await bearingOn(located, query, surroundings);
  const { levels } = located.workspace.config;
  const wisdom = levels.wisdom ? (bytesOf(join(located.memoryFolder, "WISDOM.md"))?.toString("utf8") ?? "") : "";
  const index = shown(located, folder.texts.has("INDEX.md") ? "INDEX.md" : "MEMORY.md");
  const text = contextOf(
    { memories: folder.stored, questioned: questionsIn(folder), wisdom, open, bearing, index },
    budget,
  );
  return printable(redactText(text, allow).text);
}

async function bearingOn(located: Located, query: string, { now }: Surroundings): Promise<string[]> {
  const { results } = await recall(located, query, { limit: MOST_BEARING }, now().getTime());
  return results
    .filter(({ kind, status }) => kind === "memory" && status === "active")
    .map(({ path }) => basename(path));
}

function namingFolder(stored: readonly StoredMemory[], cwd: string, { workspace }: Located): string[] {
  const current = stored.filter(({ status }) => status === "active").sort(byRank);
  const folder = realPlace(cwd);
  return namingOf(current, foldersNamed(folder, workspace.root, repositoriesAround(folder))).slice(0, MOST_BEARING);
}

async function sessionGiven({ readStdin, wait }: Surroundings): Promise<{ readonly cwd?: string }> {
  const given = await Promise.race([
    readStdin(LARGEST_SESSION_BYTES).then((bytes) => bytes.toString("utf8")),
    wait(SESSION_WAIT_MS).then(() => ""),
  ]);
  return sessionOf(given);
}

function agentNamed(name: string | undefined): AgentName | undefined {
  if (name === undefined || AGENT_NAMES.includes(name as AgentName)) return name as AgentName | undefined;
  throw new UsageError(
    "UNKNOWN_AGENT",
    `--for ${name} is no agent that lithify knows`,
    meant(name, AGENT_NAMES, `one of ${AGENT_NAMES.join(", ")}`),
  );
}

const budgetOf = ({ workspace }: Located, named: number | undefined): number =>
  named ?? workspace.config.context.budgetCharacters;

function budgetNamed(text: string | undefined): number | undefined {
  const budget = text === undefined ? undefined : Number(text);
  if (budget === undefined || (Number.isInteger(budget) && budget > 0)) return budget;
  throw new UsageError("BAD_BUDGET", `--budget ${text} is no number of characters`, "leave it out for the usual one");
}
