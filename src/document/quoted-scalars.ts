/**
 * The slip that models make most in YAML: a value without quotes that holds a colon and a space (`name: Triage: speed first`) or
 * begins with a sign that YAML keeps for itself, under a key or in a list.
 */
const VALUE = /^([A-Za-z_]\w*:[ \t]+|[ \t]*-[ \t]+)(\S.*)$/;
const TAKEN = /:\s| #|:$|^[@`%&*!?,-]/;

/** @returns the same lines up to the closing `---`, each value of one line that YAML would read otherwise in quotes */
export function withQuotedScalars(text: string): string {
  const lines = text.split("\n");
  const end = lines.indexOf("---", 1);
  return lines
    .map((line, i) => {
      const [, key = "", value = ""] = (i < end && VALUE.exec(line)) || [];
      return !/^["'[{|>]/.test(value) && TAKEN.test(value) ? `${key}${JSON.stringify(value.trim())}` : line;
    })
    .join("\n");
}
