/** Whether lines name a value only to deny it. */
import { saying } from "../../text/phrases.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { contentWords } from "../../text/words.ts";
import { denialsIn, PAUSE, unlabelled } from "./denials.ts";

const TAKES_BACK = saying("withdrawal", "ended");

/** Whether each clause that names a value denies it before it does so: `will not move to Heron`. */
export function isDeniedValue(value: string, evidence: string): boolean {
  if (/\d/.test(value) || contentWords(value).length === 0 || denialsIn(value).length > 0) return false;
  const clauses = evidence
    .split("\n")
    .flatMap(sentencesIn)
    .flatMap((sentence) => unlabelled(sentence).split(PAUSE))
    .map((clause) => clause.toLowerCase())
    .filter((clause) => clause.includes(value.toLowerCase()));
  return (
    clauses.length > 0 &&
    clauses.every((clause) => {
      const [denial, ...others] = denialsIn(clause);
      const isBefore = denial !== undefined && denial.to <= clause.indexOf(value.toLowerCase());
      return isBefore && others.length === 0 && !CONTRAST.test(clause) && !TAKES_BACK.test(clause);
    })
  );
}
const CONTRAST = saying("contrast");
