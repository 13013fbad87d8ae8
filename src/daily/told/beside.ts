/**
 * Finds what stands further from its name, or without one, and is hard enough to tell itself: the password in `finally got in,
 * it was …`, the second of `admin / …`; and words that somebody says to have chosen.
 */

import { likenessOf } from "./likeness.ts";
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
  const spoken = has("password");
  const login = has("access") || has("opens") || has("account") || has("name");
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

/** `Heron.Lake7`, `Heron2211`, no `OAuth2Proxy`. */
const isMade = (text: string): boolean => /[^\p{L}\d]|\d.*\d/u.test(text);
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
