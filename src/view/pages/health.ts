/**
 * How things stand, and the last runs, each to be taken back.
 */
import type { HealthSeen } from "../model/health.ts";
import { counted, table } from "./chart.ts";
import { type Html, html } from "./html.ts";
import { action } from "./memory.ts";
import type { Place } from "./place.ts";

export function healthPage(seen: HealthSeen, { href, token }: Place): Html {
  const { weeks, compacted, open, daemon, trouble, isAtWork, files, errors, warnings, findings, runs } = seen;
  return html`<h1>Health</h1>
<p><label>${compacted} of ${weeks} weeks are compacted <progress max="${Math.max(1, weeks)}" value="${compacted}"></progress></label>${isAtWork && " A compaction is under way; this page renews itself."}</p>
<p>The daemon is ${daemon}.</p>
${trouble.map((one) => html`<p class="bad">${one}</p>`)}
<h2>Weeks and periods that want attention</h2>
${
  open.length === 0
    ? html`<p>None.</p>`
    : table(
        "Weeks and periods that want attention",
        ["which", "state", "why"],
        open.map(({ name, isMade, state, reason }) => [
          isMade ? html`<a href="${href("document", name)}">${name}</a>` : name,
          ...[state, reason],
        ]),
      )
}
<h2>Lint</h2>
<p>${counted(files, "file")}, ${counted(errors, "error")}, ${counted(warnings, "warning")}${errors + warnings > findings.length && `; the first ${findings.length} are shown`}.</p>
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
${
  runs.length === 0
    ? html`<p>No run is kept here.</p>`
    : table(
        "Last runs",
        ["when (UTC)", "what", "files", ""],
        runs.map(({ run, at, subjects, files: written, may }) => [
          at,
          html`${subjects.join("; ")} <code>${run}</code>${may === "redo" && " (taken back)"}`,
          written,
          html`${may !== undefined && token !== undefined && action(may, may === "undo" ? "Undo" : "Write again", token, { run })}`,
        ]),
      )
}`;
}
