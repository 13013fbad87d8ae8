/**
 * Brings a large file over HTTP: into a part file beside its place, gone on with where it broke off, checked by its digest, and put
 * in place only then. Nothing that a server says is believed: not its length, and not that it goes on where it was asked to.
 */
import { createHash } from "node:crypto";
import fs from "node:fs";
import { dirname } from "node:path";
import { CodedError, DiskError } from "../../errors.ts";
import { asDiskError } from "../../store/disk/disk-error.ts";

/** `DOWNLOAD` or `CHECKSUM`. */
export class DownloadFailed extends CodedError {}

export interface Download {
  readonly url: string;
  readonly to: string;
  /** 64 hex; undefined where nobody told one. */
  readonly sha256: string | undefined;
  /** Whether what comes from an address is taken: a redirect may lead away from the one that was asked. */
  readonly isSafe: (url: string) => boolean;
  /** What comes beyond is not taken. */
  readonly mostBytes: number;
  /** Silence after which a connection has failed. */
  readonly patienceMs: number;
  readonly progress: (bytes: number, of: number | undefined) => void;
  /** Between two tries. */
  readonly wait: (ms: number) => Promise<void>;
}

/** Tries in a row that bring no byte. */
const MOST_IDLE = 4;
const WAIT_MS = 1_000;
/** As many as browsers follow. */
const MOST_REDIRECTS = 20;

/** @returns the digest of what came   @throws {DownloadFailed} what came of it stays for the next time, unless its digest is wrong */
export async function download(asked: Download, signal: AbortSignal): Promise<string> {
  // What another address began is not gone on with.
  const part = `${asked.to}.${createHash("sha256").update(asked.url).digest("hex").slice(0, 8)}.part`;
  fs.mkdirSync(dirname(asked.to), { recursive: true });
  for (let idle = 0; ; ) {
    const before = sizeOf(part);
    const told = await attempt(asked, part, before, signal);
    if (told === "whole") break;
    signal.throwIfAborted();
    idle = sizeOf(part) > before ? 0 : idle + 1;
    if (told.lasts || idle >= MOST_IDLE)
      throw new DownloadFailed(
        "DOWNLOAD",
        `${shownUrl(asked.url)}: ${told.because}`,
        "try again: it goes on where it broke off",
      );
    await asked.wait(WAIT_MS * 2 ** idle);
    signal.throwIfAborted();
  }
  const digest = await digestOf(part, signal);
  if (asked.sha256 !== undefined && digest !== asked.sha256.toLowerCase()) {
    fs.rmSync(part, { force: true });
    throw new DownloadFailed(
      "CHECKSUM",
      `${shownUrl(asked.url)} has the SHA-256 ${digest}, and not ${asked.sha256}`,
      "do not use it: ask where the digest was published",
    );
  }
  fs.renameSync(part, asked.to);
  return digest;
}

type Told = "whole" | { readonly because: string; readonly lasts: boolean };

async function attempt(asked: Download, part: string, from: number, signal: AbortSignal): Promise<Told> {
  const silence = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const heard = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(new Error("no more bytes came")), asked.patienceMs);
  };
  try {
    heard();
    const response = await followed(asked, {
      signal: AbortSignal.any([signal, silence.signal]),
      // Compressed, its parts would not join.
      headers: { "accept-encoding": "identity", ...(from > 0 && { range: `bytes=${from}-` }) },
    });
    if (typeof response === "string") return { because: response, lasts: true };
    // All of it was there: the server has nothing behind it.
    if (response.status === 416 && from > 0 && totalOf(response) === from) return "whole";
    if (response.status === 416) fs.rmSync(part, { force: true });
    if (response.status !== 200 && response.status !== 206)
      return {
        because: `HTTP ${response.status}`,
        lasts: response.status >= 400 && response.status < 500 && response.status !== 416 && response.status !== 429,
      };
    return await append(response, part, from, asked, heard);
  } catch (error) {
    if (error instanceof DiskError || isDiskFault(error)) throw asDiskError(error, `write ${part}`);
    return { because: messageOf(error), lasts: false };
  } finally {
    clearTimeout(timer);
  }
}

/** Through redirects, each looked at before it is followed. @returns why not, where one leads to what is not taken */
async function followed({ url, isSafe }: Download, init: RequestInit): Promise<Response | string> {
  for (let [at, hops] = [url, 0]; hops < MOST_REDIRECTS; hops++) {
    const response = await fetch(at, { ...init, redirect: "manual" });
    const to = response.status >= 300 && response.status < 400 ? response.headers.get("location") : null;
    if (to === null) return response;
    await response.body?.cancel();
    at = URL.parse(to, at)?.href ?? "";
    if (!isSafe(at)) return `it leads to ${at && shownUrl(at)}, and on its way from there anybody could change it`;
  }
  return "it leads from one address to another without end";
}

/** The innermost: fetch's own is "fetch failed". */
function messageOf(error: unknown): string {
  let message = String(error);
  for (let at = error; at instanceof Error; at = at.cause) message = at.message || message;
  return message;
}

async function append(
  response: Response,
  part: string,
  from: number,
  asked: Download,
  heard: () => void,
): Promise<Told> {
  // A server that begins anew, or elsewhere than asked, is taken at what it sends and not at what was asked.
  const start = response.status === 206 ? startOf(response) : 0;
  if (start !== 0 && start !== from) return { because: "the server goes on at another place than asked", lasts: true };
  const total = response.status === 206 ? totalOf(response) : lengthOf(response);
  let at = start;
  const file = fs.openSync(part, start === 0 ? "w" : "a", 0o600);
  try {
    for await (const chunk of response.body ?? []) {
      heard();
      fs.writeSync(file, chunk);
      at += chunk.length;
      if (at > asked.mostBytes)
        return { because: `more than the ${asked.mostBytes} bytes that it may have`, lasts: true };
      asked.progress(at, total);
    }
    fs.fsyncSync(file);
  } finally {
    fs.closeSync(file);
  }
  return total === undefined || at === total ? "whole" : { because: `${at} of ${total} bytes came`, lasts: false };
}

const lengthOf = (response: Response): number | undefined => numberIn(response.headers.get("content-length"));
/** `bytes 100-199/2000`, `bytes * /2000` */
const totalOf = (response: Response): number | undefined =>
  numberIn(/\/(\d+)$/.exec(response.headers.get("content-range") ?? "")?.[1]);
const startOf = (response: Response): number =>
  numberIn(/^bytes (\d+)-/.exec(response.headers.get("content-range") ?? "")?.[1]) ?? 0;
const numberIn = (text: string | null | undefined): number | undefined =>
  text !== null && text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;

const sizeOf = (path: string): number => fs.statSync(path, { throwIfNoEntry: false })?.size ?? 0;

const isDiskFault = (error: unknown): boolean =>
  error instanceof Error &&
  "syscall" in error &&
  ["open", "write", "fsync", "close", "rename"].includes(String(error.syscall));

async function digestOf(path: string, signal: AbortSignal): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of fs.createReadStream(path, { signal })) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

/** Without what may be a secret in it. */
export const shownUrl = (url: string): string => {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
};
