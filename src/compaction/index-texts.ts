/**
 * The indexes of the memory folder, and what git is to know of them: the same for whoever writes a memory.
 */
import { indexesOf } from "../memory/index/index-file.ts";
import { questionMarks, questionsIn } from "../memory/questions.ts";
import { committable, type Folder, type FolderChange, folderWith } from "./folder.ts";

/** The indexes of a folder once some of its files are written, and what git is to know of them. */
export function indexTexts(folder: Folder): FolderChange[] {
  const { index, overflow } = indexesOf(
    committable(folder).stored,
    folder.texts.get("MEMORY.md") ?? "",
    folder.texts.get("INDEX.md") ?? "",
    questionsIn(folder),
  );
  return [
    { file: "MEMORY.md", after: index },
    ...(overflow === undefined ? [] : [{ file: "INDEX.md", after: overflow }]),
    { file: ".gitattributes", after: withUnionMerge(folder.texts.get(".gitattributes") ?? "") },
  ];
}

/** Changes with what follows from them: which memories are in doubt, and the indexes. */
export function withMarks(changes: readonly FolderChange[], folder: Folder): FolderChange[] {
  const marked = [...changes, ...questionMarks(folderWith(folder, changes))];
  return [...marked, ...indexTexts(folderWith(folder, marked))];
}

/** Two clones that compacted different weeks both add lines to the indexes: git takes both, the next run orders them. */
function withUnionMerge(before: string): string {
  const missing = ["MEMORY.md merge=union", "INDEX.md merge=union"].filter(
    (line) => !before.split(/\r?\n/).includes(line),
  );
  if (missing.length === 0) return before;
  return `${before}${before === "" || before.endsWith("\n") ? "" : "\n"}${missing.join("\n")}\n`;
}
