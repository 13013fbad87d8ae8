/**
 * Whether a sentence tells what happened in the conversation instead of what came out of it: `the user asked the
 * assistant to…`, `a sub-agent was spawned`. What people outside of it asked for is a fact: `users asked for dark
 * mode`.
 */

const ASKING =
  "asked|asks|requested|requests|told|tells|instructed|instructs|wanted|prompted|said|mentioned|replied|responded|confirmed that|clarified|pasted|typed|wrote back|thanked|inquired|provided";
const ANSWERING =
  "decided|decides|asked|asks|said|says|replied|replies|responded|responds|answered|answers|explained|explains|suggested|suggests|proposed|proposes|" +
  "offered|offers|recommended|recommends|checked|checks|read|reads|ran|runs|wrote|created|fixed|updated|edited|opened|searched|looked|investigated|analy[sz]ed|" +
  "reviewed|restarted|started|tried|attempted|used|called|found|noted|summari[sz]ed|completed|confirmed|apologi[sz]ed|generated|provided|helped|has (?:now )?(?:\\p{L}+ed|found|run|made|given|written|set|built|said|shown|put|done)";
const MACHINE = "(?:ai |coding |virtual )?assistant|chat ?bot";
const NOW_AND_THEN = "(?:(?:then|also|first|next|later|now|just|already|subsequently|finally|again|explicitly) )?";
/** `When the user asked …` tells what a product does. */
const NOT_A_CASE = "(?<!(?:when|whenever|if|once|until|after|before|because|unless|that|where) )";

const DONE_BY =
  "asked|told|instructed|suggested|proposed|recommended|requested|run|rerun|written|made|found|checked|fixed|confirmed|offered|explained";
/** What a product does at somebody's request is told in the present. */
const AT_REQUEST =
  "(?:at|upon|on|per|following|after) (?:(?:a|the) )?(?:user(?:'s)? request|request (?:from|of|by) the user)(?![\\p{L}-])";

const rule = (...parts: readonly string[]): RegExp => new RegExp(parts.join(""), "iu");

