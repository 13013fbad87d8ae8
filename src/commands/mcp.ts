/**
 * `lithify mcp`: the memory as an MCP server on stdio, for agents. It reads the workspace of the folder it is started in, else
 * the user's `defaultWorkspace`, looked for again and again; whatever is wrong, it answers and says so. Nothing is printed:
 * standard output is the protocol's.
 */
import { basename } from "node:path";
import { redactText } from "../daily/redact.ts";
import { LithifyError } from "../errors.ts";
import { WITHHELD } from "../memory/evidence/not-shown.ts";
import { isHeldByName, isWithheld, shownLine } from "../memory/evidence/withheld.ts";
import { shown } from "../memory/file/memory-path.ts";
import type { StoredMemory } from "../memory/memory.ts";
import { linesOf, matterIn } from "../recall/contents.ts";
import {
  type Answered,
  type Asking,
  type MemoryPorts,
  type Shown,
  serveMemory,
  type Telling,
  type Text,
} from "../recall/mcp.ts";
import { type Arm, armOf, newStanding } from "../recall/meaning.ts";
import { recall } from "../recall/recall.ts";
import { bytesIn, memoriesIn } from "../recall/refresh.ts";
import { printable } from "../report/printable.ts";
import { byCodeUnit } from "../text/order.ts";
import { VERSION } from "../version.ts";
import { locked } from "../workspace/locked.ts";
import { locateToRead, readFolder } from "../workspace/opened.ts";
import type { Located } from "../workspace/parts.ts";
import { sessionWorkspace } from "../workspace/session-workspace.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import { keepTold } from "./remember.ts";

const NO_WORKSPACE =
  "There is no lithify workspace here, so nothing is remembered. `lithify init` makes one; `defaultWorkspace` in the user's own lithify configuration names one for sessions outside of any.";

const LOCATED_MS = 1_000;

export async function mcp(options: GlobalOptions, surroundings: Surroundings): Promise<number> {
  await serveMemory(VERSION, memoryPorts(options, surroundings), surroundings.signal);
  return 0;
}

export function memoryPorts(options: GlobalOptions, surroundings: Surroundings): MemoryPorts {
  const { cwd, env, now, tell } = surroundings;
  let last: { readonly atMs: number; readonly located: Promise<Located | undefined> } | undefined;
  /** Calls come in bursts: where everything lies is not looked for twice within a second. What lies there always is. */
  function here(): Promise<Located | undefined> {
    const atMs = now().getTime();
    if (last === undefined || Math.abs(atMs - last.atMs) > LOCATED_MS) last = { atMs, located: find() };
    return last.located;
  }
  async function find(): Promise<Located | undefined> {
    const workspace = options.workspace ?? (await sessionWorkspace(cwd, env));
    return workspace === undefined ? undefined : locateToRead({ ...options, workspace }, surroundings);
  }
  /** The answer of a workspace, or why there is none. */
  async function from<Value>(work: (located: Located) => Value | Promise<Value>): Promise<Answered<Value>> {
    try {
      const located = await here();
      return located === undefined ? { note: NO_WORKSPACE } : { value: await work(located) };
    } catch (error) {
      if (!(error instanceof LithifyError)) throw error;
      tell(error.message);
      return { note: printable(`${error.message} (${error.hint})`) };
    }
  }
  const standing = newStanding();
  // One after another: each sees what the one before it left.
  let writing: Promise<unknown> = Promise.resolve();
  return {
    search: (asked, most) =>
      from(async (located) =>
        searched(located, asked, most, now().getTime(), await armOf(located, surroundings, standing)),
      ),
    recent: (most) => from((located) => newest(located).slice(0, most).map(shownIn(located))),
    text: (file) => from((located) => textOf(located, file)),
    files: async () => {
      const found = await from((located) =>
        newest(located).map(({ file, name }) => ({
          file: shown(located, file),
          name: cleanIn(located, shownLine(name)),
        })),
      );
      return "note" in found ? [] : found.value;
    },
    remember: (told) => {
      const made = writing.then(() => from(({ workspace }) => remember(told, workspace.root, options, surroundings)));
      writing = made.catch(() => {});
      return made;
    },
  };
}

async function searched(
  located: Located,
  { query, ...wanted }: Asking,
  limit: number,
  nowMs: number,
  arm: Arm | undefined,
) {
  const { results } = await recall(located, query, { ...wanted, limit }, { nowMs, arm });
  return results.map(
    ({ path, line, name, type, status, updated, snippet, questioned }): Shown => ({
      ...{ file: path, line, type, status, updated, ...(questioned && { questioned }) },
      ...{ name: printable(name), snippet: printable(snippet) },
    }),
  );
}

const newest = (located: Located): StoredMemory[] =>
  readFolder(located)
    .folder.stored.filter(({ status, file, name }) => status === "active" && !isHeldByName(file, name))
    .sort((a, b) => byCodeUnit(b.updated, a.updated) || byCodeUnit(a.file, b.file));

/** A person may have written a secret into a memory. */
const cleanIn = ({ workspace }: Located, text: string): string =>
  printable(redactText(text, workspace.config.redact.allow).text);

const shownIn =
  (located: Located) =>
  ({ file, name, type, status, updated, description }: StoredMemory): Shown => ({
    ...{ file: shown(located, file), line: 1, type, status, updated },
    ...(isWithheld(`${name}\n${description}`)
      ? { name: WITHHELD, snippet: WITHHELD }
      : { name: cleanIn(located, name), snippet: cleanIn(located, description) }),
  });

/** Only of what can be found: no path is ever opened that was not listed. */
function textOf(located: Located, file: string): Text | undefined {
  const wanted = file.replace(/^\.\//, "");
  const found =
    memoriesIn(located).find(({ path }) => path === wanted) ??
    memoriesIn(located).find(({ path, kind }) => kind === "memory" && basename(path) === wanted);
  const bytes = found === undefined ? undefined : bytesIn(found);
  if (found === undefined || bytes === undefined) return undefined;
  const text = printable(linesOf(bytes, located.workspace.config.redact.allow).join("\n"));
  // A document's front matter are digests, for lithify; a memory's says what it is.
  const matter = found.kind === "memory" ? "" : matterIn(text);
  return { lines: text.split("\n"), begins: matter.split("\n").length };
}

async function remember(
  { text, type, name }: Telling,
  root: string,
  options: GlobalOptions,
  surroundings: Surroundings,
): Promise<string> {
  const { result } = await locked(
    "lithify mcp",
    { ...options, workspace: root },
    // An agent's line waits in the inbox, where no session is told of it; meanwhile others ask.
    { ...surroundings, afterWrite: async () => {} },
    async (held) => {
      const { line, changes } = await keepTold(text, "agent", { type, name }, held, surroundings.now());
      const [first] = changes;
      return first === undefined
        ? `logged in ${line.path}`
        : `${OUTCOMES[first.kind] ?? first.kind}: ${shown(held.opened, first.file)} (${first.because})`;
    },
  );
  return printable(result);
}

const OUTCOMES: Readonly<Record<string, string>> = {
  proposed: "proposed, and waits for a person in the inbox",
  kept: "nothing to add",
  unchanged: "known already",
};
