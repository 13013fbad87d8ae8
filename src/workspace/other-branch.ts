/**
 * Plans that were made while another branch was checked out, and rest on logs that this one has not: nothing of them is written or
 * committed here. They wait until that branch, or their logs, are here again.
 */
import { join } from "node:path";
import { readFrontMatter, WEEKLY_LIMITS } from "../document/frontmatter.ts";
import { readSource } from "../memory/evidence/source.ts";
import { standingAt } from "../store/disk/real-folder.ts";
import { shortOf } from "../store/git/repository.ts";
import type { PlannedFile, SavedPlan } from "../store/state/saved-plan.ts";
import { headOf } from "./daemon-run.ts";
import type { Located } from "./parts.ts";

type Ground = Pick<Located, "workspace" | "ownership">;

/** Why a plan waits, for people; undefined where it may go on here. */
export function whyElsewhere(
  saved: SavedPlan,
  { workspace: { root }, ownership: { owner } }: Ground,
): string | undefined {
  const { head } = (saved.detail ?? {}) as { readonly head?: unknown };
  if (typeof head !== "string" || head === headOf(root)) return undefined;
  const missing = saved.files.flatMap(restsOn).find((path) => standingAt(join(owner, path)) === undefined);
  if (missing === undefined) return undefined;
  const branch = shortOf(head.replace(/^ref: /, ""));
  return `${saved.part}: what a run planned on ${branch} waits until that is checked out, as it rests on ${missing}`;
}

/** What a document was made from, and a new memory rests on: older ones outlive their logs. */
function restsOn({ before, after }: PlannedFile): string[] {
  const read = after === null ? undefined : readFrontMatter(after, WEEKLY_LIMITS);
  const sources = read && "data" in read ? read.data.sources : undefined;
  return (Array.isArray(sources) ? sources : []).flatMap((source: unknown) => {
    if (typeof source === "string") return before === null ? (readSource(source)?.path ?? []) : [];
    const { path } = (source ?? {}) as { path?: unknown };
    return typeof path === "string" ? [path] : [];
  });
}
