/**
 * The GGUF file that the configuration names, and what is needed to run it. A workspace's file names none (contract §5).
 */
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import { UsageError } from "../errors.ts";
import { findEngine, loadEngine } from "../model/local/engine.ts";
import { readGgufHead } from "../model/local/gguf.ts";
import { type LocalModel, localModel } from "../model/local/local.ts";
import type { Within } from "../model/reach/within.ts";
import { namesIn } from "../store/disk/real-folder.ts";
import { headOfFile } from "../store/disk/regular-file.ts";
import type { Config } from "./config.ts";
import { modelsFolder, userDataFolder } from "./user-folders.ts";

/** As a model in a file is known: its file's name, without the ending. */
export const localName = (path: string): string => basename(path).replace(/\.gguf$/i, "");

/** As people name the model that a configuration asks. */
export const nameInUse = ({ provider, name, path }: Config["model"]): string =>
  provider === "extractive" ? provider : provider === "local" ? localName(path) : name;

/** @throws {UsageError} NO_MODEL_PATH, NO_ENGINE: before anything is asked */
export function openLocal({ model }: Config, env: NodeJS.ProcessEnv): LocalModel {
  const path = checkedPath(model.path);
  const engine = findEngine(userDataFolder(env));
  const { contextTokens, maxOutputTokens } = model;
  return localModel({
    ...{ path, name: localName(path), contextTokens, maxOutputTokens, engine: () => loadEngine(engine) },
    // On all cores they wait for each other as soon as anything else runs: thousands of times slower, measured.
    threads: Math.max(1, availableParallelism() - 1),
  });
}

export function checkedPath(path: string): string {
  if (path !== "" && headOf(path) !== undefined) return path;
  throw new UsageError(
    "NO_MODEL_PATH",
    path === "" ? "model.path: the local provider needs a GGUF file" : `model.path: ${path} is no GGUF file`,
    "name one in your own config, or with --model /path/to/file.gguf; lithify model get brings one",
  );
}

/**
 * The files that are there: in the models folder, and the one that is configured.
 * @param configured its path; "" for none
 */
export function localModels(configured: string, env: NodeJS.ProcessEnv): Within[] {
  const folder = modelsFolder(env);
  const kept = namesIn(folder).filter((name) => /\.gguf$/i.test(name));
  const paths = new Set([...kept.map((name) => join(folder, name)), ...(configured === "" ? [] : [configured])]);
  return [...paths].flatMap((path) => {
    const head = headOf(path);
    if (head === undefined) return [];
    const { bytes, contextTokens } = head;
    return [{ name: localName(path), server: "local", baseURL: "", bytes, contextTokens, contextIsSet: false, path }];
  });
}

const HEAD_BYTES = 64 * 1024;

/** Undefined for what is no GGUF file that can be read. */
function headOf(path: string): { bytes: number; contextTokens: number | null } | undefined {
  const read = headOfFile(path, HEAD_BYTES, true);
  const told = read && readGgufHead(read.head);
  return read && told && { bytes: read.size, contextTokens: told.contextTokens };
}
