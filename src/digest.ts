/**
 * SHA-256. A session's beginning digests a token and a few names: for those a small package does what `node:crypto` needs a tenth of
 * that time to be loaded for.
 */
import { hash } from "node:crypto";
import { hmac as keyed } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";

/** Longer texts and more of them are better given to `node:crypto`, which is faster once it is loaded. */
const [SHORT_BYTES, FEW] = [4_096, 100];
let digested = 0;

/** 64 hex. @param said a text in UTF-8 */
export function digestOf(said: Uint8Array | string): string {
  digested += 1;
  if (said.length > SHORT_BYTES || digested > FEW) return hash("sha256", said);
  return Buffer.from(sha256(Buffer.from(said))).toString("hex");
}

/** 12 hex of a text: how lithify names a claim, a line, a file in front matter. */
export const digest12 = (text: string): string => digestOf(text).slice(0, 12);

/** 64 hex of a short text under a secret. */
export const hmac = (secret: string, text: string): string =>
  Buffer.from(keyed(sha256, Buffer.from(secret), Buffer.from(text))).toString("hex");
