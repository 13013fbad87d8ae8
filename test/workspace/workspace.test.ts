import fs, { mkdirSync, symlinkSync } from "node:fs";
import { isAbsolute } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { UsageError } from "../../src/errors.ts";
import { userConfigPath, userStateFolders } from "../../src/workspace/user-folders.ts";
import type { Flags } from "../../src/workspace/workspace.ts";
import { findRoot, openWorkspace, placeOf } from "../../src/workspace/workspace.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";

const LOCAL = "http://127.0.0.1:11434/v1";
const FAR = "https://models.example/v1";

interface Layers {
  readonly workspace?: string | Buffer;
  readonly user?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly flags?: Flags;
}

/** Opens a workspace whose own and whose user's files say what is given. */
async function opened({ workspace, user, env, flags }: Layers, folder: TestFolder = testFolder()) {
  const home = testFolder(user === undefined ? {} : { "config/lithify/config.yaml": user });
  if (workspace !== undefined) folder.write("lithify.yaml", workspace);
  const open = await openWorkspace(flags ?? {}, {
    cwd: folder.path,
    env: { XDG_CONFIG_HOME: home.at("config"), HOME: home.path, ...env },
  });
  return { ...open, folder, home };
}
const fault = async (layers: Layers): Promise<UsageError> => {
  const error = await opened(layers).catch((thrown: unknown) => thrown);
  if (error instanceof UsageError) return error;
  throw new Error(`expected a UsageError, not ${JSON.stringify(error)}`);
};

describe("the workspace", () => {
  it("is the nearest folder above that holds lithify.yaml, else the one we are in, unless one is named", async () => {
    const folder = testFolder({ "a/lithify.yaml": "", "a/b/c/x": "", "d/x": "" });
    expect(await findRoot(undefined, { cwd: folder.at("a/b/c"), env: {} })).toBe(folder.at("a"));
    expect(await findRoot(undefined, { cwd: folder.at("d"), env: {} })).toBe(folder.at("d"));
    expect(await findRoot("../a/b", { cwd: folder.at("d"), env: {} })).toBe(folder.at("a/b"));
    // As a current folder is told whose name is not UTF-8, or that is gone.
    await expect(findRoot(undefined, { cwd: folder.at("caf\ufffd"), env: {} })).rejects.toMatchObject({
      code: "NO_WORKSPACE",
    });
    for (const none of ["../e", "x"])
      await expect(findRoot(none, { cwd: folder.at("d"), env: {} })).rejects.toMatchObject({
        code: "NO_WORKSPACE",
        exitCode: 2,
      });
  });

  it("finds the user's file by XDG_CONFIG_HOME, else below the home folder", () => {
    expect(userConfigPath({ XDG_CONFIG_HOME: "/x", HOME: "/h" })).toBe("/x/lithify/config.yaml");
    expect(userConfigPath({ HOME: "/h" })).toBe("/h/.config/lithify/config.yaml");
    expect(userConfigPath({ XDG_CONFIG_HOME: "", HOME: "/h" })).toBe("/h/.config/lithify/config.yaml");
  });

  it("takes no path that leads into whatever folder one is in for the user's own", () => {
    expect(userConfigPath({ XDG_CONFIG_HOME: "x", HOME: "/h" })).toBe("/h/.config/lithify/config.yaml");
    expect(userStateFolders({ XDG_STATE_HOME: "../s", HOME: "/h" })[0]).toBe("/h/.local/state/lithify");
    expect(userStateFolders({ XDG_STATE_HOME: "/s", HOME: "/h" })[0]).toBe("/s/lithify");
    expect(isAbsolute(userStateFolders({ HOME: "." })[0]!)).toBe(true);
  });
});

