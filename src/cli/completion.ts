/**
 * Scripts that complete commands and options in a shell, to be sourced: `source <(lithify completion bash)`.
 */
import { oneOf } from "../nearest.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import type { CommandRow, Told } from "./commands.ts";

interface Word {
  readonly word: string;
  readonly about: string;
  /** What stands behind it, where that is one of a few words. */
  readonly takes: readonly string[];
}

interface OptionWord extends Word {
  /** `C` of `-C, --workspace` */
  readonly short: string | undefined;
  readonly hasValue: boolean;
}

interface Completed {
  /** Of those that take many, each argument is one of the words, not the first alone. */
  readonly commands: readonly (Word & { readonly takesMany: boolean; readonly options: readonly OptionWord[] })[];
  /** Options of every command. */
  readonly options: readonly OptionWord[];
}

const SHELLS: Readonly<Record<string, (all: Completed) => string>> = { bash, zsh, fish };

export const completion =
  (rows: readonly CommandRow[], global: readonly Told[], help: Told, providers: readonly string[] = []) =>
  async ({ shell, json }: GlobalOptions & { readonly shell: string }, { print }: Surroundings): Promise<number> => {
    const known = oneOf(shell, Object.keys(SHELLS), `no completion for ${shell}`, "UNKNOWN_SHELL");
    const script = SHELLS[known]!(completed(rows, global, help, providers)).trimEnd();
    print(json ? JSON.stringify({ shell, script }) : script);
    return 0;
  };

function completed(
  rows: readonly CommandRow[],
  global: readonly Told[],
  [, helping]: Told,
  providers: readonly string[],
): Completed {
  const optionsOf = (flags: string, about: string, takes: readonly string[] = []): OptionWord[] => {
    const [written = "", hasValue] = flags.split("<");
    const short = /-([a-zA-Z]),/.exec(written)?.[1];
    const words = written.match(/--[a-z\d-]+/g) ?? [];
    return words.map((word) => ({ word, about, takes, short, hasValue: hasValue !== undefined }));
  };
  const commands = rows.map(({ name, about, args = [], words: takes = [], options = [] }) => ({
    ...{ word: name, about, takes, takesMany: args[0]?.includes("...") ?? false },
    options: options
      .filter(({ hidden }) => !hidden)
      .flatMap((one) => optionsOf(one.flags, one.about, one.choices ?? one.words)),
  }));
  const names = commands.map(({ word }) => word);
  return {
    commands: [...commands, { word: "help", about: helping, takes: names, takesMany: false, options: [] }],
    options: global.flatMap(([flags, about]) => optionsOf(flags, about, /^--provider /.test(flags) ? providers : [])),
  };
}

const spaced = (words: readonly Word[]): string => words.map(({ word }) => word).join(" ");

/** Options behind which a word stands that is neither command nor argument; no command has one of these without a value. */
function valued({ commands, options }: Completed): string[] {
  const all = [...options, ...commands.flatMap((one) => one.options)].filter(({ hasValue }) => hasValue);
  return [...new Set(all.flatMap(({ word, short }) => (short === undefined ? [word] : [word, `-${short}`])))];
}

/**
 * Lines of a `case` of a shell over a command and what stands before the word that is typed, an option that waits for its value
 * or else the argument before it: what may follow.
 */
function takingCases({ commands, options }: Completed, line: (words: readonly string[]) => string): string {
  const when = (before: string, { takes }: Word): string[] =>
    takes.length > 0 ? [`    ${before}) ${line(takes)} ;;`] : [];
  return [
    ...commands.flatMap((one) => one.options.flatMap((given) => when(`"${one.word} ${given.word}"`, given))),
    ...options.flatMap((given) => when(`*" ${given.word}"`, given)),
    '    *" -"*) ;;',
    ...commands.flatMap((one) => when(`"${one.word} "${one.takesMany ? "*" : ""}`, one)),
  ].join("\n");
}

/**
 * What bash and zsh do alike: read `words`, those before the one that is typed, for the command, its last argument and an option
 * that waits; then `offer` the options of that command, or all commands, and `take` what may follow.
 */
