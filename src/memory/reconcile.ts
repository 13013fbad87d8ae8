/**
 * Reconciles what a week brought with the memories that stand: each found claim gives one change, with its reason.
 */

import { onceFor } from "../once.ts";
import { finished, type Steps } from "../steps.ts";
import { sentencesIn } from "../text/sentences.ts";
import type { Change, Declined, Known } from "./change.ts";
import { withConsequences } from "./consequences.ts";
import { joinedEntities, toldByThings } from "./entity/claims.ts";
import { entityFile, newEntity } from "./entity/entity.ts";
import { readFacts } from "./entity/facts.ts";
import { proposedFacts } from "./entity/pending.ts";
import { CORRECTS } from "./evidence/denials.ts";
import { citedText } from "./evidence/logbook.ts";
import { inOneOrder } from "./evidence/order.ts";
import { areOfOtherScopes } from "./evidence/scope.ts";
import { sourceText } from "./evidence/source.ts";
import { writeMemoryFile } from "./file/memory-file.ts";
import { withPlainWords } from "./file/plain-words.ts";
import { proposalPath, readProposal } from "./file/proposal.ts";
import { foldLine } from "./fold.ts";
import { changed } from "./following.ts";
import { isNamedOtherwise } from "./identity/another.ts";
import { standsInPlace } from "./identity/forsaken.ts";
import {
  baseName,
  identify,
  NAMED,
  SAME_LINES,
  type Shelf,
  type Standing,
  saysItAgain,
  saysTheSame,
} from "./identity/identity.ts";
import { claimsByLines, sameLines } from "./identity/lines.ts";
import { relationOf } from "./identity/link.ts";
import { facing, paragraphsIn, updatedWording } from "./identity/merge.ts";
import { similarIndex } from "./identity/similar.ts";
import { type Bearing, goesBack, questionOf, strongest } from "./identity/speaking.ts";
import { type Succession, successionsOf, toldApart } from "./identity/succession.ts";
import { toldBy } from "./identity/told.ts";
import { joinedTellings } from "./identity/told-twice.ts";
import { unreadableFor } from "./identity/unreadable.ts";
import { lineClaim } from "./line-claim.ts";
import { daysOfEvidence, type Found, isOfThing, type StoredMemory, type Wording } from "./memory.ts";
import { overtaken, overtakenBy } from "./overtaken.ts";
import { strengthened } from "./strengthen.ts";
import { isToldAlone, waitingFor, waitsAsTold } from "./told.ts";
import { askedOf, besidesIn, folded, freeName, memoryOf, plainName, proposed, type Work } from "./work.ts";

export type { Change, ChangeKind, Known } from "./change.ts";

/** In the order of the answer, what only agents told last. The same found claims over the same folder give the same changes. */
export const reconcile = (told: readonly Found[], known: Known): Change[] => finished(reconciling(told, known));

/** The same, a step a claim. */
export function* reconciling(told: readonly Found[], known: Known): Steps<Change[]> {
  const found = joinedTellings(told.map(withPlainWords));
  const folder = new Map(known.stored.map((memory) => [memory.file, followed(memory, known)]));
  const ofLines = claimsByLines(found, folder, known.listed, known.listedElsewhere);
  const work: Work = {
    folder,
    names: new Set([...known.names].map(folded)),
    taken: new Set([...ofLines.values()].map(({ file }) => file)),
    ofLines,
    similar: similarIndex([...folder.values()]),
    known,
    successions: [],
    besides: besidesIn(folder.values()),
    asked: new Set(),
    told: new Set(),
  };
  // Things first: what their facts say of old values decides what becomes of claims about them.
  const waiting = found.filter((claim) => waitsAsTold(claim, known));
  const joined = [...joinedEntities(found.filter((claim) => !waiting.includes(claim))), ...joinedEntities(waiting)];
  const claims = toldByThings(joined, (thing, claim) => mayHold(thing, claim, work));
  const changes = new Map<Found, Change[]>();
  for (const claim of [...claims].sort(inTime(known.book))) {
    yield;
    const before = isThing(claim) ? entityFile(claim, work.folder.values()) : undefined;
    const made = waitsAsTold(claim, known) ? toldChanges(claim, work) : changesFor(claim, work);
    changes.set(claim, made);
    for (const { file, found: of } of made) if (of) work.taken.add(file);
    if (isThing(claim)) work.successions.push(...successionsIn(made[0]!, before, work));
  }
  const all = claims.flatMap((claim) => changes.get(claim)!);
  const byFile = Map.groupBy(all, ({ file }) => file);
  const isOften = ({ file }: Change): boolean => byFile.get(file)!.length > 1;
  // What several claims make of one file stands in the order of time, as the last of it is what the file becomes.
  const often = [...changes.values()].flat().filter(isOften);
  return yield* withConsequences([...all.filter((one) => !isOften(one)), ...often], work);
}

