/**
 * The list of memories, with everything by which it can be narrowed. The filter is a plain form: it works without a script, and its
 * address can be kept.
 */
import { MEMORY_TYPES } from "../../memory/memory.ts";
import { counted } from "../../report/counted.ts";
import { type MemoriesSeen, type MemoryRow, STATUSES, usualOrder, type Wanted } from "../model/memories.ts";
import { pager } from "./chart.ts";
import { choice } from "./form.ts";
import { type Html, html, type Part } from "./html.ts";
import { phrase } from "./markdown.ts";
import { told } from "./memory.ts";
import type { Place } from "./place.ts";

/** The newest; whoever looks for more narrows the question. */
const MOST_ELSEWHERE = 20;

/** @param waiting proposals in the inbox */
export function memoriesPage(seen: MemoriesSeen, place: Place, waiting: number): Html {
  const { wanted, found, total, types, rows, pages } = seen;
  const counts = types.map(({ name, count }) => `${count} ${name}`).join(", ");
  return html`<h1>Memories</h1>
${place.token !== undefined && total > 0 && filterForm(seen, place)}
<div id="told" role="status">${
    found === 0
      ? nothingFound(seen, place, waiting)
      : html`<p><strong>${found}</strong> of ${total}${counts !== "" && `: ${counts}`}${
          seen.isCut && ". More say it than are shown: narrow the question."
        }</p>`
  }
${seen.isEarly && html`<p>The search is still being made ready: these say every word, the newest first.</p>`}
${found > 0 && !seen.isWhole && html`<p>None says every word of “${wanted.text}”: these are the nearest.</p>`}</div>
<div id="found">${list(rows, place)}
${place.token !== undefined && pager(wanted.page, pages, (page) => place.href("memories", undefined, { ...asQuery(wanted), page }))}</div>`;
}

/** What is true, and where a person may look instead. */
function nothingFound({ wanted, total, elsewhere }: MemoriesSeen, place: Place, waiting: number): Html {
  const { href } = place;
  const { documents = [], proposals = [], logs = [] } = elsewhere ?? {};
  const link = (to: string, name: Part): Html => html`<a href="${to}">${name}</a>`;
  const inDocuments = documents.map((id) => link(href("document", id), id));
  const inProposals = proposals.map(({ id, name }) => link(href("inbox", id), phrase(name)));
  const inLogs = logs.map(({ day, ids }) => link(place.lines(day, ids) ?? href("log", day), day));
  return html`<p>${whyNone(wanted, total)}</p>
${saying("document", inDocuments)}${saying("proposal", inProposals)}${saying("day", inLogs)}
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

const saying = (what: string, links: readonly Html[]): Html | false =>
  links.length > 0 &&
  html`<p>${what === "day" ? html`The logs say every word of it on ` : html`${counted(links.length, what)} ${links.length === 1 ? "says" : "say"} every word of it: `}${links.slice(0, MOST_ELSEWHERE).map((link, i) => html`${i > 0 && ", "}${link}`)}${links.length > MOST_ELSEWHERE && " and more"}.</p>`;

export const list = (rows: readonly MemoryRow[], { href }: Place): Html =>
  html`<ol class="rows">${rows.map(({ id, type, status, importance, updated, byPerson, isQuestioned, ...said }) => {
    const { title, more } = told(said, id);
    return html`<li>
<a href="${href("memory", id)}">${phrase(title)}</a>
<span class="facts"><span class="type">${type}</span>${status !== "active" && html` <span class="${status}">${status}</span>`}${
      importance !== undefined && html` <span>importance ${importance}</span>`
    } <time>${updated}</time>${byPerson && html` <span>by a person</span>`}${isQuestioned && html` <span class="due">questioned</span>`}</span>
${more !== "" && html`<p>${phrase(more)}</p>`}</li>\n`;
  })}</ol>`;

function filterForm({ wanted, tags }: MemoriesSeen, { href }: Place): Html {
  return html`<form class="filter" role="search" action="${href("memories")}" method="get">
<label class="text">Text <input type="search" id="q" name="q" value="${wanted.text}"></label>
${choice("type", "Type", [["", "any"], ...MEMORY_TYPES], wanted.type)}
${choice("status", "Status", STATUSES, wanted.status)}
${tags.length > 0 && choice("tag", "Tag", [["", "any"], ...tags.map(({ name, count }) => [name, `${name} (${count})`] as const)], wanted.tag)}
${choice("importance", "Importance", [["0", "any"], ...Array.from({ length: 10 }, (_, i) => [String(i + 1), `${i + 1} or more`] as const)], String(wanted.importance))}
${choice("by", "Written by", WRITERS, wanted.by)}
<label>From <input type="date" name="since" value="${wanted.since}"></label>
<label>To <input type="date" name="until" value="${wanted.until}"></label>
${choice("sort", "Sort by", SORTS, wanted.sort === usualOrder(wanted.text) ? "" : wanted.sort)}
<button>Show</button>
</form>`;
}

const WRITERS = [["", "anybody"], ["person", "a person"], "lithify"] as const;
const SORTS = [["", "best match, else newest"], ["updated", "newest"], "importance", "name"] as const;

const asQuery = ({ text, type, tag, status, by, importance, since, until, sort }: Wanted): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ q: text, type, tag, status, by, importance: String(importance), since, until, sort }).filter(
      ([, value]) => value !== "" && value !== "0",
    ),
  );
