/**
 * Words that say what a sentence is: a decision, its reason, a lesson, a rule, a result, something open, a person's
 * liking. Spaced languages by whole words, unspaced ones by what they contain. Also what a label or a heading names.
 * Lists are of everyday words in several languages; no name of a project, tool or person belongs here.
 */

export const CUES = [
  "decision",
  "reason",
  "lesson",
  "rule",
  "outcome",
  "open",
  "person",
  "preference",
  "contrast",
  "finding",
  "ability",
  "plan",
] as const;
export type Cue = (typeof CUES)[number];

const SPACED: Record<Cue, string> = {
  decision: `decided decide decides decision decisions chose chosen choose choosing choice approved approves approve agreed
    agree rejected reject dropped adopt adopted adopting switched switch selected locked settled confirmed accepted accept
    declined opted replaced replaces retained retain postponed deferred resolved authorized directive mandated
    entschieden entscheidung beschlossen gewählt décidé décision choisi adopté decidido decisión elegido aprobado decisão
    deciso scelto решили решение выбрали`,
  reason: `because since reason reasons rationale why therefore hence due motivated cause caused causes avoids avoid prevent
    prevents preventing thus otherwise tradeoff weil deshalb grund damit denn parce raison car porque razón motivo perché
    потому причина поэтому`,
  lesson: `lesson lessons learned learnt learning takeaway takeaways insight insights principle principles wisdom mistake
    mistakes realized realised remember reminder pattern hindsight incident lektion gelernt erkenntnis leçon appris lección
    aprendido lezione imparato урок вывод`,
  rule: `always never must should shouldn require requires required need needs prefer ensure avoid don only instead rather
    forbid forbidden mandatory policy convention forward rule rules immer niemals nie muss müssen soll toujours jamais doit
    devons siempre nunca debe debemos sempre mai deve всегда никогда нельзя нужно должны`,
  outcome: `shipped released release merged deployed completed complete finished done fixed fix added created implemented
    published passed passing pass passes results result measured reduced improved improves launched built wrote written
    updated works working resolved migrated removed succeeded success milestone achieved reached landed verified validated
    veröffentlicht fertig behoben umgesetzt erledigt publié terminé corrigé ajouté livré publicado terminado corregido
    lanzado añadido completato rilasciato готово исправили выпустили добавили`,
  open: `blocked blocker blockers blocks blocking pending awaiting waiting await wait unresolved failing fails failed broken
    risk risks remaining remains todo later tbd outstanding unclear unknown question questions open stuck deferred missing
    issue issues problem problems outage blockiert offen wartet ausstehend fehlt bloqué attente ouvert bloqueado pendiente
    esperando abierto bloccato attesa ждём открыт проблема`,
  person: `i we my our me us he she his her they their user users client customer team boss manager friend family mom dad
    mother father wife husband son daughter ich wir mein unser je nous mon notre yo nosotros mi nuestro io noi мы я мой`,
  preference: `prefer prefers preferred like likes liked love loves loved hate hates enjoy enjoys enjoyed favorite favourite want
    wants wanted hope hopes dislike dislikes wish passion passionate interested keen mag bevorzugt lieber aime préfère
    gusta prefiere preferisce нравится предпочитает`,
  contrast: `but however although though despite instead rather unlike yet except unless while whereas aber jedoch statt mais
    cependant pero sin embargo ma però но однако`,
  finding: `found discovered turns turned actually revealed shows showed caught unexpectedly surprising surprise root cause
    confirmed confirms noticed detected appears seems means because mismatch wrong bug entdeckt festgestellt découvert
    trouvé descubierto encontrado scoperto обнаружили нашли`,
  ability: `can cannot can't unable able supports support allows allow impossible possible only limit limited unusable usable
    enough depends works kann unmöglich peut impossible puede imposible può impossibile можно невозможно`,
  plan: `next plan plans planned planning will going upcoming tomorrow schedule scheduled future goal goals target deadline due
    nächste morgen planen ziel prochain demain objectif próximo mañana objetivo prossimo domani obiettivo план завтра цель`,
};

