/**
 * `lithify view [--port N] [--no-open] [--export FILE] [--reveal]`: the page, on this machine alone, or as one file.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { today } from "../calendar/week.ts";
import { UsageError } from "../errors.ts";
import { onceFor } from "../once.ts";
import { writeAtomically } from "../store/disk/atomic-file.ts";
import { standingAt } from "../store/disk/real-folder.ts";
import { readNamedFile } from "../store/disk/regular-file.ts";
import { exportedPage } from "../view/export.ts";
import type { Asked, Ports } from "../view/ports.ts";
import { readingOf } from "../view/reading.ts";
import { serve } from "../view/server/server.ts";
import { open } from "../workspace/opened.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import { forget } from "./forget.ts";
import { inbox } from "./inbox.ts";
import { lintOpened } from "./lint.ts";
import { statusOf } from "./status.ts";
import { redo, undo } from "./undo.ts";

export interface ViewOptions extends GlobalOptions {
  readonly port?: string;
  /** False with `--no-open`. */
  readonly open?: boolean;
  readonly export?: string;
  readonly reveal?: boolean;
}

const LAST_PORT = 65_535;

/** Without `--export` it ends when it is told to. @throws {UsageError} BAD_PORT, PORT_IN_USE, USAGE */
export async function view(options: ViewOptions, surroundings: Surroundings): Promise<number> {
  const port = Number(options.port ?? 0);
  if (!Number.isInteger(port) || port < 0 || port > LAST_PORT)
    throw new UsageError("BAD_PORT", `--port ${options.port} is none`, `a number from 1 to ${LAST_PORT}`);
  const { export: file, reveal = false } = options;
  if (file !== undefined && reveal)
    throw new UsageError(
      "USAGE",
      "--export and --reveal exclude each other",
      "a file that may be passed on holds no secrets",
    );
  const ports = portsFor(options, surroundings);
  if (file !== undefined) return await writePage(resolve(surroundings.cwd, file), ports, options, surroundings);
  const { signal, print } = surroundings;
  const { url, onceUrl, close } = await serve({ options, surroundings, ports, port, reveal });
  try {
    print(options.json ? JSON.stringify({ url }) : url);
    if (options.open !== false && surroundings.terminal) openBrowser(onceUrl, surroundings);
    if (!signal.aborted) await once(signal, "abort");
    throw signal.reason;
  } finally {
    await close();
  }
}

async function writePage(
  path: string,
  ports: Ports,
  options: ViewOptions,
  surroundings: Surroundings,
): Promise<number> {
  refuseOther(path, options.export!);
  const opened = await open(options, surroundings);
  const reading = readingOf(opened, { ports, reveal: false, nowMs: surroundings.now().getTime() });
  writeAtomically(path, await exportedPage(reading, clockOf(surroundings.now(), opened.workspace.timezone)));
  surroundings.print(options.json ? JSON.stringify({ file: path }) : `written: ${path}`);
  return 0;
}

const clockOf = (now: Date, timeZone: string): string =>
  `${today(now, timeZone)} ${now.toLocaleTimeString("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" })} (${timeZone})`;

/** Nobody's file is written over but an earlier page. @throws {UsageError} FILE_EXISTS, NO_FOLDER */
function refuseOther(path: string, named: string): void {
  if (!existsSync(dirname(path)))
    throw new UsageError("NO_FOLDER", `there is no folder ${dirname(named)}`, "name a file in a folder that exists");
  if (standingAt(path) === undefined) return;
  const bytes = readNamedFile(path, LARGEST_PAGE_BYTES);
  if (!String(bytes).slice(0, PAGE_HEAD).includes("· lithify</title>"))
    throw new UsageError("FILE_EXISTS", `${named} stands there and is no page of lithify's`, "name another file");
}
const LARGEST_PAGE_BYTES = 1024 * 1024 * 1024;
/** Its title stands before that. */
const PAGE_HEAD = 2_000;

/** The terminal's own commands, quiet: what they refuse they throw, and the page tells it. */
function portsFor(global: ViewOptions, surroundings: Surroundings): Ports {
  const quiet: Surroundings = { ...surroundings, print: () => {}, terminal: false };
  const { workspace, provider, model, baseUrl } = global;
  const flags = Object.fromEntries(
    Object.entries({ workspace, provider, model, baseUrl }).filter(([, value]) => value !== undefined),
  ) as GlobalOptions;
  const does = (asked: Asked): Promise<number> => {
    if (asked.kind === "undo") return undo({ ...flags, run: asked.run }, quiet);
    if (asked.kind === "redo") return redo({ ...flags, run: asked.run }, quiet);
    if ("file" in asked)
      return forget({ ...flags, file: asked.file, back: asked.kind === "bring-back", seen: [asked.seen] }, quiet);
    return inbox({ ...flags, action: asked.kind, ids: [asked.id], seen: [asked.seen] }, quiet);
  };
  return {
    standingOf: (opened) => statusOf(opened, surroundings),
    lint: onceFor(lintOpened),
    act: async (asked) => void (await does(asked)),
  };
}

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ["open"],
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
};

/** Whoever has no browser has the address. */
function openBrowser(url: string, { tell, env }: Surroundings): void {
  const [command = "xdg-open", ...args] = OPENERS[process.platform] ?? [];
  const child = spawn(command, [...args, url], { stdio: "ignore", detached: true, env });
  child.on("error", () => tell("no browser could be opened: open the address yourself"));
  child.unref();
}
