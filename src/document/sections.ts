/**
 * The prose of a week: bullets under four headings, however a model wrote them down.
 */
import { closes, type Fence, fenceIn } from "../text/fences.ts";
import type { ProseLine } from "./fences.ts";

/** In the order in which they are written. The names stay English (contract §3). */
export const SECTIONS = ["Key Decisions", "Outcomes", "Blockers & Open Items", "Context"] as const;
/** What stood open when the week ended. */
export const OPEN_SECTION = "Blockers & Open Items" satisfies (typeof SECTIONS)[number];
export type SectionName = (typeof SECTIONS)[number];

export interface Bullet {
  /** On one line, without its mark. */
  readonly text: string;
  /** The line of the answer on which it begins, from 1. */
  readonly line: number;
  /** The lines below it that belong to it, indented as they are relative to its text. */
  readonly nested: readonly string[];
}

export type Sections = Readonly<Record<SectionName, readonly Bullet[]>>;

/** Some bullets for each section. */
export const bySection = <Name extends string, Of>(
  names: readonly Name[],
  bulletsOf: (section: Name) => readonly Of[],
): Record<Name, Of[]> => Object.fromEntries(names.map((name) => [name, [...bulletsOf(name)]])) as Record<Name, Of[]>;

/**
 * Sections that fit: what does not is dropped from the end of the longest one, since each begins with its most important.
 * @param render the whole body for some sections   @param written one bullet of it
 */
export function fitted<Name extends string, Of>(
  all: Readonly<Record<Name, readonly Of[]>>,
  budgetBytes: number,
  render: (sections: Record<Name, Of[]>) => string,
  written: (bullet: Of) => string = String,
): { sections: Record<Name, Of[]>; dropped: number } {
  const names = Object.keys(all) as Name[];
  const sections = bySection(names, (name) => all[name]);
  const sizeOf = (name: Name): number => Buffer.byteLength(sections[name].map(written).join(""));
  let dropped = 0;
  while (Buffer.byteLength(render(sections)) > budgetBytes) {
    const longest = names.reduce((most, name) => (sizeOf(name) > sizeOf(most) ? name : most));
    if (sections[longest].pop() === undefined) break;
    dropped += 1;
  }
  return { sections, dropped };
}

/** The body of a week in which nothing was worth keeping. */
export const EMPTY_WEEK = "Nothing in this week's logs was worth keeping.";

/** In its place where memories were kept, or what was said did not stand: without a bullet nothing is told of the week. */
export const IN_MEMORIES = "What was worth keeping of this week's logs stands in its memories.";
export const NOTHING_PROVED = "What was said of this week could not be proved from its logs, or waits in the inbox.";

/** Each stands alone in a body without bullets, and is no bullet. */
export const FILLERS: readonly string[] = [EMPTY_WEEK, IN_MEMORIES, NOTHING_PROVED];

/** Begins the sentence that says which days a document had to be made without. */
export const NOT_READ = "Not read, and so missing here:";

/** The sentence that says how many open items the document has no room for. */
export const withoutRoom = (count: number): string => `${NO_ROOM} ${count}.`;
/** Begins that sentence. */
export const NO_ROOM = "Open items that had no room here:";
/** The number that it says, 0 without it. */
export const countWithoutRoom = (body: string): number =>
  Number(
    body
      .split("\n")
      .find((line) => line.startsWith(NO_ROOM))
      ?.slice(NO_ROOM.length)
      .match(/\d{1,6}/)?.[0] ?? 0,
  );

/**
 * The bullets of each section. Headings of any level, or bold on a line of their own, begin one; what stands under no
 * known heading is Context, and a heading below a known one stays within it. A paragraph is a bullet too. Code belongs to its
 * bullet in a document, given as a string; in the prose of an answer it is not said at all.
 * @param meant the section that a heading of an answer means by another name (`sectionMeant`)
 */
export const sectionsOf = (
  prose: readonly ProseLine[] | string,
  meant?: (title: string) => SectionName | undefined,
): Sections => sectionsNamed(prose, SECTIONS, "Context", meant);

/**
 * The same for other sections.
 * @param rest where what stands under none of them goes   @param meant the section that a heading means by another name
 */
