/**
 * One memory: what it says, on which lines of which logs it rests, how it came to stand so and by whom.
 */
import type { DiffLine } from "../../report/diff.ts";
import type { MemorySeen, Quoted, Said } from "../model/memory.ts";
import { action, editForm } from "./form.ts";
import { type Html, html } from "./html.ts";
import { quoted } from "./log.ts";
import { markdown, phrase } from "./markdown.ts";
import type { Place } from "./place.ts";
import { factList } from "./things.ts";

/** A name that was cut is begun again by its description: then that is told instead. */
export function told(
  { name, description }: Pick<Said, "name" | "description">,
  id: string,
): { title: string; more: string } {
  if (name.endsWith("…") && description.startsWith(name.slice(0, -1).trimEnd()))
    return { title: description, more: "" };
  return { title: name === "" ? id : name, more: says(name, description) ? "" : description };
}

export const says = (text: string, other: string): boolean => plain(text) === plain(other);
const plain = (text: string): string => text.replace(/[\s.]+/g, " ").trim();

export function memoryPage(seen: MemorySeen, place: Place): Html {
  const { name, body, kind, status, facts, byPerson, fault, weeks, quoted, chain, steps, file } = seen;
  const { questionedBy } = seen;
  const { more } = told(seen, file);
  const { href, token } = place;
  return html`<h1>${phrase(name)}</h1>
<p class="facts"><span class="type">${kind}</span> <span class="${status}">${status}</span> <code>${file}</code></p>
${fault && html`<p class="bad">This file does not read, and lithify leaves it alone until it is mended: ${fault}</p>`}
${questionedBy.length > 0 && html`<p class="due">Questioned: ${questionedBy.map((id, i) => html`${i > 0 && ", "}<a href="${href("inbox", id)}">${id}</a>`)} would replace it, and waits for your word.</p>`}
${more !== "" && !says(more, body) && html`<p>${phrase(more)}</p>`}
<div class="body">${markdown(body, { base: 2 })}</div>
${seen.known.length > 0 && html`<h2>Facts</h2>${factList(seen.known, place)}`}
<dl>${facts.map(([key, value]) => html`<div><dt>${key}</dt><dd>${value}</dd></div>`)}
<div><dt>words by</dt><dd>${byPerson ? (steps.at(-1)?.who === "person" && steps.at(-1)?.run ? "a person, on this page or by a command" : "a person, or another tool, in the file itself") : "lithify, as its last run wrote them"}</dd></div>
${weeks.length > 0 && html`<div><dt>found in</dt><dd>${weeks.map((week, i) => html`${i > 0 && ", "}<a href="${href("document", week)}">${week}</a>`)}</dd></div>`}
</dl>
${token !== undefined && fault === undefined && actions(seen, token)}
<h2>Evidence</h2>
${quoted.length > 0 ? quotes(quoted, place) : html`<p>No line of the logs is named: a person or another tool wrote it, or its lines are gone.</p>`}
${
  chain.length > 1 &&
  html`<h2>What replaced what</h2><ol class="chain">${chain.map(
    (one) =>
      html`<li>${one.isThis ? html`<strong>${phrase(one.name)}</strong>` : html`<a href="${href("memory", one.id)}">${phrase(one.name)}</a>`} <span class="facts"><span class="${one.status}">${one.status}</span> <time>${one.updated}</time></span>${differences(one.diff)}</li>`,
  )}</ol>`
}
<h2>History</h2>
${
  steps.length === 0
    ? html`<p>No run that is kept here wrote this file. <code>git log -p</code> may tell more.</p>`
    : html`<ol class="history">${steps.map(
        ({ who, at, run, what, diff }) =>
          html`<li><strong>${who === "person" ? "a person" : "lithify"}</strong>: ${what} <span class="facts">${at !== "" && html`<time>${at}</time> `}${run}</span>${differences(diff)}</li>`,
      )}</ol>${token !== undefined && html`<p>What a run wrote is taken back under <a href="${href("health")}">Health, Last runs</a>.</p>`}`
}`;
}

/** What a person may do to it. */
function actions(memory: MemorySeen, token: string): Html {
  const { id, seen, status } = memory;
  const fields = { id, seen };
  return html`<details class="edit-memory"><summary>Edit</summary>
<p><small>What you write is yours from then on: lithify does not change it, and says where the logs speak against it. Its name and its description are told first: change them too where they say the old.</small></p>
${editForm(memory.words, token, fields, "edit", "Save")}</details>
${
  status === "withdrawn"
    ? action("bring-back", "Bring it back", token, fields, "It stands again, in the index and in answers.")
    : action("forget", "Forget it", token, fields, WITHDRAWS)
}`;
}
const WITHDRAWS = "Withdraws it: the file stays, and the same evidence does not bring it back.";

/** Lines of logs in their surroundings. */
export const quotes = (cited: readonly Quoted[], { lines: placeOf }: Place): Html[] =>
  cited.map(({ path, at, stands, lines }) => {
    const to = at && placeOf(at.day, at.ids);
    const name = to === undefined ? html`<code>${path}</code>` : html`<a href="${to}"><code>${path}</code></a>`;
    const gone = lines.length === 0 ? "is no longer there" : "is no longer as it was";
    return quoted(html`${name}${!stands && html` <span class="bad">${gone}</span>`}`, lines);
  });

const SIGNS: Readonly<Record<DiffLine["kind"], readonly [string, string]>> = {
  "+": ["added", "added"],
  "-": ["removed", "removed"],
  " ": ["same", ""],
  "…": ["gap", ""],
};

function differences(lines: readonly DiffLine[]): Html | false {
  if (lines.length === 0) return false;
  return html`<details><summary>What changed</summary><div class="diff">${lines.map(({ kind, text }) => {
    const [name, said] = SIGNS[kind];
    return html`<div class="${name}"><span aria-hidden="true">${kind}</span>${said !== "" && html`<span class="unseen">${said}: </span>`}${text}</div>`;
  })}</div></details>`;
}
