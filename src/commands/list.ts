/**
 * `lithify list`: the memories, a line each.
 */
import { isDay } from "../calendar/week.ts";
import { redactText } from "../daily/redact.ts";
import { UsageError } from "../errors.ts";
import { shown } from "../memory/file/memory-path.ts";
import { MEMORY_TYPES, STATUSES, type StoredMemory } from "../memory/memory.ts";
import { questionsIn } from "../memory/questions.ts";
import { checkChoice } from "../nearest.ts";
import { printable } from "../report/printable.ts";
import { byCodeUnit } from "../text/order.ts";
import { locateToRead, readFolder } from "../workspace/opened.ts";
import { toRead } from "../workspace/session-workspace.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";

interface ListOptions extends GlobalOptions {
  readonly type?: string;
  readonly status?: string;
  readonly since?: string;
  readonly sort?: string;
}

const HELP = "see lithify list --help";
const UNRATED = 0;

const ORDERS: Readonly<Record<string, (a: StoredMemory, b: StoredMemory) => number>> = {
  importance: (a, b) => (b.importance ?? UNRATED) - (a.importance ?? UNRATED) || byCodeUnit(b.updated, a.updated),
  updated: (a, b) => byCodeUnit(b.updated, a.updated),
  name: (a, b) => a.name.localeCompare(b.name, "en"),
};

export async function list(options: ListOptions, surroundings: Surroundings): Promise<number> {
  const { type, status = "active", since, sort = "updated" } = options;
  if (type !== undefined) checkChoice("--type", type, MEMORY_TYPES, HELP);
  checkChoice("--status", status, STATUSES, HELP);
  checkChoice("--sort", sort, Object.keys(ORDERS), HELP);
  if (since !== undefined && !isDay(since))
    throw new UsageError("BAD_DATE", `--since ${since} is no date`, "write it as 2026-04-08");
  const located = await locateToRead(await toRead(options, surroundings), surroundings);
  const { folder } = readFolder(located, surroundings.now());
  const questioned = questionsIn(folder);
  const clean = (text: string): string => redactText(text, located.workspace.config.redact.allow).text;
  const found = folder.stored
    .filter((memory) => type === undefined || memory.type === type)
    .filter((memory) => memory.status === status)
    .filter(({ updated }) => since === undefined || updated >= since)
    .sort((a, b) => ORDERS[sort]!(a, b) || byCodeUnit(a.file, b.file));
  if (options.json)
    surroundings.print(
      JSON.stringify({
        memories: found.map(({ file, name, description, type: kind, status: state, importance, created, updated }) => ({
          ...{ file: shown(located, file), name: clean(name), description: clean(description) },
          ...{ type: kind, status: state },
          ...{ importance: importance ?? null, created, updated },
          ...(questioned.has(file) && { questioned: true }),
        })),
      }),
    );
  else if (found.length === 0) surroundings.print("there are no such memories");
  else
    surroundings.print(
      printable(
        found
          .map(
            (one) =>
              `${one.updated.padEnd(10)}  ${one.type.padEnd(9)}  ${clean(one.name)}  (${one.file})${questioned.has(one.file) ? "  questioned" : ""}`,
          )
          .join("\n"),
      ),
    );
  return 0;
}
