/**
 * The slips that models make most in YAML, under a key or in a list: a value without quotes that holds a colon and a space
 * (`name: Triage: speed first`) or begins with a sign that YAML keeps for itself, and one in quotes that holds the same quote.
 */
const VALUE = /^([A-Za-z_]\w*:[ \t]+|[ \t]*-[ \t]+)(\S.*)$/;
const TAKEN = /:\s| #|:$|^[@`%&*!?,-]/;
/** As YAML reads quotes: not `"Decided: "ship it" today"`, and not `"ship it" today`. */
const QUOTED = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*(?:#.*)?$/;

/** @returns the same lines up to the closing `---`, each value of one line that YAML would read otherwise in quotes */
export function withQuotedScalars(text: string): string {
  const lines = text.split("\n");
  const end = lines.indexOf("---", 1);
  return lines
    .map((line, i) => {
      const [, key = "", value = ""] = (i < end && VALUE.exec(line)) || [];
      const said = value.trim();
      const [quote] = /^["']/.exec(said) ?? [];
      if (quote ? QUOTED.test(said) : /^[[{|>]/.test(said) || !TAKEN.test(said)) return line;
      const isAround = quote !== undefined && said.length > 1 && said.endsWith(quote);
      return `${key}${JSON.stringify(isAround ? said.slice(1, -1).replaceAll('\\"', '"') : said)}`;
    })
    .join("\n");
}
