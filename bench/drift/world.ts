/**
 * Two simulated years of logs with planted facts, from a seed: the same bytes each time. Each fact knows when it was said, and so
 * what holds on any day.
 */
import { addDays, type Day } from "../../src/calendar/week.ts";
import { NOISE, PASSING, WAYS, type Way } from "./facts.ts";

export const BEGIN: Day = "2024-01-01";

export type Kind = "stands" | "january" | "repeated" | "changes" | "returns" | "withdrawn" | "passing";

/** Of 300. */
const SHARES: Readonly<Record<Kind, number>> = {
  ...{ stands: 80, january: 40, repeated: 40, changes: 60, returns: 30, withdrawn: 30, passing: 20 },
};

export interface Fact {
  /** A name that nothing else bears. */
  readonly subject: string;
  readonly kind: Kind;
  readonly way: Way;
  /** Oldest first; a withdrawal has no value. */
  readonly said: readonly { readonly day: Day; readonly value: string | undefined; readonly line: string }[];
}

export interface World {
  readonly facts: readonly Fact[];
  /** Text by day. */
  readonly logs: ReadonlyMap<Day, string>;
  /** Every made-up name. */
  readonly names: ReadonlySet<string>;
  readonly weeks: number;
}

/** What holds at the end of a day: a value; undefined where nothing was said yet; null where it was withdrawn. */
export function valueOn(fact: Fact, day: Day): string | null | undefined {
  const last = fact.said.findLast((one) => one.day <= day);
  return last === undefined ? undefined : (last.value ?? null);
}

/** mulberry32 */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function worldOf(months: number, seed: number): World {
  const roll = dice(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(roll() * list.length)]!;
  const weeks = Math.round((months * 52) / 12);
  const names = new Set<string>();
  const name = (): string => {
    for (;;) {
      const made = pick(ONSETS) + pick(VOWELS) + pick(MIDDLES) + pick(VOWELS) + pick(CODAS);
      if (names.has(made)) continue;
      names.add(made);
      return made;
    }
  };
  const people = Array.from({ length: 30 }, name);
  const strangers = Array.from({ length: 40 }, name);
  const fresh = ({ value }: Way): string =>
    value === "number"
      ? String(11 + Math.floor(roll() * 480))
      : value === "date"
        ? addDays("2026-03-01", Math.floor(roll() * 500))
        : pick(value === "person" ? people : value === "weekday" ? WEEKDAYS : TOOLS);
  const another = (way: Way, than: string): string => {
    const value = fresh(way);
    return value === than ? another(way, than) : value;
  };
  const dayIn = (from: number, to: number): Day => workday(from + Math.floor(roll() * Math.max(1, to - from)), roll());
  const facts: Fact[] = [];
  for (const [kind, share] of Object.entries(SHARES) as [Kind, number][])
    for (let i = 0; i < Math.round((share * months) / 24); i++) {
      const way = kind === "passing" ? pick(PASSING) : WAYS[(facts.length * 7) % WAYS.length]!;
      const subject = name();
      const first = fresh(way);
      const says = (template: string, value: string, old = ""): string =>
        template.replaceAll("{s}", subject).replaceAll("{v}", value).replaceAll("{o}", old);
      const third = weeks / 3;
      const said = [
        {
          day: dayIn(0, kind === "january" ? 4 : third),
          value: first as string | undefined,
          line: says(way.say, first),
        },
      ];
      if (kind === "stands" || kind === "passing") said[0] = { ...said[0]!, day: dayIn(0, weeks) };
      if (kind === "repeated")
        for (const part of [1, 1.5, 2, 2.5]) said.push({ ...said[0]!, day: dayIn(third * part, third * (part + 0.4)) });
      if (kind === "changes" || kind === "returns") {
        const second = another(way, first);
        said.push({ day: dayIn(third, 2 * third - 1), value: second, line: says(way.change, second, first) });
        const last = kind === "returns" ? first : roll() < 0.5 ? another(way, second) : undefined;
        if (last !== undefined)
          said.push({ day: dayIn(2 * third, weeks), value: last, line: says(way.change, last, second) });
      }
      if (kind === "withdrawn")
        said.push({ day: dayIn(third * 1.3, weeks), value: undefined, line: says(way.end, "") });
      facts.push({ subject, kind, way, said });
    }
  const planted = new Map<Day, string[]>();
  for (const { said } of facts) for (const { day, line } of said) planted.set(day, [...(planted.get(day) ?? []), line]);
  const logs = new Map<Day, string>();
  for (let d = 0; d < weeks * 7; d++) {
    const day = addDays(BEGIN, d);
    if (d % 7 > 4) continue;
    const lines = Array.from({ length: 6 + Math.floor(roll() * 6) }, () =>
      pick(NOISE)
        .replace("{x}", pick(strangers))
        .replace("{n}", String(2 + Math.floor(roll() * 90))),
    );
    for (const line of planted.get(day) ?? []) lines.splice(Math.floor(roll() * lines.length), 0, line);
    logs.set(day, `# ${day}\n\n${lines.map((line) => `- ${line}\n`).join("")}`);
  }
  return { facts, logs, names, weeks };
}

const workday = (week: number, chance: number): Day => addDays(BEGIN, Math.floor(week) * 7 + Math.floor(chance * 5));

const ONSETS = [
  "B",
  "Br",
  "D",
  "F",
  "G",
  "Gr",
  "K",
  "Kr",
  "L",
  "M",
  "N",
  "P",
  "Pr",
  "R",
  "S",
  "St",
  "T",
  "Tr",
  "V",
  "Z",
];
const VOWELS = ["a", "e", "i", "o", "u"];
const MIDDLES = ["lv", "rm", "nd", "sk", "lt", "rg", "mp", "st", "rn", "ld", "v", "z"];
const CODAS = ["n", "r", "k", "s", "x", "th", "l", "m"];
const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
const TOOLS = ["Grist", "Baserow", "Airtable", "Odoo", "Postgres", "Notion", "Excel", "Zulip"];
