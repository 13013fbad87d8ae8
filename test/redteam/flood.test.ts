/**
 * A log that says one thing a hundred thousand times, or a hundred thousand things of one: work grows with its size, not
 * with the square of it. What is measured is processor time, eight times the log against once.
 */
import { describe, expect, it } from "vitest";
import { readAnswer, readingOf } from "../../src/compaction/reading.ts";
import { logbookOf } from "../../src/memory/evidence/logbook.ts";
import { joinFound } from "../../src/memory/identity/join.ts";
import type { Answer, Request } from "../../src/model/model.ts";
import { answering, extractive } from "../../src/offline/extractive.ts";
import { knowledge } from "../../src/profile/knowledge/knowledge.ts";
import { precision } from "../../src/profile/precision/precision.ts";
import { typed } from "../../src/profile/typed/typed.ts";
import { inTurns } from "../../src/steps.ts";
import { NO_USAGE } from "../../src/usage.ts";
import { cpuMs } from "../support/cpu-time.ts";
import { daily } from "../support/daily.ts";
import { lithify } from "../support/lithify-here.ts";
import { jsonOf } from "../support/run-lithify.ts";
import { testFolder } from "../support/test-folder.ts";

const REPEATED = "- The user prefers tea over coffee in the morning.";
const FLOODS: Readonly<Record<string, (i: number) => string>> = {
  "one preference": () => REPEATED,
  "one decision": () => "- Decided: the billing service uses PostgreSQL 17 as its database.",
  "a decision of its own each": (i) => `- Decision: service${i} uses database${i * 7} because of ${i}.`,
  "one turn of a talk": () => "**User**: please use pnpm instead of npm in the web project.",
  "one heading": () => "## Billing",
  "one empty item": () => "-",
  "one thing, a new value each": (i) => `- Billing uses PostgreSQL ${i} as its database.`,
  "a new thing each": (i) => `- **Service ${i}**: database is PostgreSQL ${i}`,
};

const TASKS = { typed: "week", knowledge: "knowledge", precision: "precision" } as const;
const SETTINGS = { keepFrom: 5, actors: [] };

/** One log from its lines to claims, as a week of the profile goes. @param told the answer; the offline model's when absent */
async function read(profile: keyof typeof TASKS, lines: readonly string[], told?: Answer): Promise<number> {
  const logs = [daily("2026-04-08", ["# Day", "", ...lines])];
  const request: Request = {
    ...{ task: TASKS[profile], system: "", user: "", temperature: 0.2, maxOutputTokens: 4_096, known: [], logs },
  };
  const answer = told ?? (await extractive(request, AbortSignal.any([])));
  const gate = { book: logbookOf(logs), allow: [], known: new Map() };
  const { found } =
    profile === "typed"
      ? readAnswer(answer.text, typed, gate, "week")
      : { knowledge, precision }[profile].read(answer, gate, SETTINGS);
  return joinFound([found]).length;
}

it.each(["knowledge", "precision"] as const)("is read in steps by the profile %s too", async (name) => {
  const marked = Array.from({ length: 400 }, (_, i) => FLOODS["a decision of its own each"]!(i));
  const logs = [daily("2026-04-08", marked)];
  const request: Request = {
    ...{ task: name, system: "", user: "", temperature: 0.2, maxOutputTokens: 4_096, known: [], logs },
  };
  let turns = 0;
  const { text } = await inTurns(answering(request), async () => void turns++);
  expect(turns).toBeGreaterThan(12);
  const gate = { book: logbookOf(logs), allow: [], known: new Map() };
  turns = 0;
  const reading = { knowledge, precision }[name].reading({ text }, gate, SETTINGS);
  const { found, rejected } = await inTurns(reading, async () => void turns++);
  expect(turns).toBeGreaterThan(name === "precision" ? 12 : 0);
  // So many nobody marks by hand: those beyond are told as left out, and written where the user keeps all.
  const all = { knowledge, precision }[name].read({ text }, gate, { ...SETTINGS, keepFrom: 1 });
  expect([found.length, rejected.length, all.found.length]).toEqual(name === "precision" ? [300, 100, 400] : [0, 0, 0]);
});

/** How much longer eight times the lines take: the least of three tries, where the first is not enough. */
async function timesAsLong(work: (lines: number) => Promise<unknown>, lines: number): Promise<number> {
  const costOf = async (count: number): Promise<number> => {
    const began = cpuMs();
    await work(count);
    return cpuMs() - began;
  };
  // Warm code, so that the small one does not pay for both; a floor, so that a few milliseconds prove nothing.
  await costOf(Math.ceil(lines / 3));
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && least >= LINEAR; tries++)
    least = Math.min(least, (await costOf(8 * lines)) / Math.max(50, await costOf(lines)));
  return least;
}

