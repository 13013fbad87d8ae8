/**
 * Answers the precision profile offline: the claims that the extractive model would remember, and what still waits when
 * the logs end, each with kind, subject and importance read off its own words; of a conversation only what the person
 * says. What would not pass the profile's own checks is not handed over, and an empty list is a good answer.
 */
import type { DailyLog } from "../daily/daily-log.ts";
import type { Request } from "../model/model.ts";
import { narrationIn } from "../profile/precision/narration.ts";
import { transientIn } from "../profile/precision/transient.ts";
import { type Claim, chooseClaims } from "./claims.ts";
import { parentTitle } from "./context.ts";
import { isFiller } from "./filler.ts";
import { isMarked } from "./marked.ts";
import { BECAUSE, type EntryKind, kindOfText, LEFT_UNDONE, PASSING } from "./precision-cues.ts";
import { isAnnounced, isOpen, kindOfClaim } from "./precision-kind.ts";
import { subjectOf } from "./precision-subject.ts";
import { tagsOf } from "./precision-tags.ts";
import { isTalk, sayingsIn } from "./precision-talk.ts";
import { quotesOf, repeatedLines } from "./quotes.ts";
import { type Scores, scoreUnits } from "./ranking.ts";
import { ratingOf } from "./rating.ts";
import { settledIn } from "./settled.ts";
import { type Statement, statementsIn } from "./statements.ts";
import { readWeek, type WeekText } from "./units.ts";
import { type Wording, worded } from "./wording.ts";
import { isWide } from "./words.ts";

interface Entry {
  readonly type: EntryKind;
  readonly subject: string;
  readonly content: string;
  readonly importance: number;
  readonly expiry: "permanent" | "temporary";
  readonly tags: readonly string[];
  readonly source_context?: string;
  readonly evidence: readonly string[];
}

/** @returns the text of the answer: one JSON object with `entries` */
export function precisionAnswer(request: Request): string {
  const talks = request.logs.filter(isTalk);
  const logs = request.logs.filter((log) => !talks.includes(log));
  const entries = [...(logs.length > 0 ? entriesOfLogs(logs) : []), ...entriesOfTalk(talks)];
  const once = new Map(entries.filter(isFit).map((entry) => [entry.content.toLowerCase(), entry]));
  return `${JSON.stringify({ entries: [...once.values()] }, null, 1)}\n`;
}

const isFit = ({ subject, content, type, expiry }: Entry): boolean =>
  subject !== "" &&
  !LEFT_UNDONE.test(content) &&
  narrationIn(content) === undefined &&
  transientIn({ kind: type, content, expiry }) === undefined;

function entriesOfLogs(logs: readonly DailyLog[]): Entry[] {
  const week = readWeek(statementsIn(logs));
  const scores = scoreUnits(week);
  const repeated = repeatedLines(new Set(logs));
  const settled = settledIn(week);
  const claims = chooseClaims(week, scores);
  const told = new Set(claims.flatMap(({ statements, echoes }) => [...statements, ...echoes]));
  const alone = week.statements.filter((one) => !told.has(one) && !settled.has(one) && standsAlone(one, week));
  const waiting = likeliest(
    alone.filter((one) => isOpen(one, week)),
    MOST_WAITING,
    week,
    scores,
  );
  const others = likeliest(
    alone.filter((one) => !waiting.includes(one) && isWorthIt(one, week, scores)),
    mostOthers(week),
    week,
    scores,
  );
  const entryOf = (anchor: Statement, as?: EntryKind): Entry => {
    const score = LIKELIHOOD + LIKELIHOOD_PER_ODDS * worthOf(anchor, week, scores);
    return entryOfClaim({ statements: [anchor], anchor, echoes: [], score }, week, scores, repeated, as);
  };
  return [
    ...claims.map((claim) => entryOfClaim(claim, week, scores, repeated)),
    ...waiting.map((anchor) => entryOf(anchor, "todo")),
    // A decision by a word alone, which nothing marks as one, is mostly a step of the day.
    ...others.map((anchor) =>
      entryOf(anchor, isMarked(anchor) || kindOfText(anchor.text) !== "decision" ? undefined : "fact"),
    ),
  ];
}

const MOST_WAITING = 4;
/** A week holds about so many further facts for the root of its thousand bytes. */
const OTHERS_PER_ROOT = 0.7;
const MOST_OTHERS = 10;
/** The log odds, as the ranker of the weekly document sees it, from which on a statement is worth an entry. */
const LEAST_ODDS = 0.25;
/** What such odds are next to the likelihood of a claim. */
const LIKELIHOOD = 0.35;
const LIKELIHOOD_PER_ODDS = 0.1;
const LEAST_LENGTH = 20;
const LEAST_WIDE_LENGTH = 12;

