/**
 * What the months and years behind the weeks would cost, without asking anybody: documents that stand count as they are, those that the
 * run would make as long as they may become.
 */
import type { Period } from "../../calendar/period.ts";
import { daysOf, type Week } from "../../calendar/week.ts";
import { type Estimate, NO_ESTIMATE } from "../../compaction/ask-week.ts";
import { type Folder, folderWith } from "../../compaction/folder.ts";
import { toldSize } from "../../compaction/weekly-size.ts";
import { levelFile } from "../../document/level.ts";
import { writeWeekly } from "../../document/weekly.ts";
import type { LevelState } from "../../level/due.ts";
import { itemsOf } from "../../level/items.ts";
import { levelBudget, planLevel } from "../../level/plan-level.ts";
import { levelRequest } from "../../level/question.ts";
import { shown } from "../../memory/file/memory-path.ts";
import { roomIn, tokensOf } from "../../prompt/split.ts";
import { type LevelSelector, nextOf, statesOfLevels } from "../levels.ts";
import type { Opened } from "../opened.ts";
import { promptOf } from "../prompt-of.ts";

const BYTES_A_TOKEN = 4;

/** @param weeks those that the run would make, with the bytes of their logs */
export async function estimatesOfLevels(
  opened: Opened,
  weeks: ReadonlyMap<Week, number>,
  { selector, force, now }: { readonly selector: LevelSelector; readonly force: boolean; readonly now: Date },
): Promise<(Estimate & { readonly period: Period })[]> {
  if (selector.kind === "none") return [];
  const { maxOutputTokens } = opened.workspace.config.model;
  const done = new Set(weeks.keys());
  /** Bytes of documents that do not stand yet, by their file in the memory folder. */
  const toCome = new Map(
    [...weeks].map(([week, bytes]) => [`weekly/${week}.md`, toldSize(bytes, 1, maxOutputTokens).bytes]),
  );
  let folder = folderWith(
    opened.folder,
    [...done].map((week) => ({ file: `weekly/${week}.md`, after: standIn(week) })),
  );
  const found = new Map<Period, Estimate>();
  for (;;) {
    const states = await statesOfLevels(opened, folder, now, selector, done);
    const next = nextOf(states, { selector, force }, found);
    if (next === undefined) return [...found].map(([period, estimate]) => ({ period, ...estimate }));
    found.set(next.period, estimateOf(next, opened, folder, toCome));
    const file = levelFile(next.period);
    toCome.set(file, levelBudget(next.period));
    // A year is due by its months, as they will be.
    const { text } = planLevel({ ...next, ...NOTHING }, undefined);
    folder = folderWith(folder, [{ file, after: text }]);
  }
}

const NOTHING = {
  sections: { Themes: [], "Decisions That Still Hold": [], Milestones: [], "Open at the End": [] },
  ...{ bullets: "", model: "", prompt: "", allow: [] },
};

function estimateOf(
  { period, sources }: LevelState,
  opened: Opened,
  folder: Folder,
  toCome: ReadonlyMap<string, number>,
): Estimate {
  const { model, language } = opened.workspace.config;
  const paths = new Set(sources.map(({ path }) => path));
  const files = [...folder.texts.keys()].filter((file) => paths.has(shown(opened, file)));
  const below = files.filter((file) => !toCome.has(file)).map((file) => ({ file, text: folder.texts.get(file)! }));
  const bytes = files.reduce((sum, file) => sum + (toCome.get(file) ?? 0), 0);
  const items = itemsOf(period, below);
  if (items.length === 0 && bytes === 0) return NO_ESTIMATE;
  const { system, user } = levelRequest({
    ...{ period, items, language, maxOutputTokens: model.maxOutputTokens },
    memories: opened.folder.stored,
    prompt: promptOf(opened.workspace, "weekly-to-longer"),
  });
  const inputTokens = tokensOf(system) + tokensOf(user) + Math.ceil(bytes / BYTES_A_TOKEN);
  const room = roomIn(model.contextTokens, model.maxOutputTokens);
  const requests = Math.max(1, Math.ceil(inputTokens / Math.max(1, room)));
  return { requests, inputTokens, outputTokens: requests * model.maxOutputTokens };
}

/** A document that is not written yet: only that it will be there counts. */
const standIn = (week: Week): string =>
  writeWeekly({
    ...{ type: "weekly", week, from: daysOf(week)[0]!, to: daysOf(week)[6]!, sources: [], model: "", prompt: "" },
    ...{ memories: [], declined: [], body: `## ${week}\n` },
  });
