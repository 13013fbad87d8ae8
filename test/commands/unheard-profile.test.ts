/** A further profile's question that a model only talks about, from the command, against a server on this machine. */
import { describe, expect, it } from "vitest";
import { compact } from "../../src/commands/compact.ts";
import { answer } from "../support/scripted-answer.ts";
import { startScriptedServer } from "../support/scripted-server.ts";
import { testFolder } from "../support/test-folder.ts";
import { call } from "./called.ts";

interface Report {
  readonly weeks: readonly { outcome: string; memories: readonly unknown[]; error?: { code: string } }[];
}

const LINE = "Vectra's release is cut on the first Monday of a month";
const ENTRY = { type: "fact", subject: "Vectra release", content: LINE, importance: 7, expiry: "permanent", tags: [] };

describe("a week whose records the model only talked about", () => {
  it("has failed with EMPTY, and the next run pays for the missing records alone", async () => {
    const folder = testFolder({
      "logs/2026-04-08.md": `- Decided: ${LINE}.\n`,
      "lithify.yaml": "profiles: [typed, precision]\ngit: off\n",
    });
    let talks = true;
    await using server = await startScriptedServer(({ body }) => {
      if (!JSON.stringify(body).includes("submit_knowledge")) return answer("NONE");
      return answer(talks ? "I have read the week with care." : JSON.stringify({ entries: [ENTRY] }));
    });
    const run = async () => {
      const before = server.requests.length;
      const ran = await call(compact, folder.path, {
        ...{ json: true, provider: "openai", model: "m", baseUrl: server.baseURL },
      });
      return {
        code: ran.code,
        week: ran.json<Report & Record<string, unknown>>().weeks[0],
        asked: server.requests.length - before,
      };
    };
    expect(await run()).toMatchObject({ code: 1, asked: 3, week: { outcome: "failed", error: { code: "EMPTY" } } });
    expect(await run()).toMatchObject({ code: 1, asked: 1, week: { outcome: "failed" } });
    talks = false;
    const { code, asked, week } = await run();
    expect({ code, asked, outcome: week?.outcome, memories: week?.memories.length }).toEqual({
      ...{ code: 0, asked: 1, outcome: "compacted", memories: 1 },
    });
  });
});
