/**
 * Asks until an answer comes whole, in the form and the language asked for: one that only talks is no empty one, a server may call
 * finished what its own limit cut, and a week done with either would lose its records for good. Calls the model port.
 */
import { type Block, blocksIn, breaksOff, holdsNone, lacksEnd, withEnd } from "../document/fences.ts";
import { LithifyError, ModelError, Pending, WorkspaceHeld } from "../errors.ts";
import { saying } from "../memory/identity/similarity.ts";
import type { Answer, Model } from "../model/model.ts";
import { isForeign, languageAsked, languagesOf } from "../profile/activity/language.ts";
import type { FurtherProfile, FurtherReading } from "../profile/further.ts";
import { withLanguageAgain } from "../prompt/request.ts";
import { addUsage } from "../usage.ts";
import { usageOf, withUsage } from "./ask-week.ts";

export interface Asking {
  /** Whose saved answers serve. */
  readonly model: Model;
  /** The same model, asked though an answer is saved; what it answers is saved in its place. */
  readonly anew: Model;
  /** `source`, or a BCP 47 tag. */
  readonly language: string;
  /** A line for people. */
  readonly tell?: (notice: string) => void;
}

/**
 * Whether an answer came in the form asked for and breaks off within a record, how many of its records are whole, and what each
 * says, of what lines.
 */
export interface Form extends Pick<FurtherReading, "heard"> {
  readonly isCut: boolean;
  readonly whole: number;
  readonly told: readonly { readonly said: string; readonly quoted?: string }[];
}

/** Whether most of an answer is surely in another language than was asked for: the one that was named, or any of the lines it quotes. */
function isOff({ told }: Form, language: string): boolean {
  const quoted = told.map(({ quoted = "" }) => ({ text: quoted }));
  const asked = language === "source" ? languagesOf(quoted) : languageAsked(language);
  return 2 * told.filter(({ said }) => isForeign(said, asked)).length > told.length;
}

/** An answer of which some block is whole stands: what it lacks is told among the rejected, and its siblings count. */
export function formOfBlocks({ text }: Answer): Form {
  const { blocks } = blocksIn(text);
  const whole = blocks.filter((block) => lacksEnd(block) || (block.closed && !holdsNone(block))).length;
  const isCut = !blocks.some(({ closed }) => closed) && blocks.some(breaksOff);
  return { heard: true, isCut, whole, told: blocks.map(wordingOf) };
}

/** What a memory says, and the lines that it quotes: none for one that stood already in a language of its own. */
function wordingOf({ content }: Block): Form["told"][number] {
  const end = Math.max(content.lastIndexOf("---"), 0);
  const told = (key: RegExp): string[] => content.slice(0, end).flatMap((line) => key.exec(line)?.[1] ?? []);
  const said = [...told(/^description:\s*(.+)/), ...content.slice(end + 1)].join("\n");
  const quotes = told(/^updates:(.*)/).length > 0 ? [] : told(/^(?:\s*-|evidence:)\s+(.+)/);
  // Between quotes a text has a language of its own.
  return { said, quoted: quotes.join("\n").replaceAll('"', "") };
}

export function formOfRecords({ heard, found, rejected }: FurtherReading): Form {
  const whole = found.length + rejected.filter(({ code }) => code !== "CUT_OFF").length;
  const told = [...found.map(saying), ...rejected.map(({ text = "" }) => text)].map((said) => ({ said }));
  return { heard, isCut: rejected.some(({ code }) => code === "CUT_OFF"), whole, told };
}

/** Of a profile of records: how it is called, and what its answer calls. */
type Asked = Pick<FurtherProfile, "tool"> & { readonly name: string };

/**
 * A model that asks anew, once, about a request that was only talked about, or whose answer breaks off, or is in another language. What
 * came whole and in its language is never asked again, and a saved answer that did not costs one request the next time, not two. The one
 * with more whole records counts, also those that lack their closing fence alone: many small models leave it out. Twice in another
 * language, or with less than half of the records, the first stands, and that is told: what is true in English is better than nothing.
 * @param profile whose records were asked for; absent for blocks, which may be none
 * @throws {ModelError} with what both cost: ANSWER_CUT_OFF when nothing of either is whole, EMPTY when both were talk
 */
export const heardModel =
  ({ model, anew, language, tell }: Asking, formOf: (answer: Answer) => Form, profile?: Asked): Model =>
  async (request, signal) => {
    const first = await model(request, signal);
    const one = formOf(first);
    if (one.heard && !one.isCut) {
      if (!isOff(one, language)) return first;
      const told = await model(withLanguageAgain(request, language), signal).catch((error: unknown) => {
        const waits = error instanceof Pending || error instanceof WorkspaceHeld;
        if (waits || signal.aborted || !(error instanceof LithifyError)) throw error;
        return { ...first, usage: usageOf(error) };
      });
      const usage = addUsage(first.usage, told.usage);
      const form = formOf(told);
      const isMost = 2 * form.whole >= one.whole;
      if (form.heard && !form.isCut && isMost && !isOff(form, language)) return { ...told, usage };
      tell?.(
        `the model answered in another language than ${language === "source" ? "the logs" : language}, and asked again no better`,
      );
      return { ...first, usage };
    }
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
