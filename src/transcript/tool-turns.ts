/**
 * What the rows of all tools have in common: calls and their results, a result under the name of its call, and rows that are no part
 * of a conversation.
 */
import { recent } from "./recent.ts";
import { callLine, resultLine } from "./tool-lines.ts";
import type { ReaderEvent, Row, SetAside } from "./transcript.ts";
import type { MakeTurn, Stamp } from "./turns.ts";

interface Call {
  readonly id: string | undefined;
  readonly name: string;
  readonly input: unknown;
  /** The session's folder. */
  readonly cwd: string | undefined;
}

export type ToolTurns = ReturnType<typeof toolTurns>;

/** One per file. */
export function toolTurns(makeTurn: MakeTurn) {
  const names = recent<string>(2_000);
  return {
    nameOf: (id: string | undefined): string | undefined => (id === undefined ? undefined : names.get(id)),
    call: (stamp: Stamp, { id, name, input, cwd }: Call): readonly ReaderEvent[] => {
      if (id !== undefined) names.set(id, name);
      return makeTurn({ ...stamp, id, role: "tool-call", text: callLine(name, input, cwd) });
    },
    /** @param id of the call */
    result: (stamp: Stamp, id: string | undefined, told: Parameters<typeof resultLine>[0]): readonly ReaderEvent[] =>
      makeTurn({ ...stamp, id: within(id, "result"), role: "tool-result", text: resultLine(told) }),
  };
}

/** A part of a record has its identity, and its own name in it. */
export const within = (id: string | undefined, part: string): string | undefined =>
  id === undefined ? undefined : `${id}:${part}`;

export const aside = (what: SetAside): ReaderEvent[] => [{ kind: "aside", what }];

export const unknownType = (type: string, { line }: Row, of = ""): ReaderEvent[] => [
  { kind: "notice", code: "UNKNOWN_TYPE", line, detail: of + type.slice(0, 60) },
];
