/** Where in a log a fence or a comment ends that begins on a line. Asked in order of lines, linear over all of them. */
import { closersAmong, closes, type Fence } from "../fences.ts";
import type { Line } from "./lines.ts";

export class Ends {
  private readonly read: readonly Line[];
  /** Outside quotes. */
  private readonly fences: readonly (Fence & { readonly line: number })[];
  private readonly closerOf: (from: number) => number | undefined;
  private fenceAt = 0;

  constructor(read: readonly Line[]) {
    this.read = read;
    this.fences = read.flatMap(({ fence, quote }, line) => (fence && quote === 0 ? [{ ...fence, line }] : []));
    this.closerOf = closersAmong(this.fences);
  }

  /** The line that closes the fence that opens on one; of a quoted fence the end of its quote, where nothing does. */
  fenceFrom(line: number): number | undefined {
    if (this.read[line]!.quote > 0) return this.endInQuote(line);
    while (this.fences[this.fenceAt]!.line < line) this.fenceAt++;
    return this.fences[this.closerOf(this.fenceAt) ?? -1]?.line;
  }

  private endInQuote(line: number): number {
    const { quote, fence } = this.read[line]!;
    const nested: Fence[] = [fence!];
    let at = line + 1;
    for (; at < this.read.length && this.read[at]!.quote >= quote; at++) {
      const other = this.read[at]!.fence;
      if (other === undefined) continue;
      if (closes(other, nested.at(-1)!)) nested.pop();
      else if (other.info !== "") nested.push(other);
      if (nested.length === 0) return at;
    }
    return at - 1;
  }

  /**
   * The last line of the comment that begins on one, as CommonMark 0.31.2 has it (HTML block 2): the first with its end, whatever stands
   * between, else the last of what it stands in: its quote, its item, the log.
   * @param end `-->`   @param within how far the item is indented that it stands in; -1 for none   @param most lines to look at
   */
  commentFrom(line: number, end: string, within: number, most = this.read.length): number {
    const { quote } = this.read[line]!;
    let last = line;
    for (let at = line; at < Math.min(line + most, this.read.length); at++) {
      const { text, content, indent, quote: depth, listed } = this.read[at]!;
      if (at > line && (depth < quote || ((content !== "" || listed) && indent <= within))) break;
      last = at;
      if ((at > line ? text : text.slice(text.length - content.length + 2)).toLowerCase().includes(end)) break;
    }
    return last;
  }
}
