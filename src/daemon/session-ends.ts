/**
 * What `lithify capture --json` said of each file, as the daemon keeps it.
 */

import { isFields, listAt, textAt } from "../transcript/fields.ts";
import type { SessionEnd } from "./sessions.ts";

/** @param trouble what the child said where it gave no report: another lithify holds the workspace, say */
export function sessionEnds(paths: readonly string[], report: unknown, trouble: string): SessionEnd[] {
  const files = listAt(report, "files");
  return paths.map((path) => {
    const file = files.find((one) => textAt(one, "path") === path);
    return { path, ...(file === undefined ? failed(trouble || "the capture ended without a report") : endOf(file)) };
  });
}

function endOf(file: unknown): Omit<SessionEnd, "path"> {
  const conversations = listAt(file, "conversations");
  const logs = conversations.flatMap((one) => listAt(one, "logs").filter((log) => typeof log === "string"));
  const waiting = (file as { waiting?: unknown }).waiting;
  const [characters, messages] = [countAt(waiting, "characters"), countAt(waiting, "messages")];
  if (characters !== undefined && messages !== undefined)
    return { outcome: "waits", logs, characters, messages, reason: "" };
  const errors = [file, ...conversations].map((one) => textAt((one as { error?: unknown }).error, "message"));
  const error = errors.find((message) => message !== undefined);
  return error === undefined
    ? { outcome: "taken", logs, characters: 0, messages: 0, reason: "" }
    : { ...failed(error), logs };
}

const failed = (reason: string) => ({ outcome: "failed", logs: [], characters: 0, messages: 0, reason }) as const;

function countAt(waiting: unknown, key: "characters" | "messages"): number | undefined {
  const count = isFields(waiting) ? waiting[key] : undefined;
  return typeof count === "number" ? count : undefined;
}
