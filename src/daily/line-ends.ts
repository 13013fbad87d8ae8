/**
 * The forms in which a checkout may give one text: git's `core.autocrlf` writes its lines with CRLF or LF, an editor puts a byte
 * order mark before it or takes it away, and not a word of it has changed.
 */
import { createHash } from "node:crypto";

const MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** 64 hex of the bytes with LF and with CRLF, each without and with a byte order mark; none of a text with line ends of a third kind. */
export function digestsOfForms(bytes: Buffer): string[] {
  const bare = bytes.subarray(0, MARK.length).equals(MARK) ? bytes.subarray(MARK.length) : bytes;
  // One character a byte, both ways: what is no UTF-8 stays as it is.
  const lf = bare.toString("latin1").replaceAll("\r\n", "\n");
  // A CR alone ends a line too: beside it the two might be one line more.
  if (lf.includes("\r")) return [];
  return [lf, lf.replaceAll("\n", "\r\n")].flatMap((text) => {
    const form = Buffer.from(text, "latin1");
    return [[form], [MARK, form]].map((parts) => {
      const hash = createHash("sha256");
      for (const part of parts) hash.update(part);
      return hash.digest("hex");
    });
  });
}
