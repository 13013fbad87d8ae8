/**
 * `lithify model use NAME`: writes the user's own file, whatever folder one is in, and shows what it wrote. All else that stands
 * there stays; a key that was meant for another server does not go to this one.
 */
import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { defined } from "../../document/fields.ts";
import { readYaml, withYamlValue } from "../../document/yaml.ts";
import { UsageError } from "../../errors.ts";
import { presetOf } from "../../model/presets.ts";
import { type Choice, chooseWithin } from "../../model/reach/choose.ts";
import { SMALL_WINDOW_TOKENS } from "../../model/small.ts";
import { writeAtomically } from "../../store/disk/atomic-file.ts";
import { standingAt } from "../../store/disk/real-folder.ts";
import { readNamedFile } from "../../store/disk/regular-file.ts";
import { answerIn, sectionOf } from "../../workspace/layers.ts";
import { nameInUse } from "../../workspace/local-model.ts";
import type { GlobalOptions, Surroundings } from "../../workspace/surroundings.ts";
import { ggufAt, userConfigPath } from "../../workspace/user-folders.ts";
import { modelsWithin } from "../../workspace/within-reach.ts";
import { CONFIG_LIMITS, openWorkspace, readConfigFile } from "../../workspace/workspace.ts";

/** @throws {UsageError} where the name means none, or the file cannot be edited without rewriting it */
export async function useModel(name: string, options: GlobalOptions, surroundings: Surroundings): Promise<number> {
  const { env, print, tell } = surroundings;
  const path = userConfigPath(env);
  const read = (limit: number) => readNamedFile(path, limit);
  const values = await readConfigFile(path, read);
  const { path: gguf } = sectionOf(values, "model");
  const configured = typeof gguf === "string" && gguf !== "" ? ggufAt(gguf, dirname(path), env) : "";
  const choice = chooseWithin(name, name === "extractive" ? [] : await modelsWithin(surroundings, configured));
  const before = String(read(CONFIG_LIMITS.bytes) ?? "");
  const old = sectionOf(values, "model");
  const written = writtenFor(choice, old);
  const after = Object.entries(written).reduce(
    (text: string | undefined, [key, value]) => text && withYamlValue(text, "model", key, value),
    before === "" ? "# lithify: what is yours alone, in every workspace.\n" : before,
  );
  const shown = Object.entries(written).flatMap(([key, value]) =>
    value === undefined ? [] : [`  ${key}: ${JSON.stringify(value)}`],
  );
  if (after === undefined || !saysSo(after, values, written))
    throw new UsageError(
      "BAD_CONFIG",
      `${path} is of a form that only you can edit`,
      `write model: ${shown.join(",")} there`,
    );
  // A link to the file is the user's own way of keeping it elsewhere.
  writeAtomically(standingAt(path) ? realpathSync(path) : path, after, { mode: 0o600 });
  const dropped = written.apiKeyFile === "" ? old.apiKeyFile : undefined;
  if (options.json) print(JSON.stringify({ file: path, model: written }));
  else print(`wrote to ${path}:\nmodel:\n${shown.join("\n")}`);
  if (dropped !== undefined) tell(`model.apiKeyFile was ${String(dropped)}, for another server: it is emptied`);
  if ("contextTokens" in written && written.contextTokens === undefined)
    tell(`model.contextTokens was ${String(old.contextTokens)}, for another model: it is taken out`);
  const keyVariable = presetOf(choice.provider)?.keyVariable;
  if (keyVariable !== undefined && !env[keyVariable])
    tell(`it wants a key: set ${keyVariable}, or model.apiKeyFile there`);
  const { contextTokens = Number.POSITIVE_INFINITY } = choice;
  if (contextTokens <= SMALL_WINDOW_TOKENS) {
    const remedy = presetOf(choice.provider)?.largerWindow ?? "give it a larger one where it runs";
    tell(
      `it runs with a window of ${contextTokens} tokens, so that longer weeks are asked about in parts; for a larger one ${remedy}, and use it again`,
    );
  }
  await tellOfThisFolder(choice, options, surroundings);
  return 0;
}

/** Whether the edited text reads as the old one does, but for what was to be written. */
function saysSo(text: string, values: Values, written: Values): boolean {
  const read = readYaml(text.replaceAll("\r\n", "\n"), CONFIG_LIMITS);
  const wanted = { ...values, model: defined({ ...sectionOf(values, "model"), ...written }) };
  return "data" in read && isDeepStrictEqual(read.data, wanted);
}

type Values = Readonly<Record<string, unknown>>;

/**
 * What has to stand there: keys of another server's are emptied where they are, and not added where they are not; of the window of
 * another model nothing stays, whoever wrote it.
 */
function writtenFor(choice: Choice, old: Values): Record<string, string | number | undefined> {
  const { provider, name, baseURL, contextTokens, path } = choice;
  const written: Record<string, string | number | undefined> = { provider };
  if ("contextTokens" in old && !isSameModel(choice, old)) written.contextTokens = undefined;
  if (provider === "extractive") return written;
  if (path !== undefined) return { ...written, path };
  written.name = name;
  if (baseURL !== "" || "baseURL" in old) written.baseURL = baseURL;
  if (contextTokens !== undefined) {
    written.contextTokens = contextTokens;
    const { maxOutputTokens } = old;
    if (typeof maxOutputTokens === "number" && maxOutputTokens >= contextTokens)
      written.maxOutputTokens = answerIn(contextTokens, maxOutputTokens);
  }
  const isAnother = old.provider !== provider || (old.baseURL ?? "") !== baseURL;
  if (isAnother && typeof old.apiKeyFile === "string" && old.apiKeyFile !== "") written.apiKeyFile = "";
  return written;
}

const isSameModel = ({ provider, name, baseURL, path }: Choice, old: Values): boolean =>
  old.provider === provider &&
  (path === undefined ? (old.name ?? "") === name && (old.baseURL ?? "") === baseURL : old.path === path);

/** A workspace's own file and the environment go before the user's; and what has its document is not due for another model. */
async function tellOfThisFolder(
  { provider, name, path }: Choice,
  { workspace }: GlobalOptions,
  surroundings: Surroundings,
): Promise<void> {
  const { env, tell } = surroundings;
  try {
    const { root, config } = await openWorkspace({ workspace }, surroundings);
    const { model: used } = config;
    const isSame = path === undefined ? name === "" || used.name === name : used.path === path;
    if (used.provider !== provider || !isSame) {
      const variable = used.provider === provider ? "LITHIFY_MODEL" : "LITHIFY_PROVIDER";
      tell(
        `here ${nameInUse(used)} stays in use: ${env[variable] ? variable : "lithify.yaml"} says so, and goes first`,
      );
    } else if (provider !== "extractive" && existsSync(join(root, config.memory, "weekly")))
      tell(
        "weeks that have their document stay as they are: lithify compact --all --force asks it about them, with --estimate what that takes",
      );
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    tell(`this folder's configuration does not go with it: ${error.message}`);
  }
}
