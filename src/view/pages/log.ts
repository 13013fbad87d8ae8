/** The logs of one day, line by line. */
import { type LogSeen, lineId } from "../model/log.ts";
import { type Html, html } from "./html.ts";
import type { Place } from "./place.ts";

/** Where a day's page marks these lines and begins at the first of them. */
export const atLines = (href: Place["href"], day: string, ids: readonly string[] = []): string =>
  ids.length === 0 ? href("log", day) : `${href("log", day, { mark: ids.join(",") })}#${ids[0]}`;

/** @param marked ids of lines; what is none marks nothing */
export const logPage = (
  day: string,
  logs: readonly LogSeen[],
  marked: readonly string[] = [],
): Html => html`<h1>${day}</h1>
${logs.map(
  ({ path, lines, more }, log) => html`<figure class="quote"><figcaption><code>${path}</code></figcaption>
<ol>${lines.map((line, i) => {
    const id = lineId(log, i + 1);
    return html`<li id="${id}">${marked.includes(id) ? html`<mark>${line}</mark>` : line}</li>`;
  })}</ol>${more > 0 && html`<p>${more} more lines: the file has them.</p>`}</figure>`,
)}`;
