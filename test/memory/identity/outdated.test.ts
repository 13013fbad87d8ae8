import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readProposal } from "../../../src/memory/file/proposal.ts";
import type { Found, StoredMemory } from "../../../src/memory/memory.ts";
import { type Known, reconcile } from "../../../src/memory/reconcile.ts";
import { found, known, read } from "../../support/claims.ts";
import { entity } from "../../support/entities.ts";
import { runs } from "../../support/runs.ts";

function laid(claims: readonly Found[], stored: readonly StoredMemory[] = [], over: Partial<Known> = {}) {
  const changes = reconcile(claims, known(stored, over));
  const folder = new Map(stored.map((memory) => [memory.file, memory]));
  for (const { file, text } of changes)
    if (text !== undefined && !file.startsWith("inbox/")) folder.set(file, read(file, text));
  return { changes, folder: [...folder.values()], kinds: changes.map(({ kind, file }) => `${kind} ${file}`) };
}

const DAYS = { "PostgreSQL 15": "2026-02-04", "PostgreSQL 16": "2026-03-04", "PostgreSQL 17": "2026-04-08" } as const;
type Version = keyof typeof DAYS;

/** A claim on the first line of its day's log, as typed finds it. */
function told(value: Version, text: string, over: Partial<Found> = {}): Found {
  const day = DAYS[value];
  return found({
    ...{ type: "project", name: text.split(" because ")[0]!.slice(0, 60), description: text, body: `${text}.` },
    spans: [{ path: `logs/${day}.md`, day, from: 1, to: 1 }],
    evidence: [`line of ${value}`],
    ...over,
  });
}
const fact = (value: Version): Found => entity("Billing", [{ value, day: DAYS[value] }]);
const because = (value: Version): Found =>
  told(value, `Billing runs on ${value} because the audit reads its replica of ${DAYS[value].slice(5)}`);
const week = (value: Version): Found[] => [because(value), fact(value)];

const BEFORE = laid(week("PostgreSQL 16")).folder;
const [CLAIM] = BEFORE.filter(({ type }) => type === "project") as [StoredMemory];
const standing = (folder: readonly StoredMemory[], file = CLAIM.file): StoredMemory =>
  folder.find((memory) => memory.file === file)!;

const isClaim = ({ type }: StoredMemory): boolean => type === "project";