/** Things before statements; of these the older first, so that what was said later speaks against what was said earlier. */
function inTime(book: Known["book"]): (a: Found, b: Found) => number {
  const later = inOneOrder(book);
  const lastOf = onceFor(({ spans }: Found) => spans.toSorted(later).at(-1));
  return (a, b) => {
    const [one, other] = [lastOf(a), lastOf(b)];
    return Number(!isThing(a)) - Number(!isThing(b)) || (isThing(a) || !one || !other ? 0 : later(one, other));
  };
}

/** What only agents told waits for a person, whatever else of the week is kept at once; what one accepted is not asked again. */
function toldChanges(claim: Found, work: Work): Change[] {
  const standing = identify(claim, shelfOf(work))?.memory;
  if (standing?.status === "active" && claim.spans.every((span) => standing.sources.includes(sourceText(span)))) {
    work.told.add(standing.file);
    return [{ kind: "kept", file: standing.file, found: claim, because: "it stands, as a person accepted it" }];
  }
  const open = waiting(claim, work);
  if (open) return [open];
  return changesFor(claim, { ...work, known: { ...work.known, review: "inbox" } });
}

/** Whoever told the lines asked at once: their week asks nothing more. */
function waiting(claim: Found, { known }: Work): Change | undefined {
  const open = waitingFor(claim, known);
  return open && { kind: "proposed", ...open, found: claim, because: "it waits for a person already" };
}

/** What this week alone proposed outright is proposed anew, with its lines where they are now. */
function waitingElsewhere(claim: Found, work: Work): Change | undefined {
  const open = waiting(claim, work);
  const read = open?.text === undefined || claim.likely ? undefined : readProposal(open.text);
  const isOwn = read && "proposal" in read && read.proposal.week === work.known.week && !read.proposal.also;
  return isOwn ? undefined : open;
}

/** A memory as it stands at the beginning: with its sources where their words are. What loses them waits as it is for a person. */
function followed(memory: StoredMemory, { carried, review }: Known): StoredMemory {
  const of = carried.get(memory.file);
  return of === undefined || (review === "inbox" && !of.holds) ? memory : of.memory;
}

const isUnsupported = ({ carried }: Known, { file, status }: StoredMemory): boolean =>
  status === "active" && carried.get(file)?.holds === false;

const isThing = ({ type }: Found): boolean => type === "entity";

/** What a thing's change tells of values that no longer hold. */
function successionsIn(
  { kind, file, text = "" }: Change,
  before: StoredMemory | undefined,
  { folder }: Work,
): Succession[] {
  const isOpen = kind === "proposed" && before !== undefined && file === proposalPath(before.file);
  const facts = isOpen ? proposedFacts(text, before.file) : readFacts(folder.get(file)?.extras?.facts);
  const thing = isOpen ? before : folder.get(file);
  return thing?.type === "entity" ? successionsOf(thing, readFacts(before?.extras?.facts), facts, isOpen) : [];
}

/** A claim that stands in a file of its own, or did, is not moved; nor is one put where a person wrote or took away. */
function mayHold(thing: Found, claim: Found, work: Work): boolean {
  const { known } = work;
  // What waits for a person must not take with it what stands.
  if (waitsAsTold(thing, known) !== waitsAsTold(claim, known)) return false;
  if ([thing, claim].some((one) => isAmong(known.declined, one) || isAmong(known.gone, one))) return false;
  if ([thing, claim].some((one) => heldUnread(one, known))) return false;
  const file = entityFile(thing, work.folder.values());
  if (file && (file.status !== "active" || file.pinned || file.byPerson)) return false;
  return identify(claim, shelfOf(work)) === undefined;
}

