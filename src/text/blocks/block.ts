/** What the block scanner makes of a log's lines. */
import type { TaskDate } from "../task-dates.ts";
import type { TaskState } from "./lines.ts";

export type BlockKind =
  | "heading"
  | "item"
  | "text"
  /** The head of a table, and its rows. */
  | "columns"
  | "row"
  /** `> [!note] Title`: its text is the title, its label the kind; what it holds follows, quoted as deep. */
  | "callout"
  /** `key:: value`, an outliner's drawer, `SCHEDULED: <…>`; the label is the key, "" for what says nothing. */
  | "property"
  /** All lines of a fence. */
  | "fence"
  /** Indented code. */
  | "code"
  | "blank"
  | "rule"
  | "comment"
  /** A line of nothing but HTML or MDX. */
  | "markup"
  | "matter";

export interface Block {
  readonly kind: BlockKind;
  /** First and last line in the file, from 1; the next block begins on the line after. */
  readonly from: number;
  readonly to: number;
  /** Of a heading 1 to 6, 7 for a line that is bold alone; else 0. */
  readonly level: number;
  readonly indent: number;
  /** How deep it is quoted. */
  readonly quote: number;
  /** The block it hangs on: an item's item, a property's item, a row's columns; -1 for none. */
  readonly parent: number;
  /** The heading it stands under, of a heading the one above it; -1 for none. */
  readonly heading: number;
  /** Without the marks of its kind, wrapped lines joined; inline markup stays (`plainText` takes it out). */
  readonly text: string;
  readonly task: TaskState;
  /** Of an item those on the lines of its properties too. */
  readonly dates: readonly TaskDate[];
  readonly label: string;
  readonly cells: readonly string[];
  readonly fence: FencedCode | undefined;
  /** A comment that nobody closed, or not where it ends, with lines below it that its writer may have meant to be read. */
  readonly hides: boolean;
}

export interface FencedCode {
  readonly info: string;
  readonly infoWord: string;
  /** False when the log ends first. */
  readonly closed: boolean;
}

/** The headings a block stands under, outermost first. */
export function headingsOver(blocks: readonly Block[], block: Block): Block[] {
  const path: Block[] = [];
  for (let at = block.heading; at >= 0; at = blocks[at]!.heading) path.unshift(blocks[at]!);
  return path;
}
