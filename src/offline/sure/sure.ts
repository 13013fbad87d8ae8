/**
 * The claims of a week that the offline model is sure of: what a person marked or said outright, standing whole in its own
 * lines. All else is at best likely, and a person's to decide.
 */

import { speakersOf } from "../../memory/evidence/speaker.ts";
import { wordOverlap } from "../../memory/identity/similarity.ts";
import type { HeardMark } from "../../text/lexicon/heard.ts";
import { saying } from "../../text/phrases.ts";
import { widthOf } from "../../text/scripts.ts";
import { sentencesIn } from "../sentences.ts";
import { ALL_RULES, type Rules, type Statement, type WeekText } from "../week.ts";
import { claimOf, type Marked, marksIn } from "./marks.ts";
import { saidOutright } from "./outright.ts";
import { isSettled, isWhole } from "./whole.ts";

export interface SureClaim {
  /** The rule that made it sure: `mark.label`, `said.lasting`. */
  readonly rule: string;
  readonly mark: HeardMark;
  /** What it says, without its mark: a sentence, or a title. */
  readonly claim: string;
  /** The lead, without its mark. */
  readonly said: string;
  readonly lead: Statement;
  /** The lead, its details, its reason; in the order of the log. */
  readonly statements: readonly Statement[];
}

const GOES_ON = saying("mark.reason", "mark.apply");
/** Details beyond this are a report. */
const MOST_DETAILS = 5;
const LONGEST_DETAILS = 900;
const MOST_STATEMENTS = 6;
/** In a longer paragraph nothing is said outright. */
const LONGEST_SAID = 400;

export function sureClaims(week: WeekText, rules: Rules = ALL_RULES): SureClaim[] {
  const marks = marksIn(week);
  const found: SureClaim[] = [];
  const told = new Set<Statement>();
  const titles = new Set<number>();
  for (const lead of week.statements) {
    if (told.has(lead) || titles.has(lead.section)) continue;
    const claim = claimAt(lead, marks.get(lead), week, rules);
    if (claim === undefined) continue;
    for (const one of claim.statements) told.add(one);
    if (claim.rule === "mark.title") titles.add(lead.section);
    const same = found.findIndex((one) => isSame(one, claim));
    if (same >= 0) found[same] = joined(found[same]!, claim);
    else found.push(claim);
  }
  return found;
}

/** Two claims share so many of their words when they say one thing. */
const SAME = 0.5;
const RULES_OF_ONE = 3;

/** Said twice, or one rule after the other in one place: what belongs together is one memory. */
function isSame(one: SureClaim, next: SureClaim): boolean {
  if (one.mark !== next.mark) return false;
  const last = one.statements.at(-1)!;
  const isNext =
    one.rule === "said.order" &&
    next.rule === "said.order" &&
    last.section === next.lead.section &&
    next.lead.index === last.index + 1 &&
    one.statements.length < RULES_OF_ONE;
  return isNext || wordOverlap(one.claim, next.claim) >= SAME;
}

/** What is said later stands, with what was said before as evidence; one rule after another stand together. */
function joined(one: SureClaim, next: SureClaim): SureClaim {
  const isNext = one.lead.section === next.lead.section;
  const statements = [...one.statements, ...next.statements].slice(0, MOST_STATEMENTS);
  return isNext ? { ...one, statements } : { ...next, statements };
}

