/**
 * The rules for any text that agents load: no secrets, and nothing that only a machine sees.
 */
import { stripInvisible } from "../daily/invisible.ts";
import { findSecrets } from "../daily/redact.ts";
import { withoutLinkMarks } from "../document/plain-links.ts";
import { error, type Finding, warning } from "./finding.ts";
import type { FileLines } from "./lines.ts";

/** For any file that lithify writes or agents load. The message names rule and place, never the secret. */
export function lintSecrets(file: string, text: string, allow: readonly string[]): Finding[] {
  return findSecrets(withoutLinkMarks(text), allow).map(({ rule, line }) =>
    error(file, line, "SECRET", `it holds what looks like a secret (${rule})`),
  );
}

/** Strips what a person does not see, and compares. */
export function lintHidden(file: string, { lines }: FileLines): Finding[] {
  return lines.flatMap((line, i) =>
    stripInvisible(line) === line
      ? []
      : warning(file, i + 1, "HIDDEN_CHARACTERS", "the line holds characters that are invisible or steer a terminal"),
  );
}
