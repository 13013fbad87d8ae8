/**
 * Whether the log of a line takes back what the line says: then it is evidence of nothing. The places of the table are looked at from the
 * top: what is sure refuses the claim, of the rest the first lets a person decide. A claim that tells the no itself stands.
 */
import { onceFor, onceOf } from "../../../once.ts";
import { isPutOff, isYes, UNSAYS, undoes } from "../../../text/assent.ts";
import { labelled, labelOf } from "../../../text/labels.ts";
import { leadingMark, markOf } from "../../../text/marks.ts";
import { type Sayings, saying } from "../../../text/phrases.ts";
import { contentWords } from "../../../text/words.ts";
import { namesIn } from "../../identity/similarity.ts";
import { correctsElse } from "../denials.ts";
import { isOwn, type Logbook, type Page, type Place } from "../logbook.ts";
import type { Span } from "../source.ts";
import { agreementTo, isQuestion, isVouched, type Speaker, speakersOf } from "../speaker.ts";
import * as notes from "./notes.ts";
import {
  FAILS,
  isCrossed,
  linesBelow,
  offeredAt,
  refused,
  saidAt,
  statusOf,
  titleOver,
  withoutTitles,
} from "./places.ts";

/** What goes before lines of the log that a person sees with a claim: they are no part of it. */
export const BESIDE = "Beside it in the log:";
/** Without those lines. */
export const claimAlone = (told: string): string => told.split(`\n\n${BESIDE}\n`)[0]!;

/** A line that is asked about, and what is claimed of it. */
interface Asked {
  readonly page: Page;
  readonly line: number;
  readonly claim: string;
  /** Whether the claim rests on a line. */
  readonly cites: (line: number) => boolean;
}
type Looks = (asked: Asked) => number | undefined;
/** Where is looked for the line that takes this one back, and the words with which a claim tells as much itself. */
type Row = readonly [sure: boolean, told: Sayings, looks: Looks];

const [DENIES, NEGATES] = [saying("denied", "withdrawal"), saying("denied", "withdrawal", "negation", "ended")];
const [GOES_BACK, OPEN, NOTHING] = [saying("denied", "withdrawal", "return"), saying("unconfirmed"), saying()];
const [REFUSES, DONE] = [saying("refusal", "unconfirmed"), saying("completion", "consent")];
const itself =
  (is: (page: Page, line: number) => unknown): Looks =>
  ({ page, line }) =>
    is(page, line) ? line : undefined;

/** What is written on a line, over it and below. */
const WRITTEN: readonly Row[] = [
  // `Decision (withdrawn): …`, `… — cancelled`, `| Decision | … | withdrawn |`
  [true, DENIES, itself((page, line) => notes.takenBackIn(saidAt(page, line)))],
  // `It is wrong that: …`, `| … | rejected |` below `| Decision | Status |`
  [true, NEGATES, itself((page, line) => refused(page, line) === "surely")],
  // `No longer true.`, `Status: superseded by ADR 9`
  [true, DENIES, ({ page, line }) => statusOf(page, line)],
  // `## Rejected ideas`, `A lie: …`, `- [-] …`; what is described offline begins with its heading
  [
    true,
    NOTHING,
    ({ page, line, claim }) => (tells(DENIES, claim.split("\n", 1)[0]!) ? undefined : titleOver(page, line)),
  ],
  // `Revert it, the replica lags`, of what was settled last
  [true, GOES_BACK, (asked) => undoneBy(asked, true)],
  // `Doch nicht: …`, of what follows or of what stood before
  [false, NEGATES, itself(refused)],
  // `❌ …`, which as often says that a thing failed
  [false, FAILS, itself(isCrossed)],
];

const OFFERED: Row = [
  false,
  NOTHING,
  ({ page, line, claim }) => {
    const own = withoutTitles(claim, page, line);
    return tells(OPEN, own) ? undefined : offeredAt(page, line, own, tells(REFUSES, own));
  },
];

const PLACES: readonly Row[] = [
  // `No, not that` in the next turn, `Hold off on that` in the next line
  [true, NOTHING, (asked) => answerTo(asked, true)],
  ...WRITTEN,
  [false, NOTHING, (asked) => answerTo(asked, false)],
  // `## Open questions`, `> [!quote]`, `Decision (example): …`
  OFFERED,
  // `- No: too expensive`, indented below it, which what is described offline copies
  [
    false,
    NOTHING,
    ({ page, line, claim }) =>
      tells(GOES_BACK, claim.split("\n", 1)[0]!)
        ? undefined
        : linesBelow(page, line).find(({ at, isDeeper }) => isDeeper && notes.answersNo(saidAt(page, at)))?.at,
  ],
  // `That was a mistake.`, `Correction: eight`, `Update: we went back to paper`
  [false, GOES_BACK, pointedBack],
  // `Undo that with the replica`, further down
  [false, GOES_BACK, (asked) => undoneBy(asked, false)],
];

