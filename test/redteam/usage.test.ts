/** What a server says a request cost, where that cannot be true, or where it makes the bill look small. */
import { describe, expect, it } from "vitest";
import { lithify } from "../support/lithify-here.ts";
import { jsonOf } from "../support/run-lithify.ts";
import { answer } from "../support/scripted-answer.ts";
import { startScriptedServer } from "../support/scripted-server.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { ANSWER, LOGS } from "../support/week-answer.ts";

const TWO_WEEKS = { ...LOGS, "logs/2026-04-15.md": "# Wednesday\n\n- The bank answered.\n" };
const args = (baseURL: string): string[] => [
  ...["compact", "--json", "--provider", "openai", "--model", "m", "--base-url", baseURL],
];
interface Week {
  readonly outcome: string;
  readonly usage: { inputTokens: number; outputTokens: number; cachedTokens: number; costUsd: number };
}

describe("a count of tokens that cannot be true", () => {
  it.each([
    { prompt_tokens: Number.MAX_SAFE_INTEGER, completion_tokens: 10 },
    { prompt_tokens: 1_900, completion_tokens: Number.MAX_SAFE_INTEGER },
    { prompt_tokens: 5_000_000, completion_tokens: 5_000_000, prompt_tokens_details: { cached_tokens: 2 ** 52 } },
    { prompt_tokens: -7, completion_tokens: -7 },
    { prompt_tokens: 0.5, completion_tokens: 1e300 },
    { prompt_tokens: "1900", completion_tokens: null, prompt_tokens_details: [] },
  ])("%j gives way to the estimate, and the next week is asked", async (usage) => {
    await using server = await startScriptedServer(() => answer(ANSWER, { usage }));
    const folder = testFolder(TWO_WEEKS);
    const { weeks } = jsonOf<{ weeks: Week[] }>(await lithify(folder.path, args(server.baseURL)));
    expect(weeks.map(({ outcome }) => outcome)).toEqual(["compacted", "compacted"]);
    for (const { usage: counted } of weeks) {
      expect(counted.inputTokens).toBeGreaterThan(500);
      expect(counted.inputTokens).toBeLessThan(20_000);
      expect(counted.outputTokens).toBeGreaterThanOrEqual(10);
      expect(counted.outputTokens).toBeLessThan(1_000);
      expect(counted.cachedTokens).toBeLessThanOrEqual(counted.inputTokens);
    }
  });
});

describe("tokens from a server's cache", () => {
  const run = async (price: string) => {
    const usage = { prompt_tokens: 4_000, completion_tokens: 10, prompt_tokens_details: { cached_tokens: 4_000 } };
    await using server = await startScriptedServer(() => answer(ANSWER, { usage }));
    const folder = testFolder({
      ...TWO_WEEKS,
      "user/lithify/config.yaml": `budget: { monthUsd: 0.0045 }\nmodel: { price: { ${price} } }\n`,
    });
    const ran = await lithify(folder.path, args(server.baseURL), { env: { XDG_CONFIG_HOME: folder.at("user") } });
    return { ran, weeks: jsonOf<{ weeks: Week[] }>(ran).weeks };
  };

  it("cost as much as others where no price of theirs is set, so that a limit in USD is reached", async () => {
    const { ran, weeks } = await run("inputPerMTok: 1");
    expect(weeks[0]?.usage.costUsd).toBeCloseTo(0.004);
    expect([ran.code, weeks.map(({ outcome }) => outcome)]).toEqual([4, ["compacted", "postponed"]]);
  });

  it("cost what the user says they do, nothing as well", async () => {
    const { weeks } = await run("inputPerMTok: 1, cachedInputPerMTok: 0");
    expect(weeks.map(({ usage }) => usage.costUsd)).toEqual([0, 0]);
  });
});

describe("a ledger that an archive laid over the state emptied", () => {
  it.each<[string, (folder: TestFolder) => void]>([
    ["by a file of nothing", (folder) => folder.write(".lithify/ledger.jsonl", "")],
    [
      "by requests that cost nothing",
      (folder) => {
        const cheap = folder
          .read(".lithify/ledger.jsonl")
          .replace(/"(inputTokens|outputTokens|costUsd)":[\d.]+/g, '"$1":0');
        folder.write(".lithify/ledger.jsonl", cheap);
      },
    ],
    ["with all of the state", (folder) => folder.remove(".lithify")],
  ])("%s lifts no limit", async (_, forge) => {
    await using server = await startScriptedServer(() =>
      answer(ANSWER, { usage: { prompt_tokens: 4_000, completion_tokens: 10 } }),
    );
    const folder = testFolder({ ...LOGS, "user/lithify/config.yaml": "budget: { dayTokens: 8000 }\n" });
    const run = () => lithify(folder.path, args(server.baseURL), { env: { XDG_CONFIG_HOME: folder.at("user") } });
    expect((await run()).code).toBe(0);
    const asked = server.requests.length;
    folder.write("logs/2026-04-15.md", "# Wednesday\n\n- The bank answered.\n");
    folder.remove("memory/weekly");
    forge(folder);
    const ran = await run();
    expect([ran.code, server.requests.length]).toEqual([4, asked]);
    const { stdout } = await lithify(folder.path, ["usage", "--json"]);
    expect(stdout).toContain(`"inputTokens":${4_000 * asked}`);
  });
});
