/**
 * What a label, a tag or a heading announces: `Decision`, `Lessons learned`, `决定`. A label is a mark when the mark is all it
 * says; a heading may say `Key` or `today's` beside it. The README lists the marks from the same table.
 */
import { once } from "../once.ts";
import { spelled, unaccented } from "./folding.ts";
import { languagesOf, type Spoken } from "./languages/sets.ts";
import { LEXICONS } from "./lexicon/all.ts";
import { HEARD } from "./lexicon/heard.ts";
import { type Language, MARKS, type Mark } from "./lexicon/lexicon.ts";
import { expanded } from "./phrases/notation.ts";
import { isSpacedLetter, isWide, runsIn } from "./scripts.ts";

export interface Marked {
  readonly mark: Mark;
  readonly language: Language;
}

interface Table {
  readonly marks: ReadonlyMap<string, readonly Marked[]>;
  /** The longest mark, in words. */
  readonly longest: number;
  readonly beside: ReadonlySet<string>;
}

const tableRead = once((): Table => {
  const marks = new Map<string, Marked[]>();
  const beside = new Set<string>();
  let longest = 1;
  const put = (key: string, marked: Marked): void => {
    const list = marks.get(key) ?? [];
    if (!list.some((one) => one.mark === marked.mark)) marks.set(key, [...list, marked]);
    longest = Math.max(longest, key.split(" ").length);
  };
  const typed: [string, Marked][] = [];
  for (const { language, mark: own, qualifier } of LEXICONS) {
    for (const entry of qualifier.split(",")) for (const word of expanded(entry)) beside.add(keyOf(word));
    const all: Readonly<Record<Mark, string>> = { ...HEARD[language], ...own };
    for (const mark of MARKS)
      for (const text of all[mark].split(",").flatMap((entry) => expanded(entry.trim()))) {
        put(keyOf(text), { mark, language });
        typed.push([unaccented(keyOf(text)), { mark, language }]);
      }
  }
  // Typed without accents a label is meant so, unless it is another one with none.
  for (const [key, marked] of typed) if (!marks.has(key)) put(key, marked);
  return { marks, longest, beside };
});

/** One spelling: folded, words parted by single spaces, nothing around. */
const keyOf = (text: string): string => wordsIn(spelled(text)).join(" ");

/** Words of a folded text; a run of an unspaced script is one. */
const wordsIn = (text: string): string[] => runsIn(text, (code) => isSpacedLetter(code) || isWide(code));

/** A longer label is a sentence. */
const LONGEST_LABEL = 60;

/**
 * The mark that a label or a tag is, as a whole: `Decision`, `lesson-learned`, `決定`; undefined for `parser.ts pattern`.
 * @param spoken where a word is two marks in two languages, that of the log is meant; else the first in `LANGUAGES`
 */
export function markOf(label: string, spoken?: Spoken): Mark | undefined {
  if (label.length > LONGEST_LABEL || CODE.test(label)) return undefined;
  return chosen(tableRead().marks.get(keyOf(label)), spoken)?.mark;
}

/** What code and paths are written with. */
const CODE = /[`/\\@=<>{}]|[\p{L}\p{N}][._][\p{L}\p{N}]/u;

function chosen(found: readonly Marked[] | undefined, spoken?: Spoken): Marked | undefined {
  if (found === undefined || spoken === undefined || found.length === 1) return found?.[0];
  const own = languagesOf(spoken.sure);
  return found.find(({ language }) => own.includes(language)) ?? found[0];
}

/**
 * The mark a heading announces, with words beside it that add nothing: `Key decisions`, `Decisions made today`,
 * `今日の決定事項`. A heading that names a subject (`Decision on storage`) is none: `leadingMark` tells its kind.
 */
export function headingMark(title: string, spoken?: Spoken): Mark | undefined {
  if (title.length > LONGEST_LABEL) return undefined;
  const whole = markOf(title, spoken);
  if (whole !== undefined || CODE.test(title)) return whole;
  const words = wordsIn(spelled(title)).filter((word) => !/^\d+$/.test(word));
  const { marks, beside, longest } = tableRead();
  let found: Mark | undefined;
  for (let i = 0; i < words.length; ) {
    const taken = markAt(words, i, longest, marks, spoken);
    if (taken !== undefined) {
      // `Önemli kararlar`: a word that only calls for attention gives way to what it calls it to.
      found = found === undefined || found === "note" ? taken.mark : found;
      i += taken.count;
    } else if (beside.has(words[i]!)) i++;
    else {
      const inside = isWide(words[i]!.charCodeAt(0)) ? markWithin(words[i]!, marks, beside) : undefined;
      if (inside === undefined) return undefined;
      found ??= inside;
      i++;
    }
  }
  return found;
}

/** Whether a heading says no more than that something is written: `Daily log`, `Tagebuch`, `工作日志`. */
export function namesNothing(title: string): boolean {
  const { marks, beside } = tableRead();
  return wordsIn(spelled(title)).every(
    (word) => beside.has(word) || (isWide(word.charCodeAt(0)) && isAllBeside(word, marks, beside)),
  );
}

/** The mark that a label begins with: `Lesson` of `Lesson from the outage`. */
export function leadingMark(label: string, spoken?: Spoken): Mark | undefined {
  if (label.length > LONGEST_LABEL || CODE.test(label)) return undefined;
  const { marks, longest } = tableRead();
  return markAt(wordsIn(spelled(label)), 0, longest, marks, spoken)?.mark;
}

function markAt(
  words: readonly string[],
  from: number,
  longest: number,
  marks: Table["marks"],
  spoken?: Spoken,
): { mark: Mark; count: number } | undefined {
  for (let count = Math.min(longest, words.length - from); count > 0; count--) {
    const found = chosen(marks.get(words.slice(from, from + count).join(" ")), spoken);
    if (found !== undefined) return { mark: found.mark, count };
  }
  return undefined;
}

/** In a script without spaces: the mark at the end of a run, with what adds nothing before it, as in `今日の決定`. */
function markWithin(run: string, marks: Table["marks"], beside: Table["beside"]): Mark | undefined {
  for (let from = 0; from < run.length; from++) {
    const found = marks.get(run.slice(from));
    if (found !== undefined && isAllBeside(run.slice(0, from), marks, beside)) return found[0]?.mark;
  }
  for (let to = run.length - 1; to > 0; to--) {
    const found = marks.get(run.slice(0, to));
    if (found !== undefined && isAllBeside(run.slice(to), marks, beside)) return found[0]?.mark;
  }
  return undefined;
}

/** Also another mark, as in `决定与结果`. */
function isAllBeside(text: string, marks: Table["marks"], beside: Table["beside"]): boolean {
  if (text === "") return true;
  for (let to = text.length; to > 0; to--)
    if ((beside.has(text.slice(0, to)) || marks.has(text.slice(0, to))) && isAllBeside(text.slice(to), marks, beside))
      return true;
  return false;
}
