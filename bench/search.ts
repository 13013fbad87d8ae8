/**
 * How well and how fast `search` finds. Recall at 1, 5 and 10: of LoCoMo's dev conversations as daily logs, the file of a turn
 * that answers, and the turn itself as the line that is named; and of our own questions over the bench weeks. Latency over
 * 10,000 memories in three languages, by the clock and by processor time. Writes below the system's temporary folder only.
 * Usage: npm run bench:search [-- SHARED] [--quick] [--locomo | --questions | --latency | --mcp, that alone]
 */
import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { writeMemoryFile } from "../src/memory/file/memory-file.ts";
import type { Memory } from "../src/memory/memory.ts";
import { foundIn, memoriesIn, refresh, type Searched } from "../src/recall/refresh.ts";
import { search } from "../src/recall/search.ts";
import { type Kind, SearchIndex } from "../src/recall/search-index.ts";
import { indexOf, ownQuestions, SIDES } from "./search-questions.ts";

const shared = process.argv.slice(2).find((one) => !one.startsWith("-")) ?? join(import.meta.dirname, "../../shared");
const quick = process.argv.includes("--quick");
const work = fs.mkdtempSync(join(tmpdir(), "lithify-search-"));
const BIN = join(import.meta.dirname, "..", "dist", "bin.js");
const memoryIn = (folder: string) => ({ memoryFolder: join(folder, "memory"), memoryPath: "memory", guest: undefined });
/** Later than any file: what was written a moment before is read again each time. */
const nobody = () => ({ allow: [], nowMs: Date.now() + 60_000 });

/** With nobody's configuration. */
const NOBODYS = { ...process.env, XDG_CONFIG_HOME: join(work, "nobody"), XDG_STATE_HOME: join(work, "state") };

interface Turn {
  readonly dia_id: string;
  readonly text: string;
}
interface Conversation {
  readonly sample_id: string;
  readonly qa: readonly {
    readonly question: string;
    readonly evidence: readonly string[];
    readonly category: number;
  }[];
  readonly conversation: Readonly<Record<string, unknown>>;
}

async function locomo(): Promise<void> {
  const data = join(shared, "corpus", "locomo", "locomo-dev.json");
  execFileSync(process.execPath, [join(shared, "bench", "locomo.mjs"), "--data", data, "--export", join(work, "talk")]);
  const talks = Object.values(JSON.parse(fs.readFileSync(data, "utf8")) as Record<string, Conversation>);
  const counts = new Map(Object.keys(SIDES).map((side) => [side, { asked: 0, files: [0, 0, 0], lines: [0, 0, 0] }]));
  for (const { sample_id, qa, conversation } of talks) {
    const root = join(work, "talk", sample_id);
    execFileSync(process.execPath, [BIN, "compact", "--all", "-C", root, "--quiet"], { env: NOBODYS, stdio: "ignore" });
    const turns = new Map(
      Object.values(conversation)
        .flatMap((part) => (Array.isArray(part) ? (part as Turn[]) : []))
        .map(({ dia_id, text }) => [dia_id, text.trim()]),
    );
    const logs: Searched[] = fs.readdirSync(join(root, "logs")).map((name) => {
      const absolute = join(root, "logs", name);
      const { size, mtimeMs } = fs.statSync(absolute);
      return { path: `logs/${name}`, absolute, kind: "log", day: name.slice(0, 10), bytes: size, mtimeMs };
    });
    const files = [...memoriesIn(memoryIn(root)), ...logs];
    const indexes = new Map<string, SearchIndex>();
    for (const [side, kinds] of Object.entries<readonly Kind[]>(SIDES))
      indexes.set(side, await indexOf(files.filter(({ kind }) => kinds.includes(kind))));
    for (const { question, evidence, category } of qa) {
      const said = evidence.flatMap((id) => turns.get(id) ?? []).filter((text) => text.length > 0);
      // Category 5 asks for what was never said.
      if (category === 5 || said.length === 0) continue;
      for (const [side, index] of indexes) {
        const shown = (path: string): readonly string[] => index.lines(path);
        const count = counts.get(side)!;
        count.asked += 1;
        const results = search(index, question, { limit: 10 });
        const says = (lines: readonly string[]): boolean =>
          said.some((text) => lines.some((line) => says60(line, text)));
        const file = results.findIndex(({ path }) => says(shown(path)));
        const line = results.findIndex(({ path, line: at }) => says([shown(path)[at - 1] ?? ""]));
        for (const [i, k] of [1, 5, 10].entries()) {
          if (file >= 0 && file < k) count.files[i]! += 1;
          if (line >= 0 && line < k) count.lines[i]! += 1;
        }
      }
    }
    for (const index of indexes.values()) index.close();
  }
  console.log("LoCoMo dev, recall at 1 / 5 / 10 of a turn that answers (60 % of its words)");
  for (const [side, { asked, files, lines }] of counts)
    console.log(
      `  ${side.padEnd(24)} file ${shares(files, asked)}   named line ${shares(lines, asked)}   (${asked} questions)`,
    );
}

