/**
 * What to look for in a week, as data: a prompt, a wire and a schema. One loop reads every profile's answer: split it
 * into pieces, check each against the schema, reject what does not fit with its line and reason, leave its siblings
 * alone.
 */
import { type Block, holdsNone, LIKELY_WORD } from "../document/fences.ts";
import { fieldsOf } from "../document/fields.ts";
import { readFrontMatter } from "../document/frontmatter.ts";
import { betweenRules } from "../document/memory-shape.ts";
import { withQuotedScalars } from "../document/quoted-scalars.ts";
import type { Rejection } from "../memory/evidence/rejection.ts";
import type { Found, Traits, Wording } from "../memory/memory.ts";
import type { Steps } from "../steps.ts";
import { type Refused, withoutBlanks } from "./refusal.ts";

/** What a piece of an answer says, once it fits its schema; not proved yet. */
export interface Claimed extends Wording, Traits, Pick<Found, "line" | "updates" | "trimmed"> {
  /** Verbatim quotes from the logs; [] when the answer gave none. */
  readonly quotes: readonly string[];
  /** The offline model is not sure of it: a person decides. Set by `typed_memory likely`. */
  readonly likely?: true;
  /** What was left out of it already. */
  readonly trimmed?: readonly string[];
}

/** What a record states, without the quotes that it names for it. */
export type Stated = Omit<Claimed, "quotes">;

/** A claim, before it has its place in an answer. */
export type Unplaced = Omit<Claimed, "line">;

export interface Profile {
  /** Prompt file for extraction alone, without its ending. */
  readonly prompt: string;
  /** What a block's front matter says, with its body under `body`; or why it is none to keep. */
  readonly reads: (record: Record<string, unknown>) => Unplaced | Refused;
}

export interface Records {
  readonly claimed: readonly Claimed[];
  readonly rejected: readonly Rejection[];
}

/** Reads the blocks of an answer under a profile. Each is accepted or rejected alone; one that holds only NONE is neither. */
export function* readingBlocks(blocks: readonly Block[], profile: Profile): Steps<Records> {
  const claimed: Claimed[] = [];
  const rejected: Rejection[] = [];
  for (const block of blocks) {
    yield;
    if (block.closed && holdsNone(block)) continue;
    const read = readBlock(block, profile);
    if ("code" in read) rejected.push({ ...read, line: block.line, text: block.content.join("\n") });
    else claimed.push({ ...read, line: block.line, ...(isLikely(block) && { likely: true }) });
  }
  return { claimed, rejected };
}

/** The second word of the info string. */
const isLikely = ({ info }: Block): boolean => info.split(/\s+/)[1] === LIKELY_WORD;

function readBlock(block: Block, profile: Profile): Unplaced | Refused {
  if (!block.closed) return { code: "CUT_OFF", reason: "the answer ends before the block does" };
  const text = `${betweenRules(block.content).join("\n").trim()}\n`;
  const read = readMatter(text, profile);
  const mended = "code" in read ? withQuotedScalars(text) : text;
  if (mended === text) return read;
  const again = readMatter(mended, profile);
  return "code" in again ? read : again;
}

function readMatter(text: string, profile: Profile): Unplaced | Refused {
  const matter = readFrontMatter(text);
  if ("fault" in matter) return { code: "BAD_FRONT_MATTER", reason: matter.fault };
  if (Object.keys(matter.data).length === 0)
    return { code: "BAD_FRONT_MATTER", reason: "no front matter between --- and ---" };
  // Other tools nest what is said of a memory beside its name.
  const { metadata, ...said } = matter.data;
  const body = matter.body.trim();
  return profile.reads({
    ...withoutBlanks({ ...fieldsOf(metadata), ...said }),
    ...(body !== "" || !said.body ? { body } : {}),
  });
}
