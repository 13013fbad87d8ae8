/**
 * `lithify context`: what an agent should read when a session begins. It never fails a session: whatever is wrong, it prints
 * what it can and exits 0; `--strict` prints the same, tells every fault beside it and exits 1, or 2 where nothing can be opened.
 */
import { type Fault, UsageError } from "../errors.ts";
import { oneOf } from "../nearest.ts";
import { lyingIn } from "../recall/refresh.ts";
import { AGENT_NAMES, hooked, type Session, sessionOf, toldWithin } from "../recall/session-hook.ts";
import type { About, Telling } from "../recall/told.ts";
import { foldersNamed } from "../recall/working-folder.ts";
import { repositoriesAround } from "../store/git/around.ts";
import { findingsIn, standingOf } from "../store/state/kept-findings.ts";
import { locate } from "../workspace/located.ts";
import type { Located } from "../workspace/parts.ts";
import { sessionWorkspace, toRead } from "../workspace/session-workspace.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import { realPlace } from "../workspace/workspace.ts";

export interface ContextOptions extends GlobalOptions {
  readonly budget?: string;
  readonly query?: string;
  readonly for?: string;
  readonly strict?: boolean;
}

/** A hook is given its session at once, or never. */
const SESSION_WAIT_MS = 500;
/** What a hook is told of its session are some paths. */
const LARGEST_SESSION_BYTES = 1024 * 1024;

export async function context(options: ContextOptions, surroundings: Surroundings): Promise<number> {
  const { for: name } = options;
  const unknown = `--for ${name} is no agent that lithify knows`;
  const agent = name === undefined ? undefined : oneOf(name, AGENT_NAMES, unknown, "UNKNOWN_AGENT");
  const budget = budgetNamed(options.budget);
  const { strict = false } = options;
  // The user's own file is read twice.
  const faults = new Set<string>();
  const passOver = ({ message, hint }: Fault): void => void faults.add(hint ? `${message}\nhint: ${hint}` : message);
  const told = (text: string, plain: string): number => {
    if (options.json) surroundings.print(JSON.stringify({ context: text, ...(strict && { faults: [...faults] }) }));
    else if (plain !== "") surroundings.print(plain);
    for (const fault of faults) (strict ? surroundings.tell : surroundings.detail)(fault);
    return strict && faults.size > 0 ? 1 : 0;
  };
  try {
    const session: Session = agent === undefined ? {} : await sessionGiven(surroundings);
    if (session.isToldAlready) return told("", "");
    const cwd = session.cwd ?? surroundings.cwd;
    const isSession = agent !== undefined && options.workspace === undefined;
    const workspace = isSession
      ? await sessionWorkspace(cwd, surroundings.env, passOver)
      : (await toRead(options, surroundings, passOver)).workspace;
    if (isSession && workspace === undefined) return told("", "");
    const located = await locate({ ...options, workspace }, { ...surroundings, cwd }, passOver);
    const { root, config } = located.workspace;
    // Whoever names the workspace works nowhere in particular.
    const place = realPlace(options.workspace === undefined ? cwd : root);
    const about = { query: options.query, named: foldersNamed(place, root, repositoriesAround(place)) };
    const most = budget ?? config.context.budgetCharacters;
    const tell = (room: number): Promise<string> =>
      textOf(located, about, room, { now: surroundings.now(), passOver, strict });
    const text = await (agent === undefined ? tell(most) : toldWithin(agent, most, tell));
    return told(text, text === "" || agent === undefined ? text.trimEnd() : hooked(agent, text, surroundings.env));
  } catch (error) {
    if (!strict) return told("", "");
    for (const fault of faults) surroundings.tell(fault);
    throw error;
  }
}

/** What is told of a folder's own memories stays the same while they do; what a query finds is looked for each time. */
async function textOf(
  located: Located,
  about: About,
  budget: number,
  telling: Omit<Telling, "found" | "lying">,
): Promise<string> {
  const { now, strict } = telling;
  const { workspace, memoryPath, absent, state } = located;
  const { redact, levels } = workspace.config;
  const lying = lyingIn(located);
  const asked = { named: about.named, budget, allow: redact.allow, wisdom: levels.wisdom, memoryPath, absent };
  const standing =
    about.query === undefined && lying ? standingOf(state, lying.looks, asked, now.getTime()) : undefined;
  // What was kept knows of no fault.
  const found = findingsIn(state, redact.allow);
  const kept = standing === undefined || strict ? undefined : found.get("context", standing.key);
  if (typeof kept === "string") return kept;
  // All that reads memories is loaded where it is needed: with it a session would wait for twice as long.
  const { toldOf } = await import("../recall/told.ts");
  const text = await toldOf(located, about, budget, { ...telling, found, lying });
  if (standing !== undefined) found.put("context", standing.key, text);
  standing?.keep();
  found.save();
  return text;
}

/** Some agents keep standard input open as long as they live. */
async function sessionGiven({ readStdin, wait }: Surroundings): Promise<Session> {
  const [late, given] = [new AbortController(), new AbortController()];
  wait(SESSION_WAIT_MS, given.signal).then(
    () => late.abort(),
    () => {},
  );
  try {
    const isEnough = (bytes: Buffer): boolean => sessionOf(String(bytes)) !== undefined;
    return sessionOf(String(await readStdin(LARGEST_SESSION_BYTES, { stop: late.signal, isEnough }))) ?? {};
  } finally {
    given.abort();
  }
}

function budgetNamed(text: string | undefined): number | undefined {
  const budget = text === undefined ? undefined : Number(text);
  if (budget === undefined || (Number.isInteger(budget) && budget > 0)) return budget;
  throw new UsageError("BAD_BUDGET", `--budget ${text} is no number of characters`, "leave it out for the usual one");
}
