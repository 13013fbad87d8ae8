import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { getModel } from "../../../src/commands/model/get.ts";
import { KNOWN_MODELS } from "../../../src/commands/model/known.ts";
import { model } from "../../../src/commands/model.ts";
import type { GlobalOptions, Surroundings } from "../../../src/workspace/surroundings.ts";
import { ggufBytes } from "../../support/scripted-engine.ts";
import { testFolder } from "../../support/test-folder.ts";
import { call } from "../called.ts";

const FILE = Buffer.concat([ggufBytes([["general.architecture", "tiny"]]), Buffer.alloc(300_000, "weights ")]);
const DIGEST = createHash("sha256").update(FILE).digest("hex");

type Play = (from: number | undefined, response: http.ServerResponse) => void;

/** A server that plays one behaviour a request, the last one for all that follow; it notes where it was asked to begin. */
async function server(plays: readonly Play[]) {
  const asked: (number | undefined)[] = [];
  const one = http.createServer((request, response) => {
    response.on("error", () => {});
    const range = /^bytes=(\d+)-$/.exec(request.headers.range ?? "")?.[1];
    const from = range === undefined ? undefined : Number(range);
    asked.push(from);
    plays[Math.min(asked.length, plays.length) - 1]!(from, response);
  });
  await new Promise<void>((resolve) => one.listen(0, "127.0.0.1", resolve));
  return {
    ...{ asked, url: `http://127.0.0.1:${(one.address() as AddressInfo).port}/m/tiny.gguf?token=abc` },
    async [Symbol.asyncDispose]() {
      one.closeAllConnections();
      await new Promise<void>((resolve) => void one.close(() => resolve()));
    },
  };
}

const headers = (from: number | undefined, total = FILE.length): http.OutgoingHttpHeaders => ({
  "content-length": total - (from ?? 0),
  ...(from !== undefined && { "content-range": `bytes ${from}-${total - 1}/${total}` }),
});
const whole: Play = (from, response) =>
  response.writeHead(from === undefined ? 200 : 206, headers(from)).end(FILE.subarray(from));
/** Where the file that is asked for grows, and how far it has. */
let written = (): number => 0;
/** Once the one who asks has written so much, or has gone: a connection that drops takes along what is still on its way. */
function onceWritten(bytes: number, response: http.ServerResponse, then: () => void): void {
  if (written() >= bytes || response.closed) then();
  else setImmediate(() => onceWritten(bytes, response, then));
}
/** Sends some, then drops the connection. */
const drops =
  (bytes: number): Play =>
  (from = 0, response) => {
    response.writeHead(from > 0 ? 206 : 200, headers(from > 0 ? from : undefined));
    response.write(FILE.subarray(from, from + bytes), () =>
      onceWritten(Math.min(from + bytes, FILE.length), response, () => response.destroy()),
    );
  };
/** Sends some, then nothing more. */
const stalls =
  (bytes: number): Play =>
  (from = 0, response) => {
    response.writeHead(from > 0 ? 206 : 200, headers(from > 0 ? from : undefined));
    response.write(FILE.subarray(from, from + bytes));
  };
/** Ignores what it was asked to begin with. */
const anew: Play = (_, response) => response.writeHead(200, headers(undefined)).end(FILE);
const elsewhere: Play = (_, response) => response.writeHead(206, headers(7)).end(FILE.subarray(7));
const says =
  (status: number): Play =>
  (_, response) =>
    response.writeHead(status).end("no");
const other: Play = (_, response) => response.end(Buffer.concat([FILE, Buffer.from("!")]));
const page: Play = (_, response) => response.end("<html>Please log in</html>");

const place = () => {
  const folder = testFolder();
  const models = (): string[] =>
    folder.exists("data/lithify/models") ? readdirSync(folder.at("data/lithify/models")) : [];
  written = () => Math.max(0, ...models().map((name) => statSync(folder.at(`data/lithify/models/${name}`)).size));
  return { folder, env: { XDG_DATA_HOME: folder.at("data") }, models };
};
const get =
  (name: string) =>
  (options: GlobalOptions & { sha256?: string }, surroundings: Surroundings): Promise<number> =>
    getModel(name, options, surroundings, 250);

