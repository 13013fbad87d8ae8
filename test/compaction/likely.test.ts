import { describe, expect, it } from "vitest";
import { folderOf, folderWith } from "../../src/compaction/folder.ts";
import { chooseLikely, MOST_OPEN, type OpenLikely } from "../../src/compaction/likely.ts";
import { planFound } from "../../src/compaction/plan.ts";
import { ONLY_SUPPOSED } from "../../src/memory/evidence/unsettled.ts";
import type { Found } from "../../src/memory/memory.ts";
import { found } from "../support/claims.ts";

const NOTHING = { listed: [], declined: [], gone: [] };
const likely = (name: string): Found => found({ name, description: name, body: name, evidence: [name], likely: true });
const many = Array.from({ length: 8 }, (_, i) => likely(`Claim ${i}`));
const names = (claims: readonly Found[]): string[] => claims.map(({ name }) => name);

describe("what is likely and not sure", () => {
  it("is proposed best first, a few at a time, and the rest is told", () => {
    const { chosen, left } = chooseLikely(many, [], NOTHING);
    expect(names(chosen)).toEqual(names(many.slice(0, MOST_OPEN)));
    expect(names(left)).toEqual(names(many.slice(MOST_OPEN)));
  });

  it("is not proposed where the log itself leaves it open, and takes no place", () => {
    const open = { ...likely("Maybe a signing in May"), doubt: ONLY_SUPPOSED };
    const { chosen, left } = chooseLikely([open, ...many.slice(0, MOST_OPEN)], [], NOTHING);
    expect([chosen.length, names(left)]).toEqual([MOST_OPEN, [open.name]]);
  });

  it("does not count what is sure", () => {
    const sure = Array.from({ length: 9 }, (_, i) => found({ name: `Sure ${i}` }));
    expect(chooseLikely([...sure, ...many], [], NOTHING).chosen).toHaveLength(9 + MOST_OPEN);
  });

  it("replaces the week's own proposals, and keeps one that a person edited, which takes a place", () => {
    const open: OpenLikely[] = [
      { file: "inbox/project_a.md", edited: false, evidence: ["Claim 0"] },
      { file: "inbox/project_b.md", edited: true, evidence: ["Claim 1"] },
    ];
    const { chosen, stale } = chooseLikely(many, open, NOTHING);
    expect(stale).toEqual(["inbox/project_a.md"]);
    expect(names(chosen)).toEqual(["Claim 0", "Claim 2", "Claim 3", "Claim 4"]);
  });

  it("is not asked again where a person said no, though another line joined its evidence", () => {
    const grown = { ...many[0]!, evidence: ["Claim 0", "Claim 0, once more", "Claim 0 again"] };
    const declined = [{ evidence: ["Claim 0", "Claim 0 again"] }];
    const { chosen, left } = chooseLikely([grown, many[1]!], [], { ...NOTHING, declined });
    expect([names(chosen), left]).toEqual([["Claim 1"], []]);
  });

  it("and a record of the same line that passed of an unusable answer are told once", () => {
    const passed = { ...likely("In its words, claim 0"), evidence: ["Claim 0"], ofUnusable: true as const };
    const beside = { ...many[0]!, evidence: ["Claim 0", "The line behind it", "One more"] };
    expect(names(chooseLikely([beside, many[1]!, passed], [], NOTHING).chosen)).toEqual(["Claim 1", passed.name]);
    const sure = found({ name: "Sure", evidence: ["Claim 0"] });
    const { chosen, left } = chooseLikely([sure, passed], [], NOTHING);
    expect([names(chosen), names(left)]).toEqual([["Sure"], [passed.name]]);
  });

  it("never takes the place of another week's proposal of the same name", () => {
    const claim = likely("Ship on Fridays");
    const first = planFound([claim], folderOf([]), "auto");
    expect(first.likely.proposed).toBe(1);
    const folder = folderWith(folderOf([]), first.files);
    const other = { ...claim, body: "Ship on Fridays, after the demo.", evidence: ["another line"] };
    const waiting = planFound([other], folder, "auto").files.filter(({ file }) => file.startsWith("inbox/"));
    expect(waiting.map(({ before }) => before)).toEqual([null]);
  });
});
