import { describe, expect, it } from "vitest";
import { compactWeeks } from "../../src/compaction/compact.ts";
import { extractive } from "../../src/offline/extractive.ts";
import { daily } from "../support/daily.ts";
import { answerOf, memoryRun } from "./ports.ts";

/** What the document says under Key Decisions, of a week that said one thing on Tuesday and another on Thursday. */
async function decisionsOf(tuesday: string, thursday: string, bullets: readonly string[]): Promise<string[]> {
  const logs = [daily("2026-04-07", [`- ${tuesday}`]), daily("2026-04-09", [`- ${thursday}`, "- the meter says 4417"])];
  const answer = `### Key Decisions\n\n${bullets.map((bullet) => `- ${bullet}`).join("\n")}\n`;
  const run = memoryRun(logs, async () => answerOf(answer), { fallback: extractive });
  await compactWeeks(run.states, run.ports, new AbortController().signal);
  const text = run.folder().texts.get("weekly/2026-W15.md")!;
  return (/### Key Decisions\n\n([\s\S]*?)(?:\n\n|\s*$)/.exec(text)?.[1] ?? "").split("\n");
}

describe("a decision of the document that a later line of its week takes back", () => {
  it.each([
    [
      "Decided: deposit for kayaks is 150 EUR, because two came back broken.",
      "Deposit raised to 180 EUR after all, insurance wants it.",
      "Deposit for kayaks is 150 EUR, because two came back broken (2026-04-07)",
    ],
    [
      "Entschieden: Kaution für Kajaks 150 EUR, weil zwei kaputt zurückkamen.",
      "Kaution doch 180 EUR, die Versicherung will es.",
      "Kaution für Kajaks 150 EUR, weil zwei kaputt zurückkamen (2026-04-07)",
    ],
    [
      "Decidido: el ensayo es los lunes.",
      "El ensayo al final los jueves, el lunes no hay sala.",
      "El ensayo es los lunes (2026-04-07)",
    ],
    [
      "决定：周会改到周三上午十点。",
      "周会还是放在周一上午十点，周三小王要去工厂。",
      "周会改到周三上午十点 (2026-04-07)",
    ],
    [
      "Решили: залог за каяк 150 евро, потому что два вернули сломанными.",
      "Залог всё-таки 180 евро, этого требует страховая.",
      "Залог за каяк 150 евро, потому что два вернули сломанными (2026-04-07)",
    ],
  ])("has that line beside it: %s", async (tuesday, thursday, bullet) => {
    expect(await decisionsOf(tuesday, thursday, [bullet])).toEqual([`- ${bullet}`, `- ${thursday} (2026-04-09)`]);
  });

  it("is told alone where a bullet tells the change, or no line does", async () => {
    const [old, line] = ["Deposit for kayaks is 150 EUR (2026-04-07)", "Deposit for kayaks is 180 EUR after all"];
    const both = [old, `${line} (2026-04-09)`];
    expect(await decisionsOf("Decided: deposit for kayaks is 150 EUR.", `${line}.`, both)).toEqual(
      both.map((bullet) => `- ${bullet}`),
    );
    for (const other of ["The deposit for kayaks works well.", "The chair cost 180 EUR."])
      expect(await decisionsOf("Decided: deposit for kayaks is 150 EUR.", other, [old])).toEqual([`- ${old}`]);
  });
});
