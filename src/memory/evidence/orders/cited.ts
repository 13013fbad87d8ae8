/**
 * Whether the lines that a claim rests on give an order: a claim that tells half of one, or tells it in other words, is met at
 * its evidence. The whole item is looked at, since an order may be spread over the lines of one bullet.
 */

import type { DailyLog } from "../../../daily/daily-log.ts";
import { onceFor } from "../../../once.ts";
import { mayBeOrder, type Order } from "../instruction.ts";
import type { Logbook, Page } from "../logbook.ts";
import type { Span } from "../source.ts";
import { saidOn, speakersOf } from "../speaker.ts";

/** So far an item is followed up and down. */
const MOST_LINES = 12;
const MOST_CHARACTERS = 8_000;

const ordersOf = onceFor((_: Page) => new Map<string, Order | undefined>());

export function orderInCited(spans: readonly Span[], { byPath }: Logbook): Order | undefined {
  for (const span of spans) {
    const page = byPath.get(span.path);
    const order = page && orderInItem(page, span);
    if (order) return order;
  }
  return undefined;
}

function orderInItem(page: Page, { from, to }: Span): Order | undefined {
  const { lines } = page.log;
  let first = from - 1;
  let last = to - 1;
  while (first > 0 && from - first <= MOST_LINES && goesOn(page.log, first)) first--;
  while (last + 1 < lines.length && last - to < MOST_LINES && goesOn(page.log, last + 1)) last++;
  const orders = ordersOf(page);
  const key = `${first}-${last}`;
  if (!orders.has(key)) {
    // What two say in turn is no order of one of them, and who speaks is no word of it.
    const turns: string[] = [];
    for (let at = first; at <= last; at++)
      if (at > first && isSameTurn(page.log, at)) turns[turns.length - 1] += `\n${saidOn(page.log, at)}`;
      else turns.push(saidOn(page.log, at));
    orders.set(
      key,
      turns.map((turn) => mayBeOrder(turn.slice(0, MOST_CHARACTERS))).find((order) => order !== undefined),
    );
  }
  return orders.get(key);
}

/** A message after a message of the same person, `[User] …` below `[User] …`, is a turn of its own. */
const isSameTurn = (log: DailyLog, at: number): boolean =>
  speakersOf(log)[at] === speakersOf(log)[at - 1] && saidOn(log, at) === log.lines[at]!.trim();

/** Whether a line continues the item of the line above it: text below text, and no turn, item, heading, fence or table of its own. */
function goesOn(log: DailyLog, at: number): boolean {
  const [line, above] = [log.lines[at]!, log.lines[at - 1]!];
  if (line.trim() === "" || above.trim() === "" || BEGINS.test(line) || /^ {0,3}#{1,6}\s/.test(above)) return false;
  return isSameTurn(log, at);
}
const BEGINS = /^\s*(?:[-*+•]\s|\d{1,9}[.)]\s|#{1,6}\s|[|>]|`{3}|~{3}|---)/;
