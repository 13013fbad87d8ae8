/**
 * The inbox: which proposals wait, and what a person's yes or no makes of one.
 */
import { secretsInFile } from "../daily/redact.ts";
import { updateFrontMatter } from "../document/frontmatter-edit.ts";
import { declineEvidence, listIn } from "../document/weekly-edit.ts";
import { shellWord, UsageError } from "../errors.ts";
import { doubtsOfAccepted } from "../memory/doubts/doubts.ts";
import { orderIn } from "../memory/evidence/instruction.ts";
import { BESIDE, claimAlone } from "../memory/evidence/retraction/retraction.ts";
import { mergedSources } from "../memory/evidence/sources.ts";
import { readFileName } from "../memory/file/file-name.ts";
import { changeMemoryFile, readMemoryFile } from "../memory/file/memory-file.ts";
import { ownWeek } from "../memory/file/memory-path.ts";
import { plainChange } from "../memory/file/plain-words.ts";
import { baseOf, foundIn, type OpenProposal, proposalPath, readProposal } from "../memory/file/proposal.ts";
import { isMemoryType, type StoredMemory } from "../memory/memory.ts";
import { isToldSo, joining } from "../memory/told.ts";
import { nearest } from "../nearest.ts";
import type { Folder, FolderChange } from "./folder.ts";

export interface Entry extends OpenProposal {
  /** The name of its file. */
  readonly id: string;
}

export interface Wanted {
  readonly ids?: readonly string[];
  /** Every proposal, or every one of `week`. */
  readonly all?: boolean;
  readonly week?: string;
}

/** The proposals that were named, or all of the inbox, or of one week. */
export function wantedIn(folder: Folder, { ids = [], all, week }: Wanted): Entry[] {
  if (all && ids.length > 0) throw new UsageError("USAGE", "--all and a name exclude each other", "give one of them");
  if (all) return entriesIn(folder, week).entries.sort(byWeek);
  return ids.length === 0 ? [named(undefined, folder)] : [...new Set(ids)].map((id) => named(id, folder));
}

/** What was told first becomes the memory, what was told again joins it. */
const byWeek = ({ proposal: a, id: one }: Entry, { proposal: b, id: other }: Entry): number =>
  `${a.week ?? ""} ${one}` < `${b.week ?? ""} ${other}` ? -1 : 1;

/**
 * The memory as proposed, perhaps edited by the person; what it replaces is superseded; its week lists it. A proposal may have come
 * with a clone: what it would write passes the gates of any other write.
 * @param allow texts that are no secrets (`redact.allow`)   @param besides the memory that holds beside it and is not replaced
 */
export function accepted(
  entry: Entry,
  folder: Folder,
  allow: readonly string[],
  besides?: StoredMemory,
): FolderChange[] {
  const { id, proposal, memoryText } = entry;
  const { file, replaces, base } = proposal;
  const word = shellWord(id);
  const left = `mend ${proposalPath(id)}; lithify inbox reject ${word} takes the proposal away`;
  const [secret] = secretsInFile(memoryText, allow);
  if (secret) throw new UsageError("SECRET", `${file} holds what looks like a secret (${secret.rule})`, left);
  const order = orderIn(memoryText);
  if (order?.sure)
    throw new UsageError(
      "INSTRUCTION",
      `${file} is an order to whoever reads it: ${order.says}`,
      `what you mean to stand, write into ${file} yourself; lithify inbox reject ${word} takes the proposal away`,
    );
  const standing = folder.texts.get(file);
  const mayWrite = standing === undefined ? isOurs(file) : folder.stored.some((memory) => memory.file === file);
  if (!mayWrite) throw new UsageError("NO_MEMORY", `${id} is for ${file}, which is no memory's name`, left);
  const read = readMemoryFile(file, memoryText);
  if (!("memory" in read)) throw new UsageError("NO_MEMORY", `${id} does not read as a memory`, left);
  if (read.memory.body.trim() === "")
    throw new UsageError("NO_TEXT", `${id} has no text any more`, "write one, or reject the proposal");
  if ((standing === undefined ? undefined : baseOf(standing)) !== base && toldSince(entry, folder) === undefined)
    throw new UsageError(
      "CHANGED_SINCE",
      `${file} is not as it was when this was proposed`,
      `look at both with lithify inbox show ${word}, then edit ${file} yourself and reject the proposal`,
    );
  const broken = replacedBy(entry, folder);
  if (broken?.unreadable)
    throw new UsageError(
      "UNREADABLE",
      `${broken.file} would be superseded, and line ${broken.unreadable.line} of it cannot be read (${broken.unreadable.fault})`,
      "mend that line, or delete the file, and accept again",
    );
  return [
    ...memoriesOf(entry, folder, besides),
    // One that is about the old memory alone says itself what becomes of it.
    ...(replaces === file
      ? []
      : inWeeks(entry, folder, (text, evidence) =>
          listIn(text, { file: becomes(entry, folder), evidence, accepted: true }),
        )),
    { file: proposalPath(id), after: null },
  ];
}

