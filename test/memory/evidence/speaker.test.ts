import { describe, expect, it } from "vitest";
import { agreementTo, isQuestion, speakersOf, unlabelled } from "../../../src/memory/evidence/speaker.ts";
import { daily } from "../../support/daily.ts";

const speakers = (...lines: string[]) => speakersOf(daily("2026-04-08", lines));

describe("the speakers of a text", () => {
  it("are the log alone where nobody is marked, also where one label is a note about somebody", () => {
    expect(speakers("# Tuesday", "- User: prefers tea", "[x] done", "[Users] table", "- **User**: likes it")).toEqual(
      Array(5).fill("log"),
    );
  });

  it("follow the labels of a rendered conversation, over lines and headings, until the next", () => {
    expect(
      speakers("[User] first", "# second", "", "[Assistant] a", "[ToolCall] Bash", "[ToolResult] ok", "[System] s"),
    ).toEqual(["person", "person", "person", "assistant", "tool", "tool", "system"]);
    expect(speakers("[m00001][user] a", "more", "[m00002][assistant] b", "[m00003][tool-result] c")).toEqual([
      ...["person", "person", "assistant", "tool"],
    ]);
  });

  it("take who speaks to a sub-agent as its user for the agent that sent it", () => {
    expect(speakers("[User] do it", "[SubAgent] explorer", "[User] search", "[Assistant] found")).toEqual([
      ...["person", "system", "assistant", "assistant"],
    ]);
  });

  it("are those of the evidence in a captured daily log, and the log where it speaks itself", () => {
    expect(
      speakers(
        ...[
          "## Decisions",
          "- use X",
          "## Evidence",
          "- **User**, 14:02: yes",
          "  go on",
          "- **Assistant**, 14:03: ok",
        ],
        ...["## Other", "- note"],
      ),
    ).toEqual(["log", "log", "log", "person", "person", "assistant", "log", "log"]);
  });

  it("are told in its evidence without a time too, and in a sub-agent's log the user is an agent", () => {
    expect(
      speakers("# Codex session", "## Evidence", "- **User**: yes", "- **Tool**: ok", "# Other", "- **User**: x"),
    ).toEqual(["log", "log", "person", "tool", "log", "log"]);
    expect(
      speakers("---", "source: codex", "agent: explorer", "---", "## Evidence", "- **User**, 14:02: go").at(-1),
    ).toBe("assistant");
  });

  it("are heard in a conversation that was written down with names and colons", () => {
    expect(speakers("User: I use vim", "**Assistant:** Noted", "more", "## Later", "text")).toEqual([
      ...["person", "assistant", "assistant", "log", "log"],
    ]);
  });

  it("go on over headings in an exported session, up to its last turn", () => {
    const lines = [
      "# Session: 2026-04-08 05:22:44 UTC",
      "user: and?",
      "assistant: See:",
      "# Findings",
      "- one",
      "user: ok",
      "## Notes",
      "- mine",
    ];
    expect(speakers(...lines).slice(1)).toEqual([
      ...["person", "assistant", "assistant", "assistant", "person", "log", "log"],
    ]);
  });

  it("cannot be feigned inside a message: render moves such lines in by a space", () => {
    expect(speakers("[Assistant] he said", " [User] yes")).toEqual(["assistant", "assistant"]);
  });
});

describe("an agreement", () => {
  const agreement = (...lines: string[]): number | undefined => {
    const log = daily("2026-04-08", lines);
    return agreementTo(log, speakersOf(log), 0);
  };

  it("is the next turn of the person that begins with a yes", () => {
    for (const yes of [
      "Yes, do that",
      "Exactly.",
      "ok go ahead",
      "Perfect, this works",
      "好的",
      "はい、お願いします",
      "That's correct",
    ])
      expect(agreement("[Assistant] Use Redis?", `[User] ${yes}`), yes).toBe(1);
  });

  it("is none where the person turns down, asks back, takes back, says something else, or is silent", () => {
    for (const other of ["No.", "Yes, but not Redis", "Right? Why?", "What about tests", "Notes are here", "不对"])
      expect(agreement("[Assistant] Use Redis?", `[User] ${other}`), other).toBeUndefined();
    expect(agreement("[Assistant] Use Redis?")).toBeUndefined();
  });

  it("is to the last message before it, not to one before a tool's work", () => {
    expect(
      agreement("[Assistant] Redis?", "[ToolCall] Bash", "[Assistant] Tests pass.", "[User] great"),
    ).toBeUndefined();
    expect(agreement("[Assistant] Redis it is", "[ToolCall] Bash", "[ToolResult] ok", "[User] great")).toBe(3);
  });
});

it("a line without its label is what was said", () => {
  expect(["[User] a", "[m00001][user] b", "- **User**, 14:02: c", "User: d"].map(unlabelled)).toEqual([
    "a",
    "b",
    "c",
    "d",
  ]);
});

it("a question is asked in the first sentence", () => {
  expect(["Use X?", "Use X. Right?", "数据库用什么？"].map(isQuestion)).toEqual([true, false, true]);
});
