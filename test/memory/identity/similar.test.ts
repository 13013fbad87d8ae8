import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judge, SAME_COSINE } from "../../../src/memory/identity/identity.ts";
import { similarIndex } from "../../../src/memory/identity/similar.ts";
import type { StoredMemory } from "../../../src/memory/memory.ts";

const WORDS = "import parser ledger invoice batch timeout cache index query backup deploy release".split(" ");

const stored = (body: string, i: number): StoredMemory => ({
  ...{ type: "project", name: "Memory", description: "Of the log", body, file: `project_${i}.md`, text: "" },
  ...{ created: "2026-04-08", updated: "2026-04-08", sources: [], status: "active", byPerson: false, pinned: false },
});

describe("the memory nearest to a claim", () => {
  it("is the same whether or not those are looked at that cannot be as near as is asked", () => {
    const body = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 8 }).map((words) => words.join(" "));
    let near = 0;
    fc.assert(
      fc.property(fc.array(body, { minLength: 1, maxLength: 30 }), body, (bodies, claim) => {
        const index = similarIndex(bodies.map(stored));
        const all = index.nearest(stored(claim, -1), 0, () => true);
        if (all === undefined || all.cosine < SAME_COSINE) return;
        near += 1;
        expect(index.nearest(stored(claim, -1), SAME_COSINE, () => true)).toEqual(all);
      }),
      { numRuns: 500 },
    );
    expect(near).toBeGreaterThan(50);
  });
});

it("what stands in a memory's name says more of what it is about than what stands below it", () => {
  const named = { ...stored("north quay", 1), name: "harbour crane", description: "" };
  const told = { ...stored("harbour crane", 0), name: "north quay", description: "" };
  const claim = { type: "project", name: "harbour crane", description: "lamp oil", body: "" } as const;
  expect(similarIndex([named, told]).nearest(claim, 0, () => true)?.memory.file).toBe(named.file);
});

describe("a claim in the words of a memory", () => {
  const judged = (claim: string, memory: string): string => {
    const worded = (text: string, i: number): StoredMemory => ({ ...stored(text, i), name: text, description: text });
    return judge(worded(claim, 1), { memory: worded(memory, 0), cosine: 0.9 });
  };

  it.each([
    ["The crane in Velm stands in hall C.", "The crane in Velm stands in hall D."],
    ["Der Plan B gilt für den Umzug nach Velm.", "Der Plan A gilt für den Umzug nach Velm."],
    ["The billing queue runs on node-a.", "The billing queue runs on node-c."],
    ["Copies of the ledger lie on disk (a).", "Copies of the ledger lie on disk (b)."],
    ["Le serveur de Brissac est dans la salle B.", "Le serveur de Brissac est dans la salle A."],
    ["Насос стоит в цехе А у ворот.", "Насос стоит в цехе Б у ворот."],
    ["サーバーは棟Aに置く。", "サーバーは棟Bに置く。"],
    ["Our backups stay in the UK.", "Our backups stay in the US."],
    ["Parcels of the shop go by bus.", "Parcels of the shop go by van."],
    ["Die Schlüssel liegen unter dem Brett.", "Die Schlüssel liegen auf dem Brett."],
    ["Las llaves de Mornac las lleva ella.", "Las llaves de Mornac las lleva él."],
    ["The cat of Larch is fed by me.", "The cat of Larch is fed by her."],
    ["Die Kaution beträgt 50 € am Tag.", "Die Kaution beträgt 50 £ am Tag."],
    ["The latency of Larch must stay < 200 ms.", "The latency of Larch must stay > 200 ms."],
    ["La balanza de Mornac se desvía +3 gramos.", "La balanza de Mornac se desvía -3 gramos."],
    ["Per drives Ida home.", "Ida drives Per home."],
  ])("is another where one letter, sign or small word differs: %s %s", (one, other) => {
    expect([judged(one, other), judged(other, one)]).toEqual(["doubt", "doubt"]);
  });

  it.each([
    ["Cranes of the yard stand in hall C.", "Cranes of our yard stand in hall C."],
    ["Kräne in der Werft stehen in Halle C.", "Kräne in unserer Werft stehen in Halle C."],
    ["Invoices go out with the order (s) attached.", "Invoices go out with the order (s) attached"],
    ["A crane stands in Velm. I drive it.", "A crane stands in Velm. I drive it"],
    ["The latency of Larch must stay < 200 ms.", "The latency of Larch must stay under 200 ms."],
    ["The deposit is 50 € per day.", "The deposit is 50 EUR per day."],
  ])("is the same where an article differs, or a sign is a word: %s %s", (one, other) => {
    expect(judged(one, other)).toBe("same");
  });
});
