/**
 * How far a memory block reaches that nobody closed: as far as the block itself can. One mark that was left open must not
 * silence the rest of a day.
 */

/** What is longer closes something else. */
const LONGEST_MEMORY = 400;
const HEADING = /^[ >]{0,6}#{1,6}[ \t]/;
/** With which lithify goes on in a memory's text: `**Why:**`. */
const LABELLED = /^[\s>]*\*\*[^*]{1,40}:\*\*/;
const isBlank = (line: string): boolean => /^[\s>]*$/.test(line);
export const isRule = (line: string): boolean => /^[\s>]*---[ \t]*$/.test(line);

/** Whether what closes on one line can be the memory block that opens on another: no memory has a heading. */
export function isWholeMemory(lines: readonly string[], open: number, close: number): boolean {
  if (close - open > LONGEST_MEMORY) return false;
  for (let i = open + 1; i < close; i++) if (HEADING.test(lines[i]!)) return false;
  return true;
}

/**
 * The index behind a block's last line: its front matter and the paragraph below it, and those that go on with a label; without
 * front matter the lines to the next blank one. A heading ends it too.
 */
export function unclosedEnd(lines: readonly string[], open: number): number {
  const isIn = (i: number): boolean => i < lines.length && !isBlank(lines[i]!) && !HEADING.test(lines[i]!);
  let i = open + 1;
  if (i < lines.length && isRule(lines[i]!)) i++;
  while (isIn(i) && !isRule(lines[i]!)) i++;
  if (i >= lines.length || !isRule(lines[i]!)) return i;
  let end = i + 1;
  for (let isFirst = true; ; isFirst = false) {
    let at = end;
    while (at < lines.length && isBlank(lines[at]!)) at++;
    if (!isIn(at) || !(isFirst || LABELLED.test(lines[at]!))) return end;
    while (isIn(at)) at++;
    end = at;
  }
}
