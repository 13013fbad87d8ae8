/**
 * `lithify show FILE|NAME`: one memory as it stands, with the log lines it rests on and what became of it, run by run.
 */
import { redactText } from "../daily/redact.ts";
import { shown } from "../memory/file/memory-path.ts";
import type { StoredMemory } from "../memory/memory.ts";
import { evidenceLines } from "../report/evidence-lines.ts";
import { oneLine, printable } from "../report/printable.ts";
import { locateToRead, open } from "../workspace/opened.ts";
import { toRead } from "../workspace/session-workspace.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import { type Evidence, evidenceOf, historyOf, namedMemory, type Touched, weeksOf } from "../workspace/told-memory.ts";

interface ShowOptions extends GlobalOptions {
  /** A path, a file's name with or without its ending, or a memory's name. */
  readonly memory: string;
}

export async function show(options: ShowOptions, surroundings: Surroundings): Promise<number> {
  const opened = await open(await toRead(options, surroundings), surroundings, locateToRead);
  const memory = namedMemory(options.memory, opened);
  const clean = (text: string): string => redactText(text, opened.workspace.config.redact.allow).text;
  const { name, description, type, status, importance, created, updated } = memory;
  const told = {
    ...{ file: shown(opened, memory.file), name: clean(name), description: clean(description), type, status },
    ...{ importance: importance ?? null, created, updated, body: clean(memory.body) },
    ...{ byPerson: memory.byPerson, pinned: memory.pinned, withdrawnBecause: memory.withdrawn_because ?? null },
    ...{ supersedes: memory.supersedes ?? null, supersededBy: memory.superseded_by ?? null },
    ...{ evidence: await evidenceOf(memory, opened), weeks: weeksOf(memory, opened) },
    history: historyOf(memory, opened),
  };
  surroundings.print(options.json ? JSON.stringify(told) : page(told, memory));
  return 0;
}

type Told = Pick<StoredMemory, "name" | "description" | "type" | "status" | "created" | "updated" | "body"> & {
  readonly file: string;
  readonly importance: number | null;
  readonly evidence: readonly Evidence[];
  readonly weeks: readonly string[];
  readonly history: readonly Touched[];
};

function page(told: Told, { unreadable, byPerson, pinned, absent, ...memory }: StoredMemory): string {
  const { created, updated } = told;
  const days = created === "" ? "" : updated > created ? `${created} to ${updated}` : created;
  const about = [
    ...[told.type, told.status, told.importance === null ? "" : `importance ${told.importance}`, days],
    ...[memory.expires ? `until ${memory.expires}` : "", absent ? "not checked out here" : pinned ? "pinned" : ""],
  ].filter((one) => one !== "");
  const lines = [oneLine(told.name), oneLine(about.join(", ")), oneLine(told.file)];
  if (unreadable) lines.push(`line ${unreadable.line} cannot be read: ${oneLine(unreadable.fault)}`);
  lines.push("", oneLine(told.description), "", printable(told.body));
  if (told.evidence.length > 0) lines.push("", "It rests on", ...evidenceLines(told.evidence));
  const became = [
    ...told.history.map(
      ({ run, at, because, undone }) => `${at.slice(0, 10)}  ${oneLine(because)}  (${run}${undone ? ", undone" : ""})`,
    ),
    ...(memory.withdrawn_because ? [`withdrawn: ${oneLine(memory.withdrawn_because)}`] : []),
    ...(memory.supersedes ? [`supersedes ${oneLine(memory.supersedes)}`] : []),
    ...(memory.superseded_by ? [`superseded by ${oneLine(memory.superseded_by)}`] : []),
    ...(told.weeks.length > 0 ? [`found in ${told.weeks.join(", ")}`] : []),
    ...(byPerson ? ["its text was written or edited by a person"] : []),
  ];
  return [...lines, ...(became.length > 0 ? ["", "History", ...became] : [])].join("\n");
}
