/**
 * The activity profile on labelled sessions, as capture does it: answer, messages, noise, routing; scored is what would
 * stand in the day's log. As a program it also scores the corpus's real session files, which no case may copy.
 * Before: cases/activity.json. After: extract-score. Effects, as a program alone: reads `cases/` and SHARED.
 *
 * Usage: node bench/extract-activity.ts [SHARED] [--verbose]
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DailyLog } from "../src/daily/daily-log.ts";
import { redactText } from "../src/daily/redact.ts";
import { activityAnswer } from "../src/offline/activity.ts";
import type { Message } from "../src/profile/activity/activity.ts";
import { readActivity, wordingOf } from "../src/profile/activity/activity.ts";
import { withMessages } from "../src/profile/activity/evidence.ts";
import { routeAll } from "../src/profile/activity/routing.ts";
import { readSessions } from "../src/transcript/read-session.ts";
import { conversationsOf, labelOf, quoted } from "../src/transcript/render.ts";
import type { Role } from "../src/transcript/transcript.ts";
import { type Expected, f1Of, fits, type Made, type Score, scoreOf, sumOf } from "./extract-score.ts";

/** @param recorded an answer to the whole session; without it the offline model is asked */
export function activityOf(log: DailyLog, recorded?: string): Made[] {
  const request = { task: "activity", system: "", user: "", temperature: 0, maxOutputTokens: 0 } as const;
  const text = recorded ?? activityAnswer({ ...request, logs: [log], known: [] });
  const { records } = withMessages(readActivity({ text }).records, messagesOf(log.lines), []);
  return routeAll(records).flatMap(({ record, to, as }) =>
    to === "keep" ? [{ kind: as ?? record.kind, text: wordingOf(record) }] : [],
  );
}

const ROLES: Readonly<Record<string, Role>> = {
  User: "user",
  Assistant: "assistant",
  System: "system",
  ToolCall: "tool-call",
  ToolResult: "tool-result",
};

function messagesOf(lines: readonly string[]): Message[] {
  const messages: { number: number; role: Role; text: string }[] = [];
  for (const line of lines) {
    const [, label, rest = ""] = /^\[(User|Assistant|System|ToolCall|ToolResult)\] ?(.*)$/.exec(line) ?? [];
    const last = messages.at(-1);
    if (label !== undefined) messages.push({ number: messages.length + 1, role: ROLES[label]!, text: rest });
    else if (last) last.text += `\n${line}`;
  }
  return messages;
}

/** These cases were labelled before they were first run, and nothing was changed for them since. */
const UNSEEN = "written after tuning";

interface Cases {
  readonly cases: readonly {
    name: string;
    about: string;
    text: readonly string[];
    expected: readonly Expected[];
    answer?: string;
  }[];
  readonly transcripts: readonly { file: string; expected: readonly Expected[] }[];
}

const logOf = (path: string, lines: readonly string[]): DailyLog => ({
  ...{ path, day: "", sha256: "", bytes: 0, bodyStart: 0 },
  lines: redactText(lines.join("\n")).text.split("\n"),
});

async function transcriptLogs(path: string): Promise<DailyLog[]> {
  const { sessions } = await readSessions(path);
  return sessions.flatMap(({ turns }) =>
    [...conversationsOf(turns).values()].map((talk) =>
      logOf(
        path,
        talk.flatMap((turn) => `${labelOf(turn)} ${quoted(turn.text)}`.split("\n")),
      ),
    ),
  );
}

async function main(flags: readonly string[]): Promise<void> {
  const verbose = flags.includes("--verbose");
  const shared = flags.find((flag) => !flag.startsWith("--")) ?? join(import.meta.dirname, "..", "..", "shared");
  const { cases, transcripts } = JSON.parse(
    readFileSync(join(import.meta.dirname, "cases", "activity.json"), "utf8"),
  ) as Cases;
  const tell = (name: string, expected: readonly Expected[], made: readonly Made[]): Score => {
    if (verbose) {
      console.log(`  ${name}`);
      for (const wanted of expected)
        if (!made.some((one) => fits(wanted, one)))
          console.log(`    missed: ${wanted.kind} ${wanted.keywords.join(", ")}`);
      for (const one of made) {
        const mark = expected.some((wanted) => fits(wanted, one)) ? "fits" : "junk";
        console.log(`    ${mark}: ${one.kind} ${one.text.replace(/\n/g, " | ").slice(0, 150)}`);
      }
    }
    return scoreOf(expected, made);
  };
  const told = cases.map((one) => ({
    unseen: one.about === UNSEEN,
    recorded: one.answer !== undefined,
    score: tell(one.name, one.expected, activityOf(logOf(one.name, one.text), one.answer)),
  }));
  const scored = (fits: (one: (typeof told)[number]) => boolean): Score[] =>
    told.filter(fits).map(({ score }) => score);
  row(
    "hand-made, tuned on",
    scored(({ recorded, unseen }) => !recorded && !unseen),
  );
  row(
    UNSEEN,
    scored(({ unseen }) => unseen),
  );
  row(
    "hand-written answers",
    scored(({ recorded }) => recorded),
  );
  const corpus = join(shared, "corpus", "transcripts");
  if (!existsSync(corpus)) return console.log("no corpus beside this checkout: real sessions are not scored");
  const scores: Score[] = [];
  for (const { file, expected } of transcripts) {
    const made = (await transcriptLogs(join(corpus, file))).flatMap((log) => activityOf(log));
    scores.push(tell(file, expected, made));
  }
  row("corpus, offline", scores);
}

function row(name: string, scores: readonly Score[]): void {
  const sum = sumOf(scores);
  const { expected, made, hits, sameKind, duplicates, junk } = sum;
  console.log(
    `${name.padEnd(21)} ${scores.length} sessions, ${expected} wanted, ${made} made, ${hits} hits, ${sameKind} of their kind, ${duplicates} twice, ${junk} junk, F1 ${(100 * f1Of(sum)).toFixed(1)}`,
  );
}

if (import.meta.main) await main(process.argv.slice(2));
