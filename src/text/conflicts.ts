/** What a merge left undone: the marks of git, wider ones too (`conflict-marker-size`), of jj, which tells one side as changes, of fossil and of darcs. */
const SIDES = [
  /^(?:<{7,}(?: |$)|v(?: v){6}$)/,
  /^(?:={7,}(?:$| MERGED IN )|[%+]{7,} |\*{13}$)/,
  /^(?:>{7,}(?: |$)|\^(?: \^){6}$)/,
] as const;

/** Its sides below one another, each mark alone at the beginning of its line. @returns the first and the last line of each, from 0 */
export function conflictsIn(lines: readonly string[]): { readonly from: number; readonly to: number }[] {
  const found: { from: number; to: number }[] = [];
  let [from, side] = [0, 0];
  for (const [i, line] of lines.entries()) {
    if (SIDES[0].test(line)) [from, side] = [i, 1];
    else if (side === 1 && SIDES[1].test(line)) side = 2;
    else if (side === 2 && SIDES[2].test(line)) {
      found.push({ from, to: i });
      side = 0;
    }
  }
  return found;
}
