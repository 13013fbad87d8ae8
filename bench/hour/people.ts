/**
 * The people of the hour: what each workspace's people push, in which order. The corpus's own logs, day by day; days that grow, logs
 * that come late, memories and weekly documents that somebody changes or deletes.
 */
import fs from "node:fs";
import { join } from "node:path";

/** What one push changes: paths with their text. */
export type Change = { readonly files: Readonly<Record<string, string>> };
/** Of what lithify wrote; which file it is, is seen when its turn comes. */
export type Edit = { readonly edit: "memory" | "delete" | "weekly" };
export type Step = Change | Edit;

const CORPUS = join(import.meta.dirname, "..", "..", "..", "shared", "corpus", "logs");
/** So many days with logs of a source, as its first or its last weeks. */
const MOST_FILES = 14;

export const sourcesOfCorpus = (): string[] => fs.readdirSync(process.env.LITHIFY_CORPUS ?? CORPUS).sort();

/** @param round 0: the source's first weeks, else its last */
export function stepsOf(source: string, round: number, draw: () => number): readonly [Change, ...Step[]] {
  const folder = join(process.env.LITHIFY_CORPUS ?? CORPUS, source);
  const names = fs
    .readdirSync(folder)
    .filter((name) => /^\d{4}-\d{2}-\d{2}.*\.(?:md|txt)$/.test(name))
    .sort();
  const logs = (round === 0 ? names.slice(0, MOST_FILES) : names.slice(-MOST_FILES)).map((name) => ({
    path: `logs/${name}`,
    text: fs.readFileSync(join(folder, name), "utf8"),
  }));
  const first = Math.max(1, Math.floor(logs.length / 3));
  const files = Object.fromEntries(logs.slice(0, first).map(({ path, text }) => [path, text]));
  const steps: Step[] = [];
  const late: Step[] = [];
  for (const { path, text } of logs.slice(first)) {
    const whole: Change = { files: { [path]: text } };
    const lines = text.split("\n");
    if (draw() < 0.15) late.push(whole);
    else if (draw() < 0.4 && lines.length > 6)
      steps.push({ files: { [path]: `${lines.slice(0, lines.length / 2).join("\n")}\n` } }, whole);
    else steps.push(whole);
    if (draw() < 0.35)
      steps.push({ edit: (["memory", "memory", "delete", "weekly"] as const)[Math.floor(draw() * 4)]! });
  }
  const grown = logs[0]!;
  late.push({
    files: {
      [grown.path]: `${grown.text.trimEnd()}\n- Noted later: the figures of this day were checked and stand.\n`,
    },
  });
  return [{ files }, ...steps, ...late, { edit: "memory" }];
}

/** The same words whoever says them, in a text that is the same. */
export function edited(kind: Edit["edit"], text: string, round: number): string | null {
  if (kind === "delete") return null;
  const own = kind === "memory" ? `Seen by hand in round ${round}.` : `- Added by hand in round ${round}.`;
  return `${text.trimEnd()}\n${kind === "memory" ? "\n" : ""}${own}\n`;
}
