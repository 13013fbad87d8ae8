/** A sentence of the logs as a claim of its own, for a person to decide, where no claim of the week says it. */
import { findSecrets } from "../daily/redact.ts";
import { withoutEnd } from "../text/ends.ts";
import { doubtOf, mayBeOrder } from "./evidence/instruction.ts";
import type { Logbook } from "./evidence/logbook.ts";
import { orderInCited } from "./evidence/orders/cited.ts";
import type { Found, MemoryType } from "./memory.ts";

/** Undefined where it holds a secret or an order. */
export function lineClaim(
  type: MemoryType,
  sentence: string,
  { spans, evidence }: Pick<Found, "spans" | "evidence">,
  book: Logbook | undefined,
): Found | undefined {
  const order = mayBeOrder(sentence) ?? (book && orderInCited(spans, book));
  if (findSecrets(sentence, []).length > 0 || order?.sure) return undefined;
  return {
    ...{ type, name: nameFor(sentence), description: sentence, body: sentence },
    ...{ line: 0, spans, evidence },
    ...(order && { doubt: doubtOf(order) }),
  };
}

const LONGEST_NAME = 70;

/** The sentence without a label before it, cut between words. */
function nameFor(sentence: string): string {
  const bare = withoutEnd(sentence.replace(/^[*_]*[^:：\s]{1,20}\s?[:：][*_]*\s*/u, ""), ".!。！");
  const text = bare === "" ? sentence : bare;
  if (text.length <= LONGEST_NAME) return text;
  const cut = text.slice(0, LONGEST_NAME);
  return `${cut.slice(0, cut.lastIndexOf(" ") > LONGEST_NAME / 2 ? cut.lastIndexOf(" ") : undefined)}…`;
}
