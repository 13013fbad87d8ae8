/** The format is found from rows alone. */
import { expect, it } from "vitest";
import { detectTool } from "../../src/transcript/detect.ts";
import { claude, codex, openclaw } from "./rows.ts";

it("finds each tool from its first row", () => {
  expect(detectTool([claude.user("hi")])).toBe("claude-code");
  expect(detectTool([{ type: "summary", summary: "A title", leafUuid: "u1" }])).toBe("claude-code");
  expect(detectTool([codex.meta()])).toBe("codex");
  expect(detectTool([openclaw.session()])).toBe("openclaw");
  expect(detectTool([openclaw.user("hi")])).toBe("openclaw");
});

it("looks on where a first row leaves it open", () => {
  expect(detectTool([{}, { type: "brand-new" }, { silly: "this" }, codex.userEvent("hi")])).toBe("codex");
});

it("finds none in what only looks like a session", () => {
  expect(
    detectTool([
      { type: "user", message: "hi" },
      { role: "user", content: "hi" },
      { type: "message", text: "hi" },
    ]),
  ).toBeUndefined();
});
