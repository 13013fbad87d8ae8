/**
 * What a person wrote into a document of lithify's, and what stays of it when the document is made anew. A document carries
 * the digests of the lines that lithify had for it: what stands there and is not among them is a person's, what is among
 * them and stands there no more a person took out. So every clone knows, whatever became of the state folder.
 */
import { digest12 } from "../digest.ts";
import type { MadeDocument } from "./weekly.ts";

/** What a document remembers of the body that lithify made, before a person's lines came into it. */
export interface BodyMarks {
  /** 12 hex over the whole of it. */
  readonly digest: string;
  /** 12 hex over each bullet and paragraph, with the section it stands in. */
  readonly lines: readonly string[];
}

export interface BodyTexts {
  /** Undefined where nobody knows them, as in a document of an earlier lithify: then all that stands may be a person's. */
  readonly marks: BodyMarks | undefined;
  /** As it stands. */
  readonly standing: string;
  /** As it would be made from its sources alone. */
  readonly planned: string;
  /** What the body may have; bullets of lithify's give way to a person's lines. */
  readonly budgetBytes: number;
  /** The titles of its sections, in their order. */
  readonly sections: readonly string[];
  /** Paragraphs that lithify writes where it has nothing else to say. */
  readonly fillers: readonly string[];
}

export const marksOf = (body: string): BodyMarks => ({
  digest: digest12(plain(body)),
  lines: [...new Set(contentIn(chunksOf(body)).map(digestOf))],
});

/** What a document keeps of it; undefined where it says nothing, as one does that a person cleared of it. */
export const bodyMarksOf = ({ digest, lines }: Pick<MadeDocument, "digest" | "lines">): BodyMarks | undefined =>
  digest === undefined || lines === undefined ? undefined : { digest, lines };
/** Whether lithify itself wrote a bullet that stands in a section. @param text with its list mark */
export const isMarked = (marks: BodyMarks | undefined, section: string, text: string): boolean =>
  marks?.lines.includes(digestOf({ section, text })) ?? false;

/** Which of the lines that lithify had for a body stand in it no more. */
export function takenOutOf(body: string, marks: BodyMarks | undefined): string[] {
  const there = new Set(contentIn(chunksOf(body)).map(digestOf));
  return marks?.lines.filter((line) => !there.has(line)) ?? [];
}

/**
 * The planned body with a person's lines in it; undefined when nobody edited the one that stands. That one is the frame:
 * lithify takes out of it only lines of its own that are no longer given, and adds those that are new. What a person added
 * or changed stays as it is, what they took out stays out.
 * @returns with the marks that are to be kept with the body
 */
export function mergedByHand(texts: BodyTexts) {
  const { marks, standing, planned, budgetBytes } = texts;
  const now = chunksOf(standing);
  const takenOut = takenOutOf(standing, marks);
  // Where a line was taken out that the logs did not give meanwhile, the rest is as it was made, and that line may come again.
  if (marks?.digest === digest12(plain(standing)) && takenOut.length === 0) return undefined;
  const fresh = chunksOf(planned);
  const ours = new Set(marks?.lines);
  const given = new Set(contentIn(fresh).map(digestOf));
  const isGiven = (chunk: Chunk): boolean => given.has(digestOf(chunk)) || texts.fillers.includes(chunk.text);
  if (marks === undefined && contentIn(now).every(isGiven)) return undefined;
  for (;;) {
    const body = merged(ours, now, fresh, texts).trim();
    const last = fresh.findLastIndex(({ heading }) => !heading);
    if (Buffer.byteLength(body) <= budgetBytes || last < 0) {
      // What had no room may have it the next time.
      const lines = [...new Set([...contentIn(fresh).map(digestOf), ...takenOut])];
      return { body, marks: { digest: digest12(plain(planned)), lines } };
    }
    fresh.splice(last, 1);
  }
}

/** An editor that changes line ends, list marks or blanks has changed no word. */
const plain = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/^[ \t]*[-*+][ \t]+/gm, "")
    .replace(/\s+/g, " ")
    .trim();

export const digestOf = ({ section, text }: Pick<Chunk, "section" | "text">): string =>
  digest12(`${section}\n${plain(text)}`);

/** A heading, a bullet with what hangs below it, or a paragraph; and the blank lines after it. */
interface Chunk {
  readonly text: string;
  readonly heading: boolean;
  /** The `###` heading it stands under. */
  readonly section: string;
  readonly gap: number;
}

const contentIn = (chunks: readonly Chunk[]): Chunk[] => chunks.filter(({ heading }) => !heading);

