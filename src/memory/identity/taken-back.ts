/** That what holds is taken back, is over or is held off, by words beside what a memory claims: a denial, an end, a return, a thing that is left. */

import { onceOf } from "../../once.ts";
import { withoutArticle } from "../../text/articles.ts";
import { isOnlyDays, writtenDaysIn } from "../../text/days.ts";
import { withoutEnd } from "../../text/ends.ts";
import { beginningsOf, isKin } from "../../text/kin.ts";
import { spokenIn } from "../../text/languages.ts";
import { LEXICONS } from "../../text/lexicon/all.ts";
import { placeOf } from "../../text/names.ts";
import { isNumberWord } from "../../text/numbers.ts";
import { type Sayings, saying } from "../../text/phrases.ts";
import { spokenLanguageOf } from "../../text/spoken-languages.ts";
import { tellsPast } from "../../text/task-end.ts";
import { contentWords, isSmallWord } from "../../text/words.ts";
import { denialsIn } from "../evidence/denials.ts";
import { claims, clausesOf, denialsOf, isMostly, isOfAWhile, isOfOneDay, newBeside, shareDay } from "./clauses.ts";
import { type Beside, isWord, LABELLED, LEAST_SHARED, type Near, type Pair, WISHES, wholeWords } from "./pair.ts";
import { namesIn, oppositesIn } from "./similarity.ts";
import { shareOf, type Telling, withoutReason } from "./told.ts";

const quoted = (text: string, { from, to }: { readonly from: number; readonly to: number }): string =>
  `"${text.slice(from, to)}"`;

const HELD_OFF = saying("heldOff");
const POSTPONED = saying("postponed");
/** Of what a line says is held off the memory tells so much. */
const LEAST_SAID = 0.3;
/** An appointment is put off, and the rule stands: only the thing itself. */
const LEAST_POSTPONED = 0.7;

/** `Vetoed`, `on hold`, `not decided yet`: nothing has taken its place, and still it may not hold. */
export function heldOff({ said: { text }, told, rarity }: Pair): string | undefined {
  const spoken = spokenIn(text);
  for (const clause of clausesOf(text))
    for (const [sayings, least] of [
      [HELD_OFF, LEAST_SAID],
      [POSTPONED, LEAST_POSTPONED],
    ] as const) {
      const found = sayings.first(clause, spoken);
      // `The suspended ceiling is checked`: the word is a part of what is settled.
      if (found === undefined || told.core.includes(clause.slice(found.from, found.to))) continue;
      const own = contentWords(`${clause.slice(0, found.from)} ${clause.slice(found.to)}`);
      // `Whether we move, is not decided`.
      const words = [...new Set(own.length > 0 ? own : contentWords(text.replace(clause, " ")))];
      const shared = words.filter((word) => claims(told.held, word));
      if (shared.length < least * words.length || !shared.some((word) => rarity!.tells(word))) continue;
      const isAbout = shared.length >= LEAST_SHARED || shared.some((word) => told.heads.includes(word));
      if (isAbout || namesIn(clause).some((name) => namesIn(told.core).includes(name))) return quoted(clause, found);
    }
  return undefined;
}

/** It went as it should, or work was done: nothing is over. */
const GOES_ON = saying("completion", "mended", "measured", "smoothly", "passing", "praise", "consent", "unfinished");

const STRUCK = /~~([^~]{1,500})~~/gu;
export const withoutStruck = (text: string): string => text.replace(STRUCK, "").trim();

/** `~~on Fridays~~ on Mondays`: what is struck through is claimed, and something stands beside it; else it may be a task that is done. */
export function struck({ said: { text }, told }: Near): string | undefined {
  const rest = withoutStruck(text);
  if (rest === text || contentWords(rest).length === 0 || GOES_ON.test(rest)) return undefined;
  const isHeld = (word: string): boolean => claims(told.held, word) || (/\d/u.test(word) && told.core.includes(word));
  const isClaimed = (words: readonly string[]): boolean =>
    isMostly(words, told.held) || (words.length > 0 && words.every(isHeld));
  const found = text.matchAll(STRUCK).find(([, old]) => isClaimed(contentWords(old!)));
  return found && `struck: "${found[1]}"`;
}

