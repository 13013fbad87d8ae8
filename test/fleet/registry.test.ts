/** Which addresses a fleet takes, and how a list of them is read. */
import { describe, expect, it } from "vitest";
import { checkedRemote, readList } from "../../src/fleet/registry.ts";

describe("a remote", () => {
  it.each([
    "https://example.org/team/notes.git",
    "ssh://git@example.org:2222/team/notes",
    "git@example.org:team/notes.git",
    "file:///srv/git/notes.git",
    "/srv/git/notes.git",
  ])("may be %s", (remote) => expect(checkedRemote(` ${remote}/ `)).toBe(remote));

  it.each([
    "https://me:hunter2@example.org/x",
    "https://hunter2@example.org/x",
    "ssh://git:hunter2@example.org/x",
    "ext::sh -c true",
    "--upload-pack=true",
    "https://-x",
    "notes",
    "",
    "/a\u0000b",
  ])("may not be %j, and no secret of it is told", (remote) => {
    expect(() => checkedRemote(remote)).toThrow(expect.objectContaining({ code: "BAD_REMOTE" }));
    expect(() => checkedRemote(remote)).not.toThrow(/hunter2/);
  });
});

describe("a list of remotes", () => {
  const otherwise = { group: "", key: "default" };

  it("names group and key where it wants others", () => {
    expect(readList("# ours\n\n/a\n/b  sales\n/c sales second # the third\n", otherwise)).toEqual([
      { remote: "/a", group: "", key: "default" },
      { remote: "/b", group: "sales", key: "default" },
      { remote: "/c", group: "sales", key: "second" },
    ]);
  });

  it("is refused whole for one bad line", () => {
    expect(() => readList("/a\n/b c d e\n", otherwise)).toThrow("line 2");
    expect(() => readList("/a\nnotes\n", otherwise)).toThrow('"notes"');
  });
});
