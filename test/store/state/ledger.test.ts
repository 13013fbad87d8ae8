import fs from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LedgerEntry, readLedger, recordRequest, recordUsage, sumUsage } from "../../../src/store/state/ledger.ts";
import { testFolder } from "../../support/test-folder.ts";

function entry(changes: Partial<LedgerEntry> = {}): LedgerEntry {
  const usage = { calls: 1, inputTokens: 100, outputTokens: 10, cachedTokens: 5, costUsd: 0.5 };
  return { day: "2026-04-08", week: "2026-W15", provider: "openai", model: "m", ...usage, ...changes };
}

const at = (ledger: string) => ({ ledger, spent: () => `${ledger}-kept` });

describe("the ledger", () => {
  it("returns what was recorded, in order, in a file that its owner alone reads", () => {
    const folder = testFolder();
    const path = folder.at(".lithify/ledger.jsonl");
    recordUsage(at(path), entry());
    recordUsage(at(path), entry({ week: null, calls: 3 }));
    expect(readLedger(at(path))).toEqual({ entries: [entry(), entry({ week: null, calls: 3 })], ignored: 0 });
    expect(fs.statSync(path).mode & 0o777).toBe(0o600);
  });

  it("is written and read where the user's own state folder takes no line", () => {
    const folder = testFolder();
    folder.write("home", "");
    const places = { ledger: folder.at(".lithify/ledger.jsonl"), spent: () => folder.at("home/spent.jsonl") };
    recordUsage(places, entry(), recordRequest(places, entry()));
    expect(readLedger(places).entries).toEqual([entry()]);
  });

  it("loses no later entry to a line that a crash tore, wherever it was torn", () => {
    const folder = testFolder();
    const path = folder.at("ledger.jsonl");
    const whole = `${JSON.stringify(entry())}\n`;
    for (let length = 0; length < whole.length; length++) {
      folder.write("ledger.jsonl", whole + whole.slice(0, length));
      recordUsage(at(path), entry({ model: "after" }));
      const { entries } = readLedger(at(path));
      expect(entries[0]).toEqual(entry());
      expect(entries.at(-1)).toEqual(entry({ model: "after" }));
    }
  });

  it("counts lines it does not understand and reads on, whatever bytes they are", () => {
    const folder = testFolder();
    const lines = [
      "null",
      "[]",
      '{"v":9}',
      JSON.stringify(entry({ inputTokens: -1 })),
      '{"day":1}',
      JSON.stringify({ ...entry(), costUsd: "1" }),
    ];
    folder.write("ledger.jsonl", `${lines.join("\n")}\n${JSON.stringify(entry())}\n`);
    expect(readLedger(at(folder.at("ledger.jsonl")))).toEqual({ entries: [entry()], ignored: lines.length });
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        folder.write("ledger.jsonl", bytes);
        expect(readLedger(at(folder.at("ledger.jsonl"))).entries).toEqual([]);
      }),
    );
  });

  it("counts a request that nobody settled as what it was to send, and one that was settled as what it took", () => {
    const path = testFolder().at("ledger.jsonl");
    const expected = { day: "2026-04-08", week: "2026-W15", provider: "openai", model: "m", run: "r" };
    const killed = { ...expected, inputTokens: 900, costUsd: 0.9 };
    recordRequest(at(path), killed);
    const request = recordRequest(at(path), { ...expected, inputTokens: 800, costUsd: 0.8 });
    recordUsage(at(path), entry(), request);
    const { run, ...rest } = killed;
    const unsettled = { ...rest, calls: 1, outputTokens: 0, cachedTokens: 0, unsettled: true };
    expect(readLedger(at(path))).toEqual({ entries: [unsettled, entry()], ignored: 0 });
    const [sum] = sumUsage(readLedger(at(path)).entries, "day");
    expect(sum).toMatchObject({ calls: 2, inputTokens: 1_000, unsettled: 1 });
  });

  it("counts a request once whose end was written down twice", () => {
    const path = testFolder().at("ledger.jsonl");
    const request = recordRequest(at(path), { ...entry(), inputTokens: 900 });
    recordUsage(at(path), entry(), request);
    recordUsage(at(path), entry(), request);
    expect(readLedger(at(path)).entries).toEqual([entry()]);
  });

  it("does not write through a link", () => {
    const folder = testFolder({ "precious.txt": "precious" });
    fs.symlinkSync("precious.txt", folder.at("ledger.jsonl"));
    expect(() => recordUsage(at(folder.at("ledger.jsonl")), entry())).toThrow(
      expect.objectContaining({ code: "ELOOP" }),
    );
    expect(folder.read("precious.txt")).toBe("precious");
  });

  it("is empty where nothing was recorded", () => {
    expect(readLedger(at(testFolder().at("ledger.jsonl")))).toEqual({ entries: [], ignored: 0 });
  });
});

describe("sumUsage", () => {
  const entries = [
    entry({ day: "2026-05-01", week: "2026-W18", model: "z" }),
    entry(),
    entry({ week: null, calls: 2 }),
  ];

  it("adds up by day, week, month and model, sorted", () => {
    const one = { calls: 1, inputTokens: 100, outputTokens: 10, cachedTokens: 5, costUsd: 0.5, unsettled: 0 };
    const two = { calls: 3, inputTokens: 200, outputTokens: 20, cachedTokens: 10, costUsd: 1, unsettled: 0 };
    expect(sumUsage(entries, "day")).toEqual([
      { key: "2026-04-08", ...two },
      { key: "2026-05-01", ...one },
    ]);
    expect(sumUsage(entries, "month").map(({ key, calls }) => [key, calls])).toEqual([
      ["2026-04", 3],
      ["2026-05", 1],
    ]);
    expect(sumUsage(entries, "week").map(({ key, calls }) => [key, calls])).toEqual([
      ["-", 2],
      ["2026-W15", 1],
      ["2026-W18", 1],
    ]);
    expect(sumUsage(entries, "model").map(({ key, calls }) => [key, calls])).toEqual([
      ["m", 3],
      ["z", 1],
    ]);
    expect(sumUsage([], "day")).toEqual([]);
  });
});
