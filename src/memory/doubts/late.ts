/** What memories and documents say, against the memories that a week brings late, or a person accepts: had they come in time, these would have been asked about. */

import { contentWords } from "../../text/words.ts";
import type { Change } from "../change.ts";
import { scopeOf } from "../evidence/scope.ts";
import { linesOf } from "../evidence/source.ts";
import { isPartAlone } from "../identity/merge.ts";
import { speaking } from "../identity/speaking.ts";
import { toldBy } from "../identity/told.ts";
import { isOfThing, type StoredMemory } from "../memory.ts";
import type { Work } from "../work.ts";
import type { Doubt, Ground, Held, Since } from "./against.ts";

/** What was said since of memories that the week brings: had its logs come in time, these would have been asked about. */
export function lateDoubts(changes: readonly Change[], work: Work, held: Held): Iterable<Doubt> {
  const { folder, asked, known } = work;
  const brought = new Set(broughtBy(changes, folder));
  const isOpen = ({ status, file }: StoredMemory): boolean => status === "active" && !asked.has(file);
  const created = new Map([...brought].filter(isOpen).map((memory) => [memory.file, memory]));
  if (created.size === 0) return [];
  const standing = [...folder.values()].filter((memory) => !brought.has(memory));
  return overtakenAmong(
    created,
    [...statedBy(standing), ...(known.later?.() ?? []).map((one) => ({ ...one, spans: [] }))],
    work,
    held,
  );
}

/** What the week brings may have been merged into its log from a later one that is gone: of the two nobody knows which holds. */
export function withoutLog(changes: readonly Change[], { folder, known, asked }: Work, { rarity }: Held): Doubt[] {
  const left = [...known.carried.values()].flatMap(({ before: { file }, lines }) => {
    const memory = lines.some(({ lost }) => lost === "gone") ? folder.get(file) : undefined;
    return memory?.status === "active" && !asked.has(file) ? [memory] : [];
  });
  const said = left.length === 0 ? [] : statedBy(broughtBy(changes, folder));
  return left.flatMap((memory) =>
    said.flatMap((since) => {
      const bearing = since.day < memory.updated ? speaking(since.text, memory, rarity) : undefined;
      return bearing ? [{ memory, bearing, since }] : [];
    }),
  );
}

const broughtBy = (changes: readonly Change[], folder: Work["folder"]): StoredMemory[] =>
  changes.flatMap(({ kind, file }) => (kind === "created" ? (folder.get(file) ?? []) : []));

export function* overtakenAmong(
  memories: ReadonlyMap<string, StoredMemory>,
  later: readonly Since[],
  ground: Ground,
  held: Held,
): Iterable<Doubt> {
  const [earliest = ""] = [...memories.values()].map(({ updated }) => updated).sort();
  // Of ten thousand that stand few share a word with the few that a week brings: what those state is read alone.
  const near = memories.size < later.length ? sharingWith(memories.values(), ground, held) : undefined;
  for (const since of later.filter(({ day, file }) => day >= earliest && (!file || !near || near.has(file))))
    yield* held.against(
      since,
      ({ file }) => memories.has(file) && !(since.file && ground.besides.get(file)?.includes(since.file)),
    );
}

/** The files that share a telling word, or one of its root, with one of the memories. */
function sharingWith(memories: Iterable<StoredMemory>, { similar }: Ground, { rarity }: Held): Set<string> {
  const words = new Set([...memories].flatMap((memory) => contentWords(toldBy(memory).whole)));
  const telling = words.values().filter(rarity.tells);
  return new Set(telling.flatMap((word) => [word, ...similar.kin(word)].flatMap(similar.having)));
}

/** What memories that stand say: their file is what takes the place. */
export const statedBy = (memories: readonly StoredMemory[]): Since[] =>
  memories
    .filter((memory) => memory.status === "active" && !isOfThing(memory))
    .map((memory) => ({
      // Few of ten thousand are of a later day: what they state, and where, is read of those.
      get text() {
        return statedIn(memory);
      },
      get spans() {
        return linesOf(memory.sources);
      },
      get scope() {
        return scopeOf(memory);
      },
      day: memory.updated,
      file: memory.file,
    }));

/** `Reason: fees.` is a description, and states nothing. */
const statedIn = (memory: StoredMemory): string =>
  isPartAlone(memory.description) ? toldBy(memory).first : memory.description;
