/** Words a claim as a memory, in the log's own words: name, description, body, type and importance. */

import { BESIDE } from "../../memory/evidence/retraction/retraction.ts";
import { foldLine } from "../../memory/fold.ts";
import { clockAhead } from "../../text/ahead.ts";
import { datedIn } from "../../text/days/dated.ts";
import { withoutEnd } from "../../text/ends.ts";
import { leadingMark } from "../../text/marks.ts";
import { saying } from "../../text/phrases.ts";
import { widthOf } from "../../text/scripts.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { subjectUnder } from "../../text/titles.ts";
import { claimOf } from "../sure/marks.ts";
import type { SureClaim } from "../sure/sure.ts";
import type { Statement } from "../week.ts";
import { capitalized, nameOf, plainly } from "./naming.ts";

/** What is to be worded. */
export interface Told extends Pick<SureClaim, "claim" | "said" | "lead" | "statements"> {
  /** Those of the statements that only stand beside the claim: shown, and no part of what it says. */
  readonly beside?: readonly Statement[];
}

export type Wording = ReturnType<typeof wordingOf>;

/** One line in an index that agents load whole. */
const LONGEST_DESCRIPTION = 260;

export function wordingOf(written: Told) {
  // What was written on several days of the week is said once, in the lead's words where it says it.
  const once = new Map([written.lead, ...written.statements].reverse().map((one) => [foldLine(one.text), one]));
  const told = withDays({
    ...written,
    statements: written.statements.filter((one) => once.get(foldLine(one.text)) === one),
  });
  const { claim, lead, statements, beside = [] } = told;
  const name = nameOf(claim);
  const others = statements
    .filter((one) => one !== lead && !beside.includes(one))
    .map((one) => withoutPause(goesOnAs(one) === "" ? one.text : claimOf(one)))
    .map((text) => (text.startsWith("`") ? plainly(text) : capitalized(plainly(text))));
  return { name, description: describedBy(told, others), body: bodyOf(told) };
}

/** The same, with the date behind every word that means a day only on the day it was written. */
function withDays({ claim, said, lead, statements, beside = [] }: Told): Told {
  const { day } = lead.log;
  const dated = new Map(statements.map((one) => [one, { ...one, text: datedIn(one.text, one.log.day) }]));
  return {
    claim: datedIn(claim, day),
    said: datedIn(said, day),
    lead: dated.get(lead) ?? lead,
    statements: [...dated.values()],
    beside: beside.flatMap((one) => dated.get(one) ?? []),
  };
}

/** What the claim says, whole, the reason and the details behind it, and in brackets what it is about, where that says more. */
function describedBy({ claim, said, lead }: Told, others: readonly string[]): string {
  const at = said.indexOf(claim);
  // Where one sentence of several is the claim, those behind it go on.
  const behind = at < 0 ? "" : plainly(said.slice(at + claim.length));
  const parts = [behind, ...others].filter((text) => widthOf(text) > 8);
  const line = [capitalized(plainly(claim)), ...parts].reduce((all, part) => `${ended(all)} ${part}`);
  const subject = plainly(subjectUnder(lead.headings));
  const isSaid = subject === "" || line.toLowerCase().includes(subject.toLowerCase());
  return isSaid ? shortened(line) : `${withoutEnd(shortened(line), " .。")} (${subject})`;
}

function shortened(line: string): string {
  if (widthOf(line) <= LONGEST_DESCRIPTION) return line;
  const head = line.slice(0, LONGEST_DESCRIPTION / (widthOf(line) / line.length));
  const pause = Math.max(...[". ", "; ", "。", "；"].map((mark) => head.lastIndexOf(mark)));
  const end = pause > head.length / 3 ? pause : Math.max(head.lastIndexOf(" "), head.length / 2);
  return `${withoutEnd(head.slice(0, end), " ,;:，；：、—–-")}${pause > head.length / 3 ? "" : "…"}`;
}

/** The claim as it stands, what is indented under it as a list, its reason and how to apply it, and what stands beside it. */
function bodyOf({ said, lead, statements, beside = [] }: Told): string {
  const items: string[] = [];
  const behind: string[] = [];
  for (const one of statements) {
    if (one === lead || beside.includes(one)) continue;
    const mark = goesOnAs(one);
    if (mark === "") items.push(`- ${one.text}`);
    else behind.push(`**${mark}:** ${ended(claimOf(one))}`);
  }
  const around = beside.length === 0 ? "" : [BESIDE, ...beside.map(({ text }) => `- ${text}`)].join("\n");
  return [ended(bare(said)), items.join("\n"), ...behind, around].filter((part) => part !== "").join("\n\n");
}

/** Without its time of day, and the word that only heads it: `9:15 …`, `Retro. We keep …`; not `9:15 PM is …`, `Helm. It stays …`. */
function bare(said: string): string {
  const to = clockAhead(said)?.to ?? 0;
  const isTime = !/^\p{Ll}/u.test(said.slice(to)) || /[^\p{L}\d\s]\s*$/u.test(said.slice(0, to));
  return said.slice(isTime ? to : 0).replace(/^(\p{Lu}[\p{L}-]*\.)\s+(.*)$/su, (all, head: string, rest: string) => {
    const isHead = sentencesIn(said).some((one) => one.endsWith(head));
    return isHead && !POINTING.test(rest) ? rest : all;
  });
}
const POINTING = saying("link");

function goesOnAs({ label }: Statement): "" | "Why" | "How to apply" {
  const mark = leadingMark(label);
  return mark === "reason" ? "Why" : mark === "apply" ? "How to apply" : "";
}

/** `…; or` of a list's item ends with the mark of the next one. */
const withoutPause = (text: string): string => withoutEnd(text, " ,;，；、");

function ended(text: string): string {
  const said = capitalized(withoutPause(text));
  return /[.!?:。！？：…)"”」`\]]$/u.test(said) || widthOf(said) > 1.3 * said.length ? said : `${said}.`;
}