/**
 * Whether a claim rests on lines that a person declined, and on no others. One line tells of several things, so that a thing
 * is declined by all of its lines alone.
 */
const isAmong = (list: readonly Declined[], { type, evidence }: Found): boolean =>
  type === "entity"
    ? list.some((declined) => declined.type === type && sameLines(declined.evidence, evidence))
    : shareDeclined(list, type, evidence) === 1;

/** How much of some lines a person declined at once, 0 to 1. */
function shareDeclined(list: readonly Declined[], type: string, evidence: readonly string[]): number {
  const shares = list
    .filter((declined) => declined.type === type && evidence.length > 0)
    .map((declined) => evidence.filter((line) => declined.evidence.includes(line)).length / evidence.length);
  return Math.max(0, ...shares);
}

const shelfOf = ({ folder, similar, taken, ofLines }: Work): Shelf => ({ folder, similar, taken, ofLines });

function changesFor(claim: Found, work: Work): Change[] {
  const unfollowed = unfollowedLink(claim, work);
  const [first, ...others] = changesOf(claim, work);
  return [{ ...first!, because: `${first!.because}${unfollowed}` }, ...others];
}

/** A model may name a memory that is none, or one about something else: whoever reads the run is told. */
function unfollowedLink({ updates, supersedes, ...claim }: Found, { folder }: Work): string {
  const named = baseName(supersedes ?? updates ?? "");
  const memory = folder.get(named);
  if (named === "" || claim.type === "entity") return "";
  if (memory === undefined) return `; it names ${named}, which is no memory`;
  const why = UNFOLLOWED[relationOf(claim, memory)];
  return why === undefined ? "" : `; it names ${named}, ${why}: that link was not followed`;
}

const UNFOLLOWED: { readonly [of in ReturnType<typeof relationOf>]?: string } = {
  unrelated: "with which it shares no word",
  narrower: "which holds beyond its one project",
};

