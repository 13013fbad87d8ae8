/**
 * `lithify capture --print`: shows each session as a model would see it, and says what was left out. Writes nothing.
 */
import type { SessionFile } from "../capture/session-files.ts";
import { showSession } from "../capture/shown-session.ts";
import { DiskError } from "../errors.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import { openWorkspace } from "../workspace/workspace.ts";
import { countsLine, noticeLines, reportJson } from "./capture-report.ts";
import { oneLine } from "./printable.ts";

/** @returns 0, or 1 when a file could not be read; with `--json` the text of all files stands in the one object */
export async function printSessions(
  files: readonly SessionFile[],
  options: GlobalOptions,
  surroundings: Surroundings,
): Promise<number> {
  const { print, tell, signal } = surroundings;
  const { config } = await openWorkspace(options, surroundings);
  const shown: object[] = [];
  let failed = false;
  for (const file of files) {
    signal.throwIfAborted();
    const text: string[] = [];
    if (!options.json) print(`=== ${oneLine(file.shown)}`);
    try {
      if (file.fault) throw file.fault;
      const { report, sessions } = await showSession(file.path, config.redact.allow, (piece) =>
        options.json ? void text.push(piece) : print(piece),
      );
      for (const line of noticeLines(file.shown, report)) tell(line.text);
      tell(countsLine(file.shown, report));
      shown.push({ path: file.shown, sessions, ...reportJson(report), conversation: text.join("\n") });
    } catch (error) {
      if (!(error instanceof DiskError)) throw error;
      failed = true;
      tell(`${oneLine(file.shown)}: ${error.code}: ${oneLine(error.message)}`);
      const { code, message, hint } = error;
      shown.push({ path: file.shown, error: { code, message, hint } });
    }
  }
  if (options.json) print(JSON.stringify({ files: shown }));
  else if (files.length === 0) print("no session files there");
  return failed ? 1 : 0;
}
