/**
 * Says what came of captured session files: lines for people, one object for scripts.
 */

import type { Captured, CapturedFile } from "../capture/captured.ts";
import { nameOf } from "../capture/conversation.ts";
import type { Report } from "../transcript/read-session.ts";
import { addUsage, NO_USAGE } from "../usage.ts";
import { oneLine } from "./printable.ts";
import { rejectionLines } from "./rejections.ts";

interface ReportLine {
  /** Results to stdout, notices to stderr, what only matters to the curious behind `--verbose`. */
  readonly to: "print" | "tell" | "detail";
  readonly text: string;
}

/** @param verbose whether each record that was rejected is told by itself */
export function fileLines({ path, report, conversations, error }: CapturedFile, verbose: boolean): ReportLine[] {
  const notices = report === undefined ? [] : noticeLines(path, report);
  const failure: ReportLine[] = error
    ? [{ to: "print", text: oneLine(`${path}  failed, ${error.code}: ${error.message}`) }]
    : [];
  return [...notices, ...failure, ...conversations.flatMap((one) => conversationLines(one, verbose))];
}

function conversationLines(captured: Captured, verbose: boolean): ReportLine[] {
  const name = oneLine(nameOf(captured.conversation));
  const { outcome, logs, occupied, kept, dropped, rejected, rejections, model, error } = captured;
  const counts = `${kept} kept, ${dropped} dropped, ${rejected} rejected`;
  const made: ReportLine[] = logs.map((log) => ({ to: "print", text: oneLine(`${log}  created`) }));
  const others: ReportLine[] = occupied.map((log) => ({
    ...{ to: "tell", text: oneLine(`${log} was written by somebody else meanwhile: left alone`) },
  }));
  const last: ReportLine =
    outcome === "nothing-new"
      ? { to: "detail", text: `${name}: nothing new` }
      : outcome === "failed" || outcome === "postponed"
        ? {
            to: "print",
            text: `${name}  ${outcome}, ${oneLine(`${error?.code}: ${error?.message}`)}\n  hint: ${error?.hint}`,
          }
        : outcome === "nothing-kept"
          ? { to: "print", text: `${name}  nothing worth a log (${counts})` }
          : { to: "tell", text: `${name}: ${counts}` };
  const why = rejectionLines(rejections, verbose, model).map((text): ReportLine => ({ to: "tell", text: `  ${text}` }));
  return [...made, ...others, last, ...why];
}

export const noticeLines = (path: string, { notices }: Report): ReportLine[] =>
  notices.map(({ code, message, count, lines, details }) => {
    const times = count > 1 ? ` (${count} times)` : "";
    const where = lines.length > 0 ? `, line ${lines.join(", ")}${count > lines.length ? ", …" : ""}` : "";
    const what = details.length > 0 ? `: ${details.join(", ")}` : "";
    return { to: "tell", text: oneLine(`${path}: ${code}: ${message}${times}${where}${what}`) };
  });

/** What of a file is kept and what is left out, on one line. */
export function countsLine(path: string, { bytes, lines, turns, keptBytes, setAside }: Report): string {
  const share = bytes === 0 ? 0 : (100 * keptBytes) / bytes;
  const left = Object.entries(setAside).map(([what, count]) => `${count} ${what}`);
  const leftOut = left.length === 0 ? "" : `; left out besides tool content: ${left.join(", ")}`;
  return oneLine(
    `${path}: ${turns} turns of ${lines} lines, ${keptBytes} of ${bytes} bytes (${share.toFixed(2)} %)${leftOut}`,
  );
}

export const reportJson = ({ tool, bytes, lines, turns, keptBytes, setAside, notices }: Report) => ({
  ...{ tool: tool ?? null, bytes, lines, turns, keptBytes, leftOut: setAside, notices },
});

export function captureJson(files: readonly CapturedFile[], finished: readonly string[]) {
  const all = files.flatMap(({ conversations }) => conversations);
  return {
    files: files.map(({ path, report, conversations, waiting, error }) => ({
      path,
      ...(report ? reportJson(report) : {}),
      conversations: conversations.map(
        ({ conversation: { tool, sessionId, agent }, usage: _usage, rejections: _each, model: _model, ...rest }) => ({
          ...{ tool, session: sessionId, agent: agent ?? null },
          ...rest,
        }),
      ),
      ...(waiting !== undefined && { waiting }),
      ...(error && { error }),
    })),
    /** Logs of an interrupted run. */
    finished,
    usage: all.map(({ usage }) => usage).reduce(addUsage, NO_USAGE),
  };
}
