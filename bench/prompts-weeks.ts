/** The annotated weeks that `prompts.ts` asks about, with their logs. Effects: reads files. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sources, WEEKS } from "./own/gold.ts";
import { isoWeek } from "./own/workspace.ts";

export interface AnnotatedWeek {
  readonly source: string;
  readonly week: string;
  /** By base name. */
  readonly logs: Readonly<Record<string, string>>;
  /** The file of its gold. */
  readonly gold: string;
}

/** @param set `own` (bench/weeks), or `dev` or `train` of the folder SHARED; nothing where that is not there */
export function weeksOf(set: string, shared: string): AnnotatedWeek[] {
  if (set === "own")
    return sources().flatMap(({ name }) =>
      annotated(name, join(WEEKS, name, "gold"), join(WEEKS, name, "logs"), ".json"),
    );
  const folder = join(shared, "bench", "gold", set);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((source) => annotated(source, join(folder, source), join(shared, "corpus", "logs", source), ".a.json"));
}

function annotated(source: string, gold: string, logs: string, end: string): AnnotatedWeek[] {
  const days = readdirSync(logs).filter((name) => /^\d{4}-\d\d-\d\d.*\.md$/.test(name));
  return readdirSync(gold)
    .filter((name) => name.endsWith(end))
    .sort()
    .map((name) => {
      const week = name.slice(0, -end.length);
      const ofWeek = days.filter((day) => isoWeek(day.slice(0, 10)) === week);
      const texts = Object.fromEntries(ofWeek.map((day) => [day, readFileSync(join(logs, day), "utf8")]));
      return { source, week, logs: texts, gold: join(gold, name) };
    });
}
