/**
 * Proposals that wait while the logs beneath them are edited: their sources follow their words, what they are about may
 * have moved as well, and one whose words are gone asks for nothing any more. What a person edited in the inbox is theirs.
 */
import { daysOf, type Week } from "../calendar/week.ts";
import { followLines, type WeekLines } from "./evidence/followed.ts";
import { readMemoryFile } from "./file/memory-file.ts";
import { baseOf, type Proposal, readProposal, writeProposal } from "./file/proposal.ts";
import { type Carried, followedMemory, type ListedOf, weekOfSource } from "./following.ts";
import type { StoredMemory } from "./memory.ts";

export interface Waiting {
  readonly week: Week;
  /** As its own proposals name it. */
  readonly asked: string;
  readonly lines: WeekLines;
  readonly listedOf: ListedOf;
  readonly carried: ReadonlyMap<string, Carried>;
  /** A memory's file as the week leaves it. */
  readonly textOf: (file: string) => string | undefined;
  /** The memories that the week's lines say outright. */
  readonly settled: ReadonlySet<string>;
}

/** @returns its file as it is now, `null` where it goes; undefined where the proposal stays as it is */
export function followedProposal(text: string, waiting: Waiting) {
  if (!isOfWeek(text, waiting)) return undefined;
  const open = readProposal(text);
  if ("fault" in open || open.edited) return undefined;
  const { proposal, memoryText } = open;
  const read = readMemoryFile(proposal.file, memoryText);
  if (!("memory" in read)) return undefined;
  const { memory } = read;
  const { week, asked, lines, listedOf, carried, textOf, settled } = waiting;
  // It was asked of these very lines, for what stood over them.
  const isOfFrame = proposal.replaces === proposal.file && proposal.week === asked && settled.has(proposal.file);
  if (isOfFrame && proposal.evidence.every((digest) => listedOf(proposal.file)?.includes(digest)))
    return { text: null, because: SETTLED };
  // Where it asks whether the memory falls, its evidence is the newer one's.
  const isOwn = proposal.week === asked && proposal.replaces !== proposal.file;
  const own = isOwn ? proposal.evidence : [];
  const known = [...new Set([...own, ...(listedOf(proposal.file) ?? [])])];
  const here = memory.sources.filter((source) => weekOfSource(source) === week);
  const followed = here.length === 0 || known.length === 0 ? [] : followLines(here, known, lines, memory);
  const standing = new Set(followed.flatMap(({ now, digest }) => (now && digest ? [digest] : [])));
  const isLost = followed.some(({ lost }) => lost === "changed");
  if (isLost && own.some((digest) => !standing.has(digest))) return { text: null, because: LINES_GONE };
  if (stands(memory, proposal, textOf(proposal.file))) return { text: null, because: STANDS };
  const moved = followedMemory(memory, week, followed);
  const of = carried.get(proposal.file);
  // It is about the same memory still when nothing of that but its sources has changed.
  const isSame =
    of !== undefined && baseOf(of.before.text) === proposal.base && textOf(proposal.file) === of.memory.text;
  const base = isSame ? baseOf(of.memory.text) : proposal.base;
  const after = writeProposal(moved.text, { ...proposal, ...(base !== undefined && { base }) });
  return after === text ? undefined : { text: after, because: "its lines have moved" };
}

const LINES_GONE = "withdrawn: the lines it rests on are gone from the logs";
const SETTLED = "withdrawn: nothing over its lines leaves them open any more";
const STANDS = "withdrawn: the memory that it asked for stands";

/** Whether what was proposed as a new memory has become one since, because what spoke against it is gone. */
function stands(
  { type, name, description, body }: StoredMemory,
  proposal: Proposal,
  text: string | undefined,
): boolean {
  if (text === undefined || proposal.base !== undefined || proposal.replaces !== undefined) return false;
  const read = readMemoryFile(proposal.file, text);
  if (!("memory" in read) || read.memory.status !== "active") return false;
  const { memory } = read;
  return memory.type === type && memory.name === name && memory.description === description && memory.body === body;
}

/** A year's proposals are many, and reading one is dear: one that the week can change names a day of it, or a memory it carries. */
const isOfWeek = (text: string, { week, carried }: Waiting): boolean =>
  daysOf(week).some((day) => text.includes(day) || text.includes(day.replaceAll("-", "_"))) ||
  [...carried.keys()].some((file) => text.includes(file));
