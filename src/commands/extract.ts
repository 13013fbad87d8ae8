/**
 * `lithify extract`: memories alone, from one log or any text. Prints the blocks that passed every gate, or NONE; with
 * `--write` they are reconciled into the memory folder, as a compaction does. Shell.
 */
import { createHash } from "node:crypto";
import fs from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { isDay } from "../calendar/week.ts";
import { planFound } from "../compaction/plan.ts";
import { type Reading, readAnswer } from "../compaction/reading.ts";
import { bodyStartOf, type DailyLog, dayOfPath } from "../daily/daily-log.ts";
import { decode } from "../daily/decode.ts";
import { redact } from "../daily/redact.ts";
import { writeFrontMatter } from "../document/frontmatter.ts";
import { UsageError } from "../errors.ts";
import { logbookOf } from "../memory/logbook.ts";
import type { Found } from "../memory/memory.ts";
import { typed } from "../profile/typed.ts";
import { readPrompt } from "../prompt/prompt-files.ts";
import { extractRequest } from "../prompt/request.ts";
import { makeFolder, writeAtomically } from "../store/atomic-file.ts";
import { openStateFolder, statePaths } from "../store/state-folder.ts";
import { openWorkspace, placeOf, type Workspace } from "../workspace.ts";
import { detailOfKind, locked } from "./locked.ts";
import { shown } from "./memory-path.ts";
import { chooseModel } from "./models.ts";
import { printable } from "./printable.ts";
import type { GlobalOptions, Surroundings } from "./surroundings.ts";

export interface ExtractOptions extends GlobalOptions {
  /** A path, or `-`. */
  readonly file: string;
  readonly date?: string;
  readonly profile: string;
  readonly write?: boolean;
}

export async function extract(options: ExtractOptions, surroundings: Surroundings): Promise<number> {
  const workspace = await openWorkspace(surroundings.cwd, options, surroundings.env);
  if (options.date !== undefined && !isDay(options.date))
    throw new UsageError("BAD_DATE", `there is no day ${JSON.stringify(options.date)}`, "write --date 2026-04-08");
  const bytes = await bytesOf(options.file, surroundings);
  const log = readText(bytes, options, workspace, surroundings);
  if (options.write && log.day === "")
    throw new UsageError("NO_DATE", "--write needs to know the day this text is of", "add --date 2026-04-08");

  const { config } = workspace;
  const state = options.write ? openStateFolder(workspace.root) : statePaths(workspace.root);
  const chosen = await chooseModel(workspace, state, surroundings, false);
  const prompt = readPrompt(typed.prompt, config.prompts === "" ? "" : placeOf(workspace, config.prompts, "prompts"));
  const request = extractRequest({
    prompt,
    logs: [log],
    known: [],
    language: config.language,
    maxOutputTokens: Math.min(config.model.maxOutputTokens, 2_048),
  });
  const answer = await chosen.model(request, surroundings.signal);
  const reading = readAnswer(
    answer.text,
    typed,
    { book: logbookOf([log]), allow: config.redact.allow, known: new Map() },
    "extract",
  );

  const written = options.write
    ? await write(log, reading, { model: answer.model, prompt: prompt.digest }, options, surroundings)
    : undefined;
  const memories = written?.result ?? [];
  const blocks = reading.found.map((found) => blockOf(found, log));
  if (options.json) {
    const rejected = reading.rejected.map(({ code, line, reason }) => ({ code, line, reason }));
    surroundings.print(
      JSON.stringify({
        blocks,
        rejected,
        usage: { model: answer.model, ...answer.usage },
        ...(written && { memories, commit: written.commit, commitPostponed: written.commitPostponed }),
      }),
    );
  } else {
    for (const { code, line, reason } of reading.rejected)
      surroundings.tell(`line ${line} of the answer rejected, ${code}: ${printable(reason)}`);
    surroundings.print(blocks.length > 0 ? printable(blocks.join("\n\n")) : "NONE");
    for (const { file, change, because } of memories) surroundings.tell(`${file}  ${change}: ${printable(because)}`);
  }
  return 0;
}

