/**
 * Tells an order to the reader from a fact about the work. Text that tells whoever loads a memory to send, fetch, run,
 * install, disable, reveal, ignore or hide something never becomes one, in whatever language and disguise it says so; "we run
 * migrations before tests" does. What a careful person would have to ask about is a doubt, and waits for one.
 */

import { onceOf } from "../../once.ts";
import { labelled } from "../../text/labels.ts";
import { markOf } from "../../text/marks.ts";
import { type Heard, heardIn } from "./orders/heard.ts";
import { readsLikeOrder } from "./orders/likeness.ts";
import { type Key, ROWS, type Row } from "./orders/rows.ts";
import { viewsOf } from "./orders/views.ts";

export interface Order {
  /** `it tells the reader to …`. */
  readonly says: string;
  /** False: it may be one, and a person decides. */
  readonly sure: boolean;
}

/** What is said of a claim that a person has to look at first. */
export const doubtOf = ({ says }: Order): string => `${MAY_ADDRESS}: ${says}`;
const MAY_ADDRESS = "it may address its reader";

export const isOrderDoubt = (doubt: string | undefined): boolean => doubt?.startsWith(MAY_ADDRESS) === true;

/** A claim, its bullet and the line it rests on are asked one after the other. */
const MOST_KNOWN = 2000;
const LONGEST_KNOWN = 2000;

/** What makes a text an order to its reader, or undefined when it is a statement. */
export const orderIn = (text: string): Order | undefined => readOnce(withoutRepeats(text));
const readOnce = onceOf((text) => read(text), MOST_KNOWN, LONGEST_KNOWN);

const LIKE_ORDER: Order = { says: "it reads like a rule that serves somebody else", sure: false };

/**
 * The same, and where no row tells it, whether it reads like an order: a doubt, for what is about to be kept. A bullet has the label
 * of its line (`Decision:`), a memory of the same line has none: what is one of the two is both.
 */
export function mayBeOrder(text: string): Order | undefined {
  const told = withoutRepeats(text);
  const { label, rest } = labelled(told);
  const bare = label !== "" && markOf(label) !== undefined ? rest : undefined;
  return (
    orderIn(told) ??
    (bare === undefined ? undefined : orderIn(bare)) ??
    (isLike(told) || (bare !== undefined && isLike(bare)) ? LIKE_ORDER : undefined)
  );
}

const isLike = onceOf(readsLikeOrder, MOST_KNOWN, LONGEST_KNOWN);

/** So many lines a claim has whose name, description and body say the same. */
const FEW_LINES = 8;

/** Without the lines that another line holds. */
function withoutRepeats(text: string): string {
  const lines = text.split("\n");
  if (lines.length === 1 || lines.length > FEW_LINES) return text;
  const isHeld = (line: string, at: number): boolean =>
    lines.some((other, i) => i !== at && other.includes(line) && (other.length > line.length || i < at));
  return lines.filter((line, i) => line.trim() === "" || !isHeld(line, i)).join("\n");
}

function read(text: string): Order | undefined {
  let doubt: Order | undefined;
  for (const view of viewsOf(text))
    for (const heard of heardIn(view)) {
      const order = orderOf(heard);
      if (order?.sure) return order;
      doubt ??= order;
    }
  return doubt;
}

function orderOf({ keys, own, across, likely }: Heard): Order | undefined {
  let doubt: Order | undefined;
  for (const row of ROWS) {
    if (across && !row.across) continue;
    if (!holds(row, keys)) continue;
    // What is only quoted, or done by a thief, may be told of, and not told; in a language that the sentence is hardly of, the
    // words may be others.
    if (row.sure && likely && !keys.has("crime") && holds(row, own)) return { says: row.says, sure: true };
    if (row.sure || likely || row.any) doubt ??= { says: row.says, sure: false };
  }
  return doubt;
}

const holds = ({ all, none = [] }: Row, keys: ReadonlySet<Key>): boolean =>
  all.every((group) => group.some((key) => keys.has(key))) && !none.some((key) => keys.has(key));
