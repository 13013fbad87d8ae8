/** Words by which a text is not said for good: a guess, an offer, something open. */
import type { Spoken } from "./languages/sets.ts";
import { type Found, saying } from "./phrases.ts";

const UNSURE = saying("hedge", "proposal", "unconfirmed");
/** A word for leave is one for doubt too: `może`, `может`; a longer phrase, `może być`, is of doubt alone. */
const MAY = saying("widened");

/** Where a text says so, in order. */
export function unsureIn(text: string, spoken?: Spoken): readonly Found[] {
  const may = MAY.all(text, spoken);
  return UNSURE.all(text, spoken).filter(({ from, to }) => !may.some((one) => one.from === from && one.to === to));
}
