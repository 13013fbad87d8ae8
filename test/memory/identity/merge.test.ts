import { describe, expect, it } from "vitest";
import { facing, LONGEST_BODY, mergedWording } from "../../../src/memory/identity/merge.ts";
import type { Wording } from "../../../src/memory/memory.ts";

const memory: Wording = {
  type: "project",
  name: "Nightly import",
  description: "The nightly import takes 52 minutes",
  body: "The nightly import takes 52 minutes.",
};
const merged = (over: Partial<Wording>, again = false) =>
  mergedWording(memory, { ...memory, ...over }, "2026-05-04", again);

describe("the words of a memory that is found again", () => {
  it("stay as they are for the same words, and for other words that say no more", () => {
    expect(merged({})).toEqual({});
    expect(merged({ description: "52 minutes the nightly import takes", body: "It takes 52 minutes." })).toEqual({});
  });

  it("give way to words that say all of it and more", () => {
    const more = {
      description: "The nightly import takes 52 minutes for 41,200 invoices",
      body: "The nightly import takes 52 minutes for 41,200 invoices.",
    };
    expect(merged(more)).toEqual(more);
  });

  it("are added to, with the day, where new words lack a number that they hold", () => {
    expect(
      merged({ description: "The import of 41,200 invoices", body: "All is well. It reads 41,200 invoices." }),
    ).toEqual({
      body: "The nightly import takes 52 minutes.\n\n**Update (2026-05-04):** It reads 41,200 invoices.",
    });
  });

  it("are added to by words that say something else, though they bear the same name and hold a number more", () => {
    const tabs = {
      ...memory,
      name: "The import of 52 tables",
      description: "Tabs, no blanks",
      body: "We indent by tabs.",
    };
    const claim = { ...tabs, description: "Images", body: "Images come from 5 hosts." };
    expect(mergedWording(tabs, claim, "2026-05-04", false)).toEqual({
      body: "We indent by tabs.\n\n**Update (2026-05-04):** Images come from 5 hosts.",
    });
    const named = { ...memory, name: "The import takes 52 minutes" };
    expect(
      mergedWording(
        named,
        { ...named, description: "The import", body: "It reads 41,200 invoices." },
        "2026-05-04",
        false,
      ),
    ).toEqual({
      body: `${memory.body}\n\n**Update (2026-05-04):** It reads 41,200 invoices.`,
    });
  });

  it("are not added to when the week that made them is made anew", () => {
    expect(merged({ description: "The import of 41,200 invoices", body: "It reads 41,200 invoices." }, true)).toEqual(
      {},
    );
  });

  it("are a person's where a person wrote them: added to, and never replaced", () => {
    const body = "The nightly import takes 52 minutes for 41,200 invoices.";
    const claim = { ...memory, description: "52 minutes for 41,200 invoices", body };
    expect(mergedWording({ ...memory, byPerson: true }, claim, "2026-05-04", false)).toEqual({
      body: `${memory.body}\n\n**Update (2026-05-04):** ${body}`,
    });
  });

  it("never outgrow the longest body", () => {
    const long = { ...memory, body: `${memory.body} ${"word ".repeat(LONGEST_BODY / 5 - 9)}` };
    const claim = { ...memory, description: "41,200 invoices", body: "It reads 41,200 invoices." };
    expect(mergedWording(long, claim, "2026-05-04", false)).toBe("full");
  });
});

describe("the face of a memory that reads anew", () => {
  const old: Wording = {
    type: "project",
    name: "Export runs at 02:00 on the replica",
    description: "The export runs at 02:00 on the replica",
    body: "The export runs at 02:00 on the replica.",
  };

  it("is the new statement without its reason, where the whole is too long and the claim bears the old value", () => {
    const statement =
      "The nightly export takes under 5 minutes and writes to files.example.org/new, since it runs in parallel";
    const claim = { ...old, description: statement, body: `${statement} on both of the machines.` };
    expect(facing(claim, old, claim.body).name).toBe(
      "The nightly export takes under 5 minutes and writes to files.example.org/new",
    );
  });
});
