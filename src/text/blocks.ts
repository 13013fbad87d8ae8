/**
 * The one Markdown scanner: parts the lines of a log into blocks, each line in exactly one, in order. CommonMark as far as logs use
 * it, with what Obsidian and Logseq add. A line scanner, not a parser of trees: linear, 3 ms a megabyte where mdast takes
 * seconds. What a block means is nobody's business here.
 */

import type { Block, BlockKind } from "./blocks/block.ts";
import { Ends } from "./blocks/ends.ts";
import {
  calloutIn,
  cellsIn,
  DEFINED,
  headingIn,
  isMarkup,
  isRule,
  isTableRule,
  type Line,
  propertyIn,
  readLine,
  taskIn,
  unseenUntil,
} from "./blocks/lines.ts";
import { isWholeMemory, unclosedEnd } from "./blocks/unclosed.ts";
import { continues, isUnfinished } from "./blocks/wrapped.ts";
import { type Fence, firstWord } from "./fences.ts";
import { bodyStartOf } from "./front-matter.ts";
import { isHeard } from "./labels.ts";
import { type TaskDate, taskDatesIn } from "./task-dates.ts";

/** A memory block somebody left open stays one, as far as it can reach. */
const BINDING = "typed_memory";

export { type Block, type BlockKind, type FencedCode, headingsOver } from "./blocks/block.ts";

/** @param bodyStart how many leading lines are front matter, where that is known */
export const blocksOf = (lines: readonly string[], bodyStart = bodyStartOf(lines)): Block[] =>
  new Scanner(lines, bodyStart).blocks;

const NO_CELLS: readonly string[] = [];
const NO_DATES: readonly TaskDate[] = [];

interface Draft extends Block {
  to: number;
  text: string;
  dates: readonly TaskDate[];
}

class Scanner {
  readonly blocks: Block[] = [];
  private readonly lines: readonly string[];
  private readonly read: Line[];
  private readonly ends: Ends;
  private headings: number[] = [];
  private items: number[] = [];
  /** What a line of text may go on with. */
  private open: Draft | undefined;
  private widest = 0;
  private widestUntil = 0;
  /** Index of the columns block of the table that is open. */
  private table = -1;
  private isAfterBlank = true;

  constructor(lines: readonly string[], bodyStart: number) {
    this.lines = lines;
    this.read = lines.map((line, i) => (i < bodyStart ? NOTHING : readLine(line)));
    this.ends = new Ends(this.read);
    if (bodyStart > 0) this.add({ kind: "matter", from: 1, to: bodyStart });
    for (let i = bodyStart; i < lines.length; ) i = this.scan(i);
  }

  /** @returns the next line */
  private scan(i: number): number {
    const line = this.read[i]!;
    const { content, listed, indent, quote } = line;
    if (content === "" && !listed) return this.blank(i);
    if (this.open !== undefined && this.open.quote !== quote) this.open = undefined;
    if (line.fence !== undefined) return this.fenced(i, line.fence);
    const isIndentedCode = indent >= 4 && !listed && this.items.length === 0 && this.open === undefined;
    if (isIndentedCode) return this.plain(i, "code");
    const unseen = unseenUntil(content);
    const hidden = unseen && this.comment(i, unseen);
    if (hidden) return hidden;
    const defined = this.open === undefined && content.includes("]:") ? this.definition(i) : 0;
    if (defined > 0) return this.add({ kind: "comment", from: i + 1, to: i + defined }).to;
    const heading = headingIn(line);
    if (heading !== undefined) return this.heading(i, heading.level, heading.text);
    const under = this.setext(i);
    if (under > 0) return this.heading(i, under, content, 2);
    if (isRule(content) && !listed) return this.plain(i, "rule");
    const row = this.row(i);
    if (row !== undefined) return row;
    if (isMarkup(line)) return this.plain(i, "markup");
    const callout = calloutIn(line);
    if (callout !== undefined) return this.plain(i, "callout", callout);
    const property = propertyIn(line);
    if (property !== undefined && !isHeard(property.label)) return this.property(i, property);
    return listed ? this.item(i) : this.text(i);
  }

  private blank(i: number): number {
    const last = this.blocks.at(-1) as Draft | undefined;
    if (last?.kind === "blank") last.to = i + 1;
    else this.add({ kind: "blank", from: i + 1 });
    if (this.open !== undefined && !isUnfinished(this.open.text)) this.open = undefined;
    this.table = -1;
    this.isAfterBlank = true;
    return i + 1;
  }

