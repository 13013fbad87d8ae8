/**
 * Counts over time as stacked bars: an inline SVG whose colours are the stylesheet's, and the same as a table for those who
 * cannot see it.
 */
import { counted, number } from "../../report/counted.ts";
import type { Series } from "../model/timeline.ts";
import { type Html, html } from "./html.ts";

const WIDTH = 720;
/** As wide as the columns of a narrow window. */
const NARROW = 250;
const HEIGHT = 160;
const FLOOR = 20;
/** Room over the highest line, and beside the axis, for its numbers. */
const TOP = 10;
const AXIS = 44;
/** Wide enough for its own label. */
const WIDEST_BAR = 80;
/** What does not fit is told in the table. */
const MOST_BARS = 60;
const LABEL_WIDTH = 70;
/** In hundredths of the width: the label of the last column goes on beyond it. */
const ALL_BARS = 90;

/** Nothing where there is nothing to compare. It is as wide as its window lets it be: across it is drawn in hundredths. */
export function chart(title: string, { kinds, rows }: Series): Html {
  const shown = rows.slice(-MOST_BARS);
  const sums = shown.map(({ counts }) => counts.reduce((sum, count) => sum + count, 0));
  const most = Math.max(...sums, 0);
  if (most === 0 || shown.length < 2) return html``;
  const ticks = ticksTo(most);
  const highest = ticks.at(-1)!;
  const bar = Math.min(WIDTH / shown.length, WIDEST_BAR);
  const width = Math.ceil((bar * shown.length * 100) / ALL_BARS);
  const step = ALL_BARS / shown.length;
  const every = Math.ceil(LABEL_WIDTH / bar);
  const everyNarrow = every * Math.ceil((LABEL_WIDTH * shown.length) / NARROW / every);
  const atHeight = (count: number): number => round(TOP + HEIGHT - (count / highest) * HEIGHT);
  const bars = shown.map(({ label, counts }, i) => {
    let top = TOP + HEIGHT;
    const parts = counts.map((count, kind) => {
      const height = (count / highest) * HEIGHT;
      top -= height;
      return height > 0
        ? html`<rect class="kind-${kind}" x="${round(i * step)}%" y="${round(top)}" width="${round(step)}%" height="${round(height)}"></rect>`
        : html``;
    });
    const behind = shown.length - 1 - i;
    return html`<g><title>${label}: ${counts.flatMap((count, kind) => (count > 0 ? [`${count} ${kinds[kind]}`] : [])).join(", ") || "none"}</title>${parts}${
      behind % every === 0 &&
      html`<text class="column${behind % everyNarrow > 0 && " drawn"}" x="${round((i + 0.5) * step)}%" y="${TOP + HEIGHT + FLOOR - 5}">${label}</text>`
    }</g>`;
  });
  const tall = TOP + HEIGHT + FLOOR;
  return html`<figure>
<figcaption>${title} <span class="legend">${kinds.map((kind, i) => html`<span><svg class="key" viewBox="0 0 10 10" aria-hidden="true"><rect class="kind-${i}" width="10" height="10"></rect></svg>${kind}</span> `)}</span></figcaption>
<div class="chart"><svg width="${AXIS}" height="${tall}" aria-hidden="true">${ticks.map((tick) => html`<text class="axis" x="${AXIS - 6}" y="${atHeight(tick) + 4}">${short(tick)}</text>`)}</svg><svg width="${width}" height="${tall}" role="img" aria-label="${title}: ${counted(rows.length, "column")}, at most ${most}; the same as a table below">${ticks.map((tick) => html`<line class="tick" x2="100%" y1="${atHeight(tick)}" y2="${atHeight(tick)}"></line>`)}${bars}</svg></div>
<details><summary>As a table</summary>${table(
    title,
    ["", ...kinds],
    rows.map(({ label, counts }) => [label, ...counts]),
  )}</details>
</figure>`;
}

/** Round numbers from 0 to the first at or over the highest column: some four of them, whole ones. */
function ticksTo(most: number): number[] {
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough)!;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, i) => i * step);
}

const SHORT = new Intl.NumberFormat("en", { notation: "compact" });
const short = (value: number): string => SHORT.format(value);

const round = (number: number): number => Math.round(number * 10) / 10;

/** A table that is a list of cards where the window is narrow, and scrolls by itself where one is still too wide. */
export const table = (
  title: string,
  head: readonly (string | Html)[],
  rows: readonly (readonly (string | number | Html | false)[])[],
): Html =>
  html`<div class="wide" role="region" aria-label="${title}" tabindex="0"><table class="cards" role="table">
<thead role="rowgroup"><tr role="row">${head.map((cell) => (cell === "" ? html`<td role="cell"></td>` : html`<th scope="col" role="columnheader">${cell}</th>`))}</tr></thead>
<tbody role="rowgroup">${rows.map(
    (cells) =>
      html`<tr role="row">${cells.map((cell, i) =>
        i === 0
          ? html`<th scope="row" role="rowheader">${cell}</th>`
          : html`<td role="cell"${labelled(head[i])}${typeof cell === "number" && html` class="number"`}>${typeof cell === "number" ? number(cell) : cell}</td>`,
      )}</tr>\n`,
  )}</tbody>
</table></div>`;

/** In a narrow window a row is a card, and each cell bears its column's name; the roles stay what they were. */
const labelled = (head: string | Html | undefined): Html | false =>
  typeof head === "string" && head !== "" && html` data-label="${head}"`;

/** Nothing where one page holds all. @param to the address of a page, from 1 */
export function pager(page: number, pages: number, to: (page: number) => string): Html | false {
  if (pages < 2) return false;
  return html`<nav aria-label="Pages" class="pager">${page > 1 && html`<a href="${to(page - 1)}">Previous page</a> `}<span>page ${page} of ${pages}</span> ${
    page < pages && html`<a href="${to(page + 1)}">Next page</a>`
  }</nav>`;
}
