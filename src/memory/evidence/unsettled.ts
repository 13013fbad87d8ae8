/**
 * What was only asked, thought aloud or left open is settled for nobody: a claim that tells it as settled rests on no evidence.
 * Of a line that says several things the sentence counts that says most of the claim.
 */
import { amongForms } from "../../text/kin.ts";
import type { Language } from "../../text/lexicon/lexicon.ts";
import { type Found, saying } from "../../text/phrases.ts";
import { isWide } from "../../text/scripts.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { TIMES_AHEAD, tellsPast, turnsPast } from "../../text/task-end.ts";
import { unsureIn } from "../../text/unsure.ts";
import { contentWords } from "../../text/words.ts";
import { SAID_LAST, tokensOf } from "../identity/exchanged.ts";
import { PAUSE, unlabelled } from "./denials.ts";
import { unquoted } from "./opposite.ts";

const [SETTLES, DECIDES] = [saying("decided", "reason", "completion"), saying("decided", "completion")];
const SAYS_SO = saying("unconfirmed", "hedge", "proposal", "open", "preference", "supposed", "unreal");
const [SUPPOSED, CONDITION, UNREAL] = [saying("supposed"), saying("condition"), saying("unreal")];
const [WISH, OPEN] = [saying("wish"), saying("unconfirmed")];
const MEANT = saying("wish", "plan", "rule", "heard.wants", "request", "unfinished");
const AHEAD = saying("unreal", "supposed", "wish", "plan", "hedge", "proposal", ...TIMES_AHEAD);
const EITHER = saying("supposed", "condition", "unreal");
/** A word of doubt is about the whole sentence where it stands among its first. */
const FIRST = 24;

/** `open`: it surely was not settled; `unsure`: perhaps. Undefined where the claim says so too, or a sentence tells it outright. */
export function unsettledIn(claim: string, cited: string): "open" | "unsure" | undefined {
  if (SAYS_SO.test(claim) || /[?？]/u.test(claim)) return undefined;
  // A reason that stands as a sentence of its own is no doubt.
  const [first = ""] = sentencesIn(claim.split("\n")[1] ?? "");
  return unsettledOf(claim, claim, cited, 0) ?? unsettledOf(first, claim, cited, contentWords(first).length / 2);
}

/** @param least how many words the sentence shares that decides */
function unsettledOf(told: string, claim: string, cited: string, least: number): "open" | "unsure" | undefined {
  const words = new Set(contentWords(told));
  let most = least;
  let how: "open" | "unsure" | undefined;
  const sharedBy = (text: string): number => contentWords(text).filter((word) => words.has(word)).length;
  const sentences = words.size === 0 ? [] : cited.split("\n").flatMap(sentencesIn);
  const parts = sentences.flatMap(eitherWay);
  for (const { said, isEitherWay } of parts) {
    const [sentence, shared] = [unquoted(said, claim), sharedBy(said)];
    if (shared < most || (shared === most && how === undefined && shared > least)) continue;
    most = shared;
    const isOpen =
      isEitherWay ||
      2 * sharedBy(supposedIn(sentence, words, claim)) > shared ||
      isUnmet(unlabelled(sentence), words) ||
      (!MEANT.test(claim) && (isOnlyWished(sentence, claim) || 2 * sharedBy(plannedIn(sentence, claim)) > shared));
    const doubt = howOf(sentence);
    // `I think the proxy was the culprit: I bypassed it`: what was done about a guess is none.
    how = doubt === "unsure" && tellsBehind(sentence, claim) ? undefined : (doubt ?? (isOpen ? "unsure" : undefined));
  }
  return how;
}

/** A sentence without what may be or not while it holds, `regardless of whether …`; then that. */
function eitherWay(said: string): readonly { readonly said: string; readonly isEitherWay: boolean }[] {
  const { from = 0, to = 0, language = "en" } = REGARDLESS.first(said) ?? {};
  const pause = CLAUSE_END.exec(said.slice(to))?.index ?? said.length;
  const may = SAID_LAST.includes(language) ? clauseFrom(said.slice(0, to), from) : said.slice(from, to + pause);
  const rest = said.replace(may, " ");
  // Without a pause nobody can tell where it ends.
  const isParted = to > 0 && /\p{L}/u.test(rest);
  return [
    { said: isParted ? rest : said, isEitherWay: false },
    ...(isParted ? [{ said: may, isEitherWay: true }] : []),
  ];
}
const REGARDLESS = saying("regardless");
const CLAUSE_END = /[,;:，、；：]|\s[—–-]\s/u;

/**
 * `The certificate was received`, of `Waiting for the certificate`, `The lease was renewed`, of `The lease must be renewed`: told as done,
 * what is said of it waits, and nothing beside tells what was; `until six` alone waits for nothing. @param about every line that shares a word
 */
