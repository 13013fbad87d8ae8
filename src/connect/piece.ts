/**
 * What lithify puts into an agent's files, as data: a block of lines between markers, an entry of an object in JSON, an item
 * of a list in JSON. Each can be seen, renewed and taken out again without touching anything else of its file.
 */

export interface Block {
  readonly kind: "block";
  /** Absolute. */
  readonly file: string;
  readonly comment: CommentStyle;
  readonly lines: readonly string[];
  /** Other files that may hold it, from a time when the agent read those. */
  readonly elsewhere?: readonly string[];
  /** The agent reads no more characters of the file than these. */
  readonly most?: number;
  /** In TOML: the table that the lines are. */
  readonly table?: TomlTable;
}
export interface TomlTable {
  readonly path: readonly [parent: string, name: string];
  readonly values: Readonly<Record<string, unknown>>;
}
export type CommentStyle = "html" | "hash" | "slashes";

export interface Entry {
  readonly kind: "entry";
  readonly file: string;
  /** Keys down to the entry itself. */
  readonly path: readonly string[];
  readonly value: unknown;
  /** What else a file needs that is begun for it. */
  readonly begun?: Readonly<Record<string, unknown>>;
  /** Its agent reads JSON5. */
  readonly json5?: boolean;
}

export interface Item {
  readonly kind: "item";
  readonly file: string;
  /** Keys down to the list. */
  readonly path: readonly string[];
  readonly value: unknown;
  /** Whether an item, or one in a list within it, was put there by lithify. */
  readonly isOurs: (value: unknown) => boolean;
  readonly begun?: Readonly<Record<string, unknown>>;
  readonly json5?: boolean;
}

export type Piece = Block | Entry | Item;

/** absent: nothing of ours is there; stale: ours, of another version or place; edited: ours, changed by hand. */
export type PieceState = "absent" | "stale" | "connected" | "edited";

/** A file that is left alone, with the reason. */
export interface Fault {
  readonly fault: string;
}

/** Two agents may share a piece: the same file, the same place in it. */
export const pieceKey = (piece: Piece): string =>
  JSON.stringify([piece.file, piece.kind, piece.kind === "block" ? "" : piece.path]);
