/**
 * Markdown as elements, for what people write into memories and documents: headings, lists, quotes, code, bold, links to the web and to
 * what is on the page. All text goes through `html`, so that no markup of a text becomes markup; what is not understood is shown as it
 * is written. Linear: each closing mark is looked for once.
 */
import { withoutEnd } from "../../text/ends.ts";
import { closes, fenceIn } from "../../text/fences.ts";
import { type Html, html, type Part, textOf } from "./html.ts";

export interface Rendering {
  /** The level of the highest heading. */
  readonly base: 2 | 3;
  /** Where a link leads that names no scheme; undefined: it is shown as it is written. */
  readonly resolve?: (address: string) => string | undefined;
  /** Of a heading by which it is led to. */
  readonly anchor?: (heading: string) => string | undefined;
  /** Plain text, and the whole list item or paragraph that it is of. */
  readonly plain?: (text: string, whole: string) => Part;
  /** False: of a link its words alone, since it stands in one. */
  readonly isLinked?: boolean;
}

export const markdown = (text: string, rendering: Rendering): Html =>
  blocks(text.replace(/\r\n?/g, "\n").split("\n"), rendering, MOST_NESTED);

/** A name or a description, which is one line and may stand in a link. */
export const phrase = (text: string): Part => inline(text, { base: 2, isLinked: false });

/** The same where there are no elements: a window's title, a label, a picture. */
export const phraseText = (text: string): string => textOf(html`${phrase(text)}`);

const HEADING = /^ {0,3}(#{1,6})\s+(.*?)\s*#*$/;
const ITEM = /^(\s*)([-*+]|\d{1,9}[.)])\s+(.*)$/;
const QUOTE = /^ {0,3}>\s?/;
const RULE = /^ {0,3}(?:-{3,}|\*{3,}|_{3,})\s*$/;
const ROW = /^\s*\|/;
/** Quotes in quotes, lists in lists, bold in italics. */
const MOST_NESTED = 4;

function blocks(lines: readonly string[], rendering: Rendering, nested: number): Html {
  const parts: Html[] = [];
  const highest = lines.reduce((least, line) => Math.min(least, HEADING.exec(line)?.[1]?.length ?? least), 6);
  let last = rendering.base - 1;
  for (let i = 0; i < lines.length; ) {
    const line = lines[i]!;
    const fence = fenceIn(line);
    const heading = HEADING.exec(line);
    if (line.trim() === "") i++;
    else if (fence) {
      const end = indexFrom(lines, i + 1, (one) => closes(fenceIn(one), fence));
      parts.push(html`<pre tabindex="0"><code>${lines.slice(i + 1, end).join("\n")}</code></pre>`);
      i = end + 1;
    } else if (heading) {
      last = Math.min(5, last + 1, rendering.base + heading[1]!.length - highest);
      const id = rendering.anchor?.(heading[2]!);
      const title = inline(heading[2]!, rendering, nested);
      parts.push(html`<h${last}${id !== undefined && html` id="${id}"`}>${title}</h${last}>`);
      i++;
    } else if (RULE.test(line)) {
      parts.push(html`<hr>`);
      i++;
    } else if (QUOTE.test(line) && nested > 0) {
      const end = indexFrom(lines, i, (one) => !QUOTE.test(one));
      const inner = lines.slice(i, end).map((one) => one.replace(QUOTE, ""));
      parts.push(html`<blockquote>${blocks(inner, { ...rendering, base: 3 }, nested - 1)}</blockquote>`);
      i = end;
    } else if (ROW.test(line)) {
      const end = indexFrom(lines, i, (one) => !ROW.test(one));
      parts.push(html`<pre tabindex="0">${lines.slice(i, end).join("\n")}</pre>`);
      i = end;
    } else if (ITEM.test(line)) {
      const end = indexFrom(lines, i, (one, at) => !ITEM.test(one) && !goesOn(lines, at));
      parts.push(list(itemsOf(lines.slice(i, end)), rendering, nested));
      i = end;
    } else {
      const end = indexFrom(lines, i + 1, (one) => startsOther(one));
      const text = lines.slice(i, end).join("\n");
      parts.push(html`<p>${inline(text, rendering, nested)}</p>`);
      i = end;
    }
  }
  return html`${parts}`;
}

function indexFrom(lines: readonly string[], from: number, is: (line: string, at: number) => boolean): number {
  for (let i = from; i < lines.length; i++) if (is(lines[i]!, i)) return i;
  return lines.length;
}

const startsOther = (line: string): boolean =>
  line.trim() === "" || HEADING.test(line) || ITEM.test(line) || QUOTE.test(line) || ROW.test(line) || !!fenceIn(line);

/** What is indented below an item belongs to it, also behind an empty line. */
const goesOn = (lines: readonly string[], at: number): boolean =>
  /^\s{2,}\S/.test(lines[at]!) || (lines[at]!.trim() === "" && /^\s{2,}\S/.test(lines[at + 1] ?? ""));

interface Item {
  readonly indent: number;
  readonly isNumbered: boolean;
  readonly lines: string[];
}

