/**
 * Finds private key blocks, which run over many lines, and takes them whole.
 */

const BEGIN = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
const END = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;

/** RSA with 16384 bits takes 202 lines of 64 characters, a PGP key ring about as many: further down is no part of the key. */
const LONGEST_KEY_LINES = 250;
const LONGEST_KEY_CHARACTERS = 32_768;

/** Base64 as it stands in a key, or the headers of an old one; looked for on the marker's line and about three below. */
const MATERIAL = /[A-Za-z0-9+/]{16}|(?:Proc-Type|DEK-Info|Version|Comment):/;
const MATERIAL_WITHIN = 400;

/**
 * Where the keys stand, markers included. Fails closed: a key whose end is missing takes the next 250 lines along.
 * A marker that is only spoken of, with nothing like a key after it, goes alone.
 */
export function privateKeysIn(text: string): { start: number; end: number }[] {
  const keys: { start: number; end: number }[] = [];
  const ends = [...text.matchAll(END)].map((match) => match.index + match[0].length);
  let next = 0;
  let takenTo = 0;
  for (const begin of text.matchAll(BEGIN)) {
    if (begin.index < takenTo) continue;
    const bodyAt = begin.index + begin[0].length;
    while ((ends[next] ?? Number.POSITIVE_INFINITY) <= bodyAt) next += 1;
    takenTo = endOfKey(text, bodyAt, ends[next]);
    keys.push({ start: begin.index, end: takenTo });
  }
  return keys;
}

function endOfKey(text: string, bodyAt: number, closedAt: number | undefined): number {
  const furthest = bodyAt + LONGEST_KEY_CHARACTERS;
  if (closedAt !== undefined && closedAt <= furthest && lineEndsIn(text, bodyAt, closedAt) <= LONGEST_KEY_LINES)
    return closedAt;
  if (!MATERIAL.test(text.slice(bodyAt, Math.min(bodyAt + MATERIAL_WITHIN, nextMarker(text, bodyAt))))) return bodyAt;
  const lines = text
    .slice(bodyAt, furthest)
    .split("\n")
    .slice(0, LONGEST_KEY_LINES + 1);
  return bodyAt + lines.join("\n").length;
}

function nextMarker(text: string, from: number): number {
  const at = text.indexOf("-----BEGIN ", from);
  return at === -1 ? text.length : at;
}

const lineEndsIn = (text: string, from: number, to: number): number => text.slice(from, to).split("\n").length - 1;
