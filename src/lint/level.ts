/**
 * The rules for the document of a month or a year: that it reads, and is of the period of its name.
 */
import { levelFile, periodOfFile, readLevel } from "../document/level.ts";
import { error, type Found, warning } from "./finding.ts";

export function lintLevel(file: string, raw: string): Found {
  const period = periodOfFile(file);
  if (period === undefined)
    return warning(
      file,
      1,
      "BAD_WEEK_NAME",
      "it is named after no month and no year, so lithify does not read it",
      "rename it, such as monthly/2026-04.md or yearly/2026.md, or move it away",
    );
  const anew = "mend it, or delete the file to have it made anew";
  const document = readLevel(raw);
  if ("fault" in document) return error(file, document.line, "BAD_FRONT_MATTER", document.fault, anew);
  return levelFile(document.period) === file
    ? []
    : error(file, 1, "WEEK_MISMATCH", `its front matter tells ${document.period}`, anew);
}