const PARTED = /^([^:：]{2,80}?)(?:\s?[:：]\s*|\s[—–-]\s)([^:：]{1,40})$/u;
/** `Is`, `lautet`: what may stand between a thing and what it is. */
const isVerb = onceOf((word) =>
  LEXICONS.some(({ secret }) => secret.is.split(",").some((entry) => entry.trim() === word)),
);
/** A thing, and what is said of it. */
function partsOf(text: string): readonly string[] {
  const [, topic, status] = PARTED.exec(text) ?? [];
  if (topic !== undefined && status !== undefined) return [topic, status];
  const words = text.length > LONGEST_VERDICT ? [] : text.split(" ");
  const at = words.findIndex((word, i) => i > 0 && isVerb(word));
  return at < 0 ? [] : [words.slice(0, at).join(" "), words.slice(at + 1).join(" ")];
}
const LONGEST_VERDICT = 120;

/**
 * `Redis sessions: parked`, `The Friday parcels are off`: of the thing itself, named by what the memory claims of it and by nothing
 * else, one word that is no count. Whatever that means, it is another word on the thing.
 */
export function verdict({ said: { claim, mark }, told, claimed, isRare }: Beside): string | undefined {
  const [topic, status] = partsOf(withoutEnd(claim, " .!。！"));
  // `No releases on Fridays, the weekend is unstaffed`: of the weekend alone.
  if (mark !== undefined || topic === undefined || !/\p{L}/u.test(status ?? "") || WISHES.test(told.core))
    return undefined;
  const [named = [], said = []] = [topic.slice(topic.search(/[^,，]*$/u)), status!].map(wholeWords);
  const isHeld = (word: string): boolean => claims(told.held, word);
  const held = named.filter(isHeld);
  // `Delivery by bike: given up`: what has ended is named in other forms of the words too.
  const isOver = held.length >= LEAST_SHARED && LEAVING.test(status!);
  const isOfIt = isOver || held.length === named.length || shareDay(topic, told.core);
  if (!isOfIt || named.length < Math.max(LEAST_SHARED, HALF * claimed.length)) return undefined;
  if (!held.some(isRare) || said.length > 1 || said.some(isHeld)) return undefined;
  const isCount = /\d/u.test(claim) || said.some(isNumberWord);
  return isCount || GOES_ON.test(status!) || withoutArticle(status!) !== status ? undefined : `"${status}"`;
}
const HALF = 0.5;

const mayDeny = ({ isAboutClaim, hasSeveral, rarity }: Near): boolean =>
  isAboutClaim && (hasSeveral || rarity === undefined);

const deniedBy = (near: Near): string[] =>
  mayDeny(near) ? denialsOf(withoutReason(near.said.text), near.told.held, near.told.core) : [];
const deniedItself = ({ told: { core, held } }: Near): string[] => denialsOf(core, held, core);

/** It denies of what the memory claims more than that does itself. */
export function denied(near: Near): string | undefined {
  const own = deniedBy(near);
  return own.length > deniedItself(near).length ? `"${own[0]}"` : undefined;
}

/** `With` and `without`, `on` and `off` are grammar: a denial among them is read as one. */
export function opposed(near: Near): string | undefined {
  const mayOppose = mayDeny(near) && near.hasSeveral;
  const pair = mayOppose && oppositesIn(near.said.text, near.told.text, (words) => !words.some(isSmallWord));
  return pair ? `one says ${pair[0]}, the other ${pair[1]}` : undefined;
}

/** `We open on Sundays until 1 pm`, of `We close on Sundays`: besides the two it says half of the claim. What begins and ends by its dates does both. */
export function opposedBeside({ said, told, claimed, isNamed }: Beside): string | undefined {
  const areDated = [said.main, told.core].every((text) => writtenDaysIn(text).length > 0);
  const mayOppose = isNamed && !areDated && !isOfOneDay(said.claim, told.core);
  const pair = mayOppose ? oppositesIn(said.main, told.core, (words) => !words.some(isSmallWord)) : undefined;
  if (pair === undefined) return undefined;
  const rest = claimed.filter((word) => !contentWords(pair[1]).includes(word));
  return 2 * rest.filter(said.says).length >= rest.length ? `one says ${pair[0]}, the other ${pair[1]}` : undefined;
}

/** A phrase of some keys beside what the memory claims, which that does not say itself. */
export const beside =
  (sayings: Sayings) =>
  ({ said, told }: Near): string | undefined =>
    newBeside(sayings, said.text, told.whole, told.held);

const TAKES_BACK = beside(saying("ended", "enough", "return", "replacement", "withdrawal", "denied"));
/**
 * What held holds no more, or something else does; not `X (there is none) gives way to Y` of a memory that says there is no X: what goes
 * was not there. What is no longer done `without a deposit` was done so.
 */
