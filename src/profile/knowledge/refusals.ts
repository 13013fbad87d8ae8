/**
 * What is knowledge to nobody: values that pass with the hour, secrets by their slot's name, commands anybody types.
 */

import type { Refused } from "../refusal.ts";
import type { ProcessRecord } from "./schema.ts";

/** Words of a slot, of which all of a group make it one for secrets; what keeps secrets is none. */
const SECRETS =
  "password|passwd|passphrase|secret|credential|credentials|token|apikey|api key|private key|access key|pin".split("|");
const KEEPERS =
  /(?:^|[._])(?:manager|store|storage|vault|policy|scanner|rotation|renewal|expiry|lifetime|ttl|interval|length|limit|budget|usage|count)(?:[._]|$)/;
/** A named value of a design is called a token too. */
const DESIGN_TOKEN = /(?:^|[._])(?:design|theme|color|font|border|spacing)[._]token(?:[._]|$)/;
/** Words of a slot that tell a detail of the moment in any company, and those that do when nothing else is said. */
const PASSING = new Set("port ports pid stacktrace traceback exception exitcode".split(" "));
const PASSING_ALONE =
  /^(?:error|errors|debug|debugging|progress|todo|commit|exit[._]code|stack[._]trace|line[._]number)$/;
const PASSING_VALUE =
  /\b(?:[A-Z]\w*(?:Error|Exception): |Traceback \(most recent|ECONNREFUSED|ENOENT|segmentation fault|exit code \d|at \w[\w.$]* \()|^(?:in progress|done|wip|todo|pending|started|finished|blocked)$/i;

/** @param slot canonical */
export function refusedFact(slot: string, value: string): Refused | undefined {
  const words = new Set(slot.split(/[._]/));
  const isSecret = SECRETS.some((group) => group.split(" ").every((word) => words.has(word)));
  if (isSecret && !KEEPERS.test(slot) && !DESIGN_TOKEN.test(slot))
    return { code: "SECRET", reason: "its slot is one for secrets" };
  if (PASSING_ALONE.test(slot) || [...words].some((word) => PASSING.has(word)))
    return { code: "TRANSIENT", reason: `${slot} is a detail of the moment` };
  if (PASSING_VALUE.test(value)) return { code: "TRANSIENT", reason: "its value is an error or a state of the moment" };
  return undefined;
}

/** Lines on which a choice is made for the moment only. */
const FOR_NOW =
  /\b(?:for now|for the moment|for the time being|temporarily|as a stopgap|(?:just|only) (?:for )?(?:today|now|once|this (?:session|time|once|run|chat))|(?:in|for) this (?:session|chat|conversation)|this time only|let['’]?s (?:just )?(?:try|start with)|try (?:\S+ ){1,6}first|fürs erste|vorläufig|pour l['’]instant|por ahora)\b|暂时|先试|这次先|临时用|今回だけ|とりあえず|一旦|일단|이번만/iu;

export const isForNow = (line: string): boolean => FOR_NOW.test(line);

const COMMANDS =
  "npm|npx|pnpm|yarn|bun|pip|pipx|poetry|uv|cargo|go|make|docker|docker-compose|kubectl|git|brew|apt|apt-get|cd|ls|cat|rm|mkdir|chmod|curl|node|python3?|pytest|systemctl|source|export";
/** `Run \`npm install\``, and nothing else. */
const ONE_COMMAND = new RegExp(
  `^(?:\\d+[.)]\\s*)?(?:(?:just |simply )?(?:run|execute|type|call|use|do)(?: the command)?:? )?[\`"']?(?:\\$ )?(?:${COMMANDS}) [^.;\\n]{0,60}[\`"']?\\.?$`,
  "i",
);
/** `Restart the Neo4j container`, and nothing else. */
const ONE_RESTART =
  /^(?:\d+[.)]\s*)?(?:restart|reboot|reload|kill|stop|start|clear|delete|reinstall|refresh) (?:the |your |a )?(?:[\w.-]+ ){0,3}(?:container|server|service|daemon|process|cache|page|app|machine|computer|browser|terminal|shell|pod|ide)\.?$/i;
const ONE_PLACE = /\blines? \d+\b|\b[\w/-]+\.(?:py|ts|js|go|rs|java|rb|c|cpp|sh):\d+\b/i;
const ONE_VALUE =
  /\b(?:set|change|reset|update) (?:the |your )?(?:password|passwd|token|api key|secret|port)\b[^.\n]{0,40}\bto\b/i;

export function refusedProcess({ trigger, action, is_generalizable }: ProcessRecord): Refused | undefined {
  if (!is_generalizable)
    return { code: "NOT_GENERALIZABLE", reason: "it says of itself that it holds for one case only" };
  const step = action.trim();
  if (ONE_COMMAND.test(step) || ONE_RESTART.test(step))
    return { code: "TRANSIENT", reason: "its action is one command that anybody would type" };
  if (ONE_PLACE.test(action) || ONE_PLACE.test(trigger))
    return { code: "NOT_GENERALIZABLE", reason: "it is about one line of one file" };
  if (ONE_VALUE.test(action)) return { code: "NOT_GENERALIZABLE", reason: "it sets one value" };
  return undefined;
}
