/**
 * Tells a record of work from the noise around it, mechanically: what stands or falls with a commit, branch, worktree,
 * ticket or pull request; what mirrors a tracker, a changelog or git; "we did X" told as a decision; chatter on the
 * way. A lasting rule about such things ("release branches are cut on Thursdays") is none of that.
 */

import type { RejectionCode } from "../../memory/evidence/rejection.ts";
import { fold } from "../../memory/fold.ts";
import { contentWords, stem } from "../../text/words.ts";
import { type ActivityRecord, partsOf } from "./activity.ts";
import { type Transient, withoutTransients } from "./transients.ts";

export interface Noise {
  readonly code: RejectionCode;
  readonly reason: string;
}

/** @returns why a record is noise, or undefined when it says something of the work */
export function noiseIn(record: ActivityRecord): Noise | undefined {
  return upkeepIn(record) ?? transientIn(record) ?? narrationIn(record);
}

/** Fewer words than this, without identifiers and bookkeeping, are no substance. */
const LEAST_SUBSTANCE = 3;

const BOOKKEEPING = new Set(
  (
    "commit committed branch branches merge merged pr prs pull request requests push pushed rebase rebased tag tagged ticket tickets " +
    "issue issues task tasks bead beads epic story worktree worktrees hash sha main master origin head remote local land landed " +
    "open opened close closed create created file filed move moved assign assigned finish finished complete completed done made " +
    "add added update updated start started work works working implement implemented implementation fix fixed change changes " +
    "session now today new all into onto item entry entries changelog todo board column backlog status state review reviewed " +
    "successfully successful success succeeded ok clean cleanly yes no user asked wants want need git github gitlab jira linear it"
  )
    .split(" ")
    .map(stem),
);

/** Words of a text that are neither an identifier nor bookkeeping. */
const substance = (text: string): string[] =>
  contentWords(fold(text)).filter((word) => !BOOKKEEPING.has(word) && !/^[\d_]+$/.test(word));

const NAMES: Readonly<Record<Transient, string>> = {
  commit: "a commit",
  branch: "a branch",
  worktree: "a worktree",
  ticket: "a ticket or pull request",
};

function transientIn(record: ActivityRecord): Noise | undefined {
  const { rest, kinds } = withoutTransients(partsOf(record).join("\n"));
  const [kind] = kinds;
  if (kind === undefined || new Set(substance(rest)).size >= LEAST_SUBSTANCE) return undefined;
  return { code: "TRANSIENT", reason: `without the name of ${NAMES[kind]} it says nothing` };
}

/** A rule that holds from now on, or again and again: it outlives whatever it speaks of. */
const LASTING =
  /\b(?:always|never|must|shall|should|only|every|each|any|all (?:new )?\w+s (?:are|go|get|need)|policy|policies|rule|convention|from now on|by default|no longer|(?:mon|tues|wednes|thurs|fri|satur|sun)days|weekly|daily|monthly|before (?:a|any|each|every|we) \w+|whenever|unless|may not|requires?|needs? (?:a|an|one|two|three|\d)|are (?:cut|squashed|named|signed|deleted|protected|kept|written|reviewed|made|merged|closed|filed|opened|moved|tagged)|is (?:cut|protected|kept|squashed)|(?:branches|commits|tickets|prs|pull requests|worktrees|tags|issues|tasks) (?:\w+ )?(?:after|before|when|on|once|only|by|with|until))\b|必ず|常に|毎|ルール|方針|規約|禁止|とする|必须|总是|一律|每(?:次|周|个)|规则|规范|约定|不得|항상|반드시/iu;

const TRACKED =
  "(?:issues?|tickets?|tasks?|prs?|pull requests?|merge requests?|mrs?|beads?|epics?|stor(?:y|ies)|cards?|todos?|to-?dos?|backlog items?|milestones?|bugs?|sub-?tasks?|checklists?)";
/** `the issue tracker`, `the task list`: things of the product, not records about it. */
const NO_PART =
  "(?![\\p{L}-]| (?:tracker|import|export|parser|page|view|list|table|schema|model|form|api|sync|template|type|id|number|field|handling|handler|system|title|label|count|queue|runner|scheduler|search|filter|status)s?\\b)";
const RECORDED =
  "(?:change ?logs?|release notes|todo(?: list|\\.md)?|to-?do list|task board|kanban(?: board)?|progress (?:file|log)|plan(?:ning)? (?:doc(?:ument)?|file)|tickets? files?)";
const GIT_NOUN = "(?:branch(?:es)?|worktrees?|commits?|tags?|changes|work|everything|it all|main|master|origin)";

