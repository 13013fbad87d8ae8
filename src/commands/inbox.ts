/**
 * `lithify inbox [list|show|accept|reject|keep-both] [ID...|--all] [--week W]`: proposals that wait for a person's word. Without an action,
 * on a terminal, one after another with a key for each.
 */
import { join } from "node:path";
import { type Folder, type FolderChange, folderWith } from "../compaction/folder.ts";
import {
  accepted,
  becomes,
  type Entry,
  entriesIn,
  isQuestion,
  keptBoth,
  memoriesOf,
  named,
  newerOf,
  questionsAfter,
  rejected,
  replacedBy,
  type Wanted,
  wantedIn,
} from "../compaction/inbox.ts";
import { withMarks } from "../compaction/index-texts.ts";
import { plannedFrom } from "../compaction/plan.ts";
import { redactText } from "../daily/redact.ts";
import { isToldByAgents } from "../daily/remembered-log.ts";
import { UsageError } from "../errors.ts";
import { lintWisdom } from "../lint/wisdom.ts";
import { readSource } from "../memory/evidence/source.ts";
import { readMemoryFile } from "../memory/file/memory-file.ts";
import { shown } from "../memory/file/memory-path.ts";
import { proposalPath } from "../memory/file/proposal.ts";
import { meant } from "../nearest.ts";
import { planDiff } from "../report/diff.ts";
import { evidenceLines } from "../report/evidence-lines.ts";
import { oneLine, painted } from "../report/printable.ts";
import { type CommitReport, loggedAs } from "../workspace/commit-run.ts";
import { detailOfKind, locked } from "../workspace/locked.ts";
import { type Opened, open, readFolder } from "../workspace/opened.ts";
import type { GlobalOptions, Person, Surroundings } from "../workspace/surroundings.ts";
import { evidenceOf } from "../workspace/told-memory.ts";

interface InboxOptions extends GlobalOptions, Wanted {
  /** Absent: proposal by proposal with a person at a terminal, else the list. */
  readonly action?: string;
}

export async function inbox(options: InboxOptions, surroundings: Surroundings): Promise<number> {
  const { action } = options;
  const { person } = surroundings;
  if (action === undefined && person && !options.json) return walk(person, options, surroundings);
  if (action === undefined || action === "list") return list(await open(options, surroundings), options, surroundings);
  if (action === "show") return show(await open(options, surroundings), options, surroundings);
  if (isDecision(action)) {
    const { decided, commit, commitPostponed } = await decide(action, options, surroundings);
    tellDecided(action, decided, { commit, commitPostponed }, options, surroundings);
    return 0;
  }
  const hint = meant(action, ["list", "show", ...DECISIONS], "list, show, accept, reject or keep-both");
  throw new UsageError("USAGE", `inbox knows no ${action}`, hint);
}

function list(opened: Opened, { json, week }: InboxOptions, { print, tell }: Surroundings): number {
  const { entries, faults } = entriesIn(opened.folder, week);
  const clean = cleaning(opened);
  const rows = entries.map((entry) => ({
    id: entry.id,
    file: entry.proposal.file,
    because: clean(entry.proposal.because),
    edited: entry.edited,
    ...replacing(entry, opened),
  }));
  if (json) print(JSON.stringify({ proposals: rows }));
  else if (rows.length === 0) print("the inbox is empty");
  else
    for (const { id, because, edited, replaces } of rows)
      print(
        `${oneLine(id)}${edited ? " (edited)" : ""}  ${replaces === undefined ? "" : `[would replace ${oneLine(replaces)}] `}${oneLine(because)}`,
      );
  for (const fault of faults) tell(fault);
  // Whose answer is a line deleted, or changed.
  for (const { file, line, message, remedy } of lintWisdom(opened.folder))
    tell(`${shown(opened, file)}:${line}: ${oneLine(clean(message))}; ${remedy}`);
  return 0;
}

async function show(opened: Opened, options: InboxOptions, { print }: Surroundings): Promise<number> {
  const entry = named(options.ids?.[0], opened.folder);
  const { replaces } = entry.proposal;
  const clean = cleaning(opened);
  const because = clean(entry.proposal.because);
  const old = opened.folder.stored.find((memory) => memory.file === replaces);
  // Both sides of a doubt, each with its day.
  const standing = old ? evidenceLines(await evidenceOf(old, opened)) : [];
  const diff = diffOf(entry, opened);
  print(
    options.json
      ? JSON.stringify({
          id: entry.id,
          ...entry.proposal,
          because,
          edited: entry.edited,
          text: clean(entry.memoryText),
          diff,
        })
      : [oneLine(because), ...wouldReplace(entry, opened), ...standing, "", diff].join("\n"),
  );
  return 0;
}

