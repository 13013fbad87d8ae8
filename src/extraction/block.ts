/**
 * A found memory as the block a model would have written, with the log lines it rests on as its evidence.
 */
import type { DailyLog } from "../daily/daily-log.ts";
import { MEMORY_WORD } from "../document/fences.ts";
import { defined } from "../document/fields.ts";
import { writeFrontMatter } from "../document/frontmatter.ts";
import type { Found } from "../memory/memory.ts";

/** A block as a model would write it, with the log lines it rests on as its evidence. */
export function blockOf(found: Found, log: DailyLog): string {
  const evidence = found.spans.map(({ from, to }) =>
    log.lines
      .slice(from - 1, to)
      .join(" ")
      .replace(/\s+/g, " ")
      .trim(),
  );
  const { name, description, type, body, updates, supersedes, importance, expires, tags, extras } = found;
  const told = defined({ updates, supersedes, importance, expires, tags });
  const matter = { name, description, type, evidence, ...told, ...extras };
  const text = writeFrontMatter(matter, `\n${body.trim()}\n`);
  const longest = Math.max(2, ...(text.match(/`{3,}/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${MEMORY_WORD}\n${text}${fence}`;
}
