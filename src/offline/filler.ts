/**
 * Tells what a log writes for its own bookkeeping from what it says: files touched, times, bare paths. Such lines may
 * carry a fact for a machine, none for a reader.
 */
import { labelOf } from "./statements.ts";
import { contentWord, scanWords } from "./words.ts";

const BOOKKEEPING =
  /^(?:(?:new |key |modified |changed )?files?\b.*|generated|updated|commits?|committed|worklog|timestamp|time|duration|author|attendees|participants|present|teilnehmer(?:innen)?|anwesend|asistentes|présents|presenti|участники|生成.*|文件.*|更新时间|时间|整理.*时间|日時|파일.*|시간|参加者|出席者|参会(?:人|者)?|与会(?:人|者)?|참석자)$/i;
const NAMES =
  /`[^`]{0,120}`|https?:\/\/\S{1,200}|[\w.@~-]{0,60}[/\\][\w./\\@~-]{0,160}|[\w-]{1,60}\.[a-z]{1,5}\b|#?\b[0-9a-f]{7,40}\b/g;
/** Says that there is nothing to say: `None.`, `No entries removed`, `特になし`. */
const NOTHING =
  /^(?:no|none|nothing|n\/a|keine?|aucune?|ningun[oa]?|nessun[oa]?)\b(?!\s+longer)|^(?:特になし|なし|无|没有|없음)/i;
/** Says that what was looked at stays as it was: `All 16 entries retained`, `No entries added`, `nothing to compress`. */
const UNCHANGED =
  /\b(?:no|none|zero|0) (?:new |further |other )?(?:(?:entries|files|changes?|updates?|edits?|items?|memories|records|additions?|removals?)(?: (?:were|was|are|is|needed|added|removed|merged|changed|made|updated|found|required|necessary)){0,3}|(?:added|removed|merged|changed|updated|needed))\b|\bnothing (?:changed|new|to (?:\p{L}+|do))\b|\b(?:all|the) (?:\d+ )?(?:existing |other )?(?:entries|files|items|memories)(?: \p{L}+){0,2} (?:retained|reviewed|unchanged|kept|remain)|(?:keine (?:änderung|neuen)|nichts geändert|aucun changement|sin cambios|nessuna modifica|без изменений)|(?:无|没有|沒有|無)(?:任何)?(?:变化|變化|变更|更改|更新|新增|改动)|変更(?:は)?(?:なし|ない|無し)|更新なし|변경 ?(?:사항)? ?(?:없|무)/iu;
/** Upkeep of the log's own memory, and a sum of it. */
const UPKEEP =
  /^(?:(?:re)?compacted|distilled|consolidated|pruned|archived|synced|refreshed|reviewed|整理|压缩|压实|整合)\b.{0,80}(?:\.md\b|\b(?:wisdom|memory|memories|logs?|journal|entries)\b)|^total (?:entries|items|files|memories)\b|^(?:date|version|timestamp) (?:updated|bumped|set) to\b|^all (?:remaining|other|existing) (?:entries|items|memories)\b|^added (?:a|an|one|two|three|four|five|six|\d+) (?:new )?(?:entry|entries)\b|^(?:refinement|maintenance) pass\b|^(?:tightened|shortened|reworded|rephrased) (?:the )?(?:phrasing|language|wording)\b/iu;
/** What a change changed, by its parts, without why: `added rule 5 (…), rule 9 amended`. */
const CHANGELOG =
  /^(?:added|removed|renamed|amended|bumped|updated|moved|deleted|inserted|renumbered|hinzugefügt|ajouté|añadido|aggiunto|добавлен[аоы]?)\b/i;
const REASON =
  /\b(?:because|since|so that|in order to|to avoid|instead of|rather than|weil|damit|parce que|porque|perché|чтобы)\b/i;

/** That there was nothing to do, a clause of its own: `No daily logs to scrub.` */
const NOTHING_TO_DO = /(?:^|[:：] ?)no(?:thing)?(?: \p{Ll}+){1,4} to \p{Ll}+(?=[.;,]|$)/iu;
/** Where something was put, without what it is: `GitHub: pushed to https://…`. */
const DELIVERED =
  /^(?:[\p{L}\p{N} ]{2,20}[:：] ?)?(?:(?:successfully |now )?(?:pushed|committed|deployed|uploaded|published|merged|synced|pushing)|已?(?:推送|提交|部署|上传|发布|同步)(?:成功|完成)?)(?: (?:to|at|on|via|as))?(?:到|至)?[:：]? *(?:the )?(?:`[^`]{1,80}`|https?:\/\/\S+|github|gitlab|main|master|origin(?:\/\w+)?)?[\s.。]*$/iu;

/** A longer text says something, whatever names it holds. */
const LONGEST_FILLER = 300;
/** Of a longer one, that something did not change is not the point. */
const LONGEST_UPKEEP = 160;

/** Whether a sentence is bookkeeping: `Files changed: …`, `Generated: …`. */
export function isBookkeeping(text: string): boolean {
  const label = labelOf(text);
  return label !== "" && BOOKKEEPING.test(label);
}

/** Whether a statement says nothing that could be remembered: bookkeeping, bare names, bare numbers. */
export function isFiller(text: string): boolean {
  if (isBookkeeping(text)) return true;
  if (text.length > LONGEST_FILLER) return false;
  if (NOTHING.test(text) || DELIVERED.test(text)) return true;
  const label = labelOf(text);
  const said = label === "" ? text : text.slice(text.indexOf(label) + label.length);
  if (isUpkeep(text, said)) return true;
  let words = 0;
  scanWords(said.replace(NAMES, " "), (word) => {
    if (contentWord(word.toLowerCase()) !== "" && !/^\d+(?:am|pm)?$/i.test(word)) words++;
  });
  return words < 2 && !said.includes("://");
}

/** Whether a statement tells of upkeep: that nothing changed, or which parts of a page did. */
function isUpkeep(text: string, said: string): boolean {
  if (UPKEEP.test(text) || (text.length <= LONGEST_UPKEEP && (UNCHANGED.test(text) || NOTHING_TO_DO.test(text))))
    return true;
  return said !== text && CHANGELOG.test(said.replace(/^[*_\s:：—–-]+/, "")) && !REASON.test(said);
}
