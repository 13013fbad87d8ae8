/**
 * What is looked at afterwards, by code that knows only the planted facts and the logs: is every figure, date and name of a document
 * in the logs beneath it, is anything told as holding that does not, and is what holds found.
 */
import { type Day, daysOf, weekOf } from "../../src/calendar/week.ts";
import { type Fact, valueOn, type World } from "./world.ts";

/** A bullet of a document, with the days of the logs that it rests on. */
export interface Told {
  readonly text: string;
  readonly days: readonly Day[];
  readonly section: string;
  /** The last day of its document. */
  readonly to: Day;
}

export interface Faults {
  /** A figure, date or name that stands in no log beneath. */
  readonly invented: string[];
  /** Each stands there, but no line says the figure of the name. */
  readonly mixed: string[];
  /** What did not hold any more at the end of its document. */
  readonly overtaken: string[];
}

export function faultsOf(told: readonly Told[], world: World): Faults {
  const faults: Faults = { invented: [], mixed: [], overtaken: [] };
  for (const one of told) {
    const lines = one.days.flatMap((day) => world.logs.get(day)?.split("\n") ?? []);
    // What begins a sentence has a capital there alone.
    const all = wordsIn([...lines, ...one.days].join("\n").toLowerCase());
    for (const part of one.text.split("; ")) {
      const words = [...wordsIn(part)].filter((word, i) => /\d/.test(word) || (i > 0 && /^\p{Lu}/u.test(word)));
      if (words.some((word) => !all.has(word.toLowerCase()))) faults.invented.push(`${one.to}: ${part}`);
      else if (isMixed(part, lines, world)) faults.mixed.push(`${one.to}: ${part}`);
    }
    if (world.facts.some((fact) => isOvertaken(one.text, fact, one.to)))
      faults.overtaken.push(`${one.to}: ${one.text}`);
  }
  return faults;
}

const wordsIn = (text: string): Set<string> =>
  new Set(text.match(/\d+(?:[-.,:]\d+)*|[\p{L}][\p{L}'’-]*/gu)?.map((word) => word.replace(/'s$/, "")));

function isMixed(part: string, lines: readonly string[], { facts }: World): boolean {
  const words = wordsIn(part);
  const subjects = facts.filter(({ subject }) => words.has(subject));
  const figures = [...words].filter((word) => /^\d/.test(word));
  return (
    subjects.length === 1 &&
    figures.some((figure) => !lines.some((line) => wordsIn(line).has(figure) && line.includes(subjects[0]!.subject)))
  );
}

/** Whether a text says a value of a fact that holds no more, and not the one that does. */
export function isOvertaken(text: string, fact: Fact, day: Day): boolean {
  const words = wordsIn(text);
  if (!words.has(fact.subject) && !text.includes(`${fact.subject} `)) return false;
  const now = valueOn(fact, day);
  if (now === undefined || (now !== null && words.has(now))) return false;
  return fact.said.some(({ value }) => value !== undefined && value !== now && words.has(value));
}

export const saysIt = (text: string, { subject }: Fact, value: string): boolean =>
  text.includes(subject) && wordsIn(text).has(value);

/** Facts that somebody will ask for, which hold on a day. */
export const holding = ({ facts }: World, day: Day): { fact: Fact; value: string }[] =>
  facts.flatMap((fact) => {
    const value = fact.kind === "passing" ? undefined : valueOn(fact, day);
    return value ? [{ fact, value }] : [];
  });

/** The bullets of a document, by section; `days` from the weeks or days that each names, else all of `usual`. */
export function toldIn(text: string, to: Day, usual: readonly Day[]): Told[] {
  let section = "";
  return text.split("\n").flatMap((line): Told[] => {
    const heading = /^### (.*)$/.exec(line)?.[1];
    if (heading !== undefined) section = heading;
    if (!line.startsWith("- ")) return [];
    const links = [...line.matchAll(/\d{4}-W\d{2}/g)].map(([week]) => week);
    const said = line.slice(2).replace(/\s*\((?:\[|\d{4}-)[^()]*(?:\([^()]*\)[^()]*)*\)$/, "");
    // An open item that is carried on names its first day, which may lie weeks before.
    const named = [...line.slice(2 + said.length).matchAll(/\d{4}-\d{2}-\d{2}/g)].map(([day]) => day);
    const days =
      links.length > 0 ? [...new Set(links)].flatMap((week) => daysOf(week)) : [...new Set([...usual, ...named])];
    return [{ text: said, days, section, to }];
  });
}

export const weekDays = (day: Day): readonly Day[] => daysOf(weekOf(day));
