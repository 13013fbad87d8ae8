/**
 * Knows by its form what a plain sentence states without a label: a deadline, a rule to go by, a pointer to where
 * something is. Everyday words of several languages.
 */
import { withoutDates } from "./day-titles.ts";
import { withoutFormLabel } from "./form-labels.ts";

const DEADLINE =
  /(?<!\p{L})(?:deadlines?|due (?:by|on|date)|no later than|must (?:ship|be done|be ready) by|\p{L}*frist|stichtag|spätestens|date limite|échéance|au plus tard|fecha límite|a más tardar|scadenza|entro e non oltre|prazo|крайний срок|не позднее)(?!\p{L})|截止(?:日期|时间)|締め?切り?|マイルストーン|마감/iu;
/** Ends by itself: a contract, a certificate. */
const ENDS =
  /(?<!\p{L})(?:ends?|expires?|lapses|runs out|endet|läuft|prend fin|expire|vence|caduca|finaliza|scade|истекает|заканчивается)(?: (?:on|at|am|zum|le|el|il))?(?!\p{L})/iu;
/** Has to be done, and before when. */
const HAS_TO =
  /(?<!\p{L})(?:must|has to|have to|needs?|renew|submit|muss|müssen|doit|doivent|il faut|debe|deben|hay que|deve|devono|bisogna|нужно|должн\p{L}{1,2})(?!\p{L})(?:[^.!?]|[.!?](?=\S)){0,80}?(?<!\p{L})(?:before|by|until|bis|vor dem|avant|d['’]ici|antes del?|hasta|prima del|entro|до)(?!\p{L})/iu;
/** So near to it stands the day. */
const DAY_WITHIN = 40;

/** What ends sooner is the week's own business, and past when a memory of it is read. */
const LEAST_DAYS = 8;
const DAY_MS = 86_400_000;

/** Whether it says until when something has to be done, or when it ends. @param day on which that was written */
export function isDeadline(text: string, day: string): boolean {
  const head = text.slice(0, 300);
  if (DEADLINE.test(head)) return true;
  const dates = head.match(/(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/g) ?? [];
  if (dates.some((date) => Date.parse(date) - Date.parse(day) < LEAST_DAYS * DAY_MS)) return false;
  const found = ENDS.exec(head) ?? HAS_TO.exec(head);
  if (found === null) return false;
  const near = head.slice(found.index + found[0].length).slice(0, DAY_WITHIN);
  return withoutDates(near.replace(/\d{1,2}[:：]\d\d/g, "")) !== near.replace(/\d{1,2}[:：]\d\d/g, "");
}

const RULE =
  /^(?:always|never|do not|don['’]t|ab sofort|künftig|niemals|nie|immer|ne jamais|toujours|désormais|nunca|siempre|a partir de ahora|mai|sempre|d['’]ora in poi|никогда не|всегда|впредь) \p{L}|^non \p{Ll}+ mai(?!\p{L})/iu;
/** Begins like a rule, and tells of somebody, of today, or of what a thing does: `always returns 200`. */
const NO_RULE =
  /^(?:(?:always|never) (?:\p{Ll}+(?:[^\P{L}su]s|ed)|saw|went|made|came|took|gave|found|told|said|a|an|the|been|had|have|has|got|gets|getting|seen|heard|mind|fun|good|nice|great|happy|more|thought|knew|felt|used|was|were|is|are|will|would|could)|(?:do not|don['’]t) (?:know|think|have|see|feel|get|want|need|like|remember|forget|worry|understand|believe|care)|nie (?:war|wieder|hat|habe)|immer (?:noch|wieder|mehr)|toujours (?:pas|en|le|la|un)|siempre (?:que|es)|sempre (?:più|un)|mai (?:visto|stato))(?!\p{L})/iu;

/** Whether it tells how to go about things from now on. */
export function isRule(text: string): boolean {
  const said = withoutFormLabel(text);
  return RULE.test(said) && !NO_RULE.test(said);
}

const NAMED_PLACE =
  /(?<!\p{L})(?:dashboards?|tracker|issue board|kanban|channel|runbooks?|wiki|portal|docs?|documentation|repo(?:sitory)?|playground)(?!\p{L})[^.]{0,60}https?:\/\/|(?:ダッシュボード|資料|文档|仪表盘|대시보드|문서).{0,40}https?:\/\//iu;
/** What stands before an address that says where something is. */
const LIES =
  /\p{L}[ ,]+(?:is|are|lives?|stands?|(?:can|may) be found|(?:is|are) kept|liegt|liegen|steht|stehen|findet sich|finden sich|ist|sind|est|sont|se trouve(?:nt)?|está|están|se encuentran?|vive|è|sono|si trovan?o?|лежит|лежат|находится|находятся)(?: now| jetzt)?(?: (?:at|on|in|under|unter|auf|bei|in|sous|sur|à|dans|en|su|a|по|на|в|[\p{Lu}]\p{L}+))*[:：]? *$|(?:在|位于|位於|見|见|は|은|는|이|가)[:： ]*$/iu;
/** The longest way of saying so. */
const LONGEST_POINTER = 240;
/** One change, one run, one complaint: gone when it is closed. */
const PASSING = /\/(?:pulls?|merge_requests|issues|commits?|runs|builds?|jobs)\/\w/i;
/** What may follow the address. */
const LONGEST_REST = 24;

/** Whether it says where something is to be found. */
export function isPointer(text: string): boolean {
  const head = text.slice(0, 300);
  if (NAMED_PLACE.test(head)) return true;
  const at = text.length > LONGEST_POINTER ? -1 : text.search(/https?:\/\//);
  if (at < 0 || PASSING.test(text.slice(at))) return false;
  return LIES.test(text.slice(0, at)) && text.slice(at).replace(/^\S+/, "").length <= LONGEST_REST;
}
