/**
 * Claims at the gates: what the logs prove is found, the rest is rejected with its line and reason; what one answer
 * says twice stands once.
 */

import { type Gate, type Passed, passGate, type Stopped } from "../memory/evidence/gate.ts";
import { citedText } from "../memory/evidence/logbook.ts";
import type { Rejection } from "../memory/evidence/rejection.ts";
import type { Span } from "../memory/evidence/span.ts";
import type { Found } from "../memory/memory.ts";
import { finished, type Steps } from "../steps.ts";
import { datedIn } from "../text/days/dated.ts";
import { relativeDaysIn } from "../text/days.ts";
import { type Sentence, sentencesOf } from "../text/sentences.ts";
import type { Records } from "./profile.ts";
import { type Stated, saying } from "./saying.ts";
import { twinsAmong } from "./twins.ts";

interface Proved {
  readonly found: Found[];
  readonly rejected: Rejection[];
}

export const proveClaims = (records: Records, gate: Gate): Proved => finished(proving(records, gate));

/** The same, a claim a step. */
export function* proving(records: Records, gate: Gate): Steps<Proved> {
  const rejected: Rejection[] = [...records.rejected];
  const found: Found[] = [];
  const twins = twinsAmong();
  for (const { quotes, ...claimed } of records.claimed) {
    yield;
    const { claim, passed, trimmed } = trimmedTo(gated(claimed, quotes, gate), quotes, gate);
    const twin = "code" in passed ? undefined : twins.of({ ...claim, ...passed });
    if ("code" in passed) {
      const { missing, ...stopped } = passed;
      rejected.push({ ...stopped, ...(missing && { missing: missing.length }), line: claim.line, text: saying(claim) });
    } else if (twin)
      rejected.push({
        code: "DUPLICATE",
        line: claim.line,
        reason: `the block of line ${twin.line} says this already`,
        text: saying(claim),
      });
    else {
      found.push({ ...asDated(claim, passed.spans, gate), ...passed, ...(trimmed && { trimmed }) });
      twins.add(found.at(-1)!);
    }
  }
  return { found, rejected };
}

/** `Launch is tomorrow` a year later: a word that means a day only when it was written gets its date (contract §4). */
function asDated(claim: Stated, spans: readonly Span[], { book }: Gate): Stated {
  const days = new Set(spans.map(({ day }) => day));
  const telling = new Set(
    days.size < 2
      ? days
      : spans.filter((one) => relativeDaysIn(citedText([one], book), one.day).length > 0).map(({ day }) => day),
  );
  const [day, other] = telling;
  if (day === undefined || other !== undefined) return claim;
  const { name, description, body } = claim;
  return { ...claim, name: datedIn(name, day), description: datedIn(description, day), body: datedIn(body, day) };
}

interface Gated {
  readonly claim: Stated;
  readonly passed: Passed | Stopped;
  /** Specifics whose sentence of the body was left out. */
  readonly trimmed?: readonly string[];
}

/**
 * A claim is not lost for one figure: the sentences of its body that hold what no line has are left out, where name and
 * description have none of it and something is left that stands (contract §4).
 */
function trimmedTo(gated: Gated, quotes: readonly string[], gate: Gate): Gated {
  const { claim, passed } = gated;
  const missing = "code" in passed && passed.code === "UNSUPPORTED" ? (passed.missing ?? []) : [];
  const face = `${claim.name}\n${claim.description}`;
  // A process is its fields: what the body tells stands there too.
  if (claim.type === "process" || missing.length === 0 || missing.some((text) => face.includes(text))) return gated;
  const fences = [...claim.body.matchAll(FENCED)].map(({ index, 0: text }) => ({
    from: index,
    to: index + text.length,
    text,
  }));
  const sentences = sentencesOf(claim.body);
  // Half a fenced block would take what follows into it.
  const said = (at: { from: number; text: string }): string =>
    fences.find(({ from, to }) => from <= at.from && at.from < to)?.text ?? at.text;
  const kept = sentences.filter((one) => !missing.some((text) => said(one).includes(text)));
  const body = joined(claim.body, sentences, new Set(kept)).replace(BARE_LABEL, "").trim();
  if (!kept.includes(sentences[0]!) || body === "") return gated;
  const rest = { ...claim, body };
  const again = passGate(
    {
      text: saying(rest),
      quotes,
      beside: claim.tags ?? [],
      ...before(claim),
    },
    gate,
  );
  return "code" in again ? gated : { claim: rest, passed: again, trimmed: missing };
}

/** What is kept of a text. Where sentences between are gone, the widest break that stood there parts it, and no blank is left over. */
function joined(text: string, sentences: readonly Sentence[], kept: ReadonlySet<Sentence>): string {
  let whole = "";
  let end = 0;
  let gaps: string[] = [];
  for (const one of sentences) {
    const start = one.to - text.slice(one.from, one.to).trimStart().length;
    gaps.push(text.slice(end, start));
    end = start + one.text.length;
    if (!kept.has(one)) continue;
    whole += `${widest(gaps)}${one.text}`;
    gaps = [];
  }
  return whole;
}

function widest(gaps: readonly string[]): string {
  const last = gaps.at(-1) ?? "";
  if (gaps.length < 2) return last;
  const newlines = Math.max(...gaps.map((gap) => gap.split("\n").length - 1));
  const indent = last.includes("\n") ? last.slice(last.lastIndexOf("\n") + 1) : "";
  return newlines === 0 ? last : "\n".repeat(Math.min(newlines, 2)) + indent;
}

const FENCED = /^(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:\n\1[^\n]*(?=\n|$)|$(?![\s\S]))/gmu;

/** A paragraph `**Why:**` whose sentence is gone. */
const BARE_LABEL = /(?:^|\n)[*_]{0,3}\p{L}[\p{L} ]{0,30}[:：][*_]{0,3}\s*(?=\n\s*\n|$)/gu;

/** What a claim says to stand before it may be told in it: `raised from 300 to 500` where the log says 500 alone. */
function before({ updates, supersedes }: Stated): { updates?: string } {
  const named = updates ?? supersedes;
  return named === undefined ? {} : { updates: named };
}

/** A claim at the gate. The day on which it is said to be over needs evidence too: without any it counts as lasting. */
function gated(claim: Stated, quotes: readonly string[], gate: Gate): Gated {
  const { expires, ...lasting } = claim;
  const beside = claim.tags ?? [];
  const updates = before(claim);
  const passed = passGate({ text: saying(claim), quotes, beside, ...updates }, gate);
  if (expires === undefined || "code" in passed) return { claim, passed };
  const withDay = passGate({ text: `${saying(claim)}\n${expires}`, quotes, beside, ...updates }, gate);
  return "code" in withDay ? { claim: lasting, passed } : { claim, passed: withDay };
}
