/**
 * Reads the week's own lines against the memories that stand: where a later line takes one back, denies it or gives it
 * another value, and no claim of the week said so, a person is asked. A model may pass over a change of mind in silence, and
 * the offline one keeps only what it is sure of; the older memory must not stand meanwhile as if nothing had been said.
 */

import { byLog, dayOfPath } from "../daily/daily-log.ts";
import { withoutEnvelope } from "../daily/gateway.ts";
import { onceFor, onceOf } from "../once.ts";
import type { Steps } from "../steps.ts";
import { clockAhead } from "../text/ahead.ts";
import { sentencesIn } from "../text/sentences.ts";
import { contentWords } from "../text/words.ts";
import type { Change, Known, Later } from "./change.ts";
import { statedFacts } from "./entity/entity.ts";
import { evidenceDigests } from "./evidence/evidence.ts";
import { citedText, isOwn, type Logbook, logbookOf } from "./evidence/logbook.ts";
import { laterBy } from "./evidence/order.ts";
import { withStatus } from "./evidence/retraction/places.ts";
import { isOfAnotherScope, scopeAt, scopeOf } from "./evidence/scope.ts";
import { areShared, type Lines, linesOf, sourceText } from "./evidence/source.ts";
import type { Span } from "./evidence/span.ts";
import { isVouched, speakersOf, unlabelled } from "./evidence/speaker.ts";
import { writeMemoryFile } from "./file/memory-file.ts";
import { readProposal, writeProposal } from "./file/proposal.ts";
import { foldSentence } from "./fold.ts";
import { baseName, saysItAgain } from "./identity/identity.ts";
import { relationOf } from "./identity/link.ts";
import { isPartAlone, paragraphsIn } from "./identity/merge.ts";
import { LEAST_SHARED, type Rarity } from "./identity/pair.ts";
import { similarIndex } from "./identity/similar.ts";
import { keysOf, lacking } from "./identity/similarity.ts";
import { type Bearing, isStronger, questionOf, rarityAmong, saidFlatly, speaking } from "./identity/speaking.ts";
import { areFew, mainOf, shareOf, type Telling, toldBy } from "./identity/told.ts";
import { lineClaim } from "./line-claim.ts";
import type { Found, Statement, StoredMemory } from "./memory.ts";
import { reversal } from "./overtaken.ts";
import { replacedByProposal } from "./questions.ts";
import { isToldAlone } from "./told.ts";
import { askedOf, besidesIn, freeName, memoryOf, proposed, type Work } from "./work.ts";

interface Doubt {
  readonly memory: Statement;
  readonly bearing: Bearing;
  readonly since: Since;
}

/** What was said since: by a line, by a memory, or by a document alone. */
interface Since extends Later {
  /** What the heading over it names. */
  readonly scope?: string;
  /** The memory that says it. */
  readonly file?: string;
  /** Its lines, where they are known. */
  readonly spans: readonly Lines[];
}

/** The changes, and those of memories that a line of the week speaks against. */
export function* withDoubts(changes: readonly Change[], work: Work): Steps<Change[]> {
  const { book } = work.known;
  if (book === undefined) return [...changes];
  const after = [...changes];
  const rarity = rarityIn(book, work);
  const doubts: Doubt[] = [];
  for (const doubt of doubtsIn(book, changes, work, rarity))
    if (doubt) doubts.push(doubt);
    else yield;
  doubts.push(...lateDoubts(changes, work, rarity), ...refusedDoubts(book, changes, work));
  for (const doubt of strongest([...oneOfEach(doubts, book), ...withoutLog(changes, work, rarity)])) {
    const { file, spans } = doubt.since;
    if (file === undefined && spans.length > 0) raise(doubt, book, after, work);
    else after.push(asking(doubt, file, [], work));
  }
  return after;
}

