import { describe, expect, it } from "vitest";
import { type Passed, passGate, type Stopped, stoppedByDoubt } from "../../../src/memory/evidence/gate.ts";
import { logbookOf } from "../../../src/memory/evidence/logbook.ts";
import { daily } from "../../support/daily.ts";

const book = logbookOf([
  daily("2026-04-08", [
    "- The mast broke again in the gale",
    "- Painted the fence",
    "- Ordered two oars at Vink",
    "- Nils likes short letters in the morning",
    "",
    "- We moved the rehearsal to Thursday",
    "  the hall is taken on Tuesdays",
  ]),
]);
const told = (text: string, over: object = { tellsOpen: true }): Passed | Stopped =>
  passGate({ text, quotes: [], ...over }, { book, allow: [], known: new Map() });

describe("a reason that a bullet tells", () => {
  it.each([
    "The mast broke again in the gale, therefore Nils likes short letters in the morning",
    "Nils likes short letters in the morning because the mast broke in the gale",
  ])("stands in no document where two lines are tied that nobody tied: %s", (text) => {
    expect(stoppedByDoubt(told(text))).toMatchObject({ code: "UNSUPPORTED" });
  });

  it("stands where a line gives it, or the one that it goes on from", () => {
    const moved = told("We moved the rehearsal to Thursday, because the hall is taken on Tuesdays");
    expect(stoppedByDoubt(moved)).toHaveProperty("spans");
  });

  it("is a question about a memory where its name tells it, and none where it says below why it matters", () => {
    const tied = "Nils likes short letters in the morning because the mast broke in the gale";
    expect(told(tied, {})).toHaveProperty("doubt");
    expect(told(`Nils likes short letters in the morning\n${tied}`, {})).not.toHaveProperty("doubt");
  });
});
