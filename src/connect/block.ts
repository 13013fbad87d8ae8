/**
 * A block of lines between two markers, in Markdown, TOML or a script. The marker has the block's version and digest, so that a
 * change by hand shows: then only lines of ours that name an earlier place are renewed. Anything but one pair in order is left alone; markers that a fence of Markdown quotes are none. What
 * surrounds the block stays byte for byte, also when it is taken out: the blank line it was put apart with, where that still is
 * there, goes with it, and no two lines become one.
 */
import { isDeepStrictEqual } from "node:util";
import { digest12 } from "../digest.ts";
import { fencedIn } from "../text/fences.ts";
import { installOf, installSaid } from "./call.ts";
import { type Block, CALLED, type CommentStyle, type Fault, NAMED, type PieceState } from "./piece.ts";
import { faultOfPutting, faultOfTaking, faultWith, valuesIn } from "./toml-table.ts";

const VERSION = 1;
const BEGIN = "lithify-connect:begin";
const END = "lithify-connect:end";

const COMMENTS: Readonly<Record<CommentStyle, readonly [open: string, close: string]>> = {
  html: ["<!-- ", " -->"],
  hash: ["# ", ""],
  slashes: ["// ", ""],
};

interface Found {
  /** Where the markers begin and end, as slice takes it; line ends are not in it. */
  readonly from: number;
  readonly to: number;
  readonly body: readonly string[];
  readonly version: number;
  readonly digest: string;
  /** Of its own lines: what stands around it may have others. */
  readonly eol: string;
}

export function blockState(text: string, piece: Block): PieceState | Fault {
  const found = find(text, piece.comment);
  if (found !== undefined && "fault" in found) return found;
  const { table } = piece;
  if (found === undefined) {
    const put = table && withBlock(text, piece);
    return typeof put === "object" ? put : "absent";
  }
  const fault = table && faultWith(text, table);
  if (fault !== undefined) return { ...fault, isOurs: true };
  if (digestOf(found.body) !== found.digest) return isOld(text, found, piece) ? "stale" : "edited";
  return found.version === VERSION && found.digest === digestOf(piece.lines) ? "connected" : "stale";
}

/** @param text undefined: there is no file yet */
export function withBlock(text: string | undefined, piece: Block): string | Fault {
  const after = put(text, piece);
  const { table } = piece;
  if (table === undefined || typeof after !== "string") return after;
  if (after === text && blockState(text, piece) === "stale") return { fault: STRANGE_LINES };
  return (after === text ? faultWith(after, table) : faultOfPutting(text ?? "", after, table)) ?? after;
}

const STRANGE_LINES =
  "its table calls lithify from another place, in lines that lithify did not write: take the block out by hand";

/** Of a block that somebody wrote into: whether what it says of lithify's place is of another one. */
function isOld(text: string, { body }: Found, piece: Block): boolean {
  if (renewed(body, piece).some((line, at) => line !== body[at])) return true;
  const { command, args } = (piece.table && valuesIn(text, piece.table)) ?? {};
  if (piece.table === undefined || !Array.isArray(args)) return false;
  const { values } = piece.table;
  return installOf([command, ...args]) !== undefined && !isDeepStrictEqual({ command, args }, values);
}

/** The lines with ours as they are now where they name an earlier place; what somebody wrote stays. */
function renewed(body: readonly string[], { lines, form }: Block): string[] {
  const own = form.flatMap((line, i) => {
    const [pattern, isCall] = [patternOf(line), line.includes(CALLED)];
    const at = pattern === undefined ? -1 : body.findIndex((one) => pattern.test(one));
    return at === -1 ? [] : [{ at, line: lines[i]!, isCall, said: pattern!.exec(body[at]!)!.slice(1) }];
  });
  // Another program that somebody put in its place stays.
  const isOurs = installSaid(own.flatMap(({ said }) => said)) !== undefined;
  const now = [...body];
  for (const { at, line, isCall } of own) if (isOurs || !isCall) now[at] = line;
  return now;
}

function patternOf(line: string): RegExp | undefined {
  if (!line.includes(CALLED) && !line.includes(NAMED)) return undefined;
  const said = line.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&");
  return new RegExp(`^${said.replaceAll(CALLED, "(.+?)").replaceAll(NAMED, "[^`]+")}$`);
}

