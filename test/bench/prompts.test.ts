/** The benches of the prompts in small: a request is filled, an answer is scored, and what an answer needs is shown whole. */
import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { testFolder } from "../support/test-folder.ts";

const bench = (name: string, ...args: string[]): string =>
  execFileSync(process.execPath, [join(import.meta.dirname, "..", "..", "bench", name), ...args], { encoding: "utf8" });
const ANSWERS = join(import.meta.dirname, "..", "..", "bench", "answers");

it("a source's weeks share a workspace: the second is asked with what the first one's answer left", () => {
  const folder = testFolder({});
  const own = ["--set", "own", "--shared", folder.at("nowhere")];
  cpSync(join(ANSWERS, "tollgate_2026-W07.answer.txt"), folder.at("tollgate_2026-W07.answer.txt"));
  bench("prompts.ts", "--fill", folder.path, "--successive", ...own, "tollgate");
  expect(folder.read("tollgate_2026-W07.txt")).toContain("No memories are known yet.");
  const second = folder.read("tollgate_2026-W09.txt");
  expect(second).toMatch(/<known_memories>\n(?:\|.*\n)*\| {5}\S(?:.*\n)*<\/known_memories>/);
  expect(second).toMatch(/<open_items>\n\| 1\. .*\(2026-02-\d\d\)\n/);
  const told = bench("prompts.ts", "--score", folder.path, ...own, "tollgate_2026-W07");
  expect(told).toMatch(/\d+ rejected; second looks: \d+, \d+ tokens/);
  expect(told).toContain("not scored");
});

it("the memory that an answer needs is among those shown whole in 95 of 100 weeks", () => {
  const shares = [...bench("known.ts").matchAll(/whole \d+ \(([\d.]+) %\)/g)].map(([, share]) => Number(share));
  expect(shares).toHaveLength(2);
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(95);
});
