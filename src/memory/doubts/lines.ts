/** The week's lines that no claim of it took up, and those whose claim could not be proved, against the memories that stand. */

import { withoutEnvelope } from "../../daily/gateway.ts";
import { withoutClock } from "../../text/ahead.ts";
import { contentWords } from "../../text/words.ts";
import type { Change, Known } from "../change.ts";
import { CORRECTS } from "../evidence/denials.ts";
import { evidenceDigests } from "../evidence/evidence.ts";
import { citedText, isOwn, type Logbook } from "../evidence/logbook.ts";
import { withStatus } from "../evidence/retraction/places.ts";
import { scopeAt } from "../evidence/scope.ts";
import { areShared, linesOf, type Span, sourceText } from "../evidence/source.ts";
import { isVouched, speakersOf, unlabelled } from "../evidence/speaker.ts";
import { readProposal } from "../file/proposal.ts";
import { baseName, saysItAgain } from "../identity/identity.ts";
import { relationOf } from "../identity/link.ts";
import { keysOf, lacking } from "../identity/similarity.ts";
import { shareOf, toldBy } from "../identity/told.ts";
import { isOfThing, type StoredMemory } from "../memory.ts";
import { replacedByProposal } from "../questions.ts";
import type { Work } from "../work.ts";
import { type Doubt, type Held, isLater } from "./against.ts";

/** A doubt, or nothing behind each line. */
export function* doubtsIn(
  book: Logbook,
  changes: readonly Change[],
  work: Work,
  { against }: Held,
): Iterable<Doubt | undefined> {
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
      // A correction is of what was said, whichever heading it was put below.
      const scope = CORRECTS.leading(text) ? "" : scopeAt({ page, line });
      const since = { text, day: span.day, spans: [span], scope };
      yield* against(since, (memory, said) => !isSettled(memory, said, span, changes, work, open.get(memory.file)));
      yield;
    }
  }
}

/** What the week would have made of a memory and could not prove: its lines are about it, say something else, and nobody knows what holds. */
export function refusedDoubts(book: Logbook, changes: readonly Change[], work: Work): Doubt[] {
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

/** What a line says, and not when it was said. */
const statementIn = (span: Span, book: Logbook): string =>
  withoutEnvelope(unlabelled(withoutClock(citedText([span], book).replace(/^#{1,6}\s+/, ""))));

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
  const own = changes.filter((one) => one.found && areShared(one.found.spans, [span]) && isSaid(one));
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

/** Whether it is, or says once more, what a person said holds beside the memory. */
const isOfBeside = ({ file, type }: StoredMemory, text: string, span: Span, { besides, folder }: Work): boolean =>
  (besides.get(file) ?? []).some((name) => {
    const other = folder.get(name);
    const said = { type, name: text, description: text, body: text };
    return other?.sources.includes(sourceText(span)) || (other !== undefined && saysItAgain(said, other));
  });

/** Whether a proposal is none of this week and was made of the same words: `remember` asks at once. */
function isAskedElsewhere(text: string, digest: string, { week }: Known): boolean {
  const read = readProposal(text);
  return "proposal" in read && read.proposal.week !== week && read.proposal.evidence.includes(digest);
}

/** The memory that a proposal would replace. */
const replacedBy = ({ kind, text }: Change): string | undefined =>
  kind === "proposed" && text !== undefined ? replacedByProposal(text) : undefined;
