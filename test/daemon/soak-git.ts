/**
 * The repository of the soak: a person in the middle of something of their own, and what must hold of it all the same.
 * Before: soak.test.ts. After: real git in the soak's folder.
 */
import { expect } from "vitest";
import type { TestFolder } from "../support/test-folder.ts";
import { giveIdentity } from "../support/test-repository.ts";

export interface Repository {
  /** What may befall it at a step; each lasts until `mend`. */
  readonly events: Readonly<Record<string, () => void>>;
  readonly mend: () => void;
  readonly check: (where: string) => void;
  readonly commits: () => number;
}

export function repositoryIn(folder: TestFolder): Repository {
  folder.git("init", "-q", "-b", "main");
  giveIdentity(folder);
  folder.write("README.md", "a user's\n");
  folder.git("add", "README.md");
  folder.git("commit", "-q", "-m", "first");
  const staged: string[] = [];
  let mendings: (() => void)[] = [];
  const until = (mending: () => void): void => void mendings.push(mending);
  /** A run that is killed amid a commit leaves its lock for the next run to remove; a person does as git advises. */
  const unlocked = (act: () => void) => (): void => {
    folder.remove(".git/index.lock");
    act();
  };
  return {
    events: {
      gitLocked: () => {
        folder.write(".git/index.lock", "");
        until(() => folder.remove(".git/index.lock"));
      },
      gitDetached: unlocked(() => {
        folder.git("checkout", "-q", "--detach");
        until(() => folder.git("checkout", "-q", "main"));
      }),
      gitOtherBranch: unlocked(() => {
        folder.git("checkout", "-q", "-B", "topic");
        until(() => folder.git("checkout", "-q", "main"));
      }),
      gitMerging: () => {
        folder.write(".git/MERGE_HEAD", `${folder.git("rev-parse", "HEAD")}\n`);
        until(() => folder.remove(".git/MERGE_HEAD"));
      },
      gitNobody: () => {
        folder.git("config", "user.useConfigOnly", "true");
        folder.git("config", "--unset", "user.email");
        until(() => giveIdentity(folder));
      },
      gitStaged: unlocked(() => {
        const name = `staged-${staged.length}.txt`;
        folder.write(name, "a user's\n");
        folder.git("add", name);
        staged.push(name);
      }),
    },
    mend: () => {
      for (const mending of mendings) unlocked(mending)();
      mendings = [];
    },
    check: (where) => {
      expect(folder.git("diff", "--cached", "--name-only").split("\n").filter(Boolean), where).toEqual(
        [...staged].sort(),
      );
      const touched = folder.git("log", "main", "--format=", "--name-only", "--grep=^chore(memory)").split("\n");
      expect(
        touched.filter((path) => path !== "" && !path.startsWith("memory/")),
        where,
      ).toEqual([]);
    },
    commits: () => Number(folder.git("rev-list", "--count", "main")) - 1,
  };
}
