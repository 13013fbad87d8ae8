/** Calls a command in this process: in a real folder, at a fixed instant, with nobody's configuration. */

import { LithifyError } from "../../src/errors.ts";
import type { LoopbackServer } from "../../src/model/reach/loopback.ts";
import { lookAhead } from "../../src/recall/told.ts";
import { shownText } from "../../src/report/printable.ts";
import type { GlobalOptions, Person, Surroundings } from "../../src/workspace/surroundings.ts";
import { environment } from "../support/run-lithify.ts";

/** A Friday, weeks after the logs of the tests. */
export const NOW = new Date("2026-05-01T12:00:00Z");

export interface Called {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** `out` as the one JSON object that it must be. */
  json<T = Record<string, unknown>>(): T;
  /** The code of the error that ended the command. */
  readonly error: string | undefined;
}

export interface Calling {
  readonly env?: Readonly<Record<string, string>>;
  readonly stdin?: string | Uint8Array;
  readonly cwd?: string;
  readonly now?: Date;
  /** Servers that may listen on this machine; none unless told. */
  readonly loopback?: readonly LoopbackServer[];
  /** What somebody at a terminal presses, key by key; an editor is called for `edit`. */
  readonly keys?: readonly string[];
  readonly edit?: (file: string) => void;
  /** Instead of waiting: no test sleeps. */
  readonly wait?: Surroundings["wait"];
  /** How long a remote of git's is waited for. */
  readonly networkMs?: number;
}

export async function call<Options extends GlobalOptions>(
  command: (options: Options, surroundings: Surroundings) => Promise<number>,
  cwd: string,
  options: Options,
  { env = {}, stdin = "", now = NOW, loopback = [], wait = async () => {}, keys, edit, networkMs }: Calling = {},
): Promise<Called> {
  const out: string[] = [];
  const err: string[] = [];
  const surroundings: Surroundings = {
    cwd,
    env: environment(cwd, env),
    now: () => now,
    wait,
    loopback,
    print: (text) => void out.push(options.json ? text : shownText(text, false)),
    tell: (text) => void err.push(shownText(text, false)),
    warn: (text) => void err.push(shownText(text, false)),
    detail: () => {},
    ...(networkMs !== undefined && { networkMs }),
    ...(keys && { person: personWith([...keys], out, edit) }),
    ...{ terminal: false, signal: new AbortController().signal },
    readStdin: async () => Buffer.from(stdin),
    afterWrite: (located) => lookAhead(located, surroundings),
  };
  let code: number;
  let error: string | undefined;
  try {
    code = await command(options, surroundings);
  } catch (thrown) {
    if (!(thrown instanceof LithifyError)) throw thrown;
    code = thrown.exitCode;
    error = thrown.code;
    err.push(`${thrown.message}\nhint: ${thrown.hint}`);
  }
  return { code, out: out.join("\n"), err: err.join("\n"), error, json: <T>() => JSON.parse(out.join("\n")) as T };
}

const personWith = (keys: string[], out: string[], edit: (file: string) => void = () => {}): Person => ({
  pressed: async (question, allowed) => {
    out.push(question);
    const key = keys.shift();
    return allowed.find((one) => one === key) ?? "q";
  },
  edited: async (file) => edit(file),
});
