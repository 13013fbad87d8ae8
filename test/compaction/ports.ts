/** A compaction in memory: logs and files as they would be read, a model as a lambda, plans laid over the folder. */
import { weekOf } from "../../src/calendar/week.ts";
import type { RunPorts } from "../../src/compaction/compact.ts";
import { type LogMark, type WeekState, weekStates } from "../../src/compaction/due.ts";
import { type Folder, folderOf, folderWith } from "../../src/compaction/folder.ts";
import type { WeekPlan } from "../../src/compaction/plan.ts";
import type { DailyLog } from "../../src/daily/daily-log.ts";
import type { Answer, Model, Request } from "../../src/model/model.ts";
import { typed } from "../../src/profile/typed/typed.ts";
import { NO_USAGE } from "../../src/usage.ts";

export const PROMPT = {
  system: "Be brief.",
  user: "{{known}}{{week}} {{weeklyBytes}}\n{{logs}}",
  digest: "0123456789ab",
};

export const answerOf = (text: string, over: Partial<Answer> = {}): Answer => ({
  text,
  model: "lambda",
  usage: { calls: 1, inputTokens: 100, outputTokens: 10, cachedTokens: 0 },
  ...over,
});
export const NOTHING = answerOf("Nothing happened.", { usage: NO_USAGE });

export interface MemoryRun {
  readonly ports: RunPorts;
  readonly states: readonly WeekState[];
  /** Files of the memory folder, as the plans left them. */
  readonly folder: () => Folder;
  readonly plans: readonly WeekPlan[];
  /** What the model was asked, in the order in which it was. */
  readonly asked: readonly Request[];
}

export function memoryRun(logs: readonly DailyLog[], model: Model, over: Partial<RunPorts> = {}): MemoryRun {
  let folder = folderOf([]);
  const plans: WeekPlan[] = [];
  const asked: Request[] = [];
  const marks = logs.map(({ path, day, sha256, bytes }): LogMark => ({ path, day, sha256, bytes }));
  const closing = { now: new Date("2030-01-01"), timezone: "UTC", graceHours: 0, closes: "day" } as const;
  const asking: Model = (request, signal) => {
    asked.push(request);
    return model(request, signal);
  };
  const ports: RunPorts = {
    readLogs: async (wanted) => ({
      logs: logs.filter(({ path }) => wanted.some((mark) => mark.path === path)),
      marks: [...wanted],
      notices: [],
    }),
    folder: () => folder,
    standing: new Map(logs.map((log) => [log.path, log])),
    force: false,
    model: asking,
    anew: asking,
    offline: false,
    contextTokens: 128_000,
    maxOutputTokens: 1_000,
    language: "source",
    prompt: PROMPT,
    profile: typed,
    profiles: { typed: true, further: [], settings: { keepFrom: 5, actors: [] } },
    review: "auto",
    keep: "sure",
    allow: [],
    concurrency: 1,
    apply: (_asked, plan) => {
      plans.push(plan);
      folder = folderWith(folder, plan.files);
      return { left: [] };
    },
    ...over,
  };
  return { ports, states: weekStates(marks, [], closing), folder: () => folder, plans, asked };
}

/** A block, its body being its description. */
export const block = (name: string, description: string, quote: string, type = "project", more = ""): string =>
  `\`\`\`typed_memory\n---\nname: ${JSON.stringify(name)}\ndescription: ${JSON.stringify(description)}\ntype: ${type}\nevidence: [${JSON.stringify(quote)}]\n${more}---\n\n${description}\n\`\`\`\n`;

export const weeksOf = (logs: readonly DailyLog[]): string[] => [...new Set(logs.map(({ day }) => weekOf(day)))].sort();
