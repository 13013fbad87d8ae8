/**
 * The end of a text without some marks. A pattern like `/[.,]+$/` reads each row of them to its end from every mark in it, wherever
 * the row stands: quadratic in a row that something follows. This looks at the end alone.
 */

/** @param marks characters, each a single UTF-16 unit; a space among them is any white space */
export function withoutEnd(text: string, marks: string): string {
  const anySpace = marks.includes(" ");
  let end = text.length;
  while (end > 0 && (marks.includes(text.charAt(end - 1)) || (anySpace && text.charAt(end - 1).trim() === ""))) end--;
  return text.slice(0, end);
}

/** At most `limit` characters of a line, cut after a word, with `…` for what is missing. */
export function shortened(line: string, limit: number): string {
  if (line.length <= limit) return line;
  const window = line.slice(0, limit - 1);
  const space = line.charAt(limit - 1) === " " ? limit - 1 : window.lastIndexOf(" ");
  // Where words are not parted by spaces, any character ends one; half of a surrogate pair is none.
  const end = space > limit / 2 ? space : window.length - (/[\ud800-\udbff]$/.test(window) ? 1 : 0);
  return `${withoutEnd(window.slice(0, end), " ,;:–—-")}…`;
}
