/**
 * Takes tagged blocks out of a message: tools put what they add between tags, around and between what the person typed.
 * Linear: each tag is looked for in one pass, however many openings nothing closes.
 */

/**
 * The text without the blocks of these tags. A block begins a line, as tools write it; a tag inside a sentence, or one that nothing
 * closes, is a person writing about it and stays.
 */
export function withoutBlocks(text: string, tags: readonly string[]): string {
  let rest = text;
  for (const tag of tags) if (rest.includes(`<${tag}`)) rest = withoutBlock(rest, tag);
  return rest;
}

function withoutBlock(text: string, tag: string): string {
  const close = `</${tag}>`;
  let kept = "";
  let from = 0;
  for (let open = text.indexOf(`<${tag}`); open >= 0; open = text.indexOf(`<${tag}`, open + 1)) {
    if (!beginsLine(text, open) || !/[>\s]/.test(text[open + tag.length + 1] ?? "")) continue;
    const end = text.indexOf(close, open);
    if (end < 0) break;
    kept += text.slice(from, open);
    from = end + close.length;
    open = from - 1;
  }
  return kept + text.slice(from);
}

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
