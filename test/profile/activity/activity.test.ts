import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { activityTool, partsOf, readActivity, wordingOf } from "../../../src/profile/activity/activity.ts";

const decision = {
  options: ["SQLite", "Postgres"],
  chosen: "Use SQLite",
  rationale: "The tool must run without a server",
};
const discussion = { topic: "Where to cache", points: ["On disk survives a restart"] };
const attempt = { action: "Ran the tests", result: "42 passed", succeeded: true };
const request = { intent: "Add a progress bar", target: "src/export.ts", summary: "Add a progress bar to the export" };
const call = (lists: object, name = "write_extracted") => ({ name, arguments: JSON.stringify(lists) });
const read = (...lists: object[]) => readActivity({ text: "", calls: lists.map((one) => call(one)) });

describe("an activity answer", () => {
  it("gives the records of all four lists with their kind and line, no messages yet", () => {
    const text = JSON.stringify(
      { decisions: [decision], discussions: [discussion], attempts: [attempt], requests: [request] },
      null,
      1,
    );
    const { records, rejected, heard } = readActivity({ text: `Here it is:\n\`\`\`json\n${text}\n\`\`\`` });
    expect(records.map(({ kind, messages }) => [kind, messages])).toEqual([
      ["decision", []],
      ["discussion", []],
      ["attempt", []],
      ["request", []],
    ]);
    expect(records[0]).toEqual({ ...decision, kind: "decision", line: 5, messages: [] });
    expect([rejected, heard]).toEqual([[], true]);
  });

  it("hears whether an attempt succeeded in text too, as models without a strict schema write it", () => {
    const heard = (succeeded: unknown) =>
      readActivity({ text: JSON.stringify({ attempts: [{ ...attempt, succeeded }] }) }).records.map((record) =>
        record.kind === "attempt" ? record.succeeded : undefined,
      );
    expect(["false", "False", "no", "partial", "true", "yes", true].map((one) => heard(one)[0])).toEqual([
      ...[false, false, false, false, true, true, true],
    ]);
    expect(["perhaps", 1, null].flatMap(heard)).toEqual([]);
  });

  it("calls half a success none, whatever the answer says", () => {
    const heard = (result: string) => {
      const [one] = read({ attempts: [{ action: "Import of the sample", result, succeeded: true }] }).records;
      return one?.kind === "attempt" ? one.succeeded : undefined;
    };
    const half = [
      "Works for 9 of 10 files, still fails for Weir 7",
      "Fell from 40 minutes to 3, but fails for Weir 7",
      "Läuft für 9 von 10 Dateien, aber Wehr 7 hängt",
      "Réussie pour 9 fichiers sur 10, mais la vanne 7 échoue encore",
      "Funciona en 9 de 10, pero la presa 7 falla",
      "Прошёл для 9 из 10 файлов, но плотина 7 всё ещё падает",
      "10 个文件成功 9 个，第 7 个仍然失败",
      "9 件は成功したが、堰 7 は失敗した",
      "partly works: Linux passes, Windows fails at the linker",
      "klappt teilweise: Linux läuft, Windows scheitert am Linker",
      "funciona en parte: Linux pasa, Windows falla",
      "部分成功：Linux 通过，Windows 失败",
      "Linux passed, but Windows failed",
      "it worked locally but not in CI",
      "Lesen ging, aber Schreiben lief in ein Timeout",
      "ça marche en local, mais pas en CI",
      "funciona en local, pero no en CI",
      "funziona in locale, ma non in CI",
      "o Linux passou, mas o Windows falhou",
      "Linux slaagde, maar Windows faalde",
      "Linux przeszedł, ale Windows się wywalił",
      "локально працює, але не в CI",
      "jalan di lokal, tapi tidak di CI",
      "ローカルでは動くが、CIでは動かない",
      "로컬에서는 되지만 CI에서는 안 된다",
      "本地可以，但 CI 上不行",
      "41 passed, 3 failed",
      "Tests: 3 failed, 41 passed, 44 total",
      "41 bestanden, 3 fehlgeschlagen",
      "41 件成功、3 件失敗",
      "Passes, but two of 16 tests fail",
      "Loaded 380 of 400 rows, 20 were rejected",
      "Ran on 11 of 14 tenants, three failed with a lock timeout",
      "12 passed, two failed",
      "12 bestanden, zwei fehlgeschlagen",
      "12 passaram, três falharam",
      "Works for 40 of 52 rows, the rest fails on dates",
      "40 factures sur 52 migrées, le reste échoue",
      "52 张中 40 张成功，其余失败",
      "The print came out, only the blue is missing",
      "Klappte teilweise: Kontakte ja, Kalender nein",
    ];
    expect(half.filter((result) => heard(result) !== false)).toEqual([]);
    const whole = [
      "Fell from 40 minutes to 3, since the queue no longer blocks",
      "Passed after the fix, although it had failed before",
      "Alles grün, aber langsamer",
      "No longer fails, but takes 3 minutes",
      "Still green",
      "Read all 40 rows, but none failed",
      "44 passed, 0 failed",
      "44 件成功、0 件失敗",
      "12 passed, two failed ones are listed in the report",
      "Ran on all 14, three of them with a lock that failed before",
      "41 passed, the 3 that had failed among them",
      "Loaded all 400 rows, 0 were rejected",
      "Moved 20 rows, 3 rejected ones are listed in the report",
      "Runs with 2 of 8 cores",
      "Passed with 14 of 17 votes",
      "Reproduced: 3 of 40 requests time out when the cache is cold",
      "Ran for two days, never failed",
      "Partly glazed pots came out without cracks",
      "Renamed, the rest of the API did not change",
      "Fits, but is heavier than the old one",
      "40 of 52 queries are faster, the rest unchanged",
      "Works, but stops five seconds late",
      "The first two tries failed, the third worked",
      "Sold, the rest of the day nothing failed",
      "全部分发完毕",
      "不停水就换好了，但花了三小时",
    ];
    expect(whole.filter((result) => heard(result) !== true)).toEqual([]);
  });

  it("needs none of the four lists: each is empty by default, and an empty answer is heard", () => {
    for (const arguments_ of [
      "{}",
      '{"decisions":[],"discussions":[],"attempts":[],"requests":[]}',
      '{"attempts":null}',
    ])
      expect(readActivity({ text: "", calls: [{ name: "write_extracted", arguments: arguments_ }] })).toEqual({
        records: [],
        rejected: [],
        heard: true,
      });
    expect(read({ attempts: [attempt] }).records).toHaveLength(1);
  });

  it("is not heard where a model was silent or only talked, so that the pointer stays", () => {
    for (const text of ["", "Nothing of note happened.", "I will call write_extracted now."])
      expect(readActivity({ text }).heard).toBe(false);
    expect(readActivity({ text: "", calls: [call({ decisions: [] }, "write_notes")] }).heard).toBe(false);
  });

  it("adds several calls up instead of taking the last, and counts what two of them say once", () => {
    const { records, rejected } = read({ attempts: [attempt] }, { requests: [request] }, { attempts: [attempt] });
    expect(records.map(({ kind }) => kind)).toEqual(["attempt", "request"]);
    expect(rejected.map(({ code, line }) => [code, line])).toEqual([["DUPLICATE", 3]]);
  });

  it("rejects a record with a field of its own alone, provenance too, which is the host's to attach", () => {
    const keys = [
      "source",
      "session",
      "session_id",
      "timestamp",
      "timestamps",
      "entry_range",
      "messages",
      "line",
      "kind",
    ];
    for (const key of keys) {
      const { records, rejected } = read({ decisions: [{ ...decision, [key]: "x" }], attempts: [attempt] });
      expect(records.map(({ kind }) => kind)).toEqual(["attempt"]);
      expect(rejected).toMatchObject([{ code: "UNKNOWN_FIELD", reason: `no such field: ${key}` }]);
    }
    expect(read({ decisions: [decision], source: "x" })).toMatchObject({
      records: [{ kind: "decision" }],
      rejected: [{ code: "UNKNOWN_FIELD" }],
    });
  });

  it("rejects what lacks a field or holds a wrong value, and leaves its siblings", () => {
    const { records, rejected } = read({
      decisions: [{ chosen: "x" }, { ...decision, options: "SQLite" }, { chosen: "a", rationale: "b" }],
      discussions: [{ topic: "t", points: [] }],
      attempts: [
        { ...attempt, succeeded: "partly" },
        { ...attempt, result: "  " },
      ],
      requests: [
        { ...request, target: "" },
        { intent: "x".repeat(2_001), summary: "s" },
      ],
    });
    expect(records.map(wordingOf)).toEqual(["a\nb", "Add a progress bar\nAdd a progress bar to the export"]);
    expect(rejected.map(({ code }) => code).sort()).toEqual([
      "BAD_VALUE",
      "BAD_VALUE",
      "BAD_VALUE",
      "BAD_VALUE",
      "MISSING_FIELD",
      "MISSING_FIELD",
    ]);
  });

  it("rejects the record that was cut off, and keeps the ones before it", () => {
    const whole = JSON.stringify({ attempts: [attempt, { ...attempt, action: "Built the site" }] });
    const { records, rejected } = readActivity({ text: whole.slice(0, -20) });
    expect(records).toHaveLength(1);
    expect(rejected.map(({ code }) => code)).toEqual(["CUT_OFF"]);
  });

  it("never throws, and accounts for every record as accepted or rejected", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constant(attempt), fc.jsonValue())), (attempts) => {
        const { records, rejected } = read({ attempts });
        expect(records.length + rejected.length).toBe(attempts.length);
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => readActivity({ text }).records.length >= 0));
  });
});