function changesOf(claim: Found, of: Work): Change[] {
  const work: Work = claim.doubt === undefined ? of : { ...of, known: { ...of.known, review: "inbox" } };
  const { known } = work;
  const takenBack: Change = {
    kind: "kept",
    file: plainName(claim),
    because: "a person took it back; the same evidence does not revive it",
  };
  const own = work.ofLines.get(claim)?.file;
  if (!known.listed.some(({ file }) => file === own) && isAmong(known.declined, claim)) return [takenBack];
  if (work.ofLines.get(claim) === undefined) {
    const held = heldUnread(claim, known);
    if (held) return [unread(claim, held)];
  }
  const standing = besideNamed(claim, work) ?? identify(claim, shelfOf(work)) ?? reworded(claim, work);
  if (standing?.memory.unreadable) {
    const otherwise = speaksAgainst(claim, standing, work);
    return otherwise ? questioned(claim, standing.memory, otherwise, work) : [unread(claim, standing.memory)];
  }
  if (!standing && isAmong(known.gone, claim)) return [takenBack];
  const isHeld = standing && !isUnsupported(known, standing.memory);
  const isOne = standing && isToldTwice(claim, standing.memory, work);
  const later = isHeld && !isOne ? overtakenBy(claim, standing, known.book) : undefined;
  if (standing && later) return overtaken(claim, standing.memory, later, work, () => created(claim, work));
  const against = standing && speaksAgainst(claim, standing, work);
  if (standing && isUnsettledSince(claim, standing, known)) {
    const because = `${standing.memory.file} may hold no longer: ${claim.doubt}`;
    return [askedOf(standing.memory, undefined, because, claim.evidence, work)];
  }
  if (standing?.as === "same" && claim.likely && !against && !isUnsupported(known, standing.memory)) {
    work.told.add(standing.memory.file);
    return [{ kind: "kept", file: standing.memory.file, found: claim, because: `it stands: ${standing.because}` }];
  }
  if (!standing) return [created(claim.type === "entity" ? newEntity(claim) : claim, work)];
  const decided =
    standing.as === "doubt" || standing.because === "the same name"
      ? toldApart(memoryOf(claim), standing.memory, work.successions)
      : undefined;
  if (against && isOne && standing.because === "the same name") {
    const [own, held] = [toldBy(claim).claimed, toldBy(standing.memory).claimed];
    // Each tells of what the other does not: neither may be lost.
    if (!own.isSubsetOf(held) && !held.isSubsetOf(own)) return [created(claim, work)];
    return [{ kind: "kept", file: standing.memory.file, found: claim, because: "the same lines tell it already" }];
  }
  if (decided === "newer") return superseded(claim, standing.memory, work);
  if (decided === "older") return [created(claim, work)];
  // Its lines are gone: what its log says in their place is the same claim in other words, or takes its place. What is only likely,
  // such as a decision that became a task, bears out nothing.
  if (isUnsupported(known, standing.memory)) {
    // A person's words are not mended after their log: what says otherwise now is asked.
    const says = standing.memory.byPerson || standing.memory.pinned ? saysItAgain : saysTheSame;
    const isSame =
      !claim.likely &&
      (claim.doubt === undefined || claim.type === "entity") &&
      (claim.type === "entity" || standing.because === SAME_LINES || says(claim, standing.memory));
    return isSame ? [strengthened(claim, standing.memory, work)] : superseded(claim, standing.memory, work);
  }
  if (standing.because === NAMED) {
    if (relationOf(claim, standing.memory) === "unsure" && !standing.memory.pinned)
      return questioned(claim, standing.memory, unsureOf(claim, standing.memory), work);
    const otherwise = against && toldOtherwise(claim, standing.memory, known);
    if (otherwise) return questioned(otherwise[0], standing.memory, otherwise[1], work);
    const replaces = claim.supersedes !== undefined || against?.how === "denies";
    return replaces ? superseded(claim, standing.memory, work) : [strengthened(claim, standing.memory, work)];
  }
  if (against?.how === "denies" && !claim.likely && !isOne) return superseded(claim, standing.memory, work);
  if (against) return questioned(claim, standing.memory, against, work);
  return [standing.as === "doubt" ? doubted(claim, standing, work) : strengthened(claim, standing.memory, work)];
}

/** Whether the same run made a memory of the same lines: neither of the two is newer. */
const isToldTwice = ({ spans }: Found, { file, sources }: StoredMemory, { known }: Work): boolean =>
  known.stored.every((one) => one.file !== file) && spans.every((span) => sources.includes(sourceText(span)));

/**
 * Its own lines stood for it, and by now what stands around them says that they only offer or suppose it, or turn it down: `## Ideas` over a
 * decision, `Vetoed by Anna` below it. What stood there before was accepted with it, or is read otherwise than then.
 */
const isUnsettledSince = (claim: Found, { memory, as }: Standing, { listed, declined, unchanged }: Known): boolean =>
  claim.doubtCode === "UNCONFIRMED" &&
  as === "same" &&
  memory.status === "active" &&
  !memory.pinned &&
  !isThing(claim) &&
  !claim.spans.every(({ path }) => unchanged?.has(path)) &&
  listed.some((one) => one.file === memory.file && !one.accepted && isWithin(one.evidence, claim.evidence)) &&
  !isAmong(declined, claim);

const isWithin = (lines: readonly string[], all: readonly string[]): boolean =>
  lines.length > 0 && lines.every((line) => all.includes(line));

/** A model names once more what the claim would replace, and a person said that both hold: it is the memory that its lines are. */
function besideNamed(claim: Found, { besides, folder, ofLines }: Work): Standing | undefined {
  const own = ofLines.get(claim);
  const named = baseName(claim.supersedes ?? claim.updates ?? "");
  if (own === undefined || !besides.get(named)?.includes(own.file)) return undefined;
  return { memory: folder.get(own.file) ?? own, as: "same", because: SAME_LINES };
}

