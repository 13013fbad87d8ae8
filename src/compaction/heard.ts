/**
 * Asks until an answer comes whole and in the form asked for: one that only talks is no empty one, a server may call finished what
 * its own limit cut, and a week done with either would lose its records for good. Calls the model port.
 */
import { blocksIn, breaksOff, holdsNone, lacksEnd, withEnd } from "../document/fences.ts";
import { ModelError } from "../errors.ts";
import type { Answer, Model } from "../model/model.ts";
import type { FurtherProfile, FurtherReading } from "../profile/further.ts";
import { addUsage } from "../usage.ts";
import { usageOf, withUsage } from "./ask-week.ts";

export interface Asking {
  /** Whose saved answers serve. */
  readonly model: Model;
  /** The same model, asked though an answer is saved; what it answers is saved in its place. */
  readonly anew: Model;
}

/** Whether an answer came in the form asked for and breaks off within a record, and how many of its records are whole. */
export type Form = Pick<FurtherReading, "heard"> & { readonly isCut: boolean; readonly whole: number };

/** An answer of which some block is whole stands: what it lacks is told among the rejected, and its siblings count. */
export function formOfBlocks({ text }: Answer): Form {
  const { blocks } = blocksIn(text);
  const whole = blocks.filter((block) => lacksEnd(block) || (block.closed && !holdsNone(block))).length;
  return { heard: true, isCut: !blocks.some(({ closed }) => closed) && blocks.some(breaksOff), whole };
}

export function formOfRecords({ heard, found, rejected }: FurtherReading): Form {
  const whole = found.length + rejected.filter(({ code }) => code !== "CUT_OFF").length;
  return { heard, isCut: rejected.some(({ code }) => code === "CUT_OFF"), whole };
}

/** Of a profile of records: how it is called, and what its answer calls. */
type Asked = Pick<FurtherProfile, "tool"> & { readonly name: string };

/**
 * A model that asks anew, once, about a request that was only talked about, or whose answer breaks off. What came whole is never asked
 * again, and a saved answer that did not costs one request the next time, not two. The one with more whole records counts, also
 * those that lack their closing fence alone: many small models leave it out.
 * @param profile whose records were asked for; absent for blocks, which may be none
 * @throws {ModelError} with what both cost: ANSWER_CUT_OFF when nothing of either is whole, EMPTY when both were talk
 */
export const heardModel =
  ({ model, anew }: Asking, formOf: (answer: Answer) => Form, profile?: Asked): Model =>
  async (request, signal) => {
    const first = await model(request, signal);
    const one = formOf(first);
    if (one.heard && !one.isCut) return first;
    const second = await anew(request, signal).catch((error: unknown) => {
      throw withUsage(error, addUsage(first.usage, usageOf(error)));
    });
    const other = formOf(second);
    const isMore = other.isCut ? one.whole >= other.whole : profile === undefined && one.whole > other.whole;
    const isFirst = one.heard && (!other.heard || isMore);
    const [best, { heard, isCut, whole }] = isFirst ? [first, one] : [second, other];
    const usage = addUsage(first.usage, second.usage);
    if (heard && (!isCut || whole > 0)) return { ...best, text: profile ? best.text : withEnd(best.text), usage };
    const { name = "", tool } = profile ?? {};
    const of = `${name}${name && ": "}${second.model} answered`;
    if (isCut) throw new ModelError("ANSWER_CUT_OFF", `${of} twice what ends within a record`, CUT, usage);
    throw new ModelError(
      "EMPTY",
      `${of} without a call of ${tool?.name} and without a JSON object`,
      `try a model that can call tools or answer in JSON, or take ${name} out of profiles`,
      usage,
    );
  };
const CUT = "raise model.maxOutputTokens, and what the server itself lets an answer be";