export function isStillAwaited(claim: string, cited: string, about: () => readonly string[]): boolean {
  if (!AWAITED.test(cited) || NOT_DONE.test(claim)) return false;
  const isPast = !tellsPast(besideUnfinished(cited)) && (tellsPast(claim) || turnsPast(claim, cited));
  const isDone = AWAITED.test(TERM.without(cited)) ? DONE.test(claim) || isPast : isPast && turnsPast(claim, cited);
  return isDone && ![cited, ...about()].some((line) => ENDED.test(AWAITED.without(besideUnfinished(line))));
}
/** What is left without `must be renewed`, `doit être renouvelé`. */
const besideUnfinished = (line: string): string =>
  UNFINISHED.all(line).reduceRight(
    (left, { from, to }) => left.slice(0, from) + left.slice(to).replace(/^(?:\s+[^\s.,;:!?]+){1,3}/u, ""),
    line,
  );
const [AWAITED, DONE, TERM] = [saying("waiting", "open", "unfinished"), saying("completion"), saying("deadline")];
const UNFINISHED = saying("unfinished");
const NOT_DONE = saying("waiting", "open", "unfinished", "negation", "condition", "rule");
const ENDED = saying("completion", "mended", "passing", "newly", "decided", "replacement", "consent");

export const ONLY_SUPPOSED = "it only asks or supposes what it says";

