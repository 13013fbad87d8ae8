import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { manPage, markTable, optionTable, schemaText } from "../scripts/printed.ts";
import { seedClaims } from "../scripts/seed-claims.ts";
import { lithify } from "./support/lithify-here.ts";
import { testFolder } from "./support/test-folder.ts";

const root = join(import.meta.dirname, "..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");

describe("what the documents say", () => {
  it("has every option in the README, the editors' schema and the man page (npm run docs renews them)", () => {
    expect(read("README.md")).toContain(optionTable());
    expect(read("README.md")).toContain(markTable());
    expect(read("lithify.schema.json")).toBe(schemaText());
    expect(read("man/lithify.1")).toBe(manPage());
  });

  it("names in docs/seeds.md a test that exists for every claim, and files that exist (npm run check:seeds runs them)", () => {
    const claims = seedClaims();
    expect(claims.length).toBeGreaterThan(50);
    expect(claims.flatMap(({ line, faults }) => faults.map((fault) => `docs/seeds.md:${line}: ${fault}`))).toEqual([]);
  });

  it("tells of a row without a test, with one that is gone, and with a file that is gone", () => {
    const table = (held: string, test: string) =>
      `| must | held in | test |\n| --- | --- | --- |\n| a | ${held} | ${test} |`;
    const faults = (held: string, test: string) => seedClaims(table(held, test)).flatMap((claim) => claim.faults);
    expect(faults("`document/fences.ts`", "`document/fences`")).toEqual([]);
    expect(faults("", "by hand")).toEqual(["names no test"]);
    expect(faults("", "`document/none`")).toEqual(["test/document/none.test.ts is none"]);
    expect(faults("", "`document/fences`: flies to the moon")[0]).toContain('has no test "flies to the moon"');
    expect(faults("`document/none.ts`", "`document/fences`")).toEqual(["document/none.ts is no file"]);
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
