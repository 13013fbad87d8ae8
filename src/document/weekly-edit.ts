/**
 * Changes to a weekly document that a person's word brings, its body untouched: evidence that is declined, a memory
 * that was accepted.
 */
import { readWeekly, type WeeklyDocument, writeWeekly } from "./weekly.ts";

/**
 * The document with the evidence of some of its memories declined, and these no longer listed.
 * @param before what it listed of them before that is taken back: this stands, and is not declined
 */
export const declineIn = (text: string, files: ReadonlySet<string>, before: WeeklyDocument["memories"] = []): string =>
  changed(text, (document) => {
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

/** The document with evidence declined that was only proposed. */
export const declineEvidence = (text: string, type: string, evidence: readonly string[]): string =>
  changed(text, (document) => ({
    ...document,
    declined: withDeclined(document.declined, [{ type, evidence: [...evidence] }]),
  }));

/** The document with a memory listed that a person accepted, or that was found otherwise: its lines are declined no more. */
export const listIn = (text: string, memory: Listed): string =>
  changed(text, (document) => {
    const { file, evidence } = memory;
    const listed = document.memories.find((one) => one.file === file);
    const all = [...new Set([...(listed?.evidence ?? []), ...evidence])];
    const memories = [...document.memories.filter((one) => one !== listed), { ...listed, ...memory, evidence: all }];
    const type = file.slice(0, file.indexOf("_"));
    const declined = document.declined.filter(
      (one) => one.type !== type || !one.evidence.every((it) => all.includes(it)),
    );
    return { ...document, memories: memories.sort((a, b) => (a.file < b.file ? -1 : 1)), declined };
  });

/**
 * The document with a change to its lists turned back: what differs between two of its texts, of the memories meant, is as in
 * the second; all else stays as it is.
 */
export function listingTurned(text: string, from: string, to: string, isMeant: (file: string) => boolean): string {
  const [changedFrom, changedTo] = [readWeekly(from), readWeekly(to)];
  if (!("week" in changedFrom) || !("week" in changedTo)) return text;
  const listed = (document: WeeklyDocument) => new Map(document.memories.map((one) => [one.file, one]));
  const [was, willBe] = [listed(changedFrom), listed(changedTo)];
  const differing = [...new Set([...was.keys(), ...willBe.keys()])].filter(
    (file) => isMeant(file) && was.get(file)?.evidence.join() !== willBe.get(file)?.evidence.join(),
  );
  // Of a memory that is not meant its declined evidence stays declined.
  const kept = new Set([...willBe.values()].filter(({ file }) => !isMeant(file)).map((one) => declinedFor(one, was)));
  const [declinedFrom, declinedTo] = [changedFrom, changedTo].map(({ declined }) => new Set(declined.map(keyOf)));
  return changed(text, (document) => ({
    ...document,
    memories: [
      ...document.memories.filter(({ file }) => !differing.includes(file)),
      ...differing.flatMap((file) => willBe.get(file) ?? []),
    ].sort((a, b) => (a.file < b.file ? -1 : 1)),
    declined: withDeclined(
      document.declined.filter((one) => {
        const key = keyOf(one);
        return !declinedFrom!.has(key) || declinedTo!.has(key) || kept.has(key);
      }),
      changedTo.declined.filter((one) => !declinedFrom!.has(keyOf(one))),
    ),
  }));
}

type Declined = WeeklyDocument["declined"];
type Listed = WeeklyDocument["memories"][number];

const keyOf = ({ type, evidence }: Declined[number]): string => [type, ...[...evidence].sort()].join(" ");

/** The key of what `declineIn` wrote when it took this memory off the list. */
const declinedFor = ({ file, evidence }: Listed, known: ReadonlyMap<string, Listed>): string =>
  keyOf({
    type: file.slice(0, file.indexOf("_")),
    evidence: evidence.filter((words) => !known.get(file)?.evidence.includes(words)),
  });

function withDeclined(declined: Declined, more: Declined): Declined {
  const known = new Set(declined.map(keyOf));
  return [...declined, ...more.filter((one) => !known.has(keyOf(one)))];
}

function changed(
  text: string,
  change: (document: WeeklyDocument & { body: string }) => WeeklyDocument & { body: string },
): string {
  const document = readWeekly(text);
  return "week" in document ? writeWeekly(change(document as WeeklyDocument & { body: string }), text) : text;
}
