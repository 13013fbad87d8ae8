/**
 * A real git repository around a workspace, in which a user is in the middle of something of their own.
 * Before: test-folder. After: the git tests.
 */
import fs from "node:fs";
import { GIT_TEST_ENVIRONMENT, madeOnce, type TestFolder, testFolder } from "./test-folder.ts";

export const WRITTEN = {
  "memory/feedback_x.md": "x\n",
  "memory/MEMORY.md": "index\n",
  "memory/weekly/2026-W15.md": "week\n",
};
export const PATHS = Object.keys(WRITTEN);

const empty = madeOnce(() => {
  const folder = testFolder();
  folder.git("init", "-q", "-b", "main");
  giveIdentity(folder);
  return [folder];
});

/** A repository on `main` with a user and one commit. */
export function testRepository(files: Readonly<Record<string, string | Uint8Array>> = {}): TestFolder {
  const [folder] = empty() as [TestFolder];
  for (const [path, content] of Object.entries({ "logs/2026-04-06.md": "log\n", ...files }))
    folder.write(path, content);
  folder.git("add", "--all");
  folder.git("commit", "-q", "-m", "first");
  return folder;
}

/** As `git config` writes it, which would be two processes. */
export const giveIdentity = ({ at }: Pick<TestFolder, "at">): void =>
  fs.appendFileSync(at(".git/config"), "[user]\n\tname = A User\n\temail = user@example.com\n");

/** A repository whose user has staged, unstaged, half-staged, deleted, untracked and stashed work; lithify has written. */
export function busyRepository(): TestFolder {
  const mine = ["staged.txt", "unstaged.txt", "half.txt", "removed.txt", "stashed.txt"];
  const folder = testRepository(Object.fromEntries(mine.map((name) => [name, "1\n"])));
  folder.write("stashed.txt", "2\n");
  folder.git("stash", "-q");
  folder.write("staged.txt", "2\n");
  folder.write("half.txt", "2\n");
  folder.write("new and staged.txt", "1\n");
  folder.git("add", "staged.txt", "half.txt", "new and staged.txt");
  folder.git("rm", "-q", "removed.txt");
  folder.write("half.txt", "3\n");
  folder.write("unstaged.txt", "2\n");
  folder.write("untracked.txt", "1\n");
  writeMemories(folder);
  return folder;
}

export function writeMemories(folder: TestFolder, files: Readonly<Record<string, string>> = WRITTEN): void {
  for (const [path, text] of Object.entries(files)) folder.write(path, text);
}

/** All that must be the same before and after: what git shows of other paths, what is staged of them, and the stash. */
export function othersState(folder: TestFolder): unknown {
  const isOther = (line: string) => line !== "" && !line.slice(3).startsWith("memory/") && !line.includes("\tmemory/");
  return {
    status: folder.git("status", "--porcelain", "--untracked-files=all").split("\n").filter(isOther),
    staged: folder.git("ls-files", "--stage").split("\n").filter(isOther),
    stash: folder.git("stash", "list", "--format=%H"),
    branches: folder.git("for-each-ref", "--format=%(refname)").split("\n"),
  };
}

/** What git shows of lithify's paths, `["?? memory/a.md"]`; empty when all is committed. */
export function oursStatus(folder: TestFolder): string[] {
  const status = folder.git("status", "--porcelain", "--untracked-files=all").split("\n");
  return status.filter((line) => line.slice(3).startsWith("memory/"));
}

/** The paths that the commit at the tip touches, `["A memory/a.md"]`. */
export function touchedByTip(folder: TestFolder): string[] {
  const shown = folder.git("show", "--no-renames", "--format=", "--name-status", "HEAD");
  return shown
    .split("\n")
    .filter(Boolean)
    .map((line) => line.replace("\t", " "));
}

/** The environment in which lithify runs in these tests. */
export function environmentOf(folder: TestFolder): Record<string, string | undefined> {
  return { PATH: process.env.PATH, HOME: folder.path, ...GIT_TEST_ENVIRONMENT };
}
