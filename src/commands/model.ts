/**
 * `lithify model list|use|get|test`: which language models are within reach, which is used, and how well one does on a sample week.
 */
import { UsageError } from "../errors.ts";
import { oneOf } from "../nearest.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import { KNOWN_NAMES } from "./model/known.ts";
import { listModels } from "./model/list.ts";

const ACTIONS = ["list", "use", "get", "test"] as const;

interface ModelOptions extends GlobalOptions {
  readonly action?: string;
  readonly name?: string;
  /** With `get`: what the file must have. */
  readonly sha256?: string;
}

/** @returns the exit code   @throws {UsageError} */
export async function model(options: ModelOptions, surroundings: Surroundings): Promise<number> {
  const { action: given = "list", name } = options;
  const action = oneOf(given, ACTIONS, `model has no action ${JSON.stringify(given)}`);
  if (action === "list" && name === undefined) return listModels(options, surroundings);
  if (action === "use" && name !== undefined)
    return (await import("./model/use.ts")).useModel(name, options, surroundings);
  if (action === "get" && name !== undefined)
    return (await import("./model/get.ts")).getModel(name, options, surroundings);
  if (action === "get")
    throw new UsageError("USAGE", "model get needs a NAME or a URL", `one of ${KNOWN_NAMES.join(", ")}`);
  if (action === "test") return (await import("./model/try.ts")).tryModel(name, options, surroundings);
  if (action === "use") throw new UsageError("USAGE", "model use needs a NAME", "lithify model list shows them");
  throw new UsageError("USAGE", "model list takes no name", `did you mean lithify model use ${name}?`);
}
