/** Whether a sentence states, short and for itself, what holds for long: a rule, a habit, who answers for a thing, where it is kept. */
import { saying } from "./phrases.ts";
import { widthOf } from "./scripts.ts";
import { sentencesIn } from "./sentences.ts";

const HOLDS = saying("rule", "heard.order", "heard.lasting", "standing", "instruction.every");
const OF_A_DAY = saying("hedge", "proposal", "unconfirmed", "transient", "sessionScope", "nothing", "request");
const LONGEST = 120;

export const statesLasting = (text: string): boolean =>
  widthOf(text) <= LONGEST && HOLDS.test(text) && !OF_A_DAY.test(text) && !/[?？:：]$/u.test(text);

/**
 * What is said to hold from now on is no errand: `always`, `I prefer`, who answers for a thing; not `should`, nor what is needed, nor what
 * happens each time, nor anything that only gives a reason.
 */
export const isStanding = (text: string): boolean =>
  sentencesIn(text).some((sentence) => {
    const said = sentence.slice(0, REASON.first(sentence)?.from || undefined);
    if (ALWAYS.test(said) || (LASTING.test(said) && RULE.all(said).length > 1)) return true;
    return STANDING.test(said) && !ERRAND.test(said) && CONDITION.leading(said) === undefined;
  });
const ALWAYS = saying("heard.order", "heard.lasting", "heard.wants", "heard.self");
const [LASTING, RULE, REASON, CONDITION] = [saying("lasting"), saying("rule"), saying("reason"), saying("condition")];
const STANDING = saying("standing");
const ERRAND = saying("open", "unfinished", "request", "negation", "onward");
