import { expect, it } from "vitest";
import { readProposal, writeProposal } from "../../../src/memory/file/proposal.ts";
import { stored } from "../../support/claims.ts";

it("is the same bytes whoever writes it: a question asked again is no change for git to keep", () => {
  const { file, text } = stored();
  const told = { file, because: "it may hold no longer", type: "feedback", evidence: [] };
  const [replaces, week, base] = [file, "2026-W15", "0123456789ab"];
  const first = writeProposal(text, { ...told, week, base, likely: true, replaces });
  expect(writeProposal(text, { ...told, replaces, likely: true, base, week })).toBe(first);
  const read = readProposal(first);
  expect("proposal" in read && writeProposal(read.memoryText, read.proposal)).toBe(first);
});
