/**
 * Whether a text that stands where a secret would is one: a placeholder, a name in code and a plain word are not.
 */

/** What documentation and code put in the place of a secret: `<token>`, `${TOKEN}`, `process.env.X`, a path, `your-key`. */
export const isPlaceholder = (text: string): boolean =>
  /^(?:[$<{%[(*]|\\\[|\.{3}|x{4}|https?:|\.{0,2}\/|~\/|op:|vault:)/i.test(text) ||
  /^(?:process\.env|os\.environ|import\.meta|env[.:]|secrets\.)/i.test(text) ||
  /^(?:your|my|change|replace|example|placeholder|dummy|redacted)[-_]?(?:me|this|api|secret|token|key|password|pass)/i.test(
    text,
  ) ||
  /\$\{|\{\{/.test(text);

/** A password that a person chose: no name or plain word, no number; it has digits or signs in it. */
export function isPassword(text: string): boolean {
  if (isPlaceholder(text) || /^[A-Za-z]+(?:[._-]+[A-Za-z]+)*[._!?:*]*$/.test(text) || /^[\d.,:-]+%?$/.test(text))
    return false;
  return /[0-9]|[^\w\s.-]/.test(text);
}

/** A token that a machine made: long, of many signs, letters and digits often changing, so no name, date, version or path. */
export function isToken(text: string): boolean {
  if (text.length < 16 || isPlaceholder(text) || /^\d{4}-\d{2}-\d{2}/.test(text)) return false;
  return (text.match(/[A-Za-z]\d|\d[A-Za-z]/g) ?? []).length >= 2 && new Set(text).size >= 9;
}

/** What stands where only a token can: a UUID, which is harmless elsewhere, is one here. */
export const isNamedToken = (text: string): boolean => !isPlaceholder(text) && /\d/.test(text);

/** Words joined by dashes (`sk-learn-pipeline-2026`) have no long run of letters and digits; a key has. */
export function hasKeyRun(text: string): boolean {
  const runs = text.match(/[A-Za-z0-9]{16,}/g) ?? [];
  return runs.some((run) => run.length >= 24 || (/\d/.test(run) && /[A-Za-z]/.test(run)));
}

/** The password in `https://user:password@host` is an example where it is the word itself. */
export const isUrlPassword = (text: string): boolean =>
  !isPlaceholder(text) && !/^(?:pass|password|passwd|pwd|pw|secret|token)$/i.test(text);

/** What a variable named for a password holds, where it is no switch, no place and no small number. */
export const isChosen = (text: string): boolean =>
  isUrlPassword(text) &&
  !/^(?:true|false|yes|no|on|off|none|null|nil|undefined|unset|empty|required|optional|string|str|todo|tbd|\d{1,3}|\*+|x+|\.+|•+)[.,:)]*$/i.test(
    text,
  ) &&
  !/^[\w.-]*[./][\w./-]*\/|\(|^\w+:\/\/|\.(?:txt|env|key|pem|json|ya?ml)$|^\d{4}-\d\d-\d\d/.test(text);
