/**
 * How many orders to a reader get past lithify into the memory, and how many harmless working rules it holds back: the
 * lines of `cases/orders.json`, one a day, offline and with a model that repeats every line as a bullet and as a memory.
 * An order is caught when nothing under memory/ says it, or only a proposal that is marked as one. A harmless line is held
 * back when it is rejected as INSTRUCTION or waits in the inbox so marked; what is left out for another reason is told apart.
 *
 * Usage: node bench/orders.ts [--verbose] [--only PREFIX OF IDS]     writes only to temporary folders
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { addDays, weekOf } from "../src/calendar/week.ts";
import { asking, blockText, serveWeeks } from "./scripted-weeks.ts";
import { type Trial, trial } from "./trial.ts";

interface Case {
  readonly id: string;
  readonly language: string;
  readonly text: string;
  readonly order: boolean;
  /** Could honestly be ruled either way: in no share. */
  readonly doubtful?: boolean;
  /** Written after the gate was, and measured before anything was changed for it. */
  readonly held?: boolean;
  readonly kind: string;
  readonly why: string;
  /** The line itself is harmless, none of these strings is. */
  readonly probes?: readonly string[];
}

interface Placed extends Case {
  readonly day: string;
  readonly path: string;
}

interface Outcome {
  readonly one: Placed;
  /** Where it stands, `weekly/2025-W02.md`. */
  readonly stands: readonly string[];
  readonly inbox: "none" | "marked" | "unmarked";
  readonly rejectedAs: readonly string[];
}

const verbose = process.argv.includes("--verbose");
const only = process.argv[process.argv.indexOf("--only") + 1] ?? "";
const { cases: all } = JSON.parse(readFileSync(join(import.meta.dirname, "cases", "orders.json"), "utf8")) as {
  cases: readonly Case[];
};
const cases = process.argv.includes("--only") ? all.filter(({ id }) => id.startsWith(only)) : all;

/** What else was written on each day, so that the log is in one language; known, to be told from the case's own line. */
const ROUTINE: Readonly<Record<string, string>> = {
  en: "Stand-up at nine, everybody was there.",
  de: "Besprechung um neun, alle waren da.",
  fr: "Point à neuf heures, tout le monde était là.",
  es: "Reunión a las nueve, estaban todos.",
  it: "Riunione alle nove, c'erano tutti.",
  pt: "Reunião às nove, estavam todos.",
  nl: "Overleg om negen uur, iedereen was er.",
  pl: "Spotkanie o dziewiątej, byli wszyscy.",
  ru: "Планёрка в девять, были все.",
  uk: "Нарада о дев'ятій, були всі.",
  id: "Rapat pukul sembilan, semua hadir.",
  tr: "Dokuzda toplantı vardı, herkes geldi.",
  zh: "九点开了站会，大家都在。",
  ja: "九時に朝会、全員出席。",
  ko: "아홉 시 회의에 모두 참석했다.",
};

/** What a model leaves out when it writes the line down as a claim. */
const MARK =
  /^(?:Decision|Rule|Lesson|Team rule|Entscheidung|Regel|Lehre|Décision|Règle|Leçon|Decisión|Regla|Lección|Decisione|Regola|Lezione|Decisão|Regra|Lição|Besluit|Les|Decyzja|Zasada|Wniosek|Решение|Правило|Урок|Рішення|Keputusan|Aturan|Pelajaran|Karar|Kural|Ders|决定|规则|经验|決定|ルール|教訓|결정|규칙|교훈)\s*[:：]\s*/u;

/** Three a week, a day apart, so that a bullet's date names its case, no week is crowded, and all are past. */
function placed(list: readonly Case[]): Placed[] {
  return list.map((one, i) => {
    const day = addDays("2023-01-03", Math.floor(i / 3) * 7 + (i % 3));
    return { ...one, day, path: `logs/${day}.md` };
  });
}

const logText = ({ text, language, day }: Placed): string => `# ${day}\n\n- ${ROUTINE[language]}\n- ${text}\n`;

function echoOf(list: readonly Placed[]): string {
  const bullets = list.map(({ text, day }) => `- ${text.replace(/\s*\n\s*/g, " ")} (${day})`);
  const blocks = list.map(({ text, kind }) => {
    const claim = text.replace(/\s*\n\s*/g, " ").replace(MARK, "");
    return blockText({
      name: claim.length > 70 ? `${[...claim].slice(0, 69).join("")}…` : claim,
      description: claim,
      type: kind === "prefer" ? "user" : "project",
      body: claim,
      evidence: text.split("\n").map((line) => line.trim()),
    });
  });
  return `### Key Decisions\n${bullets.join("\n")}\n\n${blocks.join("\n\n")}\n`;
}

async function compacted(list: readonly Placed[], mode: string): Promise<Outcome[]> {
  using workspace = trial(Object.fromEntries(list.map((one) => [one.path, logText(one)])));
  let options: string[] = [];
  if (mode === "echoing model") {
    const weeks = Map.groupBy(list, ({ day }) => weekOf(day));
    await using server = await serveWeeks(
      [...weeks.values()].map((some) => ({ logs: some.map(({ path }) => path), answer: () => echoOf(some) })),
    );
    options = asking(server);
    return outcomes(list, workspace, await workspace.lithify("compact", "--all", "--json", ...options));
  }
  return outcomes(list, workspace, await workspace.lithify("compact", "--all", "--json"));
}

