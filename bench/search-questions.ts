/**
 * Recall of our own questions over the bench weeks, in people's words: all sources of bench/weeks in one workspace, compacted
 * by the built command, and asked in six languages. A file counts when one of its lines says what the case says in `says`,
 * in any case of letters; the named line when it is that line.
 */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { foundOf, memoriesIn, refresh, type Searched } from "../src/recall/refresh.ts";
import { search } from "../src/recall/search.ts";
import { type Kind, SearchIndex } from "../src/recall/search-index.ts";
import { sources, WEEKS } from "./own/gold.ts";

interface Question {
  readonly language: string;
  readonly question: string;
  /** All of them stand in one line of the answer. */
  readonly says: readonly string[];
}

const DOCUMENTS: readonly Kind[] = ["memory", "weekly", "monthly", "yearly", "wisdom"];
/** As `search` looks: without `--logs`, and with it; and the logs by themselves. */
export const SIDES = {
  "logs alone": ["log"],
  "documents and memories": DOCUMENTS,
  together: [...DOCUMENTS, "log"],
} satisfies Record<string, readonly Kind[]>;
const AT = [1, 5, 10];

/** @param work a folder to write in   @param bin the built command */
export async function ownQuestions(work: string, bin: string, env: NodeJS.ProcessEnv): Promise<void> {
  const questions = JSON.parse(
    fs.readFileSync(join(import.meta.dirname, "cases", "questions.json"), "utf8"),
  ) as Question[];
  const { root, logs } = workspaceIn(work, bin, env);
  const files = [
    ...memoriesIn({ memoryFolder: join(root, "memory"), memoryPath: "memory", guest: undefined }),
    ...logs,
  ];
  console.log(
    `\nour own questions, recall at 1 / 5 / 10 among ${logs.length} logs and ${files.length - logs.length} documents and memories`,
  );
  for (const [side, kinds] of Object.entries(SIDES)) {
    const own = files.filter(({ kind }) => kinds.includes(kind as never));
    const index = await indexOf(own);
    const shown = (path: string): readonly string[] => index.lines(path);
    const told = questions.filter(({ says }) =>
      own.some(({ path }) => shown(path).some((line) => saysAll(line, says))),
    );
    const hits = questions.map((one) => ranksOf(one, index, shown));
    const row = (some: readonly Question[]): string => {
      const theirs = hits.filter((_, i) => some.includes(questions[i]!));
      return `file ${rates(theirs.map(({ file }) => file))}   line ${rates(theirs.map(({ line }) => line))}`;
    };
    console.log(
      `  ${side.padEnd(24)} ${row(questions)}   (${questions.length}, of which ${told.length} are told there)`,
    );
    for (const [language, some] of Map.groupBy(questions, (one) => one.language))
      console.log(
        `    ${language.padEnd(22)} ${row(some)}   (${some.length}, ${some.filter((one) => told.includes(one)).length})`,
      );
    index.close();
  }
}

/** As a command has it: an index of what is looked through, and of nothing else. */
export async function indexOf(files: readonly Searched[]): Promise<SearchIndex> {
  const index = SearchIndex.open(undefined);
  // Later than any file: what was written a moment before is read again each time.
  await refresh(index, foundOf(files), { allow: [], nowMs: Date.now() + 60_000 });
  return index;
}

function workspaceIn(work: string, bin: string, env: NodeJS.ProcessEnv): { root: string; logs: Searched[] } {
  const root = join(work, "questions");
  for (const { name } of sources()) fs.cpSync(join(WEEKS, name, "logs"), join(root, "logs", name), { recursive: true });
  fs.writeFileSync(join(root, "lithify.yaml"), "git: off\n");
  execFileSync(process.execPath, [bin, "compact", "--all", "-C", root, "--quiet"], { env, stdio: "ignore" });
  const names = fs.readdirSync(join(root, "logs"), { recursive: true, encoding: "utf8" });
  const logs = names
    .filter((name) => name.endsWith(".md"))
    .map((name): Searched => {
      const absolute = join(root, "logs", name);
      const { size, mtimeMs } = fs.statSync(absolute);
      const day = /\d{4}[-_]\d\d[-_]\d\d/.exec(name)?.[0].replaceAll("_", "-") ?? "";
      return { path: `logs/${name}`, absolute, kind: "log", day, bytes: size, mtimeMs };
    });
  return { root, logs };
}

/** Of the first file and the first named line that answer, from 0; -1: none. */
function ranksOf(
  { question, says }: Question,
  index: SearchIndex,
  shown: (path: string) => readonly string[],
): { file: number; line: number } {
  const results = search(index, question, { limit: AT.at(-1)! });
  return {
    file: results.findIndex(({ path }) => shown(path).some((line) => saysAll(line, says))),
    line: results.findIndex(({ path, line }) => saysAll(shown(path)[line - 1] ?? "", says)),
  };
}

const saysAll = (line: string, says: readonly string[]): boolean =>
  says.every((one) => line.toLowerCase().includes(one.toLowerCase()));

const rates = (ranks: readonly number[]): string =>
  AT.map((k) => (ranks.filter((rank) => rank >= 0 && rank < k).length / ranks.length).toFixed(2)).join(" / ");
