/**
 * Takes the markup out of one line, Markdown, Obsidian and Logseq alike, and leaves what a person would read aloud: no mark, link
 * target, block id, property, task date or tag may show in a memory. Code spans, names, numbers and bare addresses stay
 * as they are written. Every pattern is bounded by its own delimiter, so linear.
 */
import { markOf } from "./marks.ts";
import { widthOf } from "./scripts.ts";
import { withoutPlanned, withoutSigns } from "./task-dates.ts";
import { isSmallWord } from "./words.ts";

/** Its address may have blanks, some exports escape its sign, and Logseq tells its size behind it, `{:height 256}`. */
const IMAGE = /\\?!\[[^\]]{0,300}\]\([^()\n]{0,1200}\)(?:\{:[^{}]{1,100}\})?/g;
const EMBED = /!\[\[[^[\]]{0,300}\]\]/g;
const LINK = /\[([^[\]]{1,300})\]\([^()\s]{0,1000}(?:\([^()\s]{0,200}\)[^()\s]{0,200})?(?:\s"[^"]{0,200}")?\)/g;
const REFERENCE_LINK = /\[([^[\]]{1,300})\]\[[^[\]]{0,100}\]/g;
/** `[[page]]`, `[[page|said]]`, `[[page#heading]]`; Logseq's tag `#[[two words]]` too. */
const WIKI_LINK = /#?\[\[([^[\]|]{1,300})(?:\|([^[\]]{1,300}))?\]\]/g;
const FOOTNOTE = /\[\^[^\]\s]{1,40}\]:?/g;
const COMMENT = /<!--[^>]{0,1000}-->|%%[^%]{0,1000}%%/g;
const TAG = /<\/?([a-zA-Z][\w-]{0,30})(?:\s[^<>]{0,300})?\/?>/g;
/** The elements of HTML that people write in Markdown. */
const ELEMENTS = new Set(
  `a abbr article aside audio b blockquote body br button caption center cite code col dd del details dfn div dl dt em embed
  figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins kbd label li link main mark
  meta nav object ol option p picture pre q s samp script section select small source span strike strong style sub summary sup
  svg table tbody td textarea tfoot th thead time title tr tt u ul var video wbr`.split(/\s+/),
);
/** What stands on either side of what somebody is to put in, or of a type: `/raw/<date>`, `v<major>.<minor>`, `List<Order>`. */
const GLUED = { before: /[\p{L}\p{N}/_=.:>-]$/u, after: /^[\p{N}/_=.:-]/u };
const AUTOLINK = /<((?:https?:\/\/|mailto:)[^<>\s]{1,1000})>/g;
const STRUCK = /~~[^~]{1,500}~~/g;
const STRUCK_TAG = /<(del|s|strike)(?:\s[^<>]{0,300})?>.{0,500}?<\/\1\s?>/gi;
const HIGHLIGHT = /==([^=\s][^=]{0,500})==/g;
const STAR = /(^|[\s(（「“"])\*([^*\s][^*]{0,500})\*/g;
const UNDERSCORES = /(^|[\s(])(__?)([^_\s][^_]{0,500})\2(?=[\s,;:!?)]|\.(?:\s|$)|$)/g;
const ESCAPE = /\\([!-/:-@[-`{-~])/g;
const BLOCK_REFERENCE = /!?\(\([0-9a-f-]{8,36}\)\)/g;
const MACRO = /\{\{[^{}]{0,300}\}\}/g;
const INLINE_PROPERTY = /\s?[[(][\w-]{1,40}:: [^\])]{0,200}[\])]/g;
const BLOCK_ID = /\s\^[A-Za-z0-9-]{1,40}\s*$/;
const ORG_DATE = /[<[](\d{4}-\d{2}-\d{2})(?: \p{L}{2,4}\.?)?(?: \d{1,2}:\d{2})?[>\]]/gu;
const HASH = /(^|[\s(（])#([\p{L}_][\p{L}\p{N}_/-]{0,60})/gu;
/** Pictures before the words: `✅ Done`, `⚠️ **#52820**`, `📊 Testing`. */
const DECORATION = /^(?:(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\ufe0f|\u200d|\u20e3|[☐☑✓✔✗✘→►▶])\s*)+/u;
/** Arrows and dashes that only tie a line to the one above. */
const LEADING = /^\s*(?:(?:=>|->|→|⇒|--|—|–)\s*)+/;
const TIED = /^\s*[=→⇒—–-]/;
/** White space other than a space. */
const BLANK = /[\t-\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]/;
const WIDE = /[\u2190-\uffff]/;

export function plainText(markdown: string): string {
  const labelled = markdown.includes(":: ") ? markdown.replace(PROPERTY, "$1: ") : markdown;
  const tagged = labelled.includes("#") ? withoutOuterTags(labelled) : labelled;
  const text = tagged.includes("`") ? aroundCode(tagged) : withoutMarkup(tagged);
  const even = text.includes("  ") || BLANK.test(text) ? text.replace(/\s+/g, " ") : text;
  const spaced = (TIED.test(even) ? even.replace(LEADING, "") : even).trim();
  return spaced.charCodeAt(0) < 0x80 ? spaced : spaced.replace(DECORATION, "").trim();
}

/** `decision:: we go`, as outliners write it. */
const PROPERTY = /^(\W{0,6}\p{L}[\p{L} _-]{0,40}):: /u;

/** Code spans stay as they are: `**kwargs` and `<persona-dir>` are no markup there. */
function aroundCode(markdown: string): string {
  const parts = markdown.split("`");
  const balanced = parts.length % 2 === 1;
  return parts
    .map((part, i) => (i % 2 === 1 && (balanced || i < parts.length - 1) ? part : withoutMarkup(part)))
    .join("`");
}

function withoutMarkup(part: string): string {
  let text = part;
  if (text.includes("<!--") || text.includes("%%")) text = text.replace(COMMENT, "");
  if (text.includes(":")) text = withoutPlanned(text);
  if (text.includes("[")) text = withoutBrackets(text);
  if (text.includes("<"))
    text = text.replace(AUTOLINK, "$1").replace(ORG_DATE, "$1").replace(STRUCK_TAG, "").replace(TAG, keptTag);
  if (text.includes("~~")) text = text.replace(STRUCK, "");
  if (text.includes("((")) text = text.replace(BLOCK_REFERENCE, "");
  if (text.includes("{{")) text = text.replace(MACRO, "");
  if (text.includes(":: ")) text = text.replace(INLINE_PROPERTY, "");
  if (text.includes("^")) text = text.replace(BLOCK_ID, "");
  if (text.includes("==")) text = text.replace(HIGHLIGHT, "$1");
  if (WIDE.test(text)) text = withoutSigns(text);
  if (text.includes("#")) text = text.replace(HASH, "$1$2");
  if (text.includes("*")) text = text.replaceAll("**", "").replace(STAR, "$1$2");
  if (text.includes("_")) text = text.replace(UNDERSCORES, "$1$3");
  if (text.includes("&")) text = text.replaceAll("&nbsp;", " ").replaceAll("&amp;", "&");
  return text.includes("\\") ? text.replace(ESCAPE, "$1") : text;
}

/** @returns the tag where it is no markup but the line's own word */
function keptTag(tag: string, name: string, at: number, line: string): string {
  const end = at + tag.length;
  const isPlain = tag.length === name.length + 2 && !ELEMENTS.has(name.toLowerCase());
  const isGlued = GLUED.before.test(line.slice(Math.max(0, at - 1), at)) || GLUED.after.test(line.slice(end, end + 1));
  return isPlain && isGlued ? tag : "";
}

function withoutBrackets(part: string): string {
  let text = part;
  if (text.includes("](")) text = text.replace(IMAGE, " ").replace(LINK, "$1");
  if (text.includes("[["))
    text = text.replace(EMBED, " ").replace(WIKI_LINK, (_, page: string, said?: string) => said ?? pageName(page));
  if (text.includes("][")) text = text.replace(REFERENCE_LINK, "$1");
  if (text.includes("[^")) text = text.replace(FOOTNOTE, "");
  return text.includes("[#") ? text.replace(/^\[#[A-C]\]\s?/, "") : text;
}

/** `Page` of `folder/Page#heading` and of `Page.md`; a heading of the own page is itself. */
function pageName(page: string): string {
  const [name = "", heading = ""] = page.split("#", 2);
  return name === "" ? heading.replace(/^\^.*$/, "") : (name.split("/").at(-1) ?? name).replace(/\.md$/i, "");
}

/** Tags of their own, before the words or behind them; one within a sentence, or behind its `with`, is a word of it. */
const LEADING_TAGS = /^(?:#[\p{L}_][\p{L}\p{N}_/-]{0,60}(?:\s+|$))+/u;
const CLOSING_TAGS = /(?:\s+#[\p{L}_][\p{L}\p{N}_/-]{0,60}){1,20}\s*$/u;

function withoutOuterTags(markdown: string): string {
  const text = markdown.replace(LEADING_TAGS, "");
  const end = text.slice(-LONGEST_TAGS);
  const closing = CLOSING_TAGS.exec(end);
  if (closing === null) return text;
  const [tag = "", ...more] = closing[0].trim().split(/\s+/);
  const before = /[\p{L}\p{M}'’]+$/u.exec(end.slice(0, closing.index))?.[0] ?? "";
  if (more.length === 0 && isSmallWord(before) && markOf(tag.slice(1)) === undefined) return text;
  return text.slice(0, text.length - closing[0].length);
}
const LONGEST_TAGS = 400;

/** Whether a line begins with a sign that the thing is done, or a warning: kept as a hint, the sign itself goes. */
export function signOf(markdown: string): "" | "done" | "warning" {
  if (!WIDE.test(markdown.slice(0, 4))) return "";
  const start = markdown.slice(0, 4);
  if (/^\s*[✅☑✔✓🎉🚀]/u.test(start)) return "done";
  return /^\s*[⚠❌🚨🔴⛔🚧⏳]/u.test(start) ? "warning" : "";
}

/** A list of what is to be done keeps what is done, with its sign behind it. */
export const isTicked = (text: string): boolean => /[✅☑✔]\ufe0f?\s*$/u.test(text);

/** Addresses, paths and code alone tell nobody what they are. */
export const saysEnough = (text: string): boolean => /\p{L}{2}/u.test(withoutCode(text));
export const withoutCode = (text: string): string => text.replace(CODE_OR_ADDRESS, " ");
/** A file in a folder too. */
const CODE_OR_ADDRESS = /`[^`]*`|https?:\/\/\S+|(?<![^\s(])[\w.~-]*\/[\w./~-]{1,200}\.\w{1,4}(?!\w)/gu;

/** What is quoted or written as code, each with its marks; an apostrophe opens nothing. */
export const QUOTED =
  /`[^`]{0,200}`|"[^"]{0,200}"|“[^”]{0,200}”|«[^»]{0,200}»|„[^“”]{0,200}[“”]|「[^」]{0,200}」|『[^』]{0,200}』|(?<![\p{L}\p{N}])(?:'[^'\n]{1,200}'|‘[^’\n]{1,200}’|‚[^‘\n]{1,200}‘)(?![\p{L}\p{N}])/gu;

/** What a terminal or a log printed: hardly a part of it is a word. Nobody can tell in a script without spaces. */
export function isPrinted(text: string): boolean {
  const parts = text.split(/\s+/u);
  return (
    widthOf(text) <= WIDE_TEXT * text.length &&
    parts.filter((part) => WORD.test(part)).length < LEAST_PROSE * parts.length
  );
}
const WORD = /^[("'“„«¿¡`]*[\p{L}\p{M}\p{N}’'-]*\p{L}[\p{L}\p{M}\p{N}’'-]*[)"'”“»`.,;:!?…]*$/u;
const LEAST_PROSE = 0.6;
const WIDE_TEXT = 1.3;
