import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { specificsOf } from "../../src/memory/evidence/specifics.ts";
import { isWithheld } from "../../src/memory/evidence/withheld.ts";
import { routineOf } from "../../src/profile/typed/routine.ts";
import { blocksOf } from "../../src/text/blocks.ts";
import { daysIn } from "../../src/text/days.ts";
import { withoutEnd } from "../../src/text/ends.ts";
import { labelled } from "../../src/text/labels.ts";
import { spokenIn } from "../../src/text/languages.ts";
import { headingMark } from "../../src/text/marks.ts";
import { namesIn } from "../../src/text/names.ts";
import { phrasesIn } from "../../src/text/phrases.ts";
import { plainText } from "../../src/text/plain.ts";
import { quantitiesIn } from "../../src/text/quantities.ts";
import { romanised } from "../../src/text/romanise.ts";
import { sentencesOf } from "../../src/text/sentences.ts";
import { contentWords } from "../../src/text/words.ts";
import { cpuMs } from "../support/cpu-time.ts";

/** Lines made to be slow, each of about one unit's length. */
const ADVERSARIAL = [
  "a",
  " ",
  "a ",
  "not ",
  "we changed ",
  "in 2 ",
  "1.",
  "8 to ",
  "2026-",
  "4月",
  "一二三",
  "不",
  "は",
  "결정",
  "`",
  "`` ",
  "[[",
  "[a](",
  "![",
  "<!-",
  "((",
  "**a",
  "_a ",
  "#a ",
  "%% ",
  "==a",
  "a. ",
  "... ",
  "e.g. ",
  "Mr. A",
  "A-B ",
  "Aa Bb ",
  "é",
  "e\u0301",
  "ﬀ",
  "|",
  "a:: ",
  "📅 ",
  "\\",
  "üğı",
  "next ",
  "1 half ",
  "a/",
  "#[[",
  // Rows that something follows: nothing ends there.
  ".",
  "…",
  "?!",
  "。",
  '"',
  ")",
  "：",
];
const READERS: readonly (readonly [string, (text: string) => unknown])[] = [
  ["phrasesIn", (text) => phrasesIn(text)],
  ["spokenIn", (text) => spokenIn(text)],
  ["daysIn", (text) => daysIn(text, "2026-04-08")],
  ["sentencesOf", sentencesOf],
  ["contentWords", contentWords],
  ["plainText", plainText],
  ["labelled", labelled],
  ["headingMark", (text) => headingMark(text)],
  ["namesIn", namesIn],
  ["romanised", romanised],
  ["blocksOf", (text) => blocksOf([text])],
  ["withoutEnd", (text) => withoutEnd(text, " .…?!。")],
  ["isWithheld", isWithheld],
  // A name of each form stands before: what has none of a form's letters may be spared its pattern.
  ["specificsOf", (text) => specificsOf(`aB a_b ${text}`)],
  ["quantitiesIn", (text) => quantitiesIn(text)],
  ["routineOf", (text) => routineOf(`The function ${text}`)],
];

const SHORT = 2_000;
const TIMES = 8;
/** Linear is 8; quadratic 64. The clock of the processor is coarse, so what is fast anyway may be anything. */
const MOST = 24;
const FAST_MS = 60;
/** Of what is found, so long a line lists a hundred thousand: that is most of it. A quadratic reader takes minutes. */
const LONG = 250_000;
const SLOWEST_MS = 3_000;

function costOf(read: (text: string) => unknown, text: string): number {
  const start = cpuMs();
  read(text);
  return cpuMs() - start;
}

describe("lines made to be slow", () => {
  it.each(READERS)("%s is linear in them", (_name, read) => {
    const slow: string[] = [];
    for (const unit of ADVERSARIAL) {
      const text = (size: number) => unit.repeat(Math.ceil(size / unit.length));
      read(text(1000));
      // Two texts, as a reader may remember the last one; twice, as the collector of garbage may run at any time.
      const isSlow = (mark: string): string | undefined => {
        const long = costOf(read, text(SHORT * TIMES) + mark);
        if (long < FAST_MS) return undefined;
        const short = (costOf(read, `${text(SHORT)}.${mark}`) + costOf(read, `${text(SHORT)};${mark}`)) / 2;
        return long <= MOST * Math.max(short, 5) ? undefined : `${short.toFixed(0)} to ${long.toFixed(0)} ms`;
      };
      if (isSlow("1 x") !== undefined && isSlow("2 x") !== undefined)
        slow.push(`${JSON.stringify(unit)}: ${isSlow("3 x")}`);
    }
    expect(slow).toEqual([]);
  });

  it.each(READERS)("%s reads a long line of all of them in seconds", (_name, read) => {
    const all = ADVERSARIAL.join(" ");
    expect(costOf(read, all.repeat(Math.ceil(LONG / all.length)))).toBeLessThan(SLOWEST_MS);
  });

  it("reads thousands of short lines as blocks in linear time", () => {
    for (const unit of [
      "```",
      "```a",
      "> ```",
      "> ```a",
      "<!--",
      "- a,",
      "a,\n",
      "| a |",
      "---",
      "a\n---",
      "````\n```",
      "> a\n",
      "~~~\n```",
    ]) {
      const lines = (size: number) =>
        unit
          .repeat(Math.ceil(size / unit.length))
          .replaceAll(unit, `${unit}\n`)
          .split("\n");
      const [short, long] = [lines(8_000), lines(64_000)];
      blocksOf(lines(2000));
      const isFast = (): boolean => {
        const cost = costOf(() => blocksOf(long), "");
        const before = costOf(() => blocksOf(short), "");
        return cost < FAST_MS * 4 || cost < MOST * Math.max(2, before);
      };
      // Twice, as above.
      expect([unit, isFast() || isFast()]).toEqual([unit, true]);
    }
  });

  it("are cut at their end by no pattern that begins anywhere in a row of marks", () => {
    const src = join(import.meta.dirname, "..", "..", "src");
    const files = globSync("**/*.ts", { cwd: src });
    expect(files.length).toBeGreaterThan(500);
    const cut = /replace\(\s*\/(?:[^/\n]*\|)?\[(?!\^)[^\]\n]+\][+*]\$[/|]/;
    expect(files.filter((file) => cut.test(readFileSync(join(src, file), "utf8")))).toEqual([]);
  });
});
