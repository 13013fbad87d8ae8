/**
 * Which lines of a memory or a document an agent is not shown, as the search index numbers them.
 */
import { basename } from "node:path";
import { isHeldByName, isWithheld } from "../memory/evidence/withheld.ts";
import { type Content, ITS_NAME } from "./search-index.ts";
import { snippetOf } from "./snippet.ts";

/** A day and a digest give no orders, and each file has others: asking about them took a seventh of the time. */
const NO_ORDER = /^(?:digest: [0-9a-f]{12}|(?:created|updated): \d{4}-\d\d-\d\d)?$/;

export function withheldIn({ path, kind, name, lines }: Pick<Content, "path" | "kind" | "name" | "lines">): number[] {
  // A document's name is its file's: what that says, all of the path's readers are told.
  if (isHeldByName(basename(path), kind === "memory" ? name : "")) return [ITS_NAME];
  const shown = [name, ...lines.map(snippetOf)];
  return shown.flatMap((text, at) => (!NO_ORDER.test(text) && isWithheld(text) ? [at] : []));
}
