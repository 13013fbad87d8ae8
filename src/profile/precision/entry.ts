/**
 * One entry of `submit_knowledge`: what a model hands over, and the same once it is read. What is a little too much is
 * cut down, never a reason to lose the entry.
 */
import { z } from "zod";
import { specificsOf } from "../../memory/evidence/specifics.ts";
import { withoutEnd } from "../../text/ends.ts";
import { described, line, outOfTen, paragraphs, severalOf } from "../fields.ts";

export const KINDS = ["fact", "decision", "preference", "todo", "relationship", "event", "lesson"] as const;
export type Kind = (typeof KINDS)[number];
/** What lasts unless its words name an end. */
export const STANDING: readonly string[] = ["preference", "lesson", "decision"];

const MOST_TAGS = 4;
const MOST_CONTEXT_WORDS = 20;
/** A tag or a subject that is longer is a sentence. */
const LONGEST_TAG = 40;
const LONGEST_SUBJECT = 160;
const LONGEST_TITLE = 80;
const MOST_QUOTES = 20;

const said = line.pipe(z.string().min(1));
const lines = z.preprocess((value) => (typeof value === "string" ? [value] : value), z.array(line));
const lowered = (value: unknown): unknown =>
  typeof value === "string" ? value.trim().toLowerCase().replace(/[ _]/g, "-") : value;

const kind = (value: unknown): unknown => (lowered(value) === "to-do" ? "todo" : lowered(value));

const fields = z.object({
  type: z.preprocess(kind, z.enum(KINDS)),
  subject: said.transform((text) => subjectWithin(text, LONGEST_SUBJECT)),
  /** A headline; one that is longer than a name may be, or absent, is made from the content. */
  title: line.transform((text) => (text.length <= LONGEST_TITLE ? text.replace(/[.。]$/u, "") : "")).default(""),
  content: paragraphs,
  importance: z.preprocess(outOfTen, z.number().int().min(1).max(10)),
  /** Without a word to the contrary a claim lasts: the safe side of a doubt is to remember. */
  expiry: z
    .preprocess(lowered, z.enum(["permanent", "temporary", "session-only", "session"]))
    .transform((expiry) => (expiry === "session" ? "session-only" : expiry))
    .default("permanent"),
  tags: lines.transform(trimmedTags).default([]),
  source_context: line.transform((text) => firstWords(text, MOST_CONTEXT_WORDS)).default(""),
  evidence: lines.transform((quotes) => quotes.filter(Boolean).slice(0, MOST_QUOTES)).default([]),
});
/** With the names of fields that there are none of, which are reported. */
export const entrySchema = fields.loose().transform((entry) => {
  const unknown = Object.keys(entry).filter((key) => !Object.hasOwn(fields.shape, key));
  return { ...entry, unknown };
});
export type Entry = z.output<typeof entrySchema>;

/** A subject within a length, ended at a word: half of `Tuesday 16:30` or `16 June` would be a figure that nobody said. */
export function subjectWithin(subject: string, most: number): string {
  const said = new Set(specificsOf(subject).map(({ key }) => key));
  let text = subject;
  for (
    let room = most;
    text.length > most || specificsOf(text).some(({ key }) => !said.has(key));
    room = text.length - 1
  )
    text = subject.slice(0, wordEnd(subject, room)).trim();
  return text;
}

/** The last word border at or before a length. */
export function wordEnd(text: string, most: number): number {
  const space = text.lastIndexOf(" ", most);
  if (space > most / 2) return space;
  let end = 0;
  for (const { segment, index } of new Intl.Segmenter("und", { granularity: "word" }).segment(text.slice(0, most + 1)))
    if (index + segment.length <= most) end = index + segment.length;
  return end;
}

/** Lower case, without `#`, each once; a fifth is left out. */
function trimmedTags(tags: readonly string[]): string[] {
  const plain = tags.map((tag) => tag.toLowerCase().replace(/^#+/, "").slice(0, LONGEST_TAG).trim()).filter(Boolean);
  return [...new Set(plain)].slice(0, MOST_TAGS);
}

const WORD =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]+/gv;

/** The first words of a text, an ellipsis behind them; of a script without spaces three characters count as two words. */
export function firstWords(text: string, most: number): string {
  let words = 0;
  for (const { 1: wide, index } of text.matchAll(WORD)) {
    words += wide ? 2 / 3 : 1;
    if (words > most + 1e-9) return `${withoutEnd(text.slice(0, index), " ,;:，、；：")}…`;
  }
  return text;
}

/** What the tool takes, as a server wants to be told. */
export const entryParameters = {
  type: "object",
  additionalProperties: false,
  required: ["entries"],
  properties: {
    entries: {
      type: "array",
      description: "What is worth knowing in three months; [] when nothing is.",
      items: {
        type: "object",
        additionalProperties: false,
        required: ["type", "subject", "title", "content", "importance", "expiry", "tags", "source_context", "evidence"],
        properties: {
          type: { type: "string", enum: [...KINDS] },
          subject: described("The thing the entry is about, never a participant."),
          title: described("A headline of at most ten words that says what is so."),
          content: described("One declarative statement that stands without the text."),
          importance: { type: "integer", minimum: 1, maximum: 10 },
          expiry: { type: "string", enum: ["permanent", "temporary"] },
          tags: { type: "array", items: { type: "string" }, maxItems: MOST_TAGS },
          source_context: described(`Where in the text it stands, at most ${MOST_CONTEXT_WORDS} words.`),
          evidence: severalOf("Short verbatim quotes of the lines it rests on."),
        },
      },
    },
  },
} as const satisfies Record<string, unknown>;
