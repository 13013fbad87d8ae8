import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { claimedIn, holds, offerOf, specificsOf } from "../../../src/memory/evidence/specifics.ts";
import { fold } from "../../../src/memory/fold.ts";
import { cpuMs } from "../../support/cpu-time.ts";
import { runs } from "../../support/runs.ts";

const keys = (text: string): string[] => specificsOf(text).map(({ kind, key }) => `${kind} ${key}`);
const isIn = (claim: string, log: string): boolean => {
  const offer = offerOf([log], fold(log));
  return claimedIn(claim).every((specific) => holds(offer, specific));
};

describe("specifics of a text", () => {
  it("reads numbers, dates, links and identifiers, each once", () => {
    expect(keys("On 8 April 2026 `kmsg_retry` ran 1,757 tests; p99 is 42.5 ms, see https://x.example/a/b.")).toEqual([
      "date 2026-04-08",
      "identifier kmsg_retry",
      "number 1757",
      "identifier p99",
      "number 42.5",
      "url https://x.example/a/b",
    ]);
  });

  it.each([
    "：5 种模式",
    "，详见 2 页",
    "；共 3 章",
    "？还有 4 条",
  ])("ends a link where a wide mark follows it, which folding would make a part of it: %s", (rest) => {
    expect(keys(`https://x.example/a${rest}`)[0]).toBe("url https://x.example/a");
    expect(isIn(`https://x.example/a${rest}`, `来源: https://x.example/a 。${rest}`)).toBe(true);
  });

  it.each([
    ["2026年4月8日", "date 2026-04-08"],
    ["4月8日", "date 04-08"],
    ["2026년 4월 8일", "date 2026-04-08"],
    ["April 8th, 2026", "date 2026-04-08"],
    ["8. April 2026", "date 2026-04-08"],
    ["le 3 août 2026", "date 2026-08-03"],
    ["el 3 de agosto de 2026", "date 2026-08-03"],
    ["il 28 maggio 2026", "date 2026-05-28"],
    ["em 28 de maio de 2026", "date 2026-05-28"],
    ["op 28 maart 2026", "date 2026-03-28"],
    ["dnia 28 marca 2026", "date 2026-03-28"],
    ["с 28 марта 2026", "date 2026-03-28"],
    ["від 28 березня 2026", "date 2026-03-28"],
    ["pada 28 Agustus 2026", "date 2026-08-28"],
    ["toplantı 28 Mayıs 2026", "date 2026-05-28"],
    ["am 28.03.2026", "date 2026-03-28"],
    ["2026-W15", "date 2026-W15"],
    ["v1.2.3", "identifier 1.2.3"],
    ["`V0.12.3-rc.1`", "identifier 0.12.3-rc.1"],
    ["#935", "identifier #935"],
    ["HAL-812", "identifier hal-812"],
    ["src/memory/fold.ts", "identifier src/memory/fold.ts"],
    ["共12个", "number 12"],
  ])("reads %s as %s", (text, key) => {
    expect(keys(text)).toEqual([key]);
  });

  it.each([
    ["102", "keeps 10² entries"],
    ["103", "within 10⁻³ mm"],
    ["21", "drives 2½ hours"],
    ["451", "costs 45¹ euros"],
    ["301", "费用是30①元"],
    ["10102", "reads 1010₂ words"],
  ])("joins no figure with one that is raised, lowered, in a disc or a fraction: %s, of %s", (figure, line) => {
    expect(isIn(figure, line)).toBe(false);
    expect(keys(line)).not.toContain(`number ${figure}`);
  });

  it.each([
    ["45", "costs 45¹ euros"],
    ["2½", "drives 2½ hours"],
    ["2 1/2", "drives 2½ hours"],
    ["102", "费用是１０２元"],
    ["CO2", "a CO₂ sensor"],
  ])("finds %s in %s", (figure, line) => {
    expect(isIn(figure, line)).toBe(true);
  });

  it("takes no choice of words for an identifier", () => {
    expect(keys("read and/or write, end-to-end, long-term")).toEqual([]);
  });

  it.each([
    ["took 52 minutes", "52 min -> 6 min"],
    ["deployed JointSaver", "created `rene/joint-saver`"],
    ["deployed JointSaver", "the joint saver is up"],
    ["holds 700 uL", "found one with ~700uL capacity"],
    ["1757 tests", "all 1,757 tests green"],
    ["three weeks were 3 weeks", "it took three weeks"],
    ["due on 2026-04-17", "open until 17 April"],
    ["on 17 April", "until 2026-04-17"],
    ["am 8. Oktober", "le 8 octobre"],
    ["Jul 8–24, 2026", "from 8 July 2026 until 24 July 2026"],
    ["nach 3 Versuchen", "es brauchte drei Versuche"],
    ["12 попыток", "двенадцать попыток"],
    ["3 次重试", "重试了三次"],
    ["run `npm-check`", "we run npm check daily"],
    ["Lexicon is at 0.12.3", "released v0.12.3 today"],
    ["Lexicon is at v0.12.3", "the new version is 0.12.3."],
    ["Lexicon is at `v0.12.3`", "see https://x.example/tag/v0.12.3"],
    ["Lexicon is at v0.12.3-rc.1", "see https://x.example/tag/v0.12.3-rc.1"],
    ["Lexicon is at v1.4", "Lexicon 1.4 is out"],
    ["Lexicon is at 1.4", "tagged v1.4"],
    ["the API is at v2", "Version 2 of the API"],
    ["Hall_C clicks best", "Hall_C_Gouda: 29 clicks"],
  ])("finds what the log writes another way: %s", (claim, log) => {
    expect(isIn(claim, log)).toBe(true);
  });

  it.each([
    ["57 tests", "1,757 tests"],
    ["calls useState", "the state is in use"],
    ["2026-04-18", "until 17 April 2026"],
    ["2 retries", "due on Friday"],
    ["le 8 octobre", "am 8. November"],
    ["`kmsg`", "the kmsg_retry loop"],
    ["kmsg_re is on", "the kmsg_retry loop"],
    ["retry_loop is on", "the kmsg_retry_loop"],
    ["https://x.example/b", "see https://x.example/a"],
    ["v2.0", "v1.2"],
    ["0.12.3", "v0.12.30 and v10.12.3"],
    ["v1.4", "Lexicon 1.4.2, at 11.4 s"],
    ["v2", "2 invoices"],
  ])("does not find what the log does not say: %s", (claim, log) => {
    expect(isIn(claim, log)).toBe(false);
  });

  it("finds each text's own specifics in itself, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        const line = text.replace(/[\r\n]/g, " ");
        expect(isIn(line, line)).toBe(true);
      }),
      { numRuns: runs(500) },
    );
  });

  it("stays linear on text made to be slow", () => {
    for (const evil of [
      "a/".repeat(100_000),
      "1,".repeat(100_000),
      "a-".repeat(100_000),
      "`".repeat(200_000),
      "x_".repeat(100_000),
      "0".repeat(200_000),
      "A".repeat(200_000),
    ]) {
      const start = cpuMs();
      specificsOf(evil);
      // Half a second for the dearest, and twice as much for twice the text; a busy machine lengthens the time of the processor too.
      expect(cpuMs() - start).toBeLessThan(2_000);
    }
  });
});

