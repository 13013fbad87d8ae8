/**
 * Reads an answer under the gates: bullets for the weekly document, claims for memories, and what was rejected of both.
 * The same for every model.
 */

import type { DailyLog } from "../daily/daily-log.ts";
import { blocksIn, isNone } from "../document/fences.ts";
import { sectionMeant } from "../document/section-meant.ts";
import {
  type Bullet,
  bySection,
  countWithoutRoom,
  EMPTY_WEEK,
  OPEN_SECTION,
  SECTIONS,
  type SectionName,
  sectionsOf,
} from "../document/sections.ts";
import { type Gate, type Passed, passGate, stoppedByDoubt } from "../memory/evidence/gate.ts";
import { isOrderDoubt } from "../memory/evidence/instruction.ts";
import { citedSentences, citedText, headingsOver, type Logbook, withoutAgents } from "../memory/evidence/logbook.ts";
import { redatedAt } from "../memory/evidence/misdated.ts";
import type { Rejection } from "../memory/evidence/rejection.ts";
import { unsharedBy } from "../memory/evidence/same-words.ts";
import type { Span } from "../memory/evidence/source.ts";
import { saysPart } from "../memory/evidence/support.ts";
import { isUnsettled, unsettledIn } from "../memory/evidence/unsettled.ts";
import { plainText } from "../memory/file/plain-words.ts";
import { fold, foldLine, foldSentence } from "../memory/fold.ts";
import { saying } from "../memory/identity/similarity.ts";
import { withoutReason } from "../memory/identity/told.ts";
import type { Found } from "../memory/memory.ts";
import { onceFor } from "../once.ts";
import { withItsFigures } from "../profile/figured.ts";
import { joinedSteps } from "../profile/one-line.ts";
import { type Profile, readingBlocks } from "../profile/profile.ts";
import { type Beyond, datedBy, proving } from "../profile/proved.ts";
import { bulletReasoned } from "../profile/reasoned.ts";
import { twinsAmong } from "../profile/twins.ts";
import { routineOfBullet } from "../profile/typed/routine.ts";
import { finished, type Steps } from "../steps.ts";
import { type Block, blocksOf } from "../text/blocks.ts";
import { endsDangling } from "../text/dangling.ts";
import { withoutEnd } from "../text/ends.ts";
import { saying as phrases } from "../text/phrases.ts";
import { type TaskDate, withDueDay } from "../text/task-dates.ts";
import { subjectUnder } from "../text/titles.ts";
import { parted } from "./bullet-days.ts";

export type Sections = Readonly<Record<SectionName, readonly string[]>>;

export interface Reading {
  /** Proved bullets, dated, without their list marks. */
  readonly sections: Sections;
  readonly found: readonly Found[];
  /** Likely claims that were left unproved. */
  readonly beyond?: readonly Beyond[];
  readonly rejected: readonly Rejection[];
  /** Open items for which the answer says that it had no room. */
  readonly untold?: number;
}

/**
 * One answer. `task` extract: there is no weekly document to read.
 * @param mostLikely where the model may say that it is not sure, as only the offline one may: how many of such claims are
 * proved; any other model is sure or silent
 */
export const readAnswer = (...answer: Parameters<typeof readingOf>): Reading => finished(readingOf(...answer));

/** The same, a claim or a bullet a step. */
export function* readingOf(
  text: string,
  profile: Profile,
  gate: Gate,
  task: "week" | "extract",
  mostLikely?: number,
): Steps<Reading> {
  if (isNone(text)) return { sections: emptySections(), found: [], rejected: [] };
  const { prose, blocks } = blocksIn(text);
  const { found: proved, beyond, rejected } = yield* proving(yield* readingBlocks(blocks, profile), gate, mostLikely);
  const sure = proved.map(({ likely: _, ...claim }) => claim);
  const found = mostLikely === undefined ? joinedSteps(sure, rejected, gate) : proved;
  const bullets =
    task === "week" ? yield* readingBullets(prose, gate, heldOf(found)) : { sections: emptySections(), rejected: [] };
  return {
    sections: bullets.sections,
    untold: countWithoutRoom(prose.map(({ text }) => text).join("\n")),
    ...{ found, beyond },
    rejected: [...rejected, ...bullets.rejected].sort((a, b) => a.line - b.line),
  };
}

