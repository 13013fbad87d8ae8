/** What earlier weeks left open, as a request shows it: numbered, so that an answer can name it in a line. */
import { redactText } from "../daily/redact.ts";
import { oneLine } from "./known.ts";

const RULE = `Open since earlier weeks; do not tell these again. End the weekly document with one line that names those which this
week's logs show wholly done, dropped or overtaken: \`Closed: 1, 4\`, else \`Closed: none\`. The others are carried on.
`;

export const quotedOpen = (items: readonly string[]): string =>
  items.length === 0
    ? ""
    : `${RULE}<open_items>\n${redactText(items.map((item, i) => `| ${i + 1}. ${oneLine(item)}`).join("\n")).text}\n</open_items>\n`;
