/**
 * Weeks that are asked in batches. What is on its way stands in `.lithify/batch.json`: written before anything is sent, so that a
 * run that died is gone on with and nothing is sent twice. Weeks go in waves: one has at most as many weeks as are compacted
 * already, so that each week is shown memories of at least half of the time before it, and ten years take eight waves.
 */
import { today, type Week } from "../calendar/week.ts";
import { costOf, partOf } from "../compaction/budget.ts";
import type { WeekState } from "../compaction/due.ts";
import { isTooMuch, ModelError, Pending, UsageError } from "../errors.ts";
import {
  BatchGone,
  type BatchResults,
  type BatchServer,
  batchServer,
  batchToken,
  type LineFailure,
} from "../model/openai/batch.ts";
import { type Addressee, publicAddress, REFUSABLE, type Refusable } from "../model/openai/wire.ts";
import { asksServer, presetOf } from "../model/presets.ts";
import { saveAnswer } from "../model/recorded.ts";
import { withoutSecrets } from "../model/without-secrets.ts";
import { recordUsage } from "../store/state/ledger.ts";
import { NO_USAGE } from "../usage.ts";
import {
  BATCH_SHARE,
  type BatchRecord,
  type Collecting,
  type OnItsWay,
  onItsWay,
  readRecord,
  type SentLine,
  writeRecord,
} from "./batch-record.ts";
import { keyFor, rememberedRefusals } from "./models.ts";
import type { Opened } from "./opened.ts";
import type { Surroundings } from "./surroundings.ts";

/** Fewer weeks than this wait for each other's memories no longer than a month of logs does. */
const LEAST_WAVE = 4;
/** Of an upload: servers take 100 to 200 MB. */
const MOST_BYTES = 90e6;
const MOST_READ = 100;
/** Results that could not be read for so long are a person's to give up: they were paid for. */
const UNREAD_MS = 86_400_000;

export interface Batch extends Collecting {
  /** The weeks that go now. */
  readonly wave: (due: readonly WeekState[], compacted: number) => WeekState[];
  /** The weeks that go before all later ones, however they were chosen. */
  readonly begun: readonly Week[];
  /** Sends what was taken along. */
  readonly send: (pending: readonly Week[]) => Promise<void>;
  readonly standing: () => OnItsWay | undefined;
}

/**
 * Goes on with what was sent: reads its results, which become saved answers.
 * @param mode `cancel` ends what is on its way, and sends nothing; `dry` asks nobody anything
 * @throws {UsageError} NO_BATCH   @throws {ModelError} where the server does not answer
 */
