/** The rule for WISDOM.md: what nothing has borne out for half a year is proposed for dropping, and waits here for a person's word. */
import type { Folder } from "../compaction/folder.ts";
import { IF_OVER, newestDay, readWisdom, staleIn, WISDOM_FILE, weeksListing } from "../document/wisdom.ts";
import { type Finding, warning } from "./finding.ts";

export function lintWisdom({ texts, stored, documents }: Pick<Folder, "texts" | "stored" | "documents">): Finding[] {
  const text = texts.get(WISDOM_FILE);
  if (text === undefined) return [];
  const listed = new Map([...documents].map(([week, { memories }]) => [week, memories.map(({ file }) => file)]));
  const rows = text.split("\n");
  return staleIn(readWisdom(text).entries, weeksListing(listed), newestDay(stored)).map(({ rule, since }) =>
    warning(
      WISDOM_FILE,
      1 + rows.findIndex((row) => row.startsWith(`- ${rule} (`)),
      "STALE_RULE",
      `nothing has borne out "${rule}" since ${since}: it is proposed for dropping`,
      IF_OVER,
    ),
  );
}
