/** What an answer shows of a line. */
const LONGEST_SNIPPET = 240;

export function snippetOf(line: string): string {
  const text = line.trim();
  const cut = text.length > LONGEST_SNIPPET ? `${text.slice(0, LONGEST_SNIPPET - 1).trimEnd()}…` : text;
  return cut.isWellFormed() ? cut : cut.toWellFormed();
}
