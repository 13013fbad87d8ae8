/**
 * What becomes of a memory whose claim is found again: sources and days grow, and its words change where newer evidence
 * says more, or where its own week's log says it otherwise now.
 */
import { isDeepStrictEqual } from "node:util";
import { weekOf } from "../calendar/week.ts";
import type { Change, Known } from "./change.ts";
import { entityGrowth, newEntity } from "./entity/entity.ts";
import { citedText } from "./evidence/logbook.ts";
import { sourceText } from "./evidence/source.ts";
import { daysFollowing, mergedSources } from "./evidence/sources.ts";
import { changeMemoryFile, type MemoryChange, writeMemoryFile } from "./file/memory-file.ts";
import { fold, sameList } from "./fold.ts";
import { changed } from "./following.ts";
import { LONGEST_BODY, mergedWording, updatedWording } from "./identity/merge.ts";
import { saying } from "./identity/similarity.ts";
import { daysOfEvidence, type Extras, type Found, type StoredMemory, type Wording } from "./memory.ts";
import { freeName, memoryOf, proposed, type Work } from "./work.ts";

/** The same claim again: sources and days grow; the text changes only where newer evidence says more. */
export function strengthened(claim: Found, memory: StoredMemory, work: Work): Change {
  const { known } = work;
  const { file } = memory;
  const kept = (because: string): Change => ({ kind: "kept", file, found: claim, because });
  if (memory.pinned) return kept(memory.absent ? "not checked out here" : "pinned");
  const growing = growingOf(claim, memory, work);
  const change = growth(claim, memory, growing);
  work.told.add(file);
  if (change === "full") {
    const because = `${file} has no room for what this week says`;
    const whole = claim.type === "entity" ? newEntity(claim) : claim;
    return proposed(work, claim, writeMemoryFile(memoryOf(whole)), { file: freeName(claim, work), because });
  }
  const isBack = isBorneOutAgain(memory);
  if (memory.status !== "active" && !isBack) {
    if (!bringsNew(claim, memory, known)) return kept(memory.status);
    return proposed(work, claim, changeMemoryFile(memory, { ...change, status: "active" }), {
      file,
      because: `it is ${memory.status}, and this evidence is new`,
    });
  }
  if (memory.byPerson && change.body === undefined) return kept("edited by hand");
  if (Object.keys(change).length === 0) return { kind: "unchanged", file, found: claim, because: "nothing new" };
  const { first, last } = daysOfEvidence(claim.spans);
  const after = changed(memory, { ...change, ...(isBack && { status: "active", created: first, updated: last }) });
  if (memory.byPerson)
    return proposed(work, claim, after.text, {
      file,
      because: "the memory was edited by hand, and this week says more",
    });
  const because = isBack
    ? "its evidence is back"
    : [change.name, change.description, change.body].every((part) => part === undefined)
      ? "new evidence"
      : grown(claim, memory, growing);
  if (known.review === "inbox") return proposed(work, claim, after.text, { file, because });
  work.folder.set(file, after);
  return { kind: "updated", file, text: after.text, found: claim, because };
}

/** How its words changed, with what they no longer say: the run tells it, and `why` after it. */
function grown(claim: Found, memory: StoredMemory, { updating, isRetold }: Growing): string {
  if (isRetold || updating === undefined || memory.byPerson) return isRetold ? "its lines say it so now" : "says more";
  const { leftOut } = updatedWording(memory, claim, updating);
  return leftOut.length === 0 ? "says more" : `reads anew; left out: ${leftOut.map((one) => `"${one}"`).join(" ")}`;
}

function growingOf(claim: Found, memory: StoredMemory, { known, told }: Work): Growing {
  const { file } = memory;
  const carried = known.carried.get(file);
  const again = known.listed.some((listed) => listed.file === file);
  const isElsewhere = carried === undefined || carried.elsewhere;
  const isOther = carried?.isChanged === true || carried?.memory.updated !== carried?.before.updated;
  // `2 MW` of `2 mW`, `102` of `10²`: to a fold they are one, to a reader not.
  const isRespelled = again && claim.body !== memory.body && fold(claim.body) === fold(memory.body);
  return {
    again: again && !carried?.isChanged,
    isRetold:
      !memory.byPerson && !told.has(file) && ((!isElsewhere && isOther) || isRespelled || isBorneOutAgain(memory)),
    renewed: again && !told.has(file) ? new Set(known.book?.byPath.keys()) : new Set(),
    updating: claim.updates?.split("/").at(-1) === file ? citedText(claim.spans, known.book) : undefined,
  };
}