/** Proposal by proposal: what it is, the lines it rests on, one key. Each word counts at once. */
async function walk(person: Person, options: InboxOptions, surroundings: Surroundings): Promise<number> {
  const { print } = surroundings;
  const ids = entriesIn((await open(options, surroundings)).folder, options.week).entries.map(({ id }) => id);
  if (ids.length === 0) print("the inbox is empty");
  for (const [i, id] of ids.entries()) {
    let key = "e";
    let edited = false;
    while (key === "e") {
      const opened = await open(options, surroundings);
      const entry = entriesIn(opened.folder).entries.find((one) => one.id === id);
      if (entry === undefined) {
        print(
          edited
            ? `${oneLine(id)} does not read as a proposal any more; mend it, or delete it`
            : `${oneLine(id)} is gone`,
        );
        break;
      }
      print(`\n${painted("dim", `${i + 1} of ${ids.length}`)}  ${await viewOf(entry, opened)}\n`);
      const mayKeepBoth = entry.proposal.replaces !== undefined;
      key = await person.pressed(
        `accept (y)  reject (n)  ${mayKeepBoth ? "keep both (b)  " : ""}edit (e)  skip (s)  quit (q) `,
        mayKeepBoth ? [...KEYS, "b"] : KEYS,
      );
      if (key === "q") return 0;
      if (key === "e") {
        edited = true;
        await person.edited(join(opened.memoryFolder, proposalPath(id)));
      }
    }
    const action = DECIDED_BY.get(key);
    if (action === undefined) continue;
    try {
      const { decided, ...commit } = await decide(action, { ...options, ids: [id] }, surroundings);
      tellDecided(action, decided, commit, options, surroundings);
    } catch (error) {
      // One that no longer fits waits for another word; the others are asked about all the same.
      if (!(error instanceof UsageError)) throw error;
      print(`left: ${oneLine(error.message)} (${oneLine(error.hint)})`);
    }
  }
  return 0;
}

const KEYS: readonly string[] = ["y", "n", "e", "s", "q"];
const DECIDED_BY = new Map<string, Action>([
  ["y", "accept"],
  ["n", "reject"],
  ["b", "keep-both"],
]);

/** What would change, and the lines of the logs that it rests on. */
async function viewOf(entry: Entry, opened: Opened): Promise<string> {
  const read = readMemoryFile(entry.proposal.file, entry.memoryText);
  const evidence = "memory" in read ? await evidenceOf(read.memory, opened) : [];
  return [
    oneLine(cleaning(opened)(entry.proposal.because)),
    ...wouldReplace(entry, opened),
    ...["", diffOf(entry, opened), ""],
    ...(evidence.length > 0 ? ["It rests on", ...evidenceLines(evidence)] : ["it names no line of the logs"]),
  ].join("\n");
}

/** What a person wrote into a proposal, or a memory, may hold a secret: a terminal shows none (contract §7.6). */
const cleaning =
  ({ workspace }: Opened) =>
  (text: string): string =>
    redactText(text, workspace.config.redact.allow).text;

/** The other memory that a yes would supersede, whatever the proposal says of itself. */
function replacing(entry: Entry, opened: Opened): { readonly replaces?: string } {
  const old = replacedBy(entry, opened.folder);
  return old ? { replaces: shown(opened, old.file) } : {};
}

const wouldReplace = (entry: Entry, opened: Opened): string[] => {
  const { replaces } = replacing(entry, opened);
  return replaces === undefined ? [] : [`it would replace ${oneLine(replaces)}`];
};

/** Of each memory that a yes would change. */
const diffOf = (entry: Entry, opened: Opened): string =>
  planDiff(
    { files: plannedFrom(memoriesOf(entry, opened.folder), opened.folder, entry.proposal.because) },
    (name) => shown(opened, name),
    cleaning(opened),
  ).trimEnd();

const DECISIONS = ["accept", "reject", "keep-both"] as const;
type Action = (typeof DECISIONS)[number];
const isDecision = (action: string): action is Action => (DECISIONS as readonly string[]).includes(action);

interface Decided {
  readonly id: string;
  readonly file: string;
  /** What was superseded by it. */
  readonly replaces?: string;
  /** What holds beside it. */
  readonly beside?: string;
  /** Where it asked whether the memory falls: what that is now. */
  readonly became?: string;
}

