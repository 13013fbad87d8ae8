/**
 * What lithify puts into an agent's files, as data: a block of lines between markers, an entry of an object in JSON, an item
 * of a list in JSON. Each can be seen, renewed and taken out again without touching anything else of its file.
 */
import type { Command } from "./call.ts";

export interface Block {
  readonly kind: "block";
  /** Absolute. */
  readonly file: string;
  readonly comment: CommentStyle;
  readonly lines: readonly string[];
  /** The same lines with `CALLED` and `NAMED` for what they say of a place: by that one of an earlier place is known. */
  readonly form: readonly string[];
  /** Other files that may hold it, from a time when the agent read those. */
  readonly elsewhere?: readonly string[];
  /** The agent reads no more characters of the file than these. */
  readonly most?: number;
  /** What a file of that name begins with that is begun for it. */
  readonly head?: { readonly file: string; readonly text: string };
  /** In TOML: the table that the lines are. */
  readonly table?: TomlTable;
}
/** Words that call lithify, and a path that lithify named. */
export const CALLED = "\u0001";
export const NAMED = "\u0002";

export interface TomlTable {
  readonly path: readonly [parent: string, name: string];
  readonly values: Readonly<Record<string, unknown>>;
}
export type CommentStyle = "html" | "hash" | "slashes";

interface InJson {
  readonly file: string;
  readonly path: readonly string[];
  /** What stands there where lithify is called so: first as it is written, then as other agents have it that share the file. */
  readonly made: (command: Command) => readonly [unknown, ...unknown[]];
  /** How it is called now. */
  readonly command: Command;
  /** What else a file needs that is begun for it. */
  readonly begun?: Readonly<Record<string, unknown>>;
  /** Its agent reads JSON5. */
  readonly json5?: boolean;
}

/** `path` are the keys down to the entry itself. It is lithify's where all of it is as lithify writes it. */
export interface Entry extends InJson {
  readonly kind: "entry";
}

/** `path` are the keys down to the list. It is lithify's where it is called as lithify writes it, whatever stands beside. */
export interface Item extends InJson {
  readonly kind: "item";
  /** It lies in a list `hooks` of an item that has this besides; a person may have put it into one of theirs. */
  readonly group?: object;
  /** What any command says that would do the same a second time. */
  readonly call?: string;
}

export type Piece = Block | Entry | Item;

/** With the file that it lies in, links followed: two paths to one file are one file. */
export type Placed = Piece & { readonly real: string };

/** absent: nothing of ours is there; stale: ours, of another version or place; edited: ours, changed by hand. */
export type PieceState = "absent" | "stale" | "connected" | "edited";

/** A file that is left alone, with the reason. */
export interface Fault {
  readonly fault: string;
  /** Something of ours stands there all the same. */
  readonly isOurs?: boolean;
}

/** Two agents may share a piece: the same file, the same place in it. */
export const pieceKey = (piece: Placed): string =>
  JSON.stringify([piece.real, piece.kind, piece.kind === "block" ? "" : piece.path]);
