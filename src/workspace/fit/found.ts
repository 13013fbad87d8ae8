/**
 * Decides from what a folder holds which notes are daily logs, and what lithify.yaml would say to read them. What lithify
 * cannot read is found too, with the reason: nobody should wonder why their notes give nothing.
 */
import { dayOfPath, hasLogExtension } from "../../daily/daily-log.ts";
import { UNPRINTABLE } from "../../daily/list-logs.ts";
import { jsonIn } from "../../document/json.ts";
import { shellWord } from "../../errors.ts";
import type { Tool } from "../../transcript/transcript.ts";

export interface Seen {
  /** Of files, relative to the workspace, with forward slashes. */
  readonly paths: readonly string[];
  /** Whether `.obsidian` stands there; the text of its `daily-notes.json`. */
  readonly obsidian?: { readonly dailyNotes: string | undefined };
  /** The text of `logseq/config.edn`. */
  readonly logseq?: string;
  readonly sessions: readonly { readonly tool: Tool; readonly count: number }[];
}

export interface Found {
  readonly kind: "obsidian" | "logseq" | "openclaw" | "dated" | Tool;
  /** Of sessions: whose. */
  readonly transcripts?: Tool;
  /** The folder that lithify would read; null where it reads none, and for sessions. */
  readonly logs: string | null;
  /** Where memories would lie beside it. */
  readonly memory: string | null;
  /** Of notes, or of session files, as far as was looked. */
  readonly count: number;
  /** Why not all of it, or nothing, can be read, and what to do. */
  readonly because?: string;
}

/** Keys of lithify.yaml; what is the default anyway is not among them. */
export interface Proposal {
  readonly logs?: string | readonly string[];
  readonly memory?: string;
  readonly transcripts?: readonly Tool[];
}

/** Read without a word, to any depth: a folder below it is never named in its place, which would leave out the rest. */
const USUAL = "logs";
/** So many notes with a date are no accident; fewer are where nothing but days stands beside them. */
const ENOUGH_DATED = 3;
const MOST_TOLD = 9;
/** Beside logs that lie in, around or at `memory`. */
const BESIDE = "lithify-memory";
const DATED_NAMES = "[0-9][0-9][0-9][0-9][-_][0-9][0-9][-_][0-9][0-9]*.*";
/** How what somebody types in the workspace begins. */
export const TYPED = "mkdir -p logs && ";
const IN_ROOT = `they lie in the workspace itself, and logs need a folder of their own: ${TYPED}mv ${DATED_NAMES} logs/`;

export function foundIn(seen: Seen): Found[] {
  const known = [...obsidianIn(seen), ...logseqIn(seen), ...openclawIn(seen)];
  const notes = known.filter(({ logs }, i) => logs === null || known.findIndex((one) => one.logs === logs) === i);
  return [
    ...notes,
    ...datedIn(seen, notes),
    ...seen.sessions.map(({ tool, count }) => ({
      ...{ kind: tool, logs: null, memory: null, count },
      transcripts: tool,
    })),
  ];
}

/** Whether one of the folders is the folder, or holds it. */
export const isWithin = (folder: string, folders: readonly string[]): boolean =>
  folders.some((one) => `${folder}/`.startsWith(`${one.replace(/\/+$/, "")}/`));

/** Every folder of a known kind, and `logs`; of folders that only hold dated notes the fullest. */
export function proposalOf(found: readonly Found[]): Proposal {
  const readable = found.filter(({ logs }) => logs !== null);
  const known = readable.filter(({ kind, logs }) => kind !== "dated" || logs === USUAL);
  const fullest = readable.toSorted((a, b) => b.count - a.count)[0];
  const years = readable.filter(({ logs }) => isYear(logs!));
  const chosen = known.length > 0 ? known : fullest && isYear(fullest.logs!) ? years : fullest ? [fullest] : [];
  const folders = new Set(chosen.map((one) => (isWithin(one.logs!, [USUAL]) ? USUAL : one.logs!)));
  // lithify's own lines go into the first: rather not beside a tool's notes.
  const logs = [...folders].sort((a, b) => Number(b === USUAL) - Number(a === USUAL));
  const memory = memoryBeside(logs);
  const transcripts = found.flatMap((one) => one.transcripts ?? []);
  return {
    ...(logs.length === 1 && logs[0] !== USUAL && { logs: logs[0]! }),
    ...(logs.length > 1 && { logs }),
    ...(memory !== "memory" && { memory }),
    ...(transcripts.length > 0 && { transcripts }),
  };
}

