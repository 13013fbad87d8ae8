/**
 * What is told in a talk: somebody asks for a code or a password, and who speaks next says it.
 */

import { withoutEnd } from "../../text/ends.ts";
import { isMixed, rowsIn } from "./keyed.ts";
import type { Mark } from "./marks.ts";
import { digitsOf, KIND, type Reading, type Told, type ToldKind } from "./reading.ts";
import type { Part } from "./shapes.ts";
import { type Value, valueAt } from "./value.ts";

export interface Scope {
  /**
   * `lock` where a title names only what is opened, `Side door`; `guest` where its key is what people write below; `keys` where a title is
   * no more than an everyday word for keys or codes.
   */
  readonly kind: ToldKind | "access" | "lock" | "guest" | "keys";
  /** What the line itself says: it holds for the lines below. */
  readonly says: ReadonlySet<Part>;
  /** 1 to 6 below a heading, 7 below a label. */
  readonly level: number;
  /** A label's own indent: what stands deeper is under it. */
  readonly indent: number;
  /** A label that ends with a colon; below another, only what goes on at once. */
  readonly open: boolean;
  /** A label without one: the first line that tells nothing ends it. */
  readonly strict: boolean;
  /** Somebody asked: the first word of the reply may be it. */
  readonly asked: boolean;
  readonly linesLeft: number;
}

const LINES_TO_REPLY = 2;
/** In a talk a line begins with who says it, quoted, in bold or behind a time: `name: …` alone is a field. */
const SPEAKER =
  /^\s*(?:[-*]\s+)?(?:>\s*|\*\*|\[\d[^\]]*\]\s*)["'`*_]{0,2}\p{L}[\p{L}\p{N} _.-]{0,20}[:：]["'`*_]{0,2}\s/u;
const FIELD = /^\s*[\p{L}_-]{1,30}:\s/u;

/** Whether somebody says this, and the word stands in what they say. */
export const isTurn = (line: string, { from }: Mark): boolean => from >= (SPEAKER.exec(line)?.[0].length ?? from + 1);

/** `What's the PIN for the tablet?`, `what do I type at the gate?` */
export function askedBy(anchor: Mark | undefined, says: ReadonlySet<Part>, marks: readonly Mark[]): Scope | undefined {
  const isLock = says.has("lock") || says.has("dial");
  const named = anchor === undefined || anchor.part === "access" ? undefined : KIND[anchor.part];
  const types = marks.some(({ part }) => part === "types");
  // `which pin has …`: not every question about a safe asks for its number.
  const isNumber = marks.some(
    ({ part, from }) => part === "dial" && !marks.some((one) => one.part === "lock" && one.from === from),
  );
  const isCode = isLock && (named === "key" || (named === undefined && (types || isNumber)));
  const kind = isCode ? "code" : named === "key" ? undefined : named;
  if (anchor !== undefined && marks.some((one) => one.part === "about" && one.from >= anchor.from)) return undefined;
  if (kind === undefined) return isLock ? { ...ASKED, says, kind: "lock" } : undefined;
  return { ...ASKED, says, kind };
}
const ASKED = { level: 7, indent: -1, open: false, strict: false, asked: true, linesLeft: LINES_TO_REPLY };

/** What stands before the first word of what somebody says. */
const REPLY =
  /^[\s>*-]*(?:\[[^\]]*\]\s*|\d{1,2}:\d{2}\s+)?["'`*_]{0,2}(?:\p{L}[\p{L}\p{N} _.-]{0,20}[:：]["'`*_]{0,2}\s*)?["'`*_«“„「]*/u;
const LEAST_REPLY = 6;

/** What somebody says who was asked for a code or a password. */
export function replyTo({ kind, says, strict }: Scope, reading: Reading): Told[] {
  const { line } = reading;
  const at = REPLY.exec(line)?.[0].length ?? 0;
  const isLock = says.has("lock");
  if (kind === "passphrase" || kind === "answer") return [];
  // Nobody put a question: only who speaks next replies.
  if (strict && !SPEAKER.test(line)) return [];
  const named = toldAs(kind);
  const isField = FIELD.test(line);
  if (kind !== "lock" && !isField) {
    const rows = rowsIn(line);
    if (rows.length > 0) return rows;
  }
  const told: Told[] = [];
  const said = valueAt(line, at);
  for (const value of [...(said === undefined ? [] : [said]), ...reading.values()]) {
    const { from, to, likeness, text, last } = value;
    if (from < at || (from === at && value !== said)) continue;
    const first = from === at;
    const fits = ((): boolean => {
      if (likeness === "strong" || likeness === "mild") return text.length >= LEAST_REPLY && (first || last);
      if (kind === "lock" || isField) return false;
      if (likeness === "number" || isMixed(text)) return isKeyedReply(value, first || isLock);
      const alone = first && withoutEnd(line.slice(to), " \"'`*_.!") === "";
      return kind === "password" && alone && (likeness === "joined" || likeness === "word");
    })();
    if (fits) told.push({ kind: named, from, to });
  }
  return told;
}

/** What a value below a title is. */
export function toldAs(kind: Scope["kind"]): ToldKind {
  if (kind === "keys") return "key";
  return kind === "lock" || kind === "guest" || kind === "access" ? "password" : kind;
}

const LEAST_DIGITS = 4;
const isKeyedReply = ({ text }: Value, near: boolean): boolean =>
  near && digitsOf(text) >= LEAST_DIGITS && digitsOf(text) <= 9 && !/[.:/]/.test(text);
