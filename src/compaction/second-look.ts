/**
 * Asks once more, in one short request for a whole week, about memories that lacked one figure, date or name, whose quote the
 * logs do not have, or whose form cannot be read: most of them are true and badly told. What comes back passes the same gates.
 * Calls the model port.
 */
import { blocksIn } from "../document/fences.ts";
import { LithifyError, Pending, WorkspaceHeld } from "../errors.ts";
import type { Gate } from "../memory/evidence/gate.ts";
import { isOwn, type Logbook } from "../memory/evidence/logbook.ts";
import { OF_FORM, type Rejection } from "../memory/evidence/rejection.ts";
import { slugOf } from "../memory/file/slug.ts";
import type { Found } from "../memory/memory.ts";
import type { Answer, Model } from "../model/model.ts";
import type { Profile } from "../profile/profile.ts";
import { twinsAmong } from "../profile/twins.ts";
import { type Prompt, secondLookRequest } from "../prompt/request.ts";
import { tokensOf } from "../prompt/split.ts";
import { withoutEnd } from "../text/ends.ts";
import { contentWords } from "../text/words.ts";
import { NO_USAGE, type Usage } from "../usage.ts";
import { type Estimate, usageOf } from "./ask-week.ts";
import type { Question } from "./question.ts";
import { readAnswer } from "./reading.ts";
import type { ReadAnswer } from "./unusable.ts";

/** So many memories of a week are asked about, the first of each answer first. */
const MOST_ASKED = 6;
/** A memory that is longer is left as it is. */
const LONGEST_BLOCK = 2_000;
/** Log lines that are shown with each. */
const LINES_SHOWN = 10;
const MOST_OUTPUT_TOKENS = 2_000;

export interface SecondLook {
  readonly told: readonly ReadAnswer[];
  readonly usage: Usage;
  /** Half a sentence for people; absent where nothing was asked. */
  readonly notice?: string;
}

interface Doubted {
  /** Which of the answers. */
  readonly of: number;
  readonly rejection: Rejection;
  readonly block: readonly string[];
  readonly name: string;
}

export async function lookAgain(
  told: readonly ReadAnswer[],
  { question, prompt, model, profile, gate }: SecondLookPorts,
  signal: AbortSignal,
): Promise<SecondLook> {
  const doubted = told.flatMap(doubtedIn).slice(0, MOST_ASKED);
  if (doubted.length === 0) return { told, usage: NO_USAGE };
  const pieces = doubted.map((one) => pieceOf(one, gate.book));
  const maxOutputTokens = Math.min(question.maxOutputTokens, MOST_OUTPUT_TOKENS);
  const request = secondLookRequest({ ...question, prompt, maxOutputTokens }, pieces, question.week);
  let answer: Answer;
  try {
    answer = await model(request, signal);
  } catch (error) {
    // What was answered and paid for stands without it.
    if (signal.aborted || !(error instanceof LithifyError)) throw error;
    if (error instanceof WorkspaceHeld || error instanceof Pending) throw error;
    return {
      told,
      usage: usageOf(error),
      notice: `no second look at what was rejected (${doubted.length}): ${error.code}`,
    };
  }
  const { found } = readAnswer(answer.text, profile, gate, "extract");
  const saved = new Map<Rejection, Found>();
  const twins = twinsAmong(told.flatMap(({ reading }) => reading.found));
  for (const claim of found) {
    const own = doubted.find(({ name, rejection }) => !saved.has(rejection) && slugOf(name) === slugOf(claim.name));
    if (own && twins.of(claim) === undefined) saved.set(own.rejection, { ...claim, line: own.rejection.line });
  }
  return {
    told: told.map((one, i) =>
      withSaved(
        one,
        doubted.filter(({ of }) => of === i),
        saved,
      ),
    ),
    usage: answer.usage,
    notice: `a second look at what was rejected (${doubted.length}) kept ${saved.size}`,
  };
}

