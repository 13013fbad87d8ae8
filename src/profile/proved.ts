/**
 * Claims at the gates: what the logs prove is found, the rest is rejected with its line and reason; what one answer
 * says twice stands once.
 */
import type { Day } from "../calendar/week.ts";
import { borneClaim, guessIn, unborneBy } from "../memory/evidence/borne.ts";
import { placesOfQuotes } from "../memory/evidence/evidence.ts";
import { type Gate, type Passed, passGate, type Stopped, sharpened, shortly } from "../memory/evidence/gate.ts";
import { leftOf } from "../memory/evidence/left-of.ts";
import { citedText } from "../memory/evidence/logbook.ts";
import { type Misdated, redatedAt } from "../memory/evidence/misdated.ts";
import type { Rejection } from "../memory/evidence/rejection.ts";
import type { Span } from "../memory/evidence/source.ts";
import { specificsOf } from "../memory/evidence/specifics.ts";
import { withSubjectOf } from "../memory/evidence/subject.ts";
import { isUnsettled, ONLY_SUPPOSED } from "../memory/evidence/unsettled.ts";
import { isNarrower, isOfProject } from "../memory/identity/link.ts";
import { saying } from "../memory/identity/similarity.ts";
import { shareOf, telling } from "../memory/identity/told.ts";
import { daysOfEvidence, type Found, isOfThing } from "../memory/memory.ts";
import { finished, type Steps } from "../steps.ts";
import { datedIn } from "../text/days/dated.ts";
import { relativeDaysIn } from "../text/days.ts";
import { withoutEnd } from "../text/ends.ts";
import { saying as phrases } from "../text/phrases.ts";
import { sentencesIn } from "../text/sentences.ts";
import { figured } from "./figured.ts";
import { expiryOf } from "./precision/claim.ts";
import type { Records, Stated } from "./profile.ts";
import { described, reasoned } from "./reasoned.ts";
import { twinsAmong } from "./twins.ts";
import { holdsForOnce, SCOPE, withoutMarked } from "./typed/routine.ts";

/** Likely, and no more was asked for: what it says, and where that stands; nothing of it is proved. */
export type Beyond = Pick<Found, "name" | "spans">;

interface Proved {
  readonly found: Found[];
  readonly beyond: Beyond[];
  readonly rejected: Rejection[];
}

export const proveClaims = (records: Records, gate: Gate): Proved => finished(proving(records, gate));

/**
 * The same, a claim a step.
 * @param mostLikely so many of the likely ones are proved, the best, which come first: the gates are dear, and an inbox takes few
 */
export function* proving(records: Records, gate: Gate, mostLikely = Number.POSITIVE_INFINITY): Steps<Proved> {
  const rejected: Rejection[] = [...records.rejected];
  const found: Found[] = [];
  const beyond: Beyond[] = [];
  let likely = 0;
  const twins = twinsAmong();
  for (const { quotes, ...claimed } of records.claimed) {
    if (claimed.likely && likely === mostLikely) {
      beyond.push({ name: claimed.name, spans: placesOfQuotes(quotes, gate.book) });
      continue;
    }
    yield;
    const { claim, passed, trimmed } = borneTo(trimmedTo(gated(claimed, quotes, gate), quotes, gate), quotes, gate);
    const twin = "code" in passed ? undefined : twins.of({ ...claim, ...passed });
    const at = { line: claim.line, text: saying(claim) };
    if ("code" in passed) {
      const { missing, ...stopped } = passed;
      const file = stopped.code === "UNSUPPORTED" ? before(claim).updates : undefined;
      const changes = file !== undefined && { changes: { file, spans: placesOfQuotes(quotes, gate.book) } };
      rejected.push({ ...stopped, ...(missing && { missing: missing.length }), ...changes, ...at });
    } else if (twin)
      rejected.push({ code: "DUPLICATE", reason: `the block of line ${twin.line} says this already`, ...at });
    else if (isForOnce(claim, passed.spans, gate))
      rejected.push({
        code: "SESSION_SCOPE",
        reason: "its lines say that it holds for one task or session only",
        ...at,
      });
    else {
      const whole = reasoned(figured(claim, passed.spans, gate.book), passed.spans, gate.book);
      const told = asDated(isOfThing(whole) ? whole : described(whole), passed.spans, gate);
      found.push({
        ...(saysWider(claim, passed.spans, gate) && { doubt: "its lines say it of one project" }),
        ...(!isOfThing(claim) && guessIn(bearingOf(claim, passed.spans, gate), claim.body)),
        ...endingWithTask(told, passed.spans),
        ...withSubjectOf(claim, passed, gate.book),
        ...(trimmed && { trimmed: [...(claim.trimmed ?? []), ...trimmed] }),
      });
      if (claim.likely) likely++;
      twins.add(found.at(-1)!);
    }
  }
  return { found, beyond, rejected };
}

