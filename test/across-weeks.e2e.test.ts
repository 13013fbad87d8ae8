/** Three successive weeks with a model's server, as an owner reads them: what one week says of the one before. */
import { expect, it } from "vitest";
import { lithify } from "./support/lithify-here.ts";
import { jsonOf } from "./support/run-lithify.ts";
import { answer } from "./support/scripted-answer.ts";
import { startScriptedServer } from "./support/scripted-server.ts";
import { testFolder } from "./support/test-folder.ts";

const FILE = "project_herd-import-takes-300-500-animals.md";
const LOGS = {
  "logs/2026-04-08.md": `# Wednesday

- Decided: the herd import takes 300-500 animals at a time, since the vet's list has no more.
- The ear tags must be ordered at Kuhn before the summer.
- Open: the vet has to confirm the list of breeds.
`,
  "logs/2026-04-15.md": `# Wednesday

- Herd import now takes 3303 animals in one run, measured on the list of the county.
- The ear tags were ordered at Kuhn.
`,
  "logs/2026-04-22.md": "# Wednesday\n\n- Fence along the brook repaired with 40 posts.\n",
};
const ANSWERS = [
  `### Key Decisions
- Herd import takes 300-500 animals at a time, since the vet's list has no more (2026-04-08)

### Blockers & Open Items
- The ear tags must be ordered at Kuhn before the summer (2026-04-08)
- The vet has to confirm the list of breeds (2026-04-08)

\`\`\`typed_memory
---
name: Herd import takes 300-500 animals
description: The herd import takes 300-500 animals at a time, since the vet's list has no more
type: project
evidence: ["the herd import takes 300-500 animals at a time, since the vet's list has no more"]
---

The herd import takes 300-500 animals at a time.

**Why:** The vet's list has no more.
\`\`\`
`,
  `### Outcomes
- Herd import now takes 3303 animals in one run, measured on the list of the county (2026-04-15)
- The ear tags were ordered at Kuhn (2026-04-15)

Closed: 1

\`\`\`typed_memory
---
name: Herd import takes 3303 animals
description: The herd import takes 3303 animals in one run
type: project
evidence: ["Herd import now takes 3303 animals in one run, measured on the list of the county"]
updates: ${FILE}
---

The herd import takes 3303 animals in one run, measured on the list of the county.
\`\`\`
`,
  "### Outcomes\n- Fence along the brook repaired with 40 posts (2026-04-22)\n\nClosed: none\n",
];

it("shows what bears on the week whole, updates it with the news first, and carries on what stays open", async () => {
  await using server = await startScriptedServer([...ANSWERS, ANSWERS[2]!].map((text) => answer(text)));
  const folder = testFolder({
    ...LOGS,
    "lithify.yaml": "model: { secondLook: false }\nlevels: { monthly: false, yearly: false, wisdom: false }\n",
  });
  const flags = ["--provider", "openai", "--model", "scripted-1", "--base-url", server.baseURL];
  const ran = await lithify(folder.path, ["compact", "--all", "--json", ...flags]);
  const report = jsonOf<{ weeks: { rejected: unknown[]; outcome: string }[] }>(ran);
  expect(report.weeks.flatMap(({ rejected }) => rejected)).toEqual([]);
  const [, second = "", third = ""] = server.requests.map(({ body }) => body.messages!.at(-1)!.content);

  expect(second).toContain(`| ${FILE}: Herd import takes 300-500 animals. `);
  expect(second).toContain(
    "(2026-04-08)\n|     The herd import takes 300-500 animals at a time.\n|     **Why:** The vet's list",
  );
  expect(second).toContain(
    "| 1. The ear tags must be ordered at Kuhn before the summer (2026-04-08)\n| 2. The vet has to",
  );
  expect(third).toContain("| 1. The vet has to confirm the list of breeds (2026-04-08)\n</open_items>");

  const memory = folder.read(`memory/${FILE}`);
  expect(memory).toMatch(/^description: The herd import takes 3303 animals in one run$/m);
  expect(memory.split("\n---\n")[1]!.trim()).toMatch(/^The herd import takes 3303 animals in one run/);
  expect(memory).not.toMatch(/300-500 animals at a time|\*\*Update|\*\*Why:\*\*\s*$/m);

  const open = "### Blockers & Open Items\n\n- The vet has to confirm the list of breeds (2026-04-08)\n";
  for (const week of ["W16", "W17"]) expect(folder.read(`memory/weekly/2026-${week}.md`)).toContain(open);
  for (const week of ["W16", "W17"]) expect(folder.read(`memory/weekly/2026-${week}.md`)).not.toMatch(/Closed|must be/);
  const linted = await lithify(folder.path, ["lint", "--warnings-as-errors"]);
  expect([linted.code, linted.stdout]).toEqual([0, expect.any(String)]);

  folder.write("memory/weekly/2026-W17.md", folder.read("memory/weekly/2026-W17.md").replace(open, ""));
  const again = await lithify(folder.path, ["compact", "--week", "2026-W17", "--force", "--json", ...flags]);
  expect(jsonOf<{ weeks: unknown[] }>(again).weeks).toEqual([expect.objectContaining({ outcome: "no-memories" })]);
  expect(server.requests).toHaveLength(4);
  expect(folder.read("memory/weekly/2026-W17.md")).not.toContain("list of breeds");
});

it("asks about each older value of a thing, however many there were", async () => {
  const said = (colour: string): string => `Decision: the lamp is ${colour}, because green is taken.\n`;
  const days = ["2026-04-08", "2026-04-15", "2026-04-22", "2026-04-29"];
  const colours = ["red", "blue", "pink", "gold"];
  const folder = testFolder({
    "lithify.yaml": "git: off\n",
    ...Object.fromEntries(days.map((day, i) => [`logs/${day}.md`, said(colours[i]!)])),
  });
  await lithify(folder.path, ["compact", "--quiet"]);
  const { memories } = jsonOf<{ memories: { name: string; questioned: boolean }[] }>(
    await lithify(folder.path, ["list", "--json"]),
  );
  const inDoubt = memories.filter(({ questioned }) => questioned).map(({ name }) => name.split(",")[0]);
  expect(inDoubt.sort()).toEqual(["The lamp is blue", "The lamp is pink", "The lamp is red"]);
});
