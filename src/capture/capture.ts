/**
 * The way of a session file to daily logs, on a page: turns to conversations, conversations to slices of what is new, a
 * slice to a model, its records into staging, the pointer after them, the logs last. Knows the disk only through its
 * ports; a session that fails holds up no other.
 */
import { ToldValues } from "../daily/again.ts";
import { redactText, redactTogether } from "../daily/redact.ts";
import { BudgetReached, DiskError, type LithifyError, ModelError } from "../errors.ts";
import type { Rejection } from "../memory/evidence/rejection.ts";
import type { ActivityRecord } from "../profile/activity/activity.ts";
import { type Report, readSession } from "../transcript/read-session.ts";
import { type Slice, slicer } from "../transcript/slice.ts";
import type { SessionHead, Turn } from "../transcript/transcript.ts";
import { joinStreamed } from "../transcript/turns.ts";
import { NO_USAGE } from "../usage.ts";
import { askSlice, type Models, type Numbered, type SliceAnswer, type SliceQuestion } from "./ask-slice.ts";
import { askedBefore } from "./asked-before.ts";
import { type Captured, type CapturedFile, nothingNew, told, withSlice } from "./captured.ts";
import { type Conversation, conversationOf, nameOf } from "./conversation.ts";
import type { LocalTime } from "./local-time.ts";
import { withoutOwn } from "./own-words.ts";
import type { SessionFile } from "./session-files.ts";
import { type Around, attemptsIn, planSlice } from "./slice-plan.ts";
import type { Staged } from "./staged.ts";
import type { Staging } from "./staging.ts";

interface CapturePorts
  extends Pick<SliceQuestion, "prompt" | "language" | "contextTokens" | "maxOutputTokens" | "allow"> {
  readonly staging: Pick<Staging, "open" | "keep">;
  readonly models: Models;
  /** How lithify's own requests begin, from `openingOf`. */
  readonly openings: readonly string[];
  /** As in `Around`. */
  readonly asksThePerson: boolean;
  readonly time: LocalTime;
  readonly logPath: (conversation: Conversation) => Around["logPath"];
  readonly onAsk: (conversation: Conversation, characters: number) => void;
  readonly signal: AbortSignal;
}

/**
 * UTF-16 units of conversation in a slice, and so in a daily log: a long day's session. A backlog is as many slices as it
 * takes, each staged before the next is asked about.
 */
const SLICE_CHARACTERS = 200_000;

interface Open {
  readonly conversation: Conversation;
  readonly slices: ReturnType<typeof slicer>;
  readonly earlier: Staged[];
  captured: Captured;
  /** The secrets that were told in it. */
  readonly told: ToldValues;
}

