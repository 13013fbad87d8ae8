/**
 * What becomes of a memory whose claim is found again: sources and days grow, and its words change where newer evidence
 * says more, or where its own week's log says it otherwise now.
 */
import type { Change, Known } from "./change.ts";
import { newEntity } from "./entity/entity.ts";
import { citedText } from "./evidence/logbook.ts";
import { sourceText } from "./evidence/source.ts";
import { changeMemoryFile, writeMemoryFile } from "./file/memory-file.ts";
import { fold } from "./fold.ts";
import { changed } from "./following.ts";
import { type Growing, growth } from "./identity/growth.ts";
import { updatedWording } from "./identity/merge.ts";
import { daysOfEvidence, type Found, type StoredMemory } from "./memory.ts";
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
