import { describe, expect, it } from "vitest";
import { marksOf } from "../../src/document/hand-edits.ts";
import { readWeekly, type WeeklyDocument, writeWeekly } from "../../src/document/weekly.ts";
import { declineIn } from "../../src/document/weekly-edit.ts";
import { isWeekly, weeklyByHand } from "../../src/document/weekly-merge.ts";

const FRONT: WeeklyDocument = {
  ...{ type: "weekly", week: "2026-W15", from: "2026-04-06", to: "2026-04-12", model: "m", prompt: "0123456789ab" },
  ...{ sources: [{ path: "logs/2026-04-06.md", sha256: "a".repeat(64) }], memories: [], declined: [] },
};
const NEWER: WeeklyDocument = { ...FRONT, sources: [{ path: "logs/2026-04-06.md", sha256: "b".repeat(64) }] };
const HEAD = "## 2026-W15 (6–12 April 2026)\n\n";
const WRITTEN = `${HEAD}### Key Decisions\n\n- The import reads CAMT.053 (2026-04-06)\n- Backups run at night (2026-04-06)\n\n### Context\n\n- Two people were away (2026-04-07)`;
const PLANNED = `${HEAD}### Key Decisions\n\n- The import reads CAMT.053 (2026-04-06)\n- The export writes XML (2026-04-09)\n\n### Outcomes\n\n- 214 invoices were sent (2026-04-08)\n\n### Context\n\n- Two people were away (2026-04-07)`;

/** The document that stands after lithify wrote `written` and a person made `standing` of its body. */
const handed = (standing: string, written = WRITTEN): string =>
  writeWeekly({ ...FRONT, ...marksOf(written), body: standing });
const made = (body: string): string => writeWeekly({ ...NEWER, ...marksOf(body), body });
const bodyOf = (text: string): string => {
  const document = readWeekly(text);
  return "week" in document ? document.body : `unreadable: ${document.fault}`;
};

function edited(standing: string, over: { written?: string; planned?: string; budgetBytes?: number } = {}) {
  const { written = WRITTEN, planned = PLANNED, budgetBytes = 16_384 } = over;
  const merged = weeklyByHand({
    standing: standing.startsWith("---") ? standing : handed(standing, written),
    ...{ planned: made(planned), budgetBytes },
  });
  if (merged === undefined) return undefined;
  expect(merged).toContain("b".repeat(64));
  return bodyOf(merged);
}

