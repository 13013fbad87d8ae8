/**
 * Finds the secret that a file's name tells. A name has no signs and no sentence: `wifi-password-Kranich88`, `hunter2fish_is_the_pw`.
 * So what stands anywhere beside the word for a secret is one when it looks like one by itself.
 */
import { plainIn } from "./beside.ts";
import { likenessOf } from "./likeness.ts";
import { type Mark, marksIn } from "./marks.ts";
import { isAbout, KIND, readingOf, type Told } from "./reading.ts";

/** @param name of a file or a folder, without its date and ending */
export function toldInName(name: string): Told[] {
  const spaced = name.replace(/[-_.+=,;:~]/g, " ");
  const marks = [...marksIn(spaced), ...shouted(spaced)];
  const opens = marks.some(({ part }) => part === "lock" || part === "access" || part === "account");
  // `first-pass-results`
  const anchors = marks.filter(({ part }) => KIND[part] !== undefined && (part !== "label" || opens));
  if (anchors.length === 0) return [];
  const isDoubtful = marks.some(isAbout);
  // The words that name it are no value, also where no space parts them from one.
  const rest = anchors.reduce(
    (text, { from, to }) => text.slice(0, from) + " ".repeat(to - from) + text.slice(to),
    spaced,
  );
  const words = [...rest.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }));
  const told = words.flatMap(({ text, from, to }) => {
    const anchor = anchors.find((one) => isValue(text, one, isDoubtful));
    return anchor === undefined ? [] : [{ kind: KIND[anchor.part]!, from, to }];
  });
  return told.length > 0 ? told : plainIn(readingOf(spaced));
}

/** Names are small: what only capitals tell from another word (`PIN`) is read in them too. */
const shouted = (line: string): readonly Mark[] => {
  const loud = line.toUpperCase();
  return loud.length === line.length ? marksIn(loud).filter(({ part }) => part === "code") : [];
};

/** So long a mixed word is no `react18` and no `phase2`; and so long it is none whatever else the name is about. */
const [LONG, LONGEST_TERM] = [7, 12];
const YEAR = /^(?:19|20)\d\d(?:[01]\d(?:[0-3]\d)?)?$/;

function isValue(text: string, { part }: Mark, isDoubtful: boolean): boolean {
  const likeness = likenessOf(text);
  if (likeness === "machine" || likeness === "strong") return true;
  if (part === "key") return false;
  if (likeness === "mild") return part !== "code" && text.length >= (isDoubtful ? LONGEST_TERM : LONG);
  return likeness === "number" && !isDoubtful && part !== "token" && text.length >= 4 && !YEAR.test(text);
}
