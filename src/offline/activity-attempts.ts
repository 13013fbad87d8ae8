/**
 * What the assistant says it tried and how it ended: a test run, a build, a measurement, something that could not be
 * done. What it is about to do is none.
 */
import { wordOverlap } from "../memory/identity/similarity.ts";
import { contentWords } from "../memory/words.ts";
import type { Attempt } from "../profile/activity/activity.ts";
import type { Said, Sentence } from "./activity-messages.ts";
import { capitalized, condensed, cut, straight } from "./activity-wording.ts";

const MOST = 4;
const LONGEST = 240;
const SAME = 0.6;

const AHEAD =
  /^(?:(?:good|great|ok|okay|perfect|excellent|so|and|now|then)[,!.]? )*(?:let me|let's|now|next|i'?ll|i will|i(?:'m| am) (?:going|about|running|now|rerunning|doing|adding|checking|making)|we (?:need|should|can|could|will)|to (?:verify|check|test|run)|run|try|if|when|once|you (?:can|should|could)|should|would|expected|verify|ensure|test that|make sure)\b/i;
/** What was changed is in git. */
const EDIT =
  /^(?:i(?:'ve| have)? |we )?(?:added|changed|fixed|updated|removed|renamed|created|replaced|refactored|moved|rewrote|implemented|improved|adds|adjusted|ported|converted|covers)\b/i;
const HEDGED =
  /\b(?:will|would|should|could|might|may|going to|need to|needs to|must|if|would have|is designed to|can be|expected to|likely)\b|[?？]\s*$/i;
const TRIED =
  /^(?:i |we )?(?:have |'ve )?(?:just |also |then )?(ran|re-?ran|executed|tried|tested|measured|benchmarked|reproduced|built|compiled|profiled|replayed|deployed)\b/i;
const SUBJECT =
  "(?:(?:\\d+ (?:of |/ ?)?|unit |integration |focused |affected |end-to-end |e2e |new |all |full |test |sample |production |typescript |type |first |second |red |green )*(?:tests?|test file|specs?|suite|build|builds|lint|linter|typecheck|type check|check|compilation|benchmark|deploy(?:ment)?|migration|script|import|command|server|install(?:ation)?|request|reproduction|run|query|pipeline|ci|job))";
const ENDED =
  "(?:(?:are|is|were|was|have|has|now|all|both|also|still|currently|not|never|\\p{L}+ly) ){0,4}(?:pass(?:ed|es|ing)?|succeed(?:s|ed)?|successful(?:ly)?|fail(?:s|ed|ing)?|broke|breaks|broken|crash(?:ed|es)|timed out|times out|green|red|took|takes|fell|dropped|rose|hangs|hung|executed)";
const OUTCOME = new RegExp(`\\b(${SUBJECT}(?: [^.!?]{0,60}?)??) (${ENDED})\\b`, "iu");
const UNABLE =
  /\b((?:i |we )?(?:couldn'?t|could not|was(?:n'?t| not) able to|were unable to|was unable to|cannot|can'?t|failed to) [^.!?]{4,120}?)(?::|[,;]? (?:because|since|as|due to))\s+(.{4,})$/i;
const MEASURED =
  /\b([^.!?]{3,100}?) (?:fell|dropped|rose|went|grew|shrank|improved|slowed) (?:from \S.{0,40}? to|by) \d/i;
const WIDE =
  /(テスト|ビルド|試し|実行|デプロイ|測定|移行|测试|构建|编译|部署|运行).{0,40}(失敗|成功|通(?:り|っ)|パス|失败|通过|报错|エラー)/u;
const NOT_FAILING =
  /\b(?:0|no|zero|without(?: any)?|not a single) (?:\p{L}+ )?(?:failed|failures?|errors?|failing)\b|失敗なし|无失败/giu;
const FAILING =
  /\b(?:fail(?:s|ed|ing|ure)?|errors?|broke|broken|breaks|crash\w*|couldn'?t|could not|cannot|can'?t|unable|blocked|time[sd] out|not work|does(?:n't| not)|missing|hangs?|hung|regress\w*|out of memory|ran out|oom|killed|rejected|refused)\b|失敗|エラー|できな|失败|报错|无法/iu;
const WHY = /\b(?:because|since|due to|caused by|as the|so that|instead)\b|ため|ので|因为|由于/iu;

interface Outcome extends Attempt {
  readonly at: number;
  readonly weight: number;
}

export function attemptsIn(messages: readonly Said[]): Attempt[] {
  const outcomes: Outcome[] = [];
  let command = "";
  for (const [at, { speaker, lines, sentences }] of messages.entries()) {
    if (speaker === "user") command = "";
    if (speaker === "tool-call") command = commandIn(lines[0] ?? "") ?? command;
    if (speaker !== "assistant") continue;
    for (const sentence of sentences) {
      const attempt = attemptIn(sentence, command);
      if (!attempt) continue;
      const told = outcomes.findIndex((other) => sameOutcome(other, attempt));
      // The later of two tells how it ended.
      if (told >= 0) outcomes.splice(told, 1);
      outcomes.push({ ...attempt, at, weight: weightOf(attempt) });
    }
  }
  const heaviest = outcomes.toSorted((a, b) => b.weight - a.weight || b.at - a.at).slice(0, MOST);
  return heaviest.sort((a, b) => a.at - b.at).map(({ at: _, weight: __, ...attempt }) => attempt);
}

const sameOutcome = (one: Attempt, other: Attempt): boolean =>
  one.succeeded === other.succeeded &&
  (wordOverlap(one.result, other.result) >= SAME ||
    wordOverlap(`${one.action} ${one.result}`, `${other.action} ${other.result}`) >= SAME);

const weightOf = ({ result, succeeded }: Attempt): number =>
  (/\d/.test(result) ? 2 : 0) +
  (WHY.test(result) ? 3 : 0) +
  (succeeded ? 0 : 1) +
  Math.min(4, contentWords(result).length / 4);

const RUNNABLE =
  /\b(?:test|tests|build|lint|check|typecheck|bench|make|cargo|go|pytest|jest|vitest|npm|npx|pnpm|yarn|bun|mix|gradle|mvn|tsc|python3?|node|deploy|migrate|curl|docker)\b/i;
const SHELL = /^(?:bash|shell|shell_command|exec_command|exec|run_command|terminal|local_shell)\s+(.+)$/i;

/** The command of a shell's call, where it is one that is run for its outcome and stands there whole. */
function commandIn(call: string): string | undefined {
  const command = SHELL.exec(call)?.[1]
    ?.replace(/^cd [^&;]{1,200}(?:&&|;)\s*/, "")
    .replace(/\s*(?:2>&1)?\s*\|\s*(?:head|tail)\b.*$/, "")
    .trim();
  return command && !command.endsWith("…") && command.length <= 80 && RUNNABLE.test(command) ? command : undefined;
}

function attemptIn({ text, heading }: Sentence, command: string): Attempt | undefined {
  const told = condensed(straight(text));
  if (heading || told === "" || AHEAD.test(told) || EDIT.test(told)) return undefined;
  const parts = triedIn(told) ?? unableIn(told) ?? outcomeIn(told, command);
  if (!parts || contentWords(parts.result).length === 0) return undefined;
  const succeeded = !parts.failed && !FAILING.test(parts.result.replace(NOT_FAILING, " "));
  return {
    action: cut(parts.action, LONGEST / 2),
    result: cut(parts.result.replace(/[:：]$/, ""), LONGEST),
    succeeded,
  };
}

type Parts = { readonly action: string; readonly result: string; readonly failed?: boolean };

/** `Ran the tests: 42 passed`, `tried X, but Y`. */
function triedIn(text: string): Parts | undefined {
  if (!TRIED.test(text)) return undefined;
  const match =
    /^(.{5,140}?)(?::| [–—-] |;|, (?=but|and|which|it)|,? (?=but )| and (?=it|they|the|all|got|\d))\s*(.{4,})$/i.exec(
      text,
    );
  if (!match) return undefined;
  const result = capitalized(match[2]!.replace(/^(?:but|and|which) /i, ""));
  return { action: capitalized(match[1]!.replace(/^(?:i|we) /i, "")), result, failed: /^but /i.test(match[2]!) };
}

function unableIn(text: string): Parts | undefined {
  const match = UNABLE.exec(text);
  if (!match) return undefined;
  const action = match[1]!.replace(
    /^(?:i |we )?(?:couldn'?t|could not|was(?:n'?t| not) able to|were unable to|was unable to|cannot|can'?t|failed to) /i,
    "",
  );
  return { action: capitalized(action), result: text };
}

/** A command is told as the action where it is of the kind that the sentence speaks of. */
const KINDS: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:tests?|specs?|suite)\b|テスト|测试/i, /\b(?:test|tests|jest|vitest|pytest|rspec|spec|phpunit|bench)\b/i],
  [/\b(?:builds?|compil\w+)\b|ビルド|构建|编译/i, /\b(?:build|tsc|make|cargo|compile|gradle|mvn|check)\b/i],
  [/\b(?:lint\w*|typecheck|checks?)\b/i, /\b(?:lint|check|typecheck|tsc|biome|eslint|ruff|credo)\b/i],
  [/\b(?:script|executed|command|run)\b/i, /\b(?:python3?|node|bash|sh|ruby|go run|tsx|deno|bun)\b/i],
];
const belongs = (command: string, text: string): boolean =>
  command !== "" && KINDS.some(([told, run]) => told.test(text) && run.test(command));

function outcomeIn(text: string, command: string): Parts | undefined {
  if (HEDGED.test(text)) return undefined;
  const match = OUTCOME.exec(text) ?? MEASURED.exec(text) ?? WIDE.exec(text);
  if (!match || match.index > 80 || /\bto$/.test(match[1]!)) return undefined;
  const subject = condensed(match[1]!);
  return { action: belongs(command, text) ? `\`${command}\`` : subject, result: text };
}