describe("a weekly document that is compacted again", () => {
  it("keeps a person's keys and comments in its front matter, whether or not they touched the body", () => {
    const mine = (text: string): string =>
      text
        .replace("model: m", "# mine\nmodel: m # and this\nreviewed_by: Petra")
        .replace(/^(lines: .*)$/m, "$1 # as made")
        .replace(/^(sources:)$/m, "$1\n  # checked");
    for (const body of [WRITTEN, `${WRITTEN}\n- Mine (2026-04-07)`]) {
      const merged = weeklyByHand({ standing: mine(handed(body)), planned: made(PLANNED), budgetBytes: 16_384 })!;
      expect(merged).toContain("\n# mine\nmodel: m # and this\nreviewed_by: Petra\n");
      expect(merged).toContain("\n# checked\nsources:\n");
      expect(merged).toContain("\n# as made\nlines: [");
      // Without them it is the document that any other would have been.
      const plainly = merged.replace(/^# .*\n|^reviewed_by.*\n| # and this$/gm, "");
      expect(plainly).toBe(
        weeklyByHand({ standing: handed(body), planned: made(PLANNED), budgetBytes: 16_384 }) ?? made(PLANNED),
      );
      expect(weeklyByHand({ standing: merged, planned: made(PLANNED), budgetBytes: 16_384 })).toBe(merged);
      const declined = declineIn(mine(handed(body)), new Set(["project_x.md"]));
      expect(declined).toBe(mine(handed(body)));
    }
  });

  it.each([
    [
      "into an entry of lithify's",
      "    sha256: a",
      "    asked by: Petra\n    notes:\n      - twice so far\n    sha256: a",
    ],
    [
      "into an entry, over several lines",
      "    sha256: a",
      "    note: |\n      Petra asked twice\n      path: by hand\n    sha256: a",
    ],
    ["behind a key of lithify's, so that it reads no more", "from: 2026-04-06", "from: 2026-04-06: or so: Petra"],
    ["a line that is none", "sources:\n", "sources:\n  Petra has the third\n"],
  ])("keeps what a person wrote %s, as comments, once", (_, from, to) => {
    const standing = handed(WRITTEN).replace(from, to);
    expect(standing).not.toBe(handed(WRITTEN));
    const theirs = to.split("\n").filter((line) => line.trim() !== "" && !handed(WRITTEN).includes(line));
    const merged = weeklyByHand({ standing, planned: made(PLANNED), budgetBytes: 16_384 })!;
    const after = merged.split("\n").filter((line) => !made(PLANNED).includes(line));
    expect(after).toEqual(theirs.map((line) => `# ${line.trim()}`).filter((line) => !line.includes("sha256")));
    expect(weeklyByHand({ standing: merged, planned: made(PLANNED), budgetBytes: 16_384 })).toBe(merged);
  });

  it("is made from the logs alone where nobody edited it: line ends, list marks and blanks are no edit", () => {
    expect(edited(WRITTEN)).toBeUndefined();
    expect(edited(handed(WRITTEN).replaceAll("\n", "\r\n"))).toBeUndefined();
    expect(edited(handed(WRITTEN).replaceAll("\n- ", "\n*  ").replaceAll("\n\n", "\n\n\n"))).toBeUndefined();
    expect(edited(handed(WRITTEN).replace("model: m", "model: n"))).toBeUndefined();
  });

  it("remembers what lithify had for it over any number of compactions, not what a person added", () => {
    const mine = "- Mine (2026-04-07)";
    let standing = handed(`${WRITTEN}\n${mine}`.replace("- Backups run at night (2026-04-06)\n", ""));
    for (const planned of [
      PLANNED,
      WRITTEN,
      PLANNED,
      `${HEAD}Nothing in this week's logs was worth keeping.`,
      WRITTEN,
    ]) {
      standing = weeklyByHand({ standing, planned: made(planned), budgetBytes: 16_384 })!;
      expect(bodyOf(standing)).toContain(mine);
      // What they took out stays out, though the logs give it again and again.
      expect(bodyOf(standing)).not.toContain("Backups");
    }
    expect(bodyOf(standing).replace(`\n${mine}`, "")).toBe(
      WRITTEN.replace("- Backups run at night (2026-04-06)\n", ""),
    );
  });

  it("keeps a line where a person moved it", () => {
    const moved = WRITTEN.replace("- Backups run at night (2026-04-06)\n", "").concat(
      "\n- Backups run at night (2026-04-06)",
    );
    expect(edited(moved, { planned: WRITTEN })).toBe(moved);
  });

  it("carries a person's lines through a change to its front matter, and still knows whose they are", () => {
    const standing = handed(`${WRITTEN}\n- Mine (2026-04-07)`);
    const declined = declineIn(standing, new Set(["feedback_x.md"]));
    expect(weeklyByHand({ standing, planned: declined, budgetBytes: 16_384 })).toBeUndefined();
    expect(edited(declined)).toContain("- Mine (2026-04-07)");
  });

  it("that does not tell what lithify wrote loses nothing", () => {
    const old = (body: string): string => writeWeekly({ ...FRONT, body });
    const standing = old(`${WRITTEN}\n- No day, so mine\n- Theirs (2026-04-07)\n\nA paragraph.`);
    const alone = weeklyByHand({ standing, planned: made(PLANNED), budgetBytes: 16_384 })!;
    for (const line of [...WRITTEN.split("\n"), ...PLANNED.split("\n")].filter((one) => one.startsWith("- ")))
      expect(bodyOf(alone).split(line)).toHaveLength(2);
    expect(bodyOf(alone)).toContain("- No day, so mine\n- Theirs (2026-04-07)\n\nA paragraph.");
    const again = weeklyByHand({ standing: alone, planned: made(WRITTEN), budgetBytes: 16_384 })!;
    expect(bodyOf(again)).toContain("- Theirs (2026-04-07)\n\nA paragraph.");
    expect(weeklyByHand({ standing: old(WRITTEN), planned: made(WRITTEN), budgetBytes: 16_384 })).toBeUndefined();
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

  it("keeps the text below a front matter that a person broke", () => {
    const broken = handed(`${WRITTEN}\n- Mine (2026-04-07)`).replace("from:", "from: [");
    expect(edited(broken)).toContain("- Mine (2026-04-07)");
    expect(edited(broken)).not.toMatch(/sha256|Backups/);
  });

  it("keeps a person's lines of both sides of a merge, and none of lithify's that the logs no longer give", () => {
    const ours = handed(`${WRITTEN}\n- Mine (2026-04-07)`).split("---\n");
    const theirs = handed(
      `${WRITTEN}\n- Theirs, of another clone (2026-04-09)\n- Mirjam's`,
      `${WRITTEN}\n- Theirs, of another clone (2026-04-09)`,
    ).split("---\n");
    const side = (part: number): string => `<<<<<<< HEAD\n${ours[part]}=======\n${theirs[part]}>>>>>>> other\n`;
    const conflicted = `---\n${side(1)}---\n${side(2)}`;
    expect(isWeekly(conflicted)).toBe(true);
    const body = edited(conflicted)!;
    expect(body).toMatch(/- Mine \(2026-04-07\)/);
    expect(body).toMatch(/- Mirjam's/);
    expect(body).not.toMatch(/<<<<|====|>>>>|Theirs|Backups/);
  });

  it("is none any more where its front matter has no end", () => {
    expect(isWeekly(handed(WRITTEN))).toBe(true);
    expect(isWeekly(handed(WRITTEN).slice(0, 120))).toBe(false);
    expect(isWeekly("# My week\n\ntype: weekly\n")).toBe(false);
  });
});
