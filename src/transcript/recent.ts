/**
 * A bounded memory of what was seen lately, so that a session file of any size is read in the same memory.
 */

/** Remembers the last `limit` keys; the one set longest ago goes first. */
export function recent<Value>(limit: number) {
  const known = new Map<string, Value>();
  return {
    get: (key: string): Value | undefined => known.get(key),
    set: (key: string, value: Value): void => {
      known.delete(key);
      known.set(key, value);
      const oldest = known.keys().next().value;
      if (known.size > limit && oldest !== undefined) known.delete(oldest);
    },
  };
}
