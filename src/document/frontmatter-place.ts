/** Where front matter stands in a text, unread, and how much of it there may be. */
import type { YamlLimits } from "./own-yaml.ts";

/** For one memory or block: `yaml` needs time, and a person patience, for more than this. */
export const MEMORY_LIMITS: YamlLimits = { bytes: 16 * 1024, keys: 320, depth: 4, tokens: 4_000 };

/** Offsets are in UTF-16 units. */
interface FrontMatterPlace {
  readonly yamlStart: number;
  /** The start of the closing line. */
  readonly yamlEnd: number;
  readonly bodyStart: number;
}

/** Finds front matter: `---` alone on the first line, or with `yaml`, up to the next such line. */
export function placeOf(
  text: string,
  limits: YamlLimits = MEMORY_LIMITS,
): FrontMatterPlace | { readonly fault: string; readonly line: number } | undefined {
  const opening = /^\ufeff?---([^\n]*)(?:\n|$)/.exec(text);
  const language = opening?.[1]?.trim() ?? "-";
  // A longer rule, or a sentence after dashes, is text.
  if (opening === null || language.startsWith("-") || /\s/.test(language)) return undefined;
  if (!/^(?:ya?ml)?$/i.test(language))
    return { fault: `front matter in ${JSON.stringify(language.slice(0, 20))} is refused`, line: 1 };
  const yamlStart = opening[0].length;
  // From the end of the opening line, so that a closing line right after it is found.
  const found = text.indexOf("\n---", yamlStart - 1);
  if (found === -1 && opening[0].endsWith("\n") && text.length - yamlStart <= limits.bytes)
    return { fault: "front matter is not closed", line: 1 };
  if (found === -1 || found - yamlStart > limits.bytes)
    return { fault: `front matter is not closed within ${limits.bytes / 1024} KB`, line: 1 };
  const lineEnd = text.indexOf("\n", found + 1);
  const closing = text.slice(found + 1, lineEnd === -1 ? text.length : lineEnd);
  if (!/^---[ \t]*\r?$/.test(closing)) {
    return { fault: "a line within front matter begins with ---", line: text.slice(0, found + 1).split("\n").length };
  }
  return { yamlStart, yamlEnd: found + 1, bodyStart: lineEnd === -1 ? text.length : lineEnd + 1 };
}
