import { describe, expect, it } from "vitest";
import { init } from "../../src/commands/init.ts";
import { readYaml } from "../../src/document/yaml.ts";
import { defaults, readConfig } from "../../src/workspace/config.ts";
import { testFolder } from "../support/test-folder.ts";
import { call } from "./called.ts";

const LIMITS = { bytes: 1e6, keys: 1e3, depth: 9, tokens: 1e5 };
const configOf = (text: string) => {
  const yaml = readYaml(text, LIMITS);
  if ("fault" in yaml) throw new Error(yaml.fault);
  return readConfig(yaml.data);
};

describe("lithify init", () => {
  it("makes a workspace: configuration, folders, and a state folder that git does not see", async () => {
    const folder = testFolder();
    const { code, out } = await call(init, folder.path, {});
    expect(code).toBe(0);
    expect(out).toContain("made lithify.yaml, logs/, memory/, .lithify/ in ");
    expect(out).toContain("the model in use is extractive: built in, offline, free");
    for (const path of ["lithify.yaml", "logs", "memory"]) expect(folder.exists(path)).toBe(true);
    folder.git("init", "-q");
    expect(folder.git("status", "--porcelain", "-uall")).toBe("?? lithify.yaml");
  });

  it("writes every option, commented: as it stands it changes nothing, and uncommented it is the defaults", async () => {
    const folder = testFolder();
    await call(init, folder.path, {});
    const text = folder.read("lithify.yaml");
    expect(configOf(text)).toEqual({ config: defaults() });
    const [schema = "", head = "", ...lines] = text.split("\n");
    expect(schema).toBe("# yaml-language-server: $schema=.lithify/lithify.schema.json");
    expect(head).toMatch(/^# /);
    const bare = lines.map((line) => line.replace(/^# /, "")).join("\n");
    const yaml = readYaml(bare, LIMITS);
    // Whole, and not filled in: no option is left out.
    expect("data" in yaml && yaml.data).toEqual(defaults());
  });

  it("overwrites nothing, however often it is called, and makes what is missing", async () => {
    const files = {
      "lithify.yaml": "graceHours: 7\nmemory: notes/memory\n",
      "logs/2026-04-08.md": "# mine\n",
      memory: "a file",
    };
    const folder = testFolder(files);
    const { out } = await call(init, folder.path, {});
    expect(out).toContain("made notes/memory/, .lithify/ in ");
    const tree = folder.tree();
    const again = await call(init, folder.path, {});
    expect(again.out).toContain("is a workspace already");
    expect(folder.tree()).toEqual(tree);
    for (const [path, text] of Object.entries(files)) expect(folder.read(path)).toBe(text);
  });

  it("makes the folder that is named, and says so as JSON", async () => {
    const folder = testFolder();
    const report = (await call(init, folder.path, { dir: "a/b", json: true })).json();
    expect(report).toEqual({
      ...{ workspace: folder.at("a/b"), made: ["lithify.yaml", "logs/", "memory/", ".lithify/"] },
      ...{ model: "extractive", local: null, found: [] },
    });
    expect(folder.exists("a/b/lithify.yaml")).toBe(true);
    expect(folder.exists("lithify.yaml")).toBe(false);
  });

  it("refuses a workspace whose configuration is broken, and leaves it", async () => {
    const folder = testFolder({ "lithify.yaml": "graceHour: 7\n" });
    expect(await call(init, folder.path, {})).toMatchObject({ code: 2, error: "BAD_CONFIG" });
    expect(folder.read("lithify.yaml")).toBe("graceHour: 7\n");
  });
});
