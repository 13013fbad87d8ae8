/**
 * Embeddings whose every nearness can be told by hand: words as numbers of a long vector, those of one meaning the same.
 * They stand for a model's mechanics, not for its quality.
 */
import { type Behaviour, type SeenRequest, status } from "./scripted-answer.ts";

export const DIMENSIONS = 256;

const MEANINGS = [
  ["car", "automobile", "vehicle", "kfz", "自動車"],
  ["groceries", "food", "provisions", "lebensmittel"],
  ["login", "authentication", "signin"],
];

/** The sum of a text's words of four letters and more, and of those that mean something here. */
export function vectorOf(text: string, dimensions = DIMENSIONS): number[] {
  const vector = new Array<number>(dimensions).fill(0);
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)) {
    const meaning = MEANINGS.findIndex((words) => words.includes(word));
    if (meaning >= 0) vector[meaning]! += 3;
    else if (word.length >= 4) vector[MEANINGS.length + (hash(word) % (dimensions - MEANINGS.length))]! += 1;
  }
  return vector;
}

function hash(word: string): number {
  let sum = 2_166_136_261;
  for (const unit of word) sum = Math.imul(sum ^ unit.codePointAt(0)!, 16_777_619) >>> 0;
  return sum;
}

export const textsOf = ({ body }: SeenRequest): string[] => body.input as string[];

/** An answer to the request as OpenAI gives it. */
export const embeddings = (request: SeenRequest): Behaviour =>
  embeddingsOf(
    request,
    textsOf(request).map((text) => vectorOf(text)),
  );

/** With these vectors; out of order, as they may come. */
export const embeddingsOf = (request: SeenRequest, vectors: readonly (readonly number[])[]): Behaviour =>
  status(
    200,
    {},
    {
      object: "list",
      model: request.body.model,
      data: vectors.map((embedding, index) => ({ object: "embedding", index, embedding })).reverse(),
      usage: { prompt_tokens: 7 * vectors.length, total_tokens: 7 * vectors.length },
    },
  );