const UNSPACED: Record<Cue, RegExp> = {
  decision:
    /决定|決定|決め|采用|採用|选择|選択|确定|確定|方针|方針|批准|同意|放弃|见送|見送|中止|変更|改用|认可|결정|선택|채택|확정|승인|변경|保留/,
  reason: /因为|由于|原因|理由|为了|所以|因此|影響|ため|から、|ので|따라서|때문|이유|위해/,
  lesson: /教训|教訓|经验|洞察|学到|原则|原則|学び|気づ|気付|発見|実感|痛感|反省|교훈|배웠|깨달|원칙/,
  rule: /必须|不要|应该|避免|需要|禁止|优先|規則|规则|べき|べし|しない|なければ|ように|しよう|注意|意識|항상|절대|해야|금지|우선/,
  outcome:
    /完成|修复|实现|发布|通过|新增|提升|成功|上线|创建|完了|実装|公開|修正|達成|実施|作成|改善|確認|리리스|완료|구현|배포|수정|성공|추가|생성/,
  open: /阻塞|待|未完|未解|失败|问题|風險|风险|挂起|課題|検討|未対応|失敗|中断|悩|迷|難し|できな|대기|문제|실패|미해결|필요|검토/,
  person: /我|我们|用户|他|她|私|自分|個人|家族|友人|知人|나는|내가|우리|사용자/,
  preference: /喜欢|偏好|希望|想要|爱好|好き|好み|したい|欲しい|たい。|楽し|美味し|満足|좋아|선호|싶다|원한/,
  contrast: /但|不过|而是|然而|却|しかし|が、|けど|ただ|一方|하지만|그러나|그런데/,
  finding: /发现|发生|表明|意味|根因|判明|分か|わか|発見|原因|바로|발견|원인|알게/,
  ability: /能够|支持|无法|不能|可以|可能|できる|不可|対応|가능|불가|지원/,
  plan: /计划|下一步|目标|规划|将|明天|未来|予定|目標|今後|明日|次|計画|계획|예정|목표|다음|내일/,
};

const BIT = new Map<string, number>();
CUES.forEach((cue, i) => {
  for (const word of SPACED[cue].split(/\s+/)) BIT.set(word, (BIT.get(word) ?? 0) | (1 << i));
});

/** The cues of one word of a spaced language, as bits in the order of `CUES`. */
export const cuesOfWord = (word: string): number => BIT.get(word) ?? 0;

/** The cues of a text in an unspaced script, as bits. */
export function cuesOfWideText(text: string): number {
  let bits = 0;
  CUES.forEach((cue, i) => {
    if (UNSPACED[cue].test(text)) bits |= 1 << i;
  });
  return bits;
}

/** Most texts have none: then no list of names is searched. */
export const hasCue = (bits: number, cue: Cue): boolean => bits !== 0 && (bits & (1 << CUES.indexOf(cue))) !== 0;

/** What a label or heading announces. */
export const TOPICS = [
  "decision",
  "lesson",
  "preference",
  "blocker",
  "outcome",
  "reason",
  "deadline",
  "reference",
  "meta",
] as const;
export type Topic = (typeof TOPICS)[number];