const shares = (hits: readonly number[], of: number): string => hits.map((n) => (n / of).toFixed(3)).join(" / ");

function says60(line: string, turn: string): boolean {
  const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const has = new Set(words(line));
  const wanted = words(turn);
  return wanted.length > 0 && wanted.filter((word) => has.has(word)).length >= 0.6 * wanted.length;
}

async function latency(): Promise<void> {
  const count = quick ? 1_000 : 10_000;
  const root = join(work, "many");
  // Caches are kept only in a state folder that lithify made itself, and a memory folder that no week was made in is looked at
  // each time for whose it is.
  spawnSync(process.execPath, [BIN, "init", root, "--quiet"], { env: NOBODYS });
  fs.writeFileSync(join(root, "logs", "2026-04-08.md"), "- Decision: tabs, because the linter wants them.\n");
  spawnSync(process.execPath, [BIN, "compact", "-C", root, "--quiet"], { env: NOBODYS });
  for (let i = 0; i < count; i++) fs.writeFileSync(join(root, "memory", `project_m${i}.md`), memoryText(i));
  const path = join(root, ".lithify", "search.db");
  const begun = performance.now();
  const build = SearchIndex.open(path);
  await refresh(build, foundIn(memoryIn(root)), nobody());
  build.close();
  console.log(
    `\n${count} memories in three languages: built in ${(performance.now() - begun).toFixed(0)} ms, ${(fs.statSync(path).size / 1e6).toFixed(1)} MB`,
  );

  const queries = Array.from({ length: 60 }, (_, i) => queryText(i));
  const index = SearchIndex.open(path);
  const [alone, checked]: [Took[], Took[]] = [[], []];
  for (const query of queries) alone.push(await timed(() => search(index, query, { limit: 10 })));
  for (const query of queries)
    checked.push(
      await timed(async () => {
        await refresh(index, foundIn(memoryIn(root)), nobody());
        search(index, query, { limit: 10 });
      }),
    );
  fs.appendFileSync(join(root, "memory", "project_m7.md"), "\nOne line more.\n");
  const read = await refresh(index, foundIn(memoryIn(root)), nobody());
  index.close();
  // The first two bring the index up to date: a file that was written within two seconds is read once more.
  const command = (...args: string[]): Took => commanded([...args, "-C", root]);
  const commands = queries.map((query) => command("search", query));
  const row = (name: string, took: readonly Took[], asked: number): void =>
    console.log(
      `  ${name.padEnd(20)} p50 ${at(took, 0.5, "ms")}  p95 ${at(took, 0.95, "ms")} ms   of the processor ${at(took, 0.5, "cpu")} and ${at(took, 0.95, "cpu")} ms   (asked: ${asked})`,
    );
  row("the query alone", alone, 25);
  row("with the check", checked, 80);
  row("as a command", commands, 200);
  console.log(`  one changed file     ${read} file read`);
  // The context of a session is asked of 1,000.
  for (let i = 1_000; i < count; i++) fs.rmSync(join(root, "memory", `project_m${i}.md`));
  row("  of changed files", [command("context")], 100);
  row(
    "context of 1,000",
    queries.slice(0, 21).map(() => command("context")),
    100,
  );
  // Twice each: what no query asked for before is looked at once.
  const asked = (): Took[] => queries.slice(0, 21).map((query) => command("context", "--query", query));
  row("  first queries", asked(), 100);
  row("context --query", asked(), 100);
  // As lithify's own writing leaves it, and as a person's.
  const gates = Array.from({ length: 7 }, (_, i) => `${EN[i]} gate ${i * 31} was painted by ${EN[i + 7]} in May`);
  const after = (change: (i: number) => unknown, ...args: string[]): Took[] =>
    gates.map((_, i) => {
      change(i);
      return command(...args);
    });
  const remembered = (i: number) => command("remember", gates[i]!);
  const edited = (i: number) => fs.appendFileSync(join(root, "memory", `project_m${i}.md`), `\nPainted by ${EN[i]}.\n`);
  row("  after a remember", after(remembered, "context"), 100);
  row(
    "  with --query",
    after((i) => command("remember", `${gates[i]!} and July`), "context", "--query", "gate"),
    100,
  );
  row("  after an edit", after(edited, "context"), 100);
  row("  with --query", after(edited, "context", "--query", "gate"), 100);
  fs.writeFileSync(join(root, "lithify.yaml"), "");
  const session = JSON.stringify({ cwd: root });
  row(
    "as a session's hook",
    queries.slice(0, 21).map(() => commanded(["context", "--for", "claude-code"], session)),
    100,
  );
}

