/** `lithify view` as a person has it, in this process: started on a real folder, asked over the network, ended with its test. */
import net from "node:net";
import { onTestFinished } from "vitest";
import { type ViewOptions, view } from "../../src/commands/view.ts";
import type { Surroundings } from "../../src/workspace/surroundings.ts";
import { NOW } from "../commands/called.ts";
import { environment } from "../support/run-lithify.ts";
import type { TestFolder } from "../support/test-folder.ts";

export interface Shown {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

export interface Viewing {
  /** As it was printed, with its key. */
  readonly url: string;
  readonly port: number;
  readonly errors: string[];
  get(path: string, headers?: Record<string, string>): Promise<Shown>;
  /** Without the session's cookie. */
  getAsStranger(path: string, headers?: Record<string, string>): Promise<Shown>;
  /** Fills the first form for an action on a page, as a browser would, and goes where it leads. */
  submit(page: string, action: string, fields?: Record<string, string>): Promise<Shown>;
  post(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Shown>;
  /** Bytes on the wire, and the answer's: the request must ask to close the connection. */
  raw(request: string): Promise<string>;
}

export async function viewing(
  folder: TestFolder,
  options: ViewOptions = {},
  over: Partial<Pick<Surroundings, "terminal" | "env">> = {},
): Promise<Viewing> {
  const stop = new AbortController();
  const errors: string[] = [];
  let printed = (_: string): void => {};
  const url = new Promise<string>((resolve) => {
    printed = resolve;
  });
  const ended = view(
    { open: false, ...options },
    {
      ...{ cwd: folder.path, env: environment(folder.path), now: () => NOW, wait: async () => {}, print: printed },
      ...{
        tell: (text) => void errors.push(text),
        warn: (text) => void errors.push(text),
        detail: () => {},
        terminal: false,
        signal: stop.signal,
      },
      ...{ readStdin: async () => Buffer.alloc(0), loopback: [], ...over },
    },
  );
  onTestFinished(async () => {
    stop.abort(new Error("the test is over"));
    await ended.catch(() => {});
  });
  const address = await Promise.race([
    url,
    ended.then(
      () => "",
      (error) => Promise.reject(error),
    ),
  ]);
  const { origin, port } = new URL(address);
  const asked = async (path: string, init: RequestInit): Promise<Shown> => {
    const response = await fetch(origin + path, { redirect: "manual", ...init });
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  const first = await asked(address.slice(origin.length), {});
  const cookie = first.headers.get("set-cookie")!.split(";")[0]!;
  const get = (path: string, headers: Record<string, string> = {}) => asked(path, { headers: { cookie, ...headers } });
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    asked(path, { method: "POST", body: new URLSearchParams(fields), headers: { cookie, origin, ...headers } });
  return {
    ...{ url: address, port: Number(port), errors, get, post },
    getAsStranger: (path, headers = {}) => asked(path, { headers }),
    submit: async (page, action, fields = {}) => {
      const { text } = await get(page);
      const form = text.split("<form").find((one) => one.includes(`action="/${action}"`));
      if (form === undefined) throw new Error(`${page} has no form for ${action}`);
      const hidden = [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, key, value]) => [key!, value!]);
      const done = await post(`/${action}`, { ...Object.fromEntries(hidden), ...fields });
      const next = done.headers.get("location");
      return next === null ? done : get(next);
    },
    raw: (request) =>
      new Promise((resolve, reject) => {
        const socket = net.connect(Number(port), "127.0.0.1", () => socket.write(request));
        let answer = "";
        socket.setEncoding("utf8").on("data", (data: string) => (answer += data));
        socket.on("close", () => resolve(answer)).on("error", reject);
      }),
  };
}
