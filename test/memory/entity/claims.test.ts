import { describe, expect, it } from "vitest";
import type { Found, StoredMemory } from "../../../src/memory/memory.ts";
import { type Known, reconcile } from "../../../src/memory/reconcile.ts";
import { found, known, read } from "../../support/claims.ts";
import { entity } from "../../support/entities.ts";

function laid(claims: readonly Found[], stored: readonly StoredMemory[] = [], over: Partial<Known> = {}) {
  const changes = reconcile(claims, known(stored, over));
  const folder = new Map(stored.map((memory) => [memory.file, memory]));
  for (const { file, text } of changes)
    if (text !== undefined && !file.startsWith("inbox/")) folder.set(file, read(file, text));
  return { folder: [...folder.values()], kinds: changes.map(({ kind, file }) => `${kind} ${file}`) };
}

describe("a claim that says a fact and no more", () => {
  const day = "2026-03-04";
  const facts = entity("Billing", [{ value: "PostgreSQL 16", day }]);
  const text = "We use PostgreSQL 16 for billing";
  const bare = found({
    ...{ type: "project", name: text, description: text, body: `${text}.`, importance: 8, tags: ["database"] },
    ...{ spans: [{ path: `logs/${day}.md`, day, from: 1, to: 1 }], evidence: facts.evidence },
  });

  it("is that fact: one file, with how much it matters and what it is found by", () => {
    const { folder, kinds } = laid([bare, facts]);
    expect(kinds).toEqual(["created entity_billing.md"]);
    expect(folder).toMatchObject([{ importance: 8, tags: ["database"] }]);
    expect(laid([bare, facts], folder).kinds).toEqual(["unchanged entity_billing.md"]);
    expect(laid([bare, facts], laid([facts]).folder).folder).toMatchObject([{ importance: 8 }]);
  });

  const over = (text: string, more: Partial<Found> = {}): Found => ({
    ...bare,
    name: text,
    description: text,
    body: text,
    ...more,
  });
  it.each<[string, Found]>([
    ["gives a reason", over("We use PostgreSQL 16 for billing because the audit reads a replica")],
    ["counts something", over("We use PostgreSQL 16 for billing with 3 replicas")],
    ["denies it", over("We do not use PostgreSQL 16 for billing")],
    ["says one word more", over("We use PostgreSQL 16 for billing reluctantly")],
    ["does not name the thing", over("We use PostgreSQL 16")],
    ["is a rule for working", { ...bare, type: "feedback" }],
    ["ends some day", { ...bare, expires: "2026-06-01" }],
    ["names a file that it replaces", { ...bare, supersedes: "project_x.md" }],
    ["has lines of its own", { ...bare, evidence: [...facts.evidence, "another"] }],
    ["is something that happened", { ...bare, extras: { kind: "event" } }],
  ])("stays a memory beside it when it %s", (_, claim) => {
    expect(laid([claim, facts]).kinds).toHaveLength(2);
  });

  it("stays where it stands already, and where a person has the thing's file in hand", () => {
    const before = laid([bare]).folder;
    expect(laid([bare, facts], before).kinds).toEqual([`unchanged ${before[0]!.file}`, "created entity_billing.md"]);
    const [thing] = laid([facts]).folder as [StoredMemory];
    const edited = read(thing.file, thing.text.replace("database is", "database, as ever, is"));
    expect(laid([bare, facts], [edited]).kinds.some((kind) => kind.startsWith("created project_"))).toBe(true);
    const declined = [{ type: "entity", evidence: facts.evidence }];
    expect(laid([bare, facts], [], { declined }).kinds.some((kind) => kind.startsWith("created project_"))).toBe(true);
  });
});
