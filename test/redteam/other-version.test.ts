/** State that another version wrote, or that a disk has torn: what says nothing is passed over, and no command falls over it. */
import fs from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { compact } from "../../src/commands/compact.ts";
import { call } from "../commands/called.ts";
import { startBatchServer } from "../support/batch-server.ts";
import { lithify } from "../support/lithify-here.ts";
import { testFolder } from "../support/test-folder.ts";
import { LOG } from "./clone.ts";

const ODD = [null, "x", -1, 1e300, [], {}, [null], [[1]], { a: null }, "9999-99-99"];

/** The text with each of its values replaced by odd ones, and left out, some levels deep; and what is none of it at all. */
function variants(text: string, levels: number): string[] {
  const whole = JSON.parse(text) as object;
  const found = ["", "null", "[]", "{}", '"x"', "[".repeat(20_000), text.slice(0, text.length >> 1), "\0".repeat(64)];
  const visit = (path: readonly string[], depth: number): void => {
    const at = (from: object): Record<string, unknown> =>
      path.reduce((one, key) => one[key] as Record<string, unknown>, from as Record<string, unknown>);
    for (const key of Object.keys(at(whole)).slice(0, 12)) {
      for (const odd of [...ODD, undefined]) {
        const copy = structuredClone(whole);
        at(copy)[key] = odd;
        found.push(JSON.stringify(copy));
      }
      const inside = at(whole)[key];
      if (depth < levels && typeof inside === "object" && inside !== null) visit([...path, key], depth + 1);
    }
  };
  visit([], 0);
  return [...found, JSON.stringify({ ...whole, version: 99, later: true })];
}

it("passes over each file of its state, whatever it holds", async () => {
  await using server = await startBatchServer();
  const folder = testFolder({ "logs/2026-04-08.md": LOG, "lithify.yaml": 'git: "off"\ntimezone: UTC\n' });
  // Of a log that was written a moment ago no digest is kept.
  await call(compact, folder.path, { all: true }, { now: new Date(Date.now() + 60_000) });
  folder.write("logs/2026-04-16.md", "# Thursday\n\n- Decided: events go through NATS.\n");
  folder.write("logs/2026-04-23.md", "# Thursday\n\n- Decided: keys lie in Vault.\n");
  const model = ["--provider", "openai", "--model", "m", "--base-url", server.baseURL];
  await lithify(folder.path, ["compact", "--all", "--batch", ...model]);
  const at = "2026-04-13T12:00:00Z";
  const report = { ...{ version: 1, pid: 1, started: at, heartbeat: at, progress: at, nextRun: at, watch: "events" } };
  const running = { weeks: ["2026-W15"], since: at };
  const more = { looked: at, running, trouble: null, waits: "it waits", ended: "stopped by SIGTERM" };
  folder.write(".lithify/daemon-report.json", JSON.stringify({ ...report, ...more }));
  const attempt = { state: "failed", code: "AUTH", message: "no", fingerprint: "a", configuration: "c" };
  const attempts = { "2026-W16": { ...attempt, atMs: 1, count: 1, againMs: 2 } };
  folder.write(".lithify/attempts.json", JSON.stringify({ version: 1, attempts }));
  const kept = testFolder();
  fs.cpSync(folder.at(".lithify"), kept.at("state"), { recursive: true });
  const files = fs
    .readdirSync(kept.at("state"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.jsonl?$/.test(name) && !/^(?:answers|runs)/.test(name));
  expect(files).toEqual(expect.arrayContaining(["batch.json", "daemon-report.json", "attempts.json", "digests.json"]));
  const fallen: string[] = [];
  for (const file of files) {
    const text = fs.readFileSync(kept.at(join("state", file)), "utf8").split("\n")[0]!;
    // What a kept file was read as counts for this very version alone, whose bytes they are.
    for (const variant of variants(text, file === "fresh-files.json" ? 0 : 3)) {
      folder.write(join(".lithify", file), variant);
      const { code, stderr } = await lithify(folder.path, ["status"]);
      if (code !== 0 || /fault of its own/.test(stderr)) fallen.push(`${file}: ${variant.slice(0, 300)}: ${stderr}`);
    }
    fs.cpSync(kept.at(join("state", file)), folder.at(join(".lithify", file)));
  }
  expect(fallen).toEqual([]);
}, 300_000);
