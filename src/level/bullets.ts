/** By what a level is known to be made from the same: the bullets below it that stand. */
import type { Period } from "../calendar/period.ts";
import { digest12 } from "../memory/fold.ts";
import type { StoredMemory } from "../memory/memory.ts";
import { type Below, itemsOf } from "./items.ts";
import { isDecided, standingItems } from "./standing.ts";

/** 12 hex: where it is the same, making the level again would tell the same. */
export const bulletsBelow = (period: Period, below: readonly Below[], stored: readonly StoredMemory[]): string =>
  digest12(JSON.stringify(standingItems(itemsOf(period, below), stored).map(({ n: _, ...item }) => item)));

/** Whether a person has decided what the document of a period tells in doubt: reads none of its bullets against another. */
export const decidedBelow = (
  period: Period,
  body: string,
  below: readonly Below[],
  stored: readonly StoredMemory[],
): boolean => isDecided(body, itemsOf(period, below), stored);
