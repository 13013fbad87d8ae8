/**
 * Reads from the head of a GGUF file what it is: its name, and the window it was trained for. Version 2 and 3 of the format
 * (ggml's docs/gguf.md): magic, version, counts, then keys with typed values, all little-endian.
 */

/** Bytes by type of value: uint8 … float64; strings and lists carry their own length. */
const SIZES: readonly (number | undefined)[] = [1, 1, 2, 2, 4, 4, 4, 1, undefined, undefined, 8, 8, 8];
const [STRING, LIST] = [8, 9];

/** @param bytes the beginning of a file, some 64 KB   @returns undefined where it is no GGUF file */
export function readGgufHead(bytes: Buffer) {
  if (bytes.length < 24 || bytes.toString("latin1", 0, 4) !== "GGUF") return undefined;
  const count = Number(bytes.readBigUInt64LE(16));
  let at = 24;
  const found = new Map<string, string | number>();
  const text = (): string | undefined => {
    if (at + 8 > bytes.length) return undefined;
    const length = Number(bytes.readBigUInt64LE(at));
    if (length > bytes.length - at - 8) return undefined;
    at += 8 + length;
    return bytes.toString("utf8", at - length, at);
  };
  /** False where the list goes on behind the head: the vocabulary does, and stands behind all that is asked here. */
  const skipList = (): boolean => {
    if (at + 12 > bytes.length) return false;
    const [type, length] = [bytes.readUInt32LE(at), Number(bytes.readBigUInt64LE(at + 4))];
    at += 12;
    if (type !== STRING) at += length * (SIZES[type] ?? Number.POSITIVE_INFINITY);
    else for (let i = 0; i < length; i++) if (text() === undefined) return false;
    return at <= bytes.length;
  };
  for (let i = 0; i < count; i++) {
    const key = text();
    if (key === undefined || at + 4 > bytes.length) break;
    const type = bytes.readUInt32LE(at);
    at += 4;
    if (type === LIST) {
      if (!skipList()) break;
      continue;
    }
    if (type === STRING) {
      const value = text();
      if (value === undefined) break;
      found.set(key, value);
      continue;
    }
    const size = SIZES[type];
    if (size === undefined || at + size > bytes.length) break;
    if (type === 4 || type === 10)
      found.set(key, type === 4 ? bytes.readUInt32LE(at) : Number(bytes.readBigUInt64LE(at)));
    at += size;
  }
  const architecture = String(found.get("general.architecture") ?? "");
  const window = found.get(`${architecture}.context_length`);
  return { architecture, contextTokens: typeof window === "number" && window > 0 ? window : null };
}
