import { describe, expect, it } from "vitest";
import type { Message } from "../../src/profile/activity/activity.ts";
import { activityTool, readActivity } from "../../src/profile/activity/activity.ts";
import { withMessages } from "../../src/profile/activity/evidence.ts";
import { routeAll } from "../../src/profile/activity/routing.ts";
import { readPrompt } from "../../src/prompt/prompt-files.ts";
import { recordRequest } from "../../src/prompt/request.ts";
import type { Role } from "../../src/transcript/transcript.ts";
import { daily } from "../support/daily.ts";

const prompt = readPrompt("activity", "");
const [, talk = "", answer = ""] =
  /# A worked example[\s\S]*?```\n([\s\S]*?)\n```[\s\S]*?```json\n([\s\S]*?)\n```/.exec(prompt.system) ?? [];
const ROLES: Record<string, Role> = {
  User: "user",
  Assistant: "assistant",
  ToolCall: "tool-call",
  ToolResult: "tool-result",
};
const messages = talk.split("\n").map((line, i): Message => {
  const [, label = "", text = ""] = /^\| \[(\w+)\] (.*)$/.exec(line) ?? [];
  return { number: i + 1, role: ROLES[label]!, text };
});

describe("the activity prompt's worked example", () => {
  it("parses with its own schema, and its conversation carries every record", () => {
    const { records, rejected, heard } = readActivity({ text: answer });
    expect([rejected, heard]).toEqual([[], true]);
    const carried = withMessages(records, messages, []);
    expect(carried.rejected).toEqual([]);
    expect(carried.records.map(({ kind, messages: by }) => [kind, by])).toEqual([
      ["decision", [5, 6]],
      ["attempt", [9]],
      ["request", [1]],
    ]);
  });

  it("holds nothing that noise or routing would drop", () => {
    expect(routeAll(readActivity({ text: answer }).records).map(({ to }) => to)).toEqual(["keep", "keep", "keep"]);
  });

  it("shows an empty answer that is heard as one", () => {
    const empty = /```json\n(\{ "decisions": \[\].*)\n```/.exec(prompt.system)?.[1] ?? "";
    expect(readActivity({ text: empty })).toEqual({ records: [], rejected: [], heard: true });
  });
});

describe("the activity prompt", () => {
  const log = daily("2031-02-04", ["[User] the gauge import is slow", "[Assistant] {{language}}"]);
  const asked = { prompt, logs: [log], known: [], maxOutputTokens: 1_000 };

  it("names the tool and how to answer without it", () => {
    expect(prompt.system).toContain(`Call the tool \`${activityTool.name}\` once`);
    expect(prompt.system).toContain("one JSON object of the same form");
    expect(recordRequest("activity", activityTool, { ...asked, language: "source" })).toMatchObject({
      task: "activity",
      temperature: 0.1,
      tool: { name: "write_extracted" },
    });
  });

  it("asks for the memory language and leaves no placeholder but what a log itself says", () => {
    for (const language of ["source", "ja"]) {
      const { system, user } = recordRequest("activity", activityTool, { ...asked, language });
      expect(system).not.toMatch(/\{\{/);
      expect(user.match(/\{\{\w+\}\}/g)).toEqual(["{{language}}"]);
      expect(user).toContain("| [User] the gauge import is slow");
      expect(user.includes('language "ja"')).toBe(language === "ja");
    }
    expect(recordRequest("activity", activityTool, { ...asked, language: "ja" }).user).toContain(
      "identifiers, paths, commands",
    );
  });
});
