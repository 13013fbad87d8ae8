/**
 * Where the real inputs lie that the tests of this folder read in place. They are no part of a clone: `npm test` leaves this
 * folder out, and `npm run test:corpus` says so where they are not at hand.
 */
import { join } from "node:path";

export const CORPUS = join(import.meta.dirname, "..", "..", "..", "shared", "corpus");
