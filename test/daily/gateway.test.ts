/** What of a session that OpenClaw exported into the logs somebody said. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSignal, withoutEnvelope, withoutGatewayWords } from "../../src/daily/gateway.ts";
import { cpuMs } from "../support/cpu-time.ts";

const HEAD = [
  "# Session: 2026-04-08 05:22:44 UTC",
  "",
  "- **Session Key**: agent:main:main",
  "- **Source**: telegram",
  "",
];
const METADATA = ["Conversation info (untrusted metadata):", "```json", '{ "sender": "Ann" }', "```", ""];

/** What is left of the lines under an export's head, without the empty ones. */
const left = (...lines: string[]): string[] =>
  withoutGatewayWords([...HEAD, ...lines])
    .slice(HEAD.length)
    .filter((line) => line !== "");

describe("an exported session", () => {
  it.each([
    [
      [
        "user: A new session was started via /new or /reset. Greet the person.",
        "Current time: noon",
        "assistant: Hello.",
      ],
      ["assistant: Hello."],
    ],
    [["user: Read HEARTBEAT.md if it exists.", "assistant: HEARTBEAT_OK", "user: stop it"], ["user: stop it"]],
    [
      [
        "assistant: ✅ **HEARTBEAT_OK** — all watched.",
        "assistant: HEARTBEAT_OK means that nothing is due, and we keep that word.",
      ],
      ["assistant: HEARTBEAT_OK means that nothing is due, and we keep that word."],
    ],
    [
      [
        "assistant: ✅ New session started · model: a/b-1",
        "user: stop it",
        "assistant: New session started for the choir.",
      ],
      ["user: stop it", "assistant: New session started for the choir."],
    ],
    [
      ["assistant: ✅ New session started · model: a/b-1", "The pier is painted.", "user: good"],
      ["assistant: ✅ New session started · model: a/b-1", "The pier is painted.", "user: good"],
    ],
    [
      [`user: ${METADATA[0]}`, ...METADATA.slice(1), "we ship on Mondays"],
      ["user: ", "we ship on Mondays"],
    ],
    [
      ["user: Chat history (untrusted, for context):", "```json", "[]", "```", "go on"],
      ["user: ", "go on"],
    ],
    [
      ["user: [Queued messages while agent was busy]", "", "---", "Queued #1", "first", "---", "Queued #2", "second"],
      ["user: ", "first", "second"],
    ],
    [
      [
        "user: System: [2026-04-08 10:00:01 UTC] Exec completed (oak, code 0) :: 12 files",
        "and more of it",
        "",
        "what came out?",
      ],
      ["user: ", "what came out?"],
    ],
    [
      [
        "user: [Wed 2026-04-08 16:48 UTC] OpenClaw runtime context (internal):",
        "",
        "Result",
        "# a title in it",
        "more",
        "assistant: Done.",
      ],
      ["assistant: Done."],
    ],
  ])("keeps what was said, and by whom: %j", (lines, said) => {
    expect(left(...lines)).toEqual(said);
  });

  it("keeps what a job reports, as the system's word", () => {
    expect(
      left(
        "user: System: [2026-04-08 10:00:01 UTC] Cron: 3 invoices are overdue",
        "",
        "Read HEARTBEAT.md if it exists",
      ),
    ).toEqual(["System: [2026-04-08 10:00:01 UTC] Cron: 3 invoices are overdue"]);
  });

  it("does not take a note under a heading behind the last message for the gateway's", () => {
    const note = ["## Afterwards", "- Decision: heartbeats are off."];
    expect(left("assistant: Bye.", "user: Read HEARTBEAT.md if it exists", ...note)).toEqual([
      "assistant: Bye.",
      ...note,
    ]);
  });

  it("is told by its head: a person who writes about the gateway is heard", () => {
    const lines = [
      "user: Read HEARTBEAT.md if it exists, I told it",
      "System: [a] is a list",
      "assistant: HEARTBEAT_OK",
    ];
    expect(withoutGatewayWords(lines)).toBe(lines);
  });

  it.each([
    ["in a fence", ["```", ...HEAD, "user: Read HEARTBEAT.md if it exists", "assistant: HEARTBEAT_OK", "```"]],
    ["without a clock", ["# Session: 2026-04-13 with the client", HEAD[2]!, "user: [message_id: 7]"]],
    ["without keys", ["# Session: 2026-04-13 05:22:44 UTC", "", "## Notes", "user: [message_id: 7]"]],
  ])("is none where its head stands %s", (_, lines) => {
    expect(withoutGatewayWords(lines)).toEqual(lines);
  });

  it("loses the keys of its head, not a line elsewhere that looks like one", () => {
    const key = "- **Session Key**: the hardware key of Anna";
    const lines = [key, ...HEAD, "assistant: Noted:", key];
    expect(withoutGatewayWords(lines)).toEqual([key, HEAD[0], "", "", ...HEAD.slice(3), "assistant: Noted:", key]);
  });

  it.each([
    ["a label within a fence is code", ["assistant: So:", "```yaml", "user: [message_id: 7]", "```", "user: ok"]],
    ["a fence may open behind a label", ["user: ```yaml", "user: [message_id: 7]", "```", "assistant: ok"]],
    [
      "a prompt in the midst of a person's words is quoted",
      ["user: Please stop this message:", "Pre-compaction memory flush now", "Decision: no flush", "assistant: ok"],
    ],
  ])("loses no line where %s", (_, lines) => {
    expect(left(...lines)).toEqual(lines);
  });

  it("hears a turn behind a fence that nobody closes", () => {
    expect(left("assistant: ```sh", "ls", "user: [message_id: 7]", "assistant: ok")).toEqual([
      ...["assistant: ", "ls", "assistant: ok"],
    ]);
  });

  it.each([
    ["[Discord Guild #build channel id:77 +1m Mon 2026-04-06 18:14 UTC] ", "Ann K (ann_7): ", "Decision: we ship."],
    ["[WhatsApp 49170@g.us 2026-04-06 18:14 GMT+2] ", "Mila 🌵: ", "Entscheidung: wir liefern freitags."],
    ["[Telegram Отдел id:-1007 2026-04-06T18:14Z] ", "иван: ", "Решение: храним в Postgres."],
    ["[Slack #ops Mon 2026-04-06 18:14 UTC] ", "健太: ", "決定: make を使う"],
    ["[Telegram Ann id:7 2026-04-06T18:14Z] ", "", "Postgres: we keep it"],
  ])("hears a message of a group without its sender's name: %s%s", (came, sender, said) => {
    expect(left(`user: ${came}${sender}${said}`, "assistant: ok")).toEqual([`user: ${came}${said}`, "assistant: ok"]);
    expect(withoutEnvelope(came + sender + said)).toBe(said);
  });

  it("loses what a message answers to: another said it", () => {
    const reply = ["[Replying to Bot id:12]", "Entscheidung: wir nehmen Redis.", "[/Replying]"];
    expect(left(`user: ${reply[0]}`, ...reply.slice(1), "nein", ...reply, "doch", "assistant: gut")).toEqual([
      ...["user: ", "nein", "doch", "assistant: gut"],
    ]);
    const open = ["user: [Replying to Bot id:12]", "so it says", "assistant: ok"];
    expect(left(...open)).toEqual(open);
  });

  it("loses it as often as one message answers", () => {
    const replies = Array.from({ length: 20_000 }, () => ["[Replying to Bot id:12]", "ja", "[/Replying]"]).flat();
    expect(left("user: so", ...replies, "nein", "assistant: gut")).toEqual(["user: so", "nein", "assistant: gut"]);
  });

  it.each([
    [
      "as the machine's next turn has one of its own",
      ["assistant: So:", "~~~", "createuser mila", "user: Regel: nie am Montag"],
      ["assistant: Gut:", "~~~", "ls", "~~~", "user: ok"],
    ],
    [
      "as the person's next turn has one of its own",
      ["assistant: ```py", "print(1)", "user: Решение: храним в Postgres", "assistant: Ясно."],
      ["user: see", "```", "psql", "```", "Règle : jamais le vendredi"],
    ],
    [
      "of the person, before the machine's",
      ["user: It fails:", "```", "E404"],
      ["assistant: Run:", "```", "make", "```", "決定: make を使う", "user: why?"],
    ],
    [
      "nor two that cut messages left open with a turn between",
      [
        "assistant: Run:",
        "```",
        "make all",
        "user: Entscheidung: wir bleiben bei Redis.",
        "assistant: Ok:",
        "```",
        "ls",
      ],
      ["user: danke"],
    ],
    [
      "nor two in turns side by side",
      ["user: It fails:", "```", "E404", "assistant: Le serveur est en panne, voici :", "```", "curl"],
      ["user: merci"],
    ],
  ])("has no fence that a cut message left open, %s", (_, cut, whole) => {
    const unfenced = cut.map((line) => line.replace(/(?:```|~~~).*/, "")).filter((line) => line !== "");
    expect(left(...cut, ...whole)).toEqual([...unfenced, ...whole]);
  });

  it.each([
    ["a talk that was pasted", ["user: see", "```", "user: we take Redis then", "assistant: fine", "```", "so?"]],
    [
      "the same behind a line of its own",
      ["user: see", "```", "Chat", "user: we take Redis then", "```", "assistant: ok"],
    ],
    ["a key", ["assistant: Compose:", "```", "image: x", "user: root", "```", "It runs as root."]],
  ])("keeps the fence around %s", (_, lines) => {
    expect(left(...lines)).toEqual(lines);
  });

  it.each([
    [
      "is over with its line where a model failed",
      ["user: Continue where you left off. The previous model attempt failed or timed out.", "and use oak"],
      ["user: ", "and use oak"],
    ],
    [
      "leaves what stands behind the last one",
      ["user: Read HEARTBEAT.md if it exists", "Current time: noon", "", "[message_id: 7]", "", "- Decision: oak"],
      ["user: ", "- Decision: oak"],
    ],
    [
      "reaches over empty lines to the next turn",
      ["user: Pre-compaction memory flush.", "", "Store it", "assistant: ok"],
      ["assistant: ok"],
    ],
    [
      "may begin a message of the queue",
      ["user: Queued #1", "oak", "---", "Queued #2", "Read HEARTBEAT.md if it exists", "x", "assistant: ok"],
      ["user: ", "oak", "assistant: ok"],
    ],
  ])("has prompts; one %s", (_, lines, said) => {
    expect(left(...lines)).toEqual(said);
  });

  it("leaves the person notes under a heading behind a prompt that is the last turn", () => {
    const summary = "## Conversation Summary";
    expect(left(summary, "assistant: Bye.", "user: Read HEARTBEAT.md if it exists", "## Later", "- oak")).toEqual([
      ...[summary, "assistant: Bye.", "user: ", "## Later", "- oak"],
    ]);
  });

  it("keeps what a person writes on the line of a picture", () => {
    expect(left("user: [media attached: /in/a [1].jpg (image/jpeg) | /in/a.jpg] use oak", "assistant: ok")).toEqual([
      ...["user: use oak", "assistant: ok"],
    ]);
  });

  it("knows metadata whose fence has spaces behind it", () => {
    expect(left("user: Sender (untrusted metadata):", "```json", "{}", "```  ", "use oak")).toEqual([
      ...["user: ", "use oak"],
    ]);
  });

  it("stays a conversation where a person is answered by signals alone", () => {
    expect(left("user: use oak", "assistant: NO_REPLY", "user: [cron:7] go", "assistant: NO_REPLY")).toEqual([
      ...["user: use oak", "assistant: "],
    ]);
  });

  it("has as many lines as before, each as it was, empty, or without what stood in front", () => {
    const line = fc.oneof(
      fc.constantFrom(
        ...HEAD,
        ...METADATA,
        "user: ",
        "assistant: ok",
        "user: [cron:7] go",
        "## Notes",
        "---",
        "Queued #1",
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const kept = withoutGatewayWords(lines);
        expect(kept).toHaveLength(lines.length);
        for (const [at, one] of kept.entries())
          expect(lines[at]!.endsWith(one) || /^(?:user|assistant): ?$/.test(one)).toBe(true);
      }),
    );
  });

  it("takes time in proportion to its turns", () => {
    const lines = [
      ...HEAD,
      ...Array.from({ length: 40_000 }, (_, at) => (at % 2 ? `assistant: ${at}` : `user: ${at}`)),
    ];
    const began = cpuMs();
    expect(withoutGatewayWords(lines)).toHaveLength(lines.length);
    expect(cpuMs() - began).toBeLessThan(2_000);
  });
});

describe("an answer to the gateway", () => {
  it.each([
    "HEARTBEAT_OK",
    "NO_REPLY",
    "✅ **HEARTBEAT_OK** — all watched.",
  ])("is no word to a person: %s", (answer) => {
    expect(isSignal(answer)).toBe(true);
  });
  it.each([
    "HEARTBEAT_OKAY",
    "The NO_REPLY answer is wrong",
    "NO_REPLY\nThe disk is full",
  ])("says something: %s", (answer) => {
    expect(isSignal(answer)).toBe(false);
  });
});
