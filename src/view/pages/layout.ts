/**
 * A whole page around a view: the title, the ways to the other views, and what was just done.
 */
import { type Html, html } from "./html.ts";
import type { Place, View } from "./place.ts";

export interface Around {
  /** The workspace's name. */
  readonly workspace: string;
  /** Things are known. */
  readonly hasThings: boolean;
  /** Proposals that wait. */
  readonly waiting: number;
  readonly notice: Html | undefined;
  /** Who writes now, in a sentence, and how far the weeks, months and years are: what is shown may change, and what a person asks for waits. */
  readonly atWork?: { readonly who: string; readonly made: number; readonly all: number } | undefined;
  /** Another one once anything that is shown has changed. Absent where nobody can be asked. */
  readonly pulse?: string | undefined;
}

/** Nothing is typed or decided there: what is new takes the place of what stood. */
const LIVE: readonly (View | undefined)[] = ["timeline", "health"];

const VIEWS = [
  ["timeline", "Timeline"],
  ["memories", "Memories"],
  ["inbox", "Inbox"],
  ["things", "Graph"],
  ["cost", "Cost"],
  ["health", "Health"],
] as const satisfies (readonly [View, string])[];

/** @param view undefined for what is none of the views */
export function layout(view: View | undefined, title: string, body: Html, place: Place, around: Around): Html {
  const { workspace, notice, atWork, pulse } = around;
  const isLive = LIVE.includes(view);
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title} · ${workspace} · lithify</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="stylesheet" href="/page.css"><script src="/page.js" defer></script></head>
<body${pulse !== undefined && html` data-pulse="${pulse}"`}${isLive && html` data-live`}><a class="skip" href="#main">To the content</a>
<header><p class="brand">lithify <span>${workspace}</span></p>${ways(view, place, around)}</header>
<main id="main" tabindex="-1">${atWork !== undefined && html`<p class="due" role="status"><label>${atWork.who}: ${atWork.made} of ${atWork.all} weeks, months and years are made <progress max="${Math.max(1, atWork.all)}" value="${atWork.made}"></progress></label>${!isLive && " Load the page again to see what it wrote, and decide when it is done."}</p>`}${notice}${body}</main>
<footer><p>Keys: <kbd>/</kbd> searches, <kbd>j</kbd> and <kbd>k</kbd> go through a list${view === "inbox" && html`, <kbd>a</kbd> accepts, <kbd>r</kbd> rejects and <kbd>e</kbd> edits the proposal you stand at`}, <kbd>1</kbd> to <kbd>${viewsOf(around).length}</kbd> change the view.</p></footer>
</body></html>
`;
}

const viewsOf = ({ hasThings }: Around) => VIEWS.filter(([one]) => one !== "things" || hasThings);

export const ways = (view: View | undefined, { href }: Place, around: Around): Html =>
  html`<nav aria-label="Views"><ul>${viewsOf(around).map(
    ([one, label]) =>
      html`<li><a href="${href(one)}"${one === view && html` aria-current="page"`}>${label}${
        one === "inbox" && around.waiting > 0 && html` <span class="count">${around.waiting}</span>`
      }</a></li>`,
  )}</ul></nav>`;
