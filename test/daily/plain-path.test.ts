import fc from "fast-check";
import { expect, it } from "vitest";
import { isPlainPath, PLAIN_WORDS } from "../../src/daily/plain-path.ts";
import { pathWithoutSecrets } from "../../src/daily/safe-path.ts";
import { marksIn } from "../../src/daily/told/marks.ts";
import { KIND } from "../../src/daily/told/reading.ts";

it.each([...PLAIN_WORDS])("knows a word that names nothing secret: %s", (word) => {
  expect(marksIn(`${word} ${word}-1 1-${word}`).filter(({ part }) => KIND[part] !== undefined)).toEqual([]);
});

it("calls no path plain that holds what looks like a secret", () => {
  const word = fc.constantFrom(...PLAIN_WORDS).chain((one) => fc.constantFrom(one, one.toUpperCase(), `${one}s`));
  const digits = fc.stringMatching(/^\d{1,12}$/);
  const sign = fc.constantFrom("-", "_", ".", "/", " ", " - ", " / ", "");
  const path = fc
    .array(fc.tuple(fc.oneof(word, digits, fc.constant("2026-04-08")), sign), { minLength: 1, maxLength: 8 })
    .map((parts) => `${parts.flat().join("")}.md`);
  let plain = 0;
  fc.assert(
    fc.property(path, (one) => {
      if (!isPlainPath(one)) return;
      plain++;
      expect(pathWithoutSecrets(one, [])).toBe(one);
    }),
    { numRuns: 2_000 },
  );
  expect(plain).toBeGreaterThan(300);
});

it.each([
  "logs/2026-04-08-passwort-ist-Bernache-19.md",
  "logs/pin/2026-04-08.md",
  "logs/2026-04-08-密码.md",
  "logs/2026-04-08-ghp_0123456789abcdefghijABCDEFGHIJ012345.md",
  "logs/2026-04-08 / notes.md",
  "00/LOG-0-note 2026-04-08-.md",
  "logs/2026-04-08-4471#.md",
  `logs/${"1".repeat(80)}.md`,
])("leaves any other to who knows secrets: %s", (path) => {
  expect(isPlainPath(path)).toBe(false);
});
