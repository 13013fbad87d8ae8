/** How often a model is asked about one text, and what it sees each time: from the command, against a server on this machine. */
import { describe, expect, it } from "vitest";
import { extract } from "../../src/commands/extract.ts";
import { call } from "../commands/called.ts";
import { answer, status } from "../support/scripted-answer.ts";
import { type ScriptedServer, startScriptedServer } from "../support/scripted-server.ts";
import { testFolder } from "../support/test-folder.ts";

/** About 30,000 characters: more than two chunks of document 004's size, and a small part of a usual window. */
const TALK = Array.from({ length: 300 }, (_, i) =>
  i % 2 === 0
    ? `User: the gauge at kilometre ${i} reports its water level once an hour, and I read it in the evening`
    : `Assistant: kilometre ${i - 1} is noted with an hourly report, and nothing else changes for that gauge`,
).join("\n");

const asked = async (server: ScriptedServer, profile: string, config = "") => {
  const folder = testFolder({ "talk.txt": `${TALK}\n`, ...(config && { "lithify.yaml": config }) });
  const model = { provider: "openai", model: "m", baseUrl: server.baseURL };
  const ran = await call(extract, folder.path, { file: "talk.txt", date: "2026-04-08", profile, ...model });
  const shown = server.requests.map(({ body }) =>
    (body.messages?.[1]?.content ?? "").split("\n").filter((line) => line.startsWith("| ")),
  );
  return { ran, shown };
};

describe("a conversation of 30,000 characters", () => {
  it("is read to its end before knowledge says what holds", async () => {
    await using server = await startScriptedServer([answer("NONE")]);
    const { shown } = await asked(server, "knowledge");
    expect(shown.map(({ length }) => length)).toEqual([300]);
  });

  it("is read by knowledge in chunks that overlap where the window is smaller, and no line is left out", async () => {
    await using server = await startScriptedServer([answer("NONE")]);
    const { ran, shown } = await asked(server, "knowledge", "model: { contextTokens: 10000 }\n");
    expect([ran.code, shown.length > 1]).toEqual([0, true]);
    expect([...new Set(shown.flat())]).toEqual(TALK.split("\n").map((line) => `| ${line}`));
    for (const [i, lines] of shown.slice(1).entries()) expect(shown[i]).toContain(lines[0]);
  });

  it("is read by precision in chunks of its own size, and a chunk that fails once is asked again", async () => {
    await using server = await startScriptedServer((_request, index) => (index === 1 ? status(400) : answer("NONE")));
    const { ran, shown } = await asked(server, "precision");
    expect(ran).toMatchObject({ code: 0, out: "NONE" });
    expect(shown.at(-1)).toEqual(shown[1]);
    expect([...new Set(shown.flat())]).toHaveLength(300);
    for (const lines of shown) expect(lines.map((line) => line.slice(2)).join("\n").length).toBeLessThanOrEqual(12_000);
  });

  it("is named with its lines, and the exit is 1, where a chunk fails twice; the others stand", async () => {
    const gauge = { type: "fact", subject: "gauge at kilometre 0", content: "It reports once an hour.", importance: 6 };
    await using server = await startScriptedServer(({ body }) =>
      JSON.stringify(body).includes("kilometre 298") ? status(400) : answer(JSON.stringify({ entries: [gauge] })),
    );
    const { ran } = await asked(server, "precision");
    expect(ran.code).toBe(1);
    expect(ran.err).toMatch(/^lines \d+ to 300 are not done, /m);
    expect(ran.out).toContain("It reports once an hour.");
  });

  it("is not done where a model only talks of a chunk: that is asked about anew, and then named", async () => {
    const talks = (times: number) => {
      let told = 0;
      return startScriptedServer(({ body }) =>
        JSON.stringify(body).includes("kilometre 298") && told++ < times ? answer("I have read it.") : answer("NONE"),
      );
    };
    await using once = await talks(1);
    expect((await asked(once, "precision")).ran).toMatchObject({ code: 0, out: "NONE" });
    await using always = await talks(9);
    const { ran, shown } = await asked(always, "precision");
    expect([ran.code, ran.err]).toEqual([1, expect.stringMatching(/^lines \d+ to 300 are not done, EMPTY: /m)]);
    expect(shown).toHaveLength(5);
  });

  it("is not asked about anew beyond the budget of the run", async () => {
    await using server = await startScriptedServer([answer("I have read it.")]);
    const { ran, shown } = await asked(server, "knowledge", "budget: { runTokens: 20000 }\n");
    expect([ran.code, shown.length]).toEqual([4, 1]);
  });
});
