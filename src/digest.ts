/**
 * SHA-256 of what is short, as `node:crypto` makes it: loading that takes a tenth of a session's beginning, which digests a token
 * and a few names.
 */
import { createHash, createHmac } from "node:crypto";

/** FIPS 180-4, 4.2.2 and 5.3.3: the first 32 bits of what roots of primes have behind the point. */
const behindPoint = (root: number): number => ((root % 1) * 2 ** 32) | 0;
const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n += 1) if (PRIMES.every((prime) => n % prime !== 0)) PRIMES.push(n);
const ROUNDS = Int32Array.from(PRIMES, (prime) => behindPoint(Math.cbrt(prime)));
const BEGINNING = Int32Array.from(PRIMES.slice(0, 8), (prime) => behindPoint(Math.sqrt(prime)));
const BLOCK_BYTES = 64;

/** Longer texts and more of them are better given to `node:crypto`, which is faster once it is loaded. */
const [SHORT_BYTES, FEW] = [4_096, 100];
let digested = 0;

/** 64 hex. @param said a text in UTF-8 */
export function digestOf(said: Uint8Array | string): string {
  digested += 1;
  return said.length > SHORT_BYTES || digested > FEW
    ? createHash("sha256").update(said).digest("hex")
    : sha256(Buffer.from(said)).toString("hex");
}

/** 12 hex of a text: how lithify names a claim, a line, a file in front matter. */
export const digest12 = (text: string): string => digestOf(text).slice(0, 12);

export function sha256(bytes: Uint8Array): Buffer {
  const padded = Buffer.alloc((Math.floor((bytes.length + 8) / BLOCK_BYTES) + 1) * BLOCK_BYTES);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  padded.writeUInt32BE(bytes.length * 8, padded.length - 4);
  const state = BEGINNING.slice();
  const words = new Int32Array(64);
  for (let at = 0; at < padded.length; at += BLOCK_BYTES) {
    for (let i = 0; i < 16; i += 1) words[i] = padded.readInt32BE(at + 4 * i);
    mix(words, state);
  }
  const digest = Buffer.alloc(32);
  for (let i = 0; i < 8; i += 1) digest.writeInt32BE(state[i]!, 4 * i);
  return digest;
}

/** One block, written out plainly: it runs before anything of it is compiled. @param words its 16, with room for 48 more */
function mix(words: Int32Array, state: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    if (i >= 16) {
      const near = words[i - 2]!;
      const far = words[i - 15]!;
      words[i] =
        (((near >>> 17) | (near << 15)) ^ ((near >>> 19) | (near << 13)) ^ (near >>> 10)) +
        (((far >>> 7) | (far << 25)) ^ ((far >>> 18) | (far << 14)) ^ (far >>> 3)) +
        words[i - 7]! +
        words[i - 16]!;
    }
    const turnedE = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const turnedA = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const one = h + turnedE + ((e & f) ^ (~e & g)) + ROUNDS[i]! + words[i]!;
    const two = turnedA + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i]! += word;
}

/** 64 hex of a text under a secret: HMAC (RFC 2104). */
export function hmac(secret: string, text: string): string {
  if (text.length > SHORT_BYTES) return createHmac("sha256", secret).update(text).digest("hex");
  const given = Buffer.from(secret);
  const key = Buffer.alloc(BLOCK_BYTES);
  key.set(given.length > BLOCK_BYTES ? sha256(given) : given);
  const keyed = (pad: number, said: Uint8Array): Buffer => sha256(Buffer.concat([key.map((byte) => byte ^ pad), said]));
  return keyed(0x5c, keyed(0x36, Buffer.from(text))).toString("hex");
}