const asking = (
  { memory, bearing, since: { day } }: Doubt,
  newer: string | undefined,
  evidence: readonly string[],
  work: Parameters<typeof askedOf>[4],
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
  const resting = new Map<string, Doubt[]>();
  for (const one of doubts)
    for (const key of linesIn(one.memory).flatMap(keysOf)) {
      const list = resting.get(key);
      if (list) list.push(one);
      else resting.set(key, [one]);
    }
  const isOver = (one: Doubt): boolean =>
    one.since.spans
      .flatMap(keysOf)
      .some((key) =>
        resting.get(key)?.some((other) => comesBehind(other, one) && areShared(linesIn(one.memory), other.since.spans)),
      );
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

/** A doubt, or nothing behind each line. */
function* doubtsIn(book: Logbook, changes: readonly Change[], work: Work, rarity: Rarity): Iterable<Doubt | undefined> {
  const tellingOf = tellingIn(rarity.tells, work);
  const open = Map.groupBy(work.known.open?.values() ?? [], replacedByProposal);
  const isForgotten = ({ status, withdrawn_because }: StoredMemory): boolean =>
    status === "withdrawn" && withdrawn_because === undefined;
  const forgotten = linesOf([...work.folder.values()].filter(isForgotten).flatMap(({ sources }) => sources));
  for (const page of book.pages) {
    const speakers = speakersOf(page.log);
    for (const line of page.folded.keys()) {
      if (!isOwn(page, line) || page.repeats[line] || !isVouched(speakers[line])) continue;
      const span = { path: page.log.path, day: page.log.day, from: line + 1, to: line + 1 };
      if (areShared(forgotten, [span])) continue;
      const text = withStatus(statementIn(span, book), page, line);
      const since = { text, day: span.day, spans: [span], scope: scopeAt({ page, line }) };
      yield* spokenAgainst(
        since,
        tellingOf,
        work,
        rarity,
        (memory, text) => !isSettled(memory, text, span, changes, work, open.get(memory.file)),
      );
      yield;
    }
  }
}

/** What the week would have made of a memory and could not prove: its lines are about it, say something else, and nobody knows what holds. */
function refusedDoubts(book: Logbook, changes: readonly Change[], work: Work): Doubt[] {
  const { known, folder, asked } = work;
  return (known.refused ?? []).flatMap(({ file, spans }) => {
    const memory = folder.get(baseName(file));
    if (memory?.status !== "active" || memory.unreadable || isOfThing(memory) || asked.has(memory.file)) return [];
    return spans.flatMap((span) => {
      const text = statementIn(span, book);
      const said = { type: memory.type, name: text, description: text, body: text };
      const isAbout = ["related", "unsure"].includes(relationOf(said, memory)) && !repeats(text, memory);
      const since = { text, day: span.day, spans: [span] };
      if (!isAbout || !isLater(since, memory) || isSettled(memory, text, span, changes, work)) return [];
      const bearing = {
        about: 0,
        how: "changes",
        against: UNPROVED,
        sentence: text,
        states: toldBy(memory).core,
      } as const;
      return [{ memory, bearing, since }];
    });
  });
}

/** Whether a line has all that the memory names and counts, or, where that is nothing, most of its words: whatever it adds, the memory holds. */
function repeats(text: string, memory: StoredMemory): boolean {
  const { core, claimed } = toldBy(memory);
  const own = [...keysOf(text)];
  const lacks = [...lacking(text, core)].some((key) => !own.some((one) => key.endsWith(`-${one}`)));
  return keysOf(core).size > 0 ? !lacks : shareOf(claimed, new Set(contentWords(text))) >= MOST_OF_IT;
}
const MOST_OF_IT = 0.75;
const UNPROVED = "what was made of its line could not be proved";

/** @param isOpen whether a statement may speak against a memory */
function* spokenAgainst(
  since: Since,
  tellingOf: FilesOf,
  work: Ground,
  rarity: Rarity,
  isOpen: (memory: StoredMemory, text: string) => boolean,
): Iterable<Doubt> {
  const text = saidFlatly(since.text);
  for (const memory of text === undefined ? [] : candidates(text, tellingOf, work)) {
    const bearing =
      isLater(since, memory, work.known.book) && isOpen(memory, text!) ? speaking(text!, memory, rarity) : undefined;
    if (bearing && isOfAnotherScope(since.scope ?? "", text!, memory)) continue;
    // Of a thing many things are told: only what denies one of them asks about it.
    if (bearing && (bearing.how === "denies" || !isOfThing(memory))) yield { memory, bearing, since };
  }
}

/** What was said since of memories that the week brings: had its logs come in time, these would have been asked about. */
function lateDoubts(changes: readonly Change[], work: Work, rarity: Rarity): Iterable<Doubt> {
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
    rarity,
  );
}

