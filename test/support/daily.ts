/** A daily log from its lines, as read-logs would give it. */
import { createHash } from "node:crypto";
import type { DailyLog } from "../../src/daily/daily-log.ts";
import { bodyStartOf } from "../../src/text/front-matter.ts";

export function daily(day: string, lines: readonly string[], path = `logs/${day}.md`): DailyLog {
  const text = `${lines.join("\n")}\n`;
  return {
    path,
    day,
    sha256: createHash("sha256").update(text).digest("hex"),
    bytes: Buffer.byteLength(text),
    lines,
    bodyStart: bodyStartOf(lines),
  };
}
