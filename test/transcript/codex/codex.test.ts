/** What of a Codex rollout is the conversation: each message once, whichever of the two streams has it. */
import { describe, expect, it } from "vitest";
import type { Fields } from "../../../src/transcript/fields.ts";
import { codex, eventsOf, said, turnsOf } from "../rows.ts";

const read = (...rows: Fields[]) => said(turnsOf("codex", rows));

const ENVIRONMENT = "<environment_context>\n  <cwd>/w</cwd>\n</environment_context>";

describe("the two streams of a Codex rollout", () => {
  it("give each message once, in its order", () => {
    expect(
      read(
        codex.meta(),
        codex.userItem("# AGENTS.md instructions for /w\n<INSTRUCTIONS>…</INSTRUCTIONS>", ENVIRONMENT),
        codex.userItem("fix it"),
        codex.userEvent("fix it"),
        codex.agentEvent("Looking."),
        codex.agentItem("Looking."),
        codex.agentItem("Done."),
        codex.agentEvent("Done."),
      ),
    ).toEqual(["user: fix it", "assistant: Looking.", "assistant: Done."]);
  });

  it("are both read where each has what the other lacks", () => {
    expect(
      read(
        codex.meta(),
        codex.userEvent("fix it"),
        codex.agentItem("Done."),
        codex.userEvent("again"),
        codex.agentItem("Done."),
      ),
    ).toEqual(["user: fix it", "assistant: Done.", "user: again", "assistant: Done."]);
  });

  it("are the history alone in a version without events", () => {
    const bare: Fields = {
      timestamp: "2024-01-01T10:00:01Z",
      type: "response_item",
      payload: { role: "user", content: [{ type: "input_text", text: "run it" }] },
    };
    expect(read(codex.meta(), codex.userItem(ENVIRONMENT), bare)).toEqual(["user: run it"]);
  });

  it("keep words that were said twice", () => {
    const yes = [codex.userItem("yes"), codex.userEvent("yes"), codex.agentEvent("ok"), codex.agentItem("ok")];
    const again = [codex.userItem("yes"), codex.userEvent("yes"), codex.agentEvent("ok"), codex.agentItem("ok")];
    expect(read(codex.meta(), ...yes, ...again)).toEqual(["user: yes", "assistant: ok", "user: yes", "assistant: ok"]);
  });

  it("take context of an unknown shape for context, and say so", () => {
    const rows = [
      codex.meta(),
      codex.userItem("<brand_new_context>x</brand_new_context>"),
      codex.userItem("go"),
      codex.userEvent("go"),
    ];
    expect(read(...rows)).toEqual(["user: go"]);
    expect(eventsOf("codex", rows)).toContainEqual({ kind: "notice", code: "UNPAIRED_USER", line: 2 });
  });

  it("let a message of unknown shape wait at the end of a file for its event", () => {
    const rows = [codex.meta(), codex.userEvent("go"), codex.agentEvent("ok"), codex.userItem("<brand_new_context>x")];
    expect(read(...rows)).toEqual(["user: go", "assistant: ok"]);
  });

  it("keep what the assistant says twice in one stream", () => {
    expect(read(codex.meta(), codex.agentEvent("ok"), codex.agentEvent("ok"))).toEqual([
      "assistant: ok",
      "assistant: ok",
    ]);
  });

  it("give the same turn whether or not the file ended between the two", () => {
    const rows = [
      codex.meta(),
      codex.userItem("go"),
      codex.userEvent("go"),
      codex.agentEvent("ok"),
      codex.agentItem("ok"),
    ];
    const whole = turnsOf("codex", rows);
    expect(turnsOf("codex", rows.slice(0, 2))).toEqual(whole.slice(0, 1));
    expect(turnsOf("codex", rows.slice(0, 4))).toEqual(whole);
  });
});