describe("lithify model get", () => {
  it.each<[string, readonly Play[], readonly (number | undefined)[]]>([
    ["answers at once", [whole], [undefined]],
    ["drops twice", [drops(70_000), drops(100_000), whole], [undefined, 70_000, 170_000]],
    ["stalls", [stalls(50_000), whole], [undefined, 50_000]],
    ["begins anew", [drops(70_000), anew], [undefined, 70_000]],
    ["fails for a while", [says(503), says(500), whole], [undefined, undefined, undefined]],
    [
      "had sent all and broke off before it said so",
      [
        drops(FILE.length),
        (_, response) => response.writeHead(416, { "content-range": `bytes */${FILE.length}` }).end(),
      ],
      [undefined],
    ],
  ])("brings a file from a server that %s", async (_, plays, begun) => {
    await using from = await server(plays);
    const { env, folder, models } = place();
    const got = await call(get(from.url), folder.path, { json: true, sha256: DIGEST }, { env });
    expect(got.json()).toEqual({
      file: folder.at("data/lithify/models/tiny.gguf"),
      bytes: FILE.length,
      sha256: DIGEST,
      checked: true,
    });
    expect(readFileSync(folder.at("data/lithify/models/tiny.gguf")).equals(FILE)).toBe(true);
    expect(models()).toEqual(["tiny.gguf"]);
    expect(from.asked.slice(0, begun.length)).toEqual(begun);
    // An address may carry a secret.
    expect(`${got.out}${got.err}`).not.toContain("token=abc");
  });

  it("goes on with what an earlier call brought", async () => {
    await using from = await server([drops(120_000), says(403), whole]);
    const { env, folder, models } = place();
    const first = await call(get(from.url), folder.path, { sha256: DIGEST }, { env });
    expect([first.code, first.error, models()[0]]).toEqual([
      1,
      "DOWNLOAD",
      expect.stringMatching(/^tiny\.gguf\.[0-9a-f]{8}\.part$/),
    ]);
    expect((await call(get(from.url), folder.path, { sha256: DIGEST }, { env })).code).toBe(0);
    expect(from.asked).toEqual([undefined, 120_000, 120_000]);
  });

  it.each<[string, readonly Play[], string, number]>([
    ["sends another file", [other], "CHECKSUM", 0],
    ["goes on elsewhere", [drops(70_000), elsewhere], "DOWNLOAD", 1],
    ["has none", [says(404)], "DOWNLOAD", 0],
    ["never sends a byte", [stalls(0)], "DOWNLOAD", 0],
    ["fails for good", [says(503)], "DOWNLOAD", 0],
  ])("puts nothing in place from a server that %s", async (_, plays, code, left) => {
    await using from = await server(plays);
    const { env, folder, models } = place();
    const got = await call(get(from.url), folder.path, { sha256: DIGEST }, { env });
    expect([got.code, got.error]).toEqual([1, code]);
    expect([
      models().includes("tiny.gguf"),
      models().filter((name) => readFileSync(folder.at(`data/lithify/models/${name}`)).length > 0).length,
    ]).toEqual([false, left]);
  });

  it("says so where nobody told a digest, and refuses what is no model", async () => {
    await using from = await server([whole, page]);
    const { env, folder, models } = place();
    const got = await call(get(from.url), folder.path, {}, { env });
    expect([got.code, got.out, got.err]).toEqual([
      0,
      expect.stringContaining(`SHA-256 ${DIGEST}, unchecked`),
      expect.stringContaining("unchecked"),
    ]);
    expect((await call(get(from.url), folder.path, {}, { env })).error).toBe("MODEL_THERE");
    folder.remove("data/lithify/models/tiny.gguf");
    expect((await call(get(from.url), folder.path, {}, { env })).error).toBe("DOWNLOAD");
    expect(models()).toEqual([]);
  });

  it("follows no redirect to where anybody could change what comes, nor one without end", async () => {
    const { env, folder } = place();
    const leads =
      (to: string): Play =>
      (_, response) =>
        response.writeHead(302, { location: to }).end();
    for (const [to, why] of [
      ["http://models.example/m/tiny.gguf?token=abc", /it leads to http:\/\/models\.example\/m\/tiny\.gguf, and/],
      ["file:///etc/passwd", /it leads to /],
      ["/m/tiny.gguf", /without end/],
    ] as const) {
      await using from = await server([leads(to)]);
      const got = await call(get(from.url), folder.path, {}, { env });
      expect([got.code, got.error]).toEqual([1, "DOWNLOAD"]);
      expect(got.err).toMatch(why);
      expect(got.err).not.toContain("abc");
      expect(from.asked.length).toBeLessThan(100);
    }
    await using last = await server([leads("elsewhere.gguf"), whole]);
    expect((await call(get(last.url), folder.path, {}, { env })).code).toBe(0);
  });

  it.each<[string, { name?: string; sha256?: string }, string]>([
    ["no name", {}, "USAGE"],
    ["an unknown name", { name: "qwen3-4" }, "UNKNOWN_MODEL"],
    ["an address that anybody could change on its way", { name: "http://models.example/a.gguf" }, "USAGE"],
    ["a password in an address", { name: "https://me:hunter2@models.example/a.gguf" }, "USAGE"],
    ["an address of another kind of file", { name: "https://models.example/a.zip" }, "USAGE"],
    ["a digest that is none", { name: "https://models.example/a.gguf", sha256: "abc" }, "USAGE"],
    ["another digest for a known name", { name: "qwen3-4b", sha256: "0".repeat(64) }, "USAGE"],
  ])("refuses %s", async (_, options, code) => {
    const { env, folder } = place();
    const got = await call(model, folder.path, { action: "get", ...options }, { env });
    expect([got.code, got.error]).toEqual([2, code]);
  });

  it("knows names at a fixed revision only, each with digest, size and licence", () => {
    for (const { url, sha256, bytes, licence } of Object.values(KNOWN_MODELS)) {
      expect(url).toMatch(/^https:\/\/\S+\/resolve\/[0-9a-f]{40}\/\S+\.gguf$/);
      expect([sha256, licence]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), expect.stringMatching(/^\w/)]);
      expect(bytes).toBeGreaterThan(1e8);
    }
  });
});
