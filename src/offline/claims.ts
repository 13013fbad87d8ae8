/**
 * Finds the claims of a week that may be worth remembering: runs of statements that stand together and carry one
 * thought, a claim with its reason and details.
 */
import { continuationOf } from "./continuations.ts";
import { isFiller } from "./filler.ts";
import { isFlatItem } from "./flat-lists.ts";
import type { Scores } from "./ranking.ts";
import { sectionOf } from "./sections.ts";
import { type Stated, statedOf } from "./stated.ts";
import type { Statement } from "./statements.ts";
import { isTied } from "./ties.ts";
import { LONGEST_UNIT, type WeekText } from "./units.ts";

export interface Claim {
  /** In the order of the log; the statement that says most is `anchor`. */
  readonly statements: readonly Statement[];
  readonly anchor: Statement;
  /** Statements elsewhere that say the same: evidence, not text. */
  readonly echoes: readonly Statement[];
  readonly score: number;
}

/** A claim rests on this many statements at most: more is a report. */
const MOST_STATEMENTS = 5;
/** What a statement has to bring to be worth its place in a claim. */
const LEAST_SHARE = 0.07;
/** Longer together, paragraphs are a report, not a claim and its reason. */
const LONGEST_CLAIM = 1500;
/** Below this a statement between two others is passed over. */
const LEAST_WORTH = 0.03;
/** A log's own `Decision:`, `Lesson:` or `Preference:` counts this much more. */
const MARKED = 1.5;
const STATED_WORTH = [0, 0.33, 0.4] as const;
/** What waits today is done or forgotten in a month. */
const WAITING = 0.3;

/** A week holds about so many for the root of its thousand bytes, and never more than the most. */
const CLAIMS_PER_ROOT = 2;
const MOST_CLAIMS = 10;
/** Two statements that share so much say one thing. */
const SAME_CLAIM = 0.45;
const MOST_EVIDENCE = 6;
/** A weaker claim is not worth a reader's time: half of them would be junk. */
const LEAST_SCORE = 0.25;

/**
 * The best claims of the week: as many as a week of its size is likely to hold, none that is not likely enough. What
 * repeats a better claim elsewhere joins it as evidence.
 */
export function chooseClaims(week: WeekText, scores: Scores): Claim[] {
  const bytes = week.units.reduce((sum, unit) => sum + unit.bytes, 0);
  const stated = week.statements.map((statement) => statedOf(statement, week));
  const most = Math.min(
    MOST_CLAIMS,
    Math.max(stated.filter((sure) => sure > 0).length, Math.round(CLAIMS_PER_ROOT * Math.sqrt(bytes / 1000))),
  );
  const chosen: Claim[] = [];
  const candidates = claimsIn(week, scores, stated).slice(0, 6 * MOST_CLAIMS);
  const isStated = ({ anchor }: Claim): boolean => (stated[anchor.index] ?? 0) > 0;
  let statedLeft = candidates.filter(isStated).length;
  for (const claim of candidates) {
    if (isStated(claim)) statedLeft--;
    const same = chosen.findIndex((other) => likeness(claim.anchor, other.anchor, week) >= SAME_CLAIM);
    const other = chosen[same];
    if (other === undefined) {
      // What the log plainly states keeps its place, however likely its neighbours look.
      if (chosen.length + (isStated(claim) ? 0 : statedLeft) < most) chosen.push(claim);
    } else if (other.statements.length + other.echoes.length < MOST_EVIDENCE) {
      chosen[same] = { ...other, echoes: [...other.echoes, claim.anchor] };
    }
  }
  return chosen;
}

/** The share of the rarer words of the shorter statement that the other says too. */
function likeness(a: Statement, b: Statement, week: WeekText): number {
  const wordsOf = (statement: Statement): Set<number> =>
    new Set((week.unitsOf[statement.index] ?? []).flatMap((unit) => unit.words));
  const left = wordsOf(a);
  const right = wordsOf(b);
  const weigh = (words: Iterable<number>): number =>
    [...words].reduce((sum, word) => sum + (week.rarity[word] ?? 0), 0);
  const shared = [...left].filter((word) => right.has(word));
  return weigh(shared) / Math.max(1, Math.min(weigh(left), weigh(right)));
}

