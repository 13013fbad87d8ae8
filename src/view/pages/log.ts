/** The logs of one day, line by line. */

import { counted } from "../../report/counted.ts";
import { type Beside, type Excerpt, type LogSeen, lineId } from "../model/log.ts";
import { type Html, html, type Part } from "./html.ts";
import { lineAnchor, type Place } from "./place.ts";

export const besides = (view: "log" | "document", { before, after }: Beside, href: Place["href"]): Html =>
  html`${before !== undefined && html`<a href="${href(view, before)}" rel="prev">← ${before}</a> `}${after !== undefined && html`<a href="${href(view, after)}" rel="next">${after} →</a>`}`;

type Row = Excerpt["lines"][number] & { readonly anchor?: string | undefined };

/** Lines of a log with their numbers; those cited are marked, for eyes and for readers. @param behind what stands above and below them */
export const quoted = (caption: Part, rows: readonly Row[], above: Part = false, below: Part = false): Html =>
  html`<figure class="quote"><figcaption>${caption}</figcaption>
${above}<ol>${rows.map(
    ({ number, text, isCited, anchor }) =>
      html`<li value="${number}"${anchor !== undefined && html` id="${anchor}"`}>${isCited ? html`<mark>${text}</mark>` : text}</li>`,
  )}</ol>${below}</figure>`;

/** @param week of the day, where it has a document   @param marked ids of lines; what is none marks nothing */
export const logPage = (
  day: string,
  logs: readonly LogSeen[],
  { href }: Place,
  { week, beside, marked = [] }: { week: string | undefined; beside: Beside; marked?: readonly string[] | undefined },
): Html => html`<h1>${day}</h1>
<nav class="beside" aria-label="Around this day">${week !== undefined && html`<a href="${href("document", week)}">${week}</a> `}${besides("log", beside, href)}</nav>
${logs.map(({ path, lines, more, unread }, log) => {
  const rows = lines.map((text, i) => {
    const anchor = lineId(log, i + 1);
    return { number: i + 1, text, anchor, isCited: marked.includes(anchor) };
  });
  const above = html`${unread !== undefined && html`<p class="bad">This log could not be read: ${unread}. <a href="${href("health")}">What to do</a></p>`}`;
  return quoted(
    html`<code>${path}</code>`,
    rows,
    above,
    more > 0 && html`<p>${counted(more, "more line")}: the file has the rest.</p>`,
  );
})}`;

/** Of a day the lines that something in the file comes from, each in its surroundings. */
export const excerptPage = (
  day: string,
  excerpts: readonly Excerpt[],
  { href }: Place,
  week: string | undefined,
): Html =>
  html`<h2>${day}</h2>
${week !== undefined && html`<p><a href="${href("document", week)}">${week}</a></p>`}
${excerpts.map(({ path, log, lines, more }) => {
  const rows = lines.map((row) => ({
    ...row,
    ...(row.isCited && { anchor: lineAnchor(day, lineId(log, row.number)) }),
  }));
  return quoted(
    html`<code>${path}</code>`,
    rows,
    false,
    more > 0 && html`<p>Not in this copy: ${counted(more, "more line")}.</p>`,
  );
})}`;