function merged(
  ours: ReadonlySet<string>,
  now: readonly Chunk[],
  next: readonly Chunk[],
  { sections, fillers }: BodyTexts,
): string {
  const wanted = new Set(contentIn(next).map(digestOf));
  const isFiller = ({ text }: Chunk): boolean => fillers.includes(text);
  const stays = (chunk: Chunk): boolean => {
    const isOurs = isFiller(chunk) || ours.has(digestOf(chunk));
    return chunk.heading || !isOurs || wanted.has(digestOf(chunk));
  };
  const kept = only(now, stays);
  const standing = new Set(contentIn(kept).map(({ text }) => plain(text)));
  const isFresh = (chunk: Chunk): boolean =>
    !chunk.heading && !ours.has(digestOf(chunk)) && !standing.has(plain(chunk.text));
  const fresh = next.filter((chunk) => isFresh(chunk) && !(isFiller(chunk) && standing.size > 0));
  const all = fresh.reduce((chunks, chunk) => inserted(chunks, chunk, sections), kept);
  const emptied = new Set(contentIn(now).map(({ section }) => section));
  const holds = (chunk: Chunk, i: number): boolean => {
    const isFollowed = all[i + 1]?.heading === false;
    return (
      !chunk.heading || isFollowed || !sections.includes(chunk.text.slice(4).trim()) || !emptied.has(chunk.section)
    );
  };
  return only(all, holds)
    .map(({ text, gap }) => `${text}\n${"\n".repeat(gap)}`)
    .join("");
}

/** Some of the chunks; the blank lines after one that goes stay. */
const only = (chunks: readonly Chunk[], stays: (chunk: Chunk, i: number) => boolean): Chunk[] =>
  chunks.reduce<Chunk[]>((kept, chunk, i) => {
    const last = kept.at(-1);
    if (stays(chunk, i)) kept.push(chunk);
    else if (last) kept[kept.length - 1] = { ...last, gap: Math.max(last.gap, chunk.gap) };
    return kept;
  }, []);

/** At the end of its section; a section that is missing is made where the order of sections has it. */
function inserted(chunks: readonly Chunk[], chunk: Chunk, sections: readonly string[]): Chunk[] {
  const last = chunks.findLastIndex(({ section }) => section === chunk.section && chunk.section !== "");
  if (last >= 0) {
    const before = chunks[last]!;
    const gap = before.heading ? Math.max(1, before.gap) : 0;
    const between = before.heading || before.text.startsWith("- ") ? gap : 1;
    return [
      ...chunks.slice(0, last),
      { ...before, gap: between },
      { ...chunk, gap: Math.max(1, before.gap) },
      ...chunks.slice(last + 1),
    ];
  }
  const rank = (section: string): number => sections.indexOf(section);
  const later = chunks.findIndex(({ heading, section }) => heading && rank(section) > rank(chunk.section));
  const at = chunk.section === "" ? chunks.findIndex(({ section }) => section !== "") : later;
  const where = at < 0 ? chunks.length : at;
  const head = chunks.slice(0, where);
  const spaced = head.map((one, i) => (i === head.length - 1 ? { ...one, gap: Math.max(1, one.gap) } : one));
  const heading = { text: `### ${chunk.section}`, heading: true, section: chunk.section, gap: 1 };
  return [
    ...spaced,
    ...(chunk.section === "" ? [] : [heading]),
    { ...chunk, gap: Math.max(1, chunk.gap) },
    ...chunks.slice(where),
  ];
}

function chunksOf(body: string): Chunk[] {
  const chunks: { text: string; heading: boolean; section: string; gap: number }[] = [];
  let section = "";
  let blank = 0;
  let fence = "";
  for (const line of body.trim().split("\n")) {
    const last = chunks.at(-1);
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? "";
    const inFence = fence !== "";
    if (inFence ? mark.startsWith(fence) : mark !== "") fence = inFence ? "" : mark;
    if (line.trim() === "" && !inFence) {
      blank += 1;
      continue;
    }
    const heading = !inFence && /^#{1,6}[ \t]/.test(line);
    const begins = !inFence && (heading || /^[-*+][ \t]/.test(line) || (blank > 0 && !/^[ \t]/.test(line)));
    if (last !== undefined && !begins && !last.heading) {
      last.text += `${"\n".repeat(blank + 1)}${line}`;
    } else {
      if (last !== undefined) last.gap = blank;
      if (heading) section = /^###[ \t]+(.*?)[ \t]*$/.exec(line)?.[1] ?? "";
      chunks.push({ text: line.trimEnd(), heading, section, gap: 0 });
    }
    blank = 0;
  }
  return chunks;
}