/** How a claim speaks against the memory that it was taken for, in newer words than that has. */
function speaksAgainst(claim: Found, { memory, because }: Standing, { known }: Work): Bearing | undefined {
  if (isOfThing(claim) || memory.status !== "active" || because === SAME_LINES || because === REWORDED)
    return undefined;
  if (daysOfEvidence(claim.spans).last < memory.updated) return undefined;
  // The log's own words, joined: what stands behind the first may be of another thing.
  if (claim.likely && !claim.ofUnusable) return strongest(paragraphsIn(claim.body).slice(0, 1), memory);
  return strongest([claim.description, claim.body, citedText(claim.spans, known.book)], memory);
}

/**
 * Its lines speak against the memory, and its words say the memory once more, or the memory would still begin with what the lines no
 * longer say: what they do say, for a person. Filed as support, the memory would stand on what denies it.
 */
function toldOtherwise(claim: Found, memory: StoredMemory, { book }: Known): [Found, Bearing] | undefined {
  const cited = citedText(claim.spans, book);
  const said = strongest([cited], memory);
  if (said === undefined) return undefined;
  const isSame = (one: Wording): boolean => foldLine(toldBy(one).core) === foldLine(toldBy(memory).core);
  const isRepeated = (): boolean =>
    saysItAgain(claim, memory) || (isSame(claim) && strongest([claim.description, claim.body], memory) === undefined);
  const isBuried = (): boolean => {
    const now = claim.supersedes === undefined ? { ...memory, ...updatedWording(memory, claim, cited) } : claim;
    return isSame(now) || (said.how === "changes" && strongest([cited], now)?.against === said.against);
  };
  const line = isRepeated() || isBuried() ? lineClaim(memory.type, said.sentence, claim, book) : undefined;
  return line && [line, said];
}

const heldUnread = (claim: Found, { stored, listed, listedElsewhere }: Known): StoredMemory | undefined =>
  unreadableFor(claim, stored, [...listed, ...listedElsewhere]);

/** A person's file, whatever they did to it: nothing is written beside it until it is mended. */
const unread = (claim: Found, { file, unreadable }: StoredMemory): Change => ({
  ...{ kind: "kept", file, found: claim },
  because: `its file cannot be read: mend line ${unreadable?.line} (${unreadable?.fault})`,
});

/** A memory whose line was edited, and says the same with more words or fewer. */
function reworded(claim: Found, { known, folder, taken }: Work): Standing | undefined {
  for (const carried of known.carried.values()) {
    const memory = folder.get(carried.before.file);
    const isOpen = memory?.type === claim.type && isUnsupported(known, memory) && !taken.has(memory.file);
    if (isOpen && !areOfOtherScopes(claim, memory) && standsInPlace(claim, carried) && saysTheSame(claim, memory))
      return { memory, as: "same", because: REWORDED };
  }
  return undefined;
}

const REWORDED = "the same line, reworded";

function created(claim: Found, work: Work, replaces?: StoredMemory): Change {
  const file = freeName(claim, work);
  const memory = memoryOf(claim, replaces);
  const text = writeMemoryFile(memory);
  const because = replaces ? `replaces ${replaces.file}` : reasonOf(claim);
  const news = replaces ? `: ${because}` : "";
  if (work.known.deleted.has(file))
    return proposed(work, claim, text, { file, because: "a person deleted it; this evidence is new" });
  const declined = shareDeclined([...work.known.declined, ...work.known.gone], claim.type, claim.evidence);
  const propose = (why: string): Change =>
    proposed(work, claim, text, { file, because: why, ...(replaces && { replaces: replaces.file }) });
  if (declined >= MOSTLY && claim.type !== "entity")
    return propose("a person took back what rests on some of these lines");
  const why = claim.likely
    ? `${claim.ofUnusable ? "it passed, of an answer that was else of no use" : "likely worth keeping, not said outright"}${news}`
    : claim.doubt !== undefined
      ? // A doubt says by itself why it waits.
        replaces && because
      : `${isToldAlone(claim, work.known.book) ? "only an agent told it (mcp.remember: inbox)" : "every memory waits for a person here (review: inbox)"}${news}`;
  if (claim.likely || claim.doubt !== undefined || work.known.review === "inbox")
    return (replaces ? undefined : waitingElsewhere(claim, work)) ?? propose(why ?? "");
  work.names.add(file);
  const stored = { ...memory, file, text, byPerson: false, pinned: false };
  work.folder.set(file, stored);
  work.similar.add(stored);
  return { kind: "created", file, text, found: claim, because };
}

