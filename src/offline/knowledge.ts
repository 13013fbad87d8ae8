/**
 * The extractive model's answer to a knowledge request: facts that a log or a person plainly states, with the line they
 * stand on, and processes that a text spells out field by field. What it cannot make honestly it leaves out.
 */
import type { DailyLog } from "../daily/daily-log.ts";
import { isVouched, type Speaker, speakersOf, unlabelled } from "../memory/evidence/speaker.ts";
import type { Request } from "../model/model.ts";
import { factsIn, type Heard, THE_PROJECT } from "./knowledge-facts.ts";
import { labelledFact, thingOver } from "./knowledge-labelled.ts";
import { plainText } from "./plain-text.ts";
import { sentencesIn } from "./sentences.ts";
import { type Statement, statementsIn } from "./statements.ts";

/** The answer's text: one JSON object with three lists. */
export function knowledgeAnswer({ logs }: Request): string {
  const facts = onceEach(logs.flatMap((log) => heardIn(log)));
  const entities = [...new Map(facts.map(({ entity, type }) => [entity, { name: entity, type }])).values()];
  const answer = {
    entities,
    facts: facts.map(({ type, ...fact }) => fact),
    processes: logs.flatMap(processesIn),
  };
  return `${JSON.stringify(answer, null, 1)}\n`;
}

/** A line that stands there ten thousand times says its fact once. */
const onceEach = (facts: readonly Quoted[]): Quoted[] => [
  ...new Map(facts.map((fact) => [JSON.stringify(fact), fact])).values(),
];

interface Quoted extends Heard {
  readonly evidence: readonly string[];
}

/** What somebody said on some lines. */
interface Said {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly speaker: Speaker;
}

function heardIn(log: DailyLog): Quoted[] {
  const speakers = speakersOf(log);
  if (speakers.some((speaker) => speaker !== "log"))
    return spokenIn(log, speakers).flatMap((said) => saidFacts(said, isVouched(said.speaker), log));
  return statementsIn([log])
    .filter(({ quoted, asked }) => !quoted && !asked)
    .flatMap((statement): Quoted[] => {
      // A technology that everybody knows has a slot of its own, but the heading knows whose it is.
      const thing = statement.label === "" ? undefined : thingOver(statement);
      const said = saidFacts(statement, true, log).map((fact) =>
        thing !== undefined && fact.entity === THE_PROJECT ? { ...fact, entity: thing } : fact,
      );
      const labelled = said.length > 0 ? undefined : labelledFact(statement);
      if (labelled === undefined) return said;
      return [{ ...labelled, evidence: [lineWith(labelled.value, statement.from, statement.to, log)] }];
    });
}

/** What the sentences of some lines say. */
const saidFacts = ({ text, from, to }: Pick<Said, "text" | "from" | "to">, isMine: boolean, log: DailyLog): Quoted[] =>
  sentencesIn(text).flatMap((sentence) =>
    factsIn(sentence, isMine).map((fact) => ({ ...fact, evidence: [lineWith(fact.value, from, to, log)] })),
  );

/** A conversation line by line, as its speakers change. */
function spokenIn(log: DailyLog, speakers: readonly Speaker[]): Said[] {
  return log.lines.flatMap((line, i): Said[] => {
    const speaker = speakers[i]!;
    if (i < log.bodyStart || !isVouched(speaker) || /^\s*(?:>|```|~~~)/.test(line)) return [];
    return [{ text: plainText(unlabelled(line)), from: i + 1, to: i + 1, speaker }];
  });
}

/** The line that holds a value, as a quote: the whole of it, so that no other line is meant. */
function lineWith(value: string, from: number, to: number, log: DailyLog): string {
  const lines = log.lines.slice(from - 1, to);
  return (lines.find((line) => plainText(line).includes(value)) ?? lines[0] ?? "").trim();
}

const FIELDS: readonly (readonly [string, RegExp])[] = [
  ["trigger", /^(?:trigger|when|situation)$/i],
  ["action", /^(?:action|what to do|do|steps)$/i],
  ["outcome", /^(?:outcome|result)$/i],
  ["context", /^context$/i],
  ["problem_statement", /^(?:problem|problem statement)$/i],
  ["key_insight", /^(?:why|why it works|key insight|insight)$/i],
];

/** A section whose labelled lines are the fields of a process, all six of them. */
function processesIn(log: DailyLog): object[] {
  if (speakersOf(log).some((speaker) => speaker !== "log")) return [];
  const sections = Map.groupBy(
    statementsIn([log]).filter(({ quoted, label }) => !quoted && label !== ""),
    ({ section }) => section,
  );
  return [...sections.values()].flatMap((statements) => processOf(statements, log) ?? []);
}

function processOf(statements: readonly Statement[], log: DailyLog): object | undefined {
  const fields: Record<string, string> = {};
  const evidence: string[] = [];
  for (const [field, label] of FIELDS) {
    const statement = statements.find((one) => label.test(one.label));
    const text = statement?.text.slice(statement.label.length).replace(/^\s*[:：—–-]\s*/, "");
    if (!statement || !text) return undefined;
    fields[field] = text;
    evidence.push((log.lines[statement.from - 1] ?? "").trim());
  }
  return { ...fields, is_generalizable: true, evidence };
}
