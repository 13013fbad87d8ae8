/**
 * A proposal: a memory as it would stand, waiting in `memory/inbox/` for a person, with what it is a proposal for. The
 * file is the memory file itself and a `proposal:` key, so that editing it is editing the memory.
 */

import { z } from "zod";
import { digest12 } from "../../digest.ts";
import { defined } from "../../document/fields.ts";
import { readFrontMatter } from "../../document/frontmatter.ts";
import { updateFrontMatter } from "../../document/frontmatter-edit.ts";
import { asWritten } from "../../document/line-ends.ts";
import { once } from "../../once.ts";

export interface Proposal {
  /** The memory it would make or change: a base name. */
  readonly file: string;
  readonly because: string;
  /** The older memory that it would replace. */
  readonly replaces?: string;
  /** Of the claim: declined when a person rejects it. */
  readonly type: string;
  readonly evidence: readonly string[];
  /** The week that found it, as `weekNamed`; absent outside a weekly compaction. */
  readonly week?: string;
  /** Other weeks that found it, each with the digests of its lines behind it. */
  readonly also?: readonly string[];
  /** 12 hex of the memory it would change, as it stood; absent for a new one. */
  readonly base?: string;
  /** Of those of which a week opens a few at most, and which it replaces when it is made anew. */
  readonly likely?: true;
}

/** A proposal as it lies in the inbox. */
export interface OpenProposal {
  readonly proposal: Proposal;
  /** The memory's file, without what makes it a proposal. */
  readonly memoryText: string;
  /** Whether a person has changed it since lithify wrote it: then it is not renewed. */
  readonly edited: boolean;
}

/** The weeks that found it, each with its lines. */
export const foundIn = ({ week, evidence, also = [] }: Proposal): { week?: string; evidence: readonly string[] }[] => [
  { ...(week !== undefined && { week }), evidence },
  ...also.map((one) => one.split(" ")).map(([other = "", ...lines]) => ({ week: other, evidence: lines })),
];

/** A memory's name in the folder: a line end in it would forge lines of a commit, and the indexes are no memories. */
const memoryName = z.string().regex(/^(?!\.|(?:MEMORY|INDEX|WISDOM)\.md$)[^/\\\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}]+\.md$/u);

const schema = z.looseObject({
  file: memoryName,
  because: z.string(),
  replaces: memoryName.optional(),
  type: z.string(),
  evidence: z.array(z.string()),
  week: z.string().optional(),
  also: z.array(z.string()).optional(),
  base: z.string().optional(),
  likely: z.literal(true).optional(),
  digest: z.string(),
});

/**
 * What a proposal notes of the memory it would change: 12 hex of its file, whatever waits about it. That a memory is
 * questioned comes and goes with proposals and changes nothing of what it says.
 */
export const baseOf = (text: string): string => digest12(unquestioned(asWritten(text)));

const unquestioned = (text: string): string =>
  text.includes("questioned_by") ? updateFrontMatter(text, { questioned_by: undefined }) : text;

/** The path of a memory's one open proposal, in the memory folder. */
export const proposalPath = (file: string): string => `inbox/${file}`;

/** In this order whoever writes it: the same proposal is the same bytes. */
const KEYS = Object.keys({
  ...{ file: true, because: true, type: true, replaces: true, week: true, also: true, base: true, likely: true },
  evidence: true,
} satisfies Record<keyof Proposal, true>) as (keyof Proposal)[];

/** A proposal's file: the memory's text, with what it is for. */
export function writeProposal(text: string, proposal: Proposal): string {
  const memoryText = unquestioned(asWritten(text));
  const told = KEYS.flatMap((key) => (proposal[key] === undefined ? [] : [[key, proposal[key]]]));
  return updateFrontMatter(memoryText, {
    proposal: { ...Object.fromEntries(told), digest: digest12(memoryText) },
  });
}

/** A proposal and the memory's text without it, or what is wrong with the file. */
export function readProposal(standing: string): OpenProposal | { readonly fault: string } {
  const text = asWritten(standing);
  const matter = readFrontMatter(text);
  if ("fault" in matter) return { fault: matter.fault };
  const parsed = schema.safeParse(matter.data.proposal);
  if (!parsed.success) return { fault: "it has no proposal: key that lithify understands" };
  const { file, because, replaces, type, evidence, week, also, base, likely, digest } = parsed.data;
  // Made when it is asked for: whoever asks what waits reads every proposal, and most ask for no more than that.
  const withoutProposal = once(() => updateFrontMatter(text, { proposal: undefined }));
  return {
    proposal: {
      ...{ file, because, type, evidence },
      ...defined({ replaces, week, also, base, likely }),
    },
    get memoryText() {
      return withoutProposal();
    },
    get edited() {
      return digest12(withoutProposal()) !== digest;
    },
  };
}
