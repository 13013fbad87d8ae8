/** A hook's line as PowerShell reads it: checked as text, since no PowerShell is at hand. */
import { expect, it } from "vitest";
import { copilot } from "../../src/connect/agents/copilot.ts";
import { powershellLine } from "../../src/connect/call.ts";

it.each([
  [["npx", "--no-install", "lithify"], "npx --no-install lithify"],
  [["/usr/bin/node", "/opt/bin.js"], "/usr/bin/node /opt/bin.js"],
  [["C:\\Program Files\\node.exe", "C:\\l\\bin.js"], "& 'C:\\Program Files\\node.exe' 'C:\\l\\bin.js'"],
  [["/home/o'neil/node", "a\u2019b"], "& '/home/o''neil/node' 'a\u2019\u2019b'"],
  [["node", "/my notes/bin.js", "@x", "$HOME"], "node '/my notes/bin.js' '@x' '$HOME'"],
])("calls the program of %j", (words, line) => {
  expect(powershellLine(words)).toBe(line);
});

it("is Copilot's, beside the line for a shell", () => {
  const place = {
    level: "user",
    env: {},
    home: "/h",
    configHome: "/h/.config",
    project: "/p",
    memoryPath: "memory",
  } as const;
  const command = ["/a b/node", "/c/bin.js"] as const;
  const at = { ...place, memoryFolders: [], command, exists: () => false, real: (path: string) => path };
  const hook = copilot.pieces(at).find((piece) => piece.kind === "item");
  expect(hook?.made(command)).toEqual([
    expect.objectContaining({
      bash: "'/a b/node' /c/bin.js context --for copilot",
      powershell: "& '/a b/node' /c/bin.js context --for copilot",
    }),
  ]);
});
