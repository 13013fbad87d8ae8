/** Whether lines name a value, or somebody, only to deny it. */
import type { Language } from "../../text/lexicon/lexicon.ts";
import { placeOf } from "../../text/names.ts";
import { saying } from "../../text/phrases.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { contentWords } from "../../text/words.ts";
import { denialsIn, isOfRest, PAUSE, unlabelled } from "./denials.ts";

const NOW = saying("newly");

const [NO_WORD, VERB] = [/^\P{L}*$/u, /^['’]?\p{L}{0,4}\s?\p{L}{0,8}\s?$/u];
/** What may stand before a denial that is told behind a value: `nutzt Heron nicht`, `Heron을 사용하지 않는다`. */
const BEHIND: Readonly<Partial<Record<Language, RegExp>>> = { de: NO_WORD, nl: NO_WORD, tr: VERB, ja: VERB, ko: VERB };

/** Whether each clause that names a value denies it: `will not move to Heron`. */
export function isDeniedValue(value: string, evidence: string): boolean {
  if (/(?<!\p{L})\d/u.test(value) || contentWords(value).length === 0 || denialsIn(value).length > 0) return false;
  const clauses = naming(value, evidence);
  return (
    clauses.length > 0 &&
    clauses.every((clause) => {
      const [denial, ...others] = denialsIn(clause);
      if (denial === undefined) return false;
      const at = placeOf(value.toLowerCase(), clause);
      const between = clause.slice(at + value.length, denial.from);
      const isBehind = denial.from >= at + value.length && BEHIND[denial.language]?.test(between) === true;
      // `Used to run on Kestrel and now runs on Heron`
      const isBefore = denial.to <= at && !(denial.onlyEnds && NOW.test(clause.slice(denial.to, at)));
      // `もう Heron を使っていない`
      const isAround = denial.from <= at && denial.to >= at + value.length;
      return (isBefore || isBehind || isAround) && others.length === 0 && !CONTRAST.test(clause);
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
