/**
 * Rejected text, for people who want to know: under `.lithify/rejected/` and nowhere else.
 */
import { join } from "node:path";
import type { WeekResult } from "../compaction/compact.ts";
import { redactText } from "../daily/redact.ts";
import { writeAtomically } from "../store/disk/atomic-file.ts";
import type { Located } from "./opened.ts";

export function keepRejected({ state }: Pick<Located, "state">, run: string, { week, rejected }: WeekResult): void {
  if (rejected.length === 0) return;
  // A secret is a reason for rejecting: it is not kept either.
  const kept = rejected.map(({ text, ...one }) => (text === undefined ? one : { ...one, text: redactText(text).text }));
  writeAtomically(join(state.rejected, `${week}-${run}.json`), `${JSON.stringify(kept, null, 1)}\n`);
}
