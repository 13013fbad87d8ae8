/** A person takes lithify's commit from the branch, and leaves its files where they are. */
import { expect, it } from "vitest";
import { startWatch } from "../commands/watching.ts";
import { lithify } from "../support/lithify-here.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { giveIdentity } from "../support/test-repository.ts";

const WEEK = "memory/weekly/2026-W16.md";
const MEMORY = "memory/project_the-export-writes-xml-because-halden-asks-for-it.md";
const WAITS = "files of an earlier run wait to be committed";

/** Two weeks, each in a commit of lithify's; the second is the last. */
async function compacted(): Promise<TestFolder> {
  const folder = testFolder({
    ".gitignore": ".lithify/\n",
    "lithify.yaml": "timezone: UTC\nlevels: { monthly: false, yearly: false, wisdom: false }\n",
    "logs/2026-04-08.md": "- Decided: deploys run from main only, because the release branch drifted.\n",
    "mine.txt": "1\n",
  });
  folder.git("init", "-q", "-b", "main");
  giveIdentity(folder);
  folder.git("add", "-A");
  folder.git("commit", "-qm", "first");
  await compact(folder);
  folder.write("logs/2026-04-15.md", "- Decided: the export writes XML, because Halden asks for it.\n");
  folder.git("add", "logs");
  folder.git("commit", "-qm", "log");
  await compact(folder);
  expect(folder.git("status", "--porcelain")).toBe("");
  return folder;
}
const compact = async (folder: TestFolder, ...more: string[]) => {
  const ran = await lithify(folder.path, ["compact", ...more]);
  expect(ran.code, ran.stderr).toBe(0);
  return ran;
};
const waits = async (folder: TestFolder): Promise<string | undefined> =>
  (await lithify(folder.path, ["status"])).stdout.split("\n").find((line) => line.startsWith("the commit waits"));
const committed = (folder: TestFolder): string[] => folder.git("ls-tree", "-r", "--name-only", "HEAD").split("\n");
const tip = (folder: TestFolder): string => folder.git("rev-parse", "HEAD");

// Nothing was due, nothing said so, and the next pull was barred by what no commit had.
it.each([
  "--mixed",
  "--soft",
])("reset %s: status says that a commit waits, and the next run makes it, once", async (how) => {
  const folder = await compacted();
  const written = folder.tree("memory");
  folder.git("reset", "-q", how, "HEAD~1");
  folder.write("mine.txt", "2\n");
  folder.git("add", "mine.txt");
  expect(await waits(folder)).toContain(WAITS);
  await compact(folder);
  expect([folder.git("status", "--porcelain"), await waits(folder)]).toEqual(["M  mine.txt", undefined]);
  expect(folder.git("log", "-1", "--format=%s")).toBe("chore(memory): compact 2026-W16");
  expect(folder.tree("memory")).toEqual(written);
  const made = tip(folder);
  await compact(folder);
  expect(tip(folder)).toBe(made);
});

it("a later week's commit brings what its index names", async () => {
  const folder = await compacted();
  folder.git("reset", "-q", "HEAD~2");
  folder.write("logs/2026-04-22.md", "- Decided: the tests run in Firefox, because the customers use it.\n");
  await compact(folder);
  const linked = [...folder.git("show", "HEAD:memory/MEMORY.md").matchAll(/\]\(([^)]+)\)/g)].map(
    ([, file]) => `memory/${file}`,
  );
  expect(linked).toHaveLength(3);
  expect(committed(folder)).toEqual(expect.arrayContaining([...linked, WEEK]));
  expect(folder.git("status", "--porcelain")).toBe("?? logs/2026-04-15.md\n?? logs/2026-04-22.md");
});

it("commits nothing that a person wrote since, and the rest", async () => {
  const folder = await compacted();
  folder.git("reset", "-q", "HEAD~1");
  folder.write(MEMORY, folder.read(MEMORY).replace("Halden asks for it.", "Halden pays for it."));
  await compact(folder);
  expect(committed(folder)).toContain(WEEK);
  expect(folder.git("status", "--porcelain")).toBe(`?? ${MEMORY}`);
});

