/**
 * Tells a record of routine from one worth keeping, by its words alone (contract §4, `ROUTINE`): nothing but a commit, what a
 * file of code holds, how a test run or a task stands, or a step that left nothing behind. A reason, a rule, a choice or a
 * finding beside it makes it more than that.
 */
import { isOnlyDays, saysHowOften, weekdaysIn, writtenDaysIn } from "../../text/days.ts";
import type { Language, Mark, PhraseKey } from "../../text/lexicon/lexicon.ts";
import { headingMark } from "../../text/marks.ts";
import { saying } from "../../text/phrases.ts";
import { isHan } from "../../text/scripts.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { contentWords, isSmallWord } from "../../text/words.ts";
import { withoutTransients } from "../activity/transients.ts";
import { STANDING } from "../precision/entry.ts";
import type { Claimed } from "../profile.ts";
import type { Refused } from "../refusal.ts";

/** Why it is so, what shall be, what was learnt: that is worth keeping whatever it is about. */
const MORE = saying("reason", "rule", "lasting", "lesson", "finding", "preference", "decided", "replacement", "ended");
/** `not decided yet` says `decided`, and decides nothing; a `bug` that was worked on, or a status that `showed`, is no finding. */
const SAYS_LESS = saying("unconfirmed", "step", "chore", "smoothly", "workpiece", "fault");
/** What a line of a file, or a commit, changed something to, they say; and what must be till tomorrow is no rule. */
const saysMore = (text: string): boolean => {
  const isMore = ({ key }: { readonly key: PhraseKey }): boolean =>
    key === "replacement" ? !namesLine(text) && !ofCommit(text) : key !== "rule" || !endsSoon(text);
  return MORE.all(SAYS_LESS.without(text)).some(isMore) && !countsChecks(text) && !endsMended(text) && !ofState(text);
};
/** What one task or session taught holds for the next, and so does what was decided in it. */
const LEARNT = saying("reason", "lesson", "finding", "decided", "lasting");
const TASK = saying("taskScope");
export const SCOPE = saying("taskScope", "sessionScope");

/** Whether it holds for one task or session only. */
const isScoped = (text: string, scope = TASK): boolean => scope.test(text) && !LEARNT.test(scope.without(text));
/** A reason makes it worth keeping until the task is over, and no longer. */
export const endsWithTask = (text: string): boolean => TASK.test(text) && !LASTS.test(TASK.without(text));
const LASTS = saying("lesson", "finding", "decided", "lasting", "replacement", "ended");
const TELLS = saying("narration.asked", "narration.answered");
/** The same of a log's line, or for one session: what somebody told in a session holds longer than that. */
export const holdsForOnce = (line: string): boolean => isScoped(line, SCOPE) && !TELLS.test(line);

/** @returns why a typed record is none to keep, or undefined */
export function routineIn({ type, name, description, body }: Omit<Claimed, "line">): Refused | undefined {
  if (sentencesIn(body).every(isOnlySecret))
    return { code: "SECRET", reason: "but for a redacted secret it says nothing" };
  if ([description, body].every((text) => withoutMarked(text, ["reason", "apply"]) === ""))
    return { code: "MISSING_FIELD", reason: "it gives a reason, and says not of what" };
  if ([description, body].every((text) => questionIn(text) !== undefined)) return questionIn(body);
  const said = `${description}\n${body}`;
  const isWork = type === "project" || type === "feedback";
  if (isWork && isScoped(said)) return { code: "SESSION_SCOPE", reason: "it holds for one task or session only" };
  if (saysMore(name) || saysMore(description)) return undefined;
  // A pointer into code is what a reference is for; an order of feedback is a rule.
  const of = type === "project" ? OF_PROJECT : isWork ? ROUTINES : ROUTINES.filter(({ is }) => is !== ofCode);
  return routineAmong(withoutMarked(body, ["apply"]), of);
}

