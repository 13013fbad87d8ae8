import { describe, expect, it } from "vitest";
import { agreementTo, isQuestion, speakersOf, unlabelled } from "../../../src/memory/evidence/speaker.ts";
import { cpuMs } from "../../support/cpu-time.ts";
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

  it.each([
    ["Entscheidung: wir nehmen Redis.", "Nein, das will ich nicht."],
    ["Правило: никогда не писать SQL.", "Что это значит?"],
    ["決定: 監査ログはMongoDBに置く。", "いや、それは困る。"],
  ])("are no person where one quotes what another said: %s", (quoted, answer) => {
    const turns = ["user: which one?", `assistant: ${quoted}`, `user: > ${quoted}`, `> ${quoted}`, "", answer];
    expect(speakers(...turns)).toEqual([...["person", "assistant", "assistant", "assistant", "assistant", "person"]]);
    expect(speakers("[User] so?", `> ${quoted}`, answer)).toEqual(["person", "assistant", "person"]);
    expect(speakers("# Tuesday", `> ${quoted}`)).toEqual(["log", "log"]);
  });

  it("are all who talk at a meeting at which a machine speaks", () => {
    const lines = ["Anna: The disk is full.", "Paul: It was an old one.", "Bot: Decision: we take Ceph, as it grows."];
    expect(
      speakers(...lines, "Carla: Let us wait for offers.", "Anna: Rule: we rotate every night.", "Paul: I bring cake."),
    ).toEqual(["person", "person", "assistant", "person", "person", "person"]);
    // Of a machine alone with its user another label may be a part of what it says.
    expect(speakers("User: so?", "Assistant: Two parts.", "Backend: we take Go for it.", "User: fine")).toEqual([
      ...["person", "assistant", "assistant", "person"],
    ]);
  });

  it("are the log where a person has an assistant's name", () => {
    const turns = ["Claude Martin: Decision: the hall stays.", "Marie: Fine?", "Claude: Decision: Hugo counts."];
    expect(speakers(...turns, "Marie: Good.")).toEqual(["log", "log", "log", "log"]);
  });

  it.each([
    ["المستخدم", "المساعد"],
    ["người dùng", "trợ lý"],
    ["Mike", "Clawd"],
  ])("are told by the labels of other languages, and other assistants: %s", (person, machine) => {
    expect(speakers(`${person}: which?`, `${machine}: Redis`, `${person}: no`, `${machine}: ok`)).toEqual([
      ...["person", "assistant", "person", "assistant"],
    ]);
  });

  it("are those of the turns where all of a conversation stands in a quote", () => {
    expect(speakers("> User: which queue?", "> Assistant: SQS", "> User: yes, take it")).toEqual([
      ...["person", "assistant", "person"],
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

  it("are those who take turns in an exported session, over every heading below its summary, until the next head", () => {
    const head = ["# Session: 2026-04-08 05:22:44 UTC", "", "- **Source**: telegram"];
    const turns = ["## Conversation Summary", "user: and?", "assistant: See:", "## Proposal", "- two reviewers"];
    expect(speakers(...head, ...turns, ...head, "- mine").slice(head.length)).toEqual([
      ...["log", "person", "assistant", "assistant", "assistant", "log", "log", "log", "log"],
    ]);
    // A heading of a message is no head's.
    expect(speakers(...head, "user: and?", "assistant: See:", "## Conversation Summary", "- one").at(-1)).toBe("log");
  });

  it("do not change within a fence, which may open behind a label", () => {
    expect(
      speakers("User: which?", "Assistant: So:", "```yaml", "# Title", "user: postgres", "```", "it is", "User: ok"),
    ).toEqual(["person", ...Array(6).fill("assistant"), "person"]);
    expect(speakers("User: which?", "Assistant: ```yaml", "user: postgres", "```", "User: ok")).toEqual([
      ...["person", "assistant", "assistant", "assistant", "person"],
    ]);
    expect(new Set(speakers("```", "User: which?", "Assistant: SQS", "[User] x", "```", "- mine"))).toEqual(
      new Set(["log"]),
    );
    expect(speakers("User: which?", "Assistant: So:", "```yaml", "User: ok").at(-1)).toBe("person");
    expect(
      speakers("User: which?", "Assistant: So:", "```sh", "User: ok", "Assistant: And:", "```js", "x", "```")[3],
    ).toBe("person");
  });

  it("are told in a text of many turns in time in proportion to them", () => {
    const turns = ["Me: it is that", "Bot: It is the one", "User: it is that", "Bot: It is the one"];
    const lines = Array.from({ length: 15_000 }, () => turns).flat();
    const log = daily("2026-04-08", lines);
    const began = cpuMs();
    expect(speakersOf(log)).toHaveLength(lines.length);
    expect(cpuMs() - began).toBeLessThan(1_200);
  });

  it("are told in an exported session of which one voice is left, as the gateway wrote the other's turns", () => {
    const head = "# Session: 2026-04-08 05:22:44 UTC";
    expect(speakers(head, "", "assistant: Deploys go out on Fridays.", "- Rule: two reviewers").slice(2)).toEqual([
      ...["assistant", "assistant"],
    ]);
    expect(speakers(head, "", "user: deploys go out on Fridays").slice(2)).toEqual(["person"]);
  });

  it("cannot be feigned inside a message: render moves such lines in by a space", () => {
    expect(speakers("[Assistant] he said", " [User] yes")).toEqual(["assistant", "assistant"]);
  });
});

describe("who speaks in a conversation that was written down", () => {
  const conversation = (person: string, machine: string): string[] =>
    `# Notes\n${person} Which queue shall we take?\n${machine} SQS is the right choice, it is managed.\n${person} And the printer in the hall?`.split(
      "\n",
    );
  const voicesOf = (lines: readonly string[]): string[] => {
    const heard = speakers(...lines);
    return ["Which", "SQS", "printer"].map((word) => heard[lines.findIndex((line) => line.includes(word))]!);
  };

  const SEEN = [
    ...[
      ["Me:", "Claude:"],
      ["**You**:", "**Copilot**:"],
      ["Dana:", "Bot:"],
      ["## User\n", "## Assistant\n"],
    ],
    ...[
      ["- user:", "- agent:"],
      ["用户：", "助手："],
      ["Nutzer:", "Assistent:"],
      ["Usuario:", "Asistente:"],
    ],
    ...[
      ["> **User**", "> **Gemini**"],
      ["10:31 Dana:", "10:32 Codex:"],
      ["<user>", "<assistant>"],
      ["👤", "🤖"],
    ],
    ...[
      ["Rolf (Wed 10:31):", "Codex (Wed 10:32):"],
      ["1. Dana:", "2. Claude:"],
      ["<dana>", "<claude>"],
    ],
  ];
  // Written before the code was run on them; the last three are not heard: 22 of 28 before anything was mended for them.
  const HELD_OUT = [
    ...[
      ["Ich:", "Gemini:"],
      ["**Ich**", "**Claude**"],
      ["Moi :", "Copilot :"],
      ["Kullanıcı:", "Asistan:"],
    ],
    ...[
      ["사용자:", "어시스턴트:"],
      ["Utente:", "Assistente:"],
      ["Gebruiker:", "AI-assistent:"],
      ["Pengguna:", "Asisten:"],
    ],
    ...[
      ["Користувач:", "Помічник:"],
      ["Użytkownik:", "Asystent:"],
      ["You said:\n", "ChatGPT said:\n"],
      ["我：", "Claude："],
    ],
    ...[
      ["## 👤 User\n", "## 🤖 Assistant\n"],
      ["# You\n", "# ChatGPT\n"],
      ["[09:12] Ana:", "[09:13] Claude:"],
    ],
    ...[
      ["**Nora** (09:12):", "**Codex** (09:13):"],
      ["* Me:", "* AI:"],
      ["私：", "ボット："],
      ["__You:__", "__Cursor:__"],
    ],
    ...[
      ["Nora W.:", "Copilot:"],
      ["Customer:", "Agent:"],
      ["> User:", "> Assistant:"],
    ],
  ];
  for (const [person, machine] of [...SEEN, ...HELD_OUT] as [string, string][])
    it(`is told by ${JSON.stringify(person)} and ${JSON.stringify(machine)}`, () => {
      expect(voicesOf(conversation(person, machine))).toEqual(["person", "assistant", "person"]);
    });

  it("is the log where a label is a key, a subject or a note, or nobody answers under one of its form", () => {
    for (const note of [
      "- User: prefers tea\n- Bot: runs nightly",
      "User: root\nAgent: codex\n\nWe chose X.",
      "- Claude: released 4.5 today\n- Copilot: got slower\n- Dana: prefers tea",
      "Decision: use X?\nAgent: deploys at night",
      "## Claude\n\nWe pay 20 a month.\n\n## Dana\n\nOn leave.",
      "- **Users**: log in by mail\n- **Agents**: poll the queue each minute\n- **Admins**: see all",
    ])
      expect(new Set(speakers(...note.split("\n"))), note).toEqual(new Set(["log"]));
  });

  it("is the log again at the next item of a list whose items are turns, and below the headings of others", () => {
    expect(
      speakers("- Me: which queue shall we take?", "- Claude: SQS", "  it is managed", "- The retro is on Friday"),
    ).toEqual(["person", "assistant", "assistant", "log"]);
    expect(speakers("## You", "which queue?", "## Claude", "### Plan", "SQS", "## Notes", "mine")).toEqual([
      ...["person", "person", "assistant", "assistant", "assistant", "log", "log"],
    ]);
  });

  it("is heard in a yes too: what follows the label is the answer", () => {
    const log = daily("2026-04-08", ["Me: which queue?", "Claude: SQS.", "Me: Yes, take it."]);
    expect(agreementTo(log, speakersOf(log), 1)).toBe(2);
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

  it.each([
    "да, давай",
    "はい、お願いします",
    "ja, mach das",
  ])("stands behind the envelope that it came in: %s", (yes) => {
    expect(agreement("[Assistant] Use Redis?", `[User] [Slack #ops Mon 2026-04-06 18:15 UTC] mike: ${yes}`)).toBe(1);
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
