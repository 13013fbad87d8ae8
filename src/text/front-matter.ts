/** Where the front matter of a log, or of any text of a person's, ends: a log is looked at for it before anything else is read. */

/** Longer front matter is none: a rule at the top of a log and another far below must not hide what is between. */
const FRONT_MATTER_LINES = 200;
/** At most a tag or an anchor of YAML, and a comment. */
const NO_VALUE = /^(?:[!&]\S+)?[ \t]*(?:#|$)/;

/**
 * How many leading lines are front matter: `---`, keys, `---`. Text between two thematic breaks is not taken for it: every line that is
 * not indented must be a key, an item below a key without a value, or a comment; there must be a key, and no blank line over it.
 */
export function bodyStartOf(lines: readonly string[]): number {
  if (!/^---[ \t]*$/.test(lines[0] ?? "")) return 0;
  let value: string | undefined;
  for (const [index, line] of (lines[1]?.trim() ? lines.slice(1, FRONT_MATTER_LINES) : []).entries()) {
    if (/^---[ \t]*$/.test(line)) return value !== undefined || index === 0 ? index + 2 : 0;
    const key = /^["']?[\p{L}_][\p{L}\p{N} _.-]{0,80}["']?[ \t]*:(?:[ \t]+(.*)|$)/u.exec(line);
    if (key) value = key[1] ?? "";
    else if (!/^(?:[ \t#]|-[ \t]|$)/.test(line) || (line.startsWith("-") && !NO_VALUE.test(value ?? ""))) return 0;
  }
  return 0;
}
