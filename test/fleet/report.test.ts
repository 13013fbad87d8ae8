/** What collectors read of a fleet. */
import { expect, it } from "vitest";
import { type FleetReport, metricsText } from "../../src/fleet/report.ts";

const REPORT: FleetReport = {
  workspaces: 2,
  fresh: 0,
  queue: { ready: 1, deferred: 0, active: 0 },
  oldestDue: { remote: "/a", week: "2025-W02" },
  failing: { TIMEOUT: 1 },
  turns: { OK: 3, TIMEOUT: 1 },
  paused: [{ scope: 'key:a"b', because: "", since: "" }],
  dead: [],
  workers: [{ name: "host:1", host: "host", jobs: 1, beat: new Date(5_000) }],
  spent: [{ scope: "fleet", requests: 4, tokens: 10_400, usd: 0.25 }],
};

it("is OpenMetrics: a type before its samples, labels escaped, an end", () => {
  const text = metricsText(REPORT, Date.UTC(2025, 0, 13, 1));
  expect(text.split("\n")).toEqual(
    expect.arrayContaining([
      "# TYPE lithify_fleet_turns counter",
      'lithify_fleet_turns_total{code="OK"} 3',
      // The week ended an hour before.
      "lithify_fleet_oldest_due_week_age_seconds 3600",
      'lithify_fleet_paused{scope="key:a\\"b"} 1',
      'lithify_fleet_month_cost_usd{scope="fleet"} 0.25',
      'lithify_fleet_worker_heartbeat_seconds{worker="host:1"} 5',
    ]),
  );
  expect(text.endsWith("\n# EOF\n")).toBe(true);
  const names = text.split("\n").filter((line) => line.startsWith("# TYPE"));
  expect(new Set(names).size).toBe(names.length);
});