/** In milliseconds: by the clock, and of the processor. */
interface Took {
  readonly ms: number;
  readonly cpu: number;
}

async function timed(work: () => unknown): Promise<Took> {
  const [begun, before] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(before);
  return { ms: performance.now() - begun, cpu: (user + system) / 1_000 };
}

/** The command itself says at its end what it took of the processor. */
const TELLING = `--import=data:text/javascript,${encodeURIComponent(
  'process.on("exit",()=>{const{userCPUTime:u,systemCPUTime:s}=process.resourceUsage();process.stderr.write("cpu "+(u+s)/1000+"\\n")})',
)}`;

/** @param input on standard input; nothing is there without it */
function commanded(args: readonly string[], input = ""): Took {
  const begun = performance.now();
  const { stderr, stdout } = spawnSync(process.execPath, [TELLING, BIN, ...args], {
    ...{ env: NOBODYS, encoding: "utf8", input },
  });
  if (stdout === "") throw new Error(`${args.join(" ")} said nothing: ${stderr}`);
  return { ms: performance.now() - begun, cpu: Number(/^cpu (\S+)$/m.exec(stderr)?.[1] ?? Number.NaN) };
}
const at = (took: readonly Took[], share: number, what: keyof Took): string =>
  took
    .map((one) => one[what])
    .sort((a, b) => a - b)
    [Math.floor((took.length - 1) * share)]!.toFixed(1);

const EN =
  "import parser ledger invoice batch timeout cache index query backup deploy release review metric report table login export queue retry".split(
    " ",
  );
const DE =
  "Rechnung Lager Bestellung Prüfung Sitzung Vertrag Kunde Lieferung Mahnung Freigabe Schnittstelle Auswertung Sicherung Anmeldung".split(
    " ",
  );
const ZH = "数据库 缓存 部署 登录 发票 备份 接口 队列 超时 索引 报表 迁移 测试 日志".split(" ");

