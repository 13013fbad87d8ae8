/**
 * The one door through which something told becomes a line of a log: `lithify remember` and the MCP server's
 * `memory_remember` both come here. One bullet a telling, redacted, on one line, at the end of a log that lithify itself
 * began and that only grows. The caller holds the writer's lock.
 */
import { join, relative, sep } from "node:path";
import type { Day } from "../calendar/week.ts";
import { redactText } from "../daily/redact.ts";
import { rememberedLogName, type Teller, TOLD_HEADINGS } from "../daily/remembered-log.ts";
import { UsageError } from "../errors.ts";
import type { Found } from "../memory/memory.ts";
import { makeFolder, writeAtomically } from "../store/disk/atomic-file.ts";
import { placeRefused } from "../store/disk/real-folder.ts";
import { decodeText, readRegularFile } from "../store/disk/regular-file.ts";
import { whyNotLog } from "../store/own-log.ts";
import { labelOf } from "../text/labels.ts";
import { itemText } from "./plain-line.ts";
import { claimTold, type Naming, refuseSecret, type ToldLine } from "./told-claim.ts";

export interface Told {
  readonly text: string;
  readonly by: Teller;
  /** Today in the workspace's time zone. */
  readonly day: Day;
}

interface ToldWhere {
  /** What log paths are relative to: `ownership.owner`. Absolute. */
  readonly owner: string;
  /** The first folder of logs, absolute. */
  readonly logs: string;
  /** `redact.allow` */
  readonly allow: readonly string[];
}

/** A line that stands in a log. */
export interface RememberedLine extends ToldLine {
  /** False where the same words stood there already: nothing is written twice. */
  readonly isNew: boolean;
}

/** A claim is a sentence or a few; more is a document, which belongs into a log of its own. */
export const LONGEST_TOLD = 2_000;

/** Tab and line ends part words; any other control is no part of a sentence. */
const CONTROL = /(?![\t\n\r])\p{Cc}/u;

/** What would stand in the log. @throws {UsageError} for what is no sentence */
export function lineToldBy(text: string, allow: readonly string[]): string {
  const refuse = (message: string): never => {
    throw new UsageError("NOT_A_CLAIM", message, "say one durable claim in a sentence or a few");
  };
  if (CONTROL.test(text)) refuse("it holds control characters");
  if (text.length > LONGEST_TOLD) refuse(`it has ${text.length} characters, and ${LONGEST_TOLD} is the most`);
  // Redacted before and after: a secret over two lines is known by its lines, and joining lines may make one.
  const line = redactText(itemText(claimsApart(redactText(text, allow).text)), allow).text;
  if (!/[\p{L}\p{N}]/u.test(line)) refuse("it says nothing");
  return line;
}

/** Where a line has a label of its own, what the one above says is no part of the label. */
const claimsApart = (text: string): string =>
  text.replace(/(?<=[\p{L}\p{N}])[\n\r\x85\u2028\u2029](?=\s*(.+))/gu, (end, line) =>
    labelOf(line) ? `;${end}` : end,
  );

/**
 * @throws {UsageError} NOT_A_CLAIM, NOT_TEXT where somebody put something else in the log's place
 * @throws {DiskError} also where the log would lie behind a link
 */
export function rememberLine({ text, by, day }: Told, { owner, logs, allow }: ToldWhere): RememberedLine {
  const told = lineToldBy(text, allow);
  const heading = `${TOLD_HEADINGS[by]}, ${day}`;
  const {
    absolute,
    path,
    text: found,
  } = ownLog(heading, (n) => join(logs, rememberedLogName(day, by, n)), owner, logs);
  const before = found ?? `${heading}\n\n`;
  const lines = before.split(/\r\n|\r|\n/);
  const known = lines.indexOf(`- ${told}`);
  const here = { path, day, text: told };
  if (known >= 0) return { ...here, line: known + 1, isNew: false };
  const whole = /[\r\n]$/.test(before) ? before : `${before}\n`;
  makeFolder(logs);
  writeAtomically(absolute, `${whole}- ${told}\n`);
  return { ...here, line: whole.split(/\r\n|\r|\n/).length, isNew: true };
}

/**
 * Something told, in its log, and the claim that it makes. What no gate lets through is not even logged.
 * @param refuse throws where the claim cannot be kept: a line in the log alone would look as if it were
 */
export async function logTold(
  told: Told,
  naming: Naming,
  where: ToldWhere,
  refuse: (trial: Found) => Promise<void>,
): Promise<{ readonly line: RememberedLine; readonly claim: Found }> {
  const { text, by, day } = told;
  const { allow } = where;
  refuseSecret([text, naming.name ?? ""], allow);
  const path = rememberedLogName(day, by);
  await refuse(claimTold({ path, day, line: 1, text: lineToldBy(text, allow) }, naming, allow));
  const line = rememberLine(told, where);
  return { line, claim: claimTold(line, naming, allow) };
}

/** The first of its names that nobody else's file has: a log that a person began is never written to. */
function ownLog(
  heading: string,
  named: (n: number) => string,
  owner: string,
  logs: string,
): { absolute: string; path: string; text: string | undefined } {
  for (let n = 1; ; n++) {
    const absolute = named(n);
    const path = relative(owner, absolute).split(sep).join("/");
    const because = whyNotLog(logs, absolute);
    if (because !== undefined) throw placeRefused(owner, absolute, path, because);
    const text = standing(absolute, path);
    if (text === undefined || text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/, 1)[0] === heading)
      return { absolute, path, text };
  }
}

function standing(absolute: string, path: string): string | undefined {
  const bytes = readRegularFile(absolute);
  const text = bytes === undefined ? undefined : decodeText(bytes);
  if (bytes !== undefined && text === undefined)
    throw new UsageError("NOT_TEXT", `${path} is no UTF-8 text, and is left as it is`, "move it away");
  return text === "" ? undefined : text;
}
