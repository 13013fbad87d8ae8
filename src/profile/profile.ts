/**
 * What to look for in a week, as data: a prompt, a wire and a schema. One loop reads every profile's answer: split it
 * into pieces, check each against the schema, reject what does not fit with its line and reason, leave its siblings
 * alone.
 */
import type { z } from "zod";
import { type Block, holdsNone, LIKELY_WORD } from "../document/fences.ts";
import { readFrontMatter } from "../document/frontmatter.ts";
import { withQuotedScalars } from "../document/quoted-scalars.ts";
import type { Rejection } from "../memory/evidence/rejection.ts";
import type { Found, Traits, Wording } from "../memory/memory.ts";
import type { Steps } from "../steps.ts";
import { type Refused, refusal, withoutBlanks } from "./refusal.ts";

/** What a piece of an answer says, once it fits its schema; not proved yet. */
export interface Claimed extends Wording, Traits, Pick<Found, "line" | "updates"> {
  /** Verbatim quotes from the logs; [] when the answer gave none. */
  readonly quotes: readonly string[];
  /** The offline model is not sure of it: a person decides. Set by `typed_memory likely`. */
  readonly likely?: true;
}

export interface Profile<Schema extends z.ZodType = z.ZodType> {
  readonly name: string;
  /** Prompt file for extraction alone, without its ending. */
  readonly prompt: string;
  /** What a block's front matter, with its body under `body`, must be. */
  readonly schema: Schema;
  readonly claim: (record: z.output<Schema>) => Omit<Claimed, "line">;
  /** Why a record of the right form is none to keep. */
  readonly refuses?: (claim: Omit<Claimed, "line">) => Refused | undefined;
}

/** A profile, with the types of its records tied to its schema. */
export const defineProfile = <Schema extends z.ZodType>(profile: Profile<Schema>): Profile<Schema> => profile;

export interface Records {
  readonly claimed: readonly Claimed[];
  readonly rejected: readonly Rejection[];
}

/** Reads the blocks of an answer under a profile. Each is accepted or rejected alone; one that holds only NONE is neither. */
export function* readingBlocks<Schema extends z.ZodType>(
  blocks: readonly Block[],
  profile: Profile<Schema>,
): Steps<Records> {
  const claimed: Claimed[] = [];
  const rejected: Rejection[] = [];
  for (const block of blocks) {
    yield;
    if (block.closed && holdsNone(block)) continue;
    const read = readBlock(block, profile);
    const refused = "code" in read ? read : profile.refuses?.(read);
    if (refused) rejected.push({ ...refused, line: block.line, text: block.content.join("\n") });
    else
      claimed.push({ ...(read as Omit<Claimed, "line">), line: block.line, ...(isLikely(block) && { likely: true }) });
  }
  return { claimed, rejected };
}

/** The second word of the info string. */
const isLikely = ({ info }: Block): boolean => info.split(/\s+/)[1] === LIKELY_WORD;

function readBlock<Schema extends z.ZodType>(block: Block, profile: Profile<Schema>): Omit<Claimed, "line"> | Refused {
  if (!block.closed) return { code: "CUT_OFF", reason: "the answer ends before the block does" };
  const text = `${block.content.join("\n").trim()}\n`;
  const read = readMatter(text, profile);
  const mended = "code" in read ? withQuotedScalars(text) : text;
  if (mended === text) return read;
  const again = readMatter(mended, profile);
  return "code" in again ? read : again;
}

function readMatter<Schema extends z.ZodType>(text: string, profile: Profile<Schema>): Omit<Claimed, "line"> | Refused {
  const matter = readFrontMatter(text);
  if ("fault" in matter) return { code: "BAD_FRONT_MATTER", reason: matter.fault };
  if (Object.keys(matter.data).length === 0)
    return { code: "BAD_FRONT_MATTER", reason: "no front matter between --- and ---" };
  // Without `reportInput` an issue does not tell a value that is wrong from one that is not there.
  const parsed = profile.schema.safeParse(
    { ...withoutBlanks(matter.data), body: matter.body.trim() },
    { reportInput: true },
  );
  return parsed.success ? profile.claim(parsed.data) : refusal(parsed.error.issues[0]!);
}
