/**
 * What a language model is asked about a period: numbered bullets of the documents below, and the memories that hold.
 */
import { type Period, spanOf } from "../calendar/period.ts";
import { redactText } from "../daily/redact.ts";
import type { LevelSection } from "../document/level.ts";
import { oneLine } from "../memory/entity/words.ts";
import { holds, type StoredMemory } from "../memory/memory.ts";
import type { Request } from "../model/model.ts";
import { type Asked, filledIn } from "../prompt/request.ts";
import type { Item } from "./items.ts";
import { levelBudget } from "./plan-level.ts";

export interface LevelQuestion extends Pick<Asked, "prompt" | "language" | "maxOutputTokens"> {
  readonly period: Period;
  readonly items: readonly Item[];
  /** Those that hold are shown. */
  readonly memories: readonly StoredMemory[];
}

const SHOWN: Readonly<Record<LevelSection, string>> = {
  Themes: "context",
  "Decisions That Still Hold": "decision",
  Milestones: "outcome",
  "Open at the End": "open",
};

/** Characters of memories that are shown. */
const MOST_MEMORIES = 6_000;

export function levelRequest(question: LevelQuestion): Request {
  const { period, items, prompt, language, maxOutputTokens } = question;
  const bullets = items.map(
    ({ n, section, weeks, text }) => `[${n}] ${weeks.join(", ")} ${SHOWN[section]}: ${oneLine(text)}`,
  );
  return {
    task: "level",
    system: redactText(prompt.system).text,
    user: filledIn(prompt.user, {
      ...{ period, ...spanOf(period), bytes: String(levelBudget(period)) },
      memories: memoriesShown(question),
      language:
        language === "source"
          ? "Write each bullet in the language of those it rests on."
          : `Write in the language "${language}".`,
      bullets: redactText(bullets.join("\n")).text,
    }),
    temperature: 0.2,
    maxOutputTokens,
    logs: [],
    known: [],
  };
}

function memoriesShown({ memories }: LevelQuestion): string {
  const rows: string[] = [];
  let length = 0;
  for (const { type, name, description } of memories.filter(holds)) {
    const row = `| ${type}: ${name}. ${description}`;
    length += row.length + 1;
    if (length > MOST_MEMORIES) break;
    rows.push(row);
  }
  return rows.length === 0 ? "" : `<memories>\n${redactText(rows.join("\n")).text}\n</memories>\n`;
}
