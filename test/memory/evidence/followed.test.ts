/**
 * A cited line whose words stand with an hour before them or tags behind them stands, as do marked lines that were joined, and one
 * made a row; one that says more does not.
 */
import { expect, it } from "vitest";
import { digest12 } from "../../../src/digest.ts";
import { followLines } from "../../../src/memory/evidence/followed.ts";
import { logbookOf } from "../../../src/memory/evidence/logbook.ts";
import { foldLine } from "../../../src/memory/fold.ts";
import { daily } from "../../support/daily.ts";

it.each([
  ["- 09:10 Rule: the gate is locked at six.", undefined],
  ["- [9:10] Rule: the gate is locked at six.", undefined],
  ["- Rule: the gate is locked at six. #yard #keys", undefined],
  ["- Decision: Ada keeps the key. Rule: the gate is locked at six.", undefined],
  ["Rule: the gate is locked at six. Lesson: salt rusts the winch.", undefined],
  ["| Rule | the gate is locked at six. |", undefined],
  ["| Rule | the gate is locked at six. | rejected |", "changed"],
  ["| Gate | the gate is locked at six. |", "changed"],
  ["- Rule: the gate is locked at six. Since May it is locked at seven.", "changed"],
  ["- 09:10 Rule: the gate is locked at seven.", "changed"],
])("%s", (line, lost) => {
  const log = daily("2026-03-02", ["Stand-up.", line]);
  const lines = { book: logbookOf([log]), standing: new Map([[log.path, { bytes: 99 }]]) };
  const listed = [digest12(foldLine("- Rule: the gate is locked at six."))];
  expect(followLines([`${log.path}#L2`], listed, lines)[0]!.lost).toBe(lost);
});
