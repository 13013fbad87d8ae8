/**
 * The logs that lithify begins for what it was told to remember: what a person said and what an agent said stand apart, so
 * that the name of a line's log tells for ever whose word it is.
 */
import type { Day } from "../calendar/week.ts";
import { onceFor } from "../once.ts";
import type { DailyLog } from "./daily-log.ts";

/** Who told it: a person at a terminal, or an agent through MCP. */
export type Teller = "person" | "agent";

const ENDINGS: Readonly<Record<Teller, string>> = {
  person: "-remembered.md",
  agent: "-agent-remembered.md",
};

/** `2026-04-08-remembered.md`, `2026-04-08-agent-remembered.md`; where a person's file has that name, `2026-04-08-2-remembered.md` */
export const rememberedLogName = (day: Day, by: Teller, n = 1): string =>
  `${day}${n === 1 ? "" : `-${n}`}${ENDINGS[by]}`;

export const TOLD_HEADINGS: Readonly<Record<Teller, string>> = { person: "# Remembered", agent: "# Told by an agent" };

/** Whether a log holds nothing but what a person told at a terminal, by its path. */
export const isToldByPerson = (path: string): boolean =>
  path.toLowerCase().endsWith(ENDINGS.person) && !isToldByAgents(path);

/** Whether each of a log's lines was told by itself, for nothing but itself. */
export const isTold = (log: Body): boolean => isToldByPerson(log.path) || isAgentsLog(log);

/** Whether a log holds nothing but what agents told, by its path, whatever a copy of it was named: `…-agent-remembered (1).md`. */
export const isToldByAgents = (path: string): boolean =>
  `-${path.split("/").at(-1)!.toLowerCase()}`.replace(/[\s_]+/g, "-").includes(ENDINGS.agent.replace(".md", ""));

/** The same, by its heading too. */
export const isAgentsLog = onceFor(
  ({ path, lines, bodyStart }: Body): boolean =>
    isToldByAgents(path) ||
    lines.find((line, at) => at >= bodyStart && line.startsWith("# "))?.startsWith(TOLD_HEADINGS.agent) === true,
);
type Body = Pick<DailyLog, "path" | "lines" | "bodyStart">;
