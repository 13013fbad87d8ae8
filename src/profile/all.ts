/** The profiles that may stand beside `typed` in a compaction, in the order in which they are asked. Pure. */
import type { FurtherProfile } from "./further.ts";
import { knowledge } from "./knowledge.ts";
import { precision } from "./precision.ts";

export const FURTHER: readonly FurtherProfile[] = [knowledge, precision];
