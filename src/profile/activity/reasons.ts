/**
 * What makes a record outlive its session: a decision's reason of design, policy or process, a discussion's settling
 * word, the why or the measured result of an attempt.
 */
import { fold } from "../../memory/fold.ts";
import { CAPITAL_NOUNS, spokenIn } from "../../text/languages.ts";
import { namesIn } from "../../text/names.ts";
import { saying } from "../../text/phrases.ts";
import { contentWords } from "../../text/words.ts";
import type { Attempt, Decision, Discussion } from "./activity.ts";
import { stemsOf, substance } from "./noise.ts";
import { withoutTransients } from "./transients.ts";

/** That nothing is known, that somebody asked, and praise that fits every choice: none says why it is so. */
const EMPTY = saying("nothing", "onRequest", "praise", "actor.who");
/** One number, or one thing, against another. */
const MEASURED = saying("measured");
/** What one word may be and give no reason: `agreed`, `done`, `ok`. `Cheaper` and `it scales` do. */
const NODDING = saying("consent", "refusal", "decided", "completion", "passing", "smoothly");

/** @returns what a decision's reason lacks, or undefined when it has one of design, policy or process */
export function lackingReason({ chosen, rationale }: Decision): string | undefined {
  // `AGENTS.md says that all modules use ESM`, of just that: it stands there already.
  const words = new Set(contentWords(fold(SAYS.without(withoutTransients(rationale).rest.replace(OWN_DOCUMENT, " ")))));
  if (words.size === 0 || contentWords(NODDING.without(rationale)).length === 0) return "a decision without a reason";
  // `Simpler` says in what it is better; `a better way` does not.
  if (!MEASURED.test(rationale) && contentWords(EMPTY.without(rationale)).length === 0)
    return "its reason would fit any choice";
  const told = new Set(contentWords(fold(chosen)));
  const repeats = [...words].every((word) => told.has(word));
  return repeats && !BECAUSE.test(chosen) ? "its reason only repeats the choice" : undefined;
}

const SAYS = saying("narration.asked", "narration.answered", "completion", "newly");
const OWN_DOCUMENT = /\b(?:AGENTS|CLAUDE|GEMINI|README|CONTRIBUTING)\.md\b/gu;

const [SETTLED, UNSETTLED] = [saying("decided"), saying("unconfirmed")];

/** The point with which a discussion was settled; the last of them. undefined while it is open. */
export function settlingPoint({ topic, points }: Discussion): string | undefined {
  if (points.some((point) => UNSETTLED.test(point)) || UNSETTLED.test(topic)) return undefined;
  return points.findLast((point) => SETTLED.test(point));
}

const [CAUSE, BECAUSE, WITHOUT] = [saying("mark.reason"), saying("reason", "mark.reason"), saying("without")];
/** `1.4 s with the cache, without it 9 s`; `38 minutes at 60 °C, 52 at 50 °C` */
const SAME_UNIT = /\d\s?(\p{L}{1,12}|%)(?!\p{L}).{1,100}\d\s?\1(?!\p{L})/u;
const UNDER = /\d\D{1,20}\d[\d.,]*\s?(°[CF])(?!\p{L})\D{1,20}\d[\d.,]*\D{1,20}\d[\d.,]*\s?\1(?!\p{L})/u;
const LEAST_LESSON_WORDS = 4;

/**
 * Whether an attempt teaches more than that it was made: it says why it ended as it did, what was measured against what, or
 * what was seen: where it failed, or how a bug shows. Documents 000 and 001 keep the outcomes of builds and tests, what an
 * outside service answered, and bugs that were reproduced; that all is well, or how many failed, is none of these.
 */
export function isLesson({ action, result, succeeded }: Attempt): boolean {
  if (contentWords(fold(`${action} ${result}`)).length < LEAST_LESSON_WORDS) return false;
  if (BECAUSE.test(result) || CAUSE.test(action) || (/\d/.test(result) && MEASURED.test(result))) return true;
  if ((SAME_UNIT.test(result) && WITHOUT.test(result)) || UNDER.test(result)) return true;
  const tried = new Set(tellingWords(action));
  const seen = new Set(tellingWords(result).filter((word) => !tried.has(word)));
  if (PROBING.test(action) && substance([...seen].join(" ")).length >= LEAST_SHOWN) return true;
  if (OF_RUNS.test(`${action}\n${result}`) && isRunUnder(action, result)) return true;
  const isTold = CONDITION.test(result) || (succeeded && /\d/.test(result));
  if (isTold && [...seen].filter((word) => word.length > 1).length >= LEAST_SHOWN) return true;
  return succeeded ? seen.size >= LEAST_SEEN : seen.size >= 1 && seen.size + tried.size >= LEAST_FAILED;
}

/** A build or a test of which is told where, with what change, or how much of it came out so: `passes with MariaDB`. */
function isRunUnder(action: string, result: string): boolean {
  const { rest } = withoutTransients(result);
  const isName = (spokenIn(rest).sure & CAPITAL_NOUNS) === 0 ? /./u : /\d|\p{L}\p{Lu}/u;
  if (namesIn(RUN.without(rest)).some(({ text }) => isName.test(text))) return true;
  const figures = rest.match(/\d+(?:[.,]\d+)*/gu)?.length ?? 0;
  const shown = new Set(tellingWords(figures > 1 ? `${action} ${rest}` : rest));
  return figures > 0 && ([...shown].filter((word) => /^\D./u.test(word)).length >= LEAST_SHOWN || CONTRAST.test(rest));
}

/** `when cookies are blocked`: under which condition a bug shows; or a figure, with what it is of. */
const PROBING = saying("probing");
const CONDITION = saying("condition");
const LEAST_SHOWN = 2;
/** Of what came out well: a sentence about it, and no nod. */
const LEAST_SEEN = 4;
/** Of a failure: what was tried, and at what it failed. */
const LEAST_FAILED = 2;

const [OF_RUNS, CONTRAST] = [saying("checks", "passing", "smoothly"), saying("contrast")];
/** What runs and how it stands, in every language; a number of them tells no run from another. */
const RUN = saying("checks", "passing", "smoothly", "completion", "mended", "momentary", "nothing");
/** Words of every run beside these. */
const EVERY_RUN = stemsOf(
  `run ran test suite spec check build built compile pass failure error broken success succeed succeeded successful
  successfully work ok okay fine green clean all now still well expected output result file line byte change code
  script command try tried retry new locally timed`,
);

const tellingWords = (text: string): string[] =>
  contentWords(fold(RUN.without(text))).filter((word) => !EVERY_RUN.has(word) && !/^[\d_.]+$/.test(word));
