/**
 * Splits a statement into sentences, in any script that marks their ends. A full stop inside a code span, a number, a
 * file name or a known abbreviation ends nothing.
 */

/** A sentence shorter than this belongs to its neighbour: `Done.`; an exclamation like `Wow!` to none. */
const LEAST_LENGTH = 14;
/** A longer sentence is also split at its semicolons, so that half of it can be kept. */
const LONG = 220;

const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|vs|etc|cf|approx|incl|resp|ca|no|nr|fig|mr|mrs|ms|dr|st|jr|z\.b|bzw|usw|[A-Za-z])$/i;

export function sentencesIn(text: string): string[] {
  const found: string[] = [];
  for (const sentence of split(text, endsSentence)) {
    const parts = sentence.length > LONG ? split(sentence, endsClause) : [sentence];
    for (const part of parts) {
      const last = found.at(-1);
      const short = part.length < LEAST_LENGTH ? part : last !== undefined && last.length < LEAST_LENGTH ? last : "";
      if (last !== undefined && short !== "" && !isWide(part) && !/[!?]$/.test(short)) {
        found[found.length - 1] = `${last} ${part}`;
      } else found.push(part);
    }
  }
  return found;
}

function split(text: string, ends: (text: string, at: number) => number): string[] {
  const parts: string[] = [];
  let start = 0;
  let code = false;
  for (let i = 0; i < text.length; i++) {
    const character = text.charCodeAt(i);
    // Letters, figures and blanks end nothing.
    if (character < 128 ? ENDS[character] !== 1 : character < 0x3002) continue;
    if (character === 96) code = !code;
    else if (!code) {
      const end = ends(text, i);
      if (end > 0) {
        const part = text.slice(start, end).trim();
        if (part !== "") parts.push(part);
        start = end;
        i = end - 1;
      }
    }
  }
  const rest = text.slice(start).trim();
  if (rest !== "") parts.push(rest);
  return parts;
}

/** Marks in ASCII at which something may end, and the one of code. */
const ENDS = Uint8Array.from({ length: 128 }, (_, code) => (".!?;`".includes(String.fromCharCode(code)) ? 1 : 0));

/** The index after the sentence that ends at `at`, or 0. */
function endsSentence(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code === 0x3002 || code === 0xff01 || code === 0xff1f) return withClosers(text, at + 1);
  if (code !== 46 && code !== 33 && code !== 63) return 0;
  const end = withClosers(text, at + 1);
  if (end < text.length && text.charCodeAt(end) !== 32) return 0;
  if (code === 46 && ABBREVIATION.test(text.slice(Math.max(0, at - 8), at))) return 0;
  const next = text.charCodeAt(end + 1);
  return next >= 97 && next <= 122 ? 0 : end;
}

function endsClause(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code === 0xff1b || (code === 59 && text.charCodeAt(at + 1) === 32) ? at + 1 : 0;
}

/** Past the marks and the closing quotes and brackets that belong to the sentence. */
function withClosers(text: string, from: number): number {
  let end = from;
  while (end < text.length && `.!?。！？"'”’」』)）]`.includes(text[end] ?? " ")) end++;
  return end;
}

const isWide = (part: string): boolean => part.charCodeAt(0) >= 0x2e80;
