/**
 * The precision profile: what matters, how much, and for how long. Its entries have a kind, a subject that is a thing,
 * an importance from 1 to 10 and an expiry. Each is refused alone, with its line and reason; what two of them say is
 * said once.
 */
import { borneClaim, guessIn, unborneBy } from "../../memory/evidence/borne.ts";
import { evidenceDigests } from "../../memory/evidence/evidence.ts";
import { type Gate, passGate } from "../../memory/evidence/gate.ts";
import { citedText } from "../../memory/evidence/logbook.ts";
import type { Rejection } from "../../memory/evidence/rejection.ts";
import type { Span } from "../../memory/evidence/source.ts";
import { specificsOf } from "../../memory/evidence/specifics.ts";
import { isUnsettled, ONLY_SUPPOSED } from "../../memory/evidence/unsettled.ts";
import { joinedEvidence, joinedSpans } from "../../memory/identity/join.ts";
import { LONGEST_BODY } from "../../memory/identity/merge.ts";
import { daysOfEvidence, type Found } from "../../memory/memory.ts";
import { finished, LONG, type Steps } from "../../steps.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { PRECISION_CHUNKS } from "../../transcript/chunk.ts";
import type { FurtherProfile, FurtherReading, Settings } from "../further.ts";
import { joinedSteps } from "../one-line.ts";
import { datedBy } from "../proved.ts";
import { bulletReasoned } from "../reasoned.ts";
import { readRecords, type Spoken, type Told } from "../records.ts";
import type { Refused } from "../refusal.ts";
import { isNobodys, questionIn, routineOf, transientIn } from "../typed/routine.ts";
import { actorIn } from "./actors.ts";
import { descriptionOf, expiryOf, leans, nameOf, standing, typeOf } from "./claim.ts";
import { finishOf, toldAsDone } from "./done.ts";
import { type Entry, entryParameters, entrySchema, type Kind } from "./entry.ts";
import { narrationIn } from "./narration.ts";
import { mergeRepeats, type Saying } from "./same.ts";

const TOOL = "submit_knowledge";

export const precision: FurtherProfile = {
  name: "precision",
  prompt: "precision",
  chunks: PRECISION_CHUNKS,
  tool: {
    name: TOOL,
    description:
      "Hands over the few entries of this text that are worth knowing in three months. Call it once; [] is a good answer.",
    parameters: entryParameters,
  },
  read: (...answer) => finished(readingPrecision(...answer)),
  reading: readingPrecision,
};

/** An entry that passed every gate but that of importance, with where it stands. */
interface Proved extends Saying, Pick<Found, "line" | "spans" | "trimmed" | "doubt"> {
  readonly text: string;
  readonly kind: Kind;
  /** Whether it is a task that was done since. */
  readonly wasTask: boolean;
  /** The model's own headline; "" where it gave none. */
  readonly title: string;
  readonly expiry: Entry["expiry"];
  readonly context: string;
}

function* readingPrecision(answer: Spoken, gate: Gate, settings: Settings): Steps<FurtherReading> {
  const { lists, rejected: misfits, heard } = readRecords(answer, TOOL, { entries: entrySchema });
  const rejected: Rejection[] = [...misfits];
  const proved: Proved[] = [];
  for (const told of lists.entries) {
    yield;
    const one = turnedAway(told.record, settings) ?? provedBy(told, gate);
    if ("code" in one) rejected.push({ ...one, line: told.line, text: told.text });
    else proved.push(one);
  }
  const refuse = ({ line, text }: Proved, turned: Refused): void => void rejected.push({ ...turned, line, text });
  yield LONG;
  const current = proved.map((entry) => asEvent(entry, gate));
  yield LONG;
  const { kept, repeated } = mergeRepeats(withoutToldTasks(current, refuse), joined);
  for (const { entry, of } of repeated) {
    const reason = `the entry ${headlineOf(of)} says this; importance and tags are joined`;
    refuse(entry, { code: "DUPLICATE", reason });
  }
  const found: Found[] = [];
  for (const entry of kept) {
    const reason = `importance ${entry.importance} is below ${settings.keepFrom} (precision.keepFrom)`;
    if (entry.importance >= settings.keepFrom) found.push(foundOf(entry));
    else refuse(entry, { code: "LOW_IMPORTANCE", reason });
  }
  const joint = joinedSteps(found, rejected, gate);
  return { found: joint, rejected: rejected.sort((a, b) => a.line - b.line), heard };
}

/** What can be told from the entry alone. */
function turnedAway(entry: Entry, { actors }: Settings): Refused | undefined {
  const { type: kind, subject, title, content, expiry } = entry;
  if (content.length > LONGEST_BODY)
    return { code: "TOO_LONG", reason: `the content has over ${LONGEST_BODY} characters` };
  const actor = actorIn(subject, actors, content);
  if (actor !== undefined) return { code: "ACTOR_SUBJECT", reason: actor };
  const narrated = narrationIn(content) ?? narrationIn(title);
  if (narrated !== undefined)
    return { code: "NARRATION", reason: `it tells what happened in the conversation: ${narrated}` };
  const over = transientIn({ kind, content, expiry });
  if (over !== undefined) return { code: "TRANSIENT", reason: over };
  if ([title || content, content].every(isUnsettled) || (kind === "todo" && isNobodys(content)))
    return { code: "UNCONFIRMED", reason: ONLY_SUPPOSED };
  return questionIn(content) ?? (kind === "fact" || kind === "event" ? routineOf(content) : undefined);
}

