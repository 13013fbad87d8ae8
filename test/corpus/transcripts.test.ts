/**
 * Every real transcript of the corpus: no word of a person is lost, nothing of a tool's comes through.
 * What is expected is drawn from the raw JSON, without the readers. Where the corpus is not checked out beside the
 * repository there is nothing to measure, and this file says so with one test.
 */
import { relative } from "node:path";
import { describe, expect, it } from "vitest";
import { readSessions } from "../../src/transcript/read-session.ts";
import { render } from "../../src/transcript/render.ts";
import type { Turn } from "../../src/transcript/transcript.ts";
import { CORPUS, expectedOf, FILES, folded, telling } from "./transcripts.ts";

const byRole = (turns: readonly Turn[], role: string) =>
  turns.filter((turn) => turn.role === role).map((turn) => folded(turn.text));

it("finds the corpus where it is checked out", () => {
  expect(FILES.length).toBeGreaterThan(20);
});

describe.each(FILES.map((file) => [relative(CORPUS, file), file]))("%s", (_, file) => {
  it("keeps every word of the person, adds none, and keeps what the assistant said", async () => {
    const { sessions } = await readSessions(file);
    const turns = sessions.flatMap((session) => session.turns);
    const expected = expectedOf(file);
    const spoken = expected.person.map(folded).filter((text) => text !== "");
    const answers = (text: string) => text.split(/ (?=\S[^→]* → )/);

    const kept = byRole(turns, "user");
    for (const words of spoken)
      expect(
        kept.some((text) => text === words || text.includes(words)),
        words,
      ).toBe(true);
    for (const text of kept)
      expect(
        spoken.includes(text) ||
          answers(text).every((part) => spoken.some((words) => part.includes(words) || words.includes(part))),
        text,
      ).toBe(true);
    if (!spoken.some((text) => text.includes("→"))) expect(kept.length).toBe(spoken.length);

    const heard = byRole(turns, "assistant").join("\n");
    for (const text of expected.assistant.map(folded)) expect(heard.includes(text), text).toBe(true);
  });

  it("lets nothing through of tools, reasoning, instructions and summaries", async () => {
    const { sessions } = await readSessions(file);
    const turns = sessions.flatMap((session) => session.turns);
    const expected = expectedOf(file);
    const conversation = folded([...expected.person, ...expected.assistant].join("\n"));
    const commands = expected.commands.join("\n");
    const isArgument = (line: string) => !line.includes(" ") && commands.includes(line);
    const shown = folded(sessions.map((session) => render(session.turns, "labels")).join("\n"));

    const leaked = telling([...expected.tools, ...expected.hidden]).filter(
      (line) => shown.includes(line) && !conversation.includes(line) && !isArgument(line),
    );
    expect(leaked).toEqual([]);
    for (const line of byRole(turns, "tool-result")) {
      expect(line).toMatch(
        /^.{1,60} (ok|error|running|interrupted|exit -?\d+|rejected by the person), (\d+ lines?|no output|\+\d+ -\d+)$/,
      );
    }
    for (const line of byRole(turns, "tool-call")) expect(line.length).toBeLessThanOrEqual(182);
  });
});
