/**
 * How long ago something was, for people: `3 minutes ago`. The date-fns door, loaded where a person reads.
 */
import { formatDistanceStrict } from "date-fns/formatDistanceStrict";

/** @param instant ISO 8601, or null for never */
export const ago = (instant: string | null, now: Date): string =>
  instant === null ? "none yet" : formatDistanceStrict(new Date(instant), now, { addSuffix: true });
