/** What a week lists, and what was told of its lines before it had a document to list it. */
import type { Week } from "../calendar/week.ts";
import type { Listed } from "../memory/identity/lines.ts";

export interface Told extends Listed {
  readonly week: Week;
}

/** The words that were told are known until the week's document lists others for them. */
export function withTold(listed: readonly Listed[], told: readonly Listed[]): readonly Listed[] {
  const others = told.filter(({ file }) => !listed.some((one) => one.file === file));
  if (others.length === 0) return listed;
  const byFile = Map.groupBy(others, ({ file }) => file);
  return [...listed, ...[...byFile].map(([file, all]) => ({ file, evidence: all.flatMap((one) => one.evidence) }))];
}
