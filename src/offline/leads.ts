/**
 * Takes away what only ties a sentence to the one before: `But: …`, `また、…`, `2. …`.
 */
import { bytesOf } from "./units.ts";

const LEAD =
  /^(?:(?:but|and|so|also|however|then|thus|hence|therefore|aber|und|auch|mais|et|pero|también|ma|но|и)(?:[,:]\s+|\s+)|(?:やはり|また|しかし|そして|でも|さらに|なので|つまり|ただ|一方|但是?|而且|并且|所以|因此|然而|此外|另外|同时|그리고|하지만|그러나|또한)[、，,]\s*)/iu;
/** What is left must still be a claim. */
const LEAST_BYTES = 24;

export function withoutLead(sentence: string): string {
  const rest = sentence.replace(/^\d{1,2}[.)、]\s*(?!\d)|^(?:@[\w-]{1,40}[,:]?\s+)+/, "").replace(LEAD, "");
  return bytesOf(rest) < LEAST_BYTES ? sentence : rest;
}
