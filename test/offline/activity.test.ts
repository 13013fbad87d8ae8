import { existsSync, globSync } from "node:fs";
import { basename, join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { activityAnswer } from "../../src/offline/activity.ts";
import { messagesIn } from "../../src/offline/activity-messages.ts";
import { readActivity, wordingOf } from "../../src/profile/activity/activity.ts";
import { withMessages } from "../../src/profile/activity/evidence.ts";
import type { Message } from "../../src/profile/activity/proof.ts";
import { readSessions } from "../../src/transcript/read-session.ts";
import { conversationsOf, labelOf, quoted } from "../../src/transcript/render.ts";
import { cpuMs } from "../support/cpu-time.ts";
import { log, request } from "./log.ts";

const answer = (...lines: readonly string[]): string =>
  activityAnswer({ ...request([log(lines.join("\n"))]), task: "activity" });
interface Lists {
  decisions: { options: string[]; chosen: string; rationale: string }[];
  discussions: { topic: string; points: string[] }[];
  attempts: { action: string; result: string; succeeded: boolean }[];
  requests: { intent: string; target?: string; summary: string }[];
}
const told = (...lines: readonly string[]): Lists => JSON.parse(answer(...lines)) as Lists;
const NOTHING = { decisions: [], discussions: [], attempts: [], requests: [] };

describe("what the person asks", () => {
  it("is told without the no that it begins with, which is an answer and no part of the ask", () => {
    const { requests } = told(
      "[Assistant] Shall I write the report as HTML?",
      "[User] No, write the report as CSV to out/report.csv.",
      "[Assistant] Done.",
      "[User] No more than 3 retries should be made by the uploader, please limit it in upload.ts",
    );
    expect(requests.map(({ summary }) => summary)).toEqual([
      "Write the report as CSV to out/report.csv.",
      "No more than 3 retries should be made by the uploader, please limit it in upload.ts",
    ]);
  });

  it("is told in their own words, without the sounds around it, with the file they name", () => {
    expect(
      told(
        "[User] ok, so please add a progress bar to src/export.ts. it takes minutes and nobody knows whether it hangs",
        "[Assistant] I'll add it.",
      ).requests,
    ).toEqual([
      {
        intent: "Add a progress bar to src/export.ts",
        target: "src/export.ts",
        summary: "Add a progress bar to src/export.ts. It takes minutes and nobody knows whether it hangs",
      },
    ]);
  });

  it("is a rule, a wish or what is wrong as well as an order", () => {
    const { requests } = told(
      "[User] invalid themes must never crash the start, not even with -r",
      "[Assistant] Understood.",
      "[User] the footer doesn't update when the terminal gets smaller",
      "[Assistant] I see.",
      "[User] 手順書を日本語にしてください。画面の図も入れてほしい",
      "[Assistant] はい。",
      "[User] 请给导出功能添加进度条",
    );
    expect(requests.map(({ intent }) => intent)).toEqual([
      "Invalid themes must never crash the start, not even with -r",
      "The footer doesn't update when the terminal gets smaller",
      "手順書を日本語にしてください",
      "请给导出功能添加进度条",
    ]);
  });

  it("is not small talk, a mere question, a command line, an upkeep of git or a yes", () => {
    expect(
      told(
        "[User] hello! how are you?",
        "[Assistant] Fine.",
        "[User] what languages can you work with?",
        "[Assistant] Many.",
        "[User] yes",
        "[User] continue",
        "[User] ok, great, do it",
        "[User] /compact",
        "[User] commit and push everything",
        "[User] open a ticket for Weir 7",
        "[User] thanks, this is really helpful!",
        "[User] Please explain how decorators work",
        "[User] はい",
        "[User] 继续",
      ),
    ).toEqual(NOTHING);
  });

  it("is told once where it is asked again in other words", () => {
    const { requests } = told(
      "[User] make the gauge import faster, it takes 40 minutes",
      "[Assistant] Done.",
      "[User] please make the gauge import faster, it still takes 40 minutes on staging",
    );
    expect(requests.map(({ summary }) => summary)).toEqual([
      "Make the gauge import faster, it still takes 40 minutes on staging",
    ]);
  });

  it("is not what they paste: shell output, stacks, fences, quotes, answers to a tool's questions", () => {
    const { requests } = told(
      "[User] the start fails with a broken theme file",
      "➜  gauges git:(main) npm start",
      "please fix the theme file and start the server again",
      "",
      "```",
      "TODO: add a retry to the upload of every gauge",
      "```",
      "> please delete the old gauges of the river",
      "[User] Which tools should we add to the project? → Linter and formatter for the gauges",
    );
    expect(requests.map(({ summary }) => summary)).toEqual(["The start fails with a broken theme file"]);
  });

  it("is never a sub-agent's task or the machine's", () => {
    expect(
      told(
        "[SubAgent] review-1",
        "[System] Review the changes and fix every bug you find in the importer",
        "[ToolCall] Bash please add a progress bar to the export",
        "[ToolResult] Bash ok, 3 lines",
      ),
    ).toEqual(NOTHING);
  });
});

describe("a choice with its reason", () => {
  it("is a decision when the person states it, with what was set aside", () => {
    expect(told("[User] let's use SQLite instead of Postgres because the tool must run offline")).toEqual({
      ...NOTHING,
      decisions: [
        {
          options: ["SQLite", "Postgres"],
          chosen: "Use SQLite instead of Postgres",
          rationale: "The tool must run offline",
        },
      ],
    });
  });

  it("is one in Japanese and Chinese too, the reason first or last", () => {
    expect(
      [
        told("[User] オフラインで動かす必要があるため、PostgresではなくSQLiteを使うことにします"),
        told("[User] 因为需要离线运行，所以我们用SQLite而不是Postgres"),
        told("[User] 我们改用SQLite，因为工具必须离线运行"),
      ].map(({ decisions }) => decisions),
    ).toEqual([
      [
        {
          options: ["SQLite", "Postgres"],
          chosen: "PostgresではなくSQLiteを使うことにします",
          rationale: "オフラインで動かす必要がある",
        },
      ],
      [{ options: ["SQLite", "Postgres"], chosen: "我们用SQLite而不是Postgres", rationale: "需要离线运行" }],
      [{ options: [], chosen: "我们改用SQLite", rationale: "工具必须离线运行" }],
    ]);
  });

  it("is one with its reason on a line of its own", () => {
    expect(
      told(
        "[User] Decision: use feature flags rather than long-lived branches.",
        "Reason: merges took two days last time.",
      ).decisions,
    ).toEqual([
      {
        options: ["Feature flags", "Long-lived branches"],
        chosen: "Use feature flags rather than long-lived branches",
        rationale: "Merges took two days last time",
      },
    ]);
  });

  it("is the assistant's where it says that it chose, not where it offers, hedges or was turned down", () => {
    const chose = "[Assistant] I chose exponential backoff over a fixed delay because the server bans eager clients.";
    expect(told(chose).decisions).toEqual([
      {
        options: ["Exponential backoff", "A fixed delay"],
        chosen: "Chose exponential backoff over a fixed delay",
        rationale: "The server bans eager clients",
      },
    ]);
    for (const lines of [
      [chose, "[User] no, undo that"],
      ["[Assistant] I recommend using pnpm instead of npm because it is faster."],
      ["[Assistant] We could use pnpm instead of npm because it is faster."],
      ["[Assistant] Should I use pnpm instead of npm because it is faster?"],
      ["[User] should we use pnpm instead of npm because it is faster?"],
      ["[User] we have been using npm since last Tuesday"],
    ])
      expect([lines, told(...lines).decisions]).toEqual([lines, []]);
  });
});

describe("what was tried", () => {
  it("is an attempt with its outcome, and whether it came out", () => {
    expect(
      told(
        "[Assistant] I ran the tests: 42 passed.",
        "[Assistant] The build failed because the lockfile is out of date.",
        "[Assistant] Tried the parser on the 2 GB dump, but it ran out of memory after 8 minutes.",
        "[Assistant] I couldn’t reproduce the crash on Node 24, because the native module is not loaded there.",
      ).attempts,
    ).toEqual([
      { action: "Ran the tests", result: "42 passed.", succeeded: true },
      { action: "Build", result: "The build failed because the lockfile is out of date.", succeeded: false },
      {
        action: "Tried the parser on the 2 GB dump",
        result: "It ran out of memory after 8 minutes.",
        succeeded: false,
      },
      {
        action: "Reproduce the crash on Node 24",
        result: "I couldn't reproduce the crash on Node 24, because the native module is not loaded there.",
        succeeded: false,
      },
    ]);
  });

  it("names the command that was run, where the outcome is of its kind", () => {
    const run = (command: string) =>
      told(
        "[User] go",
        `[ToolCall] Bash ${command}`,
        "[ToolResult] Bash ok",
        "[Assistant] All 42 tests passed, 0 failed.",
      ).attempts;
    expect(run("cd /work && npm test 2>&1 | tail -5")).toEqual([
      { action: "`npm test`", result: "All 42 tests passed, 0 failed.", succeeded: true },
    ]);
    expect(run("npm run publish")[0]?.action).toBe("All 42 tests");
    expect(run(`npm test -- ${"x".repeat(80)}…`)[0]?.action).toBe("All 42 tests");
  });

  it("is nothing that is only ahead, hoped for, advised, edited or asked", () => {
    expect(
      told(
        "[Assistant] Let me run the tests to see whether the build passes.",
        "[Assistant] Now let's check if the tests pass.",
        "[Assistant] I’m running the build now to confirm it fails.",
        "[Assistant] You should run the tests; the build would fail otherwise.",
        "[Assistant] Fixed the tests that failed on Windows.",
        "[Assistant] Did the tests pass?",
        "[Assistant] ## Tests passed",
      ).attempts,
    ).toEqual([]);
  });

  it("is told once, as it ended, where a run was repeated", () => {
    const { attempts } = told(
      "[Assistant] All tests passed.",
      "[Assistant] Let me look further.",
      "[Assistant] All 44 tests passed.",
    );
    expect(attempts).toEqual([{ action: "All 44 tests", result: "All 44 tests passed.", succeeded: true }]);
  });
});

describe("a question with several answers", () => {
  it("is a discussion: the person's question, the ways laid out, and what the person made of them", () => {
    expect(
      told(
        "[User] how can we keep the alarms running during the import?",
        "[Assistant] We have a few options:",
        "1. **Batches** - load 500 rows at a time",
        "2. **A second table** - load there and swap the names",
        "",
        "I think the second is cleanest.",
        "[User] no, batches hold the lock for minutes on the big rivers",
      ).discussions,
    ).toEqual([
      {
        topic: "How can we keep the alarms running during the import?",
        points: [
          "Batches - load 500 rows at a time",
          "A second table - load there and swap the names",
          "No, batches hold the lock for minutes on the big rivers",
        ],
      },
    ]);
  });

  it("is none where one way is told, or a list of what was done", () => {
    expect(
      told(
        "[User] how can we keep the alarms running during the import?",
        "[Assistant] Here is what I changed:",
        "- The importer loads batches",
        "- The alarms read a copy",
      ).discussions,
    ).toEqual([]);
  });
});

describe("the answer", () => {
  it("is four empty lists for a session in which nothing is plain, heard by its reader", () => {
    for (const lines of [[], ["[User] yes", "[Assistant] Done."], ["no label here", "please add a retry"]]) {
      expect(told(...lines)).toEqual(NOTHING);
      expect(readActivity({ text: answer(...lines) }).heard).toBe(true);
    }
  });

  it("is a dozen records at most, however long the session, and none of them twice", () => {
    const rivers = [
      "Elbe",
      "Rhine",
      "Oder",
      "Weser",
      "Isar",
      "Main",
      "Neckar",
      "Saale",
      "Spree",
      "Havel",
      "Lahn",
      "Ruhr",
    ];
    const lines = rivers.flatMap((river, i) => [
      `[User] add a chart of the ${river} with its ${i + 2} gauges, and show floods in red like ${river} alarm ${i}`,
      `[Assistant] The ${river} build failed because gauge ${river}-${i} has no name.`,
      `[User] use a log scale for the ${river} rather than a linear one, because its floods dwarf all other days`,
    ]);
    const { records } = readActivity({ text: answer(...lines) });
    expect(records.length).toBeLessThanOrEqual(12);
    expect(new Set(records.map(wordingOf)).size).toBe(records.length);
    expect(new Set(records.map(({ kind }) => kind)).size).toBeGreaterThan(2);
  });

  it("holds no placeholder of a secret", () => {
    expect(told("[User] please deploy the map with the key [redacted:aws-key] to staging")).toEqual(NOTHING);
  });

  it("is read back whole whatever the conversation holds", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(fc.string(), fc.constantFrom("[User] add a", "[Assistant] the build failed", "```", "| a |")),
        ),
        (lines) => {
          const { rejected, heard } = readActivity({ text: answer(...lines) });
          expect([rejected, heard]).toEqual([[], true]);
        },
      ),
    );
  });

  it("takes linear time on hostile text", () => {
    const hostile = [
      "(".repeat(50_000),
      "use a ".repeat(20_000),
      "because ".repeat(20_000),
      "a, ".repeat(40_000),
      "the test ".repeat(20_000),
      "`".repeat(100_000),
      "- ".repeat(50_000),
    ];
    const started = cpuMs();
    for (const text of hostile) answer(`[User] ${text}`, `[Assistant] ${text}`);
    expect(cpuMs() - started).toBeLessThan(2_500);
  });
});

