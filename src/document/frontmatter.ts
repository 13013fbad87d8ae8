/**
 * Front matter, both ways: the one door to gray-matter. Left to itself that package evaluates `---js`, guesses types
 * and shares a cache; here it gets front matter that was found and bounded before, one engine, and fresh options each
 * time.
 */
import matter from "gray-matter";
import { MEMORY_LIMITS, placeOf } from "./frontmatter-place.ts";
import type { YamlLimits } from "./own-yaml.ts";
import { readYaml, writeYaml } from "./yaml.ts";

/** A weekly document names each log of its week, about 110 bytes and two keys: room for 2,300 logs. */
export const WEEKLY_LIMITS: YamlLimits = { bytes: 256 * 1024, keys: 5_000, depth: 4, tokens: 80_000 };

type FrontMatter =
  | {
      readonly data: Record<string, unknown>;
      /** All after the closing line, as it stands: a body that a blank line sets apart begins with that line. */
      readonly body: string;
    }
  /** What is wrong, on which line of the text, from 1. */
  | { readonly fault: string; readonly line: number };

/** Reads front matter and body; a text that begins with no `---` is all body. */
export function readFrontMatter(text: string, limits: YamlLimits = MEMORY_LIMITS): FrontMatter {
  const place = placeOf(text, limits);
  if (place === undefined) return { data: {}, body: text.startsWith("\ufeff") ? text.slice(1) : text };
  if ("fault" in place) return place;
  // With CRLF gray-matter leaves the last CR in the last value.
  const yaml = text.slice(place.yamlStart, place.yamlEnd).replaceAll("\r\n", "\n");
  const body = text.slice(place.bodyStart);
  // gray-matter looks for comments in a way that is quadratic in white space (16 KB of blank lines: 190 ms).
  if ((yaml.match(/\s+/g) ?? []).some((run) => run.length > 200)) return { fault: "over 200 blanks in a row", line: 1 };
  try {
    const { data } = matter({ content: `---\n${yaml}---\n` }, optionsFor(limits));
    return { data, body };
  } catch (error) {
    if (error instanceof Refusal) return { fault: error.message, line: error.line };
    throw error;
  }
}

/**
 * Writes front matter in the order given, and the body right after its closing line: begin it with a blank line.
 * Ends in one line end at least. Without data there is no front matter.
 * @param flow keys whose lists stand on one line, `[a, b]`
 */
export function writeFrontMatter(
  data: Readonly<Record<string, unknown>>,
  body: string,
  flow: readonly string[] = [],
): string {
  const written = matter.stringify({ content: body }, data, optionsFor(MEMORY_LIMITS, flow));
  return body === "" ? written.slice(0, -1) : written;
}

/** What an engine throws through gray-matter. */
class Refusal extends Error {
  readonly line: number;
  constructor(fault: string, line: number) {
    super(fault);
    this.line = line;
  }
}

/** Fresh for each call: without options gray-matter caches, and shares what it cached. */
function optionsFor(limits: YamlLimits, flow: readonly string[] = []) {
  const refuse = (): never => {
    throw new Refusal("front matter in another language is refused", 1);
  };
  return {
    language: "yaml",
    delimiters: "---",
    engines: {
      yaml: {
        // The text begins with the end of the opening line, so its lines are those of the file.
        parse: (text: string): object => {
          const read = readYaml(text, limits);
          if ("fault" in read) throw new Refusal(read.fault, read.line);
          return read.data;
        },
        stringify: (data: object): string => writeYaml({ ...data }, flow),
      },
      json: { parse: refuse, stringify: refuse },
      javascript: { parse: refuse, stringify: refuse },
      js: { parse: refuse, stringify: refuse },
      coffee: { parse: refuse, stringify: refuse },
      toml: { parse: refuse, stringify: refuse },
    },
  };
}
