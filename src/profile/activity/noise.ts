/**
 * Tells a record of work from the noise around it, mechanically: what stands or falls with a commit, branch, worktree,
 * ticket or pull request; what mirrors a tracker, a changelog or git; "it is done" told as the reason of a decision; chatter
 * on the way. A lasting rule about such things ("release branches are cut on Thursdays") is none of that.
 */
import { fold } from "../../memory/fold.ts";
import { once } from "../../once.ts";
import { AGENDA } from "../../text/lexicon/places.ts";
import { type Sayings, saying } from "../../text/phrases.ts";
import { isHan } from "../../text/scripts.ts";
import { endOf, turnsPast } from "../../text/task-end.ts";
import { contentWords, stem } from "../../text/words.ts";
import type { Refused } from "../refusal.ts";
import { type ActivityRecord, type Attempt, type Decision, type Discussion, partsOf } from "./activity.ts";
import { withoutAging, withoutTransients } from "./transients.ts";

/** @returns why a record is noise, or undefined when it says something of the work */
export function noiseIn(record: ActivityRecord): Refused | undefined {
  if (isMirror(record)) return { code: "TRANSIENT", reason: "git, the tracker or the changelog records this itself" };
  const reason = narratedBy(record);
  return transientIn(record) ?? (reason === undefined ? undefined : { code: "NARRATION", reason });
}

/** Fewer words than this, without identifiers and bookkeeping, are no substance. */
const LEAST_SUBSTANCE = 3;

export const stemsOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).map(stem));

const BOOKKEEPING = stemsOf(
  `commit branch merge pr prs pull request push rebase tag ticket issue task bead epic story worktree hash sha main
  master origin head remote local land open opened close create file move assign assigned finish complete done
  made add update start work implement implementation fix change session now today new all onto item entry
  changelog board column backlog status review successfully successful success succeeded ok clean cleanly yes user
  asked wants need git github gitlab jira linear code read looked go keep fine understood available running`,
);

/** Words of a text that are neither an identifier nor bookkeeping. */
export const substance = (text: string): string[] =>
  contentWords(fold(text)).filter((word) => !BOOKKEEPING.has(word) && !/^[\d_]+$/.test(word));

/** Of a discussion the topic alone too: `Whether !318 is too large` is of nothing else, whatever its points say. */
function transientIn(record: ActivityRecord): Refused | undefined {
  const texts = [partsOf(record).join("\n"), record.kind === "discussion" ? withoutAging(record.topic) : ""];
  for (const { rest, kinds } of texts.map(withoutTransients))
    if (kinds.size > 0 && new Set(substance(rest)).size < LEAST_SUBSTANCE)
      return { code: "TRANSIENT", reason: `without the name of a ${[...kinds][0]} it says nothing` };
  return undefined;
}

/** A rule that holds from now on, or again and again: it outlives whatever it speaks of. */
const LASTING = saying("rule", "lasting");
const REASON = saying("reason", "measured");
const TRACKED = saying("ticket", "branch");
/** That something was done, or said in this conversation: no reason for anything. */
const DID = saying("completion", "narration.talk", "onRequest");
/** An answer that moves the talk along. */
const CHATTER = saying("consent", "refusal", "request", "link", "plan", "nothing", "step");

/** What git, a tracker or a changelog calls its own: one of these makes a short text a mirror of it. */
const OWN = stemsOf("commit push merge rebas tag branch worktre ticket bead changelog board pr");
/** git and trackers, as they are called in a shell. */
const COMMAND =
  /^[^\p{L}\p{N}]*(?:git (?:add|commit|push|pull|fetch|merge|rebase|checkout|switch|branch|worktree|tag|stash|cherry-pick|reset|status|log|diff)|(?:gh|glab|bd|jira|linear) (?:pr|issue|mr|create|close|update|dep|edit|comment|ready))\b/iu;

