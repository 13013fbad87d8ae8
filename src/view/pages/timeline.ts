/**
 * The first view: years, months and weeks, newest first, and how the memories grew.
 */

import { weekOf } from "../../calendar/week.ts";
import { SECTIONS } from "../../document/sections.ts";
import { counted, number, size } from "../../report/counted.ts";
import type { DocumentSeen } from "../model/document.ts";
import type { PeriodSeen, Timeline } from "../model/timeline.ts";
import { chart, table } from "./chart.ts";
import { type Html, html, type Part } from "./html.ts";
import { besides } from "./log.ts";
import { markdown, phrase, type Rendering } from "./markdown.ts";
import { type Place, partAnchor } from "./place.ts";

export function timelinePage(
  { weeks, months, years, unmade, growth, hasWisdom }: Timeline,
  { href, part }: Place,
): Html {
  if (weeks.length === 0)
    return html`<h1>Timeline</h1><p>There are no logs yet. Write one as <code>logs/2026-04-08.md</code>, then run <code>lithify compact</code>.</p>`;
  const periods = (title: string, rows: readonly PeriodSeen[]): Html | false =>
    rows.length > 0 &&
    html`<h2>${title}</h2>${table(
      title,
      [title.slice(0, -1).toLowerCase(), "days", "points", "size"],
      rows.map(({ period, title: days, bullets, bytes }) => [
        html`<a href="${href("document", period)}">${period}</a>`,
        ...[days, bullets, size(bytes)],
      ]),
    )}`;
  return html`<h1>Timeline</h1>
${hasWisdom && html`<p><a href="${href("document", "WISDOM")}">Wisdom</a>: the few rules that kept proving themselves.</p>`}
${chart(`Memories by type and ${growth.by} of their first evidence`, growth)}
${periods("Years", years)}${periods("Months", months)}
${unmade > 0 && html`<p>${counted(unmade, "month")} that ${unmade === 1 ? "is over has" : "are over have"} no document: <code>lithify compact --all</code> makes what nothing holds back.</p>`}
<h2>Weeks</h2>
${table(
  "Weeks",
  ["week", "days", "logs", "document", "decisions", "memories", "waiting", "superseded"],
  weeks.map(({ week, title, isMade, due, failed, logs, logBytes, bytes, decisions, memories, waiting, superseded }) => [
    isMade ? html`<a href="${href("document", week)}">${week}</a>` : html`${week}`,
    html`${title.replace(/^\S+ \((.*)\)$/, "$1")}${due && html` <a class="due" href="${href("health")}">due: why</a>`}${failed && html` <a class="bad" href="${href("health")}">failed: why</a>`}`,
    `${counted(logs, "log")}, ${size(logBytes)}`,
    isMade ? size(bytes) : "none yet",
    led(decisions, `decisions of ${week}`, part(week, "decisions")),
    led(memories, `memories of ${week}`, part(week, "memories")),
    led(waiting, `waiting of ${week}`, href("inbox", undefined, { week })),
    superseded.length > 0 &&
      html`${superseded.map(({ id, name }, i) => html`${i > 0 && ", "}<a href="${href("memory", id)}">${phrase(name)}</a>`)}`,
  ]),
)}`;
}

/** Nought is not worth a word; who hears the link alone hears what is counted. */
const led = (count: number, of: string, to: string): Html | false =>
  count > 0 && html`<a href="${to}" aria-label="${of}: ${number(count)}">${number(count)}</a>`;

const link = (to: string | undefined, name: string): Html | undefined =>
  to ? html`<a href="${to}">${name}</a>` : undefined;

/** A bullet leads to the lines of logs that it comes from, one of a month or a year to its weeks too: only what there is is a link. */
function rendering({ id, logs, weeks, lines }: DocumentSeen, { href, lines: placeOf }: Place): Rendering {
  const days = new Set(logs.map(({ day }) => day));
  const plain = (text: string, whole: string): Part => {
    const on = [...(lines.get(whole) ?? [])];
    return text.split(NAMED).map((name) => {
      if (days.has(name)) return link(placeOf(name, lines.get(whole)?.get(name)), name) ?? name;
      if (!weeks.has(name)) return name;
      // Whose own days its document does not name.
      const below = on.filter(([day]) => !days.has(day) && weekOf(day) === name);
      const found = below.flatMap(([day, ids]) => link(placeOf(day, ids), day) ?? []);
      return [link(href("document", name), name), ...found.map((one, i) => [i === 0 ? ": " : ", ", one])];
    });
  };
  const resolve = (address: string): string | undefined => {
    const [, folder, name = ""] = LINKED.exec(address) ?? [];
    if (name === "") return undefined;
    return folder === undefined ? href("memory", `${name}.md`) : href("document", name);
  };
  const decisions = partAnchor(id, "decisions");
  return { base: 2, plain, resolve, anchor: (heading) => (heading === SECTIONS[0] ? decisions : undefined) };
}
const NAMED = /\b(\d{4}-(?:\d{2}-\d{2}|W\d{2}))\b/;
const LINKED = /^(weekly\/)?([\w-]+)\.md$/;

export function documentPage(seen: DocumentSeen, place: Place): Html {
  const { id, title, body, memories, above, beside, below, logs, model, waiting, firstWaiting, stale } = seen;
  const { href, token } = place;
  const document = (name: string): Part => [link(href("document", name), name), " "];
  return html`<h1>${id === "WISDOM" ? title : id}</h1>
${(above ?? beside.before ?? beside.after) !== undefined && html`<nav class="beside" aria-label="Around it">${above !== undefined && document(above)}${besides("document", beside, href)}</nav>`}
${id !== "WISDOM" && html`<p>${title.replace(/^\S+ \((.*)\)$/, "$1")}${model && html`, written by ${model}`}</p>`}
${below.length > 0 && html`<nav class="beside" aria-label="Made from">Made from ${below.map(document)}</nav>`}
<article>${markdown(body, rendering(seen, place))}</article>
${stale.map((one) => html`<p class="due">${one}</p>`)}
${waiting > 0 && html`<p><a href="${token === undefined ? href("inbox", firstWaiting) : href("inbox", undefined, { week: id })}">${counted(waiting, "proposal")}</a> of this week ${waiting === 1 ? "waits" : "wait"} for your word.</p>`}
${
  memories.length > 0 &&
  html`<h2 id="${partAnchor(id, "memories")}">Memories found</h2><ul>${memories.map(
    (one) => html`<li><a href="${href("memory", one.id)}">${phrase(one.name)}</a></li>`,
  )}</ul>`
}
${
  logs.length > 0 &&
  html`<h2>Made from</h2><ul>${logs.map(({ path, day }) => html`<li>${link(day && place.lines(day), path) ?? path}</li>`)}</ul>`
}`;
}
