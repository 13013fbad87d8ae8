/**
 * Which memories a week puts in doubt: where a later line takes one back, denies it or gives it another value, and no claim of the
 * week said so, a person is asked. A model may pass over a change of mind in silence, and the offline one keeps only what it is sure
 * of; the older memory must not stand meanwhile as if nothing had been said.
 */

import { byLog } from "../../daily/daily-log.ts";
import { onceFor, onceOf } from "../../once.ts";
import type { Steps } from "../../steps.ts";
import type { Change } from "../change.ts";
import { evidenceDigests } from "../evidence/evidence.ts";
import type { Logbook } from "../evidence/logbook.ts";
import { areShared, type Lines, linesOf } from "../evidence/source.ts";
import { unlabelled } from "../evidence/speaker.ts";
import { readMemoryFile, writeMemoryFile } from "../file/memory-file.ts";
import { readProposal, writeProposal } from "../file/proposal.ts";
import { foldSentence } from "../fold.ts";
import { paragraphsIn } from "../identity/merge.ts";
import { similarIndex } from "../identity/similar.ts";
import { type Bearing, isStronger, questionOf } from "../identity/speaking.ts";
import { lineClaim } from "../line-claim.ts";
import { type Found, isOfThing, type StoredMemory } from "../memory.ts";
import { reversal } from "../overtaken.ts";
import { isToldAlone } from "../told.ts";
import { askedOf, besidesIn, freeName, memoryOf, proposed, type Work } from "../work.ts";
import { type Doubt, type Ground, heldIn, isPlain } from "./against.ts";
import { lateDoubts, overtakenAmong, statedBy, withoutLog } from "./late.ts";
import { doubtsIn, refusedDoubts } from "./lines.ts";

/** The changes, and those of memories that a line of the week speaks against. */
export function* withDoubts(changes: readonly Change[], work: Work): Steps<Change[]> {
  const { book } = work.known;
  if (book === undefined) return [...changes];
  const after = [...changes];
  const held = heldIn(work);
  const doubts: Doubt[] = [];
  for (const doubt of doubtsIn(book, changes, work, held))
    if (doubt) doubts.push(doubt);
    else yield;
  doubts.push(...lateDoubts(changes, work, held), ...refusedDoubts(book, changes, work));
  for (const doubt of strongest([...oneOfEach(doubts, book), ...withoutLog(changes, work, held)])) {
    const { file, spans } = doubt.since;
    if (file === undefined && spans.length > 0) raise(doubt, book, after, work);
    else after.push(asking(doubt, file, [], work));
  }
  return [...after, ...contradicted(after, book, work)];
}

/** What waits in the inbox, by its text: each week of a run asks every one. */
export const waitingIn = onceOf((text) => {
  const open = readProposal(text);
  if ("fault" in open || open.edited || open.proposal.replaces !== undefined) return undefined;
  const read = readMemoryFile(open.proposal.file, open.memoryText);
  return "memory" in read ? { ...open, memory: read.memory } : undefined;
}, 5_000);

/** Proposals of older evidence that a line of the week speaks against say so: nobody should accept what holds no longer. */
function contradicted(changes: readonly Change[], book: Logbook, work: Work): Change[] {
  const written = new Set(changes.map(({ file }) => file));
  const all = [...(work.known.open ?? [])].flatMap(([path, text]) => {
    const open = written.has(path) ? undefined : waitingIn(text);
    return open === undefined ? [] : [{ ...open, path }];
  });
  const waiting = all.filter(({ memory }) => !isOfThing(memory) && !work.folder.has(memory.file));
  if (waiting.length === 0) return [];
  const memories = waiting.map(({ memory }) => memory);
  const inbox = { ...work, folder: new Map(memories.map((one) => [one.file, one])) };
  // What is rare is so in folder and inbox together.
  memories.forEach(work.similar.add);
  // What is only likely is not asked about on a word of change alone.
  const doubts = [...doubtsIn(book, [], inbox, heldIn(inbox))].filter(
    (doubt): doubt is Doubt => doubt !== undefined && isPlain(doubt.bearing),
  );
  return strongest(doubts).flatMap(({ memory, bearing, since: { day } }) => {
    const { path, proposal, memoryText } = waiting.find((one) => one.memory === memory)!;
    // Said once it is enough.
    if (proposal.because.includes(memory.file)) return [];
    const question = questionOf(memory, bearing, day);
    const text = writeProposal(memoryText, { ...proposal, because: `${proposal.because}; ${question}` });
    return [{ kind: "proposed", file: path, text, because: question }];
  });
}

const asking = (
  { memory, bearing, since: { day } }: Doubt,
  newer: string | undefined,
  evidence: readonly string[],
  work: Ground,
): Change => askedOf(memory, newer, questionOf(memory, bearing, day), evidence, work, memory.ended?.(day));