/** Whether a claim rests on words that no week lists for the memory; of one that none lists the numbers must do. */
function bringsNew(claim: Found, { file, sources }: StoredMemory, { listed, listedElsewhere }: Known): boolean {
  const known = new Set([...listed, ...listedElsewhere].flatMap((one) => (one.file === file ? one.evidence : [])));
  if (known.size > 0) return claim.evidence.some((words) => !known.has(words));
  return claim.spans.map(sourceText).some((source) => !sources.includes(source));
}

/** Withdrawn by lithify itself, for want of what is found now. */
const isBorneOutAgain = ({ status, withdrawn_because, byPerson }: StoredMemory): boolean =>
  status === "withdrawn" && withdrawn_because !== undefined && !byPerson;

interface Growing {
  /** Whether the week that made the memory is made anew, from the same words. */
  readonly again: boolean;
  /** Whether the week alone made it, and its words or their days have changed: the memory's words are the claim's now. */
  readonly isRetold: boolean;
  /** Logs of that week: there a memory that says what the claim says rests on the claim's lines alone. */
  readonly renewed: ReadonlySet<string>;
  /** The claim's lines, where the model says that the claim is how the memory now reads; undefined where it does not. */
  readonly updating: string | undefined;
}

/** What of a memory grows with a claim; {} when nothing does. Older evidence never changes the words of newer. */
function growth(claim: Found, memory: StoredMemory, growing: Growing): MemoryChange | "full" {
  const { again, renewed, isRetold, updating } = growing;
  const { last } = daysOfEvidence(claim.spans);
  if (claim.type === "entity") return entityGrowth(claim, memory, renewed);
  const wording = isRetold
    ? retold(claim, memory)
    : updating !== undefined && last >= memory.updated && !memory.byPerson
      ? reread(claim, memory, updating)
      : last >= memory.updated || (again && weekOf(last) >= weekOf(memory.updated))
        ? mergedWording(memory, claim, last, again)
        : {};
  if (wording === "full") return wording;
  const sources = mergedSources(
    memory.sources,
    claim.spans.map(sourceText),
    // What the claim does not say rests on the lines that said it before.
    (wording.body ?? memory.body) === claim.body ? renewed : new Set(),
  );
  return {
    ...wording,
    ...(sameList(sources, memory.sources) ? {} : { sources }),
    ...daysFollowing(isRetold ? { ...memory, created: "", updated: "" } : memory, sources),
    ...addedKeys(claim, memory, again, wording.body === claim.body),
  };
}

/** As it now reads, as far as that differs. */
function reread(claim: Wording, memory: Wording, evidence: string): Partial<Wording> | "full" {
  if (saying(claim) === saying(memory)) return {};
  const { leftOut: _, ...wording } = updatedWording(memory, claim, evidence);
  if (wording.body.length > LONGEST_BODY) return "full";
  return saying(wording) === saying(memory) ? {} : wording;
}

/** The claim's words, as far as they differ. */
function retold(claim: Wording, memory: Wording): Partial<Pick<Wording, "name" | "description" | "body">> {
  const { name, description, body } = claim;
  return saying(claim) === saying(memory) ? {} : { name, description, body };
}

/**
 * What a profile knows and the memory does not say yet. What stands there stays; what the same week said before and is not there a
 * person took out, as they did an importance or tags, which a memory has from its beginning or not at all. But the fields of a
 * process are its story, and when that is told anew they are too.
 */
function addedKeys(claim: Found, memory: StoredMemory, again: boolean, retold: boolean): MemoryChange {
  const standing: Extras = memory.extras ?? {};
  const extras = Object.fromEntries(
    Object.entries(claim.extras ?? {}).filter(([key, value]) =>
      retold && claim.type === "process"
        ? !isDeepStrictEqual(standing[key as keyof Extras], value)
        : !again && !Object.hasOwn(standing, key),
    ),
  );
  return {
    ...(claim.expires !== undefined && memory.expires === undefined && !again && { expires: claim.expires }),
    ...(Object.keys(extras).length > 0 && { extras }),
  };
}
