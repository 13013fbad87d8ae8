/**
 * Why a commit waits: every reason has a name for scripts and a sentence for people. Files are written all the same.
 */

const POSTPONED_REASONS = {
  "no-git": "git is not installed, or not on the PATH",
  "no-repository": "this workspace is in no git repository; make one with `git init`, or set `git: off`",
  "broken-repository": "git finds no repository in what stands here, which may lack its HEAD: mend it, or move it away",
  "untrusted-repository": "git does not trust this repository, since another user owns it; see git's safe.directory",
  "special-file": "a pipe or a device stands where git expects a file: remove it",
  "led-away": "git would write elsewhere than in this repository, as an unpacked archive may want it to",
  "bare-repository": "the repository has no work tree here",
  merge: "a merge is under way",
  rebase: "a rebase is under way",
  "cherry-pick": "a cherry-pick is under way",
  revert: "a revert is under way",
  bisect: "a bisect is under way",
  "detached-head": "HEAD is detached: check out a branch",
  "other-branch": "another branch than that of `commitOn` is checked out",
  "index-locked": "another git command holds the index (index.lock)",
  "commit-open": "a `git commit` is open here, in an editor or a hook, and would fail if the branch moved",
  "unmerged-paths": "files of lithify have conflicts that are not resolved",
  "memory-ignored": "git ignores the memory folder",
  encoded: "git would not store it as UTF-8: put `* !working-tree-encoding` into a .gitattributes beside it",
  "no-identity": "git does not know who commits: set user.name and user.email",
  signing: "the commit could not be signed without asking",
  timeout: "git, or a filter or signing program it runs, did not end in time",
  "no-answer": "the remote did not answer in time",
  "branch-moved": "the branch moved meanwhile",
  "git-failed": "git failed",
} as const satisfies Record<string, string>;

export type PostponedReason = keyof typeof POSTPONED_REASONS;

/** Thrown inside store/git*, never out of commitPaths: the commit waits, and this is why. */
export class Postponed extends Error {
  readonly reason: PostponedReason;
  constructor(reason: PostponedReason, detail = "", cause?: unknown) {
    super(POSTPONED_REASONS[reason] + (detail === "" ? "" : `: ${detail}`), { cause });
    this.name = "Postponed";
    this.reason = reason;
  }
}
