/**
 * The second arm of search: which files are near a query by meaning, from the embeddings of a server. It is a help and no
 * more: within a short time, a part of the files at a time, and whatever goes wrong, the words answer alone.
 */
import { LithifyError, ModelError } from "../errors.ts";
import { NO_USAGE } from "../usage.ts";
import type { Embedder } from "../workspace/embedder.ts";
import type { Located } from "../workspace/parts.ts";
import type { Surroundings } from "../workspace/surroundings.ts";
import { type Hit, isBusy, type SearchIndex, type Vector } from "./search-index.ts";
import { gistOf } from "./terms.ts";

/** For all that one search asks: whoever waits longer would rather have had the words. */
const WITHIN_MS = 2_000;
/** Files of one request, doubled while the server keeps up, to what all known ones take; and files of one search. */
const FIRST_BATCH = 8;
const LARGEST_BATCH = 32;
const MOST_FILES = 256;
/** A process that answers many times leaves a server alone for so long after it failed. */
const REST_MS = 60_000;

/** What a process that answers many times knows from one search to the next. */
export interface Standing {
  restUntilMs: number;
  /** Another search is at it: no file is sent twice. */
  isFilling: boolean;
}
export const newStanding = (): Standing => ({ restUntilMs: 0, isFilling: false });

export interface Arm extends Pick<Surroundings, "now" | "wait" | "tell" | "detail" | "signal"> {
  readonly embedder: Embedder;
  readonly standing: Standing;
}

/** @returns undefined where search is by words alone, as it is unless the user's own configuration says otherwise */
export async function armOf(
  located: Pick<Located, "workspace" | "state">,
  surroundings: Surroundings,
  standing = newStanding(),
): Promise<Arm | undefined> {
  if (located.workspace.config.search.embeddings === "") return undefined;
  const { embedderOf } = await import("../workspace/embedder.ts");
  const embedder = embedderOf(located, surroundings);
  if (embedder !== undefined && "embed" in embedder) return { ...surroundings, embedder, standing };
  surroundings.detail(`search is by words alone: ${embedder?.silent}`);
  return undefined;
}

/** @param query redacted   @returns none where there is no answer   @throws what SQLite says of an index that is odd */
export async function nearestTo(index: SearchIndex, query: string, arm: Arm): Promise<readonly Hit[]> {
  const { embedder, standing, now, wait, tell, detail, signal } = arm;
  if (now().getTime() < standing.restUntilMs) return [];
  const [late, done] = [new AbortController(), new AbortController()];
  const until = now().getTime() + WITHIN_MS;
  wait(WITHIN_MS, done.signal).then(
    () => late.abort(),
    () => {},
  );
  const asking = { until, signal: AbortSignal.any([signal, late.signal]) };
  let what = "search is by words alone";
  let to: Vector | undefined;
  try {
    [to] = await embedder.embed([gistOf(query)], WITHIN_MS, asking.signal);
    what = "search knows the meaning of a part of the files only";
    if (!standing.isFilling) await fill(index, to!.length, arm, asking);
  } catch (error) {
    if (!(error instanceof LithifyError)) throw error;
    if (to === undefined) standing.restUntilMs = now().getTime() + REST_MS;
    const why = late.signal.aborted ? `${embedder.model} took longer than ${WITHIN_MS / 1_000} seconds` : error.message;
    // That files are left for the next search is how it is meant to be, and whoever stopped it knows.
    const isMeant = signal.aborted || (to !== undefined && late.signal.aborted);
    (isMeant ? detail : tell)(`${what}: ${why}`);
    detail(`hint: ${error.hint}`);
  } finally {
    done.abort();
  }
  return to === undefined ? [] : index.nearest(to, embedder.model);
}

interface Asking {
  readonly until: number;
  readonly signal: AbortSignal;
}

/** Asks for files that have no vector yet, while there is time: nothing is begun that would hardly be done. */
async function fill(index: SearchIndex, dimensions: number, arm: Arm, { until, signal }: Asking) {
  const { embedder, standing, now, detail } = arm;
  const space = { model: embedder.model, dimensions };
  standing.isFilling = true;
  try {
    let size = FIRST_BATCH;
    for (let left = MOST_FILES; left > 0 && !signal.aborted; ) {
      const batch = index.unplaced(space, Math.min(size, left));
      if (batch.length === 0) return;
      left -= batch.length;
      const began = now().getTime();
      const texts = batch.map(({ gist }) => gist);
      const vectors = await embedder.embed(texts, WITHIN_MS, signal).catch((error: unknown) => {
        if (signal.aborted || !isRefused(error)) throw error;
        // One text may be what is refused: each is asked alone, and that one not again.
        return batch.length === 1 ? [new Float32Array(dimensions)] : undefined;
      });
      size = vectors === undefined || size === 1 ? 1 : Math.min(2 * size, LARGEST_BATCH);
      if (vectors === undefined) continue;
      const [first] = vectors;
      if (first?.length !== dimensions)
        throw new ModelError(
          "SERVER_ERROR_200",
          `${embedder.model} answers with vectors of ${dimensions} and of ${first?.length} dimensions`,
          "ask its server for another model",
          NO_USAGE,
        );
      index.place(space, new Map(batch.map(({ said }, i) => [said, vectors[i]!])));
      const atMs = now().getTime();
      if (until - atMs < 2 * (atMs - began)) break;
    }
    detail("search sends the rest of the files with the next query");
  } catch (error) {
    if (!isBusy(error)) throw error;
  } finally {
    standing.isFilling = false;
  }
}

const isRefused = (error: unknown): boolean =>
  error instanceof ModelError && (error.code === "CONTEXT_TOO_LONG" || error.code === "NOT_AN_ANSWER");