it("is read in steps between which a signal is heard, by the offline model and by the gates", async () => {
  const logs = [
    daily(
      "2026-04-08",
      Array.from({ length: 200 }, (_, i) => FLOODS["a decision of its own each"]!(i)),
    ),
  ];
  const request: Request = {
    ...{ task: "week", system: "", user: "", temperature: 0.2, maxOutputTokens: 4_096, known: [], logs },
  };
  let turns = 0;
  const turn = async () => void turns++;
  const { text } = await inTurns(answering(request), turn);
  expect(turns).toBeGreaterThan(12);
  const gate = { book: logbookOf(logs), allow: [], known: new Map() };
  const reading = () => readingOf(text, typed, gate, "week");
  turns = 0;
  expect((await inTurns(reading(), turn)).found.length).toBe(200);
  expect(turns).toBeGreaterThan(12);
  turns = 0;
  await inTurns(readingOf(`### Context\n\n${"- Tea is bought.\n".repeat(96)}`, typed, gate, "week"), turn);
  expect(turns).toBeGreaterThan(2);
  // What the turn throws, as an aborted signal does, ends it.
  turns = 0;
  const stop = async () => {
    if (++turns === 3) throw new Error("stopped");
  };
  await expect(inTurns(reading(), stop)).rejects.toThrow("stopped");
  expect(turns).toBe(3);
});

/** 8 were linear; 64, and more with the pauses of a full memory, were quadratic. A seventh of the work as a square shows. */
const LINEAR = 16;
/** What is a claim in every line costs the most, and shows a square soonest: so many lines of it, and of what is none. */
const LINES = { typed: [120, 500], knowledge: [500, 1_500], precision: [500, 1_500] } as const;

describe.each(["typed", "knowledge", "precision"] as const)("profile %s", (profile) => {
  it.each(Object.entries(FLOODS))("reads a flood in linear time: %s", async (what, line) => {
    const work = (count: number) =>
      read(
        profile,
        Array.from({ length: count }, (_, i) => line(i)),
      );
    const [claims, others] = LINES[profile];
    const isOwn = what.endsWith("its own each") && profile !== "knowledge";
    const lines = isOwn ? 60 : /^one (?:preference|decision)$/.test(what) ? claims : others;
    expect(await timesAsLong(work, lines)).toBeLessThan(LINEAR);
  });

  it("reads one line without an end in linear time", async () => {
    const work = (count: number) =>
      read(profile, [`- Decided: ${"the billing service uses PostgreSQL 17. ".repeat(count)}`]);
    expect(await timesAsLong(work, 1_500)).toBeLessThan(LINEAR);
  });
});

describe("a model's claims that no line carries", () => {
  const facts = Array.from({ length: 40 }, (_, i) => ({
    ...{ entity: "User", slot: "preference.drink", value: `tea ${i + 30}`, cardinality: "single", scope: "universal" },
  }));
  const invented: Readonly<Record<"typed" | "knowledge", string>> = {
    typed: `### Context\n${facts.map(({ value }) => `- The user prefers ${value} over coffee in the morning`).join("\n")}\n`,
    knowledge: JSON.stringify({ entities: [{ name: "User", type: "person" }], facts, processes: [] }),
  };
  it.each([
    "typed",
    "knowledge",
  ] as const)("are looked for in one repeated line without reading all of it: %s", async (profile) => {
    const told = { text: invented[profile], model: "m", usage: NO_USAGE };
    const began = cpuMs();
    await read(profile, Array<string>(40_000).fill(REPEATED), told);
    // The log alone costs some 500 ms; each claim cost 200 ms more.
    expect(cpuMs() - began).toBeLessThan(4_000);
  });
});

it("3,000 times one line are compacted on the real command, and told of in one record", async () => {
  const folder = testFolder({
    "logs/2026-04-08.md": `# Day\n\n${`${REPEATED}\n`.repeat(3_000)}`,
    "lithify.yaml": "profiles: [typed, knowledge]\ngit: off\n",
  });
  const { weeks } = jsonOf<{ weeks: { outcome: string; rejected: unknown[] }[] }>(
    await lithify(folder.path, ["compact", "--json"]),
  );
  expect(weeks).toMatchObject([{ outcome: "compacted", rejected: [] }]);
});
