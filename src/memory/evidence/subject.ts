/**
 * The line that says what another is about: `- Moves to Adyen in May` below `## Checkout service`. Both prove the claim.
 */
import { amongForms } from "../../text/kin.ts";
import { markOf } from "../../text/marks.ts";
import { contentWords } from "../../text/words.ts";
import { fold } from "../fold.ts";
import { evidenceDigests } from "./evidence.ts";
import type { Passed } from "./gate.ts";
import { headingsOver, isOwn, type Logbook, type Page } from "./logbook.ts";
import { goesOnFrom, placesIn } from "./misplaced.ts";

/** So far above a line the subject of it may stand. */
const REACH = 2;

/** With the line that names the thing, where the cited lines do not: one above, or a heading. */
export function withSubject(passed: Passed, names: (page: Page, line: number) => boolean, book: Logbook): Passed {
  const [first] = passed.spans;
  const page = first && book.byPath.get(first.path);
  if (!page || placesIn(passed.spans, book).some((at) => names(at.page, at.line))) return passed;
  const above = Array.from({ length: REACH }, (_, i) => first.from - 2 - i);
  const place = [...above.filter((line) => line >= 0 && page.headings[line] === page.headings[first.from - 1])]
    .filter((line) => isOwn(page, line))
    .concat(headingsOver(page, first.from - 1).toReversed())
    .find((line) => names(page, line));
  if (place === undefined) return passed;
  const span = { path: first.path, day: first.day, from: place + 1, to: place + 1 };
  const spans =
    place + 2 === first.from ? [{ ...first, from: place + 1 }, ...passed.spans.slice(1)] : [span, ...passed.spans];
  return { ...passed, spans, evidence: evidenceDigests(spans, book) };
}

/** Of what a line says the claim must say so much, or begin with it. */
const HALF = 0.5;
const BEGINNING = 2;

/**
 * Of a claim that says what its own lines do not, with the line from which it has that. What a description begins with offline is
 * the title of its part of the log, whatever that says: it is not asked.
 */
export function withSubjectOf({ name, body }: { name: string; body: string }, passed: Passed, book: Logbook): Passed {
  const isSaid = amongForms(placesIn(passed.spans, book).flatMap(({ page, line }) => contentWords(page.folded[line]!)));
  const lackedOf = (words: readonly string[]): string[] =>
    words.filter((word) => !/\d|^\p{Script=Han}$/u.test(word) && !isSaid(word));
  const told = [name, body].map((text) => contentWords(fold(text)));
  const lacked = lackedOf(told.flat());
  const begins = told.map((words) => lackedOf(words.slice(0, BEGINNING))).filter((words) => words.length > 0);
  const names = (page: Page, line: number): boolean => {
    const words = contentWords(page.folded[line]!);
    const said = words.filter((word) => lacked.includes(word));
    // `## Decisions` says of nothing what it is about.
    const isMark = said.length > 0 && markOf(page.log.lines[line]!.replace(/^[\s#]+/, "")) !== undefined;
    // Of an item beside it one word in common says nothing.
    const first = passed.spans[0]!.from - 1;
    const isOver = line >= first || goesOnFrom({ page, line: first }, line);
    const isNamed = isOver && begins.some((some) => some.every((word) => said.includes(word)));
    return !isMark && said.length > 0 && (isNamed || said.length >= HALF * words.length);
  };
  return lacked.length === 0 ? passed : withSubject(passed, names, book);
}
