/** Where in a log a fence or a comment ends that begins on a line. Asked in order of lines, linear over all of them. */
import { closersAmong, closes, type Fence } from "../fences.ts";
import type { Line } from "./lines.ts";

export class Ends {
  private readonly read: readonly Line[];
  /** Fences outside quotes, and the line of each. */
  private readonly fences: Fence[] = [];
  private readonly fenceLines: number[] = [];
  private readonly closerOf: (from: number) => number | undefined;
  private fenceAt = 0;
  private readonly commentEnds: number[] = [];
  private commentAt = 0;

  constructor(read: readonly Line[], lines: readonly string[], bodyStart: number) {
    this.read = read;
    for (let i = bodyStart; i < lines.length; i++) {
      const { fence, quote } = read[i]!;
      if (fence !== undefined && quote === 0) {
        this.fences.push(fence);
        this.fenceLines.push(i);
      }
      if (lines[i]!.includes("-->")) this.commentEnds.push(i);
    }
    this.closerOf = closersAmong(this.fences);
  }

  /** The line that closes the fence that opens on one; of a quoted fence the end of its quote, where nothing does. */
  fenceFrom(line: number): number | undefined {
    if (this.read[line]!.quote > 0) return this.endInQuote(line);
    while (this.fenceLines[this.fenceAt]! < line) this.fenceAt++;
    const closer = this.closerOf(this.fenceAt);
    return closer === undefined ? undefined : this.fenceLines[closer];
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

  /** The line on which the comment ends that begins on one. */
  commentFrom(line: number): number | undefined {
    while (this.commentAt < this.commentEnds.length && this.commentEnds[this.commentAt]! < line) this.commentAt++;
    return this.commentEnds[this.commentAt];
  }
}
