/**
 * The format of a saved answer, one JSON file a request, `<digest>.json`: crash insurance under `.lithify/answers/` and
 * test cassette in one.
 */
import { type Answer, type Request, TASKS, type Task, type Tool, type ToolCall, type Usage } from "./model.ts";
import { type Addressee, publicAddress, requestDigest } from "./openai/wire.ts";

/** Raised when an older lithify could misread what a newer one writes. */
const FORMAT = 1;

export interface SavedAnswer {
  readonly addressee: Addressee;
  /** What was asked, as far as it reached the server, and what it was for. */
  readonly request: Pick<Request, "task" | "week" | "tool" | "system" | "user" | "temperature" | "maxOutputTokens">;
  readonly answer: Answer;
}

export function printSavedAnswer(saved: SavedAnswer): string {
  const { task, week, tool, system, user, temperature, maxOutputTokens } = saved.request;
  const { provider, model, baseURL } = saved.addressee;
  const file = {
    format: FORMAT,
    addressee: { provider, model, baseURL: publicAddress(baseURL) },
    request: {
      task,
      ...(week === undefined ? {} : { week }),
      temperature,
      maxOutputTokens,
      ...(tool === undefined ? {} : { tool }),
      system,
      user,
    },
    answer: saved.answer,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** @param digest that the file is named by; a file that holds another request is as good as broken */
export function parseSavedAnswer(
  text: string,
  digest: string,
): { readonly saved: SavedAnswer } | { readonly broken: string } {
  let file: Fields;
  try {
    file = fieldsOf(JSON.parse(text));
  } catch {
    return { broken: "it is no JSON" };
  }
  if (typeof file.format === "number" && file.format > FORMAT) return { broken: "a newer lithify wrote it" };
  const saved = readSaved(file);
  if (file.format !== FORMAT || saved === undefined) return { broken: "it is no saved answer" };
  if (requestDigest({ ...saved.request, logs: [], known: [] }, saved.addressee) !== digest)
    return { broken: "it holds another request than its name says" };
  return { saved };
}

function readSaved(file: Fields): SavedAnswer | undefined {
  const { provider, model, baseURL } = fieldsOf(file.addressee);
  const { task, week, tool, system, user, temperature, maxOutputTokens } = fieldsOf(file.request);
  const answer = readAnswer(fieldsOf(file.answer));
  if (!isText(provider) || !isText(model) || !isText(baseURL) || answer === undefined) return undefined;
  if (!isTask(task) || (week !== undefined && !isText(week)) || (tool !== undefined && !isTool(tool))) return undefined;
  if (!isText(system) || !isText(user) || !isCount(temperature) || !isCount(maxOutputTokens)) return undefined;
  const request = {
    task,
    ...(week === undefined ? {} : { week }),
    ...(tool === undefined ? {} : { tool }),
    system,
    user,
    temperature,
    maxOutputTokens,
  } as const;
  return { addressee: { provider, model, baseURL }, request, answer };
}

function readAnswer(answer: Fields): Answer | undefined {
  const usage = readUsage(fieldsOf(answer.usage));
  if (!isText(answer.text) || !isText(answer.model) || usage === undefined) return undefined;
  const { text, model, calls } = answer;
  if (calls === undefined) return { text, model, usage };
  return Array.isArray(calls) && calls.every(isCall) ? { text, calls, model, usage } : undefined;
}

function readUsage({ calls, inputTokens, outputTokens, cachedTokens }: Fields): Usage | undefined {
  if (!isCount(calls) || !isCount(inputTokens) || !isCount(outputTokens) || !isCount(cachedTokens)) return undefined;
  return { calls, inputTokens, outputTokens, cachedTokens };
}

/** What sets a request apart from the saved one most like it, in a sentence for whoever keeps the recordings. */
export function describeNearest(
  request: Request,
  addressee: Addressee,
  recordings: ReadonlyMap<string, SavedAnswer>,
): string {
  const asked = linesOf(request, addressee);
  let nearest: { file: string; recorded: readonly string[]; same: number } | undefined;
  for (const [file, saved] of recordings) {
    const recorded = linesOf(saved.request, saved.addressee);
    const same = commonLines(asked, recorded);
    if (nearest === undefined || same > nearest.same) nearest = { file, recorded, same };
  }
  if (nearest === undefined) return "there is no recording at all";
  const { file, recorded } = nearest;
  const at = asked.findIndex((line, index) => line !== recorded[index]);
  const differs = at < 0 ? asked.length : at;
  return `the nearest, ${file}, has ${quote(recorded[differs])} where this request has ${quote(asked[differs])}`;
}

/** A request line by line, each with its place; what a reader would look at first comes first. */
function linesOf(request: SavedAnswer["request"], addressee: Addressee): string[] {
  const { system, user, temperature, maxOutputTokens, tool } = request;
  return [
    `provider ${addressee.provider}`,
    `model ${addressee.model}`,
    `baseURL ${publicAddress(addressee.baseURL)}`,
    `temperature ${temperature}`,
    `maxOutputTokens ${maxOutputTokens}`,
    ...system.split("\n").map((line, index) => `system line ${index + 1}: ${line}`),
    ...user.split("\n").map((line, index) => `user line ${index + 1}: ${line}`),
    ...(tool === undefined ? [] : JSON.stringify(tool, null, 1).split("\n")).map((line) => `tool ${line.trim()}`),
  ];
}

/** Lines that both hold in the same place. */
function commonLines(left: readonly string[], right: readonly string[]): number {
  return left.filter((line, index) => line === right[index]).length;
}

function quote(line: string | undefined): string {
  if (line === undefined) return "nothing more";
  return JSON.stringify(line.length > 120 ? `${line.slice(0, 120)}…` : line);
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

function isTask(value: unknown): value is Task {
  return (TASKS as readonly unknown[]).includes(value);
}

function isTool(value: unknown): value is Tool {
  const { name, description, parameters } = fieldsOf(value);
  return isText(name) && isText(description) && typeof parameters === "object" && parameters !== null;
}

function isCall(value: unknown): value is ToolCall {
  const { name, arguments: given } = fieldsOf(value);
  return isText(name) && isText(given);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && value >= 0;
}
