/**
 * `lithify status`: every week with logs and its state, from files alone.
 */

import { today } from "../calendar/week.ts";
import type { WeekState } from "../compaction/due.ts";
import { entriesIn } from "../compaction/inbox.ts";
import { stillUnread } from "../compaction/nothing-due.ts";
import type { Fallback } from "../compaction/week-result.ts";
import { readAttempts } from "../daemon/state-file.ts";
import { againText, allFailures, daemonBlock, daemonLines } from "../daemon/status.ts";
import { shellWord } from "../errors.ts";
import { shown } from "../memory/file/memory-path.ts";
import { questionsIn } from "../memory/questions.ts";
import { counted } from "../report/counted.ts";
import { oneLine } from "../report/printable.ts";
import { shownUsd } from "../report/usd.ts";
import { table } from "../report/week-report.ts";
import { readLedger, sumUsage } from "../store/state/ledger.ts";
import { loadPlans } from "../store/state/runs.ts";
import { absentNotice } from "../workspace/absent.ts";
import { pendingBatch, waitText } from "../workspace/batch-record.ts";
import { whyWaiting } from "../workspace/commit-run.ts";
import { statesOfLevels } from "../workspace/levels.ts";
import { type Opened, open } from "../workspace/opened.ts";
import { detailIn } from "../workspace/run-plans.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import { changedSources, goneSources } from "../workspace/week-lines.ts";
import { type Failure, readFallbacks } from "../workspace/week-notes.ts";
import { ignoredNotice } from "../workspace/word/files.ts";
import { unconfirmedSessions, unconfirmedText, WORD_HINT } from "../workspace/word/sessions.ts";

interface WeekRow {
  readonly week: string;
  readonly state: "compacted" | "due" | "failed" | "postponed" | "pending" | "unfinished";
  readonly reason: string;
  readonly logs: number;
  readonly bytes: number;
  readonly fallback?: Fallback;
}

/** What `status` tells of weeks, months and the daemon. */
export async function statusOf(opened: Opened, surroundings: Surroundings) {
  const { plans, notices } = loadPlans(opened.state, "open");
  const failures = allFailures(opened.state);
  const fallbacks = readFallbacks(opened.state);
  const unfinished = new Set(plans.filter(({ state }) => state === "planned").map((plan) => detailIn(plan)?.week));
  const daemon = await daemonBlock(opened, surroundings);
  const attempts = readAttempts(opened.state.attempts);
  const [changed, gone] = [await changedSources(opened), goneSources(opened)];
  const sent = pendingBatch(opened.state);
  const weeks = opened.weeks.map((state) => {
    const missing = [...new Set([...state.missing, ...(gone.get(state.week) ?? [])])];
    const lost = lostText(missing, changed.get(state.week) ?? []);
    const row = rowOf(state, failures.get(state.week), unfinished.has(state.week), lost);
    // An open week that was sent by name has no document to say so.
    if (sent?.weeks.has(state.week) && (state.due || !state.hasDocument))
      return {
        ...row,
        state: "pending" as const,
        reason: waitText(sent),
      };
    const fallback = row.state === "compacted" ? fallbacks.get(state.week) : undefined;
    if (fallback) return { ...row, reason: [row.reason, fallbackText(fallback)].filter(Boolean).join("; "), fallback };
    return { ...row, reason: row.reason + (state.due ? againText(attempts, state.week, daemon.running) : "") };
  });
  const levels = (await statesOfLevels(opened, opened.folder, surroundings.now()))
    .filter(({ due, heldBy, period }) => due || heldBy !== undefined || failures.has(period))
    .map(({ period, due, reason }) => {
      const failure = failures.get(period);
      if (failure === undefined) return { period, state: due ? "due" : "held", reason };
      const next = due ? againText(attempts, period, daemon.running) : `; ${reason}`;
      return { period, state: failure.state, reason: `${failure.code}: ${failure.message}${next}` };
    });
  const commitPostponed = await whyWaiting(opened, surroundings);
  return { weeks, levels, daemon, commitPostponed, notices };
}

