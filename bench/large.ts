/**
 * Ten years and 10,000 memories in one workspace, in git: what each command costs there, and how many files one changed day opens
 * (counted by strace, where it is at hand). Writes below the system's temporary folder only.
 * Usage: npm run bench:large [-- --memories N] [--keep, and where it lies] [--profile, of one changed day]
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addDays, weekOf } from "../src/calendar/week.ts";
import { folderOf } from "../src/compaction/folder.ts";
import { indexTexts } from "../src/compaction/index-texts.ts";
import { digest12 } from "../src/digest.ts";
import { marksOf } from "../src/document/hand-edits.ts";
import { weeklyHeading, writeWeekly } from "../src/document/weekly.ts";
import { writeMemoryFile } from "../src/memory/file/memory-file.ts";
import { foldLine } from "../src/memory/fold.ts";

const WEEKS = 520;
/** A Monday, ten years before the last week ends. */
const FIRST = "2016-11-28";
const ROUNDS = 5;
const at = process.argv.indexOf("--memories");
const memories = at < 0 ? 10_000 : Number(process.argv[at + 1]);
const BIN = join(import.meta.dirname, "..", "dist", "bin.js");
const base = fs.mkdtempSync(join(tmpdir(), "lithify-large-"));
const root = join(base, "workspace");
const env = {
  ...{ PATH: process.env.PATH ?? "", HOME: base, XDG_CONFIG_HOME: join(base, "config") },
  ...{ XDG_STATE_HOME: join(base, "state"), TZ: "UTC" },
};

const SUBJECTS: readonly (readonly string[])[] = [
  "importer ledger invoice cache index gateway backup release review report login export scheduler archive parser".split(
    " ",
  ),
  "Rechnungslauf Lagerbuch Bestellung Prüfliste Sitzung Vertrag Kundenkonto Lieferung Mahnung Freigabe Auswertung".split(
    " ",
  ),
  "数据库 缓存 部署 登录 发票 备份 接口 队列 报表 迁移 测试 日志 索引 网关".split(" "),
];
const REASONS: readonly (readonly string[])[] = [
  "the auditors asked for it|two customers lost orders|the night run took too long|the old disk was slow".split("|"),
  "der Prüfer es verlangt|die Nacht zu kurz war|zwei Kunden warteten|die Platte langsam ist".split("|"),
  "审计要求|夜间任务太慢|客户丢了订单|旧磁盘太慢".split("|"),
];

/** A decision that no other memory says, in one of three languages. */
function statement(i: number): string {
  const language = i % 3;
  const pick = (list: readonly string[], n: number): string => list[n % list.length]!;
  const what = pick(SUBJECTS[language]!, i * 7 + (i >> 4));
  const other = pick(SUBJECTS[language]!, i * 11 + 3 + (i >> 6));
  const why = pick(REASONS[language]!, i + (i >> 3));
  if (language === 0) return `The ${what} of site ${i} keeps ${20 + (i % 70)} days of the ${other}, because ${why}.`;
  if (language === 1) return `${what} ${i} behält ${other} für ${20 + (i % 70)} Tage, weil ${why}.`;
  return `站点${i}的${what}保留${other}${20 + (i % 70)}天，因为${why}。`;
}

const TYPES = ["project", "feedback", "reference", "user"] as const;

/** Logs, memories, a weekly document a week, and the indexes, as lithify would have written them. */
function make(): void {
  for (const folder of ["logs", "memory/weekly"]) fs.mkdirSync(join(root, folder), { recursive: true });
  fs.writeFileSync(join(root, "lithify.yaml"), "timezone: UTC\n");
  const files: { file: string; text: string }[] = [];
  let made = 0;
  for (let w = 0; w < WEEKS; w++) {
    const end = Math.floor(((w + 1) * memories) / WEEKS);
    const days = Array.from({ length: 7 }, (_, d) => addDays(FIRST, w * 7 + d));
    const lines = new Map(days.map((day) => [day, [`# ${day}`, ""]]));
    const listed: { file: string; evidence: string[] }[] = [];
    const bullets: string[] = [];
    for (; made < end; made++) {
      const day = days[made % 7]!;
      const text = statement(made);
      const log = lines.get(day)!;
      log.push(`- Decision: ${text}`);
      const type = TYPES[made % 17 === 0 ? 3 : made % 3]!;
      const file = `${type}_site-${made}.md`;
      files.push({
        file,
        text: writeMemoryFile({
          ...{ type, name: `Site ${made}`, description: text, body: text, status: "active" },
          ...{ created: day, updated: day, sources: [`logs/${day}.md#L${log.length}`] },
          ...(made % 10 === 0 && { importance: 1 + (made % 9) }),
        }),
      });
      listed.push({ file, evidence: [digest12(foldLine(log.at(-1)!))] });
      if (bullets.length < 8) bullets.push(`- ${text} (${day})`);
    }
    const sources = days.map((day, d) => {
      const text = `${[...lines.get(day)!, ...chatter(w * 7 + d)].join("\n")}\n`;
      fs.writeFileSync(join(root, "logs", `${day}.md`), text);
      return { path: `logs/${day}.md`, sha256: createHash("sha256").update(text).digest("hex") };
    });
    const week = weekOf(days[0]!);
    const body = [weeklyHeading(week), "", "### Key Decisions", "", ...bullets].join("\n");
    files.push({
      file: `weekly/${week}.md`,
      text: writeWeekly({
        ...{ type: "weekly", week, from: days[0]!, to: days[6]!, sources, model: "extractive", prompt: "0123456789ab" },
        ...{ memories: listed.sort((a, b) => (a.file < b.file ? -1 : 1)), declined: [], ...marksOf(body), body },
      }),
    });
  }
  for (const { file, after: text } of indexTexts(folderOf(files))) files.push({ file, text: text! });
  for (const { file, text } of files) fs.writeFileSync(join(root, "memory", file), text);
  git("init", "-q", "-b", "main");
  git("config", "user.name", "bench");
  git("config", "user.email", "bench@example.org");
  git("add", "--all");
  git("commit", "-q", "-m", "ten years");
}

