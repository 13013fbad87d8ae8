/**
 * Finds what stands further from its name, or without one, and is hard enough to tell itself: the password in `finally got in,
 * it was …`, the second of `admin / …`; and words that somebody says to have chosen.
 */

import { likenessOf } from "./likeness.ts";
import { marksIn } from "./marks.ts";
import { isNoValue, isSmall, type Reading, type Told, touching } from "./reading.ts";
import type { Value } from "./value.ts";

const SIGN = /[!*%$#^~§&+?]/;
const PAIRED = /^["'`*_»”]{0,2}\s*(?:[/|,:：、，–—]|\p{L}{1,4}|->|→)\s*["'`*_«“„]{0,2}$/u;

/** Hard values in a line about passwords or a login, and pairs of user and password. */
export function hardIn(reading: Reading): Told[] {
  const { line, has, values } = reading;
  const told: Told[] = [];
  const touches = touching(reading, "is", "with", "types", "turn", "sets");
  const entered = touching(reading, "with", "types");
  const [typed, as] = [touching(reading, "types"), touching(reading, "as")];
  // `we get in as deploy with …`; `log in with …` alone names a service as often.
  const isAccount = (["account", "name", "as", "lock", "dial"] as const).some(has);
  const spoken = has("password");
  const login = has("access") || has("opens") || has("login") || has("account") || has("name");
  let before: Value | undefined;
  for (const value of values()) {
    const { from, to, likeness, text } = value;
    const signed = likeness === "strong" && SIGN.test(text);
    const between = before === undefined ? "" : line.slice(before.to, from);
    const isPaired = before !== undefined && entered(before) !== 0 && PAIRED.test(between);
    const isHard =
      (spoken && (signed || (likeness === "strong" && touches(value) !== 0))) ||
      (signed && login) ||
      (login && likeness === "strong" && (entered(value) !== 0 || isPaired)) ||
      (has("login") &&
        likeness === "mild" &&
        isChosen(text) &&
        (isPaired || (entered(value) !== 0 && (isAccount || typed(value) !== 0)))) ||
      // `logged in as kasa5 / …`
      (has("login") &&
        before !== undefined &&
        OVER.test(between) &&
        (/\d/.test(before.text) || as(before) !== 0) &&
        isFree(value, reading)) ||
      // `robot logins stay eva@acme.test …`, `VPN login: eva, …`
      (has("access") && likeness === "strong" && value.last && isMade(text)) ||
      // `Login of the shop: ania / …`
      ((has("access") || has("lock")) &&
        /^\s*[/|]\s*["'`]?$/.test(between) &&
        (likeness === "strong" || (likeness === "mild" && /\p{L}{4}\p{L}*\d{2}/u.test(text))));
    if (isHard) told.push({ kind: "password", from, to });
    else if (login) told.push(...secondOf(value));
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
const OVER = /^["'`*_»”]{0,2}\s\/{1,2}\s["'`*_«“„]{0,2}$/u;
const isFree = ({ from, to, text, likeness }: Value, { marks }: Reading): boolean =>
  text.length >= LEAST_FREE &&
  likeness !== "none" &&
  likeness !== "named" &&
  !marks.some((one) => one.from < to && one.to > from);
const LEAST_FREE = 4;

const LONGEST_JOINING = 3;
const JOINED_PAIR = /^[\w.@+-]{2,40}[:/](?!\/)(?=\S{6,})/;

/** `carla:…`, `root/…` */
function secondOf({ from, to, text }: Value): Told[] {
  const user = JOINED_PAIR.exec(text)?.[0].length ?? 0;
  if (user === 0) return [];
  const second = text.slice(user);
  if (second.includes("/")) return [];
  return likenessOf(second) === "strong" ? [{ kind: "password", from: from + user, to }] : [];
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
