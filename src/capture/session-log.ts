/**
 * Writes the daily log of a conversation as an engineer would have kept it: what was decided and why, discussed, tried
 * and asked for, and at the end the turns that say so, and what else the person said, verbatim.
 */

import type { Day } from "../calendar/week.ts";
import { ATTEMPTS, DISCUSSIONS, REQUESTS } from "../daily/captured-log.ts";
import { redactText } from "../daily/redact.ts";
import { writeFrontMatter } from "../document/frontmatter.ts";
import type { ActivityRecord } from "../profile/activity/activity.ts";
import { contentWords } from "../text/words.ts";
import type { Role, Tool } from "../transcript/transcript.ts";
import type { Conversation } from "./conversation.ts";
import type { LocalTime } from "./local-time.ts";
import { itemText, plainLine } from "./plain-line.ts";

/** A turn as the evidence shows it. */
export interface CitedTurn {
  /** Its message's number in the conversation, from 1. */
  readonly number: number;
  readonly role: Role;
  readonly time: string | undefined;
  /** One line, short, redacted. */
  readonly text: string;
}

interface SessionLog {
  readonly conversation: Conversation;
  readonly day: Day;
  /** Numbers of the first and the last message of the slice that were said on this day. */
  readonly entries: { readonly from: number; readonly to: number };
  /** When the last of them was said; undefined where no message of this day tells. */
  readonly until: string | undefined;
  /** A slice after the conversation's first. */
  readonly continued: boolean;
  readonly records: readonly ActivityRecord[];
  readonly turns: readonly CitedTurn[];
}

const TOOLS: Readonly<Record<Tool, string>> = { "claude-code": "Claude Code", codex: "Codex", openclaw: "OpenClaw" };

const SPEAKERS: Readonly<Record<Role, string>> = {
  user: "User",
  assistant: "Assistant",
  system: "System",
  "tool-call": "Tool",
  "tool-result": "Tool",
};

/** @param allow `redact.allow`: texts that look like secrets and are none */
export function sessionLogText(log: SessionLog, time: LocalTime, allow: readonly string[]): string {
  const { conversation, entries, records } = log;
  const matter = {
    source: conversation.tool,
    session: plainLine(conversation.sessionId),
    ...(conversation.agent !== undefined && { agent: plainLine(conversation.agent) }),
    entries: `${entries.from}-${entries.to}`,
    ...(log.until !== undefined && { until: log.until }),
  };
  const sections = [
    section("Decisions", records, "decision", decisionLines),
    section(DISCUSSIONS, records, "discussion", ({ topic, points }) => nested(topic, points)),
    section(ATTEMPTS, records, "attempt", ({ action, result, succeeded }) =>
      nested(`${plainLine(action)} — ${succeeded ? "worked" : "did not work"}: ${plainLine(result)}`, []),
    ),
    section(REQUESTS, records, "request", requestLines),
    evidence(log, time),
  ];
  const body = [`# ${titleOf(log)}`, ...sections.filter((text) => text !== "")].join("\n\n");
  // The second border (contract §7.6): whatever a model wrote into a record.
  return redactText(writeFrontMatter(matter, `\n${body}\n`), allow).text;
}

function titleOf({ conversation: { tool, agent }, day, continued }: SessionLog): string {
  const who =
    agent === undefined ? `${TOOLS[tool]} session` : `${TOOLS[tool]} sub-agent ${plainLine(agent).slice(0, 40)}`;
  return `${who}, ${day}${continued ? ", continued" : ""}`;
}

type Kind = ActivityRecord["kind"];
type Of<K extends Kind> = Extract<ActivityRecord, { kind: K }>;

function section<K extends Kind>(
  title: string,
  records: readonly ActivityRecord[],
  kind: K,
  lines: (record: Of<K>) => readonly string[],
): string {
  const own = records.filter((record): record is Of<K> => record.kind === kind);
  return own.length === 0 ? "" : [`## ${title}`, "", ...own.flatMap(lines)].join("\n");
}

function decisionLines({ chosen, rationale, options }: Of<"decision">): string[] {
  // The chosen one is among them as a rule, in other words; what the choice itself names needs no second telling.
  const others = options.map(plainLine).filter((option) => !isSaidBy(option, chosen));
  return nested(chosen, [
    ...(sameWords(rationale, chosen) ? [] : [`Why: ${plainLine(rationale)}`]),
    ...(others.length === 0 ? [] : [`Other options: ${others.join("; ")}`]),
  ]);
}

function requestLines({ intent, target, summary }: Of<"request">): string[] {
  const wish = isSaidBy(intent, summary) ? summary : `${plainLine(intent).replace(/[.:]$/, "")}: ${plainLine(summary)}`;
  const place = target === undefined || isSaidBy(target, wish) ? "" : ` (${plainLine(target)})`;
  return nested(`${wish}${place}`, []);
}

const nested = (head: string, details: readonly string[]): string[] => [
  `- ${itemText(head)}`,
  ...details.map((detail) => `  - ${itemText(detail)}`),
];

function isSaidBy(option: string, chosen: string): boolean {
  const words = new Set(contentWords(chosen));
  return sameWords(option, chosen) || contentWords(option).every((word) => words.has(word));
}

function sameWords(one: string, other: string): boolean {
  const bare = (text: string) =>
    plainLine(text)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  return bare(one) === bare(other);
}

/** One turn a line, so that a line of evidence has one speaker and one time. */
function evidence({ turns, day }: SessionLog, time: LocalTime): string {
  if (turns.length === 0) return "";
  const lines = turns.map(({ role, time: at, text }) => {
    const when = at === undefined ? "" : `, ${time.minute(at)}`;
    const otherDay = at === undefined || time.day(at) === day ? "" : ` (${time.day(at)})`;
    return `- **${SPEAKERS[role]}**${when}: ${plainLine(text)}${otherDay}`;
  });
  return ["## Evidence", "", ...lines].join("\n");
}
