/**
 * A file's bytes to lines of text. Whatever was read otherwise than written is told in a notice; nothing here throws.
 */
import { isUtf8 } from "node:buffer";
import { mayHide, stripInvisible } from "./invisible.ts";
import { type LegacyText, legacyText, shiftedText } from "./legacy-text.ts";
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
export function textOf(bytes: Uint8Array): { text: string | undefined; notices: string[] } {
  const order = utf16In(bytes);
  if (order !== undefined)
    return { text: new TextDecoder(`utf-16${order[0]}e`).decode(bytes), notices: [`read as UTF-16 (${order} endian)`] };
  const shifted = shiftedText(bytes);
  if (shifted === "unknown") return { text: undefined, notices: [] };
  if (shifted !== undefined) return told(shifted);
  const text = new TextDecoder("utf-8").decode(bytes);
  if (isUtf8(bytes)) return { text, notices: [] };
  const slip = { text, notices: ["not valid UTF-8: what could not be read stands as U+FFFD"] };
  // More that reads beyond ASCII than does not: this is UTF-8 with a slip in it, such as a letter that was cut.
  const { reads, broken } = beyondAscii(text);
  if (reads > broken) return slip;
  const legacy = legacyText(bytes);
  // Where nothing but such letters is there, `café’s` in Latin-1 has the same form.
  if (isCutOnly(bytes) && legacy?.encoding !== "windows-1252") return slip;
  if (legacy !== undefined) return told(legacy);
  // Bytes of another encoding happen to read here and there, where most do not.
  if (reads > 0 && reads >= broken) return slip;
  return { text: text.includes("\0") ? text : undefined, notices: [] };
}

/** Said by its mark; without one every other byte of a text in Latin letters is a NUL, and no other is. */
function utf16In(bytes: Uint8Array): "little" | "big" | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "little";
  if (first === 0xfe && second === 0xff) return "big";
  if (bytes.length % 2 > 0) return undefined;
  const beginning = bytes.subarray(0, 4_096);
  const nuls = [0, 0];
  for (const [at, byte] of beginning.entries()) if (byte === 0) nuls[at % 2]!++;
  const [even, odd] = nuls as [number, number];
  if (Math.min(even, odd) > 0 || Math.max(even, odd) * 4 <= beginning.length || odd === even) return undefined;
  return odd > 0 ? "little" : "big";
}

function beyondAscii(text: string): { reads: number; broken: number } {
  let [reads, broken] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) broken++;
    else if (code > 0x7f) reads++;
  }
  return { reads, broken };
}

const told = ({ text, encoding }: LegacyText): { text: string; notices: string[] } => ({
  ...{ text, notices: [`read as ${encoding}${encoding === "windows-1252" ? " (Latin-1)" : ""}`] },
});

/** Whether all that is beyond ASCII are beginnings of three-byte characters: as text in Latin-1 it would be `ä¸` each time. */
const isCutOnly = (bytes: Uint8Array): boolean =>
  /^(?:[\0-\x7f]|[\xe0-\xef][\x80-\xbf](?![\x80-\xff]))*$/.test(Buffer.from(bytes).toString("latin1"));