/** What the week brings may have been merged into its log from a later one that is gone: of the two nobody knows which holds. */
function withoutLog(changes: readonly Change[], { folder, known, asked }: Work, rarity: Rarity): Doubt[] {
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

type Ground = Pick<Work, "folder" | "similar" | "besides"> & { readonly known: Pick<Known, "book" | "week"> };

function* overtakenAmong(
  memories: ReadonlyMap<string, StoredMemory>,
  later: readonly Since[],
  work: Ground,
  rarity: Rarity,
): Iterable<Doubt> {
  const tellingOf = tellingIn(rarity.tells, work);
  const [earliest = ""] = [...memories.values()].map(({ updated }) => updated).sort();
  // Of ten thousand that stand few share a word with the few that a week brings: what those state is read alone.
  const near = memories.size < later.length ? sharingWith(memories.values(), rarity.tells, work) : undefined;
  for (const since of later.filter(({ day, file }) => day >= earliest && (!file || !near || near.has(file))))
    yield* spokenAgainst(
      ...([since, tellingOf, work, rarity] as const),
      ({ file }) => memories.has(file) && !(since.file && work.besides.get(file)?.includes(since.file)),
    );
}

/** The files that share a telling word, or one of its root, with one of the memories. */
function sharingWith(memories: Iterable<StoredMemory>, tells: Telling, { similar }: Pick<Work, "similar">) {
  const words = new Set([...memories].flatMap((memory) => contentWords(toldBy(memory).whole)));
  const telling = words.values().filter(tells);
  return new Set(telling.flatMap((word) => [word, ...similar.kin(word)].flatMap(similar.having)));
}

/** What memories that stand say: their file is what takes the place. */
const statedBy = (memories: readonly StoredMemory[]): Since[] =>
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

/**
 * What a person accepted, held against the memories that stand: two proposals may speak against each other that knew nothing of one another.
 * @param accepted their files   @returns the proposals that ask about the older of two
 */
export function doubtsOfAccepted(accepted: ReadonlySet<string>, stored: readonly StoredMemory[]): Change[] {
  const similar = similarIndex(stored);
  const folder = new Map(stored.map((memory) => [memory.file, memory]));
  const none = { asked: new Set<string>(), taken: new Set<string>(), known: { week: null } };
  const work = { ...none, folder, similar, besides: besidesIn(stored) };
  const rarity = rarityIn(logbookOf([]), work);
  const own = new Map([...folder].filter(([file, { status }]) => accepted.has(file) && status === "active"));
  const others = stored.filter(({ file }) => !own.has(file));
  const doubts = [
    ...overtakenAmong(own, statedBy(stored), work, rarity),
    ...overtakenAmong(
      new Map(others.map((memory) => [memory.file, memory])),
      statedBy([...own.values()]),
      work,
      rarity,
    ),
  ];
  return strongest(oneOfEach(doubts))
    .filter(({ memory }) => memory.status === "active" && memory.questioned_by === undefined)
    .map((doubt) => asking(doubt, doubt.since.file, [], work));
}

/** What a line says, and not when it was said. */
function statementIn(span: Span, book: Logbook): string {
  const line = citedText([span], book).replace(/^#{1,6}\s+/, "");
  return withoutEnvelope(unlabelled(line.slice(clockAhead(line)?.to ?? 0)));
}

/**
 * A word counts once for each thing that memories having it are about: values of one thing that a week names one after the other, or
 * that are over or in doubt, are about one, else its third value would be about none.
 */
function rarityIn(
  book: Logbook,
  { similar, folder, asked, taken }: Pick<Work, "similar" | "folder" | "asked" | "taken">,
): Rarity {
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
    ...{ memories: similar.size(), inMemories: having, lines: book.size },
    inLines: (word) => book.places.get(word)?.length ?? 0,
  });
}

