/**
 * Proposals, each with what would change beside what stands, the lines it rests on, and a person's word: accept, reject, or edit
 * first.
 */
import type { SideRow } from "../../report/diff.ts";
import type { ProposalSeen } from "../model/inbox.ts";
import { pager } from "./chart.ts";
import { wordFields, wordForm } from "./form.ts";
import { type Html, html, type Part } from "./html.ts";
import { markdown, phrase, phraseText } from "./markdown.ts";
import { quotes, says, told } from "./memory.ts";
import { anchorOf, type Place } from "./place.ts";

export interface InboxSeen {
  readonly proposals: readonly ProposalSeen[];
  /** Which of them stands where a person left off; their number where it is none. */
  readonly next: number;
  /** Weeks that proposals are of, newest first. */
  readonly weeks: readonly { readonly week: string; readonly count: number }[];
  /** Of those asked for; a page of them is shown. */
  readonly waiting: number;
  /** That wait altogether. */
  readonly all: number;
  /** The one week that was asked for; "" for all. */
  readonly week: string;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
}

const STANDS = {
  ...{ new: "a new memory", changes: "changes a memory that stands", replaces: "replaces" },
  ends: "asks whether a memory that stands still holds",
} as const;

/** More are on the Timeline. */
const MOST_WEEKS = 12;

/** @param notice of what was just decided, shown where that stood */
export function inboxPage(
  { proposals, next, weeks, waiting, all, week, page, pages }: InboxSeen,
  place: Place,
  notice?: Html,
): Html {
  const { href, token } = place;
  const shown = (one: ProposalSeen): Html => proposal(one, place, week);
  return html`<h1>Inbox</h1>
${week !== "" && html`<p>Of <a href="${href("document", week)}">${week}</a> alone; <a href="${href("inbox")}">${all === 1 ? "the one that waits" : `all ${all} that wait`}</a>.</p>`}
${
  waiting === 0
    ? html`<p>Nothing waits for your word.</p>`
    : html`<p>${waiting} ${waiting === 1 ? "proposal waits" : "proposals wait"} for your word${pages > 1 && `; page ${page} of ${pages}`}. Only what you accept becomes a memory.</p>`
}
${
  token !== undefined &&
  week === "" &&
  weeks.length > 1 &&
  html`<nav class="beside" aria-label="By week">${weeks.slice(0, MOST_WEEKS).map((one) => html`<a href="${href("inbox", undefined, { week: one.week })}">${one.week} (${one.count})</a> `)}${weeks.length > MOST_WEEKS && html`<a href="${href("timeline")}">more on the Timeline</a>`}</nav>`
}
${proposals.slice(0, next).map(shown)}${notice}${proposals.slice(next).map(shown)}
${token !== undefined && pager(page, pages, (to) => href("inbox", undefined, { ...(week !== "" && { week }), page: to }))}`;
}

/** A decision is made on its name, reason and what it changes: the lines it rests on and its words to edit are folded away. */
function proposal(
  seen: ProposalSeen,
  place: Place,
  /** The inbox shows this week alone, and does so after a decision. */ only: string,
): Html {
  const { id, because, names, week, edited, type, said, words, stands, newer, replaces, mayKeepBoth, rows, quoted } =
    seen;
  const { href, token } = place;
  const { title, more } = told(said, id);
  const quotedLines = html`${stands === "new" && !says(title, said.body) && html`<div class="body">${markdown(said.body, { base: 3 })}</div>`}${quotes(quoted, place)}${week !== undefined && html`<p>From <a href="${href("document", week)}">${week}</a></p>`}`;
  const lines = html`<details><summary>${quoted.length > 0 ? "Read its lines" : "Read the whole of it"}</summary>${quotedLines}</details>`;
  return html`<section class="proposal" id="${anchorOf("inbox", id)}" aria-label="${phraseText(said.name)}">
<h2 tabindex="-1">${phrase(title)}</h2>
${stands === "new" && more !== "" && html`<p>${phrase(more)}</p>`}
<p class="facts"><span class="type">${type}</span> ${STANDS[stands]}${stands === "changes" && replaces !== "" && " and replaces"}${replaces !== "" && html` “${phrase(replaces)}”`}${week !== undefined && `, from ${week}`}${edited && ", edited by a person"}</p>
<p>${linked(because, names, href)}</p>
${stands === "ends" && html`<p>Accepted, it holds no more${newer && html`, and “<a href="${href("memory", newer.id)}">${phrase(newer.name)}</a>” stands in its place`}; rejected, it stands as it is.</p>`}
${stands !== "new" && rows.length > 0 && sides(rows)}
${
  token === undefined
    ? lines
    : wordForm(
        token,
        { id, seen: seen.seen, ...(only !== "" && { week: only }) },
        html`<div class="actions"><button>Accept</button><button formaction="/reject">Reject</button>${mayKeepBoth && html`<button formaction="/keep-both">Keep both</button>`}</div>
${mayKeepBoth && html`<p><small>Keep both: what stands holds beside it, and the same lines do not ask again.</small></p>`}
<div class="more">${stands !== "ends" && html`<details><summary>Edit first</summary>${wordFields(words)}<button>Accept as edited</button></details>`}${lines}</div>`,
      )
}
</section>`;
}

/** Files it names are links, under the memories' names. */
function linked(text: string, names: ProposalSeen["names"], href: Place["href"]): Part[] {
  const [first, ...rest] = names.filter(({ id }) => text.includes(id)).sort((a, b) => b.id.length - a.id.length);
  if (first === undefined) return [text];
  const link = html`“<a href="${href("memory", first.id)}">${phrase(first.name)}</a>”`;
  return text.split(first.id).flatMap((part, i) => [...(i > 0 ? [link] : []), ...linked(part, rest, href)]);
}

const sides = (rows: readonly SideRow[]): Html => html`<table class="sides">
<thead><tr><th scope="col">stands</th><th scope="col">proposed</th></tr></thead>
<tbody>${rows.map(
  ({ left, right, isSame }) =>
    html`<tr><td${!isSame && left !== undefined && html` class="removed"`}>${left}</td><td${!isSame && right !== undefined && html` class="added"`}>${right}</td></tr>`,
)}</tbody></table>`;
