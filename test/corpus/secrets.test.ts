/** What the rules for secrets find in real logs, where hardly any stands: at most one false alarm in 1,000 lines. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { redact } from "../../src/daily/redact.ts";
import { findByPreset } from "../../src/daily/secretlint.ts";
import { CORPUS } from "./corpus.ts";

const texts = globSync(join(CORPUS, "logs", "**", "*.md")).map((path) => readFileSync(path, "utf8"));
const lines = texts.flatMap((text) => text.split("\n"));

it("our own rules", () => {
  expect(lines.length).toBeGreaterThan(10_000);
  const { found } = redact(lines);
  expect(found.length, found.map(({ line }) => lines[line - 1]).join("\n")).toBeLessThanOrEqual(lines.length / 1_000);
});

it("secretlint's preset, as it is asked at a commit", async () => {
  const found: string[] = [];
  for (const text of texts) for (const { rule, line } of await findByPreset(text)) found.push(`${rule}:${line}`);
  expect(found.length, found.join(" ")).toBeLessThanOrEqual(lines.length / 1_000);
});
