/** Log lines that something rests on, each under its place, as people read them. */
import type { Evidence } from "../workspace/told-memory.ts";
import { oneLine } from "./printable.ts";

export const evidenceLines = (evidence: readonly Evidence[]): string[] =>
  evidence.flatMap(({ path, from, to, text, stands }) => [
    `${oneLine(path)}:${from}${to > from ? `-${to}` : ""}${stands ? "" : text === "" ? "  (no longer there)" : "  (no longer as it was)"}`,
    ...(text === "" ? [] : text.split("\n")).map((line) => `  | ${line}`),
  ]);
