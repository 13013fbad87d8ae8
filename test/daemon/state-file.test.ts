import fc from "fast-check";
import { expect, it } from "vitest";
import type { Attempt } from "../../src/daemon/attempts.ts";
import { parseLook } from "../../src/daemon/look.ts";
import {
  type DaemonReport,
  readAttempts,
  readReport,
  writeAttempts,
  writeReport,
} from "../../src/daemon/state-file.ts";
import { testFolder } from "../support/test-folder.ts";
import { lookOf } from "./looks.ts";

const REPORT: DaemonReport = {
  ...{ version: 1, pid: 7, started: "2026-04-13T12:00:00Z", heartbeat: "2026-04-13T12:01:00Z", progress: null },
  ...{
    nextRun: null,
    watch: "events",
    looked: null,
    running: { weeks: ["2026-W15"], since: "x" },
    trouble: "a".repeat(900),
  },
};

it("reads back what it wrote, a shorter report over a longer one too", () => {
  const path = testFolder().path;
  writeReport(`${path}/r.json`, REPORT);
  writeReport(`${path}/r.json`, { ...REPORT, trouble: null, running: null });
  expect(readReport(`${path}/r.json`)).toEqual({ ...REPORT, trouble: null, running: null });
  const attempt: Attempt = {
    ...{ state: "failed", code: "AUTH", message: "no", fingerprint: "a", configuration: "c" },
    ...{ atMs: 1, count: 2, againMs: 3 },
  };
  writeAttempts(`${path}/a.json`, new Map([["2026-W15", attempt]]));
  expect(readAttempts(`${path}/a.json`)).toEqual(new Map([["2026-W15", attempt]]));
});

it("makes nothing of torn, foreign and newer files", () => {
  const folder = testFolder();
  const texts = fc.oneof(fc.string(), fc.json(), fc.constant('{"version":2,"attempts":{"2026-W15":{}}}'));
  fc.assert(
    fc.property(texts, (text) => {
      folder.write("x.json", text);
      expect(readAttempts(folder.at("x.json"))).toEqual(new Map());
      expect(readReport(folder.at("x.json"))).toBeUndefined();
      expect(parseLook(text)).toBeUndefined();
    }),
    { numRuns: 200 },
  );
  const whole = JSON.stringify(lookOf());
  expect(parseLook(whole)).toEqual(lookOf());
  for (let end = 0; end < whole.length; end++) expect(parseLook(whole.slice(0, end))).toBeUndefined();
});
