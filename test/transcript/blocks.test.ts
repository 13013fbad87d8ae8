import { describe, expect, it } from "vitest";
import { withoutBlocks, withoutReasoning } from "../../src/transcript/blocks.ts";
import { turnMaker } from "../../src/transcript/turns.ts";

describe("what a tool adds to a message", () => {
  it("goes where its block begins a line or ends one, and stays inside a sentence", () => {
    const words = (text: string): string => withoutBlocks(text, ["system-reminder"]).trim();
    expect(words("Build the report <system-reminder>be brief</system-reminder>")).toBe("Build the report");
    expect(words("Build it <system-reminder>a\nb</system-reminder>\nand test it")).toBe("Build it \nand test it");
    for (const kept of [
      "why is there a <system-reminder> in my logs? I saw </system-reminder> too",
      "is `<system-reminder>x</system-reminder>` ours?",
    ])
      expect(words(kept)).toBe(kept);
  });
});

describe("what a model thought", () => {
  const said = (text: string): string => withoutReasoning(text).trim();

  it("is no part of what it said, however it is marked", () => {
    for (const tag of ["think", "thinking", "thought", "reasoning", "antml:thinking"])
      expect(said(`<${tag}>\nthe user is wrong\n</${tag}>\n\nDone.`), tag).toBe("Done.");
    expect(said("<think>a</think>Done.")).toBe("Done.");
    expect(said("I look. <thinking>hm</thinking>")).toBe("I look.");
    expect(said("<think>a</think>One.\n<think>b</think>\nTwo.")).toBe("One.\n\nTwo.");
    // Some templates send only the end, and a cut-off answer only the beginning.
    expect(said("the user wants SQS\n</think>\n\nSQS it is.")).toBe("SQS it is.");
    expect(said("<think>\nfirst I would")).toBe("");
    expect(said("<think>\n```\ncode\n```\n</think>\nDone.")).toBe("Done.");
  });

  it("stays where the talk is about such tags", () => {
    for (const kept of [
      "The model emits `<think>` and then `</think>`.",
      "Strip them so:\n```xml\n<think>\nx\n</think>\n```\nThat is all.",
      "A <thinking> tag opens it, </thinking> ends it, and so on.",
    ])
      expect(said(kept)).toBe(kept);
  });

  it("makes no turn of an assistant, whichever tool wrote it down, and stays in a person's words", () => {
    const turn = (role: "assistant" | "user", text: string) =>
      turnMaker()({
        ...{ id: "a", sessionId: "s", role, text, time: undefined },
        row: { line: 1, value: {} },
      }).map((event) => (event.kind === "turn" ? event.turn.text : event.kind));
    expect(turn("assistant", "<think>no</think>Yes.")).toEqual(["Yes."]);
    expect(turn("assistant", "<thinking>no</thinking>")).toEqual([]);
    expect(turn("user", "<think>no</think>Yes.")).toEqual(["<think>no</think>Yes."]);
  });
});
