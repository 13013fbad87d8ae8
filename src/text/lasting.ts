/** Whether a sentence states, short and for itself, what holds for long: a rule, a habit, who answers for a thing, where it is kept. */
import { saying } from "./phrases.ts";
import { widthOf } from "./scripts.ts";

const HOLDS = saying("rule", "heard.order", "heard.lasting", "standing", "instruction.every");
const OF_A_DAY = saying("hedge", "proposal", "unconfirmed", "transient", "sessionScope", "nothing", "request");
const LONGEST = 120;

export const statesLasting = (text: string): boolean =>
  widthOf(text) <= LONGEST && HOLDS.test(text) && !OF_A_DAY.test(text) && !/[?？:：]$/u.test(text);

/** What is said to hold from now on is no errand: `always`, `I prefer`, who answers for a thing; not `should`, nor what is needed. */
export const isStanding = (text: string): boolean => ALWAYS.test(text) || (STANDING.test(text) && !ERRAND.test(text));
const ALWAYS = saying("lasting", "heard.order", "heard.lasting", "heard.wants", "heard.self");
const STANDING = saying("standing");
const ERRAND = saying("open", "unfinished", "request");
