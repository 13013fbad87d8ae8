/**
 * Counts over time as stacked bars: an inline SVG whose colours are the stylesheet's, and the same as a table for those who
 * cannot see it.
 */
import type { Series } from "../model/timeline.ts";
import { type Html, html } from "./html.ts";

const WIDTH = 720;
const HEIGHT = 160;
const FLOOR = 20;
const WIDEST_BAR = 48;
/** What does not fit is told in the table. */
const MOST_BARS = 60;
const LABEL_WIDTH = 70;

/** Nothing where there is nothing to show. */
export function chart(title: string, { kinds, rows }: Series): Html {
  const shown = rows.slice(-MOST_BARS);
  const sums = shown.map(({ counts }) => counts.reduce((sum, count) => sum + count, 0));
  const most = Math.max(...sums, 0);
  if (most === 0) return html``;
  const step = Math.min(WIDTH / shown.length, WIDEST_BAR);
  const every = Math.ceil(LABEL_WIDTH / step);
  const width = Math.ceil(step * shown.length + LABEL_WIDTH);
  const bars = shown.map(({ label, counts }, i) => {
    let top = HEIGHT;
    const parts = counts.map((count, kind) => {
      const height = (count / most) * HEIGHT;
      top -= height;
      return height > 0
        ? html`<rect class="kind-${kind}" x="${round(i * step + 1)}" y="${round(top)}" width="${round(Math.max(1, step - 2))}" height="${round(height)}"></rect>`
        : html``;
    });
    return html`<g><title>${label}: ${counts.map((count, kind) => `${count} ${kinds[kind]}`).join(", ")}</title>${parts}${
      i % every === 0 && html`<text x="${round(i * step + 1)}" y="${HEIGHT + FLOOR - 5}">${label}</text>`
    }</g>`;
  });
  return html`<figure>
<figcaption>${title} <span class="legend">${kinds.map((kind, i) => html`<span><svg class="key" viewBox="0 0 10 10" aria-hidden="true"><rect class="kind-${i}" width="10" height="10"></rect></svg>${kind}</span> `)}</span></figcaption>
<svg class="chart" width="${width}" height="${HEIGHT + FLOOR}" viewBox="0 0 ${width} ${HEIGHT + FLOOR}" role="img" aria-label="${title}: ${counted(rows.length, "column")}, at most ${most}; the same as a table below">${bars}</svg>
<details><summary>As a table</summary>${table(
    title,
    ["", ...kinds],
    rows.map(({ label, counts }) => [label, ...counts]),
  )}</details>
</figure>`;
}

const round = (number: number): number => Math.round(number * 10) / 10;

/** A table that scrolls by itself where the window is narrow. */
export const table = (
  title: string,
  head: readonly (string | Html)[],
  rows: readonly (readonly (string | number | Html)[])[],
): Html =>
  html`<div class="wide" role="region" aria-label="${title}" tabindex="0"><table>
<thead><tr>${head.map((cell) => (cell === "" ? html`<td></td>` : html`<th scope="col">${cell}</th>`))}</tr></thead>
<tbody>${rows.map(
    (cells) =>
      html`<tr>${cells.map((cell, i) =>
        i === 0
          ? html`<th scope="row">${cell}</th>`
          : html`<td${typeof cell === "number" && html` class="number"`}>${typeof cell === "number" ? number(cell) : cell}</td>`,
      )}</tr>\n`,
  )}</tbody>
</table></div>`;

/** `1 error`, `2 errors` */
export const counted = (count: number, what: string): string => `${number(count)} ${what}${count === 1 ? "" : "s"}`;

const FORMAT = new Intl.NumberFormat("en");
const number = (value: number): string => FORMAT.format(value);

/** `4.1 KB` */
export const size = (bytes: number): string =>
  bytes < 1_000 ? `${bytes} B` : bytes < 1_000_000 ? `${round(bytes / 1_000)} KB` : `${round(bytes / 1_000_000)} MB`;

/** Nothing where one page holds all. @param to the address of a page, from 1 */
export function pager(page: number, pages: number, to: (page: number) => string): Html | false {
  if (pages < 2) return false;
  return html`<nav aria-label="Pages" class="pager">${page > 1 && html`<a href="${to(page - 1)}">Previous page</a> `}<span>page ${page} of ${pages}</span> ${
    page < pages && html`<a href="${to(page + 1)}">Next page</a>`
  }</nav>`;
}
