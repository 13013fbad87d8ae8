/** The steps of one way of working, told one by one of the one line that lists them: that line is the memory (document 004). */
import { type Gate, passGate } from "../memory/evidence/gate.ts";
import { citedSentences } from "../memory/evidence/logbook.ts";
import type { Rejection } from "../memory/evidence/rejection.ts";
import { unlabelled } from "../memory/evidence/speaker.ts";
import { claimedOf, claims } from "../memory/identity/clauses.ts";
import { saying } from "../memory/identity/similarity.ts";
import type { Found } from "../memory/memory.ts";
import { saying as phrases } from "../text/phrases.ts";
import { contentWords } from "../text/words.ts";
import { descriptionOf, nameOf } from "./precision/claim.ts";
import { datedBy } from "./proved.ts";

/** The sentence of a list takes the place of its first step; where it is no claim, the steps stay. Adds to `rejected`. */
export function joinedSteps(all: readonly Found[], rejected: Rejection[], gate: Gate): readonly Found[] {
  let found = all;
  for (const told of Map.groupBy(all, ({ evidence }) => evidence.join()).values()) {
    const [{ spans, evidence }] = told as [Found];
    for (const cited of told.length < 2 || evidence.length > 1 ? [] : citedSentences(spans, gate.book)) {
      const sentence = unlabelled(`- ${cited}`).replace(/^- /, "");
      const itemOf = itemIn(sentence);
      const [first, ...others] = told.filter((claim) => itemOf(claim) >= 0 && found.includes(claim));
      if (!first || others.every((claim) => itemOf(claim) === itemOf(first))) continue;
      const body = datedBy(spans, gate)(sentence);
      const whole = { ...first, name: nameOf({ subject: "", content: body }), description: descriptionOf(body), body };
      const passed = passGate({ text: saying(whole), quotes: [sentence] }, gate);
      if ("code" in passed || passed.doubt !== undefined) continue;
      const importance = Math.max(first.importance ?? 0, ...others.map((claim) => claim.importance ?? 0));
      const joined = importance > 0 ? { ...whole, importance } : whole;
      found = found.flatMap((claim) => (claim === first ? joined : others.includes(claim) ? [] : claim));
      const reason = `one part of the line that "${whole.name}" tells whole`;
      for (const claim of others) rejected.push({ code: "DUPLICATE", reason, line: claim.line, text: saying(claim) });
    }
  }
  return found;
}

const BREAK = /[,;:，；：、](?!\d)|\s(?:→|[-=]>)\s|\s\(?\d[.)]\s/u;
const LEADS = /^\s*(?:[:：]|→|[-=]>)/u;
const CONDITION = phrases("condition");

/** Which item a rule tells, and no other, beside what the list is for, `To close the hut: …`; -1 where it tells anything else. */
function itemIn(sentence: string): (claim: Found) => number {
  const [head = "", ...items] = sentence.split(BREAK).filter((part) => contentWords(part).length > 0);
  const [about, ...listed] = [head, ...items].map((part) => claimedOf(new Set(contentWords(part))));
  const isLed = LEADS.test(sentence.split(head)[1] ?? "") || CONDITION.leading(head) !== undefined;
  return ({ type, description, body, doubt, updates, supersedes, expires }) => {
    if (!about || !isLed || listed.length < 2 || type !== "feedback") return -1;
    if ((doubt ?? updates ?? supersedes ?? expires) !== undefined) return -1;
    const said = claimedOf(new Set(contentWords(`${description}\n${body}`)));
    const isAbout = 2 * [...about.words].filter((word) => claims(said, word)).length > about.words.size;
    const own = [...said.words].filter((word) => !claims(about, word));
    const step = own.filter((word) => listed.some((item) => claims(item, word)));
    if (!isAbout || step.length === 0 || 2 * step.length < own.length) return -1;
    return listed.findIndex((item) => step.every((word) => claims(item, word)));
  };
}
