/**
 * One week, from its logs to its plan: the story of lithify on a page. It knows ports only: what reads, asks and writes
 * is given.
 */
import type { Week } from "../calendar/week.ts";
import { digest12 } from "../digest.ts";
import { isNone } from "../document/fences.ts";
import type { Review } from "../memory/change.ts";
import type { WeekLines } from "../memory/evidence/followed.ts";
import type { Gate } from "../memory/evidence/gate.ts";
import { joinFound } from "../memory/identity/join.ts";
import type { Listed } from "../memory/identity/lines.ts";
import { type Found, isOfThing, type StoredMemory } from "../memory/memory.ts";
import type { Answer, Model, Request } from "../model/model.ts";
import { together } from "../profile/chunked-answers.ts";
import type { FurtherProfile } from "../profile/further.ts";
import type { Profile } from "../profile/profile.ts";
import type { Prompt } from "../prompt/request.ts";
import { inTurns, type Steps } from "../steps.ts";
import { addUsage, NO_USAGE, type Usage } from "../usage.ts";
import { isToldByHand } from "./as-told.ts";
import { type Answered, askWeek, requestsOf, usageOf, withUsage } from "./ask-week.ts";
import type { LogMark, Unread } from "./due.ts";
import { withoutEcho } from "./echo.ts";
import { wordingsOf } from "./folder.ts";
import { formOfBlocks, formOfRecords, heardModel } from "./heard.ts";
import { MOST_PROVED } from "./likely.ts";
import { isSpokenOf, NO_OPEN_ITEMS, type OpenItems, withoutClosed } from "./open-items.ts";
import { type Planned, planningWeek, type TakenBack, type WeekPlan } from "./plan.ts";
import type { Question } from "./question.ts";
import { type Profiles, promptDigest, type QuestionPorts, questionsFor } from "./questions.ts";
import { joinReadings, type Reading, readingOf } from "./reading.ts";
import { lookAgain, type SecondLook } from "./second-look.ts";
import { type ReadAnswer, TRANSLATED, whyUnusable } from "./unusable.ts";

export interface CompactPorts extends QuestionPorts {
  /** Every log of the workspace that stands, by path. */
  readonly standing: WeekLines["standing"];
  readonly model: Model;
  /** The same model, asked though an answer is saved. */
  readonly anew: Model;
  /** Told of all that a week asks first, before it is asked; absent where each answer is waited for. @throws {Pending} */
  readonly ahead?: (requests: readonly Request[]) => Promise<void>;
  /** Asks about what lacked one figure or quote; absent for no second look. */
  readonly secondLook?: Prompt;
  /** The offline model, which writes a week whose answer is of no use; absent where it answers anyway. */
  readonly fallback?: Model;
  /** Lets others have their turn, while much is read at once: a signal would not be heard. */
  readonly turn?: () => Promise<unknown>;
  /** Whether a person wants the weeks asked anew: what they no longer find is then taken back. */
  readonly force: boolean;
  readonly profile: Profile;
  /** Memories of the week that were told before it had a document, also those that are gone again. */
  readonly told?: (week: Week) => readonly Listed[];
  /** What the document of a week said that somebody deleted. */
  readonly lost?: ReadonlyMap<Week, TakenBack>;
  readonly review: Review;
  /** `extractive.keep`. */
  readonly keep: "sure" | "likely";
}

/** What was read and answered of a week, before anything is decided. */
export interface AskedWeek
  extends Pick<Planned, "week" | "book" | "reading" | "model" | "prompt">,
    Required<Pick<Planned, "marked" | "translated">> {
  readonly marks: readonly LogMark[];
  /** The model whose answer was of no use, so that the offline one wrote the document, and why. */
  readonly fallback?: { readonly model: string; readonly because: string };
  /** Files of the known memories that the request showed. */
  readonly shown: readonly string[];
  /** What earlier weeks left open and this one did not close; what is too old to be carried on. */
  readonly open: OpenItems;
  readonly usage: Usage;
  readonly notices: readonly string[];
}