describe("a line of many figures", () => {
  it.each([
    ["777", `- Lumen latency per hour: ${Array.from({ length: 100 }, (_, i) => `${i + 1}.25${i % 10}`).join(" ")}`],
    ["777", `- Lumen weights: ${Array.from({ length: 150 }, (_, i) => `${i + 1}.250`).join(" ")} kg`],
    ["16:20", "4pm ".repeat(4_900)],
    ["16:20", "4pm ".repeat(190)],
  ])("is searched for another notation in no time: %s", (claim, line) => {
    const start = cpuMs();
    for (let i = 0; i < 5; i++) expect(isIn(claim, line)).toBe(false);
    expect(cpuMs() - start).toBeLessThan(2_000);
  });

  it.each([
    ["range of 3,000,000 to 5,000,000 EUR", "range of 3 to 5 million EUR"],
    ["iPhone 15 avec 128 Go", "J'ai acheté l'iPhone 15 128 Go pour le bureau de la mairie"],
    ["Sprint 5 is 2/3 done", "Sprint 5 2/3 done"],
    ["the burn-in takes 14 h", "The burn-in takes 14 hours, so start it at 9 am"],
  ])("counts what each of them may be: %s", (claim, line) => {
    expect(isIn(claim, line)).toBe(true);
  });
});