const headlineOf = onceOf(notes.headlineOf, 200);
const tells = (says: Sayings, claim: string): boolean => says.test(headlineOf(claim));

/**
 * @param open of what claims nothing to be settled, that it is only offered takes nothing back
 * @returns the line, from 1, that takes back what one of these says, and whether that is sure
 */
export function retractionOf(claim: string, spans: readonly Span[], { byPath }: Logbook, open = false) {
  let perhaps: { readonly line: number; readonly sure: boolean } | undefined;
  for (const { path, from, to } of spans) {
    const page = byPath.get(path);
    if (page === undefined) continue;
    const cites = (at: number): boolean =>
      spans.some((one) => one.path === path && one.from <= at + 1 && at + 1 <= one.to);
    for (let line = from - 1; line < to; line++)
      for (const row of PLACES) {
        const [sure, told, looks] = row;
        const isAsked = (sure || !perhaps) && !(open && row === OFFERED) && !tells(told, claim);
        const found = isAsked ? looks({ page, line, claim, cites }) : undefined;
        if (found !== undefined && sure) return { line: found + 1, sure };
        if (found !== undefined) perhaps = { line: found + 1, sure };
      }
  }
  return perhaps;
}

/** Whether a line of a log stands under, or bears, what takes it back: surely, or by a cross, or is undone below. */
export const isRetracted = (claim: string, page: Page, line: number): boolean =>
  WRITTEN.some(
    ([, told, looks]) => !tells(told, claim) && looks({ page, line, claim, cites: () => false }) !== undefined,
  );

/** `Update 16:00: …` */
const HOUR = /^(?:\p{L}{2,20}\s+)?\d{1,2}[:.h]\d{2}\s?[:：–—-]?\s+/u;

/** The line itself, or one that goes on with it, that says afterwards that it does not hold. */
function pointedBack({ page, line, claim }: Asked): number | undefined {
  const before = saidAt(page, line);
  if (notes.correctsItself(before, claim)) return line;
  if (speakersOf(page.log)[line] !== "log" || !isOwn(page, line)) return undefined;
  if (pointedBackIn(before, claim)) return line;
  const isTurn = labelled(labelled(before).rest).label !== "";
  return linesBelow(page, line).find(({ at }) => {
    const said = saidAt(page, at);
    const { label, rest } = labelled(said);
    const isOfIt = label === "" || isTurn || markOf(label) === "note";
    return notes.pointsBack(isOfIt ? rest.replace(HOUR, "") : said, before, claim);
  })?.at;
}

/**
 * The later line of its heading, or of its talk, that undoes what was settled last, and that is this line. Unsure: with something else
 * between, where it names a word of this one, or where the assistant did more than this.
 */
function undoneBy({ page, line, claim }: Asked, sure: boolean): number | undefined {
  const speakers = speakersOf(page.log);
  const isTalk = speakers[line] !== "log";
  const said = saidAt(page, line);
  const known = contentWords(said);
  const isOfTalk = (at: number): boolean =>
    isOwn(page, at) && (speakers[at] !== "log") === isTalk && page.headings[at] === page.headings[line];
  const later = undoingIn(page).filter((at) => at > line && at <= line + FURTHEST && isOfTalk(at));
  let [isLast, isAlone] = [true, true];
  for (let at = line + 1; at <= (later.at(-1) ?? line); at++) {
    if (!isOfTalk(at)) continue;
    const next = saidAt(page, at).replace(HOUR, "");
    if (later.includes(at) && undoes(next, known)) {
      const words = contentWords(next);
      if (contentWords(claim).some((word) => words.includes(word) && !known.includes(word))) return undefined;
      const isNamed = words.some((word) => known.includes(word));
      // `Wrong size, returned.`, in a log, may be of a parcel.
      const isOfIt = isLast && (isTalk || UNDONE.test(next));
      if (sure ? isTalk && isLast && isAlone && undoes(next) : isNamed || isOfIt) return at;
    } else if (namesItsOwn(DONE.without(next), said)) {
      if (isVouched(speakers[at])) isLast &&= isYes(next) || isQuestion(next);
      else isAlone = false;
    }
  }
  return undefined;
}
/** Lines: of what stands further up nobody says `undo that`. */
const FURTHEST = 200;
const undoingIn = onceFor((page: Page): readonly number[] =>
  page.folded.flatMap((_, at) => {
    const said = saidAt(page, at);
    // `Correction: …` is of what it goes on to say.
    const isUndoing = UNSAYS.test(said) && !UNSAYS.test(labelled(said).label);
    return isUndoing && speakersOf(page.log)[at] !== "assistant" ? [at] : [];
  }),
);
const UNDONE = saying("undone");

