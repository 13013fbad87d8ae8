/**
 * `lithify search QUERY`: the memories and documents that say it, best first.
 */
import { isDay } from "../calendar/week.ts";
import { UsageError } from "../errors.ts";
import { DOCUMENT_TYPES, MEMORY_TYPES, STATUSES } from "../memory/memory.ts";
import { checkChoice } from "../nearest.ts";
import { armOf } from "../recall/meaning.ts";
import { recall } from "../recall/recall.ts";
import { hasWords } from "../recall/terms.ts";
import { oneLine, printable } from "../report/printable.ts";
import { locateToRead } from "../workspace/located.ts";
import { isNowhere, toRead } from "../workspace/session-workspace.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";

interface SearchOptions extends GlobalOptions {
  readonly query: readonly string[];
  readonly type?: string;
  readonly since?: string;
  readonly until?: string;
  readonly status?: string;
  readonly logs?: boolean;
  readonly limit?: string;
}

const TYPES = [...MEMORY_TYPES, ...DOCUMENT_TYPES, "log"];
const HELP = "see lithify search --help";
const USUAL_LIMIT = 10;
const MOST_RESULTS = 100;

export async function search(options: SearchOptions, surroundings: Surroundings): Promise<number> {
  const { type, since, until, status, logs = type === "log" } = options;
  if (type !== undefined) checkChoice("--type", type, TYPES, HELP);
  if (status !== undefined) checkChoice("--status", status, STATUSES, HELP);
  for (const [name, day] of Object.entries({ since, until }))
    if (day !== undefined && !isDay(day))
      throw new UsageError("BAD_DATE", `--${name} ${day} is no date`, "write it as 2026-04-08");
  const limit = Number(options.limit ?? USUAL_LIMIT);
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST_RESULTS)
    throw new UsageError("BAD_LIMIT", `--limit ${options.limit} is none`, `a number from 1 to ${MOST_RESULTS}`);
  const query = options.query.join(" ");
  if (!hasWords(query))
    throw new UsageError("NO_QUERY", "there is no word to look for", "name one: a word, an identifier, a file's name");
  const read = await toRead(options, surroundings);
  const located = await locateToRead(read, surroundings, logs).catch((error: unknown) => {
    if (read.workspace === undefined && isNowhere(error, surroundings.cwd)) return undefined;
    throw error;
  });
  if (located === undefined) {
    surroundings.tell("no workspace is here, and no defaultWorkspace is named: there is nothing to search");
    if (options.json) surroundings.print(JSON.stringify({ query, results: [], searched: 0 }));
    return 0;
  }
  const { results, searched } = await recall(
    located,
    query,
    { type, since, until, status, limit, logs },
    {
      nowMs: surroundings.now().getTime(),
      signal: surroundings.signal,
      arm: await armOf(located, surroundings),
      once: true,
      passOver: ({ message }) => surroundings.tell(oneLine(message)),
    },
  );
  surroundings.signal.throwIfAborted();
  if (options.json) {
    const shown = results.map(
      ({ path, line, name, type: kind, status: state, updated, snippet, questioned, score }) => ({
        ...{ file: path, line, name, type: kind, status: state, updated, snippet, ...(questioned && { questioned }) },
        score: Math.round(score * 1000) / 1000,
      }),
    );
    surroundings.print(JSON.stringify({ query, results: shown, searched: searched() }));
  } else if (results.length === 0) surroundings.print(`nothing says that, in ${searched()} files`);
  else
    surroundings.print(
      printable(
        results
          .map(({ path, line, name, status: state, updated, snippet, questioned }) => {
            const notes = [updated, ...(state === "active" ? [] : [state]), questioned ? "questioned" : ""]
              .filter(Boolean)
              .join(", ");
            return `${path}${line > 0 ? `:${line}` : ""}  ${name}${notes ? ` (${notes})` : ""}\n    ${snippet}`;
          })
          .join("\n"),
      ),
    );
  return 0;
}
