/** Keys as a terminal sends them: how many come in one read is chance. */
import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { personAt } from "../../src/cli/person.ts";

/** @param reads what the terminal sends, a read each, one for each question */
async function answered(questions: number, reads: readonly string[]): Promise<string[]> {
  const stdin = Object.assign(new PassThrough(), { setRawMode: () => stdin }) as unknown as typeof process.stdin;
  let next = 0;
  const write = (text: string): void => {
    if (text === "sure? ") setImmediate(() => stdin.push(reads[next++] ?? null));
  };
  const person = personAt(write, {}, new AbortController().signal, stdin);
  const keys: string[] = [];
  for (let asked = 0; asked < questions; asked++) keys.push(await person.pressed("sure? ", ["y", "\r", "n", "q"]));
  return keys;
}

it.each([
  [
    ["y", "n"],
    ["y", "n"],
  ],
  [
    ["y\r", "n\n"],
    ["y", "n"],
  ],
  [
    ["yy", "n"],
    ["y", "n"],
  ],
  [
    ["\r", "N"],
    ["\r", "n"],
  ],
  [
    ["\u001b[Ay", "x", "y", "n"],
    ["y", "n"],
  ],
  [
    ["\u001b", "y"],
    ["q", "y"],
  ],
  [["y"], ["y", "q"]],
])("each question has the first key of what comes after it: %j", async (reads, keys) => {
  expect(await answered(2, reads)).toEqual(keys);
});