/** By the digest of each line that a claim rests on which a person has to look at as an order: why. */
const heldOf = (found: readonly Found[]): Held =>
  new Map(
    found
      .filter(({ doubt }) => isOrderDoubt(doubt))
      .flatMap(({ doubt, evidence }) => evidence.map((line) => [line, doubt!] as const)),
  );
type Held = ReadonlyMap<string, string>;

/** A bullet that was told, and where. */
interface Telling {
  readonly section: SectionName;
  readonly line: number;
  readonly text: string;
  readonly days: readonly string[];
}

function* readingBullets(
  prose: Parameters<typeof sectionsOf>[0],
  gate: Gate,
  held: Held,
): Steps<{ sections: Sections; rejected: Rejection[] }> {
  const written = sectionsOf(prose, sectionMeant);
  const rejected: Rejection[] = [];
  const own = { ...gate, book: withoutAgents(gate.book) };
  const all: Telling[] = [];
  for (const section of SECTIONS)
    for (const bullet of written[section]) {
      yield;
      const proved = provedBullet(bullet, section, own, held);
      // `Maybe we should move` is open, wherever it was put; beside a word of decision a reason settles it.
      if (proved && !("code" in proved)) {
        const isOpen = isUnsettled(section === "Context" ? withoutReason(proved.text) : proved.text);
        const { without, ...telling } = proved;
        all.push({ section: isOpen ? OPEN_SECTION : section, line: bullet.line, ...telling });
        if (without) rejected.push({ code: "UNSUPPORTED", reason: without, line: bullet.line, text: bullet.text });
      }
      if (!proved || !("code" in proved)) continue;
      const byAgents = own.book !== gate.book && !("code" in (provedBullet(bullet, section, gate, held) ?? proved));
      rejected.push(byAgents ? { ...proved, ...AGENTS_WORD } : proved);
    }
  // `Committed and pushed everything` says nothing beside what a week brought; where it brought no more, it is what there was.
  const routines = new Map(
    all.flatMap((one) => {
      const routine = one.section === OPEN_SECTION ? undefined : routineOfBullet(one.text);
      return routine ? [[one, { ...routine, line: one.line, text: one.text }] as const] : [];
    }),
  );
  const told = routines.size === all.length ? all : all.filter((one) => !routines.has(one));
  if (told !== all) rejected.push(...routines.values());
  const sections = toldOnce(told, ({ line, text }, first) => {
    rejected.push({ code: "DUPLICATE", line, reason: `the bullet of line ${first.line} says this already`, text });
  });
  return { sections, rejected };
}

/** A document has no inbox, and an agent's word alone waits for a person. */
const AGENTS_WORD = { code: "AGENTS_WORD", reason: "only an agent told it, and it waits for a person" } as const;

/** What is said twice stands once, where it was said first, with the days of both. */
function toldOnce(told: readonly Telling[], again: (one: Telling, first: Telling) => void = () => {}): Sections {
  const first = new Map<string, Telling>();
  for (const one of told) {
    const key = foldSentence(one.text);
    const before = first.get(key);
    first.set(key, before ? { ...before, days: [...before.days, ...one.days] } : one);
    if (before) again(one, before);
  }
  const written = ({ text, days }: Telling): string => `${text} (${[...new Set(days)].sort().join(", ")})`;
  const kept = [...first.values()];
  return bySection(SECTIONS, (section) => kept.filter((one) => one.section === section).map(written));
}