/** The memory that a proposal is of once it is accepted. */
export const becomes = (entry: Entry, folder: Folder): string => toldSince(entry, folder)?.file ?? entry.proposal.file;

/** The questions that follow from what was accepted: whether an older memory falls with it. @param files as accepted   @param folder with them */
export const questionsAfter = (files: ReadonlySet<string>, folder: Folder): FolderChange[] =>
  doubtsOfAccepted(files, folder.stored).flatMap(({ file, text }) =>
    text === undefined || folder.texts.has(file) ? [] : [{ file, after: text }],
  );

/** Whether a new memory may have that name. */
const isOurs = (file: string): boolean => isMemoryType(readFileName(file)?.type);

/**
 * Both hold: the proposal becomes a memory beside the one that it would replace, and says so; one that only asks whether a memory falls
 * goes, and the newer one says it. The same lines do not ask again.
 */
export function keptBoth(entry: Entry, folder: Folder, allow: readonly string[]): FolderChange[] {
  const { id, proposal } = entry;
  const old = folder.stored.find(({ file, status }) => file === proposal.replaces && status === "active");
  if (old === undefined)
    throw new UsageError(
      "REPLACES_NONE",
      `${id} would replace no memory that stands`,
      `lithify inbox accept ${shellWord(id)}, or reject it`,
    );
  if (old.file !== proposal.file) return accepted(entry, folder, allow, old);
  const newer = newerOf(entry, folder);
  return [
    ...(newer ? [{ file: newer.file, after: standingBeside(newer, old) }] : []),
    ...inWeeks(entry, folder, (text, lines) => declineEvidence(text, proposal.type, lines)),
    { file: proposalPath(id), after: null },
  ];
}

/** Whether a yes would put a memory that stands out of force: that is decided one by one, never with `--all`. */
export const isQuestion = ({ proposal: { replaces } }: Entry, { stored }: Folder): boolean =>
  stored.some(({ file, status }) => file === replaces && status === "active");

/** The memory in whose favour a question is asked; undefined where only a document says it. */
export function newerOf({ proposal: { file }, memoryText }: Entry, { stored }: Folder): StoredMemory | undefined {
  const read = readMemoryFile(file, memoryText);
  return "memory" in read ? stored.find((one) => one.file === read.memory.superseded_by) : undefined;
}

function standingBeside(memory: StoredMemory, old: StoredMemory): string {
  const stands_beside = [...new Set([...(memory.stands_beside ?? []), old.file])];
  const text = changeMemoryFile(memory, { stands_beside });
  return memory.supersedes === old.file ? updateFrontMatter(text, { supersedes: undefined }) : text;
}

/** What would become of memories: of the one it is for, as it would be written, and of the one it replaces. */
export function memoriesOf(entry: Entry, folder: Folder, besides?: StoredMemory): FolderChange[] {
  const { file } = entry.proposal;
  const read = readMemoryFile(file, entry.memoryText);
  if (besides && "memory" in read) {
    const text = changeMemoryFile(read.memory, plainChange(read.memory));
    return [{ file, after: standingBeside({ ...read.memory, text }, besides) }];
  }
  const same = toldSince(entry, folder);
  if (same && "memory" in read) {
    const sources = mergedSources(same.sources, read.memory.sources, new Set());
    return [{ file: same.file, after: changeMemoryFile(same, joining(same, read.memory, sources)) }];
  }
  const old = replacedBy(entry, folder);
  return [
    { file, after: "memory" in read ? changeMemoryFile(read.memory, plainChange(read.memory)) : entry.memoryText },
    ...(old ? [{ file: old.file, after: changeMemoryFile(old, { status: "superseded", superseded_by: file }) }] : []),
  ];
}

