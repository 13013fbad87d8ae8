/**
 * Proposals, each with what would change beside what stands, the lines it rests on, and a person's word: accept, reject, or edit
 * first.
 */
import type { SideRow } from "../../report/diff.ts";
import type { ProposalSeen } from "../model/inbox.ts";
import { type Html, html } from "./html.ts";
import { action, quotes } from "./memory.ts";
import type { Place } from "./place.ts";

export interface InboxSeen {
  readonly proposals: readonly ProposalSeen[];
  /** Of all that wait; only the first of them are shown. */
  readonly waiting: number;
}

const STANDS = { new: "a new memory", changes: "changes a memory that stands", replaces: "replaces a memory" } as const;

export function inboxPage({ proposals, waiting }: InboxSeen, place: Place): Html {
  return html`<h1>Inbox</h1>
${
  waiting === 0
    ? html`<p>Nothing waits for your word.</p>`
    : html`<p>${waiting} ${waiting === 1 ? "proposal waits" : "proposals wait"} for your word${waiting > proposals.length && `; the first ${proposals.length} are shown`}.</p>`
}
${proposals.map((one) => proposal(one, place))}`;
}

function proposal(
  { id, seen, because, week, edited, type, words, stands, rows, quoted }: ProposalSeen,
  { href, token }: Place,
): Html {
  const fields = { id, seen };
  return html`<section class="proposal" aria-label="${words.name}">
<h2>${words.name || id}</h2>
<p class="facts"><span class="type">${type}</span> ${STANDS[stands]}${week !== undefined && html`, from <a href="${href("document", week)}">${week}</a>`}${edited && ", edited by a person"}</p>
<p>${because}</p>
${stands === "new" ? html`<p>${words.description}</p><div class="body">${words.body}</div>` : sides(rows)}
${quotes(quoted)}
${
  token !== undefined &&
  html`<div class="actions">${action("accept", "Accept", token, fields)}${action("reject", "Reject", token, fields)}</div>
<details><summary>Edit before accepting</summary>
<form class="edit" method="post" action="/edit"><input type="hidden" name="token" value="${token}"><input type="hidden" name="id" value="${id}"><input type="hidden" name="seen" value="${seen}">
<label>Name <input name="name" value="${words.name}" required></label>
<label>Description <input name="description" value="${words.description}"></label>
<label>Text <textarea name="body" rows="8">
${words.body}</textarea></label>
<button>Accept as edited</button></form></details>`
}
</section>`;
}

const sides = (rows: readonly SideRow[]): Html => html`<table class="sides">
<thead><tr><th scope="col">stands</th><th scope="col">proposed</th></tr></thead>
<tbody>${rows.map(
  ({ left, right, isSame }) =>
    html`<tr><td${!isSame && left !== undefined && html` class="removed"`}>${left}</td><td${!isSame && right !== undefined && html` class="added"`}>${right}</td></tr>`,
)}</tbody></table>`;
