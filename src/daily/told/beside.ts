/**
 * Finds what stands further from its name, or without one, and is hard enough to tell itself: the password in `finally got in,
 * it was …`, the second of `admin / …`; and words that somebody says to have chosen.
 */
import { isWide } from "../../text/scripts.ts";
import { type Mark, marksIn } from "./marks.ts";
import { isAbout, isNoValue, isSmall, joints, type Reading, type Told, touching } from "./reading.ts";
import { type Value, valueAt } from "./value.ts";
import { endsAsState } from "./vocabulary.ts";

const SIGN = /[!*%$#^~§&+?]/;
/** A sign within a word, or what parts a user from a password. */
const HARD =
  /[^\s!*%$#^~§&+?][!*%$#^~§&+?]+[^\s!*%$#^~§&+?]|@|\w:\w|\w\/\S*\d| [/|] |[:：–—]\s?\S{1,40}?\s?[,，、–—-]\s?\S/;
const PAIRED = /^["'`*_»”]{0,2}\s*(?:[/|,:：、，–—]|\p{L}{1,4}|->|→)\s*["'`*_«“„]{0,2}$/u;

/** Hard values in a line about passwords or a login, and pairs of user and password. */
export function hardIn(reading: Reading): Told[] {
  const { line, has, values } = reading;
  const [spoken, told] = [has("password"), [] as Told[]];
  const login = has("access") || has("opens") || has("login") || has("account") || has("name");
  const lock = has("lock");
  const named = spoken || has("access") || (login && (has("with") || has("types") || has("turn") || HARD.test(line)));
  if (!named && !lock) return [];
  const touches = touching(reading, "is", "with", "types", "turn", "sets");
  const entered = touching(reading, "with", "types");
  const isUsed = has("name") || has("login") || has("access");
  const turned = touching(reading, "turn");
  const [typed, as] = [touching(reading, "types"), touching(reading, "as")];
  // `we get in as deploy with …`; `log in with …` alone names a service as often.
  const isAccount = (["account", "name", "as", "lock", "dial"] as const).some(has);
  const isNamed = has("login") && has("lock") && has("name");
  let before: Value | undefined;
  for (const value of values()) {
    const { from, to, likeness, text } = value;
    const signed = likeness === "strong" && SIGN.test(text);
    const access = has("access") && value.last;
    const between = before === undefined ? "" : line.slice(before.to, from);
    const over = before !== undefined && OVER.test(between) && isFree(value, reading);
    const isPaired = before !== undefined && entered(before) !== 0 && PAIRED.test(between);
    const given =
      // `If the VPN asks, type …`, `the guest network wants …`
      (lock && typed(value) !== 0 && isChosen(text)) ||
      // `Reset the router, it is now …`
      (lock && touches(value) !== 0 && HUMPED.test(text)) ||
      // `the admin account went from … to …`: no two versions of one thing
      (isUsed && before !== undefined && turned(before) !== 0 && turned(value) !== 0 && isOther(before.text, text));
    const isHard =
      (spoken && (signed || (likeness === "strong" && touches(value) !== 0))) ||
      (signed && login) ||
      (login && likeness === "strong" && (entered(value) !== 0 || isPaired)) ||
      (has("login") &&
        likeness === "mild" &&
        isChosen(text) &&
        (isPaired || (entered(value) !== 0 && (isAccount || typed(value) !== 0)))) ||
      // `logged in as kasa5 / …`, `credentials: deploy / Papavero`
      (over && has("login") && (/\d/.test(before!.text) || as(before!) !== 0)) ||
      (over && access && isUser(before!, text, reading)) ||
      // `robot logins stay eva@acme.test …`, `VPN login: eva, …`, `the admin login is hunter-of-seals`
      (access && likeness === "strong" && isMade(text) && !labels(value, reading)) ||
      (access && has("name") && likeness === "joined" && joints(text) > 1 && touches(value) !== 0) ||
      // `Log in to the NAS as root with tulpenfeld`, no `ssh`, no `sudo` and no program with a capital
      (isNamed && value.last && entered(value) !== 0 && /^\p{Ll}{6,}$/u.test(text) && isFree(value, reading)) ||
      // `Login of the shop: ania / …`
      ((has("access") || has("lock")) &&
        /^\s*[/|]\s*["'`]?$/.test(between) &&
        (likeness === "strong" || (likeness === "mild" && /\p{L}{4}\p{L}*\d{2}/u.test(text))));
    if (given || (named && isHard)) told.push({ kind: "password", from, to });
    else if (login) told.push(...secondOf(value, reading));
    // `with admin and …`
    const joins = text.length <= LONGEST_JOINING && !value.quoted && isSmall(text);
    if (likeness !== "none" && !joins && /[\p{L}\p{N}]/u.test(text)) before = value;
  }
  return told;
}

/** `harvestmoon3`, as people choose them; no `OAuth2`, no `ipv6`, no `user12`. */
const isChosen = (text: string): boolean => CHOSEN.test(text) && marksIn(text.replace(/\d+$/, "")).length === 0;
const CHOSEN = /^[\p{Ll}\p{Lo}]{5}[\p{L}._-]*\d{1,4}$|^[\p{Ll}-]{3,}[._-]\p{L}{3,}-?\d/u;
const HUMPED = /^(?:\p{Lu}\p{Ll}{2,}){2,}\d{2,4}$/u;
const isOther = (one: string, other: string): boolean =>
  [one, other].every((text) => DATED.test(text)) && one.replace(/\d+$/, "") !== other.replace(/\d+$/, "");
const DATED = /^\p{Lu}\p{Ll}{2,}\d{2,4}$/u;

/** `"账号：Heron2211"`: within quotes whose account it is, and what it is called. */
const labels = ({ from, to, text }: Pick<Value, "from" | "to" | "text">, { marks }: Reading): boolean =>
  marks.some((one) => one.from >= from && one.to < to && /^[:：]/.test(text.slice(one.to - from)));

/** `Heron.Lake7`, `Heron2211`, no `OAuth2Proxy`. */
const isMade = (text: string): boolean => /[^\p{L}\d]|\d.*\d/u.test(text);
const OVER = /^["'`*_»”]{0,2}\s\/{1,2}\s["'`*_«“„]{0,2}$/u;
const isFree = ({ from, to, text, likeness }: Value, { marks }: Reading): boolean =>
  text.length >= LEAST_FREE &&
  likeness !== "none" &&
  likeness !== "named" &&
  !marks.some((one) => one.from < to && one.to > from);
const LEAST_FREE = 4;
const LONGEST_JOINING = 3;
const JOINED_PAIR = /^([\w.@+-]{2,40})[:/](?!\/)(?=\S{6,})/;

/** `carla:…`, `root/…` */
function secondOf({ from, to, text, last }: Value, reading: Reading): Told[] {
  const user = JOINED_PAIR.exec(text)?.[1] ?? "";
  const second = user === "" ? undefined : valueAt(reading.line, from + user.length + 1);
  if (second === undefined || second.text.includes("/") || labels({ from, to, text }, reading)) return [];
  const owner = { from, to: from + user.length, text: user };
  const isWord = reading.has("access") && last && isFree(second, reading) && isUser(owner, second.text, reading);
  return isWord || second.likeness === "strong" ? [{ kind: "password", from: second.from, to }] : [];
}

/** An account that every system has, or one in small letters before a name: `root / tulpenfeld`, `deploy / Papavero`. */
const isUser = (user: Pick<Value, "from" | "to" | "text">, second: string, { marks }: Reading): boolean =>
  marks.some(({ part, from, to }) => part === "name" && from === user.from && to === user.to) ||
  (/^[a-z][a-z\d._-]+$/.test(user.text) && /^\p{Lu}\p{Ll}/u.test(second));

/** `wifi password Driftwood`, `пароль от NAS подсолнух`: a clause of what opens, the word for it, and one more. */
export function plainIn({ line, marks, anchors }: Reading): Told[] {
  const clause = anchors.length === 0 ? null : CLAUSE.exec(line);
  if (clause === null) return [];
  const { 0: words, 1: text = "", index: start } = clause;
  const from = start + words.length;
  const over = (at: number, end: number): Mark[] => marks.filter((one) => one.from < end && one.to > at);
  const before = over(start, from);
  const anchor = anchors.find((one) => one.part === "password" && before.some(({ to }) => to === one.to));
  const opens = before.filter(({ part }) => part === "lock");
  // `user deploy, pw Regenbogen`
  const isUsers = /^\s?\S+\s$/.test(words) && /^\p{Lu}/u.test(text) && marks.some(({ part }) => part === "account");
  if (anchor === undefined || !(opens.length > 0 || isUsers)) return [];
  const isKnown = (word: string, at: number): boolean => isSmall(word) || over(at, at + word.length).length > 0;
  const told =
    !(isKnown(text, from) || isWide(text.charCodeAt(0)) || (endsAsState(text) & anchor.languages) !== 0) &&
    // `hasło w sejfie w sekretariacie`: behind a small word stands where it lies.
    [anchor, ...opens].some(({ to }) => line.slice(to, from).trim() === "") &&
    !before.some((one) => isAbout(one) && !opens.some((lock) => lock.from === one.from)) &&
    [...words.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)].every(({ 0: word, index }) => isKnown(word, start + index));
  return told ? [{ kind: "password", from, to: from + text.length }] : [];
}
const CLAUSE = /(?<![^,;:.!?，：=/|(])[^,;:.!?，：=/|(]{3,60}\s(?=([\p{L}\p{M}'’]{4,})[.!]?$)/u;

const LEAST_CHOSEN = 7;

/** `As password we picked …`, `the password of the printer was changed to …`, `the old password, …, is dead`. */
export function chosenIn(reading: Reading): Told[] {
  const { line, marks, anchors, values } = reading;
  const first = anchors.find(({ part }) => part === "password" || part === "phrase");
  if (first === undefined) return [];
  const asOne = marks.some(
    (one) => one.part === "as" && /^\s*(?:\p{L}{1,4}\s+)?$/u.test(line.slice(one.to, first.from)),
  );
  const sets = touching(reading, "sets");
  const told: Told[] = [];
  for (const value of values()) {
    const { from, to, likeness, text, quoted } = value;
    if (anchors.some((one) => one.from < to && one.to > from)) continue;
    if (isNoValue(value, marks)) continue;
    const set = sets(value) & first.languages;
    const apart = /, $|\($/.test(line.slice(from - 2, from)) && /^[,)]/.test(line.slice(to));
    const mild = likeness === "mild" && text.length >= LEAST_CHOSEN;
    const plain = likeness === "word" || likeness === "joined";
    const chosen =
      (mild && apart && from > first.to) ||
      (asOne && plain && set !== 0 && (value.last || quoted || likeness === "joined" || /^\p{Lu}/u.test(text)));
    if (chosen) told.push({ kind: "password", from, to });
  }
  if (first.part === "phrase")
    for (const { 0: found, 1: words, index } of line.matchAll(/["'“„«「‘]([^"'”“»」’]{8,120})["'”“»」’]/g))
      if (words!.split(/\s+/).length >= 3 && index > first.to)
        told.push({ kind: "passphrase", from: index + 1, to: index + found.length - 1 });
  return told;
}
