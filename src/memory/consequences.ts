/**
 * What a week's claims mean for memories that no claim names: those that tell of an old value, those that the week no
 * longer bears out, and those whose lines only stand elsewhere now.
 */

import type { Steps } from "../steps.ts";
import type { Change, Known } from "./change.ts";
import { withDoubts } from "./doubts/doubts.ts";
import { proposalPath } from "./file/proposal.ts";
import { forsakings } from "./identity/forsaken.ts";
import { outdatings } from "./identity/outdated.ts";
import { placesTaken } from "./questions.ts";
import { askedOf, type Work } from "./work.ts";

/** The claims' changes, and what follows from them. */
export function* withConsequences(changes: readonly Change[], work: Work): Steps<Change[]> {
  const followed = withFollowed(withPlaces(withForsaken(withOutdated(changes, work), work), work), work);
  return yield* withDoubts([...followed, ...turned(work)], work);
}

/** Memories that have the place of another, and are older than that one since a log lies under another day: a person is asked. */
function turned(work: Work): Change[] {
  const before = new Map(work.known.stored.map(({ file, updated }) => [file, updated]));
  return [...work.folder.values()].flatMap((memory) => {
    const old = work.folder.get(memory.supersedes ?? "");
    if (memory.status !== "active" || old?.superseded_by !== memory.file || memory.updated >= old.updated) return [];
    const was = before.get(memory.file);
    if (was === undefined || was < (before.get(old.file) ?? was) || work.asked.has(memory.file)) return [];
    const because = `${old.file}, whose place it has, is newer (${old.updated}, and not ${memory.updated}) since a log was renamed`;
    return [askedOf(memory, undefined, because, [], work)];
  });
}

/** The same changes, and those of memories that tell of an old value. */
function withOutdated(changes: readonly Change[], { folder, known, successions, asked }: Work): Change[] {
  const created = new Set(changes.filter(({ kind }) => kind === "created").map(({ file }) => file));
  const ground = { folder, created, waiting: waitingIn(changes, known, asked), review: known.review === "inbox" };
  return withMore(changes, outdatings(successions, ground));
}

/** The same changes, and those of memories that the week no longer bears out. */
function withForsaken(changes: readonly Change[], { folder, known, asked, told }: Work): Change[] {
  const created = new Map(
    changes.flatMap(({ kind, file, found }) => (kind === "created" && found ? [[file, found] as const] : [])),
  );
  const more = forsakings({
    ...{ folder, created, known, carried: known.carried.values(), isAskedAnew: known.isAskedAnew },
    ...{ waiting: waitingIn(changes, known, asked), review: known.review === "inbox" },
    isTold: (file) => told.has(file),
    isAsked: (file) => asked.has(file),
  });
  return withMore(changes, more);
}

/** The same changes, and those of memories whose place another one took, or leaves. */
function withPlaces(changes: readonly Change[], { folder, known }: Work): Change[] {
  const more = placesTaken(known.stored, folder).map((memory) => {
    folder.set(memory.file, memory);
    const because = `what took its place is ${memory.status === "active" ? "withdrawn" : "back"}`;
    return { kind: "updated", file: memory.file, text: memory.text, because } as const;
  });
  return withMore(changes, more);
}

const waitingIn = (changes: readonly Change[], { open }: Known, asked: ReadonlySet<string>): Set<string> =>
  new Set([
    ...(open?.keys() ?? []),
    ...changes.filter(({ kind }) => kind === "proposed").map(({ file }) => file),
    ...[...asked].map(proposalPath),
  ]);

/** A file that is written twice has the last text. */
function withMore(changes: readonly Change[], more: readonly Change[]): Change[] {
  const texts = new Map(more.flatMap(({ file, text }) => (text === undefined ? [] : [[file, text] as const])));
  const isToldAlready = ({ file, kind }: Change): boolean =>
    kind === "updated" && changes.some((change) => change.file === file && change.text !== undefined);
  return [
    ...changes.map((change) => ({ ...change, ...(texts.has(change.file) && { text: texts.get(change.file)! }) })),
    ...more.filter((change) => !isToldAlready(change)),
  ];
}

/** The same changes, and those of memories whose sources have moved with their words, and nothing else of them. */
function withFollowed(changes: readonly Change[], { folder, known }: Work): Change[] {
  const written = new Set(changes.flatMap(({ file, text }) => (text === undefined ? [] : [file])));
  const moved = new Map(
    [...known.carried.values()].flatMap(({ before, isChanged }) => {
      const { file, text } = folder.get(before.file)!;
      if (text === before.text || written.has(file)) return [];
      const because = isChanged ? "lines of it are gone, others stand" : "its lines have moved";
      return [[file, { kind: "updated", file, text, because } satisfies Change] as const];
    }),
  );
  const named = new Set(changes.map(({ file }) => file));
  return [
    ...changes.map((change) => ({ ...change, ...moved.get(change.file) })),
    ...[...moved.values()].filter(({ file }) => !named.has(file)).sort((a, b) => (a.file < b.file ? -1 : 1)),
  ];
}
