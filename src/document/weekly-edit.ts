/**
 * Changes to a weekly document that a person's word brings, its body untouched: evidence that is declined, a memory
 * that was accepted.
 */
import { readWeekly, type WeeklyDocument, writeWeekly } from "./weekly.ts";

/**
 * The document with the evidence of some of its memories declined, and these no longer listed.
 * @param before what it listed of them before that is taken back: this stands, and is not declined
 */
export function declineIn(text: string, files: ReadonlySet<string>, before: WeeklyDocument["memories"] = []): string {
  return changed(text, (document) => {
    const known = new Map(before.map(({ file, evidence }) => [file, evidence]));
    const taken = document.memories.flatMap(({ file, evidence }) => {
      const news = evidence.filter((words) => !known.get(file)?.includes(words));
      return files.has(file) && news.length > 0 ? [{ type: file.slice(0, file.indexOf("_")), evidence: news }] : [];
    });
    const others = document.memories.filter(({ file }) => !files.has(file));
    return {
      ...document,
      memories: [...others, ...before.filter(({ file }) => files.has(file))].sort((a, b) => (a.file < b.file ? -1 : 1)),
      declined: withDeclined(document.declined, taken),
    };
  });
}

/** The document with evidence declined that was only proposed. */
export const declineEvidence = (text: string, type: string, evidence: readonly string[]): string =>
  changed(text, (document) => ({
    ...document,
    declined: withDeclined(document.declined, [{ type, evidence: [...evidence] }]),
  }));

/** The document with a memory listed that a person accepted. */
export function listIn(text: string, file: string, evidence: readonly string[]): string {
  return changed(text, (document) => {
    const listed = document.memories.find((memory) => memory.file === file);
    const all = [...new Set([...(listed?.evidence ?? []), ...evidence])];
    const memories = [...document.memories.filter((memory) => memory.file !== file), { file, evidence: all }];
    return { ...document, memories: memories.sort((a, b) => (a.file < b.file ? -1 : 1)) };
  });
}

type Declined = WeeklyDocument["declined"];

function withDeclined(declined: Declined, more: Declined): Declined {
  const key = ({ type, evidence }: Declined[number]): string => [type, ...[...evidence].sort()].join(" ");
  const known = new Set(declined.map(key));
  return [...declined, ...more.filter((one) => !known.has(key(one)))];
}

function changed(
  text: string,
  change: (document: WeeklyDocument & { body: string }) => WeeklyDocument & { body: string },
): string {
  const document = readWeekly(text);
  return "week" in document ? writeWeekly(change(document as WeeklyDocument & { body: string })) : text;
}
