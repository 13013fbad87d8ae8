/**
 * Whether a weekly document still tells a fact: all of the fact's keys stand in it, literally, whatever the case,
 * the white space, the width of the characters and the marks of emphasis.
 */

/** @param cap bytes of the document that are looked at, from its beginning   @returns for each list of keys whether it is told */
export function told(
  keysOfFacts: readonly (readonly string[])[],
  body: string,
  cap = Number.POSITIVE_INFINITY,
): boolean[] {
  const text = plain(firstBytes(body, cap));
  return keysOfFacts.map((keys) => keys.every((key) => stands(plain(key), text)));
}

/** A key that begins or ends with a digit is not found inside a longer number: `94` is not told by `1942`. */
function stands(key: string, text: string): boolean {
  for (let at = text.indexOf(key); at >= 0; at = text.indexOf(key, at + 1)) {
    const goesOnBefore = isDigit(key.at(0)) && isDigit(text[at - 1]);
    const goesOnAfter = isDigit(key.at(-1)) && isDigit(text[at + key.length]);
    if (!goesOnBefore && !goesOnAfter) return true;
  }
  return key === "";
}

const isDigit = (character: string | undefined): boolean =>
  character !== undefined && character >= "0" && character <= "9";

function plain(text: string): string {
  return text.normalize("NFKC").toLowerCase().replaceAll(/[`*]/g, "").replaceAll(/\s+/gu, " ").trim();
}

/** The longest beginning of a text that fits into so many bytes of UTF-8, whole characters only. */
export function firstBytes(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text;
  let used = 0;
  let end = 0;
  for (const character of text) {
    used += Buffer.byteLength(character);
    if (used > bytes) break;
    end += character.length;
  }
  return text.slice(0, end);
}