const mostOthers = (week: WeekText): number => {
  const bytes = week.units.reduce((sum, unit) => sum + unit.bytes, 0);
  return Math.min(MOST_OTHERS, Math.round(OTHERS_PER_ROOT * Math.sqrt(bytes / 1000)));
};

/** By the odds of its best sentence. */
const worthOf = ({ index }: Statement, week: WeekText, scores: Scores): number =>
  Math.max(...(week.unitsOf[index] ?? []).map((unit) => scores.fact[unit.index] ?? 0), -10);

/** The likeliest, in the order of the logs. */
const likeliest = (statements: readonly Statement[], most: number, week: WeekText, scores: Scores): Statement[] =>
  statements
    .toSorted((a, b) => worthOf(b, week, scores) - worthOf(a, week, scores) || a.index - b.index)
    .slice(0, most)
    .sort((a, b) => a.index - b.index);

/** In the log's own voice, long enough to say something, and no lead of a list. */
function standsAlone({ text, quoted, label, children }: Statement, week: WeekText): boolean {
  const least = isWide(text.charCodeAt(0)) ? LEAST_WIDE_LENGTH : LEAST_LENGTH;
  if (quoted || week.speakers.has(label) || children.length > 0 || text.length < least) return false;
  return !isFiller(text) && !/[:：?？]$/.test(text);
}

/** A figure, a name, a reason or a mark of its own: what else the day tells is its story. */
const isWorthIt = (statement: Statement, week: WeekText, scores: Scores): boolean =>
  worthOf(statement, week, scores) >= LEAST_ODDS &&
  (isMarked(statement) || BECAUSE.test(statement.text) || /\d|`|\p{Ll} \p{Lu}/u.test(statement.text));

/** Longer, a body is an enumeration: its first sentence has to do. */
const LONGEST_CONTENT = 420;

function entryOfClaim(
  claim: Claim,
  week: WeekText,
  scores: Scores,
  repeated: ReadonlySet<string>,
  as?: EntryKind,
): Entry {
  const { anchor, statements, echoes } = claim;
  const wording = worded(claim, week, scores);
  const content = contentOf(wording);
  const kind = as ?? kindOfClaim(anchor, content, wording.type === "feedback", week);
  const days = new Set([...statements, ...echoes].map(({ log }) => log.day)).size;
  const title = week.subjects[anchor.index]?.title ?? "";
  const label = week.speakers.has(anchor.label) ? "" : anchor.label;
  const subject = subjectOf(content, { label, headings: headingsOf(anchor, week) }, (name) => usesOf(name, week));
  return {
    type: kind,
    subject,
    content,
    importance: ratingOf({ kind, text: content, marked: isAnnounced(anchor), likelihood: claim.score, days }),
    expiry: kind === "todo" || (kind === "fact" && PASSING.test(content)) ? "temporary" : "permanent",
    tags: tagsOf(content, week),
    ...(title !== "" && title !== subject && { source_context: title }),
    evidence: quotesOf([...statements, ...echoes], repeated),
  };
}

/** The claim with its reason where both are short; else what describes it. */
function contentOf({ body, description }: Wording): string {
  const line = body
    .replace(/\*\*(Why|How to apply):\*\*/g, "$1:")
    .replace(/\s+/g, " ")
    .trim();
  return line.length <= LONGEST_CONTENT && !/^- |\n- /m.test(body) ? line : description;
}

function entriesOfTalk(logs: readonly DailyLog[]): Entry[] {
  return sayingsIn(logs).map(({ kind, text, quote }) => ({
    type: kind,
    subject: subjectOf(text, { label: "", headings: [] }),
    content: text,
    importance: ratingOf({ kind, text, marked: false, likelihood: LIKELY_SAID, days: 1 }),
    expiry: kind === "todo" ? "temporary" : "permanent",
    tags: [],
    evidence: [quote],
  }));
}

/** What stands over it, the nearest first: what it is a detail of, then the headings without their form. */
const headingsOf = (anchor: Statement, week: WeekText): string[] =>
  [parentTitle(anchor, week.statements), ...anchor.headings.toReversed()].filter((title) => title !== "");

/**
 * In how many statements a name stands, in its words or under its heading. A plain word is no name of a thing: logs are full of
 * it, and half of what they say could be filed under it.
 */
const usesOf = (name: string, week: WeekText): number =>
  /^[\p{L}'’]+$/u.test(name) && !/\p{Ll}\p{Lu}/u.test(name)
    ? 0
    : week.statements.filter(({ text, headings }) => [text, ...headings].some((told) => told.includes(name))).length;

/** What somebody says of themselves is neither likelier nor less likely to matter than another claim. */
const LIKELY_SAID = 0.5;
