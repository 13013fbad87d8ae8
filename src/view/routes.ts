/**
 * Which page an address names. An address is looked up among what there is; none of it becomes a path on disk.
 */

import { basename } from "node:path";
import { weekOf } from "../calendar/week.ts";
import { tried } from "../errors.ts";
import { isOfThing } from "../memory/memory.ts";
import { documentOf } from "./model/document.ts";
import { waitingIn } from "./model/inbox.ts";
import { besideOf } from "./model/log.ts";
import { wantedIn } from "./model/memories.ts";
import { fileOf } from "./model/said.ts";
import { thingsOf } from "./model/things.ts";
import { costPage } from "./pages/cost.ts";
import { healthPage } from "./pages/health.ts";
import type { Html } from "./pages/html.ts";
import { inboxPage } from "./pages/inbox.ts";
import { type Around, layout } from "./pages/layout.ts";
import { logPage } from "./pages/log.ts";
import { phraseText } from "./pages/markdown.ts";
import { memoriesPage } from "./pages/memories.ts";
import { memoryPage } from "./pages/memory.ts";
import type { Place, View } from "./pages/place.ts";
import { thingsPage } from "./pages/things.ts";
import { documentPage, timelinePage } from "./pages/timeline.ts";
import type { Reading } from "./reading.ts";

interface Told {
  readonly view: View;
  readonly title: string;
  readonly body: Html;
  /** Part of it is still looked for. */
  readonly isPart?: boolean;
}

/** @param path as it was asked for, still encoded   @returns undefined where there is no such page */
export async function pageAt(...asked: Parameters<typeof toldAt>): Promise<Html | undefined> {
  const told = await toldAt(...asked);
  if (told === undefined) return undefined;
  const [, , reading, place, notice] = asked;
  const { view, title, body, isPart } = told;
  // These two show it where it was asked for.
  const around = await aroundOf(reading, view === "inbox" || view === "health" ? undefined : notice);
  // No pulse is that one: the page is asked for again.
  const pulse = isPart ? `${around.pulse} in part` : around.pulse;
  return layout(view, title, body, place, { ...around, pulse });
}

async function toldAt(
  path: string,
  query: URLSearchParams,
  reading: Reading,
  place: Place,
  notice: Html | undefined,
): Promise<Told | undefined> {
  const { opened, say } = reading;
  const { folder } = opened;
  const [, view = "", id, ...rest] = path.split("/");
  if (rest.length > 0) return undefined;
  const named = id === undefined ? undefined : tried(() => decodeURIComponent(id), undefined);
  if (named !== undefined && view === "document") {
    const found = documentOf(named, folder, say, reading.logs);
    return found && { view: "document", title: found.id, body: documentPage(found, place) };
  }
  if (named !== undefined && view === "memory") {
    const files = folder.stored.map((one) => one.file);
    const file = fileOf(named, files, say);
    const found = file === undefined ? undefined : await reading.memory(file);
    return found && { view: "memory", title: phraseText(found.name), body: memoryPage(found, place) };
  }
  if (named !== undefined && view === "log") {
    const logs = reading.logs(named);
    if (logs.length === 0) return undefined;
    const week = weekOf(named);
    const around = {
      ...{ week: folder.documents.has(week) ? week : undefined, beside: besideOf(reading.days(), named) },
      marked: query.get("mark")?.split(","),
    };
    return { view, title: named, body: logPage(named, logs, place, around) };
  }
  if (id !== undefined) return undefined;
  switch (view) {
    case "":
      return { view: "timeline", title: "Timeline", body: timelinePage(reading.timeline(), place) };
    case "memories": {
      const seen = await reading.memories(wantedIn(query));
      return { view, title: "Memories", body: memoriesPage(seen, place, waitingIn(folder).length) };
    }
    case "inbox": {
      const seen = await reading.inbox({
        ...{ page: Math.trunc(Number(query.get("page"))) || 1, week: query.get("week") ?? "" },
        ...{ at: query.get("at") ?? "", of: query.get("of") },
      });
      return { view, title: "Inbox", body: inboxPage(seen, place, notice) };
    }
    case "things":
      return { view, title: "Graph", body: thingsPage(thingsOf(folder.stored, say), place) };
    case "cost":
      return { view, title: "Cost", body: costPage(reading.cost()) };
    case "health": {
      const seen = await reading.health();
      return { view, title: "Health", body: healthPage(seen, place, notice), isPart: !seen.isLinted };
    }
    default:
      return undefined;
  }
}

export const aroundOf = async (reading: Reading, notice: Html | undefined): Promise<Around> => ({
  workspace: reading.say(basename(reading.opened.workspace.root), 100),
  hasThings: reading.opened.folder.stored.some(isOfThing),
  waiting: waitingIn(reading.opened.folder).length,
  notice,
  pulse: reading.pulse,
  atWork: reading.atWork === undefined ? undefined : { who: reading.atWork, ...(await reading.progress()) },
});
