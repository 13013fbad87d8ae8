/**
 * One name for one slot: `theme.preference`, `preferredTheme` and `preference/theme` all are `preference.theme`. What
 * counts as the same stands below as data.
 */

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** `theme: appearance scheme; …`: of each word the one before it that stands for it. */
export const tableOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text.split(";").flatMap((row) => {
      const [word = "", ...others] = row.trim().split(/:? +|\n */u);
      return others.map((other) => [other, word]);
    }),
  );

/** What a slot is about, in the order in which two of them in one slot are tried as its first word. */
const GROUPS = [
  ...setOf("preference tech role relation contact location schedule skill hobby goal constraint convention"),
  ...["deployment", "identity", "habit", "design"],
];

/** The word that stands for others. */
const SYNONYMS = tableOf(`
  preference: preferences pref prefs prefer prefers preferred likes like favorite favourite favored setting settings;
  tech: technology technologies techstack stack technical tooling; role: roles job;
  relation: relations relationship relationships; contact: contacts; location: locations place;
  schedule: schedules scheduling; skill: skills expertise; hobby: hobbies interest interests;
  goal: goals objective objectives;
  constraint: constraints restriction restrictions limitation limitations requirement requirements;
  convention: conventions standard standards guideline guidelines rule rules;
  deployment: deploy deploys deployments hosting; database: db databases datastore; language: lang languages;
  framework: frameworks; editor: ide editors; theme: themes colorscheme colourscheme appearance;
  title: titles position occupation; timezone: tz; os: operatingsystem; email: mail emails;
  version: versions ver; package_manager: packagemanager pkgmanager; ci: cicd; color: colour colors colours;
  habit: habits routine routines`);

/** Words that mean one thing together, wherever they stand in a slot. */
const COMPOUNDS = tableOf(`
  theme: color+scheme color+theme color+mode dark+mode; timezone: time+zone; package_manager: package+manager;
  os: operating+system; code_style: code+style coding+style; response_length: response+length;
  response_style: response+style; commit_message: commit+message;
  test_framework: test+framework testing+framework; title: job+title; line_length: line+length;
  framework: web+framework`);

/**
 * The group that a word has where none is said: `version` and `tech.version` mean one thing. A word that means different things
 * in two groups, as `lead` and `tech.lead` do, stands in no list and stays what it was called.
 */
const USUAL_GROUP = tableOf(`
  preference: theme editor code_style response_length response_style font shell indentation;
  tech: database language framework package_manager test_framework runtime orm cache queue backend frontend os ci version vector_store message_queue search_engine build_tool bundler compiler linter formatter;
  role: title department employer seniority; contact: email phone; location: city country office;
  schedule: deadline due_date release_date launch_date start_date end_date;
  identity: birthday pronouns nickname nationality`);

/** Finished slots that mean one thing. */
const SAME = tableOf(`
  schedule.release: day.release schedule.day.release schedule.release_day;
  schedule.release_date: date.release schedule.date.release; schedule.deadline: schedule.due_date;
  deployment: tech.deployment; role.owner: owner contact.owner owner.ownership; role.employer: role.company;
  relation.manager: manager contact.manager boss contact.boss relation.boss;
  location.city: location.city.home location.city.residence; tech.frontend: tech.framework.frontend;
  tech.backend: tech.backend.framework;
  preference.language: tech.communication.language preference.communication.language preference.language.response;
  constraint.budget: budget`);

/** Of these a thing may have several, so that one more that is called single ends none of those that stand. */
const SEVERAL = setOf("relation contact skill spoken_language hobby goal constraint convention habit");
export const hasSeveral = (slot: string): boolean => SEVERAL.has(slot.split(".", 1)[0]!) && !isOne(slot);

/** What document 002 says of a slot, whatever an answer calls it: what somebody is, or is at, and what they have several of. */
const ONE = setOf(
  "role.title preference.theme identity.birthday timezone location location.city location.country relation.manager role.employer age age.years",
);
/** Of a thing with a name; `the project` has a deadline for each of its parts. */
const ONE_EACH = setOf("deadline due_date release_date budget");
const MANY = setOf("skill hobby spoken_language");
const WHO = setOf("member members participant participants sponsor sponsors partner partners contributor contributors");
/** Of one skill there is one. */
const DEGREE = setOf("level rating years count size number version degree proficiency chief lead");

