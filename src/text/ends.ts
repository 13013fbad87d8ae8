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
