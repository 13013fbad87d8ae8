/**
 * The gates between an answer and the memory folder, the same for blocks and for a weekly document's bullets: no
 * secret, no order, proved from the logs.
 */
import { findSecrets } from "../../daily/redact.ts";
import { contentWords } from "../../text/words.ts";
import { fold } from "../fold.ts";
import { type Contradiction, contradiction } from "./contradiction.ts";
import { evidenceDigests, placesOfQuotes, prove } from "./evidence.ts";
import { leavesOutException } from "./excepted.ts";
import { doubtOf, mayBeOrder } from "./instruction.ts";
import { citedText, type Logbook, type Page } from "./logbook.ts";
import { type Mismeasured, mismeasured, unsaidMultiple } from "./measured.ts";
import { type Misdated, misdated } from "./misdated.ts";
import { misplacedName, otherSubject, placesIn, unreasoned } from "./misplaced.ts";
import { orderInCited } from "./orders/cited.ts";
import { LINE_END } from "./orders/units.ts";
import type { RejectionCode } from "./rejection.ts";
import { replacedWord } from "./replaced.ts";
import { claimAlone, notTakenUp, retractionOf } from "./retraction/retraction.ts";
import type { Span } from "./source.ts";
import { sectionPlaces } from "./standing.ts";
import { isStillAwaited, unsettledIn } from "./unsettled.ts";

export interface Statement {
  readonly text: string;
  readonly quotes: readonly string[];
  readonly days?: readonly string[];
  /** Words that stand beside the text and claim nothing, such as tags: no secret and no order may hide in them. */
  readonly beside?: readonly string[];
  /** An existing memory that it says it sharpens or replaces. */
  readonly updates?: string;
  /** Of a document's bullet, which nobody is asked about: whether it claims nothing to be settled, as open items and context. */
  readonly tellsOpen?: boolean;
}

export interface Passed {
  readonly spans: readonly Span[];
  readonly evidence: readonly string[];
  /** Why a person has to look at it first: it may speak to whoever reads the memory. */
  readonly doubt?: string;
  /** Where that is all: the reason that no line gives. */
  readonly untied?: string;
  /** What it is stopped by where nobody can be asked. */
  readonly doubtCode?: RejectionCode;
}
export type Stopped = {
  readonly code: RejectionCode;
  readonly reason: string;
  /** As in a `Proof`. */
  readonly missing?: readonly string[];
  /** A day of it that its line has another word for. */
  readonly misdated?: Misdated;
};

export interface Gate {
  readonly book: Logbook;
  /** `redact.allow`: texts that look like secrets and are none. */
  readonly allow: readonly string[];
  /** What the active memories say, by base name. */
  readonly known: ReadonlyMap<string, string>;
  /** What claims were asked for in; `source` for the logs' own. */
  readonly language?: string;
}

/** As an answer is marked where its model wrote a secret by itself. */
const OWN_MARK = /\[secret:([^\]]{1,40})\]/;