/** Folders that are worth a look of their own, however large the workspace is. */
export const likelyFolders = (seen: Omit<Seen, "paths" | "sessions">): string[] =>
  [USUAL, "memory", "daily", obsidianSettings(seen).folder, logseqSettings(seen).folder].filter(
    (folder) => folder !== undefined && folder !== "",
  ) as string[];

const isYear = (folder: string): boolean => /^\d{4}$/.test(folder);

function memoryBeside(logs: readonly string[]): string {
  const isBeside = (folder: string): boolean => !`${folder.toLowerCase()}/`.startsWith("memory/");
  return logs.every(isBeside) ? "memory" : BESIDE;
}

const isLog = (path: string): boolean => hasLogExtension(path) && dayOfPath(path) !== undefined;

const below = (folder: string, paths: readonly string[]): string[] =>
  paths.filter((path) => path.startsWith(`${folder}/`));

const logsBelow = (folder: string, { paths }: Seen): number => below(folder, paths).filter(isLog).length;

const readable = (kind: Found["kind"], logs: string, count: number): Found => ({
  ...{ kind, logs, memory: memoryBeside([logs]), count },
});
const unreadable = (kind: Found["kind"], count: number, because: string): Found => ({
  ...{ kind, logs: null, memory: null, count, because },
});

function obsidianIn(seen: Seen): Found[] {
  if (seen.obsidian === undefined) return [];
  const { folder, format } = obsidianSettings(seen);
  const setting = "Obsidian: Settings, Daily notes, Date format";
  return ofTool("obsidian", folder, format, `${setting}: YYYY-MM-DD`, seen);
}

function obsidianSettings({ obsidian }: Pick<Seen, "obsidian">): { folder: string | undefined; format: string } {
  const [piece] = jsonIn(obsidian?.dailyNotes ?? "");
  const { folder, format } = (piece?.value ?? {}) as { folder?: unknown; format?: unknown };
  return {
    folder: folderNamed(typeof folder === "string" ? folder : ""),
    format: typeof format === "string" && format !== "" ? format : "YYYY-MM-DD",
  };
}

function logseqIn(seen: Seen): Found[] {
  const { folder, format } = logseqSettings(seen);
  const isNamedSo = (path: string): boolean => /\/\d{4}_\d\d_\d\d\.md$/.test(path) && isLog(path);
  if (seen.logseq === undefined && !below("journals", seen.paths).some(isNamedSo)) return [];
  // Its letters for a date are Java's.
  const asMoment = format.replaceAll("y", "Y").replaceAll("d", "D");
  return ofTool("logseq", folder, asMoment, 'logseq/config.edn: :journal/file-name-format "yyyy_MM_dd"', seen);
}

function logseqSettings({ logseq = "" }: Pick<Seen, "logseq">): { folder: string | undefined; format: string } {
  const text = logseq.replace(/;.*$/gm, "");
  return {
    folder: folderNamed(ednText(text, ":journals-directory") ?? "journals"),
    format: ednText(text, ":journal/file-name-format") ?? "yyyy_MM_dd",
  };
}

const ednText = (text: string, key: string): string | undefined => /^\s+"([^"]*)"/.exec(text.split(key)[1] ?? "")?.[1];

/** @param folder undefined for one that may not be read   @param mend how the tool names notes that lithify reads */
function ofTool(kind: Found["kind"], folder: string | undefined, format: string, mend: string, seen: Seen): Found[] {
  if (folder === undefined) return [];
  const isRead = isReadFormat(format);
  const unread = `its date format gives names that lithify does not read, which begin 2026-04-08 or 2026_04_08 (${mend})${copied(folder, format)}`;
  if (folder === "") {
    const count = seen.paths.filter((path) => !path.includes("/") && isLog(path)).length;
    if (count === 0 && isRead) return [];
    return [unreadable(kind, count, isRead ? `${IN_ROOT} (and name that folder in the tool's settings)` : unread)];
  }
  const count = logsBelow(folder, seen);
  if (isRead) return [readable(kind, folder, count)];
  return [count > 0 ? { ...readable(kind, folder, count), because: unread } : unreadable(kind, count, unread)];
}

