/** A language model that could be asked from here, as `lithify model list` shows it. */

export interface Within {
  /** What the server calls it; of a preset elsewhere only the preset is known, and this is "". */
  readonly name: string;
  /** `local`, `ollama`, `lmstudio`, `llamacpp`, `vllm`, `jan`, `localai`, or a preset's name. */
  readonly server: string;
  readonly baseURL: string;
  /** Of its weights; null where the server does not tell. */
  readonly bytes: number | null;
  /** What it takes, prompt and answer together; null where the server does not tell. */
  readonly contextTokens: number | null;
  /** Whether that is what it takes as it runs now, and not what it was trained for. */
  readonly contextIsSet: boolean;
  /** Of a model in a file. */
  readonly path?: string;
}

/** As people name it: the server, too, where the name alone would not do. */
export const callNameOf = ({ name, server }: Within, all: readonly Within[] = []): string =>
  name === "" || all.filter((other) => other.name === name).length > 1 ? `${server}/${name || "MODEL"}` : name;
