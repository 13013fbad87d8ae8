/** A claim that says a clause of its line and leaves out what that excepts, `Scan all files` of `… except the registers`, or adds it: `also the registers`. */
import { amongForms } from "../../text/kin.ts";
import { type Found, saying } from "../../text/phrases.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { contentWords } from "../../text/words.ts";
import { SAID_LAST } from "../identity/exchanged.ts";
import { PAUSE, unlabelled } from "./denials.ts";

const [EXCEPTS, ADDS] = [saying("except"), saying("beside")];
/** What tells the exception in another way. */
const TELLS = saying("except", "restricted", "negation", "contrast", "without", "denied");
const LEAST = 2;
const words = (text: string): Set<string> => new Set(contentWords(text));

export function leavesOutException(claim: string, cited: string): boolean {
  const told = claim.split("\n").flatMap(sentencesIn);
  return cited
    .split("\n")
    .flatMap(sentencesIn)
    .map(unlabelled)
    .some((said) =>
      EXCEPTS.all(said).some((found) => {
        const { without, rest } = partedAt(said, found);
        const excepted = without.filter((word) => !amongForms(rest)(word));
        if (excepted.length === 0 || rest.size < LEAST || ADDS.test(said)) return false;
        const names = (text: string): boolean => contentWords(text).some(amongForms(excepted));
        const naming = told.filter(names);
        if (naming.some((one) => !ADDS.test(one)) || told.some((one) => (naming.length > 0 ? TELLS : SAYS).test(one)))
          return false;
        return told.some((one) => {
          const own = words(one);
          const shared = [...rest].filter(amongForms(own)).length;
          return shared >= LEAST && 4 * shared >= 3 * rest.size;
        });
      }),
    );
}
const SAYS = saying("except", "restricted");

/** What an exception leaves out, and what the clause around it says. */
function partedAt(said: string, { from, to, language }: Found) {
  const [before, behind] = [said.slice(0, from).replace(/[,，、]\s*$/u, ""), said.slice(to)];
  const last = before.split(PAUSE).at(-1)!;
  const [first = ""] = behind.replace(/^[,，、]/u, "").split(PAUSE);
  if (language === "zh") return { without: contentWords(said.slice(from, to)), rest: words(first) };
  // `800 lira, KDV hariç, …` is a note between commas.
  const isAside = last !== before && /^[,，、]/u.test(behind);
  if (SAID_LAST.includes(language)) return { without: contentWords(last).slice(-1), rest: words(isAside ? "" : first) };
  return { without: contentWords(first), rest: words(last) };
}
