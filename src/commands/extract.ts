/**
 * `lithify extract`: memories alone, from one log or any text. Prints the blocks that passed every gate, or NONE; of which a
 * compaction would ask a person first is told beside them. With `--write` all are reconciled into the memory folder, as a
 * compaction does.
 */
import fs from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { isDay, weekOf } from "../calendar/week.ts";
import { wordingsOf } from "../compaction/folder.ts";
import { planFound } from "../compaction/plan.ts";
import { relevantTo } from "../compaction/relevant.ts";
import type { DailyLog } from "../daily/daily-log.ts";
import { listLogs } from "../daily/read-logs.ts";
import { redactText } from "../daily/redact.ts";
import { digest12 } from "../digest.ts";
import { UsageError } from "../errors.ts";
import { extractActivity } from "../extraction/activity.ts";
import { blockOf } from "../extraction/block.ts";
import { type Extraction, findIn } from "../extraction/found.ts";
import { readText, type TextOptions } from "../extraction/text.ts";
import { logbookOf } from "../memory/evidence/logbook.ts";
import { shown } from "../memory/file/memory-path.ts";
import { FURTHER } from "../profile/all.ts";
import { bytesIn, roomIn } from "../prompt/split.ts";
import { oneLine } from "../report/printable.ts";
import { rejectionLines } from "../report/rejections.ts";
import { makeFolder, writeAtomically } from "../store/disk/atomic-file.ts";
import { placeRefused } from "../store/disk/real-folder.ts";
import { whyNotLog } from "../store/own-log.ts";
import { keepRejected } from "../workspace/keep-rejected.ts";
import { detailOfKind, locked } from "../workspace/locked.ts";
import { chooseModel } from "../workspace/models.ts";
import { locate, type Opened, readFolder } from "../workspace/opened.ts";
import { reviewOf } from "../workspace/review.ts";
import { stateOf } from "../workspace/state.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import { toldIn } from "../workspace/told-before.ts";
import { openWorkspace, type Workspace } from "../workspace/workspace.ts";

export interface ExtractOptions extends GlobalOptions, TextOptions {
  readonly profile: string;
}

export async function extract(options: ExtractOptions, surroundings: Surroundings): Promise<number> {
  const workspace = await openWorkspace(options, surroundings);
  if (options.date !== undefined && !isDay(options.date))
    throw new UsageError("BAD_DATE", `there is no day ${JSON.stringify(options.date)}`, "write --date 2026-04-08");
  const isActivity = options.profile === "activity";
  if (isActivity && options.write)
    throw new UsageError(
      "USAGE",
      "activity makes daily logs, which --write does not",
      "lithify capture FILE writes a session's daily log",
    );
  const profile = FURTHER.find(({ name }) => name === options.profile);
  const text = await readText(options, profile?.name === "precision" ? "numbers" : "labels", workspace, surroundings);
  if (options.write && text.day === "")
    throw new UsageError("NO_DATE", "--write needs to know the day this text is of", "add --date 2026-04-08");
  // Sources name the log that the text will be, before anything is proved from it.
  const log = options.write ? { ...text, path: await pathAsLog(text, options, surroundings) } : text;

  const state = await stateOf(workspace.root, surroundings);
  if (options.write) state.open();
  if (isActivity) return extractActivity(log, workspace, state, options, surroundings);
  const chosen = await chooseModel(workspace, state, surroundings, false);
  const standing = await standingFor(log, workspace, options, surroundings);
  const asking = { ...chosen, tell: surroundings.tell };
  const extraction = await findIn(log, profile, workspace, standing, asking, surroundings.signal).finally(() =>
    chosen.end?.(),
  );
  const written = options.write ? await write(log, extraction, options, surroundings) : undefined;
  const memories = written?.result ?? [];
  const held = extraction.found.filter(({ doubt }) => doubt !== undefined);
  const blocks = extraction.found.filter(({ doubt }) => doubt === undefined).map((found) => blockOf(found, log));
  if (options.json) {
    const rejected = extraction.rejected.map(({ code, line, reason }) => ({ code, line, reason }));
    surroundings.print(
      JSON.stringify({
        blocks,
        held: held.map((found) => ({ block: blockOf(found, log), reason: found.doubt })),
        rejected,
        usage: { model: extraction.model, ...extraction.usage },
        ...(written && { memories, commit: written.commit, commitPostponed: written.commitPostponed }),
      }),
    );
  } else {
    rejectionLines(extraction.rejected, options.verbose === true, extraction.model).forEach(surroundings.tell);
    surroundings.print(blocks.length > 0 ? blocks.join("\n\n") : "NONE");
    for (const { file, change, because } of memories)
      surroundings.tell(`${oneLine(file)}  ${change}: ${oneLine(because)}`);
  }
  for (const { name, doubt = "" } of held)
    surroundings.tell(`not printed, since a compaction would ask you first about ${oneLine(name)}: ${oneLine(doubt)}`);
  if (extraction.likely > 0)
    surroundings.tell(`${extraction.likely} likely, and not sure: a compaction proposes the best of them`);
  for (const { from, to, error } of extraction.failed)
    surroundings.tell(`lines ${from} to ${to} are not done, ${error.code}: ${error.message}`);
  return extraction.failed.length > 0 ? 1 : 0;
}