  private fenced(i: number, fence: Fence): number {
    const { quote, indent } = this.read[i]!;
    const found = this.ends.fenceFrom(i);
    const infoWord = firstWord(fence.info);
    const isBinding = infoWord.toLowerCase() === BINDING;
    const closer = isBinding && found !== undefined && !isWholeMemory(this.lines, i, found) ? undefined : found;
    const to = closer ?? (isBinding ? unclosedEnd(this.lines, i) - 1 : i);
    const parent = this.parentAt(indent);
    const code = { info: fence.info, infoWord, closed: closer !== undefined };
    this.add({ kind: "fence", from: i + 1, to: to + 1, quote, indent, parent, fence: code });
    this.open = undefined;
    return to + 1;
  }

  /** @returns the next line; undefined where what looks like the beginning of one is words: nobody ends it, or words stand behind it */
  private comment(i: number, end: string): number | undefined {
    const { content, indent, listed } = this.read[i]!;
    const parent = this.parentAt(indent);
    // A line that begins with a tag and goes on may only name it: then its end is near.
    const isNamed = !/^\W+>$/.test(end) && !/^<[^<>]*>$/.test(content);
    const within = listed ? indent : (this.blocks[parent]?.indent ?? -1);
    const last = this.ends.commentFrom(i, end, within, isNamed ? MOST_UNSEEN : undefined);
    const [, ...further] = this.read.slice(i, last + 1).map(({ text }) => text);
    const closing = last === i ? content.slice(2) : this.read[last]!.text;
    const at = closing.toLowerCase().indexOf(end);
    const behind = at < 0 ? undefined : closing.slice(at + end.length).replace(/<!--.*?-->/g, "");
    // Words behind the comment are the log's.
    const isSaid = (behind === undefined && isNamed) || (last === i && behind?.trim());
    // What is struck through ends within its paragraph.
    const isRest = end === "~~" && (/[\p{L}\p{N}]/u.test(behind ?? "x") || further.includes(""));
    if (isSaid || isRest) return undefined;
    const isOpen = behind === undefined || behind.trim() !== "" || further.some((text) => text.includes("<!--"));
    const hides = isOpen && further.some((text) => !/^\s*(?:$|<!--)/.test(text));
    this.add({ kind: "comment", from: i + 1, to: last + 1, text: last === i ? content : "", hides });
    this.open = undefined;
    return last + 1;
  }

  /** How many lines the definition of a link takes that begins on one. */
  private definition(i: number): number {
    const lines = this.read.slice(i, i + LONGEST_DEFINITION);
    const end = lines.findIndex(({ content, listed }, n) => n > 0 && (content === "" || listed));
    const text = lines.slice(0, end < 0 ? undefined : end).map(({ content }) => content);
    return DEFINED.exec(text.join("\n"))?.[0].split("\n").length ?? 0;
  }

  private heading(i: number, level: number, text: string, count = 1): number {
    while (this.headings.length > 0 && this.blocks[this.headings.at(-1)!]!.level >= level) this.headings.pop();
    const { quote, indent } = this.read[i]!;
    this.add({ kind: "heading", from: i + 1, to: i + count, level, text, quote, indent });
    this.headings.push(this.blocks.length - 1);
    this.items = [];
    this.open = undefined;
    return i + count;
  }

  /** The level of a heading that the line below it makes one; 0 for none. A rule under a sentence is a rule. */
  private setext(i: number): number {
    const line = this.read[i]!;
    const below = this.read[i + 1];
    if (below === undefined || below.listed || line.listed || !this.isAfterBlank || line.quote !== below.quote)
      return 0;
    if (line.content.length > LONGEST_TITLE || /[.!?。！？,;:：]$/.test(line.content)) return 0;
    if (/^={3,}$/.test(below.content)) return 1;
    const isTight = (this.read[i + 2]?.content ?? "") === "";
    return /^-{3,}$/.test(below.content) && isTight && !line.content.includes("|") ? 2 : 0;
  }

  private row(i: number): number | undefined {
    const { content, listed, quote } = this.read[i]!;
    const isHead = this.table < 0 && content.includes("|") && isTableRule(this.read[i + 1]?.content ?? "");
    if (listed || !(isHead || content.startsWith("|") || (this.table >= 0 && content.includes("|")))) return undefined;
    if (isTableRule(content)) return this.plain(i, "rule");
    const cells = cellsIn(content);
    this.add({ kind: isHead ? "columns" : "row", from: i + 1, cells, text: content, quote, parent: this.table });
    if (isHead) this.table = this.blocks.length - 1;
    this.open = undefined;
    this.isAfterBlank = false;
    return i + 1;
  }

