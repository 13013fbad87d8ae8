/** Reads the logs of a week into statements, a list item or a paragraph each, and these into sentences with their words. */

import { ATTEMPTS, DISCUSSIONS, isCaptured, REQUESTS } from "../daily/captured-log.ts";
import type { DailyLog } from "../daily/daily-log.ts";
import { isSessionHead, isSummaryHeading, withoutEnvelope } from "../daily/gateway.ts";
import { statusAmong, takenBackIn } from "../memory/evidence/retraction/notes.ts";
import { labelOn, speakersOf, unlabelled } from "../memory/evidence/speaker.ts";
import { type Block, blocksOf } from "../text/blocks.ts";
import { isHeard, labelOf } from "../text/labels.ts";
import { isStanding } from "../text/lasting.ts";
import { markOf } from "../text/marks.ts";
import { saying } from "../text/phrases.ts";
import { plainText, signOf } from "../text/plain.ts";
import { sentencesIn, withoutRunOns } from "../text/sentences.ts";
import { withDueDay } from "../text/task-dates.ts";
import { endedAmong, tellsOwnEnd } from "../text/task-end.ts";
import { contentWords } from "../text/words.ts";
import type { Statement, Unit, WeekText } from "./week.ts";

type Draft = { -readonly [Key in keyof Statement]: Statement[Key] } & { children: number[] };

/** Content words of a heading that says what was decided, with the word that says so; fewer do where nothing stands below. */
const [LEAST_TITLED, LEAST_ALONE] = [5, 3];
/** A line that goes on longer is data: nobody reads it as one thought. */
const [LONGEST_STATEMENT, LONGEST_LABEL] = [20_000, 40];

export function readWeek(logs: readonly DailyLog[]): WeekText {
  const statements: Draft[] = [];
  const tasks = new Map<Draft, Block>();
  let section = 0;
  for (const log of logs) section = readLog(log, section + 1, statements, tasks);
  tellDueDays(tasks);
  // What was to be done, or wrong, is so no more: the line that says so tells it.
  for (const one of endedAmong(statements).map((at) => statements[at]!))
    one.sign = tellsOwnEnd(one.text) ? "done" : "over";
  hearSpeakers(statements);
  return withUnits(statements);
}

/** @returns the number of the last section */
function readLog(log: DailyLog, firstSection: number, found: Draft[], tasks: Map<Draft, Block>): number {
  const blocks = blocksOf(log.lines, log.bodyStart);
  /** By block: its statement, its headings. */
  const statementOf = new Map<number, Draft>();
  const pathOf = new Map<number, readonly string[]>([[-1, []]]);
  const captured = isCaptured(log);
  /** The section of a captured log; "" in any other. */
  let under = "";
  let section = firstSection;
  /** The line `…:` that a list below hangs on. */
  let lead: Draft | undefined;
  const speakers = speakersOf(log);
  for (const [at, block] of blocks.entries()) {
    const { kind, from, to, level } = block;
    const row = kind === "row" && !takenBackIn(block.text) ? decidedIn(block, blocks) : undefined;
    if (kind === "heading") {
      const isForm =
        labelOn(log, from - 1) !== "" || isSessionHead(log.lines[from - 1]!) || isSummaryHeading(log.lines[from - 1]!);
      const text = isForm ? "" : plainText(block.text);
      under = captured && level === 2 ? text : under;
      const above = pathOf.get(block.heading) ?? [];
      // `### Decision: we go by train on Mondays` is a line, `### Decision: the route` and `### Decision – the route by train` are titles.
      const [titled = ""] = text.split(/\s[–—-]+\s/u, 1);
      let next = at + 1;
      while (blocks[next]?.kind === "blank") next++;
      const isAlone = (blocks[next]?.kind ?? "heading") === "heading";
      const least = isAlone ? LEAST_ALONE : LEAST_TITLED;
      const isTold = !captured && isHeard(labelOf(titled)) && contentWords(text).length >= least;
      // The headings of a captured log are a form, and no subject; that it decides says something of the lines below.
      pathOf.set(at, text !== "" && (!captured || text === "Decisions") ? [...above, text] : above);
      section++;
      lead = undefined;
      if (!isTold) continue;
    } else if ((kind !== "item" && kind !== "text" && row === undefined) || under === "Evidence") continue;
    const parent = statementOf.get(block.parent) ?? (kind === "item" ? lead : undefined);
    const turn = speakers[from - 1]!;
    const own = row?.text ?? block.text;
    const said = withoutEnvelope(turn === "log" ? own : saidIn(own, labelOn(log, from - 1)));
    const whole = plainText(said);
    const text = withoutRunOns(whole.slice(0, LONGEST_STATEMENT));
    // A no says something only of what it answers.
    if (turn === "person" ? contentWords(REFUSES.without(text)).length === 0 : !/[\p{L}\p{N}]/u.test(text)) continue;
    const statement: Draft = {
      index: found.length,
      log,
      from,
      to,
      text,
      label: labelOf(whole.startsWith(text.slice(0, LONGEST_LABEL)) ? said : text),
      speaker: "",
      turn,
      headings: [...(pathOf.get(block.heading) ?? []), ...(row?.head ? [row.head] : [])],
      section,
      parent: parent?.index ?? -1,
      children: [],
      depth: kind === "item" && parent?.listed ? parent.depth + 1 : 0,
      listed: kind === "item",
      quoted: block.quote > 0,
      asked: under === DISCUSSIONS || under === ATTEMPTS || (under === REQUESTS && !isStanding(text)) ? under : "",
      sign: signIn(block),
    };
    found.push(statement);
    if (block.task !== "") tasks.set(statement, block);
    statementOf.set(at, statement);
    parent?.children.push(statement.index);
    if (kind === "text") lead = text.length < 160 && /[:：]$/.test(text) ? statement : undefined;
  }
  return section;
}

