/**
 * A week, month, year or the wisdom to read: its body, the lines of logs that its bullets come from, and the memories it lists.
 */
import { monthOf, yearOf } from "../../calendar/period.ts";
import { parseWeek, spanTitle, weekTitle } from "../../calendar/week.ts";
import type { Folder } from "../../compaction/folder.ts";
import { readWeekly } from "../../document/weekly.ts";
import { lintWisdom } from "../../lint/wisdom.ts";
import { seatOf, waitingIn } from "./inbox.ts";
import { besideOf, type LogSeen, sayingLines } from "./log.ts";
import { idOf, namedOf, type Say } from "./said.ts";

export type DocumentSeen = NonNullable<ReturnType<typeof documentOf>>;

/** @param id `2026-W15`, `2026-04`, `2026`, `WISDOM`   @returns undefined where there is no such document, or it does not read */
export function documentOf(id: string, folder: Folder, say: Say, linesOf: (day: string) => readonly LogSeen[]) {
  const { texts, levels, documents, stored } = folder;
  const isWeek = parseWeek(id) !== undefined;
  const isWisdom = id === "WISDOM";
  const read = isWisdom ? wisdomIn(texts) : isWeek ? readWeekly(texts.get(`weekly/${id}.md`) ?? "") : levels.get(id);
  if (read === undefined || "fault" in read) return undefined;
  const waiting = waitingIn(folder).filter(({ week }) => week === id);
  const byFile = new Map(stored.map((one) => [one.file, one]));
  const found = "memories" in read ? read.memories.flatMap(({ file }) => byFile.get(file) ?? []) : [];
  const has = (one: string): boolean => documents.has(one) || levels.has(one);
  // The page has the title already.
  const body = say(read.body, LONGEST_BODY).replace(/^\s*## \d{4}.*\n/, "");
  const paths = read.sources.map(({ path }) => path);
  return {
    ...{ id, body, title: "from" in read ? (isWeek ? weekTitle(id) : spanTitle(read.from, read.to)) : "Wisdom" },
    // Of a bullet's line, as it stands in the body, the lines of logs that say it best, by day.
    lines: sayingLines(body, linesOf, (week) => texts.get(`weekly/${week}.md`) ?? ""),
    // Those that the body names and that have a document.
    weeks: new Set((body.match(WEEK) ?? []).filter(has)),
    memories: found.map((one) => namedOf(one, say)),
    // The month of a week, the year of a month; the documents before and after it; those that it was made from.
    above: isWisdom ? undefined : [isWeek ? monthOf(id) : yearOf(id)].find((one) => one !== id && has(one)),
    beside: besideOf([...documents.keys(), ...levels.keys()].filter((one) => one.length === id.length).sort(), id),
    below: isWeek ? [] : paths.map((path) => path.slice(path.lastIndexOf("/") + 1).replace(/\.md$/, "")).filter(has),
    logs: isWeek ? paths.map((path) => ({ path: say(path, 300), day: DAY.exec(path)?.[0] })) : [],
    ...{ waiting: waiting.length, firstWaiting: waiting[0] && idOf(seatOf(waiting[0]).id, say) },
    // What is proposed for dropping, and what to do.
    stale: isWisdom ? lintWisdom(folder).map(({ message, remedy }) => say(`${message}: ${remedy}`, 1_000)) : [],
    // The built-in one is no language model, and its name tells a reader nothing.
    model: read.model === "extractive" ? "lithify itself, in the logs' own words" : say(read.model, 200),
  };
}

function wisdomIn(texts: Folder["texts"]) {
  const body = texts.get("WISDOM.md")?.replace(/^---\n[\s\S]*?\n---\n/, "");
  return body === undefined ? undefined : { body: body.replace(/^\s*# Wisdom\n/, ""), sources: [], model: "" };
}

const LONGEST_BODY = 100_000;
const DAY = /\d{4}-\d{2}-\d{2}/;
const WEEK = /\b\d{4}-W\d{2}\b/g;
