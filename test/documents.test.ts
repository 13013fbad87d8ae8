import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { manPage, optionTable, schemaText } from "../scripts/printed.ts";
import { lithify } from "./support/run-lithify.ts";
import { testFolder } from "./support/test-folder.ts";

const root = join(import.meta.dirname, "..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");

describe("what the documents say", () => {
  it("has every option in the README, the editors' schema and the man page (npm run docs renews them)", () => {
    expect(read("README.md")).toContain(optionTable());
    expect(read("lithify.schema.json")).toBe(schemaText());
    expect(read("man/lithify.1")).toBe(manPage());
  });

  it("names every command of --help in the README, and the package's version", async () => {
    const { path } = testFolder();
    const { stdout } = await lithify(path, ["--help"]);
    const commands = [...stdout.matchAll(/^ {2}([a-z]+)(?: |\n)/gm)]
      .map((match) => match[1]!)
      .filter((name) => name !== "lithify");
    expect(commands.length).toBeGreaterThan(5);
    for (const command of commands) expect(read("README.md")).toContain(`lithify ${command}`);
    expect((await lithify(path, ["--version"])).stdout.trim()).toBe(JSON.parse(read("package.json")).version);
  });
});