export async function status(options: GlobalOptions, surroundings: Surroundings): Promise<number> {
  const opened = await open(options, surroundings);
  const { weeks, levels, daemon, commitPostponed, notices } = await statusOf(opened, surroundings);
  const month = today(surroundings.now(), opened.workspace.timezone).slice(0, 7);
  const {
    inputTokens = 0,
    outputTokens = 0,
    costUsd = 0,
  } = sumUsage(readLedger(opened.state).entries, "month").find(({ key }) => key === month) ?? {};
  if (options.json) {
    const questioned = [...questionsIn(opened.folder)].map(([file, by]) => ({ file: shown(opened, file), by }));
    surroundings.print(
      JSON.stringify({
        weeks,
        ...(levels.length > 0 && { levels }),
        ignored: opened.ignored.length,
        daemon,
        commitPostponed,
        ...(questioned.length > 0 && { questioned }),
        usage: { month, inputTokens, outputTokens, costUsd },
      }),
    );
    return 0;
  }
  surroundings.print(
    weeks.length > 0
      ? table(
          ["week", "state", "logs", "bytes", "reason"],
          weeks.map(({ week, state, logs, bytes, reason }) => [week, state, logs, bytes, oneLine(reason)]),
        )
      : "no logs yet",
  );
  for (const { period, state, reason } of levels) surroundings.print(`${period}  ${state}: ${oneLine(reason)}`);
  const unconfirmed = await unconfirmedSessions(opened.workspace, surroundings);
  const waiting = [
    ...(unconfirmed.length > 0 ? [`${unconfirmedText(unconfirmed)}; ${WORD_HINT}`] : []),
    ...[...opened.passedOver, await ignoredNotice(opened, surroundings)].filter((one) => one !== undefined),
  ];
  tellRest(opened, commitPostponed, [...notices, ...waiting], surroundings);
  for (const line of await daemonLines(daemon, surroundings.now())) surroundings.print(line);
  surroundings.print(
    `usage in ${month}: ${inputTokens} tokens read, ${outputTokens} written, ${shownUsd(costUsd, inputTokens + outputTokens)}${costUsd > 0 || inputTokens + outputTokens === 0 ? " USD" : ""}`,
  );
  return 0;
}

function rowOf(state: WeekState, failure: Failure | undefined, unfinished: boolean, lost: string): WeekRow {
  const { week, due, hasDocument, all } = state;
  const size = { logs: all.length, bytes: all.reduce((total, { bytes }) => total + bytes, 0) };
  const row = (state: WeekRow["state"], ...reasons: readonly string[]): WeekRow => ({
    ...{ week, state, reason: reasons.filter(Boolean).join("; "), ...size },
  });
  const unread = stillUnread(state)?.error;
  if (unfinished)
    return row("unfinished", failure ? failureText(failure) : "a run was interrupted", "the next run finishes it");
  if (unread && !due) return row("failed", `${unread.code}: ${unread.message}`, lost);
  if (due && failure) return row(failure.state, failureText(failure));
  return due || !hasDocument ? row("due", state.reason, lost) : row("compacted", lost);
}

const failureText = ({ code, message, hint }: Failure): string => `${code}: ${message}${hint ? `; ${hint}` : ""}`;

const fallbackText = ({ model, because }: Fallback): string =>
  `written by the offline model, as the answer of ${model} was of no use: ${because}`;

/** Logs that are gone, and memories whose words are gone from a log that is there. */
const lostText = (missing: readonly string[], changed: readonly string[]): string =>
  [
    ...(missing.length > 0 ? [`SOURCE_MISSING: ${missing.join(", ")}`] : []),
    ...(changed.length > 0 ? [`SOURCE_CHANGED: ${changed.join(", ")}`] : []),
  ].join("; ");

function tellRest(
  opened: Opened,
  commitPostponed: string | null,
  notices: readonly string[],
  { print, detail }: Surroundings,
): void {
  const { ignored, folder, notices: odd } = opened;
  const absent = absentNotice(opened);
  if (absent !== undefined) print(absent);
  if (ignored.length > 0)
    print(`no logs: ${counted(ignored.length, "file")} under the logs folder (--verbose names them)`);
  for (const { path, reason } of ignored) detail(`  ${oneLine(path)}: ${reason}`);
  for (const { file, line, message } of folder.faults)
    print(
      `${oneLine(shown(opened, file))}:${line}: ${oneLine(message)}; lithify leaves it alone until it is mended, and writes nothing beside it`,
    );
  for (const fault of entriesIn(folder).faults) print(oneLine(fault));
  for (const [file, by] of questionsIn(folder))
    print(
      `${oneLine(shown(opened, file))} is questioned: lithify inbox show ${by.map(shellWord).map(oneLine).join(" ")}`,
    );
  for (const { file, message } of odd) print(`${oneLine(shown(opened, file))}: ${oneLine(message)}`);
  for (const notice of notices) print(oneLine(notice));
  if (commitPostponed) print(`the commit waits: ${oneLine(commitPostponed)}`);
}
