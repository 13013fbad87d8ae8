/**
 * Changes to a weekly document that a person's word brings, its body untouched: evidence that is declined, a memory
 * that was accepted.
 */
import { readWeekly, type WeeklyDocument, writeWeekly } from "./weekly.ts";

/** The document with the evidence of some of its memories declined, and these no longer listed. */
export function declineIn(text: string, files: ReadonlySet<string>): string {
  return changed(text, (document) => {
    const taken = document.memories.filter(({ file }) => files.has(file));
    return {
      ...document,
      memories: document.memories.filter(({ file }) => !files.has(file)),
      declined: withDeclined(
        document.declined,
        taken.map(({ file, evidence }) => ({ type: file.slice(0, file.indexOf("_")), evidence })),
      ),
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
