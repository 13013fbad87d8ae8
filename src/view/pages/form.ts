/**
 * The forms by which a person says something: every one posts the session's token and what was seen.
 */
import { PLAIN_TYPES, type Words, wordsDigest } from "../model/memory.ts";
import { type Html, html } from "./html.ts";

/** A button that does something. */
export const action = (
  name: string,
  label: string,
  token: string,
  fields: Readonly<Record<string, string>>,
  about = "",
): Html =>
  html`<form class="action" method="post" action="/${name}">${unshown({ token, ...fields })}<button>${label}</button>${about !== "" && html` <small>${about}</small>`}</form>`;

const unshown = (fields: Readonly<Record<string, string>>): Html[] =>
  Object.entries(fields).map(([key, value]) => html`<input type="hidden" name="${key}" value="${value}">`);

/** Words to change, or what was typed and not taken. @param button undefined where it no longer can be, and is shown so that it is not lost */
export const editForm = (
  words: Partial<Words>,
  token: string,
  fields: { readonly id: string; readonly seen: string },
  action: string,
  button: string | undefined,
  was?: string,
): Html =>
  wordForm(
    token,
    fields,
    html`${wordFields(words, was)}${button !== undefined && html`<button>${button}</button>`}`,
    action,
  );

/**
 * One form for a proposal: accepting takes the words that stand in it, so that none that were typed are lost. A browser may not fill in
 * what was typed at an earlier visit.
 */
export const wordForm = (
  token: string,
  fields: Readonly<Record<string, string>>,
  body: Html,
  action = "accept",
): Html =>
  html`<form method="post" action="/${action}" autocomplete="off">${unshown({ token, ...fields })}
${body}</form>`;

/**
 * @param was of words that were typed and not taken: the digest of those that they were typed over
 * None is required by the browser: it could not say so of a field that is folded away. */
export const wordFields = (words: Partial<Words>, was?: string): Html => {
  const { name, description, body, type = "", importance = "" } = words;
  return html`<div class="edit"${was !== undefined && html` data-unsaved`}><input type="hidden" name="was" value="${was ?? wordsDigest(words)}">${name === undefined ? unseen("name") : html`<label>Name <input name="name" value="${name}"></label>`}
${description === undefined ? unseen("description") : textField("Description, as lists and an agent's index show it", "description", 2, description)}
${body === undefined ? unseen("text") : textField("Text, as the file has it", "body", 8, body)}
<div class="choices">${type !== "" && choice("type", "Type", PLAIN_TYPES, type)}${choice("importance", "Importance", IMPORTANCES, importance)}</div></div>`;
};

const textField = (label: string, name: string, rows: number, text: string): Html =>
  html`<label>${label} <textarea name="${name}" rows="${rows}">
${text}</textarea></label>`;

const unseen = (what: string): Html =>
  html`<p><small>The ${what} cannot be changed here: not all of it is shown as it is in the file (a secret, signs that cannot be seen, or more than a page holds), and would be lost. Change it in the file itself.</small></p>`;

const IMPORTANCES = ["", ...Array.from({ length: 10 }, (_, i) => String(i + 1))];

/** @param options each a value, or a value and what is shown for it */
export const choice = (
  name: string,
  label: string,
  options: readonly (string | readonly [string, string])[],
  chosen: string,
): Html =>
  html`<label>${label} <select name="${name}">${options.map((option) => {
    const [value, shown] = typeof option === "string" ? [option, option || "not rated"] : option;
    return html`<option value="${value}"${value === chosen && html` selected`}>${shown}</option>`;
  })}</select></label>`;
