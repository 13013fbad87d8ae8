/**
 * The door to `node-llama-cpp`, which is no dependency: it is found beside lithify or in the user's data folder, and loaded when a
 * request is made. Types are those of what is used of version 3.
 */
import { pathToFileURL } from "node:url";
import { UsageError } from "../../errors.ts";
import { packageEntry } from "../../package-root.ts";

const NAME = "node-llama-cpp";
/** The one that was tried; npm brings no other in its place. */
const VERSION = "3.22.1";

export interface Llama {
  loadModel(options: { modelPath: string }): Promise<LlamaModel>;
  createGrammarForJsonSchema(schema: unknown): Promise<object>;
  dispose(): Promise<void>;
}

export interface LlamaModel {
  readonly trainContextSize: number;
  tokenize(text: string): readonly number[];
  createContext(options: { contextSize: number; sequences: 1; threads: number }): Promise<LlamaContext>;
  dispose(): Promise<void>;
}

interface LlamaContext {
  getSequence(): object;
  dispose(): Promise<void>;
}

export interface ChatSession {
  promptWithMeta(
    prompt: string,
    options: {
      maxTokens: number;
      temperature: number;
      signal: AbortSignal;
      stopOnAbortSignal: true;
      onTextChunk: (text: string) => void;
      grammar?: object;
    },
  ): Promise<{ readonly responseText: string; readonly stopReason: string }>;
  dispose(): void;
}

export interface Engine {
  getLlama(options: {
    build: "never";
    skipDownload: true;
    gpu: "auto" | false;
    logLevel: "error";
    maxThreads: number;
  }): Promise<Llama>;
  readonly LlamaChatSession: new (options: { contextSequence: object; systemPrompt: string }) => ChatSession;
}

/** @param dataFolder `$XDG_DATA_HOME/lithify`   @throws {UsageError} NO_ENGINE, with the line that installs it */
export function findEngine(dataFolder: string): string {
  const found = packageEntry(NAME, dataFolder);
  if (found !== undefined) return found;
  throw new UsageError(
    "NO_ENGINE",
    `the local provider needs ${NAME}, which is not installed`,
    installLine(dataFolder),
  );
}

/** Installed whole it brings 700 MB of variants for graphics cards; its library for this machine is one of its optional packages. */
export const installLine = (dataFolder: string): string =>
  `npm install --prefix '${dataFolder}' --omit=optional --ignore-scripts ${NAME}@${VERSION} @node-llama-cpp/${platformName()}@${VERSION}`;

function platformName(): string {
  const { platform, arch } = process;
  if (platform === "darwin") return arch === "arm64" ? "mac-arm64-metal" : "mac-x64";
  return `${platform === "win32" ? "win" : platform}-${arch === "arm" ? "armv7l" : arch}`;
}

/** @throws {UsageError} where it is there and does not load */
export async function loadEngine(path: string): Promise<Engine> {
  try {
    return (await import(pathToFileURL(path).href)) as Engine;
  } catch (error) {
    throw new UsageError("NO_ENGINE", `${path} does not load: ${(error as Error).message}`, "install it anew", error);
  }
}
