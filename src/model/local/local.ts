/**
 * The model in a GGUF file, in this process: loaded at the first request, one request at a time, its context as large as the
 * request and no larger. What is too large for it is refused in the words that have a week split.
 */
import { ModelError } from "../../errors.ts";
import { NO_USAGE, type Usage } from "../../usage.ts";
import { failure } from "../failure.ts";
import type { Answer, Model, Request } from "../model.ts";
import type { ChatSession, Engine, Llama, LlamaModel } from "./engine.ts";

interface LocalOptions {
  /** Of the GGUF file. */
  readonly path: string;
  /** As answers are known by. */
  readonly name: string;
  readonly contextTokens: number;
  readonly maxOutputTokens: number;
  /** Of the processor, for this. */
  readonly threads: number;
  readonly engine: () => Promise<Engine>;
}

export type LocalModel = ReturnType<typeof localModel>;

/** Marks that a chat template puts around two messages. */
const TEMPLATE_TOKENS = 64;
/** Logs of no more than this are not asked about in parts because an answer was cut: it is read as far as it came. */
const SMALL_PART_BYTES = 8_192;

interface Loaded {
  readonly engine: Engine;
  readonly llama: Llama;
  readonly model: LlamaModel;
}

export function localModel(options: LocalOptions) {
  let loading: Promise<Loaded> | undefined;
  let before: Promise<unknown> = Promise.resolve();
  const load = (): Promise<Loaded> => {
    loading ??= loadModel(options).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const model: Model = (request, signal) => {
    const turn = before.then(async () => {
      signal.throwIfAborted();
      return answerTo(request, await load(), options, signal);
    });
    before = turn.catch(() => {});
    return turn;
  };
  return {
    model,
    /** Gives the memory back; the next request would load it again. */
    end: async () => {
      await before;
      const loaded = await loading?.catch(() => undefined);
      loading = undefined;
      await loaded?.model.dispose();
      await loaded?.llama.dispose();
    },
  };
}

async function loadModel({ path, name, threads, engine: find }: LocalOptions): Promise<Loaded> {
  const engine = await find();
  try {
    const llama = await engine.getLlama({
      ...{ build: "never", skipDownload: true, gpu: "auto", logLevel: "error" },
      maxThreads: threads,
    });
    return { engine, llama, model: await llama.loadModel({ modelPath: path }) };
  } catch (error) {
    throw refused(
      "NOT_AN_ANSWER",
      `${name} cannot be loaded: ${(error as Error).message}`,
      "check model.path: it names a GGUF file",
    );
  }
}

async function answerTo(request: Request, loaded: Loaded, options: LocalOptions, signal: AbortSignal): Promise<Answer> {
  const { model, engine, llama } = loaded;
  const maxTokens = Math.min(request.maxOutputTokens, options.maxOutputTokens);
  const inputTokens = model.tokenize(request.system).length + model.tokenize(request.user).length + TEMPLATE_TOKENS;
  const window = Math.min(options.contextTokens, model.trainContextSize);
  const needed = inputTokens + maxTokens;
  if (needed > window)
    throw refused(
      "CONTEXT_TOO_LONG",
      `${inputTokens} tokens and an answer of ${maxTokens} do not fit into the ${window} of ${options.name}`,
    );
  const context = await model
    .createContext({ contextSize: needed, sequences: 1, threads: options.threads })
    .catch((error: unknown) => {
      throw refused(
        "CONTEXT_TOO_LONG",
        `this machine has no room for ${needed} tokens of ${options.name}: ${(error as Error).message}`,
      );
    });
  let session: ChatSession | undefined;
  try {
    session = new engine.LlamaChatSession({ contextSequence: context.getSequence(), systemPrompt: request.system });
    const grammar =
      request.tool && (await llama.createGrammarForJsonSchema(request.tool.parameters).catch(() => undefined));
    const said = await saidBy(session, request, { maxTokens, grammar }, signal);
    const usage: Usage = { ...NO_USAGE, calls: 1, inputTokens, outputTokens: model.tokenize(said.text).length };
    const size = request.logs.reduce((sum, { bytes }) => sum + bytes, 0);
    if (said.cut && (grammar || size > SMALL_PART_BYTES))
      throw refused(
        "ANSWER_CUT_OFF",
        `the answer of ${options.name} reached its limit of ${maxTokens} tokens`,
        undefined,
        usage,
      );
    if (said.text.trim() === "") throw refused("EMPTY", `${options.name} answered with no text`, undefined, usage);
    const calls = request.tool && grammar ? [{ name: request.tool.name, arguments: said.text }] : undefined;
    return { text: calls ? "" : said.text, ...(calls && { calls }), model: options.name, usage };
  } finally {
    session?.dispose();
    await context.dispose();
  }
}

/** An answer that goes round in circles is ended there: the rest of its tokens would say the same. */
async function saidBy(
  session: ChatSession,
  { user, temperature }: Request,
  { maxTokens, grammar }: { maxTokens: number; grammar: object | undefined },
  signal: AbortSignal,
): Promise<{ text: string; cut: boolean }> {
  const enough = new AbortController();
  let text = "";
  const { responseText, stopReason } = await session.promptWithMeta(user, {
    ...{ maxTokens, temperature, stopOnAbortSignal: true, signal: AbortSignal.any([signal, enough.signal]) },
    onTextChunk: (chunk) => {
      text += chunk;
      if (repeatsItself(text)) enough.abort();
    },
    ...(grammar && { grammar }),
  });
  signal.throwIfAborted();
  return { text: responseText, cut: stopReason === "maxTokens" };
}

const refused = (
  code: ModelError["code"],
  message: string,
  hint = failure(code, "", "never").hint,
  usage = NO_USAGE,
): ModelError => new ModelError(code, message, hint, usage);

/** A circle is at least as long as a short line, and at most as a paragraph. */
const SHORTEST = 12;
const LONGEST = 600;
/** Said so often in a row. */
const TIMES = 4;

/** Whether a text ends with the same piece several times over. Looks at its end alone. */
export function repeatsItself(text: string): boolean {
  const tail = text.slice(-LONGEST * TIMES);
  for (let length = SHORTEST; length * TIMES <= tail.length; length++) {
    const piece = tail.slice(-length);
    let times = 1;
    while (times < TIMES && tail.slice(-length * (times + 1), -length * times) === piece) times++;
    if (times === TIMES && piece.trim() !== "") return true;
  }
  return false;
}