/** What an action or an ask is, when all of it is keeping a record that is kept elsewhere. */
const UPKEEP: readonly RegExp[] = [
  new RegExp(
    `\\b(?:fil(?:e|ed|ing)|open(?:ed|ing)?|clos(?:e|ed|ing)|reopen(?:ed)?|creat(?:e|ed|ing)|mov(?:e|ed|ing)|assign(?:ed)?|merg(?:e|ed|ing)|land(?:ed)?|label(?:l?ed)?|triag(?:e|ed)|resolv(?:e|ed)|mark(?:ed)?|draft(?:ed)?|updat(?:e|ed)|link(?:ed)?|approv(?:e|ed)|claim(?:ed)?|pick(?:ed)? up|add(?:ed)?|writ(?:e|ten)|wrote|mak(?:e|ing)|made) (?:up )?(?:(?:the|a|an|this|that|these|those|all|both|new|two|three|four|five|\\d+|follow-?up|draft|github|jira|linear|old|remaining|first|next|my|our|its) ){0,4}${TRACKED}${NO_PART}`,
    "iu",
  ),
  new RegExp(
    `\\b${TRACKED} (?:(?:\\S{1,40}) ){0,2}(?:was|were|is|has been|have been|got|gets) (?:\\p{L}+ly |now )?(?:filed|opened|closed|reopened|created|moved|merged|landed|assigned|marked|resolved|labelled|labeled|drafted|updated|approved|completed|done)\\b`,
    "iu",
  ),
  new RegExp(
    `\\b(?:updat(?:e|ed|ing)|add(?:ed|ing)?|writ(?:e|ten|ing)|wrote|append(?:ed)?|edit(?:ed)?|mov(?:e|ed)|tick(?:ed)? off|check(?:ed)? off|bump(?:ed)?|finali[sz]ed?) (?:(?:an?|the|new|entr(?:y|ies)|items?|lines?|it|this|to|in|for|of|our|section|\\[?unreleased\\]?) ){0,6}${RECORDED}(?![\\p{L}-])`,
    "iu",
  ),
  new RegExp(
    `(?:^|[.;,:(] ?|\\b(?:and|then|to|we|i|please|now|just) )(?:git )?(?:commit(?:ted)?(?: and push(?:ed)?)?|push(?:ed)?|merg(?:e|ed)|rebas(?:e|ed)|cherry-?pick(?:ed)?|squash(?:ed)?|stash(?:ed)?|tag(?:ged)?|check(?:ed)? ?out|creat(?:e|ed)|open(?:ed)?|switch(?:ed)? to|delet(?:e|ed)|remov(?:e|ed)) (?:(?:the|a|an|this|that|these|all|our|my|your|new|local|remote|feature|release|git|to|into|onto|from|and|push(?:ed)?|tag(?:ged)?|current|latest) ){0,5}${GIT_NOUN}(?![\\p{L}-])`,
    "iu",
  ),
  /^[^\p{L}\p{N}]*(?:please |now |ok(?:ay)?,? |then |let'?s |and )*(?:git )?(?:(?:commit|push|merge|rebase|tag|stash|squash)(?:,? (?:and|then|it|this|that|them|all|everything|changes|push|tag|release|to|origin|main|master|the|now|please)|,)*)[^\p{L}\p{N}]*$/iu,
  /^[^\p{L}\p{N}]*git (?:add|commit|push|pull|fetch|merge|rebase|checkout|switch|branch|worktree|tag|stash|cherry-pick|reset|status|log|diff)\b/iu,
  /^[^\p{L}\p{N}]*(?:gh|glab|bd|jira|linear) (?:pr|issue|mr|create|close|update|dep|edit|comment|ready)\b/iu,
  /\b(?:landed|merged|committed|pushed|shipped) (?:as|in|with|via|to|into|on) (?:commit|pr|pull request|branch|main|master|origin)\b/iu,
  /(?:チケット|課題|イシュー|Issue|プルリク(?:エスト)?|PR|ブランチ|ワークツリー|タスク)(?:\s?#?[\w-]{0,20})?を(?:新規)?(?:作成|起票|クローズ|オープン|マージ|更新|移動|切(?:った|る)|閉じ)|(?:コミット|プッシュ|マージ|リベース)(?:し(?:た|て|ました)|済み|を(?:実行|行))|変更履歴(?:を|に).{0,12}(?:更新|追記)/u,
  /(?:创建|新建|关闭|打开|合并|更新|移动|提交)了?(?:一个|新的?|该|这个){0,2}\s?(?:工单|任务单|议题|Issue|PR|拉取请求|合并请求|分支|工作树|看板)|(?:提交|推送|合并|变基)(?:了)?(?:代码|到(?:主分支|远程|main|master)|改动|更改|修改)|更新了?(?:变更日志|更新日志|待办)/iu,
];

/** Where what a text is about begins: further down, closed tickets are what the work is on. */
const HEAD = 24;

function isUpkeep(text: string): boolean {
  const folded = fold(text);
  return UPKEEP.some((pattern) => (pattern.exec(folded)?.index ?? HEAD) < HEAD);
}

/** A reason inside of what was tried makes it more than upkeep. */
const WHY =
  /\b(?:because|since|due to|so that|caused by|blocked by|rejected by|refused|requires?)\b|ため|ので|因为|由于/iu;

function upkeepIn(record: ActivityRecord): Noise | undefined {
  const mirror = { code: "TRANSIENT", reason: "git, the tracker or the changelog records this itself" } as const;
  switch (record.kind) {
    case "decision":
      return isUpkeep(record.chosen) &&
        !LASTING.test(record.chosen) &&
        !WHY.test(record.rationale) &&
        !isDesignReason(record)
        ? mirror
        : undefined;
    case "attempt":
      // A push that a rule of the server refused is in no log of git.
      return isUpkeep(record.action) && (record.succeeded || !WHY.test(record.result)) ? mirror : undefined;
    case "request":
      return isUpkeep(record.intent) && !LASTING.test(record.summary) && isShort(record.summary) ? mirror : undefined;
    case "discussion":
      return isUpkeep(record.topic) && !LASTING.test(partsOf(record).join("\n")) ? mirror : undefined;
  }
}

/** A choice about a tracker with a reason of some length may be a policy of work: routing weighs its reason. */
const isDesignReason = ({ chosen, rationale }: { chosen: string; rationale: string }): boolean =>
  !DID.test(rationale) &&
  !isUpkeep(rationale) &&
  substance(rationale).length >= 4 &&
  substance(withoutTransients(chosen).rest).length >= LEAST_SUBSTANCE;

/** An ask for upkeep may stand at the head of a real one. */
const isShort = (text: string): boolean => new Set(substance(withoutTransients(text).rest)).size < 8;

const DONE =
  "(?:did|done|implemented|created|added|updated|fixed|changed|wrote|written|removed|renamed|moved|refactored|completed|finished|built|merged|committed|pushed|deployed|made|applied|filed|opened|closed|landed|shipped)";
/** What somebody went through may be a reason. */
const FELT =
  "(?:measured|needed|wanted|agreed|learned|noticed|observed|tested|tried|experienced|suffered|missed|failed|promised|relied|lacked|required|expected|preferred|exceeded)";
/** A reason that only tells that it happened. */
const DID = new RegExp(
  `^[^\\p{L}\\p{N}]*(?:(?:this|that|it|which|the (?:work|change|implementation|feature|fix|ticket|task|pr|code)|everything|all (?:of it|changes))(?: \\S{1,30}){0,3} (?:was|is|were|has been|have been|got|had been)(?: now| already| successfully| just)? ${DONE}|(?:we|i|the (?:assistant|agent|user|team))(?: have| has|'ve| already| just| successfully){0,2} (?:${DONE}|(?!${FELT})\\p{L}{2,15}ed)|(?:already |successfully |just )?${DONE})\\b`,
  "iu",
);
const DID_WIDE =
  /^(?:.{0,30})(?:(?:実装|作成|追加|修正|完了|対応|更新|変更)し(?:た|ました)|済み|(?:已经?|我们)(?:完成|实现|创建|添加|修改|更新|修复|做)(?:了|好)?)[。.]?$/u;
const IN_SESSION =
  /\b(?:in|during) (?:this|the(?: current)?|today's) (?:session|conversation|slice|chat|turn)\b|今回のセッション|本セッション|本次(?:会话|对话)/iu;
const BECAUSE =
  /\b(?:because|since|so that|so as|in order|to (?:avoid|keep|prevent|reduce|make|allow|let|ensure|support|match|save|limit|stay)|otherwise|avoids?|prevents?|keeps?|allows?|ensures?|reduces?|instead|rather|than|cheaper|faster|simpler|safer|easier|consisten\w+|compatib\w+)\b|ため|ので|から|避け|防|因为|由于|以便|避免|防止/iu;

/** An ask or a step that only moves the talk along. */
const CHATTER =
  /^[^\p{L}\p{N}]*(?:(?:ok(?:ay)?|yes|yeah|no|sure|thanks?(?: you)?|thx|great|perfect|good|nice|cool|please|now|and|then|so|alright|got it|hello|hi|hey)[^\p{L}\p{N}]+)*(?:continue|go on|go ahead|proceed|next|resume|keep going|carry on|do (?:it|that|so)|try again|again|retry|yes|ok(?:ay)?|thanks?(?: you)?|hello|hi|hey|wait|stop|done|続けて|続行|はい|ありがとう|次|继续|好的?|谢谢|下一步)?[^\p{L}\p{N}]*$/iu;
const TRIAGE =
  /\b(?:which|what) (?:\w+ ){0,3}(?:ticket|task|issue|item|pr|bead|step|one|file)s? (?:to |should (?:we|i) |do (?:we|i) |shall (?:we|i) )?(?:(?:start|do|take|pick|work|tackle|review|begin|handle|go)\b|(?:(?:is|comes) )?(?:next|first))|\b(?:what|where) (?:to|should we|do we) (?:do|start|begin|work on|go) (?:next|first|now|from here)|\b(?:now or later|today or tomorrow|before or after lunch|status (?:check|read|update|of the (?:tasks?|tickets?|todos?))|next steps?$|progress (?:update|report|check)|remaining (?:tasks?|todos?|items?))|次(?:に|は)(?:何|どの|どれ)|どのチケット|接下来(?:做|先)|先做哪|下一步(?:做|先)/iu;
/** What was looked at, and nothing came of it. */
const LOOKED =
  /^[^\p{L}\p{N}]*(?:i |we |the assistant )?(?:read(?:ing)?|look(?:ed|ing)?(?: (?:at|into|through|up))?|view(?:ed|ing)?|open(?:ed|ing)?|list(?:ed|ing)?|search(?:ed|ing)?|grep(?:ped)?|inspect(?:ed|ing)?|explor(?:ed|ing)|check(?:ed|ing)?|scan(?:ned|ning)?|locat(?:ed|ing)|cat|ls|find|found)\b/iu;
const NO_RESULT =
  /^[^\p{L}\p{N}]*(?:(?:done|ok(?:ay)?|success(?:ful(?:ly)?)?|completed?|finished|in progress|pending|started|works?|n\/a|none|unknown|no output|understood|(?:the )?(?:files?|code|contents?|output)(?: (?:was|were|is|are))? (?:read|found|shown|displayed|located|understood|listed|opened)|(?:found|read|located|opened|listed|understood)(?: (?:the|it|them|all|some|relevant))*(?: (?:files?|code|contents?|patterns?))?|完了|成功|了解|完成)[^\p{L}\p{N}]*)+$/iu;
/** The first step of a test-driven change says nothing of the work, whatever reason it gives. */
const MEANT_TO_FAIL =
  /^[^\p{L}\p{N}]*(?:the |ran |run |my |a |`){0,3}red (?:check|tests?|phase|run|step|bar)\b|\b(?:tests?|specs?|check) (?:now |still |first |all )?fail(?:s|ed|ing)? (?:exactly |just )?as (?:expected|intended|planned|it should|they should)\b/iu;

function narrationIn(record: ActivityRecord): Noise | undefined {
  const narrated = (reason: string): Noise => ({ code: "NARRATION", reason });
  switch (record.kind) {
    case "decision": {
      const { chosen, rationale } = record;
      if (LASTING.test(chosen) && !IN_SESSION.test(rationale)) return undefined;
      const did = DID.test(rationale) || DID_WIDE.test(rationale.trim()) || IN_SESSION.test(rationale);
      return did && !BECAUSE.test(rationale)
        ? narrated("it tells that something was done, not why it is so")
        : undefined;
    }
    case "attempt":
      if (NO_RESULT.test(record.result)) return narrated("it tells a step, and nothing that came of it");
      if (!record.succeeded && MEANT_TO_FAIL.test(`${record.action}: ${record.result}`))
        return narrated("a test that was to fail before the work, and failed");
      return LOOKED.test(record.action) &&
        record.succeeded &&
        !WHY.test(record.result) &&
        !/\d/.test(record.result) &&
        substance(record.result).length < 6
        ? narrated("looking at something is no attempt")
        : undefined;
    case "request":
      return CHATTER.test(record.intent) ||
        (CHATTER.test(record.summary) && substance(record.intent).length < LEAST_SUBSTANCE)
        ? narrated("it only moves the conversation along")
        : undefined;
    case "discussion":
      return TRIAGE.test(record.topic) && !LASTING.test(record.points.join("\n"))
        ? narrated("it is over within the day: what comes next")
        : undefined;
  }
}