/** `For this task use pnpm`, of which an answer makes `Use pnpm`. What says itself for how long is no lie. */
const isForOnce = (claim: Stated, spans: readonly Span[], { book }: Gate): boolean =>
  !isOfThing(claim) && !SCOPE.test(saying(claim)) && spans.every((span) => holdsForOnce(citedText([span], book)));

/** `In the Orion project Ana uses pnpm`, of which an answer makes `Ana uses pnpm`. */
const saysWider = (claim: Stated, spans: readonly Span[], { book }: Gate): boolean =>
  !isOfProject(saying(claim)) && spans.every((span) => isNarrower(citedText([span], book), claim));

/** What says that it is for one task is over with it (document 002). */
function endingWithTask(claim: Stated, spans: readonly Span[]): Stated {
  const said = { type: "lesson", content: `${claim.description}\n${claim.body}`, expiry: "permanent" } as const;
  const expires = isOfThing(claim) ? undefined : (claim.expires ?? expiryOf(said, daysOfEvidence(spans).last));
  return { ...claim, ...(expires !== undefined && { expires }) };
}

function asDated(claim: Stated, spans: readonly Span[], gate: Gate): Stated {
  const dated = datedBy(spans, gate);
  const { name, description, body } = claim;
  return { ...claim, name: dated(name), description: dated(description), body: dated(body) };
}

/** `Launch is tomorrow` a year later: a word that means a day only when it was written gets its date (contract §4). */
export function datedBy(spans: readonly Span[], { book }: Gate): (text: string) => string {
  const days = new Set(spans.map(({ day }) => day));
  const telling = new Set(
    days.size < 2
      ? days
      : spans.filter((one) => relativeDaysIn(citedText([one], book), one.day).length > 0).map(({ day }) => day),
  );
  const [day, other] = telling;
  return (text) => (day === undefined || other !== undefined ? text : datedIn(text, day));
}

interface Gated {
  readonly claim: Stated;
  readonly passed: Passed | Stopped;
  /** Specifics whose sentence of the body was left out. */
  readonly trimmed?: readonly string[];
}

/**
 * A claim is not lost for one figure: the sentences of its body that hold what no line has are left out, where name and
 * description have none of it and something is left that stands; nor for an identifier that one of these two has alone (contract §4).
 */
function trimmedTo(gated: Gated, quotes: readonly string[], gate: Gate): Gated {
  const { claim, passed } = gated;
  const missing = "code" in passed && passed.code === "UNSUPPORTED" ? (passed.missing ?? []) : [];
  const lacks = (text: string): boolean => missing.some((one) => text.includes(one));
  // A process is its fields: what the body tells stands there too.
  if (claim.type === "process" || missing.length === 0) return gated;
  const { first, text: body } = leftOf(claim.body, (text) => (lacks(text) ? "" : text));
  const face = facing(claim, body === claim.body ? first : "", lacks);
  if (first === "" || body === "" || face === undefined) return gated;
  const rest = { ...claim, ...face, body };
  const again = atGate(rest, quotes, gate);
  return "code" in again ? gated : { claim: rest, passed: again, trimmed: missing };
}

/** Name and description; where one alone names what no line does it tells what the other says, or the body at first. */
function facing(claim: Stated, stated: string, lacks: (text: string) => boolean): Partial<Stated> | undefined {
  const { name, description } = claim;
  const unproved = specificsOf(`${name}\n${description}`).filter(({ text }) => lacks(text));
  if (unproved.length === 0) return lacks(`${name}\n${description}`) ? undefined : {};
  const areNames = unproved.every(({ kind }) => kind === "identifier") && !isOfThing(claim);
  if (!areNames || stated === "" || (lacks(name) && lacks(description))) return undefined;
  if (lacks(name)) return { name: told(description) };
  // `It may only add them` says nothing alone.
  return { description: LINK.leading(stated) === undefined ? told(stated) : name };
}
const told = (text: string): string => shortly(withoutEnd(sentencesIn(text)[0] ?? text, ".。"));
const LINK = phrases("link");

const bearingOf = (claim: Stated, spans: readonly Span[], gate: Gate) => ({
  ...gate,
  ...{ spans, statement: `${claim.name}\n${claim.description}`, sharpens: sharpened(before(claim), gate) },
});

/**
 * A claim without what its lines do not bear in words: of its body and its description; a name tells too little to be read so.
 * What is left is a claim where its description is (contract §4).
 */
