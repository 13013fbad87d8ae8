import { describe, expect, it } from "vitest";
import { type WeeklyDocument, writeWeekly } from "../../src/document/weekly.ts";
import { mergedByHand } from "../../src/document/weekly-merge.ts";

const FRONT: WeeklyDocument = {
  ...{ type: "weekly", week: "2026-W15", from: "2026-04-06", to: "2026-04-12", model: "m", prompt: "0123456789ab" },
  ...{ sources: [{ path: "logs/2026-04-06.md", sha256: "a".repeat(64) }], memories: [], declined: [] },
};
const NEWER: WeeklyDocument = { ...FRONT, sources: [{ path: "logs/2026-04-06.md", sha256: "b".repeat(64) }] };
const HEAD = "## 2026-W15 (6–12 April 2026)\n\n";
const WRITTEN = `${HEAD}### Key Decisions\n\n- The import reads CAMT.053 (2026-04-06)\n- Backups run at night (2026-04-06)\n\n### Context\n\n- Two people were away (2026-04-07)`;
const PLANNED = `${HEAD}### Key Decisions\n\n- The import reads CAMT.053 (2026-04-06)\n- The export writes XML (2026-04-09)\n\n### Outcomes\n\n- 214 invoices were sent (2026-04-08)\n\n### Context\n\n- Two people were away (2026-04-07)`;

function edited(standing: string, over: { written?: string; planned?: string; budgetBytes?: number } = {}) {
  const { written = WRITTEN, planned = PLANNED, budgetBytes = 16_384 } = over;
  const merged = mergedByHand({
    written: writeWeekly({ ...FRONT, body: written }),
    standing: standing.startsWith("---") ? standing : writeWeekly({ ...FRONT, body: standing }),
    planned: writeWeekly({ ...NEWER, body: planned }),
    budgetBytes,
  });
  if (merged === undefined) return undefined;
  const front = writeWeekly({ ...NEWER, body: "" }).trimEnd();
  expect(merged.startsWith(front)).toBe(true);
  return merged.slice(front.length).trim();
}

describe("a weekly document that is compacted again", () => {
  it("is made from the logs alone where nobody edited it, other line ends being no edit", () => {
    expect(edited(WRITTEN)).toBeUndefined();
    expect(edited(writeWeekly({ ...FRONT, body: WRITTEN }).replaceAll("\n", "\r\n"))).toBeUndefined();
    expect(edited(writeWeekly({ ...FRONT, body: WRITTEN }).replace("model: m", "model: n"))).toBeUndefined();
  });

  it("is made from the logs alone where another clone had made it, from other logs", () => {
    expect(edited(writeWeekly({ ...NEWER, body: `${WRITTEN}\n- Theirs (2026-04-07)` }))).toBeUndefined();
  });

  it("keeps what a person added and changed, drops bullets of its own that are no longer given, adds the new ones", () => {
    const standing = WRITTEN.replace("Two people were away", "Ilse and Noor were away")
      .replace("### Context", "Our own summary of it:\nit went well.\n\n### Context")
      .replace(
        "CAMT.053 (2026-04-06)\n",
        "CAMT.053 (2026-04-06)\n- The bank agreed by phone (2026-04-06)\n  - on Monday\n",
      );
    expect(edited(standing)).toBe(
      `${HEAD}### Key Decisions

- The import reads CAMT.053 (2026-04-06)
- The bank agreed by phone (2026-04-06)
  - on Monday

Our own summary of it:
it went well.

- The export writes XML (2026-04-09)

### Outcomes

- 214 invoices were sent (2026-04-08)

### Context

- Ilse and Noor were away (2026-04-07)`,
    );
  });

  it("leaves out what a person took out, and a heading under which only its own bullets stood", () => {
    const standing = WRITTEN.replace("- The import reads CAMT.053 (2026-04-06)\n", "");
    const planned = `${HEAD}### Key Decisions\n\n- The import reads CAMT.053 (2026-04-06)\n\n### Context\n\n- Two people were away (2026-04-07)`;
    expect(edited(standing, { planned })).toBe(`${HEAD}### Context\n\n- Two people were away (2026-04-07)`);
  });

  it("gives the same text once more when nothing new comes, and keeps sections of a person's own", () => {
    const standing = `${WRITTEN}\n\n### Mood\n\n- Good, mostly\n\n\`\`\`\n- not a bullet\n\n### nor a heading\n\`\`\``;
    const once = edited(standing)!;
    expect(once).toContain("### Mood\n\n- Good, mostly\n\n```\n- not a bullet\n\n### nor a heading\n```");
    expect(edited(once, { written: PLANNED })).toBe(once);
  });

  it("takes the sentence of an empty week for its own", () => {
    const empty = `${HEAD}Nothing in this week's logs was worth keeping.`;
    expect(edited(`${empty}\n\nExcept that Petra left.`, { written: empty })).toMatch(
      /^## 2026-W15 .*\n\nExcept that Petra left\.\n\n### Key Decisions\n\n- The import reads/,
    );
    expect(edited(`${WRITTEN}\n- Mine (2026-04-07)`, { planned: empty })).toBe(
      `${HEAD}### Context\n\n- Mine (2026-04-07)`,
    );
  });

  it("gives way with its own bullets where both do not fit, never with a person's", () => {
    const mine = `- ${"My own words. ".repeat(30)}(2026-04-07)`;
    const body = edited(`${WRITTEN}\n${mine}`, { budgetBytes: 560 })!;
    expect(body).toContain(mine);
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(560);
    expect(edited(`${WRITTEN}\n${mine}`, { budgetBytes: 100 })).toBe(`${HEAD}### Context\n\n${mine}`);
  });

  it("keeps the text below a front matter that a person broke, and no conflict markers of git", () => {
    const broken = writeWeekly({ ...FRONT, body: `${WRITTEN}\n- Mine (2026-04-07)` }).replace("from:", "from: [");
    expect(edited(broken)).toContain("- Mine (2026-04-07)");
    expect(edited(broken)).not.toContain("sha256");
    expect(edited(`${WRITTEN}\n<<<<<<< HEAD\n- x\n=======\n- y\n>>>>>>> other`)).toBeUndefined();
    expect(edited(`---\n<<<<<<< HEAD\ntype: weekly\n=======\n>>>>>>> other\n---\n\n${WRITTEN}\n- x`)).toBeUndefined();
  });
});
