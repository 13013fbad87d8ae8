/**
 * The first view: years, months and weeks, newest first, and how the memories grew.
 */
import type { DocumentSeen } from "../model/document.ts";
import type { PeriodSeen, Timeline } from "../model/timeline.ts";
import { chart, counted, size, table } from "./chart.ts";
import { type Html, html } from "./html.ts";
import type { Place } from "./place.ts";

export function timelinePage({ weeks, months, years, growth, hasWisdom }: Timeline, { href }: Place): Html {
  if (weeks.length === 0)
    return html`<h1>Timeline</h1><p>There are no logs yet. Write one as <code>logs/2026-04-08.md</code>, then run <code>lithify compact</code>.</p>`;
  const periods = (title: string, rows: readonly PeriodSeen[]): Html | false =>
    rows.length > 0 &&
    html`<h2>${title}</h2>${table(
      title,
      [title.slice(0, -1), "days", "points", "size"],
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
  ["week", "days", "logs", "document", "decisions", "memories", "superseded"],
  weeks.map(({ week, title, isMade, due, failed, logs, logBytes, bytes, decisions, memories, superseded }) => [
    isMade ? html`<a href="${href("document", week)}">${week}</a>` : html`${week}`,
    html`${title.replace(/^\S+ \((.*)\)$/, "$1")}${due && html` <span class="due">due</span>`}${failed && html` <a class="bad" href="${href("health")}">failed: why</a>`}`,
    `${logs}, ${size(logBytes)}`,
    isMade ? size(bytes) : "none yet",
    decisions,
    memories,
    superseded.length === 0
      ? "0"
      : html`${superseded.map(({ id, name }, i) => html`${i > 0 && ", "}<a href="${href("memory", id)}">${name}</a>`)}`,
  ]),
)}`;
}

/** A bullet of a month leads to its weeks, a rule of the wisdom to what bears it out: only what stands among these is a link. */
function linking(sources: DocumentSeen["sources"], { href, token }: Place): (text: string) => Html {
  const documents = new Set(sources.map(({ document }) => document));
  const days = new Set(token === undefined ? [] : sources.map(({ day }) => day));
  return (text) => {
    const parts: (string | Html)[] = [];
    let end = 0;
    for (const { 0: all, 1: label, 2: folder, 3: name, index } of text.matchAll(LINKED)) {
      const id = label === undefined ? all : folder === undefined ? `${name}.md` : name!;
      if (label === undefined && !documents.has(all) && !days.has(all)) continue;
      parts.push(
        text.slice(end, index),
        html`<a href="${href(days.has(id) ? "log" : id.endsWith(".md") ? "memory" : "document", id)}">${label ?? all}</a>`,
      );
      end = index + all.length;
    }
    return html`${parts}${text.slice(end)}`;
  };
}
const LINKED = /\[([^\]]+)\]\((weekly\/)?([\w-]+)\.md\)|\b\d{4}-\d{2}-\d{2}\b|\b\d{4}-(?:W\d{2}|\d{2})\b(?!-)/g;

export function documentPage(seen: DocumentSeen, place: Place): Html {
  const { id, title, blocks, memories, sources, model, waiting, firstWaiting } = seen;
  const { href, token } = place;
  const ofSource = ({ document, day }: DocumentSeen["sources"][number]): string | undefined =>
    document !== undefined ? href("document", document) : day && token !== undefined ? href("log", day) : undefined;
  return html`<h1>${id === "WISDOM" ? title : id}</h1>
${id !== "WISDOM" && html`<p>${title.replace(/^\S+ \((.*)\)$/, "$1")}${model && html`, written by ${model}`}</p>`}
<article>${told(blocks, linking(sources, place))}</article>
${waiting > 0 && html`<p><a href="${href("inbox", firstWaiting)}">${counted(waiting, "proposal")}</a> of this week ${waiting === 1 ? "waits" : "wait"} for your word.</p>`}
${
  memories.length > 0 &&
  html`<h2>Memories found</h2><ul>${memories.map(
    (one) => html`<li><a href="${href("memory", one.id)}">${one.name}</a></li>`,
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

/** Bullets that follow one another are one list. The document's own title is the page's already. */
function told(blocks: DocumentSeen["blocks"], linked: (text: string) => Html): Html[] {
  const parts: Html[] = [];
  let bullets: Html[] = [];
  const settle = (): void => {
    if (bullets.length > 0) parts.push(html`<ul>${bullets}</ul>`);
    bullets = [];
  };
  for (const { kind, text } of blocks) {
    if (kind === "bullet") {
      bullets.push(html`<li>${linked(text)}</li>`);
      continue;
    }
    settle();
    parts.push(kind === "heading" ? html`<h2>${text}</h2>` : html`<p>${text}</p>`);
  }
  settle();
  return parts;
}
