/**
 * Two ways through the same logs: lithify's own, week by week on a folder, and the method it is held against: each level a summary of
 * the one below, believed as it comes. Both are judged by `checks.ts`.
 */
import fs from "node:fs";
import { join } from "node:path";
import { spanOf } from "../../src/calendar/period.ts";
import { addDays, type Day, daysOf, weekOf } from "../../src/calendar/week.ts";
import { compact } from "../../src/commands/compact.ts";
import { lint } from "../../src/commands/lint.ts";
import { search } from "../../src/commands/search.ts";
import { periodOfFile } from "../../src/document/level.ts";
import { readMemoryFile } from "../../src/memory/file/memory-file.ts";
import { call } from "../../test/commands/called.ts";
import { answer } from "../../test/support/scripted-answer.ts";
import { startScriptedServer } from "../../test/support/scripted-server.ts";
import { type Faults, faultsOf, holding, isOvertaken, saysIt, type Told, toldIn } from "./checks.ts";
import { answerOf, type Pen, sumUp } from "./pens.ts";
import { BEGIN, type World } from "./world.ts";

export interface Outcome {
  readonly counts: Readonly<Record<string, number | string>>;
  readonly examples: Readonly<Record<string, readonly string[]>>;
}

/** @param root is made */
export async function drifted(world: World, root: string, arm: "offline" | Pen): Promise<Outcome> {
  fs.mkdirSync(join(root, "logs"), { recursive: true });
  fs.writeFileSync(join(root, "lithify.yaml"), 'git: "off"\ntimezone: UTC\nbudget: { dayTokens: 0 }\n');
  await using server = await startScriptedServer((request) =>
    answer(arm === "offline" ? "NONE" : answerOf(request, arm, world.names)),
  );
  const model = { LITHIFY_PROVIDER: "openai", LITHIFY_MODEL: "scripted", OPENAI_BASE_URL: server.baseURL };
  const env = { XDG_STATE_HOME: join(root, "..", "state"), ...(arm !== "offline" && model) };
  let now = noonOf(BEGIN);
  const run = async () => (await call(compact, root, { json: true }, { now, env })).json<Ran>();
  const wisdom = new Map<string, number>();
  await run();
  for (let week = 0; week < world.weeks; week++) {
    const monday = addDays(BEGIN, 7 * week);
    for (const day of daysOf(weekOf(monday)))
      if (world.logs.has(day)) fs.writeFileSync(join(root, "logs", `${day}.md`), world.logs.get(day)!);
    now = noonOf(addDays(monday, 7));
    const ran = await run();
    const failed = [...ran.weeks, ...ran.levels].filter(({ outcome }) => outcome === "failed");
    if (failed.length > 0) throw new Error(JSON.stringify(failed));
    for (const note of ran.levels.flatMap(({ notices = [] }) => notices)) {
      const step = /^wisdom, (\w+)/.exec(note)?.[1];
      if (step) wisdom.set(step, (wisdom.get(step) ?? 0) + 1);
    }
  }
  const [before, asked] = [filesIn(root), server.requests.length];
  await run();
  const again = [...filesIn(root)].filter(([file, text]) => before.get(file) !== text).length;
  const judged = judgedIn(before, world);
  const reached = await reachedIn(root, world, env, now);
  const { errors } = (await call(lint, root, { json: true }, { now, env })).json<{ errors: unknown[] }>();
  return {
    counts: {
      ...reached.counts,
      ...judged.counts,
      "WISDOM steps": [...wisdom].map(([step, count]) => `${count} ${step}`).join(", ") || "none",
      "written and asked by a second run, lint errors": `${again}, ${server.requests.length - asked}, ${errors.length}`,
      requests: server.requests.length,
    },
    examples: { ...judged.examples, "not reached": reached.missed, lint: errors.map((one) => JSON.stringify(one)) },
  };
}

