/**
 * What is knowledge to nobody: values that pass with the hour, secrets by their slot's name, commands anybody types.
 */
import { setsSecret } from "../../daily/told/reading.ts";
import { nameKey } from "../../memory/entity/names.ts";
import { canonicalSlot } from "../../memory/entity/slots.ts";
import { isOfProject } from "../../memory/identity/link.ts";
import { withoutEnd } from "../../text/ends.ts";
import { saying } from "../../text/phrases.ts";
import { tellsPast } from "../../text/task-end.ts";
import type { Refused } from "../refusal.ts";
import { isUnderWay, namesLine, sizeOf } from "../typed/routine.ts";
import type { ProcessRecord } from "./schema.ts";

/** Words of a slot, of which all of a group make it one for secrets; what keeps secrets, or a design's token, is none. */
const SECRETS =
  "password passwd passphrase secret credential credentials token pin apikey api+key private+key access+key".split(" ");
const KEEPERS =
  /(?:^|[._])(?:manager|store|storage|vault|policy|scanner|rotation|renewal|expiry|lifetime|ttl|interval|length|limit|budget|usage|count|design|theme|color|font|border|spacing)(?:[._]|$)/;
/** Words of a slot that tell a detail of the moment in any company, and those that do when nothing else is said. */
const PASSING = new Set("port ports pid stacktrace traceback exception exitcode".split(" "));
const PASSING_ALONE = /^(?:error|errors|debug|debugging|progress|todo|commit|line[._]number)$/;
/** What a program printed, and where: `error.message`, `exit_code`. */
const GONE_WRONG = new Set("error errors exception crash".split(" "));
const PRINTED = new Set(
  "message text code type name last latest location origin line log output status build test runtime".split(" "),
);
const PRINTED_ANYWHERE = ["exit+code", "exit+status", "stack+trace"];
/** `reason: easier on my eyes`: it says why something else holds, and of the thing nothing. */
const EXPLAINS = new Set("reason reasons why because rationale justification motivation explanation".split(" "));
const PASSING_VALUE =
  /\b(?:[A-Z]\w*(?:Error|Exception): |Traceback \(most recent|ECONN[A-Z]+|ENOENT|ETIMEDOUT|EPIPE|EACCES|EADDRINUSE|segmentation fault|exit code \d|at \w[\w.$]* \()/i;
/** An error as a program prints it. */
export const isErrorText = (text: string): boolean => PASSING_VALUE.test(text);
const STATE = saying("completion", "unfinished", "open");
const LETTER = /[\p{L}\p{N}]/u;

const wordsOf = (slot: string): ReadonlySet<string> => new Set(slot.split(/[._]/));

/** @param slot canonical */
export function refusedFact(slot: string, value: string): Refused | undefined {
  const words = wordsOf(slot);
  const isAmong = (group: string): boolean => group.split("+").every((word) => words.has(word));
  const isSecret = SECRETS.some(isAmong);
  if (isSecret && !KEEPERS.test(slot)) return { code: "SECRET", reason: "its slot is one for secrets" };
  const told = [...slot.split("."), slot.slice(slot.search(/[^._]+$/))];
  const explains = slot !== "preference.explanation" && told.some((part) => EXPLAINS.has(part));
  if (explains || (!/^\p{Lu}/u.test(value) && WHY.leading(value)?.key === "reason"))
    return { code: "NO_FACTS", reason: "it explains a fact, and is none" };
  const isOfFault = words.size > 1 && !words.isDisjointFrom(GONE_WRONG) && words.isSubsetOf(PRINTED.union(GONE_WRONG));
  const isPrinted = PASSING_ALONE.test(slot) || PRINTED_ANYWHERE.some(isAmong) || isOfFault;
  if (isPrinted || [...words].some((word) => PASSING.has(word)))
    return { code: "TRANSIENT", reason: `${slot} is a detail of the moment` };
  if (isErrorText(value) || !LETTER.test(STATE.without(value)))
    return { code: "TRANSIENT", reason: "its value is an error or a state of the moment" };
  return undefined;
}

const SPEAKER = saying("person");
/** `Tom told us that he would …`, of Tom: a sentence about whom it is of, as no value is. */
export const isSentenceOn = (value: string, name: string, slot: string): boolean =>
  !isChosen(slot) &&
  sizeOf(value) > 6 &&
  (nameKey(value).startsWith(`${nameKey(name)} `) || SPEAKER.leading(value) !== undefined);

const [FOR_NOW, TASK] = [saying("sessionScope"), saying("taskScope")];
/** Whether a choice is made for the moment only. */
export const isForNow = (line: string): boolean => FOR_NOW.test(line);
/** `Currently debugging OOM`, document 002's own example, or `for this task`. */
export const isForTask = (line: string): boolean => TASK.test(line) || isUnderWay(line);

const TODAY = saying("time.day0");
const STAYS = saying("preference", "decided", "replacement", "ended", "lasting", "newly", "completion");
/** `Ana uses nano today, because Helix is not installed`: tomorrow it is what it was. */
export const isForToday = (line: string, slot: string, value: string): boolean => {
  const told = line.slice(0, WHY.first(line)?.from).replace(value, "");
  return isChosen(slot) && TODAY.test(told) && !STAYS.test(told) && !tellsDeed(told);
};
/** A name may end as what was does: `Dana`. */
const tellsDeed = (text: string): boolean => tellsPast(TODAY.without(text).replace(/\p{Lu}\p{L}+/gu, ""));
const HOLDS_ON = saying(
  ...([
    "preference",
    "decided",
    "replacement",
    "ended",
    "lasting",
    "newly",
    "rule",
    "negation",
    "praise",
    "widened",
  ] as const),
  ...([
    "heard.order",
    "heard.lasting",
    "heard.wants",
    "heard.chose",
    "standing",
    "narration.asked",
    "request",
  ] as const),
);
/** `I had ramen for lunch`, as what whoever says so prefers: once is no taste. */
export const isDoneOnce = (line: string, slot: string, value: string): boolean =>
  OF_TASTE.has(slot.split(".", 1)[0]!) && tellsDeed(line.replace(value, "")) && !HOLDS_ON.test(line);
const OF_TASTE = new Set("preference habit routine interest goal".split(" "));
/** Slots of what somebody chooses, in one project otherwise than in another. */
const CHOSEN = new Set("preference tech tool tools convention constraint".split(" "));
/** `For the Weir project we take SQLite`, of what whoever says so else takes. */
export const isForProject = (line: string, slot: string): boolean => isChosen(slot) && isOfProject(line);
const isChosen = (slot: string): boolean => CHOSEN.has(slot.split(".", 1)[0]!);

/** `MAX_POOL is set to 20`, as `config.max_pool`: the code tells it, unless its line says why, or that it works. */
export const isSetting = (line: string, slot: string): boolean =>
  !isChosen(slot) &&
  !WORTH.test(line) &&
  ((!wordsOf(slot).isDisjointFrom(CONFIG) && wordsOf(slot).isDisjointFrom(OF_CONFIG)) ||
    (line.match(NAME_IN_CODE) ?? []).some((name) => `.${slot}`.endsWith(`.${canonicalSlot(name)}`)));
const CONFIG = new Set("config configs configuration env envvar envvars param params".split(" "));
/** How a project is configured, and by whom, is none of its values. */
const OF_CONFIG = new Set(
  "format language tool management manager owner style location store storage library".split(" "),
);
const NAME_IN_CODE = /(?<![\w./-])(?:[a-z]+[A-Z]\w*|[A-Za-z]+_\w+)(?![\w-])/g;
const WORTH = saying(
  ...(["reason", "passing", "mended", "decided", "rule", "lasting", "lesson", "praise"] as const),
  ...(["narration.asked"] as const),
);

const COMMANDS =
  "npm|npx|pnpm|yarn|bun|pip|pipx|poetry|uv|cargo|go|make|docker|docker-compose|kubectl|git|brew|apt|apt-get|cd|ls|cat|rm|mkdir|chmod|curl|node|python3?|pytest|systemctl|source|export";
/** `npm install`, and nothing else. */
const ONE_COMMAND = new RegExp(`^\\W*(?:${COMMANDS}) [^.;\\n]{0,60}$`, "i");
/** `Restart the Neo4j container`, `Run` … : an imperative of a minute, and what stands around it. */
const MOMENTARY = saying("momentary", "request", "link");
const WHY = saying("condition", "reason");
const LONGEST_ORDER = 6;

function isOneStep(action: string): boolean {
  const step = withoutEnd(action.trim().replace(/^\d+[.)]\s*/, ""), " .");
  const order = MOMENTARY.leading(step);
  if (ONE_COMMAND.test(step.slice(order?.to ?? 0))) return true;
  const words = step.match(/[\p{L}\p{N}_.-]+/gu) ?? [];
  const isOrder = order?.key === "momentary" || MOMENTARY.closing(step)?.key === "momentary";
  return isOrder && words.length <= LONGEST_ORDER && !/[\n;,]/.test(step) && !WHY.test(step);
}
const AT_LINE = /\blines? \d+\b|\b[\w/-]+\.(?:py|ts|js|go|rs|java|rb|c|cpp|sh):\d+\b/i;
const isOnePlace = (text: string): boolean => AT_LINE.test(text) || namesLine(text);
const LONGEST_SETTING = 60;

/** `Set the password to …`, and no more. */
const setsValue = (action: string): boolean => action.length <= LONGEST_SETTING && setsSecret(action);

const CONDITION = saying("condition");
/** `When writing Go HTTP handlers`, document 002's own bad example; `When the import fails` is a situation, however short. */
const MOST_VAGUE = 4;
const TROUBLE = saying("outage", "fault", "open", "unfinished", "negation", "expiry");

export function refusedProcess({ trigger, action, is_generalizable }: ProcessRecord): Refused | undefined {
  if (!is_generalizable)
    return { code: "NOT_GENERALIZABLE", reason: "it says of itself that it holds for one case only" };
  if (isOneStep(action)) return { code: "TRANSIENT", reason: "its action is one command that anybody would type" };
  if (sizeOf(CONDITION.without(trigger)) <= MOST_VAGUE && !TROUBLE.test(trigger))
    return { code: "BAD_VALUE", reason: "its trigger names a task and no situation" };
  if (isOnePlace(action) || isOnePlace(trigger))
    return { code: "NOT_GENERALIZABLE", reason: "it is about one line of one file" };
  if (setsValue(action)) return { code: "NOT_GENERALIZABLE", reason: "it sets one value" };
  return undefined;
}
