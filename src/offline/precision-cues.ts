/**
 * Words by which an entry's kind and importance are read off a claim. Lists are of everyday words; no name of a
 * project, a tool or a person belongs here.
 */

export type EntryKind = "fact" | "decision" | "preference" | "todo" | "relationship" | "event" | "lesson";

/** A name, and how it stands to another: `Ilse owns the gauges`. A rule for whoever owns a thing is none. */
const RELATES =
  /^(?:\p{Lu}[\p{L}\d.-]+(?: \p{Lu}[\p{L}\d.-]+){0,2}|(?:my|our|the|her|his) (?:\p{L}+ ){1,3}?|`[^`]+`)\s?(?:is |are |was )?(?:owned by|owns|maintained by|maintains|supplied by|supplies|depends on|reports to|works (?:at|for|with)|belongs to|responsible for|part of|married to|gehört zu|zuständig für|dépend de|appartient à)(?!\p{L})|(?<!\p{L})\p{Lu}\p{Ll}+(?:'s|’s) (?:wife|husband|mother|father|sister|brother|son|daughter|manager|boss)(?!\p{L})|^[^，。]{1,16}(?:负责|隶属|依赖于)|担当(?:は|者は)|に属する|담당/u;
const DECIDES =
  /(?<!\p{L})(?:decided|we (?:chose|agreed|will use|go with)|chose|chosen|opted (?:for|to)|approved|agreed (?:to|on|that)|settled on|locked (?:in|the)|ruled out|dropped in favou?r|switch(?:ed|ing)? (?:from|to)|adopted|entschieden|beschlossen|décidé|decidido|deciso|решили)(?!\p{L})|决定|決定|決め|采用|採用|选定|方针|方針|改用|결정|채택/iu;
/** What the world saw; that a file was written or a line changed is work. */
const HAPPENED =
  /^(?:\p{L}+ )?(?:shipped|released|merged|deployed|launched|migrated|published|rolled back)(?!\p{L})|(?<!\p{L})(?:broke|crashed|happened|occurred|shipped|launched|released|went live|outage|incident|deployed|moved to)(?!\p{L})|已?(?:发布|上线|部署|推送)|(?:公開|移行|リリース)(?:した|しました|完了)|배포/iu;

/** How a claim reads when nothing it is labelled with says more. */
export function kindOfText(text: string): EntryKind {
  if (RELATES.test(text)) return "relationship";
  if (DECIDES.test(text)) return "decision";
  return HAPPENED.test(text) ? "event" : "fact";
}

/** Tells what was done in this very work, or that there was nothing to do: a line of a diary, whatever it stands under. */
export const REPORTS =
  /^(?:(?:.{1,60}[:：] )?No (?:\p{L}+ ){1,3}(?:to \p{L}+|needed|required|found|yet|this|today)|No dispatches|\P{L}*(?:also |then |finally |both )?(?:added|created|updated|renamed|removed|wrote|rewrote|dispatched|merged|reverted|reframed|replaced|extended|documented|refactored|cleaned|bumped|moved|built|implemented|posted|reviewed|closed|opened|downgraded|reminded|downloaded)(?!\p{L}))|(?:added|updated|created|completed) — |(?:完成|新增|添加|更新|创建)了?[^，。]{0,30}$|(?:しました|した)[。.]?$/iu;
/** What was left undone: neither to do nor done, and over with its day. */
export const LEFT_UNDONE =
  /^\P{L}*(?:I |we )?(?:did(?: not|n['’]t)|have(?: not|n['’]t)|has(?: not|n['’]t)|skipped|deferred nothing)(?!\p{L})/iu;
/** Somebody sets right what another did. */
export const CORRECTED =
  /(?<!\p{L})(?:called out|pointed out|corrected|complained|told (?:us|me|the)|insisted|asked (?:us |me |that |not |to (?:always|never|stop))|rejected|pushed back|not what|was wrong|were wrong)(?!\p{L})|指出|纠正|指摘|叱/iu;

export const BECAUSE =
  /(?<!\p{L})(?:because|since|so that|in order to|due to|reason|why|rationale|otherwise|to avoid|to prevent|weil|damit|parce qu|porque|perché|потому что)(?!\p{L})|\*\*Why|因为|由于|为了|以避免|ため|ので|から、|때문|위해/iu;
export const RULE =
  /(?<!\p{L})(?:always|never|must|from now on|going forward|every time|under no|mandatory|required|forbidden|immer|niemals|toujours|jamais|siempre|nunca)(?!\p{L})|必须|不要|务必|禁止|一定|必ず|べき|항상|반드시/iu;
/** What all the rest hangs on. */
export const FOUNDATION =
  /(?<!\p{L})(?:purpose|mission|vision|north star|principles?|foundation(?:al)?|source of truth|core (?:idea|goal|identity|principle|architecture)|the whole|entire (?:system|project|product)|critical|outage|data loss|production|security|irreversible|breaking change|contract with|launch date|deadline)(?!\p{L})|核心|使命|愿景|原则|根本|生产环境|数据丢失|本番|根幹|理念|핵심/iu;
/** What nobody would miss. */
export const SMALL =
  /(?<!\p{L})(?:typos?|minor|small|tiny|cosmetic|tweak(?:ed|s)?|polish(?:ed|ing)|cleanup|cleaned up|formatting|whitespace|renamed|bumped|lint|readme|changelog|comments?|refactor(?:ed)?|wording|reworded|test count|maybe|perhaps|might|nice to have)(?!\p{L})|小幅|微调|格式|文档更新|整理|軽微|誤字|かもしれ|也许|或许|사소/iu;
/** What will be otherwise soon. */
export const PASSING =
  /(?<!\p{L})(?:currently|for now|at the moment|so far|in progress|ongoing|wip|temporar(?:y|ily)|today|this week|this morning|tonight|pending|awaiting|waiting (?:for|on)|blocked)(?!\p{L})|目前|暂时|正在|今天|本周|今日|現在|作業中|待ち|임시|현재/iu;
/** A measured change, or a figure with its unit. */
export const MEASURED =
  /\d\s?%|\d\s?(?:→|->|=>)\s?\d|\d\s?(?:ms|s|min|h|hours?|days?|MB|KB|GB|TB|EUR|USD|x)(?!\p{L})|[$€£]\s?\d|\d(?:倍|分|時間|小时|秒|天|元|円|%)/iu;
export const DATED =
  /\d{4}-\d\d-\d\d|(?<!\p{L})(?:deadline|due|by (?:monday|tuesday|wednesday|thursday|friday|the end))(?!\p{L})|截止|期限|締め?切|마감/iu;
