/**
 * Finds what stands further from its name, or without one, and is hard enough to tell itself: the password in `finally got in,
 * it was …`, the second of `admin / …`; and words that somebody says to have chosen.
 */

import { likenessOf } from "./likeness.ts";
import { marksIn } from "./marks.ts";
import { goesNoFurther, isGivenBehind, isNoValue, isSmall, type Reading, type Told, touching } from "./reading.ts";
import type { Value } from "./value.ts";

const SIGN = /[!*%$#^~§&+?]/;
const EMAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;
const PAIRED = /^["'`*_»”]{0,2}\s*(?:[/|,:：、，–—]|\p{L}{1,4}|->|→)\s*["'`*_«“„]{0,2}$/u;
const LEAST_MILD = 6;

/** Hard values in a line about passwords or a login, and pairs of user and password. */
export function hardIn(reading: Reading): Told[] {
  const { line, marks, has, values } = reading;
  const told: Told[] = [];
  const touches = touching(reading, "is", "with", "types", "turn", "sets");
  const entered = touching(reading, "with", "types");
  const [opened, typed] = [touching(reading, "opens"), touching(reading, "types")];
  const [as, given] = [touching(reading, "as"), touching(reading, "with")];
  // `we get in as deploy with …`; `log in with …` alone names a service as often.
  const isAccount = (["account", "name", "as", "lock", "dial"] as const).some(has);
  const names = new Set(marks.flatMap(({ part, from }) => (part === "name" ? [from] : [])));
  const spoken = has("password");
  const login = has("access") || has("opens") || has("login") || has("account") || has("name");
  let before: Value | undefined;
  for (const value of values()) {
    const { from, to, likeness, text } = value;
    const signed = likeness === "strong" && SIGN.test(text);
    const isUser =
      before !== undefined && (names.has(before.from) || (before.text.includes("@") && EMAIL.test(before.text)));
    const between = before === undefined ? "" : line.slice(before.to, from);
    const userEntered = before !== undefined && entered(before) !== 0;
    const paired = isUser && PAIRED.test(between);
    const isHard =
      (spoken && (signed || (likeness === "strong" && touches(value) !== 0))) ||
      (signed && login) ||
      (login &&
        likeness === "strong" &&
        (entered(value) !== 0 || (has("account") && opened(value) !== 0) || (userEntered && PAIRED.test(between)))) ||
      (has("login") &&
        likeness === "mild" &&
        isChosen(text) &&
        ((userEntered && PAIRED.test(between)) ||
          (entered(value) !== 0 &&
            (isAccount || typed(value) !== 0) &&
            (goesNoFurther(line, value) || isGivenBehind(reading, value))))) ||
      // `logged in as kasa5 / …`
      (has("login") &&
        before !== undefined &&
        OVER.test(between) &&
        (/\d/.test(before.text) || entered(before) !== 0 || as(before) !== 0) &&
        isFree(before, reading) &&
        isFree(value, reading) &&
        !/^\s\//.test(line.slice(to))) ||
      (has("login") && likeness === "word" && isPlain(value, reading) && given(value) !== 0) ||
      (paired &&
        (likeness === "strong" ||
          likeness === "machine" ||
          (likeness === "mild" && text.length >= LEAST_MILD && /[/|]/.test(between)))) ||
      // `robot logins stay eva@acme.test …`, `VPN login: eva, …`
      (isUser &&
        has("access") &&
        likeness === "strong" &&
        value.last &&
        /^["'`*_»”]{0,2}\s+["'`*_«“„]{0,2}$/u.test(between)) ||
      (has("access") &&
        likeness === "strong" &&
        value.last &&
        before !== undefined &&
        LISTED.test(between) &&
        isMade(text) &&
        LED.test(line.slice(0, before.from))) ||
      // `Login of the shop: ania / …`
      ((has("access") || (has("lock") && likeness === "mild")) &&
        (before?.likeness === "word" ||
          before?.likeness === "joined" ||
          (likeness === "strong" && before !== undefined && LED.test(line.slice(0, before.from)))) &&
        /^\s*[/|]\s*["'`]?$/.test(between) &&
        (likeness === "strong" ||
          (likeness === "mild" && text.length >= LEAST_CHOSEN && /\p{L}{4}\p{L}*\d{2}/u.test(text))));
    if (isHard) told.push({ kind: "password", from, to });
    else if (login) told.push(...secondOf(value, names.has(from), names.has(from) || has("access") || has("account")));
    // `with admin and …`
    const joins = text.length <= LONGEST_JOINING && !value.quoted && isSmall(text);
    if (likeness !== "none" && !joins && /[\p{L}\p{N}]/u.test(text)) before = value;
  }
  return told;
}

/** `harvestmoon3`, as people choose them; no `OAuth2`, no `ipv6`, no `user12`. */
const isChosen = (text: string): boolean => CHOSEN.test(text) && marksIn(text.replace(/\d+$/, "")).length === 0;
const CHOSEN = /^[\p{Ll}\p{Lo}]{5}[\p{L}._-]*\d{1,4}$|^[\p{Ll}-]{3,}[._-]\p{L}{3,}\d/u;

/** `Heron.Lake7`, `Heron2211`, no `OAuth2Proxy`. */
const isMade = (text: string): boolean => /[^\p{L}\d]|\d.*\d/u.test(text);
const LISTED = /^["'`*_»”]{0,2}\s*(?:[,，、—–]|\s-)\s*["'`*_«“„]{0,2}$/u;
/** What leads a pair: `VPN login: `. */
const LED = /[:：–—]\s*["'`*_]{0,2}$/;
const OVER = /^["'`*_»”]{0,2}\s\/{1,2}\s["'`*_«“„]{0,2}$/u;
const isFree = ({ from, to, text, likeness }: Value, { marks }: Reading): boolean =>
  text.length >= LEAST_FREE &&
  likeness !== "none" &&
  likeness !== "named" &&
  !marks.some((one) => one.from < to && one.to > from);
const LEAST_FREE = 4;

/** `we get in with …, since May`: a word in small letters that ends its clause. */
const isPlain = (value: Value, reading: Reading): boolean =>
  value.last &&
  /^\p{Ll}{5,}$/u.test(value.text) &&
  isFree(value, reading) &&
  !isSmall(value.text) &&
  isEntry(value, reading);
/** Getting in stands right before, and one word for with what. */
const isEntry = ({ from }: Value, { line, marks }: Reading): boolean =>
  marks.some(
    ({ part, to }) =>
      part === "login" &&
      to <= from &&
      from - to < NEAR_LOGIN &&
      !/[,.;:?!]/.test(line.slice(to, from)) &&
      marks.filter((one) => one.part === "with" && one.from >= to && one.to <= from).length === 1,
  );
const NEAR_LOGIN = 50;

const LONGEST_JOINING = 3;
const JOINED_PAIR = /^[\w.@+-]{2,40}[:/](?!\/)(?=\S{6,})/;

/** `carla:…`, `root/…` @param isKnown every system has this user */
function secondOf({ from, to, text }: Value, isKnown: boolean, named: boolean): Told[] {
  const user = JOINED_PAIR.exec(text)?.[0].length ?? 0;
  if (user === 0) return [];
  const second = text.slice(user);
  if (second.includes("/")) return [];
  const likeness = likenessOf(second);
  // `admin/Heather-77`, not `admin/users2`.
  const mild = likeness === "mild" && second.length >= LEAST_CHOSEN && /\p{L}{3}/u.test(second);
  const fits =
    likeness === "strong" || (mild && (text.charAt(user - 1) === ":" ? named : isKnown && /\p{Lu}/u.test(second)));
  return fits ? [{ kind: "password", from: from + user, to }] : [];
}

const LEAST_CHOSEN = 7;

/** `As password we picked …`, `the password of the printer was changed to …`, `the old password, …, is dead`. */
export function chosenIn(reading: Reading): Told[] {
  const { line, marks, anchors, values } = reading;
  const first = anchors.find(({ part }) => part === "password" || part === "phrase");
  if (first === undefined) return [];
  const asOne = marks.some(
    (one) => one.part === "as" && /^\s*(?:\p{L}{1,4}\s+)?$/u.test(line.slice(one.to, first.from)),
  );
  const [sets, as] = [touching(reading, "sets"), touching(reading, "is", "turn", "sets")];
  const told: Told[] = [];
  for (const value of values()) {
    const { from, to, likeness, text, quoted } = value;
    if (anchors.some((one) => one.from < to && one.to > from) || isAboutBetween(first.to, from, reading)) continue;
    if (isNoValue(value, marks)) continue;
    const set = sets(value) & first.languages;
    const apart = /, $|\($/.test(line.slice(from - 2, from)) && /^[,)]/.test(line.slice(to));
    const mild = likeness === "mild" && text.length >= LEAST_CHOSEN;
    const plain = likeness === "word" || likeness === "joined";
    const chosen =
      (mild && apart && from > first.to) ||
      (asOne && plain && set !== 0 && (value.last || likeness === "joined" || isCapital(text))) ||
      (asOne && quoted && plain && text.length > 2) ||
      (quoted && plain && (as(value) & first.languages) !== 0 && set !== 0);
    if (chosen) told.push({ kind: "password", from, to });
  }
  if (first.part === "phrase")
    for (const { 0: found, 1: words, index } of line.matchAll(/["'“„«「‘]([^"'”“»」’]{8,120})["'”“»」’]/g))
      if (words!.split(/\s+/).length >= 3 && index > first.to)
        told.push({ kind: "passphrase", from: index + 1, to: index + found.length - 1 });
  return told;
}

const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text);
const isAboutBetween = (from: number, to: number, { marks }: Reading): boolean =>
  marks.some((one) => one.part === "about" && one.from >= from && one.to <= to);