it.each<[string, (folder: TestFolder) => void]>([
  [
    "taken out of git by a commit",
    (folder) => {
      folder.git("rm", "-q", "--cached", MEMORY);
      folder.git("commit", "-qm", "not this one");
    },
  ],
  [
    "ignored",
    (folder) => {
      folder.git("reset", "-q", "HEAD~1");
      folder.write(".git/info/exclude", "project_*\nweekly/\n");
    },
  ],
  [
    "of a branch that has its own commits",
    (folder) => {
      folder.git("branch", "topic", "HEAD~1");
      folder.git("checkout", "-q", "topic");
      folder.git("checkout", "-q", "main", "--", WEEK);
    },
  ],
  [
    "where git is off",
    (folder) => {
      folder.git("reset", "-q", "HEAD~1");
      folder.write("lithify.yaml", `${folder.read("lithify.yaml")}git: off\n`);
    },
  ],
])("leaves what is %s", async (_, change) => {
  const folder = await compacted();
  change(folder);
  const [before, stood] = [tip(folder), folder.git("status", "--porcelain")];
  expect(await waits(folder)).toBe(undefined);
  await compact(folder);
  expect([tip(folder), folder.git("status", "--porcelain")]).toEqual([before, stood]);
});

it("leaves what was made while git was off", async () => {
  const folder = await compacted();
  folder.write("lithify.yaml", `${folder.read("lithify.yaml")}git: off\n`);
  folder.write("logs/2026-04-22.md", "- Decided: the tests run in Firefox, because the customers use it.\n");
  await compact(folder);
  folder.git("checkout", "-q", "--", "lithify.yaml");
  const [before, stood] = [tip(folder), folder.git("status", "--porcelain")];
  await compact(folder);
  expect([tip(folder), folder.git("status", "--porcelain")]).toEqual([before, stood]);
});

it("leaves a commit that a person amended as it is", async () => {
  const folder = await compacted();
  folder.git("commit", "-q", "--amend", "-m", "a week");
  folder.write("memory/MEMORY.md", `Mine.\n\n${folder.read("memory/MEMORY.md")}`);
  const before = tip(folder);
  expect(await waits(folder)).toBe(undefined);
  await compact(folder);
  expect([tip(folder), folder.git("status", "--porcelain")]).toEqual([before, " M memory/MEMORY.md"]);
});

it("waits for the end of a merge, and says so", async () => {
  const folder = await compacted();
  folder.git("reset", "-q", "HEAD~1");
  folder.git("branch", "other", "HEAD~1");
  folder.git("checkout", "-q", "-b", "mine", "main");
  folder.git("checkout", "-q", "main");
  folder.git("commit", "-q", "--allow-empty", "-m", "here");
  folder.git("checkout", "-q", "mine");
  folder.git("commit", "-q", "--allow-empty", "-m", "there");
  folder.git("checkout", "-q", "main");
  folder.git("merge", "-q", "--no-commit", "--no-ff", "mine");
  const before = tip(folder);
  expect(await waits(folder)).toContain("a merge is under way");
  await compact(folder);
  expect(tip(folder)).toBe(before);
  folder.git("commit", "-qm", "merged");
  await compact(folder);
  expect(committed(folder)).toEqual(expect.arrayContaining([WEEK, MEMORY]));
});

// The daemon would run for it at each look, and never have anything to commit.
it("is not waited for where all that is left of it a person wrote since", async () => {
  const folder = await compacted();
  folder.git("reset", "-q", "HEAD~1");
  folder.git("add", "memory");
  folder.git("rm", "-q", "--cached", MEMORY);
  folder.git("commit", "-qm", "the week, by hand");
  folder.write(MEMORY, folder.read(MEMORY).replace("Halden asks for it.", "Halden pays for it."));
  expect(JSON.parse((await lithify(folder.path, ["watch", "--look"])).stdout)).toMatchObject({ waiting: false });
});

it("the daemon makes it", async () => {
  const folder = await compacted();
  folder.git("reset", "-q", "HEAD~1");
  const watching = startWatch(folder);
  await watching.line(/committed/);
  watching.child.kill("SIGTERM");
  await watching.ended;
  expect([folder.git("status", "--porcelain"), committed(folder).includes(MEMORY)]).toEqual(["", true]);
});

it("does not bar what came: --push makes it first, and then anew", async () => {
  const folder = await compacted();
  const remote = testFolder();
  folder.git("reset", "-q", "HEAD~1");
  remote.git("clone", "-q", "--bare", folder.path, ".");
  const other = testFolder();
  other.git("clone", "-q", remote.path, ".");
  giveIdentity(other);
  folder.git("remote", "add", "origin", remote.path);
  await compact(other, "--push");
  await compact(folder, "--push");
  expect([folder.git("status", "--porcelain"), tip(folder)]).toEqual(["", remote.git("rev-parse", "main")]);
  expect(committed(folder)).toEqual(expect.arrayContaining([WEEK, MEMORY]));
});
