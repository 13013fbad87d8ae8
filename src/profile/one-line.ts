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
      if (!first || new Set([first, ...others].map(itemOf).filter(Number.isFinite)).size < 2) continue;
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
const [CONDITION, PROCEDURE, PERSON] = [phrases("condition"), phrases("procedure"), phrases("person")];

/**
 * Which item a claim tells beside what the list is for, `To close the hut: …`: infinite where several, -1 where it tells anything
 * else. What is told as no rule is a step only where it begins with what it is for, and nobody does it: a list has parts, too.
 */
function itemIn(sentence: string): (claim: Found) => number {
  const words = PROCEDURE.all(sentence);
  const arrowed = words.reduceRight(
    (left, { from, to }) => (/\p{L}/u.test(left.slice(0, from)) ? `${left.slice(0, from)} → ${left.slice(to)}` : left),
    sentence,
  );
  const [head = "", ...items] = arrowed.split(BREAK).filter((part) => contentWords(part).length > 0);
  const [about, ...listed] = [head, ...items].map((part) => claimedOf(new Set(contentWords(part))));
  const isLed = LEADS.test(arrowed.split(head)[1] ?? "") || CONDITION.leading(head) !== undefined;
  return ({ type, description, body, doubt, updates, supersedes, expires }) => {
    const leads = PROCEDURE.leading(description) ?? (words.length > 1 ? CONDITION.leading(description) : undefined);
    const isDeed = PERSON.all(description).some(({ language }) => language === leads?.language);
    const isStep = type === "feedback" || (type === "project" && leads !== undefined && !isDeed);
    if (!about || !isLed || listed.length < 2 || !isStep) return -1;
    if ((doubt ?? updates ?? supersedes ?? expires) !== undefined) return -1;
    const said = claimedOf(new Set(contentWords(`${description}\n${body}`)));
    const isAbout = 2 * [...about.words].filter((word) => claims(said, word)).length > about.words.size;
    const own = [...said.words].filter((word) => !claims(about, word));
    const step = own.filter((word) => listed.some((item) => claims(item, word)));
    if (!isAbout || step.length === 0 || 2 * step.length < own.length) return -1;
    const shares = listed.map((item) => step.filter((word) => claims(item, word)).length);
    const most = Math.max(...shares);
    return 3 * most > 2 * step.length ? shares.indexOf(most) : Number.POSITIVE_INFINITY;
  };
}
