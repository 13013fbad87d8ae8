/**
 * A package in the place of node-llama-cpp, loaded as it would be: a token a word, a window of 20,000, and an answer that the
 * system text of the request scripts. It writes down what was loaded and given back.
 */
import { testFolder } from "./test-folder.ts";

const ENGINE = `
import fs from "node:fs";
const note = (line) => fs.appendFileSync(new URL("./notes.txt", import.meta.url), line + "\\n");
const words = (text) => text.split(/\\s+/).filter(Boolean);
export class LlamaChatSession {
  constructor({ systemPrompt }) { this.system = systemPrompt; }
  dispose() { note("session disposed"); }
  async promptWithMeta(prompt, { maxTokens, signal, onTextChunk, grammar }) {
    const script = /SCRIPT:(\\w+)/.exec(this.system + prompt)?.[1];
    note("asked " + script + (grammar ? " by grammar" : ""));
    if (script === "hang") await new Promise((_, no) => signal.addEventListener("abort", () => no(signal.reason)));
    const said = script === "loop" ? Array(400).fill("round and round it goes\\n")
      : script === "long" ? Array.from({ length: 900 }, (_, i) => "word" + i + " ")
      : script === "empty" ? [] : grammar ? ['{"facts":', "[]}"] : ["- the printer ", "was mended\\n"];
    let text = "", n = 0;
    for (const piece of said) {
      if (signal.aborted) return { responseText: text, stopReason: "abort" };
      if (n >= maxTokens) return { responseText: text, stopReason: "maxTokens" };
      text += piece; n += words(piece).length; onTextChunk(piece);
    }
    return { responseText: text, stopReason: "eogToken" };
  }
}
export async function getLlama(options) {
  note("llama " + options.build + " " + options.maxThreads);
  return {
    createGrammarForJsonSchema: async (schema) => { if (schema.odd) throw new Error("odd"); return { schema }; },
    dispose: async () => note("llama disposed"),
    loadModel: async ({ modelPath }) => {
      if (!fs.readFileSync(modelPath).includes("GGUF")) throw new Error("no model");
      note("model loaded");
      return {
        trainContextSize: 20000, tokenize: words, dispose: async () => note("model disposed"),
        createContext: async ({ contextSize }) => {
          if (contextSize > 15000) throw new Error("not enough memory");
          note("context " + contextSize);
          return { getSequence: () => ({}), dispose: async () => note("context disposed") };
        },
      };
    },
  };
}
`;

/** The head of a GGUF file that says what it is and no more. */
export function ggufBytes(
  keys: readonly (readonly [string, string | number | readonly string[]])[],
  version = 3,
): Buffer {
  const text = (value: string): Buffer => Buffer.concat([u64(Buffer.byteLength(value)), Buffer.from(value)]);
  const parts = keys.flatMap(([key, value]) =>
    typeof value === "number"
      ? [text(key), u32(4), u32(value)]
      : typeof value === "string"
        ? [text(key), u32(8), text(value)]
        : [text(key), u32(9), u32(8), u64(value.length), ...value.map(text)],
  );
  return Buffer.concat([Buffer.from("GGUF"), u32(version), u64(0), u64(keys.length), ...parts]);
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

/** A data folder with the package in it and a model beside it. */
export function engineFolder(files: Record<string, string> = {}) {
  const folder = testFolder({ ...files, "data/lithify/node_modules/node-llama-cpp/dist/index.js": ENGINE });
  const notes = "data/lithify/node_modules/node-llama-cpp/dist/notes.txt";
  folder.write("data/lithify/node_modules/node-llama-cpp/package.json", '{ "type": "module" }');
  folder.write(
    "data/lithify/models/tiny.gguf",
    ggufBytes([
      ["general.architecture", "tiny"],
      ["general.tags", ["a", "b"]],
      ["tiny.context_length", 20_000],
    ]),
  );
  return {
    folder,
    env: { XDG_DATA_HOME: folder.at("data"), XDG_CONFIG_HOME: folder.at("config") },
    model: folder.at("data/lithify/models/tiny.gguf"),
    entry: folder.at("data/lithify/node_modules/node-llama-cpp/dist/index.js"),
    notes: (): string[] => (folder.exists(notes) ? folder.read(notes).trim().split("\n") : []),
  };
}
