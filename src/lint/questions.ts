/**
 * The rule for `questioned_by`: each name is a proposal that waits. What is not in doubt any more must not stand as if it were.
 */
import type { StoredMemory } from "../memory/memory.ts";
import { type Finding, warning } from "./finding.ts";
import { type FileLines, lineOf } from "./lines.ts";

/** @param texts every file of the folder, proposals among them */
export function lintQuestions(
  memories: readonly StoredMemory[],
  lines: ReadonlyMap<string, FileLines>,
  texts: ReadonlyMap<string, string>,
): Finding[] {
  return memories.flatMap(({ file, questioned_by = [] }) =>
    questioned_by
      .filter((name) => !texts.has(`inbox/${name}`))
      .map((name) =>
        warning(
          file,
          lineOf(lines.get(file)!, "questioned_by"),
          "STALE_QUESTION",
          `questioned_by names ${name}, and no such proposal waits`,
        ),
      ),
  );
}
