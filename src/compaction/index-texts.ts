/**
 * The indexes of the memory folder, and what git is to know of them: the same for whoever writes a memory.
 */
import { WISDOM_FILE, withoutGone } from "../document/wisdom.ts";
import { indexesOf } from "../memory/index/index-file.ts";
import { answeredIn, placesTaken, questionMarks, questionsIn } from "../memory/questions.ts";
import { committable, type Folder, type FolderChange, folderWith } from "./folder.ts";

/** The indexes of a folder once some of its files are written, rules whose memories went with them, and what git is to know. */
export function indexTexts(folder: Folder): FolderChange[] {
  const questions = questionsIn(folder);
  const { index, overflow } = indexesOf(
    committable(folder).stored,
    folder.texts.get("MEMORY.md") ?? "",
    folder.texts.get("INDEX.md") ?? "",
    questions,
    folder.documents,
  );
  return [
    ...wisdomText(folder, questions),
    { file: "MEMORY.md", after: index },
    ...(overflow === undefined ? [] : [{ file: "INDEX.md", after: overflow }]),
    { file: ".gitattributes", after: withUnionMerge(folder.texts.get(".gitattributes") ?? "") },
  ];
}

/** WISDOM.md, where a rule of it has gone with its memories. */
function wisdomText({ texts, stored }: Folder, questions: ReturnType<typeof questionsIn>): FolderChange[] {
  const before = texts.get(WISDOM_FILE);
  if (before === undefined) return [];
  const standing = new Set(stored.flatMap(({ file, status }) => (status === "active" ? [file] : [])));
  const after = withoutGone(before, (file) => standing.has(file) && !questions.has(file));
  return after === before ? [] : [{ file: WISDOM_FILE, after }];
}

/** Changes with what follows from them: which memories stand again, or are in doubt, and the indexes. */
export function withMarks(changes: readonly FolderChange[], folder: Folder): FolderChange[] {
  const now = new Map(folderWith(folder, changes).stored.map((memory) => [memory.file, memory]));
  const again = placesTaken(folder.stored, now).map(({ file, text }) => ({ file, after: text }));
  const made = [...changes, ...again];
  return [...made, ...settled(folderWith(folder, made))];
}

/** Last of all what follows from the rest: questions that are answered or asked no more, which memories are in doubt, and the indexes. */
export function settled(
  folder: Folder,
  unasked: readonly string[] = [],
): (FolderChange & { readonly because: string })[] {
  const answered = [...answeredIn(folder), ...unasked].map((file) => ({
    file,
    after: null,
    because: ANSWERED,
  }));
  const asked = folderWith(folder, answered);
  const questions = questionsIn(asked);
  const marks = questionMarks(asked).map((mark) => ({
    ...mark,
    because: questions.has(mark.file) ? QUESTIONED : "no longer questioned",
  }));
  const indexes = indexTexts(folderWith(asked, marks)).map((index) => ({
    ...index,
    because: index.file === WISDOM_FILE ? RULE_GONE : "index of all memories",
  }));
  return [...answered, ...marks, ...indexes];
}

const ANSWERED = "withdrawn: what spoke against the memory stands no more";
export const QUESTIONED = "a proposal speaks against it";
const RULE_GONE = "no memory that a rule of it rests on stands unquestioned any more";

/** Two clones that compacted different weeks both add lines to the indexes: git takes both, the next run orders them. */
function withUnionMerge(before: string): string {
  const missing = ["MEMORY.md merge=union", "INDEX.md merge=union"].filter(
    (line) => !before.split(/\r?\n/).includes(line),
  );
  if (missing.length === 0) return before;
  return `${before}${before === "" || before.endsWith("\n") ? "" : "\n"}${missing.join("\n")}\n`;
}
