/**
 * How things stand, and the last runs, each to be taken back.
 */

import { counted } from "../../report/counted.ts";
import type { HealthSeen } from "../model/health.ts";
import type { RunSeen } from "../model/runs.ts";
import { table } from "./chart.ts";
import { action } from "./form.ts";
import { type Html, html } from "./html.ts";
import type { Place } from "./place.ts";

/** @param notice of a run just taken back, shown where it stands */
export function healthPage(seen: HealthSeen, { href, token }: Place, notice?: Html): Html {
  const { weeks, compacted, open, daemon, isRunning, trouble, files, errors, warnings, findings, runs } = seen;
  return html`<h1>Health</h1>
<p><strong>${seen.verdict}</strong></p>
<p><label>${compacted} of ${weeks} weeks are compacted <progress max="${Math.max(1, weeks)}" value="${compacted}"></progress></label></p>
<p>The daemon is ${daemon}.${!isRunning && html` Until <code>lithify watch</code> or <code>lithify service install</code> starts it, only <code>lithify compact</code> compacts.`}</p>
${trouble.map((one) => html`<p class="bad">${one}</p>`)}
<h2>Weeks and periods that want attention</h2>
${
  open.length === 0
    ? html`<p>None.</p>`
    : table(
        "Weeks and periods that want attention",
        ["which", "state", "why", "what to do"],
        open.map(({ name, isMade, state, reason, command, remedy }) => [
          isMade ? html`<a href="${href("document", name)}">${name}</a>` : name,
          ...[state, reason, html`${command !== "" && html`<code>${command}</code>`}${remedy}`],
        ]),
      )
}
<h2>Lint</h2>
<p>${seen.isLinted ? html`${counted(files, "file")}, ${counted(errors, "error")}, ${counted(warnings, "warning")}${errors + warnings > findings.length && `; the first ${findings.length} are shown`}.` : "Still looking: what it finds is shown here when it is done."}</p>
${
  findings.length > 0 &&
  table(
    "Findings",
    ["where", "code", "what", "remedy"],
    findings.map(({ severity, where, code, message, remedy }) => [
      where,
      html`<span class="${severity === "error" ? "bad" : "due"}">${code}</span>`,
      ...[message, remedy],
    ]),
  )
}
<h2>Last runs</h2>
${notice}
${
  runs.length === 0
    ? html`<p>No run is kept here.</p>`
    : table(
        "Last runs",
        ["when (UTC)", "what", "files", ""],
        runs.map((one) => [
          one.at,
          html`${one.what}${one.may === "redo" && " (taken back)"} <small><code>${one.run}</code></small>`,
          one.files,
          turning(one, token),
        ]),
      )
}`;
}

/** What takes back much is asked about first: closed until it is opened, so that it needs no script. */
function turning({ run, may, whyNot, memories, proposals, taken, left }: RunSeen, token: string | undefined): Html {
  if (token === undefined) return html``;
  if (may === undefined) return html`<small>${whyNot}</small>`;
  if (may === "redo") return action("redo", "Redo", token, { run });
  const staying = left.length;
  const wrote = [memories > 0 && counted(memories, "memory file"), proposals > 0 && counted(proposals, "proposal")];
  return html`<details><summary>Undo…</summary><p>Takes back ${wrote.filter(Boolean).join(" and ")}${staying > 0 && `; ${counted(staying, "file")} that changed since ${staying === 1 ? "stays" : "stay"}`}.</p>${names("Taken back", taken)}${names("Stays as it is", left)}${action("undo", "Take it back", token, { run })}</details>`;
}

/** Nobody reads more of them before a decision. */
const MOST_NAMED = 20;

const names = (title: string, files: readonly string[]): Html | false =>
  files.length > 0 &&
  html`<p>${title}:</p><ul>${files.slice(0, MOST_NAMED).map((file) => html`<li><code>${file}</code></li>`)}${files.length > MOST_NAMED && html`<li>and ${files.length - MOST_NAMED} more</li>`}</ul>`;
