/**
 * A file's bytes to lines of text. Whatever was read otherwise than written is told in a notice; nothing here throws.
 */
import { isUtf8 } from "node:buffer";
import { mayHide, stripInvisible } from "./invisible.ts";

export type Decoded =
  | { readonly lines: readonly string[]; readonly notices: readonly string[] }
  | { readonly skipped: string };

/** Lines as an editor numbers them: ended by LF, CRLF or CR; a last line end begins no line. */
export function decode(bytes: Uint8Array): Decoded {
  const { text, notices } = textOf(bytes);
  if (text === "") return { skipped: "empty" };
  // A NUL is the sign by which git and grep, too, tell binary from text.
  if (text.includes("\0")) return { skipped: "binary" };
  if (isGarbled(text)) return { skipped: "not UTF-8 text" };
  const lines = text.split(text.includes("\r") ? /\r\n|\r|\n/ : "\n");
  if (lines.at(-1) === "") lines.pop();
  return { lines: mayHide(text) ? lines.map(stripInvisible) : lines, notices };
}

/** In a text of another encoding most words are broken; in one with a slip, a few. */
const MOST_GARBLED = 0.1;
const LEAST_GARBLED = 8;

function isGarbled(text: string): boolean {
  let garbled = 0;
  for (let at = text.indexOf("\ufffd"); at >= 0; at = text.indexOf("\ufffd", at + 1)) garbled++;
  return garbled >= LEAST_GARBLED && garbled > MOST_GARBLED * text.length;
}

/** Decoders drop the byte order mark themselves. */
function textOf(bytes: Uint8Array): { text: string; notices: string[] } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) {
    return { text: new TextDecoder("utf-16le").decode(bytes), notices: ["read as UTF-16 (little endian)"] };
  }
  if (first === 0xfe && second === 0xff) {
    return { text: new TextDecoder("utf-16be").decode(bytes), notices: ["read as UTF-16 (big endian)"] };
  }
  const notices = isUtf8(bytes) ? [] : ["not valid UTF-8: what could not be read stands as U+FFFD"];
  return { text: new TextDecoder("utf-8").decode(bytes), notices };
}
