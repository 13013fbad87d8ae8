/**
 * Workspaces of real logs in four languages, compacted by the built command: the official client finds their memories over
 * stdio, in both eras of the protocol, by words of what the memory says.
 */
import { cpSync, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { expect, it, onTestFinished } from "vitest";
import { lithify } from "../support/lithify-here.ts";
import { BIN, environment } from "../support/run-lithify.ts";
import { testFolder } from "../support/test-folder.ts";
import { CORPUS } from "./corpus.ts";

interface Row {
  readonly file: string;
  readonly name: string;
  readonly description: string;
}

/** Words of the memory, without those of its name where it has enough: what is asked is seldom how it is called. */
function askedOf({ name, description }: Row): string {
  const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });
  const words = (text: string): string[] =>
    [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) =>
      isWordLike && segment.length > 1 ? [segment.toLowerCase()] : [],
    );
  const named = new Set(words(name));
  const own = [...new Set(words(description))].filter((word) => !named.has(word));
  const told = own.length >= 3 ? own : [...new Set(words(description))];
  return told
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 5)
    .join(" ");
}

/** So many of a source's logs: what a folder of more memories would be asked, its first ten are asked too. */
const NEWEST = 15;

const SOURCES = [
  ["English", "recall-beacon"],
  ["Japanese", "hkdocs-ja"],
  ["Chinese", "xiaoqi-zh"],
  ["Portuguese", "laura-pt"],
] as const;

it.each(SOURCES)("the client finds what was kept of %s logs (%s)", { timeout: 300_000 }, async (_, source) => {
  const folder = testFolder({ "lithify.yaml": "git: off\nextractive: { keep: likely }\n" });
  const logs = join(CORPUS, "logs", source);
  for (const name of readdirSync(logs).slice(-NEWEST))
    cpSync(join(logs, name), folder.at(`logs/${name}`), { recursive: true });
  expect(existsSync(folder.at("logs"))).toBe(true);
  expect((await lithify(folder.path, ["compact", "--quiet"])).code).toBe(0);
  const { memories } = JSON.parse((await lithify(folder.path, ["list", "--json"])).stdout) as {
    memories: Row[];
  };
  // A job that reports the same each night leaves memories that the same words ask for: nobody could mean one of them.
  const times = Map.groupBy(memories, askedOf);
  const asked = memories.filter((memory) => times.get(askedOf(memory))!.length === 1).slice(0, 10);
  expect(asked.length).toBeGreaterThan(0);
  const found: number[] = [];
  for (const mode of ["legacy", { pin: "2026-07-28" }] as const) {
    const client = new Client({ name: "test", version: "1.0.0" }, { versionNegotiation: { mode } });
    onTestFinished(() => client.close());
    await client.connect(
      new StdioClientTransport({
        ...{ command: process.execPath, args: [BIN, "mcp"], cwd: folder.path, stderr: "ignore" },
        env: environment(folder.path),
      }),
    );
    let hits = 0;
    for (const memory of asked) {
      const { structuredContent } = await client.callTool({
        name: "memory_search",
        arguments: { query: askedOf(memory), limit: 3 },
      });
      const { results } = structuredContent as { results: Row[] };
      if (results.some(({ file }) => file === memory.file)) hits += 1;
    }
    found.push(hits);
  }
  console.log(`${source}: ${found.join(" and ")} of ${asked.length} memories among the first three`);
  expect(found[0]).toBe(found[1]);
  expect(found[0]!).toBeGreaterThanOrEqual(0.8 * asked.length);
});
