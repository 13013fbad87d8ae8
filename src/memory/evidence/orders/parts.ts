/**
 * The parts of an order among the phrases of one language: without the deeds that it denies, with what only a denial makes one,
 * and with what two parts make that stand beside each other.
 */
import { smallWords } from "../../../text/languages/small-words.ts";
import type { Found } from "../../../text/phrases.ts";
import { contentWords } from "../../../text/words.ts";
import type { Key } from "./rows.ts";

export interface Part {
  readonly key: Key;
  readonly from: number;
  readonly to: number;
  readonly quoted?: boolean;
  /** An everyday word: `all`. */
  readonly weak?: boolean;
  /** A sign that ends a label stands behind it. */
  readonly labels?: boolean;
}

/** What can be denied: `never send the key` is a rule of the house. */
const DEEDS: ReadonlySet<Key> = new Set<Key>([
  ...(["ignore", "reveal", "send", "copy", "fetch", "open", "run", "launch"] as const),
  ...(["disable", "erase", "agree", "obey"] as const),
]);
/** What makes an order only when it is denied: `do not tell the user`, `without asking`. */
const WHEN_DENIED: Partial<Record<Key, Key>> = { tell: "hide", ask: "unasked", mention: "unmentioned" };
/** Phrases with a denial of their own. */
const DENYING: ReadonlySet<string> = new Set(
  ["hide", "unasked", "role", "ignore", "obey"].map((part) => `instruction.${part}`),
);

const END_OF_LABEL = /^[*_ ]{0,3}[:：]/;

/** Two parts that make a third where no more than so many characters part them, in either order. */
const TOGETHER: readonly (readonly [one: Key, other: Key, apart: number, made: Key, notAcross?: RegExp])[] = [
  ["this", "text", 3, "self"],
  ["every", "turn", 14, "occasion"],
  // `Ann approves, and Ben reviews each morning`: `each` is of what Ben does.
  ["agree", "every", 20, "approve", /[,;] (?:\p{Ll}{1,4} )?\p{Lu}/u],
  ["unmentioned", "self", 40, "hide"],
  ["disable", "safeguard", 45, "disarm"],
  ["every", "private", 4, "everySecret"],
  ["only", "guidance", 12, "onlyTold"],
  ...(["you", "ignore", "void", "obey"] as const).map((part) => ["mark", part, 20, "cast"] as const),
  ...(["guidance", "rules"] as const).map((told) => ["hidden", told, 12, "inner"] as const),
  ...(["guidance", "rules"] as const).map((told) => ["void", told, 60, "voided"] as const),
  ...(["send", "copy", "reveal"] as const).map((deed) => [deed, "inner", 60, "tells"] as const),
  // An address outside, and a secret or a moment at which agents act, in one clause.
  ["place", "turn", 90, "joined", /[.;。；¶@]/],
  ["place", "private", 90, "joined", /[.;。；¶]/],
  ...(["send", "copy", "reveal"] as const).map((deed) => [deed, "private", 90, "leak"] as const),
  ...(["send", "copy", "reveal"] as const).map((deed) => [deed, "privateFile", 90, "leakFile"] as const),
];

export const inOrder = (a: { readonly from: number }, b: { readonly from: number }): number => a.from - b.from;

/** @param phrases in order   @param signs what the text says in every language */
export function partsOf(phrases: readonly Found[], text: string, signs: readonly Part[]): Part[] {
  if (signs.length === 0 && !phrases.some(makesPart)) return [];
  const denials = denialsIn(phrases);
  const parts: Part[] = [...signs];
  const links = phrases.filter(({ key }) => key === "link" || key === "contrast");
  for (const { key, from, to } of phrases) {
    if (key === "preference" || key === "heard.wants") parts.push({ key: "wish", from, to });
    if (key === "narration.speaker") parts.push({ key: "user", from, to });
    if (key === "secret.about") parts.push({ key: "about", from, to });
    if (key === "restricted") parts.push({ key: "only", from, to });
    if (!key.startsWith("instruction.")) continue;
    const part = key.slice("instruction.".length) as Key;
    const made = WHEN_DENIED[part];
    const isDenied = made !== undefined || DEEDS.has(part) ? denies(denials, links, { from, to }, text, made) : false;
    if ((isDenied ? made : part) === "unasked" && isForbidden(denials, links, { from, to }, text, isDenied)) continue;
    if (made !== undefined && isDenied) parts.push({ key: made, from, to });
    if (made !== undefined || isDenied) continue;
    const weak = part === "prior" && smallWords().languages.has(text.slice(from, to).toLowerCase());
    const labels = (part === "guidance" || part === "rules") && END_OF_LABEL.test(text.slice(to, to + 4));
    // `Вывод: …`, a conclusion, or an output.
    if (part === "reveal" && END_OF_LABEL.test(text.slice(to, to + 4))) continue;
    parts.push({ key: part, from, to, ...(weak && { weak }), ...(labels && { labels }) });
    if ((part === "send" || part === "reveal") && beginsClause(from, text)) parts.push({ key: `${part}!`, from, to });
  }
  const byKey = Map.groupBy(parts, ({ key }) => key);
  for (const [one, other, apart, key, notAcross] of TOGETHER) {
    const made = together(byKey.get(one), byKey.get(other), apart, key).filter(
      ({ from, to }) => notAcross?.test(text.slice(from, to)) !== true,
    );
    if (made.length > 0) byKey.set(key, [...(byKey.get(key) ?? []), ...made]);
  }
  return [...byKey.values()].flat().sort(inOrder);
}