interface Ran {
  readonly weeks: readonly { readonly outcome: string }[];
  readonly levels: readonly { readonly outcome: string; readonly notices?: readonly string[] }[];
}

const noonOf = (day: Day): Date => new Date(`${day}T12:00:00Z`);

function filesIn(root: string): Map<string, string> {
  const names = fs.readdirSync(join(root, "memory"), { recursive: true, encoding: "utf8" }).sort();
  return new Map(
    names
      .filter((name) => name.endsWith(".md"))
      .map((name) => [name, fs.readFileSync(join(root, "memory", name), "utf8")]),
  );
}

function judgedIn(files: ReadonlyMap<string, string>, world: World): Outcome {
  const last = addDays(BEGIN, 7 * world.weeks - 1);
  const weekly: Told[] = [];
  const levels: Told[] = [];
  for (const [file, text] of files) {
    const week = /^weekly\/(.+)\.md$/.exec(file)?.[1];
    const period = periodOfFile(file);
    if (week !== undefined) weekly.push(...toldIn(text, daysOf(week)[6], daysOf(week)));
    else if (period !== undefined) levels.push(...toldIn(text, spanOf(period).to, []));
    // Its links name the newest weeks alone.
    else if (file === "WISDOM.md")
      levels.push(
        ...toldIn(text, last, []).map((one) => ({ ...one, section: "WISDOM", days: [...world.logs.keys()] })),
      );
  }
  const active = [...files].flatMap(([file, text]) => {
    const read = file.includes("/") ? undefined : readMemoryFile(file, text);
    return read && "memory" in read && read.memory.status === "active" && !text.includes("\nquestioned_by:")
      ? [read.memory]
      : [];
  });
  const stale = active.filter(({ name, description, body }) =>
    world.facts.some((fact) => isOvertaken(`${name}\n${description}\n${body}`, fact, last)),
  );
  const faults = faultsOf(levels, world);
  const ofWeeks = faultsOf(weekly, world);
  const { overtaken, rest } = parted(levels, faults);
  return {
    counts: {
      "memories that hold, of them overtaken": `${active.length}, ${stale.length}`,
      ...countsOf("weeks", weekly, ofWeeks),
      ...countsOf("months, years, WISDOM", levels, faults),
      "overtaken, told as decisions that hold or as wisdom": overtaken.length,
      "overtaken, told as theme, milestone or open": rest.length,
      "in a month or year, of what holds at the end": holding(world, last).filter(({ fact, value }) =>
        levels.some(({ text }) => saysIt(text, fact, value)),
      ).length,
    },
    examples: {
      ...{
        "overtaken memory": stale.map(({ file, name }) => `${file}: ${name}`),
        overtaken,
        "overtaken elsewhere": rest,
      },
      ...{ invented: [...faults.invented, ...ofWeeks.invented], mixed: [...faults.mixed, ...ofWeeks.mixed] },
    },
  };
}

const countsOf = (of: string, told: readonly Told[], { invented, mixed }: Faults) => ({
  [`${of}: bullets, of them invented, mixed`]: `${told.length}, ${invented.length}, ${mixed.length}`,
});

const HOLDS = ["Decisions That Still Hold", "WISDOM"];
function parted(levels: readonly Told[], { overtaken }: Faults): { overtaken: string[]; rest: string[] } {
  const held = new Set(levels.filter(({ section }) => HOLDS.includes(section)).map(({ to, text }) => `${to}: ${text}`));
  return { overtaken: overtaken.filter((one) => held.has(one)), rest: overtaken.filter((one) => !held.has(one)) };
}

