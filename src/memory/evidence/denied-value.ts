/** Whether lines name a value only to deny it, or to say what another has replaced. */
import { bitOf, spokenIn } from "../../text/languages.ts";
import { saying } from "../../text/phrases.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { contentWords } from "../../text/words.ts";
import { denialsIn, PAUSE, unlabelled } from "./denials.ts";
import { type Specific, specificsOf } from "./specifics.ts";

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

const REPLACED = saying("replacement");
const OVER = saying("heard.over");
const TOLD_AS_OVER = saying("ended", "return", "replacement", "withdrawal", "heard.over");
/** Here what was replaced stands before the word that says so. */
const OLD_FIRST = bitOf("ja") | bitOf("ko") | bitOf("tr");

/** `30 days instead of 90`: a figure that a claim tells as what holds, and each line that has it as what held before. */
export function replacedFigure(claim: string, evidence: string): string | undefined {
  const told = specificsOf(claim);
  if (told.length === 0 || TOLD_AS_OVER.test(claim) || denialsIn(claim).length > 0) return undefined;
  const tells = ({ key }: Specific): boolean => told.some((one) => one.key === key);
  const sentences = evidence
    .split("\n")
    .flatMap(sentencesIn)
    .map((sentence) => ({ sentence, figures: specificsOf(sentence) }))
    .filter(({ figures }) => figures.some(tells));
  const old = sentences.map(({ sentence, figures }) => {
    const before = replacedIn(sentence);
    // Who tells the new one too has told what was replaced.
    return figures.some((one) => one.key !== before?.key && tells(one)) ? undefined : before;
  });
  return old.every((one) => one !== undefined) ? old[0]?.text : undefined;
}

/** The figure of a sentence that another of it has replaced. */
function replacedIn(sentence: string): Specific | undefined {
  const phrase = OVER.all(sentence).find(({ from, to }) =>
    REPLACED.all(sentence).some((one) => one.from < to && from < one.to),
  );
  if (phrase === undefined) return undefined;
  const isFirst = (spokenIn(sentence).sure & OLD_FIRST) !== 0;
  const side = isFirst ? sentence.slice(0, phrase.from) : sentence.slice(phrase.to);
  const beside = specificsOf(side).sort((a, b) => side.indexOf(a.text) - side.indexOf(b.text));
  const old = isFirst ? beside.at(-1) : beside[0];
  return specificsOf(sentence).some(({ key }) => key !== old?.key) ? old : undefined;
}
