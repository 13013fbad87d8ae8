import { utimesSync } from "node:fs";
import { expect, it } from "vitest";
import type { Request } from "../../src/model/model.ts";
import { pruneAnswers } from "../../src/model/prune-answers.ts";
import { recorded } from "../../src/model/recorded.ts";
import { NO_USAGE } from "../../src/usage.ts";
import { testFolder } from "../support/test-folder.ts";

const request = (week: string): Request => ({
  task: "week",
  week,
  system: "s",
  user: week,
  temperature: 0.2,
  maxOutputTokens: 10,
  logs: [],
  known: [],
});

it("lets old answers of applied weeks go, and keeps those of weeks still due and of yesterday", async () => {
  const folder = testFolder();
  const addressee = { provider: "openai", model: "m", baseURL: "http://127.0.0.1:1/v1" };
  const model = recorded(
    async () => ({ text: "t", model: "m", usage: NO_USAGE }),
    () => folder.path,
    "auto",
    { addressee },
  );
  for (const week of ["2026-W10", "2026-W11", "2026-W30"]) await model(request(week), new AbortController().signal);
  const now = new Date("2026-08-01T00:00:00Z");
  for (const [name, text] of Object.entries(folder.tree())) {
    const asked = new Date(text.includes("2026-W30") ? "2026-07-31T00:00:00Z" : "2026-03-20T00:00:00Z");
    utimesSync(folder.at(name), asked, asked);
  }
  pruneAnswers(folder.path, (week) => week !== "2026-W11", now);
  const left = Object.values(folder.tree()).join("\n");
  expect(["2026-W10", "2026-W11", "2026-W30"].map((week) => left.includes(`"week": "${week}"`))).toEqual([
    false,
    true,
    true,
  ]);
});
