/**
 * Tells what a log writes for its own bookkeeping from what it says: files touched, times, bare paths. Such lines may
 * carry a fact for a machine, none for a reader. Before: statements, units. After: selection and claims. Pure.
 */
import { labelOf } from "./statements.ts";
import { contentWord, scanWords } from "./words.ts";

const BOOKKEEPING =
  /^(?:(?:new |key |modified |changed )?files?\b.*|generated|updated|commits?|committed|worklog|timestamp|time|duration|author|生成.*|文件.*|更新时间|时间|整理.*时间|日時|파일.*|시간)$/i;
const NAMES =
  /`[^`]{0,120}`|https?:\/\/\S{1,200}|[\w.@~-]{0,60}[/\\][\w./\\@~-]{0,160}|[\w-]{1,60}\.[a-z]{1,5}\b|#?\b[0-9a-f]{7,40}\b/g;
/** Says that there is nothing to say: `None.`, `No entries removed`, `特になし`. */
const NOTHING =
  /^(?:no|none|nothing|n\/a|keine?|aucune?|ningun[oa]?|nessun[oa]?)\b(?!\s+longer)|^(?:特になし|なし|无|没有|없음)/i;
/** A longer text says something, whatever names it holds. */
const LONGEST_FILLER = 300;

/** Whether a sentence is bookkeeping: `Files changed: …`, `Generated: …`. */
export function isBookkeeping(text: string): boolean {
  const label = labelOf(text);
  return label !== "" && BOOKKEEPING.test(label);
}

/** Whether a statement says nothing that could be remembered: bookkeeping, bare names, bare numbers. */
export function isFiller(text: string): boolean {
  if (isBookkeeping(text)) return true;
  if (text.length > LONGEST_FILLER) return false;
  if (NOTHING.test(text)) return true;
  const label = labelOf(text);
  const said = label === "" ? text : text.slice(text.indexOf(label) + label.length);
  let words = 0;
  scanWords(said.replace(NAMES, " "), (word) => {
    if (contentWord(word.toLowerCase()) !== "" && !/^\d+(?:am|pm)?$/i.test(word)) words++;
  });
  return words < 2 && !said.includes("://");
}