describe("a rendered message", () => {
  it("runs to the next label, its later lines too, and only people's prose is read", () => {
    const messages = messagesIn([
      "[User] first line",
      "second line",
      "[ToolCall] Bash npm test",
      "[Assistant] Well then.",
    ]);
    expect(messages.map(({ speaker, lines, sentences }) => [speaker, lines.length, sentences.length])).toEqual([
      ["user", 2, 2],
      ["tool-call", 1, 0],
      ["assistant", 1, 1],
    ]);
  });
});

const CORPUS = join(import.meta.dirname, "..", "..", "..", "shared", "corpus", "transcripts");

describe.runIf(existsSync(CORPUS))("the real transcripts", () => {
  it("give records that their own messages carry, none of them noise of tools, a dozen at most each", async () => {
    for (const file of globSync(`${CORPUS}/**/*.jsonl`)) {
      for (const session of (await readSessions(file)).sessions) {
        for (const turns of conversationsOf(session.turns).values()) {
          const messages = turns.map(
            (turn, i): Message => ({ number: i + 1, role: turn.role, text: quoted(turn.text) }),
          );
          const lines = turns.flatMap((turn, i) =>
            `${labelOf(turn, i + 1, "labels")} ${quoted(turn.text)}`.split("\n"),
          );
          const { records } = readActivity({ text: answer(...lines) });
          const carried = withMessages(records, messages, []);
          expect([basename(file), carried.rejected]).toEqual([basename(file), []]);
          expect(records.length).toBeLessThanOrEqual(12);
          for (const record of carried.records) expect(record.messages.length).toBeGreaterThan(0);
        }
      }
    }
  }, 60_000);
});
