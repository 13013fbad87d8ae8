/**
 * Identifiers that age out of meaning and that git or a tracker knows better: commit hashes, branches, worktrees,
 * tickets, pull requests. Found by their shape and by the word before them.
 */
import { withoutDangling } from "../../text/dangling.ts";
import { withoutEnd } from "../../text/ends.ts";
import { bitOf, spokenIn } from "../../text/languages.ts";
import { BEFORE_NAMES } from "../../text/lexicon/places.ts";
import { saying } from "../../text/phrases.ts";
import { contentWords } from "../../text/words.ts";

export type Transient = "commit" | "branch" | "worktree" | "ticket";

interface Shape {
  readonly kind: Transient;
  readonly pattern: RegExp;
  /** Takes back what only looks like it. */
  readonly unless?: RegExp;
}

/** Standards, formats and models that are written like a ticket. */
const NO_TICKET =
  /^(?:UTF|SHA|MD|ISO|IEC|RFC|CVE|CWE|GPT|HTTP|TLS|SSL|AES|RSA|ES|ECMA|WCAG|PEP|IPV|USB|COVID|BASE|KEP|ADR|X|T|H|A|Q|P|S|M|B|V|W|LTO|DDR|ARM|RTX|GTX|PM|AM|UTC|GMT|CRC|FIPS|NIST|IEEE|EN|DIN|ANSI|PCI|SOC|OAUTH|CLAUDE|LLAMA|QWEN)-/;
/** A path to a file, or a package, is no branch. */
const NO_BRANCH = /\.[a-z]{1,5}$|\*/i;

