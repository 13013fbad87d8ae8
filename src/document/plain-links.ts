/**
 * Nothing in a text acts by being shown: links that a reader's program would open by running something are written as text, and
 * so are tags that load, run, style or hide; an image, which calls its server, becomes a link. Of schemes, http, https and mailto
 * stay live, and so do paths. Any form that Markdown knows counts, whatever hides it. The same text once more changes nothing.
 */
import { withoutEntities } from "../text/entities.ts";

const OPENED = new Set(["http", "https", "mailto"]);

/** A destination is looked at so far: a scheme stands at its beginning. */
const LONGEST_LOOK = 120;

/** @returns the same text, with a backslash where a foreign link began to be one */
export function withPlainLinks(text: string): string {
  if (!MAY_LINK.test(text)) return text;
  const marks = text.includes("`") ? codeIn(text) : undefined;
  const hasForeignTag = /<[a-z!/?]/i.test(text) && tellsForeignTag(marks === undefined ? text : without(marks, text));
  return text.replace(LINKS, (found: string, ...rest: unknown[]) => {
    const at = rest.find((one) => typeof one === "number") as number;
    if (marks?.[at] === 1 || isEscaped(text, at)) return found;
    const isForeign =
      found === "]"
        ? isForeignLabel(text, at)
        : found === "<"
          ? hasForeignTag
          : isForeignAddress(found.replace("<", ""));
    if (found.startsWith("xmpp")) return "xmpp\\:";
    if (found === "!") return "\\!";
    return isForeign ? `\\${found}` : found;
  });
}

/** What such a text says: whoever judges its words does not take the backslashes for a part of them. No line moves. */
export const withoutLinkMarks = (text: string): string => text.replace(/\\(?=[\]<!:])/g, "");

const MAY_LINK = /\]\s*[(:]|!\[|<[a-z!/?]|xmpp:/i;

/** What may make a link, as far as it tells: the end of a label, an address in angle brackets, a tag, a bare one, an image. */
const LINKS =
  /\](?=[(:])|<[a-z][a-z0-9+.-]{1,31}:(?=[^\s<>]{0,2000}>)|<(?=[a-z!/?])|(?<![\w.+-])xmpp:(?=[\w.+-]{1,64}@)|!(?=\[)/gi;

function isForeignLabel(text: string, at: number): boolean {
  const behind = text.slice(at + 2, at + 2 + LONGEST_LOOK);
  const start = behind.trimStart();
  const written = /^<[^<>\n]*/.exec(start)?.[0].slice(1) ?? /^[^\s)]*/.exec(start)![0];
  // A definition says nothing behind its address but a title: `[10:30]: standup: all there` is none.
  if (text.charAt(at + 1) === ":" && /^[^\S\n]+[^\s"'(]/.test(start.slice(written.length))) return false;
  return isForeignAddress(written) || (written.length >= LONGEST_LOOK - 1 && written.includes("&"));
}

/** A browser leaves white space and controls out of an address. What begins with two slashes of any kind leads to another's host. */
function isForeignAddress(written: string): boolean {
  if (!/[:&/\\]/.test(written)) return false;
  const visible = withoutEntities(written).replace(UNSEEN, "");
  if (/^[/\\]{2}/.test(visible)) return true;
  const address = visible.replace(/\\(?=[!-/:-@[-`{-~])/g, "");
  // A file and its line.
  if (/^[\w-]{1,60}\.\w{1,8}:\d{1,6}$/.test(address)) return false;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1];
  return scheme !== undefined && !OPENED.has(scheme.toLowerCase());
}

const UNSEEN = /[\0-\x20\x7f-\xa0\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** The text with a space for each character that is code. */
const without = (marks: Uint8Array, text: string): string =>
  Array.from(marks, (mark, at) => (mark === 1 ? " " : text.charAt(at))).join("");

/** Whether a text with tags has one that acts or hides, or leads to a foreign address. Where it does, all become text. */
function tellsForeignTag(text: string): boolean {
  if (ACTING.test(text) || /[\s"'/]on[a-z]{3,30}\s{0,20}=|[\s"'/](?:style|hidden|background)\s{0,20}=/i.test(text))
    return true;
  for (const [whole, quoted, single, bare] of text.matchAll(ATTRIBUTE))
    if (isForeignAddress(quoted ?? single ?? bare ?? "") || (whole.length > LONGEST_LOOK && whole.includes("&")))
      return true;
  return false;
}
const ACTING =
  /<!--|<\/?(?:script|iframe|object|embed|base|form|meta|img|image|picture|source|video|audio|track|link|style|svg|input|button|template|noscript)\b/i;
const ATTRIBUTE = /=\s{0,20}(?:"([^"]{0,120})|'([^']{0,120})|([^\s"'>]{1,120}))/g;

function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text.charCodeAt(before - 1) === 92) before--;
  return (at - before) % 2 === 1;
}

/**
 * Which characters stand in code without any doubt: on a line without table cells, before its first tag, in a paragraph whose
 * backticks pair line by line. Elsewhere what looks like code may be none.
 */
function codeIn(text: string): Uint8Array {
  const marks = new Uint8Array(text.length);
  let isDoubtful = false;
  let start = 0;
  for (const line of text.split("\n")) {
    if (line.trim() === "") isDoubtful = false;
    else if (!isDoubtful) isDoubtful = !markLine(line, start, marks);
    start += line.length + 1;
  }
  return marks;
}

/** @returns whether the line's backticks pair */
function markLine(line: string, start: number, marks: Uint8Array): boolean {
  if (line.includes("|") || line.includes("\\`")) return !line.includes("`");
  let at = 0;
  for (;;) {
    const open = line.indexOf("`", at);
    if (open < 0) return true;
    if (/<[a-z!/?]/i.test(line.slice(at, open))) return false;
    const width = /^`+/.exec(line.slice(open))![0].length;
    const close = closingRun(line, open + width, width);
    if (close < 0) return false;
    marks.fill(1, start + open, start + close);
    at = close + width;
  }
}

function closingRun(line: string, from: number, width: number): number {
  for (const run of line.slice(from).matchAll(/`+/g)) if (run[0].length === width) return from + run.index;
  return -1;
}
