/** The real transcripts, read at any moments of their growth: every turn is given once. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { toolOf } from "../../src/transcript/detect.ts";
import { isFields, parsed } from "../../src/transcript/fields.ts";
import { startOf } from "../../src/transcript/pointer.ts";
import type { Turn } from "../../src/transcript/transcript.ts";
import { turnsOf } from "../transcript/rows.ts";
import { slicesOf } from "../transcript/slices.ts";
import { FILES } from "./transcripts.ts";

it("gives every turn once", () => {
  for (const file of FILES) {
    const rows = readFileSync(file, "utf8").split("\n").map(parsed).filter(isFields);
    const tool = toolOf(rows[0] ?? {}) ?? toolOf(rows[1] ?? {});
    if (tool === undefined) throw new Error(`no tool for ${file}`);
    const whole = turnsOf(tool, rows);
    const session = whole[0]?.sessionId ?? "";
    const step = Math.max(1, Math.floor(rows.length / 9));
    let pointer = startOf(tool, session);
    const taken: Turn[] = [];
    for (let end = step; end < rows.length + step; end += step) {
      for (const slice of slicesOf(pointer, turnsOf(tool, rows.slice(0, end)), 5_000)) {
        pointer = slice.pointer;
        taken.push(...slice.turns);
      }
    }
    const ids = (turns: readonly Turn[]) => turns.map(({ id }) => id).sort();
    expect(ids(taken), file).toEqual(ids(whole.filter((one) => one.sessionId === session)));
  }
});