const TOPIC_PATTERNS: Record<Topic, RegExp> = {
  decision:
    /\b(?:decisions?|decided?|approved|agreed|retain|chosen|entscheidung(?:en)?|entschieden|beschluss|beschlossen|décisions?|décidé|decisi[oó]n(?:es)?|decidido|acordado|decisioni?|deciso|decis(?:ão|ões))(?!\p{L})|决定|决策|决议|決定|方針|결정|решени[ея]|решили/iu,
  lesson:
    /\b(?:lessons?|learn(?:ed|ings?)|takeaways?|insights?|rules?|principles?|remember|correction|feedback|wisdom|gotchas?|patterns?|reflections?|what worked|best practices?|erkenntnis(?:se)?|gelernt|leçons?(?: apprises?)?|lecci[oó]n(?:es)?(?: aprendidas?)?|lezion[ei](?: imparat[ae])?|liç(?:ão|ões))\b|教训|经验|原则|规则|洞察|注意|心得|反思|学び|教訓|気づき|反省|교훈|배운|원칙|урок|вывод/i,
  preference:
    /\b(?:preferences?|prefers?|likes|vorlieben?|préférences?|preferencias?|preferenze)\b|偏好|喜好|好み|선호|предпочтени/i,
  blocker:
    /\b(?:block(?:er|ers|ed)|open|next|todos?|to-dos?|pending|remaining|follow-?ups?|waiting|awaiting|risks?|issues?|commitments?|deferred|offen|nächste|prochaines?|pendientes?|aperti)\b|下一步|待办|阻塞|未解决|问题|计划|課題|次の|今後|予定|未対応|残り|다음|할 일|미해결|문제|план/i,
  outcome:
    /\b(?:results?|outcomes?|done|completed|accomplish\w*|shipped|delivered|fix(?:ed|es)?|changes|milestones?|summary|achievements?|success|ergebniss?e?|résultats?|resultados?|risultati)\b|成果|完成|结果|总结|里程碑|実施|結果|完了|완료|결과|성과|итоги/i,
  reason:
    /\b(?:why|reasons?|rationale|because|background|problem|solution|motivation|grund|raison|motivo)\b|原因|理由|背景|为什么|問題|이유|배경|причин/i,
  deadline:
    /\b(?:deadlines?|due|milestone date|\p{L}*frist|(?:abgabe|anmelde|einsende|redaktions)(?:schluss|termin)|stichtag|échéance|date limite|fecha límite|scadenza|prazo)\b|截止|期限|締切|締め切り|마감(?:일|기한)?|срок/iu,
  reference:
    /\b(?:links?|references?|resources?|see also|dashboards?|urls?|docs|documentation|sources?)\b|参考|链接|リンク|資料|링크|참고|ссылк/i,
  meta: /^(?:generated|updated|context|status|dates?|time|files?(?: .{0,30})?|commits?|branch|version|author|worklog|duration|location|timestamp|tags?|type|source|focus|生成.*|更新.*|.*时间|状态|文件.*|日時|状態|시간|상태|파일)$/i,
};

/** What a label or heading names, as bits in the order of `TOPICS`. */
export const topicsOf = (title: string): number => (title === "" ? 0 : topicsOfHead(title.slice(0, 80)));

const topicsOfHead = remembering((head) => {
  let bits = 0;
  TOPICS.forEach((topic, i) => {
    if (TOPIC_PATTERNS[topic].test(head)) bits |= 1 << i;
  });
  return bits;
});

const MOST_REMEMBERED = 4_000;

/**
 * The same function, remembering: logs repeat their headings and labels. What is remembered is a copy, as a piece cut from
 * a log would keep all of it in memory.
 */
export function remembering<Result extends number | boolean | string>(
  read: (text: string) => Result,
): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const result = read(text);
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(text.length > LONGEST_CUT_COPIED ? Buffer.from(text).toString() : text, result);
    return result;
  };
}

/** V8 copies shorter pieces by itself. */
const LONGEST_CUT_COPIED = 12;

const EVERY_TOPIC = TOPICS.map((topic) => new RegExp(TOPIC_PATTERNS[topic].source, "gi"));

/** What is left of a title without the words that name a topic. */
export const withoutTopics = (title: string): string =>
  EVERY_TOPIC.reduce((rest, pattern) => rest.replace(pattern, ""), title);

/** As `hasCue`. */
export const hasTopic = (bits: number, topic: Topic): boolean =>
  bits !== 0 && (bits & (1 << TOPICS.indexOf(topic))) !== 0;
