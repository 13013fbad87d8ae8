import { expect, it } from "vitest";
import { readMarked } from "../../src/workspace/opened.ts";
import { testFolder } from "../support/test-folder.ts";

it("tells of logs that are alike in one line, and of each that could not be read", async () => {
  const names = ["a", "b", "c", "d", "e"].map((name) => `logs/2026-04-08-${name}.md`);
  const folder = testFolder(Object.fromEntries(names.map((name, i) => [name, i < 3 ? "\n" : "\0"])));
  folder.write(names[1]!, "");
  folder.write(names[2]!, "");
  const listed = new Map(names.map((path) => [path, { path, day: "2026-04-08", absolute: folder.at(path) }]));
  const marks = names.map((path) => ({ path, sha256: "", lies: "", bytes: 0, day: "2026-04-08" }));
  const opened = { listed, workspace: { config: { redact: { allow: [] } } } } as never;
  expect((await readMarked(opened, marks as never)).notices).toEqual([
    `${names[3]} is left out: binary`,
    `${names[4]} is left out: binary`,
    `${names[1]} is left out: empty (and 1 more)`,
  ]);
});
