/**
 * What becomes of memories that their own week no longer bears out: their words are gone from its logs, or a person had
 * it asked anew and it does not find them. They are superseded by what stands in their place, or withdrawn; the files
 * stay. Evidence that stands elsewhere keeps a memory, and what a person wrote or pinned is left to them.
 */
import { digest12 } from "../../digest.ts";
import { labelled } from "../../text/labels.ts";
import { contentWords } from "../../text/words.ts";
import type { Change, Known } from "../change.ts";
import { linesOf } from "../evidence/followed.ts";
import { daysFollowing } from "../evidence/sources.ts";
import { changeMemoryFile, type MemoryChange } from "../file/memory-file.ts";
import { foldLine } from "../fold.ts";
import { type Carried, changed } from "../following.ts";
import { lineClaim } from "../line-claim.ts";
import type { Found, StoredMemory } from "../memory.ts";
import { likeness } from "./lines.ts";
import { askedFor, type Ground, linkedBack } from "./outdated.ts";
import { opposition, saying } from "./similarity.ts";

interface Forsaking extends Omit<Ground, "created"> {
  readonly carried: Iterable<Carried>;
  /** Claims that the week created, by file. */
  readonly created: ReadonlyMap<string, Found>;
  /** Whether the week told a memory again. */
  readonly isTold: (file: string) => boolean;
  /** Whether it asks a person about one: what becomes of that is theirs to say. */
  readonly isAsked: (file: string) => boolean;
  readonly isAskedAnew: (memory: StoredMemory) => boolean;
  /** What is told of it in other weeks. */
  readonly known: Pick<Known, "listedElsewhere" | "elsewhere" | "book">;
}

export function forsakings(forsaking: Forsaking): Change[] {
  return [...forsaking.carried]
    .toSorted((a, b) => (a.before.file < b.before.file ? -1 : 1))
    .flatMap((carried) => {
      const memory = forsaking.folder.get(carried.before.file);
      if (memory?.status !== "active" || memory.byPerson || memory.pinned) return [];
      const isTold = forsaking.isTold(memory.file);
      if (carried.holds && !carried.saysIt) return withoutRemains(memory, isTold ? [] : carried.here, forsaking);
      if (isTold || forsaking.isAsked(memory.file)) return [];
      if (!carried.holds) return forsaken(memory, inPlaceOf(carried, memory, forsaking), LINES_GONE, forsaking);
      const isUnfound = !carried.elsewhere && forsaking.isAskedAnew(memory);
      return isUnfound ? forsaken(memory, undefined, UNFOUND, forsaking) : [];
    });
}

/** Of what no longer says it alone, a reason without its decision, nothing is evidence: the memory rests on the rest, and says no more. */
function withoutRemains(memory: StoredMemory, here: readonly string[], forsaking: Forsaking): Change[] {
  const { folder, known, review, waiting } = forsaking;
  const { file } = memory;
  const sources = memory.sources.filter((source) => !here.includes(source));
  const less = lessToldOf(memory, known);
  const change = { sources, ...daysFollowing(memory, sources), ...less };
  const because = less === undefined ? SOME_GONE : LESS_LEFT;
  if (less !== undefined && review)
    return askedFor(memory, changeMemoryFile(memory, change), { because, fact: because }, waiting);
  const after = changed(memory, change);
  folder.set(file, after);
  return after.text === memory.text ? [] : [{ kind: "updated", file, because, text: after.text }];
}

const SOME_GONE = "lines of it are gone, others stand";
const LESS_LEFT = "lines of it are gone, and those that stand say less: it is told as they say it";

/**
 * A memory as its lines of other weeks say it, where those are less, in its own words. The documents list the lines by their digests;
 * of one that no bullet tells word for word nobody knows here how much it says, and all stays.
 */
function lessToldOf(
  memory: StoredMemory,
  { listedElsewhere, elsewhere, book }: Forsaking["known"],
): Pick<Found, "name" | "description" | "body"> | undefined {
  const cited = new Set(listedElsewhere.flatMap(({ file, evidence }) => (file === memory.file ? evidence : [])));
  if (cited.size === 0 || memory.extras !== undefined || elsewhere === undefined) return undefined;
  const lines = new Map(elsewhere().map(({ text }) => [digest12(foldLine(text)), labelled(text).rest]));
  const told = [...cited].flatMap((digest) => lines.get(digest) ?? []);
  const says = new Set(contentWords(saying(memory)));
  const here = memory.sources.flatMap(linesOf).map(({ path, line }) => book?.byPath.get(path)?.folded[line - 1] ?? "");
  const said = new Set([...told, ...here].flatMap(contentWords));
  if (told.length < cited.size || [...says].every((word) => said.has(word))) return undefined;
  const [most] = told
    .map((text) => ({ text, words: new Set(contentWords(text)) }))
    .filter(({ words }) => words.size >= says.size * LEAST_ALIKE && words.isSubsetOf(says))
    .sort((a, b) => b.words.size - a.words.size);
  const claim =
    most && lineClaim(memory.type, most.text.replace(/^./u, toUpper), { spans: [], evidence: [] }, undefined);
  if (claim === undefined || claim.doubt !== undefined) return undefined;
  const { name, description, body } = claim;
  return opposition(saying(claim), saying(memory)) === undefined ? { name, description, body } : undefined;
}
const toUpper = (letter: string): string => letter.toUpperCase();
const LINES_GONE = "its lines are gone from the logs";
const UNFOUND = "its week, asked anew, no longer finds it";

/**
 * The claim that the week created from what its log says in a memory's place: the one most like it, wherever its line has gone,
 * before another that has come to stand where it stood.
 */
function inPlaceOf(carried: Carried, memory: StoredMemory, { created }: Forsaking): string | undefined {
  const ofType = [...created].filter(([, { type }]) => type === memory.type);
  const [like] = ofType
    .filter(([, { spans }]) => spans.some(({ path }) => carried.changedIn.has(path)))
    .map(([file, claim]) => ({ file, alike: likeness(claim, memory) }))
    .filter(({ alike }) => alike >= LEAST_ALIKE)
    .sort((a, b) => b.alike - a.alike);
  return like?.file ?? ofType.find(([, claim]) => standsInPlace(claim, carried))?.[0];
}
/** Of the claim's words the memory has so many: one word was put in another's place. */
const LEAST_ALIKE = 0.5;

/** Whether a claim rests on a line where words of a memory stood that are gone. */
export const standsInPlace = ({ spans }: Found, { lines }: Carried): boolean =>
  lines.some(
    (at) =>
      at.lost === "changed" && spans.some(({ path, from, to }) => path === at.path && from <= at.line && at.line <= to),
  );

function forsaken(
  memory: StoredMemory,
  successor: string | undefined,
  because: string,
  { folder, waiting, review }: Forsaking,
): Change[] {
  const { file } = memory;
  const change: MemoryChange = successor
    ? { status: "superseded", superseded_by: successor, sources: memory.sources }
    : {
        ...{ status: "withdrawn", withdrawn_because: because, sources: [] },
        ...(memory.type === "entity" && memory.extras && { extras: memory.extras }),
      };
  const said = successor ? `${because}, and ${successor} stands in their place` : `withdrawn: ${because}`;
  if (review) return askedFor(memory, changeMemoryFile(memory, change), { because: said, fact: because }, waiting);
  const after = changed(memory, change);
  folder.set(file, after);
  if (!successor) return [{ kind: "updated", file, because: said, text: after.text }];
  return [
    { kind: "superseded", file, because: said, text: after.text },
    ...linkedBack(folder.get(successor), file, folder),
  ];
}
