/**
 * How two texts are compared: folded, so that white space, Unicode forms, typographic quotes and markdown emphasis do not
 * matter. Evidence digests and quote searches rest on this one fold. Pure, linear.
 */
import { createHash } from "node:crypto";

const SAME: Record<string, string> = {
  "“": '"',
  "”": '"',
  "„": '"',
  "«": '"',
  "»": '"',
  "‘": "'",
  "’": "'",
  "‚": "'",
  "´": "'",
  "…": "...",
  "‐": "-",
  "‑": "-",
  "‒": "-",
  "–": "-",
  "—": "-",
  "―": "-",
  "−": "-",
  "→": "->",
};

/** Folded text: NFKC, lower case, one kind of quote and dash, no emphasis or code marks, single spaces, trimmed. */
export function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[“”„«»‘’‚´…‐‑‒–—―−→]/g, (mark) => SAME[mark]!)
    .replace(/[`*]/g, "")
    .replace(/\s+/gu, " ")
    .trim();
}

/** Folded text of a log line: as `fold`, without the marks that begin a list item, a heading or a quotation. */
export function foldLine(line: string): string {
  return fold(line.replace(/^[\s>]*(?:[-+*•]\s+(?:\[[ xX]\]\s+)?|#{1,6}\s+|\d{1,3}[.)]\s+)?/u, ""));
}

/** 12 hex of a text: how lithify names a claim, a line, a file in front matter. */
export const digest12 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex").slice(0, 12);