function itemsOf(lines: readonly string[]): Item[] {
  const items: Item[] = [];
  for (const line of lines) {
    const [, space, mark, text] = ITEM.exec(line) ?? [];
    if (mark !== undefined) items.push({ indent: space!.length, isNumbered: /\d/.test(mark), lines: [text!] });
    else if (line.trim() !== "") items.at(-1)?.lines.push(line.trim());
  }
  return items;
}

function list(items: readonly Item[], rendering: Rendering, nested: number): Html {
  const [first] = items;
  const rows: Html[] = [];
  for (let i = 0; i < items.length; ) {
    let end = i + 1;
    while (end < items.length && items[end]!.indent > first!.indent) end++;
    const below = items.slice(i + 1, end);
    const text = items[i]!.lines.join("\n");
    const shown = nested > 0 ? below : below.map((one) => ({ ...one, indent: first!.indent }));
    const inner = below.length > 0 && list(shown, rendering, nested - 1);
    rows.push(html`<li>${inline(boxed(text), rendering, nested)}${inner}</li>`);
    i = end;
  }
  return first!.isNumbered ? html`<ol>${rows}</ol>` : html`<ul>${rows}</ul>`;
}

const boxed = (text: string): string => text.replace(/^\[([ xX])\]\s+/, (_, mark) => (mark === " " ? "☐ " : "☑ "));

const LINK =
  /\[([^[\]\n]{1,500})\]\(<?([^\s<>()]{1,2000}(?:\([^\s<>()]{0,500}\))?[^\s<>()]{0,500})>?(?:\s+"[^"\n]{0,500}")?\)/y;
const ADDRESS = /https?:\/\/[^\s<>"'`\])]{1,2000}/y;
const LETTER = /[\p{L}\p{N}]/u;

/** A text of one block. */
export function inline(text: string, rendering: Rendering, nested = MOST_NESTED, whole = text): Part {
  const { plain = (one: string): Part => one, resolve = () => undefined, isLinked = true } = rendering;
  const parts: Part[] = [];
  /** Marks that nothing closes any more. */
  const open = new Set<string>();
  let from = 0;
  let i = 0;
  const put = (part: Part, end: number): void => {
    if (i > from) parts.push(plain(text.slice(from, i), whole));
    parts.push(part);
    from = end;
    i = end;
  };
  const closing = (mark: string, at: number): number => {
    const end = open.has(mark) ? -1 : text.indexOf(mark, at);
    if (end < 0) open.add(mark);
    return end;
  };
  while (i < text.length) {
    const character = text[i]!;
    if (character === "`") {
      const mark = /`+/y;
      mark.lastIndex = i;
      const [run] = mark.exec(text)!;
      const end = closing(run, i + run.length);
      if (end > 0) put(html`<code>${text.slice(i + run.length, end).trim()}</code>`, end + run.length);
      else i += run.length;
    } else if ((character === "*" || character === "_") && nested > 0) {
      const mark = text[i + 1] === character ? character + character : character;
      const begins = /\S/.test(text[i + mark.length] ?? " ") && !(character === "_" && LETTER.test(text[i - 1] ?? " "));
      const end = begins ? closing(mark, i + mark.length + 1) : -1;
      const ends =
        end > 0 && /\S/.test(text[end - 1]!) && !(character === "_" && LETTER.test(text[end + mark.length] ?? " "));
      if (ends) {
        const inner = inline(text.slice(i + mark.length, end), rendering, nested - 1, whole);
        put(mark.length === 2 ? html`<strong>${inner}</strong>` : html`<em>${inner}</em>`, end + mark.length);
      } else i += mark.length;
    } else if (character === "[") {
      LINK.lastIndex = i;
      const [all, label, address] = LINK.exec(text) ?? [];
      const to = address === undefined ? undefined : (webAddress(address) ?? resolve(address));
      if (to === undefined) i++;
      else put(isLinked ? leading(to, label!) : label!, i + all!.length);
    } else if (character === "h") {
      ADDRESS.lastIndex = i;
      const address = withoutEnd(ADDRESS.exec(text)?.[0] ?? "", ".,;:!?") || undefined;
      const to = address === undefined ? undefined : webAddress(address);
      if (to === undefined) i++;
      else put(isLinked ? leading(to, address!) : address!, i + address!.length);
    } else i++;
  }
  if (from < text.length) parts.push(plain(text.slice(from), whole));
  return parts;
}

const leading = (to: string, label: string): Html =>
  /^[/#]/.test(to)
    ? html`<a href="${to}">${label}</a>`
    : html`<a href="${to}" rel="noreferrer noopener nofollow">${label}</a>`;

const SCHEMES = ["http:", "https:", "mailto:"];

/** The address, where it names a scheme that only leads somewhere. */
function webAddress(address: string): string | undefined {
  if (!/^[a-z]+:/i.test(address) || !URL.canParse(address)) return undefined;
  const { protocol, href } = new URL(address);
  return SCHEMES.includes(protocol) ? href : undefined;
}
