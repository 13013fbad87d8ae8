/** Text from outside on its way to a terminal: names of files, keys, values, servers, git, the command line itself. */
import { describe, expect, it } from "vitest";
import { oneLine, painted, printable, printableJson, shownText } from "../../src/report/printable.ts";
import { lithify } from "../support/lithify-here.ts";
import type { Ran } from "../support/run-lithify.ts";
import { answer, status } from "../support/scripted-answer.ts";
import { startScriptedServer } from "../support/scripted-server.ts";
import { testFolder } from "../support/test-folder.ts";
import { ANSWER, LOGS } from "../support/week-answer.ts";

/** A title, a colour, a movement in C1, an override of direction, letters that are blank, and a line that lithify did not write. */
const EVIL = "a\u001b]0;owned\u0007b\u001b[31mc\u009b2Jd\u202ee\u3164\u115f\uffa0";
const FORGED = "\n2026-W99  compacted";
const STEERS =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u115f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/;

function expectHarmless(...runs: Ran[]): void {
  for (const { stdout, stderr } of runs) {
    expect(stdout).not.toMatch(STEERS);
    expect(stderr).not.toMatch(STEERS);
    expect(`${stdout}\n${stderr}`).not.toMatch(/^2026-W99/m);
  }
}

describe("the door", () => {
  it("writes out what a terminal obeys, and leaves what it shows", () => {
    expect(printable(EVIL)).toBe("a\\u{1b}]0;owned\\u{7}b\\u{1b}[31mc\\u{9b}2Jd\\u{202e}e\\u{3164}\\u{115f}\\u{ffa0}");
    expect(printable("a\u034f\u1160\u17b4\u{1d173}\u{e0101}\u180e")).toBe(
      "a\\u{34f}\\u{1160}\\u{17b4}\\u{1d173}\\u{e0101}\\u{180e}",
    );
    expect(printable("tab\there\r\nline\nüñ 日本 👩‍👩‍👧 می‌خواهم")).toBe("tab\there\r\nline\nüñ 日本 👩‍👩‍👧 می‌خواهم");
    expect(printable("over\rwritten \u{e0041}")).toBe("over\\u{d}written \\u{e0041}");
    expect(oneLine(`x${FORGED}\ty`)).toBe("x\\u{a}2026-W99  compacted\\u{9}y");
  });

  it("paints what lithify painted, and nothing that came with the text", () => {
    const red = painted("red", `failed ${EVIL}`);
    expect(shownText(red, false)).toBe(`failed ${printable(EVIL)}`);
    expect(shownText(red, true)).toBe(`\u001b[31mfailed ${printable(EVIL)}\u001b[39m`);
    expect(shownText("\ufdd0 no end \ufdd4\ufdd4 \ufdd1", true)).toBe("\u001b[31m no end \u001b[39m ");
    expect(shownText("\ufdd3\ufdd2", true)).toBe("");
  });

  it("leaves JSON what it was", () => {
    const value = { [EVIL]: [EVIL, "\u{e0041}\ufeff\u2028"] };
    const text = printableJson(JSON.stringify(value));
    expect(text).not.toMatch(STEERS);
    expect(JSON.parse(text)).toEqual(value);
  });
});

describe("what is printed", () => {
  it("of file names", async () => {
    const folder = testFolder({
      ...LOGS,
      [`logs/2026-04-08${EVIL}${FORGED}.md`]: "x\n",
      [`logs/${EVIL}.md`]: "x\n",
      [`memory/user_${EVIL}${FORGED}.md`]: "---\nname: [\n---\nx\n",
      [`memory/feedback_${EVIL}.md`]: `---\nname: "a\\u001b[31m${"\\n"}2026-W99  compacted"\ntype: feedback\ndescription: x\n---\nx\n`,
      [`memory/inbox/${EVIL}.md`]: "---\nx: y\n---\n",
      [`memory/weekly/${EVIL}.md`]: "x",
    });
    folder.git("init", "-q");
    for (const args of [["compact", "--verbose"], ["status", "--verbose"], ["lint"], ["inbox"], ["doctor"], ["runs"]])
      expectHarmless(await lithify(folder.path, args), await lithify(folder.path, [...args, "--json"]));
    for (const file of [`memory/feedback_${EVIL}.md`, `user_${EVIL}${FORGED}.md`])
      expectHarmless(await lithify(folder.path, ["why", file]), await lithify(folder.path, ["forget", file]));
  });

  it.each([
    `"${EVIL}": 1\n`,
    `"x\\n2026-W99  compacted": 1\n`,
    `"\\e[31m": 1\n"\\e[31m": 2\n`,
    `model: { "\\u001b[31m": 1 }\n`,
    `closes: "\\u001b[31m\\u009b\\n2026-W99"\n`,
    `memory: "/\\u001b[31m\\n2026-W99  x"\n`,
    `logs: "nothing\\u001b[31m"\n`,
    `a\u001b[31m: [\n`,
  ])("of lithify.yaml: %j", async (yaml) => {
    const folder = testFolder({ ...LOGS, "lithify.yaml": yaml });
    const ran = await lithify(folder.path, ["status"]);
    expect(ran.code).toBe(2);
    expectHarmless(ran, await lithify(folder.path, ["status", "--json"]));
  });

  it("of the command line", async () => {
    const folder = testFolder(LOGS);
    for (const args of [
      [`--${EVIL}`],
      [EVIL],
      ["compact", "--week", EVIL],
      ["-C", EVIL, "status"],
      ["why", EVIL],
      ["extract", EVIL],
      ["undo", EVIL],
    ])
      expectHarmless(await lithify(folder.path, args), await lithify(folder.path, [...args, "--json"]));
  });

  it("of servers and their answers", async () => {
    await using server = await startScriptedServer((_, index) =>
      index === 0
        ? status(400, {}, { error: { message: `${EVIL}${FORGED}`, type: EVIL } })
        : answer(`${ANSWER}\n\`\`\`typed_memory\n---\nname: "\\e[31m"\ntype: ${EVIL}\n---\n\`\`\`\n`, {
            model: `m${EVIL}`,
          }),
    );
    const folder = testFolder(LOGS);
    const args = ["--verbose", "--provider", "openai", "--model", `m${EVIL}`, "--base-url", server.baseURL];
    const first = await lithify(folder.path, ["compact", ...args]);
    expect(first.code).toBe(1);
    expectHarmless(first, await lithify(folder.path, ["status"]), await lithify(folder.path, ["compact", ...args]));
    expectHarmless(await lithify(folder.path, ["usage"]), await lithify(folder.path, ["usage", "--json"]));
    expect(server.requests.length).toBeGreaterThan(1);
  });

  it("of git", async () => {
    const folder = testFolder({ ...LOGS, ".gitattributes": "*.md filter=loud\n" });
    folder.git("init", "-q", "-b", "main");
    folder.git("config", "filter.loud.clean", "printf '\\033[31mloud\\n2026-W99  compacted' >&2; exit 1");
    folder.git("config", "filter.loud.required", "true");
    const ran = await lithify(folder.path, ["compact"]);
    expect(ran.stderr).toContain("the commit waits");
    expectHarmless(ran, await lithify(folder.path, ["status"]), await lithify(folder.path, ["status", "--json"]));
  });
});
