/**
 * What lithify keeps of a slice of a conversation once a model has answered: the records with what became of each and
 * why, the turns they cite, and how far the conversation is taken by it.
 */
import type { RejectionCode } from "../memory/evidence/rejection.ts";
import type { ActivityRecord } from "../profile/activity/activity.ts";
import { isFields, listAt, textAt } from "../transcript/fields.ts";
import { type Pointer, pointerFrom } from "../transcript/pointer.ts";
import type { Slice } from "../transcript/slice.ts";
import type { Tool } from "../transcript/transcript.ts";
import { type Conversation, nameOf } from "./conversation.ts";
import type { CitedTurn } from "./session-log.ts";

/** What became of a record, and why; every record of a staged slice has one. */
export interface Disposition {
  readonly fate: "logged" | "dropped";
  readonly reason: string;
  /** The log that holds it, relative to the workspace. */
  readonly log?: string;
}

export interface StagedLog {
  /** Relative to the workspace, with forward slashes. */
  readonly path: string;
  /** Until it is written. */
  readonly text?: string;
}

export interface Staged {
  readonly version: 1;
  /** `staged`: its logs may not all be written yet. */
  readonly state: "staged" | "settled";
  readonly conversation: Conversation;
  /** The slice's key: the same turns are staged once. */
  readonly key: string;
  /** Message numbers. */
  readonly entries: { readonly from: number; readonly to: number };
  /** Where the conversation stands with this slice; of the turns taken, this slice's alone. All slices merged are the pointer. */
  readonly pointer: Pointer;
  /** "" when nobody was asked: nothing was said in the slice. */
  readonly model: string;
  readonly prompt: string;
  readonly records: readonly { readonly record: ActivityRecord; readonly disposition: Disposition }[];
  readonly rejected: readonly { readonly code: RejectionCode; readonly line: number; readonly reason: string }[];
  readonly turns: readonly CitedTurn[];
  readonly logs: readonly StagedLog[];
}

/** The slice's pointer without what earlier slices took: a conversation of a hundred slices keeps no list a hundred times. */
export const ownPointer = ({ pointer, turns }: Slice): Pointer => ({
  ...pointer,
  taken: pointer.taken.slice(-turns.length),
});

/** What capture wants to know of a staged record, or undefined when it is none of this conversation. */
export function stagedFrom(saved: unknown, folder: string): Staged | undefined {
  if (!isFields(saved) || saved.version !== 1) return undefined;
  const conversation = conversationFrom(saved.conversation);
  if (conversation === undefined || nameOf(conversation) !== folder) return undefined;
  const pointer = pointerFrom(saved.pointer, conversation.tool, conversation.sessionId);
  const state = textAt(saved, "state");
  const key = textAt(saved, "key") ?? "";
  const logs = listAt(saved, "logs");
  const whole =
    pointer !== undefined &&
    (state === "staged" || state === "settled") &&
    /^[0-9a-f]{16}$/.test(key) &&
    logs.every((log) => textAt(log, "path") !== undefined);
  return whole ? ({ ...saved, pointer, conversation } as unknown as Staged) : undefined;
}

const TOOLS: readonly string[] = ["claude-code", "codex", "openclaw"] satisfies Tool[];

function conversationFrom(saved: unknown): Conversation | undefined {
  const [tool, sessionId] = [textAt(saved, "tool"), textAt(saved, "sessionId")];
  if (tool === undefined || sessionId === undefined || !TOOLS.includes(tool)) return undefined;
  return { tool: tool as Tool, sessionId, agent: textAt(saved, "agent") };
}
