/**
 * A language model of a bench: it answers a request for a week with what the bench wrote for that week, through the
 * scripted server on loopback, and `NONE` when the same week is asked about once more. A week is known by its logs' paths.
 */
import { answer } from "../test/support/scripted-answer.ts";
import { type ScriptedServer, startScriptedServer } from "../test/support/scripted-server.ts";

export interface ScriptedWeek {
  readonly logs: readonly string[];
  /** Called when the request comes: it may look at what stands in the memory folder by then. */
  readonly answer: (request: string) => string;
}

export async function serveWeeks(weeks: readonly ScriptedWeek[]): Promise<ScriptedServer> {
  const answered = new Set<ScriptedWeek>();
  return startScriptedServer((request) => {
    const text = (request.body.messages ?? []).map(({ content }) => content).join("\n");
    const hits = (week: ScriptedWeek): number => week.logs.filter((path) => text.includes(path)).length;
    const week = weeks.reduce((best, one) => (hits(one) > hits(best) ? one : best));
    if (hits(week) === 0 || answered.has(week)) return answer("NONE");
    answered.add(week);
    return answer(week.answer(text));
  });
}

/** @param name of the model: one that tells a small size is asked in few words */
export const asking = ({ baseURL }: ScriptedServer, name = "scripted"): string[] => [
  ...["--provider", "openai", "--model", name],
  ...["--base-url", baseURL],
];

export interface ScriptedBlock {
  readonly name: string;
  readonly description: string;
  readonly type: string;
  readonly body: string;
  readonly evidence: readonly string[];
  readonly updates?: string;
  readonly supersedes?: string;
}

/** A memory as contract §4 wants it written; JSON strings are YAML strings. */
export function blockText({ body, evidence, ...keys }: ScriptedBlock): string {
  const lines = Object.entries(keys).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return [
    "```typed_memory",
    "---",
    ...lines,
    `evidence: ${JSON.stringify(evidence)}`,
    "importance: 7",
    "---",
    "",
    body,
    "```",
  ].join("\n");
}
