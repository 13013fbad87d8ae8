/**
 * What of an answer was not kept, in words for somebody who asked nothing: how many and why. With `--verbose` each by its line,
 * code and reason.
 */
import { OF_FORM, type Rejection, type RejectionCode } from "../memory/evidence/rejection.ts";
import { oneLine, painted } from "./printable.ts";

const WHY: Readonly<Record<string, string>> = {
  NO_EVIDENCE: "not found in the logs",
  UNSUPPORTED: "saying more than the logs do",
  DUPLICATE: "said twice",
  SECRET: "holding what looks like a secret",
  INSTRUCTION: "speaking to the reader instead of telling a fact",
  LOW_IMPORTANCE: "below the importance that is kept (precision.keepFrom)",
  UNCONFIRMED: "not confirmed by the person",
  AGENTS_WORD: "told by an agent alone",
  CUT_OFF: "cut off before its end",
} satisfies Partial<Record<RejectionCode, string>>;
const why = (code: RejectionCode): string =>
  WHY[code] ?? (OF_FORM.includes(code) ? "of a wrong form" : "of no lasting use");

type Told = Pick<Rejection, "code" | "line" | "reason" | "at">;

/** What no model answered has no answer to count lines in. */
const OFFLINE = "extractive";

/** One line in sum; with `verbose` one for each. Nothing where nothing was rejected. @param model that was asked */
export function rejectionLines(rejected: readonly Told[], verbose: boolean, model: string): string[] {
  const isOffline = model === OFFLINE;
  if (rejected.length === 0) return [];
  if (verbose)
    return rejected.map(({ code, line, reason, at = "a line of the logs" }) => {
      const where = isOffline ? oneLine(at) : `line ${line} of the answer`;
      return `${painted("yellow", "!")} ${where} rejected, ${code}: ${oneLine(reason)}`;
    });
  const counts = [...Map.groupBy(rejected, ({ code }) => why(code))].map(([reason, of]) => `${of.length} ${reason}`);
  return [
    `${painted("dim", "-")} not kept of the ${isOffline ? "logs' lines" : "answer"}: ${counts.join(", ")}; --verbose says which`,
  ];
}
