/**
 * Knows a title that only says when something was written: `2026-04-08`, `Tuesday, 7 April 2026`, `Agent session, 8
 * April`, `2026年4月8日（水）`. It names no topic.
 */

const MONTHS =
  `jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|febrero|février|fevereiro|mar(?:ch|s|zo|ço)?|märz|apr(?:il|ile)?|abril|avril|may|mai|mayo|maio|maggio
jun[ei]?|juin|junio|junho|giugno|jul[iy]?|juillet|julio|julho|luglio|aug(?:ust)?|août|agosto|sept?(?:ember|embre)?|septiembre|setembro|settembre
o[ck]t(?:ober|obre|ubre)?|outubro|ottobre|nov(?:ember|embre|iembre|embro)?|de[cz](?:ember)?|décembre|diciembre|dezembro|dicembre
января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря`
    .split("\n")
    .join("|");
const WEEKDAYS =
  `mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?
montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche
lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica
понедельник|вторник|среда|четверг|пятница|суббота|воскресенье`
    .split("\n")
    .join("|");

const [YEAR, DAY] = ["\\d{4}", "\\d{1,2}(?:st|nd|rd|th|er|º|\\.)?"];
const word = (alternatives: string): string => `(?<![\\p{L}\\p{N}])(?:${alternatives})\\.?(?![\\p{L}\\p{N}])`;

const DATES: readonly RegExp[] = [
  /(?<!\d)\d{4}[-/.年][ ]?\d{1,2}[-/.月][ ]?\d{1,2}(?!\d)日?/g,
  /(?<!\d)\d{1,2}[./]\d{1,2}[./]\d{4}(?!\d)/g,
  /(?<!\d)(?:\d{4}年)?\d{1,2}月\d{1,2}[日号號]/g,
  /(?<!\d)(?:\d{4}년 ?)?\d{1,2}월 ?\d{1,2}일/g,
  new RegExp(`${word(DAY)} (?:de |of )?${word(MONTHS)}(?:,? (?:de )?${YEAR}(?!\\d))?`, "giu"),
  new RegExp(`${word(MONTHS)} ${word(DAY)}(?:,? ${YEAR}(?!\\d))?`, "giu"),
  new RegExp(`${word(MONTHS)} ${YEAR}(?!\\d)`, "giu"),
  /(?<!\d)\d{4}-W\d{2}(?!\d)/g,
  /(?<!\d)\d{1,2}[:：]\d\d(?:[:：]\d\d)?(?:\s?[ap]\.?m\.?)?(?!\d)/gi,
];
const WEEKDAY = new RegExp(word(WEEKDAYS), "giu");
const WIDE_WEEKDAY = /(?:星期|礼拜|禮拜|周|週)[一二三四五六日天](?!\p{L})|[月火水木金土日]曜日?|[월화수목금토일]요일/gu;
/** What a log calls itself, in many languages: no topic either, with a date or without. */
const LOG_WORDS = new RegExp(
  word(
    `(?:daily |work |day |dev(?:elopment)? )?(?:logs?|notes?|journal|diary|worklog|report|summary|updates?)|agents?|sessions?|daily|today|work|day|week|date|the|of|for|entry|standup|(?:meeting )?minutes|checklists?
    protokoll|checkliste|acta|compte rendu|verbale|протокол|tagebuch|tagesnotizen|notizen|sitzung|arbeit|tag|heute|notes du jour|travail|séance|jour|notas?|diario|trabajo|sesión|appunti|lavoro|sessione|журнал|заметки|работа|день`.replace(
      /\s*\n\s*/g,
      "|",
    ),
  ),
  "giu",
);
const WIDE_LOG_WORDS =
  /(?:今日|本日|毎日|每日|今天)の?|作業(?:日記|日誌|ログ|記録|内容)?|日記|日誌|日报|日報|日志|日誌|工作(?:日志|记录|記錄)?|記録|记录|笔记|筆記|会话|會話|对话|セッション|メモ|ログ|일지|일기|작업|업무|기록|세션|메모|오늘의?/gu;
/** Beside a date they only say which of the day's notes it is. */
const BESIDE_DATE =
  /(?<!\p{L})(?:memory|memories|update|morning|afternoon|evening|night|early|late|part|meeting|checkpoint|no)(?!\p{L})|早上|上午|中午|下午|晚上|夜间|深夜|早间|晚间|朝|昼|夜|午前|午後|오전|오후|更新|总结|まとめ/giu;

/** The title without dates and clock times, and what held them: `Standup (2026-04-08)` becomes `Standup`. */
export function withoutDates(title: string): string {
  if (!/\d/.test(title)) return title;
  const bare = DATES.reduce((rest, pattern) => rest.replace(pattern, "\u0000"), title);
  if (bare === title) return title;
  return bare
    .replace(/\u0000\s?[(（][^()（）]{0,4}[)）]/g, "\u0000")
    .replace(/[(（][\s\u0000,–-]*(?:UTC|GMT|Z|[A-Z]{2,4}T)?\s*[)）]/g, " ")
    .replace(/[\s,，]*\u0000[\s,，–-]*/g, " ")
    .replace(/([(（])\s+|\s+(?=[)）])/g, "$1")
    .trim();
}

const MONTH = new RegExp(word(MONTHS), "giu");

/** Whether a title says no more than when it was written, or that it is a log. */
export function isDayTitle(title: string): boolean {
  if (title.length > 80 || !/[\p{L}\p{N}]/u.test(title)) return false;
  const dayless = withoutDates(title).replace(WEEKDAY, " ").replace(WIDE_WEEKDAY, " ");
  const rest = dayless.replace(LOG_WORDS, " ").replace(WIDE_LOG_WORDS, " ");
  if (dayless === title) return !/\p{L}/u.test(rest.replace(MONTH, " ")) && rest.replace(MONTH, " ") !== title;
  return !/\p{L}/u.test(rest.replace(BESIDE_DATE, " ").replace(MONTH, " "));
}

/** Whether a line is nothing but a date, with or without its weekday: some logs begin so without a heading. */
export function isDateLine(text: string): boolean {
  return text.length <= 60 && withoutDates(text) !== text && isDayTitle(text);
}
