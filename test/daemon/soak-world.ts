/**
 * The workspace of the soak: logs that come, come late and are edited, a person who edits and deletes memories, state
 * that is lost, and what must hold of the folder whatever happened. Before: soak.test.ts. After: real files in a folder.
 */
import fs from "node:fs";
import { expect } from "vitest";
import { addDays, type Day } from "../../src/calendar/week.ts";
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
  /** What may befall the workspace at a step; `mend` ends those that last. */
  readonly events: Readonly<Record<string, (today: Day) => void>>;
  readonly mend: () => void;
  readonly configure: (git: "commit" | "off") => void;
  readonly check: (where: string) => void;
}

const PLACES = ["Lisbon", "Oslo", "Turin", "Gdansk", "Porto", "Ghent"];
const isTemp = (path: string): boolean => path.endsWith(".tmp");

export function worldIn(folder: TestFolder, next: Random): World {
  const logs = new Map<string, string>();
  const edited = new Map<string, string>();
  const deleted = new Set<string>();
  let facts = 0;
  let configuration = "";
  let away = false;
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
    if (!away) folder.write(path, text);
  };
  const memories = (): string[] => Object.keys(under("memory")).filter((path) => /^memory\/[a-z]+_.*\.md$/.test(path));
  const weeklies = (): [string, string][] =>
    Object.entries(under("memory/weekly")).filter(([path]) => path.endsWith(".md"));
  const corrupt = (isMeant: (path: string) => boolean): void => {
    const path = oneOf(Object.keys(under(".lithify")).filter(isMeant), next);
    if (path === undefined) return;
    const text = folder.read(path);
    const torn = text.slice(0, Math.floor(next() * text.length));
    folder.write(path, oneOf([torn, "", "{", '{"version":99}', "\0\0\0"], next)!);
  };

  /** A memory of a week that is not finished stands in its plan only: where that is lost, all knowledge of it is. */
  const isKnown = (path: string): boolean => {
    const name = path.slice("memory/".length);
    const plans = Object.entries(under(".lithify")).filter(([plan]) => plan.includes("/runs/"));
    return [...weeklies(), ...plans].some(([, text]) => text.includes(name));
  };
  const forgetUnknown = (): void => {
    for (const path of deleted) if (!isKnown(path)) deleted.delete(path);
  };

  return {
    writeLog: (day) => put(`logs/${day}.md`, `# ${day}\n\n${line()}\n- Ran the tests and answered mail.\n`),
    events: {
      lateLog: (today) => put(`logs/${addDays(today, -Math.ceil(next() * 60) - 8)}-late.md`, `# Late\n\n${line()}\n`),
      editedLog: () => {
        const [path, text] = oneOf([...logs], next) ?? [];
        if (path !== undefined) put(path, `${text}${line()}\n`);
      },
      removedLog: () => {
        const path = oneOf([...logs.keys()], next);
        if (path === undefined) return;
        logs.delete(path);
        folder.remove(path);
      },
      /** As a network folder that is not mounted for a week. */
      logsAway: () => {
        fs.renameSync(folder.at("logs"), folder.at("logs-away"));
        away = true;
      },
      brokenConfiguration: () => folder.write("lithify.yaml", `${configuration}budgets: [\n`),
      editedMemory: () => {
        const path = oneOf(memories(), next);
        if (path === undefined) return;
        folder.write(path, `${folder.read(path).trimEnd()}\n\nMended by hand ${facts}.\n`);
        edited.set(path, folder.read(path));
      },
      deletedMemory: () => {
        const path = oneOf(memories(), next);
        if (path === undefined) return;
        folder.remove(path);
        edited.delete(path);
        if (isKnown(path)) deleted.add(path);
      },
      deletedWeekly: () => {
        const [path] = oneOf(weeklies(), next) ?? [];
        if (path === undefined) return;
        folder.remove(path);
        // Where the state was lost before, and git is off, nothing else knew what a person had taken out of that week.
        forgetUnknown();
      },
      corruptState: () => corrupt((path) => /\.jsonl?$/.test(path) && !path.includes("/runs/")),
      corruptPlan: () => {
        corrupt((path) => path.includes("/runs/"));
        forgetUnknown();
      },
      lostState: () => {
        folder.remove(".lithify");
        forgetUnknown();
      },
    },
    mend: () => {
      folder.write("lithify.yaml", configuration);
      if (!away) return;
      away = false;
      fs.renameSync(folder.at("logs-away"), folder.at("logs"));
      for (const [path, text] of logs) folder.write(path, text);
      for (const path of Object.keys(folder.tree("logs"))) if (!logs.has(path)) folder.remove(path);
    },
    configure: (git) => {
      configuration = `timezone: Europe/Berlin\ncloses: week\ngit: ${git}\n`;
      folder.write("lithify.yaml", configuration);
    },
    check: (where) => {
      if (!away) expect(under("logs"), where).toEqual(Object.fromEntries([...logs].sort()));
      const tree = under("memory");
      for (const [path, text] of edited) expect(tree[path], `${where}: ${path}`).toBe(text);
      for (const path of deleted) expect(tree[path], `${where}: ${path} is back`).toBeUndefined();
      for (const [path, text] of Object.entries(tree))
        if (!isTemp(path) && path.endsWith(".md")) expect(text.endsWith("\n"), `${where}: ${path} is torn`).toBe(true);
    },
  };
}
