import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { faultsOf, goldOf, sources, WEEKS } from "../../bench/own/gold.ts";
import { readLogs } from "../../bench/own/workspace.ts";

describe("the repository's own weeks", () => {
  it("are at least twenty, in twelve languages, half of the sources held back", () => {
    const all = sources();
    expect(all.flatMap(({ name }) => goldOf(name)).length).toBeGreaterThanOrEqual(20);
    expect(new Set(all.map(({ language }) => language)).size).toBeGreaterThanOrEqual(12);
    expect(all.filter(({ half }) => half === "held").length).toBe(all.length / 2);
  });

  it.each(sources().map(({ name }) => name))("%s cites lines and copies keys that stand in its logs", (name) => {
    const logs = readLogs(join(WEEKS, name, "logs"));
    const gold = goldOf(name);
    expect([...new Set(logs.map(({ week }) => week))].sort()).toEqual(gold.map(({ week }) => week));
    for (const annotation of gold) {
      const lineOf = (id: string): string | undefined => {
        const [file, number] = id.split(":");
        const log = logs.find((candidate) => candidate.file === file && candidate.week === annotation.week);
        return log?.lines[Number(number) - 1];
      };
      expect(annotation.source).toBe(name);
      expect(faultsOf(annotation, lineOf)).toEqual([]);
    }
  });
});
