/** Which addresses a fleet takes, and how a list of them is read. */
import { describe, expect, it } from "vitest";
import { checkedRemote, idOf, readList } from "../../src/fleet/registry.ts";

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

describe("a workspace", () => {
  const spelled = (remotes: readonly string[]): number => new Set(remotes.map((one) => idOf(checkedRemote(one)))).size;

  it.each([
    [
      ...["git@example.org:team/notes.git", "git@Example.ORG:/team/notes", "ssh://git@example.org/team/notes/"],
      ...[
        "ssh://git@EXAMPLE.org:22/~/team//notes.git/",
        "https://example.org/team/notes",
        "https://example.org:443/team/notes.git",
      ],
      ...["http://example.org/team/./notes", "git://example.org/team/notes", "ssh://example.org/team/notes"],
    ],
    ["ann@example.org:notes.git", "ssh://ann@example.org/~/notes"],
    ["ann@example.org:/srv/notes.git", "ssh://ann@example.org/srv/notes"],
    ["/srv/my notes.git", "file:///srv/my%20notes", "/srv//my notes/", "/srv/my notes/.git"],
    ["ssh://git@[::1]/notes", "ssh://git@[::1]:22/notes.git"],
  ])("is one in all spellings of %s", (...remotes) => expect(spelled(remotes)).toBe(1));

  it.each([
    [
      "git@example.org:team/notes.git",
      "git@example.org:team/Notes.git",
      "git@example.org:notes",
      "git@example.com:team/notes",
    ],
    ["ann@example.org:notes", "bob@example.org:notes", "ann@example.org:/notes", "git@example.org:notes"],
    ["https://example.org:3000/a/b", "https://example.org/a/b", "ssh://git@example.org:2222/a/b"],
    ["/srv/a", "/srv/b", "file:///srv/a.gits"],
  ])("is another where %s and others lie apart", (...remotes) => expect(spelled(remotes)).toBe(remotes.length));
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
