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

interface Completed {
  readonly commands: readonly (Word & { readonly options: readonly Word[] })[];
  /** Options of every command. */
  readonly options: readonly Word[];
}

const SHELLS: Readonly<Record<string, (all: Completed) => string>> = { bash, zsh, fish };

export const completion =
  (rows: readonly CommandRow[], global: readonly Told[]) =>
  async ({ shell, json }: GlobalOptions & { readonly shell: string }, { print }: Surroundings): Promise<number> => {
    const shells = Object.keys(SHELLS);
    if (!shells.includes(shell))
      throw new UsageError(
        "UNKNOWN_SHELL",
        `no completion for ${shell}`,
        meant(shell, shells, `one of ${shells.join(", ")}`),
      );
    const script = SHELLS[shell]!(completed(rows, global)).trimEnd();
    print(json ? JSON.stringify({ shell, script }) : script);
    return 0;
  };

export function completed(rows: readonly CommandRow[], global: readonly Told[]): Completed {
  const words = ([flags, about]: Told): Word[] => (flags.match(/--[a-z\d-]+/g) ?? []).map((word) => ({ word, about }));
  return {
    commands: rows.map(({ name, about, options = [] }) => ({
      ...{ word: name, about },
      options: options.filter(({ hidden }) => !hidden).flatMap((one) => words([one.flags, one.about])),
    })),
    options: global.flatMap(words),
  };
}

const spaced = (words: readonly Word[]): string => words.map(({ word }) => word).join(" ");

function bash({ commands, options }: Completed): string {
  const cases = commands
    .filter((one) => one.options.length > 0)
    .map((one) => `    ${one.word}) words="${spaced(one.options)}" ;;`);
  return `_lithify() {
  local current="\${COMP_WORDS[COMP_CWORD]}" command="" words="" word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in -*) ;; *) command="$word"; break ;; esac
  done
  case "$command" in
    "") words="${spaced(commands)} help" ;;
${cases.join("\n")}
  esac
  case "$current" in
    -*) mapfile -t COMPREPLY < <(compgen -W "$words ${spaced(options)}" -- "$current") ;;
    *) if [ -z "$command" ]; then mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current"); fi ;;
  esac
}
complete -o default -F _lithify lithify
`;
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
/** A colon parts word and description. */
const described = ({ word, about }: Word): string => quoted(`${word}:${about.replaceAll(":", "\\:")}`);

function zsh({ commands, options }: Completed): string {
  const list = (words: readonly Word[]): string => words.map(described).join(" ");
  return `#compdef lithify
_lithify() {
  local -a words_of
  local command="" word
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "$word" in -*) ;; *) command="$word"; break ;; esac
  done
  case "$command" in
    "") words_of=(${list(commands)}) ;;
${commands.map((one) => `    ${one.word}) words_of=(${list(one.options)}) ;;`).join("\n")}
  esac
  if [[ -z "$command" && "\${words[CURRENT]}" != -* ]]; then _describe command words_of
  elif [[ "\${words[CURRENT]}" == -* ]]; then words_of+=(${list(options)}); _describe option words_of
  else _files; fi
}
compdef _lithify lithify
`;
}

function fish({ commands, options }: Completed): string {
  const lines = [
    ...commands.map(
      ({ word, about }) => `complete -c lithify -n __fish_use_subcommand -f -a ${word} -d ${quoted(about)}`,
    ),
    ...commands.flatMap(({ word, options: own }) =>
      own.map(
        (one) =>
          `complete -c lithify -n "__fish_seen_subcommand_from ${word}" -l ${one.word.slice(2)} -d ${quoted(one.about)}`,
      ),
    ),
    ...options.map(({ word, about }) => `complete -c lithify -l ${word.slice(2)} -d ${quoted(about)}`),
  ];
  return `${lines.join("\n")}\n`;
}