/** A bullet with the days its evidence lies in; why not, when the logs do not carry it; undefined where it says nothing. */
function provedBullet(
  bullet: Bullet,
  section: SectionName,
  gate: Gate,
  held: Held,
): (Pick<Telling, "text" | "days"> & { without?: string }) | Rejection | undefined {
  const { line } = bullet;
  const text = flat(bullet, gate.book);
  const { text: said, days } = parted(text, gate.book);
  if (said === "" || saysNothing(said)) return undefined;
  const tellsOpen = section === OPEN_SECTION || section === "Context";
  const passed = passGate({ text: said, quotes: [], tellsOpen, ...(days.length > 0 && { days }) }, gate);
  if ("code" in passed && passed.misdated?.means !== undefined) {
    const redated = redatedAt(said, passed.misdated.places, passed.misdated.means);
    return provedBullet({ line, nested: [], text: `${redated}${text.slice(said.length)}` }, section, gate, held);
  }
  // A document has no inbox: what a person would have to look at first stays out of it, and is reported.
  const doubt = "code" in passed ? undefined : passed.evidence.map((one) => held.get(one)).find(Boolean);
  const cited = "code" in passed || section !== "Context" ? "" : citedText(passed.spans, gate.book);
  // Context may say in words of its own what is thought of; who only leaves out the `maybe` tells it as settled.
  if (unsettledIn(said, cited) !== undefined && unsharedBy(said, cited).length === 0)
    return { code: "UNCONFIRMED", reason: "its line only asks or supposes it", line, text };
  const stopped = stoppedByDoubt(
    doubt === undefined ? passed : { ...(passed as Passed), doubt, doubtCode: "INSTRUCTION" },
  );
  // A bullet is told without a reason that no line gives.
  const bare = withoutEnd(withoutReason(said), " ,，、:：–—-");
  const isWhole = bare.length < withoutEnd(said, " .。").length && !endsDangling(bare) && !LEADS_ON.closing(bare);
  if ("untied" in passed && isWhole && 2 * bare.length > passed.untied!.length) {
    const rest = { line, nested: [], text: `${bare}${text.slice(said.length)}` };
    const kept = provedBullet(rest, section, gate, held);
    if (kept && !("code" in kept)) return { ...kept, without: `${passed.doubt}; the rest is kept` };
  }
  if ("code" in stopped) return { code: stopped.code, reason: stopped.reason, line, text };
  const standing = [...new Set(stopped.spans.map(({ day }) => day))].sort();
  // The best lines may stand in one day; another that is named counts where a line of its own says a part of the bullet.
  const isHeaded = (day: string): boolean => stopped.spans.some((span) => headingsOf(span, gate.book).includes(day));
  const named = days.filter((day) => standing.includes(day) || isHeaded(day) || saysPart(said, day, gate.book));
  // What one of several days counted is not told of all. The days stand ahead: `20 November` and `2026-04-08` behind it would be one date.
  const figured =
    named.length > 1
      ? said
      : withItsFigures(said, stopped.spans, gate.book, `${[...days, ...standing].join(" ")};\n${said}`);
  const plain = plainText(figured === said ? said : withoutEnd(figured, ".。"));
  const told = withoutMadeCode(plain, citedText(stopped.spans, gate.book));
  const due = section === OPEN_SECTION ? withDueDay(told, ownDates(stopped.spans, gate.book)) : told;
  const whyToo = section === "Key Decisions" ? bulletReasoned(due, stopped.spans, gate.book) : due;
  const at = named.length > 0 ? named : standing;
  // A day that the bullet ends with needs no second mention.
  const tail = `\n\n(${at.join(", ")})`;
  const dated = datedBy(stopped.spans, gate)(`${whyToo}${tail}`).slice(0, -tail.length);
  const whole = leans(dated) ? ofWhat(dated, said, stopped.spans, gate.book) : dated;
  const isTold = whole !== dated && !("code" in stoppedByDoubt(passGate({ text: whole, quotes: [], tellsOpen }, gate)));
  return { text: isTold ? whole : dated, days: at };
}