async function bytesOf(file: string, { cwd, readStdin }: Surroundings): Promise<Buffer> {
  if (file === "-") return readStdin();
  try {
    return fs.readFileSync(resolve(cwd, file));
  } catch (error) {
    throw new UsageError(
      "NO_FILE",
      `cannot read ${file}: ${(error as Error).message}`,
      "name a file, or - for standard input",
      error,
    );
  }
}

/** The text as a log: of the day its name tells or `--date` gives, redacted, with lines counted from the file. */
function readText(
  bytes: Buffer,
  { file, date }: ExtractOptions,
  { root, config }: Workspace,
  { cwd, tell }: Surroundings,
): DailyLog {
  const decoded = decode(bytes);
  if ("skipped" in decoded)
    throw new UsageError("NOT_TEXT", `${file === "-" ? "standard input" : file} is ${decoded.skipped}`, "give a text");
  decoded.notices.forEach(tell);
  const { lines } = redact(decoded.lines, config.redact.allow);
  const path =
    file === "-"
      ? "stdin"
      : relative(root, fs.realpathSync(resolve(cwd, file)))
          .split(sep)
          .join("/");
  const day = date ?? dayOfPath(path) ?? "";
  return {
    path,
    day,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    bytes: bytes.length,
    lines,
    bodyStart: bodyStartOf(lines),
  };
}

/** A block as a model would write it, with the log lines it rests on as its evidence. */
function blockOf(found: Found, log: DailyLog): string {
  const evidence = found.spans.map(({ from, to }) =>
    log.lines
      .slice(from - 1, to)
      .join(" ")
      .replace(/\s+/g, " ")
      .trim(),
  );
  const { name, description, type, body, importance, expires, tags } = found;
  const matter = {
    name,
    description,
    type,
    evidence,
    ...(importance !== undefined && { importance }),
    ...(expires !== undefined && { expires }),
    ...(tags !== undefined && { tags: [...tags] }),
  };
  const text = writeFrontMatter(matter, `\n${body.trim()}\n`);
  const longest = Math.max(2, ...(text.match(/`{3,}/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}typed_memory\n${text}${fence}`;
}

/**
 * Reconciles what was found into the memory folder. Evidence must stand in the logs: a text that is no log yet becomes one
 * of its day first.
 */
function write(
  log: DailyLog,
  reading: Reading,
  by: { model: string; prompt: string },
  options: ExtractOptions,
  surroundings: Surroundings,
) {
  return locked("lithify extract", options, surroundings, async ({ opened, write }) => {
    const isLog = opened.listed.has(log.path) || reading.found.length === 0;
    const path = isLog ? log.path : keepAsLog(log, opened.workspace);
    const found = reading.found.map((claim) => ({ ...claim, spans: claim.spans.map((span) => ({ ...span, path })) }));
    const { files, changes } = planFound(found, opened.folder, [path], opened.workspace.config.review);
    const memories = changes.map(({ file, kind, because }) => ({ file, change: kind, because }));
    const detail = detailOfKind("extract", `extract from ${path}`, {
      ...by,
      memories,
      bytes: { logs: log.bytes, weekly: 0 },
    });
    if (files.length > 0) write(files, detail);
    return memories.map((memory) => ({ ...memory, file: shown(opened, memory.file) }));
  });
}

/**
 * `logs/2026-04-08-extract-1a2b3c4d.md`: the same text of the same day is the same log. Written as it was read, line for
 * line and redacted: no secret enters the workspace this way.
 */
function keepAsLog(log: DailyLog, workspace: Workspace): string {
  const [folder] = [workspace.config.logs].flat();
  const absolute = join(placeOf(workspace, folder!, "logs"), `${log.day}-extract-${log.sha256.slice(0, 8)}.md`);
  if (!fs.existsSync(absolute)) {
    makeFolder(join(absolute, ".."));
    writeAtomically(absolute, `${log.lines.join("\n")}\n`);
  }
  return relative(workspace.root, absolute).split(sep).join("/");
}