/** Whether all that a text speaks of is keeping a record that is kept elsewhere. */
function isUpkeep(text: string): boolean {
  if (COMMAND.test(text)) return true;
  const isTold = TRACKED.test(text) || contentWords(fold(text)).some((word) => OWN.has(word));
  const said = substance(DID.without(TRACKED.without(withoutTransients(text).rest)));
  return isTold && saidIn([...new Set(said)]) < 2;
}

/** `Now or later`, `now or after lunch`, and which ticket comes next, with no more than an answer to it. */
const [NOW, LATER, NEXT] = [saying("newly"), saying("aside", "condition"), saying("plan", "time.day0", "newly")];
const isOfToday = ({ topic, points }: Discussion): boolean =>
  ((NOW.test(topic) && LATER.test(topic)) || (NEXT.test(topic) && TRACKED.test(topic))) &&
  !points.some((point) => REASON.test(point)) &&
  saidIn(substance(NEXT.without(TRACKED.without(topic)))) < LEAST_SUBSTANCE;

/** Whether a topic asks for the order or the state of the work and names nothing of it, `Where we stand`, and little answers it. */
function isAgenda({ topic, points }: Discussion): boolean {
  const words = contentWords(fold(AHEAD.without(STATE.without(topic))));
  return (
    (saysNothing(topic) || words.every((one) => agenda().has(one) || [...one].every((sign) => agenda().has(sign)))) &&
    points.every((one) => saidIn(substance(STATE.without(one))) <= MOST_IN_ANSWER && !GIVES.test(one))
  );
}
const [MOST_IN_ANSWER, GIVES] = [4, saying("lasting", "reason", "mark.reason")];
const AHEAD = saying("plan", "time.day0", "time.day+1", "newly", "ticket", "momentary", "link", "stays");
const agenda = once((): ReadonlySet<string> => new Set(contentWords(fold(AGENDA))));

const PROBING = saying("probing");

/** Whether the result of work that is no command of git says something by itself. */
const tells = ({ action, result }: Attempt): boolean =>
  !COMMAND.test(action) &&
  substance(DID.without(withoutTransients(result).rest)).length >=
    (PROBING.test(action) ? LEAST_SEEN : LEAST_SUBSTANCE);
/** Of what was looked into, so many words are something that was seen. */
const LEAST_SEEN = 2;

function isMirror(record: ActivityRecord): boolean {
  switch (record.kind) {
    case "decision":
      return (
        (isUpkeep(record.chosen) && !LASTING.test(record.chosen) && !isReason(record.rationale)) || isTitle(record)
      );
    case "attempt":
      // A push that a rule of the server refused is in no log of git, nor is what came of looking into a ticket.
      return isUpkeep(record.action) && (record.succeeded || !REASON.test(record.result)) && !tells(record);
    case "request":
      return isUpkeep(record.intent) && !LASTING.test(record.summary) && isUpkeep(record.summary);
    case "discussion":
      return isUpkeep(record.topic) && !LASTING.test(partsOf(record).join("\n"));
  }
}

/** `Because it was merged` begins as a reason does, and gives none; `because it is not approved` gives one. */
const isOnlyDid = (rationale: string, what: Sayings = DID, least = LEAST_SUBSTANCE): boolean => {
  const told = rationale.slice(REASON.leading(rationale)?.to ?? 0);
  return !REASON.test(told) && what.test(told) && !STILL.test(told) && saidIn(substance(what.without(told))) < least;
};
/** `It is in review`, `all checks are green`: where a thing stands, of what is told as done. */
const STANDS = saying("completion", "passing", "checks", "standing", "replacement", "ticket", "branch");
const isDone = ({ chosen, rationale }: Decision): boolean =>
  (DID.test(chosen) || TRACKED.test(chosen)) && isOnlyDid(rationale, STANDS, 2);