  private property(i: number, { label, text }: { label: string; text: string }): number {
    const { content, indent, quote } = this.read[i]!;
    const parent = this.open?.kind === "item" ? this.items.at(-1)! : this.parentAt(indent);
    this.add({ kind: "property", from: i + 1, label, text, indent, quote, parent });
    const item = this.blocks[parent] as Draft | undefined;
    if (item !== undefined) item.dates = [...item.dates, ...taskDatesIn(content)];
    this.isAfterBlank = false;
    return i + 1;
  }

  private item(i: number): number {
    const { content, indent, quote } = this.read[i]!;
    while (this.items.length > 0 && this.blocks[this.items.at(-1)!]!.indent >= indent) this.items.pop();
    const { task, text } = taskIn(content);
    const parent = this.items.at(-1) ?? -1;
    this.open = this.add({ kind: "item", from: i + 1, text, task, indent, quote, parent, dates: taskDatesIn(content) });
    this.items.push(this.blocks.length - 1);
    this.measure(i);
    return i + 1;
  }

  private text(i: number): number {
    const { content, indent, quote } = this.read[i]!;
    const above = this.open;
    if (above !== undefined && this.isNext(above) && continues(this.above(above, i), content)) {
      above.text = joined(above.text, content);
      above.to = i + 1;
      above.dates = [...above.dates, ...taskDatesIn(content)];
      this.isAfterBlank = false;
      return i + 1;
    }
    if (indent === 0 && this.isAfterBlank) this.items = [];
    this.measure(i);
    const parent = this.parentAt(indent);
    this.open = this.add({
      kind: "text",
      from: i + 1,
      text: content,
      indent,
      quote,
      parent,
      dates: taskDatesIn(content),
    });
    return i + 1;
  }

  /** Whether nothing stands between but blank lines, which are the block's own where it goes on over them. */
  private isNext(open: Draft): boolean {
    if (this.blocks.at(-1) === open) return true;
    if (this.blocks.at(-1)?.kind !== "blank" || this.blocks.at(-2) !== open) return false;
    this.blocks.pop();
    return true;
  }

  private above(open: Draft, i: number): { text: string; width: number; widest: number } {
    const { indent, content } = this.read[i - 1] ?? NOTHING;
    return { text: open.text, width: indent + content.length, widest: this.widest };
  }

  /** The widest line of the paragraph that begins here: looked at once for all its lines. */
  private measure(i: number): void {
    if (i < this.widestUntil) return;
    this.widest = 0;
    let at = i;
    for (; at < this.lines.length; at++) {
      const { content, indent, listed, fence } = this.read[at]!;
      if (at > i && (content === "" || listed || fence !== undefined || content.startsWith("#"))) break;
      this.widest = Math.max(this.widest, indent + content.length);
    }
    this.widestUntil = at;
  }

  /** The item that what is indented so far belongs to. */
  private parentAt(indent: number): number {
    for (let at = this.items.length - 1; at >= 0; at--)
      if (this.blocks[this.items[at]!]!.indent < indent) return this.items[at]!;
    return -1;
  }

  private plain(i: number, kind: BlockKind, said: { label?: string; text?: string } = {}): number {
    const last = this.blocks.at(-1) as Draft | undefined;
    const { quote, indent } = this.read[i]!;
    if (kind === "code" && last?.kind === "code") last.to = i + 1;
    else this.add({ kind, from: i + 1, quote, indent, ...said });
    this.open = undefined;
    if (kind === "rule") this.isAfterBlank = true;
    return i + 1;
  }

  private add(block: Partial<Block> & Pick<Block, "kind" | "from">): Draft {
    const added: Draft = {
      to: block.from,
      level: 0,
      indent: 0,
      quote: 0,
      parent: -1,
      heading: this.headings.at(-1) ?? -1,
      text: "",
      task: "",
      dates: NO_DATES,
      label: "",
      cells: NO_CELLS,
      fence: undefined,
      hides: false,
      ...block,
    };
    this.blocks.push(added);
    this.isAfterBlank = added.kind === "blank" || added.kind === "heading" || added.kind === "rule";
    if (added.kind !== "row" && added.kind !== "columns" && added.kind !== "rule") this.table = -1;
    return added;
  }
}

const MOST_UNSEEN = 200;
const LONGEST_DEFINITION = 20;
/** A longer line with a rule below it is a sentence. */
const LONGEST_TITLE = 90;
const NOTHING: Line = { text: "", quote: 0, indent: 0, content: "", listed: false, fence: undefined };

/** Scripts without spaces are joined without one. */
const joined = (text: string, more: string): string =>
  text.charCodeAt(text.length - 1) >= 0x2e80 && more.charCodeAt(0) >= 0x2e80 ? text + more : `${text} ${more}`;