/** Reads a week's logs, asks, and reads the answers under the gates. */
export async function readAndAsk(
  week: Week,
  listed: readonly LogMark[],
  ports: CompactPorts,
  signal: AbortSignal,
): Promise<AskedWeek> {
  // As it is when the week's turn to ask comes: weeks asked together must not see each other's memories, whoever answers first.
  const folder = ports.folder();
  const { questions, key, book, marks, notices, shown } = await questionsFor(week, listed, ports, folder);
  const [weekly, ...further] = questions;
  if (book.size > 0) await ports.shown?.keep(week, key, shown);
  if (book.size > 0) await ports.ahead?.(questions.flatMap(requestsOf));
  // Empty and binary logs give nothing that could be proved: a paid model is not asked about them.
  let spent = NO_USAGE;
  const ask = async (question: Question, model: Model): Promise<Answered> => {
    if (book.size === 0 && !ports.offline) return NOT_ASKED;
    const answered = await askWeek(question, model, signal).catch((error: unknown) => {
      throw withUsage(error, addUsage(spent, usageOf(error)));
    });
    spent = addUsage(spent, answered.usage);
    return answered;
  };
  const gate = { book, allow: ports.allow, known: wordingsOf(folder), language: ports.language };
  const heard = new Set<string>();
  const tell = (notice: string): void => void heard.add(notice);
  const asked = await ask(weekly, ports.offline ? ports.model : heardModel({ ...ports, tell }, formOfBlocks));
  const said = ports.offline ? asked.answers : withoutEcho(asked.answers, requestsOf(weekly));
  const { answers, closed } = withoutClosed(said, weekly.open?.length ?? 0);
  const answered = { ...asked, answers };
  const second = await againOf(await readAll(answered, ports, gate), ports, { question: weekly, gate }, signal);
  spent = addUsage(spent, second.usage);
  const { told } = second;
  const why = ports.fallback && book.size > 0 ? whyUnusable(told, weekly.logs, ports.language) : undefined;
  const [because, rewritten] = why === TRANSLATED ? [undefined, why] : [why];
  const by = because === undefined ? ports : offlineInstead(ports);
  const own = joinReadings(told.map((one) => one.reading));
  const offline = offlineInstead(ports);
  const instead = async () => readAll(await ask({ ...weekly, contextTokens: Infinity }, offline.model), offline, gate);
  const reading = rewritten
    ? { ...own, sections: joinReadings((await instead()).map((one) => one.reading)).sections }
    : by === ports
      ? own
      : insteadOf(own, await instead());
  const marked =
    by === ports && !ports.offline && ports.fallback && answered.answers.some(({ text }) => !isNone(text))
      ? await markedIn(weekly, ports.fallback, ports, gate, signal)
      : [];
  await ports.turn?.();
  const others: FurtherRead[] = [];
  for (const [i, question] of further.entries()) {
    const { profile } = ports.profiles.further[i]!;
    const formOf = (answer: Answer) => formOfRecords(profile.read(answer, gate, ports.profiles.settings));
    const model = by.offline ? by.model : heardModel({ ...by, tell }, formOf, profile);
    const asked = by.offline ? { ...question, contextTokens: Infinity } : question;
    await ports.turn?.();
    others.push(await readFurther(await ask(asked, model), profile, gate, ports));
  }
  await ports.turn?.();
  const translated = ports.language !== "source";
  return {
    ...{ week, marks, book, shown: weekly.known.map(({ file }) => file) },
    prompt: usedPrompts(ports, second.notice !== undefined),
    open:
      by.offline || answers.length === 0
        ? NO_OPEN_ITEMS
        : stillOpen(shown.open, (item, n) => closed.has(n) && (translated || isSpokenOf(item, book))),
    ...{ marked, translated },
    reading: {
      ...reading,
      found: joinFound([ports.profiles.typed ? reading.found : [], ...others.map(({ found }) => found)]),
      rejected: [...reading.rejected, ...others.flatMap(({ rejected }) => rejected)],
    },
    ...wroteBy(answered.answers[0]?.model ?? "none", because),
    usage: spent,
    notices: [
      ...notices,
      ...splitNotice(answered),
      ...heard,
      ...[rewritten, second.notice].flatMap((one) => one ?? []),
    ],
  };
}

const stillOpen = ({ shown, fallen }: OpenItems, isClosed: (item: string, n: number) => boolean): OpenItems => ({
  shown: shown.filter((item, i) => !isClosed(item, i + 1)),
  fallen,
});

/** Each answer of a week, as the gates let it through. */
async function readAll(
  { answers }: Answered,
  { profile, offline, keep, turn = async () => {} }: CompactPorts,
  gate: Gate,
): Promise<ReadAnswer[]> {
  const read: ReadAnswer[] = [];
  for (const { text } of answers)
    read.push({
      text,
      reading: await inTurns(
        readingOf(text, profile, gate, "week", offline && keep === "sure" ? MOST_PROVED : undefined),
        turn,
      ),
    });
  return read;
}