/** Two logs of one day may each speak against what the other says: the one that takes back in its own words is later, else what the later log says. */
function oneOfEach(doubts: readonly Doubt[], book?: Logbook): Doubt[] {
  const order = new Map(book?.pages.map(({ log }, i) => [log.path, i]));
  const comesBehind = (one: Doubt, other: Doubt): boolean => {
    const [mine, others] = [one, other].map(({ since, memory }) => reversal(since.text, memory));
    const [{ path = "" } = {}, { path: before = "" } = {}] = [one.since.spans[0], other.since.spans[0]];
    return (mine! - others! || (order.get(path) ?? 0) - (order.get(before) ?? 0) || byLog(path, before)) > 0;
  };
  const linesIn = onceFor(({ sources }: StoredMemory) => linesOf(sources));
  const keysOf = ({ path, from, to }: Lines): string[] =>
    Array.from({ length: to - from + 1 }, (_, i) => `${path}#${from + i}`);
  const lines = doubts.flatMap((one) =>
    linesIn(one.memory)
      .flatMap(keysOf)
      .map((key) => ({ key, one })),
  );
  const resting = Map.groupBy(lines, ({ key }) => key);
  const isOverBy = (one: Doubt, other: Doubt): boolean =>
    comesBehind(other, one) && areShared(linesIn(one.memory), other.since.spans);
  const isOver = (one: Doubt): boolean =>
    one.since.spans.flatMap(keysOf).some((key) => resting.get(key)?.some(({ one: other }) => isOverBy(one, other)));
  return doubts.filter((one) => !isOver(one));
}

/** The strongest of each memory, in the order of file names. */
function strongest(doubts: Iterable<Doubt>): Doubt[] {
  const found = new Map<string, Doubt>();
  for (const one of doubts) {
    const best = found.get(one.memory.file)?.bearing;
    if (best === undefined || isStronger(one.bearing, best)) found.set(one.memory.file, one);
  }
  return [...found.values()].sort((a, b) => (a.memory.file < b.memory.file ? -1 : 1));
}

/**
 * What a person accepted, held against the memories that stand: two proposals may speak against each other that knew nothing of one another.
 * @param accepted their files   @returns the proposals that ask about the older of two
 */
export function doubtsOfAccepted(accepted: ReadonlySet<string>, stored: readonly StoredMemory[]): Change[] {
  const folder = new Map(stored.map((memory) => [memory.file, memory]));
  const none = { asked: new Set<string>(), taken: new Set<string>(), known: { week: null } };
  const ground = { ...none, folder, similar: similarIndex(stored), besides: besidesIn(stored) };
  const held = heldIn(ground);
  const own = new Map([...folder].filter(([file, { status }]) => accepted.has(file) && status === "active"));
  const others = new Map([...folder].filter(([file]) => !own.has(file)));
  const doubts = [
    ...overtakenAmong(own, statedBy(stored), ground, held),
    ...overtakenAmong(others, statedBy([...own.values()]), ground, held),
  ];
  return strongest(oneOfEach(doubts))
    .filter(({ memory: { status, questioned_by, unreadable } }) => status === "active" && !questioned_by && !unreadable)
    .map((doubt) => asking(doubt, doubt.since.file, [], ground));
}

const leadsWith = ({ body }: Found, { sentence }: Bearing): boolean => {
  const [lead = "", said] = [paragraphsIn(body)[0], unlabelled(sentence)].map((text) => foldSentence(text ?? ""));
  return said !== undefined && (lead.includes(said) || said.includes(lead));
};

/** Asks a person: with the claim that the week made of the line, where it made one, else with the line itself. */
function raise(doubt: Doubt, book: Logbook, changes: Change[], work: Work): void {
  const { memory, bearing } = doubt;
  const { day, spans } = doubt.since;
  const because = questionOf(memory, bearing, day);
  const span = { ...spans[0]!, day };
  const evidence = evidenceDigests([span], book);
  work.asked.add(memory.file);
  // A line is no thing, and no process, that could take the place of one.
  if (isOfThing(memory)) {
    changes.push(asking(doubt, undefined, evidence, work));
    return;
  }
  for (const [i, change] of changes.entries()) {
    if (!change.found || change.text === undefined || !areShared(change.found.spans, [span])) continue;
    // A joined proposal is of what it begins with: what else it holds takes no memory's place.
    if (change.found.likely && !leadsWith(change.found, bearing)) continue;
    if (change.kind === "proposed") {
      const open = readProposal(change.text);
      if (!("proposal" in open) || open.proposal.replaces !== undefined) continue;
      // What may address its reader says so first, and whose word it is, whatever else is asked of it.
      const doubt = isToldAlone(change.found, book) ? open.proposal.because : change.found.doubt;
      const asked = doubt === undefined ? because : `${doubt}; ${because}`;
      const text = writeProposal(open.memoryText, { ...open.proposal, because: asked, replaces: memory.file });
      changes[i] = { ...change, text, because: asked };
      return;
    }
    // An unreadable file is not rewritten, in no proposal either.
    if (change.kind === "created" && !memory.unreadable) {
      // The newer claim stands; whether the older one falls with it is asked.
      changes.push(asking(doubt, change.file, evidence, work));
      return;
    }
  }
  const { sentence } = bearing;
  const claim = lineClaim(memory.type, sentence, { spans: [span], evidence }, book);
  if (claim === undefined) return;
  changes.push(
    proposed(work, claim, writeMemoryFile(memoryOf(claim, memory)), {
      ...{ file: freeName(claim, work, memory.file), because, replaces: memory.file },
    }),
  );
}
