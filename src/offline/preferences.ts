/**
 * Hears what a named person likes or asks for: `Mirjam: please send figures as a table`, `Tomás prefers small pull
 * requests`, `罗嵩喜欢…`, `佐藤さんは…を好む`.
 */
import { topicsOf } from "./cues.ts";

/** One or two words with a capital, or those who have no name in a log. */
const WHO =
  "(?:\\p{Lu}[\\p{Ll}’'-]{1,20}(?: \\p{Lu}[\\p{Ll}’'-]{1,20})?|[Tt]he (?:user|client|customer|team|boss|owner|manager|reviewer)|[Dd]er (?:Kunde|Nutzer|Chef)|[Ll][ea] client[e]?|[Ee]l cliente)";
const SURELY =
  "(?:strongly |really |always |clearly |generally |usually |also |much |still |immer |lieber |toujours )?";
const LIKES = [
  "prefers?|dislikes?|hates?|insists? on|does not (?:want|like)|doesn['’]t (?:want|like)|never wants?|(?:always )?wants? (?:\\S+ ){0,6}(?:always|never|only)|would rather",
  "bevorzugt|möchte,? (?:\\S+ ){0,8}(?:immer|nie|keine?n?|nur|lieber)|mag (?:keine?n?|lieber)|hasst",
  "préfère|déteste|n['’]aime pas|prefiere|odia|prefere|preferisce|detesta|предпочитает|ненавидит|не любит|просит (?:всегда|никогда|не)",
].join("|");
const LIKING_SPACED = new RegExp(`(?:^|[.;,:–—] )${WHO} ${SURELY}(?:${LIKES})(?!\\p{L})`, "u");
/** What a like of a person is, where the verb alone may also speak of things: `Ana likes short mails`. */
const LIKES_WEAKLY = new RegExp(`^${WHO} ${SURELY}(?:likes?|loves?|enjoys?|aime|mag|любит)(?!\\p{L})`, "u");

const LIKING_WIDE = [
  /(?:^|[，。；：、\s])(?![我也更都还最这那该此])(?:[\p{Script=Han}]{2,4}|[A-Z][a-z]{1,20}|用户|客户)(?:更|很|最|不|非常|比较|一直|总是){0,2}(?:喜欢|喜歡|偏好|偏爱|讨厌|討厭|习惯用|習慣用)/u,
  /(?:さん|様|さま|くん|君|ちゃん|氏|先生|部長|課長|社長|ユーザー|顧客)(?:は|が)[^。]{0,80}(?:好む|好み|好き|好んで|嫌う|嫌い|苦手|希望|望む|望んで|欲しい|ほしい|重視)/u,
  /(?:씨|님|팀장|부장|사장|사용자|고객)(?:은|는|이|가)[^.]{0,80}(?:선호|좋아|싫어|원한|원합|원해|바란)/u,
];

/** What each of them needs. */
const WIDE = /[\u3000-\uffff]/;

/** How a request begins or ends. */
const ASKS =
  /^(?:please|pls|kindly|could you|can you (?:always|please)|bitte|s['’]il (?:te|vous) pla[iî]t|merci de|por favor|per favore|per cortesia|пожалуйста|请|請|麻烦|麻煩|どうか)(?!\p{Ll})|(?:ください|下さい|てほしい|て欲しい|お願いします|お願い|주세요|주십시오|바랍니다|부탁(?:드립니다|해요)?)[。.!！]?$/iu;
const ASKS_INSIDE = /[,;，；] ?(?:please|bitte|por favor|per favore|пожалуйста)(?!\p{L})/iu;
/** `asked that figures always come as a table`: to be held to, unlike `asked for a second look`. */
const ASKS_ALWAYS = new RegExp(
  `^${WHO} (?:has )?(?:asked|asks|requested|requests|told|wants|bat|bittet|demande|a demandé|pide|pidió|chiede|попросила?|просит)(?!\\p{L})[^.]{0,80}?(?<!\\p{L})(?:always|never|from now on|in future|every time|immer|nie|künftig|toujours|jamais|désormais|siempre|nunca|sempre|mai|всегда|никогда|впредь)(?!\\p{L})`,
  "u",
);
/** Labels that name no person, whatever follows them. */
const NO_PERSON =
  /^(?:note|notes|reminder|request|requests|ask|asks|update|status|info|important|warning|caution|hint|tip|question|answer|message|comment|review|prompt|task|example|todo|fyi|ps|p\.s|hinweis|frage|anmerkung|achtung|bitte|aufgabe|nota|pregunta|tarea|remarque|question|tâche|important|примечание|вопрос|задача|注意|备注|说明|问题|任务|提示|示例|提醒|依頼|お願い|質問|備考|メモ|例|메모|질문|요청|참고|주의)$/iu;
const PERSON =
  /^(?:\p{Lu}[\p{L}’'-]{1,20}(?: \p{Lu}[\p{L}.’'-]{0,20}){0,2}|[\p{Script=Han}]{2,4}|[\p{L}ー]{1,12}(?:さん|様|くん|氏|先生)|[가-힣]{2,4}(?: ?(?:씨|님|팀장))?)(?: ?[(（].{1,30}[)）])?$/u;

/** Whether a label may be somebody's name: it is one in form, and announces nothing. */
const isPerson = (label: string): boolean => PERSON.test(label) && !NO_PERSON.test(label) && topicsOf(label) === 0;

/** What a named person asks for: `send figures as a table` of `Mirjam: please send …`; undefined where nobody asks. */
export function requestOf(text: string, label: string): string | undefined {
  const head = text.slice(0, 240);
  if (label === "" || !head.startsWith(label) || !isPerson(label)) return undefined;
  const said = head.slice(label.length).replace(/^\s*[:：—–-]\s*/, "");
  return ASKS.test(said) || ASKS_INSIDE.test(said) ? said : undefined;
}

/** @param text of the statement, label and all   @param label what stands before its colon, "" for none */
export function isPreference(text: string, label: string): boolean {
  const head = text.slice(0, 240);
  return (
    requestOf(text, label) !== undefined ||
    LIKING_SPACED.test(head) ||
    LIKES_WEAKLY.test(head) ||
    ASKS_ALWAYS.test(head) ||
    (WIDE.test(head) && LIKING_WIDE.some((pattern) => pattern.test(head)))
  );
}
