/** Real memory folders, begun by other tools, have no errors. */
import { cpSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { lint } from "../../src/commands/lint.ts";
import { call } from "../commands/called.ts";
import { testFolder } from "../support/test-folder.ts";
import { CORPUS } from "./corpus.ts";

it.each(readdirSync(join(CORPUS, "memory-folders")))("%s", async (name) => {
  const folder = testFolder({ "logs/2026-04-08.md": "# Wednesday\n- Integration tests run against PostgreSQL.\n" });
  cpSync(join(CORPUS, "memory-folders", name), folder.at("memory"), { recursive: true });
  const { out } = await call(lint, folder.path, { json: true });
  expect(JSON.parse(out).errors).toEqual([]);
});
