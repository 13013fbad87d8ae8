/** What search answers follows from the files as they are, and from nothing that was there before. */
import fs from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { search } from "../../src/commands/search.ts";
import { call } from "../commands/called.ts";
import { lithify } from "../support/lithify-here.ts";
import { folderWithState } from "../support/own-state.ts";
import { runs } from "../support/runs.ts";
import type { TestFolder } from "../support/test-folder.ts";

const memory = (body: string): string =>
  `---\nname: ${body}\ndescription: ${body}\ntype: project\ncreated: 2026-04-08\nupdated: 2026-04-08\n---\n\n${body}\n`;
const SAYS = [
  "invoices go out weekly",
  "invoices need a review",
  "the review is on Friday",
  "queues melt, invoices wait",
];
const PLACES = ["memory/project_a.md", "memory/project_b.md", "memory/weekly/2026-W15.md", "logs/2026-04-08.md"];
const FILES = {
  "lithify.yaml": "git: off\n",
  ...Object.fromEntries(PLACES.map((place, i) => [place, memory(SAYS[i]!)])),
  "memory/project_c.md": memory("dana reads short mails"),
};

async function answered(folder: TestFolder, logs: boolean): Promise<string> {
  const called = await call(search, folder.path, { query: ["invoces review"], json: true, logs });
  expect(called).toMatchObject({ code: 0, err: "" });
  return called.out;
}
const withoutIndex = (folder: TestFolder): void => {
  for (const name of fs.readdirSync(folder.at(".lithify")))
    if (name.startsWith("search")) fs.rmSync(folder.at(`.lithify/${name}`));
};

const step = fc.oneof(
  fc.record({ place: fc.constantFrom(...PLACES), says: fc.option(fc.constantFrom(...SAYS)) }),
  fc.record({ asks: fc.integer({ min: 1, max: 3 }), logs: fc.boolean() }),
);

describe("an answer", () => {
  it("is that of an index made anew, scores and order, whatever was edited, restored and asked before", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const folder = await folderWithState(FILES);
        await answered(folder, false);
        for (const one of steps) {
          if ("asks" in one) await Promise.all(Array.from({ length: one.asks }, () => answered(folder, one.logs)));
          else if (one.says === null) folder.remove(one.place);
          else folder.write(one.place, memory(one.says));
        }
        const kept = [await answered(folder, false), await answered(folder, true)];
        withoutIndex(folder);
        expect(kept).toEqual([await answered(folder, false), await answered(folder, true)]);
      }),
      { numRuns: runs(12) },
    );
  });

  it("is the same for eight processes that ask at once where no index is yet, and for whoever asks next", async () => {
    const folder = await folderWithState(FILES);
    const ask = () => lithify(folder.path, ["search", "invoices review", "--json"]);
    const first = await Promise.all(Array.from({ length: 8 }, ask));
    const next = await ask();
    withoutIndex(folder);
    expect([...first, next]).toEqual(Array(9).fill(await ask()));
  });
});