describe("a claim whose value a thing has no more", () => {
  it("is superseded by the claim of the new value, linked both ways, where it would else wait as a doubt", () => {
    const { folder } = laid(week("PostgreSQL 17"), BEFORE);
    const old = standing(folder);
    expect(old).toMatchObject({ status: "superseded", body: CLAIM.body });
    expect(standing(folder, old.superseded_by)).toMatchObject({ status: "active", supersedes: CLAIM.file });
    expect(standing(folder, old.superseded_by).body).toContain("PostgreSQL 17");
  });

  // It was known in March that it would be, and never again asked.
  it("is superseded on the first news after the day from which another value was to hold, and not before", () => {
    const first = { value: "PostgreSQL 17", day: "2026-03-11" };
    const [row] = fact("PostgreSQL 17").extras!.facts as [object];
    const ahead = entity("Billing", [first], {
      extras: { kind: "project", facts: [{ ...row, evidence: ["logs/2026-03-11.md#L1"] }] },
    });
    const waiting = laid([ahead], BEFORE).folder;
    expect(standing(waiting).status).toBe("active");
    const { folder } = laid([entity("Billing", [{ value: "PostgreSQL 17", day: "2026-04-15" }])], waiting);
    expect(standing(folder)).toMatchObject({ status: "superseded", superseded_by: "entity_billing.md" });
    expect(laid([entity("Billing", [{ value: "PostgreSQL 17", day: "2026-04-16" }])], folder).kinds).toHaveLength(1);
  });

  it("is superseded by the thing's file, where no claim tells of the new value", () => {
    const { changes, folder } = laid([fact("PostgreSQL 17")], BEFORE);
    expect(standing(folder)).toMatchObject({
      status: "superseded",
      superseded_by: "entity_billing.md",
      body: CLAIM.body,
    });
    expect(changes.at(-1)).toMatchObject({
      kind: "superseded",
      file: CLAIM.file,
      because: "entity_billing.md says PostgreSQL 17 since 2026-04-08",
    });
    expect(changes.at(-1)).not.toHaveProperty("found");
  });

  it("is superseded at once where it is found only after the change, as when a profile is added and a week made anew", () => {
    const { folder } = laid([fact("PostgreSQL 17")], laid([fact("PostgreSQL 16")]).folder);
    expect(standing(laid(week("PostgreSQL 16"), folder).folder)).toMatchObject({
      status: "superseded",
      superseded_by: "entity_billing.md",
    });
  });

  it("keeps what else it says: it is told of the change in a sentence of its own, once", () => {
    const more = told("PostgreSQL 16", "Billing runs on PostgreSQL 16, and its backups go to S3 nightly at 02:30");
    const { folder: before } = laid([more, fact("PostgreSQL 16")]);
    const { folder } = laid([fact("PostgreSQL 17")], before);
    const [memory] = folder.filter(({ type }) => type === "project");
    expect(memory).toMatchObject({ status: "active", updated: "2026-04-08" });
    expect(memory?.body).toBe(
      `${more.body}\n\n**Update (2026-04-08):** Billing's database is PostgreSQL 17 (since 2026-04-08).`,
    );
    expect(memory?.sources).toEqual(["logs/2026-03-04.md#L1", "logs/2026-04-08.md#L1"]);
    expect(laid([fact("PostgreSQL 17")], folder).kinds).toEqual(["unchanged entity_billing.md"]);
  });

  it("says in the index that the value has changed, and of several changes the last", () => {
    const more = told("PostgreSQL 15", "Billing runs on PostgreSQL 15, and its backups go to S3 nightly at 02:30");
    const described = (folder: readonly StoredMemory[]) => folder.find(({ type }) => type === "project")?.description;
    const { folder: first } = laid([more, fact("PostgreSQL 15")]);
    const { folder: second } = laid([fact("PostgreSQL 16")], first);
    expect(described(second)).toBe(`${more.description}; since 2026-03-04: database PostgreSQL 16`);
    const { folder: third } = laid([fact("PostgreSQL 17")], second);
    expect(described(third)).toBe(`${more.description}; since 2026-04-08: database PostgreSQL 17`);
    expect(third.every(({ byPerson }) => !byPerson)).toBe(true);
    const listed = [{ file: third.find(isClaim)!.file, evidence: more.evidence }];
    expect(laid([more, fact("PostgreSQL 15")], third, { listed }).folder).toEqual(third);
  });

  it("keeps its description where that does not tell the value, where it is too long, or where a person wrote it", () => {
    const body = "Billing runs on PostgreSQL 16, and its backups go to S3 nightly at 02:30.";
    const changed = (over: Partial<Found>, byHand = (text: string): string => text) => {
      const claim = told("PostgreSQL 16", body.slice(0, -1), { body, ...over });
      const before = laid([claim, fact("PostgreSQL 16")]).folder.map(({ file, text }) => read(file, byHand(text)));
      return laid([fact("PostgreSQL 17")], before);
    };
    const [memory] = changed({ name: "Nightly", description: "Where billing puts backups" }).folder.filter(isClaim);
    expect(memory).toMatchObject({ description: "Where billing puts backups", body: expect.stringContaining("17") });
    const long = `Billing runs on PostgreSQL 16 ${"and on ".repeat(80)}`;
    expect(changed({ description: long }).folder.find(isClaim)?.description).toBe(
      "Billing's database is PostgreSQL 17 (since 2026-04-08).",
    );
    const { changes } = changed({}, (text) => text.replace("description: Billing", "description: Our billing"));
    const proposal = changes.find(({ file }) => file.startsWith("inbox/project_"))!.text!;
    expect(proposal).toContain("PostgreSQL 17");
    expect(proposal).not.toContain("since 2026-04-08: database");
  });

  it("gives way to a newer claim that says all of it, be it ever so long", () => {
    const text = (value: Version) => `Billing runs on ${value}, and its backups go to S3 nightly at 02:30`;
    const { folder: before } = laid([told("PostgreSQL 16", text("PostgreSQL 16")), fact("PostgreSQL 16")]);
    const { folder } = laid([told("PostgreSQL 17", text("PostgreSQL 17")), fact("PostgreSQL 17")], before);
    expect(folder.filter(({ type, status }) => type === "project" && status === "active")).toMatchObject([
      { description: text("PostgreSQL 17") },
    ]);
  });

  it.each<[string, Found]>([
    ["tells what happened", told("PostgreSQL 16", "Billing came to PostgreSQL 16", { extras: { kind: "event" } })],
    ["is of another thing", told("PostgreSQL 16", "Search runs on PostgreSQL 16 because it is quick")],
    ["says another version", told("PostgreSQL 16", "Billing runs on PostgreSQL 16.4 because it is quick")],
    [
      "rests on other lines",
      { ...because("PostgreSQL 16"), spans: [{ path: "logs/2026-03-05.md", day: "2026-03-05", from: 1, to: 1 }] },
    ],
    [
      "was told again since",
      {
        ...because("PostgreSQL 16"),
        spans: [...because("PostgreSQL 16").spans, { path: "logs/2026-04-20.md", day: "2026-04-20", from: 1, to: 1 }],
      },
    ],
  ])("stands when it %s", (_, claim) => {
    const { folder: before } = laid([claim, fact("PostgreSQL 16")]);
    const { folder } = laid([fact("PostgreSQL 17")], before);
    expect(folder.filter(({ type }) => type === "project")).toEqual(before.filter(({ type }) => type === "project"));
  });

  it("stands again when a person says so, however often the week is told", () => {
    const { folder } = laid([fact("PostgreSQL 17")], BEFORE);
    const revived = read(CLAIM.file, CLAIM.text);
    const again = folder.map((memory) => (memory.file === CLAIM.file ? revived : memory));
    expect(laid([fact("PostgreSQL 17")], again).kinds).toEqual(["unchanged entity_billing.md"]);
  });
});

