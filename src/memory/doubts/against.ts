/** What was said since, held against the memories that stand: which of them it takes back, denies or gives another value. */

import { dayOfPath } from "../../daily/daily-log.ts";
import { once, onceOf } from "../../once.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { contentWords } from "../../text/words.ts";
import type { Known, Later } from "../change.ts";
import { statedFacts } from "../entity/entity.ts";
import type { Logbook } from "../evidence/logbook.ts";
import { laterBy } from "../evidence/order.ts";
import { isOfAnotherScope } from "../evidence/scope.ts";
import { type Lines, linesOf } from "../evidence/source.ts";
import { LEAST_SHARED, type Rarity, sentenceOf } from "../identity/pair.ts";
import { type Bearing, rarityAmong, saidFlatly, speaking } from "../identity/speaking.ts";
import { areFew, mainOf, toldBy } from "../identity/told.ts";
import { movesAfterAll, staysAsItIs } from "../identity/told-otherwise.ts";
import { isOfThing, type Statement, type StoredMemory } from "../memory.ts";
import type { Work } from "../work.ts";

export interface Doubt {
  readonly memory: Statement;
  readonly bearing: Bearing;
  readonly since: Since;
}

/** What was said since: by a line, by a memory, or by a document alone. */
export interface Since extends Later {
  /** What the heading over it names. */
  readonly scope?: string;
  /** The memory that says it. */
  readonly file?: string;
  /** Its lines, where they are known. */
  readonly spans: readonly Lines[];
}

/** A denial, or another value; not a word of change alone. */
export const isPlain = ({ how, against }: Bearing): boolean => how === "denies" || against.includes(", not ");

export type Ground = Pick<Work, "folder" | "similar" | "besides" | "asked" | "taken"> & {
  readonly known: Pick<Known, "book" | "week">;
};

/** The memories of a folder, by the words that tell them from each other. */
export interface Held {
  readonly rarity: Rarity;
  /** @param isOpen whether a statement may speak against a memory */
  readonly against: (since: Since, isOpen: (memory: StoredMemory, text: string) => boolean) => Iterable<Doubt>;
}

export function heldIn(ground: Ground): Held {
  const { similar, known, folder } = ground;
  const rarity = rarityIn(ground);
  /** The files of the memories that a word, or one of its root, tells from the others: each word of a week is looked up once. */
  const filesOf = onceOf((word) => [word, ...similar.kin(word)].filter(rarity.tells).map(similar.having));
  const staying = once(() =>
    [...folder.values()].filter(
      (memory) => memory.status === "active" && !isOfThing(memory) && staysAsItIs(toldBy(memory)),
    ),
  );
  /** The one decision that something stays as it is, where a line tells a move after all, and names no thing. */
  const stayed = (text: string): Statement[] =>
    sentencesIn(text).map(sentenceOf).some(movesAfterAll) && staying().length === 1 ? staying() : [];
  function* against(since: Since, isOpen: (memory: StoredMemory, text: string) => boolean): Iterable<Doubt> {
    const text = saidFlatly(since.text);
    for (const memory of text === undefined ? [] : [...candidates(text, filesOf, ground), ...stayed(text)]) {
      const isAgainst = isLater(since, memory, known.book) && isOpen(memory, text!);
      const bearing = isAgainst ? speaking(text!, memory, rarity) : undefined;
      if (bearing === undefined || isOfAnotherScope(since.scope ?? "", text!, memory)) continue;
      // Of a thing many things are told: only what denies one of them asks about it. Beside a file that a person has to mend stands only
      // what denies it, or gives it another value.
      if (memory.unreadable ? isPlain(bearing) : bearing.how === "denies" || !isOfThing(memory))
        yield { memory, bearing, since };
    }
  }
  return { rarity, against };
}

/**
 * A word counts once for each thing that memories having it are about: values of one thing that a week names one after the other, or
 * that are over or in doubt, are about one, else its third value would be about none.
 */
function rarityIn({ similar, folder, asked, taken, known: { book } }: Ground): Rarity {
  const isAlone = ({ file, status, questioned_by }: StoredMemory): boolean =>
    status === "active" && questioned_by === undefined && !asked.has(file) && !taken.has(file);
  const together = new Map(
    [...folder.values()].flatMap((memory) => (isAlone(memory) ? [] : [[memory.file, formsOf(memory)] as const])),
  );
  const having = onceOf((word) => {
    const forms = new Set<string>();
    let things = 0;
    for (const file of similar.having(word)) {
      const own = together.get(file);
      if (!own?.some((form) => forms.has(form))) things++;
      for (const form of own ?? []) forms.add(form);
    }
    return things;
  });
  return rarityAmong({
    ...{ memories: similar.size(), inMemories: having, lines: book?.size ?? 0 },
    inLines: (word) => book?.places.get(word)?.length ?? 0,
  });
}

/** A statement of few words without the one or two that may be its value: what it begins with is what it is about. */
function formsOf(memory: StoredMemory): string[] {
  const words = contentWords(mainOf(toldBy(memory).core));
  const without = (from: number, count: number): string => words.toSpliced(from, count, "").join(" ");
  return areFew(words) ? words.slice(1).flatMap((_, i) => [without(i + 1, 1), without(i + 1, 2)]) : [];
}

/** Memories that stand and share telling words with a line: more than one, or one with a short sentence of it. Of a statement that cannot be read its words and its day tell. */
function candidates(
  text: string,
  filesOf: (word: string) => readonly (readonly string[])[],
  { folder }: Ground,
): Statement[] {
  const shared = new Map<string, number>();
  for (const sentence of sentencesIn(text)) {
    const count = areFew(contentWords(mainOf(sentence))) ? LEAST_SHARED : 1;
    for (const word of new Set(contentWords(sentence)))
      for (const files of filesOf(word)) for (const file of files) shared.set(file, (shared.get(file) ?? 0) + count);
  }
  return [...shared].flatMap(([file, count]) => {
    const memory = count < LEAST_SHARED ? undefined : folder.get(file);
    if (memory?.status !== "active" || (memory.unreadable && (isOfThing(memory) || memory.updated === ""))) return [];
    return memory.type === "entity" ? statedFacts(memory) : [memory];
  });
}

/** On a later day, or later on that day. Where nobody tells which of two logs was, either may be. */
export function isLater(
  { day, spans }: Pick<Since, "day" | "spans">,
  { updated, sources }: StoredMemory,
  book?: Logbook,
): boolean {
  if (day !== updated) return day > updated;
  const lines = linesOf(sources);
  const isBehind = (said: (typeof spans)[number]): boolean =>
    lines.every((line) => {
      const by = (dayOfPath(line.path) ?? day) < day ? 1 : laterBy(said, line, book);
      return by > 0 || (by === 0 && line.path !== said.path);
    });
  return lines.length === sources.length && spans.some(isBehind);
}
