/**
 * What a person or a model said, as plain text: LF, and nothing in it that no reader sees. A transcript is shown in
 * terminals and read by models; both can be misled by hidden characters.
 */
import { stripInvisible } from "../daily/invisible.ts";

export const plainText = (raw: string): string =>
  raw.toWellFormed().replace(/\r\n?/g, "\n").split("\n").map(stripInvisible).join("\n").trim();

/** Plain text on one line, at most `limit` characters, an ellipsis where it was cut. */
export function oneLine(raw: string, limit: number): string {
  // Cleaned before it is cut, but only as much as can matter: an argument may be megabytes long.
  const line = plainText(raw.slice(0, limit * 8)).replace(/\s+/g, " ");
  if (line.length <= limit) return line;
  const end = /[\ud800-\udbff]/.test(line[limit - 2] ?? "") ? limit - 2 : limit - 1;
  return `${line.slice(0, end).trimEnd()}…`;
}
