import fs from "node:fs";
import { describe, expect, it, vi } from "vitest";
import type { Answer, Model, Request } from "../../src/model/model.ts";
import { TASKS } from "../../src/model/model.ts";
import { type Addressee, requestDigest } from "../../src/model/openai/wire.ts";
import { type RecordingMode, readSavedAnswer, recorded } from "../../src/model/recorded.ts";
import { NO_USAGE } from "../../src/usage.ts";
import { REQUEST } from "../support/scripted-model.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";

const addressee: Addressee = { provider: "openai", model: "scripted", baseURL: "http://127.0.0.1:11434/v1" };
const ANSWER: Answer = {
  text: "## Week\n\nEverything moved — 日本語.\n",
  model: "scripted-7b",
  usage: { calls: 2, inputTokens: 900, outputTokens: 30, cachedTokens: 0 },
};
const FILE = `${requestDigest(REQUEST, addressee)}.json`;
const TOOL = { name: "submit", description: "Hands over.", parameters: { type: "object", required: ["facts"] } };
const CALLED: Answer = {
  text: "",
  calls: [
    { name: "submit", arguments: '{"facts":["für alle"]}' },
    { name: "submit", arguments: "{}" },
  ],
  model: "scripted-7b",
  usage: { calls: 1, inputTokens: 900, outputTokens: 30, cachedTokens: 0 },
};
const signal = new AbortController().signal;

/** A model that counts how often it is asked. */
function counted(answer: Answer = ANSWER): Model & { asked: Request[] } {
  const asked: Request[] = [];
  return Object.assign(
    async (request: Request) => {
      asked.push(request);
      return answer;
    },
    { asked },
  );
}

/** Nobody may be asked. */
const unreachable: Model = () => Promise.reject(new Error("nobody may be asked"));

function modelIn(folder: TestFolder, inner: Model, mode: RecordingMode, notices: string[] = []): Model {
  return recorded(inner, () => folder.at("answers"), mode, { addressee, onNotice: (notice) => notices.push(notice) });
}

