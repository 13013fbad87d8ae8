/**
 * What was only asked, thought aloud or left open is settled for nobody: a claim that tells it as settled rests on no evidence.
 * Of a line that says several things the sentence counts that says most of the claim.
 */
import { beginningsOf, isKin } from "../../text/kin.ts";
import { saying } from "../../text/phrases.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { unsureIn } from "../../text/unsure.ts";
import { contentWords } from "../../text/words.ts";
import { unlabelled } from "./denials.ts";

const OPEN = saying("unconfirmed");
const SETTLES = saying("decided", "reason", "completion");
const SAYS_SO = saying("unconfirmed", "hedge", "proposal", "open", "preference", "supposed", "unreal");
const [SUPPOSED, CONDITION, UNREAL] = [saying("supposed"), saying("condition"), saying("unreal")];
const EITHER = saying("supposed", "condition", "unreal");
/** A word of doubt is about the whole sentence where it stands among its first. */
const FIRST = 24;

/** `open`: it surely was not settled; `unsure`: perhaps. Undefined where the claim says so too, or a sentence tells it outright. */
export function unsettledIn(claim: string, cited: string): "open" | "unsure" | undefined {
  if (SAYS_SO.test(claim) || /[?？]/u.test(claim)) return undefined;
  const words = new Set(contentWords(claim));
  let most = 0;
  let how: "open" | "unsure" | undefined;
  const sharedBy = (text: string): number => contentWords(text).filter((word) => words.has(word)).length;
  for (const sentence of cited.split("\n").flatMap(sentencesIn)) {
    const shared = sharedBy(sentence);
    if (shared < most || (shared === most && how === undefined)) continue;
    most = shared;
    const isOpen = 2 * sharedBy(supposedIn(sentence)) > shared || isUnmet(unlabelled(sentence), words);
    how = howOf(sentence) ?? (isOpen ? "unsure" : undefined);
  }
  return how;
}

/** Whether a text itself only asks or supposes: `Maybe we should move`. */
export const isUnsettled = (text: string): boolean => howOf(sentencesIn(text)[0] ?? "") !== undefined;

function howOf(sentence: string): "open" | "unsure" | undefined {
  if (OPEN.test(sentence)) return "open";
  if (/[?？]["'”»)\s]*$/u.test(sentence)) return "unsure";
  const [doubt] = unsureIn(sentence);
  return doubt !== undefined && doubt.from <= FIRST && !SETTLES.test(sentence) ? "unsure" : undefined;
}

/** What is only supposed: from the clause on in which a sentence begins to (`orchid uses Oracle; imagine …` says the first). */
function supposedIn(sentence: string): string {
  const isUnreal = UNREAL.test(sentence) && CONDITION.test(sentence);
  const from = (isUnreal ? EITHER : SUPPOSED).first(sentence)?.from;
  return from === undefined ? "" : sentence.slice(sentence.slice(0, from).search(/[^,;:.，；：、。]*$/u));
}

/** `If the board agrees, …`: of the condition that a sentence begins with a claim says no word. */
function isUnmet(sentence: string, words: ReadonlySet<string>): boolean {
  const isOn = CONDITION.leading(sentence) !== undefined;
  const own = contentWords((isOn && /^[^,;，、]+(?=[,;，、])/u.exec(sentence)?.[0]) || "");
  const kin = beginningsOf(words);
  return own.length >= FEWEST && own.every((word) => !words.has(word) && !isKin(word, kin));
}
const FEWEST = 2;
