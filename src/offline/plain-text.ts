/**
 * Takes the markup out of one line of markdown and leaves what a person would read aloud: emphasis marks, link targets,
 * images, tags and decoration go; code spans, names, numbers and bare addresses stay as they are written.
 */

const IMAGE = /!\[[^\]]{0,300}\]\([^()\s]{0,1000}\)/g;
const LINK = /\[([^[\]]{1,300})\]\([^()\s]{0,1000}(?:\s"[^"]{0,200}")?\)/g;
const WIKI_LINK = /\[\[([^[\]]{1,200})\]\]/g;
const TAG = /<\/?[a-zA-Z][^<>]{0,300}>/g;
const STRUCK = /~~[^~]{1,500}~~/g;
const STAR = /(^|[\s(（「“"])\*([^*\s][^*]*)\*/g;
const UNDERSCORES = /(^|[\s(])(__?)([^_\s][^_]*)\2(?=[\s,;:!?)]|\.(?:\s|$)|$)/g;
/** Pictures before the words: `✅ Done`, `⚠️ **#52820**`, `📊 Testing`. */
const DECORATION = /^(?:(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\ufe0f|\u200d|\u20e3|[☐☑✓✔✗✘→►▶])\s*)+/u;
/** Arrows and dashes that only tie a line to the one above. */
const LEADING = /^\s*(?:(?:=>|->|→|⇒|--|—|–)\s*)+/;
/** How that begins. */
const TIED = /^\s*[=→⇒—–-]/;
/** White space other than a space. */
const BLANK = /[\t-\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]/;
const BLOCK_REFERENCE = /\(\([0-9a-f-]{36}\)\)/g;

export function plainText(markdown: string): string {
  const text = markdown.includes("`") ? aroundCode(markdown) : withoutMarkup(markdown);
  const even = text.includes("  ") || BLANK.test(text) ? text.replace(/\s+/g, " ") : text;
  const spaced = (TIED.test(even) ? even.replace(LEADING, "") : even).trim();
  return spaced.charCodeAt(0) < 0x80 ? spaced : spaced.replace(DECORATION, "").trim();
}

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
  if (text.includes("](")) text = text.replace(IMAGE, " ").replace(LINK, "$1");
  if (text.includes("[[")) text = text.replace(WIKI_LINK, "$1");
  if (text.includes("<")) text = text.replace(TAG, "");
  if (text.includes("~~")) text = text.replace(STRUCK, "");
  if (text.includes("((")) text = text.replace(BLOCK_REFERENCE, "");
  if (text.includes("*")) text = text.replaceAll("**", "").replace(STAR, "$1$2");
  if (text.includes("_")) text = text.replace(UNDERSCORES, "$1$3");
  if (text.includes("&")) text = text.replaceAll("&nbsp;", " ").replaceAll("&amp;", "&");
  return text;
}

const ASCII = /^[\0-\x7f]*$/;

/** Whether a line begins with a sign that the thing is done, or a warning: kept as a hint, the sign itself goes. */
export function signOf(markdown: string): "" | "done" | "warning" {
  const start = markdown.slice(0, 4);
  if (ASCII.test(start)) return "";
  if (/[✅☑✔✓🎉🚀]/u.test(start)) return "done";
  return /[⚠❌🚨🔴⛔🚧⏳]/u.test(start) ? "warning" : "";
}
