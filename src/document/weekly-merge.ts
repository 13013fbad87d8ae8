/**
 * Keeps what a person wrote in a weekly document when its week is compacted again: bullet by bullet, between what
 * lithify wrote last, what stands now, and what it would write.
 */
import { EMPTY_WEEK, SECTIONS } from "./sections.ts";
import { readWeekly, writeWeekly } from "./weekly.ts";

/** The texts of one weekly document, front matter and all. */
export interface WeeklyTexts {
  /** As lithify wrote it last. */
  readonly written: string;
  /** As it stands. */
  readonly standing: string;
  /** As it would be made from the logs alone. */
  readonly planned: string;
  /** What the body may have; bullets of lithify's give way to a person's lines. */
  readonly budgetBytes: number;
}

/**
 * The planned document with a person's lines in it; undefined when nobody edited the body. The text that stands is the
 * frame: lithify takes out of it only bullets of its own that the logs no longer give, and adds those that are new. What a
 * person added or changed stays as it is, what they took out stays out.
 */
export function mergedByHand({ written, standing, planned, budgetBytes }: WeeklyTexts): string | undefined {
  const [was, now, next] = [bodyIn(written), bodyIn(standing), readWeekly(planned)];
  if (was === undefined || now === undefined || was === now || !("week" in next)) return undefined;
  if (isOfOtherLogs(written, standing)) return undefined;
  const [ours, theirs, fresh] = [chunksOf(was), chunksOf(now), chunksOf(next.body)];
  for (;;) {
    const body = merged(ours, theirs, fresh).trim();
    const last = fresh.findLastIndex(({ heading }) => !heading);
    if (Buffer.byteLength(body) <= budgetBytes || last < 0) return writeWeekly({ ...next, body });
    // Ours as well, so that it goes where it stands already.
    ours.push(...fresh.splice(last, 1));
  }
}

/** Another clone compacted the week from more or fewer logs: then its bullets are lithify's own too, and nobody knows which. */
function isOfOtherLogs(written: string, standing: string): boolean {
  const [was, now] = [readWeekly(written), readWeekly(standing)];
  if (!("week" in was) || !("week" in now)) return false;
  const digests = ({ sources }: typeof now): string => sources.map(({ sha256 }) => sha256).join();
  return digests(was) !== digests(now);
}

/** Without a front matter that reads, what stands below it all the same; two documents that git put into one count as none. */
function bodyIn(text: string): string | undefined {
  if (/^(?:<{7}|>{7})/m.test(text)) return undefined;
  const document = readWeekly(text);
  if ("week" in document) return document.body.trim();
  return text
    .replaceAll("\r\n", "\n")
    .replace(/^---\n(?:.*\n)*?---(?:\n|$)/, "")
    .trim();
}

/** A heading, a bullet with what hangs below it, or a paragraph; and the blank lines after it. */
interface Chunk {
  readonly text: string;
  readonly heading: boolean;
  /** The `###` heading it stands under. */
  readonly section: string;
  readonly gap: number;
}

function merged(was: readonly Chunk[], now: readonly Chunk[], next: readonly Chunk[]): string {
  const [ours, wanted] = [textsOf(was), textsOf(next)];
  const kept = only(now, ({ heading, text }) => heading || !ours.has(text) || wanted.has(text));
  const standing = textsOf(kept);
  const isFresh = ({ heading, text }: Chunk): boolean => !heading && !ours.has(text) && !standing.has(text);
  const fresh = next.filter((chunk) => isFresh(chunk) && (chunk.text !== EMPTY_WEEK || standing.size === 0));
  const all = fresh.reduce(inserted, kept);
  const emptied = new Set(now.filter(({ heading }) => !heading).map(({ section }) => section));
  const stays = (chunk: Chunk, i: number): boolean => {
    const holds = all[i + 1]?.heading === false;
    return !chunk.heading || holds || !isSection(chunk.text.slice(4)) || !emptied.has(chunk.section);
  };
  return only(all, stays)
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

const textsOf = (chunks: readonly Chunk[]): Set<string> =>
  new Set(chunks.filter(({ heading }) => !heading).map(({ text }) => text));

/** At the end of its section; a section that is missing is made where the order of sections has it. */
function inserted(chunks: readonly Chunk[], chunk: Chunk): Chunk[] {
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
  const rank = (section: string): number => (SECTIONS as readonly string[]).indexOf(section);
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

const isSection = (title: string): boolean => (SECTIONS as readonly string[]).includes(title.trim());

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