function put(text: string | undefined, piece: Block): string | Fault {
  const found = text === undefined ? undefined : find(text, piece.comment);
  if (found !== undefined && "fault" in found) return found;
  if (text === undefined) {
    const head = headOf(piece);
    return head === "" ? bounded(`${written(piece, "\n")}\n`, piece) : put(head, piece);
  }
  const eol = found?.eol ?? (text.includes("\r\n") ? "\r\n" : "\n");
  if (found !== undefined) {
    const isEdited = digestOf(found.body) !== found.digest;
    const body = isEdited ? renewed(found.body, piece) : piece.lines;
    if (isEdited && body.every((line, at) => line === found.body[at])) return text;
    return bounded(text.slice(0, found.from) + written(piece, eol, body) + text.slice(found.to), piece);
  }
  // A file keeps whether it ends with a line end: by that its removal knows what the block was put apart with.
  if (text === "") return bounded(written(piece, eol), piece);
  const ends = /\n$/.test(text);
  return bounded(`${text}${ends ? eol : eol + eol}${written(piece, eol)}${ends ? eol : ""}`, piece);
}

/** @returns null where nothing is left of a file that lithify began; lines that a person wrote into the block stay */
export function withoutBlock(text: string, piece: Block): string | null | Fault {
  const left = taken(text, piece);
  const { table } = piece;
  if (table === undefined || left === text || (left !== null && typeof left !== "string")) return left;
  return faultOfTaking(text, left ?? "", table) ?? left;
}

function taken(text: string, piece: Block): string | null | Fault {
  const found = find(text, piece.comment);
  if (found === undefined) return text;
  if ("fault" in found) return found;
  const { eol } = found;
  const isEdited = digestOf(found.body) !== found.digest;
  const own = new Set([...piece.lines, ""]);
  const theirs = isEdited ? renewed(found.body, piece).filter((line) => !own.has(line)) : [];
  let before = text.slice(0, found.from);
  let after = text.slice(found.to);
  if (theirs.length > 0) return `${before}${theirs.join(eol)}${after}`;
  const ended = after.startsWith(eol);
  if (ended) after = after.slice(eol.length);
  // A formatter may have taken the blank line: what ends then is the line before, and its end is not ours.
  if (ended && before.endsWith(`\n${eol}`)) before = before.slice(0, -eol.length);
  if (!ended && before.endsWith(eol + eol)) before = before.slice(0, -2 * eol.length);
  const left = before + after;
  return left === headOf(piece) && ended ? null : left;
}

const headOf = ({ file, head }: Block): string => (head?.file === file ? head.text : "");

function written({ comment, lines }: Block, eol: string, body = lines): string {
  const [open, close] = COMMENTS[comment];
  return [`${open}${BEGIN} v${VERSION} ${digestOf(lines)}${close}`, ...body, `${open}${END}${close}`].join(eol);
}

function bounded(text: string, { most }: Block): string | Fault {
  if (most === undefined || text.length <= most) return text;
  return { fault: `it would have ${text.length} characters, and of more than ${most} the agent reads nothing` };
}

const digestOf = (lines: readonly string[]): string => digest12(lines.join("\n"));

function find(whole: string, comment: CommentStyle): Found | Fault | undefined {
  const text = comment === "html" ? unquoted(whole) : whole;
  const [begins, ends] = [BEGIN, END].map((mark) => text.split(mark).length - 1) as [number, number];
  if (begins === 0 && ends === 0) return undefined;
  const [open, close] = COMMENTS[comment].map((part) => part.replace(/[/]/g, "\\/")) as [string, string];
  const pair = new RegExp(
    `^${open}${BEGIN} v(\\d{1,4}) ([0-9a-f]{12})${close}\\r?\\n([\\s\\S]*?)^${open}${END}${close}(?=\\r?\\n|$(?![\\s\\S]))`,
    "m",
  ).exec(text);
  if (begins !== 1 || ends !== 1 || pair === null)
    return {
      isOurs: true,
      fault: `its markers ${BEGIN} and ${END} are no whole pair (${begins} and ${ends} of them): mend or remove them`,
    };
  const [, version = "", digest = ""] = pair;
  const [from, to] = [pair.index, pair.index + pair[0].length];
  // As it stands: somebody may have written a fence into it.
  const body = whole.slice(from, to).split(/\r?\n/).slice(1, -1);
  const eol = /\r?\n/.exec(pair[0])![0];
  return { from, to, body, version: Number(version), digest, eol };
}

/** With blanks for what stands within closed fences: all else keeps its place. */
function unquoted(text: string): string {
  if (!text.includes(BEGIN) && !text.includes(END)) return text;
  const lines = text.split("\n");
  const fenced = fencedIn(lines.map((line) => line.replace(/\r$/, "")));
  return lines.map((line, at) => (fenced.has(at) ? " ".repeat(line.length) : line)).join("\n");
}
