/**
 * A year of weeks with a model that rephrases, repeats, updates what it was shown and now and then contradicts: nothing
 * specific that a memory held gets lost, a repeated claim stays one memory, and a second run writes nothing.
 * Set LITHIFY_SOAK_WEEKS for more than the short form.
 */
import { expect, it } from "vitest";
import { addWeeks, daysOf } from "../src/calendar/week.ts";
import type { Answer, Model, Request } from "../src/model/model.ts";
import { NO_USAGE } from "../src/usage.ts";
import { daily } from "./support/daily.ts";
import { soakOf } from "./support/soak-weeks.ts";

const WEEKS = Number(process.env.LITHIFY_SOAK_WEEKS ?? 52);
const TOPICS = ["import", "parser", "ledger", "invoice", "backup", "gauge", "report", "search", "login", "export"];
const PEOPLE = ["Mirjam", "Tomás", "Ilse", "Noor", "Petra"];

/** A small generator of the usual kind (mulberry32), so that a failing year can be run again. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One week's log: the claim that comes every week in other words, one that grows, one that is contradicted, and news. */
function weekLog(n: number, week: string, next: () => number) {
  const topic = TOPICS[Math.floor(next() * TOPICS.length)]!;
  const person = PEOPLE[Math.floor(next() * PEOPLE.length)]!;
  const limit = 30 + 5 * Math.floor(n / 10);
  const news = `The ${topic} of batch ${1_000 + n} took ${10 + n} minutes on host-${n} and ${person} signed it off`;
  const repeated = [
    "Integration tests run against a real PostgreSQL, never a mock",
    "We keep testing integration against a real PostgreSQL and never against a mock",
  ][n % 2]!;
  return {
    log: daily(daysOf(week)[n % 5]!, [
      "# Day",
      `- ${repeated}.`,
      `- The request timeout is ${limit} seconds since version v1.${n}.`,
      `- ${news}.`,
      `- Stage ${n} of the migration moved ${n * 7 + 3} tables.`,
    ]),
    ...{ repeated, limit, news, n },
  };
}

type Week = ReturnType<typeof weekLog>;

/** Names the file it was shown, when it was shown one. */
function rephrasing(weeks: ReadonlyMap<string, Week>): Model {
  return async (request: Request): Promise<Answer> => {
    const { repeated, limit, news, n } = weeks.get(request.week!)!;
    const shown = (part: string): string | undefined => request.known.find(({ file }) => file.includes(part))?.file;
    const claim = (name: string, description: string, body: string, quote: string, link = ""): string =>
      [
        "```typed_memory",
        "---",
        `name: "${name}"`,
        `description: "${description}"`,
        "type: project",
        link,
        `evidence: ["${quote}"]`,
        "---",
        "",
        body,
        "```",
      ]
        .filter(Boolean)
        .join("\n");
    const tests = shown("real-postgresql");
    const migration = shown("migration");
    const timeout = request.known.filter(({ file }) => file.includes("timeout")).at(-1)?.file;
    const standing = request.known.find(({ file }) => file === timeout)?.description ?? "";
    const blocks = [
      claim(
        n % 3 === 0 ? "Integration tests use a real PostgreSQL" : "Real PostgreSQL in integration tests",
        repeated,
        `${repeated}.`,
        repeated,
        tests ? `updates: ${tests}` : "",
      ),
      claim(
        `Migration moves tables by stage`,
        `Stage ${n} moved ${n * 7 + 3} tables`,
        `Stage ${n} of the migration moved ${n * 7 + 3} tables.`,
        `Stage ${n} of the migration moved`,
        migration ? `updates: ${migration}` : "",
      ),
      claim(`Batch ${1_000 + n} signed off`, news, `${news}.`, news),
    ];
    if (!standing.includes(`${limit} seconds`))
      blocks.push(
        claim(
          `Request timeout of ${limit} seconds`,
          `The request timeout is ${limit} seconds`,
          `The request timeout is ${limit} seconds since version v1.${n}.`,
          `The request timeout is ${limit} seconds`,
          timeout ? `supersedes: ${timeout}` : "",
        ),
      );
    return { text: `### Outcomes\n- ${news}\n\n${blocks.join("\n\n")}\n`, model: "rephrasing", usage: NO_USAGE };
  };
}

it(`loses nothing in ${WEEKS} weeks`, { timeout: 600_000 }, async () => {
  const next = random(20_260_406);
  const weeks = new Map(
    Array.from({ length: WEEKS }, (_, n) => addWeeks("2026-W02", n)).map((week, n) => [week, weekLog(n, week, next)]),
  );
  const soak = soakOf(
    [...weeks.values()].map(({ log }) => log),
    rephrasing(weeks),
  );
  for (const [week] of weeks) await soak.week(week);
  const { stored, texts } = soak.folder();
  const active = stored.filter(({ status }) => status === "active");
  expect(active.filter(({ body }) => /real PostgreSQL/.test(body))).toHaveLength(1);
  expect(active.filter(({ name }) => /timeout/.test(name))).toHaveLength(1);
  expect(active.filter(({ name }) => /Migration/.test(name))).toHaveLength(1);
  expect(
    stored.filter(({ status }) => status === "superseded").every(({ superseded_by: by }) => texts.has(by ?? "")),
  ).toBe(true);
  expect(soak.counts().asked).toBe(WEEKS);
  await soak.idle();
  console.log(`soak: ${JSON.stringify({ weeks: WEEKS, ...soak.counts() })}`);
});