/** The share of a claim's lines from which on a person's word about them is about the claim too. */
const MOSTLY = 0.5;

function reasonOf(claim: Found): string {
  const { first, last } = daysOfEvidence(claim.spans);
  return first === last ? `stands in the log of ${first}` : `stands in the logs of ${first} to ${last}`;
}

/** A newer claim replaces an older one: both files stay, linked both ways. Older evidence never overrules newer. */
function superseded(replacing: Found, old: StoredMemory, work: Work): Change[] {
  const touching = `${replacing.body}\n${citedText(replacing.spans, work.known.book)}`;
  const claim = isThing(replacing) ? replacing : { ...replacing, ...facing(replacing, old, touching) };
  const { last } = daysOfEvidence(claim.spans);
  const kept = (because: string): Change[] => [{ kind: "kept", file: old.file, found: claim, because }];
  const isLeft = isUnsupported(work.known, old);
  if (last < old.updated && !isLeft) return kept(`newer evidence of ${old.updated} stands`);
  if (old.status !== "active") return [strengthened(claim, old, work)];
  // Asked twice, a model may say once more that a claim replaces what it does not even change.
  if (!isLeft && saysItAgain(claim, old) && !goesBack(claim, old)) return [strengthened(claim, old, work)];
  const theirs = old.absent
    ? "is not checked out here"
    : old.pinned
      ? "is pinned"
      : old.byPerson && "was edited by hand";
  if (theirs || work.known.review === "inbox") {
    const file = freeName(claim, work);
    work.asked.add(old.file);
    const because = theirs ? `it would replace ${old.file}, which ${theirs}` : `replaces ${old.file}`;
    return [proposed(work, claim, writeMemoryFile(memoryOf(claim, old)), { file, because, replaces: old.file })];
  }
  const newer = created(claim, work, old);
  if (newer.kind !== "created") return [newer];
  // Its lines may be gone: then there is nothing to cite any more.
  const after = changed(old, { status: "superseded", superseded_by: newer.file, sources: old.sources });
  work.folder.set(old.file, after);
  return [newer, { kind: "superseded", file: old.file, text: after.text, because: `${newer.file} is newer (${last})` }];
}

/** It speaks against a memory, and not so plainly that nobody need be asked: the memory is in doubt until somebody decides. */
function questioned(claim: Found, memory: StoredMemory, against: Bearing, work: Work): Change[] {
  work.asked.add(memory.file);
  const because = questionOf(memory, against, daysOfEvidence(claim.spans).last);
  const mayBeTwo = isNamedOtherwise(claim.body, memory.body) && !claim.likely && !memory.byPerson && !memory.pinned;
  // It may be of another thing, and is newer if it is not: it stands either way, and only the older one is in question.
  const newer = mayBeTwo && work.known.review !== "inbox" ? created(claim, work) : undefined;
  if (newer?.kind === "created") return [newer, askedOf(memory, newer.file, because, claim.evidence, work)];
  if (newer) return [newer];
  const file = freeName(claim, work);
  return [proposed(work, claim, writeMemoryFile(memoryOf(claim, memory)), { file, because, replaces: memory.file })];
}

/** In another language, and without a name or a figure in common, only the answer says that both are about one thing. */
const unsureOf = ({ body }: Found, memory: StoredMemory): Bearing => ({
  ...{ about: 0, how: "changes", against: "in another language, and nothing but the answer ties them" },
  sentence: sentencesIn(body)[0] ?? body,
  states: toldBy(memory).core,
});

/** Very like a memory and yet not the same: a person decides whether it is another claim, or what now holds, as a `Correction: …` says that it does. */
function doubted(claim: Found, { memory, because }: Standing, work: Work): Change {
  work.asked.add(memory.file);
  const old = CORRECTS.leading(citedText(claim.spans, work.known.book)) && memory;
  return proposed(work, claim, writeMemoryFile(memoryOf(claim, old)), {
    ...{ file: freeName(claim, work), because: `${because}: see ${memory.file}` },
    ...(old && { replaces: old.file }),
  });
}
