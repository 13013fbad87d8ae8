/**
 * How two texts are compared: folded, so that white space, Unicode forms, typographic quotes and markdown emphasis do
 * not matter. Evidence digests and quote searches rest on this one fold.
 */

const SAME = new Map(
  Object.entries({ '"': "“”„«»", "'": "‘’‚´", "-": "‐‑‒–—―−", "...": "…", "->": "→" }).flatMap(([plain, marks]) =>
    [...marks].map((mark) => [mark, plain] as const),
  ),
);
const MARKS = new RegExp(`[${[...SAME.keys()].join("")}]`, "gu");

/** Folded text: NFKC, lower case, one kind of quote and dash, no emphasis or code marks, single spaces, trimmed. */
export function fold(text: string): string {
  const plain = ASCII.test(text)
    ? text.toLowerCase()
    : text
        .normalize("NFKC")
        .toLowerCase()
        .replace(MARKS, (mark) => SAME.get(mark)!);
  const bare = plain.includes("`") || plain.includes("*") ? plain.replace(/[`*]/g, "") : plain;
  return (bare.includes("  ") || BLANK.test(bare) ? bare.replace(/\s+/gu, " ") : bare).trim();
}

/** Whether two lists of texts are one. */
export const sameList = <Of extends string | number>(a: readonly Of[], b: readonly Of[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);

/** Has nothing to normalize, and no typographic mark. */
const ASCII = /^[\0-\x7f]*$/;
/** White space other than a space. */
const BLANK = /[\t-\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]/;

/** Folded text of a log line: as `fold`, without the marks that begin a list item, a heading or a quotation. */
export const foldLine = (line: string): string =>
  fold(line.replace(/^[\s>]*(?:[-+*•]\s+(?:\[[ xX]\]\s+)?|#{1,6}\s+|\d{1,3}[.)]\s+)?/u, ""));

/** As `fold`, without quotes, brackets and the marks that part or end a sentence; those of `3.5`, `x != y` and `.env` stay. */
export const foldSentence = (text: string): string => fold(text).replace(PARTING, "").replace(/ {2,}/g, " ").trim();

/** A question mark stays: what is asked is not what is settled. */
const PARTING =
  /(?<![.,;:!])[.,;:!]+(?=$|[\s"')\]]|[^\0-\x7f])|[。、・،؛।॥¿¡()[\]「」『』]|(?<![\p{L}\p{N}])["']|["'](?![\p{L}\p{N}])| -+(?= |$)/gu;
