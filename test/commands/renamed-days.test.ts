/** A wrong day in a log's name, mended by a person after a memory took another's place: which was the later word may turn with it. */
import { expect, it } from "vitest";
import { compact } from "../../src/commands/compact.ts";
import { inbox } from "../../src/commands/inbox.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { call } from "./called.ts";

const THREE =
  "# Day\n\n- Decision: the retry limit of the mailer is 3, because the vendor throttles.\n- Walked home.\n";
const FIVE =
  "# Day\n\n- Decision: the retry limit of the mailer is 3 no longer, it is 5 because the vendor stopped throttling.\n- Ate soup.\n";

async function superseded(): Promise<TestFolder> {
  const folder = testFolder({ "lithify.yaml": "git: off\n", "logs/2026-04-08.md": THREE, "logs/2026-04-15.md": FIVE });
  await call(compact, folder.path, {});
  expect(current(folder)).toEqual([expect.stringContaining("is 3 no longer")]);
  return folder;
}

async function rename(folder: TestFolder, from: string, to: string): Promise<string[]> {
  folder.write(`logs/${to}.md`, folder.read(`logs/${from}.md`));
  folder.remove(`logs/${from}.md`);
  await call(compact, folder.path, {});
  const { proposals } = (await call(inbox, folder.path, { json: true })).json<{ proposals: { because: string }[] }>();
  return proposals.map(({ because }) => because);
}

const current = (folder: TestFolder): string[] => folder.read("memory/MEMORY.md").match(/^- .*/gm) ?? [];

it.each([
  ["the newer one's to before the older", "2026-04-15", "2026-04-01"],
  ["the newer one's to before the older, in its week", "2026-04-15", "2026-04-06"],
  ["the older one's to behind the newer", "2026-04-08", "2026-04-22"],
])("asks where a log is renamed, %s; the other stands again with a yes, and a no is the last word", async (_, from, to) => {
  const folder = await superseded();
  const asked = await rename(folder, from, to);
  expect(asked).toEqual([
    expect.stringMatching(/is-3-because.*, whose place it has, is newer .* since a log was renamed$/),
  ]);
  expect(current(folder)).toEqual([expect.stringMatching(/is 3 no longer.*\(questioned\)$/)]);
  const [id] = Object.keys(folder.tree("memory/inbox")).map((path) => path.split("/").at(-1)!);
  const copy = testFolder(
    Object.fromEntries(Object.entries(folder.tree()).filter(([path]) => !path.startsWith(".lithify"))),
  );
  expect((await call(inbox, folder.path, { action: "accept", ids: [id!] })).code).toBe(0);
  expect(current(folder)).toEqual([expect.stringMatching(/mailer is 3, because the vendor throttles\].* — Day$/)]);
  expect((await call(inbox, copy.path, { action: "reject", ids: [id!] })).code).toBe(0);
  copy.write("logs/2026-05-01.md", "- Walked home.\n");
  await call(compact, copy.path, {});
  expect(current(copy)).toEqual([expect.stringMatching(/is 3 no longer(?!.*questioned)/)]);
});

it("asks nothing where the later word stays the later", async () => {
  const folder = await superseded();
  expect(await rename(folder, "2026-04-15", "2026-04-10")).toEqual([]);
  expect(await rename(folder, "2026-04-08", "2026-04-01")).toEqual([]);
  expect(await rename(folder, "2026-04-10", "2026-05-10")).toEqual([]);
});
