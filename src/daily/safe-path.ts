/**
 * A path as it may be shown: name by name and as a whole, without what looks like a secret.
 */
import { redactText } from "./redact.ts";
import { toldInName } from "./told/in-name.ts";
import { sentenceOfName, type Told } from "./told/reading.ts";

/** Name by name as well: a date before a token and an ending behind it may hide it from the rules. */
export function pathWithoutSecrets(path: string, allow: readonly string[]): string {
  const names = path.split("/").map((name) => {
    const [, date = "", bare = "", ending = ""] =
      /^(\d{4}[-_]\d\d[-_]\d\d[-_ ]?)?(.*?)(\.[A-Za-z]+)?$/.exec(name) ?? [];
    const told = toldInName(bare).filter(({ from, to }) => !allow.includes(bare.slice(from, to)));
    if (told.length > 0) return `${date}${placed(bare, told)}${ending}`;
    const { text, found } = redactText(sentenceOfName(bare), allow);
    return `${date}${found.length === 0 ? bare : text}${ending}`;
  });
  return redactText(names.join("/"), allow).text;
}

const placed = (name: string, told: readonly Told[]): string =>
  told.reduceRight((text, { kind, from, to }) => `${text.slice(0, from)}[redacted:${kind}]${text.slice(to)}`, name);
