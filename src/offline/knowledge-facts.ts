/**
 * Hears facts in a sentence: a preference, what a project uses, who has which role, what was changed to what. Only what
 * is said plainly and by name counts; a sentence that weighs, plans, asks or denies says nothing.
 */
import { type KnownSlot, NO_NAMES, PERSON_SLOTS, PROJECT_SLOTS, ROLES } from "./knowledge-values.ts";

export interface Heard {
  readonly entity: string;
  readonly type: "person" | "project";
  readonly slot: string;
  readonly value: string;
  readonly cardinality: "single" | "multi";
  readonly scope: "universal" | "project";
}

/** What makes a sentence no plain statement. */
const HEDGED =
  /[?？]|(?<!\p{L})(?:maybe|perhaps|might|may|could|should|would|consider(?:s|ed|ing)?|plan(?:s|ned|ning)?|propos\w*|suggest\w*|option|instead|not|never|n['’]t|cannot|no longer|unless|if|whether|when|e\.g|example|hypothe\w*|evaluat\w*|compar\w*|try|tries|trying|test(?:ed|ing)?|for now|todo|unlike|like|or|will|going to|wants?|hop(?:e|es|ing)|stopp?ed|used to|previously|was|were|had)(?!\p{L})|[或若]|如果|可能|考虑|计划|打算|建议|是否|不(?!过)|没|検討|予定|かもしれ|たら|べき|ない|ません/iu;
/** What makes it none wherever it stands. */
const DOUBTED =
  /[?？]|(?<!\p{L})(?:maybe|perhaps|might|may|could|would|should|if|unless|whether|until|for now|not yet|instead|not|going to|will|todo|e\.g|hypothe\w*|propos\w*|suggest\w*|stopp?ed)(?!\p{L})|如果|可能|考虑|打算|建议|是否|検討|予定|かもしれ|たら|べき|ない|ません/iu;
/** What a thing is told apart from: `PostgreSQL 16, not SQLite` says all the more surely what is used. */
const APART =
  /,? (?:(?:and )?not|instead of|rather than|no longer) \p{Lu}[\p{L}\p{N}.+#-]{0,30}(?: v?\d[\d.]{0,8})?(?: any ?more)?(?=[.;,!]|$)/gu;
const PREFERENCE_HEDGED =
  /[?？]|(?<!\p{L})(?:maybe|perhaps|might|could|would|if|whether|when|for now|today|this time|sometimes)(?!\p{L})|如果|可能|有时|今天|这次|たまに|今日/iu;

const anyOf = (slots: readonly KnownSlot[]): string => slots.map(({ values }) => values).join("|");
/** ASCII: Chinese and Japanese prose follows a name without a space. */
const edge = "(?![A-Za-z0-9_])";
const VERSION = "(?: v?\\d+(?:\\.\\d+){0,2})?";
/** What stands before a sentence and changes nothing in it. */
const LEAD =
  /^(?:(?:decision|decided|agreed|preference|pref|note|update|correction|fyi|yes|yep|no|ok|okay|right|sure|well|oh|actually|also|and|so|but|now|btw|from now on|going forward|as of today|reminder)(?:\s*[:,—–-]+\s*|\s+(?=(?:i|we|the|our|my|this|for)\b))){1,3}/iu;
const TECH = `(?:${anyOf(PROJECT_SLOTS)})`;

const slotOf = (value: string, slots: readonly KnownSlot[]): KnownSlot | undefined =>
  slots.find(({ values }) => new RegExp(`^(?:${values})${VERSION}$`, "iu").test(value));

/** A name as code is named, or a word with a capital that begins a sentence. */
const THING = "[A-Za-z][\\w.-]{1,40}";
const SUBJECT = `(?:(?<we>we|this project|the project|our project|the team|this repo(?:sitory)?|the codebase|this codebase)|(?:the |this |our )?(?<thing>${THING})(?<noun> (?:project|service|app|API|backend|frontend|server|repo|bot|package))?)`;
const USES = new RegExp(
  `^(?:for (?:the |this )?(?<of>${THING}) project,? )?${SUBJECT}(?:['’]re| are| is)? (?:now |currently )?(?:us(?:es?|ing)|runs? on|(?:is )?built (?:with|on)|(?:is )?written in|deploys? (?:to|on)|(?:is )?deployed (?:to|on)|(?:is )?hosted on) (?<value>${TECH}${VERSION})${edge}(?: (?:as|for) (?:its|the|our|a) (?<called>[\\w ]{2,24}))?`,
  "iu",
);
const CALLED = new RegExp(
  `^(?:(?:our|the|its|(?:the|this|our) (?:project|team|repo)['’]s|(?<owner>${THING})['’]s) )?(?<called>${PROJECT_SLOTS.map(({ called }) => called).join("|")})(?: (?:of (?:this project|the project|(?<thing>${THING})) )?(?:is|stays|remains) (?:now )?| ?[:：] ?|(?:使用|用的?是?|是|为|は|には?) ?)(?<value>${TECH}${VERSION})${edge}`,
  "iu",
);
const MOVED = new RegExp(
  `^(?:${SUBJECT} )(?:(?:have|has|['’]ve) )?(?:finally |now |just |fully )?(?:moved|switched|migrated|changed|went)(?: (?:the|our|its) [\\w ]{2,24}?| everything| over)? (?:from (?<old>[\\w.+# -]{2,30}?) )?(?:over )?to (?<value>${TECH}${VERSION})${edge}`,
  "iu",
);
const CHOSEN = new RegExp(
  `^(?:(?:we|the team|i) )?(?:have |['’]ve )?(?:all )?(?:(?:decided|agreed|chose)(?: on| to use| to (?:switch|move|migrate) to)?|settled on|standardi[sz]ed on|use|switch to|move to) (?<value>${TECH}${VERSION})${edge}(?: (?:as|for) (?:its|the|our|a) (?<called>[\\w ]{2,24}))?`,
  "iu",
);
const WIDE_USES = new RegExp(
  `^(?:(?:这个|本|我们的?|该)?(?:项目|專案)?(?:我们)?(?:现在|目前|统一)?(?:都)?(?:使用|采用|改用|用)(?:的是|了)? ?(?<zh>${TECH}${VERSION})|(?:このプロジェクト|本プロジェクト|プロジェクト|うちのチーム)(?:は|では|で)(?:[\\p{Script=Katakana}ー]{2,12}(?:に|として|は))? ?(?<ja>${TECH}${VERSION}) ?を?(?:使用|使って|採用|利用))`,
  "iu",
);
const WIDE_MOVED = new RegExp(
  `(?:从 ?[\\w.+# ]{2,24}? ?(?:换|改|迁移|切换|转)(?:成|到|为|用)了? ?(?<zh>${TECH}${VERSION})|[\\w.+# ]{2,24}? ?から ?(?<ja>${TECH}${VERSION}) ?(?:に|へ)(?:移行|変更|切り替え|乗り換え)(?:し(?:た|ました|て)|済み|た|。|$))`,
  "iu",
);

const NAME = "\\p{Lu}[\\p{L}’'-]{1,20}(?: \\p{Lu}[\\p{L}’'-]{1,20})?";
const ROLE = new RegExp(
  `^(?<name>${NAME}|I)(?: is|['’]s| am|['’]m)(?: now)? (?:the|our|my|their) (?:new )?(?<role>${ROLES})${edge}(?: (?:of|for|on) (?<of>(?:the |this )?[\\w-]+(?:[ .][\\w-]+){0,3}))?`,
  "u",
);

const LIKING = new RegExp(
  `^(?:(?<i>I)(?:['’]m)?|(?<name>${NAME}|[Tt]he user))(?<how> (?:always|strongly|generally|really|much|usually|now))? (?<verb>prefers?|uses?|works? (?:in|with)|writes? in|loves?|likes?|(?:have )?switched to) (?:to (?:use|work in|work with) )?(?:the )?(?<rest>[^.;!]{2,90})`,
  "u",
);
const MY = new RegExp(
  `^[Mm]y (?:preferred |favou?rite )?(?:${PERSON_SLOTS.map(({ called }) => called).join("|")}) is (?:the )?(?<value>${anyOf(PERSON_SLOTS)})${edge}`,
  "u",
);
/** \`Preference: dark mode\`, and nothing else. */
const MARKED = new RegExp(`^pref(?:erence)?: (?:the )?(?<value>${anyOf(PERSON_SLOTS)})\\.?$`, "iu");
const KNOWN_LIKING = new RegExp(`^(?<value>${anyOf(PERSON_SLOTS)})${edge}`, "iu");
const WIDE_LIKING = new RegExp(
  `^(?:(?<who>我|用户|私|ユーザー)(?:は|も)?(?:总是|一直|都|更|很|比较|平时|いつも|普段)*(?:喜欢|偏好|习惯|用|使用)*(?:使用|用)? ?(?<value>${anyOf(PERSON_SLOTS)}))(?<after>.{0,12})`,
  "u",
);

/** Where a person goes on to another statement: `I prefer tabs, and I always use Neovim`. */
const NEXT_CLAUSE = /,? and (?=(?:I|we|my|our)(?:['’](?:m|re|ve))? )/u;
/** What holds under a condition holds so in all clauses. */
const CONDITION = /(?<!\p{L})(?:if|when|unless|whether|until|while)(?!\p{L})/iu;

/** `gauge-relay is owned by Ilse`, `Ilse maintains the gauge-relay service`. */
const THING_NAMED = `(?:the )?(?:\`?(?<thing>${THING})\`?)(?<noun> (?:project|service|app|API|backend|frontend|server|repo|bot|package|library))?`;
const OWNED_BY = new RegExp(
  `^${THING_NAMED.replace("the ", "[Tt]he ")} is (?:now )?(?<how>owned|maintained) by (?<name>${NAME})(?=[.,;]|$)`,
  "u",
);
const OWNS = new RegExp(`^(?<name>${NAME}) (?:now )?(?<how>own|maintain)s ${THING_NAMED}(?=[.,;]|$)`, "u");

function ownership(said: string): Heard[] {
  const groups = (OWNED_BY.exec(said) ?? OWNS.exec(said))?.groups;
  if (!groups || DOUBTED.test(said) || isNobody(groups.name!)) return [];
  const entity = projectOf(groups);
  if (entity === undefined || entity === THE_PROJECT) return [];
  const slot = groups.how!.startsWith("own") ? "role.owner" : "role.maintainer";
  return [{ entity, type: "project", slot, value: groups.name!, cardinality: "single", scope: "project" }];
}

/** What one sentence says. @param mine whether `I` is a person's word */
export const factsIn = (sentence: string, mine: boolean): Heard[] =>
  (CONDITION.test(sentence) ? [sentence] : sentence.slice(0, 300).split(NEXT_CLAUSE)).flatMap((clause) =>
    factsOf(clause, mine),
  );

function factsOf(sentence: string, mine: boolean): Heard[] {
  const whole = sentence.trim().slice(0, 300);
  const said = whole.replace(LEAD, "");
  return [
    ...liking(said, whole, mine),
    ...role(said, mine),
    ...ownership(said),
    ...technology(said, /^(?:decision|decided|agreed)/i.test(whole)),
  ];
}

/** @param settled whether the sentence is marked as a decision */
function technology(sentence: string, settled: boolean): Heard[] {
  const said = sentence.replace(APART, "");
  // What follows the statement tells why; only a doubt reaches back over it.
  if (HEDGED.test(said.split(/,? (?:after|because|since|so that) |[,;(（，；]/u)[0]!) || DOUBTED.test(said)) return [];
  const match =
    MOVED.exec(said) ??
    USES.exec(said) ??
    CALLED.exec(said) ??
    (settled || /^(?:we|the team|decided|agreed|settled|standardi[sz]ed)\b/i.test(said) ? CHOSEN.exec(said) : null) ??
    WIDE_MOVED.exec(said) ??
    WIDE_USES.exec(said);
  const groups = match?.groups;
  const value = groups?.value ?? groups?.zh ?? groups?.ja;
  if (!groups || value === undefined) return [];
  const slot = slotCalled(groups.called) ?? slotOf(value, PROJECT_SLOTS);
  const entity = groups.of ?? projectOf(groups);
  if (!slot || entity === undefined) return [];
  return [{ entity, type: "project", slot: slot.slot, value, cardinality: slot.cardinality, scope: "project" }];
}

const slotCalled = (called: string | undefined): KnownSlot | undefined =>
  called === undefined
    ? undefined
    : PROJECT_SLOTS.find((slot) => new RegExp(`^(?:primary |main )?(?:${slot.called})$`, "iu").test(called.trim()));

/** What a text calls `we` and `this project`. */
export const THE_PROJECT = "Project";

/** Whose it is; undefined where the subject is a word, not a name. */
function projectOf({ we, owner, thing = owner, noun, called }: Record<string, string | undefined>): string | undefined {
  if (we !== undefined || thing === undefined) return THE_PROJECT;
  if (NO_NAMES.has(thing.toLowerCase())) return undefined;
  // A sentence begins with a capital: of a bare word more must be told before it is a project.
  const isNamed = /[_.-]|\d|\p{Ll}\p{Lu}/u.test(thing) || (called !== undefined && /^\p{Lu}/u.test(thing));
  return noun !== undefined || isNamed ? thing : undefined;
}

function role(said: string, mine: boolean): Heard[] {
  const groups = ROLE.exec(said)?.groups;
  if (!groups || HEDGED.test(said.slice(0, said.indexOf(groups.role!)))) return [];
  const entity = groups.name === "I" ? "User" : groups.name!;
  if (groups.name === "I" ? !mine : isNobody(entity)) return [];
  const of =
    groups.of === undefined || /^(?:the|this) (?:project|team)/.test(groups.of) ? "" : ` of ${groups.of.trim()}`;
  return [
    {
      entity,
      type: "person",
      slot: "role.title",
      value: `${groups.role}${of}`,
      cardinality: "single",
      scope: "project",
    },
  ];
}

const isNobody = (name: string): boolean => name.split(" ").some((word) => NO_NAMES.has(word.toLowerCase()));

function liking(said: string, whole: string, mine: boolean): Heard[] {
  if (PREFERENCE_HEDGED.test(said)) return [];
  const wide = WIDE_LIKING.exec(said)?.groups;
  if (wide) return wideLiking(wide);
  const own = mine ? (MARKED.exec(whole) ?? MY.exec(said))?.groups?.value : undefined;
  if (own !== undefined)
    return [{ entity: "User", type: "person", ...slotted(slotOf(own, PERSON_SLOTS)!, own), scope: "universal" }];
  const groups = LIKING.exec(said)?.groups;
  if (!groups || (groups.i !== undefined && !mine)) return [];
  const entity = groups.i !== undefined || /^the user$/i.test(groups.name!) ? "User" : groups.name!;
  if (entity !== "User" && isNobody(entity)) return [];
  const lasting = groups.how !== undefined || groups.verb!.startsWith("prefer");
  const known = KNOWN_LIKING.exec(groups.rest!)?.groups?.value;
  const slot = known === undefined ? undefined : slotOf(known, PERSON_SLOTS);
  if (slot && (lasting || /use|switched|work|write/.test(groups.verb!)))
    return [{ entity, type: "person", ...slotted(slot, known!), scope: "universal" }];
  // Without a slot only a preference in so many words is one.
  const value = groups.verb!.startsWith("prefer") ? preferred(groups.rest!) : undefined;
  if (value === undefined) return [];
  return [{ entity, type: "person", slot: "preference", value, cardinality: "multi", scope: "universal" }];
}

const slotted = ({ slot, cardinality }: KnownSlot, value: string) => ({ slot, value, cardinality });

function wideLiking({ value, after = "" }: Record<string, string | undefined>): Heard[] {
  const slot = slotOf(value!, PERSON_SLOTS);
  if (!slot || /^(?:が|を)?(?:嫌|苦手|不)/u.test(after)) return [];
  return [{ entity: "User", type: "person", ...slotted(slot, value!), scope: "universal" }];
}

/** More words than this are a story. */
const MOST_WORDS = 9;

/** `centimetres` of `centimetres over metres, because …`. */
function preferred(rest: string): string | undefined {
  const value = rest
    .split(
      /,|:|\(|–|—| and (?=\p{Ll}+s (?:them|it|him|her|his|their|the|in|at|on) )| (?:because|since|as|so that|but|though|when|which|over|rather than|instead of)(?= )/u,
    )[0]!
    .trim();
  const words = value.split(/\s+/).length;
  return words <= MOST_WORDS && !/^(?:it|this|that|them|not|to (?:wait|see))(?:\s|$)/i.test(value) ? value : undefined;
}
