/** Rejected text, for people who want to know: under `.lithify/rejected/` and nowhere else. A secret is a reason for it, and not kept either. */
import { join } from "node:path";
import type { redactText } from "../daily/redact.ts";
import type { Rejection } from "../memory/evidence/rejection.ts";
import { writeAtomically } from "../store/disk/atomic-file.ts";
import type { State } from "../store/state/state-folder.ts";

/** @param of the week, and behind it what within it was read by itself: `2026-W15`, `2026-W15-extract-0a1b2c3d4e5f` */
export function keepRejected(
  { rejected: folder }: State,
  of: string,
  run: string,
  rejected: readonly Rejection[],
  redacted: typeof redactText,
): void {
  if (rejected.length === 0) return;
  const kept = rejected.map(({ text, ...one }) => (text === undefined ? one : { ...one, text: redacted(text).text }));
  writeAtomically(join(folder, `${of}-${run}.json`), `${JSON.stringify(kept, null, 1)}\n`);
}
