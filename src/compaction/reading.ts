/**
 * Reads an answer under the gates: bullets for the weekly document, claims for memories, and what was rejected of both.
 * The same for every model.
 */
import { blocksIn, isNone } from "../document/fences.ts";
import { type Bullet, SECTIONS, type SectionName, sectionsOf } from "../document/sections.ts";
import { type Gate, passGate } from "../memory/evidence/gate.ts";
import { citedText } from "../memory/evidence/logbook.ts";
import type { Rejection } from "../memory/evidence/rejection.ts";
import { plainText } from "../memory/file/plain-words.ts";
import { fold, foldLine } from "../memory/fold.ts";
import type { Found } from "../memory/memory.ts";
import { type Profile, readingBlocks } from "../profile/profile.ts";
import { proving } from "../profile/proved.ts";
import { saying } from "../profile/saying.ts";
import { twinsAmong } from "../profile/twins.ts";
import { finished, type Steps } from "../steps.ts";

export type Sections = Readonly<Record<SectionName, readonly string[]>>;

export interface Reading {
  /** Proved bullets, dated, without their list marks. */
  readonly sections: Sections;
  readonly found: readonly Found[];
  readonly rejected: readonly Rejection[];
}

/**
 * One answer. `task` extract: there is no weekly document to read.
 * @param proposes whether the model may say that it is not sure: only the offline one may, any other is sure or silent
 */
export const readAnswer = (...answer: Parameters<typeof readingOf>): Reading => finished(readingOf(...answer));

/** The same, a claim or a bullet a step. */
export function* readingOf(
  text: string,
  profile: Profile,
  gate: Gate,
  task: "week" | "extract",
  proposes = false,
): Steps<Reading> {
  if (isNone(text)) return { sections: emptySections(), found: [], rejected: [] };
  const { prose, blocks } = blocksIn(text);
  const { found: proved, rejected } = yield* proving(yield* readingBlocks(blocks, profile), gate);
  const found = proposes ? proved : proved.map(({ likely: _, ...claim }) => claim);
  const bullets = task === "week" ? readBullets(prose, gate) : { sections: emptySections(), rejected: [] };
  return {
    sections: bullets.sections,
    found,
    rejected: [...rejected, ...bullets.rejected].sort((a, b) => a.line - b.line),
  };
}

function readBullets(
  prose: Parameters<typeof sectionsOf>[0],
  gate: Gate,
): { sections: Sections; rejected: Rejection[] } {
  const written = sectionsOf(prose);
  const rejected: Rejection[] = [];
  const sections = Object.fromEntries(
    SECTIONS.map((section) => [
      section,
      written[section].flatMap((bullet) => provedBullet(bullet, gate, rejected) ?? []),
    ]),
  );
  return { sections: sections as unknown as Sections, rejected };
}

/** From its bracket on, so that a run of blanks is not tried again from each of them; `and` and `to` in any language. */
const DATES = /\(((?:\d{4}-\d{2}-\d{2})(?:\s*(?:[,;&、–-]|\p{L}{1,4})\s*\d{4}-\d{2}-\d{2})*)\)\.?\s*$/u;

/** A bullet with the days its evidence lies in; undefined, and reported, when the logs do not carry it. */
function provedBullet(bullet: Bullet, gate: Gate, rejected: Rejection[]): string | undefined {
  const { line } = bullet;
  const text = flat(bullet);
  const dated = DATES.exec(text);
  const days = dated?.[1]?.match(/\d{4}-\d{2}-\d{2}/g) ?? undefined;
  const said = (dated ? text.slice(0, dated.index) : text).trim();
  if (said === "") return undefined;
  const passed = passGate({ text: said, quotes: [], ...(days && { days }) }, gate);
  // A document has no inbox: what a person would have to look at first stays out of it, and is reported.
  const stopped = "doubt" in passed ? { code: "INSTRUCTION" as const, reason: passed.doubt! } : passed;
  if ("code" in stopped) {
    rejected.push({ code: stopped.code, reason: stopped.reason, line, text });
    return undefined;
  }
  const standing = [...new Set(stopped.spans.map(({ day }) => day))].sort();
  // The best lines stand in one day; another that is named counts when its own lines carry all of the bullet too.
  const named = days?.filter((day) => standing.includes(day) || carriesAlone(said, day, gate));
  const told = withoutMadeCode(plainText(said), citedText(stopped.spans, gate.book));
  return `${told} (${(named?.length ? [...new Set(named)].sort() : standing).join(", ")})`;
}

/** A command or term between code marks is taken as it stands: one of several words that no line has so is told without them. */
function withoutMadeCode(text: string, cited: string): string {
  const lines = fold(cited);
  return text.replace(/`([^`\n]+)`/g, (code, words: string) =>
    !/\s/.test(words.trim()) || lines.includes(fold(words)) ? code : words,
  );
}

function carriesAlone(text: string, day: string, gate: Gate): boolean {
  const passed = passGate({ text, quotes: [], days: [day] }, gate);
  return "spans" in passed && passed.spans.every((span) => span.day === day);
}

/** A bullet and what is nested below it as one line, its dates at the end. */
function flat({ text, nested }: Bullet): string {
  const below = nested
    .map((line) => line.replace(/^\s*(?:[-*+]|\d{1,9}[.)])\s+/, "").trim())
    .filter((line) => line !== "" && !/^[`~]{3,}/.test(line));
  if (below.length === 0) return text;
  const dated = DATES.exec(text);
  const head = dated ? text.slice(0, dated.index).trimEnd() : text;
  return `${head}${/[:：]$/.test(head) ? "" : ":"} ${below.join("; ")}${dated ? ` (${dated[1]})` : ""}`;
}

/** The parts of a week that was split, as one reading; what two parts both say stands once. */
export function joinReadings(readings: readonly Reading[]): Reading {
  if (readings.length === 1) return readings[0]!;
  const seen = new Set<string>();
  const isFirst = (bullet: string): boolean => {
    const key = foldLine(bullet.replace(DATES, "").trimEnd());
    const first = !seen.has(key);
    seen.add(key);
    return first;
  };
  const sections = Object.fromEntries(
    SECTIONS.map((section) => [
      section,
      interleaved(readings.map((reading) => reading.sections[section])).filter(isFirst),
    ]),
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
  return { sections: sections as unknown as Sections, found, rejected };
}

/** The first of each, then the second of each: every part puts its most important first. */
function interleaved(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => (i < list.length ? [list[i]!] : []))).flat();
}

const emptySections = (): Sections =>
  Object.fromEntries(SECTIONS.map((section) => [section, []])) as unknown as Sections;