/** Asked as somebody would ask: without the value. Only what holds counts as an answer. */
async function reachedIn(root: string, world: World, env: Record<string, string>, now: Date) {
  const wanted = holding(world, addDays(BEGIN, 7 * world.weeks - 1));
  const missed: string[] = [];
  const byKind = new Map<string, [number, number]>();
  for (const { fact, value } of wanted) {
    const query = [fact.way.ask.replaceAll("{s}", fact.subject)];
    const { results } = (await call(search, root, { query, limit: "5", json: true }, { now, env })).json<{
      results: { file: string; line: number; status: string }[];
    }>();
    const hit = results.some(({ file, line, status }) => {
      const text = fs.readFileSync(join(root, file), "utf8");
      const isMemory = /^memory\/\w+_[^/]+\.md$/.test(file);
      return isMemory
        ? status === "active" && saysIt(text, fact, value)
        : saysIt(text.split("\n")[line - 1] ?? "", fact, value);
    });
    const [all, hits] = byKind.get(fact.kind) ?? [0, 0];
    byKind.set(fact.kind, [all + 1, hits + Number(hit)]);
    if (!hit)
      missed.push(
        `${fact.kind}: ${fact.said.map(({ day, line }) => `${day} ${line}`).join(" | ")} -> ${results.map(({ file }) => file).join(" ")}`,
      );
  }
  const hits = wanted.length - missed.length;
  const kinds = [...byKind].map(([kind, [all, found]]) => `${kind} ${found}/${all}`).join(", ");
  const share = ((100 * hits) / wanted.length).toFixed(1);
  return {
    counts: {
      "what holds and mattered, reached in the first five": `${hits} of ${wanted.length} (${share} %): ${kinds}`,
    },
    missed,
  };
}

/** The other method: weeks from the logs, months from those, years from those, nothing proved. */
export function believed(world: World, pen: Pen): Outcome {
  const days = [...world.logs.keys()];
  const last = days.at(-1)!;
  const level = (
    keyOf: (day: Day) => string,
    below: ReadonlyMap<Day, readonly string[]>,
    budget: (bytes: number) => number,
  ) => {
    const made = new Map<string, { to: Day; days: Day[]; lines: string[] }>();
    for (const [day, lines] of below) {
      const one = made.get(keyOf(day)) ?? { to: day, days: [], lines: [] };
      made.set(keyOf(day), { to: day, days: [...one.days, day], lines: [...one.lines, ...lines] });
    }
    return [...made.values()].map(({ to, lines }) => ({
      to,
      lines: sumUp(lines, pen, budget(Buffer.byteLength(lines.join("\n"))), world.names).map(
        ({ text }) => `Decision: ${text}`,
      ),
    }));
  };
  const byDay = (documents: readonly { to: Day; lines: string[] }[]) =>
    new Map(documents.map(({ to, lines }) => [to, lines]));
  const logs = new Map(
    days.map((day) => [
      day,
      world.logs
        .get(day)!
        .split("\n")
        .flatMap((line) => (line.startsWith("- ") ? line.slice(2) : [])),
    ]),
  );
  const weeks = level(weekOf, logs, (bytes) => Math.max(1_000, 0.25 * bytes));
  const months = level(
    (day) => day.slice(0, 7),
    byDay(weeks),
    () => 7_000,
  );
  const years = level(
    (day) => day.slice(0, 4),
    byDay(months),
    () => 7_000,
  );
  const told = [...months, ...years].flatMap(({ to, lines }) =>
    lines.map(
      (text): Told => ({
        text: text.slice("Decision: ".length),
        to,
        section: HOLDS[0]!,
        days: days.filter((day) => day <= to),
      }),
    ),
  );
  const faults = faultsOf(told, world);
  const holds = holding(world, last);
  const lines = (documents: readonly { lines: string[] }[]): string[] => documents.flatMap((one) => one.lines);
  const says = (all: readonly string[]): number =>
    holds.filter(({ fact, value }) => all.some((text) => saysIt(text, fact, value))).length;
  return {
    counts: {
      ...countsOf("months and years", told, faults),
      "overtaken, told as holding": faults.overtaken.length,
      "of what holds at the end, still told in a week": `${says(lines(weeks))} of ${holds.length}`,
      "in a month or year": says(lines([...months, ...years])),
      "in a year": says(lines(years)),
    },
    examples: {},
  };
}