/** Behind the sentence of a line that a claim tells. */
function pointedBackIn(line: string, claim: string): boolean {
  const [parts, told] = [line.split(/(?<=[.!?]\s)\s*|(?<=[。！？])/u), contentWords(claim)];
  return parts.some((part, at) => {
    const words = contentWords(labelled(part).rest).map((word) => told.includes(word));
    const isTold = 2 * words.filter(Boolean).length > words.length;
    return at + 1 < parts.length && isTold && notes.pointsBack(parts.slice(at + 1).join(""), part, claim);
  });
}

/** What turns down says so at once, and shortly. */
const [FIRST_WORDS, LONGEST] = [12, 160];

/** The person's next turn, or in a log the next line, where it turns this one down and nobody takes it up again; unsure, of something else. */
function answerTo({ page, line, claim, cites }: Asked, sure: boolean): number | undefined {
  const speakers = speakersOf(page.log);
  const isOffer = speakers[line] === "assistant";
  if (!isOffer && (speakers[line] !== "log" || !isOwn(page, line))) return undefined;
  const isTurn = (one: Speaker, at: number): boolean => at > line && one !== "assistant" && one !== "tool";
  const at = isOffer ? speakers.findIndex(isTurn) : (linesBelow(page, line)[0]?.at ?? -1);
  if (at < 0 || (isOffer && speakers[at] !== "person")) return undefined;
  const [said, answer] = [saidAt(page, line), saidAt(page, at)];
  const isElse = !isOffer && namesItsOwn(answer, said);
  // `Rule: do not park at the gate`, below a decision on something else.
  const isRule = isElse && (leadingMark(labelOf(answer)) === "rule" || correctsElse(answer, said));
  const isNo = isOffer ? refuses(page, at) || deniesIt(answer, claim) : holdsOff(answer) && !isRule;
  const isTold = (cites(at) && REFUSES.test(claim)) || isTakenUpAfter(at, page, claim, cites);
  return isNo && !isTold && sure === !isElse ? at : undefined;
}

/** `Let me see`, and some turns later the person takes it up: in a line that is cited, or in words of the claim; a yes is to what was said last. */
function isTakenUpAfter(answer: number, page: Page, claim: string, cites: (line: number) => boolean): boolean {
  if (isRefusal(saidAt(page, answer))) return false;
  const [words, named] = [new Set(contentWords(claim)), namesIn(claim)];
  return speakersOf(page.log).some((speaker, line) => {
    if (line <= answer || speaker !== "person" || refuses(page, line)) return false;
    const said = saidAt(page, line);
    if (cites(line)) return true;
    const shared = new Set(contentWords(said).filter((word) => words.has(word)));
    const isNamed = named.some((name) => contentWords(name).every((word) => shared.has(word)));
    return !isQuestion(said) && (isNamed || (shared.size > 0 && !isYes(said)));
  });
}

/** The cited lines without those of an assistant that a person takes up, which offer nothing any more. */
export const notTakenUp = (claim: string, cited: readonly Place[]): string =>
  cited
    .filter(({ page, line }) => {
      const speakers = speakersOf(page.log);
      const cites = (at: number): boolean => cited.some((one) => one.page === page && one.line === at);
      const isAgreed = agreementTo(page.log, speakers, line) !== undefined;
      return speakers[line] !== "assistant" || !(isAgreed || isTakenUpAfter(line, page, claim, cites));
    })
    .map(({ page, line }) => page.log.lines[line]!)
    .join("\n");

const refuses = (page: Page, line: number): boolean => isRefusal(saidAt(page, line)) || isPutOff(saidAt(page, line));

/** `Kein Parquet.`, of a claim that says Parquet, and of the answer nothing else. */
function deniesIt(said: string, claim: string): boolean {
  const words = contentWords(claim);
  const [isThing, ...others] = contentWords(REFUSES.without(said)).map((word) => words.includes(word));
  return isThing === true && !others.includes(true) && REFUSES.leading(said)?.key === "refusal";
}

function isRefusal(said: string): boolean {
  const [found, ...others] = REFUSES.all(said);
  if (found === undefined || found.from >= FIRST_WORDS || /[.!?。！？]/u.test(said.slice(0, found.from))) return false;
  // `No GPS, take the beacon`: one word before a thing turns down that thing alone; `Wait with that, it is not settled` all of it.
  const isOfOneThing = !/\s/u.test(said.slice(found.from, found.to)) && /^ \p{L}/u.test(said.slice(found.to));
  return found.key !== "refusal" || !isOfOneThing || others.some(({ key }) => key === "unconfirmed");
}

/** A line that names a thing of its own, none of whose words the line before has, may be about that thing alone. */
export function namesItsOwn(said: string, before: string): boolean {
  const [own, words] = [contentWords(REFUSES.without(said)), new Set(contentWords(before))];
  return own.length > 1 && own.every((word) => !words.has(word));
}

/** Whether a line of a log takes back the one before it and says no more: `Hold off on that, it is not settled.` */
export const holdsOff = (said: string): boolean =>
  said.length <= LONGEST && isRefusal(said) && REFUSES.all(said).length > 1;