function borneTo(gated: Gated, quotes: readonly string[], gate: Gate): Gated {
  const { claim, passed } = gated;
  if ("code" in passed) return gated;
  const { name, description } = claim;
  const unborne = unborneBy(bearingOf(claim, passed.spans, gate));
  const stranger = unborne(name, "name");
  const [face, told] = [borneClaim(description, unborne), borneClaim(claim.body, unborne)];
  const title = borneClaim(name, (text, part, head) => (part === "tail" ? unborne(text, part, head) : undefined));
  const without = [...title.without, ...face.without, ...told.without];
  const isBorne = stranger === undefined && face.text !== "" && !told.isBare;
  if (isBorne && without.length === 0) return gated;
  // A process is its fields. Why its way works is the answer's own inference, in document 002's example too: a person says.
  const inferred = claim.type === "process" && without.every((one) => one.startsWith("**Why:**")) ? without : [];
  const way = new Set(telling(String(claim.extras?.action)));
  if (isBorne && inferred.some((one) => shareOf(new Set(telling(one)), way) > 0))
    return { claim, passed: { ...passed, doubt: "no line says why it works", doubtCode: "UNSUPPORTED" } };
  if (!isBorne || claim.type === "process") {
    const [reason = ""] = stranger === undefined ? without : [stranger];
    return { claim, passed: { code: "UNSUPPORTED", reason, missing: stranger === undefined ? without : [name] } };
  }
  const rest = { ...claim, name: title.text, description: face.text, body: told.text || face.text };
  const again = atGate(rest, quotes, gate);
  return {
    claim: rest,
    passed: "code" in again ? passed : again,
    trimmed: [...new Set([...(gated.trimmed ?? []), ...without])],
  };
}

/** What a claim says to stand before it may be told in it: `raised from 300 to 500` where the log says 500 alone. */
function before({ updates, supersedes }: Stated): { updates?: string } {
  const named = updates ?? supersedes;
  return named === undefined ? {} : { updates: named };
}

function atGate(claim: Stated, quotes: readonly string[], gate: Gate, text = saying(claim)): Passed | Stopped {
  const passed = passGate({ text, quotes, beside: claim.tags ?? [], ...before(claim) }, gate);
  // `Maybe we should move`, word for word as its line: an idea is no memory before a person says so.
  const isIdea = [claim.name, claim.description, claim.body].every(isUnsettled);
  return "code" in passed || passed.doubt !== undefined || !isIdea
    ? passed
    : { ...passed, doubt: ONLY_SUPPOSED, doubtCode: "UNCONFIRMED" };
}

/** A claim at the gate. The day on which it is said to be over needs evidence too: without any it counts as lasting. */
function gated(claim: Stated, quotes: readonly string[], gate: Gate): Gated {
  const { expires, ...lasting } = claim;
  const stated = atGate(claim, quotes, gate);
  if ("code" in stated && stated.misdated?.means !== undefined)
    return gated(redated(claim, stated.misdated, stated.misdated.means), quotes, gate);
  const passed = "code" in stated && quotes.length === 0 ? (statedWithoutGuidance(claim, gate) ?? stated) : stated;
  if (expires === undefined || "code" in passed) return { claim, passed };
  const withDay = atGate(claim, quotes, gate, `${saying(claim)}\n${expires}`);
  return "code" in withDay ? { claim: lasting, passed } : { claim, passed: withDay };
}

/** With the day that its line means, where the claim as it is said tells another. */
function redated(claim: Stated, { text, places }: Misdated, day: Day): Stated {
  let start = 0;
  const [name, description, body] = [claim.name, claim.description, claim.body].map((one) => {
    const at = places.map(({ from, to }) => ({ from: from - start, to: to - start }));
    start += one.length + 1;
    return redatedAt(
      one,
      at.filter(({ from, to }) => from >= 0 && to <= one.length),
      day,
    );
  });
  const expires = claim.expires === text ? day : claim.expires;
  return { ...claim, name: name!, description: description!, body: body!, ...(expires !== undefined && { expires }) };
}

/** How to apply a rule is told in a model's own words: where it quotes nothing, the lines are those that say the rule. */
function statedWithoutGuidance(claim: Stated, gate: Gate): Passed | Stopped | undefined {
  const rule = { ...claim, body: withoutMarked(claim.body, ["apply"]) };
  if (rule.body === "" || rule.body === claim.body) return undefined;
  const passed = atGate(rule, [], gate);
  return "code" in passed ? undefined : atGate(claim, citedText(passed.spans, gate.book).split("\n"), gate);
}
