/**
 * Which messages of a conversation carry a record, found mechanically and never asked of a model: messages are the
 * pages of a logbook, and a record is proved from them as a bullet is from a week's logs. No secret, no order, nothing
 * specific that no message says.
 */
import type { DailyLog } from "../../daily/daily-log.ts";
import { findSecrets } from "../../daily/redact.ts";
import { prove } from "../../memory/evidence/evidence.ts";
import { shortly } from "../../memory/evidence/gate.ts";
import { orderIn } from "../../memory/evidence/instruction.ts";
import { leftOf } from "../../memory/evidence/left-of.ts";
import { type Logbook, logbookOf } from "../../memory/evidence/logbook.ts";
import type { Rejection } from "../../memory/evidence/rejection.ts";
import { holds, offerOf, type Specific, specificsOf } from "../../memory/evidence/specifics.ts";
import { fold } from "../../memory/fold.ts";
import { shareOf, withoutReason } from "../../memory/identity/told.ts";
import { onceOf } from "../../once.ts";
import { withoutEnd } from "../../text/ends.ts";
import type { Language } from "../../text/lexicon/lexicon.ts";
import { saying } from "../../text/phrases.ts";
import { contentWords } from "../../text/words.ts";
import type { Role } from "../../transcript/transcript.ts";
import type { Refused } from "../refusal.ts";
import { type ActivityRecord, type Message, type Proof, wordingOf } from "./activity.ts";
import { ascending, byAnchors, isOpposite, UNTRACED } from "./anchors.ts";
import { confirmed, isHalfSaid, takenUp } from "./confirmed.ts";
import { isForeign, languagesOf } from "./language.ts";
import { withoutTransients } from "./transients.ts";

/**
 * Gives each record the messages that carry it, or says why none does.
 * - A request rests on the person's messages alone, a decision or a discussion on both sides', an attempt also on tool lines.
 * - A proposal that nobody took up and a choice that the person turned down are `UNCONFIRMED` (confirmed.ts).
 * - In another language (`language:`) a record is proved by what a translation leaves alone (anchors.ts).
 * @param allow `redact.allow`: texts that look like secrets and are none
 * @param language what records were asked for in, `source` for the conversation's own: of a short one the words cannot tell
 */
export function withMessages(
  records: readonly ActivityRecord[],
  messages: readonly Message[],
  allow: readonly string[] = [],
  language = "source",
) {
  const search = searchIn(messages, language);
  const proved: Search = (record) => stopped(record, allow) ?? search(record);
  const kept: ActivityRecord[] = [];
  const rejected: Rejection[] = [];
  for (const record of records) {
    const { told, proof, left } = carrying(record, messages, proved);
    const found = confirmed(told, proof, messages);
    if ("code" in found) rejected.push({ ...found, line: record.line, text: wordingOf(record) });
    else {
      kept.push({ ...withTarget(told, messages), messages: found.messages });
      for (const { of, text } of left.filter((one) => one.text !== "")) {
        const reason = `left out of the ${of}: "${shortly(text)}"`;
        rejected.push({ code: "NO_EVIDENCE", line: record.line, reason, text });
      }
    }
  }
  return { records: kept, rejected };
}

type Search = (record: ActivityRecord) => Proof;
/**
 * What carries a record. It is not lost for what nobody said of its options, its points or its reason: that is left out, where the
 * rest is carried. One that is carried whole stays whole: who words an option otherwise invented none.
 */
function carrying(record: ActivityRecord, messages: readonly Message[], search: Search) {
  const whole = { told: record, proof: search(record), left: [] as { of: string; text: string }[] };
  const isUnborne = (proof: Proof) => "code" in proof && /^(?:NO_EVIDENCE|UNSUPPORTED)$/u.test(proof.code);
  if ((record.kind !== "decision" && record.kind !== "discussion") || !isUnborne(whole.proof)) return whole;
  const talk = messages.filter(({ role }) => SPEAKING.decision.includes(role));
  const anywhere = talk.map(({ number }) => number);
  const isPart = (part: string): boolean =>
    isSaid(part, anywhere, talk) && specificsOf(part).every((one) => talk.some((message) => says(message, one)));
  const parted = (of: "options" | "points", all: readonly string[]) => ({
    told: all.filter(isPart),
    left: all.filter((part) => !isPart(part)).map((text) => ({ of, text })),
  });
  if (record.kind === "discussion") {
    const points = parted("points", record.points);
    const told = { ...record, points: points.told };
    const proof = points.told.length === 0 ? whole.proof : search(told);
    return "code" in proof ? whole : { told, proof, left: points.left };
  }
  const options = parted("options", record.options);
  // Said each for itself, its options may be too much for few lines to tell.
  const bare = search({ ...record, options: [] });
  if (!isUnborne(bare)) return { told: { ...record, options: options.told }, proof: bare, left: options.left };
  const without: string[] = [];
  const reason = leftOf(record.rationale, (sentence) => {
    // `Although the line is slow, it is elegant`, `It is far, but elegant`: half of that would be no reason.
    const parts = CONCEDES.test(sentence) ? [sentence] : sentence.split(/(?<=[,;]\s|[，；、]|\s[—–-]\s)/u);
    const said = parts.slice(0, parts.findLastIndex((part) => isSaid(part, anywhere, talk)) + 1).join("");
    without.push(sentence.slice(said.length));
    return said === sentence ? sentence : withoutEnd(said, " ,;，；、—–-");
  });
  if (reason.text === "") return whole;
  const told = { ...record, rationale: reason.text };
  const left = [{ of: "reason", text: without.filter(Boolean).join(" ") }];
  const proof = search(told);
  if (!("code" in proof)) return { told, proof, left };
  const few = search({ ...told, options: [] });
  return "code" in few
    ? whole
    : { told: { ...told, options: options.told }, proof: few, left: [...options.left, ...left] };
}
const CONCEDES = saying("contrast", "condition");

