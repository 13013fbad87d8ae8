/**
 * Words of any language folded into a fixed number of slots, and the slots' weights as they are kept: a byte each. What is learnt of
 * words (a ranker's say, an order's likeness) needs no list of them then.
 */

/** Where a text goes, of `slots`: FNV-1a. */
export function slotOf(text: string, slots: number): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return (hash >>> 0) % slots;
}

export interface PackedSlots {
  /** What one step of a byte weighs. */
  readonly scale: number;
  /** Base64 of a signed byte for each slot. */
  readonly slots: string;
}

/** The bytes; each times the scale is its slot's weight. */
export const bytesOfSlots = (slots: string): Int8Array => new Int8Array(Buffer.from(slots, "base64"));