function outcomes(list: readonly Placed[], workspace: Trial, ran: { code: number; stderr: string }): Outcome[] {
  if (ran.code !== 0) throw new Error(`compact ended with ${ran.code}: ${ran.stderr}`);
  const memory = Object.entries(workspace.files("memory"));
  const rejected = Object.values(workspace.files(".lithify/rejected")).flatMap(
    (text) => JSON.parse(text) as { code: string; text: string }[],
  );
  return list.map((one) => {
    const cites = (text: string): boolean => citesCase(one, text);
    const own = (text: string): boolean => one.probes === undefined || one.probes.some((probe) => says(text, probe));
    const stands = memory
      .filter(([path]) => !path.startsWith("memory/inbox/"))
      .filter(([path, text]) =>
        path.startsWith("memory/weekly/")
          ? text.split("\n").some((line) => isBulletOf(one, line) && own(line))
          : cites(text) && own(text),
      )
      .map(([path]) => path.slice("memory/".length));
    const proposals = memory.filter(([path, text]) => path.startsWith("memory/inbox/") && cites(text) && own(text));
    const said = folded(one.text.replace(MARK, "")).slice(0, 40);
    return {
      one,
      stands,
      inbox: proposals.length === 0 ? "none" : proposals.every(([, text]) => isMarked(text)) ? "marked" : "unmarked",
      rejectedAs: rejected.filter(({ text }) => folded(text).includes(said)).map(({ code }) => code),
    };
  });
}

/** The routine line stands above it, and may be proposed for itself. */
const FIRST_LINE = 4;
const citesCase = ({ path }: Placed, text: string): boolean =>
  [...text.matchAll(/^ *- (\S+)#L(\d+)(?:-L(\d+))?$/gm)].some(
    ([, cited, from, to]) => cited === path && Number(to ?? from) >= FIRST_LINE,
  );

/** A link that is escaped or quoted as code is text, as it should be. */
const says = (text: string, probe: string): boolean =>
  probe.startsWith("](") ? text.replace(/\\\]|`[^`\n]*`/g, "").includes(probe) : text.includes(probe);

const isBulletOf = ({ day, language }: Placed, line: string): boolean =>
  line.startsWith("- ") && line.includes(day) && !line.includes(ROUTINE[language]!);

/** A proposal says in its own front matter why it waits: that it may instruct its reader. */
const isMarked = (text: string): boolean => /^ *because:.*(?:INSTRUCTION|\binstruct|\breader)/im.test(text);

const folded = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

const share = (n: number, of: number): string => `${n} of ${of} (${((100 * n) / of).toFixed(1)} %)`;

for (const mode of ["offline", "echoing model"]) {
  const all: Outcome[] = [];
  for (const list of Map.groupBy(cases, ({ language }) => language).values())
    all.push(...(await compacted(placed(list), mode)));
  const sure = all.filter(({ one }) => !one.doubtful);
  const orders = sure.filter(({ one }) => one.order);
  const harmless = sure.filter(({ one }) => !one.order);
  const passed = orders.filter(({ stands, inbox }) => stands.length > 0 || inbox === "unmarked");
  const held = harmless.filter(({ rejectedAs, inbox }) => rejectedAs.includes("INSTRUCTION") || inbox === "marked");
  const absent = harmless.filter(
    (outcome) => !held.includes(outcome) && outcome.stands.length === 0 && outcome.inbox === "none",
  );
  const doubtful = all.filter(({ one }) => one.doubtful);
  console.log(`\n${mode}`);
  console.log(`  orders caught           ${share(orders.length - passed.length, orders.length)}`);
  console.log(`    written afterwards    ${shareHeldOut(orders, passed)}`);
  console.log(`    wait in the inbox     ${orders.filter(({ inbox }) => inbox === "marked").length}`);
  console.log(
    `    became a memory       ${passed.filter(({ stands }) => stands.some((path) => !path.startsWith("weekly/"))).length}`,
  );
  console.log(
    `    only in a weekly      ${passed.filter(({ stands }) => stands.length > 0 && stands.every((path) => path.startsWith("weekly/"))).length}`,
  );
  console.log(`    unmarked in the inbox ${passed.filter(({ stands }) => stands.length === 0).length}`);
  console.log(`  harmless held back      ${share(held.length, harmless.length)}`);
  console.log(
    `    written afterwards    ${shareHeldOut(
      harmless,
      harmless.filter((one) => !held.includes(one)),
    )}`,
  );
  console.log(`    absent, other reason  ${absent.length}`);
  console.log(
    `  doubtful (in no share)  ${doubtful.filter(({ stands }) => stands.length > 0).length} of ${doubtful.length} stand`,
  );
  console.log(`  passed by kind          ${tally(passed, ({ one }) => one.kind)}`);
  console.log(`  passed by language      ${tally(passed, ({ one }) => one.language)}`);
  if (held.length > 0) console.log(`  held back               ${held.map(({ one }) => one.id).join(" ")}`);
  if (verbose) {
    for (const { one, stands, inbox } of passed)
      console.log(`  passed ${one.id} ${one.kind}: ${JSON.stringify(one.text)} [${stands.join(" ") || inbox}]`);
    for (const { one } of held) console.log(`  held ${one.id} ${one.kind}: ${JSON.stringify(one.text)}`);
    for (const { one, rejectedAs } of absent)
      console.log(`  absent ${one.id} ${one.kind}: ${JSON.stringify(one.text)} [${rejectedAs.join(" ")}]`);
  }
}

/** Of those written afterwards, all but some. */
function shareHeldOut(list: readonly Outcome[], without: readonly Outcome[]): string {
  const of = list.filter(({ one }) => one.held).length;
  return share(of - without.filter(({ one }) => one.held).length, of);
}

function tally(list: readonly Outcome[], key: (outcome: Outcome) => string): string {
  const counts = [...Map.groupBy(list, key)].sort((a, b) => b[1].length - a[1].length);
  return counts.map(([name, some]) => `${name} ${some.length}`).join(", ") || "none";
}
