/**
 * The first view: years, months and weeks, newest first, and how the memories grew.
 */

import { counted } from "../../report/counted.ts";
import type { DocumentSeen } from "../model/document.ts";
import type { PeriodSeen, Timeline } from "../model/timeline.ts";
import { chart, size, table } from "./chart.ts";
import { type Html, html, type Part } from "./html.ts";
import { besides } from "./log.ts";
import { markdown, phrase, type Rendering } from "./markdown.ts";
import type { Place } from "./place.ts";

export function timelinePage({ weeks, months, years, growth, hasWisdom }: Timeline, { href }: Place): Html {
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
<h2>Weeks</h2>
${table(
  "Weeks",
  ["week", "days", "logs", "document", "decisions", "memories", "waiting", "superseded"],
  weeks.map(({ week, title, isMade, due, failed, logs, logBytes, bytes, decisions, memories, waiting, superseded }) => [
    isMade ? html`<a href="${href("document", week)}">${week}</a>` : html`${week}`,
    html`${title.replace(/^\S+ \((.*)\)$/, "$1")}${due && html` <a class="due" href="${href("health")}">due: why</a>`}${failed && html` <a class="bad" href="${href("health")}">failed: why</a>`}`,
    `${counted(logs, "log")}, ${size(logBytes)}`,
    isMade ? size(bytes) : "none yet",
    ...[some(decisions), some(memories)],
    waiting > 0 && html`<a href="${href("inbox", undefined, { week })}">${waiting}</a>`,
    superseded.length > 0 &&
      html`${superseded.map(({ id, name }, i) => html`${i > 0 && ", "}<a href="${href("memory", id)}">${phrase(name)}</a>`)}`,
  ]),
)}`;
}

/** Nought is not worth a word. */
const some = (count: number): number | false => count > 0 && count;

/** A bullet of a month leads to its weeks, one of a week to the log's line: only what stands among these is a link. */
function rendering({ sources, lines }: DocumentSeen, { href, lines: placeOf }: Place): Rendering {
  const documents = new Set(sources.map(({ document }) => document));
  const days = new Set(sources.map(({ day }) => day));
  const plain = (text: string, whole: string): Part => {
    const parts: Part[] = [];
    let end = 0;
    for (const { 0: name, index } of text.matchAll(NAMED)) {
      const ofDay = days.has(name) ? placeOf(name, lines.get(whole)?.get(name)) : undefined;
      const to = ofDay ?? (documents.has(name) ? href("document", name) : undefined);
      if (to === undefined) continue;
      parts.push(text.slice(end, index), html`<a href="${to}">${name}</a>`);
      end = index + name.length;
    }
    return [...parts, text.slice(end)];
  };
  const resolve = (address: string): string | undefined => {
    const [, folder, name = ""] = LINKED.exec(address) ?? [];
    if (name === "") return undefined;
    return folder === undefined ? href("memory", `${name}.md`) : href("document", name);
  };
  return { base: 2, plain, resolve };
}
const NAMED = /\b\d{4}-\d{2}-\d{2}\b|\b\d{4}-(?:W\d{2}|\d{2})\b(?!-)/g;
const LINKED = /^(weekly\/)?([\w-]+)\.md$/;

export function documentPage(seen: DocumentSeen, place: Place): Html {
  const { id, title, body, memories, sources, model, waiting, firstWaiting, stale = [] } = seen;
  const { href, token } = place;
  const ofSource = ({ document, day }: DocumentSeen["sources"][number]): string | undefined =>
    document !== undefined ? href("document", document) : day && place.lines(day);
  return html`<h1>${id === "WISDOM" ? title : id}</h1>
${(seen.beside?.before ?? seen.beside?.after) !== undefined && html`<nav class="beside" aria-label="Before and after">${besides("document", seen.beside!, href)}</nav>`}
${id !== "WISDOM" && html`<p>${title.replace(/^\S+ \((.*)\)$/, "$1")}${model && html`, written by ${model}`}</p>`}
<article>${markdown(body, rendering(seen, place))}</article>
${stale.map((one) => html`<p class="due">${one}</p>`)}
${waiting > 0 && html`<p><a href="${token === undefined ? href("inbox", firstWaiting) : href("inbox", undefined, { week: id })}">${counted(waiting, "proposal")}</a> of this week ${waiting === 1 ? "waits" : "wait"} for your word.</p>`}
${
  memories.length > 0 &&
  html`<h2>Memories found</h2><ul>${memories.map(
    (one) => html`<li><a href="${href("memory", one.id)}">${phrase(one.name)}</a></li>`,
  )}</ul>`
}
${
  sources.length > 0 &&
  html`<h2>Made from</h2><ul>${sources.map(
    (source) =>
      html`<li>${ofSource(source) === undefined ? source.path : html`<a href="${ofSource(source)}">${source.path}</a>`}</li>`,
  )}</ul>`
}`;
}
