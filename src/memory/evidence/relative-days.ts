/**
 * The days that relative words mean (`tomorrow`, `next Friday`, `in two weeks`, 明天, 来週, 어제), reckoned from the day of
 * the log that says them: a claim may write them as dates. Ambiguous words (`next Friday`) give every day they can
 * mean.
 */
import { addDays, type Day, weekdayOf, weekOf } from "../../calendar/week.ts";

const OFFSETS: readonly [RegExp, readonly number[]][] = [
  [
    /(?<!\p{L})(?:day after tomorrow|übermorgen|après-demain|pasado mañana)(?!\p{L})|后天|後天|明後日|あさって|모레/iu,
    [2],
  ],
  [/(?<!\p{L})(?:tomorrow|morgen|demain|mañana)(?!\p{L})|明天|明日|내일/iu, [1]],
  [/\b(?:day before yesterday|vorgestern|avant-hier|anteayer)\b|前天|一昨日|おととい|그저께/iu, [-2]],
  [/\b(?:yesterday|gestern|hier|ayer|last night)\b|昨天|昨日|昨晚|어제/iu, [-1]],
  [
    /\b(?:today|tonight|heute|aujourd'hui|hoy|this (?:morning|afternoon|evening))(?!\p{L})|今天|今日|今晚|今朝|오늘/iu,
    [0],
  ],
];

const WEEKDAYS: readonly RegExp[] = [
  /\bmon(?:day)?\b|\bmontag\b|\blundi\b|\blunes\b|(?:周|週|星期|礼拜)一|月曜|월요일/iu,
  /\btue(?:s|sday)?\b|\bdienstag\b|\bmardi\b|\bmartes\b|(?:周|週|星期|礼拜)二|火曜|화요일/iu,
  /\bwed(?:nesday)?\b|\bmittwoch\b|\bmercredi\b|\bmiércoles\b|(?:周|週|星期|礼拜)三|水曜|수요일/iu,
  /\bthu(?:rs|rsday)?\b|\bdonnerstag\b|\bjeudi\b|\bjueves\b|(?:周|週|星期|礼拜)四|木曜|목요일/iu,
  /\bfri(?:day)?\b|\bfreitag\b|\bvendredi\b|\bviernes\b|(?:周|週|星期|礼拜)五|金曜|금요일/iu,
  /\bsat(?:urday)?\b|\bsamstag\b|\bsamedi\b|\bsábado\b|(?:周|週|星期|礼拜)六|土曜|토요일/iu,
  /\bsun(?:day)?\b|\bsonntag\b|\bdimanche\b|\bdomingo\b|(?:周|週|星期|礼拜)[日天]|日曜|일요일/iu,
];

const NUMBERS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const AMOUNT = `(\\d{1,3}|an?|${NUMBERS.join("|")})`;
const AHEAD = new RegExp(
  `\\b(?:in|within|after|for)\\s+(?:another\\s+)?${AMOUNT}\\s+(day|week|month|year)s?\\b`,
  "giu",
);
const LATER = new RegExp(`\\b${AMOUNT}\\s+(day|week|month|year)s?\\s+(?:from now|later|out|ahead)\\b`, "giu");
const BACK = new RegExp(`\\b${AMOUNT}\\s+(day|week|month|year)s?\\s+(?:ago|earlier|before|back)\\b`, "giu");
const CJK_AMOUNT =
  /(\d{1,3}|[一二两三四五六七八九十])\s*(?:个|個|か|ヶ)?(天|日|周|週間|週|月|年|일|주)(后|後|以内|内|前|후|전)/gu;

/**
 * @param day the day of the log that says it
 * @returns days, and weeks where a whole week is meant: `2026-04-13`, `2026-W16`
 */
export function relativeDays(text: string, day: Day): Set<string> {
  const meant = new Set<string>();
  for (const [word, offsets] of OFFSETS)
    if (word.test(text)) for (const offset of offsets) meant.add(addDays(day, offset));
  for (const [i, word] of WEEKDAYS.entries())
    if (word.test(text)) for (const around of [-7, 0, 7, 14]) meant.add(addDays(day, i - weekdayOf(day) + around));
  for (const pattern of [AHEAD, LATER])
    for (const m of text.matchAll(pattern)) meant.add(moved(day, amountOf(m[1]!), m[2]!.toLowerCase()));
  for (const m of text.matchAll(BACK)) meant.add(moved(day, -amountOf(m[1]!), m[2]!.toLowerCase()));
  for (const m of text.matchAll(CJK_AMOUNT))
    meant.add(moved(day, amountOf(m[1]!) * (/前|전/.test(m[3]!) ? -1 : 1), CJK_UNITS[m[2]!] ?? "day"));
  for (const [word, weeks] of WEEKS) if (word.test(text)) addWeek(meant, day, weeks);
  if (/\b(?:next month)\b|下个?月|来月|다음 ?달/iu.test(text)) addMonth(meant, day, 1);
  if (
    /\b(?:this month|(?:end of|by) (?:the )?month(?:'s end)?|month[- ]end|eom)\b|本月|月底|今月|月末|이번 ?달/iu.test(
      text,
    )
  )
    addMonth(meant, day, 0);
  return meant;
}

const WEEKS: readonly [RegExp, number][] = [
  [/\bnext week\b|\bnächste woche\b|下周|下週|下星期|来週|다음 ?주/iu, 1],
  [/\blast week\b|\bletzte woche\b|上周|上週|上星期|先週|지난 ?주/iu, -1],
  [
    /\b(?:this|end of (?:the )?|by (?:the )?end of (?:the )?) ?week\b|\bdiese woche\b|本周|本週|这周|今週|이번 ?주|\beow\b/iu,
    0,
  ],
];

const CJK_UNITS: Record<string, string> = {
  天: "day",
  日: "day",
  일: "day",
  周: "week",
  週: "week",
  週間: "week",
  주: "week",
  月: "month",
  年: "year",
};

function amountOf(text: string): number {
  const word = text.toLowerCase();
  if (/^\d/.test(word)) return Number(word);
  if (word === "a" || word === "an") return 1;
  const cjk = "一二三四五六七八九十".indexOf(word);
  return cjk >= 0 ? cjk + 1 : word === "两" ? 2 : NUMBERS.indexOf(word) + 1;
}

function moved(day: Day, amount: number, unit: string): Day {
  if (unit === "day") return addDays(day, amount);
  if (unit === "week") return addDays(day, amount * 7);
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const months = year * 12 + (month - 1) + (unit === "year" ? amount * 12 : amount);
  return clamped(Math.floor(months / 12), (months % 12) + 1, date);
}

/** A day of a month, or the month's last where it is shorter. */
function clamped(year: number, month: number, date: number): Day {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `${year}-${String(month).padStart(2, "0")}-${String(Math.min(date, last)).padStart(2, "0")}`;
}

/** The week itself, and the days by which people mean one: its Monday, Friday and Sunday. */
function addWeek(meant: Set<string>, day: Day, weeks: number): void {
  const monday = addDays(day, weeks * 7 - weekdayOf(day));
  for (const text of [weekOf(monday), monday, addDays(monday, 4), addDays(monday, 6)]) meant.add(text);
}

function addMonth(meant: Set<string>, day: Day, months: number): void {
  const first = moved(`${day.slice(0, 8)}01`, months, "month");
  meant.add(first);
  meant.add(clamped(Number(first.slice(0, 4)), Number(first.slice(5, 7)), 31));
}