/** No day is before the first, and none after the last: a text without a day may be told after any memory. */
const NEVER = "9999-12-31";

/** The memories that stand and bear on the text, from evidence older than it; none outside of a workspace. */
async function standingFor(
  log: DailyLog,
  { config: { model } }: Workspace,
  options: ExtractOptions,
  surroundings: Surroundings,
) {
  try {
    const room = bytesIn(roomIn(model.contextTokens, model.maxOutputTokens));
    const { folder } = readFolder(await locate(options, surroundings));
    const day = log.day === "" ? NEVER : log.day;
    const known = relevantTo(folder.stored, logbookOf([log]), { first: day, last: day }, room);
    return { known, wordings: wordingsOf(folder) };
  } catch (error) {
    if (error instanceof UsageError && error.code === "NO_LOGS" && !options.write)
      return { known: [], wordings: new Map<string, string>() };
    throw error;
  }
}

/** Reconciles what was found into the memory folder. Evidence must stand in the logs: a text that is none yet becomes one. */
function write(log: DailyLog, extraction: Extraction, options: ExtractOptions, surroundings: Surroundings) {
  const { found, model, prompt, rejected } = extraction;
  return locked("lithify extract", options, surroundings, async ({ opened, run, write }) => {
    keepRejected(opened.state, `${weekOf(log.day)}-extract-${digest12(log.path)}`, run, rejected, redactText);
    if (found.length > 0) keepAsLog(log, opened);
    const { files, changes } = planFound(found, opened.folder, reviewOf(opened.workspace.config), logbookOf([log]));
    const memories = changes.map(({ file, kind, because }) => ({ file, change: kind, because }));
    const detail = detailOfKind("extract", `extract from ${log.path}`, {
      ...{ model, prompt },
      ...{ memories, told: toldIn(changes) },
      bytes: { logs: log.bytes, weekly: 0 },
    });
    if (files.length > 0) await write(files, detail);
    return memories.map((memory) => ({ ...memory, file: shown(opened, memory.file) }));
  });
}

/** Its own path for a daily log; else `logs/2026-04-08-extract-1a2b3c4d.md`: the same text of the same day is the same log. */
async function pathAsLog(text: DailyLog, options: ExtractOptions, surroundings: Surroundings): Promise<string> {
  const { workspace, ownership, logFolders } = await locate(options, surroundings);
  const { logs } = await listLogs(ownership.owner, logFolders);
  const known = logs.find(({ absolute }) => absolute === resolve(workspace.root, text.path));
  if (known !== undefined) return known.path;
  const absolute = join(logFolders[0]!, `${text.day}-extract-${text.sha256.slice(0, 8)}.md`);
  return relative(ownership.owner, absolute).split(sep).join("/");
}

/** Written as it was read, line for line and redacted: no secret enters the workspace this way. */
function keepAsLog(log: DailyLog, { ownership, logFolders }: Opened): void {
  const absolute = join(ownership.owner, log.path);
  if (fs.existsSync(absolute)) return;
  const because = whyNotLog(logFolders[0]!, absolute);
  if (because !== undefined) throw placeRefused(ownership.owner, absolute, log.path, because);
  makeFolder(join(absolute, ".."));
  writeAtomically(absolute, `${log.lines.join("\n")}\n`);
}