describe("what Codex adds", () => {
  it("is left out: developer messages, reasoning, summaries, a compaction's history", () => {
    expect(
      read(
        codex.meta({ base_instructions: { text: "You are Codex" } }),
        codex.item({
          type: "message",
          role: "developer",
          content: [{ type: "input_text", text: "<permissions instructions>" }],
        }),
        codex.event("agent_reasoning", { text: "**Thinking**" }),
        codex.item({ type: "reasoning", summary: [{ type: "summary_text", text: "**Thinking**" }] }),
        codex.compacted("Another language model started to solve this problem"),
        codex.event("task_complete", { last_agent_message: "Done." }),
        codex.event("token_count", { info: null }),
      ),
    ).toEqual([]);
  });

  it("leaves the request that an editor wraps in context", () => {
    const wrapped = "# Files mentioned by the user:\n\n## a.vtt: /d/a.vtt\n\n## My request for Codex:\nsummarise it\n";
    expect(
      read(codex.meta(), codex.userEvent(wrapped), codex.userEvent("# Context from my IDE setup:\n## Open tabs: a.ts")),
    ).toEqual(["user: summarise it"]);
  });

  it("is a sub-agent's rollout when its source says so", () => {
    const rows = [
      codex.meta({ source: { subagent: "review" } }),
      codex.userEvent("Review the changes"),
      codex.agentEvent("Fine."),
    ];
    expect(read(...rows)).toEqual(["(review) system: Review the changes", "(review) assistant: Fine."]);
    const spawned = codex.meta({ source: { subagent: { thread_spawn: { agent_role: "explorer" } } } });
    expect(read(spawned, codex.agentEvent("Found."))).toEqual(["(explorer) assistant: Found."]);
  });

  it("is one session, its own, in a fork that carries its parent's head", () => {
    const heads = eventsOf("codex", [
      codex.meta({ id: "child", forked_from_id: "parent" }),
      codex.meta({ id: "parent" }),
    ]);
    expect(heads).toMatchObject([{ kind: "session", session: { sessionId: "child" } }]);
  });
});

describe("tool calls in a Codex rollout", () => {
  const call = (name: string, given: unknown, id = "k1") =>
    codex.item({ type: "function_call", name, arguments: given, call_id: id });
  const output = (given: unknown, id = "k1") =>
    codex.item({ type: "function_call_output", call_id: id, output: given });

  it("are read with arguments as JSON text or as an object", () => {
    expect(
      read(call("exec_command", '{"cmd":"rg --files"}'), call("shell", { command: ["bash", "-lc", "ls -l"] }, "k2")),
    ).toEqual(["tool-call: exec_command rg", "tool-call: shell ls"]);
  });

  it("name the files of a patch and none of its lines", () => {
    const patch =
      "*** Begin Patch\n*** Update File: src/a.ts\n+const secret = 1;\n*** Add File: b.md\n+text\n*** End Patch";
    expect(
      read(
        call("apply_patch", { patch }),
        codex.item({ type: "custom_tool_call", name: "apply_patch", input: patch, call_id: "k2" }),
      ),
    ).toEqual(["tool-call: apply_patch src/a.ts, b.md", "tool-call: apply_patch src/a.ts, b.md"]);
  });

  it("end with how they ended and how much came back", () => {
    expect(
      read(
        call("exec_command", '{"cmd":"make"}'),
        output(
          "Chunk ID: 1\nWall time: 1\nProcess exited with code 2\nOriginal token count: 9\nOutput:\nerror: a\nerror: b\n",
        ),
        call("apply_patch", "{}", "k2"),
        output('{"output":"Success\\n","metadata":{"exit_code":0}}', "k2"),
        call("exec_command", '{"cmd":"sleep"}', "k3"),
        output("Chunk ID: 2\nWall time: 1\nProcess running with session ID 7\nOutput:\n", "k3"),
      ).filter((line) => line.startsWith("tool-result")),
    ).toEqual([
      "tool-result: exec_command exit 2, 2 lines",
      "tool-result: apply_patch ok, 1 line",
      "tool-result: exec_command running, no output",
    ]);
  });

  it("are two calls when a file gives both the same id", () => {
    expect(read(call("shell_command", undefined), call("apply_patch", undefined))).toEqual([
      "tool-call: shell_command",
      "tool-call: apply_patch",
    ]);
  });

  it("carry the person's answers to questions", () => {
    const questions = { questions: [{ question: "Which?", options: [{ label: "A" }] }] };
    const answers = '{"answers":{"q":{"answers":["A","but only for tests"]}}}';
    expect(read(call("request_user_input", questions), output(answers))).toEqual([
      "tool-call: request_user_input",
      "assistant: Which? (A)",
      "tool-result: request_user_input ok, 1 line",
      "user: A\nbut only for tests",
    ]);
  });
});