const chatter = (n: number): string[] =>
  Array.from(
    { length: 12 },
    (_, i) => `- ${9 + (i % 9)}:${10 + ((n + i) % 50)} looked at run ${n * 12 + i}, nothing to do.`,
  );

const git = (...args: string[]): string =>
  execFileSync("git", args, { cwd: root, env, encoding: "utf8", maxBuffer: 1 << 26 });
const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

/** A command a few times: the median of the wall and of the processor's time. `before` makes each what it measures. */
function command(
  name: string,
  args: readonly string[],
  {
    rounds = ROUNDS,
    before = () => {},
    limit = "",
  }: {
    rounds?: number;
    before?: (round: number) => void;
    limit?: string;
  } = {},
): void {
  const wall: number[] = [];
  const cpu: number[] = [];
  let rss = 0;
  for (let i = 0; i < rounds; i++) {
    before(i);
    const begun = performance.now();
    const ran = spawnSync("/usr/bin/time", ["-f", "%M %U %S", process.execPath, BIN, ...args], {
      cwd: root,
      env,
      encoding: "utf8",
      maxBuffer: 1 << 28,
    });
    wall.push(performance.now() - begun);
    const [peak = 0, user = 0, system = 0] = (ran.stderr.trim().split("\n").at(-1) ?? "").split(" ").map(Number);
    cpu.push((user + system) * 1000);
    rss = Math.max(rss, peak / 1024);
    if (ran.status !== 0) console.log(`${name}: exit ${ran.status}: ${(ran.stdout + ran.stderr).slice(0, 400)}`);
  }
  console.log(
    `${name.padEnd(34)} ${median(wall).toFixed(0).padStart(6)} ms  (least ${Math.min(...wall).toFixed(0)})  processor ${median(cpu).toFixed(0).padStart(6)} ms  peak ${rss.toFixed(0)} MiB  ${limit}`,
  );
}

