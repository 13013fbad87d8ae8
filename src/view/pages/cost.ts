/**
 * What it cost: tokens and money by day, week and model.
 */

import { counted } from "../../report/counted.ts";
import type { Cost, CostRow } from "../model/cost.ts";
import { chart, table } from "./chart.ts";
import { type Html, html } from "./html.ts";

export function costPage({ total, by, tokens, ignored, isPriced }: Cost): Html {
  if (total === undefined)
    return html`<h1>Cost</h1><p>Nothing was asked of a model that counts tokens yet: the offline model costs nothing.</p>`;
  return html`<h1>Cost</h1>
<p><strong>${usd(total, isPriced, 2)}${(total.costUsd > 0 || isPriced) && " USD"}</strong> for ${counted(total.calls, "request")}; ${percent(total)} of what was sent came from a cache.</p>
${
  total.unsettled > 0 &&
  html`<p>${total.unsettled} of them ${total.unsettled === 1 ? "is" : "are"} under way, or lithify was killed meanwhile: counted as the input they were estimated to take.</p>`
}
${!isPriced && html`<p>The price is unknown, and what nobody priced is not counted in USD: set <code>model.price.inputPerMTok</code> and <code>model.price.outputPerMTok</code>, in USD a million tokens, in <code>lithify.yaml</code>.</p>`}
${ignored > 0 && html`<p class="bad">${ignored} lines of the ledger cannot be read and are not counted.</p>`}
${chart("Tokens by day", tokens)}
${(["day", "week", "model"] as const).map((key) => html`<h2>By ${TITLES[key]}</h2>${sums(key, by[key], isPriced)}`)}`;
}

/** What a week of logs cost may have been spent in another one. */
const TITLES = { day: "day it was spent", week: "week of the logs", model: "model" } as const;

const sums = (by: string, rows: readonly CostRow[], isPriced: boolean): Html =>
  table(
    `By ${by}`,
    [by, "requests", "tokens read", "from cache", "written", "USD"],
    rows.map((row) => [
      row.key === "-" ? "months, years, and what is of no week" : row.key,
      ...[row.calls, row.inputTokens, percent(row), row.outputTokens, usd(row, isPriced, 4)],
    ]),
  );

const usd = ({ costUsd }: CostRow, isPriced: boolean, digits: number): string =>
  costUsd === 0 && !isPriced ? "price unknown" : costUsd.toFixed(digits);

const percent = ({ cachedShare }: CostRow): string => `${Math.round(cachedShare * 100)} %`;
