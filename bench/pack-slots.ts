import type { PackedSlots } from "../src/text/slots.ts";

/** Small weights: a byte each tells them well enough. */
export function packSlots(weights: Float64Array): PackedSlots {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / 127;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
  return { scale: Number(scale.toPrecision(4)), slots: Buffer.from(bytes).toString("base64") };
}