/** What a person marked in the same logs, as the offline model reads it. */
async function markedIn(
  question: Question,
  model: Model,
  { profile, turn = async () => {} }: CompactPorts,
  gate: Gate,
  signal: AbortSignal,
): Promise<readonly Found[]> {
  const request = question.request({ name: "", logs: question.logs });
  const { text } = await model({ ...request, task: "marked" }, signal);
  return (await inTurns(readingOf(text, profile, gate, "extract"), turn)).found;
}

const againOf = (
  told: readonly ReadAnswer[],
  { secondLook, model, profile, offline }: CompactPorts,
  of: { readonly question: Question; readonly gate: Gate },
  signal: AbortSignal,
): Promise<SecondLook> | SecondLook =>
  secondLook === undefined || offline
    ? { told, usage: NO_USAGE }
    : lookAgain(told, { ...of, prompt: secondLook, model, profile }, signal);

const usedPrompts = (ports: CompactPorts, again: boolean): string =>
  again && ports.secondLook ? digest12(`${promptDigest(ports)}\n${ports.secondLook.digest}`) : promptDigest(ports);

const offlineInstead = (ports: CompactPorts): CompactPorts => {
  const model = ports.fallback ?? ports.model;
  return { ...ports, model, anew: model, offline: true };
};

/** The offline model's words; of the other's what passed, for a person to decide. */
function insteadOf(unusable: Reading, instead: readonly { readonly reading: Reading }[]): Reading {
  const { found, rejected, ...told } = joinReadings(instead.map(({ reading }) => reading));
  const passed = unusable.found.map((claim) => ({ ...claim, likely: true, ofUnusable: true }) as const);
  return { ...told, found: [...found, ...passed], rejected: [...unusable.rejected, ...rejected] };
}

const wroteBy = (model: string, because: string | undefined): Pick<AskedWeek, "model" | "fallback"> =>
  because === undefined ? { model } : { model: "extractive", fallback: { model, because } };

const NOT_ASKED: Answered = { answers: [], usage: NO_USAGE, parts: [] };

type FurtherRead = Awaited<ReturnType<typeof readFurther>>;

/** The answers of one further profile, each in the form asked for. */
async function readFurther(
  answered: Answered,
  profile: FurtherProfile,
  gate: Gate,
  { profiles, turn = async () => {} }: CompactPorts,
) {
  // Read as one answer, so that what two parts of a week say is said once.
  const answer = together(answered.answers, profile.tool.name);
  const read = await inTurns(profile.reading(answer, gate, profiles.settings), turn);
  return {
    found: read.found,
    rejected: read.rejected.map((one) => ({ ...one, reason: `${profile.name}: ${one.reason}` })),
  };
}

const splitNotice = ({ parts }: Answered): string[] =>
  parts.length > 1
    ? [`asked in ${parts.length} parts, as the week does not fit the model's window: ${parts.join("; ")}`]
    : [];

/**
 * What will be written for an answered week, step by step, seen from the folder as it stands now.
 * @param unread what nobody could read of it
 */
export function planAsked(asked: AskedWeek, ports: CompactPorts, unread: readonly Unread[]): Steps<WeekPlan> {
  const { week, marks: logs, open, fallback } = asked;
  const lost = ports.lost?.get(week);
  const { standing, review, allow, force, profiles } = ports;
  // What an answer of no use did not find says nothing about what was found before; nor does any about a person's word.
  const isAskedAnew = (memory: StoredMemory): boolean =>
    force && !fallback && !isToldByHand(memory) && isOfProfiles(memory, profiles);
  return planningWeek({
    ...asked,
    ...{ logs, unread, standing, open: open.shown, folder: ports.folder(), review, allow, isAskedAnew },
    ...{ told: ports.told?.(week) ?? [], ...(lost && { lost }) },
  });
}

/** Whether one of the profiles that were asked looks for such a memory. */
function isOfProfiles(memory: StoredMemory, { typed, further }: Profiles): boolean {
  const isAsked = (name: string): boolean => further.some(({ profile }) => profile.name === name);
  if (isOfThing(memory)) return isAsked("knowledge");
  return memory.extras?.subject === undefined ? typed : isAsked("precision");
}
