/**
 * A week through a real, very small model. Each has a file of its own, so that two run side by side: lithify leaves one core of
 * two to the rest.
 */
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { jsonOf, lithify } from "../support/run-lithify.ts";
import { testFolder } from "../support/test-folder.ts";

/** What scripts/small-model.sh made. */
const DATA = process.env.LITHIFY_SMALL_MODEL ?? "";
const WEEKS = join(import.meta.dirname, "..", "..", "bench", "weeks");
/** Shaped like a real key, and none. */
const SECRET = `ghp_${"a1B2c3D4e5".repeat(4).slice(0, 36)}`;

interface Week {
  readonly outcome: string;
  readonly weekly: string;
  readonly rejected: readonly { readonly code: string; readonly reason: string }[];
  readonly memories: readonly { readonly file: string; readonly change: string }[];
  readonly fallback?: { readonly because: string };
  readonly usage: { readonly calls: number; readonly inputTokens: number; readonly outputTokens: number };
  readonly error?: object;
}

/** @param source a folder of `bench/weeks`, under 8 KB */
export function tellsOf(source: string, week: string): void {
  it(`a real, very small model may say of ${source} what it will: the week has its document, and nothing that the logs do not carry`, async () => {
    const folder = testFolder({ "lithify.yaml": "model: { maxOutputTokens: 512 }\ngit: off\n" });
    cpSync(join(WEEKS, source, "logs"), folder.at("logs"), { recursive: true });
    const [first = ""] = readdirSync(folder.at("logs")).sort();
    folder.write(`logs/${first}`, `${folder.read(`logs/${first}`)}\n- token for the mirror: ${SECRET}\n`);
    const logs = folder.tree("logs");
    const env = { XDG_DATA_HOME: DATA };
    const began = performance.now();
    const ran = await lithify(
      folder.path,
      ["compact", "--week", week, "--json", "--provider", "local", "--model", "gemma-3-270m-q4_k_m"],
      { env },
    );
    const seconds = (performance.now() - began) / 1_000;
    const [told] = jsonOf<{ weeks: Week[] }>(ran).weeks;
    const { usage, rejected = [], fallback, memories = [], outcome } = told!;
    process.stdout.write(
      `${source} ${week}: ${outcome}${fallback ? ` (offline: ${fallback.because})` : ""}, ${memories.length} memories, ${rejected.length} rejected, ${usage.calls} calls, ${usage.inputTokens} + ${usage.outputTokens} tokens, ${seconds.toFixed(1)} s\n`,
    );
    expect([ran.code, told?.error]).toEqual([0, undefined]);
    expect(["compacted", "no-memories"]).toContain(outcome);
    expect(folder.read(`memory/weekly/${week}.md`)).toContain(`## ${week}`);
    expect(rejected.every(({ code, reason }) => code !== "" && reason !== "")).toBe(true);
    // Lint proves every bullet and memory from the logs once more, and finds secrets and torn files.
    const lint = await lithify(folder.path, ["lint", "--json"], { env });
    expect(jsonOf(lint)).toMatchObject({ errors: [] });
    expect(folder.tree("logs")).toEqual(logs);
    const written = [...Object.values(folder.tree("memory")), ...answers(folder.at(".lithify/answers"))].join("\n");
    expect(written).not.toContain(SECRET);
    // Asked again it costs nothing, and writes nothing.
    const memory = folder.tree("memory");
    const again = jsonOf<{ weeks: Week[] }>(await lithify(folder.path, ["compact", "--json"], { env }));
    expect([again.weeks, folder.tree("memory")]).toEqual([[], memory]);
  });
}

const answers = (folder: string): string[] =>
  readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