/** Whether a text itself only asks or supposes: `Maybe we should move`. */
export function isUnsettled(text: string): boolean {
  const sentence = (sentencesIn(text)[0] ?? "").replace(ASIDE, (aside) => (isOfMore(aside) ? "" : aside));
  const open = OPEN.all(sentence);
  const isAsked = open.length > 0 && !NOT_YET.all(sentence).some((one) => open.some((other) => meet(one, other)));
  const rest = open.reduceRight((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, sentence);
  return howOf(isAsked && isWayOfWorking(sentence, open[0]!) ? rest : sentence) !== undefined;
}
const ASIDE = /[(（][^()（）]*[)）]/gu;
const [NOT_YET, ALWAYS, EACH] = [saying("negation", "unfinished"), saying("heard.order"), saying("lasting")];

const meet = (one: Said, other: Said): boolean => one.from < other.to && other.from < one.to;
type Said = Pick<Found, "from" | "to">;

/** `(price not confirmed)`, behind what is settled; `(not confirmed yet)` is about that. */
function isOfMore(aside: string): boolean {
  const said = [...OPEN.all(aside), ...NOT_YET.all(aside)].map(({ from, to }) => contentWords(aside.slice(from, to)));
  return OPEN.test(aside) && contentWords(aside).some((word) => !said.flat().includes(word));
}

/** `Always ask whether to deepen`, `before coding, ask whether to`: of what has to be asked once it is said whom to ask. */
function isWayOfWorking(sentence: string, open: Said): boolean {
  const [before, behind] = [sentence.slice(0, open.from), sentence.slice(open.to)];
  // `Draft: always two reviewers` is a draft; `whether to run: always …` asks no more.
  const [what = ""] = behind.split(PAUSE, 1);
  if (ALWAYS.test(before) || ALWAYS.first(what)?.language === "ja") return true;
  if (contentWords(what).length > 0 && ALWAYS.test(behind.slice(what.length))) return true;
  const asked = SUPPOSED.all(sentence).find((one) => meet(one, open))?.from ?? open.from;
  const isToAnyone = contentWords(sentence.slice(asked, open.from)).length === 1;
  return isToAnyone && (EACH.test(before) || STEP.test(sentence.slice(0, asked)));
}
const STEP = /\p{L}.*[,;，；、]/u;

function howOf(sentence: string): "open" | "unsure" | undefined {
  if (OPEN.test(sentence)) return "open";
  // What asks in brackets behind it asks about more.
  if (/[?？]["'”»)\s]*$/u.test(sentence.replace(/(?<=\p{L}\s)[(（][^()（）]*[)）]\s*$/u, ""))) return "unsure";
  const [doubt] = unsureIn(sentence);
  if (doubt === undefined || doubt.from > FIRST) return undefined;
  // Who proposes gives reasons too.
  const settles = doubt.key === "proposal" ? DECIDES : SETTLES;
  return settles.all(sentence).every((one) => isDoubted(one, doubt, sentence)) ? "unsure" : undefined;
}

/** `Probably going with oak`: what is likely chosen is not chosen; `I think we go with oak` is how a person decides. */
function isDoubted({ key, from, to }: Found, doubt: Found, sentence: string): boolean {
  const isNext = doubt.to <= from && contentWords(sentence.slice(doubt.to, from)).length === 0;
  const isLikely = doubt.key === "hedge" && !PERSON.test(sentence.slice(doubt.from, doubt.to));
  return isNext && isLikely && key === "decided" && !tellsPast(sentence.slice(from, to));
}
const PERSON = saying("person");

/** What is only supposed: from the clause on in which a sentence begins to (`orchid uses Oracle; imagine …` says the first). */
function supposedIn(sentence: string, words: ReadonlySet<string>, claim: string): string {
  const isUnreal = UNREAL.test(sentence) && CONDITION.test(sentence) && !isUnderSame(claim, sentence);
  const { from, to } = (isUnreal ? EITHER : SUPPOSED).first(sentence) ?? {};
  // `Check whether the seal is whole`, of a claim that says to check it.
  const isToldSo = contentWords(tokensOf(sentence.slice(from, to))[0] ?? "").some((word) => words.has(word));
  if (from === undefined || isToldSo) return "";
  return clauseFrom(sentence, from);
}

/** `If the dam breaks, the mill floods`, of `If the dam broke, the mill would flood`: under the same word, half of what follows it. */
function isUnderSame(claim: string, sentence: string): boolean {
  const [ours, theirs] = [claim, sentence].map((text) => {
    const { from, to } = CONDITION.first(text) ?? { from: 0, to: 0 };
    return { on: text.slice(from, to).toLowerCase(), words: contentWords(text.slice(to).split(CLAUSE_END, 1)[0]!) };
  });
  const shared = ours!.words.filter((word) => theirs!.words.includes(word));
  return ours!.on !== "" && ours!.on === theirs!.on && shared.length > 0 && 2 * shared.length >= ours!.words.length;
}

const FIRST_CLAUSE = /^[^,;，、]+(?=[,;，、])/u;
const clauseFrom = (sentence: string, from: number): string =>
  sentence.slice(sentence.slice(0, from).search(/[^,;:.，；：、。]*$/u));

/** What a sentence tells as ahead, or as it would be, of a claim that tells it as done or as fact. */
function plannedIn(sentence: string, claim: string): string {
  if (DECIDES.test(sentence) || isUnderSame(claim, sentence)) return "";
  const on = CONDITION.test(claim) ? undefined : CONDITION.leading(sentence)?.from;
  // `If a payout fails, it is parked`, of `a failed payout is parked`.
  const told = on === undefined ? sentence : sentence.replace(FIRST_CLAUSE, "");
  const isDone = claim.split("\n").some((one) => turnsPast(one, told));
  // `Marco` is a plan in another language: what the claim has too tells nothing apart.
  const ahead = (isDone ? AHEAD : UNREAL)
    .all(sentence)
    .find(({ from, to }) => !claim.includes(sentence.slice(from, to)));
  const from = ahead?.from ?? (isDone ? on : undefined);
  // `сжал бы`: the verb itself is told as past.
  const isTold = tellsPast(sentence.slice(0, from).replace(/\S+\s*$/u, ""));
  const isNone = from === undefined || isTold || tellsBehind(sentence.slice(from), claim);
  return isNone ? "" : clauseFrom(sentence, from);
}

/** `I wanted to move the hives and did so in May: the yield doubled`, behind the pause: most of what it tells as past. */
function tellsBehind(text: string, claim: string): boolean {
  const words = contentWords(claim);
  return text.split(PAUSE).some((part, i) => {
    const own = contentWords(part);
    const isPast = i > 0 && tellsPast(part) && !EITHER.test(part);
    return isPast && 2 * own.filter((word) => words.includes(word)).length > own.length;
  });
}

/** `Wants to hire two drivers`, of a claim that says so of them and not that it is wanted: its verb is told in another form. */
function isOnlyWished(sentence: string, claim: string): boolean {
  const wish = WISH.first(sentence);
  if (wish === undefined) return false;
  const [behind = ""] = sentence.slice(wish.to).split(PAUSE, 1);
  if (tellsBehind(sentence.slice(wish.to), claim)) return false;
  if (claim.split("\n").some((one) => isToldAsDone(one, sentence, wish.from))) return true;
  if (SETTLES.test(sentence)) return false;
  const named = tokensOf(behind).filter((one) => contentWords(one).length > 0);
  const verb = VERB_LAST.includes(wish.language) ? named.at(-1) : named[0];
  const [wants] = isWide(sentence.charCodeAt(wish.from)) ? [] : tokensOf(sentence.slice(wish.from));
  return ![verb, wants].some((one) => one !== undefined && tokensOf(claim).includes(one));
}

/** `The crane was inspected`, of `wants the crane inspected`: all its words are what is wished, and a small one makes it so. */
function isToldAsDone(claim: string, sentence: string, from: number): boolean {
  const [told, wished, said] = [claim, sentence.slice(from), sentence].map((text) => new Set(tokensOf(text)));
  const named = new Set([...told!].filter((one) => contentWords(one).length > 0));
  return named.size >= FEWEST && named.isSubsetOf(wished!) && !told!.isSubsetOf(said!);
}
const VERB_LAST: readonly Language[] = ["de", "nl"];

/** `If the board agrees, …`: of the condition that a sentence begins with a claim says no word. */
function isUnmet(sentence: string, words: ReadonlySet<string>): boolean {
  const isOn = CONDITION.leading(sentence) !== undefined;
  const own = contentWords((isOn && FIRST_CLAUSE.exec(sentence)?.[0]) || "");
  return own.length >= FEWEST && !own.some(amongForms(words));
}
const FEWEST = 2;