export function sectionsNamed<Name extends string>(
  prose: readonly ProseLine[] | string,
  names: readonly Name[],
  rest: Name,
  meant: (title: string) => Name | undefined = () => undefined,
): Readonly<Record<Name, readonly Bullet[]>> {
  const keepsCode = typeof prose === "string";
  const lines = keepsCode ? linesOf(prose) : prose;
  const drafts: Draft<Name>[] = [];
  let section: Name = rest;
  /** Of the known heading that holds; 0 under none. */
  let level = 0;
  /** What the next line may still belong to. */
  let draft: Draft<Name> | undefined;
  let fence: Fence | undefined;
  let afterBlank = true;

  const begin = (text: string, line: number, item?: { readonly textAt: number }, own = section): Draft<Name> => {
    const begun = {
      section: own,
      texts: [text],
      line,
      nested: [],
      textAt: item?.textAt ?? 0,
      listed: item !== undefined,
    };
    drafts.push(begun);
    return begun;
  };

  for (const [at, { text: raw, line, fenced }] of lines.entries()) {
    if (fenced || (raw === "" && fence === undefined)) {
      afterBlank = true;
      continue;
    }
    const text = withoutTabs(raw);
    // Indented as deep as its item, a fence belongs to it.
    const mark = text[indentOf(text)];
    const found = mark === "`" || mark === "~" ? fenceIn(text.trimStart()) : undefined;
    if (fence !== undefined || found !== undefined) {
      if (keepsCode) {
        draft ??= begin("", line);
        draft.nested.push(dedented(text, draft.textAt));
      }
      if (fence === undefined) fence = found;
      else if (closes(found, fence)) fence = undefined;
      afterBlank = !keepsCode;
      continue;
    }
    if (!keepsCode && text.trimStart().startsWith("|")) {
      // The head of a table says nothing; each other row is a bullet.
      const told = isRule(text) || isRule(lines[at + 1]?.text ?? "") ? undefined : rowIn(text, (cell) => meant(cell));
      if (told !== undefined) begin(told.text, line, undefined, told.section);
      draft = undefined;
      continue;
    }
    const heading = headingIn(text);
    const item = itemIn(text);
    if (text.trim() === "") {
      afterBlank = true;
      continue;
    }
    if (heading !== undefined) {
      const named = sectionNamed(heading.title, names) ?? meant(heading.title);
      if (named !== undefined || heading.level <= level)
        [section, level] = [named ?? rest, named === undefined ? 0 : heading.level];
      draft = undefined;
    } else if (isRule(text)) {
      draft = undefined;
    } else if (item !== undefined && !(draft?.listed && item.indent >= draft.textAt)) {
      draft = begin(item.text, line, item);
    } else if (draft?.listed && (item !== undefined || (afterBlank && indentOf(text) >= draft.textAt))) {
      draft.nested.push(dedented(text, draft.textAt));
    } else if (draft !== undefined && !afterBlank && !text.startsWith("|")) {
      if (draft.nested.length > 0) draft.nested.push(dedented(text, draft.textAt));
      else draft.texts.push(withoutQuote(text));
    } else {
      draft = begin(withoutQuote(text), line);
    }
    afterBlank = false;
  }

  const sections = Object.fromEntries(names.map((name) => [name, [] as Bullet[]])) as Record<Name, Bullet[]>;
  for (const { section, texts, line, nested } of drafts) {
    const text = texts.join(" ").trim();
    const says =
      text === "" ? nested.length > 0 : text !== "NONE" && !FILLERS.includes(text) && !text.startsWith(NO_ROOM);
    if (says) sections[section].push({ text, line, nested });
  }
  return sections;
}

interface Draft<Name> {
  readonly section: Name;
  /** Lines that make one together. */
  readonly texts: string[];
  readonly line: number;
  readonly nested: string[];
  /** The column at which its text begins: what is indented so far belongs to it. */
  readonly textAt: number;
  /** Has a mark; a paragraph has none, and no item is nested below it. */
  readonly listed: boolean;
}