/**
 * The memory that was to be made, where another week told it meanwhile, under whatever name and with
 * more or less beside it: the lines that are proposed join its own.
 */
function toldSince({ proposal, memoryText }: Entry, { stored }: Folder): StoredMemory | undefined {
  const { file, base, replaces } = proposal;
  const read = readMemoryFile(file, memoryText);
  if (base !== undefined || replaces !== undefined || !("memory" in read)) return undefined;
  const all = stored.filter((one) => one.status === "active" && isToldSo(one, read.memory));
  return all.find((one) => one.file === file) ?? all[0];
}

/** The other memory that stands and would be superseded. */
export const replacedBy = ({ proposal: { file, replaces } }: Entry, { stored }: Folder): StoredMemory | undefined =>
  replaces === undefined || replaces === file ? undefined : stored.find((memory) => memory.file === replaces);

/** The proposal goes; its evidence is declined, so that its week does not propose it again. */
export function rejected(entry: Entry, folder: Folder): FolderChange[] {
  const { id, memoryText } = entry;
  const { type, file } = entry.proposal;
  const declined = inWeeks(entry, folder, (text, lines) => declineEvidence(text, type, lines));
  // Where no week has a document to keep the word in, the memory itself says that it was taken back.
  const read =
    declined.length === 0 && !folder.texts.has(file) && isOurs(file) ? readMemoryFile(file, memoryText) : undefined;
  const withdrawn =
    read !== undefined && "memory" in read
      ? [{ file, after: changeMemoryFile(read.memory, { status: "withdrawn" }) }]
      : [];
  return [...declined, ...withdrawn, { file: proposalPath(id), after: null }];
}

function inWeeks(
  { proposal }: Entry,
  folder: Folder,
  change: (text: string, evidence: readonly string[]) => string,
): FolderChange[] {
  return foundIn(proposal).flatMap(({ week, evidence }) => {
    const file = `weekly/${ownWeek(folder, week)}.md`;
    const text = folder.texts.get(file);
    return text === undefined ? [] : [{ file, after: change(text, evidence) }];
  });
}

type InboxOf = Pick<Folder, "texts" | "guest">;

/** @param week only its own; absent for all */
export function entriesIn(folder: InboxOf, week?: string): { entries: Entry[]; faults: string[] } {
  const entries: Entry[] = [];
  const faults: string[] = [];
  for (const [file, text] of folder.texts) {
    if (!file.startsWith("inbox/") || !file.endsWith(".md")) continue;
    const read = readProposal(text);
    if ("fault" in read) faults.push(`${file} is no proposal: ${read.fault}`);
    else if (week === undefined || ownWeek(folder, read.proposal.week) === week) {
      const memoryText = withoutBeside(read.proposal.file, read.memoryText);
      entries.push({ ...read, memoryText, id: file.slice("inbox/".length) });
    }
  }
  return { entries, faults };
}

/** A proposal's text without what stands beside its claim, unless a person changed its words. */
export function withoutBeside(file: string, text: string): string {
  const read = text.includes(BESIDE) ? readMemoryFile(file, text) : undefined;
  if (read === undefined || !("memory" in read) || read.memory.byPerson) return text;
  return changeMemoryFile(read.memory, { body: claimAlone(read.memory.body) });
}

/** A proposal by its file name, with or without the ending, or the beginning of it. */
export function named(id: string | undefined, folder: Folder): Entry {
  const { entries } = entriesIn(folder);
  if (id === undefined) throw new UsageError("USAGE", "which proposal?", "lithify inbox list names them");
  const wanted = id.slice(id.lastIndexOf("/") + 1);
  const exact = entries.find((entry) => entry.id === wanted || entry.id === `${wanted}.md`);
  const begun = entries.filter((entry) => entry.id.startsWith(wanted));
  if (exact) return exact;
  if (begun.length === 1) return begun[0]!;
  const ids = entries.map(({ id: own }) => own);
  const guess = nearest(wanted, ids);
  throw new UsageError(
    "NO_PROPOSAL",
    begun.length > 1 ? `${id} may be ${begun.map((entry) => entry.id).join(" or ")}` : `no proposal ${id}`,
    guess ? `did you mean ${guess}?` : "lithify inbox list names them",
  );
}