/** @throws {DiskError} when the workspace cannot be written; what was staged until then is finished by the next run */
export function capturer(ports: CapturePorts) {
  const attempts: ActivityRecord[] = [];
  const failed = new Set<string>();
  let stop: LithifyError | undefined;

  async function captureFile(file: SessionFile): Promise<CapturedFile> {
    const heads = new Map<string, SessionHead>();
    const opened = new Map<string, Open>();
    let report: Report | undefined;
    // What goes wrong between two turns is not the session file's fault.
    let fault: unknown;
    const apart = async (work: () => Promise<void>): Promise<void> => {
      try {
        await work();
      } catch (error) {
        fault = error;
        throw error;
      }
    };
    const take = async (one: Open, slice: Slice | undefined): Promise<void> => {
      if (slice !== undefined) await takeSlice(one, slice, file);
    };
    const conversations = () => [...opened.values()].map(({ captured }) => captured);
    try {
      if (file.fault) throw file.fault;
      for await (const event of readSession(file.path)) {
        if (event.kind === "session") heads.set(event.session.sessionId, event.session);
        else if (event.kind === "end") report = event.report;
        else
          await apart(async () => {
            const one = conversationIn(opened, heads, event.turn);
            if (one !== undefined) await take(one, one.slices.push(event.turn));
          });
      }
      await apart(async () => {
        for (const one of opened.values()) await take(one, one.slices.end());
      });
      return { path: file.shown, report, conversations: conversations() };
    } catch (error) {
      if (fault !== undefined || !(error instanceof DiskError)) throw error;
      return { path: file.shown, report, conversations: conversations(), error: told(error) };
    }
  }

  function conversationIn(opened: Map<string, Open>, heads: Map<string, SessionHead>, turn: Turn): Open | undefined {
    const head = heads.get(turn.sessionId);
    if (head === undefined) return undefined;
    const key = JSON.stringify([turn.sessionId, turn.subAgent]);
    const known = opened.get(key);
    if (known !== undefined) return known;
    const conversation = conversationOf(head, turn);
    const { pointer, slices: earlier } = ports.staging.open(conversation);
    const slices = slicer(pointer, SLICE_CHARACTERS);
    const one: Open = {
      conversation,
      slices,
      earlier: [...earlier],
      captured: nothingNew(conversation),
      told: new ToldValues(),
    };
    opened.set(key, one);
    return one;
  }

  async function takeSlice(one: Open, slice: Slice, file: SessionFile): Promise<void> {
    const name = nameOf(one.conversation);
    // After a slice that failed none is taken: what happened is told in its order.
    if (failed.has(name)) return;
    if (stop !== undefined) return fail(one, stop);
    ports.signal.throwIfAborted();
    const read = (turns: Slice["turns"], first: number): Numbered[] =>
      messagesOf({ turns, first }, ports.allow, ports.openings, one.told);
    const asking = slice.before ? [slice.before] : [];
    // Each is read after the other: what is answered may stand in the question, and what was told before in the answer.
    read(asking, 0);
    const messages = read(slice.turns, slice.first);
    const [before] = read(asking, 0);
    const question = askedBefore(before?.turn, messages);
    const told = one.earlier.flatMap(({ records }) => records.map(({ record }) => record));
    try {
      const answer = await asked(one.conversation, messages, question && { asked: question, told });
      const staged = planSlice(
        { conversation: one.conversation, slice, messages, asked: question, answer, prompt: ports.prompt.digest },
        {
          ...{ time: ports.time, undated: file.changed, earlier: one.earlier, attempts, allow: ports.allow },
          asksThePerson: ports.asksThePerson,
          logPath: ports.logPath(one.conversation),
        },
      );
      const kept = ports.staging.keep(staged, slice.pointer, redacted(answer?.rejected ?? [], ports.allow));
      one.earlier.push(staged);
      attempts.push(...attemptsIn(staged.records.map(({ record }) => record)));
      one.captured = withSlice(one.captured, staged, kept, answer?.usage ?? NO_USAGE);
    } catch (error) {
      if (!(error instanceof ModelError) && !(error instanceof BudgetReached)) throw error;
      // A key that is refused once is refused always, and a limit that is reached stays so.
      if (error instanceof BudgetReached || error.code === "AUTH") stop = error;
      fail(one, error);
    }
  }

  function fail(one: Open, error: LithifyError): void {
    failed.add(nameOf(one.conversation));
    const outcome = error instanceof BudgetReached ? "postponed" : "failed";
    one.captured = { ...one.captured, outcome, error: told(error) };
  }

  /** Undefined when nobody said anything: tool lines alone are not asked about. */
  async function asked(
    conversation: Conversation,
    all: readonly Numbered[],
    context: Pick<SliceQuestion, "asked" | "told"> | undefined,
  ): Promise<SliceAnswer | undefined> {
    const messages = all.filter(({ turn }) => turn.text !== "");
    const first = messages[0];
    if (first === undefined || !messages.some(({ turn: { role } }) => role === "user" || role === "assistant"))
      return undefined;
    ports.onAsk(
      conversation,
      messages.reduce((sum, { turn }) => sum + turn.text.length, 0),
    );
    const { prompt, language, contextTokens, maxOutputTokens, allow, models, signal } = ports;
    const timed = messages.find(({ turn }) => turn.time !== undefined)?.turn.time;
    const question = {
      ...context,
      ...{ messages, prompt, language, contextTokens, maxOutputTokens, allow },
      day: timed === undefined ? "" : ports.time.day(timed),
      title: `${conversation.tool} ${conversation.agent === undefined ? "session" : "sub-agent"}`,
    };
    return askSlice(question, models, signal);
  }

  return captureFile;
}

/** The messages were redacted before they were asked about; what a model says of its own may still look like a key. */
const redacted = (rejected: readonly Rejection[], allow: readonly string[]): Rejection[] =>
  rejected.map(({ reason, text, ...rest }) => ({
    ...{ ...rest, reason: redactText(reason, allow).text },
    ...(text !== undefined && { text: redactText(text, allow).text }),
  }));

/**
 * A slice's messages, numbered as the conversation counts them. Redacted whole, before anything cuts them: half of a key is
 * still a secret, and does not look like one. A message that lithify wrote itself keeps its number and says nothing.
 */
function messagesOf(
  { turns, first }: Pick<Slice, "turns" | "first">,
  allow: readonly string[],
  openings: readonly string[],
  told: ToldValues,
): Numbered[] {
  const joined = joinStreamed(turns).map(({ message: _joined, ...turn }) => turn);
  const said = new Map(withoutOwn(joined, openings).map(({ id, text }) => [id, text]));
  const texts = redactTogether(
    joined.map(({ id }) => said.get(id) ?? ""),
    allow,
    told,
  );
  return joined.map((turn, index) => ({ number: first + index, turn: { ...turn, text: texts[index]! } }));
}
