/**
 * Makes the disk fail on purpose: counts the calls that change something under a folder, and breaks the k-th.
 * `node --import <this file> program`, told by the environment (or armFault, in a process that goes on):
 *
 *   FS_FAULT_ROOT        the folder; calls elsewhere pass uncounted
 *   FS_FAULT_MODE        `count`; `kill`: SIGKILL before call k; `torn`: half of the bytes of call k, then SIGKILL;
 *                        `once:ENOSPC`: call k fails with that code; `always:ENOSPC`: call k and all after it do
 *   FS_FAULT_AT          k, from 1
 *   FS_FAULT_COUNT_FILE  gets a line a call: `3 renameSync memory/.lithify-1-1.tmp`; leave it out of the folder
 *
 * A write that fails with an errno writes half of its bytes first, as a full disk does. Covers node:fs in all three
 * styles, node:fs/promises, FileHandle, and named imports of them. Not SQLite, and not child processes.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { constants } from "node:os";
import { relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** Set while a counted call runs: those that it is made of (rm removes by unlink) are no calls of the program. */
const inside = new AsyncLocalStorage<true>();

type Call = (this: unknown, ...args: unknown[]) => unknown;
type Calls = Record<string, Call | undefined>;
type Style = "sync" | "callback" | "promise";

interface Fault {
  readonly root: string;
  readonly kind: string;
  readonly code: string;
  readonly at: number;
  readonly countFile: string | undefined;
}

/** Calls that change what is on disk, without the style's suffix. The first two arguments say where. */
const CHANGES = [
  "mkdir",
  "mkdtemp",
  "rm",
  "rmdir",
  "unlink",
  "truncate",
  "rename",
  "link",
  "symlink",
  "copyFile",
  "cp",
];
const MORE_CHANGES = [
  "chmod",
  "chown",
  "utimes",
  "lutimes",
  "fsync",
  "fdatasync",
  "ftruncate",
  "fchmod",
  "fchown",
  "futimes",
];
const WRITES = ["writeFile", "appendFile", "write", "writev"];
const HANDLE_CHANGES = ["sync", "datasync", "truncate", "chmod", "chown", "utimes"];
const HANDLE_WRITES = ["write", "writeFile", "appendFile", "writev"];

let fault: Fault | undefined;
let count = 0;
let calls: string[] = [];
const { appendFileSync } = fs;

/**
 * Arms the fault in this process, in place of any before; for `count` and errno modes, since the others end it.
 * @returns disarms, and gives the calls there were
 */
export function armFault(root: string, mode: string, at = 0, countFile?: string): () => readonly string[] {
  const [kind = "count", code = ""] = mode.split(":");
  fault = { root: resolve(root), kind, code, at, countFile };
  count = 0;
  calls = [];
  return () => {
    fault = undefined;
    return calls;
  };
}

await install();
const { FS_FAULT_ROOT, FS_FAULT_MODE = "count", FS_FAULT_AT = "0", FS_FAULT_COUNT_FILE } = process.env;
if (FS_FAULT_ROOT !== undefined) armFault(FS_FAULT_ROOT, FS_FAULT_MODE, Number(FS_FAULT_AT), FS_FAULT_COUNT_FILE);

async function install(): Promise<void> {
  const opened = new Map<unknown, string>();
  const placeOf = (args: readonly unknown[]): string | undefined =>
    args
      .slice(0, 2)
      .map((arg) => opened.get(arg) ?? pathOf(arg))
      .find(isWatched);

  function wrap(calls: Calls, name: string, style: Style, isWrite: boolean, isHandle: boolean): void {
    const original = calls[name];
    if (original === undefined) return;
    calls[name] = function (this: unknown, ...args) {
      const place = isHandle ? [opened.get(this)].find(isWatched) : placeOf(args);
      const isCounted = place !== undefined && inside.getStore() === undefined;
      if (!isCounted || (name.startsWith("open") && !changes(args[1]))) return original.apply(this, args);
      const last = args.at(-1);
      if (style === "callback" && typeof last === "function") args.splice(-1, 1, AsyncLocalStorage.bind(last as Call));
      const whole = () => inside.run(true, () => original.apply(this, args));
      const half = () => inside.run(true, () => original.apply(this, halved(args, isHandle ? 0 : 1)));
      return broken(`${isHandle ? "FileHandle." : ""}${name}`, place, style, last, isWrite ? half : () => {}, whole);
    };
  }
  const styles: (readonly [Calls, Style, string])[] = [
    [fs as unknown as Calls, "sync", "Sync"],
    [fs as unknown as Calls, "callback", ""],
    [fs.promises as unknown as Calls, "promise", ""],
  ];
  const handle = await fs.promises.open(process.execPath);
  const handleCalls = Object.getPrototypeOf(handle) as Calls;
  await handle.close();
  for (const [calls, style, suffix] of styles) {
    for (const name of [...CHANGES, ...MORE_CHANGES]) wrap(calls, name + suffix, style, false, false);
    for (const name of WRITES) wrap(calls, name + suffix, style, true, false);
    wrap(calls, `open${suffix}`, style, false, false);
    remember(calls, `open${suffix}`, style, opened);
  }
  for (const name of HANDLE_CHANGES) wrap(handleCalls, name, "promise", false, true);
  for (const name of HANDLE_WRITES) wrap(handleCalls, name, "promise", true, true);
  syncBuiltinESMExports();
}

