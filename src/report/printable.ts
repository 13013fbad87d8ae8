/**
 * The one door to a terminal: whatever is printed passes it, so that no text from a log, a model, a file's name, a server
 * or git can steer the terminal or say something that a person does not see. Lines of a list are kept to one line where
 * they are made, with `oneLine`.
 */

import { styleText } from "node:util";
import { hidden, mayHide, selectors } from "../daily/invisible.ts";
import { once } from "../once.ts";

const steering = once(() => new RegExp(`${hidden().source}|${selectors().source}|\\r(?!\\n)`, "gv"));

/** Another text for all that a terminal obeys or hides. Tabs and line ends stay; a joiner shapes letters, and is only seen by them. */
function withoutSteering(text: string, instead: (characters: string) => string): string {
  if (!text.includes("\r") && !mayHide(text)) return text;
  return text.replace(steering(), instead);
}
const BREAKS = /[\t\n\r]/g;

const escaped = (character: string): string => `\\u{${character.codePointAt(0)!.toString(16)}}`;

/** `\u{1b}` for an escape character; tabs and line ends stay. */
export const printable = (text: string): string => withoutSteering(text, escaped);

/** The same for what stands in one line of a list: a line end in it would forge another. */
export const oneLine = (text: string): string => printable(text).replace(BREAKS, escaped);

/** JSON that says the same, in characters that a terminal only shows. */
export const printableJson = (text: string): string =>
  withoutSteering(text, (character) =>
    [...Array(character.length).keys()]
      .map((i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, "0")}`)
      .join(""),
  );

const STYLES = ["red", "green", "yellow", "dim"] as const;
export type Style = (typeof STYLES)[number];
/** Noncharacters, which no text holds: where a style begins, in the order of `STYLES`, and where it ends. */
const MARKS = ["\ufdd0", "\ufdd1", "\ufdd2", "\ufdd3"] as const;
const END = "\ufdd4";
const PAINTED = /([\ufdd0-\ufdd3])([^\ufdd0-\ufdd4]*)\ufdd4/g;

/** Text in a colour of lithify's own, which the door makes of it where colours are wanted. */
export const painted = (style: Style, text: string): string => `${MARKS[STYLES.indexOf(style)]}${text}${END}`;

/** What reaches a terminal, or a file in its place, of a text that was printed. */
export function shownText(text: string, colour: boolean): string {
  const safe = printable(text);
  if (!/[\ufdd0-\ufdd4]/.test(safe)) return safe;
  return safe
    .replace(PAINTED, (_, mark: (typeof MARKS)[number], inner: string) =>
      colour ? styleText(STYLES[MARKS.indexOf(mark)]!, inner, { validateStream: false }) : inner,
    )
    .replace(/[\ufdd0-\ufdd4]/g, "");
}
