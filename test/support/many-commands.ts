/**
 * Command lines one after another in one process, for what may end none of them: starting each is most of what they cost. Reads a
 * line of JSON a command, `{ cwd, args, env }`, and answers it with one of its code, what it printed and the most memory so far.
 */
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { commandLine } from "../../src/cli/command-line.ts";

for await (const line of createInterface(process.stdin)) {
  const { cwd, args, env } = JSON.parse(line) as { cwd: string; args: string[]; env: NodeJS.ProcessEnv };
  const [out, err]: [string[], string[]] = [[], []];
  const code = await commandLine(args, {
    ...{
      cwd: () => cwd,
      env,
      stdin: Readable.from([]),
      stdout: { write: (text) => out.push(text) },
      stderr: { write: (text) => err.push(text) },
    },
    signal: new AbortController().signal,
  });
  const [stdout, stderr] = [out.join(""), err.join("")];
  process.stdout.write(`${JSON.stringify({ code, stdout, stderr, rssKb: process.resourceUsage().maxRSS })}\n`);
}