/** `It works now` says it of nothing: with the sentence before it in its lines, or behind what its headings name. */
function ofWhat(told: string, said: string, spans: readonly Span[], book: Logbook): string {
  const sentences = citedSentences(spans, book).map((one) => [one, foldSentence(one)] as const);
  const [before = ""] = sentences[sentences.findIndex(([, folded]) => folded === foldSentence(said)) - 1] ?? [];
  if (before !== "" && before.length <= LONGEST_BEFORE && !leans(before)) return `${before} ${told}`;
  const subject = subjectUnder(headingsOf(spans[0]!, book).split(/\n?#+ /u));
  return subject === "" || fold(told).includes(fold(subject)) ? told : `${subject}: ${told}`;
}
const LONGEST_BEFORE = 160;
/** On what stood before it: `This took three visits`. `Das Zertifikat` names its own. */
const leans = (text: string): boolean => LINK.leading(text) !== undefined && !/^\p{L}+ \p{Lu}/u.test(text);
const LINK = phrases("link");

/** `Presumably` of `presumably because`, and a bracket. */
const LEADS_ON = phrases("hedge", "negation");

/** `## Session: 2026-03-17 to 2026-03-18`, in a log of the day after. */
function headingsOf({ path, from }: Span, { byPath }: Logbook): string {
  const page = byPath.get(path);
  return page === undefined
    ? ""
    : headingsOver(page, from - 1)
        .map((at) => page.log.lines[at]!)
        .join("\n");
}

/** Of the open task that a bullet is about: a model leaves out the day that a plugin writes beside it. Of several nobody knows whose. */
function ownDates(spans: readonly Span[], book: Logbook): readonly TaskDate[] {
  const tasks = spans.flatMap(({ path, from, to }) => {
    const page = book.byPath.get(path);
    return page === undefined ? [] : datedTasks(page.log).filter((task) => task.from <= to && from <= task.to);
  });
  return tasks.length === 1 ? tasks[0]!.dates : [];
}

const datedTasks = onceFor((log: DailyLog): readonly Block[] =>
  blocksOf(log.lines, log.bodyStart).filter(({ task, dates }) => task === "open" && dates.length > 0),
);

/** A command or term between code marks is taken as it stands: one of several words that no line has so is told without them. */
function withoutMadeCode(text: string, cited: string): string {
  const lines = fold(cited);
  return text.replace(/`([^`\n]+)`/g, (code, words: string) =>
    !/\s/.test(words.trim()) || lines.includes(fold(words)) ? code : words,
  );
}

/** A bullet and what is nested below it as one line, its dates at the end. */
function flat({ text, nested }: Bullet, book: Logbook): string {
  const below = nested
    .map((line) => line.replace(/^\s*(?:[-*+]|\d{1,9}[.)])\s+/, "").trim())
    .filter((line) => line !== "");
  if (below.length === 0) return text;
  const { text: head, days } = parted(text, book);
  return `${head}${/[:：]$/.test(head) ? "" : ":"} ${below.join("; ")}${days.length > 0 ? ` (${days.join(", ")})` : ""}`;
}

/** The parts of a week that was split, as one reading; what two parts both say stands once. */
export function joinReadings(readings: readonly Reading[]): Reading {
  if (readings.length === 1) return readings[0]!;
  const told = SECTIONS.flatMap((section) =>
    interleaved(readings.map((reading) => reading.sections[section])).map((bullet) => ({
      ...{ section, line: 0 },
      ...parted(bullet),
    })),
  );
  const found: Found[] = [];
  const twins = twinsAmong();
  const rejected = readings.flatMap((reading) => reading.rejected);
  for (const claim of readings.flatMap((reading) => reading.found)) {
    const twin = twins.of(claim);
    if (twin)
      rejected.push({
        code: "DUPLICATE",
        line: claim.line,
        reason: "another part of the week says this already",
        text: saying(claim),
      });
    else {
      found.push(claim);
      twins.add(claim);
    }
  }
  const untold = readings.reduce((sum, one) => sum + (one.untold ?? 0), 0);
  const beyond = readings.flatMap((reading) => reading.beyond ?? []);
  return { sections: toldOnce(told), untold, found, beyond, rejected };
}

/** The first of each, then the second of each: every part puts its most important first. */
function interleaved(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => (i < list.length ? [list[i]!] : []))).flat();
}

const emptySections = (): Sections => bySection(SECTIONS, () => []);

const NOTHING = foldSentence(EMPTY_WEEK);

/** The sentence of a week in which nothing was worth keeping, however it is marked and ended. */
export const saysNothing = (text: string): boolean => foldSentence(foldLine(text)) === NOTHING;
