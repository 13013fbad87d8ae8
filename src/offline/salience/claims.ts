/**
 * Finds the claims of a week that may be worth remembering: a statement and what stands beside it and is nearly as likely, its
 * reason, its details. Likeliest first; no statement in two of them.
 */
import { isTold } from "../../daily/remembered-log.ts";
import { speaking } from "../../memory/identity/speaking.ts";
import { onceFor } from "../../once.ts";
import { statesLasting } from "../../text/lasting.ts";
import { leadingMark } from "../../text/marks.ts";
import { saysEnough } from "../../text/plain.ts";
import type { Claim, Statement, WeekText } from "../week.ts";
import { type Odds, oddsIn } from "./odds.ts";

/** A claim rests on this many statements at most: more is a report. */
const MOST_STATEMENTS = 5;
/** Longer together they are a report too, in characters. */
const LONGEST_CLAIM = 1500;
/** What stands beside the lead joins it when it is so likely next to it. */
const LEAST_SHARE = 0.5;
/** What goes on longer without an end is data, or nobody's sentence. */
const LONGEST_LEAD = 1200;
const LEAST_WORDS = 3;

const goesOn = ({ label }: Statement): boolean => ["reason", "apply"].includes(leadingMark(label) ?? "");
/** A lead has at least these odds: below, a reader's time is wasted on it. */
const LEAST_LIKELY = 0.12;
/** What each statement adds to the worth of its claim: as far as it is likelier than most lines are. */
const COMMON = 0.15;

/**
 * @param taken statements that are spoken for, by what is sure
 * @returns all that are likely: the caller takes as many as it may
 */
export function rankedClaims(week: WeekText, { odds = oddsIn(week), taken }: Ranking = {}): Claim[] {
  const likelihood = week.statements.map((statement) => likelihoodOf(statement, week, odds));
  const used = new Set(taken);
  const besides = new Set<Statement>();
  const claims: Claim[] = [];
  for (const lead of week.statements.toSorted((a, b) => likelihood[b.index]! - likelihood[a.index]!)) {
    const likely = likelihood[lead.index]!;
    if (likely < LEAST_LIKELY) break;
    if ((used.has(lead) && !besides.has(lead)) || !mayLead(lead, week)) continue;
    const statements = besides.has(lead) ? [lead] : grown(lead, week, likelihood, used);
    const details = statements.filter(
      (one) => one === lead || (one.index > lead.index && goesOn(one)) || isUnder(one, lead, week),
    );
    // What only stands beside a claim is told by nobody: what holds for long is asked about alone then.
    for (const one of statements) {
      used.add(one);
      if (!details.includes(one) && holdsForLong(one, week)) besides.add(one);
    }
    claims.push({ statements, details, lead, odds: Math.log(likely / (1 - likely)) });
  }
  const worthOf = ({ statements }: Claim): number =>
    statements.reduce((sum, { index }) => sum + Math.max(0, likelihood[index]! - COMMON), 0);
  return claims.sort((a, b) => worthOf(b) - worthOf(a));
}

/** Says in one sentence, and nothing but it, what holds for long. */
export const holdsForLong = ({ index, text, sign }: Statement, { unitsOf }: WeekText): boolean =>
  unitsOf[index]!.length === 1 && sign === "" && statesLasting(text);

interface Ranking {
  readonly odds?: Odds;
  readonly taken?: ReadonlySet<Statement>;
}

/** That of its likeliest sentence; 0 without one. */
const likelihoodOf = ({ index }: Statement, week: WeekText, { memory }: Odds): number =>
  1 / (1 + Math.exp(-Math.max(...week.unitsOf[index]!.map((unit) => memory[unit.index]!))));

/** Says something itself, and for longer than a session: neither `Why: …` nor `The rest:` nor an errand, or a task, begins a claim. */
function mayLead(statement: Statement, week: WeekText): boolean {
  const { index, text, sign, asked, label } = statement;
  const words = week.unitsOf[index]!.reduce((sum, unit) => sum + unit.words.length, 0);
  if (words < LEAST_WORDS || text.length > LONGEST_LEAD || !saysEnough(text)) return false;
  return asked === "" && !goesOn(statement) && (leadingMark(label) ?? (sign === "open" ? "todo" : "")) !== "todo";
}

/** The lead with what stands beside it in one list or text, or under it; the likelier side first. */
function grown(
  lead: Statement,
  week: WeekText,
  likelihood: readonly number[],
  used: ReadonlySet<Statement>,
): Statement[] {
  let [first, last, length] = [lead.index, lead.index, lead.text.length];
  const worthOf = (index: number): number => {
    const statement = week.statements[index];
    if (statement === undefined || used.has(statement) || statement.section !== lead.section) return 0;
    if (statement.speaker !== lead.speaker || length + statement.text.length > LONGEST_CLAIM) return 0;
    if (index > first && goesOn(statement)) return 1;
    const likely = likelihood[index]!;
    if (likely < LEAST_SHARE * likelihood[lead.index]!) return 0;
    return lead.parent === index || isUnder(statement, lead, week) || isBeside(statement) ? likely : 0;
  };
  const isBeside = onceFor((statement: Statement) => isSibling(statement, lead));
  while (last - first + 1 < MOST_STATEMENTS) {
    const [before, after] = [worthOf(first - 1), worthOf(last + 1)];
    if (before + after === 0) break;
    length += week.statements[after >= before ? ++last : --first]!.text.length;
  }
  return week.statements.slice(first, last + 1);
}

const isSibling = (one: Statement, other: Statement): boolean =>
  !isTold(one.log) && one.parent === other.parent && one.listed === other.listed && !areOpposed(one, other);

/** What takes a line back is no detail of it. */
function areOpposed(one: Statement, other: Statement): boolean {
  const [{ text: said }, { text }] = one.index < other.index ? [one, other] : [other, one];
  return speaking(text, { type: "project", name: said, description: said, body: said })?.how === "denies";
}

/** Whether a statement is a detail of another, or of its details. */
function isUnder(one: Statement, other: Statement, { statements }: WeekText): boolean {
  for (let at = one.parent; at >= other.index; at = statements[at]!.parent) if (at === other.index) return true;
  return false;
}