/** @returns candidates, best first, no statement in two of them */
function claimsIn(week: WeekText, scores: Scores, stated: readonly Stated[]): Claim[] {
  const worth = week.statements.map((statement) => worthOf(statement, week, scores, stated[statement.index] ?? 0));
  const groups = Map.groupBy(week.statements, (statement) => groupOf(statement, week));
  const candidates = [...groups.values()].flatMap((group) => runsOf(group, week, worth, stated));
  candidates.sort((a, b) => b.score - a.score || a.anchor.index - b.anchor.index);
  const used = new Set<number>();
  return candidates.filter((claim) => {
    if (claim.statements.some((statement) => used.has(statement.index))) return false;
    for (const statement of claim.statements) used.add(statement.index);
    return true;
  });
}

/** The likelihood that a statement carries a memory: that of its best sentence. Bookkeeping carries none. */
function worthOf(statement: Statement, week: WeekText, scores: Scores, stated: Stated): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const unit of week.unitsOf[statement.index] ?? []) {
    if (unit.bytes <= LONGEST_UNIT) best = Math.max(best, scores.memory[unit.index] ?? 0);
  }
  if (best === Number.NEGATIVE_INFINITY) return 0;
  const waits =
    stated === 0 &&
    (statement.asked || statement.sign === "open" || sectionOf(statement, week) === "Blockers & Open Items");
  const worth = Math.max(STATED_WORTH[stated], sigmoid(best + MARKED * (stated / 2))) * (waits ? WAITING : 1);
  return worth < LEAST_WORTH || isFiller(statement.text) ? 0 : worth;
}

const sigmoid = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** Whether a list goes on to its next item, as in a list of many things: no detail of the one before. */
function isNextItem(first: Statement, next: Statement, week: WeekText, stated: readonly Stated[]): boolean {
  if (next.parent !== first.parent) return false;
  return first.listed && next.listed && ((stated[first.index] ?? 0) > 0 || isFlatItem(first, week));
}

/** What is said in a chat stands for itself: the next turn is another thought. */
function groupOf(statement: Statement, week: WeekText): string {
  return week.speakers.has(statement.label) ? `said ${statement.index}` : (week.subjects[statement.index]?.key ?? "");
}

/**
 * Every run of neighbours, up to the most statements of a claim, with what it is worth. What is stated begins its own; a
 * reason or a way to apply it goes with the statement before, and begins none.
 */
function runsOf(
  group: readonly Statement[],
  week: WeekText,
  worth: readonly number[],
  stated: readonly Stated[],
): Claim[] {
  const claims: Claim[] = [];
  const goesOn = (at: number): boolean => {
    const statement = group[at];
    return at > 0 && statement !== undefined && continuationOf(statement) !== "";
  };
  for (let from = 0; from < group.length; from++) {
    const first = group[from];
    if (first === undefined || goesOn(from)) continue;
    let score = 0;
    let anchor = first;
    let length = 0;
    const end = Math.min(group.length, from + MOST_STATEMENTS);
    for (let to = from; to < end; to++) {
      const statement = group[to];
      if (statement === undefined) break;
      const isPart = to > from && goesOn(to);
      length += statement.text.length;
      if (to > from && !isPart && length > LONGEST_CLAIM) break;
      if (to > from && !isPart && ((stated[statement.index] ?? 0) > 0 || isNextItem(first, statement, week, stated)))
        break;
      if (to > from && !isPart && !isTied(group.slice(from, to), statement, week)) break;
      const own = worth[statement.index] ?? 0;
      score += isPart ? Math.max(0, own - LEAST_SHARE) : own - LEAST_SHARE;
      if (own > (worth[anchor.index] ?? 0) && !isPart) anchor = statement;
      if ((own < LEAST_SHARE && to > from && !isPart) || score < LEAST_SCORE || (to + 1 < end && goesOn(to + 1)))
        continue;
      const statements = group
        .slice(from, to + 1)
        .filter((one, i) => one === anchor || goesOn(from + i) || (worth[one.index] ?? 0) >= LEAST_WORTH);
      claims.push({ statements, anchor, echoes: [], score });
    }
  }
  return claims;
}