describe("recorded", () => {
  it("saves an answer before it gives it out, and gives out the saved one ever after, at no cost", async () => {
    const folder = testFolder();
    const inner = counted();
    expect(await modelIn(folder, inner, "auto")(REQUEST, signal)).toEqual(ANSWER);
    expect(await modelIn(folder, inner, "auto")(REQUEST, signal)).toEqual({ ...ANSWER, usage: NO_USAGE });
    expect(await modelIn(folder, unreachable, "auto")(REQUEST, signal)).toEqual({ ...ANSWER, usage: NO_USAGE });
    expect(inner.asked).toHaveLength(1);
    expect(readSavedAnswer(folder.at("answers"), requestDigest(REQUEST, addressee))?.answer).toEqual(ANSWER);
  });

  it("neither saves nor gives out a password that the model wrote by itself, and leaves the record's keys as they are", async () => {
    const folder = testFolder();
    const key = ["-----BEGIN PRIVATE KEY-----", "MIIEvQIBADANBgkqhkiG9w0BAQEFAASC", "-----END PRIVATE KEY-----"].join(
      "\n",
    );
    const block = (value: string) =>
      `\`\`\`typed_memory\nname: Staging password\ndescription: The staging password is ${value}\ntype: project\nevidence:\n  - "passwort für staging: ${value}"\n---\nPeople get ${value} from Jo.\n\`\`\`\n`;
    const told: Answer = {
      ...CALLED,
      text: `${block("Tulip-42x")}\n${key}\n`,
      calls: [{ name: "submit", arguments: JSON.stringify({ a: "use Kranich-77y", b: ["пароль: Kranich-77y\n"] }) }],
    };
    const given = await modelIn(folder, counted(told), "auto")(REQUEST, signal);
    expect(given.text).toBe(`${block("[secret:password]")}\n${Array(3).fill("[secret:private-key]").join("\n")}\n`);
    expect(JSON.parse(given.calls![0]!.arguments)).toEqual({
      a: "use [secret:password]",
      b: ["пароль: [secret:password]\n"],
    });
    expect(await modelIn(folder, unreachable, "auto")(REQUEST, signal)).toEqual({ ...given, usage: NO_USAGE });
    expect(JSON.stringify(folder.read(`answers/${FILE}`))).not.toMatch(/Tulip|Kranich|MIIE/);
    const allowing = recorded(counted(told), () => testFolder().path, "record", { addressee, allow: ["Tulip-42x"] });
    expect((await allowing(REQUEST, signal)).text).toContain("Tulip-42x");
  });

  it("saves the tool that was offered and the calls that were made, for every task", async () => {
    for (const task of TASKS) {
      const folder = testFolder();
      const asked = { ...REQUEST, task, tool: TOOL };
      const { calls = [], ...rest } = CALLED;
      await modelIn(folder, counted(CALLED), "record")(asked, signal);
      expect(await modelIn(folder, unreachable, "auto")(asked, signal)).toEqual({ ...rest, calls, usage: NO_USAGE });
      const saved = readSavedAnswer(folder.at("answers"), requestDigest(asked, addressee));
      expect(saved?.request).toMatchObject({ task, tool: TOOL });
      expect(saved?.answer).toEqual(CALLED);
    }
  });

  it("does not answer a request with the answer to one that offers another tool", async () => {
    const folder = testFolder();
    await modelIn(folder, counted(), "record")({ ...REQUEST, tool: TOOL }, signal);
    for (const other of [REQUEST, { ...REQUEST, tool: { ...TOOL, description: "Other." } }])
      await expect(modelIn(folder, unreachable, "auto")(other, signal)).rejects.toThrow("nobody may be asked");
  });

  it.each<[string, (text: string) => string]>([
    [
      "calls that are none",
      (text) => text.replace('"name": "submit",\n        "arguments"', '"name": 7,\n        "arguments"'),
    ],
    ["a tool that is none", (text) => text.replace('"description": "Hands over."', '"description": 7')],
    ["a task from elsewhere", (text) => text.replace('"task": "week"', '"task": "dance"')],
  ])("passes over a saved answer with %s", async (_, damage) => {
    const folder = testFolder();
    const asked = { ...REQUEST, tool: TOOL };
    const path = `answers/${requestDigest(asked, addressee)}.json`;
    await modelIn(folder, counted(CALLED), "record")(asked, signal);
    const whole = folder.read(path);
    expect(damage(whole)).not.toBe(whole);
    const damaged = testFolder({ [path]: damage(whole) });
    const notices: string[] = [];
    await modelIn(damaged, counted(CALLED), "auto", notices)(asked, signal);
    expect(notices.join()).toContain("no saved answer");
  });

  it("asks again in record mode, and the new answer replaces the old one", async () => {
    const folder = testFolder();
    await modelIn(folder, counted(), "record")(REQUEST, signal);
    await modelIn(folder, counted({ ...ANSWER, text: "new" }), "record")(REQUEST, signal);
    expect((await modelIn(folder, unreachable, "auto")(REQUEST, signal)).text).toBe("new");
    expect(Object.keys(folder.tree())).toEqual([`answers/${FILE}`]);
  });

  it("saves nothing of a request that failed", async () => {
    const folder = testFolder();
    const failing: Model = () => Promise.reject(new Error("no"));
    await expect(modelIn(folder, failing, "auto")(REQUEST, signal)).rejects.toThrow("no");
    expect(folder.tree()).toEqual({});
  });

  const whole = async () => {
    const folder = testFolder();
    await modelIn(folder, counted(), "record")(REQUEST, signal);
    return folder.read(`answers/${FILE}`);
  };
  it.each<[string, (text: string) => string, string]>([
    ["empty", () => "", "no JSON"],
    ["torn", (text) => text.slice(0, 100), "no JSON"],
    ["zeros", (text) => "\0".repeat(text.length), "no JSON"],
    ["from a newer version", (text) => text.replace('"format": 1', '"format": 2'), "newer"],
    ["another shape", () => "[null]", "no saved answer"],
    ["without its answer's text", (text) => text.replace('"text":', '"words":'), "no saved answer"],
    ["endless", (text) => text.replace("Everything moved", "- All moved.\\n".repeat(100_000)), "token limit"],
    ["another request's", (text) => text.replace("real database", "fake database"), "another request"],
  ])("passes over a saved answer that is %s, with a notice, and asks", async (_, damage, because) => {
    const folder = testFolder({ [`answers/${FILE}`]: damage(await whole()) });
    const inner = counted();
    const notices: string[] = [];
    expect(await modelIn(folder, inner, "auto", notices)(REQUEST, signal)).toEqual(ANSWER);
    expect(inner.asked).toHaveLength(1);
    expect(notices).toHaveLength(1);
    expect(notices[0]).toContain(because);
    expect(folder.read(`answers/${FILE}`)).toBe(await whole());
  });

  it("asks nobody while a saved answer cannot be read at the moment", async () => {
    const folder = testFolder({ [`answers/${FILE}`]: await whole() });
    const inner = counted();
    const busy = vi.spyOn(fs, "openSync").mockImplementation(() => {
      throw Object.assign(new Error("EMFILE"), { code: "EMFILE" });
    });
    await expect(modelIn(folder, inner, "auto")(REQUEST, signal)).rejects.toMatchObject({ code: "EMFILE" });
    busy.mockRestore();
    expect(inner.asked).toEqual([]);
  });

  it("passes over a folder in the place of a saved answer, and says that the new one cannot be saved", async () => {
    const folder = testFolder({ [`answers/${FILE}/x`]: "" });
    const notices: string[] = [];
    await expect(modelIn(folder, counted(), "auto", notices)(REQUEST, signal)).rejects.toMatchObject({
      code: "EISDIR",
    });
    expect(notices).toHaveLength(1);
  });
});