const isOne = (slot: string): boolean => ONE.has(slot) || slot.split(".").some((part) => ONE_EACH.has(part));
/** @param kind of whom: offices of a company are in several places */
export function cardinalityOf(slot: string, kind: "person" | "named" | "unnamed"): "single" | "multi" | undefined {
  const [group = "", ...parts] = slot.split(".");
  const isMany = MANY.has(group) || [group, ...parts].some((part) => WHO.has(part));
  if (/^tools?$/.test(slot) || (isMany && ![group, ...parts].some((part) => DEGREE.has(part)))) return "multi";
  if (ONE.has(slot)) return kind === "person" || group !== "location" ? "single" : undefined;
  return isOne(slot) && kind !== "unnamed" ? "single" : undefined;
}

/** Words that say nothing a value does not say. */
const EMPTY = new Set("ui user current main primary default value name type is the of info".split(" "));

/**
 * The one form of a slot: its group first, then its other parts in the order of the alphabet, joined by dots; a part of several
 * words keeps them in their order, `tech.vector_store`.
 * @returns "" when nothing of it can be read
 */
export function canonicalSlot(slot: string): string {
  const parts = compounded(partsOf(slot));
  const words = parts.flat();
  const isTelling = words.some((word) => !EMPTY.has(word));
  const spoken = GROUPS.find((one) => words.includes(one));
  const others = parts
    .map((part) => [...new Set(part)].filter((word) => word !== spoken && !(isTelling && EMPTY.has(word))).join("_"))
    .filter((part) => part !== "");
  const group = spoken ?? usualGroup(others);
  const whole = [...(group === undefined ? [] : [group]), ...[...new Set(others)].sort()].join(".");
  return Object.hasOwn(SAME, whole) ? SAME[whole]! : whole;
}

/** Each part of the path as words that stand for themselves. */
const partsOf = (slot: string): string[][] =>
  slot
    .normalize("NFKC")
    .split(/[./\\:>|\s]+/u)
    .map((part) =>
      part
        .replace(/(\p{Ll}|\p{N})(?=\p{Lu})/gu, "$1_")
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean)
        .map((word) => SYNONYMS[word] ?? word),
    )
    .filter((part) => part.length > 0);

function compounded(parts: readonly string[][]): string[][] {
  let left = parts.map((part) => [...part]);
  for (const [together, whole] of Object.entries(COMPOUNDS)) {
    const [words, pieces] = [left.flat(), together.split("+")];
    if (!pieces.every((piece) => words.includes(piece))) continue;
    left = [...left.map((part) => part.filter((word) => !pieces.includes(word))), whole.split("_")];
  }
  return left.filter((part) => part.length > 0);
}

/** A role's words alone (`role.title`, `title`) and a tool's (`database`) mean the same with and without their group. */
const usualGroup = (words: readonly string[]): string | undefined => {
  const found = words.map(groupOfWord).filter((group) => group !== undefined);
  return GROUPS.find((group) => found.includes(group));
};

/** Whatever has a version, it is a version: `schema_version`. */
const groupOfWord = (word: string): string | undefined =>
  Object.hasOwn(USUAL_GROUP, word) ? USUAL_GROUP[word] : word.endsWith("_version") ? "tech" : undefined;

/** Whether a slot is a word in the group that it has anyway, so that the word alone says it: `identity.birthday`. */
export const isUsual = (slot: string): boolean => {
  const [group, word = "", ...others] = slot.split(".");
  return others.length === 0 && groupOfWord(word) === group;
};

/** What a slot asks for, without its group, in words a sentence can use: `package manager`. */
export function slotLabel(slot: string): string {
  const [first = "", ...others] = slot.split(".");
  const words = others.length > 0 ? others : [first];
  return words.join(" ").replaceAll("_", " ");
}

export const slotGroup = (slot: string): string | undefined => {
  const [first = ""] = slot.split(".");
  return GROUPS.includes(first) ? first : undefined;
};
