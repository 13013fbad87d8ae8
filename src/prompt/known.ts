/**
 * The memories a request shows: those that bear most on its logs whole, with the days they rest on, the others as a line of
 * an index each. What to do with them is said here and not in the fixed text: most first weeks have none.
 */
import { stripInvisible } from "../daily/invisible.ts";
import { redactText } from "../daily/redact.ts";
import type { KnownMemory, Task } from "../model/model.ts";

/** How memory blocks take known ones up; the records of further profiles have rules of their own. */
const RULE = `Known memories. What the week says of one again gets no block. If it adds to one or changes any part of it, even one
figure, write a block with \`updates: its_file.md\`: the whole claim as it now reads, without what no longer holds, the news in
description and first sentence; quote the new lines only. If it replaces one or takes it back: \`supersedes: its_file.md\`.
`;

/** @param task what is asked for: only memory blocks are told the rule, and can update what they see whole */
export function quotedMemories(known: readonly KnownMemory[], task: Task): string {
  if (known.length === 0) return "No memories are known yet.\n";
  const updates = task === "week" || task === "extract";
  const rows = known.flatMap(({ file, name, description, days, body }) => [
    `| ${oneLine(`${file}: ${name}. ${description}${updates && days?.length ? ` (${days.join(", ")})` : ""}`)}`,
    ...((updates && body) || "").split("\n").flatMap((line) => (line.trim() === "" ? [] : [`|     ${oneLine(line)}`])),
  ]);
  return `${updates ? RULE : ""}<known_memories>\n${redactText(rows.join("\n")).text}\n</known_memories>\n`;
}

export const oneLine = (text: string): string => stripInvisible(text.replace(/\s+/g, " ")).trim();
