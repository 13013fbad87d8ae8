/**
 * The one way of text onto the page: without secrets, without what steers or hides, and bounded. It is not escaped for HTML:
 * `pages/html.ts` does that for whatever is put into a page.
 */
import { redactText } from "../../daily/redact.ts";
import { digest12 } from "../../digest.ts";
import type { StoredMemory } from "../../memory/memory.ts";
import { onceFor, onceOf } from "../../once.ts";
import { printable } from "../../report/printable.ts";

export interface Named {
  /** What names its file in an address. */
  readonly id: string;
  readonly name: string;
}

/** Nobody reads more of one text on a page; a line of 10 MB is a dump. */
const LONGEST = 20_000;

export type Say = (text: string, longest?: number) => string;

/** @param allow texts that are no secrets (`redact.allow`)   @param reveal a person asked to see secrets on their own page */
export const sayWith = (allow: readonly string[], reveal: boolean): Say =>
  sayersBy(allow)[reveal ? "revealing" : "usual"];

/** By list: each word that is typed asks all that the memories say once more. */
const sayersBy = onceFor((allow: readonly string[]) => ({
  usual: sayer(onceOf((text) => redactText(text, allow).text, MOST_KNOWN, LONGEST)),
  revealing: sayer((text) => text),
}));
const MOST_KNOWN = 20_000;

const sayer =
  (redacted: (text: string) => string): Say =>
  (text, longest = LONGEST) => {
    // Cut last: half a secret is none that a rule knows.
    const safe = printable(redacted(text)).toWellFormed();
    return safe.length <= longest
      ? safe
      : `${safe.slice(0, longest).toWellFormed()}… (${safe.length - longest} more characters)`;
  };

/** What names a file in an address: its name, or a digest of it where the name itself may not be shown. */
export const idOf = (file: string, say: Say): string => (say(file) === file ? file : `~${digest12(file)}`);

export const namedOf = ({ file, name }: Pick<StoredMemory, "file" | "name">, say: Say): Named => ({
  ...{ id: idOf(file, say), name: say(name, 200) },
});

/** The file of a folder that an address names; undefined where there is none. */
export function fileOf(id: string, files: Iterable<string>, say: Say): string | undefined {
  for (const file of files)
    if (file === id ? say(file) === file : id.startsWith("~") && `~${digest12(file)}` === id) return file;
  return undefined;
}
