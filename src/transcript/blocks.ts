/**
 * Takes tagged blocks out of a message: tools put what they add between tags, around and between what the person typed.
 * Linear: each tag is looked for in one pass, however many openings nothing closes.
 */

/**
 * The text without the blocks of these tags. A block begins a line or ends one, as tools write it; a tag inside a sentence, or one
 * that nothing closes, is a person writing about it and stays.
 */
export function withoutBlocks(text: string, tags: readonly string[]): string {
  let rest = text;
  for (const tag of tags) if (rest.includes(`<${tag}`)) rest = withoutBlock(rest, tag, false);
  return rest;
}

/** Between these, models think aloud within what they say. */
const REASONING = ["think", "thinking", "thought", "reasoning", "antThinking", "antml:thinking"] as const;

/**
 * What a model says, without what it thought: also where the first tag was cut off, or the last never came. Code in a fence stays,
 * where it is about such tags.
 */
export function withoutReasoning(text: string): string {
  let rest = text;
  for (const tag of REASONING) {
    const close = `</${tag}>`;
    if (!rest.includes(`<${tag}`) && !rest.includes(close)) continue;
    rest = withoutBlock(rest, tag, true);
    const end = rest.indexOf(close);
    if (end >= 0 && !rest.slice(0, end).includes(`<${tag}`) && beginsLine(rest, end))
      rest = rest.slice(end + close.length);
    if (rest.trimStart().startsWith(`<${tag}>`) && !rest.includes(close)) rest = "";
  }
  return rest;
}

function withoutBlock(text: string, tag: string, keepsFenced: boolean): string {
  const close = `</${tag}>`;
  let kept = "";
  let from = 0;
  let isFenced = false;
  let looked = 0;
  let end = -1;
  for (let open = text.indexOf(`<${tag}`); open >= 0; open = text.indexOf(`<${tag}`, open + 1)) {
    if (keepsFenced && (text.slice(looked, open).match(FENCE)?.length ?? 0) % 2 === 1) isFenced = !isFenced;
    looked = open;
    if (isFenced || !/[>\s]/.test(text[open + tag.length + 1] ?? "")) continue;
    // What an earlier opening found far away is not looked for again.
    if (end < open) end = text.indexOf(close, open);
    if (end < 0) break;
    if (!beginsLine(text, open) && !endsLine(text, open, end + close.length)) continue;
    kept += text.slice(from, open);
    from = end + close.length;
    looked = from;
    open = from - 1;
  }
  return kept + text.slice(from);
}
const FENCE = /^ {0,3}(?:```|~~~)/gm;

/** `Build it <tag>…</tag>`: a space before it, and nothing behind. */
const endsLine = (text: string, open: number, end: number): boolean =>
  /\s/.test(text[open - 1] ?? "") && /^[ \t]{0,16}(?:\r?\n|$)/.test(text.slice(end, end + 20));

function beginsLine(text: string, at: number): boolean {
  // A few spaces of indent at most, so that this stays a constant step.
  for (let before = at - 1; before >= at - 16; before -= 1) {
    const char = text[before];
    if (char === undefined || char === "\n" || char === ">") return true;
    if (char !== " " && char !== "\t") return false;
  }
  return false;
}

/** What stands inside the first block of a tag. */
export function insideBlock(text: string, tag: string): string | undefined {
  const open = text.indexOf(`<${tag}>`);
  if (open < 0) return undefined;
  const from = open + tag.length + 2;
  const to = text.indexOf(`</${tag}>`, from);
  return to < 0 ? undefined : text.slice(from, to);
}
