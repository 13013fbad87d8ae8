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
const MOST_ELSEWHERE = 20;

/** @param waiting proposals in the inbox */
export function memoriesPage(seen: MemoriesSeen, place: Place, waiting: number): Html {
  const { wanted, found, total, types, rows, pages } = seen;
  const counts = types.map(({ name, count }) => `${count} ${name}`).join(", ");
  return html`<h1>Memories</h1>
${place.token !== undefined && total > 0 && filterForm(seen, place)}
${
  found === 0
    ? nothingFound(seen, place, waiting)
    : html`<p role="status"><strong>${found}</strong> of ${total}${counts !== "" && `: ${counts}`}${
        seen.isCut && ". More say it than are shown: narrow the question."
      }</p>`
}
${found > 0 && !seen.isWhole && html`<p>None says every word of “${wanted.text}”: these are the nearest.</p>`}
${list(rows, place)}
${place.token !== undefined && pager(wanted.page, pages, (page) => place.href("memories", undefined, { ...asQuery(wanted), page }))}`;
}

/** What is true, and where a person may look instead. */
function nothingFound({ wanted, total, elsewhere }: MemoriesSeen, place: Place, waiting: number): Html {
  const { href } = place;
  const said = [
    saying(
      "document",
      elsewhere?.documents.map((id) => html`<a href="${href("document", id)}">${id}</a>`),
    ),
    saying(
      "proposal",
      elsewhere?.proposals.map(({ id, name }) => html`<a href="${href("inbox", id)}">${phrase(name)}</a>`),
    ),
    saying(
      "day",
      elsewhere?.logs.map(({ day, ids }) => html`<a href="${place.lines(day, ids) ?? href("log", day)}">${day}</a>`),
    ),
  ];
  return html`<p role="status">${whyNone(wanted, total)}</p>
${said}
${waiting > 0 && html`<p><a href="${href("inbox")}">${counted(waiting, "proposal")}</a> ${waiting === 1 ? "waits" : "wait"} for your word in the inbox: only what you accept becomes a memory.</p>`}`;
}

function whyNone({ since, until, text, ...wanted }: Wanted, total: number): Html {
  if (since !== "" && until !== "" && since > until)
    return html`From (${since}) is after To (${until}): no day lies between them.`;
  if (total === 0)
    return html`There is no memory yet. ${text === "" && html`<code>lithify compact</code> makes them from your logs.`}`;
  const isNarrowed = [since, until, text, wanted.type, wanted.tag, wanted.by].some(Boolean) || wanted.importance > 0;
  return isNarrowed
    ? html`None of ${total} memories is like that.`
    : html`None of ${total} memories is ${wanted.status}: choose another status.`;
}

const saying = (what: string, links: readonly Html[] = []): Html | false =>
  links.length > 0 &&
  html`<p>${what === "day" ? html`The logs say every word of it on ` : html`${counted(links.length, what)} ${links.length === 1 ? "says" : "say"} every word of it: `}${links.slice(0, MOST_ELSEWHERE).map((link, i) => html`${i > 0 && ", "}${link}`)}${links.length > MOST_ELSEWHERE && " and more"}.</p>`;

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