/** `| Decision | we go |` is a line with a label; below a column `Decision` a cell stands as in a list below such a heading. */
function decidedIn({ cells, parent }: Block, blocks: readonly Block[]): { head: string; text: string } | undefined {
  const heads = blocks[parent]?.cells ?? [];
  const isMark = (cell = ""): boolean => markOf(plainText(cell)) === "decision";
  const at = cells.findIndex((cell, i) => isMark(cell) || isMark(heads[i]));
  if (isMark(cells[at])) return { head: "", text: `${cells[at]}: ${cells[at + 1] ?? ""}` };
  return at < 0 || statusAmong(cells, heads) >= 0 ? undefined : { head: plainText(heads[at]!), text: cells[at]! };
}

/** A task that somebody dated as done is done, whatever its box says. */
function signIn({ task, text, dates }: Block): Statement["sign"] {
  if (task !== "open" && task !== "done") return signOf(text);
  return dates.some(({ kind }) => kind === "done") ? "done" : task;
}

/**
 * What is still open is told with the day that it is due on. A task that is carried from day to day is as it last stood: ticked,
 * dropped, or put off.
 */
function tellDueDays(tasks: ReadonlyMap<Draft, Block>): void {
  const last = new Map([...tasks].map(([statement, block]) => [keyOf(statement.text), block]));
  for (const statement of tasks.keys()) {
    if (statement.sign !== "open") continue;
    const block = last.get(keyOf(statement.text))!;
    statement.sign = signIn(block);
    if (statement.sign === "open") statement.text = withDueDay(statement.text, block.dates);
  }
}

/** Letters and figures alone. */
export const keyOf = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
/** Whether a statement stands under a heading that is one itself. */
export const isBelow = (one: Statement | undefined, above: Statement): boolean =>
  one?.section === above.section && one.headings.at(-1) === above.text;
const saidIn = (turn: string, label: string): string =>
  label !== "" && turn.startsWith(label) ? turn.slice(label.length).trim() : unlabelled(turn);

const REFUSES = saying("refusal");

/** So many names at most talk in a chat; each says something at least three times, and they most of what is said. */
const [MOST_SPEAKERS, LEAST_TURNS, LEAST_TALK] = [8, 3, 0.6];

/** In a chat the name in front is who says it, and no label; `Rule` and `Decision` in front of many lines are nobody. */
function hearSpeakers(statements: readonly Draft[]): void {
  const turns = new Map<string, number>();
  for (const { label } of statements) if (label !== "") turns.set(label, (turns.get(label) ?? 0) + 1);
  const names = [...turns]
    .filter(([name, count]) => count >= LEAST_TURNS && /^\p{Lu}|^\p{Lo}/u.test(name) && !isHeard(name))
    .sort((a, b) => b[1] - a[1]);
  const spoken = names.slice(0, MOST_SPEAKERS).reduce((sum, [, count]) => sum + count, 0);
  if (names.length < 2 || names.length > MOST_SPEAKERS || spoken < LEAST_TALK * statements.length) return;
  const speakers = new Set(names.map(([name]) => name));
  for (const statement of statements) {
    if (!speakers.has(statement.label)) continue;
    statement.speaker = statement.label;
    statement.text = statement.text.slice(statement.speaker.length).replace(/^\s*[:：]\s*/, "");
    statement.label = labelOf(statement.text);
  }
}

function withUnits(statements: readonly Statement[]): WeekText {
  const numbers = new Map<string, number>();
  const counts: number[] = [];
  const units: Unit[] = [];
  const unitsOf = statements.map((statement) =>
    (statement.asked === "" ? sentencesIn(statement.text) : [statement.text]).map((text, order) => {
      const words = new Set<number>();
      const said = contentWords(text);
      for (const word of said) {
        const number = numbers.get(word) ?? counts.length;
        if (number === counts.length) {
          numbers.set(word, number);
          counts.push(0);
        }
        words.add(number);
      }
      for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
      const [index, bytes] = [units.length, Buffer.byteLength(text)];
      const unit = { index, statement, order, text, bytes, said, words: [...words] };
      units.push(unit);
      return unit;
    }),
  );
  const rarity = Float64Array.from(counts, (count) => Math.log(1 + units.length / Math.max(1, count)));
  return { statements, units, unitsOf, rarity };
}