/** A question settles nothing, and a memory of it reads as if it did. */
export const questionIn = (text: string): Refused | undefined =>
  sentencesIn(text).every((sentence) => /[?？]["'»”」*_)）]*$/u.test(sentence.trim()))
    ? { code: "UNCONFIRMED", reason: "it asks, and nobody answered" }
    : undefined;

/** How to apply what says nothing says nothing either: `keep in mind`. */
export const withoutMarked = (body: string, marks: readonly Mark[]): string =>
  body
    .split(/\n{2,}|\n(?=\s*\*\*)/u)
    .filter((part) => !marks.includes(headingMark(LABEL.exec(part)?.[1] ?? "") as Mark))
    .join("\n\n");
const LABEL = /^\s*(?:[-*] )?(?:\*\*|__)?([^:：*_\n]{2,40})(?:\*\*|__)?[:：]/u;

/** The same of a bare statement; of a bullet, where a figure is a result, a run that fails is news, and what waits is for the open items to tell. */
export const routineOf = (body: string): Refused | undefined => routineAmong(body, ROUTINES);
export const routineOfBullet = (text: string): Refused | undefined =>
  /\d/u.test(text) || (CHECKS.test(text) && FAILING.test(text)) ? undefined : routineAmong(text, LEFT_NOTHING);

function routineAmong(body: string, routines: typeof ROUTINES): Refused | undefined {
  if (saysMore(body)) return undefined;
  const reasons = sentencesIn(body).map((sentence) => routines.find(({ is }) => is(sentence))?.reason);
  return reasons[0] !== undefined && !reasons.includes(undefined) ? { code: "ROUTINE", reason: reasons[0] } : undefined;
}

/** Where the secret stood, what is left names it, and where it belongs. */
const isOnlySecret = (text: string): boolean =>
  text.includes(MARK) && !saysMore(text) && sizeOf(text.replaceAll(MARKED, " ")) <= MOST_BESIDE_SECRET;
const MARK = "[redacted:";
const MARKED = /\[redacted:[^\]\n]{1,40}\]/gu;
const MOST_BESIDE_SECRET = 4;

/** `Commit 3fa9c1e moved …`: git tells it. */
const ofCommit = (text: string): boolean => withoutTransients(text.slice(0, LONGEST_LEAD)).kinds.has("commit");
const LONGEST_LEAD = 24;

/** A file or a folder of code, and hardly a word that is no name of code. Without a folder, `Next.js` is a product. */
const SOURCE =
  /(?<![\w./-])src\/[\w./-]{1,80}|[\w./-]{1,80}\/[\w.-]{1,80}\.[cm]?js\b|[\w./-]{1,80}\.(?:[cm]?tsx?|jsx|py|rs|go|java|kt|swift|c|cc|cpp|h|hpp|cs|rb|php|lua|dart)\b/u;
/** What a project says of itself, where it is what the sentence begins with: `tsconfig.json sets …`, `In AGENTS.md steht …`, `PORT is 8081 in .env`. */
const OWN_FILE =
  /^[^\p{L}]*(?:\p{L}{1,6} `?|[A-Z][A-Z\d_]{3,}\b.{1,80}\s`?)?(?:[\w./-]{0,80}\.(?:jsonc?|toml|ya?ml|ini|cfg|conf|env|config\.[cm]?[jt]s)|(?:AGENTS|CLAUDE|GEMINI|README|CONTRIBUTING)\.md|README)(?!\w)/u;
/** `According to the README`, `D'après le README` */
const LEAD = /^(?:\p{L}{1,9}['’ ]){1,2}/u;
const ofOwnFile = (text: string): boolean =>
  OWN_FILE.test(text.replace(LEAD, (lead) => (sizeOf(lead) === 0 ? "" : lead)));
const CODE_NAME =
  /(?<![\w./:-])(?:(?:src|[a-z][\w.-]{0,40}\/[\w.-]{1,40})\/[\w./-]{0,80}|[\w./:-]*[\w./-](?:\(\)|\.[a-z]{1,4}\b))|\b\w*[a-z\d][A-Z]\w*\b|\b\w*_\w+\b|`[^`\n]+`/gu;
const ofCode = (text: string): boolean =>
  (SOURCE.test(text) || ofOwnFile(text) || namesCode(text) || namesLine(text)) &&
  sizeOf(CODE_PART.without(text).replace(CODE_NAME, " ")) <= MOST_CODE;
const MOST_CODE = 6;

const CODE_FILE = /(?<![\w/])[\w-]{2,60}\.[cm]?[jt]sx?(?!\w)/u;
const FAULT = saying("fault");
/**
 * `Fixed the CORS failure by adding credentials in client.ts`, `the bug on line 44 is fixed`, `Absturz behoben: …`: the fix is in
 * the code. Another figure may be what it was about.
 */
const ofFix = (text: string): boolean =>
  (MENDED.leading(text) !== undefined && (SOURCE.test(text) || CODE_FILE.test(text) || namesLine(text))) ||
  (MENDED.test(text) && (FAULT.test(text) || text.search(CODE_NAME) >= 0) && isOnLine(text)) ||
  endsMended(text);

/** `The crash came from a stale cookie and is fixed`, `The job crashed on GIFs; solved by a check`: each clause tells what is over, and no more. */
const endsMended = (text: string): boolean =>
  FAULT.test(text) &&
  clausesOf(text).some(tellsMended) &&
  clausesOf(text).every(isOver) &&
  !STAYS_TRUE.test(WAS.without(text));
const isOver = (clause: string): boolean => tellsMended(clause) || (WAS.test(clause) && !FIGURE.test(clause));
const clausesOf = (text: string): string[] => sentencesIn(text).flatMap((one) => one.split(CLAUSE_END));
const tellsMended = (clause: string): boolean =>
  MENDED.closing(clause) !== undefined ||
  ((MENDED.leading(clause) ?? FAULT.leading(clause)) !== undefined && MENDED.test(clause) && !FIGURE.test(clause));
const WAS = saying("fault", "was");
const FIGURE = /(?<![\p{L}-])\d/u;
const STAYS_TRUE = saying("rule", "lasting", "lesson", "decided", "replacement", "negation", "unfinished");

/** `The function parseRow …`, `parseRow関数`, `in app/mail/views, loaded by the class`: a word for code beside a name of it, or a path. */
const namesCode = (text: string): boolean =>
  CODE_PART.all(text).some(({ from, to }) =>
    [...text.matchAll(CODE_NAME)].some(
      ({ index, 0: name }) =>
        /^[a-z][\w.-]*\/[\w.-]+\//u.test(name) ||
        Math.min(Math.abs(index - to), Math.abs(from - index - name.length)) <= 1,
    ),
  );

const CODE_PART = saying("codePart");
/** `line 31 of cart.ts`, `cart.tsの31行目` */
export const namesLine = (text: string): boolean => FILE.test(text) && isOnLine(text);
const isOnLine = (text: string): boolean =>
  CODE_PART.all(text).some(
    ({ from, to }) => /\d\.?\s?(?:\p{L}\s?)?$/u.test(text.slice(0, from)) || /^\s?\d/u.test(text.slice(to)),
  );
const FILE = /\w\.[a-z]{1,5}(?!\w)|(?<!\w)(?:Dockerfile|Makefile|Jenkinsfile|Gemfile|Procfile)(?!\w)/u;

const [CHECKS, RULE, FAILING] = [saying("checks"), saying("rule"), saying("open", "unfinished", "outage")];
const STATE = saying("passing", "open", "completion", "mended", "unfinished");
/** How a test run stands, and hardly a word beside; where it is said of the run, also where and since when: `tests are red on main since the merge`. */
function ofChecks(text: string): boolean {
  if (!CHECKS.test(text) || !STATE.test(text)) return false;
  const why = BECAUSE.first(text)?.to ?? text.length;
  const isSaidOfIt =
    CHECKS.all(text).some(({ to }) => PASSING.all(text).some(({ from }) => from > to && from - to <= SAID_WITHIN)) &&
    sizeOf(text.slice(why)) <= MOST_BESIDE &&
    !RULE.test(text);
  return sizeOf(STATE.without(CHECKS.without(text))) <= (isSaidOfIt ? MOST_AROUND : MOST_BESIDE);
}
const PASSING = saying("passing");
/** Letters between a run and how it stands: `The tests on main are red`. */
const SAID_WITHIN = 15;
const [ONE_BESIDE, MOST_BESIDE, MOST_AROUND] = [1, 2, 5];
const BECAUSE = saying("reason");

/** `所有测试都通过了`: a word of a rule that only counts the tests, with nothing beside; `tests must pass` has one behind them. */
const countsChecks = (text: string): boolean =>
  CHECKS.test(text) &&
  STATE.test(text) &&
  RULE.all(text).every(({ from, to }) => CHECKS.all(text).some((one) => from <= one.from && one.from <= to + 1)) &&
  sizeOf(STATE.without(CHECKS.without(RULE.without(text)))) < 1;

const SOON = saying("time.day0", "time.day+1", "transient", "now");
/** `Currently debugging OOM` */
export const isUnderWay = (text: string): boolean => UNTIL.test(text) && PROBING.test(text);
const [UNTIL, NEXT_DAY] = [saying("transient"), saying("time.day+1")];
const [WAITING, PROBING] = [saying("waiting"), saying("probing")];
/** `We have to wait for the certificate until tomorrow.` `Waiting for the cluster, it should be up this afternoon.` */
const endsSoon = (text: string): boolean => {
  const days = NEXT_DAY.all(text);
  const isTillThen = UNTIL.all(text).some(({ from, to }) => days.some((day) => from <= day.from && day.to <= to));
  return isTillThen || isUnderWay(text) || (WAITING.leading(text) !== undefined && SOON.test(text));
};

/** `Done when Paul has signed` is a rule. */
const CONDITION = saying("condition");
const [OUTAGE, MANNER] = [saying("outage", "open"), saying("manner")];
const [GONE, WORKPIECE] = [saying("leaving", "takenBack", "denied", "refusal", "decided"), saying("workpiece")];
const [MOMENT, TODAY] = [saying("now", "newly", "transient", "time.day0"), saying("now", "transient", "time.day0")];
/** `Staging is down right now.`, `The VPN is flaky today`: whoever reads it finds it otherwise. */
const ofOutage = (text: string): boolean =>
  !CONDITION.test(text) &&
  [[OUTAGE, MOMENT] as const, [MANNER, TODAY] as const].some(
    ([state, when]) => state.test(text) && when.test(text) && sizeOf(when.without(state.without(text))) <= MOST_BESIDE,
  );

const [DONE, MENDED] = [saying("completion"), saying("mended")];
/** `This was fixed there.` */
const ofNothing = (text: string): boolean =>
  (DONE.test(text) || MENDED.test(text)) && sizeOf(DONE.without(MENDED.without(text))) === 0;

const TRACKED = saying("ticket", "branch");
const AT_WORK = saying("open", "completion", "mended", "unfinished", "waiting");
/** `The ticket is in review with Paul.`, `Ticket PAY-99 was opened`: the tracker tells it. */
function ofTracker(text: string): boolean {
  const { rest, kinds } = withoutTransients(text);
  const left = TRACKED.without(rest);
  if (kinds.has("ticket") && sizeOf(left) <= ONE_BESIDE) return true;
  if (!TRACKED.test(text) || CONDITION.test(text) || !AT_WORK.test(TRACKED.without(text))) return false;
  if (WAITING.test(text)) return sizeOf(AT_WORK.without(left)) <= MOST_AWAITED;
  return !/\d/u.test(rest) && sizeOf(AT_WORK.without(left)) <= MOST_BESIDE;
}

const MOST_AWAITED = 8;
/** `Waiting for Ana.`, `Still working on the login page.`: over before anybody reads it. `Waiting for the bus, we …` says what they do then. */
function ofAwaited(text: string): boolean {
  const first = WAITING.first(text);
  const isLed = first !== undefined && contentWords(text.slice(0, first.from)).length === 0;
  const isWhole =
    WAITING.closing(text) !== undefined || (isLed && !/[,，、]/u.test(text.slice(STANDS.all(text).at(-1)!.to)));
  return isWhole && sizeOf(WAITING.without(text)) <= MOST_AWAITED;
}

const UNSETTLED = saying("unconfirmed");
/** `Wait with that, it is not decided yet.` */
const ofNothingSettled = (text: string): boolean =>
  (UNSETTLED.test(text) && sizeOf(UNSETTLED.without(text)) <= MOST_BESIDE) || ofNothingButLater(text);

const [LATER, TERM] = [saying("postponed", "unfinished"), saying("condition", "deadline")];
/** `Postponed to May`, `not made yet, we wait for Tomas`: of what, nobody says. */
function ofNothingButLater(text: string): boolean {
  const [clause = ""] = text.slice(LATER.leading(text)?.to ?? text.length).split(/[,;.，；。、]/u, 1);
  const rest = clause.slice(0, TERM.first(clause)?.from).match(/[\p{L}\p{N}]+/gu) ?? [];
  return LATER.leading(text) !== undefined && isOnlyDays(rest.filter((word) => !isSmallWord(word)).join(" "));
}

/** What is done in a minute, with no result that anybody comes back to; and what may stand before it. */
const ORDER = saying("momentary", "request", "link", "now", "newly");
const VERB_LAST: ReadonlySet<Language> = new Set(["ja", "ko", "tr", "de", "nl"]);

/** Whether a text begins with an order of the moment, or ends with one, where the verb stands last. */
export function isOrder(text: string): boolean {
  let end = 0;
  for (const { key, from, to } of ORDER.all(text)) {
    if (/[\p{L}\p{N}]/u.test(text.slice(end, from))) break;
    if (key === "momentary") return true;
    end = Math.max(end, to);
  }
  const last = ORDER.closing(text);
  return (
    last !== undefined &&
    ORDER.all(text).some(({ key, language, to }) => key === "momentary" && VERB_LAST.has(language) && to >= last.from)
  );
}
/** `Restart the gateway now.` */
const ofMoment = (text: string): boolean =>
  isOrder(text) && NOW.test(text) && sizeOf(ORDER.without(text)) <= ONE_BESIDE;
const [NOW, MOMENTARY] = [saying("now", "newly"), saying("momentary")];
/** `Check the gateway logs for …`: an order with no rule, day, owner or reason to come back (document 004's session orders). */
const isMomentary = (text: string): boolean => isOrder(text) && !lasts(MOMENTARY.without(text));
const AHEAD = ["time.day+1", "time.week+1"] as const;
const LASTING = saying("lasting", "rule", "deadline", "condition", "reason", "replacement", ...AHEAD);
const lasts = (text: string): boolean =>
  LASTING.test(text) || /\d{4}-\d\d/.test(text) || weekdaysIn(text).length > 0 || saysHowOften(text) || endsOnDay(text);
/** `Launch on 12 May.` */
const endsOnDay = (text: string): boolean =>
  writtenDaysIn(text).some(({ to }) => !/[\p{L}\p{N}]/u.test(text.slice(to)));

const STANDS = saying("waiting", "open", "outage", "unfinished");
const MORE_THAN_STATE = saying("leaving", "postponed", "fault", "negation", "supposed", "measured");
/** `Das Angebot ist in Arbeit`, `Blocked because the key is missing`: each clause only says how something stands, and soon it stands otherwise. */
function ofState(told: string): boolean {
  const text = BECAUSE.all(told).reduceRight((left, { from, to }) => `${left.slice(0, from)}, ${left.slice(to)}`, told);
  if (MORE_THAN_STATE.test(STANDS.without(text)) || GONE.test(text) || lasts(text)) return false;
  return text.split(CLAUSE_END).every((clause, i) => {
    const isSaid = STANDS.closing(clause) ?? (i > 0 ? STANDS.leading(clause) : undefined);
    return isSaid !== undefined && sizeOf(STANDS.without(clause)) <= MOST_STANDING;
  });
}
const CLAUSE_END = /(?:[,;:，、；：]\s?)+/u;
const MOST_STANDING = 3;

const AT_ONCE = saying("now");
/** @returns why an entry of precision will not outlive its session, or undefined */
export function transientIn({ kind, content, expiry }: Record<"kind" | "content" | "expiry", string>) {
  if (expiry === "session-only") return "it is said to matter in this session only";
  if (isScoped(content)) return "it holds for one task or session only";
  if (AT_ONCE.test(content)) return "it is for this moment only";
  // A preference, a lesson or a decision in the imperative is a rule.
  return !STANDING.includes(kind) && isMomentary(content)
    ? "it is an order for this moment, with no day, owner or rule"
    : undefined;
}

/** `Could try a faster model at some point`, `Ce serait bien d'avoir …`: a wish, with no owner before it and no day. */
export function isNobodys(task: string): boolean {
  const { from = -1 } = UNREAL.first(task) ?? {};
  return from >= 0 && contentWords(task.slice(0, from)).length === 0 && !lasts(task) && !OWN.test(task);
}
const [UNREAL, OWN] = [saying("unreal", "supposed"), saying("person")];

const [STEP, HABIT, GIT_STATUS] = [saying("step"), saying("lasting"), /\bgit status\b/i];
/** `The user said good morning.` Where something stands is none, and nor is what recurs: `服务器每周日重启`. */
const ofStep = (text: string): boolean =>
  !HABIT.test(text) &&
  (STEP.test(text) || (GIT_STATUS.test(text) && !/\d/u.test(text))) &&
  !/ \/\w/u.test(text) &&
  sizeOf(STEP.without(text.replace(GIT_STATUS, " "))) <= MOST_BESIDE;

const [CHORE, SMOOTHLY] = [saying("chore"), saying("smoothly")];
const ALL_OF_WORK = saying("chore", "smoothly", "completion", "workpiece");
const TRUNK = /(?<![\w/-])(?:main|master|develop|trunk|HEAD)(?![\w/-])/gu;

/** `Pushed 3 commits to feature/labels`, `The backup went through without errors`: told as done, and nothing is left of it. */
function ofWork(text: string): boolean {
  const isChore = CHORE.test(text);
  if ((!isChore && !SMOOTHLY.test(text)) || HABIT.test(text)) return false;
  const { rest, kinds } = withoutTransients(text);
  const left = withoutCounts(rest.replace(TRUNK, " ").replace(VERSION, " "));
  if (!WORKPIECE.test(text) && !(isChore && (kinds.size > 0 || VERSION.test(rest) || sizeOf(left) === 0))) return false;
  // `Ida merged the new search, 14 files`: git counts them.
  const isCounted = WORKPIECE.all(text).some(({ from }) => /\d\s?\p{L}?\s?$/u.test(text.slice(0, from)));
  return !/\d/u.test(left) && sizeOf(left) <= (!isChore ? ONE_BESIDE : isCounted ? MOST_AROUND : MOST_BESIDE);
}

const VERSION = /(?<![\p{L}\d.])v?\d{1,4}(?:\.\d{1,4}){2}(?![\d.]*\d)/u;
/** Without the words of work, and the numbers beside what was worked on. */
const withoutCounts = (text: string): string =>
  ALL_OF_WORK.all(text).reduceRight(
    (left, { from, to }) =>
      `${left.slice(0, from).replace(/\d+[^\d\s]{0,2}\s?$/u, "")} ${left.slice(Math.max(from, to)).replace(/^\s?\d+(?![\d.,]*\s?%)/u, "")}`,
    text,
  );

const ROUTINES = [
  { is: ofCommit, reason: "git tells what a commit did" },
  { is: ofCode, reason: "the code tells what stands in it" },
  { is: ofFix, reason: "the code holds the fix" },
  { is: ofChecks, reason: "it says how a test run stands, and nothing else" },
  { is: ofOutage, reason: "it says what is out of order for the moment" },
  { is: ofTracker, reason: "the tracker tells how a task stands" },
  { is: endsSoon, reason: "it is over in a day or two" },
  { is: ofNothing, reason: "it says that something is done, and not what" },
  { is: ofAwaited, reason: "it says what somebody waits for or is at, and no more" },
  { is: ofNothingSettled, reason: "it says that nothing is settled" },
  { is: ofMoment, reason: "it is an order for this moment" },
  { is: ofStep, reason: "it tells a step that left nothing behind" },
  { is: ofWork, reason: "it tells a step that left nothing behind" },
];
const OF_PROJECT = [
  ...ROUTINES,
  { is: isMomentary, reason: "it is an order for this moment" },
  { is: ofState, reason: "it says how something stands for the moment" },
];
const LEFT_NOTHING = ROUTINES.filter(({ is }) => [ofChecks, ofNothing, ofMoment, ofStep, ofWork].includes(is));

/** Its content words; an ideograph is in four keys of a word. */
export function sizeOf(text: string): number {
  let size = 0;
  for (const word of new Set(contentWords(text))) size += isHan(word.charCodeAt(0)) ? 1 / 4 : 1;
  return size;
}
