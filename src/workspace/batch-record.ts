/** What is on its way in a batch, in `.lithify/batch.json`. */
import { join } from "node:path";
import type { Week } from "../calendar/week.ts";
import { areTexts, fieldsOf, isFields } from "../document/fields.ts";
import { oneLine } from "../model/failure.ts";
import type { Request } from "../model/model.ts";
import type { BatchLine, LineFailure } from "../model/openai/batch.ts";
import type { Addressee, Refusable } from "../model/openai/wire.ts";
import { writeAtomically } from "../store/disk/atomic-file.ts";
import { readJsonFile } from "../store/disk/regular-file.ts";
import type { StatePaths } from "../store/state/state-folder.ts";

/** What the model's asking needs of a batch. */
export interface Collecting {
  /** @throws {Pending | ModelError} where the request is on its way, or failed there */
  readonly refuse: (digest: string) => void;
  /** Takes a request along with the next batch. */
  readonly add: (digest: string, request: Request, began: string | undefined) => void;
  /** Nothing is to be sent, nor noted. */
  readonly dry: boolean;
}

export interface SentLine extends BatchLine {
  /** In the ledger. */
  readonly began?: string;
}

export interface BatchRecord {
  /** What the batch bears as metadata: the digest of its requests. */
  readonly token: string;
  readonly addressee: Addressee;
  /** Parameters that its requests go without. */
  readonly refused: readonly Refusable[];
  /** ISO 8601 instant. */
  readonly since: string;
  /** On their way; empty once their results were read. */
  readonly lines: readonly SentLine[];
  /** The weeks that go before all later ones. */
  readonly wave: readonly Week[];
  /** Of the server's; each absent until it was told. */
  readonly fileId?: string;
  readonly id?: string;
  readonly cancelled?: true;
  /** Since when it has ended, with results that could not be read: ISO 8601 instant. */
  readonly unread?: string;
  /** Requests that do not fit whole: they are asked in parts, and never again as they were. By digest. */
  readonly tooMuch: Readonly<Record<string, LineFailure>>;
  /** Ids of batches whose results were read. */
  readonly read: readonly string[];
}

/** What a batch costs of the usual price, at OpenAI as at Groq. */
export const BATCH_SHARE = 0.5;
/** A wave of hundreds of weeks, with their logs. */
const LARGEST_RECORD_BYTES = 256 * 1024 * 1024;

const pathOf = (state: StatePaths): string => join(state.folder, "batch.json");

export function readRecord(state: StatePaths): BatchRecord | undefined {
  const saved = fieldsOf(readJsonFile(pathOf(state), LARGEST_RECORD_BYTES));
  const { token, since, addressee, lines, refused, wave, read, tooMuch, fileId, id, unread } = saved ?? {};
  const { model, baseURL } = fieldsOf(addressee) ?? {};
  const isWhole =
    areTexts([token, since, model, baseURL, fileId ?? "", id ?? "", unread ?? ""]) &&
    [refused, wave, read].every(areTexts) &&
    isFields(tooMuch) &&
    Array.isArray(lines) &&
    lines
      .map(fieldsOf)
      .every((line) => areTexts([line?.digest, ...["system", "user"].map((key) => fieldsOf(line?.request)?.[key])]));
  return isWhole ? (saved as unknown as BatchRecord) : undefined;
}

/** Weeks whose answers have not come, and the batch they went with. */
export interface OnItsWay {
  /** Null where nobody was told it. */
  readonly id: string | null;
  readonly since: string;
  readonly cancelled: boolean;
  readonly weeks: ReadonlySet<Week>;
}

export const onItsWay = (record: BatchRecord | undefined): OnItsWay | undefined =>
  record && record.lines.length > 0
    ? {
        ...{ id: record.id ?? null, since: record.since, cancelled: record.cancelled === true },
        weeks: new Set(record.lines.flatMap(({ request }) => request.week ?? [])),
      }
    : undefined;

export const pendingBatch = (state: StatePaths): OnItsWay | undefined => onItsWay(readRecord(state));

/** `sent 2026-11-22T03:30:00Z in batch_abc`. */
export const sentText = ({ id, since, cancelled }: OnItsWay): string =>
  `sent ${since.slice(0, 19)}Z in ${id === null ? "a batch that may not have arrived" : oneLine(id)}${cancelled ? ", and told to end" : ""}`;

/** With what to do: of one that was cancelled the other command would send the rest again. */
export const waitText = (sent: OnItsWay): string =>
  `${sentText(sent)}; lithify compact --batch${sent.cancelled ? " --cancel" : ""} reads what came`;

/** @throws {DiskError} before anything of it is sent */
export const writeRecord = (state: StatePaths, record: BatchRecord): void =>
  void writeAtomically(pathOf(state), JSON.stringify(record));