/** A folder or a file named by it begins with a date as `dayOfPath` reads it. Letters as moment.js has them. */
const isReadFormat = (format: string): boolean =>
  format.split("/").some((part) => /^YYYY([-_])MM\1DD(?![A-Za-z\d])/.test(part));

/** How notes of a folder whose names are written days and nothing else are copied to names that are read; "" of other names. */
function copied(folder: string, format: string): string {
  const order = ["YYYY", "MM", "DD"].map((part) => format.indexOf(part));
  const parts = format.split(/YYYY|MM|DD/);
  if (order.includes(-1) || parts.length !== 4 || !parts.every((one) => /^[-_. ]*$/.test(one))) return "";
  const names = format.replaceAll(".", "\\.").replace("YYYY", "([0-9]{4})").replace(/MM|DD/g, "([0-9]{2})");
  const groups = order.map((at) => `\\${order.toSorted((a, b) => a - b).indexOf(at) + 1}`).join("-");
  return `; a copy that it reads: ${TYPED}for f in ${shellWord(`./${folder}`)}/*.md; do d=$(basename "$f" .md | sed -nE 's/^${names}$/${groups}/p'); [ -z "$d" ] || [ -e "logs/$d.md" ] || cp "$f" "logs/$d.md"; done`;
}

/** What somebody's configuration names, below the workspace; "" for the workspace itself, undefined for what is no place for logs. */
function folderNamed(named: string): string | undefined {
  const parts = named.split("/").filter((part) => part !== "" && part !== ".");
  return parts.some((part) => part.startsWith(".") || part.includes("\\") || UNPRINTABLE.test(part))
    ? undefined
    : parts.join("/");
}

function openclawIn(seen: Seen): Found[] {
  const count = logsBelow("memory", seen);
  return count > 0 ? [readable("openclaw", "memory", count)] : [];
}

/** @param known what was found of a tool's notes: nothing is told twice */
function datedIn(seen: Seen, known: readonly Found[]): Found[] {
  const counts = new Map<string, number>();
  for (const path of seen.paths.filter(isLog)) {
    const folder = folderOfNotes(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const named = new Set(seen.paths.filter((path) => hasLogExtension(path) && !isBareDay(path)).map(folderOfNotes));
  const isEnough = ([folder, count]: [string, number]): boolean =>
    folder === USUAL || count >= ENOUGH_DATED || !named.has(folder);
  const told: Found[] = [];
  for (const [folder, count] of [...counts].filter(isEnough).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const isTold = [...known, ...told].some(({ logs }) => logs !== null && areInOneAnother(logs, folder));
    if (folder !== "" && !isTold) told.push(readable("dated", folder, logsBelow(folder, seen)));
    if (folder === "" && !known.some(({ because }) => because?.startsWith(IN_ROOT)))
      told.push(unreadable("dated", count, IN_ROOT));
  }
  return told.sort((a, b) => b.count - a.count).slice(0, MOST_TOLD);
}

/** A day alone, perhaps with a time: what is called something besides may be anybody's page. */
const isBareDay = (path: string): boolean =>
  isLog(path) && !/\p{L}[^.]*\.[^.]*$/u.test(path.slice(path.lastIndexOf("/") + 1));

const areInOneAnother = (a: string, b: string): boolean => isWithin(a, [b]) || isWithin(b, [a]);

/** Where somebody began to put notes: without the folders of a year, a month or a day below it. "" for the workspace itself. */
function folderOfNotes(path: string): string {
  const parts = path.split("/").slice(0, -1);
  if (parts[0] === USUAL) return USUAL;
  while (parts.length > 0 && /^\d{4}(?!\d)|^\d\d(?!\d)/.test(parts.at(-1)!)) parts.pop();
  const [first = ""] = path.split("/");
  return parts.length === 0 && isYear(first) ? first : parts.join("/");
}
