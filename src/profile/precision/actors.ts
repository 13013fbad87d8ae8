/**
 * Whether a subject names who spoke instead of what was spoken about: `User preferences`, `the team's plan`, `用户的要求`. A
 * thing that only has such a word in its name is none: `User authentication service`. What decides is the head of the
 * phrase: what people have and do (preferences, requests, plans), or a thing.
 */

/** Who takes part in a conversation, in any form that a name may take. */
const SPEAKER =
  "end[ -]users?|(?:human|current|main) users?|users?|humans?|(?:ai|virtual|coding) assistants?|assistants?|chat ?bots?|people|persons?|" +
  "(?:be)?nutzer(?:s|in|innen|n)?|anwender(?:s|in)?|assistent(?:en|in)?|utilisat(?:eur|rice)s?|assistant(?:e|es)|" +
  "usuari[oa]s?|asistentes?|utent[ei]|assistent[ei]|пользовател(?:ь|я|и|ей|ю)|ассистент(?:а|ы|у)?";
/** The same, but things are called by them too: `AI gateway`, `agent runtime`, `team calendar`. */
const ROLE =
  "ai|ai agents?|coding agents?|sub[ -]?agents?|agents?|bots?|teams?|team members?|developers?|speakers?|participants?|interlocutors?";
/** A transcript numbers those whose names it does not know: `Speaker A`, `participant 2`. */
const NUMBERED =
  /^(?:users?|humans?|persons?|speakers?|participants?|assistants?|agents?|interlocutors?) #?(?:\d{1,2}|[a-h])(?:'s(?: |$)|$)/u;
/** `user prefers tea`, and behind `what` also verbs that are nouns elsewhere: `user likes table`. */
const WANTING = "(?:wants|prefers|asked|said|says|would like)(?: |$)";
const DOING =
  "(?:wants?|likes?|prefers?|needs?|wishes|dislikes?|asks?|asked|requests?|requested|said|says|does|did)(?: |$)";
const PRONOUN = "i|me|myself|we|us|you|he|she|they|them|someone|somebody|everyone";
const ARTICLE =
  "(?:(?:the|an?|this|that|our|my|your|der|die|das|dem|den|des|dieser|le|la|les|el|los|las|un|une|uno|una|il|lo|gli) |l')?";

/** What only somebody has or does: wherever the phrase ends in one, it is about that somebody. */
const ATTITUDE =
  "preferences?|requests?|questions?|wish(?:es)?|opinions?|intent(?:ion)?s?|habits?|mood|likes|dislikes|expectations?|instructions?|" +
  "präferenz(?:en)?|vorlieben?|wünsche?|wunsch|anfragen?|préférences?|demandes?|souhaits?|preferencias?|petici[oó]n(?:es)?|solicitud(?:es)?|" +
  "preferenz[ae]|richiest[ae]|предпочтени[яей]|запросы?|просьб[аы]";
/** The same where it follows at once; with a word between it is a thing's: `user authentication plan`. */
const DEED =
  "plans?|goals?|needs?|ideas?|concerns?|decisions?|actions?|responses?|repl(?:y|ies)|answers?|behaviou?r|comments?|statements?|" +
  "suggestions?|choices?|interests?|identity|background|name|style|communication style|work(?:ing)? style|opinion|approval|thoughts?";
/** Between an actor and an attitude these make a thing of both: `user notification preferences` is a table. */
const THING_BETWEEN =
  /\b(?:interface|accounts?|groups?|sessions?|data|database|table|auth\w*|notifications?|service|api|ui|page|form|support|http|pull|feature)\b/;
