/**
 * Scripts that complete commands and options in a shell, to be sourced: `source <(lithify completion bash)`.
 */
import { UsageError } from "../errors.ts";
import { meant } from "../nearest.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import type { CommandRow, Told } from "./commands.ts";

interface Word {
  readonly word: string;
  readonly about: string;
}

interface Taking extends Word {
  /** What stands behind it, where that is one of a few words. */
  readonly takes: readonly string[];
}

interface Completed {
  readonly commands: readonly (Taking & { readonly options: readonly Taking[] })[];
  /** Options of every command. */
  readonly options: readonly Taking[];
}

const SHELLS: Readonly<Record<string, (all: Completed) => string>> = { bash, zsh, fish };

export const completion =
  (rows: readonly CommandRow[], global: readonly Told[], providers: readonly string[] = []) =>
  async ({ shell, json }: GlobalOptions & { readonly shell: string }, { print }: Surroundings): Promise<number> => {
    const shells = Object.keys(SHELLS);
    if (!shells.includes(shell))
      throw new UsageError(
        "UNKNOWN_SHELL",
        `no completion for ${shell}`,
        meant(shell, shells, `one of ${shells.join(", ")}`),
      );
    const script = SHELLS[shell]!(completed(rows, global, providers)).trimEnd();
    print(json ? JSON.stringify({ shell, script }) : script);
    return 0;
  };

function completed(rows: readonly CommandRow[], global: readonly Told[], providers: readonly string[]): Completed {
  const optionsOf = (flags: string, about: string, takes: readonly string[] = []): Taking[] =>
    (flags.match(/--[a-z\d-]+/g) ?? []).map((word) => ({ word, about, takes }));
  return {
    commands: rows.map(({ name, about, words: takes = [], options = [] }) => ({
      ...{ word: name, about, takes },
      options: options
        .filter(({ hidden }) => !hidden)
        .flatMap((one) => optionsOf(one.flags, one.about, one.choices ?? one.words)),
    })),
    options: global.flatMap(([flags, about]) => optionsOf(flags, about, /^--provider /.test(flags) ? providers : [])),
  };
}

const spaced = (words: readonly Word[]): string => words.map(({ word }) => word).join(" ");

/** Lines of a `case` of a shell over a command and the word before the one that is typed: what may follow that word. */
const takingCases = ({ commands, options }: Completed, line: (words: readonly string[]) => string): string[] =>
  [
    ...commands.flatMap((one) => one.options.map((option) => ({ ...option, when: `"${one.word} ${option.word}"` }))),
    ...options.map((option) => ({ ...option, when: `*" ${option.word}"` })),
    ...commands.map((one) => ({ ...one, when: `"${one.word} "*` })),
  ]
    .filter(({ takes }) => takes.length > 0)
    .map(({ when, takes }) => `    ${when}) ${line(takes)} ;;`);

function bash(all: Completed): string {
  const { commands, options } = all;
  const cases = commands
    .filter((one) => one.options.length > 0)
    .map((one) => `    ${one.word}) words="${spaced(one.options)}" ;;`);
  return `_lithify() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" command="" words="" takes="" word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in -*) ;; *) command="$word"; break ;; esac
  done
  case "$command" in
    "") words="${spaced(commands)} help" ;;
${cases.join("\n")}
  esac
  case "$command $previous" in
${takingCases(all, (words) => `takes="${words.join(" ")}"`).join("\n")}
  esac
  case "$current" in
    -*) takes="$words ${spaced(options)}" ;;
    *) if [ -z "$command" ] && [ -z "$takes" ]; then takes="$words"; fi ;;
  esac
  if [ -n "$takes" ]; then mapfile -t COMPREPLY < <(compgen -W "$takes" -- "$current"); fi
}
complete -o default -F _lithify lithify
`;
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
/** A colon parts word and description. */
const described = ({ word, about }: Word): string => quoted(`${word}:${about.replaceAll(":", "\\:")}`);

function zsh(all: Completed): string {
  const { commands, options } = all;
  const list = (words: readonly Word[]): string => words.map(described).join(" ");
  return `#compdef lithify
_lithify() {
  local -a words_of takes
  local command="" word
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "$word" in -*) ;; *) command="$word"; break ;; esac
  done
  case "$command" in
    "") words_of=(${list(commands)}) ;;
${commands.map((one) => `    ${one.word}) words_of=(${list(one.options)}) ;;`).join("\n")}
  esac
  case "$command \${words[CURRENT-1]}" in
${takingCases(all, (words) => `takes=(${words.join(" ")})`).join("\n")}
  esac
  if [[ \${#takes} -gt 0 && "\${words[CURRENT]}" != -* ]]; then compadd -a takes
  elif [[ -z "$command" && "\${words[CURRENT]}" != -* ]]; then _describe command words_of
  elif [[ "\${words[CURRENT]}" == -* ]]; then words_of+=(${list(options)}); _describe option words_of
  else _files; fi
}
compdef _lithify lithify
`;
}

function fish({ commands, options }: Completed): string {
  const taken = ({ takes }: Taking): string => (takes.length > 0 ? ` -x -a ${quoted(takes.join(" "))}` : "");
  const lines = [
    ...commands.map(
      ({ word, about }) => `complete -c lithify -n __fish_use_subcommand -f -a ${word} -d ${quoted(about)}`,
    ),
    ...commands.flatMap(({ word, options: own }) =>
      own.map(
        (one) =>
          `complete -c lithify -n "__fish_seen_subcommand_from ${word}" -l ${one.word.slice(2)}${taken(one)} -d ${quoted(one.about)}`,
      ),
    ),
    ...commands
      .filter(({ takes }) => takes.length > 0)
      .map(
        ({ word, takes }) =>
          `complete -c lithify -n "__fish_seen_subcommand_from ${word}" -f -a ${quoted(takes.join(" "))}`,
      ),
    ...options.map((one) => `complete -c lithify -l ${one.word.slice(2)}${taken(one)} -d ${quoted(one.about)}`),
  ];
  return `${lines.join("\n")}\n`;
}
