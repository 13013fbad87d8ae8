/**
 * Reads an answer under the gates: bullets for the weekly document, claims for memories, and what was rejected of both.
 * Before: a model answered. After: reconcile and plan. The same for every model. Pure.
 */
import { type Block, blocksIn, isNone } from "../document/fences.ts";
import { type Bullet, SECTIONS, type SectionName, sectionsOf } from "../document/sections.ts";
import { foldLine } from "../memory/fold.ts";
import { type Gate, type Passed, passGate, type Stopped } from "../memory/gate.ts";
import type { Found } from "../memory/memory.ts";
import type { Rejection } from "../memory/rejection.ts";
import { wordOverlap } from "../memory/similarity.ts";
import { slugOf } from "../memory/slug.ts";
import { type Claimed, type Profile, readBlocks } from "../profile/profile.ts";

export type Sections = Readonly<Record<SectionName, readonly string[]>>;

export interface Reading {
  /** Proved bullets, dated, without their list marks. */
  readonly sections: Sections;
  readonly found: readonly Found[];
  readonly rejected: readonly Rejection[];
}

/** One answer. `task` extract: there is no weekly document to read. */
export function readAnswer(text: string, profile: Profile, gate: Gate, task: "week" | "extract"): Reading {
  if (isNone(text)) return { sections: emptySections(), found: [], rejected: [] };
  const { prose, blocks } = blocksIn(text);
  const { found, rejected } = readClaims(blocks, profile, gate);
  const bullets = task === "week" ? readBullets(prose, gate) : { sections: emptySections(), rejected: [] };
  return {
    sections: bullets.sections,
    found,
    rejected: [...rejected, ...bullets.rejected].sort((a, b) => a.line - b.line),
  };
}

function readClaims(blocks: readonly Block[], profile: Profile, gate: Gate): { found: Found[]; rejected: Rejection[] } {
  const records = readBlocks(blocks, profile);
  const rejected: Rejection[] = [...records.rejected];
  const found: Found[] = [];
  for (const { quotes, ...claimed } of records.claimed) {
    const { claim, passed } = gated(claimed, quotes, gate);
    const twin = "code" in passed ? undefined : found.find((other) => isTwin(other, claim));
    if ("code" in passed) rejected.push({ ...passed, line: claim.line, text: saying(claim) });
    else if (twin)
      rejected.push({
        code: "DUPLICATE",
        line: claim.line,
        reason: `the block of line ${twin.line} says this already`,
        text: saying(claim),
      });
    else found.push({ ...claim, ...passed });
  }
  return { found, rejected };
}

const saying = ({ name, description, body }: Pick<Claimed, "name" | "description" | "body">): string =>
  `${name}\n${description}\n${body}`;

type Stated = Omit<Claimed, "quotes">;

/** A claim at the gate. The day on which it is said to be over needs evidence too: without any it counts as lasting. */
function gated(claim: Stated, quotes: readonly string[], gate: Gate): { claim: Stated; passed: Passed | Stopped } {
  const { expires, ...lasting } = claim;
  const beside = claim.tags ?? [];
  const updates = claim.updates !== undefined && { updates: claim.updates };
  const passed = passGate({ text: saying(claim), quotes, beside, ...updates }, gate);
  if (expires === undefined || "code" in passed) return { claim, passed };
  const withDay = passGate({ text: `${saying(claim)}\n${expires}`, quotes, beside, ...updates }, gate);
  return "code" in withDay ? { claim: lasting, passed } : { claim, passed: withDay };
}

/** Below this share of common words two blocks of one name are two claims. */
const TWIN_OVERLAP = 0.6;

const isTwin = (one: Found, other: Stated): boolean =>
  one.type === other.type &&
  (saying(one) === saying(other) ||
    (slugOf(one.name) === slugOf(other.name) &&
      wordOverlap(`${one.description} ${one.body}`, `${other.description} ${other.body}`) >= TWIN_OVERLAP));

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

/** From its bracket on, so that a run of blanks is not tried again from each of them. */
const DATES = /\(((?:\d{4}-\d{2}-\d{2})(?:\s*(?:[,;&–-]|and|to)\s*\d{4}-\d{2}-\d{2})*)\)\.?\s*$/;

/** A bullet with the days its evidence lies in; undefined, and reported, when the logs do not carry it. */
function provedBullet(bullet: Bullet, gate: Gate, rejected: Rejection[]): string | undefined {
  const { line } = bullet;
  const text = flat(bullet);
  const dated = DATES.exec(text);
  const days = dated?.[1]?.match(/\d{4}-\d{2}-\d{2}/g) ?? undefined;
  const said = (dated ? text.slice(0, dated.index) : text).trim();
  if (said === "") return undefined;
  const passed = passGate({ text: said, quotes: [], ...(days && { days }) }, gate);
  if ("code" in passed) {
    rejected.push({ ...passed, line, text });
    return undefined;
  }
  const standing = [...new Set(passed.spans.map(({ day }) => day))].sort();
  const named = days?.filter((day) => standing.includes(day));
  return `${said} (${(named?.length ? [...new Set(named)].sort() : standing).join(", ")})`;
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
  const rejected = readings.flatMap((reading) => reading.rejected);
  for (const claim of readings.flatMap((reading) => reading.found)) {
    const twin = found.find((other) => isTwin(other, claim));
    if (twin)
      rejected.push({
        code: "DUPLICATE",
        line: claim.line,
        reason: "another part of the week says this already",
        text: saying(claim),
      });
    else found.push(claim);
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
