/**
 * What a weekly document lists: each memory that rests on the week's lines, with the digest of every line it cites there,
 * in the order of its sources. By these digests the lines are known again, wherever they stand later.
 */
import type { Week } from "../calendar/week.ts";
import { linesOf, wordsAt } from "../memory/evidence/followed.ts";
import type { Logbook } from "../memory/evidence/logbook.ts";
import { type Carried, weekOfSource } from "../memory/following.ts";
import type { Listed } from "../memory/identity/lines.ts";
import type { StoredMemory } from "../memory/memory.ts";
import type { Change, Known } from "../memory/reconcile.ts";

/** What the week listed before, as far as its words stand or nobody can tell. */
export const listedNow = (listed: readonly Listed[], carried: ReadonlyMap<string, Carried>): Listed[] => {
  const files = new Map(listed.map((one) => [one.file, one]));
  for (const [file, { lines, memory }] of carried) {
    if (memory.byPerson || memory.pinned) continue;
    const evidence = lines.flatMap(({ digest, lost }) => (digest === undefined || lost === "changed" ? [] : [digest]));
    files.set(file, { ...files.get(file), file, evidence });
  }
  return [...files.values()];
};

export interface Laid extends Pick<Known, "carried" | "listed"> {
  readonly changes: readonly Change[];
  /** All memories, as the plan leaves them. */
  readonly stored: readonly StoredMemory[];
  readonly book: Logbook;
}

export function memoriesOf(week: Week, laid: Laid): Listed[] {
  const before = new Map(laid.listed.map((one) => [one.file, one]));
  const found = new Map<string, string[]>();
  const written = new Set<string>();
  for (const { kind, file, found: claim, text } of laid.changes) {
    if (kind === "proposed") continue;
    if (claim) found.set(file, [...(found.get(file) ?? []), ...claim.evidence]);
    if (claim || text !== undefined) written.add(file);
  }
  const stored = new Set(laid.stored.map(({ file }) => file));
  // What does not read as a memory any more is listed as it was, until it does or is gone.
  const unread = laid.listed.filter(({ file }) => !stored.has(file));
  return laid.stored
    .flatMap((memory): Listed[] => {
      const { file } = memory;
      if (!before.has(file) && !written.has(file) && !laid.carried.has(file)) return [];
      const told = [...new Set([...(before.get(file)?.evidence ?? []), ...(found.get(file) ?? [])])];
      const evidence = citedWords(memory, week, laid) ?? told;
      return evidence.length > 0 ? [{ ...before.get(file), file, evidence }] : [];
    })
    .concat(unread)
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** The digests of the lines that a memory cites in the week; undefined where its file may not say what it rests on. */
function citedWords(memory: StoredMemory, week: Week, { carried, book }: Laid): string[] | undefined {
  const of = carried.get(memory.file);
  const isLeftAsItIs = of !== undefined && !of.holds && memory.text === of.before.text;
  // What a person took back stays known by the lines it had.
  const isForgotten = memory.status === "withdrawn" && memory.withdrawn_because === undefined;
  if (memory.byPerson || memory.pinned || isLeftAsItIs || isForgotten) return undefined;
  const followed = new Map(of?.lines.map((line) => [`${line.path}#${line.line}`, line]));
  return memory.sources
    .filter((source) => weekOfSource(source) === week)
    .flatMap(linesOf)
    .flatMap((at) => {
      const { lost, digest } = followed.get(`${at.path}#${at.line}`) ?? {};
      // What could not be read keeps the number it had, at which something else may stand.
      return (lost !== "unread" && wordsAt(at, { book })) || digest || [];
    });
}
