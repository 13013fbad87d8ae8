import { describe, expect, it } from "vitest";
import { type Seen, whyNotHere } from "../../src/daemon/branch.ts";

const seen = (over: Partial<Seen>): Seen => ({
  ...{ headFile: "/w/.git/HEAD", head: "ref: refs/heads/main\n", branch: "main", mayCommit: true },
  ...{ holdsMemory: true, heldBy: null, onDisk: true },
  ...over,
});

describe("the daemon, and what is checked out", () => {
  it.each<[string, string | null | undefined, Seen | undefined]>([
    ["without a repository", undefined, undefined],
    ["on its branch", "main", seen({})],
    ["on its branch, before anything was committed", "main", seen({ holdsMemory: false, onDisk: false })],
    ["on its branch, of which commits wait", "topic", seen({ branch: "topic", mayCommit: false })],
    [
      "on its branch, where it can commit what others have",
      "main",
      seen({ holdsMemory: false, heldBy: "topic", onDisk: false }),
    ],
    ["on another that has the folder and takes its commits", "main", seen({ branch: "topic", heldBy: "main" })],
    [
      "anywhere, where git tracks the folder nowhere",
      "main",
      seen({ branch: "topic", holdsMemory: false, mayCommit: false }),
    ],
    ["on the first branch after a detached start", null, seen({ mayCommit: false })],
    [
      "on its branch whose folder git does not track yet",
      "topic",
      seen({ branch: "topic", holdsMemory: false, heldBy: "main", mayCommit: false }),
    ],
  ])("works %s", (_, startedOn, here) => expect(whyNotHere(startedOn, here)).toBeUndefined());

  it.each<[string, string | null | undefined, Seen, RegExp]>([
    [
      "one without the folder",
      "main",
      seen({ branch: "topic", holdsMemory: false, heldBy: "main", onDisk: false }),
      /^topic is checked out, which has no memory folder, as main has; it was started on main/,
    ],
    [
      "one without the folder, though it may commit there",
      "main",
      seen({ branch: "topic", holdsMemory: false, heldBy: "main" }),
      /no memory folder/,
    ],
    [
      "one that its commits do not belong on",
      "main",
      seen({ branch: "topic", mayCommit: false, heldBy: "main" }),
      /commits belong elsewhere/,
    ],
    [
      "no branch",
      "main",
      seen({ branch: null, mayCommit: false, heldBy: "main" }),
      /^HEAD is detached; it was started on main/,
    ],
    [
      "its own from the start, where files would bar the way back",
      "topic",
      seen({ branch: "topic", holdsMemory: false, heldBy: "main", mayCommit: false, onDisk: false }),
      /bar the way back; it goes on when main is checked out/,
    ],
  ])("waits on %s", (_, startedOn, here, why) => expect(whyNotHere(startedOn, here)).toMatch(why));
});
