/**
 * What runs wrote, as the page tells it: each run once, and of one file the steps by which it came to stand as it does, those of
 * a person between runs too.
 */
import type { Folder } from "../../compaction/folder.ts";
import { withoutBeside } from "../../compaction/inbox.ts";
import { readMemoryFile } from "../../memory/file/memory-file.ts";
import type { StoredMemory } from "../../memory/memory.ts";
import { type DiffLine, lineDiff } from "../../report/diff.ts";
import type { PlannedFile } from "../../store/state/saved-plan.ts";
import type { RunRecord } from "../../workspace/run-history.ts";
import type { Say } from "./said.ts";

/** A plan that was kept of a run. */
export interface Ran {
  readonly run: string;
  /** ISO 8601 instant. */
  readonly at: string;
  /** `compact`, `inbox`, `undo`; "" where the plan does not say. */
  readonly kind: string;
  readonly subject: string;
  readonly model: string;
  readonly files: readonly Pick<PlannedFile, "path" | "before" | "after">[];
}

export type RunSeen = ReturnType<typeof runsOf>[number];

/** As `lithify runs` knows it, and what of it could be taken back. */
interface Recorded extends RunRecord {
  readonly taken: readonly string[];
  readonly left: readonly string[];
  readonly wroteMemories: boolean;
}

const TURNS: readonly unknown[] = ["undo", "redo"];

/** @returns newest first */
export function runsOf(records: readonly Recorded[], folder: Folder, say: Say) {
  const what = new Map(records.map((record) => [record.run, runTold(record, folder, say)]));
  const turned = (told: string): string => {
    const [verb, run = ""] = told.split(" ");
    return TURNS.includes(verb) ? `${verb}: ${what.get(run) ?? "a run before these"}` : told;
  };
  return records
    .map((record) => {
      const { run, at, plans, taken, left } = record;
      const paths = new Set(plans.flatMap(({ files }) => files.map(({ path }) => path)));
      const proposals = taken.filter((file) => file.startsWith("inbox/")).length;
      return {
        ...{ run, at: instant(at, say), what: turned(what.get(run)!), files: paths.size },
        ...turning(record),
        // What taking it back takes back: files that go back, and those that were changed since, and stay.
        ...{ memories: taken.length - proposals, proposals },
        ...{ taken: taken.map((file) => say(file, 300)), left: left.map((file) => say(file, 300)) },
      };
    })
    .reverse();
}

/** What a person may do to it, or why nothing: nothing to an undo, nor to a run that wrote no memory. */
function turning({ isTurning, undone, wroteMemories, taken }: Recorded): { may?: "undo" | "redo"; whyNot: string } {
  const not = (whyNot: string) => ({ whyNot });
  if (isTurning) return not("Undo or redo the run it names.");
  if (!wroteMemories) return not("It wrote no memory: nothing to take back.");
  if (undone) return { may: "redo", whyNot: "" };
  return taken.length > 0 ? { may: "undo", whyNot: "" } : not("All that it wrote was changed since.");
}

/** What a run did, in words: the files that its subjects name as their memories are called, those that stand no more as they were. */
export function runTold({ subjects, plans }: Pick<Recorded, "subjects" | "plans">, folder: Folder, say: Say): string {
  const nameOf = (file: string): string => {
    const written = plans.flatMap(({ files }) => files).find(({ path }) => path.endsWith(`/${file}`));
    const was = readAs(file, written?.before ?? written?.after ?? "");
    return (memoryIn(file, folder) ?? memoryIn(`inbox/${file}`, folder) ?? was)?.name ?? file;
  };
  const [compacted, others] = [new Set<string>(), new Set<string>()];
  for (const subject of subjects) {
    const [, period] = /^compact (.+)$/.exec(subject) ?? [];
    if (period === undefined) others.add(subject);
    else compacted.add(period);
  }
  const told = [...others].map((subject) => {
    const [, verb = "", file = ""] = /^(.+?) (?:inbox\/)?([^\s/]+\.md)$/.exec(subject) ?? [];
    return DOING[verb] === undefined ? subject : `${DOING[verb]} “${nameOf(file)}”`;
  });
  if (compacted.size > 0) told.unshift(`compacting ${[...compacted].join(", ")}`);
  return say(told.join("; "), 500);
}

/** A memory, or a proposal as the memory that it would be, in the file that it lies in: what makes it a proposal are keys that stay. */
export function memoryIn(path: string, { stored, texts }: Folder): StoredMemory | undefined {
  const memory = stored.find(({ file }) => file === path);
  if (memory !== undefined) return memory.unreadable ? undefined : memory;
  return readAs(path.slice("inbox/".length), texts.get(path) ?? "");
}

const readAs = (file: string, text: string): StoredMemory | undefined => {
  const read = readMemoryFile(file, withoutBeside(file, text));
  return "memory" in read ? read.memory : undefined;
};

const DOING: Readonly<Record<string, string>> = {
  ...{ accept: "accepting", reject: "rejecting", "keep-both": "keeping both of", edit: "editing" },
  ...{ forget: "withdrawing", "bring back": "bringing back" },
};

export const instant = (at: string, say: Say): string => say(at.slice(0, 16).replace("T", " "), 20);

export interface Step {
  /** `lithify` decided by itself, `person` by a command or in an editor. */
  readonly who: "lithify" | "person";
  /** "" where nothing tells when. */
  readonly at: string;
  readonly run: string | undefined;
  readonly what: string;
  readonly diff: readonly DiffLine[];
}

/** What a person told lithify to do, rather than what a run found. */
const BY_PERSON = ["inbox", "edit", "forget", "undo", "redo", "remember"];

/** Oldest first. @param plans oldest first   @param now the file's text as it stands */
export function stepsOf(path: string, plans: readonly Ran[], now: string, say: Say): Step[] {
  const steps: Step[] = [];
  let last: string | null | undefined;
  const byHand = (before: string | null, after: string | null): void => {
    const what = after === null ? "deleted by hand, or by another tool" : "edited by hand, or by another tool";
    steps.push({ who: "person", at: "", run: undefined, what, diff: diffOf(before, after, say) });
  };
  for (const { run, at, kind, subject, model, files } of plans) {
    const file = files.find((one) => one.path === path);
    if (file === undefined) continue;
    if (last !== undefined && file.before !== last) byHand(last, file.before);
    const who = BY_PERSON.includes(kind) ? "person" : "lithify";
    const turned = steps.findIndex((step) => subject.endsWith(` ${step.run}`));
    // Its own name stands above, and what was taken back among the steps.
    const did =
      turned < 0 ? subject.replace(` ${path.slice(path.lastIndexOf("/") + 1)}`, "") : `${kind} of step ${turned + 1}`;
    const what = say(model === "" ? did : `${did}, by ${model}`, 300);
    steps.push({ who, run, what, at: instant(at, say), diff: diffOf(file.before, file.after, say) });
    last = file.after;
  }
  if (last !== undefined && last !== now) byHand(last, now);
  return steps;
}

/** Redacted before they are compared: a difference may not cut a secret in two. */
const diffOf = (before: string | null, after: string | null, say: Say): DiffLine[] =>
  lineDiff(say(before ?? ""), say(after ?? ""));
