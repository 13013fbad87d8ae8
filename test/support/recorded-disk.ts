/**
 * Writes down what a program does to a folder, so that power-loss can tell what a disk would hold that lost what was not
 * synced. Preloaded: `node --import <this file> program`, DISK_ROOT=<folder>, DISK_RECORD=<file outside of it>, which gets
 * a line of JSON a call. Calls that it does not know are written down as `unknown`: a test fails on them. Of node:fs only,
 * and only the synchronous calls change anything here; SQLite's lock files are not seen.
 */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { DiskCall } from "./power-loss.ts";

type Call = (this: unknown, ...args: unknown[]) => unknown;

const root = resolve(process.env.DISK_ROOT ?? "/nowhere");
const record = process.env.DISK_RECORD ?? "";
const { appendFileSync, existsSync, readFileSync } = fs;
const calls = fs as unknown as Record<string, Call>;
const paths = new Map<unknown, string>();
/** What a recorded call is made of is not recorded again. */
let inside = false;

const pathOf = (at: unknown): string | undefined =>
  at instanceof URL
    ? fileURLToPath(at)
    : typeof at === "string"
      ? resolve(at.replace(/^\/proc\/self\/fd\/\d+/, (handle) => fs.readlinkSync(handle)))
      : undefined;
const place = (at: unknown): string | undefined => {
  const path = paths.get(at) ?? pathOf(at);
  return path === root || path?.startsWith(root + sep) ? relative(root, path) : undefined;
};
const note = (call: DiskCall): void => appendFileSync(record, `${JSON.stringify(call)}\n`);

function wrap(name: string, told: (args: readonly unknown[], whole: () => unknown) => unknown): void {
  const original = calls[name]!;
  calls[name] = function (this: unknown, ...args) {
    const whole = (): unknown => original.apply(this, args);
    if (inside) return whole();
    inside = true;
    try {
      return told(args, whole);
    } finally {
      inside = false;
    }
  };
}

/** A call on one path, or from one to another, that is written down when it went well. */
function wrapNamed(name: string, callOf: (path: string, to: string) => DiskCall): void {
  wrap(name, (args, whole) => {
    const result = whole();
    const path = place(args[0]);
    if (path !== undefined) note(callOf(path, place(args[1]) ?? ""));
    return result;
  });
}

wrap("openSync", (args, whole) => {
  const path = pathOf(args[0]) ?? "";
  const isNew = !existsSync(path);
  const file = whole();
  paths.set(file, path);
  const at = place(file);
  if (isNew && at !== undefined) note({ call: "create", path: at });
  return file;
});
wrap("closeSync", (args, whole) => {
  const result = whole();
  paths.delete(args[0]);
  return result;
});
for (const name of ["writeSync", "writeFileSync", "appendFileSync", "ftruncateSync", "truncateSync"])
  wrap(name, (args, whole) => {
    const at = place(args[0]);
    const isNew = at !== undefined && !existsSync(resolve(root, at));
    const result = whole();
    if (at === undefined) return result;
    if (isNew) note({ call: "create", path: at });
    note({ call: "write", path: at, content: readFileSync(resolve(root, at)).toString("latin1") });
    return result;
  });
wrapNamed("fsyncSync", (path) => ({ call: "sync", path }));
wrapNamed("fdatasyncSync", (path) => ({ call: "sync", path }));
wrapNamed("renameSync", (path, to) => ({ call: "rename", path, to }));
wrapNamed("unlinkSync", (path) => ({ call: "remove", path }));
wrapNamed("rmdirSync", (path) => ({ call: "remove", path }));
wrapNamed("mkdirSync", (path) => ({ call: "folder", path }));
for (const name of ["rmSync", "cpSync", "copyFileSync", "linkSync", "symlinkSync", "mkdtempSync", "writevSync"])
  wrapNamed(name, (path) => ({ call: "unknown", path: `${name} ${path}` }));
for (const name of ["writeFile", "appendFile", "rename", "unlink", "rm", "mkdir", "rmdir", "truncate", "copyFile"]) {
  wrapNamed(name, (path) => ({ call: "unknown", path: `${name} ${path}` }));
  const promised = fs.promises as unknown as Record<string, Call>;
  const original = promised[name]!;
  promised[name] = function (this: unknown, ...args) {
    const path = place(args[0]);
    if (path !== undefined) note({ call: "unknown", path: `promises.${name} ${path}` });
    return original.apply(this, args);
  };
}
syncBuiltinESMExports();