describe("the precedence", () => {
  const user = `model: { provider: openai, name: of-user, baseURL: "${FAR}", timeoutSeconds: 7 }\ngraceHours: 1\n`;
  const workspace = `model: { provider: openai, name: of-workspace, baseURL: "${LOCAL}", concurrency: 3 }\ngraceHours: 2\n`;
  const env = { LITHIFY_PROVIDER: "openai", LITHIFY_MODEL: "of-env", OPENAI_BASE_URL: "https://env.example/v1" };
  const flags = { provider: "openai", model: "of-flag", baseUrl: "https://flag.example/v1" };

  it.each<[string, Layers, string, string, number]>([
    ["user", { user }, "of-user", FAR, 1],
    ["workspace over user", { user, workspace }, "of-workspace", LOCAL, 2],
    ["environment over workspace", { user, workspace, env }, "of-env", "https://env.example/v1", 2],
    ["flag over environment", { user, workspace, env, flags }, "of-flag", "https://flag.example/v1", 2],
    ["an empty variable is none", { user, env: { LITHIFY_MODEL: "", OPENAI_BASE_URL: "" } }, "of-user", FAR, 1],
  ])("is %s", async (_, layers, name, baseURL, graceHours) => {
    const { config } = await opened(layers);
    expect([config.model.name, config.model.baseURL, config.graceHours]).toEqual([name, baseURL, graceHours]);
  });

  it("is key by key inside sections, and whole for lists", async () => {
    const { config } = await opened({
      user: "model: { timeoutSeconds: 7, price: { inputPerMTok: 1 } }\nredact: { allow: [a, b] }\n",
      workspace: "model: { concurrency: 3, price: { outputPerMTok: 2 } }\nredact: { allow: [c] }\n",
    });
    expect(config.model).toMatchObject({
      timeoutSeconds: 7,
      concurrency: 3,
      price: { inputPerMTok: 1, outputPerMTok: 2 },
    });
    expect(config.redact.allow).toEqual(["c"]);
  });

  it("lets a flag go back to the offline model, and reads system for the machine's zone", async () => {
    const { config, timezone } = await opened({ user, flags: { provider: "extractive" } });
    expect(config.model.provider).toBe("extractive");
    expect(timezone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect((await opened({ workspace: "timezone: Asia/Tokyo\n" })).timezone).toBe("Asia/Tokyo");
  });
});

describe("where logs may be sent", () => {
  it("is never chosen by a key that happens to be there", async () => {
    const { config } = await opened({ env: { OPENAI_API_KEY: "sk-1", OPENAI_BASE_URL: FAR } });
    expect(config.model.provider).toBe("extractive");
  });

  it.each<[string, string, Layers]>([
    ["BAD_CONFIG", "model.provider", { workspace: "model: { provider: openai, name: x }\n" }],
    [
      "BAD_CONFIG",
      "model.provider",
      { workspace: "model: { provider: openai, name: x }\n", env: { OPENAI_BASE_URL: LOCAL } },
    ],
    ["BAD_CONFIG", "model.baseURL", { workspace: `model: { baseURL: "${FAR}" }\n`, flags: { provider: "openai" } }],
    ["BAD_CONFIG", "model.apiKeyFile", { workspace: "model: { apiKeyFile: key }\n" }],
    [
      "ENDPOINT_REFUSED",
      "model.provider",
      { workspace: `model: { provider: openai, name: x, baseURL: "${LOCAL}" }\n`, env: { OPENAI_BASE_URL: FAR } },
    ],
    ["NO_BASE_URL", "model.baseURL", { flags: { provider: "openai", model: "x" } }],
    ["NO_MODEL_NAME", "model.name", { flags: { provider: "openai", baseUrl: FAR } }],
  ])("is refused: %s, %s named, %#", async (code, key, layers) => {
    const error = await fault(layers);
    expect(error).toMatchObject({ code, exitCode: 2 });
    expect(error.message).toContain(key);
    expect(error.hint).not.toBe("");
  });

  it.each<[string, Layers]>([
    [
      "the workspace chose a server on this machine",
      { workspace: `model: { provider: openai, name: x, baseURL: "${LOCAL}" }\n` },
    ],
    ["the user's file says so", { user: `model: { provider: openai, name: x, baseURL: "${FAR}" }\n` }],
    ["the environment says so", { env: { LITHIFY_PROVIDER: "openai", LITHIFY_MODEL: "x", OPENAI_BASE_URL: FAR } }],
    ["flags say so", { flags: { provider: "openai", model: "x", baseUrl: FAR } }],
    [
      "the user chose the provider, and the environment its place",
      { user: "model: { provider: openai, name: x }\n", env: { OPENAI_BASE_URL: FAR } },
    ],
  ])("is taken where %s", async (_, layers) => {
    expect((await opened(layers)).config.model.provider).toBe("openai");
  });

  it("knows the key file from the user's own configuration alone, and where it lies", async () => {
    const { apiKeyFile, home } = await opened({ user: "model: { apiKeyFile: key }\n" });
    expect(apiKeyFile).toBe(home.at("config/lithify/key"));
    expect((await opened({})).apiKeyFile).toBeUndefined();
  });
});

describe("faulty configuration", () => {
  it.each([
    ["UTF-16, with its mark", Buffer.from("\ufeffmemory: notes\r\n", "utf16le")],
    ["UTF-16, without", Buffer.from("memory: notes\r\n", "utf16le")],
    ["Latin-1", Buffer.from("memory: gedächtnis\n", "latin1")],
  ])("is one that is saved as %s, which the remedy says", async (_, bytes) => {
    const error = await fault({ workspace: bytes });
    expect(error.message).toMatch(/cannot read .*lithify\.yaml: it is not UTF-8 text/);
    expect(error.hint).toContain("UTF-8");
  });

  it("is told at once for all files, schema and refusals together, each with its file", async () => {
    const error = await fault({
      workspace: `graceHour: 1\nmodel: { baseURL: "${FAR}", provder: x }\nmemory: ../m\n`,
      user: "closes: dai\n",
    });
    expect(error.code).toBe("BAD_CONFIG");
    for (const told of [
      "lithify.yaml: ",
      "graceHour: ",
      "model.provder: ",
      "config.yaml: closes: ",
      "model.baseURL: ",
      "memory: ",
    ])
      expect(error.message).toContain(told);
  });

  it.each([
    ["a: [\n", "lithify.yaml:"],
    ["logs: logs\nlogs: notes\n", "lithify.yaml:2: the key logs stands twice"],
    ["---\nlogs: logs\nlogs: notes\n", "lithify.yaml:3: the key logs stands twice"],
    ["a: &a 1\nb: *a\n", "lithify.yaml:1: anchors"],
    ["a: !!js/function x\n", "lithify.yaml:1: tags"],
    ["- logs\n", "lithify.yaml:1: not a mapping"],
    ["just words\n", "lithify.yaml:1: not a mapping"],
  ])("is told with file and line: %j", async (workspace, told) => {
    const error = await fault({ workspace });
    expect(error.message).toContain(told);
  });

  it.each(["", "# nothing\n", "---\n", "\ufeff---\r\ngraceHours: 3\r\n"])("is not %j", async (workspace) => {
    expect((await opened({ workspace })).config.graceHours).toBe(3);
  });

  it("is not a long one: every option and many transcripts with comments", async () => {
    const list = Array.from(
      { length: 60 },
      (_, i) => `  - { path: s${i}, format: codex, quietMinutes: 5, newCharacters: 9 }`,
    );
    const { config } = await opened({
      workspace: `${"# a comment\n".repeat(2_000)}transcripts:\n${list.join("\n")}\n`,
    });
    expect(config.transcripts).toHaveLength(60);
  });

  it.each<[string, Layers]>([
    ["in the workspace's file", { workspace: "graceHour: 1\nbudget: { monthUsd: 5 }\n" }],
    ["in the user's", { workspace: "memory: ../m\n", user: "budget: { monthUsd: 5 }\n" }],
    [
      "beside another pair",
      { workspace: "budget: { monthUsd: 5 }\nmodel: { maxOutputTokens: 9000, contextTokens: 9000 }\n" },
    ],
    [
      "in the user's, beside another pair",
      { user: "budget: { monthUsd: 5 }\nmodel: { maxOutputTokens: 9000, contextTokens: 9000 }\n" },
    ],
  ])("is told with a limit in USD that has no price, %s", async (_, layers) => {
    const { message, hint } = await fault(layers);
    expect(message).toMatch(/graceHour|memory: |maxOutputTokens/);
    expect(message.match(/budget\.monthUsd: /g)).toHaveLength(1);
    expect(hint).not.toBe("");
  });

  it("is no window that an answer of the usual size would fill: only one that somebody sized so", async () => {
    const { config } = await opened({ user: "model: { contextTokens: 4096 }\n" });
    expect([config.model.contextTokens, config.model.maxOutputTokens]).toEqual([4_096, 2_048]);
    expect((await opened({ user: "model: { contextTokens: 16384 }\n" })).config.model.maxOutputTokens).toBe(4_096);
    const both = await fault({
      user: "model: { contextTokens: 4096 }\n",
      workspace: "model: { maxOutputTokens: 4096 }\n",
    });
    expect(both.message).toContain("4096 leaves nothing of model.contextTokens (4096)");
  });

  it("is a price that is missing where there is a limit in USD; the two may stand in two files", async () => {
    expect((await fault({ workspace: "budget: { monthUsd: 5 }\n" })).message).toContain("budget.monthUsd");
    const { config } = await opened({
      workspace: "budget: { monthUsd: 5 }\n",
      user: "model: { price: { inputPerMTok: 1, outputPerMTok: 4 } }\n",
    });
    expect(config.budget.monthUsd).toBe(5);
  });

  it("is an unknown provider in the environment", async () => {
    expect((await fault({ env: { LITHIFY_PROVIDER: "extractiv" } })).message).toContain("did you mean extractive?");
  });
});

describe("logs and memory", () => {
  const places = async (folder: TestFolder, user?: string) => {
    const workspace = await opened(user === undefined ? {} : { user }, folder);
    return (path: string) => placeOf(workspace, path, "memory");
  };
  const outside = expect.objectContaining({ code: "OUTSIDE_WORKSPACE", exitCode: 2 });

  it("lie inside the workspace, there or not yet, also by a link that stays inside", async () => {
    const folder = testFolder({ "logs/x": "", "real/x": "" });
    symlinkSync("real", folder.at("linked"));
    const place = await places(folder);
    for (const path of ["logs", "memory", "a/b/c", "linked", "linked/new"]) expect(place(path)).toBe(folder.at(path));
  });

  it("are refused outside: by path, by a link, by a folder above that is one, by a link to nowhere", async () => {
    const elsewhere = testFolder({ "there/x": "" });
    const folder = testFolder();
    symlinkSync(elsewhere.at("there"), folder.at("memory"));
    symlinkSync(elsewhere.path, folder.at("above"));
    symlinkSync(elsewhere.at("nowhere"), folder.at("dangling"));
    symlinkSync("above", folder.at("twice"));
    const place = await places(folder);
    for (const path of [
      elsewhere.path,
      "../x",
      "memory",
      "above/there",
      "above/new",
      "above/new/er",
      "dangling",
      "twice/new",
    ])
      expect(() => place(path), path).toThrow(outside);
  });

  it("may lie outside where the user's own configuration names the place", async () => {
    const elsewhere = testFolder({ "vault/logs/x": "" });
    const folder = testFolder();
    symlinkSync(elsewhere.at("vault/logs"), folder.at("logs"));
    const place = await places(folder, `memory: "${elsewhere.at("vault/logs")}"\n`);
    expect(place("logs")).toBe(folder.at("logs"));
    expect(place(elsewhere.at("vault/logs"))).toBe(elsewhere.at("vault/logs"));
    expect(() => place(elsewhere.at("vault"))).toThrow(outside);
    const named = await places(folder, `logs: [logs, "${elsewhere.at("vault/logs")}"]\n`);
    expect(() => named("logs"), "for another role").toThrow(outside);
  });

  it("are called as the disk has them, where it knows no case", async () => {
    const folder = testFolder({ "Notes/Memory/x": "" });
    const place = await places(folder);
    expect(() => place("notes/memory"), "beside it elsewhere").toThrow("Notes beside it");
    const { lstatSync } = fs;
    const byCase = vi
      .spyOn(fs, "lstatSync")
      .mockImplementation(((path: string, options?: fs.StatOptions) =>
        lstatSync(path.replace(/notes(?=\/|$)/, "Notes").replace(/memory$/, "Memory"), options)) as never);
    expect(place("notes/memory")).toBe(folder.at("Notes/Memory"));
    byCase.mockRestore();
  });

  it("are not named by the word logs alone: in a cloned repository it may be a link", async () => {
    const elsewhere = testFolder({ "x/y": "" });
    const folder = testFolder();
    mkdirSync(folder.at("sub"));
    symlinkSync(elsewhere.path, folder.at("logs"));
    const place = await places(folder, "logs: logs\nmemory: memory\n");
    expect(() => place("logs")).toThrow(outside);
  });
});
