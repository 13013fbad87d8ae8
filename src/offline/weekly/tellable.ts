/** Whether a sentence may stand in a weekly document: whole, and of a size to be read. The ranker judges the rest. */
import { isAgentsLog } from "../../daily/remembered-log.ts";
import { isOnlyDays } from "../../text/days.ts";
import { saying } from "../../text/phrases.ts";
import { withoutCode } from "../../text/plain.ts";
import { widthOf } from "../../text/scripts.ts";
import { contentWords } from "../../text/words.ts";
import { sayingsIn } from "../salience/sayings.ts";
import { unpaired } from "../sure/whole.ts";
import type { Statement, Unit, WeekText } from "../week.ts";
import { sectionOf, TICKET } from "./sections.ts";

/** What goes on longer without an end is data, or nobody's sentence. */
const LONGEST_BYTES = 600;
/** What is still to be done is said in two: `Pay rent`; and why, in one. */
const [LEAST_WIDTH, LEAST_WORDS, LEAST_WORDS_OF_ITEM] = [20, 3, 2];
const BRIEF: readonly unknown[] = ["todo", "deadline", "open", "reason", "decision"];

export const isTellable = (unit: Unit, week: WeekText): boolean => {
  const { bytes, text, statement } = unit;
  return (
    // An agent's word alone waits for a person.
    !isAgentsLog(statement.log) &&
    statement.sign !== "over" &&
    !isOfThatDay(statement, week) &&
    bytes <= LONGEST_BYTES &&
    isLong(unit, week) &&
    !saysNothing(saidIn(text)) &&
    !isHalf(text) &&
    !NOT_TOLD.test(text) &&
    !isOfTicketList(statement, week) &&
    // Nobody answers in a document what is not open, and what an assistant says of itself is talk.
    !(
      (/[?？]["”]?$/.test(text) || (statement.turn === "assistant" && OF_ITSELF.test(text))) &&
      !["Key Decisions", "Blockers & Open Items"].includes(sectionOf(unit, week))
    )
  );
};

/** `#436 — activation moments`, and beside it the next one: a list of names, whose tracker says more. */
const isOfTicketList = ({ text, index, section }: Statement, { statements }: WeekText): boolean =>
  TICKET.test(text) &&
  [statements[index - 1], statements[index + 1]].some((one) => one?.section === section && TICKET.test(one.text));

function isLong({ text, words, order, said, statement }: Unit, week: WeekText): boolean {
  const { sign, label, log, from, headings } = statement;
  // A cell is as short as its column.
  const title = label === "" && log.lines[from - 1]!.startsWith("|") ? (headings.at(-1) ?? "") : label;
  const mark = sign === "done" || order > 0 ? undefined : sayingsIn(week).ofTitle(title, log);
  if (order === 0 && (sign === "open" || BRIEF.includes(mark)))
    return said.filter((word) => !/^\d+$/.test(word)).length >= (mark === "reason" ? 1 : LEAST_WORDS_OF_ITEM);
  // A bookmark, a file, a command: the words beside it say what of it.
  if (contentWords(withoutCode(text)).length < LEAST_WORDS_OF_ITEM) return false;
  return widthOf(text) >= LEAST_WIDTH && words.length >= LEAST_WORDS && !isReceipt(saidIn(text).replace(BESIDE, ""));
}

/** `Plan for today`, and a later log of the week has a plan of its own. */
const isOfThatDay = ({ sign, headings, log }: Statement, { statements }: WeekText): boolean =>
  sign === "open" && TODAY.test(headings.at(-1) ?? "") && log.day !== statements.at(-1)?.log.day;

const BESIDE = /[(（][^()（）]*[)）]/gu;
/** What stands behind a label, else all of it. */
const saidIn = (text: string): string => /^[^:：]{1,40}(?::\s|：)\s*(.+)$/su.exec(text)?.[1] ?? text;
/** `Trades executed: none`, `Pending approvals: 0` */
const saysNothing = (said: string): boolean => said === "0" || contentWords(NOTHING.without(said)).length === 0;
/** `Session: agent:main:2`, `Session date: Tuesday, 10 March`, `Started: 2026-04-08 20:09`, `Market hours: 9:30 AM - 4:00 PM ET` */
const isReceipt = (said: string): boolean =>
  /^[\w.-]+(?::[\w.-]+)+$/.test(said) ||
  (/\d:\d\d/.test(said) ? !/\p{Ll}{2}|\p{Lo}/u.test(said) : /\p{L}|\d{4}-\d\d/u.test(said) && isOnlyDays(said)) ||
  // A sum, a share, a change: `$99,226.40`, `98.9 %`, `302 → 309`.
  (/[$€£¥]\s?\d|\d\s?(?:[$€£¥%→/]|->)/u.test(said) && contentWords(said).every((word) => /^\P{L}*\d/u.test(word)));
const [NOTHING, OF_ITSELF, TODAY] = [saying("nothing"), saying("person"), saying("time.day0")];

/** What was blacked out, a picture's or a voice's place, an aside alone, somebody's number, a machine's second, a commit as git lists it. */
const NOT_TOLD =
  /\[redacted:|<media:|^[(（][^()（）]*[)）]\.?$|(?<![\w.])\+\d[\d ()-]{7,}\d|\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d|^[0-9a-f]{7,40}\s|@\s?[$€£]\d/u;

/** Ends or begins in the middle: an open bracket or code span, a trailing colon, a mark that belongs to what came before. */
const isHalf = (text: string): boolean =>
  /^[)\],;.…，。、）]|(?:\.\.\.|…|[,;:，、；：(（—–-])$/u.test(text) ||
  text.split("`").length % 2 === 0 ||
  ["()", "（）", "「」"].map((pair) => unpaired(text, pair)).some(({ open, stray }) => open + stray > 0);