export const takesBack = (near: Near): string | undefined => {
  const own = deniedBy(near).length;
  const isOver = denialsIn(near.said.text, spokenIn(near.said.text)).some(({ isEnd, onlyEnds }) => isEnd && !onlyEnds);
  return own > 0 && own === deniedItself(near).length && !isOver ? undefined : TAKES_BACK(near);
};
/** Also of what was itself a change: `moved to 10:00`, then `back at 9:15`. */
export const returns = beside(saying("return"));
/** Beside another value these change one; beside the same they only say it again. */
export const changes = beside(saying("newly"));

const isAgain = beside(saying("again"));
/** Who says `again` says it in other words. */
const MOSTLY_AGAIN = 0.7;
export const again = (near: Near): string | undefined =>
  shareOf(near.told.claimed, near.said.words) < MOSTLY_AGAIN ? isAgain(near) : undefined;

const MENDS = saying("mended");
const ENDS = saying("completion");
const WAITS = saying("open", "unfinished", "unconfirmed");
const STANDS = saying("decided", "preference");
const isMended = beside(MENDS);
const [SMOOTHLY, FAULTY] = [saying("smoothly"), saying("outage", "fault", "open", "unfinished", "negation")];

/** `Fixed: …` */
export const beginsMended = ({ said }: Near): boolean => MENDS.leading(said.text) !== undefined;

/** The end of what was wrong, or of what was waited for; a decision, a rule and a wish do not end when work is done. */
export function over(near: Near): string | undefined {
  const { said, told } = near;
  if (told.isLasting || STANDS.test(told.whole)) return undefined;
  // What went without trouble is over where there was some.
  if (SMOOTHLY.test(said.text) && !FAULTY.test(told.whole)) return undefined;
  const mended = isMended(near);
  if (mended !== undefined || !WAITS.test(told.whole)) return mended;
  const end = ENDS.first(said.text);
  return end && !ENDS.test(told.whole) ? quoted(said.text, end) : undefined;
}

/** `Sent the invoice`, of what was to be sent. */
export const done = ({ said: { text }, told }: Near): string | undefined =>
  told.isEndedBy(text) ? quoted(text, ENDS.first(text) ?? { from: 0, to: text.length }) : undefined;

const OUTAGE = saying("outage");
/** `Failed twice`, `down for ten minutes`, `the mailer failed`: what was out happened once. What `is down` may be so for good, and `…: rejected` is. */
export const hasFailed = (said: string, from: number, word: string): boolean =>
  isOfAWhile(said) ||
  isOfOneDay(said, "") ||
  (tellsPast(word) &&
    /[\p{L}\p{N}]\s*$/u.test(said.slice(0, from)) &&
    !isVerb(said.slice(0, from).trim().split(" ").at(-1)!));

const [LEAVING, MOVES] = [saying("leaving", "withdrawal", "replacement"), saying("replacement")];
const PART = /^(?:[:_/@.]\w|-[\p{Ll}\d])/u;
/** Further away the verb is about something else: `we left twelve parcels at Correos`. */
const MOST_BETWEEN = 1;

const VERSION_ALONE = /^\s?v?\d[\d.]*[\p{P}\s]*$/u;

/** `We are leaving Substack`: a name of the memory beside a word that ends with it. */
export function leaves({ said: { claim }, told, rarity }: Pair): string | undefined {
  // What a claim begins with may be any word: it is a name where the line has it as one.
  const held = namesIn(claim).filter((name) => contentWords(name).every((word) => told.claimed.has(word)));
  const names = [...namesIn(told.core), ...held].filter(
    (name) => !isOnlyDays(name) && contentWords(name).some((word) => rarity!.tells(word)),
  );
  for (const clause of names.length > 0 ? clausesOf(claim) : [])
    for (const name of names) {
      const at = placeOf(name, clause.toLowerCase());
      // `needs switch to anthropic:cli` names another thing, as does `process.stdout`, where a clause ends; `Instagram-Konto` the same.
      if (PART.test(claim.slice(claim.indexOf(clause) + at + name.length))) continue;
      for (const found of at < 0 ? [] : LEAVING.all(clause)) {
        const { from, to } = found;
        // `DROPPED`, in capitals, is no name.
        if (from < at + name.length && at < to) continue;
        // `PayPal failed twice` is an event, and ends nothing.
        if (OUTAGE.test(clause.slice(from, to)) && isOfAWhile(clause)) continue;
        const between = to <= at ? clause.slice(to, at) : clause.slice(at + name.length, from);
        // `MySQL 升级到 9.1`: it is what it was, and newer.
        if (VERSION_ALONE.test(clause.slice(to))) continue;
        // `Kafka rather than RabbitMQ, because …`, of what says so itself.
        const whole = clause.slice(Math.min(from, at), Math.max(to, at + name.length)).toLowerCase();
        if (told.core.toLowerCase().includes(whole)) continue;
        // `We move to a disk at Jola's`, of what Jola prefers: another thing is left, or moved to.
        const isOther = MOVES.test(clause.slice(from, to)) && to <= at && contentWords(between).length > 0;
        if (!isOther && contentWords(between).length <= MOST_BETWEEN)
          return `${quoted(clause, found)} ${JSON.stringify(name)}`;
      }
    }
  return undefined;
}

