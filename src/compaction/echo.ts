/**
 * A weak model may give back what it was given. What stands in the request word for word is nothing that it says of the week: its
 * sentences would be read as bullets, and the log's lines prove themselves.
 */
import { blocksIn } from "../document/fences.ts";
import type { Answer, Request } from "../model/model.ts";
import { saysNothing } from "./reading.ts";

/** The same answers, with their lines where they were. */
export function withoutEcho(answers: readonly Answer[], requests: readonly Request[]): readonly Answer[] {
  const given = new Set(
    requests.flatMap(({ system, user }) => [
      ...saidIn(system),
      // An item there may be one that was left open, told again.
      ...saidIn(user).filter((line) => !/^[-*+] /.test(line)),
    ]),
  );
  return answers.map((answer) => {
    const echoed = new Set(
      blocksIn(answer.text).prose.flatMap(({ text, line, fenced }) =>
        !fenced && given.has(text.trim()) ? [line] : [],
      ),
    );
    if (echoed.size === 0) return answer;
    const lines = answer.text.split(/\r\n|\n|\r/);
    return { ...answer, text: lines.map((line, i) => (echoed.has(i + 1) ? "" : line)).join("\n") };
  });
}

/** Headings are asked for, and so are the words that there was nothing. */
const saidIn = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !ASKED_FOR.test(line) && !saysNothing(line));
const ASKED_FOR = /^(?:#|[`~]{3}|---|NONE$)/;