const NARRATION: readonly RegExp[] = [
  rule(NOT_A_CASE, "(?<![\\p{L}\\p{N}-])the (?:human )?user ", NOW_AND_THEN, `(?:${ASKING})(?!\\p{L})`),
  rule("(?<![\\p{L}\\p{N}-])the human ", NOW_AND_THEN, `(?:${ASKING})(?!\\p{L})`),
  rule("^user ", NOW_AND_THEN, `(?:${ASKING})(?!\\p{L})`),
  rule(NOT_A_CASE, `(?<![\\p{L}\\p{N}-])(?:the|an|this) (?:${MACHINE}) `, NOW_AND_THEN, `(?:${ANSWERING})(?!\\p{L})`),
  rule(`^(?:ai )?assistant `, NOW_AND_THEN, `(?:${ANSWERING})(?!\\p{L})`),
  rule(
    `(?<![\\p{L}\\p{N}-])the (?:agent|ai|language model|sub-?agent) `,
    NOW_AND_THEN,
    "(?:decided|suggested|proposed|explained|replied|responded|offered|apologi[sz]ed|asked|said)(?!\\p{L})",
  ),
  rule(
    `(?<!\\p{L})(?:asked|told|instructed|requested|requests|prompted|directed|wanted|had|got) (?:that )?(?:the |an? |its |our )?(?:ai |coding )?(?:assistant|chat ?bot|sub-?agent|language model|ai)(?!\\p{L})`,
  ),
  rule("(?<!\\p{L})(?:asked|told|informed|reminded|thanked|assured) the user(?!\\p{L})"),
  rule(
    "(?<!\\p{L})the (?:assistant|agent|model|ai|bot|sub-?agent) was (?:asked|told|instructed|prompted|requested)(?!\\p{L}| \\d)",
  ),
  rule(
    "(?<!\\p{L})as (?:requested|asked|wanted|instructed|suggested|proposed|told) by the (?:user|assistant|human)(?![\\p{L}-])",
  ),
  rule(
    NOT_A_CASE,
    "(?<!\\p{L})(?:was|were|been|being) (?:\\p{L}+ ){0,2}?",
    `(?:${DONE_BY}) by the (?:user|assistant|human)(?![\\p{L}-])`,
  ),
  rule(`(?<!\\p{L})(?:was|were|been) [^.]{0,120}(?<!\\p{L})${AT_REQUEST}`),
  rule(`(?<!\\p{L})${AT_REQUEST}[^.]{0,120}(?<!\\p{L})(?:was|were|has been|have been)(?!\\p{L})`),
  rule(
    "(?<!\\p{L})the user (?:confirmed|agreed|approved|declined|accepted)(?: (?:this|it|that|to it|the (?:change|plan|proposal|choice)))?(?=\\s*[.,;)]|$)",
  ),
  rule(
    "(?<!\\p{L})(?:an?|the|another|one|two|three|several|\\d+) (?:new |parallel |second |separate )?sub-?agents? (?:was|were|has been|have been|got) (?:\\p{L}+ )?(?:spawned|launched|started|dispatched|created|asked|told|sent|used)",
  ),
  rule(
    "(?<!\\p{L})(?:spawned|launched|dispatched|delegated (?:it |this |the \\p{L}+ )?to|kicked off) (?:an?|another|one|two|three|several|the|\\d+)? ?(?:new |parallel |separate )?sub-?agents?(?!\\p{L})",
  ),
  rule(
    "(?<!\\p{L})(?:in|during|throughout|earlier in|at the (?:start|end|beginning) of|over the course of) (?:this|the|our|that|today's) (?:current |present |whole )?(?:conversation|chat|transcript|dialogue|discussion thread|chat session|exchange|coding session)(?!\\p{L})",
  ),
  rule("(?<!\\p{L})in this (?:current )?session(?!\\p{L})"),
  rule(
    "(?:^|[.;] )(?:this|the) (?:conversation|chat|transcript|session|dialogue|discussion|exchange) (?:covered|covers|discussed|was about|is about|focused|focuses|began|begins|started|starts|ended|ends|shows|continued|includes|included|contained|involved|revolved)(?!\\p{L})",
  ),
  rule("(?<!\\p{L})as (?:discussed|mentioned|noted|described|explained) (?:above|earlier|before|previously)(?!\\p{L})"),
  /(?:der|die) (?:nutzer|benutzer|anwender)(?:in)? (?:bat|fragte|sagte|wollte|forderte)(?!\p{L})|der assistent (?:hat|entschied|antwortete|schlug)(?!\p{L})|in (?:diesem gespräch|dieser sitzung|dieser unterhaltung)/iu,
  /l['’](?:utilisateur|utilisatrice) a (?:demandé|dit|voulu)(?!\p{L})|l['’]assistant a \p{L}+é(?!\p{L})|(?:dans|au cours de) cette (?:conversation|session|discussion)/iu,
  /(?<!\p{L})el usuario (?:pidió|preguntó|dijo|solicitó)(?!\p{L})|el asistente (?:decidió|respondió|sugirió|propuso|explicó)(?!\p{L})|en esta (?:conversación|sesión)/iu,
  /(?<!\p{L})l['’]utente ha (?:chiesto|detto)(?!\p{L})|l['’]assistente ha \p{L}+(?:to|so)(?!\p{L})|in questa conversazione/iu,
  /пользователь (?:попросил|спросил|сказал)|ассистент (?:решил|ответил|предложил|проверил|объяснил)|в (?:этом|данном) (?:разговоре|диалоге|сеансе)/iu,
  /(?:用户|用戶|使用者)(?:随后|然后|接着|又|还)?(?:要求|请求|請求|询问|詢問|问|問|让|讓|请|請|告诉|告訴|指示|叫)了?(?:一下)?(?:AI|智能)?(?:助手|助理|机器人|我)/iu,
  /(?:根据|根據|按照?|依照?|应|應)(?:用户|用戶)的?(?:要求|请求|請求|指示|建议|建議)[^。]{0,60}了/u,
  /(?:这|這)是?(?:用户|用戶)(?:要求|提出|指定)的/u,
  /(?:用户|用戶)(?:询问|詢問|提问|提問|发来|粘贴|说道|表示感谢)/u,
  /(?:^|[，。；！？\s])(?:AI|智能|该)?(?:助手|助理)(?:随后|然后|接着|已经|已|又|也)?(?:决定|決定|建议|建議|回答|回复|回覆|解释|解釋|执行|執行|检查|檢查|运行|查看|读取|讀取|创建|修改|修复|提出|提议|分析|完成|确认|启动|重启)/iu,
  /(?:在)?(?:这次|這次|本次|此次|这段|该|当前)(?:的)?(?:对话|對話|会话|會話|聊天|谈话)(?:中|里|裡|内|期间)/u,
  /(?:启动|啟動|生成|派生|创建|派出|调用)了?(?:一个|一個|两个|多个|新的)?子(?:代理|智能体|agent)/iu,
  /ユーザー?(?:さん)?(?:は|が)[^。]{0,40}(?:アシスタント|AI|ボット)に/iu,
  /ユーザー?(?:さん)?(?:は|が)[^。]{0,60}(?:と(?:言った|言いました|尋ねた|尋ねました|質問した|依頼した|指示した)|を(?:依頼|質問|指示)(?:した|しました|された))/u,
  /ユーザー?(?:さん)?の(?:依頼|要望|指示|要求|リクエスト|質問)(?:で|により|によって|を受けて|に応じて|に従って|どおり|通り)[^。]{0,60}(?:た|ました)(?=。|$)/u,
  /(?:AI)?アシスタント(?:は|が)[^。]{0,80}(?:した|しました|決めた|答えた|述べた|行った|行いました|提案|確認|説明)/iu,
  /(?:この|本|今回の|その)(?:会話|対話|チャット|セッション)(?:で|では|の中で|中に|において|内で)/u,
  /サブエージェント(?:を|が)[^。]{0,12}(?:起動|生成|立ち上げ|実行)/u,
  /사용자가[^.]{0,60}(?:요청했|물었|말했|부탁했|지시했)|(?:AI )?어시스턴트(?:가|는)[^.]{0,60}(?:했다|했습니다|결정|답했)|이(?:번)? (?:대화|세션|채팅)에서|하위 에이전트(?:를|가)/iu,
];

const LONGEST_SENTENCE = 600;
/** `用户询问` narrates; fewer characters do not. */
const SHORTEST_SENTENCE = 4;

/** @returns the words that narrate, or undefined when every sentence says something about the world */
export function narrationIn(text: string): string | undefined {
  const plain = text
    .normalize("NFKC")
    .replace(/[‘’]/g, "'")
    .replace(/[*_`"“”]/g, "")
    .replace(/[ \t\r\n]+/g, " ");
  for (const sentence of plain.split(/(?<=[.!?。！？;；])\s*/u)) {
    const head = sentence.trim().slice(0, LONGEST_SENTENCE);
    if (head.length < SHORTEST_SENTENCE) continue;
    for (const pattern of NARRATION) {
      const found = pattern.exec(head);
      if (found) return found[0].trim().slice(0, 60);
    }
  }
  return undefined;
}
