/**
 * The claims of a week that the offline model is sure of: what a person marked or said outright, standing whole in its own
 * lines. All else is at best likely, and a person's to decide.
 */
import { ATTEMPTS } from "../../daily/captured-log.ts";
import { areSiblings } from "../../memory/evidence/scope.ts";
import { isVouched, unlabelled } from "../../memory/evidence/speaker.ts";
import { isElseInOnePlace } from "../../memory/identity/exchanged.ts";
import { opposition } from "../../memory/identity/similarity.ts";
import { turns } from "../../memory/identity/speaking.ts";
import type { Steps } from "../../steps.ts";
import { nameOtherDays } from "../../text/days.ts";
import { labelOf } from "../../text/labels.ts";
import type { HeardMark, Mark } from "../../text/lexicon/lexicon.ts";
import { leadingMark } from "../../text/marks.ts";
import { saying } from "../../text/phrases.ts";
import { widthOf } from "../../text/scripts.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { subjectUnder } from "../../text/titles.ts";
import { contentWords } from "../../text/words.ts";
import { isBelow } from "../statements.ts";
import { ALL_RULES, type Rules, type Statement, type WeekText } from "../week.ts";
import { claimOf, type Marked, marksIn } from "./marks.ts";
import { saidOutright } from "./outright.ts";
import { isSettled, isWhole } from "./whole.ts";

export interface SureClaim {
  /** The rule that made it sure: `mark.label`, `said.lasting`. */
  readonly rule: string;
  readonly mark: HeardMark;
  /** What it says, without its mark. */
  readonly claim: string;
  /** The lead, without its mark. */
  readonly said: string;
  readonly lead: Statement;
  /** The lead, its details, its reason; in the order of the log. */
  readonly statements: readonly Statement[];
}

const GOES_ON: readonly (Mark | undefined)[] = ["reason", "apply"];
/** Details beyond this are a report. */
const [MOST_DETAILS, LONGEST_DETAILS, MOST_STATEMENTS] = [5, 900, 6];
/** In a longer paragraph nothing is said outright. */
const LONGEST_SAID = 400;
/** Shorter sayings lean on what stands around them: `always use it`. */
const LEAST_WORDS = 5;

/** A statement a step. */
export function* findingSure(week: WeekText, rules: Rules = ALL_RULES): Steps<SureClaim[]> {
  const reading: Reading = { week, rules, marks: marksIn(week), lists: Map.groupBy(week.statements, listOf) };
  const found: SureClaim[] = [];
  const words: ReadonlySet<string>[] = [];
  const told = new Set<Statement>();
  for (const lead of week.statements) {
    yield;
    if (told.has(lead)) continue;
    const claim = claimAt(lead, reading);
    if (claim === undefined) continue;
    for (const one of claim.statements) told.add(one);
    const own = new Set(contentWords(claim.claim));
    const same = sameIn(found, words, claim, own);
    if (same < 0) {
      found.push(claim);
      words.push(own);
    } else found[same] = joined(found[same]!, claim);
  }
  return found;
}

/** A week, and what is reckoned of it once. */
interface Reading {
  readonly week: WeekText;
  readonly rules: Rules;
  readonly marks: ReadonlyMap<Statement, Marked>;
  /** Statements side by side under one heading or lead. */
  readonly lists: ReadonlyMap<string, readonly Statement[]>;
}

const listOf = ({ section, parent }: Statement): string => `${section} ${parent}`;

/** Two claims say one thing when the shorter has no word of its own, or one in so many; where one is longer, it may have more. */
const WORDS_TO_ONE = 8;
const WORDS_TO_ONE_OF_LONGER = 3;
/** Of fewer words each counts. */
const LEAST_SHARED = 4;
/** Further back nothing is compared: time grows with the week, and not with its square. */
const [RULES_OF_ONE, MOST_COMPARED] = [3, 100];

