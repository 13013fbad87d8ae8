/** Whether lines name a value, or somebody, only to deny it. */
import { inAny, type Spoken } from "../../text/languages.ts";
import type { Language } from "../../text/lexicon/lexicon.ts";
import { placeOf } from "../../text/names.ts";
import { saying } from "../../text/phrases.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { contentWords } from "../../text/words.ts";
import { isBeside, tokensOf } from "../identity/exchanged.ts";
import { denialsIn, isCorrection, isOfRest, PAUSE, unlabelled } from "./denials.ts";

const [NO_WORD, VERB] = [/^\P{L}*$/u, /^['’]?\p{L}{0,4}\s?\p{L}{0,8}\s?$/u];
/** What may stand before a denial that is told behind a value: `nutzt Heron nicht`, `Heron을 사용하지 않는다`. */
const BEHIND: Readonly<Partial<Record<Language, RegExp>>> = { de: NO_WORD, nl: NO_WORD, tr: VERB, ja: VERB, ko: VERB };

const [FORBIDDEN, ENDED] = [saying("forbidden"), saying("ended")];

/** Whether each clause that names a value denies it: `will not move to Heron`; of what is to be liked also `hates Heron`. @param log what it is written in */
export function isDeniedValue(value: string, evidence: string, log?: Spoken, isLiked = false): boolean {
  // A clause is too short to tell its language: `seit Mai`, `mora no Porto`.
  const spoken = inAny(evidence, log);
  const deniesIn = (text: string) => [
    ...denialsIn(text, spoken),
    ...(isLiked ? FORBIDDEN.all(text, spoken).map((found) => ({ ...found, onlyEnds: true })) : []),
  ];
  if (/(?<!\p{L})\d/u.test(value) || contentWords(value).length === 0 || deniesIn(value).length > 0) return false;
  const clauses = naming(value, evidence);
  return (
    clauses.length > 0 &&
    clauses.every((clause) => {
      const [denial, ...others] = deniesIn(clause);
      if (clause.endsWith(CORRECTED)) return true;
      if (denial === undefined) return false;
      const at = placeOf(value.toLowerCase(), clause);
      const between = clause.slice(at + value.length, denial.from);
      // `At Maersk until last year`
      const behind = BEHIND[denial.language] ?? (denial.onlyEnds ? NO_WORD : undefined);
      const isBehind = denial.from >= at + value.length && behind?.test(between) === true;
      const isTurned = "key" in denial && BEHIND[denial.language] === VERB;
      const isBefore = denial.to <= at && !isTurned && !(denial.onlyEnds && goesOn(clause.slice(denial.to, at)));
      // `もう Heron を使っていない`
      const isAround = denial.from <= at && denial.to >= at + value.length;
      return (isBefore || isBehind || isAround) && others.length === 0 && !CONTRAST.test(clause);
    })
  );
}

/** `Used to run on Kestrel and now runs on Heron` */
const goesOn = (between: string): boolean =>
  tokensOf(between).some((one, at, all) => isBeside(one) && contentWords(all.slice(at + 1).join(" ")).length > 0);

/** Whether each clause that names somebody denies them at once: `our lead is now Karin, not Ole`. */
export function isDeniedName(name: string, evidence: string, log?: Spoken): boolean {
  const clauses = naming(name, evidence);
  const isDenied = (clause: string): boolean => {
    const at = placeOf(name.toLowerCase(), clause);
    const denial = denialsIn(clause, inAny(evidence, log)).findLast(({ to }) => to <= at);
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
    .map((clause, at, all) => (isTime(all[at - 1]) ? all[at - 1] + clause : clause))
    .map((clause, at, all) => (isCorrection(all[at + 1], all[at + 2]) ? clause + CORRECTED : clause))
    .map((clause) => clause.toLowerCase())
    .filter((clause) => placeOf(value.toLowerCase(), clause) >= 0);

/** What stands behind a clause that the next one takes back. */
const CORRECTED = "\u0000";
/** `Until last year, orchid ran on Heron`: the pause ends nothing. */
const isTime = (clause = "Heron"): boolean => !/[\p{L}\p{N}]/u.test(ENDED.without(clause));

const CONTRAST = saying("contrast");