/** What a second look costs at most, where there is one: six long memories, and the log's lines beside them. */
export function secondLookAtMost(question: Question, prompt: Prompt): Estimate {
  const lines = question.logs.flatMap((log) => log.lines.slice(log.bodyStart));
  const longest = lines.map((line) => Buffer.byteLength(line)).sort((a, b) => b - a);
  const shown = longest.slice(0, LINES_SHOWN).reduce((sum, bytes) => sum + bytes, 0);
  // No more can be rejected than was answered.
  const blocks = Math.min(MOST_ASKED * LONGEST_BLOCK, question.maxOutputTokens * BYTES_A_TOKEN);
  const { system, user } = secondLookRequest({ ...question, prompt }, [], question.week);
  const bytes = blocks + MOST_ASKED * shown;
  return {
    requests: 1,
    inputTokens: tokensOf(system) + tokensOf(user) + Math.ceil(bytes / BYTES_A_TOKEN),
    outputTokens: Math.min(question.maxOutputTokens, MOST_OUTPUT_TOKENS),
  };
}
const BYTES_A_TOKEN = 4;

interface SecondLookPorts {
  readonly question: Question;
  readonly prompt: Prompt;
  readonly model: Model;
  readonly profile: Profile;
  readonly gate: Gate;
}

const NAME = "name:";

/** Memories of an answer that lacked one thing, or whose form was wrong. */
function doubtedIn({ text, reading }: ReadAnswer, of: number): Doubted[] {
  const { blocks } = blocksIn(text);
  return reading.rejected.flatMap((rejection) => {
    const isForm = OF_FORM.includes(rejection.code);
    const said = rejection.text?.split("\n", 1)[0] ?? "";
    // Several stand on one line as JSON.
    const here = blocks.flatMap(({ line, content }) => (line === rejection.line ? [content] : []));
    const isIt = (one: readonly string[]): boolean =>
      isForm ? one.join("\n") === rejection.text : slugOf(nameIn(one)) === slugOf(said);
    const block = here.find(isIt) ?? here[0];
    const name = isForm ? nameIn(block ?? []) : said;
    const isAsked = isForm ? name !== "" : rejection.missing === 1;
    if (!isAsked || block === undefined || block.join("\n").length > LONGEST_BLOCK) return [];
    return [{ of, rejection, block, name }];
  });
}

function nameIn(block: readonly string[]): string {
  const told = block.find((line) => line.startsWith(NAME))?.slice(NAME.length) ?? "";
  return withoutEnd(told.replace(/^["' ]+/, ""), "\"' ");
}

function withSaved(
  { text, reading }: ReadAnswer,
  own: readonly Doubted[],
  saved: ReadonlyMap<Rejection, Found>,
): ReadAnswer {
  const kept = own.flatMap(({ rejection }) => saved.get(rejection) ?? []);
  const rejected = reading.rejected.filter((rejection) => !saved.has(rejection));
  return { text, reading: { ...reading, found: [...reading.found, ...kept], rejected } };
}

/** A memory as it was told, why it was rejected, and the lines that are nearest to it. */
function pieceOf({ block, rejection }: Doubted, book: Logbook): string {
  const words = new Set(contentWords(`${rejection.text ?? ""}`));
  const lines = book.pages.flatMap((page) =>
    page.log.lines.flatMap((line, i) => {
      // What stands in a fence would be quoted in vain.
      const shared = isOwn(page, i) ? new Set(contentWords(line).filter((word) => words.has(word))).size : 0;
      return shared === 0 ? [] : [{ path: page.log.path, line, shared }];
    }),
  );
  const nearest = new Set(lines.toSorted((a, b) => b.shared - a.shared).slice(0, LINES_SHOWN));
  const shown = lines.filter((one) => nearest.has(one));
  const paths = Map.groupBy(shown, ({ path }) => path);
  return [
    `Rejected: ${rejection.reason}`,
    ...block.map((line) => `> ${line}`),
    ...[...paths].flatMap(([path, of]) => [`=== ${path}`, ...of.map(({ line }) => `| ${line}`)]),
  ].join("\n");
}