describe("requestDigest", () => {
  const digest = requestDigest(REQUEST, addressee);

  it("of a request without a tool is what it was before there were tools", () => {
    expect(digest).toBe("4cd98c9261d9bb70dfdcf3c39c618f2ac04e3aae200c4982577eec18239516fa");
  });

  it("is 64 hex, the same for what a server could not tell apart", () => {
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    const unseen = { known: [{ file: "f", type: "user", name: "n", description: "d" }], task: "extract" } as const;
    expect(requestDigest({ ...REQUEST, ...unseen }, addressee)).toBe(digest);
    expect(requestDigest(REQUEST, { ...addressee, baseURL: "http://me:secret@127.0.0.1:11434/v1/?key=s" })).toBe(
      digest,
    );
  });

  it.each<[string, Partial<Request>, Partial<Addressee>]>([
    ["system", { system: "x" }, {}],
    ["user", { user: "x" }, {}],
    ["temperature", { temperature: 0.1 }, {}],
    ["maxOutputTokens", { maxOutputTokens: 1 }, {}],
    ["tool", { tool: TOOL }, {}],
    ["provider", {}, { provider: "x" }],
    ["model", {}, { model: "x" }],
    ["address", {}, { baseURL: "http://127.0.0.1:1/v1" }],
    ["text moved from one part to the other", { system: `${REQUEST.system}${REQUEST.user}`, user: "" }, {}],
  ])("differs with the %s", (_, request, endpoint) => {
    expect(requestDigest({ ...REQUEST, ...request }, { ...addressee, ...endpoint })).not.toBe(digest);
  });

  it("leaves no secret of the address in the file", async () => {
    const folder = testFolder();
    const baseURL = "https://me:hunter2@example.org/v1?key=hunter2";
    await recorded(counted(), () => folder.path, "record", { addressee: { ...addressee, baseURL } })(REQUEST, signal);
    expect(JSON.stringify(folder.tree())).not.toContain("hunter2");
  });
});
