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
import { quotes } from "./memory.ts";
import { anchorOf, type Place } from "./place.ts";

export interface InboxSeen {
  readonly proposals: readonly ProposalSeen[];
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

/** @param notice of what was just decided, shown where that stood: before the first proposal from `at` on */
export function inboxPage(
  { proposals, waiting, all, week, page, pages }: InboxSeen,
  place: Place,
  { notice, at = "" }: { readonly notice?: Html | undefined; readonly at?: string } = {},
): Html {
  const next = proposals.findIndex(({ id }) => id >= at);
  const before = next < 0 ? proposals.length : next;
  const shown = (one: ProposalSeen): Html => proposal(one, place, week);
  return html`<h1>Inbox</h1>
${week !== "" && html`<p>Of <a href="${place.href("document", week)}">${week}</a> alone; <a href="${place.href("inbox")}">${all === 1 ? "the one that waits" : `all ${all} that wait`}</a>.</p>`}
${
  waiting === 0
    ? html`<p>Nothing waits for your word.</p>`
    : html`<p>${waiting} ${waiting === 1 ? "proposal waits" : "proposals wait"} for your word${pages > 1 && `; page ${page} of ${pages}`}.</p>`
}
${proposals.slice(0, before).map(shown)}${notice}${proposals.slice(before).map(shown)}
${place.token !== undefined && pager(page, pages, (to) => place.href("inbox", undefined, { ...(week !== "" && { week }), page: to }))}`;
}

function proposal(
  {
    id,
    seen,
    because,
    names,
    week,
    edited,
    type,
    words,
    stands,
    newer,
    replaces,
    mayKeepBoth,
    rows,
    quoted,
  }: ProposalSeen,
  place: Place,
  /** The inbox shows this week alone, and does so after a decision. */
  only: string,
): Html {
  const { href, token } = place;
  return html`<section class="proposal" id="${anchorOf("inbox", id)}" aria-label="${phraseText(words.name)}">
<h2 tabindex="-1">${words.name === "" ? id : phrase(words.name)}</h2>
<p class="facts"><span class="type">${type}</span> ${STANDS[stands]}${stands === "changes" && replaces !== "" && " and replaces"}${replaces !== "" && html` “${phrase(replaces)}”`}${week !== undefined && html`, from <a href="${href("document", week)}">${week}</a>`}${edited && ", edited by a person"}</p>
<p>${linked(because, names, href)}</p>
${stands === "ends" && html`<p>Accepted, it holds no more${newer && html`, and “<a href="${href("memory", newer.id)}">${phrase(newer.name)}</a>” stands in its place`}; rejected, it stands as it is.</p>`}
${stands === "new" ? html`<p>${phrase(words.description)}</p><div class="body">${markdown(words.body, { base: 3 })}</div>` : rows.length > 0 && sides(rows)}
${quotes(quoted, place)}
${
  token !== undefined &&
  wordForm(
    token,
    { id, seen, ...(only !== "" && { week: only }) },
    html`${stands !== "ends" && html`<details><summary>Edit before accepting</summary>${wordFields(words)}</details>`}
<div class="actions"><button>Accept</button><button formaction="/reject">Reject</button>${mayKeepBoth && html`<button formaction="/keep-both">Keep both</button>`}</div>
${mayKeepBoth && html`<p><small>Keep both: what stands holds beside it, and the same lines do not ask again.</small></p>`}`,
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
