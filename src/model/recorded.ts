/**
 * Answers a request from a saved answer where there is one, and saves what another model answers before anyone sees it:
 * no request is paid for twice.
 */
import { join } from "node:path";
import { writeAtomically } from "../store/disk/atomic-file.ts";
import { errorCode } from "../store/disk/disk-error.ts";
import { readRegularFile } from "../store/disk/regular-file.ts";
import { NO_USAGE } from "../usage.ts";
import type { Answer, Model, Request } from "./model.ts";
import { type Addressee, requestDigest } from "./openai/wire.ts";
import { parseSavedAnswer, printSavedAnswer, type SavedAnswer } from "./saved-answers.ts";

/** `record`: always asks, and saves. `auto`: asks what is not saved, and saves. */
export type RecordingMode = "record" | "auto";

interface RecordedOptions {
  /** Whom the inner model asks: a part of the digest. */
  readonly addressee: Addressee;
  /** `redact.allow` */
  readonly allow?: readonly string[];
  /** Told of a file that is passed over because it is corrupt, or from a newer version. */
  readonly onNotice?: (notice: string) => void;
}

/**
 * @param folderNow of the saved answers, asked anew each time; made when the first one is written
 * @returns a model whose saved answers cost nothing: their usage is zero, what they once cost stands in the file
 */
export function recorded(inner: Model, folderNow: () => string, mode: RecordingMode, options: RecordedOptions): Model {
  const notify = options.onNotice ?? (() => {});
  return async (request, signal) => {
    signal.throwIfAborted();
    const digest = requestDigest(request, options.addressee);
    const saved = mode === "record" ? undefined : readSavedAnswer(folderNow(), digest, notify);
    if (saved !== undefined) return { ...saved.answer, usage: NO_USAGE };
    const { withoutSecrets } = await import("./without-secrets.ts");
    const answer = withoutSecrets(await inner(request, signal), options.allow ?? []);
    saveAnswer(folderNow(), digest, { addressee: options.addressee, request, answer });
    return answer;
  };
}

/** A request shows a week of logs at most, and its answer is smaller. */
const LARGEST_ANSWER_BYTES = 64 * 1024 * 1024;

/** The saved answer to a request, as it was first given. A broken file is told of and passed over. @throws {DiskError} */
export function readSavedAnswer(
  folder: string,
  digest: string,
  notify: (notice: string) => void = () => {},
): SavedAnswer | undefined {
  const path = join(folder, `${digest}.json`);
  let bytes: Buffer | undefined;
  try {
    bytes = readRegularFile(path, LARGEST_ANSWER_BYTES);
  } catch (error) {
    // What stands there was paid for, if it only cannot be read at the moment.
    if (!["EFBIG", "EINVAL", "EISDIR", "ELOOP"].includes(errorCode(error) ?? "")) throw error;
    notify(`saved answer ${path} is ignored: ${String(error)}`);
  }
  if (bytes === undefined) return undefined;
  const parsed = parseSavedAnswer(String(bytes), digest);
  if ("saved" in parsed) return parsed.saved;
  notify(`saved answer ${path} is ignored: ${parsed.broken}`);
  return undefined;
}

/** @throws {DiskError} the answer was paid for and cannot be kept: going on would risk a second bill */
export function saveAnswer(
  folder: string,
  digest: string,
  saved: { addressee: Addressee; request: Request; answer: Answer },
) {
  writeAtomically(join(folder, `${digest}.json`), printSavedAnswer(saved));
}
