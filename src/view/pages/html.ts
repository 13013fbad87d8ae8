/**
 * HTML from templates: whatever is put into one is escaped, unless it is a template's own result. There is no other way to make
 * markup, so no text of a log, a memory or an address can become any.
 */

export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Of several, each after the other; nothing of `false`, `undefined` and `null`. */
export type Part = Html | string | number | false | undefined | null | readonly Part[];

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "`": "&#96;",
};

const rendered = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(rendered).join("");
  if (part === false || part === undefined || part === null) return "";
  return String(part).replace(/[&<>"'`]/g, (character) => ENTITIES[character]!);
};

/** What a reader sees of it. */
export const textOf = ({ text }: Html): string =>
  text.replace(/<[^>]*>/g, "").replace(/&[#\w]+;/g, (one) => SIGNS.get(one) ?? one);

const SIGNS = new Map(Object.entries(ENTITIES).map(([sign, entity]) => [entity, sign]));

/** Attributes are written in double quotes, always. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((text, i) => text + (i < parts.length ? rendered(parts[i]) : "")).join(""));
