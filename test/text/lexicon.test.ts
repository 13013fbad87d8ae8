import { describe, expect, it } from "vitest";
import { LEXICONS } from "../../src/text/lexicon/all.ts";
import { HEARD } from "../../src/text/lexicon/heard.ts";
import { LANGUAGES, type Lexicon, MARKS, type PhraseKey } from "../../src/text/lexicon/lexicon.ts";
import { entriesOf } from "../../src/text/phrases/lists.ts";
import { expanded, phrasesOfEntry } from "../../src/text/phrases/notation.ts";
import { isWide } from "../../src/text/scripts.ts";

const UNSPACED = ["zh", "ja", "ko"];
const phrasesOf = (entries: string) =>
  entries.split(",").flatMap((entry) => phrasesOfEntry(entry.trim(), () => true).filter(({ pieces }) => pieces));

describe.each(
  LEXICONS.map((lexicon) => [lexicon.language, lexicon] as const),
)("the lexicon of %s", (language, lexicon) => {
  it("has words under every key", () => {
    const empty = entriesOf(lexicon).filter(([, entries]) => entries.trim() === "");
    expect(empty.map(([key]) => key)).toEqual([]);
  });

  it("has no entry that is empty, left open, or more than a few hundred phrases", () => {
    const faults = entriesOf(lexicon).flatMap(([key, entries]) =>
      entries.split(",").flatMap((entry) => {
        const count = (one: string) => (entry.match(new RegExp(`\\${one}`, "g")) ?? []).length;
        if (entry.trim() === "" || count("(") !== count(")") || /[?[\]{}]/.test(entry)) return [`${key}: ${entry}`];
        return expanded(entry).length > 700 ? [`${key}: ${entry.slice(0, 60)} is ${expanded(entry).length}`] : [];
      }),
    );
    expect(faults).toEqual([]);
  });

  it("never begins a phrase with other letters than those of its script, where words have no spaces", () => {
    if (!UNSPACED.includes(language)) return;
    const faults = entriesOf(lexicon).flatMap(([key, entries]) =>
      phrasesOf(entries)
        .map(({ pieces }) => pieces[0].text)
        .filter((text) => !isWide(text.charCodeAt(0)) && [...text].some((one) => isWide(one.charCodeAt(0))))
        .map((text) => `${key}: ${text}`),
    );
    expect(faults).toEqual([]);
  });

  it("has a whole calendar", () => {
    const groups = (text: string) => text.split(",").filter((one) => one.trim() !== "").length;
    expect([groups(lexicon.calendar.months), groups(lexicon.calendar.weekdays)]).toEqual([12, 7]);
    expect(groups(lexicon.calendar.numbers)).toBeGreaterThanOrEqual(13);
  });
});

it("lists the languages in their order", () => {
  expect(LEXICONS.map(({ language }) => language)).toEqual(LANGUAGES);
});

/** Keys under which a common word of another language would be found in its every line. */
const TELLING: readonly PhraseKey[] = [
  "reason",
  "negation",
  "ended",
  "enough",
  "return",
  "replacement",
  "withdrawal",
  "completion",
  "open",
  "decided",
  "rule",
  "lasting",
  "lesson",
  "preference",
  "unconfirmed",
  "time.day-1",
  "time.day0",
  "time.day+1",
];
const isCyrillicLexicon = ({ language }: Lexicon) => language === "ru" || language === "uk";

it("marks the false friends: no word that tells something here is a small word of another language", () => {
  const spaced = LEXICONS.filter(({ language }) => !UNSPACED.includes(language));
  const faults = spaced.flatMap((lexicon) => {
    const own = new Map(entriesOf(lexicon));
    return TELLING.flatMap((key) =>
      phrasesOf(own.get(key) ?? "")
        .filter(({ pieces, sureOnly, exception }) => pieces.length === 1 && !sureOnly && !exception)
        .filter(({ pieces: [{ capitals }] }) => !capitals)
        .flatMap(({ pieces: [{ text, open, inside }] }) =>
          spaced
            .filter((other) => other !== lexicon && isCyrillicLexicon(other) === isCyrillicLexicon(lexicon))
            .filter(({ stopWords }) =>
              stopWords
                .split(/\s+/)
                .filter((word) => !word.startsWith("@"))
                .some((word) => (inside ? word.endsWith(text) : open ? word.startsWith(text) : word === text)),
            )
            .filter(
              (other) =>
                !phrasesOf(new Map(entriesOf(other)).get(key) ?? "").some(({ pieces: [one] }) => one.text === text),
            )
            .map(({ language }) => `${lexicon.language}.${key} ${text} in ${language}`),
        ),
    );
  });
  expect(faults).toEqual([]);
});

/** Two languages may mean two things by one label; that of the log is meant then, else the first. */
const TWO_MEANINGS = new Set(["pauta: rule or note", "心得: lesson or rule", "背景: note or reason"]);

it("knows which labels mean two things", () => {
  const marks = new Map<string, Set<string>>();
  for (const lexicon of LEXICONS)
    for (const mark of MARKS)
      for (const text of { ...HEARD[lexicon.language], ...lexicon.mark }[mark]
        .split(",")
        .flatMap((entry) => expanded(entry.trim()))) {
        const label = text.toLowerCase();
        marks.set(label, (marks.get(label) ?? new Set()).add(mark));
      }
  const two = [...marks].filter(([, of]) => of.size > 1).map(([label, of]) => `${label}: ${[...of].join(" or ")}`);
  expect(two.filter((one) => !TWO_MEANINGS.has(one))).toEqual([]);
});