describe("things told in a list, written with slashes", () => {
  it.each([
    ["CI runs lint/merge/tests on each push", "CI runs lint, merge and tests on each push", true],
    ["Frontend is React/Next.js", "Frontend: React + Next.js", true],
    ["Frontend is React/Next.js", "the frontend rests on react and next js", true],
    ["Frontend is React/Next.js", "next js came later, and react first", false],
    ["前端使用 vue/pinia/vite.js", "前端：Vue、Pinia、Vite.js", true],
    [
      "The rule stands in lint/merge/tests",
      "lint was green; much later and in another place they turned to merge and tests",
      false,
    ],
    ["The rule stands in tests/merge/lint", "CI runs lint, merge and tests", false],
    ["Written to src/report.ts", "report.ts lies in src", false],
    ["Written to /etc/merge/tests", "etc, merge and tests", false],
    ["Written to ./lint/merge/tests", "lint, merge and tests", false],
  ])("%s, from: %s", (claim, line, expected) => {
    expect(isIn(claim, line)).toBe(expected);
  });
});

describe("an option of one letter", () => {
  it.each([
    ["The flags `-L` and `-I` were added", "Add: -LC://tools//v11//lib, -Iinclude/all", true],
    ["The build runs with `-j`", "make -j4 all", true],
    ["The build runs with `-L`", "make -link all", false],
    ["The build runs with `-L`", "the top-l8 list", false],
  ])("has its value right behind it: %s, from: %s", (claim, line, expected) => {
    expect(isIn(claim, line)).toBe(expected);
  });

  it.each([
    ["capped at 15,000 EUR", "the pilot is capped at 15k EUR"],
    ["open until 16:00", "open until 4pm"],
    ["opens at 16:30", "die Halle öffnet um 16.30 Uhr"],
    ["会議は16:00に始まる", "会議は午後4時に始まる"],
    ["die Kaution ist 1250,50 EUR", "die Kaution ist 1.250,50 EUR und wird überwiesen"],
    ["das Dach kostet 1.500.000 EUR", "das Dach kostet 1,5 Mio EUR"],
    ["le loyer est de 1250 euros", "le loyer de la salle est de 1 250 euros"],
    ["takes 120 minutes", "takes 2 h"],
    ["kept for 14 days", "kept for 2 weeks"],
  ])("finds in another notation: %s, in %s", (claim, line) => {
    expect(isIn(claim, line)).toBe(true);
    expect(isIn(line, claim)).toBe(true);
  });

  it.each([
    ["capped at 150,000 EUR", "the pilot is capped at 15k EUR"],
    ["open until 4 am", "open until 4pm"],
    ["takes 7200 minutes", "takes 2 h"],
    ["lasts 60 days", "lasts 2 months"],
    ["le loyer du dépôt est de 250 euros par mois", "Le loyer du dépôt est de 1 250 euros par mois"],
    ["2 tablets", "½ tablet"],
    ["会議は4:00に始まる", "会議は午後4時に始まる"],
  ])("finds no other value: %s, in %s", (claim, line) => {
    expect(isIn(claim, line)).toBe(false);
  });
});