describe("a person's word about it", () => {
  const edited = (text: string): StoredMemory[] =>
    BEFORE.map((memory) => (memory.file === CLAIM.file ? read(CLAIM.file, text) : memory));

  it("stays as it is where they edited it, and the change waits, to be rejected at no other cost", () => {
    const byHand = CLAIM.text.replace("because the audit", "because our audit");
    const { changes, folder } = laid([fact("PostgreSQL 17")], edited(byHand));
    expect(standing(folder).text).toBe(byHand);
    const open = readProposal(changes.at(-1)!.text!);
    if ("fault" in open) throw new Error(open.fault);
    expect(changes.at(-1)).toMatchObject({ kind: "proposed", file: `inbox/${CLAIM.file}` });
    expect(open.proposal.evidence).toEqual([]);
    expect(read(CLAIM.file, open.memoryText)).toMatchObject({
      status: "superseded",
      superseded_by: "entity_billing.md",
    });
  });

  it("stays as it is where they pinned it, and they are asked", () => {
    const pinned = CLAIM.text.replace("\n---\n\n", "\npinned: true\n---\n\n");
    const { changes, folder } = laid([fact("PostgreSQL 17")], edited(pinned));
    expect(standing(folder).text).toBe(pinned);
    expect(changes.at(-1)).toMatchObject({ kind: "proposed", because: expect.stringContaining("is pinned") });
  });

  it("is asked for in the inbox where all changes wait, once", () => {
    const { changes, folder } = laid([fact("PostgreSQL 17")], BEFORE, { review: "inbox" });
    expect(folder).toEqual(BEFORE);
    expect(changes.map(({ file }) => file)).toEqual(["inbox/entity_billing.md", `inbox/${CLAIM.file}`]);
    const both = laid(week("PostgreSQL 17"), BEFORE, { review: "inbox" }).kinds;
    expect(both.filter((kind) => kind === `proposed inbox/${CLAIM.file}`)).toHaveLength(0);
    expect(both).toContain(`kept ${CLAIM.file}`);
  });

  it("holds where the thing's file was edited: neither changes unasked", () => {
    const hand = BEFORE.map((memory) =>
      memory.type === "entity"
        ? read(memory.file, memory.text.replace("database is", "database, as ever, is"))
        : memory,
    );
    const { folder, kinds } = laid([fact("PostgreSQL 17")], hand);
    expect(folder).toEqual(hand);
    expect(kinds).toEqual(["proposed inbox/entity_billing.md", `proposed inbox/${CLAIM.file}`]);
  });

  it("holds where they took the new evidence back", () => {
    const declined = [{ type: "entity", evidence: fact("PostgreSQL 17").evidence }];
    expect(laid([fact("PostgreSQL 17")], BEFORE, { declined }).folder).toEqual(BEFORE);
  });
});

