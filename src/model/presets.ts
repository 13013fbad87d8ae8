/**
 * Servers that people name instead of an address: where each listens, whose variable holds its key, and what it takes
 * otherwise than OpenAI does. A row is `openai` with that address; nothing is ever chosen because its key happens to be set.
 * Looked up in November 2026 in each server's own pages and issue threads; what a server refuses beyond this is found out
 * from its answer and remembered (`openai/refusal.ts`).
 */

interface Preset {
  /** Up to and without `/chat/completions`. */
  readonly baseURL: string;
  /** The environment variable that holds its key; absent for a server on this machine. */
  readonly keyVariable?: string;
  /** Parameters not to be sent, by their names on the wire; without `max_tokens` goes `max_completion_tokens`. */
  readonly without: readonly string[];
  /** How whoever runs it gives a model a larger window: no request of this API can ask for one. */
  readonly largerWindow?: string;
  /** What `GET /models` wants or gives otherwise: headers beside the bearer's key, a prefix of each name. */
  readonly listing?: {
    readonly keyHeader?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly prefix?: string;
  };
}

export const PRESETS = {
  // Cuts a prompt to its own num_ctx and answers 200: PROMPT_TRUNCATED tells. Calls come with arguments as objects.
  ollama: {
    ...{ baseURL: "http://127.0.0.1:11434/v1", without: [] },
    largerWindow: "start Ollama with OLLAMA_CONTEXT_LENGTH=16384",
  },
  // Takes no named tool choice, which lithify does not send; usage in a stream only where it is asked for.
  lmstudio: {
    ...{ baseURL: "http://127.0.0.1:1234/v1", without: [] },
    largerWindow: "load it in LM Studio with a context length of 16384",
  },
  // A prompt that is too long: 400 `exceed_context_size_error`. Tools need --jinja, else 500.
  llamacpp: { baseURL: "http://127.0.0.1:8080/v1", without: [], largerWindow: "start llama-server with -c 16384" },
  // Errors stand at the top of the body, not under `error`; tools need --enable-auto-tool-choice.
  vllm: { baseURL: "http://127.0.0.1:8000/v1", without: [], largerWindow: "start vLLM with --max-model-len 16384" },
  // Comments keep the connection alive; what the provider behind it said stands in `metadata.raw`; 402 without credit.
  openrouter: { baseURL: "https://openrouter.ai/api/v1", keyVariable: "OPENROUTER_API_KEY", without: [] },
  // Models since Opus 4.7 refuse `temperature`, older ones take it: found out a model at a time.
  anthropic: {
    ...{ baseURL: "https://api.anthropic.com/v1", keyVariable: "ANTHROPIC_API_KEY", without: [] },
    listing: { keyHeader: "x-api-key", headers: { "anthropic-version": "2023-06-01" } },
  },
  // Errors come in a list of one.
  gemini: {
    ...{
      baseURL: "https://generativelanguage.googleapis.com/v1beta/openai",
      keyVariable: "GEMINI_API_KEY",
      without: [],
    },
    listing: { prefix: "models/" },
  },
  // Refuses every field it does not know, with 422; counts tokens in the last chunk without being asked to.
  mistral: { baseURL: "https://api.mistral.ai/v1", keyVariable: "MISTRAL_API_KEY", without: ["stream_options"] },
  // `max_tokens` is deprecated there.
  groq: { baseURL: "https://api.groq.com/openai/v1", keyVariable: "GROQ_API_KEY", without: ["max_tokens"] },
  // Its models think unless told otherwise, and then refuse to be made to call a tool.
  deepseek: { baseURL: "https://api.deepseek.com/v1", keyVariable: "DEEPSEEK_API_KEY", without: ["tool_choice"] },
} as const satisfies Record<string, Preset>;

export type PresetName = keyof typeof PRESETS;

export const PRESET_NAMES = Object.keys(PRESETS) as readonly PresetName[];

export const presetOf = (provider: unknown): Preset | undefined =>
  typeof provider === "string" && Object.hasOwn(PRESETS, provider) ? PRESETS[provider as PresetName] : undefined;

/** Whether requests of this provider go to a server: `openai`, or one of the table. */
export const asksServer = (provider: string): boolean => provider === "openai" || presetOf(provider) !== undefined;
