/**
 * A text of lithify's as it wrote it, with LF and without a byte order mark: git gives CRLF where `core.autocrlf` says so, and
 * nobody has changed anything then.
 */
export const asWritten = (text: string): string => text.replace(/^\ufeff/, "").replaceAll("\r\n", "\n");

export const isSameText = (a: string | null, b: string | null): boolean =>
  a === b || (a !== null && b !== null && asWritten(a) === asWritten(b));
