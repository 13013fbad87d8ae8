/**
 * `lithify inbox [list|show|accept|reject] [ID...|--all] [--week W]`: proposals that wait for a person's word.
 */
import { type Folder, type FolderChange, folderWith } from "../compaction/folder.ts";
import { indexTexts, plannedFrom } from "../compaction/plan.ts";
import { declineEvidence, listIn } from "../document/weekly-edit.ts";
import { UsageError } from "../errors.ts";
import { changeMemoryFile } from "../memory/file/memory-file.ts";
import { shown } from "../memory/file/memory-path.ts";
import { type OpenProposal, proposalPath, readProposal } from "../memory/file/proposal.ts";
import { digest12 } from "../memory/fold.ts";
import { nearest } from "../nearest.ts";
import { planDiff } from "../report/diff.ts";
import { oneLine } from "../report/printable.ts";
import { detailOfKind, locked } from "../workspace/locked.ts";
import { type Opened, open, readFolder } from "../workspace/opened.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";

export interface InboxOptions extends GlobalOptions {
  readonly action: string;
  readonly ids?: readonly string[];
  /** Every proposal, or every one of `week`. */
  readonly all?: boolean;
  readonly week?: string;
}

interface Entry extends OpenProposal {
  readonly id: string;
}

export async function inbox(options: InboxOptions, surroundings: Surroundings): Promise<number> {
  if (options.action === "list") return list(await open(options, surroundings), options, surroundings);
  if (options.action === "show") return show(await open(options, surroundings), options, surroundings);
  if (options.action === "accept" || options.action === "reject") return decide(options, surroundings);
  const guess = nearest(options.action, ["list", "show", "accept", "reject"]);
  throw new UsageError(
    "USAGE",
    `inbox knows no ${options.action}`,
    guess ? `did you mean ${guess}?` : "list, show, accept or reject",
  );
}

function list({ folder }: Opened, { json, week }: InboxOptions, { print, tell }: Surroundings): number {
  const { entries, faults } = entriesIn(folder, week);
  const rows = entries.map(({ id, proposal, edited }) => ({
    id,
    file: proposal.file,
    because: proposal.because,
    edited,
  }));
  if (json) print(JSON.stringify({ proposals: rows }));
  else if (rows.length === 0) print("the inbox is empty");
  else
    for (const { id, because, edited } of rows)
      print(`${oneLine(id)}${edited ? " (edited)" : ""}  ${oneLine(because)}`);
  for (const fault of faults) tell(fault);
  return 0;
}

function show(opened: Opened, options: InboxOptions, { print }: Surroundings): number {
  const entry = named(options.ids?.[0], opened.folder);
  const { file, because } = entry.proposal;
  const diff = planDiff({ files: plannedFrom([{ file, after: entry.memoryText }], opened.folder, because) }, (name) =>
    shown(opened, name),
  );
  print(
    options.json
      ? JSON.stringify({ id: entry.id, ...entry.proposal, edited: entry.edited, text: entry.memoryText, diff })
      : `${oneLine(because)}\n\n${diff.trimEnd()}`,
  );
  return 0;
}

interface Decided {
  readonly id: string;
  readonly file: string;
}

/** Decides one after another, each seeing what the one before left, and writes it all at once. */
async function decide(options: InboxOptions, surroundings: Surroundings): Promise<number> {
  const { action, ids = [], all } = options;
  const { result, commit, commitPostponed } = await locked(
    `lithify inbox ${action}`,
    options,
    surroundings,
    async ({ opened, write }) => {
      const decided: Decided[] = [];
      const changes = new Map<string, string | null>();
      let { folder } = opened;
      for (const entry of wanted(options, folder)) {
        try {
          const made = action === "accept" ? accepted(entry, folder) : rejected(entry, folder);
          for (const { file, after } of made) changes.set(file, after);
          folder = folderWith(folder, made);
          decided.push({ id: entry.id, file: shown(opened, entry.proposal.file) });
        } catch (error) {
          // One of many that no longer fits waits for its own word.
          if (!all || !(error instanceof UsageError)) throw error;
          surroundings.tell(`left: ${error.message}`);
        }
      }
      if (decided.length === 0) return decided;
      for (const [file, after] of indexTexts(folder)) changes.set(file, after);
      const [first] = decided;
      const subject = decided.length === 1 ? `${action} ${first!.id}` : `${action} ${decided.length} proposals`;
      const files = [...changes].map(([file, after]) => ({ file, after }));
      write(plannedFrom(files, opened.folder, subject), detailOfKind("inbox", subject));
      return decided;
    },
    (located) => void wanted(options, readFolder(located).folder),
  );
  const done = action === "accept" ? "accepted" : "rejected";
  const [only] = ids.length === 1 ? result : [];
  if (options.json)
    surroundings.print(JSON.stringify({ ...(only ?? { proposals: result }), [done]: true, commit, commitPostponed }));
  else if (result.length === 0) surroundings.print("the inbox is empty");
  else for (const { file } of result) surroundings.print(`${done}: ${oneLine(file)}`);
  return 0;
}

