/** The logs of one day, line by line. */
import { type LogSeen, lineId } from "../model/log.ts";
import { type Html, html } from "./html.ts";

export const logPage = (day: string, logs: readonly LogSeen[]): Html => html`<h1>${day}</h1>
${logs.map(
  ({ path, lines, more }, log) => html`<figure class="quote"><figcaption><code>${path}</code></figcaption>
<ol>${lines.map((line, i) => html`<li id="${lineId(log, i + 1)}">${line}</li>`)}</ol>${more > 0 && html`<p>${more} more lines: the file has them.</p>`}</figure>`,
)}`;