export async function openBatch(
  opened: Opened,
  mode: "send" | "cancel" | "dry",
  surroundings: Surroundings,
): Promise<Batch> {
  const { workspace, state } = opened;
  const { provider, name, baseURL, timeoutSeconds } = workspace.config.model;
  if (!asksServer(provider))
    throw new UsageError(
      "NO_BATCH",
      `model.provider: ${provider} knows no batches`,
      "leave out --batch, or choose a server that has /batches",
    );
  const addressee: Addressee = { provider: "openai", model: name, baseURL };
  const memory = rememberedRefusals(state);
  const endpointKey = `${publicAddress(baseURL)} ${name}`;
  const known = (): Refusable[] =>
    [...(presetOf(provider)?.without ?? []), ...(memory.get(endpointKey) ?? [])].filter((one): one is Refusable =>
      (REFUSABLE as readonly string[]).includes(one),
    );
  const now = () => surroundings.now().getTime();
  const endpoint = {
    baseURL,
    model: name,
    timeoutMs: timeoutSeconds * 1_000,
    now,
    apiKey: keyFor(workspace, surroundings.env),
  };
  const serverOf = (refused: readonly Refusable[]): BatchServer =>
    batchServer(endpoint, new Set(refused), surroundings.signal);
  let record = readRecord(state);
  if (record && record.lines.length > 0 && !isSame(record.addressee, addressee))
    throw new UsageError(
      "OTHER_BATCH",
      `a batch is on its way at ${publicAddress(record.addressee.baseURL)} for ${record.addressee.model}, sent ${record.since}`,
      "configure that model again to read or cancel it; without --batch its weeks wait, and --week W --force asks another model",
    );
  const keep = (next: BatchRecord): void => {
    record = next;
    writeRecord(state, next);
  };
  const failures = new Map<string, LineFailure>(Object.entries(record?.tooMuch ?? {}));
  const fresh = new Map<string, SentLine>();
  let bytes = 0;

  if (mode !== "dry") await advance();
  const isSent = new Set(record?.lines.map(({ digest }) => digest));

  /** Finds, sends or reads what the record says. */
  async function advance(): Promise<void> {
    if (record === undefined || record.lines.length === 0) {
      // Asked before anything is laid out: a server without batches is named at once.
      if (mode === "send") await serverOf(known()).find("", new Set());
      return;
    }
    const server = serverOf(record.refused);
    if (record.id === undefined) await (mode === "cancel" ? look(server).catch(ifNoBatch) : dispatch(server));
    // Of what never arrived there is nothing to cancel.
    if (record.id === undefined) return keep({ ...record, lines: [] });
    if (mode === "cancel" && !record.cancelled) {
      await server.cancel(record.id).catch((error: unknown) => {
        // One that is over cannot be cancelled, and its results are read.
        if (!(error instanceof ModelError) || error.code !== "NOT_AN_ANSWER") throw error;
      });
      keep({ ...record, cancelled: true });
    }
    const results = await server.results(record.id, record.lines).catch((error: unknown) => {
      if (!(error instanceof BatchGone)) throw error;
      keep({ ...record!, lines: [], read: readWith(record!.id!) });
      // A person hears of it before anything goes a second time.
      if (mode !== "cancel") throw error;
      surroundings.tell(error.message);
      return undefined;
    });
    if (results === undefined) return;
    if (results.unread === undefined || (mode === "cancel" && record.unread !== undefined)) take(results);
    else waitFor(results.unread);
  }

  /** What was answered is paid for: it is read again, and not sent again, until somebody gives it up. */
  function waitFor(because: string): void {
    const { id, unread = surroundings.now().toISOString() } = record!;
    keep({ ...record!, unread });
    const told = `${id} has ended, and its results cannot be read: ${because}`;
    const hint = "lithify compact --batch --cancel takes what can be read, and leaves the rest due";
    if (mode === "send" && now() - Date.parse(unread) > UNREAD_MS)
      throw new ModelError("NOT_AN_ANSWER", `${told}, since ${unread}`, hint, NO_USAGE);
    surroundings.tell(`${told}; the next run reads them again${mode === "cancel" ? `, and ${hint}` : ""}`);
  }

  function readWith(id: string): string[] {
    return [...record!.read, id].slice(-MOST_READ);
  }

  async function look(server: BatchServer): Promise<void> {
    const id = await server.find(record!.token, new Set(record!.read));
    if (id !== undefined) keep({ ...record!, id });
  }

  /** Also after a crash in the middle: what arrived is found, by its token, before anything is sent. */
  async function dispatch(server: BatchServer): Promise<void> {
    await look(server);
    if (record!.id !== undefined) return;
    if (record!.fileId === undefined) keep({ ...record!, fileId: await server.upload(record!.lines, record!.token) });
    const id = await server.create(record!.fileId!, record!.token).catch((error: unknown) => {
      // The file may be what it does not know: the next run sends that again.
      const { fileId: _, ...rest } = record!;
      if (error instanceof ModelError && error.code === "NOT_AN_ANSWER") keep(rest);
      throw error;
    });
    keep({ ...record!, id });
  }

  /** Answers are saved before anything else is said of them; what was paid for is written down line by line. */
  function take({ answers, failures: failed, unread }: BatchResults): void {
    const price = partOf(workspace.config.model.price, BATCH_SHARE);
    const { id, lines } = record!;
    for (const { digest, request } of lines) {
      const answer = answers.get(digest);
      if (answer)
        saveAnswer(state.answers, digest, {
          ...{
            addressee,
            request: { ...request, logs: [], known: [] },
            answer: withoutSecrets(answer, workspace.config.redact.allow),
          },
        });
    }
    for (const { digest, request, began } of lines) {
      // It may have been answered: it counts on as what it sent.
      if (unread !== undefined && !answers.has(digest) && !failed.has(digest)) continue;
      const usage = answers.get(digest)?.usage ?? failed.get(digest)?.usage ?? NO_USAGE;
      const day = today(surroundings.now(), workspace.timezone);
      const costUsd = costOf(usage, price);
      recordUsage(
        state,
        { ...usage, day, week: request.week ?? null, provider: "openai", model: name, costUsd },
        began,
      );
    }
    for (const [digest, failure] of failed) {
      failures.set(digest, failure);
      if (failure.without) memory.set(endpointKey, [...new Set([...known(), failure.without])].sort());
    }
    const tooMuch = Object.fromEntries([...failures].filter(([, one]) => isTooMuch(errorOf(one))));
    keep({ ...record!, lines: [], tooMuch, read: readWith(id!) });
    surroundings.tell(
      `${id}: answered ${answers.size}, failed ${failed.size}, ${unread === undefined ? "not asked" : "unread"} ${lines.length - answers.size - failed.size}`,
    );
  }

  return {
    dry: mode === "dry",
    begun: record?.wave ?? [],
    refuse: (digest) => {
      const failed = failures.get(digest);
      // What was refused for one parameter goes again, without it.
      if (failed && failed.without === undefined) throw errorOf(failed);
      if (isSent.has(digest) || fresh.has(digest))
        throw new Pending("its batch has not come back", "run lithify compact --batch again later");
      if (mode === "cancel") throw new Pending("its batch was cancelled: it is due again", "run lithify compact");
      if (bytes > MOST_BYTES)
        throw new Pending("the batch is full: it goes with the next", "run lithify compact --batch again later");
    },
    add: (digest, { logs: _, known: __, ...request }, began) => {
      fresh.set(digest, { digest, request, ...(began !== undefined && { began }) });
      bytes += Buffer.byteLength(request.system) + Buffer.byteLength(request.user);
    },
    wave: (due, compacted) => {
      const begun = due.filter(({ week }) => record?.wave.includes(week));
      return begun.length > 0 || mode === "cancel" ? begun : due.slice(0, Math.max(LEAST_WAVE, compacted));
    },
    send: async (pending) => {
      if (mode === "dry" || (record && record.lines.length > 0)) return;
      const before = { tooMuch: record?.tooMuch ?? {}, read: record?.read ?? [] };
      if (fresh.size === 0) {
        if (record && (record.wave.length > 0 || Object.keys(record.tooMuch).length > 0))
          keep({ ...record, wave: [], tooMuch: {} });
        return;
      }
      const lines = [...fresh.values()];
      state.open();
      keep({
        ...{ token: batchToken([...fresh.keys()]), addressee, refused: known(), lines, wave: pending, ...before },
        since: surroundings.now().toISOString(),
      });
      await dispatch(serverOf(record!.refused));
    },
    standing: () => onItsWay(record),
  };
}

/** Where the server has no batches any more, nothing of it is to be cancelled. */
const ifNoBatch = (error: unknown): void => {
  if (!(error instanceof UsageError && error.code === "NO_BATCH")) throw error;
};

const isSame = (one: Addressee, other: Addressee): boolean =>
  one.model === other.model && publicAddress(one.baseURL) === publicAddress(other.baseURL);

const errorOf = ({ code, message, hint }: LineFailure): ModelError => new ModelError(code, message, hint, NO_USAGE);