function isWatched(path: string | undefined): boolean {
  return fault !== undefined && path !== undefined && (path === fault.root || path.startsWith(fault.root + sep));
}

/** Counts a call, and lets it pass, fail or be the last. */
function broken(
  name: string,
  place: string,
  style: Style,
  last: unknown,
  half: () => unknown,
  whole: () => unknown,
): unknown {
  if (fault === undefined) return whole();
  count += 1;
  const where = relative(fault.root, place) || ".";
  const call = `${count} ${name} ${where}`;
  calls.push(call);
  if (fault.countFile !== undefined) inside.run(true, appendFileSync, fault.countFile, `${call}\n`);
  if (fault.kind === "count" || count < fault.at || (count > fault.at && fault.kind !== "always")) return whole();
  if (fault.kind === "kill" || fault.kind === "torn") {
    const torn = fault.kind === "torn" ? half() : undefined;
    return torn instanceof Promise ? torn.then(die) : die();
  }
  const error = diskError(fault.code, name, where);
  if (style === "sync") {
    half();
    throw error;
  }
  if (style === "promise") return Promise.resolve(half()).then(() => Promise.reject(error));
  process.nextTick(last as Call, error);
  return undefined;
}

/** Which path a descriptor or handle stands for, so that writes to it are known. */
function remember(calls: Calls, name: string, style: Style, opened: Map<unknown, string>): void {
  const open = calls[name];
  if (open === undefined) return;
  calls[name] = function (this: unknown, ...args) {
    const path = pathOf(args[0]) ?? "";
    const keep = (file: unknown) => {
      opened.set(file, path);
      return file;
    };
    if (style === "sync") return keep(open.apply(this, args));
    if (style === "promise") return (open.apply(this, args) as Promise<unknown>).then(keep);
    const done = args.at(-1) as Call;
    return open.apply(this, [
      ...args.slice(0, -1),
      (error: unknown, file: unknown) => done.call(null, error, keep(file)),
    ]);
  };
}

/** A name given from an open folder is that of a file in it. */
const byItsName = (path: string): string =>
  resolve(path.replace(/^\/proc\/self\/fd\/\d+/, (handle) => fs.readlinkSync(handle)));

function pathOf(arg: unknown): string | undefined {
  if (typeof arg === "string") return byItsName(arg);
  if (Buffer.isBuffer(arg)) return resolve(String(arg));
  return arg instanceof URL ? fileURLToPath(arg) : undefined;
}

/** Whether a file opened with these flags may be changed. */
function changes(flags: unknown): boolean {
  if (typeof flags === "string") return /[wa+]/.test(flags);
  const { O_WRONLY, O_RDWR, O_CREAT, O_TRUNC } = fs.constants;
  return typeof flags === "number" && (flags & (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC)) !== 0;
}

/** The same arguments with the first half of the bytes that stand at `at`. */
function halved(args: readonly unknown[], at: number): unknown[] {
  const content = args[at];
  const rest = args.slice(at + 1);
  if (typeof content === "string") return [...args.slice(0, at), content.slice(0, content.length / 2), ...rest];
  if (Array.isArray(content)) return [...args.slice(0, at), content.slice(0, content.length / 2), ...rest];
  if (!ArrayBuffer.isView(content)) return [...args];
  const [offset, length] = typeof rest[0] === "number" ? [rest[0], rest[1] as number] : [0, content.byteLength];
  const half = new Uint8Array(
    content.buffer,
    content.byteOffset + offset,
    Math.floor((length ?? content.byteLength) / 2),
  );
  const options = typeof rest[0] === "number" ? [] : rest;
  return [...args.slice(0, at), half, ...options];
}

function diskError(code: string, syscall: string, path: string): Error {
  const errno = -(constants.errno[code as keyof typeof constants.errno] ?? 1);
  return Object.assign(new Error(`${code}: made to fail, ${syscall} '${path}'`), { code, errno, syscall, path });
}

function die(): never {
  process.kill(process.pid, "SIGKILL");
  for (;;);
}
