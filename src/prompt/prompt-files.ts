/**
 * Reads the prompts: lithify's own, or those of the user's folder where it has a file of the same name.
 */
import { hash } from "node:crypto";
import { existsSync, realpathSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { UsageError } from "../errors.ts";
import { packageRoot } from "../package-root.ts";
import { obeyedText, readNamedFile } from "../store/disk/regular-file.ts";
import type { Prompt } from "./request.ts";

const OWN = join(packageRoot(), "prompts");

/**
 * A prompt with its partials filled in.
 * @param name `daily-to-weekly`   @param folder the user's folder of replacements, "" for none
 * @param isSmall whether those of `small/` come first, where there are any
 * @throws {UsageError} when a partial is missing, a file lacks its two parts, or one lies outside its folder
 */
export function readPrompt(name: string, folder: string, isSmall = false): Prompt {
  const used: string[] = [];
  const read = (named: string): string => {
    // What a person wrote comes before our own, in few words or many.
    const places = [folder, OWN]
      .filter(Boolean)
      .flatMap((from) => (isSmall ? [`small/${named}`, named] : [named]).map((file) => ({ from, file })));
    const place = places.find(({ from, file }) => existsSync(join(from, file)));
    if (place === undefined)
      throw new UsageError("BAD_PROMPT", `no prompt file ${named}`, "take the name from lithify's own prompts folder");
    const { from, file } = place;
    const text = textOf(from, file);
    used.push(`${file}\n${text}`);
    return text;
  };
  const expanded = expand(read(`${name}.md`), (partial) => read(`partials/${partial}.md`));
  const parts = partsOf(expanded);
  if (!parts)
    throw new UsageError(
      "BAD_PROMPT",
      `${name}.md lacks <!-- system --> or <!-- user -->`,
      "begin each part with its mark on a line of its own",
    );
  return { ...parts, digest: hash("sha256", used.sort().join("\n")).slice(0, 12) };
}

/** Ten times what any model would follow. */
const LARGEST_BYTES = 1024 * 1024;

/** A prompt goes to a model's server: a link in a cloned folder must not take another file of this machine along. */
function textOf(folder: string, file: string): string {
  const path = join(folder, file);
  try {
    if (relative(realpathSync(folder), realpathSync(path)).split(sep)[0] === "..")
      throw new UsageError("BAD_PROMPT", `prompts: ${path} is a link out of its folder`, "put the file itself there");
    return obeyedText(readNamedFile(path, LARGEST_BYTES) ?? Buffer.of());
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError("BAD_PROMPT", `prompts: cannot read ${path}`, "make it UTF-8 text that you may read", error);
  }
}

/** Partials inside partials are filled too, to a depth that no honest prompt reaches. */
function expand(text: string, partial: (name: string) => string, depth = 0): string {
  if (depth > 5) throw new UsageError("BAD_PROMPT", "prompt partials include each other", "break the circle");
  return includesIn(text).reduce(
    (whole, name) => whole.replaceAll(`{{> ${name}}}`, () => expand(partial(name).trimEnd(), partial, depth + 1)),
    text,
  );
}

/** Names of the partials that a text includes: `{{> memory-types}}`. */
const includesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{\{> ([\w-]+)\}\}/g)].map((match) => match[1]!)),
];

/** Parts a prompt file at `<!-- system -->` and `<!-- user -->`. */
function partsOf(text: string): { system: string; user: string } | undefined {
  const match = /^<!-- system -->\n([\s\S]*?)\n<!-- user -->\n([\s\S]*)$/.exec(text.trimStart());
  return match ? { system: match[1]!.trim(), user: match[2]!.trim() } : undefined;
}
