/**
 * Asks for the records of a further profile until they come in the form asked for: an answer that only talks is no
 * empty one, and a week done with it would lose its records for good. Calls the model port.
 */
import { ModelError } from "../errors.ts";
import type { Answer, Model } from "../model/model.ts";
import type { FurtherProfile } from "../profile/further.ts";
import { addUsage } from "../usage.ts";
import { usageOf, withUsage } from "./ask-week.ts";

export interface Asking {
  /** Whose saved answers serve. */
  readonly model: Model;
  /** The same model, asked though an answer is saved; what it answers is saved in its place. */
  readonly anew: Model;
}

/**
 * A model that asks anew, once, about a request that was only talked about. What it answered in form is never asked again, and a
 * saved answer that was talk costs one request the next time, not two.
 * @throws {ModelError} EMPTY when both answers were talk, with what both cost
 */
export const heardModel =
  (
    { model, anew }: Asking,
    { name, tool }: Pick<FurtherProfile, "name" | "tool">,
    isHeard: (answer: Answer) => boolean,
  ): Model =>
  async (request, signal) => {
    const first = await model(request, signal);
    if (isHeard(first)) return first;
    const second = await anew(request, signal).catch((error: unknown) => {
      throw withUsage(error, addUsage(first.usage, usageOf(error)));
    });
    const usage = addUsage(first.usage, second.usage);
    if (isHeard(second)) return { ...second, usage };
    throw new ModelError(
      "EMPTY",
      `${name}: ${second.model} answered without a call of ${tool.name} and without a JSON object`,
      `try a model that can call tools or answer in JSON, or take ${name} out of profiles`,
      usage,
    );
  };