function claimAt(lead: Statement, marked: Marked | undefined, week: WeekText, rules: Rules): SureClaim | undefined {
  if (!isAnswered(lead)) return undefined;
  if (marked !== undefined && rules.has(`mark.${marked.by}`)) {
    const { by, mark, title } = marked;
    const claim = by === "title" ? title : marked.claim;
    if (!isWhole(claim) || !isSettled(lead, claim) || !isOwnClaim(marked, claim, lead, week)) return undefined;
    const said = by === "title" ? `${title}: ${lead.text}` : claim;
    const statements = by === "title" ? sectionOf(lead, week) : detailsOf(lead, week);
    return { rule: `mark.${by}`, mark, claim, said, lead, statements };
  }
  if (lead.quoted || widthOf(lead.text) > LONGEST_SAID) return undefined;
  const text = lead.label !== "" && BARE.leading(lead.label) !== undefined ? claimOf(lead) : lead.text;
  for (const sentence of sentencesIn(text)) {
    const found = saidOutright(sentence, rules);
    if (found !== undefined && isWhole(sentence) && isSettled(lead, sentence))
      return {
        rule: found.rule,
        mark: found.mark,
        claim: sentence,
        said: text,
        lead,
        statements: detailsOf(lead, week),
      };
  }
  return undefined;
}

/** Labels that say nothing about what follows: `Important: never …`. */
const BARE = saying("mark.note", "mark.rule", "mark.lesson", "mark.decision", "mark.remember", "mark.reason");

/** Words that make an item of a list, or a title, a claim of its own, and no entry of an inventory. */
const DECIDES = saying(
  "heard.chose",
  "heard.order",
  "heard.lasting",
  "heard.wants",
  "decided",
  "negation",
  "contrast",
  "withdrawal",
);
const RULES = saying("rule", "preference");
/** So few a person writes one by one; more is a specification, or a report. */
const FEW = 2;
const FEW_SENTENCES = 5;

/** An item that says it is something else: `Verification: 111 tests pass` among decisions. */
const OTHERWISE = saying(
  ...([
    "mark.outcome",
    "mark.todo",
    "mark.open",
    "mark.question",
    "mark.proposal",
    "mark.meta",
    "mark.reference",
  ] as const),
);
const SENTENCE = /^\p{Lu}.{20,}[.!]$|[。！]$/u;

function isOwnClaim(
  { by, mark }: Marked,
  claim: string,
  { section, parent, label }: Statement,
  week: WeekText,
): boolean {
  if (by === "list" && OTHERWISE.leading(label) !== undefined) return false;
  if (by === "label" || by === "tag" || DECIDES.test(claim)) return true;
  if (by === "title" || mark === "lesson") return false;
  const beside = week.statements.filter((one) => one.section === section && one.parent === parent);
  return beside.length <= FEW || RULES.test(claim) || (beside.length <= FEW_SENTENCES && SENTENCE.test(claim));
}

/** Whether a person answers for the line: the log's own voice, or a person's turn. */
function isAnswered({ log, from }: Statement): boolean {
  const speakers = SPEAKERS.get(log) ?? speakersOf(log);
  SPEAKERS.set(log, speakers);
  const speaker = speakers[from - 1];
  return speaker === "log" || speaker === "person";
}
const SPEAKERS = new WeakMap<object, ReturnType<typeof speakersOf>>();

/** With what is indented under it, and a `Why:` or `How to apply:` behind it. */
function detailsOf(lead: Statement, week: WeekText): Statement[] {
  const below = lead.children.map((index) => week.statements[index]!);
  const statements = [lead, ...fitting(below)];
  for (let i = lead.index + 1; i < week.statements.length; i++) {
    const next = week.statements[i]!;
    if (next.section !== lead.section) break;
    if (statements.includes(next)) continue;
    if (next.label === "" || GOES_ON.leading(next.label) === undefined) break;
    statements.push(next);
  }
  return statements;
}

const sectionOf = (lead: Statement, week: WeekText): Statement[] => [
  lead,
  ...fitting(week.statements.slice(lead.index + 1).filter(({ section }) => section === lead.section)),
];

/** As many as stand by one claim; of a longer list none, since nobody said which. */
function fitting(details: readonly Statement[]): readonly Statement[] {
  const width = details.reduce((sum, { text }) => sum + widthOf(text), 0);
  return details.length <= MOST_DETAILS && width <= LONGEST_DETAILS ? details : [];
}
