/** The logs of one day, line by line. */

import type { Beside } from "../model/beside.ts";
import { type Excerpt, type LogSeen, lineId } from "../model/log.ts";
import { type Html, html } from "./html.ts";
import { lineAnchor, type Place } from "./place.ts";

export const besides = (view: "log" | "document", { before, after }: Beside, href: Place["href"]): Html =>
  html`${before !== undefined && html`<a href="${href(view, before)}" rel="prev">← ${before}</a> `}${after !== undefined && html`<a href="${href(view, after)}" rel="next">${after} →</a>`}`;

/** @param week of the day, where it has a document   @param marked ids of lines; what is none marks nothing */
export const logPage = (
  day: string,
  logs: readonly LogSeen[],
  { href }: Place,
  { week, beside, marked = [] }: { week: string | undefined; beside: Beside; marked?: readonly string[] | undefined },
): Html => html`<h1>${day}</h1>
<nav class="beside" aria-label="Around this day">${week !== undefined && html`<a href="${href("document", week)}">${week}</a> `}${besides("log", beside, href)}</nav>
${logs.map(
  ({ path, lines, more, unread }, log) => html`<figure class="quote"><figcaption><code>${path}</code></figcaption>
${unread !== undefined && html`<p class="bad">This log could not be read: ${unread}. <a href="${href("health")}">What to do</a></p>`}<ol>${lines.map(
    (line, i) => {
      const id = lineId(log, i + 1);
      return html`<li id="${id}">${marked.includes(id) ? html`<mark>${line}</mark>` : line}</li>`;
    },
  )}</ol>${more > 0 && html`<p>${more} more lines: the file has them.</p>`}</figure>`,
)}`;

/** Of a day the lines that something in the file comes from, each in its surroundings. */
export const excerptPage = (
  day: string,
  excerpts: readonly Excerpt[],
  { href }: Place,
  week: string | undefined,
): Html =>
  html`<h2>${day}</h2>
${week !== undefined && html`<p><a href="${href("document", week)}">${week}</a></p>`}
${excerpts.map(
  ({ path, log, lines, more }) => html`<figure class="quote"><figcaption><code>${path}</code></figcaption>
<ol>${lines.map(({ number, text, isCited }) => {
    const anchor = lineAnchor(day, lineId(log, number));
    return isCited
      ? html`<li value="${number}" id="${anchor}"><mark>${text}</mark></li>`
      : html`<li value="${number}">${text}</li>`;
  })}</ol>${more > 0 && html`<p>${more} more lines are not in this copy.</p>`}</figure>`,
)}`;
