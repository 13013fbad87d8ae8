/** What of an OpenClaw or pi session is the conversation. */
import { describe, expect, it } from "vitest";
import type { Fields } from "../../../src/transcript/fields.ts";
import { eventsOf, openclaw, said, turnsOf } from "../rows.ts";

const read = (...rows: Fields[]) => said(turnsOf("openclaw", [openclaw.session(), ...rows]));
const text = (words: string): Fields => ({ type: "text", text: words });

describe("an OpenClaw session", () => {
  it("gives words, calls and results, and no thinking", () => {
    expect(
      read(
        openclaw.user("read the docs"),
        openclaw.assistant({ type: "thinking", thinking: "hm" }, text("Reading."), {
          type: "toolCall",
          id: "c1",
          name: "edit",
          arguments: { path: "/w/a.ts", oldText: "secret", newText: "other" },
        }),
        openclaw.result("c1", "edit", "changed 3 lines\nof a.ts", true),
        openclaw.row("message", {
          message: { role: "bashExecution", command: "npm test", output: "ok\n", exitCode: 1 },
        }),
      ),
    ).toEqual([
      "user: read the docs",
      "assistant: Reading.",
      "tool-call: edit a.ts",
      "tool-result: edit error, 2 lines",
      "system: ! npm",
      "tool-result: ! exit 1, 1 line",
    ]);
  });

  it("leaves out summaries, signals to the gateway and mirrored deliveries", () => {
    expect(
      read(
        openclaw.row("compaction", { summary: "We decided everything.", tokensBefore: 9 }),
        openclaw.row("branch_summary", { summary: "The other branch." }),
        openclaw.row("custom_message", { content: "injected by an extension" }),
        openclaw.assistant(text("HEARTBEAT_OK")),
        openclaw.assistant(text("Sent.")),
        openclaw.row("message", { message: { role: "assistant", model: "delivery-mirror", content: [text("Sent.")] } }),
      ),
    ).toEqual(["assistant: Sent."]);
  });

  it("tells the person's message from the context around it", () => {
    const metadata = 'Conversation info (untrusted metadata):\n```json\n{ "message_id": "7" }\n```\n\n';
    expect(
      read(
        openclaw.user("## Recent session\nuser: old words\nassistant: old answer"),
        openclaw.user("## Recent session\nuser: old words\n\n[Mon 2026-02-23 22:43 GMT+1] what about the cache?"),
        openclaw.user("[Tue 2026-02-24 08:01 GMT+1] two lines\nof words"),
        openclaw.user(`${metadata}check the backups`),
        openclaw.user("A new session was started via /new or /reset. Greet the user."),
        openclaw.user("[Tue 2026-02-24 09:00 UTC] Read HEARTBEAT.md if it exists. Follow it."),
        openclaw.user("<relevant-memories>\nlikes tea\n</relevant-memories>\n\nbrew some"),
      ),
    ).toEqual([
      "user: what about the cache?",
      "user: two lines\nof words",
      "user: check the backups",
      "user: brew some",
    ]);
  });

  it("keeps a list in brackets that the person typed", () => {
    expect(read(openclaw.user("[a, b] are the options\n[x] done"))).toEqual(["user: [a, b] are the options\n[x] done"]);
  });

  it("is a sub-agent's when the gateway opens it as one", () => {
    expect(
      read(
        openclaw.user("[Subagent Context] You are a subagent.\n\n[Subagent Task]: count files"),
        openclaw.assistant(text("4")),
      ),
    ).toEqual([
      "(sub-agent) system: [Subagent Context] You are a subagent.\n\n[Subagent Task]: count files",
      "(sub-agent) assistant: 4",
    ]);
  });

  it("is read without ids, as pi wrote before version 3, with a yes said twice kept", () => {
    const bare = (words: string): Fields => ({ type: "message", message: { role: "user", content: words } });
    expect(said(turnsOf("openclaw", [{ type: "session", id: "old" }, bare("yes"), bare("yes")]))).toEqual([
      "user: yes",
      "user: yes",
    ]);
    const session = { type: "session", id: "old", branchedFrom: "parent.jsonl", timestamp: "2025-11-20T23:33:50.805Z" };
    expect(eventsOf("openclaw", [session])).toMatchObject([{ session: { sessionId: "old" } }]);
  });
});