/** `- ~~TODO renew the passport~~`: done, or not to be. */
const STRUCK = /^[^\p{L}\p{N}~]*~~[^~]+~~[^\p{L}\p{N}]*$/u;

/** The entry with its evidence, or why it has none. A context that nothing proves is left out: it is no reason to lose a claim. */
function provedBy({ record, line, text }: Told<Entry>, gate: Gate): Proved | Refused {
  const { type: kind, subject, title, content, importance, expiry, tags } = record;
  const { source_context: context, evidence: quotes } = record;
  const claims = [title || nameOf(record), descriptionOf(content), content];
  if (specificsOf(subject).length > 0) claims.push(subject);
  const statement = { text: claims.join("\n"), quotes, beside: [subject, context, ...tags] };
  const passed = passGate(statement, gate);
  if ("code" in passed) return passed;
  const isStruck = citedText(passed.spans, gate.book)
    .split("\n")
    .every((line) => STRUCK.test(line));
  if (isStruck && kind === "todo") return { code: "UNCONFIRMED", reason: "its line is struck out" };
  const about = `${title || subject}\n${descriptionOf(content)}`;
  const bearing = { ...gate, spans: passed.spans, statement: about };
  const unborne = unborneBy(bearing);
  const told = borneClaim(content, unborne);
  if (told.text === "") return { code: "UNSUPPORTED", reason: told.without[0]! };
  const isProved =
    unborne(context) === undefined &&
    (specificsOf(context).length === 0 ||
      !("code" in passGate({ ...statement, text: `${statement.text}\n${context}` }, gate)));
  const dated = datedBy(passed.spans, gate);
  const isBare = kind === "decision" && sentencesIn(told.text).length === 1;
  const whole = isBare ? bulletReasoned(told.text, passed.spans, gate.book) : told.text;
  const trimmed = [...told.without, ...record.unknown.map((key) => `a field ${key.slice(0, 60)}`)];
  return {
    ...{ line, text, kind, wasTask: false, subject, importance, expiry, tags },
    content: standing(dated(whole), subject),
    title: unborne(title, "name") === undefined && !leans(title, subject) ? dated(title) : "",
    context: isProved ? context : "",
    ...guessIn(bearing, content),
    ...passed,
    ...(trimmed.length > 0 && { trimmed }),
  };
}

/** A task that these very logs tell to be done is an event; the line that says so is evidence too. */
function asEvent(entry: Proved, { book }: Gate): Proved {
  const finish = entry.kind === "todo" ? finishOf(entry.content, entry.spans, book) : undefined;
  if (!finish) return entry;
  const { path, day } = finish.page.log;
  const spans = joinedSpans(entry.spans, [{ path, day, from: finish.line + 1, to: finish.line + 1 }]);
  const content = toldAsDone(entry.content, day);
  return { ...entry, spans, evidence: evidenceDigests(spans, book), kind: "event", wasTask: true, title: "", content };
}

/** What was to do and another entry tells as done, from the same line, is told once. */
const withoutToldTasks = (entries: readonly Proved[], refuse: (entry: Proved, turned: Refused) => void): Proved[] =>
  entries.filter((entry) => {
    if (!entry.wasTask) return true;
    const last = entry.spans.at(-1)!;
    const isIn = ({ path, from, to }: Span): boolean => path === last.path && from <= last.to && last.to <= to;
    const teller = entries.find(
      ({ kind, wasTask, spans }) => !wasTask && (kind === "event" || kind === "fact") && spans.some(isIn),
    );
    if (teller) refuse(entry, { code: "DUPLICATE", reason: `it was done, as the entry ${headlineOf(teller)} tells` });
    return teller === undefined;
  });

/** A tool call is one line as a rule: its number alone would name every entry of it. */
const headlineOf = (entry: Proved): string => `"${entry.title || nameOf(entry)}" of line ${entry.line}`;

/** The entry that stays says all that the other says. What lasts in one of them lasts. */
const joined = (kept: Proved, other: Proved): Proved => ({
  ...kept,
  ...joinedEvidence(kept, other),
  expiry: other.expiry === "permanent" ? "permanent" : kept.expiry,
  context: kept.context === "" ? other.context : kept.context,
});

function foundOf(entry: Proved): Found {
  const { line, kind, subject, title, content, importance, expiry, tags, context, spans, evidence } = entry;
  const { trimmed, doubt } = entry;
  const expires = expiryOf({ type: kind, content, expiry }, daysOfEvidence(spans).last);
  return {
    ...{ line, spans, evidence, importance },
    type: typeOf({ type: kind, content }),
    name: title || nameOf({ subject, content }),
    description: descriptionOf(content),
    body: content,
    ...(expires !== undefined && { expires }),
    ...(tags.length > 0 && { tags }),
    ...(trimmed && { trimmed }),
    ...(doubt !== undefined && { doubt }),
    extras: { kind, subject, ...(context !== "" && { source_context: context }) },
  };
}