/** The proposals that were named, or all of the inbox, or of one week. */
function wanted({ ids = [], all, week }: InboxOptions, folder: Folder): Entry[] {
  if (all && ids.length > 0) throw new UsageError("USAGE", "--all and a name exclude each other", "give one of them");
  if (all) return entriesIn(folder, week).entries;
  return ids.length === 0 ? [named(undefined, folder)] : [...new Set(ids)].map((id) => named(id, folder));
}

/** The memory as proposed, perhaps edited by the person; what it replaces is superseded; its week lists it. */
function accepted({ id, proposal, memoryText }: Entry, folder: Folder): FolderChange[] {
  const { file, replaces, week, evidence, base } = proposal;
  const standing = folder.texts.get(file);
  if ((standing === undefined ? undefined : digest12(standing)) !== base)
    throw new UsageError(
      "CHANGED_SINCE",
      `${file} is not as it was when this was proposed`,
      `look at both with lithify inbox show ${id}, then edit ${file} yourself and reject the proposal`,
    );
  const old = replaces === undefined ? undefined : folder.stored.find((memory) => memory.file === replaces);
  return [
    { file, after: memoryText },
    ...(old ? [{ file: old.file, after: changeMemoryFile(old, { status: "superseded", superseded_by: file }) }] : []),
    ...inWeek(week, folder, (text) => listIn(text, file, evidence)),
    { file: proposalPath(id), after: null },
  ];
}

/** The proposal goes; its evidence is declined, so that its week does not propose it again. */
const rejected = ({ id, proposal }: Entry, folder: Folder): FolderChange[] => [
  ...inWeek(proposal.week, folder, (text) => declineEvidence(text, proposal.type, proposal.evidence)),
  { file: proposalPath(id), after: null },
];

function inWeek(week: string | undefined, folder: Folder, change: (text: string) => string): FolderChange[] {
  const file = `weekly/${week}.md`;
  const text = folder.texts.get(file);
  return text === undefined ? [] : [{ file, after: change(text) }];
}

/** @param week only its own; absent for all */
function entriesIn({ texts }: Folder, week?: string): { entries: Entry[]; faults: string[] } {
  const entries: Entry[] = [];
  const faults: string[] = [];
  for (const [file, text] of texts) {
    if (!file.startsWith("inbox/") || !file.endsWith(".md")) continue;
    const read = readProposal(text);
    if ("fault" in read) faults.push(`${file} is no proposal: ${read.fault}`);
    else if (week === undefined || read.proposal.week === week)
      entries.push({ ...read, id: file.slice("inbox/".length) });
  }
  return { entries, faults };
}

/** A proposal by its file name, with or without the ending, or the beginning of it. */
function named(id: string | undefined, folder: Folder): Entry {
  const { entries } = entriesIn(folder);
  if (id === undefined) throw new UsageError("USAGE", "which proposal?", "lithify inbox list names them");
  const wanted = id.slice(id.lastIndexOf("/") + 1);
  const exact = entries.find((entry) => entry.id === wanted || entry.id === `${wanted}.md`);
  const begun = entries.filter((entry) => entry.id.startsWith(wanted));
  if (exact) return exact;
  if (begun.length === 1) return begun[0]!;
  const guess = nearest(
    wanted,
    entries.map((entry) => entry.id),
  );
  throw new UsageError(
    "NO_PROPOSAL",
    begun.length > 1 ? `${id} may be ${begun.map((entry) => entry.id).join(" or ")}` : `no proposal ${id}`,
    guess ? `did you mean ${guess}?` : "lithify inbox list names them",
  );
}