const STILL = saying("unfinished", "negation", "open");
/** An ideograph stands in a word of its own and in its pairs. */
export const saidIn = (words: readonly string[]): number =>
  words.filter((word) => word.length === 1 || !isHan(word.charCodeAt(0))).length;

/** `A ticket for the slow export`, as `the export is slow`: the reason is what stands in the ticket. */
function isTitle({ chosen, rationale }: Decision): boolean {
  if (!TRACKED.test(chosen) || RULE.test(chosen) || GROUNDS.test(`${chosen}\n${rationale}`)) return false;
  const [title, told] = [chosen, rationale].map((text) => new Set(substance(TRACKED.without(text))));
  const shared = saidIn([...told!.intersection(title!)]);
  return shared >= Math.min(2, saidIn([...title!])) && shared > 0 && saidIn([...told!.difference(title!)]) <= 1;
}
const [RULE, GROUNDS] = [saying("rule"), saying("lasting", "reason", "measured")];

/** A choice about a tracker with a reason of some length may be a policy of work: routing weighs its reason. */
const isReason = (rationale: string): boolean =>
  (REASON.test(rationale) && !isOnlyDid(rationale)) ||
  (!DID.test(rationale) && substance(withoutTransients(rationale).rest).length >= LEAST_SUBSTANCE);

/** `Parser done`, `docs open`, and nothing else: a list of states that is read out (document 000). */
const STATE = saying("completion", "mended", "unfinished", "open", "passing");
const isStateRead = ({ points }: Discussion): boolean =>
  points.length > 1 &&
  points.every(
    (point) => STATE.test(point) && !REASON.test(point) && saidIn(substance(STATE.without(point))) <= MOST_IN_STATE,
  );
const MOST_IN_STATE = 2;

const saysNothing = (text: string): boolean => substance(CHATTER.without(text)).length === 0 && !/\d/.test(text);

const LEAST_ASKED = 2;
const ORDER = saying("momentary", "checks", "again");

const WHEN = saying("time.day0", "time.day-1", "time.day-2", "time.week-1", "time.week0", "now");

/** `Rename the module` because `it was renamed today`, `the module has been renamed`: the deed once more, and little more. */
function isDeedAgain(chosen: string, rationale: string): boolean {
  const deed = new Set(contentWords(fold(chosen)));
  const told = new Set(contentWords(fold(rationale)));
  if (WHEN.test(rationale) && !told.isDisjointFrom(deed)) return true;
  const news = saidIn([...told.difference(deed)]);
  return (news <= 1 && turnsPast(rationale, chosen)) || (news <= MOST_NEWS && endOf(chosen)(rationale));
}
const MOST_NEWS = 2;

function narratedBy(record: ActivityRecord): string | undefined {
  switch (record.kind) {
    case "decision": {
      const { chosen, rationale } = record;
      const isDeed =
        isOnlyDid(rationale) ||
        isDone(record) ||
        (!REASON.test(`${chosen}\n${rationale}`) && isDeedAgain(chosen, rationale));
      return isDeed && !LASTING.test(chosen) ? "it tells that something was done, not why it is so" : undefined;
    }
    case "attempt":
      return saysNothing(DID.without(record.result)) ? "it tells a step, and nothing that came of it" : undefined;
    case "request": {
      const { intent, summary } = record;
      const isTalk = saysNothing(intent) && substance(CHATTER.without(summary)).length < LEAST_SUBSTANCE;
      // `Thanks!`, `Run the tests again`
      const words = new Set(contentWords(fold(ORDER.without(`${intent}\n${summary}`))));
      return (isTalk || saidIn([...words]) < LEAST_ASKED) && !LASTING.test(summary)
        ? "it only moves the conversation along"
        : undefined;
    }
    case "discussion": {
      const isOver = (isStateRead(record) || isOfToday(record)) && !LASTING.test(record.points.join("\n"));
      return isOver || isAgenda(record) ? "it is over within the day: what comes next" : undefined;
    }
  }
}
