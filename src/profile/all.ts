/**
 * The profiles that may stand beside `typed` in a compaction, in the order in which they are asked.
 */
import type { FurtherProfile } from "./further.ts";
import { knowledge } from "./knowledge/knowledge.ts";
import { precision } from "./precision/precision.ts";

export const FURTHER: readonly FurtherProfile[] = [knowledge, precision];
