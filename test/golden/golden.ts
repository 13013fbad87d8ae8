/**
 * Compares a text with its golden file. `LITHIFY_RENEW_GOLDEN=1 npx vitest run test/prompt` writes the files anew: read the
 * diff before you keep it, since a changed prompt asks every week of every user anew.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";

export function expectGolden(name: string, text: string): void {
  const path = join(import.meta.dirname, name);
  if (process.env.LITHIFY_RENEW_GOLDEN === "1") writeFileSync(path, text);
  expect(text, `${name}: renew with LITHIFY_RENEW_GOLDEN=1`).toBe(readFileSync(path, "utf8"));
}