const ENDED = saying("ended");
const ENOUGH = saying("enough");
const NOT_YET = saying("unfinished");
/** `No, we stay with …`: somebody answers what was settled. */
const REFUSES = saying("refusal");
const MOST_BESIDE = 3;

/**
 * In words that the memory lacks: `No more Friday deploys`, of its day; `In the crypt we no longer sing`, which says little
 * besides. What goes on, `No more diesel in the tractor, filled up`, may tell of a thing that has run out.
 */
export function ended({ said: { claim, main }, told, claimed, rarity, isNamed }: Beside): string | undefined {
  const ends = ENDED.leading(main);
  if (ends && shareDay(main, told.core)) return quoted(main, ends);
  const clauses = clausesOf(claim);
  const refused = clauses.find(
    (clause) => REFUSES.closing(clause) && !NOT_YET.test(clause) && claimed.some(isSaidIn(clause, rarity.rare)),
  );
  if (refused !== undefined) return JSON.stringify(refused.trim());
  const isWhole = clauses.length === 1;
  const end =
    ENOUGH.first(main) ?? denialsIn(main, spokenIn(main)).find(({ isEnd, onlyEnds }) => isWhole && isEnd && !onlyEnds);
  if (end === undefined) return undefined;
  const others = contentWords(`${main.slice(0, end.from)} ${main.slice(end.to)}`).filter(isWord);
  return isNamed && others.length <= MOST_BESIDE ? quoted(main, end) : undefined;
}

/** `I no longer live in Bergen`: with hardly a word beside what is over. */
export function leftBehind(text: string, value: string): string | undefined {
  const words = contentWords(value);
  for (const clause of words.length > 0 ? clausesOf(text) : []) {
    const end = denialsIn(clause, spokenIn(text)).find(({ isEnd }) => isEnd);
    const said = contentWords(`${clause.slice(0, end?.from)} ${clause.slice(end?.to ?? clause.length)}`);
    if (end && said.length <= words.length + 1 && words.every((word) => said.includes(word)))
      return quoted(clause, end);
  }
  return undefined;
}

/** `No, the board wants it` */
export const refuses = ({ said, isNamed }: Beside): boolean => isNamed && REFUSES.leading(said.claim) !== undefined;

/** `The landlord said no`, of a claim that names the landlord. */
const isSaidIn = (clause: string, rare: Telling): ((word: string) => boolean) => {
  // Behind a colon stands the answer to what was asked before it.
  const words = LABELLED.test(clause) ? [] : contentWords(clause);
  const kin = beginningsOf(words);
  return (word) => rare(word) && (words.includes(word) || isKin(word, kin));
};

const RESTRICTED = saying("restricted");
const WIDENED = saying("widened");

/** `Only Ana opens the safe`, and later `Everyone may open the safe`; `the app is in English only`, and later `Decision: German for the app`. */
export function widened({ said: { main, mainWords, mark }, told, share, isNamed }: Beside): string | undefined {
  // `In each list so`, of `In each list so, never all`, is said again.
  const isNew = mainWords.some((word) => !told.words.has(word));
  const isAbout = isNew && isNamed && share >= LEAST_OF_CLAIM && RESTRICTED.test(told.core) && !RESTRICTED.test(main);
  const found = isAbout ? WIDENED.first(main) : undefined;
  const spoken = [...(isAbout && mark !== undefined ? told.claimed : [])].flatMap(
    (word) => spokenLanguageOf(word) ?? [],
  );
  const other = spoken.length > 0 && mainWords.find((word) => !spoken.includes(spokenLanguageOf(word) ?? spoken[0]!));
  return found ? quoted(main, found) : other || undefined;
}
/** Less of what a memory claims is about something else. */
export const LEAST_OF_CLAIM = 0.2;
