/** What a claim says with nothing in it that hides or acts: name, description, body, and what a profile adds. */
import { isDeepStrictEqual } from "node:util";
import { mayHide, stripInvisible } from "../../daily/invisible.ts";
import { withPlainLinks } from "../../document/plain-links.ts";
import { withDaysInWords } from "../../text/task-dates.ts";
import type { Extras, Found, StoredMemory } from "../memory.ts";
import type { MemoryChange } from "./memory-file.ts";

export function withPlainWords(claim: Found): Found {
  const { name, description, body, extras } = claim;
  return {
    ...claim,
    name: plainText(name),
    description: plainText(description),
    body: plainText(body),
    ...(extras && { extras: plain(extras) as Extras }),
  };
}

/** What it takes for the same of a file that somebody wrote; of one with nothing of the kind nothing. */
export const plainChange = ({ name, description, body, tags, extras }: StoredMemory): MemoryChange => ({
  ...changed({ name, description, body, ...(tags && { tags }) }),
  ...(extras && { extras: changed(extras) as Extras }),
});

const changed = <Words extends object>(words: Words): Partial<Words> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([key, value]) => {
      const after = plain(value);
      return isDeepStrictEqual(after, value) ? [] : [[key, after]];
    }),
  ) as Partial<Words>;

/** What cannot be seen is taken away, what would act is text, a task's day is words, and a link ends where a wide mark follows it: readers take it along. */
export const plainText = (text: string): string =>
  withPlainLinks(withDaysInWords(mayHide(text) ? text.split("\n").map(stripInvisible).join("\n") : text)).replace(
    ENDED_LINK,
    "$& ",
  );

const ENDED_LINK = /\bhttps?:\/\/[!-~]+(?=[：，；！？])/gu;

function plain(value: unknown): unknown {
  if (typeof value === "string") return plainText(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)]));
}
