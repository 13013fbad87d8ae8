/**
 * The format of a saved answer, one JSON file a request, `<digest>.json`: crash insurance under `.lithify/answers/`.
 */
import { z } from "zod";
import { defined, parsed } from "../document/fields.ts";
import { TASKS } from "./model.ts";
import { answerOf, longestAnswer } from "./openai/attempt-usage.ts";
import { publicAddress, requestDigest } from "./openai/wire.ts";

/** Raised when an older lithify could misread what a newer one writes. */
const FORMAT = 1;

const count = z.number().min(0);
const tool = z.object({ name: z.string(), description: z.string(), parameters: z.record(z.string(), z.unknown()) });
const saved = z.object({
  addressee: z.object({ provider: z.string(), model: z.string(), baseURL: z.string() }),
  /** What was asked, as far as it reached the server, and what it was for. */
  request: z.object({
    ...{ task: z.enum(TASKS), week: z.string().exactOptional(), tool: tool.exactOptional() },
    ...{ system: z.string(), user: z.string(), temperature: count, maxOutputTokens: count },
  }),
  answer: z.object({
    text: z.string(),
    calls: z
      .array(z.object({ name: z.string(), arguments: z.string() }))
      .readonly()
      .exactOptional(),
    model: z.string(),
    usage: z.object({ calls: count, inputTokens: count, outputTokens: count, cachedTokens: count }),
  }),
});
export type SavedAnswer = Readonly<z.output<typeof saved>>;

export function printSavedAnswer(one: SavedAnswer): string {
  const { task, week, tool, system, user, temperature, maxOutputTokens } = one.request;
  const { provider, model, baseURL } = one.addressee;
  const file = {
    format: FORMAT,
    addressee: { provider, model, baseURL: publicAddress(baseURL) },
    request: { task, ...defined({ week }), temperature, maxOutputTokens, ...defined({ tool }), system, user },
    answer: one.answer,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** @param digest that the file is named by; a file that holds another request is as good as broken */
export function parseSavedAnswer(
  text: string,
  digest: string,
): { readonly saved: SavedAnswer } | { readonly broken: string } {
  const file = parsed(text);
  if (file === undefined) return { broken: "it is no JSON" };
  const format = z.object({ format: z.number() }).safeParse(file).data?.format;
  if (format !== undefined && format > FORMAT) return { broken: "a newer lithify wrote it" };
  const { data } = saved.safeParse(file);
  if (format !== FORMAT || data === undefined) return { broken: "it is no saved answer" };
  if (requestDigest({ ...data.request, logs: [], known: [] }, data.addressee) !== digest)
    return { broken: "it holds another request than its name says" };
  if (answerOf({ calls: [], ...data.answer }).length > longestAnswer(data.request.maxOutputTokens))
    return { broken: "it is longer than the token limit of its request lets it be" };
  return { saved: data };
}
