/**
 * Makes memories of an answer's processes: complete stories that somebody else could act on, told once.
 */
import type { Gate } from "../../memory/evidence/gate.ts";
import type { Rejection } from "../../memory/evidence/rejection.ts";
import { saying } from "../../memory/identity/similarity.ts";
import type { Found } from "../../memory/memory.ts";
import { shortened, withoutEnd } from "../../text/ends.ts";
import { saying as phrases } from "../../text/phrases.ts";
import type { Claimed } from "../profile.ts";
import { proveClaims } from "../proved.ts";
import type { Told } from "../records.ts";
import { refusedProcess } from "./refusals.ts";
import type { ProcessRecord } from "./schema.ts";
import { isConfirmedProcess } from "./voices.ts";

export function readProcesses(
  told: readonly Told<ProcessRecord>[],
  gate: Gate,
): { found: Found[]; rejected: Rejection[] } {
  const rejected: Rejection[] = [];
  const claimed: Claimed[] = [];
  for (const { record, line, text } of told) {
    const refused = refusedProcess(record);
    if (refused) rejected.push({ ...refused, line, text });
    else claimed.push(claimOf(record, line));
  }
  // The numbers of steps are no numbers that the logs must say.
  const stories = new Map(claimed.map(({ extras, body }) => [extras, body]));
  const proofs = claimed.map((claim) => ({ ...claim, body: withoutStepNumbers(claim.body) }));
  const proved = proveClaims({ claimed: proofs, rejected: [] }, gate);
  const isConfirmed = (claim: Found): boolean => isConfirmedProcess(String(claim.extras?.action), claim, gate.book);
  const unconfirmed = { code: "UNCONFIRMED", reason: "no person said or confirmed it" } as const;
  for (const claim of proved.found)
    if (!isConfirmed(claim)) rejected.push({ ...unconfirmed, line: claim.line, text: saying(claim) });
  const found = proved.found.filter(isConfirmed).map((claim) => ({ ...claim, body: stories.get(claim.extras)! }));
  return { found, rejected: [...rejected, ...proved.rejected] };
}

const withoutStepNumbers = (text: string): string => text.replace(/(^|\s)\d{1,2}[.)](?=\s)/g, "$1-");

function claimOf(record: ProcessRecord, line: number): Claimed {
  const { name, evidence, updates, ...fields } = record;
  const title = name ?? titleOf(fields.trigger);
  return {
    ...{ line, type: "process", name: title, quotes: evidence },
    description: descriptionOf(fields),
    body: storyOf(fields),
    extras: fields,
    ...(updates !== undefined && { updates }),
  };
}

const LONGEST_TITLE = 80;
const LONGEST_DESCRIPTION = 220;

/** The task of a trigger, without the circumstances that follow it: `Implementing a new REST endpoint in a Go project`. */
function titleOf(trigger: string): string {
  const whole = oneLine(trigger);
  const bare = whole.slice(CONDITION.leading(whole)?.to ?? 0).trimStart();
  const [task = bare] = bare.slice(0, pauseIn(bare, 1)).split(/\s*[,;:(（，；。]/u);
  const title = shortened(task.length >= 12 || /\P{ASCII}/u.test(task) ? task : bare, LONGEST_TITLE);
  return title.slice(0, 1).toUpperCase() + title.slice(1);
}

const [CONDITION, PAUSE] = [phrases("condition"), phrases("condition", "reason")];

/** Where the circumstances begin, from a place on. */
const pauseIn = (text: string, from: number): number =>
  PAUSE.all(text).find((found) => found.from >= from)?.from ?? text.length;

type Story = Omit<ProcessRecord, "name" | "evidence" | "updates">;

/** The situation up to its first pause, and why the way works: what came of it once stands in the story. */
const descriptionOf = ({ trigger, key_insight }: Story): string =>
  shortened(`${situationOf(oneLine(trigger))}: ${oneLine(key_insight)}`, LONGEST_DESCRIPTION);

const LEAST_SITUATION = 20;

/** The last pause that leaves room for the insight, else a cut at a word. */
function situationOf(trigger: string): string {
  const most = LONGEST_DESCRIPTION / 2;
  if (trigger.length <= most) return withoutEnd(trigger, ".。,;:");
  const marks = [...trigger.slice(0, most).matchAll(/[,;:](?=\s)|[，；、]|\s[(（—–]/gu)].map(({ index }) => index);
  const end = [...marks, pauseIn(trigger, LEAST_SITUATION)]
    .filter((at) => at >= LEAST_SITUATION && at < most)
    .reduce<number | undefined>((last, at) => Math.max(last ?? 0, at), undefined);
  return end === undefined ? shortened(trigger, most) : withoutEnd(trigger.slice(0, end), " ,;:");
}

/** What a newcomer reads: the situation, what was wrong, what to do, what comes of it and why. */
const storyOf = ({ trigger, action, outcome, context, problem_statement, key_insight }: Story): string =>
  [
    sentence(trigger),
    sentence(problem_statement),
    action.includes("\n") ? `**What to do:**\n\n${action}` : `**What to do:** ${sentence(action)}`,
    `**Outcome:** ${sentence(outcome)}`,
    `**Why:** ${sentence(key_insight)}`,
    `**Where it was learned:** ${sentence(context)}`,
  ].join("\n\n");

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
const sentence = (text: string): string => {
  const line = oneLine(text);
  return /[.!?。！？]$/.test(line)
    ? line
    : `${line}${/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc]$/u.test(line) ? "。" : "."}`;
};