/** Where the head of a phrase ends and what it is about begins. */
const AFTER_HEAD =
  / (?:for|about|on|in|regarding|re|to|with|at|around|concerning|during|when|towards?|für|über|bei|zu|pour|sur|para|sobre|per|su|о|по|для) |\s*[:：(（[—–|]| - /u;

const WIDE_ACTOR =
  "(?:AI|智能)?(?:用户|用戶|使用者|助手|助理|机器人|機器人|人类|人類|团队|團隊|ユーザー?|アシスタント|ボット|チーム|人間|사용자|유저|어시스턴트|챗봇|팀)(?:们|們|たち|達|さん|様|さま|들|님)?";
const WIDE_SELF = "(?:我们|我們|咱们|我|你们|你們|你|您|私たち|私|僕|俺|あなた|君|우리|나|내|저|당신)";
const WIDE_ATTITUDE =
  "(?:偏好|喜好|请求|請求|要求|需求|疑问|疑問|提问|提問|问题|想法|意见|意見|习惯|習慣|愿望|意图|意圖|目标|计划|决定|回答|回复|建议|指示|好み|嗜好|要望|依頼|質問|希望|意図|返答|決定|計画|선호(?:도)?|요청|질문|의견|습관|의도|지시)";
const WIDE = [
  new RegExp(`^(?:${WIDE_ACTOR}|${WIDE_SELF}|智能体|智能體|(?:团队|團隊)成[员員]|チームメンバー|팀원)$`, "iu"),
  new RegExp(`^${WIDE_ACTOR}\\s?(?:的|の|의|之)`, "iu"),
  new RegExp(`^${WIDE_ACTOR}[^\\s]{0,6}?${WIDE_ATTITUDE}$`, "iu"),
  new RegExp(`^${WIDE_ACTOR} [^\\s]{0,6} ?${WIDE_ATTITUDE}$`, "iu"),
  new RegExp(`^${WIDE_SELF}(?:的|の|의)?\\s?[^\\s]{0,6}?${WIDE_ATTITUDE}$`, "iu"),
];
const GERMAN_COMPOUND = /^(?:be)?nutzer-?(?:präferenz|wunsch|wünsch|vorlieb|anfrage|frage|anweisung)/u;

const LONGEST = 200;

/**
 * @param names of people or agents that are never a subject, beside the usual words
 * @returns why the subject is refused, or undefined
 */
export function actorIn(subject: string, names: readonly string[]): string | undefined {
  const whole = plain(subject);
  const patterns = patternsFor(names);
  // `human-in-the-loop` has no head that ends at `in`.
  const [text, head] = [whole, whole.split(AFTER_HEAD)[0] ?? whole].map(apart) as [string, string];
  const camel = plain(subject.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " "));
  const parts = text.split(/ ?[/&+,、] ?| (?:and|or|und|oder|et|ou|y|e|и) |と|和|与/u).filter(Boolean);
  const isActor =
    (parts.length > 0 && parts.every((part) => patterns.bare.test(part) || WIDE[0]!.test(part))) ||
    [text, head].some(
      (phrase) =>
        patterns.phrases.some((pattern) => pattern.test(phrase)) ||
        WIDE.some((pattern) => pattern.test(phrase)) ||
        GERMAN_COMPOUND.test(phrase) ||
        NUMBERED.test(phrase) ||
        isAttitude(patterns.attitude.exec(phrase)),
    ) ||
    isAttitude(patterns.attitude.exec(camel));
  return isActor ? `the subject is who spoke, not what it is about: ${subject.trim().slice(0, 60)}` : undefined;
}

const isAttitude = (match: RegExpExecArray | null): boolean => match !== null && !THING_BETWEEN.test(match[1] ?? "");

/** One spelling: lower case, straight quotes, nothing around it. */
const plain = (subject: string): string =>
  subject
    .normalize("NFKC")
    .toLowerCase()
    .slice(0, LONGEST)
    .replace(/[‘’´`]/g, "'")
    .replace(/["“”„«»*@<>]/g, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s'([]+|[\s.,;:!?)\]]+$/g, "");

/** Words that a mark ties together, as in a slug, apart. */
const apart = (text: string): string => text.replace(/(?<=\p{L})[_-](?=\p{L})/gu, " ");

interface Patterns {
  readonly bare: RegExp;
  readonly phrases: readonly RegExp[];
  /** What stands between actor and attitude is its first group. */
  readonly attitude: RegExp;
}

const known = new Map<string, Patterns>();

function patternsFor(names: readonly string[]): Patterns {
  const key = names.join("\n");
  const made = known.get(key);
  if (made) return made;
  const own = names
    .map((name) => apart(plain(name)))
    .filter(Boolean)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  const speaker = [SPEAKER, ...own].join("|");
  const anyone = `${speaker}|${ROLE}`;
  const patterns: Patterns = {
    bare: new RegExp(`^(?:${ARTICLE}(?:${anyone})|${PRONOUN})$`, "u"),
    phrases: [
      new RegExp(`^(?:${ARTICLE}(?:${anyone})|${PRONOUN})$`, "u"),
      // A name in the plural ends in the apostrophe alone: `users' table`.
      new RegExp(`^${ARTICLE}(?:${anyone})(?:'s|'|’s)(?: |$)`, "u"),
      new RegExp(`^${ARTICLE}(?:${speaker}) (?:${DEED})$`, "u"),
      new RegExp(`^${ARTICLE}(?:${speaker}) ${WANTING}`, "u"),
      new RegExp(`^(?:what|how|why) ${ARTICLE}(?:${anyone}) ${DOING}`, "u"),
      new RegExp(`^(?:my|our|your|his|her|their) (?:\\S+ ){0,2}(?:${ATTITUDE}|${DEED})$`, "u"),
      new RegExp(
        `^${ARTICLE}(?:\\S+ ){0,2}(?:${ATTITUDE}|${DEED}) (?:of|from|by|von|vom|des|der|de|del|della|di|du|от)? ?(?:de |della? )?${ARTICLE}(?:dell')?(?:${anyone})(?: |$)`,
        "u",
      ),
    ],
    attitude: new RegExp(`^${ARTICLE}(?:${anyone}) ((?:\\S+ ){0,3})(?:${ATTITUDE})$`, "u"),
  };
  known.set(key, patterns);
  return patterns;
}
