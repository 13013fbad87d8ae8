import { expect, it } from "vitest";
import { writeProposal } from "../../src/memory/file/proposal.ts";
import type { StoredMemory } from "../../src/memory/memory.ts";
import { placesTaken, questionsIn } from "../../src/memory/questions.ts";
import { stored } from "../support/claims.ts";

const [OLD, NEW, NEWEST] = ["feedback_old.md", "feedback_new.md", "feedback_newest.md"];
const old = (over: Partial<StoredMemory> = {}) =>
  stored({ file: OLD, status: "superseded", superseded_by: NEW, ...over });
const after = (...memories: StoredMemory[]) =>
  placesTaken([old(), stored({ file: NEW })], new Map(memories.map((memory) => [memory.file, memory]))).map(
    (memory) => [memory.file, memory.status],
  );
const withdrawn = stored({ file: NEW, status: "withdrawn" });

it("a memory stands again once what took its place is withdrawn, with lines of its own that stand", () => {
  expect(after(old(), withdrawn)).toEqual([[OLD, "active"]]);
  expect(after(old(), stored({ file: NEW }))).toEqual([]);
  expect(after(old({ sources: [] }), withdrawn)).toEqual([]);
  expect(after({ ...old(), byPerson: true }, withdrawn)).toEqual([]);
  expect(after({ ...old(), pinned: true }, withdrawn)).toEqual([]);
});

it("and not where that had lost its place to a third, whose word is the last", () => {
  const second = stored({ file: NEW, status: "superseded", superseded_by: NEWEST });
  const now = new Map([old(), withdrawn, stored({ file: NEWEST })].map((memory) => [memory.file, memory]));
  expect(placesTaken([old(), second, stored({ file: NEWEST })], now)).toEqual([]);
});

it("a memory stays in doubt while its proposal cannot be read as one, and no longer", () => {
  const asked = [{ ...stored({ file: OLD }), questioned_by: ["a.md", "gone.md"] }, stored({ file: NEW })];
  const ofInbox = (text: string) => questionsIn({ texts: new Map([["inbox/a.md", text]]), stored: asked });
  expect([...ofInbox("--\nname: half\n")]).toEqual([[OLD, ["a.md"]]]);
  expect([
    ...ofInbox(writeProposal("---\nname: B\n---\n\nB.\n", { file: NEW, because: "", type: "feedback", evidence: [] })),
  ]).toEqual([]);
});
