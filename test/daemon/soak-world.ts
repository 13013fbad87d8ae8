/**
 * Two years of a workspace for the soak: logs that come, come late and are edited, a person who edits and deletes
 * memories, a server that misbehaves, and what must hold of the folder whatever happened. Before: soak.test.ts. After:
 * real files in a real folder.
 */
import { expect } from "vitest";
import { addDays, type Day } from "../../src/calendar/week.ts";
import { answer, type Behaviour, reset, type SeenRequest, status } from "../support/scripted-answer.ts";
import type { TestFolder } from "../support/test-folder.ts";

export type Random = () => number;

export function random(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const oneOf = <Item>(items: readonly Item[], next: Random): Item | undefined =>
  items[Math.floor(next() * items.length)];

export interface World {
  readonly writeLog: (day: Day) => void;
  /** A log of an older day, new or changed; undefined before there are any. */
  readonly lateLog: (today: Day) => void;
  readonly editLog: () => void;
  readonly removeLog: () => void;
  readonly editMemory: () => void;
  readonly deleteMemory: () => void;
  readonly deleteWeekly: () => void;
  readonly corruptState: () => void;
  readonly check: (where: string) => void;
}

const PLACES = ["Lisbon", "Oslo", "Turin", "Gdansk", "Porto", "Ghent"];
const isTemp = (path: string): boolean => path.endsWith(".tmp");

export function worldIn(folder: TestFolder, next: Random): World {
  const logs = new Map<string, string>();
  const edited = new Map<string, string>();
  const deleted = new Set<string>();
  let facts = 0;
  const under = (part: string): Record<string, string> => (folder.exists(part) ? folder.tree(part) : {});
  const line = (): string => {
    facts += 1;
    const place = oneOf(PLACES, next);
    return oneOf(
      [
        `- Decided: host-${facts} stands in ${place}, because rack ${facts} is full.`,
        `- Lesson: batch ${facts} runs against a real PostgreSQL in ${place}, never a mock.`,
        `- The runbook of service-${facts} is at https://runbooks.example.org/${facts}.`,
      ],
      next,
    )!;
  };
  const put = (path: string, text: string): void => {
    logs.set(path, text);
    folder.write(path, text);
  };
  const memories = (): string[] => Object.keys(under("memory")).filter((path) => /^memory\/[a-z]+_.*\.md$/.test(path));
  return {
    writeLog: (day) => put(`logs/${day}.md`, `# ${day}\n\n${line()}\n${line()}\n`),
    lateLog: (today) => put(`logs/${addDays(today, -Math.ceil(next() * 60) - 8)}-late.md`, `# Late\n\n${line()}\n`),
    editLog: () => {
      const [path, text] = oneOf([...logs], next) ?? [];
      if (path !== undefined) put(path, `${text}${line()}\n`);
    },
    removeLog: () => {
      const path = oneOf([...logs.keys()], next);
      if (path === undefined) return;
      logs.delete(path);
      folder.remove(path);
    },
    editMemory: () => {
      const path = oneOf(memories(), next);
      if (path === undefined) return;
      folder.write(path, `${folder.read(path).trimEnd()}\n\nMended by hand ${facts}.\n`);
      edited.set(path, folder.read(path));
    },
    // Not while a plan waits to be finished: that cannot tell a file it had not written yet from one that was deleted
    // since, and writes it.
    deleteMemory: () => {
      const plans = Object.entries(under(".lithify")).filter(([path]) => path.includes("/runs/"));
      if (plans.some(([, text]) => text.includes('"state":"planned"'))) return;
      const path = oneOf(memories(), next);
      if (path === undefined) return;
      folder.remove(path);
      edited.delete(path);
      deleted.add(path);
    },
    deleteWeekly: () => {
      const path = oneOf(
        Object.keys(under("memory")).filter((name) => name.includes("weekly/")),
        next,
      );
      if (path === undefined) return;
      folder.remove(path);
      // What a person had deleted was declined in that document; a week that starts afresh knows nothing of it.
      deleted.clear();
    },
    corruptState: () => {
      const files = Object.keys(under(".lithify")).filter((path) => /\.jsonl?$/.test(path) && !/runs\//.test(path));
      const path = oneOf(files, next);
      if (path === undefined) return;
      const text = folder.read(path);
      const torn = text.slice(0, Math.floor(next() * text.length));
      folder.write(path, oneOf([torn, "", "{", '{"version":99}', "\0\0\0"], next)!);
    },
    check: (where) => {
      expect(under("logs"), where).toEqual(Object.fromEntries([...logs].sort()));
      const tree = under("memory");
      for (const [path, text] of edited) expect(tree[path], `${where}: ${path}`).toBe(text);
      for (const path of deleted) expect(tree[path], `${where}: ${path} is back`).toBeUndefined();
      for (const [path, text] of Object.entries(tree))
        if (!isTemp(path) && path.endsWith(".md")) expect(text.endsWith("\n"), `${where}: ${path} is torn`).toBe(true);
    },
  };
}

/** Answers from the logs it was shown, or one of the model's faults. */
export function misbehaving(next: Random, faulty: () => boolean): (request: SeenRequest) => Behaviour {
  return (request) => {
    const asked = (request.body.messages ?? []).map(({ content }) => content).join("\n");
    const facts = [...asked.matchAll(/host-(\d+) stands in (\w+), because rack \1 is full/g)].slice(0, 3);
    const blocks = facts.map(
      ([quote, n, place]) =>
        `\`\`\`typed_memory\n---\nname: host-${n} stands in ${place}\ndescription: ${quote}\ntype: project\nevidence: ["${quote}"]\n---\n\n${quote}.\n\`\`\`\n`,
    );
    const text = `### Outcomes\n- ${facts[0]?.[0] ?? "Nothing of note"}\n\n${blocks.join("\n")}`;
    const faults: Behaviour[] = [
      ...[status(429, { "retry-after": "2" }), status(500), status(401), status(503), reset()],
      ...[answer("", {}), answer(text, { finish: "length" }), answer("x", { refusal: "no" })],
      answer(text, { cut: { afterBytes: Math.floor(next() * 900), by: next() < 0.5 ? "end" : "reset" } }),
      { kind: "reply", status: 200, headers: { "content-type": "text/html" }, body: "<html>busy</html>" },
      { kind: "reply", status: 200, body: { choices: [] } },
    ];
    return faulty() ? oneOf(faults, next)! : answer(text);
  };
}
