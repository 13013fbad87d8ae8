/** A folder of a clone that is laid out as a repository itself: git would take it for one, and its programs for the user's. */
import { describe, expect, it } from "vitest";
import { lithify } from "../support/lithify-here.ts";
import { COMMANDS, cloned, LOG, payloadIn, unharmed } from "./clone.ts";

const layout = (below: string, payload: string): Record<string, string> => ({
  [`${below}HEAD`]: "ref: refs/heads/main\n",
  [`${below}objects/pack/.keep`]: "",
  [`${below}refs/heads/.keep`]: "",
  [`${below}info/attributes`]: "* filter=x\n",
  [`${below}config`]: [
    "[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = .\n\tfsmonitor = ",
    `${payload}\n[commit]\n\tgpgSign = true\n[gpg]\n\tprogram = ${payload}\n`,
    `[filter "x"]\n\tclean = ${payload}; cat\n\tsmudge = ${payload}; cat\n\trequired = true\n`,
  ].join(""),
});

describe.each([
  ["the workspace", "ws/", ""],
  ["a folder above it", "ws/", "notes/"],
  ["its memory folder", "ws/memory/", ""],
])("%s that looks like a repository", (_, below, inside) => {
  it("runs nothing, whatever is called there", async () => {
    const victim = cloned((origin, outside) => {
      for (const [path, text] of Object.entries(layout(below, payloadIn(outside)))) origin.write(path, text);
      origin.write(`ws/${inside}logs/2026-04-08.md`, LOG);
      origin.write(`ws/${inside}lithify.yaml`, "timezone: UTC\n");
    });
    for (const args of COMMANDS) {
      await lithify(victim.clone.at(`ws/${inside}`), args);
      expect(victim.outside.exists("pwned"), args.join(" ")).toBe(false);
    }
    unharmed(victim);
  });
});
