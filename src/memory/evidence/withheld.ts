/**
 * What an agent is not shown of a memory or a document, whoever wrote it: a line, or a paragraph, that surely is an order to its
 * reader. `context`, `search` and the MCP server all ask here.
 */
import { stripInvisible } from "../../daily/invisible.ts";
import { withoutEnd } from "../../text/ends.ts";
import { orderIn } from "./instruction.ts";
import { WITHHELD } from "./not-shown.ts";
import { saidByFile } from "./orders/named.ts";

/** A value of front matter in its quotation marks, which are YAML's and quote nobody; undefined for a line without them. */
function quotedValue(line: string): string | undefined {
  const before = QUOTED.exec(line)?.[0];
  const quoted = before === undefined ? "" : line.slice(before.length).trimEnd();
  const value = withoutEnd(quoted, "\"']");
  return value.length < quoted.length ? value : undefined;
}

const QUOTED = /^\s*(?:-\s+)?(?:[\w-]+:\s+)?[["']+/;

/** Whether a text surely is an order to whoever reads it. */
export const isWithheld = (text: string): boolean =>
  orderIn(text)?.sure === true || text.split("\n").some((line) => isOrder(quotedValue(line)));

const isOrder = (value: string | undefined): boolean => value !== undefined && orderIn(value)?.sure === true;

/** Whether agents are not told of a file: its name gives an order that the memory's own does not, or turns letters round and forges lines. */
export const isHeldByName = (file: string, name: string): boolean =>
  stripInvisible(file) !== file || isWithheld(saidByFile(file, name));

/** The same text, or, where it is an order, that it is not shown. */
export const shownLine = (text: string): string => (isWithheld(text) ? WITHHELD : text);

/** A text paragraph by paragraph, without the lines that are orders; one that is an order only as a whole goes whole. Each line keeps its number. */
export const withoutOrders = (text: string): string =>
  text
    .split(/(\n[ \t]*\n)/)
    .map((paragraph) => {
      if (!isWithheld(paragraph)) return paragraph;
      const lines = paragraph.split("\n").map(shownLine);
      const isDone = lines.includes(WITHHELD) && !isWithheld(lines.join("\n"));
      return isDone ? lines.join("\n") : WITHHELD + "\n".repeat(lines.length - 1);
    })
    .join("");