/** What a heading, an item and a rule begin with: one look spares most lines three patterns. */
const HEADS = new Set<string | undefined>("#*_");
const MARKS = new Set<string | undefined>("-*+0123456789");
const RULES = new Set<string | undefined>("-*_|");

const linesOf = (prose: string): ProseLine[] =>
  prose.split("\n").map((text, n) => ({ text: text.endsWith("\r") ? text.slice(0, -1) : text, line: n + 1 }));

/** `### Title ###`, or a short `**Title:**` alone on its line, which is lower than any; a bold sentence is text. */
function headingIn(text: string): { title: string; level: number } | undefined {
  if (!HEADS.has(text[indentOf(text)])) return undefined;
  const marked = /^ {0,3}(#{1,6})(?:[ \t](.*))?$/s.exec(text);
  if (marked !== null) return { title: marked[2] ?? "", level: marked[1]?.length ?? 1 };
  const bold = /^ {0,3}(?:\*\*([^*]+)\*\*|__([^_]+)__):?[ \t]*$/.exec(text);
  const title = (bold?.[1] ?? bold?.[2] ?? "").trim();
  return bold === null || title.length > 60 || /[.!?。！？]$/.test(title) ? undefined : { title, level: 7 };
}

/** Letters alone decide: `2. **Blockers and open items:**` is meant too. */
function sectionNamed<Name extends string>(title: string, names: readonly Name[]): Name | undefined {
  const folded = (text: string): string =>
    text
      .toLowerCase()
      .replaceAll("&", "and")
      .replace(/[^a-z]/g, "");
  const wanted = folded(title);
  return names.find((name) => folded(name) === wanted);
}

/** A list item: where its mark stands, where its text begins, and the text. */
function itemIn(text: string): { indent: number; textAt: number; text: string } | undefined {
  if (!MARKS.has(text[indentOf(text)])) return undefined;
  const found = /^([ \t]*)([-*+]|\d{1,9}[.)])(?:([ \t]+)(.*))?$/s.exec(text);
  if (found === null || isRule(text)) return undefined;
  const indent = indentOf(text);
  return { indent, textAt: indent + (found[2]?.length ?? 1) + 1, text: (found[4] ?? "").trim() };
}

/** A thematic break, or the line below the head of a table: nothing is said. */
function isRule(text: string): boolean {
  if (!RULES.has(text[indentOf(text)])) return false;
  const marks = text.replace(/\s+/g, "");
  return /^(?:-{3,}|\*{3,}|_{3,})$/.test(marks) || /^\|[-:|]+\|?$/.test(marks);
}

/** A row of a table as a bullet: its cells in a row, its days at the end. A cell that only names a section says where it goes. */
function rowIn<Name>(
  text: string,
  meant: (cell: string) => Name | undefined,
): { text: string; section?: Name } | undefined {
  const cells = text
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim())
    .filter((cell) => /[\p{L}\p{N}]/u.test(cell));
  const section = cells.map(meant).find((one) => one !== undefined);
  const days = cells.filter((cell) => DAYS.test(cell)).map((cell) => cell.replace(/^\(|\)$/g, ""));
  const said = cells.filter((cell) => !DAYS.test(cell) && meant(cell) === undefined);
  if (said.length === 0) return undefined;
  return {
    text: `${said.join(", ")}${days.length > 0 ? ` (${days.join(", ")})` : ""}`,
    ...(section !== undefined && { section }),
  };
}
const DAYS = /^\(?\d{4}-\d{2}-\d{2}(?:\s*[,;–-]\s*\d{4}-\d{2}-\d{2})*\)?$/;

const withoutQuote = (text: string): string => (text.includes(">") ? text.replace(/^ {0,3}> ?/, "") : text).trim();

/** A tab of indent counts as four spaces. */
function withoutTabs(text: string): string {
  if (!text.includes("\t")) return text;
  const indent = text.slice(0, indentOf(text));
  return indent.replaceAll("\t", "    ") + text.slice(indent.length);
}

const dedented = (text: string, columns: number): string => text.slice(Math.min(columns, indentOf(text))).trimEnd();

function indentOf(text: string): number {
  let at = 0;
  while (text[at] === " " || text[at] === "\t") at += 1;
  return at;
}
