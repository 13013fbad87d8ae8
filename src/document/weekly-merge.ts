/**
 * Keeps what a person wrote in a weekly document when its week is compacted again.
 */
import { type BodyMarks, type BodyTexts, bodyMarksOf, marksOf, mergedByHand } from "./hand-edits.ts";
import { FILLERS, SECTIONS } from "./sections.ts";
import { readWeekly, writeWeekly } from "./weekly.ts";

/** The texts of one weekly document, front matter and all. */
type WeeklyTexts = Pick<BodyTexts, "standing" | "planned" | "budgetBytes">;

/** The planned document with a person's lines, keys and comments in it; undefined when nobody edited the one that stands. */
export function weeklyByHand({ standing, planned, budgetBytes }: WeeklyTexts): string | undefined {
  const [now, next] = [whatStands(standing), readWeekly(planned)];
  if (now === undefined || !("week" in next)) return undefined;
  // A change to front matter alone, such as evidence that is declined, carries the body that stands.
  if (next.digest !== marksOf(next.body).digest) return undefined;
  const merged = mergedByHand({
    ...{ marks: now.marks, standing: now.body, planned: next.body, budgetBytes },
    ...{ sections: SECTIONS, fillers: FILLERS },
  });
  const whole = writeWeekly(merged === undefined ? next : { ...next, ...merged.marks, body: merged.body }, standing);
  return merged === undefined && whole === planned ? undefined : whole;
}

/** Whether a text is a weekly document, or was one before a person or a merge broke it. */
export const isWeekly = (text: string): boolean =>
  whatStands(text) !== undefined && /^type: *["']?weekly\b/m.test(text.slice(0, 1_000));

/**
 * Without a front matter that reads, what stands below it, and the digests that stand in it, all the same: a person, or a
 * merge that put two documents into one, may have broken the rest. What neither side had of lithify's is a person's.
 */
function whatStands(text: string): { body: string; marks: BodyMarks | undefined } | undefined {
  const document = readWeekly(text);
  if ("week" in document) return { body: document.body, marks: bodyMarksOf(document) };
  const unmarked = text.replaceAll("\r\n", "\n").replace(/^(?:<{7}|={7}|>{7}|\|{7}).*\n/gm, "");
  const matter = /^\uFEFF?---\n([\s\S]*?)\n---(?:\n|$)/.exec(unmarked);
  if (matter === null) return undefined;
  const lists = [...matter[1]!.matchAll(/^lines: \[([^\]\n]*)\]/gm)];
  const lines = lists.flatMap(([, list = ""]) => list.match(/[0-9a-f]{12}/g) ?? []);
  const body = unmarked.slice(matter[0].length).trim();
  return { body, marks: lists.length > 0 ? { digest: "", lines } : undefined };
}
