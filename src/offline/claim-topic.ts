/**
 * What a claim is about, in the words of its page: the nearest heading above it, or line it is a detail of, that names
 * a subject. A heading of kind (`Results`) names none; one that comes back on other days, or is a single word, names
 * one only together with what is said under it.
 */
import type { Claim } from "./claims.ts";
import { parentTitle } from "./context.ts";
import { hasTopic, type Topic, topicsOf } from "./cues.ts";
import { withoutFormLabel } from "./form-labels.ts";
import { nameFrom } from "./names.ts";
import { isGeneric, titleOf } from "./topics.ts";
import type { WeekText } from "./units.ts";
import { isVague } from "./vague-titles.ts";
import { widthOf } from "./words.ts";

export interface ClaimTopic {
  /** "" when nothing above the claim names a subject. */
  readonly title: string;
  /** Whether it can be the whole name: it says enough, and on this day alone. */
  readonly alone: boolean;
  /** The heading nearer by, of the part of it that holds the claim: `Changes to the parser`; "" for none. */
  readonly part: string;
}

const NONE: ClaimTopic = { title: "", alone: false, part: "" };
/** In letters; a wide character counts as two. */
const LONGEST_TITLE = 60;
/** How much a title must say to stand alone, and to be better than one further out. */
const ALONE = { words: 3, letters: 20 };
const FAIR = { words: 2, letters: 10 };

/** What parts a heading: `Code lab — prompt weaver`, `Focus: the cache`. */
const BREAK = /\s+(?:[—–|｜·]|-{1,2}|→)\s+|[:：]\s*/u;
/** `Cycle 64: …`, `Bug 6 — …`: which one it is of many. */
const COUNTER = /^\p{L}+(?: \p{L}+)? #?\d[\w.]*(?: ?[(（][^()（）]*[)）])?\s*[:：—–-]\s+/u;
/** `v0.3`, `§7.2`, `x4`: which state of the thing, and no part of its name. */
const VERSION = /(?:^|\s)[(（]?(?:[v§x×]\d[\w.]*|\d+(?:\.\d+)+)[)）]?(?=\s|$)/giu;
/** `✅ keep`: what became of it. */
const STATE = /\s*[✅❌✓✔☑⚠🚧].*$/u;
const BRACKETS = /\s*[(（][^()（）]*[)）]\s*$/u;

export function topicOf({ anchor, statements }: Claim, week: WeekText): ClaimTopic {
  const days = daysOfParts(week);
  const inside = statements.some(({ index }) => index === anchor.parent);
  const above = [...anchor.headings, inside ? "" : parentTitle(anchor, week.statements)];
  let weak = NONE;
  for (const heading of above.reverse()) {
    const title = tidied(titleOf(heading), days);
    if (title === "" || isVague(title) || isGeneric(title)) continue;
    const recurs = (days.get(folded(title))?.size ?? 0) > 1;
    // `Why this order`, `Bugs fixed`: a part of something that has its own name further out.
    if (!recurs && !isPart(title) && says(title, FAIR)) return { title, alone: says(title, ALONE), part: weak.title };
    if (weak === NONE) weak = { title, alone: false, part: "" };
  }
  return weak;
}

/** What a part of something is headed by, whatever the thing. */
const PARTS: readonly Topic[] = ["decision", "blocker", "outcome", "reason"];

const isPart = (title: string): boolean => PARTS.some((topic) => hasTopic(topicsOf(title), topic));

/** The title without what only counts, dates or forms it, and without parts that head other days too. */
function tidied(title: string, days: ReadonlyMap<string, ReadonlySet<string>>): string {
  const bare = withoutFormLabel(title.replace(COUNTER, "").replace(COUNTER, ""));
  const parts = bare.split(BREAK);
  const own = parts.filter((part) => (days.get(folded(part))?.size ?? 0) < 2 && says(part, FAIR));
  const kept = own.length === 0 || own.length === parts.length ? bare : own.join(": ");
  const plain = kept
    .replace(VERSION, "")
    .replace(STATE, "")
    .replace(/\s+[—–-]\s+(?=[(（])|\s+/gu, " ")
    .replace(/^[\s:：—–-]+|[\s:：—–-]+$/gu, "");
  if (widthOf(plain) <= LONGEST_TITLE) return plain;
  const first = (plain.replace(BRACKETS, "").split(BREAK)[0] ?? "").trim();
  return widthOf(first) <= LONGEST_TITLE ? first : nameFrom(first);
}

const known = new WeakMap<WeekText, ReadonlyMap<string, ReadonlySet<string>>>();

/** On which days of the week a heading, or a part of one, stands. */
function daysOfParts(week: WeekText): ReadonlyMap<string, ReadonlySet<string>> {
  const found = known.get(week);
  if (found !== undefined) return found;
  const days = new Map<string, Set<string>>();
  let section = -1;
  for (const statement of week.statements) {
    if (statement.section === section) continue;
    section = statement.section;
    for (const heading of statement.headings) {
      const title = titleOf(heading);
      for (const part of new Set([title, ...title.split(BREAK)].map(folded)))
        days.set(part, (days.get(part) ?? new Set()).add(statement.log.day));
    }
  }
  known.set(week, days);
  return days;
}

/** Letters alone: `Cycle 3` and `Cycle 4` are one form. */
const folded = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ")
    .trim();

function says(title: string, least: typeof ALONE): boolean {
  const width = widthOf(title);
  return width >= least.letters || (width >= FAIR.letters && title.split(" ").length >= least.words);
}
