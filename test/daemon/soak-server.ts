/**
 * The model server of the soak: answers from the logs it was shown, or fails as servers do, and notices a second bill.
 * Before: soak.test.ts. After: scripted-server plays it.
 */
import { basename } from "node:path";
import { parseSavedAnswer } from "../../src/model/saved-answers.ts";
import { answer, type Behaviour, reset, type SeenRequest, status } from "../support/scripted-answer.ts";
import type { TestFolder } from "../support/test-folder.ts";
import { oneOf, type Random } from "./soak-world.ts";

export interface SoakServer {
  readonly script: (request: SeenRequest) => Behaviour;
  /** Requests whose answer lay saved and whole when they were asked once more. */
  readonly billedTwice: readonly string[];
  readonly faults: () => number;
}

/** @param faulty whether the next request meets a fault */
export function soakServer(folder: TestFolder, next: Random, faulty: () => boolean): SoakServer {
  const answered = new Set<string>();
  const billedTwice: string[] = [];
  let faults = 0;
  return {
    billedTwice,
    faults: () => faults,
    script: (request) => {
      const asked = askedIn(request);
      if (answered.has(asked) && savedRequests(folder).has(asked)) billedTwice.push(asked.slice(-400));
      if (faulty()) {
        faults += 1;
        return oneOf(faultsFor(textFor(asked), next), next)!;
      }
      answered.add(asked);
      return answer(textFor(asked));
    },
  };
}

const askedIn = ({ body }: SeenRequest): string => (body.messages ?? []).map(({ content }) => content).join("\n");

function textFor(asked: string): string {
  const facts = [...asked.matchAll(/host-(\d+) stands in (\w+), because rack \1 is full/g)].slice(0, 3);
  const blocks = facts.map(
    ([quote, n, place]) =>
      `\`\`\`typed_memory\n---\nname: host-${n} stands in ${place}\ndescription: ${quote}\ntype: project\nevidence: ["${quote}"]\n---\n\n${quote}.\n\`\`\`\n`,
  );
  return `### Outcomes\n- ${facts[0]?.[0] ?? "Nothing of note"}\n\n${blocks.join("\n")}`;
}

const faultsFor = (text: string, next: Random): Behaviour[] => [
  ...[status(429, { "retry-after": "2" }), status(500), status(401), status(503), reset()],
  ...[answer("", {}), answer(text, { finish: "length" }), answer("x", { refusal: "no" })],
  answer(text, { cut: { afterBytes: Math.floor(next() * 900), by: next() < 0.5 ? "end" : "reset" } }),
  { kind: "reply", status: 200, headers: { "content-type": "text/html" }, body: "<html>busy</html>" },
  { kind: "reply", status: 200, body: { choices: [] } },
];

function savedRequests(folder: TestFolder): Set<string> {
  const files = folder.exists(".lithify/answers") ? folder.tree(".lithify/answers") : {};
  const saved = Object.entries(files).flatMap(([path, text]) => {
    const parsed = parseSavedAnswer(text, basename(path, ".json"));
    return "saved" in parsed ? [`${parsed.saved.request.system}\n${parsed.saved.request.user}`] : [];
  });
  return new Set(saved);
}