/** Decides one after another, each seeing what the one before left, and writes it all at once. */
async function decide(
  action: Action,
  options: InboxOptions,
  surroundings: Surroundings,
): Promise<{ decided: readonly Decided[] } & CommitReport> {
  const { result, commit, commitPostponed } = await locked(
    `lithify inbox ${action}`,
    options,
    surroundings,
    async ({ opened, write }) => {
      const decided: Decided[] = [];
      const log = new Set<string>();
      const kept = new Set<string>();
      const wanted = wantedIn(opened.folder, options);
      const questions =
        action === "accept" && options.all ? wanted.filter((one) => isQuestion(one, opened.folder)) : [];
      if (questions.length > 0) surroundings.tell(leftOpen(questions.length));
      const changes = new Map<string, string | null>();
      let { folder } = opened;
      for (const entry of wanted.filter((one) => !questions.includes(one))) {
        try {
          const stands = becomes(entry, folder);
          const made = madeOf(action, entry, folder, opened.workspace.config.redact.allow);
          for (const { file, after } of made) changes.set(file, after);
          if (action !== "reject" && !isQuestion(entry, folder)) kept.add(stands);
          decided.push({ id: entry.id, ...decidedAs(action, entry, { ...opened, folder }) });
          for (const path of action === "reject" ? [] : toldIn(entry)) log.add(loggedAs(path, opened));
          folder = folderWith(folder, made);
        } catch (error) {
          // One of many that no longer fits waits for its own word.
          if (!options.all || !(error instanceof UsageError)) throw error;
          surroundings.tell(`left: ${oneLine(error.message)} (${oneLine(error.hint)})`);
        }
      }
      if (decided.length === 0) return decided;
      const asked = kept.size === 0 ? [] : questionsAfter(kept, folder);
      for (const { file, after } of asked) changes.set(file, after);
      if (asked.length > 0) surroundings.tell(nowAsked(asked.length));
      const [first] = decided;
      const subject = decided.length === 1 ? `${action} ${first!.id}` : `${action} ${decided.length} proposals`;
      const made = [...changes].map(([file, after]) => ({ file, after }));
      const files = plannedFrom(withMarks(made, opened.folder), opened.folder, subject);
      await write(files, detailOfKind("inbox", subject, { log: [...log] }));
      return decided;
    },
    (located) => void wantedIn(readFolder(located).folder, options),
  );
  return { decided: result, commit, commitPostponed };
}

/** The logs of what agents told that it rests on: what a person accepts is committed with its evidence. */
function toldIn({ proposal, memoryText }: Entry): string[] {
  const read = readMemoryFile(proposal.file, memoryText);
  const sources = "memory" in read ? read.memory.sources : [];
  return sources.flatMap((source) => readSource(source)?.path ?? []).filter(isToldByAgents);
}

const leftOpen = (count: number): string =>
  `${count === 1 ? "1 proposal is left, as it would replace a memory that stands" : `${count} proposals are left, as each would replace a memory that stands`}: decide one by one with lithify inbox accept, reject or keep-both and its name (lithify inbox list), or on a terminal with lithify inbox`;

const nowAsked = (count: number): string =>
  `${count === 1 ? "a memory that stands may hold" : `${count} memories that stand may hold`} no longer, by what you accepted: lithify inbox asks`;

function madeOf(action: Action, entry: Entry, folder: Folder, allow: readonly string[]): FolderChange[] {
  if (action === "reject") return rejected(entry, folder);
  return action === "accept" ? accepted(entry, folder, allow) : keptBoth(entry, folder, allow);
}

function decidedAs(action: Action, entry: Entry, opened: Opened): Omit<Decided, "id"> {
  const { file, replaces } = entry.proposal;
  if (action === "accept" && file === replaces) {
    const read = readMemoryFile(file, entry.memoryText);
    return { file: shown(opened, file), ...("memory" in read && { became: read.memory.status }) };
  }
  if (action !== "keep-both")
    return { file: shown(opened, becomes(entry, opened.folder)), ...(action === "accept" && replacing(entry, opened)) };
  const newer = file === replaces ? newerOf(entry, opened.folder)?.file : file;
  return { file: shown(opened, newer ?? file), ...(newer && replaces && { beside: shown(opened, replaces) }) };
}

const DONE = { accept: "accepted", reject: "rejected", "keep-both": "kept" } as const;

function tellDecided(
  action: Action,
  decided: readonly Decided[],
  report: CommitReport,
  { ids = [], json }: InboxOptions,
  { print }: Surroundings,
): void {
  const done = DONE[action];
  const [only] = ids.length === 1 ? decided : [];
  if (json) print(JSON.stringify({ ...(only ?? { proposals: decided }), [done]: true, ...report }));
  else if (decided.length === 0) print("no proposal was decided");
  else
    for (const { file, replaces, beside, became } of decided) {
      const other =
        replaces === undefined ? beside && `, beside ${oneLine(beside)}` : `, in place of ${oneLine(replaces)}`;
      print(`${became ?? done}: ${oneLine(file)}${other ?? ""}`);
    }
}
