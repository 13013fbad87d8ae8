/**
 * Cuts a file into whole lines in bounded memory: one buffer, which grows to the longest line allowed and no further.
 */
import type { FileHandle } from "node:fs/promises";

export interface Line {
  /** From 1. */
  readonly number: number;
  /** The first byte after the line and its LF. */
  readonly to: number;
  /** Without the LF; valid until the next batch is asked for. Undefined when the line is longer than is read. */
  readonly bytes: Buffer | undefined;
  /** An LF closes it. Only the last line of a file may be open. */
  readonly closed: boolean;
}

const LF = 0x0a;
const READ_BYTES = 1 << 20;

/** Lines in batches, as they come in from the disk: a file of a million lines is a thousand steps. */
export async function* linesOf(file: FileHandle, maxLineBytes: number): AsyncGenerator<readonly Line[]> {
  let buffer: Buffer = Buffer.allocUnsafe(Math.min(READ_BYTES, maxLineBytes));
  let held = 0; // bytes of an unfinished line, at the buffer's beginning
  let overlong = false; // that line has outgrown the buffer: its bytes are dropped as they come
  let offset = 0;
  let number = 1;

  for (;;) {
    if (held === buffer.length && !overlong) {
      if (buffer.length >= maxLineBytes) overlong = true;
      else buffer = larger(buffer, Math.min(buffer.length * 2, maxLineBytes));
    }
    if (overlong) held = 0;
    const { bytesRead } = await file.read(buffer, held, Math.min(buffer.length - held, READ_BYTES), offset);
    if (bytesRead === 0) break;

    const batch: Line[] = [];
    const end = held + bytesRead;
    const bufferOffset = offset - held;
    let start = 0;
    for (let at = buffer.subarray(0, end).indexOf(LF, held); at >= 0; at = buffer.subarray(0, end).indexOf(LF, start)) {
      const to = bufferOffset + at + 1;
      batch.push({ number, to, bytes: overlong ? undefined : buffer.subarray(start, at), closed: true });
      overlong = false;
      number += 1;
      start = at + 1;
    }
    offset += bytesRead;
    if (batch.length > 0) yield batch;
    held = end - start;
    if (start > 0) buffer.copyWithin(0, start, end);
    if (buffer.length > READ_BYTES && held < READ_BYTES && batch.length > 0) buffer = shrunk(buffer, held);
  }
  if (overlong || held > 0) {
    const bytes = overlong ? undefined : buffer.subarray(0, held);
    yield [{ number, to: offset, bytes, closed: false }];
  }
}

function larger(buffer: Buffer, size: number): Buffer {
  const grown = Buffer.allocUnsafe(size);
  buffer.copy(grown);
  return grown;
}

/** A long line is rare: its buffer is given back. */
function shrunk(buffer: Buffer, held: number): Buffer {
  const small = Buffer.allocUnsafe(READ_BYTES);
  buffer.copy(small, 0, 0, held);
  return small;
}
