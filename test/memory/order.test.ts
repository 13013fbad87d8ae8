import { describe, expect, it } from "vitest";
import { logbookOf } from "../../src/memory/evidence/logbook.ts";
import { reconcile } from "../../src/memory/reconcile.ts";
import { found, known, stored } from "../support/claims.ts";
import { daily } from "../support/daily.ts";

const LIMIT = "The retry limit of the mailer is 3, because the vendor throttles.";
const RAISED = "The retry limit of the mailer is 5, because 3 was too few.";
const LIFTED = "The retry limit of the mailer is 3 no longer, because the vendor stopped throttling.";

/** A claim of the second line of a day's log. */
function told(body: string, day: string) {
  const [name = body] = body.split(",");
  const spans = [{ path: `logs/${day}.md`, day, from: 2, to: 2 }];
  return found({
    type: "project",
    name,
    description: body,
    body,
    spans,
    evidence: [day.replaceAll("-", "").padEnd(12, "a")],
  });
}

const dayOf = (body: string, day: string) => daily(day, ["- Two calls.", `- ${body}`]);

describe("two statements of one week", () => {
  const weekWith = (later: string) => {
    const book = logbookOf([dayOf(LIMIT, "2026-04-06"), dayOf(later, "2026-04-09")]);
    return { ...known([]), week: "2026-W15", book };
  };
  const limit = told(LIMIT, "2026-04-06");

  it.each([
    ["in order", [limit, told(RAISED, "2026-04-09")]],
    ["the newer first", [told(RAISED, "2026-04-09"), limit]],
  ])("with another value, %s: the older one is asked about, with both lines", (_, claims) => {
    const asked = reconcile(claims, weekWith(RAISED)).filter(({ kind }) => kind === "proposed");
    expect(asked).toHaveLength(1);
    expect(asked[0]?.because).toMatch(/5, not 3.*limit of the mailer is 3.*2026-04-06.*is 5.*2026-04-09/);
  });

  it("of which the later denies the earlier: that is asked about", () => {
    const asked = reconcile([told(LIFTED, "2026-04-09"), limit], weekWith(LIFTED)).filter(
      ({ kind }) => kind === "proposed",
    );
    expect(asked.map(({ text }) => text)).toEqual([expect.stringMatching(/^ *replaces: /m)]);
  });

  it("about two things stand both", () => {
    const other = "The upload limit of the archive is 5, because the disk is small.";
    const changes = reconcile([limit, told(other, "2026-04-09")], weekWith(other));
    expect(changes.map(({ kind }) => kind)).toEqual(["created", "created"]);
  });
});

describe("a log that comes after a newer week was compacted", () => {
  const book = logbookOf([dayOf(LIMIT, "2026-04-06")]);
  const week = { ...known([]), week: "2026-W15", book };
  const limit = told(LIMIT, "2026-04-06");
  const newer = (body: string) =>
    stored({
      ...{ type: "project", name: body, description: body, body },
      created: "2026-04-22",
      updated: "2026-04-22",
    });

  it("is asked about where a memory has another value, and leaves that as it is", () => {
    const changes = reconcile([limit], { ...week, stored: [newer(RAISED)] });
    expect(changes.map(({ kind, file }) => [kind, file.startsWith("inbox/")])).toEqual([
      ["created", false],
      ["proposed", true],
    ]);
    expect(changes[1]?.text).toContain(`superseded_by: ${newer(RAISED).file}`);
  });

  it("is history from the first where a memory denies it, and no support of that", () => {
    const memory = newer(LIFTED);
    const changes = reconcile([limit], { ...week, stored: [memory] });
    expect(changes[0]).toMatchObject({ kind: "superseded", text: expect.stringContaining(memory.file) });
    expect(changes.flatMap(({ text = "" }) => text).filter((text) => text.includes("supersedes:"))).toHaveLength(1);
    expect(changes.filter(({ text }) => text?.includes("logs/2026-04-06.md"))).toHaveLength(1);
  });

  it("is asked about where only a later document says otherwise", () => {
    const later = () => [{ text: RAISED, day: "2026-04-22" }];
    const [created, asked] = reconcile([limit], { ...week, later });
    expect(created).toMatchObject({ kind: "created" });
    expect(asked).toMatchObject({ kind: "proposed", text: expect.stringContaining("status: withdrawn") });
    expect(asked?.because).toContain('"The retry limit of the mailer is 5, because 3 was too few." (2026-04-22)');
  });

  it("strengthens a memory that says the same", () => {
    expect(reconcile([limit], { ...week, stored: [newer(LIMIT)] })).toMatchObject([{ kind: "updated" }]);
  });
});