const reading = (
  all: Completed,
  words: string,
  offer: (words: readonly Word[]) => string,
  take: (words: readonly string[]) => string,
): string => `  local command="" argument="" waiting="" before="" word
  for word in "${words}"; do
    if [ "$word" = "=" ]; then waiting="$before"; continue; fi
    before="$word"
    if [ -n "$waiting" ]; then waiting=""; continue; fi
    case "$word" in
      ${valued(all).join("|")}) waiting="$word" ;;
      -*) ;;
      *) if [ -z "$command" ]; then command="$word"; else argument="$word"; fi ;;
    esac
  done
  case "$command" in
${[{ word: '""', options: all.commands }, ...all.commands].map((one) => `    ${one.word}) ${offer(one.options)} ;;`).join("\n")}
  esac
  case "$command \${waiting:-$argument}" in
${takingCases(all, take)}
  esac`;

function bash(all: Completed): string {
  return `_lithify() {
  local current="\${COMP_WORDS[COMP_CWORD]}" words="" takes=""
${reading(
  all,
  `\${COMP_WORDS[@]:1:COMP_CWORD-1}`,
  (words) => `words="${spaced(words)}"`,
  (words) => `takes="${words.join(" ")}"`,
)}
  case "$current" in
    -*) takes="$words ${spaced(all.options)}" ;;
    *) if [ -z "$command$waiting" ]; then takes="$words"; fi ;;
  esac
  if [ -n "$takes" ]; then mapfile -t COMPREPLY < <(compgen -W "$takes" -- "$current"); fi
}
complete -o default -F _lithify lithify
`;
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
/** A colon parts word and description. */
const described = (words: readonly Word[]): string =>
  words.map(({ word, about }) => quoted(`${word}:${about.replaceAll(":", "\\:")}`)).join(" ");

function zsh(all: Completed): string {
  return `#compdef lithify
_lithify() {
  local -a words_of takes
${reading(
  all,
  `\${(@)words[2,CURRENT-1]}`,
  (words) => `words_of=(${described(words)})`,
  (words) => `takes=(${words.join(" ")})`,
)}
  if [[ "\${words[CURRENT]}" == -* ]]; then words_of+=(${described(all.options)}); _describe option words_of
  elif [[ \${#takes} -gt 0 ]]; then compadd -a takes
  elif [[ -z "$command$waiting" ]]; then _describe command words_of
  else _files; fi
}
compdef _lithify lithify
`;
}

function fish(all: Completed): string {
  const { commands, options } = all;
  const offer = (when: string, words: readonly string[], about: string): string =>
    `complete -c lithify -n '__lithify_in ${when}' -f -a ${quoted(words.join(" "))}${about && ` -d ${quoted(about)}`}`;
  const optionLine = (when: string, { word, short, takes, hasValue, about }: OptionWord): string => {
    const taken = takes.length > 0 ? ` -x -a ${quoted(takes.join(" "))}` : hasValue ? " -r" : "";
    return `complete -c lithify${when}${short ? ` -s ${short}` : ""} -l ${word.slice(2)}${taken} -d ${quoted(about)}`;
  };
  return `function __lithify_in -d 'a command, and whether nothing or anything stands behind it'
  set -l given
  set -l waiting ''
  for word in (commandline -opc)[2..-1]
    if test -n "$waiting"
      set waiting ''
      continue
    end
    switch $word
      case ${valued(all).join(" ")}
        set waiting $word
      case '-*'
      case '*'
        set -a given $word
    end
  end
  test "$given[1]" = "$argv[1]"; and test "$argv[2]" = any -o (count $given) -le 1
end
${[
  ...commands.map(({ word, about }) => offer('""', [word], about)),
  ...commands.flatMap((one) => one.options.map((option) => optionLine(` -n '__lithify_in ${one.word} any'`, option))),
  ...commands
    .filter(({ takes }) => takes.length > 0)
    .map(({ word, takes, takesMany }) => offer(`${word}${takesMany ? " any" : ""}`, takes, "")),
  ...options.map((option) => optionLine("", option)),
].join("\n")}
`;
}
