import { describe, expect, it } from "vitest";
import type { Attempt } from "../../src/daemon/attempts.ts";
import { illness } from "../../src/daemon/health.ts";
import type { DaemonReport } from "../../src/daemon/state-file.ts";
import { HOUR, MINUTE, NOON } from "./looks.ts";

const at = (ms: number): string => new Date(ms).toISOString();
const reportOf = (over: Partial<DaemonReport> = {}): DaemonReport => ({
  ...{ version: 1, pid: 7, progress: null, nextRun: null, watch: "events", running: null, trouble: null },
  ...{ started: at(NOON - 90 * HOUR), heartbeat: at(NOON - 30_000), looked: at(NOON - HOUR) },
  ...over,
});
const failure = (code: string) => ({ state: "failed" as const, code, message: "because" });
const ill = (report: DaemonReport, due: Parameters<typeof illness>[1] = [], attempts: [string, Attempt][] = []) =>
  illness(report, due, new Map(attempts), 30_000, NOON);

describe("illness", () => {
  it("finds a daemon well that beats and has nothing to do, or only what is new", () => {
    expect(ill(reportOf())).toBeUndefined();
    expect(ill(reportOf(), [{ week: "2026-W15", sinceMs: NOON - 5 * MINUTE, failure: undefined }])).toBeUndefined();
  });

  it("finds one ill that beats and leaves a due week alone, whatever it says of itself", () => {
    const due = [{ week: "2026-W15", sinceMs: NOON - HOUR, failure: undefined }];
    expect(ill(reportOf({ progress: at(NOON - MINUTE) }), due)).toMatch(/no progress on 2026-W15: due since/);
    expect(ill(reportOf({ started: at(NOON - MINUTE) }), due)).toBeUndefined();
  });

  it("waits for the quiet time too before it calls a week that is due left alone", () => {
    const due = [{ week: "2026-W15", sinceMs: NOON - 40 * MINUTE, failure: undefined }];
    const told = (quietMs: number) => illness(reportOf(), due, new Map(), quietMs, NOON);
    expect(told(2 * MINUTE)).toMatch(/no progress on 2026-W15/);
    expect(told(4 * MINUTE)).toBeUndefined();
  });

  it("finds one ill that is silent, in trouble, or has been at one compaction for half a day", () => {
    expect(ill(reportOf({ heartbeat: at(NOON - 10 * MINUTE) }))).toMatch(/no sign of life/);
    expect(ill(reportOf({ trouble: "there is no folder logs" }))).toBe("there is no folder logs");
    expect(ill(reportOf({ running: { weeks: ["2026-W15"], since: at(NOON - 12 * HOUR) } }))).toMatch(/since/);
    expect(illness(undefined, [], new Map(), 0, NOON)).toMatch(/no heartbeat/);
  });

  it("calls a failed week no progress, but gives the network an hour and the budget its time", () => {
    const week = (code: string) => [{ week: "2026-W15", sinceMs: NOON - 9 * HOUR, failure: failure(code) }];
    expect(ill(reportOf(), week("AUTH"))).toBe("no progress on 2026-W15: AUTH: because");
    expect(ill(reportOf(), week("NETWORK"))).toBeUndefined();
    const often = { ...failure("NETWORK"), fingerprint: "", configuration: "", atMs: NOON, count: 7, againMs: NOON };
    expect(ill(reportOf(), week("NETWORK"), [["2026-W15", often]])).toMatch(/NETWORK/);
    const postponed = { state: "postponed" as const, code: "BUDGET", message: "" };
    expect(ill(reportOf(), [{ week: "2026-W15", sinceMs: 0, failure: postponed }])).toBeUndefined();
  });
});
