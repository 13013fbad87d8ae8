/**
 * Finds the secrets that one line tells: `the staging password is …`, `NAS: backup / …`, `side entrance opens with …`.
 */
import { answerIn, repliedIn } from "./answer.ts";
import { beforeIn } from "./before.ts";
import { chosenIn, hardIn } from "./beside.ts";
import { keyedIn } from "./keyed.ts";
import { namedBy } from "./named.ts";
import { nearIn } from "./near.ts";
import { openersIn } from "./opener.ts";
import type { Reading, Told } from "./reading.ts";
import { sequenceIn } from "./sequence.ts";

/** A sign within a word, or what parts a user from a password. */
const HARD =
  /[^\s!*%$#^~§&+?][!*%$#^~§&+?]+[^\s!*%$#^~§&+?]|@|\w:\w|\w\/\S*\d| [/|] |[:：–—]\s?\S{1,40}?\s?[,，、–—-]\s?\S/;

export function toldInLine(reading: Reading): Told[] {
  const { line, anchors, has } = reading;
  const told: Told[] = [];
  for (const anchor of anchors) {
    if ((told.at(-1)?.to ?? -1) > anchor.from) continue;
    const next = anchors.find(({ part, from }) => from >= anchor.to && part !== "dial")?.from ?? line.length;
    told.push(...namedBy(anchor, next, reading));
  }
  told.push(...nearIn(reading), ...sequenceIn(reading), ...keyedIn(reading), ...beforeIn(reading));
  if (has("question")) told.push(...answerIn(reading));
  if (has("fact") || has("replied")) told.push(...repliedIn(reading));
  const way = has("with") || has("types") || has("spoken") || has("lock") || has("dial");
  if (((has("opens") || has("login") || has("lock")) && way) || /\d[#*]/.test(line)) told.push(...openersIn(reading));
  if (has("password") || has("phrase")) told.push(...chosenIn(reading));
  const login = has("access") || has("opens") || has("login") || has("account") || has("name");
  if (has("password") || (login && (has("with") || has("types") || HARD.test(line)))) told.push(...hardIn(reading));
  return told;
}