describe("the tool", () => {
  it("asks for four lists, each empty by default, of records without further fields", () => {
    const { properties } = activityTool.parameters as {
      properties: Record<string, { type: string; default: unknown; items: Record<string, unknown> }>;
    };
    expect(activityTool.name).toBe("write_extracted");
    expect(Object.keys(properties)).toEqual(["decisions", "discussions", "attempts", "requests"]);
    for (const list of Object.values(properties)) {
      expect(list).toMatchObject({
        type: "array",
        default: [],
        items: { type: "object", additionalProperties: false },
      });
      expect(list.items).not.toHaveProperty("$schema");
    }
    expect(properties.requests?.items.required).toEqual(["intent", "summary"]);
    expect(Object.keys(properties.decisions?.items.properties as object)).toEqual(["options", "chosen", "rationale"]);
  });

  it("describes what the reader accepts: every part of a record is told", () => {
    const { records } = read({
      decisions: [decision],
      discussions: [discussion],
      attempts: [attempt],
      requests: [request],
    });
    expect(records.flatMap(partsOf)).toEqual([
      "SQLite",
      "Postgres",
      "Use SQLite",
      "The tool must run without a server",
      "Where to cache",
      "On disk survives a restart",
      "Ran the tests",
      "42 passed",
      "Add a progress bar",
      "src/export.ts",
      "Add a progress bar to the export",
    ]);
  });
});
