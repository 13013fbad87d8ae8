/**
 * The daemon: asks the agenda what to do next, does it, and keeps what came of it.
 */
import { relative, sep } from "node:path";
import { dayOfPath } from "../daily/daily-log.ts";
import { LithifyError, LockLost } from "../errors.ts";
import { type Known, NOTHING_KNOWN, nextRunMs, nextStep, setback } from "./agenda.ts";
import { conclude, type Ran, type RunEnd, tellRun } from "./conclude.ts";
import type { DueWeek, Look } from "./look.ts";
import type { Daemon, DaemonPorts, Hints, Reported } from "./ports.ts";
import { afterLook, patienceOf, ripeWeeks, touched } from "./queue.ts";
import { changesBetween, type Stamps } from "./stamps.ts";

/** Between a hint that something besides logs has changed and the comparison that tells: one for a whole checkout. */
const SETTLE_MS = 1_000;
/** Where a look failed, or another branch is checked out, how often it is seen whether what it needs is back: no event tells. */
const BACK_MS = 10_000;
/** How often it says that it lives: no more writes than this while nothing happens. */
const HEARTBEAT_MS = 60_000;

export function daemon(ports: DaemonPorts): Daemon {
  let known: Known = { ...NOTHING_KNOWN, attempts: ports.attempts.read() };
  let stamps: Stamps | undefined;
  let followed = "";
  /** The logs folders as the last look that went well found them. */
  let stood = "";
  /** And when a look failed last. */
  let missed = "";
  /** What was checked out when the last look began. */
  let head = "";
  let reportedMs = Number.NEGATIVE_INFINITY;
  let progressMs = ports.progressMs;
  let lookedMs: number | undefined;
  let running: Reported["running"];
  let ran: Ran | undefined;

  const report = (): void => {
    reportedMs = ports.nowMs();
    const trouble = known.blind?.reason ?? known.held?.reason;
    const { waits } = known;
    ports.report({ nowMs: reportedMs, progressMs, lookedMs, nextRunMs: nextRunMs(known), running, trouble, waits });
  };

  function beat(): void {
    ports.checkLock();
    const nowMs = ports.nowMs();
    known = { ...known, seenMs: nowMs };
    if (nowMs >= reportedMs + HEARTBEAT_MS || nowMs < reportedMs) report();
  }

  /** Waits for a child and goes on showing signs of life. */
  async function besides<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
    let over = false;
    const end = (): void => {
      over = true;
      ports.wake();
    };
    work.then(end, end);
    while (!over && !signal.aborted) {
      await ports.rest(ports.nowMs() + HEARTBEAT_MS);
      if (!over) beat();
    }
    return work;
  }

  async function look(because: string, signal: AbortSignal): Promise<void> {
    const before = known;
    const patience = patienceOf(before.look?.settings.quietMs ?? 0);
    const nowMs = ports.nowMs();
    const ripe = new Set([...known.ripe, ...ripeWeeks(known.queue, nowMs, patience)]);
    known = { ...known, stale: undefined, ripe, queue: afterLook(known.queue, nowMs, patience) };
    head = headNow();
    ports.detail(`looking: ${because}`);
    try {
      // Stamps first: what changes while the look reads differs from them at the next comparison.
      const early = before.look && (standsAsSeen(before.look) ? await ports.stamps(before.look) : undefined);
      const seen = await besides(ports.look(), signal);
      if (signal.aborted) return;
      take(seen);
      await followFolders(seen);
      ports.detail(`looked: ${seen.due.map(({ week }) => week).join(", ") || "nothing"} due`);
      stamps = early;
      if (early === undefined || !sameFiles(before.look, seen)) {
        // Nothing told of changes between this look and now: from here on something does, so look once more.
        known = { ...known, stale: "its folders are followed from now on" };
        stamps = await ports.stamps(seen);
      }
      if (before.blind !== undefined) ports.note("mended", "the workspace can be looked at again");
    } catch (error) {
      if (signal.aborted) return;
      if (before.look === undefined || !isPassing(error)) throw error;
      missed = ports.standing(before.look.settings.logFolders);
      if (before.blind?.reason !== error.message) ports.note("trouble", `${error.message}; ${error.hint}`);
      known = { ...known, stale: because, blind: setback(before.blind, error.message, ports.nowMs()) };
    }
    known = { ...known, comparedMs: ports.nowMs() };
    report();
  }

  function take(seen: Look): void {
    const { known: next, faults } = conclude(known, seen, ran, ports.nowMs());
    for (const { week, code, message } of faults) ports.note("failed", `${week.week} failed, ${code}: ${message}`);
    const { attempts, waits } = known;
    known = next;
    if (known.waits !== waits) ports.note("waiting", known.waits ?? "the branch it was started on is back: it goes on");
    ran = undefined;
    lookedMs = ports.nowMs();
    if (attempts !== known.attempts) ports.attempts.write(known.attempts);
  }

  async function run(weeks: readonly DueWeek[], because: string, signal: AbortSignal): Promise<void> {
    running = { weeks: weeks.map(({ week }) => week), sinceMs: ports.nowMs() };
    // What is written to them from now on is waited for anew.
    known = { ...known, ripe: new Set([...known.ripe].filter((week) => !running?.weeks.includes(week))) };
    ports.note("compacting", weeks.length > 0 ? `compacting ${because}` : `finishing ${because}`);
    report();
    const end = await besides(ports.run(weeks, known.look?.seen), signal);
    running = undefined;
    if (signal.aborted) return;
    report();
    ran = { weeks, end };
    known = { ...known, stale: "a run has ended" };
    if (end.kind === "ran") return tell(end, weeks);
    if (end.kind === "died" || known.held?.reason !== end.reason) ports.note("trouble", end.reason);
    if (end.kind === "refused") known = { ...known, held: setback(known.held, end.reason, ports.nowMs()) };
  }

  function tell(end: RunEnd & { kind: "ran" }, weeks: readonly DueWeek[]): void {
    const told = tellRun(known, weeks, end, ports.nowMs());
    known = told.known;
    for (const { event, text } of told.lines) ports.note(event, text, end.run);
    if (told.progressed) progressMs = ports.nowMs();
    ports.attempts.write(known.attempts);
  }

  let toldUnconfirmed: string | undefined;
  /**
   * Before each rest. Logs that come of it are found like any others.
   * @returns whether anything was done, so that the hints that came meanwhile are looked at before any rest
   */
  async function capture(signal: AbortSignal): Promise<boolean> {
    const { transcripts: sources = [], unconfirmed } = known.look?.settings ?? {};
    if (unconfirmed !== undefined && unconfirmed !== toldUnconfirmed) ports.note("trouble", unconfirmed);
    toldUnconfirmed = unconfirmed;
    if (sources.length === 0 || ports.sessions === undefined) return false;
    try {
      return await besides(ports.sessions(sources), signal);
    } catch (error) {
      if (signal.aborted) return false;
      if (!isPassing(error)) throw error;
      ports.note("trouble", `sessions were not captured: ${error.message}`);
      return false;
    }
  }

  async function compare(): Promise<void> {
    known = { ...known, comparedMs: ports.nowMs() };
    if (known.look === undefined) return;
    if (!standsAsSeen(known.look)) {
      if (known.blind === undefined) known = { ...known, stale: "a folder of logs was replaced" };
      return;
    }
    const now = await ports.stamps(known.look);
    known = { ...known, comparedMs: ports.nowMs() };
    const { logs, others } = changesBetween(stamps ?? now, now);
    stamps = now;
    for (const path of logs) hint(path);
    if (others.length > 0) known = { ...known, stale: "files have changed", blind: undefined };
  }

  /** What stands there since, a link that leads to the whole disk, is entered by nobody until a look has allowed it. */
  const standsAsSeen = ({ settings }: Look): boolean => ports.standing(settings.logFolders) === stood;

  const headNow = (): string => (known.look?.seen ? ports.standing([known.look.seen.headFile]) : "");

  async function rest(untilMs: number): Promise<void> {
    if (known.waits !== undefined && known.blind === undefined) {
      await ports.rest(Math.min(untilMs, ports.nowMs() + BACK_MS));
      if (headNow() !== head) known = { ...known, stale: "something else is checked out" };
      return;
    }
    const folders = known.look?.settings.logFolders;
    if (known.blind === undefined || folders === undefined) return ports.rest(untilMs);
    await ports.rest(Math.min(untilMs, ports.nowMs() + BACK_MS));
    const { blind } = known;
    if (blind && ports.standing(folders) !== missed) known = { ...known, blind: { ...blind, againMs: ports.nowMs() } };
  }

  function hint(absolute: string): void {
    const path = relative(ports.root, absolute).split(sep).join("/");
    const day = dayOfPath(path);
    if (known.look === undefined || day === undefined) return;
    // Logs of today are written to all day long, and looked at when the day is over.
    if (day >= known.look.openFrom) {
      ports.detail(`${path} has changed; its day is still open`);
      return;
    }
    const isFresh = !known.queue.has(path);
    known = { ...known, queue: touched(known.queue, path, ports.nowMs()) };
    if (isFresh) ports.detail(`queued ${path}`);
    ports.wake();
  }

  function hintFolders(): void {
    followed = "";
    stood = "";
    known = { ...known, comparedMs: ports.nowMs() + SETTLE_MS - ports.compareMs() };
    ports.wake();
  }

  async function followFolders(look: Look): Promise<void> {
    const { logFolders, poll } = look.settings;
    stood = ports.standing(logFolders);
    const folders = JSON.stringify([logFolders, poll, stood]);
    if (folders === followed) return;
    followed = folders;
    await ports.follow(look, hints);
  }

  const hints: Hints = { log: hint, folders: hintFolders };
  return {
    async live(signal) {
      report();
      while (!signal.aborted) {
        const step = nextStep(known, ports.nowMs(), ports.compareMs());
        beat();
        if (step.kind === "look") await look(step.because, signal);
        else if (step.kind === "run") await run(step.weeks, step.because, signal);
        else if (step.kind === "compare") await compare();
        else if (!(await capture(signal)) && !signal.aborted) await rest(step.untilMs);
      }
    },
    reload() {
      known = { ...known, stale: "the configuration is read again", blind: undefined, startedOn: undefined };
      // So that folders that had to be polled are followed anew.
      followed = "";
      ports.note("reloaded", "reading the configuration again");
      ports.wake();
    },
  };
}

/** What the daemon can live with. */
const isPassing = (error: unknown): error is LithifyError =>
  error instanceof LithifyError && !(error instanceof LockLost);

const sameFiles = (before: Look | undefined, after: Look): boolean =>
  before !== undefined && JSON.stringify(filesOf(before)) === JSON.stringify(filesOf(after));
const filesOf = ({ settings }: Look) => [settings.logFolders, settings.memoryFolder, settings.configFiles];
