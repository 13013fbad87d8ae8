/**
 * Hears facts in the labelled lines of a log: what was decided of a thing (`Retry limit: 5 attempts` under `Gauge
 * relay` and `Decisions`), where its source lies, which version of it is used, and how a named person wants things. A
 * line says one only where the thing has a name of its own, in a heading, in the line or in its address.
 */
import { hasTopic, topicsOf } from "./cues.ts";
import type { Heard } from "./knowledge-facts.ts";
import { IS_CODED, nounOf } from "./precision-noun.ts";
import { requestOf } from "./preferences.ts";
import type { Statement } from "./statements.ts";
import { isGeneric, titleOf } from "./topics.ts";

/** What one statement says, at most one fact. */
export function labelledFact(statement: Statement): Heard | undefined {
  return (
    sourceIn(statement) ??
    placeIn(statement) ??
    versionIn(statement) ??
    wishIn(statement) ??
    attributeIn(statement) ??
    decidedIn(statement)
  );
}

const ofProject = (entity: string, slot: string, value: string): Heard => ({
  ...{ entity, type: "project", slot, value },
  ...{ cardinality: "single", scope: "project" },
});

/** A line that weighs, asks or waits says nothing yet. */
const UNSURE =
  /[?？]|(?<!\p{L})(?:maybe|perhaps|might|may|could|should|would|tbd|to do|todo|pending|open questions?|recommend\w*|suggest\w*|propos\w*|consider\w*|option|planned|did not|didn['’]t)(?!\p{L})|可能|考虑|建议|待定|未定|検討|かもしれ/iu;

const told = ({ text, label }: Statement): string =>
  text.slice(label.length).replace(/^\s*(?:\([^()]*\))?\s*[:：—–-]\s*/u, "");

const SOURCE_LABEL =
  /^(?:git ?hub|git ?lab|git|repo(?:sitory)?|source(?: code)?|code|仓库|倉庫|代码仓库|リポジトリ|저장소|github ?推送)$/iu;
const REPOSITORY =
  /https?:\/\/(?:github\.com|gitlab\.com|codeberg\.org|bitbucket\.org)\/[\w.-]+\/([\w.-]*\w)(?=[\s`/)）,，。]|\.?$)/u;

/** The address of a repository names what lies there. */
function sourceIn(statement: Statement): Heard | undefined {
  const { label, headings, text } = statement;
  if (!SOURCE_LABEL.test(label === "" ? (headings.at(-1) ?? "") : label) || UNSURE.test(text)) return undefined;
  const match = REPOSITORY.exec(text);
  const name = match?.[1]?.replace(/\.git$/, "");
  return match && name ? ofProject(name, "location.repository", match[0]) : undefined;
}

const PLACE_LABEL = /^(?:location|path|directory|folder|lives in|路径|目录|位置|場所|パス)$/iu;
const PLACE = /^`?((?:~|\/|[\w.-]+\/)[\w./-]*?([\w.-]*\w)\/?)`?$/u;

/** A folder that is called like the thing. */
function placeIn(statement: Statement): Heard | undefined {
  const [, path, name] = PLACE.exec(told(statement)) ?? [];
  if (!PLACE_LABEL.test(statement.label) || path === undefined || name === undefined || !/\p{L}-\p{L}/u.test(name))
    return undefined;
  return ofProject(name, "location.path", path);
}

const VERSION =
  /^(?:(?:decision|decided|agreed)\s*[:—–-]\s*)?(?:(?:we|the project) (?:now )?)?(?:uses?|using|upgraded?(?: to)?|bumped|pinned|switched to|moved to|updated to) `?(?<name>[\p{L}@][\w@/.-]{1,30})`? (?:from \S{1,20} )?(?:to )?(?<version>v?\d+\.\d+(?:\.\d+)?)(?![\w.]*\w)/iu;

/** A name without a capital or a mark of code may be any word. */
function versionIn({ text }: Statement): Heard | undefined {
  const { name, version } = VERSION.exec(text)?.groups ?? {};
  if (name === undefined || version === undefined || UNSURE.test(text) || !/^\p{Lu}|[@/-]|\d/u.test(name))
    return undefined;
  return ofProject(name, "tech.version", version);
}

/** `Mirjam: please send figures as a table, never as prose; she …`, where it is to hold from now on. */
function wishIn({ text, label }: Statement): Heard | undefined {
  const said = requestOf(text, label);
  if (said === undefined || UNSURE.test(said) || !LASTS.test(said)) return undefined;
  const value = said
    .replace(/^(?:please|pls|kindly)\s+|[.!]$/giu, "")
    .split(/[;；]| because | since /u)[0]!
    .trim();
  const entity = label.replace(/ ?[(（].*$/u, "");
  return { entity, type: "person", slot: "preference", value, cardinality: "multi", scope: "universal" };
}
const LASTS =
  /(?<!\p{L})(?:always|never|every|each|only|from now on|in future|instead of|rather than|as an? \p{L}+)(?!\p{L})|总是|永远|以后|每次|いつも|今後|必ず/iu;

/** Labels of things in any log, the whole value each must have, and its slot. */
const ATTRIBUTES: readonly (readonly [RegExp, RegExp, string])[] = [
  [/^(?:current )?version$|^版本$|^バージョン$/iu, /^v?\d+\.\d+(?:\.\d+)?$/iu, "tech.version"],
  [
    /^licen[cs]e$|^许可证$|^ライセンス$/iu,
    /^(?:MIT|ISC|BSD|A?GPL|LGPL|MPL|Apache|CC0|Unlicense)\b[\w. -]{0,20}$/u,
    "constraint.license",
  ],
  [
    /^(?:owner|maintainer|lead|contact)$|^负责人$|^担当(?:者)?$/iu,
    /^\p{Lu}[\p{L}’'-]{1,20}(?: \p{Lu}[\p{L}’'-]{1,20})?$|^[\p{Script=Han}]{2,4}$/u,
    "role.owner",
  ],
  [
    /^(?:docs?|documentation|website|homepage|dashboard|runbook|wiki)$|^文档$|^资料$/iu,
    /^https?:\/\/\S+$/iu,
    "location",
  ],
];

/** What a label says of the thing that the nearest heading names. */
function attributeIn(statement: Statement): Heard | undefined {
  const value = told(statement).replace(/^[`<]|[`>]?\.?$/gu, "");
  const [, , slot] = ATTRIBUTES.find(([label, shape]) => label.test(statement.label) && shape.test(value)) ?? [];
  const thing = thingOver(statement);
  if (slot === undefined || thing === undefined || statement.sign === "open") return undefined;
  return ofProject(thing, slot === "location" ? `location.${slotOf(statement.label)}` : slot, value);
}

/** Whose labelled lines they are: the thing that the nearest heading names, or the one over a heading of decisions. */
export function thingOver({ headings }: Statement): string | undefined {
  const decides = hasTopic(topicsOf(headings.at(-1) ?? ""), "decision");
  return thingOf(headings.at(decides ? -2 : -1) ?? "");
}

const LONGEST_VALUE = 110;

/** What was settled of the thing that the heading over the decisions names. */
function decidedIn(statement: Statement): Heard | undefined {
  const { label, headings, text, sign } = statement;
  const thing = thingOf(headings.at(-2) ?? "");
  if (
    thing === undefined ||
    sign === "open" ||
    !hasTopic(topicsOf(headings.at(-1) ?? ""), "decision") ||
    !isSlot(label)
  )
    return undefined;
  const value = told(statement)
    .split(/\.\s|[;；。]|\s[—–]\s/u)[0]!
    .replace(/[.\s]+$/u, "");
  if (value.length < 2 || value.length > LONGEST_VALUE || UNSURE.test(text) || !isWhole(value)) return undefined;
  return ofProject(thing, `design.${slotOf(label)}`, value);
}

/** A proper name of several words or with a mark of code, and no form's part before a colon. */
function thingOf(heading: string): string | undefined {
  const head = titleOf(heading)
    .split(/\s+[—–|·]\s+/u)[0]!
    .replace(/\s+v?\d+(?:\.\d+)+.*$|\s*[（(].*$/u, "")
    .trim();
  if (head === "" || /[:：]/.test(head) || isGeneric(head) || nounOf(head) !== head) return undefined;
  const words = head.split(" ");
  const isName = words.length >= 2 && words.every((word) => /^\p{Lu}|^(?:of|for|the|and)$/u.test(word));
  return isName || (words.length === 1 && IS_CODED.test(head)) ? head : undefined;
}

/** Names something of a thing: a noun of two words or more, or one that is written as code. */
const isSlot = (label: string): boolean =>
  label !== "" &&
  !isGeneric(label) &&
  nounOf(label) === label &&
  (label.includes(" ") || /\d/.test(label)) &&
  !/`/.test(label);

/** One word of a slot, without how many there are: next month there may be six. */
const slotOf = (label: string): string =>
  label
    .replace(/^(?:two|three|four|five|six|seven|eight|\d+) /iu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "_");

/** Not cut inside a bracket. */
const isWhole = (value: string): boolean => value.split(/[(（]/u).length === value.split(/[)）]/u).length;
