/**
 * Scripted models: three ways of summing up lines, the same whether lithify asks and proves what comes or a plain summariser asks and
 * believes it. `faithful` tells what was marked, in its words, without what a later line overtook; `terse` tells the first eight of
 * that, up to the first comma; `inventive` gets a third of it wrong: a figure, a name, two facts joined by a "therefore", and news.
 */

import type { SeenRequest } from "../../test/support/scripted-answer.ts";
import { blockText } from "../scripted-weeks.ts";
import { dice } from "./world.ts";

export const PENS = ["faithful", "terse", "inventive"] as const;
export type Pen = (typeof PENS)[number];

/** A line, and what of it goes on: the lines it rests on. */
export interface Written {
  readonly text: string;
  readonly from: readonly number[];
}

const MARK = /^(?:Decision|Remember|Rule|Lesson|Preference|Entscheidung|Regel|Décision|Decisión|決定)\s*[:：]\s*/u;
const OUTRIGHT = /^(?:We chose|From now on)/;
/** Made-up names alone. */
const nameIn = (text: string, names: ReadonlySet<string>): string | undefined =>
  text.match(/[A-Z][a-z]+/g)?.find((word) => names.has(word));

export function sumUp(lines: readonly string[], pen: Pen, budgetBytes: number, names: ReadonlySet<string>): Written[] {
  const bare = lines.map((line) => line.replace(MARK, ""));
  const matters = (i: number): boolean => MARK.test(lines[i]!) || OUTRIGHT.test(lines[i]!);
  const subjects = bare.map((line) => nameIn(line, names));
  const last = new Map(subjects.map((subject, i) => [subject, i]));
  const order = bare.map((_, i) => i).sort((a, b) => Number(matters(b)) - Number(matters(a)) || a - b);
  const told: Written[] = [];
  let bytes = 0;
  for (const i of order) {
    // Noise says nothing that another line about the same name overtakes.
    if (matters(i) && subjects[i] !== undefined && last.get(subjects[i]) !== i) continue;
    bytes += Buffer.byteLength(bare[i]!) + 16;
    if (bytes > budgetBytes) break;
    told.push({ text: bare[i]!, from: [i] });
  }
  if (pen === "faithful") return told;
  if (pen === "terse") return told.slice(0, 8).map(({ text, from }) => ({ text: text.split(/[,;、]/)[0]!, from }));
  return invented(told, subjects);
}

function invented(told: readonly Written[], subjects: readonly (string | undefined)[]): Written[] {
  const roll = dice(told.length * 7_919 + (told[0]?.text.length ?? 0));
  const news = { text: `The team won ${Math.floor(roll() * 90)} new customers in Lisbon`, from: told[0]?.from ?? [] };
  const lines = told.map((one, i): Written => {
    const chance = roll();
    const other = told[(i + 1) % told.length]!;
    if (chance < 0.12) return { ...one, text: one.text.replace(/\d+/, (figure) => String(Number(figure) + 7)) };
    const [own, theirs] = [subjects[one.from[0]!], subjects[other.from[0]!]];
    if (chance < 0.24 && own && theirs) return { ...one, text: one.text.replaceAll(own, theirs) };
    if (chance < 0.36)
      return { text: `${one.text.replace(/[.。]$/, "")}, therefore ${other.text}`, from: [...one.from, ...other.from] };
    return one;
  });
  return [news, ...lines];
}

/** What a pen answers to a request of lithify's. */
export function answerOf(request: SeenRequest, pen: Pen, names: ReadonlySet<string>): string {
  const text = (request.body.messages ?? []).map(({ content }) => content).join("\n");
  const bullets = /<bullets>\n([\s\S]*)\n<\/bullets>/.exec(text)?.[1];
  if (bullets !== undefined) return levelAnswer(bullets.split("\n"), pen, names);
  const logs = /<daily_logs>\n([\s\S]*)\n<\/daily_logs>/.exec(text)?.[1];
  return logs === undefined ? "NONE" : weekAnswer(logs, text, pen, names);
}

const SECTIONS = {
  ...{ context: "Themes", decision: "Decisions That Still Hold", outcome: "Milestones", open: "Open at the End" },
} as const;

function levelAnswer(rows: readonly string[], pen: Pen, names: ReadonlySet<string>): string {
  const items = rows.flatMap((row) => {
    const [, n, kind, text] = /^\[(\d+)\] [^:]* (decision|outcome|open|context): (.*)$/.exec(row) ?? [];
    return n === undefined ? [] : [{ n, section: SECTIONS[kind as keyof typeof SECTIONS], text: text! }];
  });
  const written = sumUp(
    items.map(({ section, text }) => (section === SECTIONS.decision ? `Decision: ${text}` : text)),
    ...([pen, 7_000, names] as const),
  );
  return Object.values(SECTIONS)
    .map((name) => {
      const own = written.filter(({ from }) => items[from[0] ?? 0]?.section === name);
      return `### ${name}\n${own.map(({ text, from }) => `- ${text} [${from.map((i) => items[i]!.n).join(", ")}]`).join("\n")}`;
    })
    .join("\n\n");
}

function weekAnswer(logs: string, request: string, pen: Pen, names: ReadonlySet<string>): string {
  const lines = [...logs.matchAll(/^(?:\| ?)?- (.+)$/gm)].map(([, line]) => line!);
  const written = sumUp(lines, pen, Math.max(1_000, 0.25 * Buffer.byteLength(logs)), names);
  const ofMark = (one: Written): boolean => MARK.test(lines[one.from[0]!]!) || OUTRIGHT.test(lines[one.from[0]!]!);
  const known = [...request.matchAll(/^\| (\w+_[\w-]+\.md): (.*)$/gm)].map(([, file, row]) => ({
    file: file!,
    row: row!,
  }));
  // A document has a size; memories have none.
  const remembered = sumUp(lines, pen, Number.POSITIVE_INFINITY, names).filter(ofMark);
  const blocks = remembered.map(({ text, from }) => {
    const subject = nameIn(text, names);
    const before = pen === "inventive" ? undefined : known.find(({ row }) => nameIn(row, names) === subject);
    const label = /^(Preference|Remember|Rule|Regel|Lesson)/.exec(lines[from[0]!]!)?.[1] ?? "";
    return blockText({
      ...{ name: text.replace(/[.。]$/, ""), description: text, body: text },
      type:
        { Preference: "user", Remember: "reference", Rule: "feedback", Regel: "feedback", Lesson: "feedback" }[label] ??
        "project",
      ...{ evidence: from.map((i) => lines[i]!) },
      ...(before?.row.includes(text.slice(0, 40)) ? { updates: before.file } : before && { supersedes: before.file }),
    });
  });
  const bulletsOf = (own: readonly Written[]): string => own.map(({ text }) => `- ${text}`).join("\n");
  return [
    `### Key Decisions\n${bulletsOf(written.filter(ofMark))}`,
    `### Outcomes\n${bulletsOf(written.filter((one) => !ofMark(one)))}`,
    ...blocks,
  ].join("\n\n");
}
