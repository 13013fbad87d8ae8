/**
 * Takes a label away that says what a line is, not what it is about: `Focus: …`, `主题：…`.
 */
import { capitalized } from "./capitals.ts";
import { isGeneric } from "./topics.ts";
import { bytesOf } from "./units.ts";

const FORM_LABEL =
  /^(?:focus|theme|topic|subject|description|observation|evaluation|retro|update|result|note|finding|discovery|insight|summary|idea|options?|status|context|project|thema|beschreibung|beobachtung|sujet|tema|тема|(?:研究|核心|关键|深度|技术)*(?:主题|主題|项目|項目|描述|说明|備考|备注|发现|発見|关联|研究|内容|价值|影响)|テーマ|概要|주제|설명)$/iu;
/** What is left must still say something. */
const LEAST_BYTES = 12;

/** Without `Focus:` and `Decision —` in front, as long as enough is left. */
export function withoutFormLabel(text: string): string {
  const [mark = "", label = ""] =
    /^([^:：—–]{2,30}?)(?: ?[(（][^()（）]{1,20}[)）])?(?:[:：]\s*|\s[—–-]\s)/u.exec(text) ?? [];
  if (mark === "" || !(FORM_LABEL.test(label.trim()) || isGeneric(label.trim()))) return text;
  const rest = text.slice(mark.length);
  return bytesOf(rest) < LEAST_BYTES ? text : capitalized(rest);
}
