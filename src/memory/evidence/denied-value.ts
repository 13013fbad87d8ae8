/** Whether lines name a value, or somebody, only to deny it. */
import { placeOf } from "../../text/names.ts";
import { saying } from "../../text/phrases.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { contentWords } from "../../text/words.ts";
import { denialsIn, isOfRest, PAUSE, unlabelled } from "./denials.ts";

const TAKES_BACK = saying("withdrawal", "ended");

/** Whether each clause that names a value denies it before it does so: `will not move to Heron`. */
export function isDeniedValue(value: string, evidence: string): boolean {
  if (/\d/.test(value) || contentWords(value).length === 0 || denialsIn(value).length > 0) return false;
  const clauses = naming(value, evidence);
  return (
    clauses.length > 0 &&
    clauses.every((clause) => {
      const [denial, ...others] = denialsIn(clause);
      const isBefore = denial !== undefined && denial.to <= placeOf(value.toLowerCase(), clause);
      return isBefore && others.length === 0 && !CONTRAST.test(clause) && !TAKES_BACK.test(clause);
    })
  );
}

/** Whether each clause that names somebody denies them at once: `our lead is now Karin, not Ole`. */
export function isDeniedName(name: string, evidence: string): boolean {
  const clauses = naming(name, evidence);
  const isDenied = (clause: string): boolean => {
    const at = placeOf(name.toLowerCase(), clause);
    const denial = denialsIn(clause).findLast(({ to }) => to <= at);
    const between = clause.slice(denial?.to, at);
    return denial !== undefined && contentWords(between).length === 0 && !isOfRest(between);
  };
  return clauses.length > 0 && clauses.every(isDenied);
}

/** In small letters. */
const naming = (value: string, evidence: string): string[] =>
  evidence
    .split("\n")
    .flatMap(sentencesIn)
    .flatMap((sentence) => unlabelled(sentence).split(PAUSE))
    .map((clause) => clause.toLowerCase())
    .filter((clause) => placeOf(value.toLowerCase(), clause) >= 0);

const CONTRAST = saying("contrast");