/** The thing an ask is about may be named by the agent; one that nobody names is left out, and the ask is kept. */
function withTarget(record: ActivityRecord, messages: readonly Message[]): ActivityRecord {
  if (record.kind !== "request" || record.target === undefined) return record;
  const { target, ...ask } = record;
  const specifics = specificsOf(target);
  const isNamed = messages.some(
    (message) => isHalfSaid(target, message.text) && specifics.every((specific) => says(message, specific)),
  );
  return isNamed ? record : ask;
}

function stopped(record: ActivityRecord, allow: readonly string[]): Refused | undefined {
  const wording = wordingOf(record);
  const secret = findSecrets(wording, allow)[0];
  if (secret) return { code: "SECRET", reason: `it holds what looks like a secret (${secret.rule})` };
  // What is doubtful is told in the log, which nobody obeys, and met again at the memory's gate.
  const order = orderIn(wording);
  return order?.sure ? { code: "INSTRUCTION", reason: order.says } : undefined;
}

const SPEAKING: Readonly<Record<ActivityRecord["kind"], readonly Role[]>> = {
  request: ["user"],
  decision: ["user", "assistant"],
  discussion: ["user", "assistant"],
  attempt: ["user", "assistant", "tool-call", "tool-result"],
};

/** What records say of the conversation itself, and no message does. */
const SPEAKER = saying("narration.speaker", "narration.machine");
const TELLS = saying("narration.asked", "narration.answered", "preference", "decided", "heard.wants");
/** Between who speaks and the verb: a particle. */
const LONGEST_PARTICLE = 3;

/** A text without who says it: `the user asked for`. */
function unnarrated(text: string): string {
  const tells = TELLS.all(text);
  return SPEAKER.all(text)
    .toReversed()
    .reduce((left, { from, to }) => {
      const end = tells.find((verb) => verb.from >= to && verb.from - to <= LONGEST_PARTICLE)?.to ?? to;
      return `${left.slice(0, from)} ${left.slice(end)}`;
    }, text);
}

const said = (record: ActivityRecord): string =>
  unnarrated(record.kind === "request" ? `${record.intent}\n${record.summary}` : wordingOf(record)).replace(
    /^\s+$/gmu,
    "",
  );

/** The messages that may carry records of a kind, laid out once. */
interface Pages {
  readonly among: readonly Message[];
  readonly book: Logbook;
  readonly languages: ReadonlySet<Language>;
  /** What records were asked for in: another than all of these, if not `source`. */
  readonly language: string;
}

function searchIn(messages: readonly Message[], language: string): Search {
  const pagesFor = onceOf((kind: string): Pages => {
    const among = messages.filter(({ role }) => SPEAKING[kind as ActivityRecord["kind"]].includes(role));
    const talk = among.filter(({ role }) => role === "user" || role === "assistant");
    return { among, book: logbookOf(among.map(pageOf)), languages: languagesOf(talk), language };
  });
  return (record) => {
    const pages = pagesFor(record.kind);
    const own = carriedBy(record, pages);
    const carried =
      "code" in own && record.kind === "request"
        ? (byOffer(record, pages, messages) ?? byReason(record, pages, messages) ?? own)
        : own;
    if ("code" in carried || (language === "source" && !isForeign(said(record), pages.languages))) return carried;
    return isOpposite(said(record), pages.among, record.kind === "attempt")
      ? { code: "UNSUPPORTED", reason: "the messages say the opposite of it" }
      : carried;
  };
}

function carriedBy(record: ActivityRecord, { among, book, languages, language }: Pages): Proof {
  const anchored = (): Proof => byAnchors(wording, among, language);
  const wording = said(record);
  const proof = prove({ text: wording, quotes: [] }, book);
  // Asked second: a few words may seem to be of another language (`I always want short answers` of Dutch).
  if ("code" in proof && isForeign(wording, languages)) return anchored();
  const carried =
    "spans" in proof
      ? { messages: ascending(proof.spans.map(({ path }) => numberOf(path))) }
      : fromNearby(wording, book, among);
  if ("code" in carried) {
    // Where both sides speak a language of their own, either may be told in the other's.
    const told = carried.code === "NO_EVIDENCE" && (language !== "source" || languages.size > 1) ? anchored() : carried;
    return "code" in told && told.reason !== UNTRACED ? carried : told;
  }
  return record.kind !== "decision" || language !== "source" || isSaid(record.rationale, carried.messages, among)
    ? carried
    : { code: "NO_EVIDENCE", reason: "no message gives this reason" };
}

