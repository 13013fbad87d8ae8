/**
 * What a claim begins with, `QuietLedger: create the tables`, where its lines leave it out: another line of their log names it, and
 * neither the headings between nor a line above says that they are about another thing.
 */
import { headingMark, leadingMark, markOf } from "../../text/marks.ts";
import { namesIn } from "../../text/names.ts";
import { saying } from "../../text/phrases.ts";
import { fold } from "../fold.ts";
import { headingsOver, isOwn, type Page, type Place } from "./logbook.ts";
import { holds, offerOf, type Specific, specificsOf } from "./specifics.ts";
import { stands } from "./standing.ts";

const bare = (text: string): string => text.replace(/^[^\p{L}\p{N}]+/u, "");

/** Whether one of a text's lines begins with a name. */
const beginsWith = (text: string, { kind, text: name }: Specific): boolean =>
  kind === "identifier" && text.split("\n").some((line) => bare(line).startsWith(bare(name)));

/** The line that names what a claim begins with, where each of its lines may be about that. */
export function topicLine(topic: Specific, cited: readonly Place[], text: string): Place | undefined {
  const page = cited[0]?.page;
  if (page === undefined || !beginsWith(text, topic) || cited.some((one) => one.page !== page)) return undefined;
  const told = offerOf([text], fold(text));
  const { lines } = page.log;
  // In code, or at first.
  const namesAnother = (line: string): boolean =>
    specificsOf(line).some((one) => beginsWith(one.text.startsWith("`") ? one.text : line, one) && !holds(told, one));
  const isTopic = (at: number): boolean => isOwn(page, at) && stands(topic, [{ page, line: at }]);
  const line = lines.findIndex((_, at) => {
    const over = headingsOver(page, at);
    const leadsTo = ({ line: other }: Place): boolean => {
      const under = headingsOver(page, other);
      const indent = lines[other]!.search(/\S/u);
      const isNear = (one: string, i: number): boolean =>
        (page.headings[i] === page.headings[at] && i !== at) ||
        (page.headings[i] === page.headings[other] && (i === other || (i < other && one.search(/\S/u) < indent)));
      return (
        under.every((one) => over.includes(one) || isAspect(page, one)) &&
        !over.some((one) => !under.includes(one) && isTopic(one)) &&
        !lines.some((one, i) => isNear(one, i) && namesAnother(one))
      );
    };
    return isTopic(at) && cited.every(leadsTo);
  });
  return line < 0 ? undefined : { page, line };
}

/** `Next steps`, `Current status`, and no name that stands elsewhere in the log. */
function isAspect({ log, depths }: Page, at: number): boolean {
  const title = bare(log.lines[at]!);
  const isKind = (word: string): boolean => markOf(word) !== undefined || WHO.test(word);
  const isNamed = (name: string): boolean => log.lines.some((line, i) => depths[i] === 0 && line.includes(name));
  const names = namesIn(title).flatMap(({ text }) => text.match(WORDS) ?? []);
  const mark = headingMark(title) ?? leadingMark(title) ?? title.match(WORDS)?.find((word) => markOf(word));
  return mark !== undefined && !names.some((name) => !isKind(name) && isNamed(name));
}
const WORDS = /[\p{L}\p{N}]+/gu;
const WHO = saying("actor.who");