function wordsOf(i: number): { words: readonly string[]; space: string } {
  return i % 3 === 0 ? { words: EN, space: " " } : i % 3 === 1 ? { words: DE, space: " " } : { words: ZH, space: "" };
}
function memoryText(i: number): string {
  const { words, space } = wordsOf(i);
  const pick = (n: number): string => words[(i * 31 + n * 17 + ((i * n) % 13)) % words.length]!;
  const sentence = (n: number): string => Array.from({ length: 9 }, (_, k) => pick(n * 9 + k)).join(space);
  const day = `2026-0${1 + (i % 9)}-1${i % 10}`;
  const memory: Memory = {
    ...{ type: "project", name: `${sentence(1)} ${i}`, description: sentence(2), status: "active" },
    ...{ body: [3, 4, 5, 6].map(sentence).join(".\n"), created: day, updated: day, sources: [`logs/${day}.md#L3`] },
  };
  return writeMemoryFile(memory);
}
function queryText(i: number): string {
  const { words, space } = wordsOf(i);
  const two = [words[i % words.length], words[(i * 5 + 1) % words.length]].join(space);
  return i % 4 === 3 ? `${two} ${i * 97}` : two;
}

/** Of a process, by Linux's own count in hundredths of a second; NaN elsewhere. */
function cpuMs(pid: number | null): number {
  try {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
    return 10 * (Number(fields[11]) + Number(fields[12]));
  } catch {
    return Number.NaN;
  }
}

/** A search as an agent has it: the official client, over stdio, of 1,000 memories; each after the check of all files. */
async function server(): Promise<void> {
  const root = join(work, "served");
  const env = { PATH: process.env.PATH ?? "", HOME: join(work, "nobody"), XDG_STATE_HOME: join(work, "state") };
  fs.mkdirSync(join(root, "memory"), { recursive: true });
  fs.mkdirSync(join(root, "logs"));
  fs.writeFileSync(join(root, "lithify.yaml"), "git: off\n");
  fs.writeFileSync(
    join(root, "logs", "2026-04-08.md"),
    "# Wednesday\n\n- Decision: tabs, because the linter wants them.\n",
  );
  spawnSync(process.execPath, [BIN, "compact", "-C", root, "--quiet"], { env });
  for (let i = 0; i < 1_000; i++) fs.writeFileSync(join(root, "memory", `project_m${i}.md`), memoryText(i));
  const client = new Client({ name: "bench", version: "1.0.0" });
  const how = { command: process.execPath, args: [BIN, "mcp"], cwd: root, env, stderr: "ignore" as const };
  const transport = new StdioClientTransport(how);
  await client.connect(transport);
  const ask = async (query: string): Promise<Took> => {
    const begun = performance.now();
    await client.callTool({ name: "memory_search", arguments: { query } });
    return { ms: performance.now() - begun, cpu: Number.NaN };
  };
  const first = await ask(queryText(0));
  // What is younger than two seconds is read again.
  await new Promise((done) => setTimeout(done, 2_500));
  await ask(queryText(1));
  const times: Took[] = [];
  const before = cpuMs(transport.pid);
  for (let i = 0; i < 200; i++) times.push(await ask(queryText(i)));
  const cpu = (cpuMs(transport.pid) - before) / times.length;
  await client.close();
  console.log(`\nover MCP, 1,000 memories: p50 ${at(times, 0.5, "ms")}  p95 ${at(times, 0.95, "ms")} ms   (asked: 30)`);
  console.log(
    `  processor time of the server, a search  ${cpu.toFixed(1)} ms (what it takes on a machine with nothing else to do)`,
  );
  console.log(`  the first, which makes the index  ${first.ms.toFixed(0)} ms`);
}

try {
  const only = ["--locomo", "--questions", "--latency", "--mcp"].find((one) => process.argv.includes(one));
  const isWanted = (part: string): boolean => only === undefined || only === part;
  if (isWanted("--locomo") && fs.existsSync(join(shared, "corpus", "locomo"))) await locomo();
  else if (isWanted("--locomo")) console.log("LoCoMo is not at hand (../shared/corpus/locomo): not measured");
  if (isWanted("--questions")) await ownQuestions(work, BIN, NOBODYS);
  if (isWanted("--latency")) await latency();
  if (isWanted("--mcp")) await server();
} finally {
  fs.rmSync(work, { recursive: true, force: true });
}
