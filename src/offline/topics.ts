/**
 * What each statement is about: the nearest heading above it that names a subject. A heading that only says what kind
 * of thing follows (`Results`), or that many logs of the week repeat (a template), names none.
 */
import { remembering, topicsOf, withoutTopics } from "./cues.ts";
import { isDayTitle, withoutDates } from "./day-titles.ts";
import type { Statement } from "./statements.ts";

export interface Subject {
  /** Statements with one key are about the same thing, in one log. */
  readonly key: string;
  /** The heading as it may stand in front of a sentence; "" when there is none. */
  readonly title: string;
}

/** A heading that stands over this many stretches of the week is a form that was filled in. */
const TEMPLATE_REPEATS = 3;
const LONGEST_TITLE = 70;

export function subjectsOf(statements: readonly Statement[]): Subject[] {
  const logsWith = new Map<string, Set<string>>();
  let last: Statement | undefined;
  for (const statement of statements) {
    const { headings, log, section } = statement;
    // A section has one log and one list of headings.
    if (section !== last?.section)
      for (const heading of headings) logsWith.set(heading, (logsWith.get(heading) ?? new Set()).add(log.path));
    last = statement;
  }
  const isTemplate = (heading: string): boolean => (logsWith.get(heading)?.size ?? 0) >= TEMPLATE_REPEATS;
  const known = new Map<number, Subject>();
  return statements.map(({ section, headings, log }) => {
    let subject = known.get(section);
    if (subject === undefined) {
      const { depth, title } = nearest(headings, isTemplate);
      const path = depth < 0 ? `section ${section}` : headings.slice(0, depth + 1).join("\n");
      subject = { key: `${log.path}\n${path}`, title };
      known.set(section, subject);
    }
    return subject;
  });
}

function nearest(
  headings: readonly string[],
  isTemplate: (heading: string) => boolean,
): { depth: number; title: string } {
  for (let depth = headings.length - 1; depth >= 0; depth--) {
    const heading = headings[depth] ?? "";
    const title = titleOf(heading);
    if (title !== "" && !isTemplate(heading) && !isGeneric(title))
      return { depth, title: title.length > LONGEST_TITLE ? "" : title };
  }
  const last = titleOf(headings.at(-1) ?? "");
  return { depth: -1, title: isGeneric(last) || last.length > LONGEST_TITLE ? "" : last };
}

/** A heading without numbering, date, clock time and closing colon; "" when it only says when it was written. */
export const titleOf = (heading: string): string => titleOfHead(heading.slice(0, 200));

const titleOfHead = remembering((head) => {
  if (isDayTitle(head)) return "";
  return withoutDates(head)
    .replace(/^\s*(?:\d{1,2}[.)]\s+|\d{1,2}、|=>|->|[—–-]|·)\s*/, "")
    .replace(/^[\s—–|·:：-]+|[\s—–|·:：,，-]+$/g, "")
    .replace(/ {2,}/g, " ");
});

/** Words that make a title no more of a subject: `Key decisions made today`. */
const PLAIN_WORDS =
  /\b(?:key|main|major|design|technical|important|made|today|new|of|the|and|for|next|open|final|more|some|other|steps?|items?|questions?|goals?|session|learned|points?|this|turn|week|applied|taken|what|worked|well|so far|my|our|all|broader|bigger|real|overall)\b/gi;

/** Whether a title only says what kind of thing follows: `Key decisions`, `Results`, `下一步规划`. */
export const isGeneric = (title: string): boolean => title.length <= 30 && topicsOf(title) !== 0 && isKind(title);

const isKind = remembering((title) => {
  const rest = withoutTopics(title).replace(PLAIN_WORDS, "");
  return !/\p{Script=Latin}|\p{Script=Cyrillic}/u.test(rest) && (rest.match(/\p{L}/gu)?.length ?? 0) <= 4;
});

/** What leads from a kind to what it is about: `Lesson from the outage`, `Decision on storage`. */
const OF_WHAT = / (?:from|on|about|for|of|regarding|zu[mr]?|aus|über|für|de[l ]|sobre|du|sur|su|della?|о|об|по|из) /iu;

/** The words of a label that only say what kind of thing follows, `Lesson` of `Lesson from the outage`; "" for none. */
export function kindOf(label: string): string {
  const kind = label.split(OF_WHAT, 1)[0] ?? "";
  return isGeneric(kind) ? kind : "";
}
