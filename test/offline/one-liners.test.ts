/** Many marked one-liners in one log are what a person wants kept, and no chat of people called Rule and Decision. */
import { expect, it } from "vitest";
import { compact } from "../../src/commands/compact.ts";
import { call } from "../commands/called.ts";
import { testFolder } from "../support/test-folder.ts";

const LINES = [
  "Rule: never deploy on a Friday.",
  "Decision: we use PostgreSQL 17 for orders, because of row locks.",
  "Rule: every migration has a rollback script.",
  "Decision: logs are kept 90 days for the auditors.",
  "Rule: names of branches carry the ticket.",
  "Decision: Adyen handles the payments in Poland.",
  "Rule: no meeting before ten in the morning.",
  "Decision: OpenClaw 2026.2.15 (out yesterday) is the version for all agents.",
];

it("keeps each of them, its version in the title and its day once", async () => {
  const folder = testFolder({
    "lithify.yaml": "git: off\n",
    "logs/2026-04-08.md": LINES.map((line) => `- ${line}\n`).join(""),
  });
  const [week] = (await call(compact, folder.path, { json: true })).json<{
    weeks: { memories: { file: string; change: string }[] }[];
  }>().weeks;
  expect(week?.memories.filter(({ change }) => change === "created")).toHaveLength(LINES.length);
  const names = Object.values(folder.tree("memory")).flatMap((text) => /^name: (.*)$/m.exec(text)?.[1] ?? []);
  expect(names).toContain("OpenClaw 2026.2.15 (out yesterday, 2026-04-07) is the version for all agents");
});

it("says once what was written on several days of a week", async () => {
  const days = ["2026-04-06", "2026-04-07", "2026-04-09"];
  const folder = testFolder({
    "lithify.yaml": "git: off\n",
    ...Object.fromEntries(
      days.map((day, i) => [`logs/${day}.md`, `- I prefer short mails without greetings.\n- Went home at ${i}.\n`]),
    ),
  });
  await call(compact, folder.path, {});
  const [memory = ""] = Object.entries(folder.tree("memory")).flatMap(([file, text]) =>
    /\/user_/.test(file) ? text : [],
  );
  expect(memory.split("\n---\n")[1]!.trim()).toBe("I prefer short mails without greetings.");
  expect(memory).not.toContain("greetings. I prefer");
});
