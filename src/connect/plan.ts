/**
 * What connecting or taking out would write: from the files as they are and the agents' pieces, the bytes of each file
 * afterwards. A file with something malformed in it is left alone whole, and named; the others are done.
 */
import type { Agent } from "./agent.ts";
import { AGENTS } from "./agents.ts";
import { blockState, withBlock, withoutBlock } from "./block.ts";
import { asBegun, isBegun, jsonState, withJson, withoutJson } from "./json-edit.ts";
import { type Fault, type Piece, type PieceState, type Placed, pieceKey } from "./piece.ts";
import type { Place } from "./place.ts";

/** A file's text; undefined where there is none; a fault where it may not be touched. */
export type Read = (file: string) => string | undefined | Fault;

export interface FileChange {
  readonly file: string;
  /** null: there is no file. */
  readonly before: string | null;
  readonly after: string | null;
}

export interface Plan {
  readonly changes: readonly FileChange[];
  /** Files that are left as they are. */
  readonly left: readonly { readonly file: string; readonly because: string }[];
  /** Files in which somebody edited what is ours: it stays theirs. */
  readonly edited: readonly string[];
}

export const piecesOf = (agent: Agent, place: Place): Placed[] =>
  agent.pieces(place).map((piece) => ({ ...piece, real: place.real(piece.file) }));

export function planConnect(pieces: readonly Placed[], read: Read): Plan {
  return planned(pieces, read, (before, own) => {
    let text: string | undefined | Fault = before;
    for (const piece of own) {
      if (text !== undefined && typeof text !== "string") return text;
      text = piece.kind === "block" ? withBlock(text, piece) : withJson(text, piece);
    }
    if (typeof text !== "string") return text ?? null;
    return isJson(own) && (before === undefined || takenOut(before, own) === null) ? asBegun(text) : text;
  });
}

export function planRemoval(pieces: readonly Placed[], read: Read): Plan {
  return planned(pieces, read, (before, own) => (before === undefined ? null : takenOut(before, own)));
}

/** The last that was put in goes first. @returns null where nothing is left of a file that lithify began */
function takenOut(before: string, own: readonly Piece[]): string | null | Fault {
  let text: string | null | Fault = before;
  for (const piece of own.toReversed()) {
    if (text === null || typeof text !== "string") return text;
    text = piece.kind === "block" ? withoutBlock(text, piece) : withoutJson(text, piece);
  }
  const begun = Object.assign({}, ...own.map((piece) => (piece.kind === "block" ? {} : piece.begun)));
  const isLeftEmpty = typeof text === "string" && text !== before && isBegun(before, text, begun);
  return isJson(own) && isLeftEmpty ? null : text;
}

const isJson = (own: readonly Piece[]): boolean => own.every(({ kind }) => kind !== "block");

const wherever = (piece: Placed, { real }: Place): Placed[] =>
  piece.kind === "block"
    ? [piece.file, ...(piece.elsewhere ?? [])].map((file) => ({ ...piece, file, real: real(file) }))
    : [piece];

function planned(
  pieces: readonly Placed[],
  read: Read,
  change: (before: string | undefined, own: readonly Piece[]) => string | null | Fault,
): Plan {
  const changes: FileChange[] = [];
  const left: { file: string; because: string }[] = [];
  const edited: string[] = [];
  const once = [...new Map(pieces.map((piece) => [keyOf(piece), piece])).values()];
  for (const own of Map.groupBy(once, ({ real }) => real).values()) {
    const [{ file }] = own as [Placed];
    const before = read(file);
    const after = before !== undefined && typeof before !== "string" ? before : change(before, own);
    if (after !== null && typeof after !== "string") left.push({ file, because: after.fault });
    else if (after !== (before ?? null)) changes.push({ file, before: (before as string | undefined) ?? null, after });
    else if (own.some((piece) => stateOf(piece, before as string | undefined) === "edited")) edited.push(file);
  }
  return { changes, left, edited };
}

/** A list may hold several items of ours. */
const keyOf = (piece: Placed): string => `${pieceKey(piece)}${pathIn(piece) ?? ""}`;

/** A folder that is an item by itself: who wrote it does not show. */
export function pathIn(piece: Piece): string | undefined {
  const [value] = piece.kind === "item" ? piece.made(piece.command) : [];
  return typeof value === "string" ? value : undefined;
}

export function stateOf(piece: Piece, text: string | undefined | Fault): PieceState | Fault {
  if (text === undefined) return "absent";
  if (typeof text !== "string") return text;
  return piece.kind === "block" ? blockState(text, piece) : jsonState(text, piece);
}

/** What two agents share tells of neither. */
export function agentState(agent: Agent, place: Place, read: Read) {
  const pieces = piecesOf(agent, place);
  const shared = new Set(AGENTS.flatMap((other) => (other === agent ? [] : piecesOf(other, place).map(pieceKey))));
  const states = pieces.map((piece) => ({
    ...{ file: piece.file, isOwn: !shared.has(pieceKey(piece)) && pathIn(piece) === undefined },
    is: stateOf(piece, read(piece.file)),
  }));
  const telling = states.some(({ isOwn }) => isOwn) ? states.filter(({ isOwn }) => isOwn) : states;
  // Those that would be left as they are.
  const left = states.flatMap(({ file, is }) => (typeof is === "string" ? [] : [{ file, because: is.fault }]));
  // The worst of its pieces; absent: none is there, whatever stands in their way.
  const state = !telling.some(({ is }) => isOurs(is))
    ? "absent"
    : left.length > 0
      ? "broken"
      : states.every(({ is }) => is === "connected" || is === "edited")
        ? "connected"
        : "stale";
  // In which its pieces stand, or would; and those of them in which somebody edited what is ours.
  const files = [...new Set(pieces.map(({ file }) => file))];
  const edited = states.filter(({ is }) => is === "edited").map(({ file }) => file);
  return { name: agent.name, connected: state === "connected", state, files, edited, left };
}

const isOurs = (is: PieceState | Fault): boolean => (typeof is === "string" ? is !== "absent" : is.isOurs === true);

/** The pieces of some agents, wherever they may stand, without those that another, which stays connected, has too. */
export function piecesToRemove(going: readonly Agent[], place: Place, read: Read): Placed[] {
  const staying = AGENTS.filter((agent) => !going.includes(agent));
  const gone = going.flatMap((agent) => piecesOf(agent, place));
  const goneKeys = new Set(gone.map(pieceKey));
  const kept = staying
    .map((agent) => piecesOf(agent, place))
    .filter((pieces) => pieces.some((one) => !goneKeys.has(pieceKey(one)) && isOurs(stateOf(one, read(one.file)))))
    .flatMap((pieces) => pieces.map(pieceKey));
  return gone.flatMap((piece) => wherever(piece, place)).filter((piece) => !kept.includes(pieceKey(piece)));
}
