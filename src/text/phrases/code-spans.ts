/** Knows what of a line stands in a code span, as CommonMark pairs backticks (0.31, 6.1). Linear. */

/** Tells positions within a code span, for ever later ones: code is nobody's word. */
export function codeSpans(plain: string): (position: number) => boolean {
  if (!plain.includes("`")) return () => false;
  const inside = new Uint8Array(plain.length);
  /** Widths that no run closes any more: each is looked for once. */
  const unclosed = new Set<number>();
  for (let open = plain.indexOf("`"); open >= 0; ) {
    let width = 1;
    while (plain.charCodeAt(open + width) === 96) width++;
    const close = width > WIDEST_SPAN || unclosed.has(width) ? -1 : closingRun(plain, open + width, width);
    if (close < 0) unclosed.add(width);
    else inside.fill(1, open, close);
    open = plain.indexOf("`", close < 0 ? open + width : close + width);
  }
  return (position) => inside[position] === 1;
}

const WIDEST_SPAN = 8;

/** The next run of just so many backticks. */
function closingRun(plain: string, from: number, width: number): number {
  for (let at = plain.indexOf("`", from); at >= 0; ) {
    let end = at;
    while (plain.charCodeAt(end) === 96) end++;
    if (end - at === width) return at;
    at = plain.indexOf("`", end);
  }
  return -1;
}