const SHAPES: readonly Shape[] = [
  { kind: "worktree", pattern: /(?:[\w.~/-]{0,120}\/)?\.?worktrees?\/[\w./-]{1,120}/giu },
  {
    kind: "worktree",
    pattern: /(?<=\b(?:git )?worktrees? (?:\w{2,6} )?)`?(?:\.\.?|~)?\/[\w./-]{2,160}`?/giu,
  },
  { kind: "worktree", pattern: /(?<![\w./-])(?:\.\.?|~)\/(?:[\w.-]{1,60}\/){0,6}wt[-_/][\w./-]{1,120}/gu },
  {
    kind: "branch",
    pattern: /(?<![\w./-])(?:origin\/|upstream\/|refs\/heads\/|refs\/remotes\/)[\w./-]{1,100}/gu,
  },
  {
    kind: "branch",
    pattern:
      /(?<![\w./-])(?:feature|feat|fix|bugfix|hotfix|chore|release|refactor|topic|wip|codex|claude|dependabot|renovate)\/[\w.#-]{2,100}(?:\/[\w.-]{1,80}){0,3}/gu,
    unless: NO_BRANCH,
  },
  { kind: "commit", pattern: /(?<=\b(?:commits?|sha|rev|revision|hash) `?)[0-9a-f]{6,40}(?![\w-])/giu },
  {
    kind: "commit",
    pattern: /(?<![\w#./-])(?=[0-9a-f]{0,39}\d)(?=[0-9a-f]{0,39}[a-f])[0-9a-f]{7,40}(?![\w-]|\.\w)/gu,
  },
  { kind: "ticket", pattern: /(?<![\w&/])(?:[\w.-]{1,60}\/[\w.-]{1,60})?#\d{1,7}(?!\w)/gu },
  { kind: "ticket", pattern: /(?<![\w-])![1-9]\d{0,6}(?!\w)/gu },
  { kind: "ticket", pattern: /(?<![\w-])[A-Z][A-Z0-9]{1,9}-\d{1,6}(?![\w-]|\.\d)/gu, unless: NO_TICKET },
  {
    kind: "ticket",
    pattern:
      /https?:\/\/[\w.-]{1,100}\/[\w./-]{1,120}\/(?:issues?|pull|pulls|merge_requests|browse|commit)\/[\w-]{1,60}/gu,
  },
  { kind: "ticket", pattern: /(?<![\w/-])[\w-]{0,60}(?:ticket|issue|todo)s?\/[\w.-]{1,100}\.(?:md|ya?ml|json)/giu },
];

const NAMING = saying("ticket", "branch");
/** What stands behind `ticket`, and behind `branch`. */
const NUMBER_BEHIND =
  /^\s?(?:#|!)?(?:\d{1,7}|[A-Za-z]{2,20}-[A-Za-z0-9]{0,8}\d[A-Za-z0-9]{0,8}(?:\.\d{1,4})?)(?![\w%])/u;
const NAME_BEHIND = /^\s?(?:`[^`\s]{2,100}`|"[^"\s]{2,100}"|[\w.]{1,60}[-/_][\w./-]{1,100})/u;
/** And before it; a bare word with a hyphen is an adjective as often: `a long-lived branch`. */
const NAME_BEFORE = /(?:`[^`\s]{2,100}`|"[^"\s]{2,100}"|[\w.-]{1,60}\/[\w./-]{1,100})\s?$/u;
const LONGEST_NAME = 210;

/** The text without the names and numbers that a word beside them tells. */
function withoutNamed(text: string, kinds: Set<Transient>): string {
  let left = "";
  let at = 0;
  for (const { key, from, to } of NAMING.all(text)) {
    if (from < at) continue;
    const isTicket = key === "ticket";
    const behind = (isTicket ? NUMBER_BEHIND : NAME_BEHIND).exec(text.slice(to, to + LONGEST_NAME))?.[0].length ?? 0;
    const start = Math.max(at, from - LONGEST_NAME);
    const before = isTicket || behind > 0 ? 0 : (NAME_BEFORE.exec(text.slice(start, from))?.[0].length ?? 0);
    if (behind + before === 0) continue;
    kinds.add(isTicket ? "ticket" : "branch");
    left += text.slice(at, from - before) + MARK;
    at = to + behind;
  }
  return left + text.slice(at);
}

/** Stands where one was left out, and in no text that people write: no word has it. */
const MARK = "\uE0F1";
/** A text with a mark for each of its transient identifiers, and which kinds there were. */
export function withoutTransients(text: string): { rest: string; kinds: ReadonlySet<Transient> } {
  const kinds = new Set<Transient>();
  const rest = SHAPES.reduce(
    (left, { kind, pattern, unless }) =>
      left.replace(pattern, (found) => {
        if (unless?.test(found)) return found;
        kinds.add(kind);
        return MARK;
      }),
    withoutNamed(text.normalize("NFKC"), kinds),
  );
  return { rest, kinds };
}

/** A pull request has its noun, which stays; a bug is told by its number: `reproduced bug 212`. */
const PULL_NUMBER = /(?<=\b(?:[PM]R|[Pp]ull [Rr]equest|[Mm]erge [Rr]equest)) ?[#!]?\d{1,7}(?![\w%])/gu;
const CLAUSE_END = /((?:[,;:.](?=\s|$)|[，；：。])\s*)/u;
const ASIDE = /\s?[(（]([^()（）]{1,120})[)）]/gu;

/**
 * The text without such names where they end a clause or stand aside, `Keep the queue (9ab34ff, #51)`, and without a number whose
 * noun is left. In the middle a sentence needs them, but behind a word of place.
 */
export const withoutAging = (text: string): string =>
  withoutInner(withoutLast(text))
    .replace(ASIDE, (all, inner) => (/[\p{L}\p{N}]/u.test(withoutTransients(inner).rest) ? all : ""))
    .split(CLAUSE_END)
    .map((clause) => {
      const kept = withoutLast(clause);
      // `PR #12 before PR #13`
      return (text.match(PULL_NUMBER)?.length ?? 0) > 1 ? kept : kept.replace(PULL_NUMBER, pullNumber);
    })
    .join("");

/** `Since PR #218 the import takes 40 s`: it says when. */
const pullNumber = (number: string, at: number, text: string): string =>
  WHEN.closing(
    text
      .slice(0, at)
      .replace(/\p{L}+(?: [Rr]equest)?$/u, "")
      .trimEnd(),
  )
    ? number
    : "";
const WHEN = saying("condition", "reason", "starts");

/** The only one, as a label or behind a word of place: `JIRA-12: the page leaks`, `the build at 4f1c2ab passes`. */
function withoutInner(text: string): string {
  const [before = "", after = "", ...further] = withoutTransients(text).rest.split(MARK);
  const words = before.replace(NOUN_BEFORE, "").trimEnd().split(/\s+/u);
  const at = words.findLastIndex((word) => BEFORE_NAMES.has(word.toLowerCase()));
  const isPlaced = at >= 0 && withoutDangling(words.slice(at).join(" ")) === "";
  const [, label, rest] = /^`?(?:(\s?[:–—])|,?)\s+([\p{L}\d].*)$/su.exec(after) ?? [];
  if (rest === undefined || further.length > 0 || text !== text.normalize("NFKC")) return text;
  // `On main it takes 3 s, on feature/photos 40 s`
  if (isPlaced && /[,;，；、]$/u.test(words[at - 1] ?? "")) return text;
  if (!isPlaced) return label !== undefined && before.trim() === "" ? capital(rest) : text;
  // `Mit a3f9c21 ist der Test rot`: without what stands first a verb would.
  if (at === 0) return (spokenIn(text).sure & (bitOf("de") | bitOf("nl"))) === 0 ? capital(rest) : text;
  return `${words.slice(0, at).join(" ")}${label ?? ""} ${rest}`;
}
const NOUN_BEFORE = /(?<!\p{L})(?:commits?|sha|rev|revision|hash)? ?`?$/iu;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function withoutLast(text: string): string {
  const kept = withoutDangling(withoutEnd(withoutTransients(text).rest, ` ,;:.。()[]（）${MARK}`));
  const { kinds } = withoutTransients(text.slice(kept.length));
  const least = kinds.has("worktree") ? 1 : 2;
  return kinds.size > 0 && contentWords(kept).length >= least && text.startsWith(kept) ? kept : text;
}
