/**
 * What was told as a secret once, wherever it stands again: `wifi password: …`, and further down `guests get …`. A plain word
 * or a short number is not looked for: `blue` and `1234` say other things elsewhere.
 */
import { withoutEnd } from "../text/ends.ts";
import { isSpacedLetter } from "../text/scripts.ts";
import { likenessOf } from "./told/likeness.ts";

/** Shorter, it stands by chance within other words. */
const SHORTEST = 6;
const LONGEST = 300;
const LEAST_DIGITS = 8;
const LEAST_WORDS = 4;

interface Again {
  readonly rule: string;
  readonly start: number;
  readonly end: number;
}

/** Grows with what is found; one for all texts of a week or a conversation. Never written anywhere. */
export class ToldValues {
  readonly #rules = new Map<string, string>();
  /** How long those are that begin alike. */
  readonly #lengths = new Map<string, Set<number>>();
  /** A bit for each first character, so that most places of a text cost one look. Most texts tell nothing, and need none. */
  #firsts: Uint8Array | undefined;

  get size(): number {
    return this.#rules.size;
  }

  add(value: string, rule: string): void {
    this.#keep(value, rule);
    // `it is Kranich88!`, and elsewhere without the mark.
    this.#keep(withoutEnd(value, ".,;:!?"), rule);
  }

  #keep(value: string, rule: string): void {
    if (this.#rules.has(value) || !tellsItself(value)) return;
    const begins = value.slice(0, SHORTEST);
    this.#rules.set(value, rule);
    this.#lengths.set(begins, (this.#lengths.get(begins) ?? new Set()).add(value.length));
    this.#firsts ??= new Uint8Array(1 << 16);
    this.#firsts[value.charCodeAt(0)] = 1;
  }

  /** In one pass, the longest at each place. */
  in(text: string): Again[] {
    const found: Again[] = [];
    const firsts = this.#firsts;
    if (firsts === undefined) return found;
    for (let start = 0; start < text.length; start++) {
      if (firsts[text.charCodeAt(start)] === 0 || goesOn(text, start)) continue;
      const lengths = this.#lengths.get(text.slice(start, start + SHORTEST));
      let end = 0;
      for (const length of lengths ?? [])
        if (start + length > end && this.#rules.has(text.slice(start, start + length)) && !goesOn(text, start + length))
          end = start + length;
      if (end === 0) continue;
      found.push({ rule: this.#rules.get(text.slice(start, end))!, start, end });
      start = end - 1;
    }
    return found;
  }
}

/** Within a word of a script with spaces. */
const goesOn = (text: string, at: number): boolean => isPart(text.charCodeAt(at - 1)) && isPart(text.charCodeAt(at));
const isPart = (code: number): boolean => (code >= 48 && code <= 57) || isSpacedLetter(code);

/** Whether nothing else is likely to be written so. */
function tellsItself(value: string): boolean {
  if (value.length < SHORTEST || value.length > LONGEST || value.includes("\n") || value.includes("[redac"))
    return false;
  if (/\s/.test(value))
    return value.split(/\s+/).length >= LEAST_WORDS || value.replace(/\D/g, "").length >= LEAST_DIGITS;
  const digits = value.replace(/\D/g, "").length;
  switch (likenessOf(value)) {
    case "none":
    case "word":
    case "named":
      return false;
    case "number":
      return digits >= LEAST_DIGITS;
    // `Maple-Creek`, not `thinking_level_change`, which code says on every line.
    case "joined":
      return /[^_]\p{Lu}\p{Ll}/u.test(value);
    // `hunter2`, `otter-bay-77`, not `grid-cols-2`, `gpt-5.5`.
    case "mild":
      return /^\p{L}{5,}\d/u.test(value) || (!/\d\.\d/.test(value) && (digits > 1 || /\p{Lu}/u.test(value)));
    default:
      return /\p{L}/u.test(value);
  }
}