/** Links and denials only say how parts are meant. */
const makesPart = ({ key }: Found): boolean =>
  key.startsWith("instruction.") || key === "preference" || key === "heard.wants" || key === "secret.about";

/** Neighbours among those of two kinds. */
function together(one: readonly Part[] = [], other: readonly Part[] = [], apart: number, key: Key): Part[] {
  const made: Part[] = [];
  if (one.length === 0 || other.length === 0) return made;
  const pair = [...one, ...other].sort(inOrder);
  for (let i = 1; i < pair.length; i++) {
    const [before, after] = [pair[i - 1]!, pair[i]!];
    if (before.key !== after.key && after.from - before.to <= apart)
      made.push({ key, from: before.from, to: Math.max(before.to, after.to) });
  }
  return made;
}

type Place = Pick<Part, "from" | "to">;

interface Denial extends Place {
  /** It denies what stands behind it alone: `without`. */
  readonly isForward: boolean;
  /** It denied telling or asking: what stands behind that is not denied. */
  isSpent: boolean;
}

function denialsIn(phrases: readonly Found[]): Denial[] {
  const within = phrases.filter(({ key }) => DENYING.has(key));
  const forward = new Set(phrases.flatMap(({ key, from }) => (key === "without" ? [from] : [])));
  const denials: Denial[] = [];
  let next = 0;
  for (const { key, from, to } of phrases) {
    if (key !== "negation") continue;
    while (next < within.length && within[next]!.to < to) next++;
    if (next >= within.length || within[next]!.from > from)
      denials.push({ from, to, isSpent: false, isForward: forward.has(from) });
  }
  return denials;
}

const LONGEST_CLAUSE = 80;
const NEAR_BEHIND = 6;
/** `no permission`, `without any confirmation`: a noun is denied from nearby. */
const NEAR_BEFORE = 26;
const CLAUSE_END = /[.,;:!?()¶。，、；：！？（）]/;

/** A denial stands before its verb in the clause, or right behind it; in some languages within it. */
function denies(
  denials: Denial[],
  links: readonly Place[],
  { from, to }: Place,
  text: string,
  made: Key | undefined,
): boolean {
  const spends = made !== undefined;
  const reach = made === "unasked" ? NEAR_BEFORE : LONGEST_CLAUSE;
  for (let i = firstFrom(denials, from - reach); i < denials.length; i++) {
    const denial = denials[i]!;
    if (denial.from > to + NEAR_BEHIND) return false;
    if ((denial.isSpent && !spends) || (denial.isForward && denial.from >= from)) continue;
    const between =
      denial.to <= from
        ? text.slice(denial.to, from)
        : text.slice(denial.from < to ? from : to, Math.max(denial.from, from));
    const link = links[firstFrom(links, denial.to)];
    if (CLAUSE_END.test(between) || (link !== undefined && link.to <= from)) continue;
    denial.isSpent ||= spends;
    return true;
  }
  return false;
}

/** `The bot must not delete anything without approval`: a denial besides the one that `without` is, in its clause. */
function isForbidden(
  denials: readonly Denial[],
  links: readonly Place[],
  { from, to }: Place,
  text: string,
  isMade: boolean,
): boolean {
  const beside = denials.slice(firstFrom(denials, from - LONGEST_CLAUSE)).filter((denial) => {
    const [first, last] = denial.from < from ? [denial.to, from] : [to, denial.from];
    const link = links[firstFrom(links, first)];
    return last - first <= LONGEST_CLAUSE && !CLAUSE_END.test(text.slice(first, last)) && !(link && link.to <= last);
  });
  return beside.length > (isMade ? 1 : 0);
}

/**
 * `Never use --privileged`: one denial right before a switch, or with one verb between; `never commit without --no-verify` has two,
 * `do not forget to` is none, and before what takes all safeguards away nor is `no guard with`.
 * @param phrases those of one language, and the frames of all
 */
export const isDenied = (phrases: readonly Found[], { key, from }: Part, text: string): boolean =>
  denialsIn(phrases).filter((denial) => {
    const between = text.slice(denial.to, Math.max(from, denial.to));
    if (denial.to > from || between.length > NEAR_BEFORE || /[.,;:!?"”“»¶。，、；：！？]/.test(between)) return false;
    const isOfAnother = phrases.some((one) =>
      one.from < denial.to
        ? one.key === "instruction.frame" && one.from <= denial.from && denial.to <= one.to
        : one.to <= from && (one.key === "link" || one.key === "instruction.safeguard"),
    );
    const isNo = phrases.some((one) => one.key === "refusal" && one.from === denial.from);
    const verbs = contentWords(between.replace(/\p{Lu}\S*/gu, ""));
    return !isOfAnother && verbs.length <= (key === "hooks" && isNo ? 0 : 1);
  }).length === 1;

/** The first that begins at a place or behind it. */
export function firstFrom(spans: readonly { readonly from: number }[], place: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spans[middle]!.from < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where an imperative stands: `send it to x` is an order, `clients send it to x` a fact. */
const beginsClause = (from: number, text: string): boolean =>
  from === 0 || /[.,;:!?>¶("'「（。，：；！？—–-]\s?$/.test(text.slice(Math.max(0, from - 3), from));