/** Files of the workspace that a command opens, without folders and what git opens. */
function opened(args: readonly string[]): Map<string, number> | undefined {
  const trace = join(base, "trace");
  const ran = spawnSync(
    "strace",
    ["-f", "-qq", "-e", "trace=execve,openat,open", "-e", "signal=none", "-o", trace, process.execPath, BIN, ...args],
    { cwd: root, env },
  );
  if (ran.error !== undefined) return undefined;
  const counts = new Map<string, number>();
  const gits = new Set<string>();
  for (const line of fs.readFileSync(trace, "utf8").split("\n")) {
    const pid = line.split(" ", 1)[0]!;
    if (/ execve\("[^"]*\/git"/.test(line)) gits.add(pid);
    const path = / open(?:at)?\([^"]*"([^"]+)"(.*)/.exec(line);
    if (!path || gits.has(pid) || path[2]!.includes("O_DIRECTORY") || / = -1 /.test(line)) continue;
    const place = path[1]!.startsWith("/") ? path[1]! : join(root, path[1]!);
    if (!place.startsWith(`${root}/`) || !fs.existsSync(place) || fs.statSync(place).isDirectory()) continue;
    const name = place.slice(root.length + 1);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** Of the last week, whose month is not over. */
const LAST_DAY = addDays(FIRST, WEEKS * 7 - 3);
/** Of a month and a year that are over, and have documents. */
const OLD_DAY = "2025-06-11";

let edits = 0;
/** One more line in a day's log: what a day of work is. */
function change(day: string): void {
  edits += 1;
  fs.appendFileSync(
    join(root, "logs", `${day}.md`),
    `- Decision: the relay of house ${edits} listens on port ${7000 + edits}, because the proxy expects it there.\n`,
  );
}

/** What a run opens once a day's log has changed, against what it then changed. */
function openedFor(day: string, named: string): void {
  change(day);
  const counts = opened(["compact", "--quiet"]);
  if (counts === undefined) {
    console.log("strace is not at hand: files that are opened are not counted");
    return;
  }
  const changed = new Set(git("show", "--name-only", "--format=", "HEAD").trim().split("\n"));
  changed.add(`logs/${day}.md`);
  const own = [...counts.keys()].filter((name) => !name.startsWith(".lithify/"));
  const more = own.filter((name) => !changed.has(name));
  console.log(
    `${named} opens ${own.length} files beside .lithify/ (${counts.size - own.length} there): ${changed.size} changed, ${more.length} more (asked: 10)`,
  );
  console.log(`  ${more.slice(0, 20).join(" ")}`);
}

async function page(): Promise<void> {
  const child = spawn(process.execPath, [BIN, "view", "--no-open"], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(child.stdout.setEncoding("utf8"), "data")) as [string];
  const url = new URL(line.trim());
  const times: number[] = [];
  for (let i = 0; i < 5; i++) {
    const begun = performance.now();
    const answer = await fetch(url);
    await answer.text();
    times.push(performance.now() - begun);
  }
  console.log(
    `${"view: first, then median".padEnd(34)} ${times[0]!.toFixed(0).padStart(6)} ms, ${median(times.slice(1)).toFixed(0)} ms   (asked: first 300)`,
  );
  child.kill();
  await once(child, "close");
}

try {
  make();
  console.log(`${WEEKS} weeks, ${WEEKS * 7} logs, ${memories} memories; node ${process.version}`);
  // Files written a moment ago are not yet trusted to lie still: as if they had lain there since yesterday.
  const then = new Date(Date.now() - 86_400_000);
  for (const name of fs.readdirSync(root, { recursive: true, encoding: "utf8" }))
    if (!name.startsWith(".git/") && name !== ".git") fs.utimesSync(join(root, name), then, then);
  command("compact, the first time", ["compact", "--quiet"], { rounds: 1 });
  command("compact, nothing due", ["compact", "--quiet"]);
  command("compact, one changed day", ["compact", "--quiet"], { rounds: 3, before: () => change(LAST_DAY) });
  change(LAST_DAY);
  command("its plan alone (--dry-run)", ["compact", "--dry-run", "--quiet"], { limit: "(asked: 2 s)" });
  openedFor(LAST_DAY, "one changed day");
  command("months and a year, by name", ["compact", "--year", "2025", "--quiet"], { rounds: 1 });
  command("compact, an old day", ["compact", "--quiet"], { rounds: 3, before: () => change(OLD_DAY) });
  change(OLD_DAY);
  command("its plan alone (--dry-run)", ["compact", "--dry-run", "--quiet"], { limit: "(asked: 2 s)" });
  openedFor(OLD_DAY, "one changed day of a year that is over");
  command("status", ["status", "--json"]);
  command("lint", ["lint", "--json"], { rounds: 1 });
  command("search, the first", ["search", "gateway backup"], { rounds: 1 });
  command("search", ["search", "ledger auditors"], { limit: "(asked: 200 ms)" });
  command("search, Chinese", ["search", "数据库 备份"], { limit: "(asked: 200 ms)" });
  command("context", ["context"], { limit: `(asked: ${memories / 10} ms)` });
  command("context --query", ["context", "--query", "Mahnung Freigabe"]);
  await page();
  const index = fs.readFileSync(join(root, "memory/MEMORY.md"), "utf8");
  const whole = fs.readFileSync(join(root, "memory/INDEX.md"), "utf8");
  console.log(
    `MEMORY.md: ${index.split("\n").length - 1} lines, ${Buffer.byteLength(index)} bytes; INDEX.md ${whole.split("\n").length - 1} lines, ${Buffer.byteLength(whole)} bytes`,
  );
  console.log(
    index
      .split("\n")
      .filter((line) => line.startsWith("## ") || line.includes(" more in "))
      .join(" | "),
  );
  if (process.argv.includes("--profile")) {
    change(LAST_DAY);
    spawnSync(process.execPath, ["--cpu-prof", `--cpu-prof-dir=${base}`, BIN, "compact", "--dry-run", "--quiet"], {
      cwd: root,
      env,
    });
  }
} finally {
  if (process.argv.includes("--keep") || process.argv.includes("--profile")) console.log(`kept: ${base}`);
  else fs.rmSync(base, { recursive: true, force: true });
}
