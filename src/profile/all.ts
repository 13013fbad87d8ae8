/** The profiles that may stand beside `typed` in a compaction, in the order in which they are asked. Pure. */
import type { FurtherProfile } from "./further.ts";

export const FURTHER: readonly FurtherProfile[] = [];
