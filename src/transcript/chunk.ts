/**
 * Cuts the turns of a slice into chunks that fit a model's window. Chunks end where messages end and begin with the end
 * of the one before; a message too long for one is split at line borders, or where a line is too long at characters,
 * and no character of it is left out.
 */
import { conversationsOf, labelOf, quoted } from "./render.ts";
import type { Turn } from "./transcript.ts";

export interface ChunkSize {
  /** UTF-16 units of a chunk's text at most. */
  readonly characters: number;
  /** Of the chunk before, repeated at the beginning, at most. Under a quarter of `characters`. */
  readonly overlap: number;
}

/** Document 004's own numbers. */
export const PRECISION_CHUNKS: ChunkSize = { characters: 12_000, overlap: 1_200 };

/** A message, or where it had to be split a part of one, as it stands in a chunk. */
export interface Piece {
  readonly turn: Turn;
  /** Into how many the message had to be split: 1 for a whole one. */
  readonly parts: number;
  /** The label, a space, and the text or its part. */
  readonly text: string;
}

export interface Chunk {
  readonly text: string;
  /** What this chunk is for; everything else in its text is overlap. All chunks' pieces together are all messages, each once. */
  readonly pieces: readonly Piece[];
}

/** The person's conversation first, then each sub-agent's, each in chunks of its own. */
export function chunksOf(turns: readonly Turn[], size: ChunkSize): Chunk[] {
  if (size.overlap * 4 > size.characters || size.characters < 200)
    throw new RangeError("a chunk is at least 200 characters, and four overlaps");
  return [...conversationsOf(turns).values()].flatMap((conversation) =>
    packed(
      conversation.flatMap((turn) => piecesOf(turn, size)),
      size,
    ),
  );
}

function piecesOf(turn: Turn, size: ChunkSize): Piece[] {
  const label = labelOf(turn);
  const text = quoted(turn.text);
  const whole = `${label} ${text}`;
  if (whole.length <= size.characters) return [{ turn, parts: 1, text: whole }];
  // Parts leave room for the overlap, so that each is read in the light of the one before.
  const parts = split(text, size.characters - size.overlap - label.length - 2);
  return parts.map((part) => ({ turn, parts: parts.length, text: `${label} ${part}` }));
}

function packed(pieces: readonly Piece[], size: ChunkSize): Chunk[] {
  const chunks: Chunk[] = [];
  let own: Piece[] = [];
  let overlap: readonly Piece[] = [];
  let length = 0;
  const close = () => {
    chunks.push({ text: [...overlap, ...own].map((piece) => piece.text).join("\n"), pieces: own });
  };
  for (const piece of pieces) {
    if (own.length > 0 && length + 1 + piece.text.length > size.characters) {
      close();
      overlap = endOf([...overlap, ...own], Math.min(size.overlap, size.characters - piece.text.length - 1));
      own = [];
      length = lengthOf(overlap);
    }
    own.push(piece);
    length += piece.text.length + (length > 0 ? 1 : 0);
  }
  if (own.length > 0) close();
  return chunks;
}

const lengthOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + piece.text.length, Math.max(0, pieces.length - 1));

/** The last messages that fit `room` whole; where not even the last does, its end, from a line border if there is one. */
function endOf(pieces: readonly Piece[], room: number): readonly Piece[] {
  let from = pieces.length;
  while (from > 0 && lengthOf(pieces.slice(from - 1)) <= room) from -= 1;
  const last = pieces.at(-1);
  if (from < pieces.length || last === undefined) return pieces.slice(from);
  const label = last.text.slice(0, last.text.indexOf(" ") + 1);
  const tail = tailOf(last.text, room - label.length - 2);
  return tail === "" ? [] : [{ ...last, text: `${label}… ${tail}` }];
}

/** Less than this of a message is no context. */
const TAIL_AT_LEAST = 40;

function tailOf(text: string, room: number): string {
  if (room < TAIL_AT_LEAST) return "";
  const tail = text.slice(onCharacter(text, text.length - room));
  const line = tail.indexOf("\n");
  return line >= 0 && tail.length - line > TAIL_AT_LEAST ? tail.slice(line + 1) : tail;
}

/** Parts that together are the text again: cut after the last LF that fits, else after the last space in the part's second half, else between characters. */
function split(text: string, limit: number): string[] {
  const parts: string[] = [];
  let from = 0;
  while (text.length - from > limit) {
    const end = from + limit;
    const window = text.slice(from, end);
    const line = window.lastIndexOf("\n") + 1;
    const space = window.lastIndexOf(" ") + 1;
    const to = line > 0 ? from + line : space > limit / 2 ? from + space : onCharacter(text, end);
    parts.push(text.slice(from, to));
    from = to;
  }
  return [...parts, text.slice(from)];
}

/** The border at or before `at` that splits no surrogate pair. */
function onCharacter(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff ? at - 1 : at;
}