/** @returns where the statement stands in the logs, or which gate stopped it and why; a reason never shows a secret */
export function passGate(
  { text, quotes, days, beside = [], updates, tellsOpen }: Statement,
  { book, allow, known }: Gate,
): Passed | Stopped {
  const secret = findSecrets([text, ...beside].join("\n"), allow)[0]?.rule ?? OWN_MARK.exec(text)?.[1];
  if (secret) return { code: "SECRET", reason: `it holds what looks like a secret (${secret})` };
  // Tags are no end of the sentence before them.
  const order = mayBeOrder([text, ...beside].join(` ${LINE_END} `));
  if (order?.sure) return { code: "INSTRUCTION", reason: order.says };
  const sharpens = sharpened({ updates }, { known });
  const proof = prove({ text, quotes, ...(days && { days }), ...(sharpens !== undefined && { sharpens }) }, book);
  const day =
    "spans" in proof
      ? misdated(text, proof.spans, book)
      : misdated(text, placesOfQuotes(quotes, book), book, proof.missing);
  if (day !== undefined)
    return {
      code: "UNSUPPORTED",
      reason: `${day.text} is not what its line says: "${day.word}"${day.means === undefined ? "" : ` is ${day.means}`}`,
      ...{ missing: [day.text], misdated: day },
    };
  if (!("spans" in proof)) return proof;
  const claim = claimAlone(text);
  const refusal = retractionOf(claim, proof.spans, book, tellsOpen);
  if (refusal?.sure) return { code: "UNCONFIRMED", reason: `line ${refusal.line} of its log turns it down` };
  const denied = contradicted(claim, quotes.length > 0, citedText(proof.spans, book), book);
  const otherwise = denied && `its evidence says otherwise: "${shortly(denied.says)}"`;
  if (denied?.sure) return { code: "UNSUPPORTED", reason: otherwise!, missing: [denied.sentence] };
  const figure = mismeasuredAt(claim, sharpens, proof.spans, book);
  const otherFigure = figure && `its evidence does not say ${figure.text}`;
  if (figure?.sure) return { code: "UNSUPPORTED", reason: otherFigure!, missing: [figure.text] };
  const unsettled = tellsOpen ? undefined : unsettledIn(claim, notTakenUp(claim, placesIn(proof.spans, book)));
  if (unsettled === "open") return { code: "UNCONFIRMED", reason: "its line says that it is not settled" };
  const remembered = [...known.values()].join("\n");
  const misplaced = misplacedName(claim, proof.spans, book) ?? otherSubject(claim, proof.spans, book, remembered);
  const replaced = replacedWord(claim, proof.spans, book);
  // What a memory says below its name may well tell why it matters.
  const reason = unreasoned(tellsOpen === undefined ? claim.split("\n", 1)[0]! : claim, proof.spans, book);
  const asked = order ?? orderInCited(proof.spans, book);
  const open = refusal
    ? `line ${refusal.line} of its log may turn it down`
    : unsettled
      ? "its line only asks or supposes it"
      : isStillAwaited(claim, citedText(proof.spans, book), () => linesAbout(claim, book.pages))
        ? "its line still waits for it"
        : leavesOutException(claim, citedText(proof.spans, book))
          ? "its line tells an exception that it leaves out"
          : undefined;
  const elsewhere = misplaced
    ? `its lines do not say this of ${misplaced}`
    : replaced && `its lines have another word than "${replaced}"`;
  const untied = reason && `no line of it gives that reason: "${shortly(reason)}"`;
  const unsupported = otherwise ?? otherFigure ?? elsewhere ?? untied;
  const doubt = asked ? doubtOf(asked) : (unsupported ?? open);
  const doubtCode = asked ? "INSTRUCTION" : unsupported ? "UNSUPPORTED" : "UNCONFIRMED";
  return {
    ...{ spans: proof.spans, evidence: evidenceDigests(proof.spans, book) },
    ...(doubt !== undefined && { doubt, doubtCode }),
    ...(reason !== undefined && doubt === untied && { untied: reason }),
  };
}

/** What the memory says that a statement sharpens or replaces, where it is known. */
export const sharpened = (
  { updates }: { readonly updates?: string | undefined },
  { known }: Pick<Gate, "known">,
): string | undefined => (updates === undefined ? undefined : known.get(updates.slice(updates.lastIndexOf("/") + 1)));

/** A document has no inbox: what a person would have to look at first is stopped. */
export const stoppedByDoubt = (passed: Passed | Stopped): Passed | Stopped =>
  "code" in passed || passed.doubt === undefined
    ? passed
    : { code: passed.doubtCode ?? "INSTRUCTION", reason: passed.doubt };

/** A figure may be told with its unit in the section of its lines, in another line of their log that shares a word, or in the memory
 * that is sharpened. */
function mismeasuredAt(
  text: string,
  sharpens: string | undefined,
  spans: readonly Span[],
  book: Logbook,
): Mismeasured | undefined {
  const cited = `${citedText(spans, book)}\n${sharpens ?? ""}`;
  const multiple = unsaidMultiple(text, cited);
  if (multiple !== undefined) return { text: multiple, sure: true };
  if (mismeasured(text, cited) === undefined) return undefined;
  const places = placesIn(spans, book);
  const around = sectionPlaces(places).map(({ page, line }) => page.log.lines[line]!);
  const about = linesAbout(text, [...new Set(places.map(({ page }) => page))]);
  return mismeasured(text, [cited, ...around, ...about].join("\n"));
}

/** The lines of some logs that share a word with a text. */
function linesAbout(text: string, pages: readonly Page[]): string[] {
  const words = contentWords(fold(text)).filter((word) => !/\d/.test(word));
  return pages.flatMap(({ log, folded }) =>
    log.lines.filter((_, line) => contentWords(folded[line]!).some((word) => words.includes(word))),
  );
}

/** Of what is told without a quote the lines were searched for by its words: no other line may bear it out. */
function contradicted(text: string, isQuoted: boolean, cited: string, { pages }: Logbook): Contradiction | undefined {
  const denied = contradiction(text, cited);
  if (isQuoted || denied === undefined) return denied;
  const whole = pages.flatMap(({ log }) => log.lines).join("\n");
  return contradiction(text, whole) === undefined ? undefined : denied;
}

const LONGEST_SHOWN = 120;
/** As far as a reason tells a text. */
export const shortly = (text: string): string =>
  text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