/** Said twice, or one rule after the other in one place: what belongs together is one memory. @returns -1 for none */
function sameIn(
  found: readonly SureClaim[],
  words: readonly ReadonlySet<string>[],
  next: SureClaim,
  own: ReadonlySet<string>,
): number {
  for (let i = found.length - 1; i >= Math.max(0, found.length - MOST_COMPARED); i--) {
    const one = found[i]!;
    if (one.mark !== next.mark) continue;
    const isTwo = (): boolean =>
      areSiblings(subjectUnder(one.lead.headings), subjectUnder(next.lead.headings)) ||
      (one.claim !== next.claim &&
        ((one.lead.log === next.lead.log && isElseInOnePlace(one.claim, next.claim)) || turns(one.claim, next.claim)));
    if (follows(one, next) || (saysTheSame(own, words[i]!, () => takesBack(one, next)) && !isTwo())) return i;
  }
  return -1;
}

function saysTheSame(a: ReadonlySet<string>, b: ReadonlySet<string>, otherwise: () => boolean): boolean {
  const shorter = Math.min(a.size, b.size);
  const shared = a.intersection(b).size;
  const isWithin = (wordsToOne: number): boolean => shorter - shared <= Math.floor(shorter / wordsToOne);
  if (shorter === 0) return false;
  if (isWithin(WORDS_TO_ONE)) return true;
  // Of the same length they may be of one form: `lint before each push`, `test before each push`. What they deny is asked last: it
  // takes a thousand times as long as all before.
  return a.size !== b.size && shared >= LEAST_SHARED && isWithin(WORDS_TO_ONE_OF_LONGER) && !otherwise();
}

/** Says the opposite, or another value: then what was said before bears nothing out. On one day they are two. */
const takesBack = ({ claim: one }: SureClaim, { claim: next }: SureClaim): boolean =>
  figuresIn(one) !== figuresIn(next) ||
  nameOtherDays(one, next) ||
  opposition(one, next) !== undefined ||
  isElseInOnePlace(one, next);
const figuresIn = (text: string): string => text.match(/\d+/g)?.join(" ") ?? "";

function follows(one: SureClaim, next: SureClaim): boolean {
  const last = one.statements.at(-1)!;
  return (
    one.rule === "said.order" &&
    next.rule === "said.order" &&
    last.section === next.lead.section &&
    next.lead.index === last.index + 1 &&
    one.statements.length < RULES_OF_ONE
  );
}

/** What is said later stands, with what was said before as evidence unless it says otherwise; one rule after another stand together. */
function joined(one: SureClaim, next: SureClaim): SureClaim {
  const statements = [...one.statements, ...next.statements].slice(0, MOST_STATEMENTS);
  if (follows(one, next)) return { ...one, statements };
  return takesBack(one, next) ? next : { ...next, statements };
}

function claimAt(lead: Statement, { week, rules, marks, lists }: Reading): SureClaim | undefined {
  if (!isVouched(lead.turn)) return undefined;
  const whole = () => ({ lead, statements: detailsOf(lead, week) });
  const marking = marks.get(lead);
  // `Reason: …` among decisions gives the reason of another: alone it is no claim.
  const label = marking?.by === "label" ? labelOf(marking.claim) : lead.label;
  const marked = GOES_ON.includes(leadingMark(label)) ? undefined : marking;
  if (marked !== undefined && rules.has(`mark.${marked.by}`)) {
    const { by, mark, claim, said = claim } = marked;
    if (!isWhole(claim) || !isSettled(lead, claim) || !isOwnClaim(marked, claim, lead, lists.get(listOf(lead))!.length))
      return undefined;
    if (isTitle(lead, week) && ![SETTLES, DECIDES, RULES].some((says) => says.test(claim))) return undefined;
    return { rule: `mark.${by}`, mark, claim, said, ...whole() };
  }
  if (lead.quoted || widthOf(lead.text) > LONGEST_SAID) return undefined;
  const text = unlabelled(BARE.includes(leadingMark(lead.label)) ? claimOf(lead) : lead.text);
  const own = text.replace(QUOTED, (quote) => quote.replace(/\p{L}/gu, ({ length }) => "x".repeat(length)));
  for (const sentence of sentencesIn(text)) {
    const at = text.indexOf(sentence);
    const isReasoned = leadingMark(labelOf(text.slice(at + sentence.length).trim())) === "reason";
    const found = saidOutright(own.slice(at, at + sentence.length), rules, isReasoned, at > 0);
    if (found === undefined) continue;
    // What was asked for is done by tomorrow; a rule that was asked for holds, in what was tried it is told of.
    const asked = found.mark === "rule" && lead.asked !== ATTEMPTS ? "" : lead.asked;
    const isLong = widthOf(sentence) > 1.3 * sentence.length || sentence.split(/\s+/u).length >= LEAST_WORDS;
    if (isLong && isWhole(sentence) && isSettled({ ...lead, asked }, sentence))
      return { rule: found.rule, mark: found.mark, claim: sentence, said: text, ...whole() };
  }
  return undefined;
}

