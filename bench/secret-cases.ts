/**
 * The cases of `cases/secrets.json` as they stand in a log, for the bench and for the test of redaction.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface Neighbour {
  readonly id: string;
  readonly language: string;
  readonly text: string;
  /** Written after the rules, and counted once before they were fitted to it. */
  readonly held?: boolean;
}

export interface Secret extends Neighbour {
  readonly shape: string;
  readonly secret: string;
}

export interface SecretCases {
  readonly secrets: readonly Secret[];
  readonly neighbours: readonly Neighbour[];
}

export function secretCases(): SecretCases {
  const path = join(import.meta.dirname, "cases", "secrets.json");
  const { secrets, neighbours } = JSON.parse(readFileSync(path, "utf8")) as SecretCases;
  return {
    secrets: secrets.map((one) => ({ ...one, text: made(one.text, one.id), secret: made(one.secret, one.id) })),
    neighbours: neighbours.map((one) => ({ ...one, text: made(one.text, one.id) })),
  };
}

const SMALL = "abcdefghijkmnpqrstuvwxyz23456789";
const MIXED = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789";

/** Random-looking characters stand in no file of the repository, so that no scanner stumbles over them. */
function made(text: string, id: string): string {
  const armour = (side: string): string => `-----${side} OPENSSH PRI${"VATE"} KEY-----`;
  return text
    .replace("{{key-begin}}", armour("BEGIN"))
    .replace("{{key-end}}", armour("END"))
    .replace(/\{\{(hex|small|mixed|digits):(\d+)\}\}/g, (_, kind: string, length: string) => {
      const bytes = createHash("shake256", { outputLength: 128 }).update(id).digest();
      const alphabet = { hex: "0123456789abcdef", small: SMALL, digits: "0123456789" }[kind] ?? MIXED;
      return [...bytes.subarray(0, Number(length))].map((byte) => alphabet[byte % alphabet.length]).join("");
    });
}

/** The text as it stands in a log; what has no mark of its own is a bullet. */
export const written = (text: string): string =>
  /^(?:#|- |\||\[(?:ToolCall|database))/.test(text) ? text : `- ${text}`;

/** The secret, and where it has several words each run of half of them. */
export function piecesOf(secret: string): RegExp[] {
  const words = secret.split(/\s+/);
  const length = Math.ceil(words.length / 2);
  const runs = words.length < 3 ? [] : words.slice(length - 1).map((_, i) => words.slice(i, i + length).join(" "));
  return [secret, ...runs.filter((run) => run.length >= 5)].map((piece) => {
    const escaped = piece.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
    // A short one would be found by chance in digests and longer words.
    return new RegExp(squashed(piece).length < 8 ? `(?<![0-9A-Za-z])${escaped}(?![0-9A-Za-z])` : escaped, "u");
  });
}

export const squashed = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
