/**
 * All views as one HTML file that asks nothing of any place: no script, no asset, no action, its one stylesheet inside. Secrets
 * are never in it.
 */
import { createHash } from "node:crypto";
import { basename } from "node:path";
import { questionsIn } from "../memory/questions.ts";
import { documentOf } from "./model/document.ts";
import { type LogSeen, textsOf } from "./model/log.ts";
import { memoriesOf, wantedIn } from "./model/memories.ts";
import { thingsOf } from "./model/things.ts";
import { timelineOf } from "./model/timeline.ts";
import { costPage } from "./pages/cost.ts";
import { healthPage } from "./pages/health.ts";
import { Html, html } from "./pages/html.ts";
import { inboxPage } from "./pages/inbox.ts";
import { ways } from "./pages/layout.ts";
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
  const known = new Map<string, readonly LogSeen[]>();
  const logsOf = (day: string): readonly LogSeen[] => {
    const logs = known.get(day) ?? reading.logs(day);
    known.set(day, logs);
    return logs;
  };
  /** The file has no logs: a bullet's day bears the lines that the bullet comes from. */
  const quoteOf = (day: string, ids: readonly string[]): string =>
    say(textsOf(logsOf(day), ids).join("\n"), LONGEST_QUOTE);
  const { folder, weeks } = opened;
  const timeline = timelineOf(folder, weeks, say);
  const documents = [
    ...(timeline.hasWisdom ? ["WISDOM"] : []),
    ...[...timeline.years, ...timeline.months].map(({ period }) => period),
    ...timeline.weeks.filter(({ isMade }) => isMade).map(({ week }) => week),
  ].flatMap((id) => documentOf(id, folder, say, logsOf) ?? []);
  const all = memoriesOf(folder.stored, wantedIn(new URLSearchParams("status=all")), undefined, say, {
    rows: folder.stored.length || 1,
    questions: questionsIn(folder),
  });
  const around = aroundOf(reading, undefined);
  const parts = [
    part("timeline", undefined, timelinePage(timeline, exported)),
    part("memories", undefined, memoriesPage(all, exported)),
    part("inbox", undefined, inboxPage(await reading.inbox(), exported)),
    around.hasThings && part("things", undefined, thingsPage(thingsOf(folder.stored, say), exported)),
    part("cost", undefined, costPage(reading.cost())),
    part("health", undefined, healthPage(await reading.health(), exported)),
    ...documents.map((document) => part("document", document.id, documentPage(document, exported, quoteOf))),
  ];
  for (const { file } of folder.stored) {
    const memory = await reading.memory(file);
    if (memory) parts.push(part("memory", memory.id, memoryPage(memory, exported)));
  }
  const style = createHash("sha256").update(STYLE).digest("base64");
  const workspace = say(basename(opened.workspace.root), 100);
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${new Html(style)}'; base-uri 'none'; form-action 'none'">
<title>${workspace} · lithify</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<style>${new Html(STYLE)}</style></head>
<body><a class="skip" href="#main">To the content</a>
<header><p class="brand">lithify <span>${workspace}</span></p>${ways(undefined, exported, around)}</header>
<main id="main"><p class="due">A copy, made ${madeAt} with <code>lithify view --export</code>: it stays as it was then, and nothing can be decided in it.</p>
${parts}</main>
</body></html>
`.text;
}

const LONGEST_QUOTE = 1_000;

const part = (view: View, id: string | undefined, body: Html): Html =>
  html`<section id="${anchorOf(view, id)}">${body}</section>\n`;
