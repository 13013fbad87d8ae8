/**
 * Words by which an entry's kind and importance are read off a claim. Lists are of everyday words; no name of a project, a
 * tool or a person belongs here. Before: precision-candidates. After: precision-rating. Pure, bounded patterns.
 */

export type EntryKind = "fact" | "decision" | "preference" | "todo" | "relationship" | "event" | "lesson";

const RELATES =
  /(?<!\p{L})(?:owned by|owns|maintained by|maintains|supplied by|supplies|depends on|replaced by|replaces|reports to|works (?:at|for|with)|belongs to|is responsible for|contact (?:at|for|is)|is part of|married to|'s (?:wife|husband|mother|father|sister|brother|son|daughter|manager|boss)|gehört zu|zuständig für|dépend de|appartient à)(?!\p{L})|负责|隶属|依赖于|担当(?:は|者)|に属する|담당/iu;
const DECIDES =
  /(?<!\p{L})(?:decided|we (?:chose|agreed|will use|go with)|chose|chosen|opted (?:for|to)|approved|rejected|agreed (?:to|on|that)|settled on|ruled out|dropped in favou?r|switch(?:ed|ing)? (?:from|to)|adopted|instead of|going forward|entschieden|beschlossen|décidé|decidido|deciso|решили)(?!\p{L})|决定|決定|決め|采用|採用|选定|方针|方針|改用|결정|채택/iu;
const HAPPENED =
  /^(?:\p{L}+ )?(?:shipped|released|merged|deployed|launched|migrated|completed|finished|published|fixed|rolled back|moved|removed|added|created|implemented|built)(?!\p{L})|(?<!\p{L})(?:was|were|has been|went|broke|failed|crashed|happened|occurred|shipped|launched|released|outage|incident|migrated|deployed)(?!\p{L})|已?(?:完成|发布|上线|修复|部署|推送)|(?:した|しました|完了)[。.]?$|완료|배포/iu;

/** How a claim reads when nothing it is labelled with says more. */
export function kindOfText(text: string): EntryKind {
  if (RELATES.test(text)) return "relationship";
  if (DECIDES.test(text)) return "decision";
  return HAPPENED.test(text) ? "event" : "fact";
}

export const BECAUSE =
  /(?<!\p{L})(?:because|since|so that|in order to|due to|reason|why|rationale|otherwise|to avoid|to prevent|weil|damit|parce qu|porque|perché|потому что)(?!\p{L})|\*\*Why|因为|由于|为了|以避免|ため|ので|から、|때문|위해/iu;
export const RULE =
  /(?<!\p{L})(?:always|never|must|from now on|going forward|every time|under no|mandatory|required|forbidden|immer|niemals|toujours|jamais|siempre|nunca)(?!\p{L})|必须|不要|务必|禁止|一定|必ず|べき|항상|반드시/iu;
/** What all the rest hangs on. */
export const FOUNDATION =
  /(?<!\p{L})(?:purpose|mission|vision|north star|principles?|foundation(?:al)?|source of truth|core (?:idea|goal|identity|principle|architecture)|the whole|entire (?:system|project|product)|critical|outage|data loss|production|security|irreversible|breaking change|contract with|launch date|deadline)(?!\p{L})|核心|使命|愿景|原则|根本|生产环境|数据丢失|本番|根幹|理念|핵심/iu;
/** What nobody would miss. */
export const SMALL =
  /(?<!\p{L})(?:typos?|minor|small|tiny|cosmetic|tweak(?:ed|s)?|polish(?:ed)?|cleanup|cleaned up|formatting|whitespace|renamed|bumped|lint|readme|changelog|comments?|refactor(?:ed)?|wording|reworded|test count|maybe|perhaps|might|nice to have)(?!\p{L})|小幅|微调|格式|文档更新|整理|軽微|誤字|사소/iu;
/** What will be otherwise soon. */
export const PASSING =
  /(?<!\p{L})(?:currently|for now|at the moment|so far|in progress|ongoing|wip|temporar(?:y|ily)|today|this week|this morning|tonight|pending|awaiting|waiting (?:for|on)|blocked)(?!\p{L})|目前|暂时|正在|今天|本周|今日|現在|作業中|待ち|임시|현재/iu;
/** A measured change, or a figure with its unit. */
export const MEASURED =
  /\d\s?%|\d\s?(?:→|->|=>)\s?\d|\d\s?(?:ms|s|min|h|hours?|days?|MB|KB|GB|TB|EUR|USD|x)(?!\p{L})|[$€£]\s?\d|\d(?:倍|分|時間|小时|秒|天|元|円|%)/iu;
export const DATED =
  /\d{4}-\d\d-\d\d|(?<!\p{L})(?:deadline|due|by (?:monday|tuesday|wednesday|thursday|friday|the end))(?!\p{L})|截止|期限|締め?切|마감/iu;
