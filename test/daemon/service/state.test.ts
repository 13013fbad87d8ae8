/** What service managers say of an instance, and when a service that was started counts as running. */
import { describe, expect, it } from "vitest";
import { launchdState, lifeFrom, systemdState, UNKNOWN_STATE } from "../../../src/daemon/service/state.ts";
import type { DaemonReport } from "../../../src/daemon/state-file.ts";

const shown = (active: string, sub: string, pid: number, code: number, status: number): string =>
  `ActiveState=${active}\nSubState=${sub}\nMainPID=${pid}\nExecMainCode=${code}\nExecMainStatus=${status}\nFragmentPath=/u/a.service\n`;

describe("systemdState", () => {
  it("tells a unit that runs from one that exited, was killed, or waits to be begun again", () => {
    const path = "/u/a.service";
    expect(systemdState(shown("active", "running", 12, 0, 0))).toEqual({
      ...{ phase: "up", pid: 12, ended: null, exitCode: null, path },
    });
    expect(systemdState(shown("failed", "failed", 0, 1, 3))).toEqual({
      ...{ phase: "down", pid: null, ended: "exit code 3", exitCode: 3, path },
    });
    expect(systemdState(shown("activating", "auto-restart", 0, 2, 9))).toEqual({
      ...{ phase: "down", pid: null, ended: "signal 9", exitCode: null, path },
    });
    expect(systemdState(shown("inactive", "dead", 0, 0, 0))).toMatchObject({ phase: "down", ended: null });
  });

  it("says nothing of a manager that says nothing", () => {
    expect(systemdState("")).toEqual(UNKNOWN_STATE);
  });
});

describe("launchdState", () => {
  it("reads the service's own lines, not those of its parts", () => {
    const running =
      "gui/501/a = {\n\tpath = /h/a.plist\n\tstate = running\n\tpid = 77\n\tlast exit code = (never exited)\n";
    expect(launchdState(`${running}\tparts = {\n\t\tstate = active\n\t\tpid = 1\n\t}\n}`)).toEqual({
      ...{ phase: "up", pid: 77, ended: null, exitCode: null, path: "/h/a.plist" },
    });
    expect(launchdState("\tstate = spawn scheduled\n\tlast exit code = 2: reason\n")).toMatchObject({
      ...{ phase: "down", ended: "exit code 2", exitCode: 2 },
    });
    expect(launchdState("\tstate = not running\n\tlast exit code = (never exited)\n").phase).toBe("unknown");
  });
});

describe("lifeFrom", () => {
  const STARTED = Date.parse("2027-03-01T10:00:00.000Z");
  const report: DaemonReport = {
    ...{ version: 1, pid: 12, started: "2027-03-01T10:00:01.000Z", heartbeat: "2027-03-01T10:00:02.000Z" },
    ...{
      progress: null,
      nextRun: null,
      watch: "events",
      looked: "2027-03-01T10:00:02.000Z",
      running: null,
      trouble: null,
    },
  };
  const up = systemdState(shown("active", "running", 12, 0, 0));
  const signs = { service: up, holderPid: 12, report };

  it("counts a daemon as running that holds the lock and has looked at its workspace", () => {
    expect(lifeFrom(signs, STARTED, false)).toEqual({ kind: "runs", pid: 12 });
    expect(lifeFrom({ ...signs, service: UNKNOWN_STATE }, STARTED, false)).toEqual({ kind: "runs", pid: 12 });
  });

  it("waits for the first look, and in the end takes a report without one", () => {
    const fresh = { ...signs, report: { ...report, looked: null } };
    expect(lifeFrom(fresh, STARTED, false)).toBeUndefined();
    expect(lifeFrom(fresh, STARTED, true)).toEqual({ kind: "runs", pid: 12 });
  });

  it("takes neither another process's report nor an earlier one for a sign of life", () => {
    const others = { ...signs, holderPid: 99, report: { ...report, pid: 99 } };
    expect(lifeFrom(others, STARTED, false)).toBeUndefined();
    expect(lifeFrom(others, STARTED, true)).toEqual({ kind: "silent", pid: 12 });
    expect(lifeFrom(signs, Date.parse("2027-03-01T10:00:05.000Z"), true)).toEqual({ kind: "silent", pid: 12 });
  });

  it("tells how it ended: as the daemon said itself, else as the manager saw it", () => {
    const service = systemdState(shown("failed", "failed", 0, 1, 2));
    const ended = { service, holderPid: null, report: { ...report, ended: "ended by a fault: no logs" } };
    expect(lifeFrom(ended, STARTED, false)).toEqual({ kind: "ended", exitCode: 2, how: "ended by a fault: no logs" });
    expect(lifeFrom({ ...ended, report: undefined }, STARTED, false)).toMatchObject({ how: "ended with exit code 2" });
  });
});
