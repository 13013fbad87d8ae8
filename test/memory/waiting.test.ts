import { expect, it } from "vitest";
import { evidenceDigests } from "../../src/memory/evidence/evidence.ts";
import { logbookOf } from "../../src/memory/evidence/logbook.ts";
import { changeMemoryFile } from "../../src/memory/file/memory-file.ts";
import { baseOf, writeProposal } from "../../src/memory/file/proposal.ts";
import { followedProposal } from "../../src/memory/waiting.ts";
import { stored } from "../support/claims.ts";
import { daily } from "../support/daily.ts";

it("the question whether a memory falls cites that memory's lines, never the newer one's, wherever both stand now", () => {
  const [said, denied] = ["- The boat leaves from pier 3.", "- The boat never leaves from pier 3."];
  const [before, after] = [
    [said, denied],
    ["- Rain.", said, denied],
  ].map((lines) => daily("2026-04-08", lines));
  const digestOf = (line: number) =>
    evidenceDigests([{ path: before!.path, day: before!.day, from: line, to: line }], logbookOf([before!]));
  const memory = stored({ sources: [`${before!.path}#L1`] });
  const text = writeProposal(changeMemoryFile(memory, { status: "superseded", superseded_by: "feedback_new.md" }), {
    ...{ file: memory.file, replaces: memory.file, type: memory.type, because: "it may hold no longer" },
    ...{ week: "2026-W15", base: baseOf(memory.text), evidence: digestOf(2) },
  });
  const followed = followedProposal(text, {
    ...{
      week: "2026-W15",
      settled: new Set<string>(),
      asked: "2026-W15",
      listedOf: () => digestOf(1),
      carried: new Map(),
      textOf: () => memory.text,
    },
    lines: { book: logbookOf([after!]), standing: new Map([[after!.path, after!]]) },
  });
  expect(followed?.text?.match(/logs\/\S+#\S+/g)).toEqual([`${before!.path}#L2`]);
});
