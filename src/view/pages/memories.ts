/**
 * The list of memories, with everything by which it can be narrowed. The filter is a plain form: it works without a script, and its
 * address can be kept.
 */
import { MEMORY_TYPES } from "../../memory/memory.ts";
import {
  HANDS,
  type MemoriesSeen,
  type MemoryRow,
  ORDERS,
  STATUSES,
  usualOrder,
  type Wanted,
} from "../model/memories.ts";
import { counted, pager } from "./chart.ts";
import { type Html, html } from "./html.ts";
import { phrase } from "./markdown.ts";
import type { Place } from "./place.ts";

/** The newest; whoever looks for more narrows the question. */
const MOST_DOCUMENTS = 20;

export function memoriesPage(seen: MemoriesSeen, place: Place): Html {
  const { wanted, found, total, types, rows, pages, documents = [] } = seen;
  const counts = types.map(({ name, count }) => `${count} ${name}`).join(", ");
  return html`<h1>Memories</h1>
${place.token !== undefined && filterForm(seen, place)}
<p role="status"><strong>${found}</strong> of ${total}${counts !== "" && `: ${counts}`}${
    seen.isCut && ". More say it than are shown: narrow the question."
  }</p>
${found > 0 && !seen.isWhole && html`<p>None says every word of “${wanted.text}”: these are the nearest.</p>`}
${found === 0 && html`<p>No memory is like that.${documents.length > 0 && html` ${counted(documents.length, "document")} ${documents.length === 1 ? "says" : "say"} every word of it: ${documents.slice(0, MOST_DOCUMENTS).map((id, i) => html`${i > 0 && ", "}<a href="${place.href("document", id)}">${id}</a>`)}${documents.length > MOST_DOCUMENTS && " and older ones"}.`}</p>`}
${list(rows, place)}
${place.token !== undefined && pager(wanted.page, pages, (page) => place.href("memories", undefined, { ...asQuery(wanted), page }))}`;
}

export const list = (rows: readonly MemoryRow[], { href }: Place): Html =>
  html`<ol class="rows">${rows.map(
    ({ id, name, description, type, status, importance, updated, byPerson, isQuestioned }) => html`<li>
<a href="${href("memory", id)}">${phrase(name)}</a>
<span class="facts"><span class="type">${type}</span>${status !== "active" && html` <span class="${status}">${status}</span>`}${
      importance !== undefined && html` <span>importance ${importance}</span>`
    } <time>${updated}</time>${byPerson && html` <span>by a person</span>`}${isQuestioned && html` <span class="due">questioned</span>`}</span>
<p>${phrase(description)}</p></li>\n`,
  )}</ol>`;

function filterForm({ wanted, tags }: MemoriesSeen, { href }: Place): Html {
  const select = (name: string, label: string, options: readonly (readonly [string, string])[], chosen: string): Html =>
    html`<label>${label} <select name="${name}">${options.map(
      ([value, shown]) => html`<option value="${value}"${value === chosen && html` selected`}>${shown}</option>`,
    )}</select></label>`;
  const same = (values: readonly string[]): (readonly [string, string])[] => values.map((value) => [value, value]);
  return html`<form class="filter" role="search" action="${href("memories")}" method="get">
<label class="text">Text <input type="search" id="q" name="q" value="${wanted.text}"></label>
${select("type", "Type", [["", "any"], ...same(MEMORY_TYPES)], wanted.type)}
${select("status", "Status", same(STATUSES), wanted.status)}
${tags.length > 0 && select("tag", "Tag", [["", "any"], ...tags.map(({ name, count }) => [name, `${name} (${count})`] as const)], wanted.tag)}
${select("importance", "Importance", [["0", "any"], ...Array.from({ length: 10 }, (_, i) => [String(i + 1), `${i + 1} or more`] as const)], String(wanted.importance))}
${select(
  "by",
  "Written by",
  HANDS.map((hand) => [hand, hand === "" ? "anybody" : hand === "person" ? "a person" : hand]),
  wanted.by,
)}
<label>From <input type="date" name="since" value="${wanted.since}"></label>
<label>To <input type="date" name="until" value="${wanted.until}"></label>
${select(
  "sort",
  "Sort by",
  [
    ["", "best match, else newest"],
    ["updated", "newest"],
    ...same(ORDERS.filter((order) => order !== "best" && order !== "updated")),
  ],
  wanted.sort === usualOrder(wanted.text) ? "" : wanted.sort,
)}
<button>Show</button>
</form>`;
}

const asQuery = ({ text, type, tag, status, by, importance, since, until, sort }: Wanted): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ q: text, type, tag, status, by, importance: String(importance), since, until, sort }).filter(
      ([, value]) => value !== "" && value !== "0",
    ),
  );