/** What somebody else said or wrote: a notice, a slogan, an article. */
const QUOTED = /["“„](?! )[^"“”„\n]+["“”]|«[^»]+»|「[^」]+」|『[^』]+』/gu;

/** Labels that say nothing about what follows: `Important: never …`. */
const BARE: readonly (Mark | undefined)[] = ["note", "rule", "lesson", "decision", "remember", "reason"];

/** Words that make an item of a list a claim of its own, and no entry of an inventory. */
const SETTLES = saying("heard.chose", "heard.order", "heard.lasting", "heard.wants", "decided");
/** Beside them, what a decision is against, and why it was made; a lesson that denies something may be anybody's. */
const DECIDES = saying("negation", "withdrawal", "reason");
const RULES = saying("rule", "preference");
/** So few a person writes one by one; more is a specification, or a report. */
const [FEW, FEW_SENTENCES] = [2, 5];

/** An item that says it is something else: `Verification: 111 tests pass` among decisions. */
const OTHERWISE: readonly (Mark | undefined)[] = [
  ...(["outcome", "todo", "open", "question", "proposal", "meta", "reference"] as const),
];
/** What an item says of itself that was done: among decisions too it is an outcome. */
const DONE = saying("completion");
/** An entry of an inventory has a head and a dash, a colon or brackets behind it, or is a few words alone. */
const INVENTORY = /[:：(（[]|\s[—–-]\s|[=→]|^`/u;
const LEAST_WORDS_OF_SENTENCE = 4;

const isSentence = (claim: string): boolean =>
  /^\p{Lu}.{20,}[.!]$|[。！]$/u.test(claim) ||
  (!INVENTORY.test(claim) && (claim.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= LEAST_WORDS_OF_SENTENCE);

function isOwnClaim({ by, mark }: Marked, claim: string, { label }: Statement, length: number): boolean {
  if (by === "label" || by === "tag") return true;
  if (OTHERWISE.includes(leadingMark(label)) || DONE.test(claim)) return false;
  if (SETTLES.test(claim)) return true;
  const isPlain = length <= FEW_SENTENCES && isSentence(claim);
  if (mark === "decision") return isPlain || DECIDES.test(claim);
  if (mark === "lesson") return RULES.test(claim);
  return length <= FEW || RULES.test(claim) || isPlain;
}

/** A heading with lines of its own is their title, as `### Decision: merge order for concurrent changes`; a line in bold is none. */
const isTitle = (lead: Statement, { statements }: WeekText): boolean =>
  isBelow(statements[lead.index + 1], lead) && /^\s*#/.test(lead.log.lines[lead.from - 1]!);

/** With what is indented under it (of a longer list nothing, since nobody said which), and a `Why:` or `How to apply:` behind it. */
function detailsOf(lead: Statement, week: WeekText): Statement[] {
  const below = lead.children.map((index) => week.statements[index]!);
  const width = below.reduce((sum, { text }) => sum + widthOf(text), 0);
  const statements = [lead, ...(below.length <= MOST_DETAILS && width <= LONGEST_DETAILS ? below : [])];
  for (let i = lead.index + 1; i < week.statements.length; i++) {
    const next = week.statements[i]!;
    if (next.section !== lead.section) break;
    if (statements.includes(next)) continue;
    if (!GOES_ON.includes(leadingMark(next.label))) break;
    statements.push(next);
  }
  return statements;
}
