/**
 * Reads what stands at a place of a line as one value: a quotation, or a token without the marks around it.
 */
import { once } from "../../once.ts";
import { isWide } from "../../text/scripts.ts";
import { type Likeness, likenessOf } from "./likeness.ts";

export type Value = Pick<ReadValue, "from" | "to" | "text" | "quoted" | "likeness" | "last">;

/** What it looks like is asked of few: it is found out then. */
class ReadValue {
  /** Without quotes and the marks of Markdown. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly quoted: boolean;
  readonly #line: string;
  readonly #end: number;
  #likeness: Likeness | undefined;

  constructor(line: string, from: number, to: number, quoted: boolean, end: number) {
    this.#line = line;
    this.from = from;
    this.to = to;
    this.text = line.slice(from, to);
    this.quoted = quoted;
    this.#end = end;
  }

  get likeness(): Likeness {
    this.#likeness ??= likenessOf(this.text);
    return this.#likeness;
  }

  /** Nothing of the sentence goes on behind it. */
  get last(): boolean {
    return endsAt(this.#line, this.#end);
  }
}

/** What closes behind what opens. */
const CLOSING: Readonly<Record<string, string>> = Object.fromEntries(
  `"" '' \`\` “” „“” «» »« ‘’ ‚‘’ 「」 『』 《》 ‹›`.split(" ").map((signs) => [signs.charAt(0), signs.slice(1)]),
);
const LONGEST_QUOTED = 120;
const LONGEST_VALUE = 300;
/** In a script without spaces a longer run is a sentence. */
const LONGEST_WIDE = 40;

/** The value that begins at a place, or after the spaces and marks there. */
export function valueAt(line: string, at: number): Value | undefined {
  const kinds = kindsOf();
  let from = at;
  while ((kinds[line.charCodeAt(from)]! & SKIPPED) !== 0 && !line.startsWith("[redac", from)) from++;
  if (from >= line.length) return undefined;
  if ((kinds[line.charCodeAt(from)]! & QUOTE) !== 0) {
    const inside = quotedFrom(line, from + 1, CLOSING[line.charAt(from)]!);
    if (inside !== undefined) return inside;
    from++;
  }
  const to = tokenEnd(line, from, kinds);
  return to <= from ? undefined : trimmed(line, from, to, kinds);
}

function quotedFrom(line: string, from: number, closing: string): Value | undefined {
  for (let to = from; to < Math.min(line.length, from + LONGEST_QUOTED); to++) {
    if (!closing.includes(line.charAt(to))) continue;
    if (line.charAt(to) === "'" && /\p{L}/u.test(line.charAt(to + 1))) continue;
    // `« ainsi »`
    const text = line.slice(from, to).trim();
    if (text === "") return undefined;
    const start = line.indexOf(text, from);
    return new ReadValue(line, start, start + text.length, true, to + 1);
  }
  return undefined;
}

/** What a character is for the reading of values, as bits. */
const [STOP, WIDE, SKIPPED, TRAILING, LOOKED_AT, QUOTE] = [1, 2, 4, 8, 16, 32];
/** White space, quotes and brackets end a token, as do the stops of wide scripts. */
const STOPS = '"“”„«»<>|，。；、：！？「」『』（）【】《》…';
/** `\s` */
const SPACES =
  "\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff";
/** No script without spaces stands below. */
const WIDE_FROM = 0x0e00;
const kindsOf = once(() => {
  const table = new Uint8Array(1 << 16);
  for (let code = WIDE_FROM; code < table.length; code++) if (isWide(code)) table[code] = WIDE;
  for (const [bit, characters] of [
    [STOP | SKIPPED, SPACES],
    [STOP, STOPS],
    [SKIPPED, "*_~([{|>"],
    [TRAILING, ".,;:!?'\"`)]}~"],
    [LOOKED_AT, "()[]{},;\\"],
    [QUOTE, Object.keys(CLOSING).join("")],
  ] as const)
    for (let i = 0; i < characters.length; i++) table[characters.charCodeAt(i)]! |= bit;
  return table;
});

function tokenEnd(line: string, from: number, kinds: Uint8Array): number {
  const isWideOne = (kinds[line.charCodeAt(from)]! & WIDE) !== 0;
  let open = 0;
  const furthest = Math.min(line.length, from + (isWideOne ? LONGEST_WIDE : LONGEST_VALUE));
  let to = from;
  for (; to < furthest; to++) {
    const kind = kinds[line.charCodeAt(to)]!;
    if (kind === 0 || kind === TRAILING || kind === SKIPPED) continue;
    // A sentence in a wide script goes on without a space: `密码是Tulip42x因为…`.
    if ((kind & STOP) !== 0 || (!isWideOne && (kind & WIDE) !== 0)) break;
    if ((kind & LOOKED_AT) === 0) continue;
    const one = line.charAt(to);
    if (one === "\\") {
      // `\n` in a string that was never read: what stands behind is another line.
      if (/[nrtu"'\\]/.test(line.charAt(to + 1))) break;
    } else if (one === "(" || one === "[" || one === "{") open++;
    else if (one === "," || one === ";") {
      if (!/[^\s"'}\]]/.test(line.charAt(to + 1))) break;
    } else if (open-- <= 0) break;
  }
  return to;
}

function trimmed(line: string, from: number, end: number, kinds: Uint8Array): Value | undefined {
  let to = end;
  while (to > from && (kinds[line.charCodeAt(to - 1)]! & TRAILING) !== 0 && !isPart(line, from, to - 1)) to--;
  while (to > from && /[*_]/.test(line.charAt(to - 1)) && line.charAt(from - 1) === line.charAt(to - 1)) to--;
  return to <= from ? undefined : new ReadValue(line, from, to, false, to);
}

/** A bracket that was opened within. */
const isPart = (line: string, from: number, at: number): boolean =>
  (line.charAt(at) === ")" && line.slice(from, at).includes("(")) ||
  (line.charAt(at) === "]" && line.slice(from, at).includes("[")) ||
  (line.charAt(at) === "}" && line.slice(from, at).includes("{"));

const END = /["'`*_~»”’」』)\]}>]*\s*(?:$|[.,;!?)\]|<，。；、：！？」』（(—–]|--|- )/y;

function endsAt(line: string, at: number): boolean {
  END.lastIndex = at;
  return END.test(line);
}

/** Each token of a line, as `valueAt` reads it. */
export function* valuesIn(line: string): Generator<Value> {
  for (let at = 0; at < line.length; ) {
    const value = valueAt(line, at);
    if (value === undefined) {
      at++;
      continue;
    }
    if (value.quoted && /\s/.test(value.text)) {
      at = value.from;
      continue;
    }
    yield assigned(line, value);
    at = value.quoted ? value.to + 1 : value.to;
  }
}

/** Of `--password=…` what is assigned. */
function assigned(line: string, value: Value): Value {
  if (!value.text.includes("=")) return value;
  const name = /^-{0,2}[\w.-]{2,40}=(?=\S)/.exec(value.text)?.[0].length ?? 0;
  return name === 0 ? value : (trimmed(line, value.from + name, value.to, kindsOf()) ?? value);
}
