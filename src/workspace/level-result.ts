/** What a run makes of a month or a year, and what it takes for that. */
import type { Period } from "../calendar/period.ts";
import type { Week } from "../calendar/week.ts";
import type { Applied } from "../compaction/compact.ts";
import type { Folder } from "../compaction/folder.ts";
import type { PlannedChange } from "../compaction/plan.ts";
import type { WeekResult } from "../compaction/week-result.ts";
import type { WisdomStep } from "../level/wisdom.ts";
import { NO_USAGE } from "../usage.ts";
import type { LevelSelector } from "./levels.ts";
import type { Opened } from "./opened.ts";
import type { PlanDetail } from "./run-plans.ts";

export interface LevelResult extends Pick<WeekResult, "model" | "usage" | "rejected" | "notices" | "error"> {
  readonly period: Period;
  readonly outcome: "compacted" | "nothing-due" | "failed" | "postponed";
  /** In the memory folder. */
  readonly file?: string;
  readonly wisdom: readonly WisdomStep[];
}

export interface LevelPorts {
  readonly opened: Opened;
  /** As it stands now. */
  readonly folder: () => Folder;
  /** Writes a plan, or shows it. */
  readonly apply: (files: readonly PlannedChange[], detail: LevelDetail) => Promise<Applied>;
  readonly selector: LevelSelector;
  readonly force: boolean;
  /** Whether the model is asked where its answer is saved. */
  readonly asksAfresh: boolean;
  /** Weeks that this run has made. */
  readonly done: ReadonlySet<Week>;
  readonly run?: string;
  readonly onResult: (result: LevelResult) => void;
}

type LevelDetail = Pick<PlanDetail, "model" | "prompt" | "tokens"> & { readonly period: Period };

export const nothingOf = (period: Period) => ({
  ...{ period, model: "", usage: NO_USAGE, rejected: [] },
  ...{ notices: [] as string[], wisdom: [] as WisdomStep[] },
});
