/**
 * All views as one HTML file that asks nothing of any place: no script, no asset, no action, its one stylesheet inside. Secrets
 * are never in it.
 */
import { createHash } from "node:crypto";
import { basename } from "node:path";
import { weekOf } from "../calendar/week.ts";
import { questionsIn } from "../memory/questions.ts";
import { onceOf } from "../once.ts";
import { type DocumentSeen, documentOf } from "./model/document.ts";
import { type Excerpt, excerptsOf, type LogSeen, lineId } from "./model/log.ts";
import { memoriesOf, wantedIn } from "./model/memories.ts";
import { thingsOf } from "./model/things.ts";
import { costPage } from "./pages/cost.ts";
import { healthPage } from "./pages/health.ts";
import { Html, html } from "./pages/html.ts";
import { inboxPage } from "./pages/inbox.ts";
import { ways } from "./pages/layout.ts";
import { excerptPage } from "./pages/log.ts";
import { memoriesPage } from "./pages/memories.ts";
import { memoryPage } from "./pages/memory.ts";
import { anchorOf, exported, type View } from "./pages/place.ts";
import { STYLE } from "./pages/style.ts";
import { thingsPage } from "./pages/things.ts";
import { documentPage, timelinePage } from "./pages/timeline.ts";
import type { Reading } from "./reading.ts";
import { aroundOf } from "./routes.ts";

/** @param madeAt when, as the workspace's people read a clock */
export async function exportedPage(reading: Reading, madeAt: string): Promise<string> {
  const { opened, say } = reading;
  const logsOf = onceOf((day): readonly LogSeen[] => reading.logs(day));
  const { folder } = opened;
  const periods = [...folder.levels.keys(), ...folder.documents.keys()];
  const documents = ["WISDOM", ...periods.sort((a, b) => a.length - b.length || (a < b ? 1 : -1))].flatMap(
    (id) => documentOf(id, folder, say, logsOf) ?? [],
  );
  const all = memoriesOf(folder.stored, wantedIn(new URLSearchParams("status=all")), undefined, say, {
    rows: folder.stored.length || 1,
    questions: questionsIn(folder),
  });
  const around = await aroundOf(reading, undefined);
  const excerpts = excerptsIn(documents, logsOf);
  const place = exported(idsIn(excerpts));
  const parts = [
    part("timeline", undefined, timelinePage(reading.timeline(), place)),
    part("memories", undefined, memoriesPage(all, place, around.waiting)),
    part("inbox", undefined, inboxPage(await reading.inbox(), place)),
    around.hasThings && part("things", undefined, thingsPage(thingsOf(folder.stored, say), place)),
    part("cost", undefined, costPage(reading.cost())),
    part("health", undefined, healthPage(await reading.health(), place)),
    ...documents.map((document) => part("document", document.id, documentPage(document, place))),
  ];
  for (const { file } of folder.stored) {
    const memory = await reading.memory(file);
    if (memory) parts.push(part("memory", memory.id, memoryPage(memory, place)));
  }
  for (const [day, of] of excerpts) {
    const week = folder.documents.has(weekOf(day)) ? weekOf(day) : undefined;
    parts.push(part("log", day, excerptPage(day, of, place, week)));
  }
  const style = createHash("sha256").update(STYLE).digest("base64");
  const workspace = say(basename(opened.workspace.root), 100);
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${new Html(style)}'; base-uri 'none'; form-action 'none'">
<title>${workspace} · lithify</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<style>${new Html(STYLE)}</style></head>
<body><a class="skip" href="#main">To the content</a>
<header><p class="brand">lithify <span>${workspace}</span></p>${ways(undefined, place, around)}</header>
<main id="main"><p class="due">A copy, made ${madeAt} with <code>lithify view --export</code>: it stays as it was then, and nothing can be decided in it.</p>
${parts}</main>
</body></html>
`.text;
}

/** A copy that a browser opens: days beyond are named, and lead nowhere. */
const MOST_LINES = 50_000;

/** By day, oldest first, the lines of logs that the bullets of documents come from; the newest documents first where not all have room. */
function excerptsIn(
  documents: readonly DocumentSeen[],
  logsOf: (day: string) => readonly LogSeen[],
): ReadonlyMap<string, readonly Excerpt[]> {
  const ids = new Map<string, Set<string>>();
  for (const { lines } of documents)
    for (const days of lines.values())
      for (const [day, of] of days) ids.set(day, new Set([...(ids.get(day) ?? []), ...of]));
  const excerpts = new Map<string, readonly Excerpt[]>();
  let room = MOST_LINES;
  for (const [day, of] of [...ids].sort(([a], [b]) => (a < b ? 1 : -1))) {
    const made = excerptsOf(logsOf(day), of);
    room -= made.reduce((sum, { lines }) => sum + lines.length, 0);
    if (room < 0) break;
    excerpts.set(day, made);
  }
  return new Map([...excerpts].reverse());
}

const idsOf = ({ log, lines }: Excerpt): string[] =>
  lines.flatMap(({ number, isCited }) => (isCited ? [lineId(log, number)] : []));
const idsIn = (excerpts: ReadonlyMap<string, readonly Excerpt[]>): Map<string, ReadonlySet<string>> =>
  new Map([...excerpts].map(([day, of]) => [day, new Set(of.flatMap(idsOf))]));

const part = (view: View, id: string | undefined, body: Html): Html =>
  html`<section id="${anchorOf(view, id)}">${body}</section>\n`;
