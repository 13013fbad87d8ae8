/**
 * A cheap look at a log's path, for almost all of them: of the words that people file logs under, none can tell a secret,
 * and the lexicons need not be read to know it. A path with any other word is looked at with them.
 */

/** None of them names, opens or ties anything that is secret, in any language, alone or beside another of them. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set([
  ...["log", "logs", "daily", "day", "days", "week", "month", "year", "note", "notes", "journal", "diary", "entries"],
  ...["agent", "agents", "session", "sessions", "standup", "meeting", "work", "team", "workspace", "memory"],
  ...["md", "markdown", "txt", "readme", "gitkeep", "gitignore", "ds", "store", "obsidian"],
]);

/** Digits, dates and what parts words; with another sign, a space on either side of one, or another script, words mean more. */
const PLAIN = /^(?:[A-Za-z0-9._/-]|(?<=[A-Za-z0-9]) (?=[A-Za-z0-9]))*$/;
/** `00/LOG-0-note 2026-04-08.md`: beside a space a name of both cases with a figure may be somebody's password. */
const MIXED = /(?<![^/ ])(?=\S*[A-Z])(?=\S*[a-z])(?=\S*\d)\S+ /;
/** No path that a person files by is longer; a token may be. */
const LONGEST = 80;

export const isPlainPath = (path: string): boolean =>
  path.length <= LONGEST &&
  PLAIN.test(path) &&
  !MIXED.test(path) &&
  (path.match(/[A-Za-z]+/g) ?? []).every((word) => PLAIN_WORDS.has(word.toLowerCase()));