/** A request that stands in an offer, which the person took up. */
function byOffer(record: ActivityRecord, pages: Pages, messages: readonly Message[]): Proof | undefined {
  const talk = messages.filter(({ role }) => role === "user" || role === "assistant");
  const among = talk.flatMap((one, at) => {
    const offered = one.role === "user" ? takenUp(said(record), at, talk) : "";
    return offered === "" ? [] : [{ ...one, text: `${one.text}\n${offered}` }];
  });
  const carried = carriedBy(record, { ...pages, among, book: logbookOf(among.map(pageOf)) });
  if ("code" in carried) return undefined;
  const before = carried.messages.map((number) => talk[talk.findIndex((one) => one.number === number) - 1]!.number);
  return { messages: ascending([...before, ...carried.messages]) };
}

/** A request of the person's whose reason the agent gave: `leave out the logos, as the printer takes no more than 64 KB`. */
function byReason(record: ActivityRecord, pages: Pages, messages: readonly Message[]): Proof | undefined {
  if (record.kind !== "request") return undefined;
  const asked = (text: string): string => withoutReason(text).split(/[:;：；—]/u, 1)[0]!;
  const [intent, summary] = [asked(record.intent), asked(record.summary)];
  const own = summary === record.summary ? undefined : carriedBy({ ...record, intent, summary }, pages);
  const among = messages.filter(({ role }) => role === "user" || role === "assistant");
  if (own === undefined || "code" in own || !isSaid(record.summary.slice(summary.length), own.messages, among))
    return undefined;
  const whole = carriedBy(record, { ...pages, among, book: logbookOf(among.map(pageOf)) });
  return "code" in whole ? undefined : { messages: ascending([...own.messages, ...whole.messages]) };
}

const pathOf = (number: number): string => `message ${number}`;
const numberOf = (path: string): number => Number(path.slice("message ".length));

/** A message as a page: it has no day of its own here, so relative words stay as they are. */
const pageOf = ({ number, text }: Message): DailyLog => ({
  path: pathOf(number),
  day: "",
  sha256: "",
  bytes: text.length,
  lines: text.split("\n"),
  bodyStart: 0,
});

/** How many messages away from one that carries a record a number of it may stand: a question, its answer, and back. */
const NEAR = 4;

/**
 * A specific that the carrying messages lack may stand in one beside them: an answer need not repeat the question's number.
 * What stands in none of them was invented.
 */
function fromNearby(wording: string, book: Logbook, among: readonly Message[]): Proof {
  const specifics = specificsOf(wording);
  const longest = specifics.toSorted((a, b) => b.text.length - a.text.length);
  const bare = longest.reduce((rest, { text }) => rest.replaceAll(text, " "), wording.normalize("NFKC"));
  const proof = prove({ text: bare, quotes: [] }, book);
  if (!("spans" in proof)) return { code: "NO_EVIDENCE", reason: "no messages say this" };
  const carrying = ascending(proof.spans.map(({ path }) => numberOf(path)));
  const near = besides(carrying, among);
  const holding = specifics.map((specific) => {
    const own = near.find((message) => carrying.includes(message.number) && says(message, specific));
    return own ?? near.find((message) => says(message, specific));
  });
  const invented = specifics.filter((_, i) => holding[i] === undefined).map(({ text }) => text.slice(0, 60));
  if (invented.length === 0)
    return { messages: ascending([...carrying, ...holding.map((message) => message!.number)]) };
  return { code: "UNSUPPORTED", reason: `not in the messages that say the rest: ${[...new Set(invented)].join(", ")}` };
}

/** The messages of some numbers and those around them. */
function besides(numbers: readonly number[], among: readonly Message[]): Message[] {
  const places = numbers.map((number) => among.findIndex((message) => message.number === number));
  return among.filter((_, at) => places.some((place) => Math.abs(place - at) <= NEAR));
}

/** A number is not said by the digits of a commit's name or of a ticket. */
function says({ text }: Message, specific: Specific): boolean {
  const told = specific.kind === "number" ? withoutTransients(text).rest : text;
  return holds(offerOf(told.split("\n"), fold(told)), specific);
}

/** The share of a reason's words that must stand where the choice does, or beside it. A reason nobody gave is the commonest invention. */
const LEAST_REASON = 0.34;

function isSaid(reason: string, carrying: readonly number[], among: readonly Message[]): boolean {
  const words = new Set(contentWords(fold(unnarrated(reason))));
  const spoken = new Set(besides(carrying, among).flatMap(({ text }) => contentWords(fold(text))));
  return shareOf(words, spoken) >= LEAST_REASON;
}
