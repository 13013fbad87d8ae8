/** Whether a model is too small for long instructions: it is told less (`prompts/small/`). */

/** Of such a window the full instructions take a fifth and more. */
export const SMALL_WINDOW_TOKENS = 8_192;
/** No prompt of lithify's fits a smaller one beside a log and an answer. */
export const LEAST_WINDOW_TOKENS = 2_000;
/** In billions of parameters. */
const SMALL_BILLIONS = 4;
/** `llama3.2:3b`, `gemma-3-270m-it`, `Qwen2.5-0.5B-Instruct`; of `qwen3-30b-a3b` the larger counts. */
const PARAMETERS = /(?<![\d.])(\d{1,4}(?:\.\d{1,2})?)([bm])(?![a-z\d])/giu;

/** @param name as the server or the file has it; one that tells no size is taken for large */
export function isSmallModel({ name, contextTokens }: Readonly<{ name: string; contextTokens: number }>): boolean {
  const billions = [...name.matchAll(PARAMETERS)].map(
    ([, count, unit]) => Number(count) / (/b/i.test(unit!) ? 1 : 1_000),
  );
  return contextTokens <= SMALL_WINDOW_TOKENS || (billions.length > 0 && Math.max(...billions) <= SMALL_BILLIONS);
}