/** A statement of few words without the one or two that may be its value: what it begins with is what it is about. */
function formsOf(memory: StoredMemory): string[] {
  const words = contentWords(mainOf(toldBy(memory).core));
  const without = (from: number, count: number): string => words.toSpliced(from, count, "").join(" ");
  return areFew(words) ? words.slice(1).flatMap((_, i) => [without(i + 1, 1), without(i + 1, 2)]) : [];
}

/** The files of the memories that a word, or one of its root, tells from the others. */
type FilesOf = (word: string) => readonly (readonly string[])[];

/** Each word of a week is looked up once, in however many of its lines it stands. */
const tellingIn = (tells: Telling, { similar }: Pick<Work, "similar">): FilesOf =>
  onceOf((word) => {
    const words = [word, ...similar.kin(word)].filter(tells);
    return words.map((one) => similar.having(one)).filter(({ length }) => length > 0);
  });

/** Memories that stand, can be read, and share telling words with a line: more than one, or one with a short sentence of it. */
function candidates(text: string, tellingOf: FilesOf, { folder }: Pick<Work, "folder">): Statement[] {
  const shared = new Map<string, number>();
  for (const sentence of sentencesIn(text)) {
    const count = areFew(contentWords(mainOf(sentence))) ? LEAST_SHARED : 1;
    for (const word of new Set(contentWords(sentence)))
      for (const files of tellingOf(word)) for (const file of files) shared.set(file, (shared.get(file) ?? 0) + count);
  }
  return [...shared].flatMap(([file, count]) => {
    const memory = count < LEAST_SHARED ? undefined : folder.get(file);
    if (memory?.status !== "active" || memory.unreadable) return [];
    return memory.type === "entity" ? statedFacts(memory) : [memory];
  });
}

const isOfThing = ({ type }: StoredMemory): boolean => type === "entity" || type === "process";

/**
 * Whether a line is no later word about a memory, or one that somebody has weighed: a claim of the week, or a person.
 * @param asking the proposals that would replace the memory
 */
function isSettled(
  memory: StoredMemory,
  text: string,
  span: Span,
  changes: readonly Change[],
  work: Work,
  asking: readonly string[] = [],
): boolean {
  const { known } = work;
  if (memory.sources.includes(sourceText(span))) return true;
  // Of a claim that its own line may take back nothing is said where the memory stands.
  const isSaid = ({ kind, found }: Change): boolean => kind !== "kept" || found?.doubt === undefined;
  const own = changes.filter((one) => one.found && cites(one.found, span) && isSaid(one));
  if (own.some(({ kind, file }) => file === memory.file || kind === "updated" || kind === "unchanged")) return true;
  if (own.some((change) => replacedBy(change) === memory.file)) return true;
  const [digest] = evidenceDigests([span], known.book!);
  return (
    isOfBeside(memory, text, span, work) ||
    [...known.declined, ...known.gone].some(
      ({ type, evidence }) => type === memory.type && evidence.includes(digest!),
    ) ||
    asking.some((proposal) => isAskedElsewhere(proposal, digest!, known))
  );
}

/** On a later day, or later on that day. Where nobody tells which of two logs was, either may be. */
function isLater(
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

/** Whether it is, or says once more, what a person said holds beside the memory. */
const isOfBeside = ({ file, type }: StoredMemory, text: string, span: Span, { besides, folder }: Work): boolean =>
  (besides.get(file) ?? []).some((name) => {
    const other = folder.get(name);
    if (other === undefined) return false;
    return (
      other.sources.includes(sourceText(span)) ||
      saysItAgain({ type, name: text, description: text, body: text }, other)
    );
  });

/** Whether a proposal is none of this week and was made of the same words: `remember` asks at once. */
function isAskedElsewhere(text: string, digest: string, { week }: Known): boolean {
  const read = readProposal(text);
  return "proposal" in read && read.proposal.week !== week && read.proposal.evidence.includes(digest);
}

/** The memory that a proposal would replace. */
const replacedBy = ({ kind, text }: Change): string | undefined =>
  kind === "proposed" && text !== undefined ? replacedByProposal(text) : undefined;

const cites = ({ spans }: Found, span: Span): boolean => areShared(spans, [span]);

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
    if (!change.found || change.text === undefined || !cites(change.found, span)) continue;
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
    if (change.kind === "created") {
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