describe("weeks in any order", () => {
  it("leave the newest claim standing alone, every older one linked to what holds, and each with its words", () => {
    const versions = Object.keys(DAYS) as Version[];
    fc.assert(
      fc.property(
        fc.shuffledSubarray(versions, { minLength: 2 }),
        fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
        fc.constantFrom(because, (value: Version) => ({ ...because(value), name: "Database of billing" })),
        (order, isAlone, claimOf) => {
          const brought = (value: Version): Found[] =>
            isAlone[versions.indexOf(value)] ? [fact(value)] : [claimOf(value), fact(value)];
          const oneByOne = (values: readonly Version[]) =>
            values.reduce<StoredMemory[]>((folder, value) => laid(brought(value), folder).folder, []);
          const folder = oneByOne(order);
          const newest = [...order].sort().at(-1)!;
          const claims = folder.filter(({ type }) => type === "project");
          expect(claims).toHaveLength(order.filter((value) => !isAlone[versions.indexOf(value)]).length);
          for (const { status, superseded_by, body } of claims) {
            const holds = body.includes(newest);
            expect(status).toBe(holds ? "active" : "superseded");
            if (!holds) expect(folder.some(({ file }) => file === superseded_by)).toBe(true);
          }
          const states = (list: readonly StoredMemory[]) =>
            list.map(({ status, body, description, sources }) => ({ status, body, description, sources })).sort(byBody);
          expect(states(folder)).toEqual(states(oneByOne([...order].sort())));
          // Told once more, nothing is written.
          for (const value of order) expect(laid(brought(value), folder).folder).toEqual(folder);
        },
      ),
      { numRuns: runs(40) },
    );
  });
});

const byBody = (a: { body: string }, b: { body: string }): number => (a.body < b.body ? -1 : 1);

describe("a claim that says a fact and no more", () => {
  const facts = fact("PostgreSQL 16");
  const bare = told("PostgreSQL 16", "We use PostgreSQL 16 for billing", {
    evidence: facts.evidence,
    importance: 8,
    tags: ["database"],
  });

  it("is that fact: one file, with how much it matters and what it is found by", () => {
    const { folder, kinds } = laid([bare, facts]);
    expect(kinds).toEqual(["created entity_billing.md"]);
    expect(folder).toMatchObject([{ importance: 8, tags: ["database"] }]);
    expect(laid([bare, facts], folder).kinds).toEqual(["unchanged entity_billing.md"]);
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
