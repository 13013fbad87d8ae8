/**
 * The section that a bullet belongs to by its own words, wherever a model put it. Only what is sure is moved: a model reads the whole week,
 * and what was chosen, done or left open is mostly told in words that are none of these.
 */

import { OPEN_SECTION, type SectionName } from "../document/sections.ts";
import { isUnsettled } from "../memory/evidence/unsettled.ts";
import { withoutReason } from "../memory/identity/told.ts";
import { saying } from "../text/phrases.ts";
import { tellsPast } from "../text/task-end.ts";
import { contentWords } from "../text/words.ts";

/** `Maybe we should move` is open, wherever it was put; beside a word of decision a reason settles it. */
export function sectionTold(text: string, section: SectionName): SectionName {
  if (isUnsettled(section === "Context" ? withoutReason(text) : text)) return OPEN_SECTION;
  if (section === "Outcomes" && tellsOpen(text)) return OPEN_SECTION;
  if (section !== OPEN_SECTION || HOLDS_BACK.test(text)) return section;
  if (CHOSE.test(text) && REASON.test(text)) return "Key Decisions";
  return tellsDone(text) ? "Outcomes" : section;
}

const [CHOSE, REASON, DONE] = [saying("heard.chose"), saying("reason"), saying("completion", "mended")];
const AHEAD = ["condition", "hedge", "proposal", "wish", "plan", "unreal", "rule", "deadline"] as const;
const HOLDS_BACK = saying("unfinished", "negation", "open", ...AHEAD);
/** `The crane was repaired`: its last word says so of all of it; `the repaired crane squeaks` says something else, `2 of 5 are done` of a part. */
function tellsDone(text: string): boolean {
  const last = DONE.all(text).at(-1);
  return last !== undefined && contentWords(text.slice(last.to)).length === 0 && !/[?？:;：；]|\d/u.test(text);
}

const WAITS = ["waiting", "open", "unconfirmed"] as const;
const [AWAITED, LEFT] = [saying(...WAITS), saying(...WAITS, "unfinished")];
const ENDED = saying("completion", "mended", "decided", "ended", "heard.chose");
/** `Waiting for the bank`; no `waiting room painted`, and no `issue #4`. */
const tellsOpen = (text: string): boolean =>
  (AWAITED.leading(text) !== undefined || (LEFT.closing(text) !== undefined && !/[,;:，；：、]/u.test(text))) &&
  !ENDED.test(LEFT.without(text)) &&
  !tellsPast(LEFT.without(text)) &&
  !/#\d|[?？]/u.test(text);
