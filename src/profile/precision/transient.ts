/**
 * Whether an entry is over with its session: marked so by the model, or an order for this very moment (`Run codex
 * from…`, `Check gateway logs for…`). A rule in the same mood lasts (`Run the migrations before every release`), and so
 * does a task with a day or an owner.
 */

/** What is done in a minute, with no result that anybody comes back to. */
const MOMENTARY =
  /^(?:please |now |then |next,? |just |go ahead and |let's |lets )?(?:run|re-?run|execute|check|open(?! (?:questions?|issues?|items?|points?|source|tasks?|tickets?)(?!\p{L}))|click|restart|reload|refresh|clear|press|paste|type|cd|ls|cat|list|print|show|look (?:at|into|up)|retry|try|view|see|kill|stop|start|launch|scroll|copy|(?:re-?)?read (?:the|this|that|it)|verify|inspect|grep|tail|curl|call|ping|wait|continue|proceed|hit|switch to|log in|log out)(?= |$|:)/iu;
const MOMENTARY_WIDE =
  /^(?:请|請|现在|立即|马上|先)?(?:运行|执行|查看|检查一下|打开|点击|重启|刷新|清除|粘贴|重新运行|看一下|试一下)|^[^。]{0,60}(?:を|に)(?:実行|確認|開|クリック|再起動|更新|クリア)(?:して(?:ください|下さい)?|してみて|いて(?:ください)?)[。!！]?$/u;
/** Said to be for now alone. */
const NOW =
  /(?<!\p{L})(?:right now|at (?:this|the) moment|for this session(?: only)?|immediately run|run (?:it|this|that) now|this command now|just for now)(?!\p{L})|今すぐ|此刻|仅限本次|这次会话|このセッションだけ|지금 바로/iu;
/** What makes an order last: a rule, a day, an owner, a reason to come back. */
const LASTING =
  /(?<!\p{L})(?:always|never|before|after|every|each|whenever|when|if|unless|must|until|by(?! \p{L}+ing)|due|deadline|weekly|daily|monthly|next|later|tomorrow|from now on|instead of|because|since|so that|to avoid|rather than|only|again in|once|owner|assigned)(?!\p{L})|\d{4}-\d\d|\bv?\d+\.\d+ release\b|每次|必须|总是|之前|之后|以前|截止|期限|なら|前に|ごと|毎回|必ず|まで|以内/iu;

export interface Momentary {
  readonly kind: string;
  readonly content: string;
  readonly expiry: string;
}

/** @returns why the entry will not outlive its session, or undefined */
export function transientIn({ kind, content, expiry }: Momentary): string | undefined {
  if (expiry === "session-only") return "it is said to matter in this session only";
  if (NOW.test(content)) return "it is for this moment only";
  // A preference, a lesson or a decision in the imperative is a rule.
  if (kind === "preference" || kind === "lesson" || kind === "decision") return undefined;
  const isOrder = MOMENTARY.test(content) || MOMENTARY_WIDE.test(content);
  return isOrder && !LASTING.test(content) ? "it is an order for this moment, with no day, owner or rule" : undefined;
}
