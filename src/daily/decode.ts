/**
 * A file's bytes to lines of text. Whatever was read otherwise than written is told in a notice; nothing here throws.
 */
import { isUtf8 } from "node:buffer";
import { mayHide, stripInvisible } from "./invisible.ts";
import { standInOf } from "./stand-in.ts";

export type Decoded =
  | { readonly lines: readonly string[]; readonly notices: readonly string[] }
  | { readonly skipped: string };

/** Lines as an editor numbers them: ended by LF, CRLF or CR; a last line end begins no line. */
export function decode(bytes: Uint8Array): Decoded {
  const { text, notices } = textOf(bytes);
  if (text === undefined) return { skipped: "not UTF-8 text" };
  if (text === "") return { skipped: "empty" };
  // A NUL is the sign by which git and grep, too, tell binary from text.
  if (text.includes("\0")) return { skipped: "binary" };
  if (isGarbled(text)) return { skipped: "not UTF-8 text" };
  const lines = text.split(text.includes("\r") ? /\r\n|\r|\n/ : "\n");
  if (lines.at(-1) === "") lines.pop();
  return { lines: mayHide(text) ? lines.map(stripInvisible) : lines, notices };
}

/** As `decode`; what only stands in a log's place is skipped too. */
export function decodeLog(bytes: Uint8Array): Decoded {
  const decoded = decode(bytes);
  const standIn = "skipped" in decoded ? undefined : standInOf(decoded.lines);
  return standIn === undefined ? decoded : { skipped: standIn };
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
function textOf(bytes: Uint8Array): { text: string | undefined; notices: string[] } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) {
    return { text: new TextDecoder("utf-16le").decode(bytes), notices: ["read as UTF-16 (little endian)"] };
  }
  if (first === 0xfe && second === 0xff) {
    return { text: new TextDecoder("utf-16be").decode(bytes), notices: ["read as UTF-16 (big endian)"] };
  }
  const text = new TextDecoder("utf-8").decode(bytes);
  if (isUtf8(bytes)) return { text, notices: [] };
  // A character beyond ASCII that does read, or none that is whole: this is UTF-8 with a slip in it, such as a letter that was cut.
  if (/[^\0-\x7f\ufffd]/.test(text) || isCutOnly(bytes))
    return { text, notices: ["not valid UTF-8: what could not be read stands as U+FFFD"] };
  const western = new TextDecoder("windows-1252").decode(bytes);
  if (text.includes("\0") || isWestern(western)) return { text: western, notices: ["read as windows-1252 (Latin-1)"] };
  return { text: undefined, notices: [] };
}

/** Whether all that is beyond ASCII are beginnings of three-byte characters: as text in Latin-1 it would be `ä¸` each time. */
const isCutOnly = (bytes: Uint8Array): boolean =>
  /^(?:[\0-\x7f]|[\xe0-\xef][\x80-\xbf](?![\x80-\xff]))*$/.test(Buffer.from(bytes).toString("latin1"));

/** Of what is no blank; a language that Latin-1 was made for has far fewer, another alphabet far more. */
const MOST_ACCENTED = 0.25;

/** Whether a text of that encoding is one of a language that is written in it: anything may be read so. */
function isWestern(text: string): boolean {
  if (/[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]|[^\0-\x7f]{4}/.test(text)) return false;
  const letters = text.replace(/\s+/g, "");
  return letters.replace(/[\0-\x7f]+/g, "").length <= MOST_ACCENTED * letters.length;
}
